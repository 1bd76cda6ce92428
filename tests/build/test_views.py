"""Boards from positions: the committed views of the rules' cards, and the pictures of puzzles in the built site."""

import json
import struct
import zlib
from pathlib import Path
from types import ModuleType

import pytest

from tasks.setup import DIST, VIEWS_WRITER
from tests.build.conftest import script
from tests.globbed import globbed

#: Fewer bytes than this, once compressed, would be no board.
BOARD = 2000


@pytest.fixture(scope="module")
def writer() -> ModuleType:
    return script(VIEWS_WRITER)


def test_the_committed_views_are_up_to_date(writer: ModuleType) -> None:
    assert len(writer.pairs()) > 1
    stale = [str(views) for cards, views in writer.pairs().items() if views.read_text() != writer.written(cards)]
    assert not stale, "python3 build.py build writes them anew"


def boards(sheet: Path) -> list[bytes]:
    """Return the squares of a picture with a palette, from above."""
    data = sheet.read_bytes()
    side, height = struct.unpack(">II", data[16:24])
    at = data.index(b"IDAT")
    pixels = zlib.decompress(data[at + 4 : at + 4 + int.from_bytes(data[at - 4 : at])])
    size = (side + 1) * side
    return [pixels[row * size : (row + 1) * size] for row in range(height // side)]


@pytest.mark.parametrize("puzzles", globbed(2, "js/games/*/puzzles.json"), ids=lambda path: path.parent.name)
def test_each_puzzle_has_a_small_board_of_its_own_in_the_site_which_is_kept(puzzles: Path) -> None:
    count = len(json.loads(puzzles.read_text(encoding="utf-8"))["puzzles"])
    sheets = sorted(DIST.glob(f"app-*/assets/{puzzles.parent.name}-*.png"))
    found = [board for sheet in sheets for board in boards(sheet)]
    assert len(found) == len(set(found)) == count
    assert min(len(zlib.compress(board)) for board in found) > BOARD
    kept = (DIST / "sw.js").read_text(encoding="utf-8")
    assert all(sheet.relative_to(DIST).as_posix() in kept for sheet in sheets)
