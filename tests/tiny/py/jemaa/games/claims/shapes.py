"""The shapes of what a table of claims shows: view and events. There are no forecasts and no questions."""

from typing import Literal, Never, TypeAlias, TypedDict

from ...engine import shapes

Phase: TypeAlias = Literal["bid", "claim", "over"]


class PromptArgs(TypedDict, total=False):
    """Whose turn it is; nothing at the end."""

    seat: int


Prompt: TypeAlias = shapes.SentenceOf[PromptArgs]
"""What is asked."""


class Seat(TypedDict):
    """A player, how many cards they have, and whether one of them is bid."""

    seat: int
    colors: list[str]
    score: int
    cards: int
    sealed: bool


class NamedSeat(Seat, shapes.Named):
    """A player as the page gets them."""


class Board(TypedDict):
    """Who owns each hexagon; the viewer's own cards as dealt, without those played; the bids, once they are shown."""

    owners: dict[str, int | None]
    hand: list[int | None] | None
    bids: list[int]


Position: TypeAlias = shapes.Position[Phase, PromptArgs, Board, Seat, Literal["hands"]]
"""What this game tells of a position."""
View: TypeAlias = shapes.ViewOf[Phase, PromptArgs, Board, NamedSeat, Literal["hands"]]
"""A view as the page gets it."""


class Bid(shapes.Happened):
    """A card was bid, face down: only its owner knows which."""

    type: Literal["bid"]
    seat: int
    card: int | None


class Shown(shapes.Happened):
    """All bids were shown; the seat has the highest."""

    type: Literal["shown"]
    seat: int
    cards: list[int]


class Claimed(shapes.Happened):
    """A hexagon was claimed."""

    type: Literal["claimed"]
    seat: int
    hexagon: str
    points: int


class Ended(shapes.Happened):
    """All hands are empty."""

    type: Literal["ended"]
    why: str


Event: TypeAlias = Bid | Shown | Claimed | Ended

Forecast: TypeAlias = Never
Facts: TypeAlias = Never
