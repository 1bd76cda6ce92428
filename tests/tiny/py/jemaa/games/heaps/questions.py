"""What people can ask about a position of heaps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from . import State

if TYPE_CHECKING:
    from . import shapes


def heap(state: State, of: str) -> shapes.HeapFacts | None:
    return {"heap": of, "count": state.heaps[of]} if of in state.heaps else None


QUESTIONS: Final[Mapping[str, Callable[[State, str], shapes.Facts | None]]] = {"heap": heap}
