"""People remembered: what a finished game leaves, who is forgotten, and results in the file of all games."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.carry import file, give, home, report, rows, saved
from tests.browser.conftest import Site
from tests.browser.screens import stands, visit
from tests.browser.shelf import asked, places, row, stored, trace
from tests.browser.table import HOME, Table
from tests.sentences import plain, said

PEOPLE, SCREEN, FORGET = "[data-people]", "[data-screen=people]", "[data-forget]"


def person(name: str) -> str:
    return f'[data-person="{name}"]'


def told(table: Table, name: str) -> str:
    """Open what is told of a person, and return it in one line."""
    opened = table.page.locator(person(name))
    table.tap(f"{person(name)} summary")
    expect(opened.locator(FORGET)).to_be_visible()
    return plain(" ".join(opened.locator("[data-course]").inner_text().split()))


def counted(table: Table) -> dict[str, str]:
    """Return what the list says of everybody."""
    expect(table.page.locator(SCREEN)).to_be_visible()
    return {
        each.get_by_role("heading").inner_text(): plain(each.locator("[data-counts]").inner_text())
        for each in table.page.locator("[data-person] summary").all()
    }


def counts(games: int, firsts: int) -> str:
    return plain(said("people-counts", games=games, firsts=firsts))


def test_a_game_that_ends_here_is_told_of_with_its_rolls(table: Table) -> None:
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
    assert counted(table) == {name: counts(1, int(seat in winners)) for seat, name in enumerate(["Amina", "Yusuf"])}
    leads = table.page.get_by_role("link", name=said("honour-game")).first
    expect(leads).to_have_attribute("href", f"#/game/{before['id']}")
    text = told(table, "amina")
    asked(do="open", record=record)
    (die,) = asked(do="rolls")["dice"]
    rolls = [int(roll["action"].removeprefix("die ")) for roll in die["rolls"] if roll["seat"] == 0]
    mean = sum(rolls) / len(rolls)
    assert plain(said("people-rolls", count=len(rolls), mean=mean, expected=2.5)) in text
    assert f"{said('marrakech/game-name')} 1 {int(0 in winners)}" in text
    assert said("level-easy") in text


BEFORE = """async ([version, rows, results]) => {
  const request = indexedDB.open(`jemaa-games:${location.pathname.replace(/[^/]*$/, "")}`, version);
  request.onupgradeneeded = () => {
    const games = request.result.createObjectStore("games", { keyPath: "id" });
    games.createIndex("changed", "changed");
    games.createIndex("over", "view.result.why");
    games.createIndex("known", ["id", "hand", "title"]);
    for (const row of rows) games.put(row);
    if (version < 3) return;
    games.createIndex("yours", "yours");
    const kept = request.result.createObjectStore("results", { keyPath: "id" });
    kept.createIndex("ended", "at");
    if (version > 3) kept.createIndex("dealt", "deal.key");
    for (const result of results) kept.put(result);
    request.result.createObjectStore("sums");
  };
  await new Promise((done) => { request.onsuccess = done; });
  request.result.close();
}"""


def stored_before(site: Site, page: Page, *given: Any) -> Table:
    """Open a page whose games were stored by an earlier version."""
    page.goto(f"{site.url}icon.svg")
    page.evaluate(BEFORE, list(given))
    return Table(page, site.url)


@pytest.mark.parametrize("version", [2, 3, 4])
def test_games_of_before_are_read_whatever_version_has_stored_them(
    site: Site, opened: Callable[..., Page], version: int
) -> None:
    games = [row(None, 1), row(None, 2, players=2), row(60, 3)]
    table = stored_before(site, opened(), version, games, []).go("/people")
    expect(table.page.locator("[data-person]")).to_have_count(3)
    assert {name: text.split(",")[0] for name, text in counted(table).items()} == {
        "Amina": counts(2, 0).split(",")[0],
        "Yusuf": counts(2, 0).split(",")[0],
        "Inès": counts(1, 0).split(",")[0],
    }


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
    visit(table, "/people", "[data-person]")


@pytest.mark.parametrize("version", [3, 4])
def test_whoever_was_forgotten_before_comes_back_with_no_copy(
    site: Site, opened: Callable[..., Page], version: int
) -> None:
    table = stored_before(site, opened(), version, [], [ending(1, None, "Yusuf")]).go("/")
    give_results(table, ending(2, "Amina", "Yusuf", same="1"), ending(3, "Leo"))
    assert counted(table) == {"Yusuf": counts(1, 0), "Leo": counts(1, 1)}


def remembered(table: Table) -> dict[str, str]:
    """Finish two games, and return what is told of everybody."""
    for number, players in ((1, 3), (2, 2)):
        table.put(row(None, number, players=players))
    visit(table, "/people", "[data-person]")
    expect(table.page.locator("[data-person]")).to_have_count(3)
    return counted(table)


def test_a_game_of_an_evening_may_be_left_out(table: Table) -> None:
    """What each has done on the whole stays as it is."""
    table.go("/")
    whole = remembered(table)
    evening, counting = table.page.locator("[data-evening]"), table.page.locator("[data-counting]")
    names = evening.get_by_role("rowheader")
    expect(names).to_have_count(3)
    expect(counting.locator("summary")).to_contain_text(said("people-counting", count=2))
    table.tap("[data-counting] summary")
    three = counting.locator("label", has_text="Inès").get_by_role("checkbox")
    table.tick(three, on=False)
    expect(names).to_have_count(2)
    expect(counting.locator("summary")).to_contain_text(said("people-counting", count=1))
    assert counted(table) == whole
    table.tick(three)
    expect(names).to_have_count(3)


def test_a_person_is_forgotten_with_one_tap_and_brought_back_with_another(table: Table) -> None:
    table.go("/")
    before = remembered(table)
    told(table, "amina")
    table.tap(FORGET)
    expect(table.page.locator("[data-person]")).to_have_count(2)
    expect(table.page.locator("[data-notice]")).to_contain_text(said("people-forgotten", name="Amina"))
    expect(table.page.locator("[data-restore]")).to_be_in_viewport()
    table.page.reload()
    expect(table.page.locator("[data-person]")).to_have_count(2)
    told(table, "yusuf")
    table.tap(FORGET)
    expect(table.page.locator("[data-person]")).to_have_count(1)
    table.tap("[data-restore]")
    expect(table.page.locator("[data-person]")).to_have_count(2)
    assert counted(table) == {name: text for name, text in before.items() if name != "Amina"}
    assert all(each["view"]["seats"][0]["name"] == "Amina" for each in rows(table))


def test_results_come_with_the_file_of_all_games_and_count_once(table: Table, opened: Callable[..., Page]) -> None:
    """Also those of games that were removed, however often the file is opened."""
    table.go("/")
    before = remembered(table)
    visit(table, "/", HOME)
    table.tap("[data-all-games]")
    table.tap("[data-menu]")
    table.tap("[data-remove]")
    expect(table.page.locator("[data-restore]")).to_be_visible()
    name, text = saved(table.page, "[data-save-all]")
    assert [len(json.loads(text)[part]) for part in ("games", "results")] == [1, 2]
    there = Table(opened(), table.url).go("/")
    for _ in range(2):
        expect(there.page.locator("html")).to_have_attribute("data-ready", "engine")
        give(there, file(text, name))
        expect(there.page.locator("[data-result]")).to_be_visible()
        visit(there, "/people", "[data-person]")
        assert counted(there) == before
        home(there)


def test_a_name_in_other_signs_is_the_same_person(table: Table) -> None:
    """Also where it is to be forgotten; it is shown as it was written last."""
    table.go("/")
    name = "D\u2019Arcy"
    give_results(
        table, ending(1, "D'Arcy", "Ana\u00a0 Luz"), ending(2, name.upper(), "Ana Luz"), ending(3, name, "Leo")
    )
    assert counted(table) == {name: counts(3, 3), "Ana Luz": counts(2, 0), "Leo": counts(1, 0)}
    told(table, "d'arcy")
    table.tap(FORGET)
    expect(table.page.locator("[data-person]")).to_have_count(2)


HOSTILE: dict[str, Any] = {
    "markup in a game's name": {"game": "<img src=x onerror=alert(1)>"},
    "a hidden mark in a name": {"seats": [{"name": "a\u202eb", "bot": None, "place": 1, "score": 3}]},
    "nine seats": {"seats": [None] * 9},
}


@pytest.mark.parametrize("what", HOSTILE)
def test_results_that_are_none_are_refused_with_a_sentence_and_keep_no_game_out(table: Table, what: str) -> None:
    games = [{"record": row(6)["record"]}]
    text = json.dumps({"format": "jemaa-shelf", "version": 1, "games": games, "results": [ending(7, **HOSTILE[what])]})
    table.go("/")
    expect(table.page.locator("html")).to_have_attribute("data-ready", "engine")
    give(table, file(text, "all.json"))
    assert said("error-bad-results") in report(table)
    expect(table.page.locator("[data-all-games], [role=listitem]").first).to_be_visible()


def test_a_name_is_data_wherever_it_is_shown(table: Table) -> None:
    name = "<b>Inès</b> & Co"
    table.go("/")
    give_results(table, ending(7, name, risen=True))
    expect(table.page.locator("[data-person] h3")).to_have_text(name)
    expect(table.page.locator("[data-honour]").first).to_contain_text(name)
