"""Tests that can fail without a fault, or pass with one: each kind by what it is written as, wherever it stands.

A place that may do so is named below with its reason; a name that nothing needs any more is found, too.
"""

import re

import pytest

from tasks.steps import ROOT

TESTS = ROOT / "tests"
FILES = {
    path.relative_to(TESTS).as_posix(): path.read_text(encoding="utf-8")
    for part in ("engine", "browser", "build", "js", "gallery")
    for path in sorted((TESTS / part).rglob("*"))
    if path.suffix in (".py", ".js", ".mjs") and path.name != "test_no_lies.py"
}
#: What is written where a test lies, by the kind of its lie; what to do instead.
KINDS = {
    "waits for a time: wait for a state, or hold the clock": re.compile(
        r"wait_for_timeout\(|(?<!asyncio\.)\bsleep\(|setTimeout\((?:done|resolve|rest), (?:\d{2,}|ms)\)"
    ),
    "asks the machine's clock: hold the page's, or count": re.compile(
        r"\bmonotonic\(|\bperf_counter\(|\btime\.time\(|performance\.now\(|Date\.now\("
    ),
    "has other luck each time: give it a seed": re.compile(r"Math\.random\(|\bRandom\(\)|\brandom\.\w+\("),
    "compares the whole page: look at what is meant": re.compile(
        r"inner_html\(\)|page\.content\(\)|document\.body\.inner(?:Text|HTML)|inner_text\(\"body\"\)"
    ),
}
#: Files that do so all the same, and why.
FINE: dict[str, dict[str, str]] = {
    "waits for a time: wait for a state, or hold the clock": {},
    "asks the machine's clock: hold the page's, or count": {},
    "has other luck each time: give it a seed": {},
    "compares the whole page: look at what is meant": {},
}


@pytest.mark.parametrize("kind", KINDS)
def test_no_test_lies(kind: str) -> None:
    found = {name for name, code in FILES.items() if KINDS[kind].search(code)}
    assert found == FINE[kind].keys()


def test_all_tests_are_looked_at() -> None:
    assert len(FILES) > 200
