"""The end told so that nobody has to ask: who has won, what decided equal points, whose line is whose; a picture."""

import base64
from pathlib import Path

import pytest
from playwright.sync_api import expect

from jemaa.games import GAMES
from tests.browser.drawn import COLUMN, WINNING
from tests.browser.probes import LYING, PHONE, TABLETS, resize
from tests.browser.screens import laid
from tests.browser.shelf import NAMES, row
from tests.browser.table import Table
from tests.sentences import like, said

TIE = "[data-tie]"


def test_equal_points_say_what_decided(table: Table) -> None:
    table.go("/")
    laid(None, players=4, seed="tie 11")(table)  # points were equal and places were not
    told = table.page.locator(TIE)
    expect(told).to_have_count(1)
    words = told.inner_text()
    assert words.index("Yusuf") < words.index("Inès")
    assert like("marrakech/result-tie").fullmatch(words)


# Of each column: its breadth, and its height over the floor.
MEASURED = """(columns) => columns.map((parts) => {
  const { width, height } = parts.getBoundingClientRect();
  return [Math.round(width), Math.round(height)];
})"""
# The most players of each game, with a sentence about equal points.
CROWDS = [("marrakech", 4, "tie 11"), ("morocco", 5, "shelf")]
REMATCH = "[data-rematch]"
MORE = "[data-more]"
#: Whether all that a selector finds lies in the window, and nothing over it.
IN_SIGHT = """(selector) => [...document.querySelectorAll(selector)].every((each) => {
  const { left, right, top, bottom } = each.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => each.contains(document.elementFromPoint((left + right) / 2, y)));
})"""


@pytest.mark.parametrize(("game", "players", "seed"), CROWDS)
def test_all_ranks_and_what_comes_next_are_in_sight(table: Table, game: str, players: int, seed: str) -> None:
    """Columns are as broad as each other, and on one scale."""
    table.speak("fr").go("/")
    laid(None, players=players, seed=seed, game=game)(table)
    view = row(None, players=players, seed=seed, game=game)["view"]
    scores = [view["seats"][seat]["score"] for group in view["result"]["ranking"] for seat in group][::-1]
    expect(table.page.locator(TIE)).to_have_count(1)
    expect(table.page.locator("[data-rank]")).to_have_count(players)
    more = ("[data-result] [data-again]", "[data-result] [data-share]", "[data-highlight]")
    for size in (*TABLETS, PHONE, LYING):
        resize(table.page, size)
        for shown in ("[data-column]", REMATCH, MORE):
            table.page.wait_for_function(IN_SIGHT, arg=shown)  # the picture fits itself in once its place has changed
        columns = table.page.locator(COLUMN).evaluate_all(MEASURED)
        assert len({broad for broad, _ in columns}) == 1, size
        per_point = columns[-1][1] / scores[-1]
        assert per_point > 0.5, size
        assert all(abs(high - per_point * score) <= 2 for (_, high), score in zip(columns, scores, strict=True)), size
        if size in TABLETS:
            table.tap(MORE)
            for shown in more:
                table.page.wait_for_function(IN_SIGHT, arg=shown)
            table.page.keyboard.press("Escape")


def test_the_picture_is_put_away_for_the_board_or_the_story_and_comes_back(table: Table) -> None:
    """Points that differ need no word."""
    laid(None, players=4)(table.go("/"))
    heading = table.result.get_by_role("heading", level=2)
    expect(heading).to_be_focused()
    expect(table.page.locator(TIE)).to_have_count(0)
    assert table.page.locator("[data-beside]").get_attribute("inert") is not None
    table.uncover()
    expect(table.page.locator("[data-game]")).to_be_visible()
    assert table.page.locator("[data-beside]").get_attribute("inert") is None
    table.tap("[data-outcome]")
    expect(heading).to_be_focused()
    table.more().tap("[data-result] [data-story]")
    expect(table.entries.last).to_be_visible()
    expect(table.result).to_have_count(0)
    table.tap("[data-close]")
    table.tap("[data-outcome]")
    expect(table.result).to_be_visible()


def test_winners_are_lit_together_or_alone(table: Table) -> None:
    """Those who share the victory; and whoever is left alone: the other one is out of the game and has no column."""
    laid(None, players=3, seed="share 208")(table.go("/"))
    expect(table.page.locator(WINNING)).to_have_count(2)
    title = table.said(table.result.get_by_role("heading", level=2))
    assert [name in title for name in NAMES[:3]] == [True, False, True]
    laid(None, players=2, seed="share 2", number=2)(table)
    expect(table.result).to_contain_text(said("marrakech/result-last-survivor"))
    expect(table.page.locator(COLUMN).first).to_have_text(said("marrakech/seat-out"))
    expect(table.page.locator(WINNING)).to_have_count(1)


FILM = "dialog [data-pause]"


def test_where_nothing_moves_a_film_is_steps_that_are_told(table: Table) -> None:
    """By keys and taps; it ends on who has won, and its last picture can be given away."""
    laid(None, game="morocco")(table.go("/"))
    page, last = table.page, len(row(None, game="morocco")["record"]["log"])
    table.tap("[data-film]")
    slider = table.dialog.get_by_role("slider")
    expect(slider).to_be_focused()
    table.at(0)
    expect(table.question).to_have_text(said("film-line"))
    slider.press("ArrowRight")
    slider.press("Space")
    expect(table.dialog.get_by_role("status")).to_have_text(like("film-step", at=3))
    table.tap(FILM)
    expect(slider).to_have_value("3")
    slider.press("End")
    expect(table.result.get_by_role("heading", level=2)).to_be_visible()
    slider.press("ArrowLeft")
    table.at(last)
    assert table.scores() == [seat["score"] for seat in row(None, game="morocco")["view"]["seats"]]
    slider.press("Escape")
    expect(page.locator("[data-film]")).to_be_focused()
    page.keyboard.press("Enter")
    slider.press("End")
    slider.press("Space")
    with page.expect_download():
        page.locator("[data-result] [data-picture]:focus").click()


# Reads a picture: how broad and high it is, and how many different colours are among some thousand of its points.
LOOK = """async (png) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const { width, height } = picture;
  const canvas = new OffscreenCanvas(100, 100).getContext("2d");
  canvas.imageSmoothingEnabled = false;
  canvas.drawImage(picture, 0, 0, 100, 100);
  return [width, height, new Set(new Uint32Array(canvas.getImageData(0, 0, 100, 100).data.buffer)).size];
}"""
# A share sheet that takes pictures, and one that somebody closes.
SHEET = """(refusal) => {
  navigator.canShare = () => true;
  navigator.share = async ({ files }) => {
    globalThis.sent = files.map(({ name, type, size }) => [name, type, size > 10_000]);
    if (refusal) throw new DOMException("", refusal);
  };
}"""
PICTURE = "[data-result] [data-picture]"


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_of_the_final_board_is_saved_or_sent(table: Table, game: str) -> None:
    laid(None, game=game)(table.go("/"))
    table.more()
    with table.page.expect_download() as download:
        table.page.locator(PICTURE).click()
    png = base64.b64encode(Path(download.value.path()).read_bytes()).decode()
    width, height, colors = table.page.evaluate(LOOK, png)
    assert width == 1600
    assert 1700 < height < 2400, "the board, its heading and its legend"
    assert colors > 50
    for refusal in (None, "AbortError"):
        table.page.evaluate(SHEET, refusal)
        table.more().tap(PICTURE)
        table.page.wait_for_function("() => globalThis.sent")
        name = download.value.suggested_filename
        assert name.startswith(f"{game}-{NAMES[0]}")
        assert table.page.evaluate("() => globalThis.sent.splice(0)") == [[name, "image/png", True]]
        table.page.evaluate("() => { delete globalThis.sent; }")
