"""What a screen reader is given to say at a table."""

from playwright.sync_api import Page

from tests.browser.table import QUESTION
from tests.sentences import like

RESULT = "[data-result] h2"
ASKED = f"() => document.querySelector('{RESULT}, {QUESTION}').textContent"
LANGUAGE = "() => document.documentElement.lang"
SAID = "([now, told]) => heard.some((one) => one.includes(now) || (told && new RegExp(told).test(one)))"
# What is asked of the action that is shown, as it is seen: without for whom it is.
SHOWN = f"() => heard.some((one) => one.includes(document.querySelector('{QUESTION}').lastChild.data))"
# Notes what is said, and at which questions nothing has the focus.
LISTEN = """
  globalThis.heard = [];
  globalThis.lost = [];
  const note = ({ addedNodes }) => addedNodes.forEach(({ textContent }) => heard.push(textContent));
  const region = () => document.querySelector("[aria-live]");
  let tabbed = false; // past the last thing on a page Tab leads out of it
  addEventListener("keydown", ({ key }) => { tabbed = key === "Tab"; }, { capture: true });
  const look = () => {
    const board = document.querySelector("[data-game]");
    const nothing = document.activeElement === document.body && !tabbed;
    if (board && nothing) lost.push(`${board.dataset.ply} ${board.dataset.phase}`);
    requestAnimationFrame(look);
  };
  if (location.host) addEventListener("DOMContentLoaded", () => {
    new MutationObserver((changes) => changes.forEach(note)).observe(region(), { childList: true });
    document.addEventListener("focusin", ({ target }) => {
      if (target.matches("h1, h2")) heard.push(target.textContent);
    });
    look();
  });
"""


def won(language: str) -> str:
    """Return the pattern of what is said of whoever has won, one or several."""
    return "|".join(like("result-won", language, count=count).pattern for count in (1, 2))


class Hearing:
    """Somebody who hears a page, from before it is loaded."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.question = ""
        page.add_init_script(LISTEN)

    def hear(self) -> list[str]:
        """Return what was said since this was asked last."""
        return self.page.evaluate("() => heard.splice(0)")

    def shown(self) -> None:
        """Check that the action that is shown was said, with what it brings, and that the focus was kept."""
        self.page.wait_for_function(SHOWN)
        assert self.page.evaluate("() => lost") == []

    def asked(self) -> None:
        """Check that a changed question was said, or read out as the focus moved to it, and that the focus was kept.

        The end is said with the points that its picture shows.
        """
        now = self.page.evaluate(ASKED)
        if now != self.question:
            told = self.page.locator(RESULT).count() and won(self.page.evaluate(LANGUAGE))
            self.page.wait_for_function(SAID, arg=[now, told])
        self.hear()
        self.question = now
        assert self.page.evaluate("() => lost") == []
