"""Some of the fuzzing that `bench attacks` does with every input of the engine, and that violations are counted."""

import json
from collections.abc import Callable

import pytest

from jemaa import bridge
from jemaa import record as records
from jemaa.bridge import Bridge
from jemaa.table import Table
from tests.engine import strangers
from tests.engine.attack import good

SHARE = {"forms": 400, "files": 300, "asked": 600}


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
    assert 0.2 * SHARE[door] < tally.refused < tally.attacks


def closing(door: Bridge, request: dict[str, str]) -> None:
    door.close(request)
    raise bridge.NoMatch("gone")


DEFECTS: dict[str, tuple[Callable[[str], object], str, Callable[[pytest.MonkeyPatch], None]]] = {
    "raises": (
        strangers.strike_record,
        json.dumps(good(3)),
        lambda patch: patch.setattr(bridge.Bridge, "answer", lambda *_: 1 / 0),
    ),
    "an error that changed something": (
        strangers.strike_request,
        '{"do": "undo"}',
        lambda patch: patch.setitem(bridge.VERBS, "undo", closing),
    ),
    "a record that changes when it is opened": (
        strangers.strike_record,
        json.dumps({**good(3), "x": 1}),
        lambda patch: patch.setattr(Table, "record", lambda table: records.save(table.match)),
    ),
}


@pytest.mark.parametrize("name", DEFECTS)
def test_a_defect_is_counted(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    act, text, break_ = DEFECTS[name]
    strangers.ask("open", record=good(3))
    break_(monkeypatch)
    assert strangers.struck(act, [text]).violations == 1
