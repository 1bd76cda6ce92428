"""The shapes of what a table of Marrakech shows: view and forecasts. For type checkers, tests and the build."""

from typing import Literal, TypeAlias, TypedDict

from ...engine import shapes

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


Prompt: TypeAlias = shapes.SentenceOf[PromptArgs]
"""What is asked."""


class Seat(TypedDict):
    """A player."""

    seat: int
    colors: list[Color]
    score: int
    dirhams: int
    visible: int
    """visible squares of its rugs"""
    seen: dict[str, int]
    """the same by colour"""
    rugs: int
    """left to lay"""
    left: dict[str, int]
    """left to lay of each own colour: all begin with as many, and what is laid is seen"""
    next: Color | None
    """the colour of the next rug; null if none is left, and in a preview that must not reveal it"""
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
    #: where the next rug can begin: squares beside Assam, while one is laid
    beside: list[str]
    last_rugs: bool
    """whether nobody has more than one rug left"""


Position: TypeAlias = shapes.Position[Phase, PromptArgs, Board, Seat, Why]
"""What this game shows of a position."""
View: TypeAlias = shapes.ViewOf[Phase, PromptArgs, Board, NamedSeat, Why]
"""A view as the page gets it."""


# --- what events and forecasts share ---


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


# --- what can be asked ---


class Spot(TypedDict):
    """What one sees on a square."""

    square: str
    color: Color | None
    """null: bare"""
    owner: int | None
    """null: nobody's rug, or bare"""
    group: int
    """squares of the group that it belongs to. Rule M10"""


class Way(TypedDict):
    """Where each face of the die leads, 1 first, once Assam is turned."""

    by: By
    facing: Facing
    stops: list[Spot]


class AssamFacts(TypedDict):
    """Where Assam stands, and where he can be led."""

    facing: Facing
    ground: Spot
    ways: list[Way]
    """left, right, straight on; what is still possible"""


class PlacesFacts(TypedDict):
    """Where a rug may lie now, first what brings most."""

    places: list[RugForecast]


class Side(TypedDict):
    """What lies beside a square."""

    facing: Facing
    ground: Spot | None
    """null: the board ends there"""


class SquareFacts(TypedDict):
    """What lies on a square and beside it."""

    assam: Facing | None
    """how Assam faces, if he stands there"""
    ground: Spot
    around: list[Side]


class Group(TypedDict):
    """Joined squares of a colour."""

    color: Color
    owner: int | None
    squares: list[str]


class GroupsFacts(TypedDict):
    """All groups, the largest first."""

    groups: list[Group]


Facts: TypeAlias = AssamFacts | PlacesFacts | SquareFacts | GroupsFacts
"""What is answered."""
