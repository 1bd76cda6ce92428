"""What is asked, what answers it and who has how much are in reach while the board is looked at; no tablet scrolls."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.market import VERBS, asked_at, closing, picks, when
from tests.browser.market_screens import EVERY, choose_worker, foretold
from tests.browser.probes import (
    ALL_PHONES,
    ALL_TABLETS,
    FLAT,
    LYING,
    TABLETS,
    UNSEEN,
    Look,
    Size,
    beyond,
    clipped,
    probe,
    rails,
    resize,
    unseen,
    walk,
)
from tests.browser.screens import LAY, ROLL, TURN, Step, laid, stands
from tests.browser.shelf import stored, trace
from tests.browser.table import QUESTION, Table
from tests.sampling import WHOLE, share
from tests.sentences import LANGUAGES

GAMES = ["marrakech", "morocco"]
MOST = {"marrakech": 4, "morocco": 5}
FEWEST = {"marrakech": 2, "morocco": 2}
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
# length in the tray; and which of the keys lie under something else than a list that somebody has opened.
SCROLLS = """(trouble) => {
    const told = (one) => one.outerHTML.replace(/<!--.*?-->/g, "").slice(0, 90);
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
    const pixels = [...before, ...after];
    const scrolled = pixels.some((more) => more > 0) ? [`scrolls: ${pixels}`] : [];
    return [...scrolled, ...covered.map((one) => `covered: ${told(one)}`)];
}"""
TROUBLE = "The engine had stopped and is being started anew; what was asked last was not done, nothing else is lost."


def rug(players: int) -> tuple[int, list[str]]:
    """Return where a rug is laid, and the two squares of the first that may be."""
    squares = trace(players=players)["legal"][LAY][0].removeprefix("lay ").split("-")
    return LAY, [f"square:{square}" for square in squares]


def placement(players: int) -> tuple[int, list[str]]:
    ply, action = closing(players)
    return ply, picks(action)


def roof(players: int) -> tuple[int, list[str]]:
    """Return where somebody scouts, and the first space of the roof that may be gone to."""
    ply = when("scout", players)
    return ply, [trace(players=players, game="morocco")["legal"][ply][0].replace("scout ", "roof:")]


def asking(what: str) -> Callable[[int], tuple[int, list[str]]]:
    """Return how to come to where this is asked in Morocco; to the beginning, where so many are never asked that."""
    return lambda players: (asked_at(players).get(what, 0), [])


#: What can be asked: the game, and for a number of players the entry before which it is asked, and what is tapped then.
STATES: dict[str, tuple[str, Callable[[int], tuple[int, list[str]]]]] = {
    "turn": ("marrakech", lambda _: (TURN, [])),
    "roll": ("marrakech", lambda _: (ROLL, [])),
    "rug": ("marrakech", rug),
    "placement": ("morocco", placement),
    "roof": ("morocco", roof),
    "worker": ("morocco", lambda players: (when("assign", players), ["worker:assistant"])),
    "list": ("marrakech", lambda _: (LAY, ["list"])),
    "long list": ("morocco", lambda players: (when("assign", players), ["list"])),
    "first turn": ("marrakech", lambda _: (0, [])),
    **{what: ("morocco", asking(what)) for what in ("die", "assign", *VERBS)},
}


def states(players: dict[str, int], sharing: str = "open") -> list[tuple[str, Step]]:
    """Return what can be asked at the tables of both games, of people with the longest names."""
    counts = {what: players[game] for what, (game, _) in STATES.items()}
    return [
        (f"{what} of {count}, {sharing}", partial(reach, what=what, players=count, sharing=sharing))
        for what, count in counts.items()
    ]


def reach(table: Table, what: str, players: int, sharing: str) -> None:
    """Open a stored game and tap what is to be tapped."""
    game, come = STATES[what]
    ply, taps = come(players)
    whole = trace(players=players, game=game)["record"]
    named = [{**player, "name": f"{LONG_NAME}{seat}"[-40:]} for seat, player in enumerate(whole["players"])]
    record = {**whole, "players": named, "log": whole["log"][:ply]}
    stands(table, stored(record, 10 * players + list(STATES).index(what), sharing=sharing))
    if taps == ["worker:assistant"]:
        choose_worker(table)
    elif taps == ["list"]:
        table.unfold()
        expect(table.page.locator("[data-choices] [data-action]").first).to_be_visible()
    elif what in {"rug", "roof"}:
        table.lead(taps)
        expect(table.foretold.first).to_be_visible()
    elif taps:
        foretold(table, *taps)


# French takes most room.
SPOKEN = LANGUAGES if WHOLE else ["fr"]
UPRIGHT: list[Size] = [(360, 568), (390, 844), (430, 667)]


@pytest.mark.parametrize("language", SPOKEN)
def test_what_is_asked_and_answers_is_in_reach_on_every_phone(table: Table, language: str) -> None:
    """However many play, whatever their names: nobody scrolls from the board to say yes; one that lies shows it all."""
    always = unseen(QUESTION, "[data-seat]", "[data-undo], [data-cancel]", scrolled=(0, 0.5, 1))
    looks = [
        Look(probe(OUT_OF_REACH, ANSWERS), ALL_PHONES),
        Look(always, UPRIGHT),
        Look(unseen("[data-game]"), FLAT[1:]),
        Look(beyond, [*ALL_PHONES, *FLAT]),
    ]
    scenes = [(name, step) for name, step in states(MOST) if "list" not in name]  # an open list lies over the board
    walk(table.speak(language).go("/"), share(scenes, 8), looks)


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("sharing", ["open", "around"])
def test_no_table_scrolls_on_a_tablet(table: Table, sharing: str, language: str) -> None:
    """Not by a pixel: what is asked, what is pending, trouble; all of it is seen, with the hand."""
    whole = unseen("[data-game]", QUESTION, "[data-seat][aria-current=true]", "[data-hand], [data-game=marrakech]")
    crowds = [MOST, {"marrakech": 3, "morocco": 4}, {"marrakech": 3, "morocco": 3}, FEWEST]
    scenes = [scene for crowd in crowds for scene in states(crowd, sharing=sharing)]
    looks = [Look(probe(SCROLLS, TROUBLE), ALL_TABLETS), Look(whole, ALL_TABLETS)]
    turned = [Look(rails, ALL_TABLETS)] * (sharing == "around")
    walk(table.speak(language).go("/"), share(scenes, 40, 5 * len(turned)), looks + turned)
    walk(table, [("two closings", EVERY["market: two closings foretold"])], looks)


# The smallest text on the board, what a space of it measures, and how much of the window the board takes.
MEASURED = """() => {
  const board = document.querySelector("[data-game]");
  const seen = (one) => one.textContent.trim() && one.getBoundingClientRect().width;
  const texts = [...board.querySelectorAll("svg text")].filter(seen);
  const letters = texts.map((one) => {
    const { a, b } = one.getScreenCTM();
    return parseFloat(getComputedStyle(one).fontSize) * Math.hypot(a, b);
  });
  const { width, height } = board.getBoundingClientRect();
  const space = document.querySelector('[data-cell^="space:"], [data-cell^="square:"]').getBoundingClientRect();
  const share = (width * height) / (innerWidth * innerHeight);
  return [Math.min(...letters), Math.min(space.width, space.height), share];
}"""
# What lies over the board and is no part of it.
OVER = """() => {
  const board = document.querySelector("[data-game]");
  const { left, top, width, height } = board.getBoundingClientRect();
  const found = new Set();
  for (let across = 0.01; across < 1; across += 0.02)
    for (let down = 0.01; down < 1; down += 0.02) {
      const hit = document.elementFromPoint(left + across * width, top + down * height);
      if (!board.contains(hit)) found.add(`over the board: ${hit?.outerHTML.slice(0, 90)}`);
    }
  return [...found];
}"""
AROUND = {"sharing": "around", "edges": ["south", "west", "north", "east"]}
#: Least sizes of letters and spaces in pixels, and the least share of the window.
READ: list[tuple[str, int, dict[str, Any], Size, tuple[int, int, float]]] = [
    ("marrakech", 4, {}, (1024, 768), (0, 60, 0.62)),
    ("morocco", 5, {}, (1024, 768), (14, 60, 0.63)),
    ("morocco", 4, {}, (1024, 768), (14, 60, 0.63)),
    ("marrakech", 4, AROUND, (1024, 768), (0, 60, 0.58)),
    ("morocco", 4, AROUND, (1024, 768), (14, 50, 0.58)),
    ("morocco", 5, {}, (390, 844), (13, 33, 0.4)),
    ("morocco", 5, {}, (360, 640), (13, 28, 0.3)),
    ("morocco", 5, {}, (844, 390), (13, 33, 0.3)),
    ("morocco", 3, {}, (320, 568), (13, 24, 0.2)),
]


@pytest.mark.parametrize(("game", "players", "how", "size", "least"), READ, ids=str)
def test_the_board_takes_most_of_the_window_and_can_be_read(
    table: Table, game: str, players: int, how: dict[str, Any], size: Size, least: tuple[int, int, float]
) -> None:
    """In every phase; and on a tablet nothing lies over it."""

    def measured(page: Page) -> list[str]:
        found = page.evaluate(MEASURED)
        return [f"{has:.2f} < {wanted}" for has, wanted in zip(found, least, strict=True) if has < wanted]

    plies = asked_at(players) if game == "morocco" else {"turn": TURN, "roll": ROLL, "rug": LAY}
    scenes = [(what, laid(ply, players=players, game=game, **how)) for what, ply in plies.items()]
    looks = [Look(measured, [size])] + [Look(probe(OVER), [size])] * (size in TABLETS)
    walk(table.go("/"), share(scenes, 3, players), looks)


# What stays in place while the page is scrolled, and is not below anything else.
STAYING = """() => [...document.querySelectorAll("main *, header *")].filter((one) => {
  const { position } = getComputedStyle(one);
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const seen = one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  return (position === "fixed" || position === "sticky") && seen;
}).map((one) => one.querySelector("[data-confirm]") ? "confirm" : one.outerHTML.slice(0, 80))"""
# How much of the window's height the board can fill at best.
BOARD = """() => {
  document.querySelector("[data-game]").scrollIntoView({ block: "start" });
  const { top, bottom } = document.querySelector("[data-game]").getBoundingClientRect();
  return (Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight;
}"""


@pytest.mark.parametrize("size", [(320, 256), (256, 192)], ids=str)
def test_fourfold_enlarged_the_question_comes_first_and_only_confirm_stays(table: Table, size: Size) -> None:
    """On a screen of 1280 by 1024, and on a tablet: nothing is wider than the window, and a turn is played by taps."""
    resize(table.page, size)
    for game in GAMES[::-1]:
        laid(TURN, game=game)(table.go("/"))
        table.play(1, LAY)
        assert unseen(QUESTION)(table.page) == []
        assert table.page.evaluate(STAYING) == []
        assert table.page.evaluate(BOARD) > 0.8
        assert size == (256, 192) or clipped(table.page) == []
        table.play(1, LAY + 4)
    table.play(1, "pending")
    assert table.page.evaluate(STAYING) == ["confirm"]
    assert table.page.evaluate(UNSEEN, ["[data-confirm]"]) == []


TOPS = "(all) => all.map((one) => one.getBoundingClientRect().y)"
# The words of which the letters stand in several lines.
BROKEN = """(all) => all.map((one) => one.querySelector("span")).filter((one) => {
    const letters = document.createRange();
    letters.selectNodeContents(one);
    return new Set([...letters.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
}).map((one) => one.textContent)"""
# The seats of which an edge lies in a pixel that the column beside the board ends in: it would be cut.
CUT = """(beside) => {
    const { left, right, width } = beside.getBoundingClientRect();
    const cut = (edges) => edges.left < Math.ceil(left) || edges.right > Math.floor(right);
    const seats = [...beside.querySelectorAll("[data-seat]")];
    return width ? seats.filter((seat) => cut(seat.getBoundingClientRect())).map((seat) => seat.dataset.seat) : [];
}"""


@pytest.mark.parametrize("language", LANGUAGES if WHOLE else ["fr", "es"])
def test_the_tools_of_a_table_are_one_row_of_whole_words(table: Table, language: str) -> None:
    """A second row would take its height from the board's neighbours; the page's header has none."""

    def wrong(page: Page) -> list[str]:
        tools, beside = page.locator("[data-beside] nav > :visible"), page.locator("[data-beside]")
        tops = tools.evaluate_all(TOPS)
        row = [] if len(tops) == 4 and max(tops) - min(tops) < 1 else [f"tools at {tops}"]
        return [*row, *tools.evaluate_all(BROKEN), *beside.evaluate(CUT), *["header"] * table.head.count()]

    sizes: list[Size] = [*((width, 800) for width in (320, 360, 375, 390, 412)), *TABLETS, LYING, (1180, 820)]
    scenes = [(name, EVERY[name]) for name in ("turn", "market: scout")]
    walk(table.speak(language).go("/"), scenes, [Look(wrong, sizes)])
