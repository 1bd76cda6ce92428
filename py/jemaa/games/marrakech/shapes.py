"""The shapes of what a table of Marrakech shows: view, events, forecasts. For type checkers, tests and the build."""

from typing import Literal, TypeAlias, TypedDict

from ... import shapes

Facing: TypeAlias = shapes.Facing
Color: TypeAlias = Literal["terracotta", "saffron", "majorelle", "mint"]
Phase: TypeAlias = Literal["turn", "roll", "lay", "quarter", "over"]
By: TypeAlias = Literal["left", "straight", "right"]
Ground: TypeAlias = Literal["bare", "own", "neutral"]
Why: TypeAlias = Literal["last-rug", "last-survivor", "no-rugs"]


# --- the view ---


class PromptArgs(TypedDict, total=False):
    """Whose turn it is; nothing at the end."""

    seat: int
    color: Color | None
    """of the rug to lay"""


class Prompt(TypedDict):
    """What is asked."""

    key: str
    args: PromptArgs


class Seat(TypedDict):
    """A player."""

    seat: int
    colors: list[Color]
    score: int
    dirhams: int
    visible: int
    """squares of own rugs that are seen"""
    rugs: int
    """left to lay"""
    next: Color | None
    """the colour of the next rug"""
    out: bool
    """has left the game"""


class NamedSeat(Seat, shapes.Named):
    """A player as the page gets them."""


class Assam(TypedDict):
    """Where Assam stands, and how he faces."""

    square: str
    facing: Facing


class Rug(TypedDict):
    """A rug of which something is seen."""

    color: Color
    owner: int | None
    """null: a neutral rug"""
    squares: list[str]
    visible: list[str]


class Board(TypedDict):
    """The square."""

    assam: Assam
    rugs: list[Rug]
    """bottom to top"""
    last: list[str]
    """where the newest rug lies; empty at the start"""


class Ending(TypedDict):
    """How the game ended."""

    why: Why


class Result(Ending, shapes.Standing):
    """The result as the page gets it."""


class Shown(TypedDict):
    """What the view has at a table and away from it."""

    phase: Phase
    prompt: Prompt
    board: Board
    dice: bool


class Position(Shown):
    """What this game tells of a position."""

    seats: list[Seat]
    result: Ending | None


class View(Shown, shapes.Table):
    """A view as the page gets it."""

    seats: list[NamedSeat]
    result: Result | None


# --- events ---


class Step(TypedDict):
    """A step of Assam's."""

    square: str
    facing: Facing
    mosaic: Facing | None
    """the side by which he left the square, where a mosaic led him round"""


class Cover(TypedDict):
    """Half a rug that is covered."""

    square: str
    color: Color
    owner: int | None


class Turned(TypedDict):
    """Assam was turned."""

    type: Literal["turned"]
    rule: str
    seat: int
    by: By
    facing: Facing


class Rolled(TypedDict):
    """The die was rolled."""

    type: Literal["rolled"]
    rule: str
    seat: int
    steps: int


class Walked(TypedDict):
    """Assam walked."""

    type: Literal["walked"]
    rule: str
    seat: int
    start: str
    path: list[Step]
    square: str
    """where he stopped"""
    facing: Facing
    """how he faces there"""
    mosaics: int
    """how many he followed"""


class Landed(TypedDict):
    """Nothing is owed where Assam stopped."""

    type: Literal["landed"]
    rule: str
    seat: int
    square: str
    on: Ground


_Transfer = TypedDict("_Transfer", {"from": int, "to": int})


class Paid(_Transfer):
    """One player paid another."""

    type: Literal["paid"]
    rule: str
    amount: int
    owed: int
    color: Color
    square: str
    cells: list[str]
    """the group of squares paid for"""


class WentOut(TypedDict):
    """A player could not pay."""

    type: Literal["went_out"]
    rule: str
    seat: int
    rugs: int
    """unlaid rugs lost"""


class Laid(TypedDict):
    """A rug was laid."""

    type: Literal["laid"]
    rule: str
    seat: int
    color: Color
    squares: list[str]
    covers: list[Cover]


class Ended(TypedDict):
    """The game is over."""

    type: Literal["ended"]
    rule: str
    why: Why


Event: TypeAlias = Turned | Rolled | Walked | Landed | Paid | WentOut | Laid | Ended


# --- forecasts ---


class Face(TypedDict):
    """Where a face of the die leads."""

    action: str
    weight: int
    square: str
    path: list[Step]
    to: int | None
    """the seat that is paid"""
    owed: int
    amount: int
    """as much of it as can be paid"""
    out: bool
    """it is not enough"""


class Rent(TypedDict):
    """What is owed on the whole: `sum / of` is the mean."""

    sum: int
    of: int
    out: int
    """of so many equal chances, so many mean going out"""


class RollForecast(TypedDict):
    """What the next roll may bring."""

    faces: list[Face]
    rent: Rent


class RugForecast(TypedDict):
    """What a rug would join and cover."""

    color: Color
    squares: list[str]
    group: list[str]
    covers: list[Cover]
    scores: list[int]


Forecast: TypeAlias = RollForecast | RugForecast
