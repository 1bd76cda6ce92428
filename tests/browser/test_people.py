"""People remembered: what a finished game leaves, who is forgotten, and results in the file of all games."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.carry import file, give, home, report, rows
from tests.browser.conftest import Site
from tests.browser.screens import stands, visit
from tests.browser.shelf import places, row, stored, trace
from tests.browser.table import HOME, Table
from tests.sentences import plain, said

PEOPLE, SCREEN, FORGET = "[data-people]", "[data-screen=people]", "[data-forget]"


#: The beginning of a PNG of 1080 by 1350 pixels.
PNG_SIZE = re.compile(rb"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x04\x38\0\0\x05\x46")


def told(table: Table, name: str) -> str:
    """Open the card of a person, and return it in one line."""
    table.tap(f'[data-who="{name}"]')
    expect(table.page.locator(FORGET)).to_be_visible()
    return plain(" ".join(table.page.locator("[data-course]").inner_text().split()))


def counted(table: Table) -> dict[str, str]:
    """Return what the list says of everybody, by key."""
    expect(table.page.locator(SCREEN)).to_be_visible()
    return {
        each.get_attribute("data-who") or "": plain(each.locator("[data-counts]").inner_text())
        for each in table.page.locator("[data-who]").all()
    }


def counts(games: int, firsts: int) -> str:
    return f"{firsts} {plain(said('people-of', games=games))}"


def test_a_game_that_ends_here_is_told_of(table: Table) -> None:
    """Once it is over; before that nothing leads to people."""
    record = trace()["record"]
    table.go("/")
    expect(table.page.locator(HOME)).to_be_visible()
    expect(table.page.locator(PEOPLE)).to_have_count(0)
    before = stored({**record, "log": record["log"][:-1]})
    stands(table, {**before, "seats": places(3, {"2": "easy"})})
    table.play(1)
    expect(table.page.locator("[data-result]")).to_be_visible()
    home(table)
    table.tap(PEOPLE)
    view = stored(record)["view"]
    winners = view["result"]["winners"]
    assert counted(table) == {name: counts(1, int(seat in winners)) for seat, name in enumerate(["amina", "yusuf"])}
    best = max((1, 0), key=lambda seat: int(view["seats"][seat]["score"]))
    text = told(table, ["amina", "yusuf"][best])
    expect(table.page.locator("[data-honour=best] a")).to_have_attribute("href", f"#/game/{before['id']}")
    for line in (said("marrakech/game-name"), plain(said("people-players", players=3))):
        assert f"{line} {counts(1, int(best in winners))}" in text


LACKING = """async (rows) => {
  const request = indexedDB.open(`jemaa-games:${location.pathname.replace(/[^/]*$/, "")}`, 1);
  request.onupgradeneeded = () => {
    const games = request.result.createObjectStore("games", { keyPath: "id" });
    games.createIndex("changed", "changed");
    for (const row of rows) games.put(row);
  };
  await new Promise((done) => { request.onsuccess = done; });
  request.result.close();
}"""


def test_an_older_database_gets_what_it_lacks_and_keeps_its_games(site: Site, opened: Callable[..., Page]) -> None:
    page = opened()
    page.goto(f"{site.url}icon.svg")
    page.evaluate(LACKING, [row(None, 1), row(60, 3)])
    table = Table(page, site.url).go("/")
    table.tap("[data-all-games]")
    expect(page.locator("[role=listitem]")).to_have_count(2)
    give_results(table, ending(7, "Noor"))
    expect(page.locator("[data-who]")).to_have_count(4)


def ending(number: int, *names: str | None, **how: Any) -> dict[str, Any]:
    """Return the result of a game, in which null was forgotten."""
    seats = [name and {"name": name, "bot": None, "place": at, "score": 9 - at} for at, name in enumerate(names, 1)]
    game = {"id": f"{number:032x}", "same": str(number), "game": "marrakech", "at": number, "risen": False}
    return {**game, "seats": seats, **how}


def give_results(table: Table, *results: dict[str, Any]) -> None:
    """Open a file of results at home, then the screen of people."""
    expect(table.page.locator("html")).to_have_attribute("data-ready", "engine")
    give(table, file(json.dumps({"format": "jemaa-shelf", "version": 1, "games": [], "results": results}), "all.json"))
    report(table)
    visit(table, "/people", "[data-who]")


def remembered(table: Table) -> dict[str, str]:
    """Finish two games, and return what is told of everybody."""
    for number, players in ((1, 3), (2, 2)):
        table.put(row(None, number, players=players))
    visit(table, "/people", "[data-who]")
    expect(table.page.locator("[data-who]")).to_have_count(3)
    return counted(table)


def test_two_spellings_are_made_one_person_and_parted_again(table: Table) -> None:
    table.go("/")
    before = remembered(table)
    told(table, "amina")
    table.tap("[data-doing=same]")
    table.tap('[data-same-as="inès"]')
    expect(table.page.locator("[data-who]")).to_have_count(2)
    table.page.reload()
    expect(table.page.locator("[data-who]")).to_have_count(2)
    told(table, "inès")
    table.tap("[data-doing=name]")
    table.page.get_by_label(said("people-name")).fill("Agnès")
    table.tap("[data-renames]")
    expect(table.page.locator("[data-notice]")).to_contain_text(said("people-renamed", name="Inès", other="Agnès"))
    told(table, "agnès")
    table.tap('[data-part="amina"]')
    expect(table.page.locator("[data-who]")).to_have_count(3)
    table.tap("[data-restore]")
    expect(table.page.locator("[data-who]")).to_have_count(2)
    table.tap("[data-restore]")
    expect(table.page.locator('[data-who="inès"]')).to_be_visible()
    assert counted(table)["yusuf"] == before["yusuf"]


def test_the_picture_of_an_evening_is_given_away(table: Table) -> None:
    table.go("/")
    remembered(table)
    with table.page.expect_download() as download:
        table.tap("[data-picture]")
    assert PNG_SIZE.match(download.value.path().read_bytes())


def test_a_person_is_forgotten_with_one_tap_and_brought_back_with_another(table: Table) -> None:
    table.go("/")
    before = remembered(table)
    told(table, "amina")
    table.tap(FORGET)
    expect(table.page.locator("[data-who]")).to_have_count(2)
    expect(table.page.locator("[data-notice]")).to_contain_text(said("people-forgotten", name="Amina"))
    expect(table.page.locator("[data-restore]")).to_be_in_viewport()
    table.page.reload()
    expect(table.page.locator("[data-who]")).to_have_count(2)
    told(table, "yusuf")
    table.tap(FORGET)
    expect(table.page.locator("[data-who]")).to_have_count(1)
    table.tap("[data-restore]")
    expect(table.page.locator("[data-who]")).to_have_count(2)
    assert counted(table) == {name: text for name, text in before.items() if name != "amina"}
    assert all(each["view"]["seats"][0]["name"] == "Amina" for each in rows(table))
