"""What a table says aloud, and where the focus goes: nothing is asked, chosen, refused or taken back in silence."""

import pytest
from playwright.sync_api import expect

from tests.browser.carry import plain
from tests.browser.shelf import row
from tests.browser.table import Table, sentence
from tests.browser.test_keyboard import Keys

HERE = "() => document.activeElement.dataset.cell ?? document.activeElement.tagName"


@pytest.fixture
def laid(site, opened):
    """Lay a stored game on the table, and listen to what is said there."""

    def lay(stored: dict, **how) -> tuple[Table, Keys]:
        page = opened(**how)
        keys = Keys(page)
        table = Table(page, site.url).go("/")
        table.put(stored)
        table.move(f"/game/{stored['id']}")
        table.answer()
        return table, keys

    return lay


def said(keys: Keys) -> str:
    """Return what is said once all that was painted has been seen."""
    keys.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))")
    return plain(" | ".join(keys.hear()))


def test_a_question_that_changes_under_the_focus_is_said(laid):
    """The focus rests on the board: an opponent has played, the die has rolled, a person is asked again."""
    table, keys = laid(row(0, 1))
    keys.reach(lambda focus: focus.get("cell", "").startswith("square:"))
    keys.hear()
    table.page.evaluate("() => document.querySelector('[data-action=straight]').click()")
    table.at(1)
    table.answer()
    assert "roll the die" in said(keys)


def test_what_is_chosen_is_said_and_what_it_would_bring(laid):
    table, keys = laid(row(2, 1))
    places = [action.removeprefix("lay ").split("-") for action in table.read()["actions"]]
    one, other = next(place for place in places if sum(place[0] in each for each in places) > 1)
    keys.hear()
    table.tap(f'[data-cell="square:{one}"]')
    assert f"Chosen: {one}" in said(keys)
    table.tap(f'[data-cell="square:{other}"]')
    expect(table.page.locator("[data-confirm]")).to_be_visible()
    table.page.wait_for_function("() => heard.some((text) => text.includes('confirm or cancel'))")
    heard = said(keys)
    assert f"{min(one, other)}\u2013{max(one, other)}" in heard
    assert "joined" in heard or "squares" in heard
    table.tap("[data-cancel]")
    assert sentence("said-dropped") in said(keys)


def test_a_refusal_is_said_each_time(laid):
    table, keys = laid(row(2, 1))
    lit = set(table.read()["picks"])
    wrong = next(
        f"square:{file}{rank}" for file in "abcdefg" for rank in "1234567" if f"square:{file}{rank}" not in lit
    )
    for _ in range(2):
        keys.hear()
        table.tap(f'[data-cell="{wrong}"]')
        table.page.wait_for_function("() => heard.length > 0")
        assert plain(table.said(".why > span")) in said(keys)


def test_undo_says_what_was_taken_back(laid):
    table, keys = laid(row(0, 1))
    table.play(1, 1)
    table.answer()
    keys.hear()
    table.tap("[data-undo]")
    table.at(0)
    table.answer()
    assert "Undone: " in said(keys)


def test_the_focus_stays_on_a_worker_that_is_taken(laid):
    """What is chosen moves among its kin, and keeps the focus."""
    whole = row(None, 1, game="morocco", players=4)
    log = whole["record"]["log"]
    ply = next(at for at, text in enumerate(log) if text.startswith(("assistant", "tourist", "bodyguard")))
    table, keys = laid(row(ply, 1, game="morocco", players=4))
    for worker in ("tourist", "cousins"):
        found = table.page.locator(f'[data-pick="worker:{worker}"]')
        if found.count():
            found.focus()
            table.page.keyboard.press("Enter")
            expect(table.page.locator(f'[data-cell="worker:{worker}"]')).to_be_focused()
            assert "Chosen" in said(keys)


def test_the_board_remembers_where_one_was(laid):
    """Arrows and lists beside the board in between do not lead back to its corner."""
    table, keys = laid(row(2, 1))
    keys.reach(lambda focus: focus.get("cell", "").startswith("square:"))
    for key in ("ArrowDown", "ArrowDown", "ArrowRight"):
        table.page.keyboard.press(key)
    here = table.page.evaluate(HERE)
    table.play(1, 3)
    table.answer()
    table.page.locator("[data-pick^='turn:']").first.focus()
    table.page.locator(".head .brand").focus()
    assert keys.reach(lambda focus: focus.get("cell", "").startswith("square:"))["cell"] == here


def test_escape_shuts_the_story_and_the_focus_goes_back(laid):
    table, _ = laid(row(9, 1))
    page = table.page
    opener = page.locator("[data-story]")
    for shut in (lambda: page.keyboard.press("Escape"), lambda: page.locator(".sheet .close").press("Enter")):
        opener.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".sheet-log")).to_be_visible()
        page.locator(".log-line").first.focus()
        shut()
        expect(page.locator(".sheet-log")).to_have_count(0)
        expect(opener).to_be_focused()


@pytest.mark.parametrize("opener", ["[data-seats]", ".head [data-share]", ".head button.icon-button"])
def test_a_sheet_that_is_shut_gives_the_focus_back(laid, opener):
    page = laid(row(9, 1))[0].page
    page.locator(opener).first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(opener).first).to_be_focused()


def test_after_a_reload_the_focus_is_on_the_question(laid):
    table, keys = laid(row(9, 1))
    table.page.reload()
    table.answer()
    expect(table.page.locator(".prompt h2")).to_be_focused()
    keys.asked()


def test_what_was_said_at_one_table_is_not_kept_for_the_next(laid):
    table, _ = laid(row(0, 1))
    table.play(1, 3)
    expect(table.page.locator("#announcements p").first).to_be_attached()
    table.move("/")
    expect(table.page.locator("#announcements p")).to_have_count(0)
