"""All games, including the tests' tiny ones, and functions to start any of them."""

import json
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from typing import TypeVar

import pytest

import jemaa.games
from jemaa.engine.chance import Dice, Stream
from jemaa.engine.game import CHANCE, OVER, Action, Face, Game, Json, Shape, State
from jemaa.formats.notation import HEAD
from jemaa.match import Match, reason

T = TypeVar("T")
TINY = Path(__file__).parent.parent / "tiny/py/jemaa/games"


def found_with_the_tiny_games() -> dict[str, Game]:
    """Find all games, with the folder of the tiny games added to the package's path."""
    jemaa.games.__path__.append(str(TINY))
    try:
        return dict(jemaa.games.Games())
    finally:
        jemaa.games.__path__.remove(str(TINY))


ALL = found_with_the_tiny_games()


def seat_the_tiny_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the package find the tiny games too, during a test.

    Its class stays as it is: Python 3.13 does not notice that a class has been changed for the thousandth time.
    """
    monkeypatch.setattr(jemaa.games, "__path__", [*jemaa.games.__path__, str(TINY)])
    monkeypatch.setattr(jemaa.games.GAMES, "__dict__", vars(jemaa.games.Games()))


def games_with(module: str) -> list[str]:
    """Return the names of the package's games that have a module that games may leave out."""
    return [name for name in jemaa.games.GAMES if find_spec(f"jemaa.games.{name}.{module}")]


def has_dice(game: Game) -> bool:
    """Check whether anything is rolled in some game of it."""
    return any(isinstance(action, Face) for action in game.actions.values())


def usual(game: Game, count: int = 3) -> int:
    """Return how many play where it hardly matters: that many, or as near as the game comes to it."""
    return max(game.seats[0], min(count, game.seats[-1]))


def players_of(game: Game, count: int) -> list[Json]:
    """Return that many players with default names and the first colours."""
    each = game.colors_each(count)
    colors = [list(game.colors[each * seat : each * (seat + 1)]) for seat in range(count)]
    return [{"name": f"Player {seat}", "color": c if each > 1 else c[0]} for seat, c in enumerate(colors)]


def tables() -> list[tuple[Game, int, Json]]:
    """List every game with every number of players and every combination of options."""
    return [
        (game, count, dict(zip(game.options, values, strict=True)))
        for game in ALL.values()
        for count in game.seats
        for values in product(*game.options.values())
    ]


def table_name(value: Game | Json | int) -> str:
    """Name a table for pytest."""
    if isinstance(value, int):
        return str(value)
    return "-".join(map(str, value.values())) if isinstance(value, dict) else value.name


def drawn(match: Match, stream: Dice) -> str:
    """Return the text of a legal action: a roll from the match's seed, or a choice by the stream."""
    if match.state.to_act == CHANCE:
        return match.rolled()
    return picked(stream, match.ply, match.state.legal()).text


def picked(dice: Dice, k: int, items: Sequence[T]) -> T:
    """Return one of the items by draw number k; with a second draw if there are more than 256."""
    if len(items) <= 256:
        return items[dice.draw(k, len(items))]
    return items[(dice.draw(k, 256) << 8 | dice.draw(k + 2**20, 256)) % len(items)]


def played(game: Game, count: int, options: Json, seed: str, plies: int = 100_000) -> Match:
    """Return a match played at random to its end, or for some plies."""
    match = Match.new(game, players_of(game, count), options, seed)
    stream = Dice(f"{seed}/choices")
    while match.state.to_act != OVER and match.ply < plies:
        match.play(drawn(match, stream))
    return match


def deciders(match: Match) -> list[int]:
    """Return the seats that have decided, one after the other."""
    return [actor for _, actor, _ in match.log if actor != CHANCE]


def alike(game: Game) -> tuple[Match, Match]:
    """Return matches that look alike to a spectator, also once something was played and another person is asked."""
    count = game.seats[-1 if game.private else 0]
    whole = played(game, count, {}, "handed")
    for ply in range(1, whole.ply):
        match = played(game, count, {}, "handed", ply)
        if match.log[-1].actor not in (CHANCE, match.state.mover) and len({*deciders(match)}) > 1:
            setup = game.setup_for(whole.setup, whole.at(ply - 1)[0].imagine(None, Stream("otherwise")))
            other = Match(game, match.players, match.options, setup, match.seed)
            for entry in match.log:
                other.play(entry.action.text)
            if game.view(other.state) == game.view(match.state):
                return match, other
    raise AssertionError


def why(game: Game, state: State, picks: Sequence[str]) -> Json | None:
    """Return the reason against picks in a position; None if a legal action contains them."""
    return reason(game, state, state.legal(), picks)


def altered(text: str, names: Sequence[str], **changes: object) -> str:
    """Return a position's text with some of its fields (named by `names`) replaced."""
    fields = dict(zip((*HEAD, *names), text.split(" "), strict=True))
    return " ".join((fields | {name: str(value) for name, value in changes.items()}).values())


def positions(match: Match) -> Iterator[tuple[State, Action | None]]:
    """Yield each position of a match, with the action played there (None at the end)."""
    state, _ = match.at(0)
    for entry in match.log:
        yield state, entry.action
        state.apply(entry.action)
    yield state, None


def seen(game: Game, state: State) -> str:
    """Return everything about a position as text."""
    parts = [game.view(state), state.to_act, state.mover, list(state.outcomes()), state.scores(), state.ranking()]
    return json.dumps([*parts, [action.text for action in state.legal()], game.draw(state)])


def texts(state: State) -> list[str]:
    """Return the texts of the legal actions."""
    return [action.text for action in state.legal()]


def kinds(events: Sequence[Shape]) -> list[str]:
    """Return the types of events."""
    return [event["type"] for event in events]


def done(game: Game, state: State, *actions: str) -> list[Shape]:
    """Apply legal actions and return all their events as dictionaries."""
    events: list[Shape] = []
    for text in actions:
        assert game.actions[text] in state.legal(), f"{text} is not legal"
        events += [game.named(event) for event in state.apply(game.actions[text])]
    return events
