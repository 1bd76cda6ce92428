"""What tests call a part of a drawing is what the drawings call it: a wrong word would find nothing, in silence."""

import re
from pathlib import Path

import pytest

from tasks.steps import ROOT
from tests.browser.drawn import DRAWN, EMBLEM, HATCHED


def classes(folder: Path) -> set[str]:
    """Return every word in quotation marks of the drawings in a folder, and every one after a choice."""
    texts = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.js"))
    return {word for quoted in re.findall(r'"([^"]*)"', texts) for word in re.findall(r"[\w-]+", quoted)}


def named(selector: str) -> set[str]:
    return set(re.findall(r"\.([\w-]+)", selector))


@pytest.mark.parametrize("game", DRAWN)
def test_every_class_of_a_drawing_is_drawn(game: str) -> None:
    words = {name for selector in DRAWN[game].values() for name in named(selector)}
    assert words - classes(ROOT / "js/games" / game) == set()


def test_every_class_beside_the_boards_is_drawn() -> None:
    assert named(EMBLEM) | named(HATCHED) <= classes(ROOT / "js/table")
