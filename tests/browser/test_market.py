"""A table of Morocco: seen whole, foretold before it counts, told step by step after."""

import re
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.market import VERBS, WORKERS, chosen, closing, foreseen, market, picks, placing, twice, when
from tests.browser.market_screens import foretold
from tests.browser.screens import laid, stands
from tests.browser.shelf import asked, row
from tests.browser.table import Table

ASKED = ("die", "assign", *VERBS)
SEATS = (2, 3, 4, 5)
# What must be seen without scrolling: the market with the hand in its tray, whose turn it is, what is asked, what an
# action would bring, what to press. Told is what is not within the window and within the box or the column in which
# it is said.
UNSEEN = """() => [
        "[data-game]", ".paint .tray", ".seat.on", ".prompt h2", ".foretold", "[data-roll]", "[data-confirm]",
        ".choices",
    ].flatMap((selector) => [...document.querySelectorAll(selector)].map((one) => ({ selector, one })))
    .filter(({ one }) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const side = one.closest(".prompt-words, .side")?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
        const [least, most] = [Math.max(0, side.top) - 1, Math.min(innerHeight, side.bottom) + 1];
        return left < -1 || right > innerWidth + 1 || top < least || bottom > most;
    }).map(({ selector }) => selector)"""
# Whether something drawn lies over a space of a stall, in fact or in part.
OVER_STALLS = """(selector) => [...document.querySelectorAll(selector)].filter((one) => {
    const a = one.getBoundingClientRect();
    return [...document.querySelectorAll('[data-cell^="space:"]')].some((cell) => {
        const b = cell.getBoundingClientRect();
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        return wide > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    });
}).length"""


TRAY = ".paint .tray .held"
LETTERS = "(one) => parseFloat(getComputedStyle(one).fontSize)"
READ_ACROSS = 20


def asked_at(players: int) -> dict[str, int]:
    """Return where each thing is asked in a game of so many, as far as it is asked there."""
    found = {}
    for what in ASKED:
        try:
            found[what] = when(what, players)
        except IndexError:
            continue
    return found


@pytest.mark.parametrize(("size", "language"), list(product([(1024, 768), (768, 1024)], ["en", "fr"])), ids=str)
def test_the_market_the_hand_and_the_prompt_are_seen_whole(site, opened, size, language):
    """Whatever is asked, however many play, and while a placement is foretold."""
    table = Table(opened(viewport={"width": size[0], "height": size[1]}), site.url).speak(language).go("/")
    found: dict[str, Any] = {}
    for players in SEATS:
        for what, ply in asked_at(players).items():
            laid(ply, players=players, game="morocco")(table)
            found[f"{players} players, {what}"] = table.page.evaluate(UNSEEN)
        ply, action = closing(players)
        laid(ply, players=players, game="morocco")(table)
        foretold(table, *picks(action))
        found[f"{players} players, {action}"] = table.page.evaluate(UNSEEN)
    made, action = twice()
    stands(table, made)
    foretold(table, *picks(action))
    found["two closings"] = table.page.evaluate(UNSEEN)
    assert {where: unseen for where, unseen in found.items() if unseen} == {}


@pytest.mark.parametrize("players", [2, 5])
def test_whose_turn_it_is(table, players):
    """One panel, the hand in the tray and the question say the same, in letters that are read across a table."""
    table.go("/")
    for ply in asked_at(players).values():
        laid(ply, players=players, game="morocco")(table)
        on = table.page.locator("[data-seat][aria-current=true]")
        expect(on).to_have_count(1)
        assert on.locator(".name").inner_text() in table.said(".prompt h2")
        dyed = [table.page.locator(where).first.get_attribute("class") or "" for where in (TRAY, ".seat.on .swatch")]
        assert len({re.findall(r"dye-\w+", one)[0] for one in dyed}) == 1
        assert table.page.locator(".prompt h2").evaluate(LETTERS) >= READ_ACROSS


def words(table: Table) -> str:
    """Return what is foretold, without the marks that keep the directions of names and numbers apart."""
    return re.sub("[\u2066-\u2069]", "", table.said(".foretold"))


def use(color: str) -> str:
    return f'use[href="#morocco-cube-{color}"]'


def test_scouting_shows_who_gains_what(table):
    """For each space of the roof, before anything is tapped; and no stall is covered by it."""
    table.go("/")
    ply = when("scout", 5)
    laid(ply, players=5, game="morocco")(table)
    legal = market(5)["legal"][ply]
    gains = table.page.locator(".paint .gains")
    expect(gains).to_have_count(len(legal))
    roof = asked(do="open", record=row(ply, players=5, game="morocco")["record"])["view"]["board"]["roof"]
    for number, action in enumerate(legal):
        mine = next(gain for gain in foreseen(5, ply, action)["gains"] if len(gain["colors"]) > 1)
        for color in mine["colors"]:
            expect(gains.nth(number).locator(use(color))).to_have_count(mine["colors"].count(color))
        said = table.page.locator(f'[data-cell="{picks(action)[0]}"]').get_attribute("aria-label") or ""
        assert all(color in said for color in [*mine["colors"], roof["spaces"][int(action[-1]) - 1]])
    expect(table.page.locator(".paint .others")).to_have_count(len(legal))
    assert table.page.evaluate(OVER_STALLS, ".paint .ledge, .paint .gains, .paint .others, .paint .tray") == 0


PLACEMENTS = [(5, "closing"), (4, "closing"), *((3, kind) for kind in WORKERS)]


@pytest.mark.parametrize(("players", "kind"), PLACEMENTS, ids=str)
def test_a_placement_is_seen_before_it_counts(table, players, kind):
    """The workers in place, the price, what is left, whether the stall would fill, who would get what."""
    ply, action = chosen(kind, players)
    table.go("/")
    laid(ply, players=players, game="morocco")(table)
    before, forecast = table.row(), foreseen(players, ply, action)
    foretold(table, *picks(action))
    paint = table.page.locator(".paint").last
    expect(paint.locator(".worker.pending")).to_have_count(len(forecast["stalls"]))
    expect(paint.locator(".price use")).to_have_count(len(forecast["paid"]))
    told = words(table)
    for color in {*forecast["paid"], *(color for color, count in forecast["left"].items() if count)}:
        assert color in told
    for stall in forecast["stalls"]:
        stands_at = f"{stall['stall']} would stand at {stall['count']}"
        assert (f"{stall['stall']} would close" if stall["full"] else stands_at) in told
    expect(paint.locator(".plaque-row")).to_have_count(sum(len(each["counts"]) for each in forecast["closings"]))
    names = [player["name"] for player in before["record"]["players"]]
    for reward in [reward for each in forecast["closings"] for reward in each["rewards"]]:
        assert re.search(rf"{names[reward['seat']]}, \w+: {reward['vp']} point", told)
    table.tap("[data-cancel]")
    expect(paint.locator(".worker.pending")).to_have_count(0)
    assert table.row() == before
    foretold(table, *picks(action))
    table.tap("[data-confirm]")
    table.at(ply + 1)
    assert table.row()["record"]["log"] == [*before["record"]["log"], action]


def test_two_closings_are_told_apart(table):
    """Each has a plaque of its own with the name of its stall; none covers another."""
    table.go("/")
    made, action = twice()
    stands(table, made)
    foretold(table, *picks(action))
    tags = table.page.locator(".paint .plaque-tag text")
    assert tags.all_text_contents() == [pick.split(":")[1][:2] for pick in picks(action)[1:3]]
    one, other = (table.page.locator(".paint .plaque > rect").nth(number).bounding_box() for number in (1, 3))
    assert one["y"] + one["height"] <= other["y"] + 1


def test_cousins_are_placed_one_after_the_other(table):
    """The first place lights those of the second; the third cube is asked last."""
    table.go("/")
    ply, action = placing("cousins", 3)
    laid(ply, players=3, game="morocco")(table)
    worker, space, beside, cube = picks(action)
    table.tap(f'[data-pick="{worker}"]')
    expect(table.page.locator("[data-pick^='beside:']")).to_have_count(0)
    table.tap(f'[data-pick="{space}"]')
    legal = [each.split() for each in market(3)["legal"][ply] if each.startswith(f"cousins {action.split()[1]} ")]
    seconds = {words[2] for words in legal}
    lit = table.page.locator("[data-pick^='beside:']")
    if len(seconds) > 1:
        expect(lit).to_have_count(len(seconds))
        table.tap(f'[data-pick="{beside}"]')
    table.lead([cube])
    expect(table.page.locator("[data-confirm]")).to_be_visible()
    expect(table.page.locator(".paint .worker.pending")).to_have_count(2)


def test_a_swap_shows_what_can_be_paid_after_it(table):
    """How many spaces before and after, in words; which stalls come and go, on the market; nothing is kept."""
    table.go("/")
    ply = when("spend", 5)
    laid(ply, players=5, game="morocco")(table)
    swaps = [action for action in market(5)["legal"][ply] if action.startswith("swap")]
    action = max(swaps, key=lambda each: len(foreseen(5, ply, each)["gained"]))
    forecast = foreseen(5, ply, action)
    before = table.row()
    table.lead(picks(action))
    expect(table.page.locator(".paint .change.gained")).to_have_count(len(forecast["gained"]))
    expect(table.page.locator(".paint .change.lost")).to_have_count(len(forecast["lost"]))
    assert f"{forecast['before']} now, {forecast['after']} after" in words(table)
    assert table.row() == before


# Notes what is shown while events are told, each thing once in a row.
NOTE = """() => {
    globalThis.shown = [];
    const things = { told: ".told", awning: ".unfolding", arrow: ".arrow .pointing", flight: ".flying" };
    const keep = () => {
        for (const [name, selector] of Object.entries(things)) {
            const one = document.querySelector(`.paint ${selector}`);
            if (one && shown.at(-1) !== name) shown.push(name);
        }
    };
    const all = { childList: true, subtree: true, attributes: true };
    new MutationObserver(keep).observe(document.querySelector(".board"), all);
}"""


def events(players: int, ply: int) -> list[dict[str, Any]]:
    """Return what happened by an entry."""
    asked(do="open", record=row(None, players=players, game="morocco")["record"])
    return asked(do="at", ply=ply + 1)["events"]


def closing_by_itself(players: int) -> tuple[int, str]:
    """Return an entry and a placement that closes a stall of which the tile can point but one way."""
    for ply, action in enumerate(market(players)["record"]["log"]):
        told = {event["type"]: event for event in events(players, ply)}
        if told.get("arrow_pointed", {}).get("forced") and "juice_taken" in told:
            return ply, action
    raise AssertionError("no such placement in this game")


def test_a_closing_is_told_step_by_step(site, opened):
    """Rewards, the awning, the arrow that had but one way: seen in this order, and each a sentence of the log."""
    ply, action = closing_by_itself(4)
    happened = events(4, ply)
    page = opened(reduced_motion="no-preference")
    table = Table(page, site.url).go("/")
    laid(ply, players=4, game="morocco")(table)
    before = table.scores()
    foretold(table, *picks(action))
    page.evaluate(NOTE)
    table.tap("[data-confirm]")
    page.wait_for_function("() => shown.includes('arrow')")
    shown = page.evaluate("() => shown")
    assert shown.index("told") < shown.index("awning") < shown.index("arrow")
    table.answer()
    table.tap(".tools .tool[aria-expanded]")
    line = table.page.locator(f".log li:nth-child({ply + 1}) .log-line > span")
    expect(line).to_have_count(len(happened))
    expect(page.locator(f".log li:nth-child({ply + 1})")).to_contain_text("can only point")
    gained = [0] * len(before)
    for event in happened:
        gained[event.get("seat", 0)] += event.get("vp", 0)
    assert all(new >= old + more for old, new, more in zip(before, table.scores(), gained, strict=True))


def test_a_finished_game_tells_what_each_score_is_made_of(table):
    """Points, juice, coins and district add up to the score of each seat, in the order of the ranking."""
    table.go("/")
    laid(None, players=5, game="morocco")(table)
    final = market(5)["final"]
    rows = table.page.locator(".result-row")
    expect(rows).to_have_count(5)
    order = [seat for group in final["ranking"] for seat in group]
    assert rows.locator(".result-score").all_inner_texts() == [str(final["scores"][seat]) for seat in order]
    for number, seat in enumerate(order):
        parts = [int(part) for part in re.findall(r"\d+", rows.nth(number).locator(".result-made").inner_text())]
        vp, juice, coins, stalls, *_ = parts
        assert vp + juice + coins + 3 * stalls == final["scores"][seat]
    expect(table.page.locator(".result-story")).to_be_visible()
