"""The page does not come, or not whole: a sentence in each language instead of nothing, and a way to load again."""

from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Site, Watch
from tests.browser.table import HOME
from tests.browser.test_failures import NOISE
from tests.sampling import share
from tests.sentences import LANGUAGES, said

pytestmark = pytest.mark.usefixtures("first_visit")

NOTE = "#absent"
# Without waiting for the seconds after which the styles show the note by themselves.
AT_ONCE = "html[data-absent]"
MISSING = (404, "text/plain", b"not here")
# How a host that answers every address with the page answers a file that is gone.
THE_PAGE = (200, "text/html", b"<!doctype html><title>Jemaa</title>")
# What a browser that is too old makes of a script, and what is left of one that was cut.
CUT = (200, "text/javascript", b"const whole = [1, 2, {")
# A script can be cut where a sentence of it ends: nothing fails, nothing happens.
EMPTY = (200, "text/javascript", b"")
SCRIPT = {"missing": MISSING, "cut": CUT}
UNSTYLED = {"the page instead": THE_PAGE, "empty": (200, "text/css", b"")}
LATE = "() => document.getAnimations().forEach((waiting) => waiting.finish())"


def again(page: Page, language: str) -> Locator:
    """Find what loads the page again, where the note says so in a language."""
    return page.locator(f"{NOTE} [lang={language}]").get_by_role("link")


def noted(page: Page) -> None:
    """See the note as a person does: at the top of the page, in all its languages, and it can be tapped."""
    said = set()
    for language in LANGUAGES:
        expect(page.locator(f"{NOTE} [lang={language}]")).to_be_in_viewport()
        expect(again(page, language)).to_be_in_viewport()
        said.add(again(page, language).inner_text())
    assert len({words for words in said if words.strip()}) == len(LANGUAGES)


def styles(site: Site) -> bytes:
    (path,) = site.folder.glob("app-*/style.css")
    return path.read_bytes()


# Without the sentences of any language there is no page either.
@pytest.mark.parametrize(("file", "kind"), [*product(["main.js"], SCRIPT), ("language-", "cut")])
def test_a_page_whose_script_does_not_come_says_so_and_loads_again(
    site: Site, opened: Callable[..., Page], watch: Watch, file: str, kind: str
) -> None:
    watch.allow(NOISE)
    watch.allow("uncaught: ")
    watch.allow("^warning: language-")
    site.broken[file] = SCRIPT[kind]
    page = opened()
    page.goto(f"{site.url}#/rules/morocco")
    expect(page.locator(AT_ONCE)).to_be_attached()
    noted(page)
    site.broken.clear()
    again(page, "fr").click()
    expect(page.locator("[data-screen=rules]").get_by_role("heading", level=2).first).to_be_visible()
    expect(page.locator(NOTE)).to_have_count(0)
    expect(page).to_have_url(f"{site.url}#/rules/morocco")


@pytest.mark.parametrize("missing", ["main.js", ".js"])
def test_a_page_where_nothing_happens_says_so_after_a_while(
    site: Site, opened: Callable[..., Page], watch: Watch, missing: str
) -> None:
    """Its script is empty, or all are: seconds go by, here made short."""
    watch.allow(NOISE)
    site.broken[missing] = EMPTY
    page = opened()
    page.goto(site.url)
    expect(page.locator(NOTE)).to_be_hidden()
    page.evaluate(LATE)
    noted(page)
    site.broken.clear()
    again(page, "en").click()
    expect(page.locator(HOME)).to_be_visible()
    expect(page).to_have_url(site.url)


@pytest.mark.parametrize("kind", [*UNSTYLED, "cut"])
def test_a_page_without_its_styles_says_so_above_what_there_is(
    site: Site, opened: Callable[..., Page], watch: Watch, kind: str
) -> None:
    watch.allow(NOISE)
    whole = styles(site)
    site.broken["style.css"] = UNSTYLED.get(kind) or (200, "text/css", whole[: len(whole) - 200])
    page = opened()
    page.goto(site.url)
    expect(page.locator(HOME)).to_be_visible()
    noted(page)
    site.broken.clear()
    again(page, "es").click()
    expect(page.locator(NOTE)).to_have_count(0)
    expect(page.locator(HOME)).to_be_visible()


@pytest.mark.parametrize("file", ["main.js", "style.css"])
def test_a_file_of_a_type_that_browsers_refuse_is_named_with_it(
    site: Site, opened: Callable[..., Page], watch: Watch, file: str
) -> None:
    watch.allow(NOISE)
    (path,) = site.folder.glob(f"app-*/{file}")
    site.broken[file] = (200, "text/plain", path.read_bytes())
    page = opened()
    page.goto(site.url)
    for language in LANGUAGES:
        told = said("page-type", language, file=file, type="text/plain")
        expect(page.locator(f"{NOTE} [lang={language}]").get_by_text(told)).to_be_visible()
    noted(page)


@pytest.mark.parametrize("language", share(LANGUAGES, 2))
def test_its_name_and_a_sentence_are_seen_while_nothing_else_has_come(
    site: Site, opened: Callable[..., Page], language: str
) -> None:
    """In the language of the device alone."""
    page = opened(locale=language)
    page.route("**/app-*/**", lambda _: None)
    page.goto(site.url, wait_until="commit")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text(said("page-coming", language))).to_be_visible()
    expect(page.locator("#coming [lang]:visible")).to_have_count(1)
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("part", ["<script>", "<style>"])
def test_the_page_comes_from_a_host_that_alters_what_is_inside_index_html(
    site: Site, opened: Callable[..., Page], watch: Watch, part: str
) -> None:
    """Then the policy blocks it."""
    watch.allow("Content Security Policy|policy violated")
    html = (site.folder / "index.html").read_text(encoding="utf-8")
    site.broken["?altered"] = (200, "text/html", html.replace(part, f"{part} ", 1).encode())
    page = opened()
    page.goto(f"{site.url}?altered")
    expect(page.locator("html[data-ready=engine]")).to_be_attached()
    expect(page.locator(NOTE)).to_have_count(0)


def test_the_note_is_not_seen_while_the_page_comes(site: Site, opened: Callable[..., Page]) -> None:
    page = opened()
    page.add_init_script("""globalThis.flashed = 0; const look = () => {
        const note = document.querySelector("#absent");
        if (note && note.checkVisibility({ visibilityProperty: true })) flashed += 1;
        requestAnimationFrame(look);
    }; requestAnimationFrame(look);""")
    page.goto(site.url)
    expect(page.locator("html[data-ready=engine]")).to_be_attached()
    expect(page.locator(NOTE)).to_have_count(0)
    assert page.evaluate("() => globalThis.flashed") == 0
