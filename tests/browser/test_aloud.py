"""What a table says aloud, and where the focus goes: nothing is asked, chosen, refused or taken back in silence."""

import re
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from jemaa.games import GAMES
from tests import sentences
from tests.browser.probes import TABLETS, Look, probe, walk
from tests.browser.screens import (
    ANALYSE,
    LAY,
    SCREENS,
    SETTINGS,
    STORY,
    Step,
    stands,
)
from tests.browser.screens import laid as laid_at
from tests.browser.shelf import row
from tests.browser.table import CHOICES, Table
from tests.browser.test_keyboard import Keys
from tests.sampling import WHOLE, share
from tests.sentences import like, plain

# Notes in which frame something was said, and in which the reply to the roll was shown.
ORDER = """() => {
    globalThis.order = [];
    let frame = 0;
    const next = () => {
        frame += 1;
        requestAnimationFrame(next);
    };
    next();
    const board = document.querySelector("[data-game]");
    const note = (what, when = () => true) => new MutationObserver(() => when() && order.push([what, frame]));
    note("said").observe(document.querySelector("[aria-live]"), { childList: true });
    note("shown", () => board.dataset.ply === "2").observe(board, { attributeFilter: ["data-ply"] });
}"""
HERE = "() => document.activeElement.dataset.cell ?? document.activeElement.tagName"
STORY_SHEET = "[data-sheet=log]"


Laid = Callable[..., tuple[Table, Keys]]


@pytest.fixture
def laid(table: Table) -> Laid:
    """Lay a stored game on the table, and listen to what is said there."""

    def lay(stored: dict[str, Any]) -> tuple[Table, Keys]:
        keys = Keys(table.page)
        stands(table.go("/"), stored)
        return table, keys

    return lay


def spoken(keys: Keys, key: str) -> None:
    """Wait until the sentence of a key has been said."""
    said = "(said) => heard.some((one) => new RegExp(said).test(one))"
    keys.page.wait_for_function(said, arg=like(key).pattern)
    keys.hear()


@pytest.mark.parametrize("by_key", [True, False], ids=["by a key", "by a tap"])
def test_while_somebody_types_what_is_said_is_ahead_of_the_picture(table: Table, by_key: bool) -> None:
    """Else a screen reader loses it among the changes of all cells; a tap is answered at once."""
    table.prefer(speed="off").begin("marrakech", players=2, seed="ahead")
    table.answer()
    field = table.page.locator("[data-command]")
    if by_key:
        field.press_sequentially("left")
        field.press("Enter")
    else:
        table.tap("[data-pick^='turn:']")
    expect(table.announcements).to_contain_text(sentences.said("marrakech/prompt-turn-shown", by="left"))
    table.page.evaluate(ORDER)
    field.press("Enter") if by_key else table.tap("[data-roll]")
    table.at(2)
    table.page.wait_for_function("() => order.length > 1")
    (first, at), (second, later), *_ = table.page.evaluate("() => order")
    assert [first, second] == (["said", "shown"] if by_key else ["shown", "said"])
    assert at < later


def test_a_refusal_is_said_each_time(laid: Laid) -> None:
    table, keys = laid(row(2, 1))
    lit = set(table.read()["picks"])
    wrong = next(
        f"square:{file}{rank}" for file in "abcdefg" for rank in "1234567" if f"square:{file}{rank}" not in lit
    )
    for _ in range(2):
        keys.hear()
        table.tap(f'[data-cell="{wrong}"]')
        refusal = f"marrakech/{table.why.get_attribute('data-why')}"
        expect(table.why).to_contain_text(like(refusal))
        spoken(keys, refusal)


def test_the_board_remembers_where_one_was(laid: Laid) -> None:
    """Arrows and lists beside the board in between do not lead back to its corner."""
    table, keys = laid(row(2, 1))
    keys.reach(lambda focus: focus.get("cell", "").startswith("square:"))
    for key in ("ArrowDown", "ArrowDown", "ArrowRight"):
        table.page.keyboard.press(key)
    here = table.page.evaluate(HERE)
    table.play(1, 3)
    table.answer()
    table.page.locator("[data-pick^='turn:']").first.focus()
    table.page.locator("[data-opens=menu]").focus()
    assert keys.reach(lambda focus: focus.get("cell", "").startswith("square:"))["cell"] == here


def remembered(table: Table) -> None:
    """Show the people, none of them open."""
    SCREENS["people"](table)
    table.tap("dialog[open] [data-close]")
    expect(table.page.locator("dialog[open]")).to_have_count(0)


def forgot(table: Table) -> None:
    """Forget the first of the people."""
    SCREENS["people"](table)
    table.tap("[data-forget]")
    expect(table.page.locator("[data-restore]")).to_be_visible()


MENU = "[data-opens=menu]"
#: More than any menu has.
MOST_ENTRIES = 20
DIALOG = "dialog[open]"
AT_TABLE, AT_HOME = laid_at(9), SCREENS["home with games"]
ELSEWHERE = SCREENS["somebody elsewhere is on turn"]
# Each sheet and dialog: where one is, what one presses to open it, what it is, and what it begins with.
OPENED: dict[str, tuple[Step, list[str], str, str]] = {
    "seats": (AT_TABLE, [MENU, "[data-seats]"], DIALOG, "h2"),
    "settings": (AT_TABLE, [MENU, SETTINGS], DIALOG, "h2"),
    "question": (laid_at(LAY), ["[data-undo]"], DIALOG, "[data-assent]"),
    "story": (AT_TABLE, [STORY], STORY_SHEET, "h2"),
    "what decided it": (laid_at(None), [ANALYSE], "[data-sheet=analysis]", "h2"),
    "a turn to be sent": (ELSEWHERE, ["[data-send-turn]"], DIALOG, "h2"),
    "rename": (AT_HOME, ["[data-menu]", "[data-tool=rename]"], DIALOG, "[name=title]"),
}
#: The way back to the picture of the end, which is put away where a sheet opens over it.
RESULT_AGAIN = "[data-outcome]"


def pressed(page: Page, keys: list[str]) -> None:
    """Give one thing after another the focus, and press Enter there."""
    for key in keys:
        page.locator(key).first.focus()
        page.keyboard.press("Enter")


@pytest.mark.parametrize("name", OPENED)
def test_what_opens_takes_the_focus_where_it_begins_and_gives_it_back(table: Table, name: str) -> None:
    lead, keys, opened, begins = OPENED[name]
    page = table.go("/").page
    lead(table)
    pressed(page, keys)
    expect(page.locator(opened).locator(begins).first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(opened)).to_have_count(0)
    expect(page.locator(RESULT_AGAIN if keys == [ANALYSE] else keys[0]).first).to_be_focused()


def test_after_a_reload_the_focus_is_on_the_question(laid: Laid) -> None:
    table, keys = laid(row(9, 1))
    table.page.reload()
    table.answer()
    expect(table.question).to_be_focused()
    keys.asked()


def test_what_was_said_at_one_table_is_not_kept_for_the_next(laid: Laid) -> None:
    table, _ = laid(row(0, 1))
    table.play(1, 3)
    expect(table.announcements).not_to_be_empty()
    table.move("/")
    expect(table.announcements).to_be_empty()


# What removes itself, or what it is in: where one is, the keys that lead to it, what has the focus then, what is said.
FOURTH = "[data-place='3'] [data-card]"
GONE: dict[str, tuple[Step, list[str], str, str]] = {
    "a player": (SCREENS["new game"], [FOURTH, "[data-leave]"], "[data-add]", "new-removed"),
    "a game brought back": (SCREENS["home after a removal"], ["[data-restore]"], "main a, main button", "row-restored"),
    "somebody forgotten": (remembered, ["[data-who]", "[data-forget]"], "[data-who]", "people-forgotten"),
    "somebody brought back": (forgot, ["[data-restore]"], "main button", "people-restored"),
}


@pytest.mark.parametrize("name", GONE)
def test_what_removes_itself_leaves_the_focus_near_and_says_what_was_done(table: Table, name: str) -> None:
    lead, keys, after, told = GONE[name]
    page = table.go("/").page
    lead(table)
    pressed(page, keys)
    heard = page.locator("[aria-live], [role=status]").filter(has_text=like(told))
    expect(heard.first).to_be_attached()
    page.wait_for_function("(after) => document.activeElement.matches(after)", arg=after)


OVER = "[popover]:popover-open, [data-choices=all][open]"
# What lies over the page once it is opened: where one is, and what opens it.
OVERLYING: dict[str, tuple[Step, str]] = {
    "the menu of a table": (AT_TABLE, MENU),
    "what is told of a seat": (AT_TABLE, "[data-seat] button"),
    "all choices": (AT_TABLE, CHOICES),
    "the menu of home": (AT_HOME, MENU),
    "the menu of a game": (AT_HOME, "[data-menu]"),
}


@pytest.mark.parametrize("name", OVERLYING)
def test_what_lies_over_the_page_closes_once_tab_leads_out(table: Table, name: str) -> None:
    """Else it would cover what has the focus then."""
    lead, opens = OVERLYING[name]
    page = table.go("/").page
    lead(table)
    pressed(page, [opens])
    over = page.locator(OVER)
    expect(over).to_have_count(1)
    for _ in range(MOST_ENTRIES):
        page.keyboard.press("Tab")
        if not page.evaluate("(over) => document.activeElement.closest(over)", OVER):
            break
    expect(over).to_have_count(0)


def test_a_link_in_the_head_leads_to_the_heading_of_its_screen(table: Table) -> None:
    SCREENS["people"](table.go("/"))
    table.page.keyboard.press("Escape")
    table.head.get_by_role("link", name=sentences.said("about")).press("Enter")
    expect(table.page.get_by_role("heading", level=1)).to_be_focused()
    expect(table.page.get_by_role("heading", level=1)).to_have_text(sentences.said("about"))


# What leads somewhere and is seen: links of one name that lead to several places, and controls whose description is
# their name.
ALIKE = """() => {
    const seen = [...document.querySelectorAll("a[href], button")].filter((one) => one.checkVisibility());
    const nameOf = (one) => (one.ariaLabel ?? (one.textContent || one.title)).replace(/\\s+/g, " ").trim();
    const places = {};
    for (const one of seen.filter(({ href }) => href)) (places[nameOf(one)] ??= new Set()).add(one.href);
    const links = Object.entries(places).filter(([, to]) => to.size > 1).map(([name]) => name);
    const described = seen.filter((one) => one.title && (one.ariaLabel || one.textContent.trim()));
    return [...links, ...described.filter((one) => nameOf(one).includes(one.title)).map(nameOf)];
}"""
TITLED = (
    *("home", "people", "the same luck", "about", "link", "a puzzle", "all puzzles", "rules", "a lesson", "new game"),
    "turn",
)


def test_on_each_screen_what_differs_has_different_names(table: Table) -> None:
    walk(table.go("/"), share(SCREENS.items(), 16), [Look(probe(ALIKE), TABLETS[:1])])


def test_each_screen_has_a_title_of_its_own(table: Table) -> None:
    table.go("/")
    titles: list[str] = []
    for screen in TITLED:
        SCREENS[screen](table)
        table.page.wait_for_function("(known) => !known.includes(document.title)", arg=titles)
        titles.append(table.page.title())
    assert [title.split(" · ")[-1] for title in titles] == ["Jemaa"] * len(TITLED)


# Keeps all that a screen reader may be given: names, descriptions, and what is told meanwhile.
GIVEN = """() => {
    globalThis.given = new Set();
    const NAMED = ["aria-label", "aria-description", "aria-valuetext", "title"];
    const looked = "[aria-live] p, [data-foretold], [data-why], [data-advice], h2";
    const look = (root) => {
        for (const name of NAMED)
            for (const one of root.querySelectorAll(`[${name}]`)) given.add(one.getAttribute(name));
        for (const one of root.querySelectorAll(looked)) given.add(one.textContent);
        for (const one of root.querySelectorAll("[aria-describedby]"))
            given.add(document.getElementById(one.getAttribute("aria-describedby"))?.textContent ?? "");
    };
    new MutationObserver(() => look(document)).observe(document.body, {
        subtree: true, childList: true, characterData: true, attributeFilter: NAMED,
    });
    look(document);
}"""
# Proper names, which are written so anywhere.
PROPER = ("Assam", "Majorelle", "Jemaa")
#: A sentence that begins where none has ended, but for the last of a list, or at once, and one that is said twice.
RUNS_ON = re.compile(r"(?<! and)(?<! et)(?<! y)(?<=[a-zà-ÿ0-9)»])\s+[A-ZÀ-ÖØ-ÝŒ]|[.;!?][^\W\d_]")
TWICE = re.compile(r"([^.;!?]{6,}[.;!?]?) \1(?= |$)")


def named(page: Page) -> list[str]:
    """Return the names that the browser itself makes of what is on a page."""
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")
    return [node["name"]["value"] for node in tree["nodes"] if node.get("role", {}).get("value") == "button"]


@pytest.mark.parametrize(("game", "language"), share(product(GAMES, sentences.LANGUAGES), 4, 2))
def test_in_a_game_no_sentence_runs_into_another_or_is_said_twice(table: Table, game: str, language: str) -> None:
    table.speak(language).prefer(speed="off").begin(game, players=3, seed="aloud")
    table.answer()
    table.page.evaluate(GIVEN)
    table.play(3, "over" if WHOLE else 40)
    table.tap("[data-story]")
    expect(table.page.locator(STORY_SHEET)).to_be_visible()
    given = [*table.page.evaluate("() => [...given]"), *named(table.page)]
    assert len(given) > 20
    games = [sentences.said(f"{each}/game-name", language) for each in GAMES]
    names = [*PROPER, *games, *(player["name"] for player in table.row()["record"]["players"])]
    for text in given:
        told = " ".join(plain(text).split())
        assert not RUNS_ON.search(re.sub("|".join(map(re.escape, names)), "x", told)), text
        assert not TWICE.search(told), text
