"""Advice for people: what the strongest opponent of a game would do, and what it expects of each choice."""

import json
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from jemaa import bots
from jemaa.bridge import Bridge
from jemaa.chance import Dice, Stream
from jemaa.game import Action, Game, Json, State
from jemaa.judging import Judged, Level, Thinking, Thought, said
from tests.engine.games import ALL, players_of, seat_the_tiny_games

of_every_game = pytest.mark.parametrize("game", ALL.values(), ids=list(ALL))
#: How many slices the opponent of these tests thinks.
SLICES = 3


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
        seen = told(state)
        worths = {
            action: Stream(f"{seen} {action.text} {self.chance.below(9)}").below(9000) for action in state.legal()
        }
        best, *_ = choices = [Judged(*pair) for pair in sorted(worths.items(), key=lambda pair: -pair[1])]
        return Thought(best.action, said("reason-curious", level=self.level.name), choices)


def told(state: State) -> str:
    """Return all that is in a position, what no player sees included, as text."""
    return f"{state.text()} {getattr(state, 'piles', ())}"


@pytest.fixture
def seat(monkeypatch: pytest.MonkeyPatch) -> Callable[[Game], None]:
    """Return a function that gives a game two levels, the stronger of which is curious."""
    seat_the_tiny_games(monkeypatch)

    def give(game: Game) -> None:
        module = ModuleType("opponents")
        vars(module)["LEVELS"] = {"dull": None, "keen": Curious}
        monkeypatch.setattr(type(game), "levels", ("dull", "keen"))
        monkeypatch.setattr(bots, "import_module", lambda _name: module)

    return give


class Door:
    """A bridge with an open match."""

    def __init__(self, game: Game, count: int | None = None, **arguments: Any) -> None:
        self.bridge = Bridge()
        self.game = game
        self.players = players_of(game, count or game.seats[0])
        self.ask("new", game=game.name, players=self.players, **{"seed": "advice", "first": 0, **arguments})

    def ask(self, do: str, **arguments: Any) -> Json:
        reply = json.loads(self.bridge.dispatch(json.dumps({"do": do, **arguments})))
        assert "error" not in reply, reply
        return reply

    def refusal(self, do: str, **arguments: Any) -> str:
        return json.loads(self.bridge.dispatch(json.dumps({"do": do, **arguments})))["error"]["code"]

    @property
    def view(self) -> Json:
        return self.bridge.table.now()

    def step(self) -> Json:
        """Roll, or play the first choice."""
        view = self.view
        return self.ask("roll") if view["to_act"] == "chance" else self.ask("play", action=view["choices"][0])

    def question(self) -> Json:
        """Play on until a person chooses among several actions, and return the view."""
        while len((view := self.view)["choices"]) < 2:
            self.step()
        return view

    def advice(self) -> Json:
        """Ask for advice until it is there."""
        seat = self.view["to_act"]
        while "progress" in (reply := self.ask("advise", seat=seat, ms=0)):
            assert 0 <= reply["progress"] <= 1
        return {name: reply[name] for name in ("action", "reason", "choices")}


@of_every_game
def test_advice_has_an_action_a_reason_and_all_choices_best_first(game: Game, seat: Callable[[Game], None]) -> None:
    seat(game)
    door = Door(game)
    view = door.question()
    advice = door.advice()
    worths = [choice["worth"] for choice in advice["choices"]]
    assert worths == sorted(worths, reverse=True)
    assert sorted(choice["action"] for choice in advice["choices"]) == view["choices"]
    assert advice["action"] == advice["choices"][0]["action"]
    assert advice["reason"] == {"key": "reason-curious", "args": {"level": "keen", "seat": view["to_act"]}}


@of_every_game
def test_the_view_says_whether_advice_can_be_asked_for(game: Game, seat: Callable[[Game], None]) -> None:
    """It can at each choice of a person; not at a roll, where there is no choice, for an opponent or in the past."""
    seat(game)
    door = Door(game)
    asked = 0
    for _ in range(40):
        view = door.view
        if view["to_act"] == "over":
            break
        acting = view["to_act"] if isinstance(view["to_act"], int) else 0
        assert view["advice"] == (len(view["choices"]) > 1)
        asked += view["advice"]
        if not view["advice"]:
            assert door.refusal("advise", seat=acting) == "bad-request"
            door.step()
            continue
        assert not door.ask("at", ply=view["ply"])["view"]["advice"]
        assert door.refusal("advise", seat=acting + 1) == "bad-request"
        assert not door.ask("seat", seat=acting, bot="keen")["view"]["advice"]
        assert door.refusal("advise", seat=acting) == "bad-request"
        door.ask("seat", seat=acting, bot=None)
        door.step()
    assert asked > 5


@of_every_game
def test_a_game_without_opponents_of_its_own_gives_no_advice(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    seat_the_tiny_games(monkeypatch)
    monkeypatch.setattr(type(game), "levels", ())
    door = Door(game)
    view = door.question()
    assert not view["advice"]
    assert door.refusal("advise", seat=view["to_act"]) == "bad-request"


@of_every_game
def test_advice_is_dropped_when_the_match_changes(game: Game, seat: Callable[[Game], None]) -> None:
    seat(game)
    door = Door(game)
    view = door.question()
    assert [door.ask("advise", seat=view["to_act"], ms=0)["progress"] for _ in range(SLICES)] == [0, 1 / 3, 2 / 3]
    begun = door.bridge.table.advising
    door.step()
    assert door.bridge.table.advising is None
    door.ask("undo", assent=True)
    door.question()
    door.ask("advise", seat=door.view["to_act"], ms=0)
    assert door.bridge.table.advising not in (None, begun)


@of_every_game
def test_the_same_position_gets_the_same_advice(game: Game, seat: Callable[[Game], None]) -> None:
    """Whether it is asked again, and whether an opponent has thought or forecasts were asked for before."""
    seat(game)
    door = Door(game, bots={"1": "random"})
    while door.question()["to_act"] == 1:
        door.step()
    first = door.advice()
    door.ask("forecasts", actions=[first["action"]])
    assert door.advice() == first
    other = Door(game)
    other.ask("open", record=door.ask("record")["record"])
    assert other.advice() == first


def swapped(setup: Json) -> list[Json]:
    """Return other set-ups with the same views: the hidden part of each pile in other orders."""
    orders: list[Callable[[list[int]], list[int]]] = [sorted, lambda pile: sorted(pile)[::-1], lambda pile: pile[::-1]]
    others = [[pile[:1] + order(pile[1:]) for pile in setup["piles"]] for order in orders]
    return [{**setup, "piles": piles} for piles in others if piles != setup["piles"]]


def test_advice_reads_nothing_hidden_and_no_coming_roll(
    seat: Callable[[Game], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever lies below the top of a pile, and however the dice will fall, the advice is the same.

    The opponent that gives it looks at all that it gets.
    """
    game = ALL["marrakech"]
    seat(game)
    door = Door(game, 2)
    door.question()
    advice, shown, record = door.advice(), door.view, door.ask("record")["record"]
    others = swapped(record["setup"])
    assert len(others) > 1
    for setup in others:
        other = Door(game, 2)
        other.ask("open", record={**record, "setup": setup})
        assert other.view == shown
        assert other.advice() == advice
    with monkeypatch.context() as patch:
        patch.setattr(Dice, "weighted", lambda _self, _k, _weights: 0)
        assert door.advice() == advice
