"""Advice for people: what the strongest opponent of a game would do, and what it expects of each choice."""

from typing import Any

import pytest

from jemaa.engine.chance import Dice
from jemaa.engine.game import Json
from tests.engine.doors import Door, new
from tests.engine.games import ALL, players_of

pytestmark = pytest.mark.usefixtures("tiny_games")


def begun(**arguments: Any) -> Door:
    """Return a bridge with a new game of heaps, whose strongest level judges each choice by random numbers."""
    door = Door()
    new(door, "heaps", 4, **arguments)
    return door


def step(door: Door) -> None:
    """Roll, or play the first choice."""
    door.on("roll" if door.session.now()["to_act"] == "chance" else "lay")


def question(door: Door) -> Json:
    """Play on until a person chooses among several actions, and return the view."""
    while len((view := door.session.now())["choices"]) < 2:
        step(door)
    return view


def advice(door: Door) -> Json:
    """Return the advice for whoever is asked."""
    reply = door.thought("advise", seat=door.session.now()["to_act"], ms=0)
    return {name: reply[name] for name in ("action", "reason", "choices")}


def test_advice_has_an_action_a_reason_and_all_choices_best_first() -> None:
    door = begun()
    view, told = question(door), advice(door)
    worths = [choice["worth"] for choice in told["choices"]]
    assert worths == sorted(worths, reverse=True)
    assert sorted(choice["action"] for choice in told["choices"]) == view["choices"]
    assert told["action"] == told["choices"][0]["action"]
    assert (told["reason"]["key"][:7], told["reason"]["args"]["seat"]) == ("reason-", view["to_act"])


def test_the_view_says_whether_advice_can_be_asked_for() -> None:
    """It can at each choice of a person; not at a roll, where there is no choice, for an opponent or in the past."""
    door, asked = begun(), 0
    while (view := door.session.now())["to_act"] != "over":
        acting = view["to_act"] if isinstance(view["to_act"], int) else 0
        assert view["advice"] == (len(view["choices"]) > 1)
        asked += view["advice"]
        if view["advice"]:
            assert not door.ask("at", ply=view["ply"])["view"]["advice"]
            assert door.code("advise", seat=acting + 1) == "bad-request"
            assert not door.ask("seat", seat=acting, bot="easy")["view"]["advice"]
            assert door.code("advise", seat=acting) == "bad-request"
            door.ask("seat", seat=acting, bot=None)
        else:
            assert door.code("advise", seat=acting) == "bad-request"
        step(door)
    assert asked > 5


def test_a_game_without_opponents_of_its_own_gives_no_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ALL["claims"], "levels", ())
    door = Door()
    view = door.ask("new", game="claims", players=players_of(ALL["claims"], 2))["view"]
    assert len(view["choices"]) > 1
    assert not view["advice"]
    assert door.code("advise", seat=view["to_act"]) == "bad-request"


def test_advice_is_dropped_when_the_match_changes() -> None:
    door = begun()
    acting = question(door)["to_act"]
    told = [door.ask("advise", seat=acting, ms=0)["progress"] for _ in range(3)]
    assert told == sorted({*told})
    before = door.session.advising
    step(door)
    assert door.session.advising is None
    door.ask("undo", assent=True)
    door.ask("advise", seat=question(door)["to_act"], ms=0)
    assert door.session.advising not in (None, before)


def test_the_same_position_gets_the_same_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it is asked again, an opponent has thought or forecasts were asked for before, or dice will fall so."""
    door = begun(bots={"1": "random"})
    while question(door)["to_act"] == 1:
        step(door)
    first = advice(door)
    door.ask("forecasts", actions=[first["action"]])
    assert advice(door) == first
    other = begun()
    other.ask("open", record=door.ask("record")["record"])
    assert advice(other) == first
    monkeypatch.setattr(Dice, "weighted", lambda _self, _k, _weights: 0)
    assert advice(door) == first
