"""How much an ordinary run does of what would take hours. `build.py test --all` does it all: it sets JEMAA_TESTS=all.

`build.py test --changed` does a quarter of it, while somebody waits: it sets JEMAA_TESTS=few.

What a sample leaves out depends on places in a list alone: it is the same in each run. Tests that share a list begin it
at different places, so that together they see all of it.
"""

import os
import re
from collections import defaultdict
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")
VARIABLE = "JEMAA_TESTS"
#: The case of a test that is run in another engine than most.
OTHER_ENGINE = re.compile(r"\b(firefox|webkit)\b")
#: Whether nothing is left out.
WHOLE = os.environ.get(VARIABLE) == "all"
#: How many times less is tried while somebody waits.
LESS = 4 if os.environ.get(VARIABLE) == "few" else 1


def taken(number: int, of: int) -> bool:
    """Check whether the item with a number is among one in `of`, or nothing is left out."""
    return WHOLE or of == 1 or number % (of * LESS) == 0


def share(items: Iterable[T], of: int, number: int = 0) -> list[T]:
    """Return one in `of` items, beginning with that number; all of them where nothing is left out."""
    return [item for at, item in enumerate(items) if taken(at - number, of)]


def left_out(tests: Iterable[str]) -> set[str]:
    """Return what an ordinary run leaves out of the tests of the page: every second case of a test with several.

    Every other test begins with its second case: what many tests have two cases for, as the two games, is met by half
    of them each. Cases in other engines are never left out.
    """
    by_test: defaultdict[str, list[str]] = defaultdict(list)
    for test in tests:
        by_test[test.partition("[")[0]].append(test)
    several = [each for each in by_test.values() if len(each) > 1]
    others = (set(each) - set(share(each, 2, at % 2)) for at, each in enumerate(several))
    return {test for each in others for test in each if not OTHER_ENGINE.search(test)}
