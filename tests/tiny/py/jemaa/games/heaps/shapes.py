"""The shapes of what a table of heaps shows: view, events and forecasts."""

from typing import Literal, TypeAlias, TypedDict

from ...engine import shapes

Phase: TypeAlias = Literal["roll", "take", "over"]


class PromptArgs(TypedDict, total=False):
    """Whose turn it is, what a stone costs and how many may be taken; nothing at the end."""

    seat: int
    cost: int
    most: int


Prompt: TypeAlias = shapes.SentenceOf[PromptArgs]
"""What is asked."""


class Seat(TypedDict):
    """A player."""

    seat: int
    score: int


class NamedSeat(Seat, shapes.Named):
    """A player as the page gets them."""


class Board(TypedDict):
    """The heaps, and the newest roll (null before it)."""

    heaps: dict[str, int]
    dice: list[int] | None


Position: TypeAlias = shapes.Position[Phase, PromptArgs, Board, Seat, Literal["empty"]]
"""What this game tells of a position."""
View: TypeAlias = shapes.ViewOf[Phase, PromptArgs, Board, NamedSeat, Literal["empty"]]
"""A view as the page gets it."""


class Rolled(shapes.Happened):
    """The dice were rolled."""

    type: Literal["rolled"]
    seat: int
    dice: list[int]


class Took(shapes.Happened):
    """Stones were taken from a heap."""

    type: Literal["took"]
    seat: int
    heap: str
    count: int
    cost: int


class Ended(shapes.Happened):
    """No stone is left."""

    type: Literal["ended"]
    why: str


Event: TypeAlias = Rolled | Took | Ended


class RollForecast(TypedDict):
    """The mean of the higher die: `sum / of`."""

    sum: int
    of: int


class TakeForecast(TypedDict):
    """What would be left of a heap, and what each stone costs."""

    heap: str
    left: int
    cost: int


Forecast: TypeAlias = RollForecast | TakeForecast


class HeapFacts(TypedDict):
    """How many stones lie in a heap."""

    heap: str
    count: int


Facts: TypeAlias = HeapFacts
