"""A whole game by keyboard alone, from the first page to the result: Tab, arrows, Enter, Space."""

from playwright.sync_api import Page, expect

from tests.browser.table import Table

# The focused element, as far as a person at the keyboard needs it.
FOCUS = """() => {
  const { dataset, textContent, tagName, ariaLabel, name, value, maxLength } = document.activeElement;
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
  const ring = outlineStyle === "none" ? 0 : parseFloat(outlineWidth);
  return { ...dataset, tag: tagName, name, value, maxLength, says: (ariaLabel ?? textContent).trim(), ring };
}"""
MOST_STEPS = 60
LONGEST_SEED = 200


class Keys:
    def __init__(self, page: Page) -> None:
        self.page = page

    def focus(self) -> dict:
        return self.page.evaluate(FOCUS)

    def reach(self, wanted, key: str = "Tab") -> dict:
        """Press Tab until the focus is where one wants it; it is always seen on the way."""
        for _ in range(MOST_STEPS):
            now = self.focus()
            if wanted(now):
                assert now["ring"] >= 2, f"no focus is seen on {now}"
                return now
            self.page.keyboard.press(key)
        raise AssertionError(f"{MOST_STEPS} times {key} lead nowhere; the focus is on {self.focus()}")

    def press(self, wanted, key: str = "Enter") -> None:
        self.reach(wanted)
        self.page.keyboard.press(key)

    def cell(self, pick: str) -> None:
        """Enter the board by its one tab stop and walk to a square by arrows."""
        here = self.reach(lambda focus: focus.get("cell", "").startswith("square:"))["cell"]
        right, up = ord(pick[-2]) - ord(here[-2]), int(pick[-1]) - int(here[-1])
        for _ in range(abs(right)):
            self.page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")
        for _ in range(abs(up)):
            self.page.keyboard.press("ArrowUp" if up > 0 else "ArrowDown")
        assert self.focus()["cell"] == pick
        self.page.keyboard.press("Space")

    def kept(self) -> None:
        """The focus has not fallen back to the top of the page."""
        assert self.focus()["tag"] != "BODY"


def says(word: str):
    return lambda focus: focus["says"] == word


def new_game(keys: Keys) -> None:
    """Four seats, a person in the first, opponents in the others, a seed, and begin."""
    keys.press(says("Play"))
    expect(keys.page.locator("main form")).to_be_visible()
    keys.kept()
    keys.reach(lambda focus: focus.get("value") == "3")
    keys.page.keyboard.press("ArrowRight")
    expect(keys.page.locator(".place")).to_have_count(4)
    for seat in (1, 2, 3):
        keys.reach(lambda focus, seat=seat: focus.get("name") == f"level-{seat}")
        keys.page.keyboard.press("ArrowRight")
    keys.reach(lambda focus: focus.get("maxLength") == LONGEST_SEED)
    keys.page.keyboard.type("by keyboard")
    keys.press(says("Begin"))
    keys.page.wait_for_url("**/#/game/*")


def turn(table: Table, keys: Keys, number: int) -> None:
    """Turn Assam, roll, lay a rug: by the board and by the list of moves in turn."""
    if number % 2:
        keys.press(lambda focus: focus.get("action") == "left")
    else:
        keys.press(lambda focus: focus.get("pick", "").startswith("turn:"), "Space")
    table.page.locator("[data-roll]").wait_for()
    keys.kept()
    keys.press(lambda focus: "roll" in focus, "Space" if number % 2 else "Enter")
    table.page.locator("[data-phase=lay]").wait_for()
    keys.kept()
    ply = table.read()["ply"]
    lay(table, keys, number)
    keys.press(lambda focus: "confirm" in focus)
    table.page.wait_for_function("(ply) => jemaaPlayer.read().ply > ply", arg=ply)
    keys.kept()


def lay(table: Table, keys: Keys, number: int) -> None:
    actions = table.read()["actions"]
    action = actions[number % len(actions)]
    if number % 3 == 0:
        keys.press(lambda focus: focus["tag"] == "SUMMARY")
        keys.press(lambda focus: focus.get("action") == action)
        return
    for square in action.removeprefix("lay ").split("-"):
        if table.read()["offered"].count("confirm") == 0:
            keys.cell(f"square:{square}")


def test_a_whole_game_by_keyboard(site, opened):
    page = opened()
    table, keys = Table(page, site.url).go("/"), Keys(page)
    new_game(keys)
    for number in range(12):
        if table.answer()["toAct"] == "over":
            break
        keys.kept()
        turn(table, keys, number)
    page.wait_for_function("() => jemaaPlayer.read().toAct === 'over'")
    keys.kept()
    expect(page.locator(".result h2")).to_be_focused()
