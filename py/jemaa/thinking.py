"""Thinking in slices: a page asks again and again for a little thinking, and can ask for other things in between.

What is thought, and about what, is up to the opponents; what is asked for, to the bridge.
"""

from __future__ import annotations

from collections.abc import Generator
from time import perf_counter
from typing import Final, TypeVar

from .engine.game import Json
from .opponents.bot import Thought

T = TypeVar("T")

#: Milliseconds of thinking in one call.
LONGEST_SLICE: Final = 30


def sliced(thinking: Generator[float, None, T], ms: int) -> float | T:
    """Think for a slice of time (at most `LONGEST_SLICE`): return the progress from 0 to 1, or what was found."""
    until = perf_counter() + max(0, min(ms, LONGEST_SLICE)) / 1000
    try:
        progress = next(thinking)
        while perf_counter() < until:
            progress = next(thinking)
    except StopIteration as thought:
        found: T = thought.value
        return found
    return progress


def decided(thought: Thought, seat: int) -> Json:
    """Return the action of a thought, and its reason with the seat that has it."""
    reason = thought.reason
    return {"action": thought.action.text, "reason": {"key": reason["key"], "args": {**reason["args"], "seat": seat}}}


def judged(thought: Thought) -> list[Json]:
    """List the choices of a thought with their worth in thousandths of a point, best first."""
    return [{"action": action.text, "worth": worth} for action, worth in thought.choices]
