"""The end told so that nobody has to ask: what decided equal points, and whose line is whose."""

import pytest
from playwright.sync_api import expect

from tests.browser.screens import laid

# Seeds of games in which points were equal and places were not: players, seed, who, in order.
TIES = [(4, "tie 11", ["Yusuf", "Inès"]), (3, "tie 29", ["Amina", "Inès"]), (2, "tie 23", ["Yusuf", "Amina"])]


@pytest.mark.parametrize("language", ["en", "fr", "es"])
@pytest.mark.parametrize(("players", "seed", "names"), TIES)
def test_equal_points_say_what_decided(table, language, players, seed, names):
    table.speak(language).go("/")
    laid(None, players=players, seed=seed)(table)
    told = table.page.locator(".result-tie")
    expect(told).to_have_count(1)
    words = told.inner_text()
    assert [words.index(name) for name in names] == sorted(words.index(name) for name in names)
    assert "dir" in words or "dír" in words


def test_points_that_differ_need_no_word(table):
    table.go("/")
    laid(None, players=4)(table)
    expect(table.page.locator(".result h2")).to_be_visible()
    expect(table.page.locator(".result-tie")).to_have_count(0)


def test_two_players_lines_show_both_their_colours(table):
    table.go("/")
    laid(None, players=2)(table)
    dyes = table.page.eval_on_selector_all(
        "[data-line]",
        """(lines) => lines.map((line) => [...new Set([...line.querySelectorAll('[class*=dye-]')]
            .flatMap((part) => [...part.classList].filter((name) => name.startsWith('dye-'))))].sort())""",
    )
    assert dyes == [["dye-saffron", "dye-terracotta"], ["dye-majorelle", "dye-mint"]]
