"""`build.py dev`: the page reloads at each change of a source, and shows the same game again."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tasks.setup import DIST
from tests.developing import Workshop, developing
from tests.gallery.positions import GALLERY

pytestmark = pytest.mark.slow

PATIENCE = 90_000
TABLE = "#/play/marrakech?players=3&seed=dev"


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workshop]:
    with developing(tmp_path_factory.mktemp("dev")) as running:
        yield running


@pytest.fixture
def open_page(workshop: Workshop, page: Page, complaints: list[str]) -> Iterator[Callable[[str], Page]]:
    """Open an address; the page's policy applies in development, too."""

    def opened(address: str) -> Page:
        page.goto(f"{workshop.url}{address}")
        page.wait_for_selector("html[data-ready=engine]", timeout=PATIENCE)
        return page

    yield opened
    assert [text for text in complaints if "policy" in text.lower()] == []


def test_a_changed_drawing_is_shown_and_the_game_stays_on_the_table(
    workshop: Workshop, open_page: Callable[[str], Page]
) -> None:
    page = open_page(TABLE)
    page.wait_for_url("**/#/game/*")
    before = page.url
    workshop.add("js/games/marrakech/board.js", "globalThis.drawn = 'anew';")
    page.wait_for_function("() => globalThis.drawn === 'anew'", timeout=PATIENCE)
    page.wait_for_selector("html[data-ready=engine]")
    page.wait_for_selector("[data-game]")
    assert page.url == before


def test_a_changed_sentence_is_shown(workshop: Workshop, open_page: Callable[[str], Page]) -> None:
    page = open_page("#/")
    workshop.edit("js/locales/en.ftl", "home-play = Play", "home-play = Sit down")
    expect(page.get_by_text("Sit down").first).to_be_visible(timeout=PATIENCE)


def test_a_changed_style_is_shown(workshop: Workshop, open_page: Callable[[str], Page]) -> None:
    page = open_page("#/")
    workshop.add("css/base.css", "body { --woven: anew; }")
    woven = "() => getComputedStyle(document.body).getPropertyValue('--woven')"
    page.wait_for_function(f"{woven} === 'anew'", timeout=PATIENCE)


def test_a_changed_shell_is_shown(workshop: Workshop, open_page: Callable[[str], Page]) -> None:
    page = open_page("#/")
    workshop.edit("index.html", "<body>", '<body class="anew">')
    page.wait_for_selector("body.anew", timeout=PATIENCE)


def test_a_broken_source_is_reported_and_its_fix_shown(workshop: Workshop, open_page: Callable[[str], Page]) -> None:
    page = open_page("#/")
    page.evaluate("() => { globalThis.before = true; }")
    workshop.add("js/screens/home.js", "const = broken;")
    workshop.wait("ERROR")
    assert page.evaluate("() => globalThis.before")
    workshop.edit("js/screens/home.js", "const = broken;", "globalThis.mended = true;")
    page.wait_for_function("() => globalThis.mended", timeout=PATIENCE)


def test_the_gallery_shows_every_position_as_it_is_chosen_and_each_change(
    workshop: Workshop, open_page: Callable[[str], Page], complaints: list[str]
) -> None:
    page = open_page("gallery.html")
    assert page.locator("[data-shown] > h3").all_inner_texts() == [shown.name for shown in GALLERY]
    assert page.locator("main [role=alert]").count() == 0
    # requests during a reload are aborted
    assert [text for text in complaints if not text.startswith("failed: ")] == []
    page.get_by_label("theme").select_option("dark")
    page.get_by_label("language").select_option("fr")
    workshop.add("tests/gallery/gallery.css", "body { --hung: anew; }")
    page.wait_for_function(
        "() => getComputedStyle(document.body).getPropertyValue('--hung') === 'anew'", timeout=PATIENCE
    )
    expect(page.locator("html[lang=fr][data-theme=dark][data-ready=engine]")).to_be_attached(timeout=PATIENCE)
    over = sum(shown.text.split(" ")[3] == "over" for shown in GALLERY)
    expect(page.locator("[data-shown] .asks")).to_have_count(len(GALLERY) - over)
    expect(page.locator("[data-shown] .victory")).to_have_count(over)
    page.get_by_label("size").select_option("thumbnail")
    expect(page.locator("[data-shown] .picture")).to_have_count(len(GALLERY))


def test_the_gallery_is_not_part_of_the_site() -> None:
    """It is only for development: no file of the built site belongs to it or contains one of its names."""
    site = [path for path in DIST.rglob("*") if path.is_file()]
    assert not [path for path in site if "gallery" in path.name]
    names = [shown.name.encode() for shown in GALLERY if len(shown.name) > 20]
    scripts = [path.read_bytes() for path in site if path.suffix in (".js", ".css", ".html")]
    assert scripts
    assert not [name for name in names if any(name in script for script in scripts)]


def test_a_changed_rule_is_played_by(workshop: Workshop, open_page: Callable[[str], Page]) -> None:
    page = open_page("#/new/marrakech")
    seats, one_more = page.locator("[data-place]"), page.locator("[data-add]")
    expect(one_more).to_be_visible()
    expect(seats.filter(has_not=one_more)).to_have_count(3)
    workshop.edit("py/jemaa/games/marrakech/*.py", "range(2, 5)", "range(2, 4)")
    expect(one_more).to_have_count(0, timeout=PATIENCE)
    expect(seats).to_have_count(3)
