"""Tells `build.py test` how far pytest is, and what each test took: lines of JSON, in place of pytest's own progress.

A plugin: `-p tests.telling`. Of several processes the one that hands out the tests tells.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Generator, Iterable
from typing import Any

import pytest

from tasks.telling import MARK


def part(test: str) -> str:
    return test.split("/")[1]


class Telling:
    """Tells of each test when all of it is done, what comes before and after included."""

    def __init__(self, config: pytest.Config) -> None:
        self.writer = config.get_terminal_writer()
        self.counted = False
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.failed: set[str] = set()

    def tell(self, **what: Any) -> None:
        self.writer.line(MARK + json.dumps(what))
        self.writer.flush()

    def count(self, tests: Iterable[str]) -> None:
        if not self.counted:
            self.counted = True
            for name, more in Counter(map(part, tests)).items():
                self.tell(part=name, more=more)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.count(item.nodeid for item in session.items)

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        self.count(ids)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        test = report.nodeid
        self.seconds[test] += report.duration
        if report.failed:
            self.failed.add(test)
        if report.when not in ("setup", "call"):  # the last, or that of a process that has died
            failed = {"failed": ""} if test in self.failed else {}
            self.tell(part=part(test), done=1, seconds=self.seconds.pop(test), test=test, **failed)

    @pytest.hookimpl(wrapper=True)
    def pytest_report_teststatus(self) -> Generator[None, tuple[str, str, Any], tuple[str, str, Any]]:
        """Print no letter of a test; which have failed is still counted."""
        category, _, word = yield
        return category, "", word


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Telling(config))
