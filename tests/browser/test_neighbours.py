"""Pages beside each other on one origin share its storage: each keeps what is its own by the path it is served from."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from tasks.setup import DIST
from tests.browser.conftest import HERE, PLAIN, WITHOUT, Site
from tests.browser.cpython import Engines
from tests.browser.shelf import ROW, row
from tests.browser.table import Table
from tests.sentences import said


@pytest.fixture
def beside(tmp_path: Path, new_context: Callable[..., BrowserContext]) -> Iterator[Callable[[str], Table]]:
    """Serve the site twice, at /a/ and /b/, and return how to open a page of either in one browser."""
    for path in ("a", "b"):
        (tmp_path / path).symlink_to(DIST, target_is_directory=True)
    served = Site(tmp_path)
    served.engines = Engines()
    context = new_context(**PLAIN)
    context.add_init_script(WITHOUT)
    context.add_init_script(path=HERE / "player.js")
    yield lambda path: Table(context.new_page(), f"{served.url}{path}/")
    served.server.shutdown()


def test_a_neighbours_game_is_neither_seen_nor_replaced_nor_held(beside: Callable[[str], Table]) -> None:
    here = beside("a").begin(players=2, seed="a")
    here.play(4, 6)
    mine = here.row()
    there = beside("b").go("/")
    expect(there.page.get_by_text(said("home-new"))).to_be_visible()
    expect(there.page.locator(ROW)).to_have_count(0)
    there.go(f"/game/{here.id}")
    expect(there.page.locator("main [role=alert]")).to_contain_text(said("error-no-game"))
    there.put(row(12, 1) | {"id": here.id})
    there.go(f"/game/{here.id}")
    assert there.answer()["ply"] == 12
    assert there.page.locator("[data-take-over]").count() == 0
    assert here.row() == mine
    there.go("/")
    there.tap("[data-menu]")
    there.tap("[data-remove]")
    expect(there.page.locator(ROW)).to_have_count(0)
    here.play(4, 9)
    here.reload()
    assert here.read()["ply"] == 9
