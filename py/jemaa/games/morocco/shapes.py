"""The shapes of what a table of Morocco shows: view and forecasts. For type checkers, tests and the build."""

from typing import Literal, TypeAlias, TypedDict

from ...engine import shapes

Facing: TypeAlias = shapes.Facing
Family: TypeAlias = Literal["charmers", "water", "rugs", "magicians", "food"]
Cube: TypeAlias = Literal["black", "brown", "green", "orange", "purple"]
Kind: TypeAlias = Literal["assistant", "bodyguard", "tourist"]
Item: TypeAlias = Literal["coin", "bodyguard"]
Axis: TypeAlias = Literal["rows", "columns"]
Quadrant: TypeAlias = Literal["ne", "nw", "se", "sw"]
Phase: TypeAlias = Literal["die", "wild", "scout", "assign", "spend", "take", "arrow", "settle", "keep", "over"]
Reason: TypeAlias = Literal["market", "wild", "scout", "roof"]
Lost: TypeAlias = Literal["no-arrow", "no-space", "no-assistant"]
Why: TypeAlias = Literal["last-stall", "five-stalls", "no-workers", "idle"]

# `pass` and `from` are no names in a class of Python
_Pass = TypedDict("_Pass", {"pass": int})
_MaybePass = TypedDict("_MaybePass", {"pass": int}, total=False)


# --- the view ---


class PromptArgs(_MaybePass, total=False):
    """Who decides, or on whose turn the die rolls, and what it is about; nothing at the end."""

    seat: int
    roll: int
    of: int
    """rolls in a round"""
    coins: int
    active: int
    """whose turn it is"""
    stall: str | None
    owner: int | None
    """of the tile that is pointed"""
    target: str | None
    """the stall where a tourist settles"""


Prompt: TypeAlias = shapes.SentenceOf[PromptArgs]
"""What is asked."""


class Points(TypedDict):
    """The parts of a score. Rule R33."""

    vp: int
    juice: int
    coins: int
    district: int


class Seat(TypedDict):
    """A player, and what they have in hand."""

    seat: int
    colors: list[Family]
    score: int
    points: Points
    """what the score is made of"""
    vp: int
    juice: dict[str, int]
    """how many tokens of each value"""
    coins: int
    cubes: dict[Cube, int]
    assistants: int
    bodyguards: int
    tourists: int
    cousins: int
    quarters: int
    """own bodyguards at rest"""
    first: bool
    """begins this round"""
    tiles: int
    """own ones on the board"""
    district: list[str]
    """the largest group of them. Rule R33"""
    joined: list[list[str]]
    """the pairs of its stalls that lie side by side, the west or north one first"""


class NamedSeat(Seat, shapes.Named):
    """A player as the page gets them."""


class Worker(TypedDict):
    """A worker in a space."""

    seat: int
    kind: Kind


class Tile(TypedDict):
    """A tile over a closed stall."""

    owner: int | None
    """null: an empty tile"""
    arrow: Facing | None


class Stall(TypedDict):
    """A stall of the market."""

    stall: str
    open: bool
    tile: Tile | None
    """null: the stall is open"""
    arrows: int
    """arrows that point here"""
    count: int
    """the workers' count and the arrows; 0 when closed"""
    price: list[Cube]
    """the two cubes that every worker pays, the row's first; none when closed"""
    counts: list[int]
    """the workers' count of each seat; empty where there are none"""
    leader: int | None
    """who would win the stall now; null: nobody alone"""
    waiting: bool
    """full, and in the queue"""
    spaces: dict[Quadrant, Worker | None]


class Roof(TypedDict):
    """The roof with its pawn."""

    spaces: list[Cube]
    """space 1 first"""
    pawn: int
    """0: the centre"""


class Board(_Pass):
    """The market."""

    rows: list[Cube]
    columns: list[Cube]
    stalls: list[Stall]
    juice: list[str]
    """six corner lines, bottom line first; `.` where the token is taken"""
    roof: Roof
    round: int
    first: int
    open: int
    last_round: bool
    active: int | None
    """whose turn it is in "assign", also while another seat decides"""
    closing: str | None
    """the stall being closed"""
    queue: list[str]
    """those waiting behind it"""
    travellers: list[int]
    """the owners of its tourists that have still to move"""
    last: list[str]
    """the spaces of the newest placement"""


Position: TypeAlias = shapes.Position[Phase, PromptArgs, Board, Seat, Why]
"""What this game shows of a position."""
View: TypeAlias = shapes.ViewOf[Phase, PromptArgs, Board, NamedSeat, Why]
"""A view as the page gets it."""


# --- what events and forecasts share ---


class Rank(TypedDict):
    """How a player stands in a stall."""

    seat: int
    count: int
    place: int
    tied: bool


class Token(TypedDict):
    """A juice token; line and column count from 0."""

    space: str
    line: int
    column: int
    value: int


class Tokens(TypedDict):
    """Juice tokens, and the sum of their values."""

    tokens: list[Token]
    amount: int


# --- forecasts ---


class Count(TypedDict):
    """How a stall would stand."""

    stall: str
    count: int
    full: bool


class Reward(TypedDict):
    """What a place would bring."""

    seat: int
    place: int
    tied: bool
    vp: int
    gained: list[Item]
    lost: list[Item]
    choice: list[Item]
    """what can be chosen"""


class Juice(Tokens):
    """What a seat would drink."""

    seat: int


class Claim(TypedDict):
    """Who would place the tile, and whose it would be."""

    seat: int
    owner: int | None


class ArrowForecast(TypedDict):
    """What an arrow would make of the stall that it points at."""

    target: str
    count: int
    full: bool
    tourists: int
    """how many would settle there"""


class Target(ArrowForecast):
    """Where an arrow could point."""

    facing: Facing


class Closing(TypedDict):
    """What the closing of a stall would bring."""

    stall: str
    counts: list[Rank]
    rewards: list[Reward]
    juice: list[Juice]
    tile: Claim
    targets: list[Target]


class PlacementForecast(TypedDict):
    """What a placement would bring."""

    seat: int
    paid: list[Cube]
    left: dict[Cube, int]
    stalls: list[Count]
    """how each stall placed in would stand"""
    closings: list[Closing]
    """those that would close by it, as things lie"""


class Gain(TypedDict):
    """What a seat would gain."""

    seat: int
    colors: list[Cube]


class ScoutForecast(TypedDict):
    """What each seat would gain."""

    roof: int
    gains: list[Gain]
    stalls: list[str]
    """those with a free space that the scout could then pay"""


class SwapForecast(TypedDict):
    """In how many free spaces, and in which stalls, two cubes could be paid."""

    seat: int
    before: int
    after: int
    gained: list[str]
    lost: list[str]


class SettleForecast(Count):
    """What settling in a space would bring."""

    juice: int | None
    """the token beside it; null if taken"""


class KeepForecast(TypedDict):
    """How many cubes would go back."""

    color: Cube
    lost: int


Forecast: TypeAlias = PlacementForecast | ScoutForecast | SwapForecast | ArrowForecast | SettleForecast | KeepForecast


# --- what can be asked ---


class StallsFacts(TypedDict):
    """The stalls that a seat can pay, those with own workers first, then the fullest."""

    seat: int
    stalls: list[str]


class StallFacts(TypedDict):
    """What the closing of a stall would bring if it came now."""

    stall: str
    closing: Closing | None
    """null: closed already, or nobody stands there"""


Facts: TypeAlias = StallsFacts | StallFacts
"""What is answered."""
