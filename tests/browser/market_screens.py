"""Every state of a table of Morocco, with the steps that lead there; and all screens of the page together."""

from playwright.sync_api import expect

from tests.browser.drawn import PAYS, ROOF, drawn
from tests.browser.market import chosen, market, picks, placing, twice, when
from tests.browser.screens import SCREENS, STORY, Step, advised, hung, laid, seated, stands, then, visit
from tests.browser.table import CHOICES, ENTRY, WHY, Table
from tests.gallery.positions import named

# Three roll the die, five have most to show.
FEW, MANY = 3, 5


def new_game(table: Table) -> None:
    visit(table, "/new/morocco", "[data-screen=new]")
    seated(table, MANY)


def asking(what: str, players: int = MANY) -> Step:
    """Open a game where this is asked."""

    def step(table: Table) -> None:
        laid(when(what, players), players=players, game="morocco")(table)

    return step


def halfway(table: Table) -> None:
    laid(len(market(MANY)["to_act"]) // 2, players=MANY, game="morocco")(table)


def foretold(table: Table, *taps: str) -> None:
    """Tap a placement into place, and wait for what it would bring."""
    table.lead(list(taps))
    expect(table.page.locator(PAYS)).to_be_visible()


def placed(kind: str, players: int = MANY) -> Step:
    """Show a placement before it counts: of a kind of worker, or the `closing` of which most is to tell."""

    def step(table: Table) -> None:
        ply, action = chosen(kind, players)
        laid(ply, players=players, game="morocco")(table)
        foretold(table, *picks(action))

    return step


def closing_twice(table: Table) -> None:
    made, action = twice()
    stands(table, made)
    foretold(table, *picks(action))


def swapped(table: Table) -> None:
    """Two rows change places, not yet for good."""
    asking("spend")(table)
    table.lead(["row:1", "row:4"])
    expect(table.foretold).to_have_count(1)


def choose_worker(table: Table) -> None:
    """Choose a kind of worker; the only one that can be paid is chosen already."""
    if table.page.locator('[data-pick="worker:assistant"]').count():
        table.tap('[data-pick="worker:assistant"]')
    expect(table.page.locator('[data-cell="worker:assistant"][aria-pressed=true]')).to_be_visible()


def worker_first(table: Table) -> None:
    asking("assign")(table)
    choose_worker(table)


def cousins_begun(table: Table) -> None:
    """One cousin stands; the places of the other are offered."""
    ply, action = placing("cousins", FEW)
    laid(ply, players=FEW, game="morocco")(table)
    for pick in picks(action)[:2]:
        table.tap(f'[data-pick="{pick}"]')
    expect(table.page.locator("[data-cancel]")).to_be_visible()


MARKET: dict[str, Step] = {
    "market: new game": new_game,
    "market: die": asking("die", FEW),
    "market: wild": hung(named("morocco", "Wild: the first of three chooses")),
    "market: scout": then(asking("scout"), shows=ROOF),
    "market: assign": asking("assign"),
    "market: worker tapped": worker_first,
    "market: cousins begun": cousins_begun,
    "market: closing foretold": placed("closing"),
    "market: two closings foretold": closing_twice,
    "market: tourist placed": placed("tourist"),
    "market: spend": asking("spend"),
    "market: swap": swapped,
    "market: take": asking("take"),
    "market: arrow": then(asking("arrow"), shows=drawn("morocco", "outlook of an arrow")),
    "market: settle": hung(named("morocco", "Tourists of two owners travel")),
    "market: keep": hung(named("morocco", "The first player keeps a cube")),
    "market: pass": hung(named("morocco", "Nobody can place: a pass")),
    "market: all moves listed": then(asking("assign"), CHOICES, shows="[data-action]"),
    **{f"market: {name}": step for name, step in advised(asking("assign"), "morocco").items()},
    "market: why not": then(asking("scout"), '[data-cell="space:a1.nw"]', shows=WHY),
    "market: over": laid(None, players=MANY, game="morocco"),
    "market: over with two": laid(None, players=2, game="morocco"),
    "market: log": then(halfway, STORY, shows=ENTRY),
    "market: puzzle in hand": lambda table: visit(table, "/puzzles/morocco/3", "[data-puzzle] [data-pick]"),
    "market: rules": lambda table: visit(table, "/rules/morocco", "[data-screen=rules] [data-card]"),
}
EVERY = {**SCREENS, **MARKET}
