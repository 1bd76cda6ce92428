"""Efficiency: the legal actions of each position are listed only once, however many modules need them."""

from collections.abc import Sequence
from typing import Any

import pytest

from jemaa import record as records
from jemaa.asking import questions
from jemaa.bridge import MOST_SINCE
from jemaa.chance import Stream
from jemaa.game import Action, Game, Json, State
from jemaa.match import Match
from tests.engine.doors import Door
from tests.engine.games import ALL, played, players_of, seat_the_tiny_games

#: How often a request may list the legal actions: once if it leads to another position, else never
LISTED = {
    "new": 1, "play": 1, "roll": 1, "undo": 1, "redo": 1,
    "at": 0, "since": 0, "preview": 0, "forecasts": 0, "why": 0, "words": 0, "read": 0, "inspect": 0, "seat": 0,
    "record": 0, "close": 0, "games": 0, "actions": 0,
}  # fmt: skip


def new_match(game: Game, seed: str = "once") -> Match:
    return Match.new(game, players_of(game, game.seats[1]), {}, seed)


class Counting(Door):
    """A bridge that counts how often its last request listed the legal actions."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
        super().__init__()
        self.calls = 0
        state = type(new_match(game).state)
        listed = state.legal

        def legal(position: State) -> Sequence[Action]:
            self.calls += 1
            return listed(position)

        monkeypatch.setattr(state, "legal", legal)

    def reply(self, do: Any, **arguments: object) -> Json:
        self.calls = 0
        reply = super().reply(do, **arguments)
        assert self.calls <= LISTED.get(do, self.calls), do
        return reply


@pytest.fixture(params=ALL)
def counting(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> tuple[Game, Counting]:
    """Return a game and a counting bridge."""
    seat_the_tiny_games(monkeypatch)
    game = ALL[request.param]
    return game, Counting(monkeypatch, game)


def test_a_whole_game_lists_each_position_once(counting: tuple[Game, Counting]) -> None:
    game, page = counting
    stream = Stream("once")
    good: set[str] = set()
    view = page.ask("new", game=game.name, players=players_of(game, game.seats[1]), seed="once")["view"]
    while view["to_act"] != "over":
        ply, choices = view["ply"], view["choices"][:250]
        action = choices[stream.below(len(choices))] if choices else None
        change = ("play", {"action": action}) if action else ("roll", {})
        back = [("undo", {"assent": True}), ("redo", {})] if stream.below(4) == 0 else []
        for do, arguments in [
            ("at", {"ply": ply // 2}),
            ("since", {"ply": max(0, ply - 5)}),
            ("preview", {"action": action}),
            ("forecasts", {"actions": [action, None]}),
            ("why", {"picks": list(game.actions[action].picks) if action else []}),
            ("why", {"picks": ["no:such"]}),
            ("words", {}),
            ("read", {"text": action or "roll"}),
            ("read", {"text": "nothing like that"}),
            *(("inspect", {"about": about, "of": "c3"}) for about in questions(game.name)),
            ("seat", {"seat": 1, "bot": None}),
            change,
            *back,
        ]:
            if "error" not in page.reply(do, **arguments):
                good.add(do)
        view = page.table.now()
    without = {"roll": view["dice"], "inspect": questions(game.name)}  # what a game need not have
    needless = {"new", "record", "close", "games", "actions", *(do for do, has in without.items() if not has)}
    assert LISTED.keys() - good <= needless


def test_a_record_is_opened_by_listing_each_position_once(counting: tuple[Game, Counting]) -> None:
    game, page = counting
    record = records.save(played(game, game.seats[1], {}, "once"))
    log = record["log"]
    for do in ("open", "check"):
        page.ask(do, record=record)
        assert page.calls == len(log) + 1
        page.ask(do, record={**record, "log": log[:-4]}, undone=log[-4:])
        assert page.calls == len(log)


def test_combined_requests_give_the_same_as_single_ones(counting: tuple[Game, Counting]) -> None:
    """`since` gives the views of `at`, `forecasts` those of `preview`, through a whole game."""
    game, page = counting
    record = records.save(played(game, 4 if 4 in game.seats else 3, {}, "once"))
    for ply in range(0, len(record["log"]), 15):
        view = page.ask("open", record={**record, "log": record["log"][:ply]})["view"]
        actions = [*view["choices"][:40], None]
        previews = [page.ask("preview", action=action)["forecast"] for action in actions]
        assert page.ask("forecasts", actions=actions)["forecasts"] == previews
        first = max(0, ply - MOST_SINCE)
        views = [page.ask("at", ply=each)["view"] for each in range(first, ply + 1)]
        assert page.ask("since", ply=first)["views"] == views
