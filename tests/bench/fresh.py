"""How long a newcomer waits: a fresh clone with empty caches, from the command to a playable page."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from tasks.steps import ROOT
from tests.bench.browser import FIRST_MOVE, TABLE, chromium, open_context, served, time_of
from tests.bench.figure import Figure

OPENED = 3


def fresh() -> Iterator[Figure]:
    """Clone the last commit, build it as `serve` does, open it."""
    with TemporaryDirectory() as name:
        folder = Path(name) / "jemaa"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder)], check=True)
        began = perf_counter()
        subprocess.run([sys.executable, "build.py", "build"], cwd=folder, env=stranger(name), check=True)
        yield Figure("fresh clone, empty caches: from `serve` to its address", perf_counter() - began, "s")
        with chromium() as browser, served(folder / "dist") as url:
            times = [time_of(open_context(browser), url + TABLE, FIRST_MOVE) / 1000 for _ in range(OPENED)]
        yield Figure("  and from its address to the first legal move, first visit", median(times), "s", samples=times)


def stranger(home: str) -> dict[str, str]:
    """Return an environment with empty caches of pip and npm, but their usual configuration."""
    settings = {"NPM_CONFIG_USERCONFIG": str(Path.home() / ".npmrc")}
    caches = {"HOME": home, "PIP_CACHE_DIR": f"{home}/pip", "npm_config_cache": f"{home}/npm"}
    return {**os.environ, **settings, **caches}
