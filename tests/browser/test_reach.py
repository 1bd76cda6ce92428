"""What answers is in reach while the board is looked at, and on tablets the page never scrolls."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Site
from tests.browser.market import closing, picks, when
from tests.browser.market_screens import choose_worker, foretold
from tests.browser.screens import LAY, ROLL, TURN, stands
from tests.browser.shelf import stored, trace
from tests.browser.table import Table
from tests.sampling import WHOLE, share
from tests.sentences import LANGUAGES

PHONES = [(390, 844), (360, 640), (320, 568), (412, 915), (844, 390), (667, 375)]
TABLETS = [(1024, 768), (768, 1024), (1180, 820), (820, 1180), (1366, 1024)]
MOST = {"marrakech": 4, "morocco": 5}
LONG_NAME = "Wolfeschlegelsteinhausenbergerdorffianos"
ANSWERS = "[data-roll], [data-confirm], [data-cancel], [data-choices=few] [data-action], [data-hand] [data-pick]"
# What answers and is out of the window, or lies under something; and what may be tapped on the board and is covered
# by what stays where it is while the board is scrolled to.
OUT_OF_REACH = """(answers) => {
    const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
    const told = (one) => one.outerHTML.replace(/<!--.*?-->/g, "").slice(0, 90);
    const wrong = [];
    const seen = (one) => one.contains(document.elementFromPoint(...middle(one.getBoundingClientRect())));
    const all = [...document.querySelectorAll(answers)];
    if (!all.length && !document.querySelector("[data-pick]")) wrong.push("nothing answers");
    for (const block of ["start", "end"]) {
        if (block === "end") document.querySelector("[data-game]").scrollIntoView({ block });
        else scrollTo(0, 0);
        for (const one of all) {
            const { top, bottom, left, right } = one.getBoundingClientRect();
            const inside = top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
            if (!inside || !seen(one)) wrong.push(`${block}: ${told(one)}`);
        }
    }
    scrollTo(0, 0);
    for (const one of document.querySelectorAll("[data-pick]")) {
        if (!seen(one)) one.scrollIntoView({ block: "center" });
        if (!seen(one)) wrong.push(`covered: ${told(one)}`);
    }
    scrollTo(0, 0);
    return wrong;
}"""
# By how much the page and what lies beside the board have to be scrolled: as the table stands, and with trouble told at
# length in the tray; and how many of the keys lie under something else than a list that somebody has opened.
SCROLLS = """(trouble) => {
    const tray = document.querySelector("[data-prompt]").lastElementChild;
    const boxes = [document.documentElement, document.querySelector("[data-beside]")];
    const heights = () => boxes.map((one) => one.scrollHeight - one.clientHeight);
    const before = heights();
    tray.insertAdjacentHTML("afterbegin", `<p class="notice" role="alert">${trouble}</p>`);
    const after = heights();
    tray.firstElementChild.remove();
    const keys = [...document.querySelectorAll(
      "[data-prompt] :is(button, summary), nav :is(button, a), [data-undo], [data-redo]")];
    // in a menu or list that is closed, or out of sight until it has the focus, as what nobody has in hand
    const clipped = (one) => getComputedStyle(one).clipPath === "inset(50%)";
    const away = (one) => one.matches("[popover]:not(:popover-open)") || clipped(one);
    const folded = (one) => one.closest("details") && !one.matches("[open] > summary");
    const hidden = (one) => one !== null && (away(one) || hidden(one.parentElement));
    const covered = keys.filter((one) => !folded(one) && !hidden(one)).filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return !one.contains(hit) && !hit?.closest("[data-choices]"); // a list that somebody opens lies over the tray
    });
    return [...before, ...after, covered.length];
}"""
TROUBLE = "The engine had stopped and is being started anew; what was asked last was not done, nothing else is lost."


def table_of(game: str, players: int, plies: int, number: int, **how: Any) -> dict[str, Any]:
    """Return a stored game of people with the longest names."""
    whole = trace(players=players, game=game)["record"]
    named = [{**player, "name": f"{LONG_NAME}{seat}"[-40:]} for seat, player in enumerate(whole["players"])]
    return stored({**whole, "players": named, "log": whole["log"][:plies]}, number, **how)


def states(players: dict[str, int], **how: Any) -> list[tuple[str, dict[str, Any], list[str]]]:
    """Return what can be asked at the tables of both games: a name, a stored game, what is tapped then."""
    rugs, market = players["marrakech"], players["morocco"]
    placed, action = closing(market)
    asked: list[tuple[str, str, int, int, list[str]]] = [
        ("turn", "marrakech", rugs, TURN, []),
        ("roll", "marrakech", rugs, ROLL, []),
    ]
    asked += [("rug", "marrakech", rugs, LAY, rug(rugs)), ("placement", "morocco", market, placed, picks(action))]
    asked += [("assign", "morocco", market, when("assign", market), ["worker:assistant"])]
    asked += [
        ("list", "marrakech", rugs, LAY, ["list"]),
        ("long list", "morocco", market, when("assign", market), ["list"]),
    ]
    asked += [("first turn", "marrakech", rugs, 0, []), ("first question", "morocco", market, 0, [])]
    return [
        (f"{what} of {count}", table_of(game, count, ply, number, **how), taps)
        for number, (what, game, count, ply, taps) in enumerate(asked, 1)
    ]


def rug(players: int) -> list[str]:
    """Return the two squares of the first rug that may be laid."""
    return [f"square:{square}" for square in trace(players=players)["legal"][LAY][0].removeprefix("lay ").split("-")]


def reach(table: Table, made: dict[str, Any], taps: list[str]) -> None:
    """Open a stored game and tap what is to be tapped."""
    stands(table, made)
    if taps == ["worker:assistant"]:
        choose_worker(table)
    elif taps == ["list"]:
        table.unfold()
        expect(table.page.locator("[data-choices] [data-action]").first).to_be_visible()
    elif taps and taps[0].startswith("square"):
        table.lead(taps)
        expect(table.foretold.first).to_be_visible()
    elif taps:
        foretold(table, *taps)


# French takes most room.
SPOKEN = LANGUAGES if WHOLE else ["fr"]


@pytest.mark.parametrize("language", SPOKEN)
def test_what_answers_is_in_reach_on_every_phone(site: Site, opened: Callable[..., Page], language: str) -> None:
    """However many play, whatever their names: nobody scrolls from the board to say yes."""
    table = Table(opened(), site.url).speak(language).go("/")
    found = {}
    for name, made, taps in share(states(MOST), 2):
        reach(table, made, taps)
        for width, height in PHONES:
            table.page.set_viewport_size({"width": width, "height": height})
            wrong = table.page.evaluate(OUT_OF_REACH, ANSWERS)
            if wrong:
                found[f"{name} at {width}x{height}"] = wrong
    assert found == {}


FEWEST = {"marrakech": 2, "morocco": 2}


@pytest.mark.parametrize(("players", "language"), list(product([FEWEST, MOST] if WHOLE else [MOST], SPOKEN)), ids=str)
def test_no_table_scrolls_on_a_tablet(
    site: Site, opened: Callable[..., Page], players: dict[str, int], language: str
) -> None:
    """Not by a pixel: what is asked, what is pending, trouble."""
    table = Table(opened(), site.url).speak(language).go("/")
    found = {}
    for sharing in ("open", "around"):
        for name, made, taps in share(states(players, sharing=sharing), 2, sharing == "around"):
            reach(table, made, taps)
            for width, height in TABLETS:
                table.page.set_viewport_size({"width": width, "height": height})
                *scrolls, covered = table.page.evaluate(SCROLLS, TROUBLE)
                if max(scrolls) > 0 or covered:
                    found[f"{name}, {sharing}, at {width}x{height}"] = [*scrolls, covered]
    assert found == {}
