"""Games as files, links and codes: the same game comes out that went in, and nothing else does any harm."""

import json
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.carry import (
    brought,
    code,
    file,
    follow,
    give,
    home,
    report,
    rows,
    saved,
    scanned,
    short_of,
)
from tests.browser.conftest import Site
from tests.browser.probes import LYING, bigger, resize
from tests.browser.screens import CODE, stands
from tests.browser.shelf import ALL_GAMES, ASSAM, LISTS, MANY, NAMES, ROW, asked, places, row, trace
from tests.browser.table import Table
from tests.browser.test_history import settled
from tests.sentences import said

MARKUP = "<img src=x onerror='top.hit=1'>"
ALERT = "main [role=alert]"
SHARE = "[data-share]"
MOST_GAMES = 1000


def test_a_saved_game_opens_as_it_was(table: Table, tables: Callable[..., Table]) -> None:
    """In another browser: the same board, sentences, numbers, and the same dice to come."""
    table.begin(players=3, seed="a file")
    table.play(1, 20)
    before, record = settled(table), table.row()["record"]
    table.tap(SHARE)
    expect(table.dialog).to_contain_text(said("save-why"))
    name, text = saved(table.page, "dialog [data-save-record]")
    table.tap("dialog[open] [data-close]")
    assert name.startswith("marrakech-Amina-Yusuf-Inès-20")
    assert name.endswith(".jemaa.json")
    assert json.loads(text) == record
    other = tables().go("/")
    give(other, file(text, name))
    other.page.wait_for_url("**/#/game/*")
    other.at(20)
    after = settled(other)
    assert {**after, "offers": {**after["offers"], "offered": before["offers"]["offered"]}} == before
    assert other.row()["record"] == record
    assert other.id != table.id
    for one in (table, other):
        one.play(2, 26)
    ours, theirs = table.row()["record"], other.row()["record"]
    assert theirs.pop("devices")[:-1] == ours.pop("devices")
    assert theirs == ours


def shared_link(table: Table) -> str:
    """Open the share dialog at the table, and return the link in it."""
    table.tap(SHARE)
    expect(code(table.page)).to_be_visible()
    return table.page.locator("[data-link]").input_value()


def test_a_link_opens_elsewhere_as_the_same_game(table: Table, tables: Callable[..., Table]) -> None:
    """All but the seed travels; what is found is told before it is laid on the table."""
    table.begin(players=2, seed="a link", variant="quarter-turn")
    table.play(1, 31)
    record = table.row()["record"]
    link = shared_link(table)
    other = tables()
    other.page.goto(link)
    expect(other.page.locator("[data-accept]")).to_be_visible()
    assert all(name in other.said("main") for name in NAMES[:2])
    expect(other.page.locator("main").locator(ASSAM)).to_have_count(1)
    assert rows(other) == []
    other.tap("[data-accept]")
    other.page.wait_for_url("**/#/game/*")
    other.at(31)
    kept = other.row()["record"]
    beside = {"seed", "known_seed", "started", "app"}
    assert {key: value for key, value in kept.items() if key not in beside} == {
        key: value for key, value in record.items() if key not in beside
    }
    assert kept["seed"] != record["seed"]
    other.reload()
    other.play(1, 37)
    assert len(rows(other)) == 1


def test_a_shuffled_copy_has_nothing_of_what_is_hidden(table: Table) -> None:
    """Neither its link nor its file; a second tap shares the game itself again."""
    table.begin(players=2, seed="a secret for now")
    table.play(1, 7)
    link, record = shared_link(table), table.row()["record"]
    expect(table.dialog).to_contain_text(said("share-hidden"))
    table.tap("[data-shuffle]")
    expect(table.dialog).to_contain_text(said("share-shuffled"))
    expect(table.page.locator("[data-link]")).not_to_have_value("")
    copy = asked(do="decode", short=table.page.locator("[data-link]").input_value().partition("#/open/")[2])["record"]
    assert (copy["log"], copy["players"]) == (record["log"], record["players"])
    assert copy["setup"]["piles"] != record["setup"]["piles"]
    text = saved(table.page, "dialog [data-save-record]")[1]
    assert json.loads(text)["setup"] == copy["setup"]
    assert "a secret for now" not in text
    table.tap("[data-shuffle]")
    expect(table.page.locator("[data-link]")).to_have_value(link)
    assert table.row()["record"] == record


def test_the_code_holds_the_link(site: Site, tables: Callable[..., Table]) -> None:
    """Read back from a picture of the screen, of a whole game, also on a phone by night."""
    table = tables(viewport={"width": 390, "height": 844}, color_scheme="dark")
    page = table.go("/").page
    made = row()
    table.put(made)
    table.move(f"/game/{made['id']}")
    table.at(len(made["record"]["log"]))
    link = shared_link(table)
    assert link == f"{site.url}#/open/{short_of(made['record'])}"
    assert scanned(code(page)) == link
    bigger(page, 24)
    resize(page, LYING)
    expect(page.locator(CODE)).to_be_in_viewport(ratio=1)
    assert scanned(code(page)) == link


STUBS = """(failure) => {
  globalThis.sent = [];
  navigator.canShare = ({ files }) => files.every((file) => file.name.endsWith(".json"));
  navigator.share = async (what) => {
    sent.push({ ...what, files: what.files?.map((file) => file.name) });
    if (failure) throw new DOMException("", failure);
  };
}"""


def test_copying_and_the_systems_share_sheet(table: Table) -> None:
    page = table.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.begin(players=2, seed="sheet")
    expect(page.locator("[data-send]")).to_have_count(0)
    page.evaluate(STUBS, None)
    link = shared_link(table)
    table.tap("[data-copy]")
    dialog = page.get_by_role("dialog", name=said("share-title"))
    expect(dialog).to_contain_text(said("share-copied"))
    assert page.evaluate("() => navigator.clipboard.readText()") == link
    table.tap("[data-send]")
    table.tap("[data-send-file]")
    page.wait_for_function("() => sent.length === 2")
    sent = page.evaluate("() => sent")
    assert sent[0]["url"] == link
    assert sent[1]["files"][0].startswith("marrakech-Amina-Yusuf-")
    page.evaluate(STUBS, "AbortError")
    table.tap("[data-send]")
    page.wait_for_function("() => sent.length === 1")
    failed = said("share-failed")
    expect(dialog).not_to_contain_text(failed)
    page.evaluate(STUBS, "NotAllowedError")
    table.tap("[data-send]")
    expect(dialog).to_contain_text(failed)


def test_a_finished_game_is_saved_and_shared_from_its_result(table: Table) -> None:
    table.go("/")
    made = row()
    stands(table, made)
    table.more()
    assert json.loads(saved(table.page, "[data-result] [data-save-record]")[1]) == made["record"]
    table.more().tap("[data-result] [data-share]")
    expect(code(table.page)).to_be_visible()


GOOD = short_of(trace()["record"])
# A link that is refused, and the key of the sentence that says why; tests/engine has all kinds of damage.
LINKS = {
    MARKUP: "short-form",
    GOOD[:-1]: "short-damaged",
    "1-MARRAKECH-1-" + "Z" * 5000: "short-length",
}


def test_links_that_are_refused(table: Table) -> None:
    """Each with its sentence; nothing is stored, no script runs, and a good link opens afterwards, through noise."""
    table.go("/")
    for short, why in LINKS.items():
        follow(table, short)
        expect(table.page.locator(ALERT)).to_have_text(said(f"bad-record-{why}"))
    assert rows(table) == []
    assert table.page.evaluate("() => [document.images.length, globalThis.hit]") == [0, None]
    follow(table, f"{GOOD.lower()}%E2%80%8B),&utm_source=a-b")
    table.tap("[data-accept]")
    table.at(len(trace()["record"]["log"]))


# A file, and the sentence that says why it is refused; tests/engine has all kinds of damaged records.
FILES: dict[str, tuple[str | bytes, str]] = {
    "a picture": (b"\x89PNG\r\n\x1a\n\0\0\xff\xfe", said("bad-record-not-json")),
    "no end of nesting": ('{"a":' * 100_000, said("bad-record-not-json")),
    "a version to come": (json.dumps({**trace()["record"], "version": 2}), said("bad-record-version")),
    "a long record": (json.dumps({**trace()["record"], "app": "x" * 1_000_000}), said("bad-record-too-large")),
    "a shelf of too many": (
        json.dumps({"format": "jemaa-shelf", "version": 1, "games": [0] * 1001}),
        said("bad-record-missing", text="game"),
    ),
}


def test_files_that_are_refused_say_why(table: Table) -> None:
    """In one armful; a good one comes in afterwards, and is played on though its seed is none."""
    table.go("/")
    give(table, *(file(data, f"{kind}.json") for kind, (data, _) in FILES.items()))
    told = report(table)
    assert brought(0, len(FILES)) in told
    assert {kind for kind, (_, why) in FILES.items() if why not in told} == set()
    assert rows(table) == []
    table.tap("[data-report] button")
    expect(table.page.locator("[data-report]")).to_have_count(0)
    give(table, file(json.dumps({**trace()["record"], "log": trace()["record"]["log"][:6], "seed": 7})))
    table.at(6)
    table.play(1, 12)
    assert isinstance(table.row()["record"]["seed"], str)


def test_all_games_in_one_file_and_back(table: Table, tables: Callable[..., Table]) -> None:
    """Records, titles, opponents and what was undone; a damaged game goes along and is refused by name."""
    table.go("/")
    kept = [row(plies, number) for number, plies in enumerate((0, 14, None), 1)]
    log = kept[2]["record"]["log"]
    kept[0] |= {"title": MARKUP, "seats": places(3, {"1": "random"})}
    kept[1] |= {"undone": log[14:17]}
    broken = row(14, 4)
    broken |= {"record": {**broken["record"], "log": ["left", "left"]}, "title": "Broken one"}
    for one in [*kept, broken]:
        table.put(one)
    home(table)
    name, text = saved(table.page, "[data-save-all]")
    assert name.startswith("jemaa-20")
    other = tables().go("/")
    give(other, file(text, name))
    told = report(other)
    assert brought(3, 1) in told
    assert "Broken one" in told
    parts = ("record", "undone", "title")
    came = sorted(rows(other), key=lambda one: len(one["record"]["log"]))
    whole = [{"title": "", **one} for one in kept]
    assert [[one[part] for part in parts] for one in came] == [[one[part] for part in parts] for one in whole]
    levels = [[place["bot"] for place in one["seats"]] for one in came]
    assert levels == [[None, "random", None], [None] * 3, [None] * 3]
    other.tap(ALL_GAMES)
    expect(other.page.locator(ROW)).to_have_count(3)
    expect(other.page.locator(LISTS)).to_have_count(2)
    expect(other.page.get_by_text(MARKUP)).to_be_visible()
    assert other.page.evaluate("() => [document.images.length, globalThis.hit]") == [0, None]


def test_more_games_than_a_file_holds_are_saved_in_several(table: Table) -> None:
    """One for each tap, as browsers want it; together they hold every game."""
    table.go("/")
    table.page.evaluate(MANY, [row(0), MOST_GAMES + 1, 3, row(14)])
    home(table)
    expect(table.page.locator(ROW).first).to_be_visible()
    name, first = saved(table.page, "[data-save-all]")
    assert name.endswith("-1-2.jemaa-shelf.json")
    name, second = saved(table.page, "[data-save-part]")
    assert name.endswith("-2-2.jemaa-shelf.json")
    expect(table.page.locator("[data-save-part]")).to_have_count(0)
    assert [len(json.loads(text)["games"]) for text in (first, second)] == [MOST_GAMES, 1]


def test_a_game_that_cannot_be_opened_gives_its_record_as_it_is(table: Table) -> None:
    """From the message, and from the shelf."""
    table.go("/")
    broken = {**row(14, 5), "record": None}
    table.put(broken)
    table.move(f"/game/{broken['id']}")
    expect(table.page.locator(ALERT)).to_be_visible()
    assert json.loads(saved(table.page, "main [data-save-record]")[1]) == broken["record"]
    home(table)
    assert json.loads(saved(table.page, f"{ROW} [data-save-record]")[1]) == broken["record"]
    assert rows(table) == [broken]
