"""The shapes of what can happen in Marrakech. For type checkers, tests and the build."""

from typing import Literal, TypeAlias, TypedDict

from .shapes import By, Color, Cover, Facing, Ground, Step, Why


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
