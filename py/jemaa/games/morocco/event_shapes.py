"""The shapes of what can happen in Morocco. For type checkers, tests and the build."""

from typing import Literal, TypeAlias, TypedDict

from ...engine import shapes
from .shapes import Axis, Cube, Facing, Item, Kind, Lost, Rank, Reason, Tokens, Why


class Leaver(TypedDict):
    """A worker that leaves a space."""

    seat: int
    kind: Kind
    space: str


class DieRolled(shapes.Happened):
    """The market die was rolled."""

    type: Literal["die_rolled"]
    seat: int
    color: Cube | None
    """null: wild"""
    roll: int


class CubesGained(shapes.Happened):
    """Each of these seats gained one cube of each of these colours."""

    type: Literal["cubes_gained"]
    seats: list[int]
    colors: list[Cube]
    reason: Reason


class Scouted(shapes.Happened):
    """The pawn moved on the roof."""

    type: Literal["scouted"]
    seat: int
    roof: int
    before: int
    """0: the centre"""


class Swapped(shapes.Happened):
    """Two cubes of rows or columns changed places."""

    type: Literal["swapped"]
    seat: int
    axis: Axis
    lines: list[str]
    colors: list[Cube]
    """now there, in that order"""


class Placed(shapes.Happened):
    """Workers were placed."""

    type: Literal["placed"]
    seat: int
    kind: Kind | Literal["cousins"]
    spaces: list[str]
    """two for cousins"""
    paid: list[Cube]
    """row, column, and the third"""


class Passed(shapes.Happened):
    """Nothing could be placed."""

    type: Literal["passed"]
    seat: int


class StallFilled(shapes.Happened):
    """A stall is full."""

    type: Literal["stall_filled"]
    stall: str
    count: int
    queue: list[str]
    """the stalls to close now, this one last"""


class ClosingBegan(shapes.Happened):
    """A stall is being closed."""

    type: Literal["closing_began"]
    stall: str
    seat: int
    counts: list[Rank]
    """first to last"""


class Rewarded(shapes.Happened):
    """A place in a stall brought points and more."""

    type: Literal["rewarded"]
    seat: int
    stall: str
    place: int
    tied: bool
    vp: int
    gained: list[Item]
    lost: list[Item]
    choice: bool
    """a `took` of the same seat follows"""


class Took(shapes.Happened):
    """A coin or a bodyguard was chosen."""

    type: Literal["took"]
    seat: int
    stall: str
    item: Item | None
    """null: neither could be taken"""
    forced: bool
    """there was but one option. Rule R35"""


class JuiceTaken(Tokens, shapes.Happened):
    """A player took juice tokens."""

    type: Literal["juice_taken"]
    seat: int
    stall: str


class WorkersLeft(shapes.Happened):
    """The workers of a stall left it."""

    type: Literal["workers_left"]
    stall: str
    workers: list[Leaver]


class TilePlaced(shapes.Happened):
    """A tile covers a stall."""

    type: Literal["tile_placed"]
    stall: str
    seat: int
    owner: int | None
    """null: an empty tile"""
    open: int
    """stalls still open"""


class ArrowPointed(shapes.Happened):
    """A tile was pointed; both null: no open stall is beside it."""

    type: Literal["arrow_pointed"]
    stall: str
    seat: int
    facing: Facing | None
    target: str | None
    forced: bool


class Settled(shapes.Happened):
    """A tourist settled."""

    type: Literal["settled"]
    seat: int
    stall: str
    """left"""
    space: str
    """where an assistant of theirs now stands"""
    forced: bool


class TouristLost(shapes.Happened):
    """A tourist could not settle."""

    type: Literal["tourist_lost"]
    seat: int
    stall: str
    why: Lost


class Closed(shapes.Happened):
    """A stall is closed."""

    type: Literal["closed"]
    stall: str
    open: int


class LastRoundAnnounced(shapes.Happened):
    """Few stalls are open: this round is the last."""

    type: Literal["last_round_announced"]
    open: int


class TurnEnded(shapes.Happened):
    """A player was done, and keeps these coins."""

    type: Literal["turn_ended"]
    seat: int
    coins: int


class Kept(shapes.Happened):
    """A player kept a cube for the next round."""

    type: Literal["kept"]
    seat: int
    color: Cube
    lost: int
    """how many cubes went back"""
    forced: bool


class RoundEnded(shapes.Happened):
    """A round is over."""

    type: Literal["round_ended"]
    round: int


class RoundBegan(shapes.Happened):
    """A round began."""

    type: Literal["round_began"]
    round: int
    seat: int
    """the first player"""


class Ended(shapes.Happened):
    """The game is over."""

    type: Literal["ended"]
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
