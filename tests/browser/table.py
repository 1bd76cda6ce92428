"""A table on a page: what tests say to it. Knows the page's contract (`data-` attributes), no rule of any game.

The contract stands in docs/contract.md. Nothing is found by a class or by its place among others, but for what a
drawing is made of: drawn.py.
"""

import io
import json
from collections.abc import Callable
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from jemaa.cli import main

ROOT = Path(__file__).parents[2]
#: What stands on a table, for what is found by selectors alone: scripts in the page, and steps to a screen.
QUESTION = "[data-prompt] h2"
FORETOLD = "[data-foretold]"
WHY = "[data-why]"
ENTRY = "[data-entry]"
CHOICES = "[data-choices] summary"
CLOSE = "[data-sheet] [data-close]"
HOME = "[data-screen=home]"
ABOUT = "[data-screen=about]"
#: A file of the site's that is no page: from there one reads and writes what the site keeps, while nothing else does.
KEPT_FILE = "manifest.json"
PREFER = """(settings) => {
  const key = `jemaa-settings:${new URL(".", location.href).pathname}`;
  const before = JSON.parse(localStorage.getItem(key) ?? "{}");
  localStorage.setItem(key, JSON.stringify({ ...before, ...settings }));
}"""
#: Settles when what is rendered after a paint has been painted as well.
PAINTED = """async () => {
  for (let paints = 2; paints; paints--) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}"""


class Table:
    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url

    def go(self, address: str) -> "Table":
        """Go to an address of the page, by a fresh load."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.url}#{address}")
        return self

    def move(self, address: str) -> "Table":
        """Go to an address as a link on the page would: the engine stays."""
        self.page.evaluate("(address) => { location.hash = address; }", address)
        return self

    def speak(self, language: str) -> "Table":
        """Have the language chosen before the page is loaded."""
        return self.prefer(language=language)

    def prefer(self, **settings: str | bool) -> "Table":
        """Have settings chosen before the page is loaded."""
        self.page.goto(f"{self.url}{KEPT_FILE}")
        self.page.evaluate(PREFER, settings)
        return self

    def begin(self, game: str = "marrakech", **query: object) -> "Table":
        """Start a game at once and wait until it can be answered."""
        words = "&".join(f"{name}={value}" for name, value in query.items())
        self.go(f"/play/{game}?{words}")
        self.page.wait_for_url("**#/game/*")
        self.answer()
        return self

    def answer(self) -> dict[str, Any]:
        """Wait until a person can answer, and what comes after the paint is there; return what is offered."""
        offered: dict[str, Any] = self.page.evaluate("() => jemaaPlayer.answer()")
        self.page.evaluate(PAINTED)
        return offered

    def read(self) -> dict[str, Any]:
        return self.page.evaluate("() => jemaaPlayer.read()")

    def play(self, recipe: int, stop: str | int = "over") -> list[dict[str, Any]]:
        """Play on by a recipe until `over`, `pending`, `lay` or a ply; returns what was offered before each entry."""
        return self.page.evaluate("([recipe, stop]) => jemaaPlayer.play(recipe, stop)", [recipe, stop])

    def lead(self, picks: list[str]) -> None:
        """Tap the picks of an action, until it waits for being confirmed."""
        self.page.evaluate("(picks) => jemaaPlayer.lead(picks)", picks)

    def reload(self) -> None:
        """Load the page anew, once the game is on disk as it is shown."""
        self.row()
        self.page.reload()
        self.answer()

    @property
    def id(self) -> str:
        return self.page.url.rsplit("/", 1)[1]

    def row(self) -> dict[str, Any]:
        """Return the stored game, as it is on disk."""
        return self.page.evaluate("(id) => jemaaPlayer.row(id)", self.id)

    def put(self, row: Any) -> None:
        """Write into the stored games as another program would."""
        self.page.evaluate("(row) => jemaaPlayer.put(row)", row)

    def at(self, ply: int) -> None:
        """Wait for the board of a ply."""
        expect(self.page.locator(f'[data-game][data-ply="{ply}"]')).to_be_visible()

    def tap(self, what: str | Locator) -> None:
        """Tap the first such thing once it is there and takes taps, in a menu or not."""
        first = (self.reveal(what) if isinstance(what, str) else what).first
        first.wait_for(state="attached")
        first.evaluate("(one) => jemaaPlayer.tapInTime(one)")

    def reveal(self, what: str) -> Locator:
        """Open the menu of the table that has it, if one has."""
        self.page.evaluate("(what) => jemaaPlayer.openFor(what)", what)
        return self.page.locator(what)

    def tick(self, what: str | Locator, *, on: bool = True) -> None:
        """Tick a box or a choice by the keyboard: where a tap has just been, a mouse would be held up."""
        box = self.page.locator(what) if isinstance(what, str) else what
        if box.is_checked() != on:
            box.press("Space")
        expect(box).to_be_checked(checked=on)

    def choose(self, setting: str, value: str) -> None:
        """Choose in the open settings, in whichever chapter."""
        choice = self.page.locator(f"dialog[open] [data-setting={setting}][value={value}]")
        tab: str = choice.evaluate("(one) => one.closest('[role=tabpanel]').getAttribute('aria-labelledby')")
        self.tap(f"#{tab}")
        self.tick(choice)

    def set(self, setting: str, value: str) -> None:
        """Open the settings, choose and close them."""
        self.tap("[data-settings]")
        self.choose(setting, value)
        self.tap("dialog[open] [data-close]")
        expect(self.page.locator("dialog[open]")).to_have_count(0)

    def unfold(self) -> None:
        """Open the list of all choices by the keyboard: it is out of sight until it has the focus."""
        self.page.locator(CHOICES).focus()
        self.page.keyboard.press("Enter")
        expect(self.page.locator("details[data-choices] [data-action]").first).to_be_attached()

    def look(self, entry: int) -> None:
        """Tap a line of the open story, counted from 1, and wait for the board as it was after it."""
        self.tap(f'[data-entry="{entry}"]')
        self.at(entry)

    @property
    def head(self) -> Locator:
        return self.page.get_by_role("banner")

    @property
    def prompt(self) -> Locator:
        """What is asked, and what answers it."""
        return self.page.locator("[data-prompt]")

    @property
    def question(self) -> Locator:
        return self.prompt.get_by_role("heading")

    @property
    def foretold(self) -> Locator:
        """The sentences of what an action would bring, or of what is to be expected."""
        return self.page.locator(FORETOLD)

    @property
    def latest(self) -> Locator:
        return self.page.locator("[data-latest]")

    @property
    def why(self) -> Locator:
        """Why the last tap led to nothing."""
        return self.page.locator(WHY)

    @property
    def chosen(self) -> Locator:
        """The cells of the board that were tapped."""
        return self.page.locator("[data-cell][aria-pressed=true]")

    @property
    def entries(self) -> Locator:
        """The lines of the open story."""
        return self.page.locator(ENTRY)

    @property
    def result(self) -> Locator:
        return self.page.locator("[data-result]")

    def more(self) -> "Table":
        """Open what else can be done once the game is over."""
        self.tap("[data-more]")
        return self

    def uncover(self) -> None:
        """Put the picture of the end away, so that the board can be tapped."""
        self.more().tap("[data-final-board]")
        expect(self.result).to_have_count(0)

    @property
    def rails(self) -> Locator:
        """The edges at which people sit around the table."""
        return self.page.locator("[data-rail]")

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    @property
    def announcements(self) -> Locator:
        """What a screen reader is given to say."""
        return self.page.locator("[aria-live]")

    def scores(self) -> list[int]:
        seats = "[...document.querySelectorAll('[data-seat]')]"
        return self.page.evaluate(f"() => {seats}.map((one) => Number(one.dataset.score))")

    def said(self, what: str | Locator) -> str:
        return (self.page.locator(what) if isinstance(what, str) else what).inner_text()


#: How far the page's time jumps when a test stops it, in milliseconds: less than the page waits for its storage, which
#: answers in real time.
JUMP = 2000
#: How far it goes on at once where it passes, and how often at most.
STEP = 50
MOST_STEPS = 5000


def stop_time(page: Page) -> None:
    """Stop the page's time, whose clock was installed before."""
    page.clock.pause_at((page.evaluate("() => Date.now()") + JUMP) / 1000)


def pass_time(page: Page, until: Callable[[], object]) -> None:
    """Let a page's stopped time go on until something is so, in small steps: engine and storage answer in real time."""
    for _ in range(MOST_STEPS):
        if until():
            return
        page.clock.run_for(STEP)
    raise AssertionError("it does not come, however much time passes")


def jemaa(*arguments: str) -> str:
    """Run the command line in CPython, in this process."""
    with redirect_stdout(io.StringIO()) as told:
        assert main(arguments) == 0
    return told.getvalue()


def replayed(record: dict[str, Any], folder: Path) -> dict[str, Any]:
    """Replay a record in CPython and return its trace."""
    path = folder / "game.jemaa.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    return json.loads(jemaa("replay", str(path), "--trace"))
