"""What the browser's tests call a thing is what the page calls it: a wrong word would find nothing, in silence.

Attributes are those of the page's contract in docs/contract.md; classes are those that drawings give their parts.
"""

import re
from functools import cache
from pathlib import Path

import pytest

from tasks.steps import ROOT
from tests.browser.drawn import DRAWN, EMBLEM, HATCHED
from tests.globbed import globbed

FILES = globbed(60, "tests/browser/*.py", "tests/browser/*.js")
#: An attribute of a selector, or as scripts read it.
ATTRIBUTE = re.compile(r"\[data-([a-z]+(?:-[a-z]+)*)(?=[\]=^*$~|])")
READ = re.compile(r"\bdataset\.([a-zA-Z]+)")


def text(folder: str) -> str:
    return "".join(path.read_text(encoding="utf-8") for path in globbed(5, f"{folder}/**/*.ts"))


@cache
def contract() -> frozenset[str]:
    """Return the attributes of the page's contract, without their `data-`."""
    page = (ROOT / "docs/contract.md").read_text(encoding="utf-8")
    return frozenset(re.findall(r"`(?:<\w+ )?data-([a-z]+(?:-[a-z]+)*)", page))


def hyphened(name: str) -> str:
    """Return the name of an attribute as it is written, of the name by which scripts read it."""
    return re.sub(r"[A-Z]", lambda letter: f"-{letter[0].lower()}", name)


def looked_for(path: Path) -> set[str]:
    """Collect the attributes that a file looks for, without their `data-`."""
    code = path.read_text(encoding="utf-8")
    return {*ATTRIBUTE.findall(code), *map(hyphened, READ.findall(code))}


def test_every_attribute_that_is_looked_for_is_in_the_contract() -> None:
    assert {path.name: found for path in FILES if (found := looked_for(path) - contract())} == {}


def test_the_page_has_every_attribute_of_the_contract() -> None:
    code = text("js")
    written = {*re.findall(r"\bdata-([a-z]+(?:-[a-z]+)*)", code), *map(hyphened, READ.findall(code))}
    assert contract() - written == set()


def classes(folder: str) -> set[str]:
    """Return every word in quotation marks of the drawings in a folder, those of choices among them."""
    return {word for quoted in re.findall(r'"([^"]*)"', text(folder)) for word in re.findall(r"[\w-]+", quoted)}


def named(selector: str) -> set[str]:
    return set(re.findall(r"\.([\w-]+)", selector))


@pytest.mark.parametrize("game", DRAWN)
def test_every_class_of_a_drawing_is_drawn(game: str) -> None:
    words = {name for selector in DRAWN[game].values() for name in named(selector)}
    assert words - classes(f"js/games/{game}") == set()


def test_every_class_beside_the_boards_is_drawn() -> None:
    assert named(EMBLEM) | named(HATCHED) <= classes("js/table") | classes("js/art")
