"""Language, theme, speed and habits: changed in mid-game at once, and kept."""

import pytest
from playwright.sync_api import expect

from tests.browser.screens import laid
from tests.browser.table import Table

SETTINGS = ".head button.icon-button"
CLOSE = "dialog[open] form button"


def choose(table: Table, position: int, value: str) -> None:
    """Choose in one of the settings' lists: language, appearance, movement."""
    table.tap(SETTINGS)
    table.page.locator("dialog[open] select").nth(position).select_option(value)
    table.tap(CLOSE)
    expect(table.page.locator("dialog[open]")).to_have_count(0)


def switch(table: Table, position: int) -> None:
    """Turn a switch over: confirming, rolling, sound."""
    table.tap(SETTINGS)
    table.page.locator("dialog[open] .switch").nth(position).click()
    table.tap(CLOSE)


def words(table: Table) -> list[str]:
    """What is said in words: prompt, log, labels of buttons and of squares."""
    page = table.page
    texts = [table.said(".prompt h2"), table.said(".sheet"), table.said(".tools")]
    return [*texts, page.locator("[data-cell='square:d4']").get_attribute("aria-label") or "", page.title()]


@pytest.mark.parametrize("language", ["fr", "es"])
def test_language_in_mid_game(table, language):
    """Prompt, log and labels follow at once, and back; the game stays where it was."""
    table.go("/")
    laid(62)(table)
    table.tap(".tools .tool[aria-expanded]")
    before, state = words(table), table.read()
    choose(table, 0, language)
    expect(table.page.locator("html")).to_have_attribute("lang", language)
    after = words(table)
    assert [old for old, new in zip(before[:-1], after[:-1], strict=True) if old == new] == []
    assert table.read() == state
    table.reload()
    assert table.said(".prompt h2") == after[0]
    choose(table, 0, "en")
    assert table.said(".prompt h2") == before[0]


def ground(table: Table) -> str:
    return table.page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor")


def test_themes(site, opened):
    """As the device says, or as the person says; kept over a reload."""
    table = Table(opened(color_scheme="dark"), site.url).go("/")
    dark = ground(table)
    choose(table, 1, "light")
    light = ground(table)
    assert light != dark
    table.page.reload()
    expect(table.page.locator("html")).to_have_attribute("data-theme", "light")
    assert ground(table) == light
    choose(table, 1, "dark")
    assert ground(table) == dark
    choose(table, 1, "auto")
    table.page.emulate_media(color_scheme="light")
    assert ground(table) == light


def test_a_placement_that_need_not_be_confirmed(table):
    table.begin(players=2, seed="habits")
    switch(table, 0)
    table.play(1, "lay")
    ply = table.read()["ply"]
    table.tap("details.choices summary")
    table.tap("details.choices [data-action]")
    table.at(ply + 1)
    table.page.reload()
    table.play(1, "lay")
    table.tap("details.choices summary")
    table.tap("details.choices [data-action]")
    table.at(ply + 4)


def test_the_die_rolls_by_itself(table):
    table.begin(players=2, seed="habits")
    switch(table, 1)
    table.tap("[data-action=left]")
    table.at(2)
    assert table.read()["phase"] == "lay"


@pytest.mark.parametrize("speed", ["normal", "fast", "off"])
def test_speeds(site, opened, speed):
    """Whatever the speed, the walk ends where the engine says, and the next turn can be played."""
    table = Table(opened(reduced_motion="no-preference"), site.url).go("/")
    choose(table, 2, speed)
    laid(60)(table)
    table.tap("[data-action]")
    table.tap("[data-roll]")
    table.at(62)
    expect(table.page.locator(".rolling")).to_have_count(0)
    assert table.answer()["phase"] == "lay"
