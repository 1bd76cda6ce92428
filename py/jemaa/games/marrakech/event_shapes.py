"""The shapes of what can happen in Marrakech. For type checkers, tests and the build."""

from typing import Literal, TypeAlias, TypedDict

from ...engine import shapes
from .shapes import By, Color, Cover, Facing, Ground, Step, Why


class Turned(shapes.Happened):
    """Assam was turned."""

    type: Literal["turned"]
    seat: int
    by: By
    facing: Facing


class Rolled(shapes.Happened):
    """The die was rolled."""

    type: Literal["rolled"]
    seat: int
    steps: int


class Walked(shapes.Happened):
    """Assam walked."""

    type: Literal["walked"]
    seat: int
    start: str
    path: list[Step]
    square: str
    """where he stopped"""
    facing: Facing
    """how he faces there"""
    mosaics: int
    """how many he followed"""


class Landed(shapes.Happened):
    """Nothing is owed where Assam stopped."""

    type: Literal["landed"]
    seat: int
    square: str
    on: Ground


_Transfer = TypedDict("_Transfer", {"from": int, "to": int})


class Paid(_Transfer, shapes.Happened):
    """One player paid another."""

    type: Literal["paid"]
    amount: int
    owed: int
    color: Color
    square: str
    cells: list[str]
    """the group of squares paid for"""


class WentOut(shapes.Happened):
    """A player could not pay."""

    type: Literal["went_out"]
    seat: int
    rugs: int
    """unlaid rugs lost"""


class Laid(shapes.Happened):
    """A rug was laid."""

    type: Literal["laid"]
    seat: int
    color: Color
    squares: list[str]
    covers: list[Cover]


class Ended(shapes.Happened):
    """The game is over."""

    type: Literal["ended"]
    why: Why


Event: TypeAlias = Turned | Rolled | Walked | Landed | Paid | WentOut | Laid | Ended
