"""Nothing for axe to find, on any screen: with the size of targets counted, in every language, light and dark."""

import pytest
from playwright.sync_api import Page

from tests.browser.market_screens import EVERY
from tests.browser.table import ROOT, Table

AXE = (ROOT / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
# language, light or dark, size, and how many of the screens: all of them three times, spread thinner after that
LOOKS = [
    ("en", "light", (1024, 768), slice(None)),
    ("fr", "dark", (768, 1024), slice(None)),
    ("es", "light", (390, 844), slice(None)),
    ("en", "dark", (1366, 1024), slice(0, None, 3)),
    ("fr", "light", (320, 568), slice(1, None, 3)),
    ("es", "dark", (1180, 820), slice(2, None, 3)),
    ("fr", "dark", (667, 375), slice(0, None, 4)),
]
NAMES = [f"{language} {scheme} {width}x{height}" for language, scheme, (width, height), _ in LOOKS]
RUN = """async () => {
  const found = await axe.run(document, { rules: { "target-size": { enabled: true } } });
  const told = ({ html, any }) => `${html.slice(0, 200)} ${any.map((one) => one.message)}`;
  return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${told(node)}`));
}"""


def findings(page: Page) -> list[str]:
    """Run axe beside the page: what the browser's debugger evaluates is not bound by the page's policy."""
    page.evaluate(f"() => {{ if (!globalThis.axe) {{ {AXE} }} }}")
    return page.evaluate(RUN)


@pytest.mark.parametrize(("language", "scheme", "size", "part"), LOOKS, ids=NAMES)
def test_axe_finds_nothing(site, opened, language, scheme, size, part):
    page = opened(viewport={"width": size[0], "height": size[1]}, color_scheme=scheme)
    table = Table(page, site.url).speak(language).go("/")
    found: dict[str, list[str]] = {}
    for name, reach in list(EVERY.items())[part]:
        reach(table)
        for finding in findings(page):
            found.setdefault(finding, []).append(name)
    assert not found, "\n".join(f"{finding}\n    on {', '.join(where)}" for finding, where in found.items())
