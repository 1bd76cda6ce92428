"""Games started by another version of the rules continue by the present one; records say which entries are which."""

from collections.abc import Callable

import pytest

from jemaa import record as records
from jemaa.errors import BadRecord
from jemaa.game import Json
from tests.engine.attack import good
from tests.engine.doors import Door
from tests.engine.positions import MARRAKECH

LOG = good(3)["log"]
BEGUN = {**good(3), "log": LOG[:9]}


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Return a function that sets the version of Marrakech's rules."""
    return lambda number: monkeypatch.setattr(type(MARRAKECH), "rules", number)


def why(record: Json) -> str:
    """Return why a record is refused."""
    with pytest.raises(BadRecord) as caught:
        records.load(record)
    return caught.value.details["why"]


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
    assert why(full) == "rules"
    assert why({**BEGUN, "log": ["left", "left"]}) == "illegal-action", "it replays by the present rules"


def test_the_bridge_continues_a_game_by_the_present_rules(rules: Callable[[int], None]) -> None:
    rules(2)
    door = Door()
    for do in ("check", "open"):
        record = door.ask(do, record=BEGUN, undone=LOG[9:11])["record"]
        assert (record["rules"], record["other_rules"]) == (2, stretches((9, 1)))
    assert door.ask("redo")["record"] == {}
    while door.ask("record")["record"]["log"][5:]:
        assert door.ask("undo", assent=True)["record"] == {}
    ply = door.table.match.ply
    assert door.on("lay")["record"] == {"other_rules": stretches((ply, 1))}
    record = door.ask("record")["record"]
    assert (record["rules"], record["other_rules"]) == (2, stretches((ply, 1)))
    assert door.ask("open", record=record)["record"] == record
