"""The shapes of what can happen in Morocco. For type checkers, tests and the build."""

from typing import Literal, TypeAlias, TypedDict

from .shapes import Axis, Cube, Facing, Item, Kind, Lost, Rank, Reason, Tokens, Why


class Leaver(TypedDict):
    """A worker that leaves a space."""

    seat: int
    kind: Kind
    space: str


class DieRolled(TypedDict):
    """The market die was rolled."""

    type: Literal["die_rolled"]
    rule: str
    seat: int
    color: Cube | None
    """null: wild"""
    roll: int


class CubesGained(TypedDict):
    """Each of these seats gained one cube of each of these colours."""

    type: Literal["cubes_gained"]
    rule: str
    seats: list[int]
    colors: list[Cube]
    reason: Reason


class Scouted(TypedDict):
    """The pawn moved on the roof."""

    type: Literal["scouted"]
    rule: str
    seat: int
    roof: int
    before: int
    """0: the centre"""


class Swapped(TypedDict):
    """Two cubes of rows or columns changed places."""

    type: Literal["swapped"]
    rule: str
    seat: int
    axis: Axis
    lines: list[str]
    colors: list[Cube]
    """now there, in that order"""


class Placed(TypedDict):
    """Workers were placed."""

    type: Literal["placed"]
    rule: str
    seat: int
    kind: Kind | Literal["cousins"]
    spaces: list[str]
    """two for cousins"""
    paid: list[Cube]
    """row, column, and the third"""


class Passed(TypedDict):
    """Nothing could be placed."""

    type: Literal["passed"]
    rule: str
    seat: int


class StallFilled(TypedDict):
    """A stall is full."""

    type: Literal["stall_filled"]
    rule: str
    stall: str
    count: int
    queue: list[str]
    """the stalls to close now, this one last"""


class ClosingBegan(TypedDict):
    """A stall is being closed."""

    type: Literal["closing_began"]
    rule: str
    stall: str
    seat: int
    counts: list[Rank]
    """first to last"""


class Rewarded(TypedDict):
    """A place in a stall brought points and more."""

    type: Literal["rewarded"]
    rule: str
    seat: int
    stall: str
    place: int
    tied: bool
    vp: int
    gained: list[Item]
    lost: list[Item]
    choice: bool
    """a `took` of the same seat follows"""


class Took(TypedDict):
    """A coin or a bodyguard was chosen."""

    type: Literal["took"]
    rule: str
    seat: int
    stall: str
    item: Item | None
    """null: neither could be taken"""
    forced: bool
    """there was but one option. Rule R35"""


class JuiceTaken(Tokens):
    """A player took juice tokens."""

    type: Literal["juice_taken"]
    rule: str
    seat: int
    stall: str


class WorkersLeft(TypedDict):
    """The workers of a stall left it."""

    type: Literal["workers_left"]
    rule: str
    stall: str
    workers: list[Leaver]


class TilePlaced(TypedDict):
    """A tile covers a stall."""

    type: Literal["tile_placed"]
    rule: str
    stall: str
    seat: int
    owner: int | None
    """null: an empty tile"""
    open: int
    """stalls still open"""


class ArrowPointed(TypedDict):
    """A tile was pointed; both null: no open stall is beside it."""

    type: Literal["arrow_pointed"]
    rule: str
    stall: str
    seat: int
    facing: Facing | None
    target: str | None
    forced: bool


class Settled(TypedDict):
    """A tourist settled."""

    type: Literal["settled"]
    rule: str
    seat: int
    stall: str
    """left"""
    space: str
    """where an assistant of theirs now stands"""
    forced: bool


class TouristLost(TypedDict):
    """A tourist could not settle."""

    type: Literal["tourist_lost"]
    rule: str
    seat: int
    stall: str
    why: Lost


class Closed(TypedDict):
    """A stall is closed."""

    type: Literal["closed"]
    rule: str
    stall: str
    open: int


class LastRoundAnnounced(TypedDict):
    """Few stalls are open: this round is the last."""

    type: Literal["last_round_announced"]
    rule: str
    open: int


class TurnEnded(TypedDict):
    """A player was done, and keeps these coins."""

    type: Literal["turn_ended"]
    rule: str
    seat: int
    coins: int


class Kept(TypedDict):
    """A player kept a cube for the next round."""

    type: Literal["kept"]
    rule: str
    seat: int
    color: Cube
    lost: int
    """how many cubes went back"""
    forced: bool


class RoundEnded(TypedDict):
    """A round is over."""

    type: Literal["round_ended"]
    rule: str
    round: int


class RoundBegan(TypedDict):
    """A round began."""

    type: Literal["round_began"]
    rule: str
    round: int
    seat: int
    """the first player"""


class Ended(TypedDict):
    """The game is over."""

    type: Literal["ended"]
    rule: str
    why: Why


Event: TypeAlias = (
    DieRolled
    | CubesGained
    | Scouted
    | Swapped
    | Placed
    | Passed
    | StallFilled
    | ClosingBegan
    | Rewarded
    | Took
    | JuiceTaken
    | WorkersLeft
    | TilePlaced
    | ArrowPointed
    | Settled
    | TouristLost
    | Closed
    | LastRoundAnnounced
    | TurnEnded
    | Kept
    | RoundEnded
    | RoundBegan
    | Ended
)
