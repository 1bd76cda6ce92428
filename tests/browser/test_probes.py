"""Each probe of geometry tells of the fault that it is there to find: a style that breaks the page is put into it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Site
from tests.browser.market_screens import EVERY
from tests.browser.probes import (
    NARROWEST,
    PHONE,
    TABLETS,
    Probe,
    Size,
    axe,
    clipped,
    probe,
    resize,
    rings,
    small,
)
from tests.browser.probes import unseen as unseen_of
from tests.browser.table import PAINTED, QUESTION, Table
from tests.browser.test_reach import ANSWERS, OUT_OF_REACH, OVER, SCROLLS
from tests.browser.test_screens import FAULTS, SIGNS, UNCOVERED, unmarked

TABLET = TABLETS[0]
SPOIL = """(style) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style.replaceAll(";", " !important;"));
  document.adoptedStyleSheets = [sheet];
}"""
#: What is chosen looks like what is not.
ALIKE = """*, ::before, ::after { appearance: none; background: #fff; border-color: #fff; color: #000;
  outline: 0; box-shadow: none; transform: none; scale: none; font-weight: 400; filter: none; }"""
# Where each probe looks, and the style that does what it must notice there.
FOUND: list[tuple[Probe, str, Size, str]] = [
    (clipped, "roll", TABLET, "[data-roll] { max-width: 1em; overflow: hidden; white-space: nowrap; }"),
    (small, "roll", TABLET, "nav :is(a, button) { min-height: 0; height: 30px; }"),
    (rings, "settings", TABLET, "dialog, dialog * { padding: 0; margin: 0; }"),
    (axe, "roll", TABLET, "nav button { color: #999; background: #888; }"),
    (probe(FAULTS, SIGNS), "pending rug", TABLET, "[data-seat] [title] { translate: 50vw; }"),
    (probe(OUT_OF_REACH, ANSWERS), "roll", PHONE, "[data-prompt] > * { translate: 0 100vh; }"),
    (probe(SCROLLS, ""), "roll", TABLET, "[data-beside] { padding-bottom: 100vh; }"),
    (probe(OVER), "roll", TABLET, "[data-beside] { position: fixed; inset: 0; }"),
    (unseen_of(QUESTION), "roll", NARROWEST, "[data-prompt] > * { translate: -50vw; }"),
    (probe(UNCOVERED), "settings", TABLET, "dialog { background: transparent; }"),
    (unmarked, "new game", TABLET, ALIKE),
]


@pytest.mark.parametrize("number", range(len(FOUND)))
def test_a_probe_finds_its_fault(site: Site, opened: Callable[..., Page], number: int) -> None:
    look, screen, size, style = FOUND[number]
    table = Table(opened(), site.url).go("/")
    for broken in (False, True):
        EVERY[screen](table)
        resize(table.page, size)
        if broken:
            table.page.evaluate(SPOIL, style)
            table.page.evaluate(PAINTED)
        assert bool(look(table.page)) == broken
