"""A further game is two folders, one of rules and one of drawings: added by build options, it plays to its end."""

import re
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import Page, expect

from jemaa import Match
from jemaa import record as records
from jemaa.engine.game import Game
from tasks import setup
from tasks.setup import MICROPIP, WHEELS, only_file
from tasks.steps import ROOT
from tests.browser.shelf import asked, stored
from tests.build.conftest import Fault, Host
from tests.engine.games import ALL, alike, deciders, seat_the_tiny_games
from tests.sampling import share
from tests.sentences import said

pytestmark = pytest.mark.slow

TINY = ROOT / "tests" / "tiny"
PLAYER = ROOT / "tests" / "browser" / "player.js"
LEARNER = PLAYER.with_name("learner.js")


@pytest.fixture(scope="module")
def rules(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the Python folder with the tests' tiny games in it."""
    folder = tmp_path_factory.mktemp("rules") / "python"
    parts = ("--wheel", only_file(WHEELS), "--micropip", only_file(MICROPIP), "--py-games", TINY / "py/jemaa/games")
    setup.node("rules of one game more", "python.ts", *parts, "--out", folder)
    return folder


@pytest.fixture(scope="module")
def shelf(rules: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """Serve a site with the tests' tiny games."""
    folder = tmp_path_factory.mktemp("shelf") / "site"
    parts = ("--python", rules, "--wheel", only_file(WHEELS), "--games", TINY / "js")
    setup.node("site of one game more", "site.ts", *parts, "--out", folder)
    running = Host(folder)
    yield running
    running.close()


@pytest.fixture
def player(shelf: Host, page: Page, complaints: list[str]) -> Iterator[Page]:
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(path=PLAYER)
    page.goto(f"{shelf.url}#/")
    yield page
    assert complaints == []


def tap(player: Page, what: str) -> None:
    """Tap a thing, in a menu or not."""
    player.evaluate("(what) => jemaaPlayer.openFor(what)", what)
    player.locator(what).wait_for(state="attached")
    player.evaluate("(what) => jemaaPlayer.tap(document.querySelector(what))", what)


#: Whoever is next takes the tablet at once, and skips what the others did.
PASS_ON = """() => void setInterval(
  () => document.querySelector("dialog[open] [data-handover], [data-skip]")?.click(), 20)"""
#: Each game, what it is set up with, and between what its scores lie together.
GAMES = [
    ("heaps", "players=6&seed=tiny&bots=1:random&stones=9", 1, 28),
    ("heaps", "players=4&seed=tiny", 1, 22),
    ("claims", "players=6&seed=tiny&bots=1:random", -3, 5),
    ("claims", "players=2&seed=tiny", -3, 5),
]


@pytest.mark.parametrize(("game", "query", "least", "most"), share(GAMES, 2))
def test_it_plays_to_its_end_by_taps(player: Page, game: str, query: str, least: int, most: int) -> None:
    """One of them has no dice, levels, lessons and grid."""
    player.evaluate(PASS_ON)
    player.evaluate("(address) => { location.hash = address; }", f"#/play/{game}?{query}")
    player.evaluate("() => jemaaPlayer.play(1, 'over')")
    player.wait_for_selector(f'[data-game="{game}"][data-to-act="over"]')
    scores = [int(seat.get_attribute("data-score") or "") for seat in player.locator("[data-seat]").all()]
    assert len(scores) == int(query[8])
    assert least <= sum(scores) <= most


def test_it_is_learned_by_whoever_taps_what_is_lit(shelf: Host, player: Page) -> None:
    player.wait_for_selector("html[data-ready=engine]")
    player.add_init_script(path=LEARNER)
    player.goto("about:blank")
    player.goto(f"{shelf.url}#/learn/heaps")
    assert player.evaluate("() => jemaaLearner.learn()") == ["take", "game"]
    player.wait_for_selector('[data-game="heaps"][data-to-act="over"]')


#: What a table tells of hands: the cards that lie there, and all that is written in the document.
HANDS = """() => ({
  held: [...document.querySelectorAll("[data-hand] text")].map(({ textContent }) => Number(textContent)),
  stage: document.querySelector("dialog[open][data-stage]")?.dataset.stage ?? null,
  over: document.querySelector("[data-game]").dataset.toAct === "over",
})"""


#: Notes whether a hand was ever in the document while the sheet lay over the table, and what could be heard then.
BEHIND = """() => {
  globalThis.heard = new Set();
  new MutationObserver(() => {
    if (!document.querySelector("dialog[open][data-stage=sheet]")) return;
    globalThis.behind ||= document.querySelector("[data-hand] text") !== null;
    globalThis.heard.add(document.querySelector("#announcements").textContent);
  }).observe(document, { subtree: true, childList: true, attributes: true });
}"""


def test_a_hand_is_in_the_document_only_while_its_owner_has_the_tablet(player: Page) -> None:
    """The tablet is passed on, unless somebody chooses otherwise: behind the sheet lies what everybody may see."""
    player.locator('a[href="#/new/claims"]').click()
    expect(player.locator("input[name=sharing][value=pass]")).to_be_checked()
    player.get_by_role("button", name=said("new-start")).click()
    player.wait_for_selector("[data-hand]")
    player.evaluate(BEHIND)
    own: dict[str, set[int]] = {}
    while not (now := player.evaluate(HANDS))["over"]:
        ply = int(player.get_attribute("[data-game]", "data-ply") or "")
        seat = player.get_attribute("[data-game]", "data-to-act") or ""
        if now["stage"] is None:
            if seat not in own:  # the hand comes after the sheet has gone
                player.wait_for_selector("[data-hand] text", state="attached")
                now = player.evaluate(HANDS)
            own.setdefault(seat, set(now["held"]))
            assert set(now["held"]) <= own[seat]
            player.locator("[data-pick]").first.press("Enter")  # by key: a tap so soon would be taken for a second one
            player.wait_for_selector(f'[data-confirm], [data-game][data-ply="{ply + 1}"]')
            if player.locator("[data-confirm]").count():
                player.locator("[data-confirm]").press("Enter")
            player.wait_for_selector(f'[data-game][data-ply="{ply + 1}"]')
            player.wait_for_selector("dialog[open][data-stage], [data-pick], [data-to-act=over]")
        elif now["stage"] == "sheet":
            assert now["held"] == []
            player.locator("[data-handover]").click()
        else:  # what the others did, told again
            player.evaluate("() => document.querySelector('[data-skip]')?.click()")
            player.wait_for_function("() => !document.querySelector('dialog[open][data-stage]')")
    assert not player.evaluate("() => globalThis.behind")
    assert player.evaluate("() => [...globalThis.heard]") == [""]
    cards = [card for hand in own.values() for card in hand]
    assert len(cards) == len(set(cards)) == 3 * len(own)


#: All that stands in the document, a line for each element and text, once nothing of it has changed for ten paints.
WRITTEN = """async (within) => {
  const attributes = (one) => [...one.attributes].map(({ name, value }) => `${name}=${value}`).sort().join(" ");
  const written = () => [...document.querySelectorAll(within)].flatMap((one) => [
    `${one.localName} ${attributes(one).replaceAll(/[0-9a-f]{32}/g, "")}`,
    ...[...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ data }) => data),
  ]);
  let [last, same] = [[], 0];
  while (same < 10) {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const now = written();
    same = now.join() === last.join() ? same + 1 : 0;
    last = now;
  }
  return last;
}"""


def test_behind_the_sheet_of_any_game_lies_nothing_that_is_hidden(
    player: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is written and heard there is the same at tables that differ in what only those who play know."""
    seat_the_tiny_games(monkeypatch)
    player.wait_for_selector("html[data-ready=engine]")
    for number, game in enumerate(ALL.values()):
        one, other = (behind_sheets(player, match, 2 * number + at) for at, match in enumerate(alike(game)))
        assert [line for pair in zip(one, other, strict=True) for line in unified_diff(*pair, n=0)] == [], game.name


def behind_sheets(player: Page, match: Match, number: int) -> list[list[str]]:
    """Open a game before its last action, play that, and return what is written behind each sheet that comes."""
    saved = records.save(match)
    made = stored({**saved, "log": saved["log"][:-1]}, number + 1, sharing="pass")
    made["view"] = asked(do="open", record=made["record"], viewer=None)["view"]
    player.evaluate("(row) => jemaaPlayer.put(row)", made)
    player.evaluate("(id) => { location.hash = `#/game/${id}`; }", made["id"])
    *_, holder, decider = deciders(match)
    behind = []
    if holder != decider:
        behind.append(behind_sheet(player, match.game))
        tap(player, "[data-handover]")
        player.evaluate("() => document.querySelector('[data-skip]')?.click()")
    player.evaluate("(picks) => jemaaPlayer.lead(picks)", list(match.log[-1].action.picks))
    player.evaluate(WRITTEN, "body *")  # also what is said of the choice
    tap(player, "[data-confirm]")
    behind.append(behind_sheet(player, match.game))
    player.evaluate("() => { location.hash = '#/'; }")
    player.wait_for_selector("[data-screen=home]")
    return behind


def behind_sheet(player: Page, game: Game) -> list[str]:
    """Wait for the sheet; what was said before may stay where no hand is private."""
    player.wait_for_selector("dialog[open][data-stage=sheet]")
    return player.evaluate(WRITTEN, "body *" if game.private else "#app *")


def test_of_luck_the_sheet_to_share_speaks_only_where_something_is_rolled(player: Page) -> None:
    for game, rolled in (("heaps", True), ("claims", False)):
        player.evaluate("(address) => { location.hash = address; }", f"#/play/{game}?players=4&seed=tiny")
        player.wait_for_selector(f'[data-game="{game}"][data-ply="0"]')
        tap(player, "[data-share]")
        told = player.get_by_role("dialog").filter(has=player.locator("[data-link]"))
        expect(told).to_contain_text(said("share-what"))
        assert [said(key) in told.inner_text() for key in ("share-luck", "save-why")] == [rolled] * 2
        tap(player, "dialog[open] [data-close]")


#: The archive of what opponents need, and a game with one that needs it.
ARCHIVE = "opponents.zip"
AGAINST = "players=4&seed=tiny&bots=1:hard"
#: The reasons that its opponents can give, with anything for what a sentence leaves open.
REASONS = re.compile(
    "|".join(
        ".+?".join(map(re.escape, re.split("{.*?}", sentence)))
        for sentence in re.findall(
            "^reason-.*? = (.*)$", (TINY / "js" / "heaps" / "en.ftl").read_text("utf-8"), re.MULTILINE
        )
    )
)
#: Plays on beside the test.
GO_ON = "() => { jemaaPlayer.play(1, 'over').catch(() => {}); }"


def test_what_only_opponents_need_is_apart_from_what_a_start_fetches(rules: Path) -> None:
    start, later = (set(ZipFile(rules / name).namelist()) for name in ("jemaa.zip", ARCHIVE))
    assert {"jemaa/bridge/__init__.pyc", "jemaa/cli/__init__.pyc", "jemaa/games/heaps/__init__.pyc"} <= start
    assert {"annex.pyc", "jemaa/games/heaps/opponents.pyc"} <= later
    assert not start & later


def fetched(page: Page) -> int:
    """Count how often the page itself has asked for the archive; the service worker fetches every file some time."""
    names = page.evaluate("() => performance.getEntriesByType('resource').map(({ name }) => name)")
    return sum(ARCHIVE in name for name in names)


def begin(page: Page, query: str) -> None:
    """Start a game without movement."""
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("(query) => { location.hash = `#/play/heaps?${query}`; }", query)
    page.wait_for_url("**/#/game/*")


def test_opponents_are_fetched_once_seated_say_why_and_play_on_in_another_worker(
    player: Page, complaints: list[str]
) -> None:
    """One that plays at random needs nothing more; the others are seated in mid game."""
    begin(player, "players=4&seed=tiny&bots=1:random")
    player.evaluate("() => jemaaPlayer.play(1, 5)")
    assert fetched(player) == 0
    tap(player, "[data-seats]")
    for seat in range(1, 4):
        player.locator(f"dialog[open] [data-place='{seat}']").get_by_label(said("new-who")).select_option("hard")
    player.click("dialog[open] [data-close]")
    expect(player.locator('[data-seat] [data-face="hard"]:not([popover] *)')).to_have_count(3)
    player.evaluate("() => jemaaPlayer.play(1, 10)")
    expect(player.locator("[data-reason]")).to_have_count(0)
    tap(player, "[data-because]")
    expect(player.locator("[data-reason]").first).to_have_text(REASONS)
    tap(player, "[data-because]")
    expect(player.locator("[data-latest]")).to_be_attached()  # its ribbon leaves by itself
    expect(player.locator("[data-reason]")).to_have_count(0)
    with player.expect_worker():
        player.workers[-1].evaluate("() => { setTimeout(() => { throw new Error('crash of the test'); }); }")
    player.evaluate("() => jemaaPlayer.play(1, 'over')")
    assert fetched(player) == 1
    assert "crash of the test" in complaints.pop()


def test_opponents_that_cannot_be_fetched_are_told_and_tried_again(shelf: Host, page: Page) -> None:
    page.add_init_script(path=PLAYER)
    page.goto(f"{shelf.url}#/")
    shelf.faults[ARCHIVE] = Fault(status=404)
    failed = page.get_by_role("alert").filter(has_text=said("error-no-opponents"))
    begin(page, AGAINST)
    expect(failed).to_be_visible()
    page.evaluate(GO_ON)
    page.wait_for_selector('[data-game][data-to-act="1"]')
    expect(failed).to_be_visible()
    page.click("[data-retry]")
    expect(failed).to_be_visible()
    shelf.faults.clear()
    page.press("[data-retry]", "Enter")  # by key: it has come back where the last tap was
    expect(failed).to_have_count(0)
    page.wait_for_selector('[data-game="heaps"][data-to-act="over"]')


def test_its_strongest_opponent_advises_people(player: Page) -> None:
    """The best take is marked on cells and handles that the table knows nothing of, and all show what they bring."""
    player.evaluate("() => { location.hash = '#/play/heaps?players=4&seed=tiny'; }")
    player.wait_for_selector('[data-game="heaps"][data-ply="0"]')
    player.locator("[data-roll]").click()
    tap(player, "[data-advise]")
    advised = player.locator("[data-advice]").get_attribute("data-advice") or ""
    _, heap, count = advised.split()
    marks = player.eval_on_selector_all("[data-advised]", "(marks) => marks.map((mark) => mark.dataset.advised)")
    assert sorted(marks) == [f"count:{count}", f"heap:{heap}"]
    tap(player, "[data-advise-all]")
    picks = player.locator("[data-pick]").count()
    expect(player.locator("[data-game] [data-worth]")).to_have_count(picks)
    player.locator(f'[data-pick="heap:{heap}"]').click()
    expect(player.locator("[data-game] [data-worth]")).to_have_count(player.locator("[data-pick]").count())
    player.locator(f'[data-pick="count:{count}"]').click()
    player.locator("[data-confirm]").click()
    player.wait_for_selector('[data-game="heaps"][data-ply="2"]')
    expect(player.locator("[data-advice], [data-advised], [data-worth]")).to_have_count(0)


LAYOUTS = {
    "a tablet": (1180, 820),
    "a tablet upright": (820, 1180),
    "a phone": (390, 844),
    "a phone on its side": (844, 390),
}

#: The offset in pixels of each button from its painted cell, and how much of the board is outside the window.
MEASURE = """() => {
  const near = (a, b) => Math.max(...["left", "top", "right", "bottom"].map((side) => Math.abs(a[side] - b[side])));
  const under = [...document.querySelectorAll("[data-under]")];
  const apart = under.map((paint) => near(paint.getBoundingClientRect(),
    document.querySelector(`[data-cell="${paint.dataset.under}"]`).getBoundingClientRect()));
  const board = document.querySelector(".board").getBoundingClientRect();
  return { apart, board: [board.width, board.height], beyond: Math.max(board.right - innerWidth, -board.left) };
}"""


@pytest.mark.parametrize("sharing", ["open", "around"])
def test_buttons_and_picture_are_aligned_with_a_board_that_is_not_square(player: Page, sharing: str) -> None:
    """A game whose first roll leaves a choice of how many: with two ones that follows by itself, and has no button."""
    player.evaluate("() => { crypto.getRandomValues = (bytes) => bytes.fill(1); location.hash = '#/new/heaps'; }")
    player.locator(f'input[name=sharing][value="{sharing}"]').check(force=True)
    player.get_by_role("button", name=said("new-start")).click()
    player.wait_for_selector('[data-game="heaps"][data-ply="0"] [data-cell]')
    player.locator("[data-roll]").click()
    player.wait_for_selector('[data-phase="take"] [data-pick^="count:"]')
    for layout, (width, height) in LAYOUTS.items():
        player.set_viewport_size({"width": width, "height": height})
        player.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        measured = player.evaluate(MEASURE)
        assert len(measured["apart"]) > 3, layout
        assert max(measured["apart"]) <= 1.5, layout
        assert measured["board"][0] / measured["board"][1] == pytest.approx(1.8, rel=0.01), layout
        assert measured["beyond"] <= 0.5, layout
    player.evaluate("() => { location.hash = '#/'; }")
    picture = player.locator('[href^="#/game/"] svg').first
    player.locator('[href^="#/game/"]').first.scroll_into_view_if_needed()  # a picture is drawn when it is near
    expect(picture.locator(".heaps-ground")).to_be_attached()
    box = picture.bounding_box()
    assert box is not None
    assert box["width"] / box["height"] == pytest.approx(1.8, rel=0.01)


#: The names of games at home in which a line begins amid a word.
TORN = """() => [...document.querySelectorAll("[data-screen=home] li h2")].filter((name) => {
  const range = document.createRange();
  range.selectNodeContents(name);
  return range.getClientRects().length > name.textContent.trim().split(/\\s+/).length;
}).map((name) => name.textContent)"""


def test_at_home_no_name_of_four_games_is_torn(player: Page) -> None:
    player.wait_for_selector('a[href="#/new/claims"]')
    for size in (*LAYOUTS.values(), (1024, 768), (1280, 800), (740, 360)):
        player.set_viewport_size({"width": size[0], "height": size[1]})
        assert player.evaluate(TORN) == [], size


#: What the engine says of the board does not arrive: whatever is drawn of it throws.
LOST = """
  const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data");
  Object.defineProperty(MessageEvent.prototype, "data", { get() {
    const told = data.get.call(this);
    return told?.text ? { ...told, text: told.text.replaceAll('"heaps":{', '"lost":{') } : told;
  } });
"""


def test_a_game_that_throws_wherever_it_is_drawn_costs_one_sentence(shelf: Host, page: Page) -> None:
    page.add_init_script(LOST)
    page.goto(f"{shelf.url}#/play/heaps?players=4&seed=tiny")
    page.wait_for_selector('[data-game="heaps"][data-ply="0"]')
    page.wait_for_selector(".notice[role=alert]")
    assert page.locator(".notice[role=alert]").count() == 1
    page.locator("[data-roll]").click()
    page.wait_for_selector('[data-game="heaps"][data-ply="1"]')
