"""The bridge: what each verb replies, and what a change does. What it refuses is in the tests of requests."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from jemaa import bridge
from jemaa import record as records
from jemaa.bridge import MOST_FORECASTS, MOST_SINCE
from jemaa.bridge.session import leaders
from jemaa.engine.chance import Stream
from jemaa.engine.game import OVER, Json
from jemaa.games import GAMES
from jemaa.match import Match, broken_ties
from jemaa.opponents import registry
from tests.engine.attack import good
from tests.engine.doors import Door, new
from tests.engine.games import has_dice, played, usual
from tests.engine.positions import MARRAKECH, players, state_of

# What games there are


VARIANTS = {"default": "standard", "values": ["standard", "quarter-turn"]}
MARRAKECH_DESCRIBED: Json = {
    "game": "marrakech", "rules": 1, "seats": [2, 4], "colors": ["terracotta", "saffron", "majorelle", "mint"],
    "options": {"variant": VARIANTS, "cover_own": {"default": False, "values": [False, True]}},
    "colors_each": {"2": 2, "3": 1, "4": 1}, "bots": ["random", "easy", "medium", "hard"], "private": False,
}  # fmt: skip


def test_games_describes_all_games_or_one(door: Door) -> None:
    described = {each["game"]: each for each in door.ask("games")["games"]}
    assert list(described) == list(GAMES)
    assert described["marrakech"] == MARRAKECH_DESCRIBED
    morocco = described["morocco"]
    assert (morocco["seats"], morocco["options"]) == ([2, 5], {})
    assert door.ask("games", game="morocco")["games"] == [morocco]


def test_a_page_that_plays_one_game_does_not_import_the_other() -> None:
    asked = json.dumps({"do": "games", "game": "marrakech"})
    script = f"import sys, jemaa.bridge; jemaa.bridge.dispatch({asked!r}); print(*sys.modules)"
    environment = {**os.environ, "PYTHONPATH": str(Path(bridge.__file__).parents[2])}
    said = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    assert "jemaa.games.marrakech.state" in said.stdout
    assert "jemaa.games.morocco" not in said.stdout


# Beginning, opening, closing


def test_new_opens_a_match_with_a_number_of_its_own(door: Door) -> None:
    reply = new(door)
    view = reply["view"]
    assert (reply["ply"], reply["events"], reply["record"]["seed"]) == (0, [], "bridge")
    assert (view["game"], view["to_act"], view["choices"]) == ("marrakech", 0, ["left", "right", "straight"])
    assert (view["undo_to"], view["assent_to"], view["redo_to"], view["result"]) == (None, None, None, None)
    assert reply["match"] < new(door, seed=None, first=None)["match"] < door.ask("open", record=good(3))["match"]


def test_what_can_be_chosen_comes_with_its_picks(door: Door) -> None:
    """Nobody else's: what can be chosen may tell what a hand holds."""
    for game in GAMES:
        every = door.ask("actions", game=game)["actions"]
        record = new(door, game)["record"]
        for viewer in ({}, {"viewer": None}):
            reply = door.ask("open", record=record, **viewer)
            view = reply["view"]
            now = [*view["choices"], *(outcome["action"] for outcome in view["outcomes"])]
            assert reply["picks"] == {text: every[text] for text in now}
    assert new(door)["picks"] == {text: [f"turn:{text}"] for text in ("left", "right", "straight")}


def test_open_returns_the_actor_and_the_events_of_every_entry(door: Door) -> None:
    record = {**good(3), "started": "yesterday", "app": {"version": 3}}
    reply = door.ask("open", record=record)
    assert list(reply["record"].items()) == list(record.items())
    assert [entry["action"] for entry in reply["entries"]] == record["log"]
    assert [entry["actor"] for entry in reply["entries"][:4]] == [0, "chance", 0, 1]
    assert [reply["entries"][at]["events"][at]["type"] for at in (0, -1)] == ["turned", "ended"]


def test_open_restores_undone_entries_but_for_impossible_ones(door: Door) -> None:
    record = good(3)
    log = record["log"]
    reply = door.ask("open", record={**record, "log": log[:4]}, undone=log[4:8])
    assert (reply["ply"], reply["view"]["redo_to"]) == (4, 5)
    assert door.ask("redo")["undone"] == log[5:8]
    door.ask("open", record={**record, "log": []}, undone=["left", "left"])
    assert door.code("redo") == "nothing-to-redo"


def test_open_takes_a_seed_if_the_record_has_none(door: Door) -> None:
    record = {key: value for key, value in good(3).items() if key != "seed"} | {"log": ["left"]}
    door.ask("open", record=record)
    assert door.code("roll") == "illegal-action"
    door.ask("open", record=record, seed="later")
    assert door.ask("roll")["events"][0]["type"] == "rolled"
    assert door.ask("open", record={**record, "seed": "own"}, seed="other")["record"]["seed"] == "own"


def test_check_describes_a_record_like_open_and_opens_nothing(door: Door) -> None:
    record = {**good(3), "started": "yesterday", "app": {"version": 3}}
    log = record["log"]
    begun = {"record": {**record, "log": log[:6]}, "undone": log[6:9], "bots": {"1": "random"}}
    for asked, stored in (({"text": json.dumps(record)}, {"record": record}), (begun, begun)):
        reply = door.ask("check", **asked)
        assert door.snapshot() is None
        opened = door.ask("open", viewer=None, **stored)
        assert (reply["view"], reply["record"]) == (opened["view"], opened["record"])
        door.ask("close")


def test_check_adds_a_seed_if_the_record_has_none(door: Door) -> None:
    record = good(3)
    assert door.ask("check", record=record, seed="fresh")["record"]["seed"] == record["seed"]
    for seed in (None, 7, "", "s" * 201):
        unseeded = {**record, "seed": seed}
        assert door.ask("check", record=unseeded, seed="fresh")["record"] == {**record, "seed": "fresh"}
        assert door.ask("check", record=unseeded)["record"]["seed"] == seed


def test_a_game_stored_with_hidden_characters_in_its_names_is_read_without_them(door: Door) -> None:
    """Earlier versions let names have them: such a game is not lost, but comes in from nowhere else."""
    record = records.save(Match.new(MARRAKECH, players(3), {}, "hidden"))
    old = {**record, "players": [{**player, "name": f"{player['name']}\u200f"} for player in record["players"]]}
    assert door.ask("encode", record=old) == door.ask("encode", record=record)
    assert door.ask("open", record=old)["record"]["players"] == record["players"]
    assert door.ask("branch", record=old, ply=0, seed="new")["record"]["players"] == record["players"]
    assert door.code("check", record=old) == "bad-record"


def test_a_new_match_can_start_from_a_position(door: Door) -> None:
    text = state_of(records.load({**good(3), "log": good(3)["log"][:30]})[0]).text()
    reply = new(door, position=text, first=None)
    assert (reply["record"]["setup"], reply["record"]["log"]) == ({"position": text}, [])
    assert door.session.match.state.text() == text
    assert door.ask("open", record=reply["record"])["view"] == reply["view"]


def test_a_new_seed_is_kept_in_one_form_and_a_stored_one_as_it_is(door: Door) -> None:
    for written in (" dünes", "dünes \t", "\u2003dünes\n", "du\u0308nes"):
        assert new(door, seed=written)["record"]["seed"] == "dünes"
    for seed in ("dunes ", "du\u0308nes"):
        assert door.ask("open", record={**good(3), "seed": seed})["record"]["seed"] == seed
        assert door.session.match.seed == seed


@pytest.mark.parametrize(("scores", "expected"), [([0, 0], []), ([3, 5, 5], [1, 2]), ([0, -1], [0]), ([7], [])])
def test_a_view_tells_who_is_ahead_unless_all_are_equal(scores: list[int], expected: list[int]) -> None:
    assert leaders(scores) == expected


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


# Looking


def test_at_and_since_show_earlier_positions_without_choices(door: Door) -> None:
    new(door)
    last = door.on("left", "roll", "lay")
    reply = door.ask("at", ply=3)
    assert (reply["action"], reply["events"]) == (last["action"], last["events"])
    assert reply["view"]["board"] == last["view"]["board"]
    assert (reply["view"]["choices"], reply["view"]["undo_to"]) == ([], None)
    reply = door.ask("at", ply=0)
    assert (reply["action"], reply["events"], reply["view"]["ply"]) == (None, [], 0)
    ply = door.ask("open", record=good(3))["ply"]
    assert [view["ply"] for view in door.ask("since", ply=0)["views"]] == [*range(ply - bridge.MOST_SINCE, ply + 1)]


def test_preview_does_not_change_the_match(door: Door) -> None:
    new(door)
    before = door.snapshot()
    reply = door.ask("preview", action="left")
    assert door.snapshot() == before
    assert (reply["view"]["board"]["assam"]["facing"], reply["events"][0]["type"]) == ("west", "turned")
    assert [face["action"] for face in reply["forecast"]["faces"]] == ["die 1", "die 2", "die 3", "die 4"]
    assert (reply["view"]["choices"], reply["view"]["outcomes"]) == ([], [])


# Opponents


def test_think_reports_progress_until_there_is_an_action_with_its_reason(door: Door) -> None:
    new(door, bots={"0": "random"})
    assert door.ask("think", seat=0, ms=0)["progress"] == 0
    assert door.refused("think", seat=0, ms="1")["args"] == {"what": "ms"}
    reply = door.ask("think", seat=0)
    assert reply["action"] in {action.text for action in door.session.match.legal}
    assert reply["reason"] == {"key": "reason-random", "args": {"seat": 0}}
    for ms in (-(10**300), 10**300):
        assert {"progress", "action"} & {*door.ask("think", seat=0, ms=ms)}
    assert door.thought(seat=0) == door.thought(seat=0), "drawn from the seed"


def test_a_seat_can_change_during_a_game_and_keeps_undone_entries(door: Door) -> None:
    new(door, bots={"1": "random"})
    door.on("left", "roll", "lay")
    before = door.ask("record")["record"]
    door.ask("think", seat=1, ms=0)
    assert door.ask("seat", seat=1, bot=None)["bots"] == {}
    assert door.session.thinking is None
    assert door.code("think", seat=1) == "bad-request"
    door.on("right")
    door.ask("undo")
    reply = door.ask("seat", seat=0, bot="random")
    assert (reply["bots"], reply["undone"], reply["view"]["redo_to"]) == ({"0": "random"}, ["right"], 4)
    assert (reply["view"]["undo_to"], reply["view"]["assent_to"]) == (None, None)
    assert door.ask("record")["record"] == before
    assert door.ask("redo")["undone"] == []


def test_an_opponent_does_not_see_below_the_top_of_a_pile(door: Door) -> None:
    new(door, count=2)
    match = door.session.match
    for _, seen in (registry.decider(match, "random"), registry.adviser(match)):
        assert seen.text() != match.state.text()
        assert match.game.view(seen) == match.game.view(match.state)


# While a game is played: every change, what is told of it, and how it is taken back


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


def test_play_with_the_roll_that_follows(door: Door) -> None:
    """It is both entries of a game played in two requests; without a seed, or where nothing is rolled, the one."""
    record = new(door)["record"]
    apart = [door.ask("play", action="left"), door.ask("roll")]
    door.ask("open", record=record)
    reply = door.ask("play", action="left", roll=True)
    assert (reply["action"], reply["ply"], reply["view"]) == ("left", 2, apart[1]["view"])
    assert reply["events"] == [event for one in apart for event in one["events"]]
    entries = [("left", 0, apart[0]["events"]), (apart[1]["action"], "chance", apart[1]["events"])]
    assert [(entry["action"], entry["actor"], entry["events"]) for entry in reply["entries"]] == entries
    assert "entries" not in door.ask("play", action=reply["view"]["choices"][0], roll=True)
    door.ask("open", record={key: value for key, value in record.items() if key != "seed"})
    reply = door.ask("play", action="left", roll=True)
    assert (reply["ply"], reply["view"]["to_act"], "entries" in reply) == (1, "chance", False)


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
    view, way = door.session.now(), stream.below(12)
    if way < 2:
        return door.reply(("undo", "redo")[way], **({} if way else {"assent": True}))
    if way == 2:
        return door.ask("seat", seat=0, bot=("random", None)[stream.below(2)])
    if view["to_act"] == 0 and 0 in door.session.bots:
        return door.ask("play", action=door.thought(seat=0)["action"])
    faces = [face["action"] for face in view["outcomes"]]
    return door.ask("play", action=(view["choices"] or faces)[0]) if view["choices"] or way < 8 else door.ask("roll")


@pytest.mark.parametrize("game", GAMES)
def test_whoever_merges_the_changes_of_a_record_has_the_record(door: Door, game: str) -> None:
    stream = Stream(f"merged {game}")
    record = new(door, game, bots={"0": "random"})["record"]
    kinds: set[str] = set()
    while door.session.match.state.to_act != OVER:
        changes = changed_somehow(door, stream).get("record", {})
        kinds |= changes.keys()
        whole = door.ask("record")["record"]
        merged = {**record, **changes, "log": whole["log"]}
        record = {key: value for key, value in merged.items() if value is not None}
        assert record == whole
    assert kinds == ({"by_hand", "opponents"} if has_dice(GAMES[game]) else {"opponents"})


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
    """`since` and `views` give the views of `at`, `forecasts` those of `preview`, through a whole game."""
    record = records.save(played(GAMES[game], usual(GAMES[game], 4), {}, "combined"))
    for ply in range(0, len(record["log"]), 15):
        view = door.ask("open", record={**record, "log": record["log"][:ply]})["view"]
        actions = [*view["choices"][:40], None]
        previews = [door.ask("preview", action=action)["forecast"] for action in actions]
        assert door.ask("forecasts", actions=actions)["forecasts"] == previews
        first = max(0, ply - MOST_SINCE)
        views = [door.ask("at", ply=each)["view"] for each in range(first, ply + 1)]
        assert door.ask("since", ply=first)["views"] == views
        assert door.ask("views", plies=[*range(ply, first - 1, -2)])["views"] == views[(ply - first) % 2 :: 2]
    assert len(door.ask("forecasts", actions=[None] * MOST_FORECASTS)["forecasts"]) == MOST_FORECASTS


def test_a_decision_of_a_player_not_on_turn_can_be_undone_by_them(door: Door) -> None:
    view = new(door, "morocco", 4)["view"]
    while view["to_act"] == view["board"]["active"] or view["board"]["active"] is None:
        view = door.on("roll" if view["to_act"] == "chance" else "lay")["view"]
    seat, ply = view["to_act"], view["ply"]
    assert door.on("lay")["view"]["undo_to"] == ply
    assert door.ask("undo")["view"]["to_act"] == seat
    assert door.ask("redo")["ply"] == ply + 1
