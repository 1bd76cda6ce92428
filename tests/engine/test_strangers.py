"""Some of the fuzzing that `bench attacks` does with every input of the engine, and that violations are counted."""

import json

import pytest

from jemaa import bridge
from jemaa import record as records
from jemaa.bridge import Bridge
from jemaa.table import Table
from tests.engine import strangers
from tests.engine.attack import good

SHARE = {"forms": 300, "files": 200, "asked": 600}


@pytest.fixture(autouse=True)
def fresh() -> None:
    """Start without an open match."""
    strangers.DOOR.close({})


@pytest.mark.slow
@pytest.mark.parametrize("door", SHARE)
def test_untrusted_input_is_refused_or_opens_a_valid_game(door: str) -> None:
    tally = getattr(strangers, door)(SHARE[door])
    assert (tally.quoted, tally.violations) == ([], 0)
    assert tally.attacks >= SHARE[door]
    assert 0 < tally.refused < tally.attacks


FILE = json.dumps(good(3))


def test_a_defect_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bridge.Bridge, "answer", lambda *_: 1 / 0)
    assert strangers.struck(strangers.strike_record, [FILE, FILE]).violations == 2


def test_an_error_that_changes_something_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    def undo(door: Bridge, request: dict[str, str]) -> None:
        door.close(request)
        raise bridge.NoMatch("gone")

    strangers.ask("open", record=good(3))
    monkeypatch.setitem(bridge.VERBS, "undo", undo)
    tally = strangers.struck(strangers.strike_request, ['{"do": "undo"}'])
    assert (tally.violations, "changed something" in tally.quoted[0]) == (1, True)


def test_a_record_that_changes_when_opened_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "record", lambda table: records.save(table.match))
    file = json.dumps({**good(3), "x": 1})
    assert strangers.struck(strangers.strike_record, [file]).violations == 1


def test_slow_input_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strangers, "SLOW", -1.0)
    tally = strangers.struck(strangers.strike_record, ["{}"])
    assert (tally.violations, tally.refused) == (1, 1)
