"""Games by message: people on several devices play one game, with no network between them but links."""

import re
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.carry import rows, short_of
from tests.browser.screens import stands
from tests.browser.shelf import GAME, MENU, NAMES, apart, asked, row, trace
from tests.browser.table import PAINTED, Table, replayed
from tests.browser.test_history import PAINT
from tests.browser.test_opened_with import paste
from tests.sampling import WHOLE, share
from tests.sentences import said

SENDS, TAKES, MET = "[data-send-turn]", "[data-handover]", "[data-met]"
UNDO, SHOWS_CODE, INSTEAD = "[data-undo]", "[data-show-code]", "[data-instead]"
LINK, SHUT = "dialog[open] [data-link]", "dialog[open] [data-close]"
#: Ends a replay, and waits until whoever has taken the tablet may play.
SKIPPED = """async () => {
  while (document.querySelector("dialog[data-stage]")) {
    document.querySelector("[data-skip]")?.click();
    await new Promise(requestAnimationFrame);
  }
}"""


#: Who begins the game of two, and who does not.
FIRST, SECOND = 1, 0


class Device:
    """A page of its own context, on which some of the people play."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.page = table.page

    def play(self, recipe: int) -> str:
        """Play until somebody elsewhere goes on, and return the link that the page offers to send."""
        played = self.table.play(recipe)
        ended = self.table.read()["toAct"] == "over"  # then its picture is to be seen first
        return self.link() if played and not ended else self.again()

    def again(self) -> str:
        """Send the game as it is."""
        self.table.tap(SENDS)
        return self.link()

    def link(self) -> str:
        """Return the link that is shown, and close its dialog."""
        expect(self.page.locator(LINK)).to_have_value(re.compile("#/open/3-"))
        link = self.page.locator(LINK).input_value()
        self.table.tap(SHUT)
        return link

    def open(self, link: str) -> None:
        self.table.move(f"/{link.partition('#/')[2]}")

    def refuses(self, link: str, how: str) -> None:
        """Open a message that does not go on with the game, and go back to that."""
        self.open(link)
        expect(self.page.locator(MET)).to_have_text(said(f"link-{how}"))
        # by key: a tap so soon would be taken for a second one
        self.page.get_by_role("link", name=said("link-to-game")).press("Enter")
        self.page.wait_for_selector("[data-game]")

    def take(self) -> None:
        """Take the tablet, and skip what happened since, once it is seen: before, a heading keeps the focus it had."""
        self.table.tap(TAKES)
        self.page.evaluate(PAINTED)
        self.page.evaluate(SKIPPED)
        expect(self.page.locator(SENDS)).to_have_count(0)  # whoever is on turn has nothing to send yet

    def join(self, seats: list[int]) -> None:
        """Say who plays here: one by the message's own question, all others by the seats' sheet."""
        self.table.tap(f'[data-plays-here="{seats[0]}"]')
        self.page.wait_for_url("**/#/game/*")
        self.page.wait_for_selector("[data-game]")
        self.take_if_asked(seats[:1])
        for seat in seats[1:]:
            self.table.tap("[data-seats]")
            self.page.locator(f'dialog[open] [data-place="{seat}"]').get_by_label(said("new-who")).select_option("")
            self.table.tap(SHUT)
            self.take_if_asked([seat])

    def take_if_asked(self, seats: list[int]) -> None:
        if self.table.read()["toAct"] in map(str, seats):
            self.take()

    def rows(self) -> list[dict[str, Any]]:
        return rows(self.table)


@pytest.fixture
def devices(tables: Callable[..., Table]) -> tuple[Device, Device]:
    here, there = (Device(tables().go("/")) for _ in range(2))
    return here, there


# Who plays on the first device, who on the second, and which opponents play.
TABLES: list[tuple[str, int, list[int], list[int], dict[int, str]]] = [
    ("marrakech", 2, [0], [1], {}),
    ("morocco", 3, [0], [2], {1: "easy"}),
    ("marrakech", 4, [0, 2], [1], {3: "easy"}),
    ("morocco", 2, [1], [0], {}),
    ("morocco", 5, [0, 1], [2, 4], {3: "random"}),
    ("marrakech", 3, [2], [0], {1: "random"}),
]


@pytest.mark.parametrize(("game", "players", "here", "there", "bots"), share(TABLES, 3))
def test_a_whole_game_by_links(
    devices: tuple[Device, Device],
    tmp_path: Path,
    game: str,
    players: int,
    here: list[int],
    there: list[int],
    bots: dict[int, str],
) -> None:
    """Each message comes twice, every third is lost and sent again, every fifth comes back to who sent it.

    An ordinary run begins when eleven twelfths have been played.
    """
    one, other = devices
    played = 0 if WHOLE else 11 * len(trace(players=players, game=game)["record"]["log"]) // 12
    stands(one.table, apart(here, played, players=players, game=game, bots=bots))
    sender, receiver = one, other
    for number, _ in enumerate(cycle([0]), 1):
        if sender.table.read()["toAct"] != "over":
            link = sender.play(number)
        if number % 3 == 0 and sender.page.locator(SENDS).count():
            assert sender.again() == link
        if number % 5 == 0:
            sender.refuses(link, "same")
        receiver.open(link)
        if number == 1:
            receiver.join(there)
        receiver.page.wait_for_selector("[data-game]")
        if receiver.page.locator("[data-game]").get_attribute("data-to-act") == "over":
            break
        if number > 1:
            receiver.take()
        receiver.refuses(link, "same")
        sender, receiver = receiver, sender
    logs = [device.rows()[0]["record"]["log"] for device in (one, other)]
    assert logs[0] == logs[1]
    replayed(one.rows()[0]["record"], tmp_path)


def elsewhere(link: str, *more: str, ply: int | None = None) -> str:
    """Return a link as somebody elsewhere would make it: the game up to a ply, and on from there."""
    record = asked(do="decode", short=link)["record"]
    record["log"] = [*record["log"][:ply], *more]
    return f"/#/open/{short_of(record)}"


def corrected(link: str) -> str:
    """Return the link of a game whose last entry is another one."""
    record = asked(do="decode", short=link)["record"]
    *_, last = record["log"]
    before = asked(do="open", record={**record, "log": record["log"][:-1]})["view"]
    return elsewhere(link, next(choice for choice in before["choices"] if choice != last), ply=-1)


def test_a_message_of_another_way_or_of_before_changes_nothing(devices: tuple[Device, Device]) -> None:
    """Whoever wants keeps the other way as a game of its own."""
    _, other = devices
    link = came_first(*devices)
    before = other.rows()
    came = corrected(link)
    other.refuses(elsewhere(link, ply=0), "behind")
    other.refuses(came, "apart")
    assert other.rows() == before
    other.open(came)
    other.table.tap("[data-watch]")
    other.page.wait_for_url(lambda address: before[0]["id"] not in address and "#/game/" in address)
    kept = other.rows()
    assert len(kept) == 2
    assert before[0] in kept
    other.refuses(came, "same")


def test_what_was_rolled_or_given_away_stays(devices: tuple[Device, Device]) -> None:
    """To look at the dialog gives nothing away yet; a code that is shown does."""
    one, _ = devices
    stands(one.table, apart([0]))
    undo = one.page.locator(UNDO)
    one.table.play(1, stop="lay")
    expect(undo).to_be_disabled()
    one.play(1)
    expect(undo).to_be_enabled()
    one.table.tap(SENDS)
    one.table.tap(SHOWS_CODE)
    one.page.wait_for_selector("dialog[open] svg[role=img]")
    assert one.rows()[0]["settled"] == one.rows()[0]["view"]["ply"]
    one.table.tap(SHUT)
    expect(undo).to_be_disabled()
    one.page.reload()
    expect(one.page.locator(SENDS)).to_be_visible()
    expect(undo).to_be_disabled()


@pytest.mark.parametrize("given", ["[data-copy]", "[data-save-record]", LINK])
def test_a_link_or_file_that_leaves_the_shelf_is_given_away(devices: tuple[Device, Device], given: str) -> None:
    one, _ = devices
    stands(one.table, apart([FIRST], players=2))
    one.play(1)
    one.table.move("/")
    one.table.tap(MENU)
    one.table.tap("[data-tool=share]")
    expect(one.page.locator(LINK)).to_have_value(re.compile("#/open/3-"))
    one.table.tap(given)
    one.page.wait_for_function("async () => (await jemaaPlayer.rows())[0].settled === 3")


def came_first(one: Device, other: Device) -> str:
    """Play the first turn of a game of two on one device, and join it on the other; return the link."""
    stands(one.table, apart([FIRST], players=2))
    link = one.play(1)
    other.open(link)
    other.join([SECOND])
    return link


def test_whoever_has_another_way_can_go_on_with_the_one_that_came(devices: tuple[Device, Device]) -> None:
    """Their seats stay, and what they had is set aside."""
    _, other = devices
    link = came_first(*devices)
    before = other.rows()[0]
    came = corrected(link)
    other.open(came)
    expect(other.page.locator(MET)).to_have_text(said("link-apart"))
    assert other.rows() == [before]
    other.table.tap(INSTEAD)
    other.page.wait_for_url(f"**/#/game/{before['id']}")
    other.take()
    assert other.table.answer()["picks"]
    kept = {made["id"]: made for made in other.rows()}
    mine = kept.pop(before["id"])
    assert mine["record"]["log"] == asked(do="decode", short=came)["record"]["log"]
    assert (mine["seats"], mine["settled"], mine["record"]["seed"]) == (before["seats"], 3, before["record"]["seed"])
    (aside,) = kept.values()
    assert aside["record"]["log"] == before["record"]["log"]
    assert aside["record"]["id"] != before["record"]["id"]
    assert not any(seat["elsewhere"] for seat in aside["seats"])


def test_somebody_who_only_watches_follows(devices: tuple[Device, Device]) -> None:
    one, other = devices
    stands(one.table, apart([FIRST], players=2))
    other.open(one.play(1))
    other.table.tap("[data-watch]")
    other.page.wait_for_selector("[data-game]")
    expect(other.table.question).to_contain_text(said("awaits-message", seat=NAMES[SECOND]))
    expect(other.page.locator(SENDS)).to_have_count(0)
    assert other.table.read()["picks"] == []


def appearance(table: Table) -> tuple[dict[str, Any], str, str]:
    """Return what a table offers, all its words and names of things, and all its drawings, once it can be answered."""
    offered, main = table.answer(), table.page.get_by_role("main")
    drawings = main.locator(PAINT).evaluate_all("(all) => all.map((paint) => paint.outerHTML).join()")
    return offered, main.aria_snapshot(), re.sub(r"<!--.*?-->", "", drawings)


def test_what_a_link_hides_is_nowhere_on_the_page_that_opens_it(tables: Callable[..., Table]) -> None:
    """Two games that differ only in the order of hidden rugs look alike to whoever receives them."""
    seen = []
    for shuffles in (False, True):
        made = apart([FIRST], players=2)
        if shuffles:
            made["record"]["setup"]["piles"] = [
                [pile[0], *reversed(pile[1:])] for pile in made["record"]["setup"]["piles"]
            ]
        one, other = (Device(tables().go("/")) for _ in range(2))
        stands(one.table, made)
        other.open(one.play(1))
        other.table.tap('[data-plays-here="0"]')
        other.take()
        asked = appearance(other.table)
        other.table.tap("[data-pick]")
        expect(other.table.foretold.first).to_be_visible()
        seen.append((asked, appearance(other.table)))
    assert seen[0] == seen[1]


def test_whoever_plays_all_is_told_what_that_shows_where_something_is_hidden(devices: tuple[Device, Device]) -> None:
    one, other = devices
    for made, hides in ((apart([FIRST], players=2), 1), (apart([0, 1], players=3), 0)):
        one.table.go("/")
        stands(one.table, made)
        if not one.table.play(1):
            one.table.tap(SENDS)
        expect(one.page.get_by_text(said("share-message-hidden"))).to_have_count(hides)
        other.open(one.link())
        expect(other.page.locator("[data-accept]")).to_be_visible()
        expect(other.page.get_by_text(said("link-knows"))).to_have_count(hides)


def test_a_seat_is_set_elsewhere_where_a_game_begins(table: Table) -> None:
    table.go("/new/marrakech")
    table.tap('[data-card="1"]')
    table.tap("[data-elsewhere]")
    table.page.get_by_role("button", name=said("new-start")).click()
    table.page.wait_for_selector("[data-game]")
    stored = rows(table)[0]
    assert stored["seats"][1]["elsewhere"] is True
    assert re.fullmatch("[0-9a-f]{12}", stored["record"]["id"])
    assert stored["id"].startswith(stored["record"]["id"])


def at(ply: int, number: str = GAME, **game: Any) -> dict[str, Any]:
    """Return a stored game with a number, as it was at a ply."""
    made = row(ply, **game)
    made["record"]["id"] = number
    return {**made, "id": number + made["id"][len(number) :]}


def plies(table: Table) -> list[int]:
    return sorted(len(made["record"]["log"]) for made in rows(table))


def test_of_several_games_in_one_text_one_is_chosen(table: Table) -> None:
    """Of two links to one game the newer."""
    other = at(12, "fedcba987654", game="morocco", players=4)
    links = [f"{table.url}#/open/{short_of(made['record'])}" for made in (at(3), other, at(6))]
    paste(table, "\n".join(links))
    expect(table.page.locator("[data-several]")).to_have_count(2)
    expect(table.page.locator("main")).to_contain_text(said("link-several"))
    table.tap(table.page.locator("[data-several]").last)
    table.tap("[data-accept]")
    table.at(6)
    assert plies(table) == [6]
