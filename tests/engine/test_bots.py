"""The one door to opponents: `jemaa.bots.opponent`, and the levels behind it."""

import pytest

from jemaa import bots
from jemaa.bots import opponent
from jemaa.game import CHANCE, Game, State
from jemaa.judging import MOST_WORK, Level, Thinking, Thought, finished, said
from jemaa.match import Match
from tests.engine.games import ALL, players_of, seat_the_tiny_games

SEATED = [(game, level) for game in ALL.values() for level in ("random", *game.levels)]
by_level = pytest.mark.parametrize(("game", "level"), SEATED, ids=[f"{game.name}-{level}" for game, level in SEATED])


@pytest.fixture(autouse=True)
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_the_tiny_games(monkeypatch)


def decision(game: Game) -> State:
    """Return a position in which somebody has a choice."""
    match = Match.new(game, players_of(game, game.seats[0]), {}, "door")
    while match.state.to_act == CHANCE:
        match.play(match.rolled())
    return match.state


@by_level
def test_an_opponent_chooses_what_it_thinks_and_changes_nothing(game: Game, level: str) -> None:
    state = decision(game)
    before = state.text()
    thought = finished(opponent(game.name, level, "one").think(state))
    assert state.text() == before
    assert opponent(game.name, level, "one").thought(state) == thought
    assert opponent(game.name, level, "one").choose(state) is thought.action
    assert state.text() == before


def test_a_seed_gives_the_same_choices() -> None:
    state = decision(ALL["heaps"])
    one, again, other = ([opponent("heaps", "random", seed)] for seed in ("one", "one", "other"))
    chosen = [[bot.choose(state) for _ in range(20)] for (bot,) in (one, again, other)]
    assert chosen[0] == chosen[1] != chosen[2]


def test_a_level_says_how_much_work_is_done() -> None:
    assert Level.read("hard") == ("hard", None)
    assert Level.read(f"hard#{MOST_WORK}") == ("hard", MOST_WORK)
    state = decision(ALL["heaps"])
    steps = [sum(1 for _ in opponent("heaps", f"hard#{work}", "work").think(state)) for work in (1, 2, 20)]
    assert steps[0] * 20 == steps[1] * 10 == steps[2]


def test_true_piles_are_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[State] = []

    def think(_self: bots.RandomBot, state: State) -> Thinking:
        shown.append(state)
        yield 0.0
        return Thought(state.legal()[0], said("reason-random"))

    monkeypatch.setattr(bots.RandomBot, "think", think)
    match = Match.new("marrakech", players=2, seed="piles")
    bot = opponent("marrakech", "random", "door")
    bot.thought(match)
    finished(bot.think(match.state))
    assert len({state.text() for state in (match.state, *shown)}) == 3
    assert {str(match.game.view(state)) for state in shown} == {str(match.game.view(match.state))}
