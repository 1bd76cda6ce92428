"""The page's type declarations: the committed files are those generated from the Python shapes."""

import re
import zipfile
from types import ModuleType

import pytest

from tasks.setup import DIST, TYPES_WRITER
from tests.build.conftest import script
from tests.engine.games import ALL
from tests.globbed import globbed


@pytest.fixture(scope="module")
def writer() -> ModuleType:
    return script(TYPES_WRITER)


def test_the_committed_declarations_are_up_to_date(writer: ModuleType) -> None:
    texts = {target: writer.written(source, target) for source, target in writer.pairs()} | writer.faces()
    stale = [str(target) for target, text in texts.items() if not target.exists() or target.read_text() != text]
    assert not stale, "python3 build.py build writes them anew"


def test_every_game_has_shapes_and_types(writer: ModuleType) -> None:
    assert sorted(target.parent.name for _, target in writer.pairs()[1:]) == sorted(ALL)


SOURCE = '''"""What it is for."""

_Transfer = TypedDict("_Transfer", {"from": int, "to": int})
WhyT = TypeVar("WhyT")
SeatT = TypeVar("SeatT")
Side: TypeAlias = Literal["left", "right"]
"""One of two."""


class Paid(_Transfer, shapes.Event, total=False):
    """Somebody paid."""

    sides: list[Side | None]
    """where"""
    by_name: NotRequired[dict[str, tuple[int, bool]]]


class Ending(TypedDict, Generic[WhyT]):
    why: WhyT


class Position(Ending[WhyT], Generic[WhyT, SeatT]):
    """Of any game."""

    seats: list[SeatT]


Idle: TypeAlias = shapes.Position[Literal["idle", "shut"], int]
'''

WRITTEN = """/** One of two. */
export type Side = "left" | "right";

/** Somebody paid. */
export type Paid = shapes.Event & {
  from: number;
  to: number;
  /** where */
  sides?: (Side | null)[];
  by_name?: Record<string, [number, boolean]>;
};

export type Ending<WhyT> = {
  why: WhyT;
};

/** Of any game. */
export type Position<WhyT, SeatT> = Ending<WhyT> & {
  seats: SeatT[];
};

export type Idle = shapes.Position<"idle" | "shut", number>;"""


def test_a_shape_is_translated_with_its_comments(writer: ModuleType) -> None:
    assert "\n\n".join(writer.Shapes(SOURCE).declarations()) == WRITTEN


def test_an_unknown_type_is_refused(writer: ModuleType) -> None:
    with pytest.raises(SystemExit, match="set"):
        list(writer.Shapes("Names: TypeAlias = set[str]").declarations())


#: `any` within the braces of a JSDoc type, or after a colon in a declaration.
ANY = re.compile(r"@\w+ \{[^}\n]*\bany\b[^}\n]*\}|(?<!\*)[:|<,] any\b(?=[;,|>)\]\[])")


def test_nothing_of_the_page_is_of_any_type() -> None:
    scripts = globbed(250, *(f"js/**/*.{end}" for end in ("js", "ts", "mjs")))
    assert {path.name: found for path in scripts if (found := ANY.findall(path.read_text(encoding="utf-8")))} == {}


@pytest.mark.slow
def test_the_page_loads_nothing_that_only_type_checkers_read() -> None:
    (wheel,) = DIST.glob("python-*/jemaa.zip")
    names = zipfile.ZipFile(wheel).namelist()
    assert "jemaa/bridge.pyc" in names
    assert not [name for name in names if "shapes" in name]
