"""Addresses, seeds and names from strangers: a clear sentence, nothing executed, nothing lost."""

from playwright.sync_api import Page, expect

from tests.browser.carry import away
from tests.browser.screens import card
from tests.browser.shelf import ALL_GAMES, ROW, row
from tests.browser.table import HOME, Table
from tests.sentences import said

NOWHERE = [
    "/nowhere",
    "/home/",
    "/new/chess",
    "/new/constructor",
    "/new/__proto__",
    "/rules/toString",
    "/play/chess?players=2",
    "/game/",
    "/game/not-a-number",
    "/game/<img src=x onerror=alert(1)>",
    "/%E0%A4%A",
    "/rules/marrakech/rent/more",
    "/new/marrakech/rent",
    "/" + "a" * 30_000,
]
REFUSED = [
    "players=9",
    "players=abc",
    "players=-1",
    "players=2.5",
    "players=__proto__",
    "bots=1:deep-blue",
    "bots=7:random",
    "bots=-1:random",
    "bots=random",
    "bots=1:random:random",
    "bots=x:random",
    "bots=__proto__:random",
    "variant=sideways",
    "variant=constructor",
    "variant=toString",
    "variant=true",
    "variant=",
    "cover_own=constructor",
    "cover_own=__proto__",
    "cover_own=True",
    "cover_own=maybe",
    "nonsense=1",
    "constructor=true",
    "toString=standard",
    "__proto__=1",
    "seed=" + "s" * 10_000,
]
MARKUP = "<img src=x onerror='top.hit=1'>"


def sentence(page: Page) -> str:
    """Return the one sentence that says what is wrong: words, not a key of the catalogue."""
    alert = page.locator("main [role=alert]")
    expect(alert).to_be_visible()
    text = alert.inner_text()
    assert " " in text
    assert text.rstrip().endswith((".", "!"))
    return text


def test_addresses_that_lead_nowhere(table: Table) -> None:
    table.go("/")
    for address in NOWHERE:
        table.move(address)
        expect(table.page.locator("main [role=alert]")).to_have_text(said("error-address"))
        table.page.get_by_role("main").get_by_role("link", name=said("to-home")).press(
            "Enter"
        )  # by key: taps are this fast
        expect(table.page.locator(HOME)).to_be_visible()


def test_games_that_cannot_begin(table: Table) -> None:
    table.go("/")
    answers = {}
    for query in REFUSED:
        table.move("/")
        expect(table.page.locator(HOME)).to_be_visible()
        table.move(f"/play/marrakech?{query}")
        answers[query] = sentence(table.page)
    assert answers["seed=" + "s" * 10_000] == said("bad-record-seed")
    assert table.page.evaluate("() => jemaaPlayer.rows()") == []


UNUSUAL = [
    "",
    "players=4&bots=",
    "players=3&seed=%20",
    "seed=two%0Alines",
    "players=2&seed=%3Cb%3Ebold%3C%2Fb%3E",
    "seed=%F0%9F%A7%B6",
]


def test_unusual_addresses_that_begin_a_game(table: Table) -> None:
    table.go("/")
    for query in UNUSUAL:
        table.move(f"/play/marrakech?{query}")
        table.page.wait_for_url("**/#/game/*")
        assert table.answer()["ply"] == 0
        table.move("/")
        expect(table.page.locator(HOME)).to_be_visible()
    table.tap(ALL_GAMES)
    expect(table.page.locator(ROW)).to_have_count(len(UNUSUAL))


def test_a_game_that_nobody_has_touched_is_stored_once(table: Table) -> None:
    """Its address may be visited often, dice be rolled and opponents have played; a person's first act ends that."""
    ways = ("marrakech?players=3", "morocco?players=2&seed=dunes", "marrakech?players=3&bots=0:random&seed=dunes")
    table.go("/")
    made = []
    for way in ways:
        for _ in range(2):
            table.move(f"/play/{way}")
            table.page.wait_for_url("**/#/game/*")
            table.answer()
            made.append(table.row()["id"])
            table.move("/")
            expect(table.page.locator(HOME)).to_be_visible()
    assert len(set(made)) == len(ways), made
    table.move(f"/play/{ways[0]}")
    table.page.wait_for_url("**/#/game/*")
    table.play(0, stop=1)
    table.move("/")
    table.move(f"/play/{ways[0]}")
    table.page.wait_for_url("**/#/game/*")
    assert table.answer()["ply"] == 0
    assert len(table.page.evaluate("() => jemaaPlayer.rows()")) == len(ways) + 1


PUT = """(input, text) => {
  input.value = text;
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
}"""


def begin(table: Table) -> None:
    table.page.get_by_role("button", name=said("new-start")).click()


def test_a_refused_form_keeps_what_was_typed(table: Table) -> None:
    """A seed of 10,000 characters and a name with a mark of direction: the fields stop people, not programs."""
    table.go("/new/marrakech")
    page = table.page
    name = card(table, 0).get_by_label(said("new-name"), exact=True)
    page.get_by_text(said("new-house"), exact=True).click()
    seed = page.get_by_label(said("new-seed"))
    name.fill("Zohra")
    seed.evaluate(PUT, "s" * 10_000)
    begin(table)
    assert sentence(page) == said("bad-record-seed")
    expect(name).to_have_value("Zohra")
    seed.fill("s")
    name.evaluate(PUT, "\u202ezohra")
    begin(table)
    expect(page.locator("main [role=alert]")).to_have_text(said("bad-record-name"))
    name.fill("Zohra")
    begin(table)
    table.answer()
    assert table.row()["record"]["players"][0]["name"] == "Zohra"


def test_markup_in_a_name_is_text(table: Table) -> None:
    """Wherever the name is said: panel, prompt, log, result, shelf."""
    page = table.go("/new/marrakech").page
    card(table, 0).get_by_label(said("new-name"), exact=True).fill(MARKUP)
    page.get_by_text(said("new-house"), exact=True).click()
    page.get_by_label(said("new-first")).select_option(label=MARKUP)
    begin(table)
    table.answer()
    expect(page.locator("[data-seat='0']").get_by_role("button", name=MARKUP)).to_be_visible()
    expect(table.question).to_contain_text(MARKUP)
    table.play(3)
    expect(table.result).to_contain_text(MARKUP)
    table.more().tap("[data-result] [data-story]")
    expect(table.entries.first).to_contain_text(MARKUP)
    table.move("/")
    table.tap(ALL_GAMES)
    expect(page.locator(ROW)).to_contain_text(MARKUP)
    assert page.evaluate("() => [document.images.length, globalThis.hit]") == [0, None]


def test_going_back_closes_a_dialog(table: Table) -> None:
    """The settings do not stay open over another screen."""
    table.go("/")
    away(table)
    table.tap("[data-settings]")
    expect(table.page.get_by_role("dialog", name=said("settings"))).to_be_visible()
    table.page.go_back()
    expect(table.page.locator(HOME)).to_be_visible()
    expect(table.dialog).to_have_count(0)


def test_the_last_of_two_quick_addresses_counts(table: Table) -> None:
    """Two games asked for in one breath: the second lies on the table, and the first is held by no one."""
    table.go("/")
    for number in (1, 2):
        table.put(row(3 * number, number))
    first, second = (f"/game/{number:032x}" for number in (1, 2))
    table.page.evaluate("(to) => { for (const hash of to) { location.hash = hash; } }", [first, second])
    table.at(6)
    table.answer()
    table.move(first)
    table.at(3)
    table.answer()
    expect(table.page.locator("[data-take-over]")).to_have_count(0)


# Locks come late: when the test says so.
LATE_LOCKS = """() => {
    const { request } = LockManager.prototype;
    const gate = new Promise((resolve) => { globalThis.letLocks = resolve; });
    globalThis.granted = new Promise((resolve) => {
        LockManager.prototype.request = async function (name, how, use) {
            await gate;
            return request.call(this, name, how, (lock) => { resolve(true); return use(lock); });
        };
    });
}"""
HELD = "async () => (await navigator.locks.query()).held.map(({ name }) => name)"
SOON_FREE = f"""async () => {{
    const held = {HELD};
    const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
    for (let left = 100; left > 0 && (await held()).length; left -= 1) await pause();
    return held();
}}"""


def test_a_game_left_before_it_came_is_held_by_no_one(table: Table) -> None:
    table.go("/")
    table.put(row(3, 1))
    page = table.page
    page.evaluate(LATE_LOCKS)
    table.move(f"/game/{1:032x}")
    table.move("/")
    expect(page.locator(HOME)).to_be_visible()
    page.evaluate("() => { letLocks(); return granted; }")
    assert page.evaluate(SOON_FREE) == []
    table.move(f"/game/{1:032x}")
    table.answer()
    assert len(page.evaluate(HELD)) == 1
