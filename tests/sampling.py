"""How much an ordinary run does of what would take hours. `build.py test --all` does it all: it sets JEMAA_TESTS=all.

What a sample leaves out depends on places in a list alone: it is the same in each run. Tests that share a list begin it
at different places, so that together they see all of it.
"""

import os
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")
VARIABLE = "JEMAA_TESTS"
#: Whether nothing is left out.
WHOLE = os.environ.get(VARIABLE) == "all"


def taken(number: int, of: int) -> bool:
    """Check whether the item with a number is among one in `of`, or nothing is left out."""
    return WHOLE or number % of == 0


def share(items: Iterable[T], of: int, number: int = 0) -> list[T]:
    """Return one in `of` items, beginning with that number; all of them where nothing is left out."""
    return [item for at, item in enumerate(items) if taken(at - number, of)]
