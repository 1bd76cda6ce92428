"""The bridge: every verb, every error, and malformed requests. It must never raise."""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import ANY

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jemaa import bots, bridge
from jemaa import record as records
from jemaa.bridge import Bridge, NoMatch
from jemaa.chance import Stream, commitment
from jemaa.game import CHANCE, OVER, Action, Event, Json, State
from jemaa.games.marrakech.state import State as Marrakech
from jemaa.judging import Thinking, Thought, said
from jemaa.match import Match, broken_ties
from jemaa.request import LONGEST_REQUEST
from jemaa.table import leaders
from tests.engine.attack import good, named
from tests.engine.games import seat_the_tiny_games
from tests.engine.positions import MARRAKECH, players, state_of

DOOR = Bridge()
dispatch = DOOR.dispatch


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start each test without an open match, and with the tiny game."""
    ask("close")
    seat_the_tiny_games(monkeypatch)


def ask(do: object, **arguments: Any) -> Json:
    """Send a request; check what all replies have in common, and return the reply."""
    reply = json.loads(dispatch(json.dumps({"id": "q", "do": do, **arguments})))
    assert reply["id"] == "q"
    assert reply["ms"] >= 0
    return reply


def code(do: object, **arguments: Any) -> str:
    """Return the error code of a request; check that nothing has changed."""
    before = snapshot()
    reply = ask(do, **arguments)
    assert set(reply) == {"id", "error", "ms"}
    assert set(reply["error"]) == {"code", "args", "message"}
    assert snapshot() == before
    return reply["error"]["code"]


def snapshot() -> tuple[Any, ...] | None:
    """Return all that is open."""
    try:
        table = DOOR.table
    except NoMatch:
        return None
    match = table.match
    return table.number, table.record(), list(match.undone), table.now(), table.bots


def new(**arguments: dict[str, str] | list[Json] | str | int | None) -> Json:
    return ask("new", **{"game": "marrakech", "players": players(3), "seed": "bridge", "first": 0, **arguments})


def play(*actions: str) -> Json:
    """Play actions; `roll` rolls, `lay` lays in the first place. Return the last reply."""
    for action in actions:
        if action == "roll":
            reply = ask("roll")
        else:
            choices = DOOR.table.now()["choices"]
            reply = ask("play", action=choices[0] if action == "lay" else action)
        assert "error" not in reply, reply
    return reply


def test_games_lists_all_games() -> None:
    games = {game["game"]: game for game in ask("games")["games"]}
    assert games["marrakech"] == {
        "game": "marrakech",
        "rules": 1,
        "seats": [2, 4],
        "options": {
            "variant": {"default": "standard", "values": ["standard", "quarter-turn"]},
            "cover_own": {"default": False, "values": [False, True]},
        },
        "colors": ["terracotta", "saffron", "majorelle", "mint"],
        "colors_each": {"2": 2, "3": 1, "4": 1},
        "bots": ["random", "easy", "medium", "hard"],
    }


def test_games_describes_one_game() -> None:
    assert [game["game"] for game in ask("games", game="morocco")["games"]] == ["morocco"]
    assert ask("games", game="chess")["error"]["code"] == "bad-request"


def test_a_page_that_plays_one_game_does_not_import_the_other() -> None:
    asked = json.dumps({"do": "games", "game": "marrakech"})
    script = f"import sys, jemaa.bridge; jemaa.bridge.dispatch({asked!r}); print(*sys.modules)"
    environment = {**os.environ, "PYTHONPATH": str(Path(bridge.__file__).parent.parent)}
    said = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    assert "jemaa.games.marrakech.state" in said.stdout
    assert "jemaa.games.morocco" not in said.stdout


def test_actions_lists_every_action_with_its_picks() -> None:
    actions = ask("actions", game="marrakech")["actions"]
    assert len(actions) == 3 + 4 + 84
    assert actions["left"] == ["turn:left"]
    assert actions["die 3"] == ["die:3"]
    assert actions["lay c4-c5"] == ["square:c4", "square:c5"]


def test_new_opens_a_match() -> None:
    reply = new()
    assert (reply["ply"], reply["events"]) == (0, [])
    assert reply["record"]["seed"] == "bridge"
    view = reply["view"]
    assert set(view) == {
        "game", "ply", "to_act", "private", "phase", "prompt", "seats", "board", "dice", "hidden", "choices", "advice",
        "outcomes", "undo_to", "assent_to", "redo_to", "leaders", "result",
    }  # fmt: skip
    assert (view["game"], view["ply"], view["to_act"], view["phase"]) == ("marrakech", 0, 0, "turn")
    assert view["choices"] == ["left", "right", "straight"]
    assert [seat["name"] for seat in view["seats"]] == ["A", "B", "C"]
    assert (view["undo_to"], view["assent_to"], view["redo_to"], view["result"]) == (None, None, None, None)


@pytest.mark.parametrize(("scores", "expected"), [([0, 0], []), ([3, 5, 5], [1, 2]), ([0, -1], [0]), ([7], [])])
def test_a_view_tells_who_is_ahead_unless_all_are_equal(scores: list[int], expected: list[int]) -> None:
    assert leaders(scores) == expected


def test_each_match_has_a_number_of_its_own() -> None:
    assert new()["match"] < new()["match"] < ask("open", record=good(3))["match"]


def test_new_works_without_seed_and_first() -> None:
    reply = ask("new", game="marrakech", players=players(2), seed=None, first=None, options=None, bots=None)
    assert reply["view"]["to_act"] in (0, 1)


def test_open_returns_the_events_of_every_entry() -> None:
    record = {**good(3), "started": "yesterday", "app": {"version": 3}}
    reply = ask("open", record=record)
    assert reply["record"] == record
    assert list(reply["record"]) == list(record)
    assert [entry["action"] for entry in reply["entries"]] == record["log"]
    assert reply["entries"][0]["events"][0]["type"] == "turned"
    assert reply["entries"][-1]["events"][-1]["type"] == "ended"
    assert reply["view"]["to_act"] == "over"


def test_open_restores_undone_entries() -> None:
    record = good(3)
    reply = ask("open", record={**record, "log": record["log"][:4]}, undone=record["log"][4:8])
    assert (reply["ply"], reply["view"]["redo_to"]) == (4, 5)
    assert ask("redo")["undone"] == record["log"][5:8]


@pytest.mark.parametrize("tail", [["fly"], ["die 1"], ["left", "left"], [7], [None] * 3])
def test_open_drops_impossible_undone_entries(tail: list[Any]) -> None:
    reply = ask("open", record={**good(3), "log": []}, undone=tail)
    assert (reply["ply"], reply["view"]["redo_to"], reply["view"]["undo_to"]) == (0, None, None)
    assert code("redo") == "nothing-to-redo"
    assert play("left")["ply"] == 1


def test_open_takes_a_seed_if_the_record_has_none() -> None:
    record = {key: value for key, value in good(3).items() if key != "seed"}
    record["log"] = ["left"]
    ask("open", record=record)
    assert code("roll") == "illegal-action"
    ask("open", record=record, seed="later")
    assert ask("roll")["events"][0]["type"] == "rolled"
    ask("open", record={**record, "seed": "own"}, seed="other")
    assert ask("record")["record"]["seed"] == "own"


def test_close_closes_the_match() -> None:
    new()
    assert set(ask("close")) == {"id", "ms"}
    assert code("record") == "no-match"
    assert set(ask("close")) == {"id", "ms"}


def test_play_and_roll() -> None:
    new()
    reply = ask("play", action="left")
    assert (reply["ply"], reply["action"], reply["view"]["to_act"]) == (1, "left", "chance")
    after = {"board": {"assam": {"facing": "west"}}}
    turned = {"type": "turned", "rule": "M7", "seat": 0, "by": "left", "facing": "west", "after": after}
    assert reply["events"] == [turned]
    assert reply["view"]["choices"] == []
    assert reply["view"]["outcomes"] == [
        {"action": f"die {steps}", "weight": weight} for steps, weight in ((1, 1), (2, 2), (3, 2), (4, 1))
    ]
    reply = ask("roll")
    assert reply["action"].startswith("die ")
    assert [event["type"] for event in reply["events"]] == ["rolled", "walked", "landed"]
    assert reply["view"]["outcomes"] == []


def test_the_face_of_a_real_die_can_be_played() -> None:
    new()
    play("left", "die 4")
    assert ask("record")["record"]["log"] == ["left", "die 4"]


def test_a_face_that_is_played_is_one_by_hand_and_a_step_of_undo() -> None:
    new()
    reply = play("left", "die 4")
    assert (reply["view"]["undo_to"], reply["record"]) == (1, {"by_hand": [1]})
    reply = ask("undo")
    assert (reply["undone"], reply["record"]) == (["die 4"], {}), "a redo brings it back"
    reply = play("roll")
    assert (reply["view"]["undo_to"], reply["record"]) == (None, {"by_hand": None})


def changed_somehow(stream: Stream) -> Json:
    """Change the open match in one of many ways, or try to."""
    view, way = DOOR.table.now(), stream.below(12)
    if way == 0:
        return ask("undo", assent=True)
    if way == 1:
        return ask("redo")
    if way == 2:
        return ask("seat", seat=0, bot=("random", None)[stream.below(2)])
    if view["to_act"] == 0 and 0 in DOOR.table.bots:
        while "action" not in (thought := ask("think", seat=0)):
            pass
        return ask("play", action=thought["action"])
    faces = [face["action"] for face in view["outcomes"]]
    return ask("play", action=(view["choices"] or faces)[0]) if view["choices"] or way < 8 else ask("roll")


@pytest.mark.parametrize("game", ["marrakech", "morocco"])
def test_whoever_merges_the_changes_of_a_record_has_the_record(game: str) -> None:
    stream = Stream(f"merged {game}")
    colors = ask("games", game=game)["games"][0]["colors"]
    seats = [{"name": color, "color": color} for color in colors[:3]]
    record = ask("new", game=game, players=seats, seed="merged", bots={"0": "random"})["record"]
    kinds: set[str] = set()
    while DOOR.table.match.state.to_act != OVER:
        changes = changed_somehow(stream).get("record", {})
        kinds |= changes.keys()
        whole = ask("record")["record"]
        merged = {**record, **changes, "log": whole["log"]}
        record = {key: value for key, value in merged.items() if value is not None}
        assert record == whole
    assert kinds == {"by_hand", "opponents"}


@pytest.mark.parametrize(
    ("told", "known"), [([1], [1]), ([4999, 1, 1, 5000, -1, 0, "1", None, 1.0, True], [0, 1, 4999]), ([0, 1], [0, 1])]
)
def test_a_stored_game_knows_its_faces_by_hand(told: Json, known: list[int]) -> None:
    record = {**good(3), "by_hand": told}
    whole = record["log"]
    assert ask("open", record={**record, "log": whole[:2]})["view"]["undo_to"] == 1
    reply = ask("open", record={**record, "log": whole[:1]}, undone=whole[1:3])
    assert (reply["view"]["redo_to"], reply["record"]["by_hand"]) == (2, known)
    assert ask("redo")["view"]["assent_to"] == 1


@pytest.mark.parametrize("told", ["all", {"0": 1}, None, 7, []])
def test_marks_that_are_none_are_ignored(told: object) -> None:
    record = {**good(3), "by_hand": told}
    assert ask("open", record={**record, "log": record["log"][:2]})["view"]["assent_to"] == 0


def test_undo_and_redo() -> None:
    new()
    reply = play("left", "roll", "lay", "right")
    assert (reply["view"]["undo_to"], reply["view"]["assent_to"]) == (3, None)
    log = ask("record")["record"]["log"]
    reply = ask("undo")
    assert (reply["ply"], reply["undone"], reply["events"]) == (3, ["right"], [])
    assert (reply["view"]["undo_to"], reply["view"]["assent_to"], reply["view"]["redo_to"]) == (None, 2, 4)
    assert code("undo") == "needs-assent"
    assert ask("undo", assent=True)["undone"] == log[2:]
    assert ask("undo", assent=True)["undone"] == log
    assert code("undo", assent=True) == "nothing-to-undo"
    reply = ask("redo")
    assert (reply["ply"], [entry["action"] for entry in reply["entries"]]) == (2, log[:2])
    assert reply["events"] == [event for entry in reply["entries"] for event in entry["events"]]
    ask("redo")
    reply = ask("redo")
    assert (reply["undone"], reply["view"]["redo_to"]) == ([], None)
    assert ask("record")["record"]["log"] == log
    assert code("redo") == "nothing-to-redo"


def test_undo_skips_opponents() -> None:
    new(bots={"1": "random"})
    play("left", "roll", "lay")
    action = ask("think", seat=1)
    while "action" not in action:
        action = ask("think", seat=1)
    play(action["action"])
    assert ask("undo")["ply"] == 2


def test_at_shows_an_earlier_position_without_choices() -> None:
    new()
    last = play("left", "roll", "lay")
    reply = ask("at", ply=3)
    assert (reply["action"], reply["events"]) == (last["action"], last["events"])
    assert reply["view"]["board"] == last["view"]["board"]
    assert (reply["view"]["choices"], reply["view"]["undo_to"]) == ([], None)
    reply = ask("at", ply=0)
    assert (reply["action"], reply["events"], reply["view"]["ply"]) == (None, [], 0)
    for ply in (-1, 4, 10**30, 1.0, "1", None, True):
        assert code("at", ply=ply) == "bad-request"


def test_since_shows_the_same_positions_as_at() -> None:
    record = good(3)
    last = len(record["log"])
    ask("open", record=record)
    before = snapshot()
    for ply in (last, last - 1, last - bridge.MOST_SINCE):
        reply = ask("since", ply=ply)
        assert set(reply) == {"id", "ms", "match", "ply", "views", "entries"}
        assert reply["views"] == [ask("at", ply=each)["view"] for each in range(ply, last + 1)]
    assert snapshot() == before
    assert ask("since", ply=0)["views"] == ask("since", ply=last - bridge.MOST_SINCE)["views"], "the last ones"
    for wrong in (last + 1, -1, 10**30, -(10**30), 1.0, "1", None, True):
        assert code("since", ply=wrong) == "bad-request"


def test_events_say_what_they_change_wherever_they_are_shown_one_by_one() -> None:
    new()
    told: list[Json] = []
    view = ask("play", action="straight")["view"]
    while not any(event["type"] == "paid" for event in told):
        before, reply = view, ask("roll") if view["to_act"] == "chance" else ask("play", action=view["choices"][0])
        told, view = reply["events"], reply["view"]
    seats = [dict(seat) for seat in before["seats"]]
    for event in told:
        for seat, parts in event.get("after", {}).get("seats", {}).items():
            seats[int(seat)].update(parts)
    paid = next(event for event in told if event["type"] == "paid")
    assert seats == view["seats"]
    assert paid["after"]["seats"][str(paid["to"])]["dirhams"] == before["seats"][paid["to"]]["dirhams"] + paid["amount"]
    assert ask("at", ply=view["ply"])["events"] == told
    assert ask("since", ply=view["ply"] - 2)["entries"][-1]["events"] == told
    ask("undo", assent=True)
    again = [entry["events"] for entry in ask("redo")["entries"]]
    assert told in again
    opened = ask("open", record=ask("record")["record"])["entries"]
    assert all("after" not in event for entry in opened for event in entry["events"])


def test_since_works_at_the_start_of_a_game() -> None:
    new()
    assert [view["ply"] for view in ask("since", ply=0)["views"]] == [0]
    assert code("since", ply=-1) == "bad-request"


def test_forecasts_equal_those_of_the_previews() -> None:
    new()
    before = snapshot()
    actions = ["left", "right", "straight", "left", None]
    reply = ask("forecasts", actions=actions)
    assert set(reply) == {"id", "ms", "match", "ply", "forecasts"}
    assert reply["forecasts"] == [ask("preview", action=action)["forecast"] for action in actions]
    assert reply["forecasts"][4] is None
    assert ask("forecasts", actions=[])["forecasts"] == []
    assert snapshot() == before
    play("left")
    assert len(ask("forecasts", actions=[None])["forecasts"][0]["faces"]) == 4


def test_the_number_of_forecasts_is_limited() -> None:
    new()
    assert len(ask("forecasts", actions=["left"] * bridge.MOST_FORECASTS)["forecasts"]) == bridge.MOST_FORECASTS
    assert code("forecasts", actions=["left"] * (bridge.MOST_FORECASTS + 1)) == "bad-request"


def test_preview_does_not_change_the_match() -> None:
    new()
    before = snapshot()
    reply = ask("preview", action="left")
    assert snapshot() == before
    assert reply["view"]["board"]["assam"]["facing"] == "west"
    assert reply["events"][0]["type"] == "turned"
    assert [face["action"] for face in reply["forecast"]["faces"]] == ["die 1", "die 2", "die 3", "die 4"]
    assert (reply["view"]["choices"], reply["view"]["outcomes"]) == ([], [])
    play("left")
    reply = ask("preview", action=None)
    assert (reply["events"], len(reply["forecast"]["faces"])) == ([], 4)
    play("roll")
    lay = DOOR.table.now()["choices"][0]
    assert ask("preview", action=lay)["forecast"]["squares"] == lay.removeprefix("lay ").split("-")
    assert ask("preview")["forecast"] is None


def test_why_gives_one_reason() -> None:
    new()
    assert ask("why", picks=["turn:left"])["why"] is None
    assert ask("why", picks=[])["why"] is None
    assert ask("why", picks=["square:c4"])["why"] == {"key": "why-not-turn", "args": {}}
    assert ask("why", picks=["\ud800", "square:" + "x" * 1000])["why"]["key"] == "why-not-turn"


def test_think_reports_progress_until_there_is_an_action_with_its_reason() -> None:
    new(bots={"0": "random"})
    first = ask("think", seat=0, ms=0)
    assert first["progress"] == 0
    reply = ask("think", seat=0)
    assert reply["action"] in {action.text for action in DOOR.table.match.legal}
    assert reply["reason"] == {"key": "reason-random", "args": {"seat": 0}}
    for ms in (-(10**300), 10**300):
        assert {"progress", "action"} & set(ask("think", seat=0, ms=ms))


def test_thinking_is_dropped_when_the_match_changes() -> None:
    new(bots={"1": "random"})
    play("left", "die 1", "lay b4-b5")
    ask("think", seat=1, ms=0)
    thought = DOOR.table.thinking
    ask("undo")
    assert DOOR.table.thinking is None
    play("lay d4-d5")
    ask("think", seat=1, ms=0)
    assert DOOR.table.thinking not in (None, thought)


def test_seat_can_change_during_a_game() -> None:
    new(bots={"1": "random"})
    play("left", "roll", "lay")
    before = ask("record")["record"]
    assert code("think", seat=2) == "bad-request"
    ask("think", seat=1, ms=0)
    reply = ask("seat", seat=1, bot=None)
    assert (reply["bots"], reply["events"], reply["undone"], reply["ply"]) == ({}, [], [], 3)
    assert DOOR.table.thinking is None
    assert code("think", seat=1) == "bad-request"
    assert ask("seat", seat=0, bot="random")["bots"] == {"0": "random"}
    reply = ask("seat", seat=1, bot="random")
    assert reply["bots"] == {"0": "random", "1": "random"}
    assert reply["view"]["undo_to"] is None
    assert "error" not in ask("think", seat=1)
    assert ask("record")["record"] == before


def test_seat_keeps_undone_entries() -> None:
    new()
    play("left", "roll", "lay", "right")
    ask("undo")
    reply = ask("seat", seat=0, bot="random")
    assert (reply["undone"], reply["view"]["redo_to"]) == (["right"], 4)
    assert reply["view"]["assent_to"] is None
    assert ask("redo")["undone"] == []


@pytest.mark.parametrize("seat", [-1, 3, 10**30, True, "1", None, 1.0])
def test_an_unknown_seat_is_refused(seat: Any) -> None:
    new(bots={"1": "random"})
    assert code("seat", seat=seat, bot=None) == "bad-request"


@pytest.mark.parametrize("bot", [1, ["random"], {"1": "random"}, True])
def test_what_is_no_opponent_is_refused(bot: Any) -> None:
    assert code("seat", seat=0, bot="random") == "no-match"
    new(bots={"1": "random"})
    assert code("seat", seat=0, bot=bot) == "bad-request"


@pytest.mark.parametrize("bot", ["deep-blue", "", "Hard", "random#2", "hard#999999999"])
def test_an_unknown_opponent_is_refused_by_name(bot: str) -> None:
    """People write levels into addresses: what is wrong there is told."""
    new(bots={"1": "random"})
    assert code("seat", seat=0, bot=bot) == "bad-level"
    players = ask("record")["record"]["players"]
    assert code("new", game="marrakech", players=players, bots={"0": bot}) == "bad-level"
    assert code("new", game="marrakech", players=players, bots={"9": "random"}) == "bad-request"


def test_entries_have_their_actor() -> None:
    new()
    play("left", "die 1", "lay b4-b5", "right")
    record = ask("record")["record"]
    assert [entry["actor"] for entry in ask("open", record=record)["entries"]] == [0, "chance", 0, 1]
    ask("undo", assent=True)
    assert [entry["actor"] for entry in ask("redo")["entries"]] == [1]


def test_opponents_choose_the_same_with_the_same_seed() -> None:
    thoughts = []
    for _ in range(2):
        new(bots={"0": "random"})
        reply = ask("think", seat=0)
        thoughts.append(reply.get("action") or ask("think", seat=0)["action"])
    assert thoughts[0] == thoughts[1]


def test_an_opponent_does_not_see_below_the_top_of_a_pile(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Marrakech] = []

    class Spy:
        def __init__(self, stream: Stream) -> None:
            pass

        def think(self, state: State) -> Thinking:
            assert isinstance(state, Marrakech)
            seen.append(state)
            yield 0.0
            return Thought(state.legal()[0], said("reason-random"))

    monkeypatch.setattr(bots, "RandomBot", Spy)
    new(players=players(2), bots={"0": "random"})
    ask("think", seat=0, ms=0)
    true = state_of(DOOR.table.match)
    assert seen[0] is not true
    assert seen[0].piles != true.piles
    assert [pile[0] for pile in seen[0].piles] == [pile[0] for pile in true.piles]


def test_hidden_piles_affect_neither_views_nor_opponents() -> None:
    record = new(players=players(2), bots={"0": "random"})["record"]
    other = json.loads(json.dumps(record))
    other["setup"]["piles"] = [pile[:1] + pile[:0:-1] for pile in record["setup"]["piles"]]
    assert other != record
    answers = []
    for one in (record, other):
        view = ask("open", record=one, bots={"0": "random"})["view"]
        reply = ask("think", seat=0, ms=0)
        answers.append((view, reply.get("action") or ask("think", seat=0)["action"]))
    assert answers[0] == answers[1]


def test_a_whole_game_with_its_result() -> None:
    new()
    view = DOOR.table.now()
    while view["to_act"] != "over":
        view = play("roll" if view["to_act"] == "chance" else view["choices"][-1])["view"]
    result = view["result"]
    assert set(result) == {"why", "winners", "ranking", "ties", "story", "deal"}
    assert result["winners"] == result["ranking"][0]
    assert result["story"][-1]["scores"] == [seat["score"] for seat in view["seats"]]
    assert (view["choices"], view["prompt"]["key"]) == ([], "prompt-over")
    assert code("play", action="left") == "game-over"
    assert code("roll") == "illegal-action"


@pytest.mark.parametrize(
    ("ranking", "scores", "out", "ties"),
    [
        ([[2], [0], [1]], [5, 4, 6], [], []),
        ([[0, 1], [2]], [5, 5, 4], [], []),
        ([[2], [0], [1]], [5, 5, 5], [], [[2, 0, 1]]),
        ([[2], [0, 1], [3]], [7, 7, 7, 3], [], [[2, 0, 1]]),
        ([[1], [3], [2], [0]], [4, 9, 4, 9], [], [[1, 3], [2, 0]]),
        ([[0], [1], [2]], [0, 0, 0], [1, 2], []),
    ],
)
def test_the_result_lists_equal_scores_in_different_places(
    ranking: list[list[int]], scores: list[int], out: list[int], ties: list[list[int]]
) -> None:
    seats = [{"score": score, "out": seat in out} for seat, score in enumerate(scores)]
    assert broken_ties(ranking, seats) == ties


def checked_roll(seed: str, k: int, faces: list[Json]) -> str:
    """Draw a face as described in docs/records.md."""
    spread = [face["action"] for face in faces for _ in range(face["weight"])]
    hashed = hashlib.sha256(f"{seed}/{k}".encode()).digest()
    limit = 256 - 256 % len(spread)
    return spread[next(byte for byte in hashed if byte < limit) % len(spread)]


def test_rolls_are_listed_with_weights_and_those_that_the_seed_does_not_draw_are_by_hand() -> None:
    new()
    assert ask("rolls")["dice"] == []
    drawn = play("left", "roll")["action"]
    play("lay", "left")
    faces = DOOR.table.now()["outcomes"]
    other = next(face["action"] for face in faces if face["action"] != checked_roll("bridge", 1, faces))
    play(other)
    assert ask("rolls")["dice"] == [
        {
            "faces": faces,
            "rolls": [
                {"ply": 1, "seat": 0, "action": drawn, "by_hand": False, "elsewhere": False},
                {"ply": 4, "seat": 1, "action": other, "by_hand": True, "elsewhere": False},
            ],
        }
    ]


def test_rolls_tell_what_they_could_have_brought_where_that_is_asked() -> None:
    new()
    play("left")
    foreseen = ask("forecasts", actions=[None])["forecasts"][0]
    play("roll")
    assert [roll["forecast"] for roll in ask("rolls", forecasts=True)["dice"][0]["rolls"]] == [foreseen]
    assert "forecast" not in ask("rolls")["dice"][0]["rolls"][0]


def test_rolls_before_a_branch_come_from_another_seed() -> None:
    """A game that continues another one: its first roll comes from the seed `first`, or from one that nobody knows."""
    faces = ask("open", record={**good(3), "log": ["left"]})["view"]["outcomes"]
    first = next(seed for seed in map(str, range(99)) if checked_roll(seed, 0, faces) == "die 1")
    other = next(seed for seed in map(str, range(99)) if checked_roll(seed, 0, faces) != "die 1")
    record = {**good(3), "setup": {"first": 0}, "log": ["left", "die 1"], "seed": other}
    secret = {"ply": 2, "commitment": commitment("unknown")}
    for branches, by_hand in (
        ([], True),
        ([{"ply": 1, "seed": first}], True),
        ([{"ply": 2, "seed": first}], False),
        ([{"ply": 2, "seed": other}], True),
        ([secret], False),
        ([{"ply": 1, "seed": other}, secret], False),
    ):
        ask("open", record={**record, "branches": branches})
        reply = ask("rolls")
        assert reply["dice"][0]["rolls"][0]["by_hand"] is by_hand, branches
        told = [{"ply": each["ply"], "commitment": each.get("commitment")} for each in branches]
        assert reply["branches"] == told, "never a seed"
    ask("open", record={**record, "branches": [secret], "by_hand": [1]})
    assert ask("rolls")["dice"][0]["rolls"][0]["by_hand"] is True


def test_rolls_tell_whether_somebody_may_know_the_seed() -> None:
    for told, known in ((True, True), (False, False), ("yes", False), (1, False)):
        ask("open", record={**good(3), "known_seed": told})
        assert ask("rolls")["known_seed"] is known
    ask("open", record=good(3))
    assert ask("rolls")["known_seed"] is False


def test_rolls_without_a_seed_and_of_a_game_without_rolls() -> None:
    ask("open", record={key: value for key, value in good(3).items() if key != "seed"})
    told = ask("rolls")
    assert (told["seed"], told["commitment"]) == (None, None)
    assert not any(roll["by_hand"] for roll in told["dice"][0]["rolls"])
    ask(
        "new",
        game="morocco",
        players=[{"name": name, "color": name} for name in ask("games", game="morocco")["games"][0]["colors"][:4]],
        seed="four",
    )
    assert (ask("rolls")["commitment"], ask("rolls")["dice"]) == (commitment("four"), [])


def test_the_seed_is_told_at_the_end_and_a_commitment_to_it_before() -> None:
    """`docs/records.md` says how the commitment is made."""
    record = {**good(3), "seed": "dünes"}
    committed = hashlib.sha256("jemaa-seed/dünes".encode()).hexdigest()
    for log, seed in ((record["log"][:-1], None), (record["log"], "dünes")):
        ask("open", record={**record, "log": log})
        told = ask("rolls")
        assert (told["seed"], told["commitment"]) == (seed, committed)


#: What the page stores: the record, whose seed draws the rolls to come
STORED = {"new", "open", "check", "record", "join", "deal"}


@pytest.mark.parametrize("do", sorted({*bridge.VERBS} - STORED))
def test_no_reply_that_is_shown_tells_the_seed_during_a_game(do: str) -> None:
    secret = "a secret for now"
    opened = new(seed=secret, players=players(2))
    play("left", "roll")
    arguments = {
        "action": DOOR.table.now()["choices"][0], "actions": [None], "picks": [], "ply": 1, "seat": 0, "bot": None,
        "text": "l", "about": "places", "record": {**opened["record"], "log": ["left"]}, "assent": True,
        "game": "marrakech",
    }  # fmt: skip
    if do == "roll":
        play("lay", "left")
    if do == "redo":
        ask("undo", assent=True)
    text = json.dumps(ask(do, **arguments, **({"seed": "fresh"} if do in ("branch", "again") else {})))
    assert "error" not in text or do in ("again", "think", "decode", "analyse"), text
    assert secret not in text


# games made from other games


def test_a_branch_of_a_running_game_holds_a_commitment_to_its_seed_and_other_piles() -> None:
    record = {**good(2), "seed": "running", "started": "then"}
    record["log"] = record["log"][:30]
    made = ask("branch", record=record, ply=9, seed="fresh")["record"]
    assert made["branches"] == [{"ply": 9, "commitment": commitment("running")}]
    assert (made["seed"], made["started"], made["log"]) == ("fresh", "then", record["log"][:9])
    assert made["setup"]["first"] == record["setup"]["first"]
    assert made["setup"]["piles"] != record["setup"]["piles"]
    ask("open", record=record)
    before = ask("at", ply=9)["view"]
    assert before["hidden"]
    ask("open", record=made)
    assert ask("at", ply=9)["view"] == before


def test_a_branch_of_a_game_that_is_over_names_its_seed_and_has_other_piles() -> None:
    record = {**good(2), "seed": "over"}
    made = ask("branch", record=record, ply=9, seed="fresh")["record"]
    assert made["branches"] == [{"ply": 9, "seed": "over"}]
    assert made["setup"]["piles"] != record["setup"]["piles"]


def test_a_branch_ends_what_is_said_of_later_entries() -> None:
    bots = [{"ply": 2, "bots": {"0": "easy@1"}}, {"ply": 12, "bots": {"1": "easy@1"}}]
    record = {**good(3), "rules": 7, "opponents": bots}
    made = ask("branch", record=record, ply=9, seed="fresh")["record"]
    assert (made["rules"], made["other_rules"], made["opponents"]) == (1, [{"ply": 9, "rules": 7}], bots[:1])


def test_the_same_game_again_is_there_once_it_is_over() -> None:
    record = {**good(2), "seed": "over", "by_hand": [1], "opponents": [{"ply": 0, "bots": {"0": "easy@1"}}], "x": 1}
    made = ask("again", record=record, seed="fresh")["record"]
    beside = {"log": [], "seed": "over", "known_seed": True, "branches": [], "x": 1}
    kept = {key: value for key, value in record.items() if key not in ("by_hand", "opponents")}
    assert made == {**kept, **beside}
    assert code("again", record={**record, "log": record["log"][:-1]}, seed="fresh") == "bad-request"


def test_the_same_game_again_has_the_dice_that_it_began_with_unless_nobody_can_know_them() -> None:
    record = {**good(3), "seed": "last", "known_seed": True}
    for told, seed in (
        ({}, "last"),
        ({"branches": []}, "last"),
        ({"branches": [{"ply": 20, "seed": "first"}]}, "first"),
        ({"branches": [{"ply": 20, "commitment": commitment("a secret")}]}, "fresh"),
        ({"branches": [{"ply": 5, "seed": "first"}, {"ply": 20, "commitment": commitment("a secret")}]}, "first"),
        ({"seed": 7}, "fresh"),
    ):
        made = ask("again", record={**record, **told}, seed="fresh")["record"]
        assert (made["seed"], made.get("known_seed", False)) == (seed, seed != "fresh"), told


def test_a_branch_has_a_seed_that_nobody_knows() -> None:
    record = {**good(3), "seed": "dunes", "known_seed": True}
    assert "known_seed" not in ask("branch", record=record, ply=0, seed="fresh")["record"]


def test_a_new_record_has_what_the_page_says_of_its_start() -> None:
    stamp = {"started": "now", "app": "2"}
    old = {**good(3), "started": "then", "app": "1"}
    for made in (
        new(**stamp),
        ask("branch", record=old, ply=3, seed="fresh", **stamp),
        ask("again", record=old, seed="fresh", **stamp),
    ):
        assert stamp.items() <= made["record"].items()
    assert not {"started", "app", "known_seed"} & new()["record"].keys()
    assert new(known_seed=True)["record"]["known_seed"] is True
    assert "known_seed" not in new(known_seed=False)["record"]


def test_a_new_match_can_start_from_a_position() -> None:
    text = state_of(records.load({**good(3), "log": good(3)["log"][:30]})[0]).text()
    reply = new(position=text, first=None)
    setup, log = reply["record"]["setup"], reply["record"]["log"]
    assert (setup, log, DOOR.table.match.state.text()) == ({"position": text}, [], text)
    assert ask("open", record=reply["record"])["view"] == reply["view"]
    assert new(position=text, first=1)["error"]["args"] == {"what": "first"}
    assert new(position="marrakech", first=None)["error"]["code"] == "bad-record"


@pytest.mark.parametrize("written", ["dunes", " dunes", "dunes \t", "\u2003dunes\n"])
def test_a_new_seed_is_kept_without_the_spaces_around_it(written: str) -> None:
    assert new(seed=written)["record"]["seed"] == "dunes"


def test_a_new_seed_is_kept_in_one_form_and_a_stored_one_as_it_is() -> None:
    assert new(seed="du\u0308nes")["record"] == new(seed="d\u00fcnes")["record"]
    assert code("new", game="marrakech", players=players(3), seed=" \n") == "bad-record"
    for seed in ("dunes ", "du\u0308nes"):
        assert ask("open", record={**good(3), "seed": seed})["record"]["seed"] == seed
        assert DOOR.table.match.seed == seed


def test_the_tiny_game_works_through_the_bridge() -> None:
    colors = ask("games", game="heaps")["games"][0]["colors"]
    players = [{"name": color, "color": color} for color in colors]
    ask("new", game="heaps", players=players, options={"stones": 9}, bots={"1": "random"})
    view = DOOR.table.now()
    while view["to_act"] != "over":
        if view["to_act"] == 1:
            reply = ask("think", seat=1)
            action = reply.get("action") or ask("think", seat=1)["action"]
        else:
            action = "roll" if view["to_act"] == "chance" else view["choices"][0]
        view = play(action)["view"]
    record = ask("record")["record"]
    assert ask("open", record=record)["view"]["result"] == view["result"]


# Errors


def with_match() -> None:
    new(bots={"2": "random"})
    play("left")


BAD_REQUESTS = [
    ("fly", {}),
    (None, {}),
    (["play"], {}),
    ("__init__", {}),
    ("answer", {}),
    ("table", {}),
    ("actions", {}),
    ("actions", {"game": "chess"}),
    ("actions", {"game": None}),
    ("actions", {"game": ["marrakech"]}),
    ("new", {}),
    ("new", {"game": "marrakech"}),
    ("new", {"game": "marrakech", "players": "A"}),
    ("new", {"game": "marrakech", "players": players(3), "options": []}),
    ("new", {"game": "marrakech", "players": players(3), "known_seed": "dunes"}),
    ("new", {"game": "marrakech", "players": players(3), "started": 1}),
    ("new", {"game": "marrakech", "players": players(3), "position": 1}),
    ("new", {"game": "marrakech", "players": players(3), "first": "0"}),
    ("new", {"game": "marrakech", "players": players(3), "first": True}),
    ("new", {"game": "marrakech", "players": players(3), "bots": ["random"]}),
    ("new", {"game": "marrakech", "players": players(3), "bots": {"3": "random"}}),
    ("new", {"game": "marrakech", "players": players(3), "bots": {"-1": "random"}}),
    ("new", {"game": "marrakech", "players": players(3), "bots": {"1": ["random"]}}),
    ("open", {}),
    ("open", {"record": "text"}),
    ("open", {"record": None}),
    ("open", {"record": good(3), "undone": "left"}),
    ("open", {"record": good(3), "bots": {"9": "random"}}),
    ("play", {}),
    ("play", {"action": 3}),
    ("play", {"action": ["left"]}),
    ("undo", {"assent": 1}),
    ("undo", {"assent": "yes"}),
    ("at", {}),
    ("since", {}),
    ("since", {"ply": [1]}),
    ("preview", {"action": 3}),
    ("forecasts", {}),
    ("forecasts", {"actions": "left"}),
    ("forecasts", {"actions": {"0": "left"}}),
    ("forecasts", {"actions": [3]}),
    ("forecasts", {"actions": ["die 1", ["die 1"]]}),
    ("forecasts", {"actions": [True]}),
    ("why", {}),
    ("why", {"picks": "turn:left"}),
    ("why", {"picks": [1]}),
    ("why", {"picks": ["x"] * 21}),
    ("read", {}),
    ("read", {"text": ["l"]}),
    ("read", {"text": "l" * 201}),
    ("read", {"text": "l", "picked": "turn:left"}),
    ("read", {"text": "l", "names": {"left": "gauche"}}),
    ("read", {"text": "l", "names": {str(n): ["gauche"] for n in range(201)}}),
    ("inspect", {}),
    ("inspect", {"about": "no such question"}),
    ("inspect", {"about": ["assam"]}),
    ("inspect", {"about": "assam", "of": 4}),
    ("think", {}),
    ("think", {"seat": "2"}),
    ("think", {"seat": 2}),
    ("think", {"seat": 0}),
    ("think", {"seat": 99}),
    ("advise", {}),
    ("advise", {"seat": "0"}),
    ("advise", {"seat": 99}),
]


@pytest.mark.parametrize(("do", "arguments"), BAD_REQUESTS, ids=lambda value: str(value)[:60])
def test_bad_requests_are_refused(do: str | list[str] | None, arguments: Json) -> None:
    with_match()
    assert code(do, **arguments) == "bad-request"


NEED_NONE = {"games", "actions", "new", "open", "check", "close", "branch", "again", "join", "deal", "decode"}


@pytest.mark.parametrize("do", sorted({*bridge.VERBS} - NEED_NONE))
def test_most_verbs_need_an_open_match(do: str) -> None:
    arguments = {"action": "left", "actions": ["left"], "picks": [], "ply": 0, "seat": 0, "bot": None, "text": "l"}
    assert code(do, **arguments, about="assam") == "no-match"


@pytest.mark.parametrize(
    ("expected", "do", "arguments"),
    [
        ("bad-notation", "play", {"action": "fly"}),
        ("bad-notation", "play", {"action": "\ud800" * 100}),
        ("bad-notation", "preview", {"action": "fly"}),
        ("bad-notation", "forecasts", {"actions": ["die 1", "fly"]}),
        ("illegal-action", "play", {"action": "lay c4-c5"}),
        ("illegal-action", "preview", {"action": "right"}),
        ("illegal-action", "forecasts", {"actions": ["die 1", "right", "fly"]}),
        ("bad-record", "new", {"game": "marrakech", "players": []}),
        ("bad-record", "new", {"game": "marrakech", "players": players(3), "first": 3}),
        ("bad-record", "new", {"game": "marrakech", "players": players(3), "seed": "x" * 10_000}),
        ("bad-record", "new", {"game": "marrakech", "players": players(3), "seed": 5}),
        ("bad-record", "new", {"game": "marrakech", "players": players(3), "options": {"x": 1}}),
        ("bad-record", "new", {"game": "marrakech", "players": [{"name": "x" * 500, "color": "mint"}] * 2}),
        ("bad-record", "open", {"record": {}}),
        ("bad-record", "open", {"record": {**good(3), "seed": 1}, "seed": ""}),
        ("nothing-to-redo", "redo", {}),
    ],
)  # fmt: skip
def test_every_error_has_its_code(expected: str, do: str, arguments: Json) -> None:
    with_match()
    assert code(do, **arguments) == expected


def test_the_arguments_of_errors() -> None:
    with_match()
    assert ask("play", action="fly")["error"]["args"] == {"action": "fly"}
    assert ask("play", action="right")["error"]["args"] == {"action": "right", "ply": 1}
    bad = {**good(3), "log": ["left", "left"]}
    assert ask("open", record=bad)["error"]["args"] == {"why": "illegal-action", "entry": 2, "text": "left"}
    assert ask("fly")["error"]["args"] == {"what": "do"}


def test_a_set_up_is_refused_in_the_name_of_its_game() -> None:
    bad = {**good(3), "setup": {"first": 3, "facing": "north"}}
    refusal = {"why": "setup-first", "entry": None, "text": "", "game": "marrakech"}
    assert ask("check", record=bad)["error"]["args"] == refusal


@pytest.mark.parametrize(
    "text",
    ["", "x", "3", "null", "[]", '"play"', "{", '{"do": "games"} x', '{"do": NaN}', '{"id": 1e999, "do": "games"}',
     "[" * 10**6, '{"id": ' + "[" * 10**5, '{"do": "games", "do": "games"}', " " * 2_000_000, None, 3, b"{}", ["x"],
     "\ud800"],
    ids=lambda text: repr(text)[:20],
)  # fmt: skip
def test_text_that_is_not_a_request_is_refused(text: Any) -> None:
    with_match()
    before = snapshot()
    reply = json.loads(dispatch(text))
    assert (reply["id"], reply["error"]["code"]) == (None, "bad-request")
    assert snapshot() == before


@pytest.mark.parametrize("name", [0, None, "x", [1, [2]], {"a": None}, 1.5, "\ud800", "مراكش"])
def test_any_id_is_repeated(name: Any) -> None:
    assert json.loads(dispatch(json.dumps({"id": name, "do": "games"})))["id"] == name


UNREADABLE = {
    "too deep": '{"id":7,"do":"open","record":' + "[" * 60 + "]" * 60 + "}",
    "too long": '{"id":7,"do":"open","record":"' + "x" * LONGEST_REQUEST + '"}',
    "a key twice": '{"id":7,"do":"games","do":"games"}',
    "a number beyond": '{"id":7,"do":"at","ply":1e999}',
    "a number that would change": '{"id":7,"do":"at","ply":9007199254740993}',
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_unreadable_requests_are_refused_without_id(name: str) -> None:
    """The page numbers its requests outside of their texts."""
    reply = json.loads(dispatch(UNREADABLE[name]))
    assert (reply["id"], reply["error"]["code"]) == (None, "bad-request")


def test_a_record_of_maximal_depth_can_be_checked_and_opened() -> None:
    text = json.dumps(good(3))[:-1] + ', "x": ' + "[" * 49 + "]" * 49 + "}"
    record = ask("check", text=text)["record"]
    assert ask("open", record=record)["record"] == record
    assert ask("encode", record=record)["short"]


def test_a_damaged_record_changes_nothing() -> None:
    with_match()
    before = snapshot()
    for text in (text for name, text in named().items() if not name.startswith("text:")):
        record = json.loads(text)
        reply = json.loads(dispatch(json.dumps({"do": "open", "record": record})))
        assert reply["error"]["code"] in ("bad-record", "bad-request")
        assert snapshot() == before


DEFECTS: dict[str, list[tuple[str, Json]]] = {
    "named": [
        ("roll", {}),
        ("play", {"action": "die 2"}),
        ("open", {"record": good(3)}),
        ("preview", {"action": "die 1"}),
    ],
    "view": [
        ("roll", {}),
        ("undo", {}),
        ("new", {"game": "marrakech", "players": players(3)}),
        ("at", {"ply": 0}),
        ("since", {"ply": 0}),
    ],
    "forecast": [("preview", {}), ("forecasts", {"actions": [None]})],
    "why": [("why", {"picks": ["no:such"]})],
}


@pytest.mark.parametrize("broken", DEFECTS)
def test_a_defect_is_reported_and_the_match_restored(monkeypatch: pytest.MonkeyPatch, broken: str) -> None:
    with_match()
    before = snapshot()
    with monkeypatch.context() as patch:
        patch.setattr(type(MARRAKECH), broken, staticmethod(lambda *_: 1 / 0))
        for do, arguments in DEFECTS[broken]:
            error = ask(do, **arguments)["error"]
            assert (error["code"], error["args"]) == ("internal", {"what": "ZeroDivisionError"})
    assert snapshot() == before


def test_a_defect_in_the_rules_leaves_the_position_unchanged(monkeypatch: pytest.MonkeyPatch) -> None:
    with_match()
    table = DOOR.table
    before, state = snapshot(), state_of(table.match).copy()
    whole = type(state).apply_into

    def broken(self: Marrakech, action: Action, events: list[Event]) -> None:
        if self.to_act != CHANCE:
            return whole(self, action, events)
        self.dirhams[0] = 99
        raise KeyError(action)

    with monkeypatch.context() as patch:
        patch.setattr(type(state), "apply_into", broken)
        assert ask("roll")["error"]["code"] == "internal"
    assert snapshot() == before
    assert table.match.state == state


def test_an_opponent_that_fails_can_think_again(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def __init__(self, stream: Stream) -> None:
            pass

        def think(self, state: State) -> Iterator[float]:
            yield 0.0
            raise LookupError

    new(bots={"0": "random"})
    with monkeypatch.context() as patch:
        patch.setattr(bots, "RandomBot", Broken)
        assert ask("think", seat=0)["error"]["code"] == "internal"
    reply = ask("think", seat=0)
    assert "action" in reply or "action" in ask("think", seat=0)


# Untrusted records


def test_a_game_stored_with_hidden_characters_in_its_names_is_read_without_them() -> None:
    """Earlier versions let names have them: such a game is not lost, but comes in from nowhere else."""
    record = records.save(Match.new(MARRAKECH, players(3), {}, "hidden"))
    old = {**record, "players": [{**player, "name": f"{player['name']}\u200f"} for player in record["players"]]}
    assert ask("open", record=old)["record"]["players"] == record["players"]
    assert ask("encode", record=old) == {**ask("encode", record=record), "ms": ANY}
    assert ask("branch", record=old, ply=0, seed="new")["record"]["players"] == record["players"]
    assert code("check", record=old) == "bad-record"


def test_check_describes_a_record_and_opens_nothing() -> None:
    before = snapshot()
    record = {**good(3), "started": "yesterday", "app": {"version": 3}}
    asking: list[Json] = [{"record": record}, {"text": json.dumps(record)}]
    for asked in asking:
        reply = ask("check", **asked)
        assert reply["record"] == record
        assert reply["view"]["ply"] == len(record["log"])
        assert snapshot() == before
    assert ask("open", record=record)["view"] == ask("check", record=record)["view"]


def test_check_adds_a_seed_if_the_record_has_none() -> None:
    record = good(3)
    assert ask("check", record=record, seed="fresh")["record"]["seed"] == record["seed"]
    for seed in (None, 7, "", "s" * 201):
        checked = ask("check", record={**record, "seed": seed}, seed="fresh")["record"]
        assert checked == {**record, "seed": "fresh"}
        assert ask("check", record={**record, "seed": seed})["record"]["seed"] == seed


def test_check_takes_undone_entries_and_opponents() -> None:
    record = good(3)
    log = record["log"]
    begun = {**record, "log": log[:6]}
    view = ask("check", record=begun, undone=log[6:9], bots={"1": "random"})["view"]
    assert view == ask("open", record=begun, undone=log[6:9], bots={"1": "random"}, viewer=None)["view"]
    assert view["redo_to"] is not None
    beside: list[Json] = [{"undone": ["left", "left"]}, {"undone": [7]}, {"undone": "left"}]
    for wrong in (*beside, {"bots": {"9": "random"}}, {"bots": {"1": "deep-blue"}}, {"bots": [1]}):
        error = ask("check", record=begun, **wrong)["error"]
        assert (error["code"], error["args"]["why"]) == ("bad-record", "beside"), wrong


@pytest.mark.parametrize(
    "asked", [{}, {"record": 5}, {"record": []}, {"text": "[]"}, {"text": "{}{}"}, {"text": "NaN"}]
)
def test_check_refuses_bad_records(asked: Json) -> None:
    assert code("check", **asked) == "bad-record"


def test_check_reads_the_longest_text_whatever_its_characters() -> None:
    text = '"' * records.LARGEST_TEXT
    assert ask("check", text=text)["error"]["args"]["why"] == "not-json"
    assert ask("check", text=text + '"')["error"]["args"]["why"] == "too-large"


CODES = {
    "bad-request", "no-match", "bad-notation", "illegal-action", "game-over", "bad-record", "needs-assent",
    "nothing-to-undo", "nothing-to-redo", "settled",
}  # fmt: skip
VERBS = sorted(bridge.VERBS)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5)
    | st.sampled_from(["left", "die 1", "lay c4-c5", "turn:left", "square:c4", "marrakech", "heaps", "random", "0"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)  # fmt: skip
NAMES = ["game", "players", "options", "seed", "first", "bots", "record", "undone", "action", "assent", "ply", "picks"]
REQUESTS = st.fixed_dictionaries(
    {"do": st.sampled_from(VERBS) | VALUES},
    optional=dict.fromkeys(
        [
            *NAMES,
            "actions",
            "short",
            "text",
            "seat",
            "ms",
            "id",
            "game_id",
            "device",
            "other",
            "here",
            "apart",
            "settled",
        ],
        VALUES,
    ),
)


@pytest.mark.slow
@settings(max_examples=150)
@given(st.lists(REQUESTS, min_size=1, max_size=4))
def test_no_request_makes_it_raise(requests: list[Any]) -> None:
    ask("close")
    with_match()
    for request in requests:
        before = snapshot()
        reply = json.loads(dispatch(json.dumps(request)))
        assert "ms" in reply
        if "error" in reply:
            assert reply["error"]["code"] in CODES
            assert snapshot() == before


@settings(max_examples=100)
@given(st.text() | st.binary())
def test_no_text_makes_it_raise(text: Any) -> None:
    assert json.loads(dispatch(text))["error"]["code"] == "bad-request"


def test_random_requests_over_a_whole_game_stay_sane() -> None:
    with_match()
    stream = Stream("requests")
    actions = sorted(MARRAKECH.actions)
    for _ in range(600):
        do = [
            "play", "roll", "undo", "redo", "at", "since", "preview", "forecasts", "why", "think", "play", "roll",
            "advise",
        ][stream.below(13)]  # fmt: skip
        legal = DOOR.table.now()["choices"]
        action = legal[stream.below(len(legal))] if legal and stream.below(4) else actions[stream.below(len(actions))]
        before = snapshot()
        reply = ask(
            do,
            action=action,
            actions=[action, None],
            ply=stream.below(200),
            seat=2,
            picks=[f"square:{action[-2:]}"],
            assent=stream.below(2) == 1,
        )
        if "error" in reply:
            assert reply["error"]["code"] != "internal"
            assert snapshot() == before
        else:
            assert reply["ply"] == DOOR.table.match.ply
