"""A third game is two folders, one of rules and one of drawings: added by build options, it plays to its end."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tasks import setup
from tasks.setup import MICROPIP, WHEELS, only_file
from tasks.steps import ROOT
from tests.build.conftest import Host
from tests.sentences import said

TINY = ROOT / "tests" / "tiny"
PLAYER = ROOT / "tests" / "browser" / "player.js"


@pytest.fixture(scope="module")
def rules(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the Python folder with the tests' tiny game in it."""
    folder = tmp_path_factory.mktemp("rules") / "python"
    parts = ("--wheel", only_file(WHEELS), "--micropip", only_file(MICROPIP), "--py-games", TINY / "py/jemaa/games")
    setup.node("rules of one game more", "python.mjs", *parts, "--out", folder)
    return folder


def served(rules: Path, drawings: Path, folder: Path) -> Host:
    """Serve a site with an additional game."""
    parts = ("--python", rules, "--wheel", only_file(WHEELS), "--games", drawings)
    setup.node("site of one game more", "site.mjs", *parts, "--out", folder)
    return Host(folder)


@pytest.fixture(scope="module")
def shelf(rules: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """Serve a site with the tests' tiny game."""
    running = served(rules, TINY / "js", tmp_path_factory.mktemp("shelf") / "site")
    yield running
    running.close()


@pytest.fixture
def broken(rules: Path, tmp_path: Path) -> Iterator[Host]:
    """Serve a site with a tiny game whose drawings all throw."""
    drawings = shutil.copytree(TINY / "js", tmp_path / "js")
    board = drawings / "heaps" / "board.js"
    text = board.read_text()
    for name in ("paint", "cover", "emblem", "foretold"):
        instead = rf"export const {name} = () => {{ throw 0; }};\n\1 was_{name}"
        text, found = re.subn(rf"export (const|function) {name}\b", instead, text)
        assert found == 1
    (drawings / "heaps" / "node_modules").symlink_to(setup.NODE_MODULES)
    board.write_text(text)
    running = served(rules, drawings, tmp_path / "site")
    yield running
    running.close()


@pytest.fixture
def player(shelf: Host, page: Page, complaints: list[str]) -> Iterator[Page]:
    page.add_init_script(path=PLAYER)
    page.goto(f"{shelf.url}#/")
    yield page
    assert complaints == []


def test_it_is_on_the_home_screen(player: Page) -> None:
    player.wait_for_selector('a[href="#/new/heaps"]')
    player.wait_for_selector('a[href="#/new/marrakech"]')


def test_it_is_set_up_like_the_others(player: Page) -> None:
    player.evaluate("() => { location.hash = '#/new/heaps'; }")
    player.get_by_role("button", name=said("new-start")).click()
    player.wait_for_selector('[data-game="heaps"][data-ply="0"]')


@pytest.mark.parametrize("query", ["players=4&seed=tiny", "players=6&seed=tiny&bots=1:random&stones=9"])
def test_it_plays_to_its_end_by_taps(player: Page, query: str) -> None:
    player.evaluate("(query) => { location.hash = `#/play/heaps?${query}`; }", query)
    player.evaluate("() => jemaaPlayer.play(1, 'over')")
    player.wait_for_selector('[data-game="heaps"][data-to-act="over"]')
    scores = player.eval_on_selector_all("[data-seat]", "(seats) => seats.map((seat) => Number(seat.dataset.score))")
    assert len(scores) == int(query[8])
    assert 0 < sum(scores) <= (28 if "stones=9" in query else 22)


def test_it_refuses_a_set_up_with_its_own_sentence(player: Page) -> None:
    player.wait_for_selector("html[data-ready=engine]")
    players = [{"name": color, "color": color} for color in ("ochre", "indigo", "sand", "brick")]
    record = {"format": "jemaa-record", "version": 1, "game": "heaps", "options": {}, "players": players, "log": []}
    text = json.dumps({**record, "setup": {"first": 0, "higher": "z"}})
    file: FilePayload = {"name": "odd.json", "mimeType": "application/json", "buffer": text.encode()}
    player.set_input_files("[data-open-record]", file)
    expect(player.locator("[data-report]")).to_contain_text("No heap is higher in this game.")


LAYOUTS = {
    "a tablet": (1180, 820),
    "a tablet upright": (820, 1180),
    "a phone": (390, 844),
    "a phone on its side": (844, 390),
}

#: The offset in pixels of each button from its painted cell, and how much of the board is outside the window.
MEASURE = """() => {
  const near = (a, b) => Math.max(...["left", "top", "right", "bottom"].map((side) => Math.abs(a[side] - b[side])));
  const under = [...document.querySelectorAll("[data-under]")];
  const apart = under.map((paint) => near(paint.getBoundingClientRect(),
    document.querySelector(`[data-cell="${paint.dataset.under}"]`).getBoundingClientRect()));
  const board = document.querySelector(".board").getBoundingClientRect();
  return { apart, board: [board.width, board.height], beyond: Math.max(board.right - innerWidth, -board.left) };
}"""


@pytest.mark.parametrize("sharing", ["open", "around"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_buttons_are_aligned_with_a_board_that_is_not_square(player: Page, layout: str, sharing: str) -> None:
    width, height = LAYOUTS[layout]
    player.set_viewport_size({"width": width, "height": height})
    player.evaluate("() => { location.hash = '#/new/heaps'; }")
    player.locator(f'input[name=sharing][value="{sharing}"]').check(force=True)
    player.get_by_role("button", name=said("new-start")).click()
    player.wait_for_selector('[data-game="heaps"][data-ply="0"] [data-cell]')
    player.locator("[data-roll]").click()
    player.wait_for_selector('[data-phase="take"] [data-pick^="count:"]')
    measured = player.evaluate(MEASURE)
    assert len(measured["apart"]) > 3
    assert max(measured["apart"]) <= 1.5
    assert measured["board"][0] / measured["board"][1] == pytest.approx(1.8, rel=0.01)
    assert measured["beyond"] <= 0.5


def test_the_picture_on_the_shelf_has_the_shape_of_the_board(player: Page) -> None:
    player.evaluate("() => { location.hash = '#/play/heaps?players=4&seed=tiny'; }")
    player.wait_for_selector('[data-game="heaps"][data-ply="0"]')
    player.evaluate("() => { location.hash = '#/'; }")
    picture = player.locator('[href^="#/game/"] svg').first
    expect(picture.locator(".heaps-ground")).to_be_attached()
    box = picture.bounding_box()
    assert box is not None
    assert box["width"] / box["height"] == pytest.approx(1.8, rel=0.01)


def test_a_game_that_throws_wherever_it_is_drawn_costs_one_sentence(broken: Host, page: Page) -> None:
    page.goto(f"{broken.url}#/")
    page.wait_for_selector('a[href="#/new/heaps"]')
    page.evaluate("() => { location.hash = '#/play/heaps?players=4&seed=tiny'; }")
    page.wait_for_selector('[data-game="heaps"][data-ply="0"]')
    page.wait_for_selector(".notice[role=alert]")
    assert page.locator(".notice[role=alert]").count() == 1
    page.locator("[data-roll]").click()
    page.wait_for_selector('[data-game="heaps"][data-ply="1"]')
