"""The page's types of messages, which are generated from the Python shapes."""

import re
import zipfile
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

from tasks import imports
from tasks.setup import DIST, TYPES_WRITER
from tests.build.conftest import script
from tests.engine.games import ALL
from tests.globbed import globbed


@pytest.fixture(scope="module")
def writer() -> ModuleType:
    return script(TYPES_WRITER)


def test_every_game_has_shapes_and_types(writer: ModuleType) -> None:
    assert sorted(target.parent.name for _, target in writer.pairs()[1:]) == sorted(ALL)


def test_an_unknown_type_is_refused(writer: ModuleType) -> None:
    with pytest.raises(SystemExit, match="set"):
        list(writer.Shapes("Names: TypeAlias = set[str]").declarations())


#: `any` as a type: after a colon or within a type, in code.
ANY = re.compile(r"(?<=[:|&<,(=]) ?\bany\b(?=[;,|&>)\]\[\s=])|\bas any\b")
#: A type that is imported where it is used, not by name at the top.
INLINE = re.compile(r"""typeof import\(|(?<!await )(?<!=> )\bimport\(["'][^"']+["']\)\.[A-Z]""")
#: A type that is asserted: `x as T` but for `as const`, or that a value is there: `x!`; neither in an import.
ASSERTED = re.compile(
    r"(?<=[\w)\]}\"`?]) as(?= [A-Z({\[\"]| (?:any|never|number|object|string|typeof|unknown)\b|$)"
    r"|(?<=[\w)\]])!(?=[.;,)\[\]]|$)"
)
#: The reason for it, at the end of its line or in the one before.
WHY = "// as: "
IMPORTED = re.compile(r"(import|export) .* from |^import |^ +\w+ as \w+,$")


def asserted(path: Path) -> list[tuple[str, bool]]:
    """List the lines of a script that assert a type, with whether they say why."""
    lines = path.read_text(encoding="utf-8").splitlines()
    found = []
    for before, line in pairwise(["", *lines]):
        said, _, _ = line.partition("//")
        if ASSERTED.search(said) and not IMPORTED.search(said) and not line.lstrip().startswith(("*", "/*")):
            found.append((f"{path.name}: {line.strip()}", WHY in line or WHY in before))
    return found


def test_types_are_asserted_only_with_a_reason() -> None:
    found = [each for path in globbed(250, "js/**/*.ts") for each in asserted(path)]
    assert 10 < len(found) <= 25
    assert [line for line, reasoned in found if not reasoned] == []


def test_nothing_of_the_page_is_of_any_type() -> None:
    scripts = globbed(250, "js/**/*.ts")
    assert {path.name: found for path in scripts if (found := ANY.findall(imports.code(path)))} == {}


def test_types_are_imported_by_name() -> None:
    scripts = globbed(250, "js/**/*.ts")
    assert {path.name: found for path in scripts if (found := INLINE.findall(imports.code(path)))} == {}


@pytest.mark.slow
def test_the_page_loads_nothing_that_only_type_checkers_read() -> None:
    (wheel,) = DIST.glob("python-*/jemaa.zip")
    names = zipfile.ZipFile(wheel).namelist()
    assert "jemaa/bridge/__init__.pyc" in names
    assert not [name for name in names if "shapes" in name]
