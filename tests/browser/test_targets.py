"""On tablets whatever can be tapped is 44 pixels wide and high or more."""

import pytest

from tests.browser.market_screens import EVERY
from tests.browser.table import Table

# A label is the target of the box in it.
SMALL = """() => [...document.querySelectorAll("a[href], button, input, select, summary")]
    .filter((one) => one.checkVisibility({ contentVisibilityAuto: true }) && !one.closest("p:not(.buttons)"))
    .map((one) => one.closest("label.switch, label.file") ?? one)
    .filter((one) => { const { width, height } = one.getBoundingClientRect(); return Math.min(width, height) < 43.5; })
    .map((one) => one.outerHTML.replace(/<!--.*?-->/g, "").slice(0, 120))"""


@pytest.mark.parametrize("size", [(1024, 768), (768, 1024)], ids=str)
def test_targets_on_tablets(site, opened, size):
    table = Table(opened(viewport={"width": size[0], "height": size[1]}), site.url).go("/")
    found: dict[str, list[str]] = {}
    for name, reach in EVERY.items():
        reach(table)
        for target in table.page.evaluate(SMALL):
            found.setdefault(target, []).append(name)
    assert not found, "\n".join(f"{target} on {', '.join(where)}" for target, where in found.items())
