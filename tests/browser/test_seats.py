"""The sheet of seats: everything about a seat may change in the middle of a game, and is kept."""

from playwright.sync_api import expect

from tests.browser.screens import laid
from tests.browser.shelf import row, trace
from tests.browser.table import ROOT, Table
from tests.browser.test_opponents import HOLD

TURN, LAY = 60, 62


def open_sheet(table: Table) -> None:
    table.tap("[data-seats]")
    expect(table.page.locator("dialog[open] [data-place]").first).to_be_visible()


def give(table: Table, seat: int, level: str) -> None:
    """Choose who plays a seat, and wait until it is on disk."""
    table.page.locator(f"[data-place='{seat}'] select").first.select_option(level)
    table.page.wait_for_function(
        "async ([id, seat, bot]) => (await jemaaPlayer.row(id)).seats[seat].bot === bot",
        arg=[table.id, seat, level or None],
    )


def shut(table: Table) -> None:
    table.tap("dialog[open] form .primary")
    expect(table.page.locator("dialog[open]")).to_have_count(0)


def said(key: str, language: str) -> str:
    catalogue = (ROOT / f"js/locales/{language}.ftl").read_text(encoding="utf-8")
    return next(line.removeprefix(f"{key} = ") for line in catalogue.splitlines() if line.startswith(f"{key} = "))


def test_a_person_becomes_an_opponent_and_a_person_again(table):
    table.go("/")
    laid(LAY)(table)
    seat = trace()["to_act"][LAY]
    following = (seat + 1) % 3
    open_sheet(table)
    give(table, following, "random")
    shut(table)
    table.play(1, LAY + 1)
    before = table.answer()
    assert before["toAct"] == str((seat + 2) % 3)
    log = table.row()["record"]["log"]
    assert str(LAY + 1) in table.row()["notes"]
    open_sheet(table)
    give(table, following, "")
    shut(table)
    assert table.row()["record"]["log"] == log
    table.reload()
    expect(table.page.locator(".seat .bot")).to_have_count(0)


def test_a_thought_stops_when_its_seat_becomes_a_person(site, opened):
    page = opened()
    page.add_init_script(HOLD)
    table = Table(page, site.url).begin(players=2, seed="slow", bots="1:random")
    table.play(5, "pending")
    ply = table.read()["ply"]
    page.evaluate("() => { hold = true; }")
    table.tap("[data-confirm]")
    page.wait_for_function("() => heldBack() === 1")
    open_sheet(table)
    give(table, 1, "")
    shut(table)
    page.evaluate("() => letGo()")
    state = table.answer()
    assert (state["ply"], state["toAct"]) == (ply + 1, "1")
    table.play(5, ply + 3)
    assert table.row()["notes"] == {}


def test_the_seat_on_turn_becomes_an_opponent(table):
    """It plays at once, beside the open sheet."""
    table.go("/")
    laid(TURN)(table)
    open_sheet(table)
    give(table, trace()["to_act"][TURN], "random")
    table.page.wait_for_function("() => Number(document.querySelector('[data-game]').dataset.ply) >= 63")
    shut(table)
    assert table.answer()["ply"] >= LAY + 1


def test_everyone_an_opponent_and_back(table):
    table.go("/")
    laid(TURN)(table)
    open_sheet(table)
    for seat in range(3):
        give(table, seat, "random")
    table.page.wait_for_function("() => Number(document.querySelector('[data-game]').dataset.ply) > 66")
    give(table, 0, "")
    shut(table)
    assert table.answer()["toAct"] in ("0", "chance", "over")


def test_a_language_of_its_own(table):
    """Prompt, choices, undo and why-not of a seat on turn are in its language; the page stays as it is."""
    table.go("/")
    seat = trace()["to_act"][TURN]
    made = row(TURN)
    made["seats"][seat]["language"] = "fr"
    table.put(made)
    table.move(f"/game/{made['id']}")
    table.answer()
    page = table.page
    expect(page.locator(".prompt")).to_have_attribute("lang", "fr")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    french = (ROOT / "js/games/marrakech/fr.ftl").read_text(encoding="utf-8")
    for choice in page.locator("[data-action]").all_inner_texts():
        assert f"= {choice}\n" in french
    table.tap('[data-cell="square:a1"]')
    expect(page.locator(".why")).to_have_attribute("lang", "fr")
    table.tap("[data-pick]")
    expect(page.locator("[data-roll]")).to_have_text(said("roll", "fr"))
    table.tap("[data-roll]")
    table.play(1, LAY + 1)
    expect(page.locator(".prompt")).to_have_attribute("lang", "en")


def test_the_hand_over_sheet_speaks_to_whom_it_names(table):
    table.go("/")
    made = row(TURN, sharing="pass")
    made["seats"][trace()["to_act"][TURN]]["language"] = "es"
    table.put(made)
    table.move(f"/game/{made['id']}")
    sheet = table.page.locator("dialog.handover")
    expect(sheet).to_have_attribute("lang", "es")
    expect(sheet).to_contain_text(said("handover-to", "es"))


def test_a_language_chosen_in_mid_game_is_kept(table):
    table.go("/")
    laid(TURN)(table)
    seat = trace()["to_act"][TURN]
    open_sheet(table)
    table.page.locator(f"[data-place='{seat}'] select").nth(1).select_option("es")
    expect(table.page.locator(".prompt")).to_have_attribute("lang", "es")
    shut(table)
    table.reload()
    expect(table.page.locator(".prompt")).to_have_attribute("lang", "es")
    assert table.row()["seats"][seat]["language"] == "es"


def test_who_wants_no_advice_gets_none(table):
    table.go("/")
    laid(TURN)(table)
    page = table.page
    expect(page.locator(".paint .disc").first).to_be_visible()
    seat = trace()["to_act"][TURN]
    open_sheet(table)
    page.locator(f"[data-place='{seat}'] input[type=checkbox]").uncheck()
    shut(table)
    expect(page.locator(".paint .disc")).to_have_count(0)
    expect(page.locator(".foretold span")).to_have_count(0)
    table.play(1, "pending")
    expect(page.locator(".foretold span")).to_have_count(0)
    expect(page.locator("[data-confirm]")).to_be_visible()
    table.play(1, LAY + 1)
    expect(page.locator(".paint .disc").first).to_be_visible()


def test_sharing_changes_in_mid_game(table):
    table.go("/")
    laid(LAY)(table)
    page = table.page
    open_sheet(table)
    page.locator("dialog[open] [name=sharing][value=around]").check()
    expect(page.locator(".rail")).to_have_count(3)
    page.locator("dialog[open] [data-sitter='0']").press("Enter")
    expect(page.locator(".rail-west [data-seat='0']")).to_have_count(1)
    page.locator("dialog[open] [name=sharing][value=pass]").check()
    expect(page.locator(".rail")).to_have_count(0)
    shut(table)
    assert table.answer()["ply"] == LAY, "whoever looks on has the tablet"
    table.play(1, "pending")
    table.tap("[data-confirm]")
    expect(page.locator("[data-handover]")).to_be_visible()
    assert table.row()["sharing"] == "pass"
