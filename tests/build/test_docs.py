"""Links between the pages of the documentation lead to a file, and to a heading in it; all files of tests are named."""

import re
from pathlib import Path

import pytest

from tasks.steps import ROOT
from tests.globbed import globbed

PAGES = globbed(20, "*.md", "docs/**/*.md")
#: The target of a link or picture that is no address of the web: its path and its anchor.
LINK = re.compile(r"\]\((?![a-z]+:)([^()#\s]*)(?:#([^()\s]+))?\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
NAMED = re.compile(r'<a id="([\w-]+)"></a>')
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def prose(page: Path) -> str:
    """Return a page without its code."""
    return FENCED.sub("", page.read_text(encoding="utf-8"))


def anchors(page: Path) -> set[str]:
    """Return the anchors of a page: those of its headings, made as code hosts make them, and named ones."""
    text = prose(page)
    headings = HEADING.findall(text)
    return {*NAMED.findall(text)} | {
        re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings
    }


def test_every_link_leads_somewhere() -> None:
    links = [(page, *link) for page in PAGES for link in LINK.findall(prose(page))]
    assert links
    astray = [
        f"{page.relative_to(ROOT)}: {path}#{anchor}"
        for page, path, anchor in links
        if not (to := (page.parent / path) if path else page).exists() or (anchor and anchor not in anchors(to))
    ]
    assert astray == []


@pytest.mark.parametrize("room", ["engine", "js", "build", "browser"])
def test_the_map_of_tests_names_each_file_once_in_order(room: str) -> None:
    section = (ROOT / "tests/README.md").read_text(encoding="utf-8").split(f"\n## {room}\n")[1].split("\n## ")[0]
    files = sorted(path.name for path in (ROOT / "tests" / room).iterdir() if path.is_file())
    assert re.findall(r"^- `(.+?)`: \w", section, re.MULTILINE) == files
