"""Nothing for axe to find, on any screen: with the size of targets counted, in every language, light and dark.

Each look has a share of the screens, and each screen is seen in one look, half of them in both themes.
JEMAA_SCREENS=all shows every screen in every look; JEMAA_GALLERY raises how many positions of the gallery each look has
(62: all).
"""

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Site
from tests.browser.market_screens import EVERY
from tests.browser.screens import ALL, Step, hung
from tests.browser.table import ROOT, Table
from tests.gallery.positions import GALLERY

AXE = (ROOT / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
# language, light or dark, size, and which of the screens: the first three looks have all of them once; the next three
# have half of them once more, in the other theme
LOOKS = [
    ("en", "light", (1024, 768), slice(0, None, 3)),
    ("fr", "dark", (768, 1024), slice(1, None, 3)),
    ("es", "light", (390, 844), slice(2, None, 3)),
    ("en", "dark", (1366, 1024), slice(2, None, 6)),
    ("fr", "light", (320, 568), slice(4, None, 6)),
    ("es", "dark", (1180, 820), slice(0, None, 6)),
    ("fr", "dark", (667, 375), slice(3, None, 6)),
]
NAMES = [f"{language} {scheme} {width}x{height}" for language, scheme, (width, height), _ in LOOKS]
# How many positions of the gallery are seen in each of the looks, beginning with another one in each.
HUNG = int(os.environ.get("JEMAA_GALLERY", "1"))
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
    share = [*GALLERY[first:], *GALLERY[:first]][:HUNG]
    positions = {f"{shown.game}: {shown.name}": hung(shown) for shown in share}
    return {**dict(list(EVERY.items())[slice(None) if ALL else LOOKS[look][-1]]), **positions}


@pytest.mark.parametrize("look", range(len(LOOKS)), ids=NAMES)
def test_axe_finds_nothing(site: Site, opened: Callable[..., Page], look: int) -> None:
    language, scheme, size, _ = LOOKS[look]
    page = opened(viewport={"width": size[0], "height": size[1]}, color_scheme=scheme)
    table = Table(page, site.url).speak(language).go("/")
    found: dict[str, list[str]] = {}
    for name, reach in seen_in(look).items():
        reach(table)
        for finding in findings(page):
            found.setdefault(finding, []).append(name)
    assert not found, "\n".join(f"{finding}\n    on {', '.join(where)}" for finding, where in found.items())
