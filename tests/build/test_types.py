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
