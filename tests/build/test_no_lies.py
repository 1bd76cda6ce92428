"""Tests that can fail without a fault, or pass with one: each kind by what it is written as, wherever it stands.

A place that may do so is named below with its reason; a name that nothing needs any more is found, too.
"""

import re

import pytest

from tasks.steps import ROOT
from tests.globbed import globbed

TESTS = ROOT / "tests"
PARTS = "engine", "browser", "build", "js", "gallery"
FILES = {
    path.relative_to(TESTS).as_posix(): path.read_text(encoding="utf-8")
    for path in globbed(202, *(f"tests/{part}/**/*.{kind}" for part in PARTS for kind in ("py", "js", "mjs")))
    if path.name != "test_no_lies.py"
}
#: What is written where a test lies, by the kind of its lie; what to do instead.
KINDS = {
    "waits for a time: wait for a state, or hold the clock": re.compile(
        r"wait_for_timeout\(|(?<!asyncio\.)\bsleep\(|setTimeout\((?:done|resolve|rest), (?:\d{2,}|ms)\)"
    ),
    "asks the machine's clock: hold the page's, or count": re.compile(
        r"\bmonotonic\(|\bperf_counter\(|\btime\.time\(|performance\.now\(|Date\.now\("
    ),
    "has other luck each time: give it a seed": re.compile(
        r"Math\.random\(|\bRandom\(\)|(?<!np\.)\brandom\.(?!Random)\w+\("
    ),
    "compares the whole page: look at what is meant": re.compile(
        r"inner_html\(\)|page\.content\(\)|document\.body\.inner(?:Text|HTML)|inner_text\(\"body\"\)"
    ),
}
#: Files that do so all the same, and why.
FINE: dict[str, dict[str, str]] = {
    "waits for a time: wait for a state, or hold the clock": {
        "browser/engines.py": "asks the page again until a test is true",
        "browser/kills.py": "asks again whether the browser listens",
        "build/test_servers.py": "asks again whether the server listens",
        "build/test_start.py": "sends one piece after the other until one is told",
        "engine/test_tournament.py": "asks again whether a process is there",
    },
    "asks the machine's clock: hold the page's, or count": {
        "browser/kills.py": "gives up after half a minute",
        "browser/learner.js": "gives up after a while",
        "browser/player.js": "gives up after a minute",
        "browser/table.py": "stops the page's time a moment from now",
        "browser/test_double_taps.py": "lets the half second end in which second taps are held up",
        "build/test_servers.py": "gives up after a while",
    },
    "has other luck each time: give it a seed": {},
    "compares the whole page: look at what is meant": {
        "browser/learner.js": "says what the page shows where a lesson is stuck",
        "browser/test_one_file.py": "looks for words anywhere",
    },
}


@pytest.mark.parametrize("kind", KINDS)
def test_no_test_lies(kind: str) -> None:
    found = {name for name, code in FILES.items() if KINDS[kind].search(code)}
    assert found == FINE[kind].keys()
