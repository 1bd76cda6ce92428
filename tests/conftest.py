"""Options of all tests, and fixtures for those that need a browser: which one, and how it is started."""

import gc
import os
from typing import Any

import pytest
from playwright.sync_api import expect
from xdist.scheduler import LoadScopeScheduling

from tasks.shards import UNDIVIDED, shard
from tests import browsers, sampling

# The tests of the page, which take most of the time.
PAGE = "tests/browser/"
# No network requests of the browser's own, no GPU; and letters as wide as on a tablet, not rounded to whole pixels.
FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--font-render-hinting=none",
    "--no-first-run",
]
# WebAssembly is compiled once, not a second time for speed: most pages of tests are gone before that would pay.
BRIEF = "--js-flags=--liftoff-only"
# Milliseconds: a machine under load is given patience, which costs time only where something has failed.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take the shard that `build.py test --shard` hands on."""
    parser.addoption("--shard", type=shard, default=UNDIVIDED, help="run one of several parts of the tests, as in 2/3")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the tests of other shards out, and of those of the page what an ordinary run does not do."""
    left_out = sampling.left_out(item.nodeid for item in items if item.nodeid.startswith(PAGE))
    kept = config.getoption("shard").of(item for item in items if item.nodeid not in left_out)
    if len(kept) < len(items):
        config.hook.pytest_deselected(items=list(set(items) - set(kept)))
        items[:] = kept


class ByFile(LoadScopeScheduling):
    """Gives each file of tests to one process, so that what its tests share is made once; of the page, each test."""

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        return nodeid if file.startswith(PAGE) else file


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadScopeScheduling:
    """Divide the tests among processes."""
    return ByFile(config, log)


def pytest_collection_finish() -> None:
    """Keep the thousands of collected tests out of every later garbage collection."""
    gc.collect()
    gc.freeze()


def flags() -> list[str]:
    """Return the browser's flags; as root it cannot use its sandbox."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [*FLAGS, "--no-sandbox"] if is_root else FLAGS


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the browser that build.py found."""
    return {**browser_type_launch_args, "executable_path": browsers.chromium(), "args": [*flags(), BRIEF]}
