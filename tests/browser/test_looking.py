"""Time travel: a slider over the whole story, steps, a tap back to now, and a game of its own from there."""

import re
from pathlib import Path

from playwright.sync_api import expect

from jemaa.engine.chance import commitment
from tests.browser.screens import PAST, STORY, laid
from tests.browser.table import CLOSE, Table, replayed
from tests.sentences import plain, said

SCRUB = "input[type=range]"
PLIES = 62


def story(table: Table) -> Table:
    """Lay a game in its middle on the table, and open its story."""
    laid(PLIES)(table.go("/"))
    table.tap(STORY)
    expect(table.page.locator(SCRUB)).to_be_visible()
    return table


def label(table: Table) -> str:
    return table.page.locator(SCRUB).get_attribute("aria-valuetext") or ""


def label_at(table: Table, ply: int) -> str:
    table.at(ply)
    return label(table)


def test_the_slider_steps_and_ends(table: Table) -> None:
    """Each key and button leads where it says, and keeps the focus; the slider says what happened there.

    Scores of another step are no change of anybody's.
    """
    story(table)
    slider = table.page.locator(SCRUB)
    slider.press("Home")
    labels = [label_at(table, 0)]
    expect(table.page.locator("[data-by]")).to_have_count(0)
    slider.press("ArrowRight")
    labels.append(label_at(table, 1))
    slider.press("End")
    labels.append(label_at(table, PLIES))
    expect(table.page.locator("[data-by]")).to_have_count(0)
    assert len(set(labels)) == len(labels)
    for step, ply in (("back", PLIES - 1), ("back", PLIES - 2), ("forward", PLIES - 1)):
        table.tap(f"[data-step={step}]")
        table.at(ply)
    line = table.page.locator("[data-entry][aria-current]")
    expect(line).to_have_count(1)
    assert line.locator("[data-event]").first.inner_text().strip() in label(table)
    table.tap("[data-step=first]")
    table.at(0)
    expect(table.page.locator("[data-step=first]")).to_have_attribute("aria-disabled", "true")
    table.page.locator("[data-now]").focus()
    table.page.keyboard.press("Enter")
    table.at(PLIES)
    expect(table.page.locator("[data-now]")).to_be_focused()
    expect(table.page.locator("[data-branch]")).to_have_count(0)
    assert table.answer()["phase"] == "lay"


def test_a_tap_on_the_board_comes_back_to_now(table: Table) -> None:
    """It plays nothing: whoever taps sees first where the game stands."""
    story(table)
    table.look(PAST)
    expect(table.announcements).to_contain_text(said("past", ply=PAST))
    table.tap("[data-cell='square:d4']")
    table.at(PLIES)
    expect(table.page.locator("[data-cancel], [data-confirm]")).to_have_count(0)
    expect(table.why).to_have_count(0)
    assert len(table.row()["record"]["log"]) == PLIES


def test_looking_back_without_the_story(table: Table) -> None:
    """The walk goes on in the prompt once the story is closed, and says what happened there."""
    story(table)
    table.tap("[data-step=back]")
    table.tap(CLOSE)
    table.tap("[data-prompt] [data-step=back]")
    table.at(PLIES - 2)
    happened = label(table).split(": ", maxsplit=1)[1]
    assert happened in plain(table.said(table.prompt))
    table.tap("[data-prompt] [data-now]")
    assert table.answer()["ply"] == PLIES


def test_a_game_of_its_own_from_an_earlier_step(table: Table, tmp_path: Path) -> None:
    """The old game stays as it was; the new one has its story up to there, the same seats, and other dice."""
    story(table)
    before = table.row()
    old = table.id
    table.look(PAST)
    table.tap("[data-branch]")
    table.page.wait_for_function("(old) => !location.hash.endsWith(old)", arg=old)
    table.at(PAST)
    table.answer()
    made = table.row()
    assert made["record"]["log"] == before["record"]["log"][:PAST]
    assert (made["seats"], made["undone"]) == (before["seats"], [])
    assert [seat["name"] for seat in made["view"]["seats"]] == [seat["name"] for seat in before["view"]["seats"]]
    assert made["record"]["seed"] != before["record"]["seed"]
    assert made["record"]["branches"] == [{"ply": PAST, "commitment": commitment(before["record"]["seed"])}]
    expect(table.page).to_have_title(re.compile(said("branch-name", name=said("marrakech/game-name"), ply=PAST)))
    table.play(1, 36)
    assert replayed(table.row()["record"], tmp_path)["record"]["log"] == table.row()["record"]["log"]
    table.page.go_back()
    table.at(PLIES)
    assert table.row() == before
    table.move("/")
    rows = table.page.locator("[data-games] [role=listitem]")
    expect(rows.first).to_contain_text(str(PAST))
    expect(rows).to_have_count(2)
