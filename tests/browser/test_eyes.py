"""Eyes of all kinds: owners told apart without colour, forced colours, 400 % zoom, spaced text, less transparency."""

from base64 import b64encode
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Site
from tests.browser.drawn import EMBLEM, IN_HAND, drawn
from tests.browser.market import when
from tests.browser.market_screens import EVERY
from tests.browser.screens import laid
from tests.browser.table import Table
from tests.sampling import share

CLIPPED = Path(__file__).with_name("clipped.js").read_text(encoding="utf-8")
# How alike pictures are in grey, at most 1: each is laid on the same square, and only differences within it count, so
# that one that is merely darker is alike.
ALIKE = """async (pictures) => {
  const SIDE = 48;
  const grey = async (text) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(text), (one) => one.charCodeAt(0))]));
    const drawing = new OffscreenCanvas(SIDE, SIDE).getContext("2d");
    drawing.drawImage(image, 0, 0, SIDE, SIDE);
    const { data } = drawing.getImageData(0, 0, SIDE, SIDE);
    const lights = Array.from({ length: SIDE ** 2 }, (_, at) =>
      0.2126 * data[4 * at] + 0.7152 * data[4 * at + 1] + 0.0722 * data[4 * at + 2]);
    const mean = lights.reduce((sum, light) => sum + light) / lights.length;
    const apart = lights.map((light) => light - mean);
    const size = Math.hypot(...apart);
    return apart.map((light) => light / size);
  };
  const [one, other] = await Promise.all(pictures.map(grey));
  return one.reduce((sum, light, at) => sum + light * other[at], 0);
}"""
MOST_ALIKE = 0.9
CUBES = ("black", "green", "purple", "brown", "orange")
# Text spaced as far as WCAG 2.2 asks a page to bear (1.4.12), by a style sheet that its policy allows.
SPACED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:not(svg, svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets.push(sheet);
}"""
# 1280 by 1024 pixels at 400 %.
ZOOMED = {"width": 320, "height": 256}


def different(page: Page, pictures: dict[str, bytes]) -> None:
    """Check that each of these pictures is told from every other in grey, by its pattern."""
    for one, other in combinations(pictures, 2):
        alike = page.evaluate(ALIKE, [b64encode(pictures[name]).decode() for name in (one, other)])
        assert alike < MOST_ALIKE, f"{one} and {other}: {alike:.2f}"


def pictures_of(all_of: Locator) -> dict[str, bytes]:
    return {str(number): all_of.nth(number).screenshot() for number in range(all_of.count())}


@pytest.fixture
def near(site: Site, opened: Callable[..., Page]) -> Table:
    """A table on a screen of many small pixels."""
    return Table(opened(device_scale_factor=3), site.url).go("/")


@pytest.mark.parametrize(("game", "players"), [("marrakech", 4), ("morocco", 5)])
def test_owners_are_told_apart_in_grey(near: Table, game: str, players: int) -> None:
    """Each by the pattern of its rugs, or its family's emblem."""
    laid(60, game=game, players=players)(near)
    emblems = near.page.locator(f"[data-seat] {EMBLEM}")
    expect(emblems).to_have_count(players)
    different(near.page, pictures_of(emblems))


def test_cubes_are_told_apart_in_grey(near: Table) -> None:
    laid(60, game="morocco", players=3)(near)
    things = near.page.locator(IN_HAND)
    cubes = {color: things.filter(has=near.page.locator(f"[href$='cube-{color}']")).locator("use") for color in CUBES}
    different(near.page, {color: cube.screenshot() for color, cube in cubes.items()})


FRAMED = """() => [...document.querySelectorAll("button, select, input:not([type=radio], [type=checkbox])")]
    .filter((one) => one.checkVisibility() && !one.closest("[data-game], [data-hand]") && one.closest("[data-beside]"))
    .filter((one) => getComputedStyle(one).borderStyle === "none")
    .map((one) => one.outerHTML.slice(0, 120))"""
MARKED = "() => getComputedStyle(document.querySelector('[data-seat][aria-current]')).outlineStyle"


def test_forced_colors_leave_frames_and_marks(site: Site, opened: Callable[..., Page]) -> None:
    """Where grounds are gone, every control has its frame, and the seat on turn another one; dyes stay."""
    table = Table(opened(forced_colors="active"), site.url).go("/")
    laid(60, players=4)(table)
    assert table.page.evaluate(FRAMED) == []
    assert table.page.evaluate(MARKED) == "solid"
    different(table.page, pictures_of(table.page.locator(f"[data-seat] {EMBLEM}")))
    table.play(1, 63)


COVERING = ("over", "hand-over sheet", "a clock that is paused", "log", "settings")
# What lies over something else, and lets it be seen.
UNCOVERED = """() => [...document.querySelectorAll("dialog[open], [data-result], [data-sheet], [popover]:popover-open")]
    .filter((one) => one.checkVisibility() && /, 0\\)|transparent/.test(getComputedStyle(one).backgroundColor))
    .map((one) => one.outerHTML.slice(0, 120))"""


def test_forced_colors_leave_grounds_that_cover(site: Site, opened: Callable[..., Page]) -> None:
    """Gradients are gone then: what covers the table needs a colour, or both are seen through each other."""
    table = Table(opened(forced_colors="active"), site.url).go("/")
    found = {}
    for name in [*COVERING, *share(EVERY, 12, 5)]:
        EVERY[name](table)
        if seen := table.page.evaluate(UNCOVERED):
            found[name] = seen
    assert not found


# What is pressed, current or selected.
CHOSEN = """button[aria-pressed=true], [aria-selected=true], [aria-checked=true],
    [aria-current]:not([aria-current=false]), input:checked"""
UNDONE = """(one) => {
  for (const name of ["aria-pressed", "aria-selected", "aria-checked", "aria-current"]) one.removeAttribute(name);
  one.checked = false;
}"""
# Where that is with what frames it; nowhere, if it lies below something else.
PLACE = """(one) => {
  const box = one.closest("label") ?? one;
  box.scrollIntoView({ block: "center" });
  const { x, y, width, height } = box.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return box.contains(hit) ? { x: x - 4, y: y - 4, width: width + 8, height: height + 8 } : null;
}"""


def test_forced_colors_leave_what_is_chosen_chosen(site: Site, opened: Callable[..., Page]) -> None:
    """Each thing that is pressed, current or selected differs from itself when it is not."""
    table = Table(opened(forced_colors="active", reduced_motion="reduce"), site.url).go("/")
    alike: dict[str, list[str]] = {}
    still = [name for name in EVERY if name != "a wrong try"]  # after which others play on
    for name in ["a turning point", *share(still, 12, 3)]:
        EVERY[name](table)
        for one in reversed(table.page.locator(CHOSEN).filter(visible=True).all()):  # undone, it is not found again
            place, told = one.evaluate(PLACE), one.evaluate("(one) => one.outerHTML")
            chosen = place and table.page.screenshot(clip=place)
            one.evaluate(UNDONE)
            if place and table.page.screenshot(clip=place) == chosen:
                alike.setdefault(name, []).append(told[:160])
    assert not alike, "\n".join(f"{name}: {line}" for name, lines in alike.items() for line in lines)


@pytest.mark.parametrize("game", ["marrakech", "morocco"])
def test_a_game_goes_on_at_four_hundred_per_cent(site: Site, opened: Callable[..., Page], game: str) -> None:
    """Nothing is wider than the window, and everything can be tapped."""
    table = Table(opened(viewport=ZOOMED), site.url).go("/")
    laid(60, game=game)(table)
    assert table.page.evaluate(CLIPPED) == []
    table.play(1, 66)


@pytest.mark.parametrize(("language", "first"), [("en", 0), ("ar", 4)])
def test_spaced_text_is_seen_whole(site: Site, opened: Callable[..., Page], language: str, first: int) -> None:
    table = Table(opened(viewport={"width": 1024, "height": 768}), site.url).speak(language).go("/")
    found = {}
    for name in share(EVERY, 8, first):
        EVERY[name](table)
        table.page.evaluate(SPACED)
        if cut := table.page.evaluate(CLIPPED):
            found[name] = cut
    assert not found, "\n".join(f"{name}: {line}" for name, lines in found.items() for line in lines)


def test_less_transparency_where_it_is_asked_for(table: Table) -> None:
    """The market below the roof is covered, not dimmed."""
    dimmed = drawn("morocco", "market below the roof")
    # of the colour's channels the last is how little one sees through
    shown = f"() => getComputedStyle(document.querySelector({dimmed!r})).fill.match(/[\\d.]+/g).at(-1)"
    laid(when("scout", 3), game="morocco", players=3)(table.go("/"))
    usual = float(table.page.evaluate(shown))
    session = table.page.context.new_cdp_session(table.page)
    reduced = {"features": [{"name": "prefers-reduced-transparency", "value": "reduce"}]}
    session.send("Emulation.setEmulatedMedia", reduced)
    assert float(table.page.evaluate(shown)) > usual
