"""On tablets whatever can be tapped is 44 pixels wide and high or more."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Site
from tests.browser.market_screens import EVERY
from tests.browser.screens import ALL
from tests.browser.table import Table

# A label is the target of the box in it; what stands in a sentence is as high as its line.
SMALL = """() => {
    const worded = (paragraph) => {
        const rest = paragraph.cloneNode(true);
        for (const one of rest.querySelectorAll("a, button, label")) one.remove();
        return rest.textContent.trim() !== "";
    };
    const inSentence = (one) => one.closest("p") !== null && worded(one.closest("p"));
    return [...document.querySelectorAll("a[href], button, input, select, summary")]
        .filter((one) => one.checkVisibility({ contentVisibilityAuto: true }) && !inSentence(one))
        .map((one) => one.closest("label:has([type=checkbox], [type=file])") ?? one)
        .filter((one) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height) < 43.5)
        .map((one) => one.outerHTML.replace(/<!--.*?-->/g, "").slice(0, 120));
}"""


@pytest.mark.parametrize(("size", "first"), [((1024, 768), 0), ((768, 1024), 1)], ids=str)
def test_targets_on_tablets(site: Site, opened: Callable[..., Page], size: tuple[int, int], first: int) -> None:
    """Every screen on a tablet that lies or on one that stands; with JEMAA_SCREENS=all on both."""
    table = Table(opened(viewport={"width": size[0], "height": size[1]}), site.url).go("/")
    found: dict[str, list[str]] = {}
    for name, reach in list(EVERY.items())[slice(None) if ALL else slice(first, None, 2)]:
        reach(table)
        for target in table.page.evaluate(SMALL):
            found.setdefault(target, []).append(name)
    assert not found, "\n".join(f"{target} on {', '.join(where)}" for target, where in found.items())
