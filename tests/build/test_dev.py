"""`build.py dev`: the page reloads at each change of a source, and shows the same game again."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from tasks.setup import DIST
from tests.developing import Workshop, developing
from tests.gallery.positions import GALLERY

pytestmark = pytest.mark.slow

PATIENCE = 90_000


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


#: What the buttons of a page are called.
SIGNS = "[...document.querySelectorAll('button, summary')].map((one) => one.textContent.trim())"
#: What is written into a source, in place of what or at its end, and what is true of the page then.
CHANGES = [
    ("js/games/marrakech/board.ts", "", "globalThis.drawn = 'anew';", "globalThis.drawn === 'anew'"),
    ("js/locales/en.ftl", "menu = Menu", "menu = Card of dishes", f"{SIGNS}.includes('Card of dishes')"),
    (
        "css/base.css",
        "",
        "body { --woven: anew; }",
        "getComputedStyle(document.body).getPropertyValue('--woven') === 'anew'",
    ),
    ("index.html", "<body>", '<body class="anew">', "document.body.matches('.anew')"),
]


def test_each_change_is_shown_and_the_game_stays_on_the_table(
    workshop: Workshop, open_page: Callable[[str], Page]
) -> None:
    """A source that is broken is reported, and the page left as it is until it is mended."""
    page = open_page("#/play/marrakech?players=3&seed=dev")
    page.wait_for_url("**/#/game/*")
    before = page.url
    for path, old, new, shown in CHANGES:
        if old:
            workshop.edit(path, old, new)
        else:
            workshop.add(path, new)
        page.wait_for_function(f"() => document.querySelector('[data-game]') && {shown}", timeout=PATIENCE)
        assert page.url == before
    page.evaluate("() => { globalThis.before = true; }")
    workshop.add("js/screens/home.ts", "const = broken;")
    workshop.wait("ERROR")
    assert page.evaluate("() => globalThis.before")
    workshop.edit("js/screens/home.ts", "const = broken;", "globalThis.mended = true;")
    page.wait_for_function("() => !globalThis.before", timeout=PATIENCE)


def test_a_change_while_a_page_is_loaded_is_shown(workshop: Workshop, page: Page) -> None:
    """The server tells it to nobody: the page hears the server only later."""
    held: list[Route] = []
    page.route("**/esbuild", lambda route: held.append(route))  # noqa: PLW0108  # Playwright marks what it calls
    page.goto(workshop.url)
    page.wait_for_selector("html[data-ready=engine]", timeout=PATIENCE)
    workshop.add("css/base.css", "body { --missed: no; }")
    built = "async () => (await (await fetch('/app/main.css')).text()).includes('--missed')"
    page.wait_for_function(built, timeout=PATIENCE)
    held.pop().continue_()
    missed = "getComputedStyle(document.body).getPropertyValue('--missed')"
    page.wait_for_function(f"() => {missed} === 'no'", timeout=PATIENCE)


def test_the_gallery_shows_every_position_as_it_is_chosen_and_each_change(
    workshop: Workshop, open_page: Callable[[str], Page], complaints: list[str]
) -> None:
    page = open_page("gallery.html")
    expect(page.locator("[data-shown] > h3")).to_have_text([shown.name for shown in GALLERY])
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
    expect(seats).to_have_count(3, timeout=PATIENCE)
    expect(one_more).to_have_count(0)
