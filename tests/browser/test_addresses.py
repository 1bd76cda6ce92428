"""Addresses, seeds and names from strangers: a clear sentence, nothing executed, nothing lost.

What an address says is told by tests/js, what a game refuses by tests/engine: here is that the page says it.
"""

from playwright.sync_api import expect

from tests.browser.carry import away, rows
from tests.browser.screens import card, stands
from tests.browser.shelf import ALL_GAMES, ROW, row
from tests.browser.table import HOME, Table
from tests.sentences import said

MARKUP = "<img src=x onerror='top.hit=1'>"
ALERT = "main [role=alert]"
LONG_SEED = "s" * 10_000
#: Addresses that lead nowhere, and games that cannot begin, each with the key of the sentence that says so.
REFUSED = {
    "/nowhere": "error-address",
    "/new/__proto__": "error-address",
    f"/game/{MARKUP}": "error-address",
    "/new/marrakech?players=3&seed=x&first=5&table=Fez": "error-luck-first",
    "/%E0%A4%A": "error-address",
    "/play/marrakech?players=9": "error-address",
    "/play/marrakech?bots=1:deep-blue": "error-bad-level",
    "/play/marrakech?variant=constructor": "bad-record-options",
    f"/play/marrakech?seed={LONG_SEED}": "bad-record-seed",
}


def test_what_leads_nowhere_is_told_and_leads_home(table: Table) -> None:
    table.go("/")
    for address, key in REFUSED.items():
        table.move(address)
        expect(table.page.locator(ALERT)).to_have_text(said(key))
        home = table.page.get_by_role("main").get_by_role("link", name=said("to-home"))
        home.press("Enter")  # by key: taps are this fast
        expect(table.page.locator(HOME)).to_be_visible()
    assert rows(table) == []


PUT = """(input, text) => {
  input.value = text;
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
}"""


def begin(table: Table) -> None:
    table.page.get_by_role("button", name=said("new-start")).click()


def test_a_refused_form_keeps_what_was_typed(table: Table) -> None:
    """A seed of 10,000 characters and a name with a mark of direction: the fields stop people, not programs."""
    table.go("/new/marrakech")
    page = table.page
    name = card(table, 0).get_by_label(said("new-name"), exact=True)
    page.get_by_text(said("new-house"), exact=True).click()
    seed = page.get_by_label(said("new-seed"))
    name.fill("Zohra")
    seed.evaluate(PUT, LONG_SEED)
    begin(table)
    expect(page.locator(ALERT)).to_have_text(said("bad-record-seed"))
    expect(name).to_have_value("Zohra")
    seed.fill("s")
    name.evaluate(PUT, "\u202ezohra")
    begin(table)
    expect(page.locator(ALERT)).to_have_text(said("bad-record-name"))
    name.fill("Zohra")
    begin(table)
    table.answer()
    assert table.row()["record"]["players"][0]["name"] == "Zohra"


def test_markup_in_a_name_is_text(table: Table) -> None:
    """Wherever the name is said: panel, prompt, log, result, shelf."""
    page = table.go("/new/marrakech").page
    card(table, 0).get_by_label(said("new-name"), exact=True).fill(MARKUP)
    page.get_by_text(said("new-house"), exact=True).click()
    page.get_by_label(said("new-first")).select_option(label=MARKUP)
    begin(table)
    table.answer()
    expect(page.locator("[data-seat='0']").get_by_role("button", name=MARKUP)).to_be_visible()
    expect(table.question).to_contain_text(MARKUP)
    ended = row(-4)
    ended["record"]["players"][0]["name"] = MARKUP
    stands(table, ended)
    table.play(3)
    expect(table.result).to_contain_text(MARKUP)
    table.more().tap("[data-result] [data-story]")
    expect(table.entries.first).to_contain_text(MARKUP)
    table.move("/")
    table.tap(ALL_GAMES)
    expect(page.locator(ROW).filter(has_text=MARKUP)).to_have_count(2)
    assert page.evaluate("() => [document.images.length, globalThis.hit]") == [0, None]


def test_going_back_closes_a_dialog(table: Table) -> None:
    """The settings do not stay open over another screen."""
    table.go("/")
    away(table)
    table.tap("[data-settings]")
    expect(table.page.get_by_role("dialog", name=said("settings"))).to_be_visible()
    table.page.go_back()
    expect(table.page.locator(HOME)).to_be_visible()
    expect(table.dialog).to_have_count(0)
