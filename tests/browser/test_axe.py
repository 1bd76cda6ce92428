"""Nothing for axe to find, on any screen: with the size of targets counted, in every language, light and dark.

Each look has a twelfth of the screens; where nothing is left out, every screen is shown in every look and in both
themes. JEMAA_GALLERY raises how many positions of the gallery each look has (62:
all).
"""

import os
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Site
from tests.browser.market_screens import EVERY
from tests.browser.screens import Step, hung
from tests.browser.table import ROOT, Table
from tests.gallery.positions import GALLERY
from tests.sampling import WHOLE, share

AXE = (ROOT / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
Worn = tuple[Literal["dark", "light"], tuple[int, int]]
# A language, and the two themes and sizes in which its share of the screens is seen: all of them in the first, every
# fourth in the second, too.
LOOKS: list[tuple[str, Worn, Worn]] = [
    ("en", ("light", (1024, 768)), ("dark", (1366, 1024))),
    ("fr", ("dark", (768, 1024)), ("light", (320, 568))),
    ("es", ("light", (390, 844)), ("dark", (667, 375))),
]
if WHOLE:
    LOOKS.append(("ar", ("dark", (1024, 768)), ("light", (390, 844))))
# How many positions of the gallery are seen in each look, beginning with another one in each.
HUNG = int(os.environ.get("JEMAA_GALLERY", "2"))
RUN = """async () => {
  const found = await axe.run(document, { rules: { "target-size": { enabled: true } } });
  const told = ({ html, any }) => `${html.slice(0, 200)} ${any.map((one) => one.message)}`;
  return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${told(node)}`));
}"""


def findings(page: Page) -> list[str]:
    """Run axe beside the page: what the browser's debugger evaluates is not bound by the page's policy."""
    page.evaluate(f"() => {{ if (!globalThis.axe) {{ {AXE} }} }}")
    found: list[str] = page.evaluate(RUN)
    return found


def seen_in(look: int) -> dict[str, Step]:
    """Return the screens that are seen in a look, by name, and its share of the gallery."""
    first = look * len(GALLERY) // len(LOOKS)
    hangs = [*GALLERY[first:], *GALLERY[:first]][:HUNG]
    positions = {f"{shown.game}: {shown.name}": hung(shown) for shown in hangs}
    return {**dict(share(EVERY.items(), 4 * len(LOOKS), 4 * look)), **positions}


def wear(page: Page, scheme: Literal["dark", "light"], size: tuple[int, int]) -> None:
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": size[0], "height": size[1]})


@pytest.mark.parametrize("look", range(len(LOOKS)), ids=[language for language, *_ in LOOKS])
def test_axe_finds_nothing(site: Site, opened: Callable[..., Page], look: int) -> None:
    language, first, second = LOOKS[look]
    page = opened()
    table = Table(page, site.url).speak(language).go("/")
    found: dict[str, list[str]] = {}
    for number, (name, reach) in enumerate(seen_in(look).items()):
        wear(page, *first)
        reach(table)
        for finding in findings(page):
            found.setdefault(finding, []).append(name)
        if WHOLE or number % 4 == 1:
            wear(page, *second)
            for finding in findings(page):
                found.setdefault(finding, []).append(f"{name} {second}")
    assert not found, "\n".join(f"{finding}\n    on {', '.join(where)}" for finding, where in found.items())
