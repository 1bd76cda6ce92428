"""What comes near on Morocco's board: on a phone a stall in which somebody chooses, everywhere one that closes."""

import json
from itertools import pairwise
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.market import asked_at, market, picks, when
from tests.browser.market_screens import EVERY
from tests.browser.probes import PHONE, Look, probe, resize, unseen, walk
from tests.browser.screens import laid
from tests.browser.table import Table
from tests.sampling import share

FINGER = 44
WHOLE_BOARD = "[data-whole-board]"
# What of each lit stall a finger misses: the stall, once it is near the spaces that can be tapped, and its numbers.
MISSED = """async (finger) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const back = () => document.querySelector("[data-whole-board]");
  const box = (one) => one.getBoundingClientRect();
  const stallOf = (cell) => cell.dataset.cell.slice("space:".length, -".nw".length);
  const told = (what, one) => `${what}: ${one.outerHTML.replace(/<!--.*?-->/g, "").slice(0, 90)}`;
  const until = async (test) => { while (!test()) await jemaaPlayer.change(); };
  const away = async () => { back()?.click(); await until(() => !back()); };
  const missed = [];
  const { left, right, top, bottom } = box(document.querySelector("[data-game]"));
  const framed = (one) =>
    one.left >= left - 1 && one.right <= right + 1 && one.top >= top - 1 && one.bottom <= bottom + 1;
  const lit = () => all('[data-pick^="space:"]');
  const stalls = new Set(lit().map(stallOf));
  if (!stalls.size) missed.push("no space can be tapped");
  for (const stall of stalls) {
    await away();
    const cells = all(`[data-cell^="space:${stall}."]`);
    const [first, last] = [box(cells[0]), box(cells.at(-1))];
    if (Math.min(last.right - first.left, last.bottom - first.top) < finger) missed.push(told("stall", cells[0]));
    jemaaPlayer.touch({ x: first.left + first.width / 2, y: first.top + first.height / 2 });
    await until(back);
    for (const one of lit().filter((cell) => stallOf(cell) === stall)) {
      const large = Math.min(box(one).width, box(one).height) >= finger;
      if (!large || !framed(box(one)) || jemaaPlayer.inTheMiddleOf(one) !== one) missed.push(told("space", one));
    }
    for (const one of all("[data-game] svg text").filter((text) => text.textContent.trim() && framed(box(text)))) {
      const { a, b } = one.getScreenCTM();
      if (parseFloat(getComputedStyle(one).fontSize) * Math.hypot(a, b) < 13) missed.push(told("letters", one));
    }
  }
  return missed;
}"""


def cell(table: Table, space: str) -> Locator:
    return table.page.locator(f'[data-cell="space:{space}"]')


def wide(one: Locator) -> float:
    box = one.bounding_box()
    assert box is not None
    return box["width"]


def test_on_a_phone_every_space_is_as_large_as_a_finger_once_its_stall_is_near(table: Table) -> None:
    """However many play, wherever workers and tourists can go."""
    asked = [(players, asked_at(players)["assign"]) for players in (5, 4, 3, 2)]
    scenes = [(f"assign of {players}", laid(ply, players=players, game="morocco")) for players, ply in share(asked, 4)]
    settle = ("settle", EVERY["market: settle"])
    walk(table.go("/"), [*scenes, settle], [Look(probe(MISSED, FINGER), [PHONE])])


def assigning(table: Table) -> tuple[list[str], float]:
    """Open a game on a phone where two spaces of one stall can be had; return them, and how wide a space is."""
    resize(table.page, PHONE)
    laid(when("assign", 5), players=5, game="morocco")(table.go("/"))
    if table.page.locator('[data-pick="worker:assistant"]').count():
        table.tap('[data-pick="worker:assistant"]')
    lit: list[str] = table.page.locator('[data-pick^="space:"]').evaluate_all(
        "(all) => all.map((one) => one.dataset.cell.slice(6))"
    )
    pair = next([one, other] for one, other in pairwise(lit) if one[:2] == other[:2])
    return pair, wide(cell(table, pair[0]))


def test_a_stall_is_opened_by_a_tap_and_left_by_one_beside_it(tables: Any) -> None:
    """Nothing is chosen by opening or leaving it; what was chosen stays so."""
    table: Table = tables(has_touch=True)
    (one, _), far = assigning(table)
    cell(table, one).tap()
    expect(table.page.locator(WHOLE_BOARD)).to_be_visible()
    assert wide(cell(table, one)) > FINGER > far
    expect(table.chosen.and_(cell(table, one))).to_have_count(0)
    cell(table, one).tap()
    expect(table.page.locator("[data-confirm]")).to_be_visible()
    assert wide(cell(table, one)) > FINGER
    board = table.page.locator("[data-game]").bounding_box()
    assert board is not None
    table.page.touchscreen.tap(board["x"] + 4, board["y"] + board["height"] / 2)
    expect(table.page.locator(WHOLE_BOARD)).to_have_count(0)
    expect(table.chosen.and_(cell(table, one))).to_be_attached()
    assert wide(cell(table, one)) == far


def test_what_comes_near_is_not_styled_again(table: Table) -> None:
    """Else a closing stands still for a moment on a slow tablet: the board has more than a thousand elements."""
    (one, _), _ = assigning(table)
    browser = table.page.context.browser
    assert browser is not None
    browser.start_tracing(page=table.page, categories=["devtools.timeline"])
    cell(table, one).click()
    expect(table.page.locator(WHOLE_BOARD)).to_be_visible()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    styled = [event["args"].get("elementCount", 0) for event in events if event["name"] == "UpdateLayoutTree"]
    assert 0 < max(styled) < table.page.locator("[data-game] *").count() / 2


def test_keys_choose_at_once_and_walk_in_what_is_near(table: Table) -> None:
    """Escape and the way back that is seen leave it, and so does who walks on; the focus stays on the board."""
    (one, other), far = assigning(table)
    focused = table.page.locator(":focus")
    for leave in ("Escape", "Enter"):
        cell(table, one).press("Enter")
        expect(table.chosen.and_(cell(table, one))).to_be_attached()
        assert wide(cell(table, one)) > FINGER
        cell(table, one).press("ArrowRight" if one[:4] == other[:4] else "ArrowDown")
        expect(focused).to_have_attribute("data-cell", f"space:{other}")
        assert wide(focused) > FINGER
        if leave == "Enter":
            table.page.locator(WHOLE_BOARD).focus()
        table.page.keyboard.press(leave)
        expect(table.page.locator(WHOLE_BOARD)).to_have_count(0)
        expect(focused).to_have_attribute("data-cell", f"space:{other}")
        assert wide(focused) == far
        table.tap("[data-cancel]")
    cell(table, one).press("Enter")
    expect(table.page.locator(WHOLE_BOARD)).to_be_visible()
    focused.press("Control+ArrowLeft" if one[0] > "a" else "Control+ArrowRight")
    expect(table.page.locator(WHOLE_BOARD)).to_have_count(0)


def test_what_closes_stays_near_from_question_to_question(table: Table) -> None:
    """Until it is closed; whoever wants to sees the whole board meanwhile."""
    whole = market(5)
    ply = when("take", 5)
    laid(ply, players=5, game="morocco")(table.go("/"))
    near = wide(cell(table, "c3.nw"))
    assert unseen('[role=grid] [tabindex="0"]')(table.page) == []
    table.tap(WHOLE_BOARD)
    expect(table.page.locator(WHOLE_BOARD)).to_have_count(0)
    far = wide(cell(table, "c3.nw"))
    assert near > 1.4 * far
    seen = list[bool]()
    while not seen or seen[-1]:
        table.lead(picks(whole["record"]["log"][ply]))
        table.tap("[data-confirm]")
        ply += 1
        table.at(ply)
        table.answer()
        seen.append(whole["legal"][ply][0].split()[0] in ("take", "arrow", "settle"))
        assert wide(cell(table, "c3.nw")) == (near if seen[-1] else far)
    assert len(seen) > 1
