"""How fast the shelf of a hundred puzzles is painted on a slow device: all boards in sight, fetched before."""

import json
from collections.abc import Iterator
from statistics import median

from tasks.setup import DIST
from tests.bench.browser import SLOWDOWN, chromium, open_context, served
from tests.bench.figure import Figure
from tests.globbed import globbed

VISITS = 7
# Goes to a shelf from home, and waits until each picture in sight is decoded and painted.
SHOWN = """async (address) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const began = performance.now();
  location.hash = address;
  while (!document.querySelector("[data-puzzle-link]")) await frame();
  const near = [...document.querySelectorAll(".small-board")].filter(
    (board) => board.getBoundingClientRect().top < innerHeight,
  );
  const sheets = new Set(near.map((board) => getComputedStyle(board).backgroundImage.slice(5, -2)));
  await Promise.all([...sheets].map((src) => Object.assign(new Image(), { src }).decode()));
  await frame();
  const took = performance.now() - began;
  location.hash = "#/";
  while (document.querySelector("[data-puzzle-link]")) await frame();
  return [took, near.length];
}"""


def shelved() -> Iterator[Figure]:
    """Go there again and again; the first time it is fetched."""
    with chromium() as browser, served(DIST) as url, open_context(browser) as context:
        page = context.new_page()
        page.goto(url)
        page.wait_for_selector("[data-puzzle-daily]")
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        for path in globbed(2, "js/games/*/puzzles.json"):
            count = len(json.loads(path.read_text(encoding="utf-8"))["puzzles"])
            times = [page.evaluate(SHOWN, f"#/puzzles/{path.parent.name}") for _ in range(VISITS + 1)]
            name = f"{path.parent.name}: shelf of {count} puzzles painted, median"
            took = [float(time) for time, _ in times[1:]]
            yield Figure(name, median(took), "ms", most=400, samples=took, notes=[f"{times[0][1]} boards in sight"])
