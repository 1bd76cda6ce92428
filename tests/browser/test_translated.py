"""A page that the browser translates: what the game says stays, and whatever is replaced goes on changing."""

import pytest

from tests.browser.screens import SCREENS, laid
from tests.browser.table import Table

# What a translator must not touch.
SAID = "[data-prompt], [data-choices], [data-game], [data-seat], [data-entry], [data-result], [aria-live], bdi"
# Puts each text into elements as translators do; those that it may, or all of them, as some do.
TRANSLATE = """(all) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (const text of Array.from({ length: 1e5 }, () => texts.nextNode()).filter(Boolean)) {
        const kept = text.parentElement.closest("[translate]")?.getAttribute("translate") === "no";
        if (!text.data.trim() || text.parentElement.closest("svg, noscript, option") || (kept && !all)) continue;
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        outer.append(inner);
        inner.textContent = text.data;
        text.replaceWith(outer);
    }
}"""
TRANSLATED = "(selector) => [...document.querySelectorAll(selector)].filter((one) => one.querySelector('font')).length"
# The question, what happened last, and the seats: all that changes with each entry.
TOLD = """() => [...document.querySelectorAll("[data-prompt] h2, [data-latest], [data-seat]")].map(
    (one) => one.textContent.replace(/\\s+/g, " ").trim())"""


def told_at(table: Table) -> list[str]:
    """What a table tells, once the latest news are there, too: they come after all else."""
    table.page.wait_for_selector("[data-latest]", state="attached")
    told: list[str] = table.page.evaluate(TOLD)
    return told


@pytest.mark.parametrize("screen", ["log", "hand-over sheet", "over", "home with games", "link"])
def test_a_translator_leaves_what_the_game_says(table: Table, screen: str) -> None:
    SCREENS[screen](table.go("/"))
    table.page.evaluate(TRANSLATE, False)
    assert table.page.evaluate(TRANSLATED, SAID) == 0


def test_the_rules_can_be_translated(table: Table) -> None:
    SCREENS["rules over the table"](table.go("/"))
    table.page.evaluate(TRANSLATE, False)
    assert table.page.evaluate(TRANSLATED, "[data-card]") > 0


@pytest.mark.parametrize("game", ["marrakech", "morocco"])
def test_a_game_goes_on_where_all_was_translated(table: Table, game: str) -> None:
    """Each text is as in a page that nobody has translated."""
    laid(20, game=game)(table.go("/"))
    table.page.evaluate(TRANSLATE, True)
    assert table.page.evaluate(TRANSLATED, SAID) > 0
    table.play(1, 26)
    told = told_at(table)
    table.reload()
    assert told == told_at(table)
