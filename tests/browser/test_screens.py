"""No screen in any state cuts, hides or overlaps anything, whoever looks: in each language, size of text and window.

An ordinary run sees three screens or four in each look, others in each; where nothing is left out, all of them.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Site
from tests.browser.drawn import drawn
from tests.browser.market_screens import EVERY
from tests.browser.probes import (
    LYING,
    NARROWEST,
    PHONE,
    PHONES,
    TABLETS,
    Look,
    Size,
    axe,
    buried,
    clipped,
    covered,
    probe,
    rings,
    small,
    tiny,
    unclosable,
    walk,
)
from tests.browser.screens import Step, hung
from tests.browser.table import Table
from tests.gallery.positions import GALLERY
from tests.sampling import WHOLE, share
from tests.sentences import LANGUAGES

SHARE = 32
#: Opens a page in a language for somebody with certain eyes, and looks at a share of the screens there.
Walk = Callable[..., None]


@pytest.fixture
def seen(site: Site, opened: Callable[..., Page]) -> Walk:
    def look(language: str, looks: list[Look], first: int, *more: tuple[str, Step], **eyes: Any) -> None:
        table = Table(opened(**eyes), site.url).speak(language).go("/")
        walk(table, [*more, *share(EVERY.items(), SHARE, first)], looks)

    return look


def screens(*names: str) -> list[tuple[str, Step]]:
    return [(name, EVERY[name]) for name in names]


def gallery(number: int) -> list[tuple[str, Step]]:
    """Return a share of the gallery as screens."""
    return [(f"{shown.game}: {shown.name}", hung(shown)) for shown in share(GALLERY, 3 * SHARE, number)]


def test_a_longer_language_clips_nothing(seen: Walk) -> None:
    seen("qps", [Look(clipped, [*TABLETS, PHONE])], 1)


@pytest.mark.parametrize("language", LANGUAGES if WHOLE else ["fr"])
def test_everything_can_be_tapped_and_is_seen_whole(seen: Walk, language: str) -> None:
    """On tablets whatever can be tapped is 44 pixels wide and high or more; text is as people have set it, and no
    smaller than can be read.
    """
    looks = [Look(small, TABLETS), Look(tiny, [*TABLETS, *PHONES])]
    looks += [Look(each, PHONES, pixels) for pixels in (16, 32) for each in (unclosable, covered)]
    looks += [Look(clipped, [NARROWEST]), Look(clipped, [*TABLETS, LYING], "large")]
    sizes: list[Size] = [*PHONES, *TABLETS]
    looks += [Look(each, share(sizes, 2, pixels // 4), pixels) for pixels in (20, 24, 32) for each in (clipped, buried)]
    looks += [Look(buried, [(1280, 720)], pixels) for pixels in (16, 24)]
    seen(language, looks, 2, *screens("share dialog", "market: tourist placed"))


def test_the_ring_of_what_has_the_focus_is_seen_whole(seen: Walk) -> None:
    seen("en", [Look(rings, [*TABLETS, *PHONES])], 4, *screens("log", "what decided it"))


# Text spaced as far as WCAG 2.2 asks a page to bear (1.4.12), by a style sheet that its policy allows.
SPACED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:not(svg, svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets.push(sheet);
}"""


def test_spaced_text_is_seen_whole(seen: Walk) -> None:
    def spaced(page: Page) -> list[str]:
        page.evaluate(SPACED)
        return clipped(page)

    seen("en", [Look(spaced, TABLETS[:1])], 6)


#: Signs that may not cover another, of their own kind or another, with the text that may not leave them.
SIGNS = [drawn("marrakech", "disc of a landing"), drawn("morocco", "outlook of an arrow", "who leads")]
FAULTS = """(signs) => {
  const found = new Set();
  const box = (one) => one.getBoundingClientRect();
  const told = (one) => `${one.getAttribute("class") ?? one.tagName} "${one.textContent.trim().slice(0, 30)}"`;
  const meet = (a, b, slack) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
  // round signs: their boxes may meet at the corners
  const over = (a, b) => {
    const [p, q] = [box(a), box(b)];
    const far = Math.hypot((p.left + p.right - q.left - q.right) / 2, (p.top + p.bottom - q.top - q.bottom) / 2);
    const round = [p, q].every(({ width, height }) => Math.abs(width - height) < 4);
    return round ? far < (p.width + q.width) / 2 - 3 : meet(p, q, 2);
  };
  // what only screen readers have
  const unseen = (part) => part !== null && (getComputedStyle(part).clipPath !== "none" || unseen(part.parentElement));
  const all = signs.flatMap((sign) => [...document.querySelectorAll(sign)]);
  all.forEach((one, at) => {
    for (const other of all.slice(at + 1)) if (over(one, other)) found.add(`${told(one)} meets ${told(other)}`);
    const frame = one.querySelector("circle, rect, path");
    for (const text of frame ? one.querySelectorAll("text") : []) {
      const [inner, outer] = [box(text), box(frame)];
      if (inner.left < outer.left || inner.right > outer.right) found.add(`${told(one)}: its text is broader`);
    }
  });
  // beside the board: faces and facts, and what is in a panel
  for (const seat of document.querySelectorAll("[data-seat]")) {
    // what is within the token belongs to it; on phones facts are for screen readers
    const parts = [...seat.querySelectorAll("[title]:not([title] [title])")]
      .filter((part) => !unseen(part.parentElement))
      .map((part) => part.querySelector("[data-face]") ?? part);
    parts.forEach((one, at) => {
      for (const other of parts.slice(at + 1))
        if (meet(box(one), box(other), 2)) found.add(`in a panel ${told(one)} meets ${told(other)}`);
      const [inner, outer] = [box(one), box(seat)];
      const within = inner.left >= outer.left - 2 && inner.right <= outer.right + 2 &&
        inner.top >= outer.top - 2 && inner.bottom <= outer.bottom + 2;
      // more of a button can be tapped than is seen
      if (inner.width && !within && !one.matches("button")) found.add(`${told(one)} leaves its panel`);
    });
  }
  return [...found];
}"""


@pytest.mark.parametrize("language", LANGUAGES if WHOLE else ["es"])
def test_no_sign_covers_another_and_none_leaves_its_frame(seen: Walk, language: str) -> None:
    sizes: list[Size] = [*TABLETS, PHONE, LYING]
    more = [*gallery(3), *screens("looking back", "against an opponent", "market: arrow")]
    seen(language, [Look(probe(FAULTS, SIGNS), sizes)], 9, *more)


# What lies over something else, and lets it be seen; but for a film, which is seen at its table.
UNCOVERED = """() => [...document.querySelectorAll("dialog[open], [data-result], [data-sheet], [popover]:popover-open")]
    .filter((one) => one.checkVisibility() && !one.dataset.film)
    .filter((one) => /, 0\\)|transparent/.test(getComputedStyle(one).backgroundColor))
    .map((one) => one.outerHTML.slice(0, 120))"""
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


def unmarked(page: Page) -> list[str]:
    """Tell what looks as if it were not chosen, though it is."""
    alike: list[str] = []
    if page.locator("[data-puzzle-again]").count():  # others play on
        return alike
    for one in reversed(page.locator(CHOSEN).filter(visible=True).all()):  # undone, it is not found again
        place, told = one.evaluate(PLACE), one.evaluate("(one) => one.outerHTML")
        chosen = place and page.screenshot(clip=place)
        one.evaluate(UNDONE)
        if place and page.screenshot(clip=place) == chosen:
            alike.append(told[:160])
    return alike


def test_forced_colors_leave_grounds_that_cover(seen: Walk) -> None:
    """Gradients are gone then: what covers the table needs a colour, or both are seen through each other."""
    covering = screens("over", "hand-over sheet", "a clock that is paused", "log", "settings")
    seen("en", [Look(probe(UNCOVERED), TABLETS[:1])], 5, *covering, forced_colors="active")


def test_forced_colors_leave_what_is_chosen_chosen(seen: Walk) -> None:
    """Each thing that is pressed, current or selected differs from itself when it is not."""
    seen("en", [Look(unmarked, TABLETS[:1])], 3, *screens("a turning point"), forced_colors="active")


#: Looks of axe: a language, and the theme and size of the window there.
AXED: list[tuple[str, Look]] = [
    ("en", Look(axe, [(1024, 768)])),
    ("fr", Look(axe, [(768, 1024)], theme="dark")),
    ("es", Look(axe, [PHONE])),
    ("ar", Look(axe, [NARROWEST], theme="dark")),
]


@pytest.mark.parametrize("number", range(len(AXED)))
def test_axe_finds_nothing(seen: Walk, number: int) -> None:
    """With the size of targets counted, in every language, light and dark."""
    language, look = AXED[number]
    seen(language, [look], number, *gallery(number))


#: Screens beside the table: what they say is for eyes that see the board, so it names no place, step or decimal.
TOLD = ["what decided it", "people", "all puzzles", "a puzzle", "a wrong try", "a better choice", "the same luck"]
TOLD += ["beside other tables", "film", "over", "market: over", "hand-over sheet", "home with games", "seats"]
PLACED = r"""() => {
  const away = (one) => one !== null && (getComputedStyle(one).clipPath === "inset(50%)" || away(one.parentElement));
  const worded = (one) => [...one.childNodes].some((part) => part.nodeType === 3 && part.data.trim());
  return [...document.body.querySelectorAll(":not(svg *, script, option, code)")]
    .filter((one) => worded(one) && one.checkVisibility({ visibilityProperty: true }) && !away(one))
    .map((one) => one.innerText.replace(/[\u2066-\u2069]/g, ""))
    .filter((words) => /(?<!\p{L})[a-g][1-7](?!\d)|\d[.,\u066b]\d/u.test(words));
}"""


@pytest.mark.parametrize("language", LANGUAGES if WHOLE else ["fr"])
def test_what_is_beside_the_table_names_no_place_and_no_decimal(
    site: Site, opened: Callable[..., Page], language: str
) -> None:
    table = Table(opened(), site.url).speak(language).go("/")
    walk(table, screens(*TOLD), [Look(probe(PLACED), [PHONE])])
