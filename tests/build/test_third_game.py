"""A third game is two folders, one of rules and one of drawings: built in by options alone, it plays to its end."""

import pytest

import build
from build import MICROPIP, ROOT, WHEELS, only_file
from tests.build.conftest import Host

TINY = ROOT / "tests" / "tiny"
PLAYER = ROOT / "tests" / "browser" / "player.js"


@pytest.fixture(scope="module")
def shelf(tmp_path_factory):
    """Serve a site with the tests' tiny game on the shelf."""
    folder = tmp_path_factory.mktemp("shelf")
    wheel, python = only_file(WHEELS), folder / "python"
    parts = ("--wheel", wheel, "--micropip", only_file(MICROPIP), "--py-games", TINY / "py")
    build.node("rules of one game more", "python.mjs", *parts, "--out", python)
    build.node(
        "site of one game more",
        "site.mjs",
        "--python",
        python,
        "--wheel",
        wheel,
        "--games",
        TINY / "js",
        "--out",
        folder / "site",
    )
    running = Host(folder / "site")
    yield running
    running.close()


@pytest.fixture
def player(shelf, page, complaints):
    page.add_init_script(path=PLAYER)
    page.goto(f"{shelf.url}#/")
    yield page
    assert complaints == []


def test_it_stands_at_home_beside_the_others(player):
    player.wait_for_selector('a[href="#/new/heaps"]')
    player.wait_for_selector('a[href="#/new/marrakech"]')


def test_it_is_set_up_like_the_others(player):
    player.evaluate("() => { location.hash = '#/new/heaps'; }")
    player.wait_for_selector("form .button.primary").click()
    player.wait_for_selector('[data-game="heaps"][data-ply="0"]')


@pytest.mark.parametrize("query", ["players=2&seed=tiny", "players=3&seed=tiny&bots=1:random&exact=true"])
def test_it_plays_to_its_end_by_taps(player, query):
    player.evaluate("(query) => { location.hash = `#/play/heaps?${query}`; }", query)
    player.evaluate("() => jemaaPlayer.play(1, 'over')")
    player.wait_for_selector('[data-game="heaps"][data-to-act="over"]')
    scores = player.eval_on_selector_all("[data-seat]", "(seats) => seats.map((seat) => Number(seat.dataset.score))")
    assert sum(scores) == 18
