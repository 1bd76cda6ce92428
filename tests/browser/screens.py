"""Every screen of the page and every state of the table, each with the steps that lead there.

A screen is reached on a page that has been loaded, by moving within it: loading costs a second each time.
"""

import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Locator, expect

from jemaa import record
from jemaa.analysis import Analysis
from jemaa.games import GAMES
from tests.browser.carry import file, give, report, short_of
from tests.browser.drawn import HATCHED
from tests.browser.puzzles import answer
from tests.browser.shelf import apart, luckily, places, row, stored, trace
from tests.browser.table import ABOUT, CHOICES, CLOSE, ENTRY, HOME, WHY, Table
from tests.gallery.positions import Shown, named

Step = Callable[[Table], object]
# Entries of the stored game before a turn, a roll and a rug in the middle of the game: each turn is three entries.
TURN, ROLL, LAY = 60, 61, 62


def visit(table: Table, address: str, shown: str) -> None:
    """Go to a screen of its own, so that nothing is left of the one before."""
    table.move("/about")
    expect(table.page.locator(ABOUT)).to_be_visible()
    table.move(address)
    expect(table.page.locator(shown).first).to_be_visible()


def seen_shelf(table: Table) -> None:
    """Look at the games on home: rows are there where somebody looks."""
    first = table.page.locator("[data-games] [role=listitem]").first
    first.scroll_into_view_if_needed()
    expect(first).to_be_visible()


def shelf(table: Table) -> None:
    """Put three games on the shelf: one begun, one in its middle, one finished."""
    for number, plies in enumerate((0, LAY, None), 1):
        table.put(row(plies, number))
    visit(table, "/", "[data-games]")
    seen_shelf(table)


def sheeted(table: Table) -> None:
    """Open a game at a turn of somebody who has not got the tablet."""
    visit(table, "/", HOME)
    made = row(TURN, sharing="pass")
    table.put(made)
    visit(table, f"/game/{made['id']}", "[data-handover]")


def against(sharing: str = "open", reason: Callable[[], str] = lambda: "reason-random") -> Step:
    """Open a game at the turn of a person whom an opponent precedes, which had its reasons."""
    made = row(TURN, sharing=sharing)
    before = (trace()["to_act"][TURN] - 1) % 3
    made["seats"][before]["bot"] = "random"
    made["notes"] = {str(ply): {"key": reason(), "args": {"seat": before}} for ply in (TURN - 3, TURN - 1)}
    return lambda table: stands(table, made)


def removed(table: Table) -> None:
    shelf(table)
    table.tap("[data-menu]")
    table.tap("[data-remove]")
    expect(table.page.locator("[data-restore]")).to_be_visible()


def seated(table: Table, players: int) -> None:
    """Add cards to a new game, until so many play."""
    while table.page.locator("[data-place]").count() < players:
        table.tap("[data-add]")
    expect(table.page.locator("[data-place]")).to_have_count(players)


def card(table: Table, seat: int) -> Locator:
    """Open the card of a seat in a new game: everything about the seat."""
    table.tap(f"[data-place='{seat}'] [data-card]")
    return table.page.locator(f"[data-place='{seat}']")


def new_game(table: Table) -> None:
    visit(table, "/new/marrakech", "[data-screen=new]")
    seated(table, 4)


def stands(table: Table, made: dict[str, Any]) -> None:
    """Put a stored game on the shelf and open it."""
    visit(table, "/", HOME)
    expect(table.page.locator("html[data-ready=engine]")).to_be_attached()  # then a table is laid with its match open
    table.put(made)
    visit(table, f"/game/{made['id']}", "[data-game]")
    table.answer()


def laid(plies: int | None, **game: Any) -> Step:
    """Open a stored game at a ply."""
    return lambda table: stands(table, row(plies, **game))


def hung(shown: Shown) -> Step:
    """Open a game that begins from a position of the gallery."""
    return lambda table: stands(table, stored(shown.record))


@cache
def analysed() -> tuple[Analysis, dict[str, Any]]:
    """Return what decided the stored game, found out without the page, and its row with all of that."""
    made = row(None)
    analysis = Analysis(record.load(made["record"])[0])
    for _ in analysis.steps:
        pass
    return analysis, {**made, "analysis": {"by": analysis.by, "rows": analysis.rows}}


def decided(table: Table) -> None:
    """Open a finished game, and what decided it, which is known."""
    stands(table, analysed()[1])
    table.tap(ANALYSE)
    expect(table.page.locator(TURNING).first).to_be_visible()


def then(first: Step, *selectors: str, shows: str) -> Step:
    """Tap one thing after another and wait for what it brings."""

    def step(table: Table) -> None:
        first(table)
        for selector in selectors:
            table.unfold() if selector == CHOICES else table.tap(selector)
        expect(table.page.locator(shows).first).to_be_visible()

    return step


def timed(made: dict[str, Any] | None = None, **part: Any) -> Step:
    """Open a game with a clock, in whose present turn nothing is spent unless said otherwise."""
    game = made or row(TURN)
    spent, turn = [0] * len(game["seats"]), TURN // 3 + 1
    clock = {"per": "turn", "seconds": 60, "strict": False, "spent": spent, "turn": turn, "paused": False, **part}
    return lambda table: stands(table, {**game, "clock": clock})


def pending(table: Table) -> None:
    """Lay a rug that does not count yet, with what it would bring."""
    laid(LAY)(table)
    table.play(1, "pending")
    expect(table.foretold.first).to_be_visible()


def tapped(table: Table) -> None:
    """Tap the first of a rug's two squares: one with more than one neighbour to lie with."""
    laid(LAY)(table)
    legal = trace()["legal"][LAY]
    ends = [square for action in legal for square in action.removeprefix("lay ").split("-")]
    table.tap(f'[data-pick="square:{max(ends, key=ends.count)}"]')
    expect(table.page.locator("[data-cancel]")).to_be_visible()


def tried(table: Table) -> None:
    """Try what does not solve a puzzle."""
    SCREENS["a puzzle"](table)
    answer(table, "marrakech", 1, right=False)
    expect(table.page.locator("[data-puzzle-again]")).to_be_visible()


def answered(table: Table) -> None:
    """Be shown what would have been better, beside what was tried."""
    tried(table)
    table.tap("[data-puzzle-show]")
    expect(table.page.locator("[data-puzzle-next]")).to_be_visible()


def own_dice(table: Table) -> None:
    """Roll a die of wood: the setting stays, so that this comes last."""
    laid(ROLL)(table)
    table.set("die", "own")
    expect(table.page.locator(FACE).first).to_be_visible()


def branched(table: Table) -> None:
    """Play on from an earlier position in a game of its own."""
    SCREENS["earlier position"](table)
    table.tap("[data-branch]")
    expect(table.page).to_have_title(re.compile(str(PAST)))
    table.answer()


def damaged(table: Table) -> None:
    broken = row(LAY)
    broken["record"] = {**broken["record"], "log": ["left", "left"]}
    table.put(broken)
    visit(table, f"/game/{1:032x}", "[role=alert]")


def people(table: Table) -> None:
    """Show what is told of somebody who has finished two games."""
    table.put(row(None))
    table.put({**row(None, 2, players=2), "seats": places(2, {"1": "random"})})
    visit(table, "/people", "[data-who]")
    table.tap("[data-who=amina]")
    expect(table.page.locator("[data-forget]").first).to_be_visible()


def beside(table: Table) -> None:
    """Show a game of five beside another table that had the same luck, at which two of the people sat again.

    Both have numbers that no other screen's game has: what has been remembered of that one would be taken for theirs.
    """
    names = ["Yusuf", "Amina", "Zohra", "Tariq", "Salma"]
    table.put({**luckily(61, game="morocco", players=5), "title": "Café de France"})
    table.put(luckily(62, 2, game="morocco", players=5, names=names))
    visit(table, f"/luck/{61:032x}", "[data-compared]")


def lucky(table: Table) -> None:
    """Show what brings the luck of a game that goes on to another table."""
    table.put(luckily(63, 3, plies=LAY))
    visit(table, f"/luck/{63:032x}", "[data-offer]")


def found(table: Table) -> None:
    """Follow a link to a game."""
    made = row(LAY)["record"]
    visit(table, f"/open/{short_of(made)}", "[data-accept]")
    expect(table.page.locator("[data-screen=open] svg g").first).to_be_attached()


def asks_who_plays(table: Table) -> None:
    """Follow a link to a game that is played on several devices."""
    other = {**apart([0], LAY)["record"], "id": "fedcba987654"}  # of no game that other screens have stored
    visit(table, f"/open/{short_of(other)}", "[data-plays-here]")


def several(table: Table) -> None:
    """Follow a text with links to two games."""
    one, other = (short_of(row(LAY, game=game)["record"]) for game in GAMES)
    visit(table, f"/open/{one}%20{other}", "[data-several]")


def files_refused(table: Table) -> None:
    """Bring a good game and two that are none."""
    shelf(table)
    give(table, file("[]", "a-list.json"), file("", "nothing.json"), file(json.dumps(row(LAY)["record"])))
    report(table)


def advised(first: Step, game: str = "marrakech") -> dict[str, Step]:
    """Ask for advice at a table, and for all choices: two states more, where the game gives advice."""
    steps = {
        "advice": then(first, "[data-advise]", shows="[data-advice]"),
        "all choices judged": then(first, "[data-advise]", "[data-advise-all]", shows="[data-game] [data-worth]"),
    }
    return steps if GAMES[game].levels else {}


STORY = "[data-story]"
PAUSE, GO_ON = "button[data-clock]", "[data-go-on]"
SETTINGS = "[data-settings]"
BECAUSE = "[data-because]"
REASON = "[data-reason]"
FACE = '[data-action^="die "]'
DICE = "[data-fairness]"
COUNTS = "[data-sheet=fairness] table"
COMMITMENT = "[data-sheet=fairness] [data-commitment]"
CODE = "dialog[open] svg[role=img] path"
#: A step in the past, and the line of the story that leads to it.
PAST = 30
THERE = f'[data-entry="{PAST}"]'

# What tells what decided a game, and each of its turning points.
ANALYSE, TURNING = "[data-analyse]", "[data-turning-point]"

SCREENS: dict[str, Step] = {
    "home": lambda table: visit(table, "/", HOME),
    "home with games": shelf,
    "home after a removal": removed,
    "share dialog": then(shelf, "[data-menu]", "[data-tool=share]", shows=CODE),
    "share dialog at the table": then(laid(TURN), "[data-share]", shows=CODE),
    "paste dialog": then(shelf, "[data-paste]", shows="dialog[open] [data-pasted]"),
    "rename dialog": then(shelf, "[data-menu]", "[data-tool=rename]", shows="dialog[open] [data-rename]"),
    "link": found,
    "link that asks who plays": asks_who_plays,
    "a text with several games": several,
    "somebody elsewhere is on turn": lambda table: stands(table, apart([(trace()["to_act"][TURN] + 1) % 3], TURN)),
    "damaged link": lambda table: visit(table, "/open/1-X-1-0", "[role=alert]"),
    "files refused": files_refused,
    "new game": new_game,
    "new game around the table": then(new_game, "[name=sharing][value=around]", shows="[data-sitter]"),
    "turn": laid(TURN),
    "roll": laid(ROLL),
    "lay": laid(LAY),
    "one square tapped": tapped,
    "pending rug": pending,
    "all moves listed": then(laid(LAY), CHOICES, shows="[data-action]"),
    "quarter": hung(named("marrakech", "The quarter turn after laying")),
    "why not": then(laid(TURN), '[data-cell="square:a1"]', shows=WHY),
    "over": laid(None),
    "over with two": laid(None, players=2),
    "over with four": laid(None, players=4),
    "film": then(laid(None), "[data-film]", shows="dialog [data-pause]"),
    "what decided it": decided,
    "a turning point": then(decided, TURNING, shows="[data-study]"),
    "log": then(laid(TURN), STORY, shows=ENTRY),
    "log of nothing": then(laid(0), STORY, shows="[data-sheet=log] li"),
    "earlier position": then(laid(TURN), STORY, THERE, shows="[data-now]"),
    "looking back": then(laid(TURN), STORY, "[data-step=back]", CLOSE, shows="[data-prompt] [data-branch]"),
    "a branch": branched,
    "dice": then(laid(TURN), DICE, shows=COUNTS),
    "dice of nothing": then(laid(0), DICE, shows=COMMITMENT),
    "against an opponent": then(against(), shows="[data-seat] [data-face]"),
    "why an opponent did that": then(against(), BECAUSE, shows=REASON),
    "why, around the table": then(against("around"), BECAUSE, shows=REASON),
    "seats of opponents": then(against(), "[data-seats]", shows="dialog[open] [data-face]"),
    "around the table": laid(TURN, sharing="around"),
    "a rug around the table": laid(LAY, sharing="around", players=4),
    "why not around the table": then(laid(TURN, sharing="around"), '[data-cell="square:a1"]', shows=WHY),
    "hand-over sheet": sheeted,
    "seats": then(laid(TURN, sharing="around"), "[data-seats]", shows="dialog[open] [data-place]"),
    "settings": then(laid(TURN), SETTINGS, shows="dialog[open]"),
    "question": then(laid(LAY), "[data-undo]", shows="dialog[open] [data-assent]"),
    "a lesson": lambda table: visit(table, "/learn/marrakech", "[data-lesson] [data-pick], [data-lesson] [data-next]"),
    "a puzzle": lambda table: visit(table, "/puzzles/marrakech/1", "[data-puzzle] [data-pick]"),
    "a wrong try": tried,
    "a better choice": answered,
    "all puzzles": lambda table: visit(table, "/puzzles/marrakech", "[data-screen=puzzles]"),
    "people": people,
    "nobody remembered": lambda table: visit(table, "/people", "[data-screen=people]"),
    "beside other tables": beside,
    "the same luck": lucky,
    "a link for another table": then(lucky, "[data-offer]", shows=CODE),
    "new game of the same luck": lambda table: visit(
        table, "/new/morocco?players=3&seed=x&table=Fez", "[data-same-luck]"
    ),
    "a link to no luck": lambda table: visit(table, "/new/morocco?players=3&table=Fez", "[role=alert]"),
    "rules": lambda table: visit(table, "/rules/marrakech", "[data-screen=rules] [data-card]"),
    "rules over the table": then(laid(LAY), "a[data-rule]", shows="dialog[open] [data-card]"),
    "about": lambda table: visit(table, "/about", ABOUT),
    "unknown address": lambda table: visit(table, "/nowhere", "[role=alert]"),
    "no such game": lambda table: visit(table, f"/game/{99:032x}", "[role=alert]"),
    "damaged game": damaged,
    **advised(laid(LAY)),
    **{f"{name} of a turn": step for name, step in advised(laid(TURN)).items()},
    **{f"{name} around the table": step for name, step in advised(laid(LAY, sharing="around", players=4)).items()},
    "a clock": timed(per="game", spent=[0, 61_000, 52_000]),
    "a clock that is paused": then(timed(), PAUSE, shows=GO_ON),
    "own dice": own_dice,
    "own dice counted": then(own_dice, FACE, DICE, shows=HATCHED),
}
