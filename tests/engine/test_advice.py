"""Advice for people: what the strongest opponent of a game would do, and what it expects of each choice."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from jemaa import bots
from jemaa.chance import Dice, Stream
from jemaa.game import Action, Game, Json, State
from jemaa.judging import Judged, Level, Thinking, Thought, said
from tests.engine.doors import Door
from tests.engine.games import ALL, players_of, seat_the_tiny_games

of_every_game = pytest.mark.parametrize("game", ALL.values(), ids=list(ALL))
#: How many slices the opponent of these tests thinks.
SLICES = 3
#: Gives a game two levels, the stronger of which is curious.
Seat = Callable[[Game], None]


class Curious:
    """An opponent that looks at all it gets, and judges each choice by that and by its stream of random numbers."""

    def __init__(self, level: Level, chance: Stream) -> None:
        self.level = level
        self.chance = chance

    def choose(self, state: State) -> Action:
        raise NotImplementedError

    def think(self, state: State) -> Thinking:
        for part in range(SLICES):
            yield part / SLICES
        seen = f"{state.text()} {getattr(state, 'piles', ())}"
        worths = {
            action: Stream(f"{seen} {action.text} {self.chance.below(9)}").below(9000) for action in state.legal()
        }
        best, *_ = choices = [Judged(*pair) for pair in sorted(worths.items(), key=lambda pair: -pair[1])]
        return Thought(best.action, said("reason-curious", level=self.level.name), choices)


@pytest.fixture
def seat(monkeypatch: pytest.MonkeyPatch) -> Seat:
    seat_the_tiny_games(monkeypatch)

    def give(game: Game) -> None:
        module = ModuleType("opponents")
        vars(module)["LEVELS"] = {"dull": None, "keen": Curious}
        monkeypatch.setattr(type(game), "levels", ("dull", "keen"))
        monkeypatch.setattr(bots, "import_module", lambda _name: module)

    return give


def begun(game: Game, **arguments: Any) -> Door:
    """Return a bridge with a new match."""
    door = Door()
    players = players_of(game, game.seats[0])
    door.ask("new", game=game.name, players=players, **{"seed": "advice", "first": 0, **arguments})
    return door


def step(door: Door) -> None:
    """Roll, or play the first choice."""
    door.on("roll" if door.table.now()["to_act"] == "chance" else "lay")


def question(door: Door) -> Json:
    """Play on until a person chooses among several actions, and return the view."""
    while len((view := door.table.now())["choices"]) < 2:
        step(door)
    return view


def advice(door: Door) -> Json:
    """Return the advice for whoever is asked."""
    reply = door.thought("advise", seat=door.table.now()["to_act"], ms=0)
    return {name: reply[name] for name in ("action", "reason", "choices")}


@of_every_game
def test_advice_has_an_action_a_reason_and_all_choices_best_first(game: Game, seat: Seat) -> None:
    seat(game)
    door = begun(game)
    view, told = question(door), advice(door)
    worths = [choice["worth"] for choice in told["choices"]]
    assert worths == sorted(worths, reverse=True)
    assert sorted(choice["action"] for choice in told["choices"]) == view["choices"]
    assert told["action"] == told["choices"][0]["action"]
    assert told["reason"] == {"key": "reason-curious", "args": {"level": "keen", "seat": view["to_act"]}}


@of_every_game
def test_the_view_says_whether_advice_can_be_asked_for(game: Game, seat: Seat) -> None:
    """It can at each choice of a person; not at a roll, where there is no choice, for an opponent or in the past."""
    seat(game)
    door, asked = begun(game), 0
    for _ in range(40):
        view = door.table.now()
        if view["to_act"] == "over":
            break
        acting = view["to_act"] if isinstance(view["to_act"], int) else 0
        assert view["advice"] == (len(view["choices"]) > 1)
        asked += view["advice"]
        if view["advice"]:
            assert not door.ask("at", ply=view["ply"])["view"]["advice"]
            assert door.code("advise", seat=acting + 1) == "bad-request"
            assert not door.ask("seat", seat=acting, bot="keen")["view"]["advice"]
            assert door.code("advise", seat=acting) == "bad-request"
            door.ask("seat", seat=acting, bot=None)
        else:
            assert door.code("advise", seat=acting) == "bad-request"
        step(door)
    assert asked > 5


@of_every_game
def test_a_game_without_opponents_of_its_own_gives_no_advice(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    seat_the_tiny_games(monkeypatch)
    monkeypatch.setattr(type(game), "levels", ())
    door = begun(game)
    view = question(door)
    assert not view["advice"]
    assert door.code("advise", seat=view["to_act"]) == "bad-request"


@of_every_game
def test_advice_is_dropped_when_the_match_changes(game: Game, seat: Seat) -> None:
    seat(game)
    door = begun(game)
    acting = question(door)["to_act"]
    assert [door.ask("advise", seat=acting, ms=0)["progress"] for _ in range(SLICES)] == [0, 1 / 3, 2 / 3]
    before = door.table.advising
    step(door)
    assert door.table.advising is None
    door.ask("undo", assent=True)
    door.ask("advise", seat=question(door)["to_act"], ms=0)
    assert door.table.advising not in (None, before)


@of_every_game
def test_the_same_position_gets_the_same_advice(game: Game, seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it is asked again, an opponent has thought or forecasts were asked for before, or dice will fall so."""
    seat(game)
    door = begun(game, bots={"1": "random"})
    while question(door)["to_act"] == 1:
        step(door)
    first = advice(door)
    door.ask("forecasts", actions=[first["action"]])
    assert advice(door) == first
    other = begun(game)
    other.ask("open", record=door.ask("record")["record"])
    assert advice(other) == first
    monkeypatch.setattr(Dice, "weighted", lambda _self, _k, _weights: 0)
    assert advice(door) == first
