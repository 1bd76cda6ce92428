"""The page's types of messages, which are generated from the Python shapes."""

import re
import zipfile
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
    assert "jemaa/bridge.pyc" in names
    assert not [name for name in names if "shapes" in name]
