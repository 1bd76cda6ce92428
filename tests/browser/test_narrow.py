"""Narrow and low windows: what is asked and who has how much are in sight, and nothing lies over the board for good."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Site
from tests.browser.market import closing
from tests.browser.screens import STORY, laid, stands
from tests.browser.shelf import row, trace
from tests.browser.table import CLOSE, Table
from tests.sampling import WHOLE

PHONES = [(width, height) for width in (360, 390, 430) for height in (568, 667, 740, 844)]
#: Of 400 % zoom on a tablet, and on a screen of 1280 by 1024.
ENLARGED = [(256, 192), (320, 256)]

# Which of some elements are not wholly in sight: outside the window, or below something else at their middle.
UNSEEN = """(selectors) => selectors.flatMap((selector) => {
  const found = [...document.querySelectorAll(selector)];
  const away = found.filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const under = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const inside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    return !inside || !under || !(one.contains(under) || under.contains(one));
  });
  return found.length && !away.length ? [] : [selector];
})"""
SCROLLED = "(part) => scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight))"
# What stays in place while the page is scrolled, and is not below anything else.
STAYING = """() => [...document.querySelectorAll("main *, header *")].filter((one) => {
  const { position } = getComputedStyle(one);
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const seen = one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  return (position === "fixed" || position === "sticky") && seen;
}).map((one) => one.querySelector("[data-confirm]") ? "confirm" : one.outerHTML.slice(0, 80))"""
# How much of the window's height the board can fill at best.
BOARD = """() => {
  document.querySelector("[data-game]").scrollIntoView({ block: "start" });
  const { top, bottom } = document.querySelector("[data-game]").getBoundingClientRect();
  return (Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight;
}"""


@pytest.mark.parametrize("language", ["en", "fr", "es", "ar"] if WHOLE else ["fr"])
@pytest.mark.parametrize("size", PHONES if WHOLE else PHONES[:1], ids=str)
@pytest.mark.parametrize("game", ["marrakech", "morocco"] if WHOLE else ["morocco"])
def test_on_a_phone_the_question_and_the_scores_are_always_in_sight(
    site: Site, opened: Callable[..., Page], game: str, size: tuple[int, int], language: str
) -> None:
    page = opened(viewport={"width": size[0], "height": size[1]})
    table = Table(page, site.url).speak(language).go("/")
    for ply in (0, 44, 62):
        laid(ply, game=game, players=5 if game == "morocco" else 4)(table)
        for part in (0, 0.5, 1):
            page.evaluate(SCROLLED, part)
            assert page.evaluate(UNSEEN, ["[data-prompt] h2", "[data-seat]"]) == [], f"ply {ply}, {part}"
            assert page.evaluate(UNSEEN, ["[data-undo]"]) == []


@pytest.mark.parametrize("size", ENLARGED if WHOLE else ENLARGED[:1], ids=str)
def test_fourfold_enlarged_the_question_comes_first_and_only_confirm_stays(
    site: Site, opened: Callable[..., Page], size: tuple[int, int]
) -> None:
    page = opened(viewport={"width": size[0], "height": size[1]})
    table = Table(page, site.url).go("/")
    for game in ("marrakech", "morocco"):
        laid(62, game=game)(table)
        page.evaluate(SCROLLED, 0)
        assert page.evaluate(UNSEEN, ["[data-prompt] h2"]) == []
        assert page.evaluate(STAYING) == []
        assert page.evaluate(BOARD) > 0.8
    laid(62)(table)
    table.play(1, "pending")
    assert page.evaluate(STAYING) == ["confirm"]
    assert page.evaluate(UNSEEN, ["[data-confirm]"]) == []


# The boxes of the question, from now until the person is asked again.
BOXES = """async () => {
  const boxes = new Set();
  const see = () => {
    const { x, y, width, height } = document.querySelector("[data-prompt] h2").parentElement.getBoundingClientRect();
    boxes.add([x, y, width, height].map(Math.round).join(" "));
    watching = requestAnimationFrame(see);
  };
  let watching = requestAnimationFrame(see);
  const ply = () => document.querySelector("[data-game]").dataset.ply;
  const before = ply();
  document.querySelector("[data-confirm]").click();
  while (ply() === before) await new Promise(requestAnimationFrame);
  await jemaaPlayer.answer();
  cancelAnimationFrame(watching);
  return [...boxes];
}"""


@pytest.mark.parametrize("size", [(768, 1024), (390, 844), (1024, 768)] if WHOLE else [(768, 1024)], ids=str)
def test_the_box_of_the_question_stays_where_it_is_in_an_opponents_turn(
    site: Site, opened: Callable[..., Page], size: tuple[int, int]
) -> None:
    page = opened(viewport={"width": size[0], "height": size[1]}, reduced_motion="no-preference")
    table = Table(page, site.url).prefer(speed="fast", pace="fast").go("/")
    made = row(62)
    made["seats"][(trace()["to_act"][62] + 1) % 3]["bot"] = "random"
    stands(table, made)
    table.play(1, "pending")
    assert len(page.evaluate(BOXES)) == 1


def test_the_board_of_a_tablet_on_its_short_side_keeps_its_size_at_the_end(
    site: Site, opened: Callable[..., Page]
) -> None:
    page = opened(viewport={"width": 768, "height": 1024})
    table = Table(page, site.url).go("/")
    sizes: list[Any] = []
    for ply in (62, None):
        laid(ply, players=4)(table)
        sizes.append(page.locator("[data-game]").bounding_box())
    assert sizes[0] == sizes[1]


# What can be tapped on the board and lies below the ribbon of news.
COVERED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const ribbon = box(document.querySelector("[data-latest] > [aria-hidden]"));
  return [...document.querySelectorAll("[data-game] [data-pick]")].filter((one) => {
    const { left, top, right, bottom } = box(one);
    return left < ribbon.right && right > ribbon.left && top < ribbon.bottom && bottom > ribbon.top;
  }).map((one) => one.dataset.pick);
}"""


@pytest.mark.parametrize("size", [(390, 844), (320, 568), (844, 390)], ids=str)
def test_news_covers_nothing_that_can_be_tapped(site: Site, opened: Callable[..., Page], size: tuple[int, int]) -> None:
    """Assam stands in the lowest row, at the side where the ribbon lies."""
    page = opened(viewport={"width": size[0], "height": size[1]})
    table = Table(page, site.url).go("/")
    laid(60, players=2)(table)
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("size", [(1180, 820), (390, 844), (320, 568), (844, 390)], ids=str)
def test_while_one_looks_back_what_happened_lies_above_what_leads_on(
    site: Site, opened: Callable[..., Page], size: tuple[int, int]
) -> None:
    """A closing in Morocco is told at length; whoever is on turn has a hand."""
    page = opened(viewport={"width": size[0], "height": size[1]})
    table = Table(page, site.url).go("/")
    laid(closing(4)[0] + 2, game="morocco", players=4)(table)
    for step in (STORY, "[data-step=back]", CLOSE):
        table.tap(step)
    told = page.locator("[data-prompt] p").first
    bottom = told.evaluate("(one) => one.parentElement.getBoundingClientRect().bottom")
    back = page.locator("[data-prompt] [data-step=back]").bounding_box()
    assert back
    assert bottom <= back["y"] + 1
    assert told.evaluate("(one) => one.parentElement.clientHeight") >= 20
