"""Fixtures for all tests that need a browser: which one, and how it is started."""

import gc
import os
from typing import Any

import pytest

from tests import browsers

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
