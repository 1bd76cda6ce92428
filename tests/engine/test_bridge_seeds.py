"""Rolls and seeds through the bridge, and games made from other games: what is told, and when."""

import hashlib
import json

import pytest

from jemaa import bridge
from jemaa.engine.chance import commitment
from jemaa.engine.game import Json
from tests.engine.attack import good
from tests.engine.doors import Door, new


def checked_roll(seed: str, k: int, faces: list[Json]) -> str:
    """Draw a face as described in docs/records.md."""
    spread = [face["action"] for face in faces for _ in range(face["weight"])]
    hashed = hashlib.sha256(f"{seed}/{k}".encode()).digest()
    limit = 256 - 256 % len(spread)
    return spread[next(byte for byte in hashed if byte < limit) % len(spread)]


def test_rolls_are_listed_with_weights_and_those_that_the_seed_does_not_draw_are_by_hand(door: Door) -> None:
    new(door)
    assert door.ask("rolls")["dice"] == []
    door.on("left")
    foreseen = door.ask("forecasts", actions=[None])["forecasts"][0]
    drawn = door.on("roll")["action"]
    assert [roll["forecast"] for roll in door.ask("rolls", forecasts=True)["dice"][0]["rolls"]] == [foreseen]
    faces = door.on("lay", "left")["view"]["outcomes"]
    other = next(face["action"] for face in faces if face["action"] != checked_roll("bridge", 1, faces))
    door.on(other)
    rolls = [
        {"ply": 1, "seat": 0, "action": drawn, "by_hand": False, "elsewhere": False},
        {"ply": 4, "seat": 1, "action": other, "by_hand": True, "elsewhere": False},
    ]
    assert door.ask("rolls")["dice"] == [{"faces": faces, "rolls": rolls}]


def test_rolls_before_a_branch_come_from_another_seed(door: Door) -> None:
    """A game that continues another one: its first roll comes from the seed `first`, or from one that nobody knows."""
    faces = door.ask("open", record={**good(3), "log": ["left"]})["view"]["outcomes"]
    first = next(seed for seed in map(str, range(99)) if checked_roll(seed, 0, faces) == "die 1")
    other = next(seed for seed in map(str, range(99)) if checked_roll(seed, 0, faces) != "die 1")
    record = {**good(3), "setup": {"first": 0}, "log": ["left", "die 1"], "seed": other}
    secret = {"ply": 2, "commitment": commitment("unknown")}
    for branches, by_hand, marks in (
        ([], True, []),
        ([{"ply": 1, "seed": first}], True, []),
        ([{"ply": 2, "seed": first}], False, []),
        ([{"ply": 2, "seed": other}], True, []),
        ([secret], False, []),
        ([{"ply": 1, "seed": other}, secret], False, []),
        ([secret], True, [1]),
    ):
        door.ask("open", record={**record, "branches": branches, "by_hand": marks})
        reply = door.ask("rolls")
        assert reply["dice"][0]["rolls"][0]["by_hand"] is by_hand, branches
        told = [{"ply": each["ply"], "commitment": each.get("commitment")} for each in branches]
        assert reply["branches"] == told, "never a seed"


def test_rolls_tell_the_seed_at_the_end_a_commitment_to_it_and_whether_somebody_may_know_it(door: Door) -> None:
    """`docs/records.md` says how the commitment is made."""
    record = {**good(3), "seed": "dünes"}
    committed = hashlib.sha256("jemaa-seed/dünes".encode()).hexdigest()
    for log, seed in ((record["log"][:-1], None), (record["log"], "dünes")):
        door.ask("open", record={**record, "log": log})
        told = door.ask("rolls")
        assert (told["seed"], told["commitment"], told["known_seed"]) == (seed, committed, False)
    for known in (True, False, "yes", 1):
        door.ask("open", record={**record, "known_seed": known})
        assert door.ask("rolls")["known_seed"] is (known is True)
    door.ask("open", record={key: value for key, value in record.items() if key != "seed"})
    told = door.ask("rolls")
    assert (told["seed"], told["commitment"]) == (None, None)
    assert not any(roll["by_hand"] for roll in told["dice"][0]["rolls"])
    new(door, "morocco", 4, seed="four")
    assert (door.ask("rolls")["commitment"], door.ask("rolls")["dice"]) == (commitment("four"), [])


#: What the page stores: the record, whose seed draws the rolls to come.
STORED = {"new", "open", "check", "record", "join", "deal"}


@pytest.mark.parametrize("do", sorted({*bridge.VERBS} - STORED))
def test_no_reply_that_is_shown_tells_the_seed_during_a_game(door: Door, do: str) -> None:
    secret = "a secret for now"
    opened = new(door, seed=secret, count=2)
    door.on("left", "roll")
    arguments = {
        "action": door.session.now()["choices"][0], "actions": [None], "picks": [], "ply": 1, "seat": 0, "bot": None,
        "text": "l", "about": "places", "record": {**opened["record"], "log": ["left"]}, "assent": True,
        "game": "marrakech", "plies": [0, 1],
    }  # fmt: skip
    if do == "roll":
        door.on("lay", "left")
    if do == "redo":
        door.ask("undo", assent=True)
    text = json.dumps(door.reply(do, **arguments, **({"seed": "fresh"} if do in ("branch", "again") else {})))
    assert "error" not in text or do in ("again", "think", "decode", "analyse"), text
    assert secret not in text


# Games made from other games


def test_a_branch_has_other_piles_and_of_a_running_game_only_a_commitment_to_its_seed(door: Door) -> None:
    record = {**good(2), "seed": "dunes", "started": "then", "known_seed": True}
    for log, source in ((record["log"][:30], {"commitment": commitment("dunes")}), (record["log"], {"seed": "dunes"})):
        old = {**record, "log": log}
        made = door.ask("branch", record=old, ply=9, seed="fresh")["record"]
        assert made["branches"] == [{"ply": 9, **source}]
        assert (made["seed"], made["started"], made["log"]) == ("fresh", "then", log[:9])
        assert "known_seed" not in made
        assert made["setup"]["first"] == record["setup"]["first"]
        assert made["setup"]["piles"] != record["setup"]["piles"]
        door.ask("open", record=old)
        before = door.ask("at", ply=9)["view"]
        assert before["hidden"]
        door.ask("open", record=made)
        assert door.ask("at", ply=9)["view"] == before


def test_a_branch_ends_what_is_said_of_later_entries(door: Door) -> None:
    bots = [{"ply": 2, "bots": {"0": "easy@1"}}, {"ply": 9, "bots": {"1": "easy@1"}}]
    record = {**good(3), "rules": 7, "opponents": bots}
    made = door.ask("branch", record=record, ply=9, seed="fresh")["record"]
    assert (made["rules"], made["other_rules"], made["opponents"]) == (1, [{"ply": 9, "rules": 7}], bots[:1])


def test_the_same_game_again_is_the_whole_record_from_its_start(door: Door) -> None:
    record = {**good(2), "seed": "over", "by_hand": [1], "opponents": [{"ply": 0, "bots": {"0": "easy@1"}}], "x": 1}
    made = door.ask("again", record=record, seed="fresh")["record"]
    beside = {"log": [], "seed": "over", "known_seed": True, "branches": [], "x": 1}
    assert made == {key: value for key, value in record.items() if key not in ("by_hand", "opponents")} | beside


def test_the_same_game_again_has_the_dice_that_it_began_with_unless_nobody_can_know_them(door: Door) -> None:
    record = {**good(3), "seed": "last", "known_seed": True}
    secret = {"ply": 20, "commitment": commitment("a secret")}
    for told, seed in (
        ({}, "last"),
        ({"branches": []}, "last"),
        ({"branches": [{"ply": 20, "seed": "first"}]}, "first"),
        ({"branches": [secret]}, "fresh"),
        ({"branches": [{"ply": 5, "seed": "first"}, secret]}, "first"),
        ({"seed": 7}, "fresh"),
    ):
        made = door.ask("again", record={**record, **told}, seed="fresh")["record"]
        assert (made["seed"], made.get("known_seed", False)) == (seed, seed != "fresh"), told


def test_a_new_record_has_what_the_page_says_of_its_start(door: Door) -> None:
    stamp: Json = {"started": "now", "app": "2"}
    old = {**good(3), "started": "then", "app": "1"}
    for do, arguments in (("branch", {"ply": 3}), ("again", {})):
        assert stamp.items() <= door.ask(do, record=old, seed="fresh", **arguments, **stamp)["record"].items()
    assert stamp.items() <= new(door, **stamp)["record"].items()
    assert not {"started", "app", "known_seed"} & new(door, known_seed=False)["record"].keys()
    assert new(door, known_seed=True)["record"]["known_seed"] is True
