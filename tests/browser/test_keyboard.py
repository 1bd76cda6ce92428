"""A whole game by keyboard alone, from the first page to the result: Tab, arrows, Enter, Space.

An ordinary run leaves out the middle of the game.
"""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.hearing import RESULT, Hearing
from tests.browser.screens import stands
from tests.browser.shelf import row
from tests.browser.table import Table
from tests.browser.test_games import PICKS
from tests.sampling import WHOLE
from tests.sentences import said

Focus = dict[str, Any]
Wanted = Callable[[Focus], bool]

# The focused element, as far as a person at the keyboard needs it.
FOCUS = """() => {
  const { dataset, textContent, tagName, ariaLabel, name, value, maxLength } = document.activeElement;
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
  const ring = outlineStyle === "none" ? 0 : parseFloat(outlineWidth);
  const href = document.activeElement.getAttribute("href");
  const list = [...document.querySelectorAll("[data-by-parts] select")].indexOf(document.activeElement);
  const says = (ariaLabel ?? textContent).trim();
  return { ...dataset, href, list, tag: tagName, name, value, maxLength, says, ring };
}"""
MOST_STEPS = 60
#: After how many entries the middle of a game is left out, and how many are left then: a round of four players.
BEGUN, LAST = 8, 12
LONGEST_SEED = 200
# Of a long list, the first choices are a few steps away.
NEAREST = 9


def place(pick: str) -> tuple[int, int]:
    """Return how far right and up a square of Marrakech or a space of Morocco lies."""
    name = pick.split(":")[1]
    file, rank = ord(name[0]), int(name[1])
    return (2 * file + (name[4] == "e"), 2 * rank + (name[3] == "n")) if "." in name else (file, rank)


class Keys(Hearing):
    """Somebody who hears a page and has a keyboard alone."""

    def focus(self) -> Focus:
        return self.page.evaluate(FOCUS)

    def reach(self, wanted: Wanted, key: str = "Tab") -> Focus:
        """Press Tab until the focus is where one wants it; it is always seen on the way."""
        for _ in range(MOST_STEPS):
            now = self.focus()
            if wanted(now):
                assert now["ring"] >= 2, f"no focus is seen on {now}"
                return now
            self.page.keyboard.press(key)
        raise AssertionError(f"{MOST_STEPS} times {key} lead nowhere; the focus is on {self.focus()}")

    def press(self, wanted: Wanted, key: str = "Enter") -> None:
        self.reach(wanted)
        self.page.keyboard.press(key)

    def cell(self, pick: str) -> None:
        """Enter the board by its one tab stop and walk to a square or a space by arrows."""
        kind = pick.split(":", maxsplit=1)[0]
        here = self.reach(lambda focus: focus.get("cell", "").startswith(f"{kind}:"))["cell"]
        right, up = (there - now for there, now in zip(place(pick), place(here), strict=True))
        for _ in range(abs(right)):
            self.page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")
        for _ in range(abs(up)):
            self.page.keyboard.press("ArrowUp" if up > 0 else "ArrowDown")
        assert self.focus()["cell"] == pick
        self.page.keyboard.press("Space")

    def kept(self) -> None:
        """The focus has not fallen back to the top of the page."""
        assert self.focus()["tag"] != "BODY"


def holds(name: str, value: str) -> Wanted:
    """Whether the focus is on something that is marked so."""
    return lambda focus: focus.get(name) == value


def says(word: str) -> Wanted:
    return lambda focus: focus["says"] == word


def new_game(keys: Keys, game: str, players: int) -> None:
    """A person in the first seat, opponents in the others, a seed, and begin."""
    keys.press(lambda focus: focus["href"] == f"#/new/{game}")
    expect(keys.page.locator("[data-screen=new]")).to_be_visible()
    keys.kept()
    places = keys.page.locator("[data-place]")
    while places.count() != players:
        keys.press(lambda focus: ("add" if places.count() < players else "leave") in focus)
        keys.kept()
    for seat in range(1, players):
        keys.press(holds("card", str(seat)))
        keys.reach(holds("name", f"level-{seat}"))
        keys.page.keyboard.press("ArrowRight")
    keys.press(lambda focus: focus["tag"] == "SUMMARY" and said("new-house") in focus["says"])
    keys.reach(lambda focus: focus.get("maxLength") == LONGEST_SEED)
    keys.page.keyboard.type("by keyboard")
    keys.press(says(said("new-start")))
    keys.page.wait_for_url("**/#/game/*")


def middle_left_out(table: Table, game: str, players: int) -> None:
    """Go on at the end of another game against opponents, but where nothing is left out."""
    if not WHOLE:
        bots = {str(seat): "random" for seat in range(1, players)}
        stands(table, row(-LAST, bots=bots, game=game, players=players))


def from_list(table: Table, keys: Keys, number: int) -> None:
    """Open the list of choices where it is folded, and take one of the first."""
    if table.page.locator("[data-choices=all]:not([open])").count():
        keys.press(lambda focus: focus["tag"] == "SUMMARY")
    listed = table.page.locator("[data-choices] [data-action]")
    expect(listed.first).to_be_visible()
    actions = listed.evaluate_all("(all) => all.map((one) => one.dataset.action)")
    action = actions[number % min(len(actions), NEAREST)]
    keys.press(lambda focus: focus.get("action") == action)


def list_at(number: int) -> Wanted:
    """Say whether the focus is in the short list with this number."""
    return lambda focus: focus["list"] == number


def from_short_lists(table: Table, keys: Keys, number: int) -> None:
    """Put an action together: in each short list what is wanted is reached by its first word."""
    if table.page.locator("[data-choices=all]:not([open])").count():
        keys.press(lambda focus: focus["tag"] == "SUMMARY")
    lists = table.page.locator("[data-by-parts] select")
    expect(lists.first).to_be_visible()
    for at in range(lists.count()):
        names = lists.nth(at).locator("option").all_text_contents()
        word = re.split(r"[\s\u2066-\u2069]", names[number % len(names)].strip())[0]
        keys.reach(list_at(at))
        keys.page.keyboard.type(word)
        expect(lists.nth(at).locator("option:checked")).to_have_text(re.compile(f"^{re.escape(word)}"))
    keys.press(lambda focus: "chooseParts" in focus)


# What answers once something is chosen; a direction is answered by the roll.
ANSWERS = {"confirm", "roll"}
# Something else is offered than before: another pick, the next entry, or to answer; nothing is while the engine does.
MOVED_ON = """([ply, lit]) => {
  const { offered, picks, ply: now } = jemaaPlayer.read();
  const answers = offered.includes("confirm") || offered.includes("roll");
  return now > ply || answers || (lit !== null && picks.length > 0 && String(picks) !== String(lit));
}"""


def from_board(table: Table, keys: Keys, game: str, number: int) -> None:
    """Walk to a square or a space by arrows, and to everything beside the board by Tab."""
    state = table.read()
    actions, ply = state["actions"], state["ply"]
    wanted = PICKS[game](actions[number * 7 % len(actions)])
    while state["ply"] == ply and ANSWERS.isdisjoint(state["offered"]):
        lit = state["picks"]
        pick = next(pick for pick in wanted if pick in lit)
        if pick.startswith(("space:", "square:")):
            keys.cell(pick)
        else:
            keys.press(holds("pick", pick), "Space")
        table.page.wait_for_function(MOVED_ON, arg=[ply, lit])
        state = table.read()


def choose(table: Table, keys: Keys, game: str, number: int) -> None:
    """Choose by the list of choices, by short lists and by the board in turn; what is shown then is said."""
    ply, phase = (table.read()[name] for name in ("ply", "phase"))
    if number % 3 == 0:
        from_list(table, keys, number // 3)
    elif number % 3 == 1 and phase == "assign" and table.page.locator("[data-choices=all]").count():
        from_short_lists(table, keys, number // 3)
    else:
        from_board(table, keys, game, number)
    table.page.wait_for_function(MOVED_ON, arg=[ply, None])
    if table.read()["ply"] == ply:
        keys.shown()


def entry(table: Table, keys: Keys, game: str, number: int) -> None:
    """Roll, or choose and say yes to that where it is asked."""
    state = table.read()
    if "roll" not in state["offered"]:
        choose(table, keys, game, number)
    if table.read()["ply"] == state["ply"]:
        keys.press(lambda focus: not ANSWERS.isdisjoint(focus), "Space" if number % 2 else "Enter")
    table.page.wait_for_function("(ply) => jemaaPlayer.read().ply > ply", arg=state["ply"])
    keys.kept()


@pytest.mark.parametrize(("game", "players"), [("marrakech", 4), ("morocco", 2)])
def test_a_whole_game_by_keyboard(tables: Callable[..., Table], game: str, players: int) -> None:
    table = tables()
    page = table.page
    keys = Keys(page)
    table.go("/")
    new_game(keys, game, players)
    number = 0
    while table.answer()["toAct"] != "over":
        keys.asked()
        entry(table, keys, game, number)
        number += 1
        if number == BEGUN:
            middle_left_out(table, game, players)
    keys.kept()
    keys.asked()
    expect(page.locator(RESULT)).to_be_focused()
