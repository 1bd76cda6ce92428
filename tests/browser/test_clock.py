"""What lies beside the board follows the board's one clock: nothing tells an outcome before it has been seen.

Time stands still in these pages, and goes on only as far as a test lets it.
"""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.shelf import row
from tests.browser.table import Table

# Everything that is written or said anywhere but in the picture on the board.
TOLD = """() => {
  const words = (element) => [...element.childNodes].flatMap((node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data.trim() || [];
    if (node.nodeType !== Node.ELEMENT_NODE || node.matches(".paint")) return [];
    return [...["aria-label", "title"].flatMap((name) => node.getAttribute(name) ?? []), ...words(node)];
  });
  const dice = [...document.querySelectorAll(".side .doing svg")].map((die) => die.innerHTML);
  const scores = [...document.querySelectorAll("[data-score]")].map((seat) => seat.dataset.score);
  return [...words(document.body), ...dice, ...scores, document.title];
}"""
TAPPABLE = "[data-pick], [data-roll], [data-action], [data-confirm], [data-cancel]"


def moving(site, opened, stored: dict, stop: str = "") -> Table:
    """Open a stored game at which things move, play to where the player stops, and stop the time."""
    page = opened(reduced_motion="no-preference")
    page.clock.install()
    table = Table(page, site.url).go("/")
    table.put(stored)
    table.move(f"/game/{stored['id']}")
    table.answer()
    if stop:
        table.play(1, stop)
    page.clock.pause_at(page.evaluate("() => Date.now()") + 5000)
    return table


def told(page: Page) -> list[str]:
    return page.evaluate(TOLD)


def rest(page: Page) -> None:
    """Let everything happen that is on its way."""
    for _ in range(20):
        page.clock.run_for(500)


ROLLS = [
    ("marrakech", 3, "one", 4),
    ("marrakech", 2, "two", 1),
    ("morocco", 2, "one", 1),
    ("morocco", 3, "three", 0),
]


@pytest.mark.parametrize(("game", "players", "seed", "ply"), ROLLS, ids=str)
def test_nothing_tells_the_face_until_the_die_rests(site, opened, game, players, seed, ply):
    """From the tap on: neither text, nor live messages, nor what stands behind them, but the rolling die itself."""
    table = moving(site, opened, row(ply, game=game, players=players, seed=seed))
    page = table.page
    if game == "marrakech":
        expect(page.locator(".foretold span").first).to_be_visible()  # it comes when it is known
    before = told(page)
    table.tap("[data-roll]")
    expect(page.locator(".paint .rolling")).to_be_attached()
    assert told(page) == before
    page.clock.run_for(430)
    expect(page.locator(".paint .rolling")).to_be_attached()
    assert told(page) == before
    expect(page.locator(TAPPABLE)).to_have_count(0)
    rest(page)
    assert told(page) != before
    table.at(ply + 1)


def test_a_rolled_die_lies_beside_the_board_once_it_rests_and_scores_change_at_the_end(site, opened):
    """A walk and a payment follow the roll: each is told when it has been seen, the scores when all is."""
    paying = next(
        (ply, seed)
        for seed in ("rent", "more rent", "most rent")
        for ply, text in enumerate(row(seed=seed)["record"]["log"])
        if text.startswith("die") and pays(seed, ply)
    )
    ply, seed = paying
    table = moving(site, opened, row(ply, seed=seed))
    page = table.page
    scores = table.scores()
    table.tap("[data-roll]")
    expect(page.locator(".paint .rolling")).to_be_attached()
    page.clock.run_for(600)
    expect(page.locator(".prompt .latest")).to_contain_text("rolls")
    assert table.scores() == scores
    expect(page.locator(f'[data-game][data-ply="{ply}"]')).to_be_attached()
    rest(page)
    assert table.scores() != scores
    expect(page.locator("#announcements")).to_contain_text("pays")


def pays(seed: str, ply: int) -> bool:
    """Whether the entry at a ply of a stored game is a roll that costs something."""
    before, after = (row(end, seed=seed)["view"]["seats"] for end in (ply, ply + 1))
    return [seat["dirhams"] for seat in before] != [seat["dirhams"] for seat in after]


def test_nobody_has_won_before_the_last_rug_lies(site, opened):
    whole = row()
    last = len(whole["record"]["log"]) - 1
    table = moving(site, opened, row(last), "pending")
    page = table.page
    table.tap("[data-confirm]")
    expect(page.locator(".paint .dropping, .paint .settling").first).to_be_attached()
    expect(page.locator(".result")).to_have_count(0)
    assert "wins" not in " ".join(told(page))
    rest(page)
    expect(page.locator(".result")).to_be_visible()


def test_a_tap_skips_all_and_is_no_choice(site, opened):
    """Whoever taps to see the end does not choose by it what they could not see yet."""
    table = moving(site, opened, row(1))
    page = table.page
    table.tap("[data-roll]")
    expect(page.locator(".paint .rolling")).to_be_attached()
    page.evaluate("() => document.querySelector('[data-cell=\"square:d4\"]').click()")
    page.clock.resume()
    state = table.answer()
    assert (state["ply"], state["phase"]) == (2, "lay")
    assert "cancel" not in state["offered"]
    expect(page.locator(".why")).to_have_count(0)


@pytest.mark.parametrize("where", [".seats", ".prompt"])
def test_a_tap_anywhere_at_the_table_skips(site, opened, where):
    table = moving(site, opened, row(1))
    table.tap("[data-roll]")
    expect(table.page.locator(".paint .rolling")).to_be_attached()
    table.page.locator(f"main {where}").first.click()
    table.page.clock.resume()
    assert table.answer()["ply"] == 2


def test_undo_while_all_moves_takes_back_what_is_on_its_way(site, opened):
    table = moving(site, opened, row(2), "pending")
    page = table.page
    table.tap("[data-confirm]")
    expect(page.locator(".paint .dropping, .paint .settling").first).to_be_attached()
    table.tap("[data-undo]")
    table.at(2)
    page.clock.resume()
    assert table.answer()["phase"] == "lay"
    assert len(table.row()["record"]["log"]) == 2
