"""Random double taps in whole games: how many of them decided anything that their first tap had only just brought."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from playwright.sync_api import Browser, Page

from tasks.setup import DIST
from tasks.steps import ROOT
from tests.bench.browser import chromium, served
from tests.bench.figure import Figure

SIZES = {"tablet": (1024, 768), "upright": (768, 1024), "phone": (390, 844)}
MOTIONS = {"with motion": "no-preference", "at reduced motion": "reduce"}
GAMES = ("marrakech", "morocco")
DECISIONS = 500
#: Milliseconds between two looks at the pages, which all play at once: nearly all of it is waiting.
LOOK = 1000
# Begins to play, and keeps what was made.
PLAY = """([recipe, count]) => {
    globalThis.made = globalThis.failed = null;
    jemaaDoubleTaps(recipe, count).then(
        (made) => { globalThis.made = made; },
        (error) => { globalThis.failed = String(error); },
    );
}"""


@dataclass
class Player:
    """A page of one size that plays both games in turns."""

    page: Page
    url: str
    name: str
    begun: int = 0
    made: list[dict[str, int]] = field(default_factory=list)

    def begin(self) -> None:
        """Begin another game, of which a share is played."""
        self.begun += 1
        game = GAMES[self.begun % len(GAMES)]
        self.page.goto("about:blank")
        self.page.goto(f"{self.url}#/play/{game}?players={2 + self.begun % 3}&seed=twice-{self.begun}")
        self.page.wait_for_url("**/#/game/*")
        self.page.evaluate(PLAY, [self.begun, DECISIONS // 10])

    def look(self) -> None:
        """Keep what was made, and go on until there is enough."""
        made, failed = self.page.evaluate("() => [globalThis.made, globalThis.failed]")
        assert failed is None, f"{self.name}: {failed}"
        if made is None:
            return
        self.made += made
        if not self.over:
            self.begin()

    @property
    def over(self) -> bool:
        return len(self.made) >= DECISIONS


def seated(browser: Browser, url: str, size: str, motion: str) -> Player:
    """Open a page of a size with its first game."""
    width, height = SIZES[size]
    how: dict[str, Any] = {"viewport": {"width": width, "height": height}, "reduced_motion": MOTIONS[motion]}
    page = browser.new_context(has_touch=True, service_workers="block", **how).new_page()
    for script in ("browser/player.js", "bench/double-taps.js"):
        page.add_init_script(path=ROOT / "tests" / script)
    player = Player(page, url, f"{size} {motion}")
    player.begin()
    return player


def twice() -> Iterator[Figure]:
    """Tap everything twice, in both games, at each size, with motion and without."""
    with chromium() as browser, served(DIST) as url:
        players = [seated(browser, url, size, motion) for size, motion in product(SIZES, MOTIONS)]
        while running := [player for player in players if not player.over]:
            running[0].page.wait_for_timeout(LOOK)
            for player in running:
                player.look()
    for player in players:
        stray = sum(taps["to"] > taps["from"] + taps["most"] for taps in player.made)
        yield Figure(f"double taps that decided anything, {player.name}", len(player.made), "taps", least=DECISIONS)
        yield Figure("  decided something unseen, too", stray, "taps", most=0)
