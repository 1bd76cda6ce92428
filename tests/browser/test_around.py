"""Around one tablet: from every edge every control is reached, and the whole board is seen."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from jemaa.games import GAMES
from tests.browser.probes import NARROWEST, PHONE, PHONES, TABLETS, Look, Size, beneath, rails, resize, walk
from tests.browser.screens import LAY, STORY, Step, laid, then, visit
from tests.browser.shelf import stored, trace
from tests.browser.table import ENTRY, HOME, Table
from tests.sampling import WHOLE, share

# Where people sit: as they do by themselves, turned about, and two at one edge.
SITTING = [
    ["south", "north"],
    ["east", "west"],
    ["south", "west", "east"],
    ["north", "north", "east"],
    ["south", "west", "north", "east"],
    ["south", "west", "north", "north", "east"],
    ["south", "south", "west", "west", "east"],
]
FIVE = ["south", "west", "north", "east", "south"]
MIDDLE = 40
MANY = 4
TURNS = {"south": 0, "west": 90, "north": 180, "east": -90}
# The angle at which an element is shown, from the transforms of everything that it lies in.
ANGLE = """(element) => {
    let matrix = new DOMMatrix();
    for (let at = element; at; at = at.parentElement) {
        const { transform, rotate } = getComputedStyle(at);
        if (rotate !== "none") matrix = new DOMMatrix().rotate(parseFloat(rotate)).multiply(matrix);
        if (transform !== "none") matrix = new DOMMatrix(transform).multiply(matrix);
    }
    return Math.round(Math.atan2(matrix.b, matrix.a) * 180 / Math.PI);
}"""


def decisions(game: str, count: int) -> Iterator[tuple[int, int, int]]:
    """Yield a seat, a ply of its own with many choices, and one with few."""
    whole = trace(players=count, game=game)
    for seat in range(count):
        own = [ply for ply, actor in enumerate(whole["to_act"]) if actor == seat and ply > MIDDLE]
        many = next(ply for ply in own if len(whole["legal"][ply]) >= MANY)
        few = next((ply for ply in own if len(whole["legal"][ply]) < MANY), many)
        yield seat, many, few


def lay(table: Table, game: str, edges: list[str], plies: int, number: int, seed: str = "shelf") -> None:
    record = trace(players=len(edges), game=game, seed=seed)["record"]
    made = stored({**record, "log": record["log"][:plies]}, number, sharing="around", edges=edges)
    table.put(made)
    table.move(f"/game/{made['id']}")
    table.at(plies)
    table.answer()


def wrong(page: Page) -> list[str]:
    page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")
    return rails(page)


def tilted(what: Locator) -> int:
    return what.first.evaluate(ANGLE)


def seated(game: str, edges: list[str]) -> tuple[str, list[str]]:
    """Return the game and the edges; where so many do not fit, those of a game for more, in the other order."""
    if len(edges) in GAMES[game].seats:
        return game, edges
    return next(name for name, other in GAMES.items() if len(edges) in other.seats), edges[::-1]


# Each way to sit is seen once: by turns on a tablet that lies and on one that stands, and with either game.
TABLES = [
    (size, game, edges)
    for i, size in enumerate(TABLETS)
    for j, game in enumerate(GAMES)
    for k, edges in enumerate(SITTING)
    if WHOLE or (i, j) == (k % 2, k // 2 % 2)
]


@pytest.mark.parametrize(("size", "game", "edges"), share(TABLES, 4), ids=str)
def test_every_control_is_reached_from_every_edge(table: Table, size: Size, game: str, edges: list[str]) -> None:
    game, edges = seated(game, edges)
    page = table.go("/").page
    resize(page, size)
    visit(table, "/", HOME)
    found = {}
    places = set()
    for seat, many, few in decisions(game, len(edges)):
        lay(table, game, edges, few, 2 * seat + 1)
        found[f"seat {seat}, few choices"] = wrong(page)
        lay(table, game, edges, many, 2 * seat + 2)
        found[f"seat {seat}"] = wrong(page)
        places.add(str(page.locator("[data-game]").bounding_box()))
        assert tilted(table.question) in (TURNS[edges[seat]], TURNS[edges[seat]] - 360)
        table.unfold()
        table.tap("[data-choices=all] [data-action]")
        if page.locator("[data-confirm]").count():
            found[f"seat {seat}, pending"] = wrong(page)
            table.tap("[data-cancel]")
    assert {name: faults for name, faults in found.items() if faults} == {}
    assert len(places) == 1, "the board stays still"


def test_rails_lie_where_people_sit_and_only_one_has_the_desk(table: Table) -> None:
    table.go("/")
    edges = SITTING[5]
    lay(table, "morocco", edges, MIDDLE, 1)
    for seat, edge in enumerate(edges):
        panel = table.page.locator(f"[data-rail={edge}] [data-seat='{seat}']")
        expect(panel).to_be_visible()
        assert tilted(panel) in (TURNS[edge], TURNS[edge] - 360)
    asked = table.rails.filter(has=table.page.locator("[data-seat][aria-current=true]"))
    expect(table.prompt).to_have_count(1)
    expect(asked.locator("[data-prompt]")).to_have_count(1)
    expect(asked.locator("[data-undo]")).to_have_count(1)
    expect(table.page.locator("[data-undo]")).to_have_count(1)


def test_two_in_a_corner_leave_the_desk_its_room(table: Table) -> None:
    """Figures, cubes, what is gained and the button that takes it: each is tapped where a finger would be."""
    table.go("/")
    lay(table, "morocco", FIVE, 0, 1, "sight-en")
    table.page.evaluate("jemaaPlayer.play(5, 16)")


def test_the_story_lies_beside_the_board_or_what_it_covers_takes_no_focus(table: Table) -> None:
    def told(players: int, sharing: str) -> Step:
        return then(laid(LAY, players=players, sharing=sharing), STORY, shows=ENTRY)

    scenes = [
        (f"{players} {sharing}", told(players, sharing)) for players in (2, 3, 4) for sharing in ("around", "open")
    ]
    looks = [Look(beneath, [*TABLETS, (1366, 1024), *PHONES], text) for text in (16, 24, 32)]
    walk(table.go("/"), scenes if WHOLE else scenes[-2:], looks)


def test_why_not_is_said_to_whoever_tapped(table: Table) -> None:
    table.go("/")
    for seat, edge in enumerate(SITTING[4]):
        whole = trace(players=4)
        ply = next(ply for ply, actor in enumerate(whole["to_act"]) if actor == seat and "left" in whole["legal"][ply])
        lay(table, "marrakech", SITTING[4], ply, seat + 1)
        table.tap('[data-cell="square:d4"]')
        expect(table.why).to_be_visible()
        assert tilted(table.why) in (TURNS[edge], TURNS[edge] - 360)


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_rails_lie_above_and_below_the_board_and_all_is_in_sight(table: Table, game: str) -> None:
    """A turn is played all the same, also on the narrowest; no name is broken where people choose their edges."""
    page = table.go("/").page
    resize(page, PHONE)
    edges, ply = (FIVE, 120) if game == "morocco" else (SITTING[4], 60)
    lay(table, game, edges, ply, 1)
    assert page.evaluate("() => document.documentElement.scrollHeight") <= PHONE[1]
    table.play(1, ply + 6)
    resize(page, NARROWEST)
    table.play(1, ply + 12)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= NARROWEST[0]
    table.tap("[data-seats]")
    sitters = table.dialog.locator("[data-sitter] bdi")
    expect(sitters).to_have_count(len(edges))
    lines = "(all) => all.map((one) => one.offsetHeight / parseFloat(getComputedStyle(one).lineHeight))"
    assert max(sitters.evaluate_all(lines)) < 1.5
