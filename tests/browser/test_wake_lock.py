"""During a game the screen stays awake, and can be filled with the page."""

from playwright.sync_api import Page, expect

from tests.browser.screens import laid
from tests.browser.table import HOME, Table

# Stands in for the browser's lock: what was asked for and let go, in order.
AWAKE = """
    globalThis.locks = [];
    class Lock extends EventTarget {
        release() { locks.push("released"); this.dispatchEvent(new Event("release")); return Promise.resolve(); }
    }
    const request = () => { locks.push("taken"); return Promise.resolve(globalThis.lock = new Lock()); };
    Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
"""
# As when another app comes to the front, and when it goes.
LOOK = """(seen) => {
    Object.defineProperty(document, "visibilityState", { value: seen, configurable: true });
    if (seen === "hidden") lock.dispatchEvent(new Event("release"));
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def locks(page: Page, *wanted: str) -> None:
    """Wait until exactly these things have happened to the lock."""
    page.wait_for_function("(wanted) => JSON.stringify(locks) === JSON.stringify(wanted)", arg=list(wanted))


def test_the_screen_stays_awake_while_a_game_is_on_the_table(table: Table) -> None:
    table.page.add_init_script(AWAKE)
    table.go("/")
    expect(table.page.locator(HOME)).to_be_visible()
    locks(table.page)
    laid(60)(table)
    locks(table.page, "taken")
    table.page.evaluate(LOOK, "hidden")
    table.page.evaluate(LOOK, "visible")
    locks(table.page, "taken", "taken")
    table.move("/")
    locks(table.page, "taken", "taken", "released")
    laid(131)(table)
    table.play(1)  # once the game is over the screen may sleep
    locks(table.page, "taken", "taken", "released", "taken", "released")


def test_full_screen_and_back(table: Table) -> None:
    table.go("/about")
    button = table.page.locator("[data-full-screen]")
    before = button.get_attribute("aria-label")
    button.click()
    table.page.wait_for_function("() => document.fullscreenElement !== null")
    expect(button).not_to_have_attribute("aria-label", before)
    button.press("Enter")
    table.page.wait_for_function("() => document.fullscreenElement === null")
    expect(button).to_have_attribute("aria-label", before)
