"""The bridge, while a game is played: every change, what is told of it, and how it is taken back."""

import json

import pytest

from jemaa import record as records
from jemaa.bridge import MOST_SINCE
from jemaa.chance import Stream
from jemaa.game import OVER, Json
from jemaa.games import GAMES
from tests.engine.doors import Door, new
from tests.engine.games import played


def test_play_and_roll(door: Door) -> None:
    new(door)
    reply = door.ask("play", action="left")
    assert (reply["ply"], reply["action"], reply["view"]["to_act"]) == (1, "left", "chance")
    after = {"board": {"assam": {"facing": "west"}}}
    turned = {"type": "turned", "rule": "M7", "seat": 0, "by": "left", "facing": "west", "after": after}
    assert (reply["events"], reply["view"]["choices"]) == ([turned], [])
    faces = [(face["action"], face["weight"]) for face in reply["view"]["outcomes"]]
    assert faces == [("die 1", 1), ("die 2", 2), ("die 3", 2), ("die 4", 1)]
    reply = door.ask("roll")
    assert reply["action"] in dict(faces)
    assert reply["view"]["outcomes"] == []


def test_a_face_that_is_played_is_one_by_hand_and_a_step_of_undo(door: Door) -> None:
    new(door)
    reply = door.on("left", "die 4")
    assert (reply["view"]["undo_to"], reply["record"]) == (1, {"by_hand": [1]})
    reply = door.ask("undo")
    assert (reply["undone"], reply["record"]) == (["die 4"], {}), "a redo brings it back"
    reply = door.on("roll")
    assert (reply["view"]["undo_to"], reply["record"]) == (None, {"by_hand": None})


def test_undo_and_redo(door: Door) -> None:
    new(door)
    door.on("left", "roll", "lay", "right")
    log = door.ask("record")["record"]["log"]
    reply = door.ask("undo")
    assert (reply["ply"], reply["undone"], reply["events"]) == (3, ["right"], [])
    assert (reply["view"]["undo_to"], reply["view"]["assent_to"], reply["view"]["redo_to"]) == (None, 2, 4)
    assert door.code("undo") == "needs-assent"
    assert [door.ask("undo", assent=True)["undone"] for _ in range(2)] == [log[2:], log]
    assert door.code("undo", assent=True) == "nothing-to-undo"
    reply = door.ask("redo")
    assert [(entry["action"], entry["actor"]) for entry in reply["entries"]] == [(log[0], 0), (log[1], "chance")]
    assert reply["events"] == [event for entry in reply["entries"] for event in entry["events"]]
    assert reply["undone"] == log[2:]


def changed_somehow(door: Door, stream: Stream) -> Json:
    """Change the open match in one of many ways, or try to."""
    view, way = door.table.now(), stream.below(12)
    if way < 2:
        return door.reply(("undo", "redo")[way], **({} if way else {"assent": True}))
    if way == 2:
        return door.ask("seat", seat=0, bot=("random", None)[stream.below(2)])
    if view["to_act"] == 0 and 0 in door.table.bots:
        return door.ask("play", action=door.thought(seat=0)["action"])
    faces = [face["action"] for face in view["outcomes"]]
    return door.ask("play", action=(view["choices"] or faces)[0]) if view["choices"] or way < 8 else door.ask("roll")


@pytest.mark.parametrize("game", GAMES)
def test_whoever_merges_the_changes_of_a_record_has_the_record(door: Door, game: str) -> None:
    stream = Stream(f"merged {game}")
    record = new(door, game, bots={"0": "random"})["record"]
    kinds: set[str] = set()
    while door.table.match.state.to_act != OVER:
        changes = changed_somehow(door, stream).get("record", {})
        kinds |= changes.keys()
        whole = door.ask("record")["record"]
        merged = {**record, **changes, "log": whole["log"]}
        record = {key: value for key, value in merged.items() if value is not None}
        assert record == whole
    assert kinds == {"by_hand", "opponents"}


@pytest.mark.parametrize(("game", "count"), [(game, GAMES[game].seats[end]) for game in GAMES for end in (0, -1)])
def test_a_whole_game_with_its_result(door: Door, game: str, count: int) -> None:
    view, widest = new(door, game, count)["view"], 0
    while view["to_act"] != "over":
        widest = max(widest, len(json.dumps(view, separators=(",", ":"))))
        view = door.on("roll" if view["to_act"] == "chance" else view["choices"][-1])["view"]
    assert widest <= 40_960
    result = view["result"]
    assert {*result} == {"why", "winners", "ranking", "ties", "story", "deal"}
    assert result["winners"] == result["ranking"][0]
    assert result["story"][-1]["scores"] == [seat["score"] for seat in view["seats"]]
    assert (view["choices"], view["prompt"]["key"]) == ([], "prompt-over")
    record = door.ask("record")["record"]
    assert (door.code("play", action=record["log"][-1]), door.code("roll")) == ("game-over", "illegal-action")
    assert door.ask("open", record=record)["view"]["result"] == result


def test_events_say_what_they_change_wherever_they_are_shown_one_by_one(door: Door) -> None:
    new(door)
    told = door.on("left", "die 1", "lay")["events"]
    assert any("after" in event for event in told)
    assert door.ask("at", ply=3)["events"] == told
    assert door.ask("since", ply=1)["entries"][-1]["events"] == told
    door.ask("undo", assent=True)
    assert door.ask("redo")["entries"][-1]["events"] == told
    opened = door.ask("open", record=door.ask("record")["record"])["entries"]
    assert all("after" not in event for entry in opened for event in entry["events"])


@pytest.mark.parametrize("game", GAMES)
def test_combined_requests_give_the_same_as_single_ones(door: Door, game: str) -> None:
    """`since` gives the views of `at`, `forecasts` those of `preview`, through a whole game."""
    record = records.save(played(GAMES[game], 4, {}, "combined"))
    for ply in range(0, len(record["log"]), 15):
        view = door.ask("open", record={**record, "log": record["log"][:ply]})["view"]
        actions = [*view["choices"][:40], None]
        previews = [door.ask("preview", action=action)["forecast"] for action in actions]
        assert door.ask("forecasts", actions=actions)["forecasts"] == previews
        first = max(0, ply - MOST_SINCE)
        views = [door.ask("at", ply=each)["view"] for each in range(first, ply + 1)]
        assert door.ask("since", ply=first)["views"] == views


def test_a_decision_of_a_player_not_on_turn_can_be_undone_by_them(door: Door) -> None:
    view = new(door, "morocco", 4)["view"]
    while view["to_act"] == view["board"]["active"] or view["board"]["active"] is None:
        view = door.on("roll" if view["to_act"] == "chance" else "lay")["view"]
    seat, ply = view["to_act"], view["ply"]
    assert door.on("lay")["view"]["undo_to"] == ply
    assert door.ask("undo")["view"]["to_act"] == seat
    assert door.ask("redo")["ply"] == ply + 1
