"""The shelf of games: what is on it, what can be done with it, how safely it lies, and how fast it stands."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.carry import home, rows
from tests.browser.probes import Look, unseen, walk
from tests.browser.shelf import ALL_GAMES, ASSAM, LISTS, MANY, MENU, PICTURE, ROW, row
from tests.browser.table import HOME, Table
from tests.sampling import WHOLE, share
from tests.sentences import said


def filled(table: Table, *made: dict[str, Any]) -> None:
    """Put games on the shelf and look at all of them."""
    table.go("/")
    for one in made:
        table.put(one)
    home(table)
    stand(table, len(made))


# Whether the lists say that they hold so many games; those that are put away are shown first.
TOLD = """([lists, games, all]) => {
  document.querySelector(`${all}[aria-expanded=false]`)?.click();
  return [...document.querySelectorAll(lists)].reduce((sum, one) => sum + Number(one.dataset.games), 0) === games;
}"""


def stand(table: Table, games: int) -> None:
    """Wait for a shelf of so many games, whether or not all of them are near enough to be painted."""
    table.page.wait_for_function(TOLD, arg=[LISTS, games, ALL_GAMES])


# Notes in every frame whether the engine is still coming, and where something stands.
WATCHED = """(selector) => {
  globalThis.stood = [];
  const look = () => {
    const one = document.querySelector(selector);
    if (one) stood.push([document.querySelector("progress") !== null, one.getBoundingClientRect().y]);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
TABLE = f"/game/{2:032x}"
# The game that was played last, a seat, what is asked.
STANDS = [("/", ROW), (TABLE, "[data-seat]"), (TABLE, "[data-prompt]")]
SIZES = [(1024, 768), (390, 844), (320, 568)]


@pytest.mark.parametrize(("size", "stands"), share(product(SIZES, STANDS), 5), ids=str)
def test_all_stays_where_it_is_when_the_engine_has_come(
    tables: Callable[..., Table], size: tuple[int, int], stands: tuple[str, str]
) -> None:
    """A game is tapped as soon as it is seen: nothing moves it away from under the finger."""
    address, selector = stands
    table = tables(viewport={"width": size[0], "height": size[1]})
    page = table.page
    filled(table, row(0, 1), row(62, 2))
    table.move(address)
    page.add_init_script(f"({WATCHED})({selector!r})")
    engines: list[Route] = []

    def hold(route: Route) -> None:
        engines.append(route)

    page.route("**/worker.js", hold)
    page.reload()
    page.wait_for_function("() => stood.at(-1)?.[0]")
    engines[0].continue_()
    expect(page.locator("html")).to_have_attribute("data-ready", "engine")
    expect(page.get_by_role("progressbar")).to_have_count(0)
    page.wait_for_function("() => stood.at(-1)?.[0] === false")
    stood = page.evaluate("stood")
    assert len({y for _, y in stood}) == 1


def test_a_title(table: Table) -> None:
    """Given, cut, shown as text, kept at the table, and taken away again."""
    filled(table, row(6, 1))
    page = table.page
    title = page.locator(ROW).get_by_role("strong")
    rename(page)
    page.get_by_label(said("rename-name")).fill("<b>Sunday</b>")
    table.tap("[data-rename]")
    expect(title).to_have_text("<b>Sunday</b>")
    table.tap(f"{ROW} a")
    table.answer()
    table.play(1, 9)
    home(table)
    rename(page)
    page.get_by_label(said("rename-name")).fill("  ")
    page.keyboard.press("Enter")
    expect(title).to_have_text(said("marrakech/game-name"))
    assert rows(table)[0]["title"] == ""


def rename(page: Page) -> None:
    """Begin to rename the first game, by its menu."""
    page.locator(MENU).first.press("Enter")
    page.locator("[data-tool=rename]").first.press("Enter")


MOST_NODES = 20_000
NODES = "() => document.querySelectorAll('*').length"


def many(table: Table, count: int) -> None:
    """Put many games on the shelf, the first of them the oldest, each third of them finished, and look at it."""
    table.go("/")
    expect(table.page.locator(HOME)).to_be_visible()
    table.page.evaluate(MANY, [row(14), count, 3, row()])
    table.go("/")
    stand(table, count)


#: Games of a long shelf, of which each third is finished.
GAMES = 5000 if WHOLE else 500


def test_a_long_shelf_costs_what_is_seen_of_it(table: Table) -> None:
    """Many games: sorted, apart, all to be come by, and never many of them in the document or painted."""
    many(table, GAMES)
    over = -(-GAMES // 3)
    page = table.page
    newest, others, finished = (page.locator(LISTS).nth(at) for at in range(3))
    counts = [one.get_attribute("data-games") for one in (newest, others, finished)]
    assert counts == ["2", str(GAMES - over - 2), str(over)]
    painted = page.locator(f"{PICTURE}:has(g)")
    expect(painted.first).to_be_attached()
    assert painted.count() < 25
    for running, place in ((newest, "1"), (others, "3")):
        expect(running.locator(ROW).first).to_have_attribute("aria-setsize", str(GAMES - over))
        expect(running.locator(ROW).first).to_have_attribute("aria-posinset", place)
    assert page.locator(ROW).count() < 100
    assert page.evaluate(NODES) < MOST_NODES
    for part in (0.3, 0.6, 0.9, 1.0):
        page.evaluate("(part) => scrollTo(0, part * document.documentElement.scrollHeight)", part)
        page.wait_for_function(SEEN)
        assert page.locator(ROW).count() < 150
        assert page.evaluate(NODES) < MOST_NODES
    last = finished.locator(ROW).last
    expect(last).to_have_attribute("aria-posinset", str(over))
    expect(last.locator(ASSAM)).to_be_attached()
    assert last.get_by_role("link").get_attribute("href") == f"#/game/{0:032x}"


# Whether games are seen in the middle of the window, or what comes after them all; two points, of which one may lie
# between two games.
SEEN = """() => [0, 30]
  .flatMap((below) => document.elementsFromPoint(innerWidth / 3, innerHeight / 2 + below))
  .some((one) => one.matches("[role=listitem], [data-screen] > ul > li"))"""


def test_a_long_shelf_is_gone_through_by_the_keyboard(table: Table) -> None:
    """From one game to the next, over the bounds of what is painted, and none is left out."""
    many(table, 90)
    page = table.page
    page.locator(ROW).get_by_role("link").first.focus()
    seen = []
    for number in range(30):
        page.wait_for_selector(f"[aria-posinset='{number + 2}']")  # nobody is faster than what is read
        seen.append(page.evaluate("() => Number(document.activeElement.closest('[role=listitem]').ariaPosInSet)"))
        for _ in range(3 if number == 1 else 2):  # after the second one what shows the others, or puts them away
            page.keyboard.press("Tab")
    assert seen == list(range(1, 31))
    page.evaluate("() => scrollTo(0, 0)")
    page.wait_for_function("() => document.querySelector('[role=listitem]').ariaPosInSet === '1'")
    assert page.evaluate("() => document.activeElement.closest('[role=listitem]')?.ariaPosInSet") == "31"


def test_home_on_a_tablet_is_seen_whole(table: Table) -> None:
    """Both games with their buttons, the note about the network, and the game that was played last."""
    filled(table, row(14, 1))
    expect(table.page.locator(ROW)).to_be_visible()
    looks = [Look(unseen("a[href^='#/new/']", "[data-offline]", f"{ROW} a"), [(1024, 768), (1366, 1024)])]
    walk(table, [("home", lambda _: None)], looks)


def test_two_running_games_are_seen_and_all_others_a_tap_away(tables: Callable[..., Table]) -> None:
    """The newest one large; one button brings the others, finished ones too, and puts them away."""
    table = tables(viewport={"width": 320, "height": 800})
    page = table.go("/").page
    for number in range(1, 7):
        table.put(row(None if number == 6 else number, number))
    home(table)
    rows, everything = page.locator(f"{ROW}:visible"), page.locator(ALL_GAMES)
    expect(rows).to_have_count(2)
    expect(page.locator(ROW).first).to_have_attribute("aria-setsize", "5")
    links = [f"#/game/{number:032x}" for number in (5, 4)]
    assert [each.get_by_role("link").get_attribute("href") for each in rows.all()] == links
    large, small = rows.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().height)")
    assert large > small
    expect(everything).to_have_accessible_name(said("home-more", count=4))  # two need no button
    everything.click()
    expect(everything).to_have_attribute("aria-expanded", "true")
    expect(rows).to_have_count(6)
    expect(everything).to_be_focused()
    everything.click()
    expect(rows).to_have_count(2)


ASKED = """globalThis.asked = 0;
if (navigator.storage) navigator.storage.persist = async () => { asked += 1; return false; };"""


def test_the_browser_is_asked_once_to_keep_games(table: Table) -> None:
    """With the first game that is saved, not before."""
    page = table.page
    page.add_init_script(ASKED)
    table.go("/")
    assert page.evaluate("() => asked") == 0
    table.move("/play/marrakech?players=2")
    page.wait_for_url("**/#/game/*")
    table.answer()
    table.play(1, 6)
    assert page.evaluate("() => asked") == 1


ROOM = """if (navigator.storage) {
  navigator.storage.estimate = async () => ({ usage: 12_340_000, quota: 1e9 });
  navigator.storage.persisted = async () => %s;
}"""
#: What a browser tells of its room, and the sentence; one tells nothing.
ROOMS = {
    "kept": (ROOM % "true", said("room-kept", mega=12.34)),
    "untold": ("Object.defineProperty(navigator, 'storage', { value: undefined });", said("save-all")),
}


@pytest.mark.parametrize(("told", "sentence"), ROOMS.values(), ids=ROOMS)
def test_how_much_is_stored_and_how_safely(table: Table, told: str, sentence: str) -> None:
    table.page.add_init_script(told)
    filled(table, row(3, 1))
    table.page.locator("[data-opens=menu]").click()
    expect(table.page.get_by_text(sentence)).to_be_visible()
