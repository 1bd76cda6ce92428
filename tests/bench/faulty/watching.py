"""A plugin of pytest: notes what each test costs, and lets coverage follow what the tests start.

Of a slow test with many cases a few are run, in which every word of its parameters occurs if possible.
"""

import json
import os
import re
import subprocess
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

#: Where the seconds go, a line for each test; and the configuration of coverage.
SECONDS = "JEMAA_FAULTS_SECONDS"
CONFIGURATION = "JEMAA_FAULTS_COVERAGE"
PROGRAM: Any = subprocess.Popen
#: So many cases of a slow test say what lines it runs.
CASES = 8
#: How many times as long as the cases that are run all cases of a test take.
WHOLE: dict[str, float] = {}


def followed(*args: Any, env: dict[str, str] | None = None, **options: Any) -> Any:
    """Start a program that coverage measures, too, with the name of the test as its context."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "")
    own = {"COVERAGE_PROCESS_START": os.environ[CONFIGURATION], "PYTEST_CURRENT_TEST": test}
    return PROGRAM(*args, env={**(os.environ if env is None else env), **own}, **options)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Choose the cases."""
    by_test: defaultdict[str, list[pytest.Item]] = defaultdict(list)
    words: defaultdict[str, set[str]] = defaultdict(set)
    counts = Counter(item.nodeid.partition("[")[0] for item in items)
    for item in items:
        test, _, case = item.nodeid.partition("[")
        new = set(re.findall("[a-z]+", case)) - words[test]
        enough = item.get_closest_marker("slow") and by_test[test] and (not new or len(by_test[test]) == CASES)
        if not enough:
            by_test[test].append(item)
            words[test] |= new
    WHOLE.update({test: counts[test] / len(chosen) for test, chosen in by_test.items()})
    items[:] = [item for chosen in by_test.values() for item in chosen]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Note the processor seconds of a test and of what it starts, which no other program changes."""
    setattr(subprocess, "Popen", followed)  # noqa: B010
    began = sum(os.times()[:4])
    done = yield
    test = item.nodeid.partition("[")[0]
    with Path(os.environ[SECONDS]).open("a", encoding="utf-8") as file:
        file.write(json.dumps([test, round((sum(os.times()[:4]) - began) * WHOLE[test], 2)]) + "\n")
    return done
