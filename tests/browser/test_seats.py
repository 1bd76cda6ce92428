"""Whose turn it is, and the sheet of seats: everything about a seat may change in mid game, and is kept."""

import pytest
from playwright.sync_api import Locator, expect

from jemaa.games import GAMES
from jemaa.record import load
from tests.browser.drawn import DYES, EMBLEM, IN_HAND
from tests.browser.market import when
from tests.browser.probes import resize
from tests.browser.screens import laid, stands, visit
from tests.browser.shelf import NAMES, row, trace
from tests.browser.table import HOME, Table
from tests.sampling import share
from tests.sentences import said

TURN, LAY = 60, 62
LETTERS = "(one) => parseFloat(getComputedStyle(one).fontSize)"
#: Letters of so many pixels are read across a table.
READ_ACROSS = 20


@pytest.mark.parametrize("game", GAMES)
def test_whose_turn_it_is(table: Table, game: str) -> None:
    """One panel, the question, and what is in hand say the same, in letters that are read across a table."""
    laid(LAY if game == "marrakech" else when("assign", 3), game=game)(table.go("/"))
    on = table.page.locator("[data-seat][aria-current=true]")
    expect(on).to_have_count(1)
    seat = table.read()["toAct"]
    expect(on).to_have_attribute("data-seat", seat)
    for place in (on, table.prompt):
        expect(place).to_contain_text(NAMES[int(seat)])
    if game == "morocco":
        dye, *more = table.page.locator(IN_HAND).first.evaluate(DYES)
        assert (on.locator(EMBLEM).first.evaluate(DYES), more) == ([dye], [])
    assert table.question.evaluate(LETTERS) >= READ_ACROSS


def leading(game: str, players: int, count: int) -> tuple[int, set[int]]:
    """Return the first ply of a game before which so many seats, not all, have most points, and these."""
    record = trace(game=game, players=players)["record"]
    match, _ = load({**record, "log": []})
    for ply, action in enumerate(record["log"]):
        scores = match.state.scores()
        first = {seat for seat, score in enumerate(scores) if score == max(scores)}
        if len(first) == count < players:
            return ply, first
        match.play(action)
    raise AssertionError(f"never {count} of {players}")


@pytest.mark.parametrize("game", GAMES)
def test_who_alone_is_ahead_wears_a_crown(table: Table, game: str) -> None:
    """Of several that are equal nobody does: many crowns say nothing from afar."""
    table.go("/")
    for count in (2, 1):
        ply, first = leading(game, 4, count)
        laid(ply, game=game, players=4)(table)
        ahead = table.page.locator("[data-seat]").filter(has_text=said("seat-leads"))
        expect(ahead).to_have_count(count % 2)
        assert count == 2 or ahead.get_attribute("data-seat") == str(*first)


#: The colours of what marks a face, and of the panel in which it lies.
MARKED = """(face) => [getComputedStyle(face.parentElement, "::before"), getComputedStyle(face.closest("[data-seat]"))]
    .map(({ backgroundColor }) => backgroundColor)"""


def test_who_is_ahead_is_seen_in_forced_colors(table: Table) -> None:
    """A browser paints all grounds in one colour then, what lies behind a face as well."""
    table.page.emulate_media(forced_colors="active")
    ply, (first,) = leading("marrakech", 4, 1)
    laid(ply, game="marrakech", players=4)(table.go("/"))
    mark, ground = table.page.locator(f"[data-seat='{first}'] {EMBLEM}").first.evaluate(MARKED)
    assert mark != ground


#: What lies open before seats and is not seen whole in their panels.
UNSEEN = """() => [...document.querySelectorAll("[data-seat]")].flatMap((seat) => {
  const panel = seat.getBoundingClientRect();
  return [...seat.querySelectorAll("[title]")].filter((fact) => {
    const { left, right, top, bottom } = fact.getBoundingClientRect();
    const out = left < panel.left || right > panel.right || top < panel.top || bottom > panel.bottom;
    return out || fact.parentElement.clientWidth < right - left;
  }).map((fact) => `${seat.dataset.seat} ${fact.title}`);
})"""


@pytest.mark.parametrize(
    ("game", "players"), share([(game, seats) for game in GAMES for seats in GAMES[game].seats], 3)
)
def test_what_lies_open_before_the_seats_is_seen_without_a_tap(table: Table, game: str, players: int) -> None:
    table.go("/")
    laid(LAY if game == "marrakech" else when("assign", players), game=game, players=players)(table)
    found = {}
    for size in ((390, 844), (844, 390), (932, 430), (768, 1024), (1024, 768)):
        resize(table.page, size)
        found[size] = table.page.evaluate(UNSEEN)
    assert {size: unseen for size, unseen in found.items() if unseen} == {}


def place(table: Table, seat: int) -> Locator:
    """All about a seat, on the open sheet."""
    return table.page.locator(f"dialog[open] [data-place='{seat}']")


def opponents(table: Table) -> Locator:
    """The seats that a computer plays."""
    return table.page.get_by_title(said("level-random"))


def open_sheet(table: Table) -> None:
    table.tap("[data-seats]")
    expect(table.page.locator("dialog[open] [data-place]").first).to_be_visible()


def give(table: Table, seat: int, level: str) -> None:
    """Choose who plays a seat, and wait until it is on disk."""
    place(table, seat).get_by_label(said("new-who")).select_option(level)
    table.page.wait_for_function(
        "async ([id, seat, bot]) => (await jemaaPlayer.row(id)).seats[seat].bot === bot",
        arg=[table.id, seat, level or None],
    )


def shut(table: Table) -> None:
    table.tap("dialog[open] [data-close]")
    expect(table.page.locator("dialog[open]")).to_have_count(0)


def test_the_seat_on_turn_becomes_an_opponent_and_all_others_too(table: Table) -> None:
    """It plays at once, beside the open sheet; then the game goes on by itself, until one is a person again."""
    laid(TURN)(table.go("/"))
    open_sheet(table)
    on = trace()["to_act"][TURN]
    give(table, on, "random")
    table.page.wait_for_function("() => Number(document.querySelector('[data-game]').dataset.ply) >= 63")
    for other in {0, 1, 2} - {on}:
        give(table, other, "random")
    table.page.wait_for_function("() => Number(document.querySelector('[data-game]').dataset.ply) > 66")
    assert "63" in table.row()["notes"]
    give(table, 0, "")
    shut(table)
    assert table.answer()["toAct"] in ("0", "chance", "over")
    table.reload()
    expect(opponents(table)).to_have_count(2)


def test_a_language_of_its_own(table: Table) -> None:
    """Prompt, choices, undo, why-not and hand-over of a seat on turn are in its language; the page stays as it is."""
    table.go("/")
    seat = trace()["to_act"][TURN]
    made = row(TURN)
    made["seats"][seat]["language"] = "fr"
    stands(table, made)
    page = table.page
    expect(table.prompt).to_have_attribute("lang", "fr")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    turns = {said(f"marrakech/action-{turn}", "fr") for turn in ("left", "straight", "right")}
    table.unfold()
    assert set(page.locator("[data-action]").all_inner_texts()) == turns
    table.tap('[data-cell="square:a1"]')
    expect(table.why).to_have_attribute("lang", "fr")
    table.tap("[data-pick]")
    expect(page.locator("[data-roll]")).to_have_text(said("roll", "fr"))
    table.tap("[data-roll]")
    table.play(1, LAY + 1)
    expect(table.prompt).to_have_attribute("lang", "en")
    visit(table, "/", HOME)
    table.put({**made, "sharing": "pass"})
    table.move(f"/game/{made['id']}")
    sheet = table.page.locator("[data-stage=sheet]")
    expect(sheet).to_have_attribute("lang", "fr")
    expect(sheet).to_contain_text(said("handover-to", "fr"))


def test_sharing_changes_in_mid_game(table: Table) -> None:
    laid(LAY)(table.go("/"))
    page = table.page
    open_sheet(table)
    table.tick(table.dialog.get_by_role("radio", name=said("sharing-around")))
    expect(table.rails).to_have_count(3)
    page.locator("dialog[open] [data-sitter='0']").press("Enter")
    expect(page.locator("[data-rail=west] [data-seat='0']")).to_have_count(1)
    table.dialog.get_by_role("radio", name=said("sharing-pass")).press(
        "Space"
    )  # by key: it lies where the last tap was
    expect(table.rails).to_have_count(0)
    shut(table)
    assert table.answer()["ply"] == LAY, "whoever looks on has the tablet"
    table.play(1, "pending")
    table.tap("[data-confirm]")
    expect(page.locator("[data-handover]")).to_be_visible()
    assert table.row()["sharing"] == "pass"
