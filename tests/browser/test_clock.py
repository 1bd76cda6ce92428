"""What lies beside the board follows the board's one clock: nothing tells an outcome before it has been seen.

Time stands still in these pages, and goes on only as far as a test lets it.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.drawn import THROWN, drawn
from tests.browser.screens import stands
from tests.browser.shelf import asked, row
from tests.browser.table import FORETOLD, Table, pass_time, stop_time
from tests.sentences import like
from tests.sentences import told as telling

# Everything that is written or said anywhere but in the picture on the board.
TOLD = """() => {
  const words = (element) => [...element.childNodes].flatMap((node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data.trim() || [];
    if (node.nodeType !== Node.ELEMENT_NODE || node.matches("[data-game] svg")) return [];
    return [...["aria-label", "title"].flatMap((name) => node.getAttribute(name) ?? []), ...words(node)];
  });
  const dice = [...document.querySelectorAll("[data-prompt] svg")].map((die) => die.innerHTML);
  const scores = [...document.querySelectorAll("[data-score]")].map((seat) => seat.dataset.score);
  return [...words(document.body), ...dice, ...scores, document.title];
}"""
TAPPABLE = "[data-pick], [data-roll], [data-action], [data-confirm], [data-cancel]"


Tables = Callable[..., Table]


def moving(tables: Tables, stored: dict[str, Any], stop: str = "", shows: str = "") -> Table:
    """Open a stored game at which things move, play to where the player stops, and stop the time.

    `shows` is waited for before: what comes by itself after the question would not come any more.
    """
    table = tables(reduced_motion="no-preference")
    page = table.page
    page.clock.install()
    stands(table.go("/"), stored)
    if stop:
        table.play(1, stop)
    if shows:
        expect(page.locator(shows).first).to_be_visible()
    stop_time(page)
    return table


def told(page: Page) -> list[str]:
    return page.evaluate(TOLD)


def rolling(page: Page) -> Locator:
    return page.locator(THROWN)


def lying_down(page: Page) -> Locator:
    return page.locator(drawn("marrakech", "rug that lies down")).first


ROLLS = [("marrakech", 3, "one", 7, "marrakech/line-rolled"), ("morocco", 2, "one", 1, "morocco/line-die_rolled")]


@pytest.mark.parametrize(("game", "players", "seed", "ply", "line"), ROLLS, ids=str)
def test_nothing_tells_the_face_until_the_die_rests(
    tables: Tables, game: str, players: int, seed: str, ply: int, line: str
) -> None:
    """From the tap on, all that is told in words, dice and scores is that somebody rolls."""
    stored = row(ply, game=game, players=players, seed=seed)
    table = moving(tables, stored, shows=FORETOLD if game == "marrakech" else "")
    page = table.page
    before = told(page)
    table.tap("[data-roll]")
    expect(rolling(page)).to_be_attached()
    assert [words for words in told(page) if words not in before] == [table.question.inner_text()]
    assert like(line).fullmatch(table.question.inner_text())
    page.clock.run_for(900)
    expect(rolling(page)).to_be_attached()
    assert [words for words in told(page) if words not in before] == [table.question.inner_text()]
    expect(page.locator(TAPPABLE)).to_have_count(0)
    pass_time(page, lambda: table.read()["ply"] == ply + 1)
    assert told(page) != before


def test_a_rolled_die_lies_beside_the_board_once_it_rests_and_scores_count_with_the_coins(tables: Tables) -> None:
    """A walk and a payment follow the roll: each is told when it has been seen; purses change with it, no sooner."""
    paying = next(
        (ply, seed)
        for seed in ("rent", "more rent", "most rent")
        for ply, text in enumerate(row(seed=seed)["record"]["log"])
        if text.startswith("die") and any(event["type"] == "paid" for event in events(seed, ply))
    )
    ply, seed = paying
    table = moving(tables, row(ply, seed=seed))
    page = table.page
    scores = table.scores()
    table.tap("[data-roll]")
    expect(rolling(page)).to_be_attached()
    page.clock.run_for(1100)
    expect(table.question).to_contain_text(like("marrakech/line-walked"))
    assert table.scores() == scores
    expect(page.locator(f'[data-game][data-ply="{ply}"]')).to_be_attached()
    pass_time(page, lambda: table.scores() != scores)
    paid = telling("marrakech/brief-paid", next(event for event in events(seed, ply) if event["type"] == "paid"))
    pass_time(page, lambda: paid.search(" ".join(table.announcements.all_inner_texts())))


def events(seed: str, ply: int) -> list[dict[str, Any]]:
    """Return what happened by an entry of a stored game."""
    asked(do="open", record=row(seed=seed)["record"])
    return asked(do="at", ply=ply + 1)["events"]


def test_nobody_has_won_before_the_last_rug_lies_and_skip_ends_the_end(tables: Tables) -> None:
    whole = row()
    last = len(whole["record"]["log"]) - 1
    table = moving(tables, row(last), "pending")
    page = table.page
    table.tap("[data-confirm]")
    expect(lying_down(page)).to_be_attached()
    expect(table.result).to_have_count(0)
    won = like("result-won", count=1)
    assert not won.search(" ".join(told(page)))
    pass_time(page, lambda: won.search(" ".join(told(page))))
    pass_time(page, table.result.is_visible)
    page.locator("[data-skip]").press("Enter")
    expect(page.locator("[data-risen]")).to_have_count(0)
    expect(table.result.get_by_role("heading", level=2)).to_be_focused()


def test_a_film_takes_twenty_seconds_and_waits_while_it_is_paused(tables: Tables) -> None:
    table = moving(tables, row())
    page = table.page
    film = page.locator("dialog[data-film]")
    page.locator("[data-film]").press("Enter")
    expect(film).to_be_visible()
    page.clock.run_for(5000)
    page.keyboard.press("Space")
    seen = table.read()["ply"]
    assert 20 < seen < 100
    page.clock.run_for(5000)
    assert table.read()["ply"] == seen
    film.dispatch_event("click")
    page.clock.run_for(14_900)
    expect(film).to_be_visible()
    expect(page.locator("[data-risen]")).to_have_count(1)
    page.clock.run_for(200)
    expect(film).to_have_count(0)
    expect(table.result).to_be_visible()


@pytest.mark.parametrize("where", ["[data-cell='square:d4']", "[data-prompt]"])
def test_a_tap_anywhere_at_the_table_skips_all_and_is_no_choice(tables: Tables, where: str) -> None:
    """Whoever taps to see the end does not choose by it what they could not see yet."""
    table = moving(tables, row(1))
    page = table.page
    table.tap("[data-roll]")
    expect(rolling(page)).to_be_attached()
    page.locator(where).first.dispatch_event("click")
    page.clock.resume()
    state = table.answer()
    assert (state["ply"], state["phase"]) == (2, "lay")
    assert "cancel" not in state["offered"]
    expect(table.why).to_have_count(0)


def test_undo_while_all_moves_takes_back_what_is_on_its_way(tables: Tables) -> None:
    table = moving(tables, row(2), "pending")
    page = table.page
    table.tap("[data-confirm]")
    expect(lying_down(page)).to_be_attached()
    table.tap("[data-undo]")
    table.at(2)
    page.clock.resume()
    assert table.answer()["phase"] == "lay"
    assert len(table.row()["record"]["log"]) == 2
