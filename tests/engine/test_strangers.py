"""Some of the fuzzing that `bench attacks` does with every input of the engine, and that violations are counted."""

import pytest

from tests.engine import strangers

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
