"""Where the entries of a log come from, as a record says it: faces by hand, other seeds, branches, other rules."""

import json
from collections.abc import Callable

import pytest

from jemaa import record as records
from jemaa.engine.chance import commitment
from jemaa.engine.game import CHANCE, Json
from jemaa.engine.validation import LONGEST_LOG
from jemaa.match import provenance
from jemaa.match.provenance import MOST_SOURCES, NEW, Provenance, Source
from tests.engine.attack import good, refused
from tests.engine.doors import Door
from tests.engine.positions import MARRAKECH

CODE, OTHER = commitment("one"), commitment("another")
WHOLE = {**good(3), "seed": "first"}
GOING_ON = {**WHOLE, "log": WHOLE["log"][:40]}


def read(**keys: object) -> Provenance:
    return provenance.read(keys, 3)


def written(record: Json, **keys: object) -> Json:
    """Return what the record of a loaded game says."""
    return records.load({**record, **keys})[0].provenance.written()


def branched(record: Json, ply: int, seed: str = "second") -> Json:
    """Return the record of a branch."""
    return records.save(records.load(record)[0].branch(ply, seed))


#: What is no branch, and so is left out.
NO_BRANCHES: list[object] = [
    None, "yes", 7, {}, [None], [7], [{}], [[1, "a"]], [{"commitment": CODE}],
    *([{"ply": ply, "seed": "a"}] for ply in (-1, 1.5, True, 1e21, 2**53, LONGEST_LOG + 1)),
    *([{"ply": 1, "seed": seed}] for seed in ("", 3, "x" * 201)),
    *([{"ply": 1, "commitment": code}] for code in ("c0de", CODE.upper(), f"{CODE}\n", 7)),
]  # fmt: skip


@pytest.mark.parametrize("told", NO_BRANCHES, ids=lambda told: json.dumps(told)[:60])
def test_branches_that_are_none_are_left_out(told: object) -> None:
    assert written(GOING_ON, branches=told) == {"branches": []}


def test_branches_are_read_in_order_one_for_each_ply() -> None:
    kept: list[Json] = [{"ply": 2, "seed": "a"}, {"ply": 9, "seed": "b"}, {"ply": 30, "seed": "d"}]
    told = [kept[1] | {"more": 1}, kept[0], {"ply": 9, "seed": "c"}, kept[2] | {"commitment": CODE}]
    coded = {"ply": 31, "commitment": CODE}
    assert written(GOING_ON, branches=[*told, coded | {"seed": ""}])["branches"] == [*kept, coded]


def test_a_stranger_can_say_only_so_much() -> None:
    many = [{"ply": number % 4000, "seed": f"seed {number}"} for number in range(100_000)]
    said = read(branches=many, by_hand=[part["ply"] for part in many])
    assert said.branches == tuple(Source(ply, f"seed {ply}", None) for ply in range(MOST_SOURCES))
    assert said.by_hand == set(range(4000))


@pytest.mark.parametrize("told", ["all", {"0": 1}, None, 7, [], ["2", -3, 4.5, None, 1e21, 2**53, LONGEST_LOG, True]])
def test_faces_by_hand_that_are_none_are_left_out(told: object) -> None:
    assert "by_hand" not in written(GOING_ON, by_hand=told)


def test_what_is_no_roll_is_not_by_hand_but_stays_in_the_record() -> None:
    match, _ = records.load({**GOING_ON, "log": GOING_ON["log"][:3], "by_hand": [2, 1, 0]})
    assert match.provenance.written() == {"by_hand": [0, 1, 2]}
    assert match.undo_to(set(), assent=True) == 1


def test_what_is_said_is_written_as_it_was_read() -> None:
    said = {
        "other_rules": [{"ply": 3, "rules": 4}],
        "opponents": [{"ply": 1, "bots": {"0": "easy@1", "2": "hard#400@1"}}],
        "by_hand": [1, 4],
        "branches": [{"ply": 2, "seed": "a"}, {"ply": 9, "commitment": CODE}],
        "id": "3f09c2d81ab7",
        "devices": [{"ply": 1, "device": 417}, {"ply": 5, "device": None}, {"ply": 9, "device": 0}],
    }
    assert written(GOING_ON, **said) == said
    assert set(said) == provenance.KEYS
    assert written(GOING_ON) == {}


# An entry that is played


def played(record: Json, ply: int, *, by_hand: bool = False, by: str | None = None) -> Json:
    """Undo a game up to a ply, play the same entry anew, and return what the record then says."""
    match, _ = records.load(record)
    text = match.log[ply].action.text
    match.restore(match.log[:ply], match.log[ply:])
    match.play(text, by, by_hand=by_hand)
    return match.provenance.written()


def test_an_entry_that_is_played_ends_what_was_said_of_its_ply_and_of_later_ones() -> None:
    rolls = [ply for ply, text in enumerate(GOING_ON["log"]) if text.startswith("die")]
    told = [{"ply": 12, "seed": "first"}, {"ply": 30, "commitment": CODE}]
    record = {**GOING_ON, "by_hand": rolls, "branches": told}
    for ply, kept in (
        (30, told),
        (20, [told[0], {"ply": 20, "commitment": CODE}]),
        (12, told[:1]),
        (5, [{"ply": 5, "seed": "first"}]),
        (0, []),
    ):
        before = [roll for roll in rolls if roll < ply]
        assert played(record, ply) == {"branches": kept, **({"by_hand": before} if before else {})}
    first = rolls[0]
    assert played(record, first, by_hand=True)["by_hand"] == [first]
    assert "by_hand" not in played(record, first)


def test_undo_and_redo_change_nothing_of_it() -> None:
    match, _ = records.load({**GOING_ON, "by_hand": [1], "branches": [{"ply": 30, "seed": "a"}]})
    said = match.provenance
    while match.ply > 2:
        match.undo({0, 1, 2}, assent=True)
    match.redo({0, 1, 2})
    assert match.provenance is said


def test_changes_are_a_merge_patch() -> None:
    """RFC 7396: what is null is removed; lists are replaced as a whole."""
    one = read(by_hand=[1, 4], branches=[{"ply": 12, "seed": "a"}])
    assert one.changed(one) == one.changed(one._replace()) == {}
    assert NEW._replace(branches=()).changed(one) == {"by_hand": None, "branches": []}
    rolled, decided = one.played(5, CHANCE, None, by_hand=True), NEW.played(0, 1, "hard@1", by_hand=False)
    assert rolled.changed(one) == {"by_hand": [1, 4, 5], "branches": [{"ply": 5, "seed": "a"}]}
    assert decided.changed(NEW) == {"opponents": [{"ply": 0, "bots": {"1": "hard@1"}}]}


# A game that goes on from another one


def coded(ply: int, seed: str) -> Json:
    """Return what a branch tells of a seed that nobody may know."""
    return {"ply": ply, "commitment": commitment(seed)}


def test_a_branch_keeps_the_faces_by_hand_before_it() -> None:
    made = branched({**GOING_ON, "by_hand": [1, 31]}, 30)
    assert (made["seed"], made["branches"], made["by_hand"]) == ("second", [coded(30, "first")], [1])


def test_a_branch_of_a_branch_says_of_each_part_what_may_be_known() -> None:
    old = {**GOING_ON, "branches": [{"ply": 30, "seed": "older"}]}  # from before there were commitments
    assert branched(old, 35)["branches"] == [{"ply": 30, "seed": "older"}, coded(35, "first")]
    made = {**branched(GOING_ON, 30), "log": GOING_ON["log"]}
    assert branched(made, 35, "third")["branches"] == [coded(30, "first"), coded(35, "second")]
    for ply in (30, 12):
        assert branched(made, ply, "third")["branches"] == [coded(ply, "first")]


def test_a_branch_from_the_start_or_of_a_game_without_a_seed_is_known_as_one() -> None:
    assert branched({**GOING_ON, "by_hand": [1], "branches": [{"ply": 20, "seed": "a"}]}, 0)["branches"] == []
    for seed in (None, 7, "", "s" * 201):
        assert branched({**GOING_ON, "seed": seed}, 3)["branches"] == []


# Entries played by other rules: games go on by the present ones

LOG = good(3)["log"]
BEGUN = {**good(3), "log": LOG[:9]}


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Return a function that sets the version of Marrakech's rules."""
    return lambda number: monkeypatch.setattr(type(MARRAKECH), "rules", number)


def stretches(*pairs: tuple[object, int | bool]) -> list[Json]:
    return [{"ply": ply, "rules": number} for ply, number in pairs]


def saved(record: Json) -> Json:
    return records.save(records.load(record)[0])


def test_entries_played_by_other_rules_are_recorded(rules: Callable[[int], None]) -> None:
    rules(2)
    match, _ = records.load(BEGUN)
    match.play(LOG[9])
    record = records.save(match)
    assert (record["rules"], record["other_rules"], record["log"]) == (2, stretches((9, 1)), LOG[:10])
    assert saved(record) == record
    rules(3)
    assert saved(record)["other_rules"] == stretches((9, 1), (10, 2))
    rules(1)
    assert saved(record)["other_rules"] == stretches((9, 1), (10, 2))
    rules(3)
    cut = saved({**BEGUN, "log": LOG[:5], "rules": 2, "other_rules": stretches((7, 1))})
    assert cut["other_rules"] == stretches((5, 1)), "they end with the log"


def test_a_record_of_the_present_rules_or_an_empty_one_has_no_other_rules(rules: Callable[[int], None]) -> None:
    for record in (BEGUN, {**BEGUN, "other_rules": []}):
        assert "other_rules" not in saved(record)
    rules(2)
    assert "other_rules" not in saved({**BEGUN, "log": []})


def test_a_record_never_gets_more_stretches_than_can_be_read(rules: Callable[[int], None]) -> None:
    full = {**good(4), "other_rules": stretches(*((ply, 1) for ply in range(1, 101)))}
    assert saved(full)["other_rules"] == full["other_rules"]
    rules(2)
    assert refused(records.load, full)["why"] == "rules"
    assert refused(records.load, {**BEGUN, "log": ["left", "left"]})["why"] == "illegal-action", (
        "it replays by the present rules"
    )


def test_the_bridge_continues_a_game_by_the_present_rules(rules: Callable[[int], None]) -> None:
    rules(2)
    door = Door()
    for do in ("check", "open"):
        record = door.ask(do, record=BEGUN, undone=LOG[9:11])["record"]
        assert (record["rules"], record["other_rules"]) == (2, stretches((9, 1)))
    assert door.ask("redo")["record"] == {}
    while door.ask("record")["record"]["log"][5:]:
        assert door.ask("undo", assent=True)["record"] == {}
    ply = door.session.match.ply
    assert door.on("lay")["record"] == {"other_rules": stretches((ply, 1))}
    record = door.ask("record")["record"]
    assert (record["rules"], record["other_rules"]) == (2, stretches((ply, 1)))
    assert door.ask("open", record=record)["record"] == record
