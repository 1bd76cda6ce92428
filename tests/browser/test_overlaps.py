"""No sign covers another, and none leaves its frame: measured on positions of the gallery and in whole games."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from jemaa.games import GAMES
from tests.browser.conftest import Site
from tests.browser.drawn import drawn
from tests.browser.screens import STORY, hung, stands
from tests.browser.shelf import row
from tests.browser.table import CLOSE, Table
from tests.gallery.positions import GALLERY
from tests.sampling import WHOLE

SIZES = [(1024, 768), (768, 1024), (390, 844), (360, 568), (844, 390)]
LANGUAGES = ["en", "fr", "es", "ar"]
#: Signs that may not cover another, of their own kind or another, with the text that may not leave them.
SIGNS = {
    "marrakech": ["disc of a landing"],
    "morocco": ["outlook of an arrow", "who leads"],
}
FAULTS = """([signs]) => {
  const found = new Set();
  const box = (one) => one.getBoundingClientRect();
  const told = (one) => `${one.getAttribute("class") ?? one.tagName} "${one.textContent.trim().slice(0, 30)}"`;
  const meet = (a, b, slack) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
  // round signs: their boxes may meet at the corners
  const over = (a, b) => {
    const [p, q] = [box(a), box(b)];
    const far = Math.hypot((p.left + p.right - q.left - q.right) / 2, (p.top + p.bottom - q.top - q.bottom) / 2);
    const round = [p, q].every(({ width, height }) => Math.abs(width - height) < 4);
    return round ? far < (p.width + q.width) / 2 - 3 : meet(p, q, 2);
  };
  // what only screen readers have
  const unseen = (part) => part !== null && (getComputedStyle(part).clipPath !== "none" || unseen(part.parentElement));
  // the lines of text that the eye sees in it
  const lines = (one) => {
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found = [];
    while (texts.nextNode()) {
      if (unseen(texts.currentNode.parentElement)) continue;
      range.selectNodeContents(texts.currentNode);
      found.push(...range.getClientRects());
    }
    return found;
  };
  const all = signs.flatMap((sign) => [...document.querySelectorAll(sign)]);
  all.forEach((one, at) => {
    for (const other of all.slice(at + 1)) if (over(one, other)) found.add(`${told(one)} meets ${told(other)}`);
    const frame = one.querySelector("circle, rect, path");
    for (const text of frame ? one.querySelectorAll("text") : []) {
      const [inner, outer] = [box(text), box(frame)];
      if (inner.left < outer.left || inner.right > outer.right) found.add(`${told(one)}: its text is broader`);
    }
  });
  // the frame around the board while looking back, with what stands beside it
  const past = document.querySelector("[data-game]");
  if (document.querySelector("[data-branch]")) {
    const { left, top, right, bottom } = box(past);
    const { outlineOffset, outlineWidth } = getComputedStyle(past);
    const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth);
    const frame = { left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach };
    for (const one of document.querySelectorAll("header a, header button, [data-seat]")) {
      // a line is higher than its letters
      const letters = lines(one).map(({ left, right, top, bottom, height }) => (
        { left, right, top: top + height / 5, bottom: bottom - height / 5 }));
      if (letters.some((words) => words.right > words.left + 1 && meet(words, frame, -1)))
        found.add(`${told(one)} touches the frame of looking back`);
    }
  }
  // beside the board: faces and facts, what is in a panel, and the words on a button with round ends
  for (const seat of document.querySelectorAll("[data-seat]")) {
    // what is within the token belongs to it, as the crown of who is ahead; on phones facts are for screen readers
    const parts = [...seat.querySelectorAll("[title]:not([title] [title])")]
      .filter((part) => !unseen(part.parentElement))
      .map((part) => part.querySelector("[data-face]") ?? part);
    parts.forEach((one, at) => {
      for (const other of parts.slice(at + 1))
        if (meet(box(one), box(other), 2)) found.add(`in a panel ${told(one)} meets ${told(other)}`);
      const [inner, outer] = [box(one), box(seat)];
      const within = inner.left >= outer.left - 1 && inner.right <= outer.right + 1 &&
        inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
      if (inner.width && !within) found.add(`${told(one)} leaves its panel`);
    });
  }
  for (const button of document.querySelectorAll("[data-prompt] button")) {
    const outer = box(button);
    const radius = Math.min(parseFloat(getComputedStyle(button).borderRadius) || 0, outer.width / 2, outer.height / 2);
    const outside = lines(button).some((words) => {
      const middle = (words.top + words.bottom) / 2;
      const dy = Math.max(outer.top + radius - middle, middle - (outer.bottom - radius), 0);
      const inset = radius - Math.sqrt(Math.max(radius ** 2 - dy ** 2, 0));
      return words.width && (words.left < outer.left + inset - 1 || words.right > outer.right - inset + 1);
    });
    if (outer.width && outside) found.add(`"${button.textContent.trim()}" leaves its button`);
  }
  return [...found];
}"""


def faults(table: Table, game: str) -> list[str]:
    signs = [drawn(game, sign) for sign in SIGNS[game]]
    found: list[str] = table.page.evaluate(FAULTS, [signs])
    return found


@pytest.mark.parametrize("language", LANGUAGES if WHOLE else ["es"])
@pytest.mark.parametrize("size", SIZES if WHOLE else SIZES[:1], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_no_sign_covers_another_and_none_leaves_its_frame(
    site: Site, opened: Callable[..., Page], game: str, size: tuple[int, int], language: str
) -> None:
    page = opened(viewport={"width": size[0], "height": size[1]})
    table = Table(page, site.url).speak(language).go("/")
    hangs = [each for each in GALLERY if each.game == game]
    wrong: dict[object, list[str]] = {}
    for each in hangs if WHOLE else hangs[3::15]:
        hung(each)(table)
        if found := faults(table, game):
            wrong[each.name] = found
    count = 5 if game == "morocco" else 2
    whole = row(game=game, players=count)
    for ply in range(10, len(whole["record"]["log"]) - 1, 7 if WHOLE else 90):
        made = row(ply, game=game, players=count)
        made["seats"][1]["bot"] = "random"
        stands(table, made)
        if found := faults(table, game):
            wrong[ply] = found
        if table.read()["ply"] == ply and "roll" not in table.read()["offered"]:
            table.play(1, "pending")
            if found := faults(table, game):
                wrong[f"{ply}, pending"] = found
    for step in (STORY, "[data-step=back]", CLOSE):
        table.tap(step)
    expect(page.locator("[data-branch]")).to_be_visible()
    if found := faults(table, game):
        wrong["looking back"] = found
    assert wrong == {}
