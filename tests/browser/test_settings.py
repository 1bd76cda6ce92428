"""Language, theme, speed and habits: changed in mid-game at once, and kept."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Watch
from tests.browser.drawn import THROWN, drawn
from tests.browser.screens import STORY, laid
from tests.browser.table import CLOSE, QUESTION, Table


def words(table: Table) -> list[str]:
    """What is said in words: prompt, log, labels of buttons and of squares."""
    page = table.page
    texts = [table.said(QUESTION), table.said("nav")]
    table.tap(STORY)
    texts.append(table.said("[data-sheet=log]"))
    table.tap(CLOSE)
    return [*texts, page.locator("[data-cell='square:d4']").get_attribute("aria-label") or "", page.title()]


def test_language_in_mid_game(table: Table) -> None:
    """Prompt, log and labels follow at once, and back; the game stays where it was."""
    laid(62)(table.go("/"))
    before, state = words(table), table.read()
    speak(table, "fr")
    after = words(table)
    assert [old for old, new in zip(before[:-1], after[:-1], strict=True) if old == new] == []
    assert table.read() == state
    table.reload()
    assert table.said(QUESTION) == after[0]
    speak(table, "en")
    assert table.said(QUESTION) == before[0]


def speak(table: Table, language: str) -> None:
    """Choose a language and wait for its sentences, which may have to be fetched."""
    table.set("language", language)
    expect(table.page.locator("html")).to_have_attribute("lang", language)


def ground(table: Table) -> str:
    """Return the colour behind the home page, once that is shown."""
    expect(table.page.locator("html")).to_have_attribute("data-shown", "home")
    return str(table.page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor"))


def test_themes(tables: Callable[..., Table]) -> None:
    """As the device says, or as the person says; kept over a reload."""
    table = tables(color_scheme="dark").go("/")
    dark = ground(table)
    table.set("theme", "light")
    light = ground(table)
    assert light != dark
    table.page.reload()
    expect(table.page.locator("html")).to_have_attribute("data-theme", "light")
    assert ground(table) == light
    table.set("theme", "dark")
    assert ground(table) == dark
    table.set("theme", "auto")
    table.page.emulate_media(color_scheme="light")
    assert ground(table) == light


def shown(table: Table, game: str) -> None:
    """Have a direction shown, along which it is drawn where Assam may stop."""
    if game == "marrakech":
        table.tap('[data-pick="turn:left"]')


@pytest.mark.parametrize(
    ("plies", "game", "sign"), [(60, "marrakech", "disc of a landing"), (60, "morocco", "who leads")]
)
def test_larger_signs_on_the_board(table: Table, plies: int, game: str, sign: str) -> None:
    """At once, and kept over a reload."""
    laid(plies, game=game)(table.go("/"))
    shown(table, game)
    signs = table.page.locator(drawn(game, sign))
    widths = "(all) => all.map((one) => one.getBoundingClientRect().width)"
    expect(signs.first).to_be_visible()
    usual = sorted(signs.evaluate_all(widths))
    table.set("signs", "large")
    assert all(now > 1.1 * before for now, before in zip(sorted(signs.evaluate_all(widths)), usual, strict=True))
    table.reload()
    shown(table, game)
    expect(signs.first).to_be_visible()
    assert all(now > 1.1 * before for now, before in zip(sorted(signs.evaluate_all(widths)), usual, strict=True))


def test_a_placement_that_need_not_be_confirmed(table: Table) -> None:
    """Now and after a reload."""
    table.begin(players=2, seed="habits")
    table.set("confirm", "false")
    for _ in range(2):
        table.play(1, "lay")
        ply = table.read()["ply"]
        table.unfold()
        table.tap("[data-choices] [data-action]")
        table.at(ply + 1)
        table.page.reload()


@pytest.mark.parametrize("speed", ["fast", "off"])
def test_speeds(tables: Callable[..., Table], speed: str) -> None:
    """Whatever the speed, the walk ends where the engine says, and the next turn can be played."""
    table = tables(reduced_motion="no-preference").go("/")
    table.set("speed", speed)
    laid(60)(table)
    table.tap("[data-pick]")
    table.tap("[data-roll]")
    table.at(62)
    expect(table.page.locator(THROWN)).to_have_count(0)
    assert table.answer()["phase"] == "lay"


def test_the_square_is_fetched_once_somebody_wants_to_hear_it(table: Table, watch: Watch) -> None:
    """Its sounds are a file of their own, and no part of a start."""
    laid(0)(table.go("/"))
    table.page.locator("[data-pick]").first.click()
    assert not [url for url in watch.requests if url.endswith("ambience.js")]
    with table.page.expect_request("**/ambience.js"):
        table.set("ambience", "true")
