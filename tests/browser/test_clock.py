"""What lies beside the board follows the board's one clock: nothing tells an outcome before it has been seen.

Time stands still in these pages, and goes on only as far as a test lets it.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from jemaa.games import GAMES
from tests.browser.conftest import Site
from tests.browser.drawn import THROWN, drawn
from tests.browser.shelf import NAMES, asked, row
from tests.browser.table import FORETOLD, Table, stop_time
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


Opened = Callable[..., Page]


def moving(site: Site, opened: Opened, stored: dict[str, Any], stop: str = "", shows: str = "") -> Table:
    """Open a stored game at which things move, play to where the player stops, and stop the time.

    `shows` is waited for before: what comes by itself after the question would not come any more.
    """
    page = opened(reduced_motion="no-preference")
    page.clock.install()
    table = Table(page, site.url).go("/")
    table.put(stored)
    table.move(f"/game/{stored['id']}")
    table.answer()
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


def rest(page: Page) -> None:
    """Let everything happen that is on its way."""
    for _ in range(20):
        page.clock.run_for(500)
        page.wait_for_timeout(20)  # of the test's time: engine and storage answer in real time


ROLLS = [
    ("marrakech", 3, "one", 7),
    ("marrakech", 2, "two", 4),
    ("morocco", 2, "one", 1),
    ("morocco", 3, "three", 0),
]


@pytest.mark.parametrize(("game", "players", "seed", "ply"), ROLLS, ids=str)
def test_nothing_tells_the_face_until_the_die_rests(
    site: Site, opened: Opened, game: str, players: int, seed: str, ply: int
) -> None:
    """From the tap on: neither text, nor live messages, nor what stands behind them, but the rolling die itself."""
    stored = row(ply, game=game, players=players, seed=seed)
    table = moving(site, opened, stored, shows=FORETOLD if game == "marrakech" else "")
    page = table.page
    before = told(page)
    table.tap("[data-roll]")
    expect(rolling(page)).to_be_attached()
    assert told(page) == before
    page.clock.run_for(900)
    expect(rolling(page)).to_be_attached()
    assert told(page) == before
    expect(page.locator(TAPPABLE)).to_have_count(0)
    rest(page)
    assert told(page) != before
    table.at(ply + 1)


def test_a_rolled_die_lies_beside_the_board_once_it_rests_and_scores_count_with_the_coins(
    site: Site, opened: Callable[..., Page]
) -> None:
    """A walk and a payment follow the roll: each is told when it has been seen; purses change with it, no sooner."""
    paying = next(
        (ply, seed)
        for seed in ("rent", "more rent", "most rent")
        for ply, text in enumerate(row(seed=seed)["record"]["log"])
        if text.startswith("die") and any(event["type"] == "paid" for event in events(seed, ply))
    )
    ply, seed = paying
    table = moving(site, opened, row(ply, seed=seed))
    page = table.page
    scores = table.scores()
    table.tap("[data-roll]")
    expect(rolling(page)).to_be_attached()
    page.clock.run_for(1100)
    expect(table.latest).to_contain_text(like("marrakech/event-rolled"))
    assert table.scores() == scores
    expect(page.locator(f'[data-game][data-ply="{ply}"]')).to_be_attached()
    rest(page)
    assert table.scores() != scores
    paid = next(event for event in events(seed, ply) if event["type"] == "paid")
    expect(table.announcements).to_contain_text(telling("marrakech/brief-paid", paid))


def events(seed: str, ply: int) -> list[dict[str, Any]]:
    """Return what happened by an entry of a stored game."""
    asked(do="open", record=row(seed=seed)["record"])
    return asked(do="at", ply=ply + 1)["events"]


def test_nobody_has_won_before_the_last_rug_lies(site: Site, opened: Callable[..., Page]) -> None:
    whole = row()
    last = len(whole["record"]["log"]) - 1
    table = moving(site, opened, row(last), "pending")
    page = table.page
    table.tap("[data-confirm]")
    expect(lying_down(page)).to_be_attached()
    expect(table.result).to_have_count(0)
    won = like("result-won", count=1)
    assert not won.search(" ".join(told(page)))
    rest(page)
    expect(table.result).to_be_visible()
    assert won.search(" ".join(told(page)))


def test_a_tap_skips_all_and_is_no_choice(site: Site, opened: Callable[..., Page]) -> None:
    """Whoever taps to see the end does not choose by it what they could not see yet."""
    table = moving(site, opened, row(1))
    page = table.page
    table.tap("[data-roll]")
    expect(rolling(page)).to_be_attached()
    page.evaluate("() => document.querySelector('[data-cell=\"square:d4\"]').click()")
    page.clock.resume()
    state = table.answer()
    assert (state["ply"], state["phase"]) == (2, "lay")
    assert "cancel" not in state["offered"]
    expect(table.why).to_have_count(0)


@pytest.mark.parametrize("where", ["[data-seat]", "[data-prompt]"])
def test_a_tap_anywhere_at_the_table_skips(site: Site, opened: Callable[..., Page], where: str) -> None:
    table = moving(site, opened, row(1))
    table.tap("[data-roll]")
    expect(rolling(table.page)).to_be_attached()
    table.page.locator(where).first.click()
    table.page.clock.resume()
    assert table.answer()["ply"] == 2


def test_undo_while_all_moves_takes_back_what_is_on_its_way(site: Site, opened: Callable[..., Page]) -> None:
    table = moving(site, opened, row(2), "pending")
    page = table.page
    table.tap("[data-confirm]")
    expect(lying_down(page)).to_be_attached()
    table.tap("[data-undo]")
    table.at(2)
    page.clock.resume()
    assert table.answer()["phase"] == "lay"
    assert len(table.row()["record"]["log"]) == 2


def ending(site: Site, opened: Opened) -> Table:
    """Confirm the last rug of a game and let it lie down."""
    whole = row()
    table = moving(site, opened, row(len(whole["record"]["log"]) - 1), "pending")
    table.tap("[data-confirm]")
    expect(lying_down(table.page)).to_be_attached()
    table.page.clock.run_for(1000)
    expect(table.result).to_be_visible()
    return table


def test_at_the_end_ranks_rise_one_by_one_and_then_the_result_stands(site: Site, opened: Opened) -> None:
    table = ending(site, opened)
    risen = table.page.locator("[data-risen]")
    expect(risen).to_have_count(1)
    expect(table.page.locator("[data-rematch]")).to_be_hidden()
    rest(table.page)
    expect(risen).to_have_count(0)
    expect(table.page.locator("[data-rematch]")).to_be_visible()
    expect(table.page.locator('[data-rank="1"]')).to_be_visible()


# Of each frame that is painted until the end has been seen: the ranks that are seen, how many may be, and what else of
# the result is.
WATCH = """() => {
  const seen = (one) => one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  window.watched = new Promise((resolve) => {
    const frames = [];
    const watch = () => {
      const result = document.querySelector("[data-result]");
      const shown = (what) => [...result.querySelectorAll(what)].filter(seen).length;
      if (result) frames.push({
        risen: result.dataset.risen ?? null,
        ranks: shown("[data-rank]"),
        told: ["[data-rematch]", "[data-more]", "[data-tie]", "p"].filter(shown),
        title: result.querySelector("h2").textContent,
      });
      if (frames.length && frames.at(-1).risen === null) resolve(frames);
      else requestAnimationFrame(watch);
    };
    watch();
  });
}"""


@pytest.mark.parametrize("game", GAMES)
def test_no_painted_frame_tells_the_end_before_it_has_been_seen(site: Site, opened: Opened, game: str) -> None:
    page = opened(reduced_motion="no-preference")
    table = Table(page, site.url).prefer(speed="fast").go("/")
    stored = row(len(row(game=game)["record"]["log"]) - 1, game=game)
    table.put(stored)
    table.move(f"/game/{stored['id']}")
    table.answer()
    page.evaluate(WATCH)
    table.play(1)
    *before, last = page.evaluate("() => watched")
    assert before
    assert before[0]["risen"] == "1"
    assert [frame for frame in before if frame["ranks"] > int(frame["risen"]) or frame["told"]] == []
    assert last["title"] not in {frame["title"] for frame in before}
    assert last["ranks"] >= 2


def test_a_tap_skips_the_end(site: Site, opened: Opened) -> None:
    table = ending(site, opened)
    table.result.click(position={"x": 60, "y": 60})
    expect(table.page.locator("[data-risen]")).to_have_count(0)
    expect(table.result).to_be_visible()


def test_skip_ends_the_end_and_the_title_has_the_focus(site: Site, opened: Opened) -> None:
    table = ending(site, opened)
    table.page.locator("[data-skip]").press("Enter")
    expect(table.page.locator("[data-risen]")).to_have_count(0)
    expect(table.result.get_by_role("heading", level=2)).to_be_focused()


def step(page: Page) -> None:
    """Let a tenth of a second go by, and engine and storage answer in real time."""
    page.clock.run_for(100)
    page.wait_for_timeout(20)


def test_another_persons_turn_is_shown_and_a_tap_only_ends_that(site: Site, opened: Opened) -> None:
    table = moving(site, opened, row(2), "pending")
    page = table.page
    table.tap("[data-confirm]")
    band = page.locator("[data-turn-change]")
    for _ in range(20):
        step(page)
        if band.count():
            break
    expect(band).to_contain_text(NAMES[1])
    page.mouse.click(300, 300)
    expect(band).to_have_count(0)
    page.clock.resume()
    state = table.answer()
    assert (state["ply"], state["phase"]) == (3, "turn")
    assert "cancel" not in state["offered"]


@pytest.mark.parametrize("how", [{"sharing": "around"}, {"bots": {"1": "random"}}], ids=str)
def test_no_band_where_nobody_needs_it(site: Site, opened: Opened, how: dict[str, Any]) -> None:
    """Around the table the desk moves; an opponent does not read."""
    stored = row(2)
    stored["sharing"] = how.get("sharing", "open")
    for seat, level in how.get("bots", {}).items():
        stored["seats"][int(seat)]["bot"] = level
    table = moving(site, opened, stored, "pending")
    table.tap("[data-confirm]")
    for _ in range(20):
        step(table.page)
        expect(table.page.locator("[data-turn-change]")).to_have_count(0)
