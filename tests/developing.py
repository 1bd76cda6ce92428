"""A copy of the checkout in which `build.py dev` runs, so that tests and benchmarks can change sources."""

import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tasks.setup import NODE_MODULES, VENV
from tasks.steps import ROOT

#: Not copied: linked instead, or not needed.
WITHOUT = shutil.ignore_patterns(".git", ".venv", "node_modules", "dist", "__pycache__", "logs", "dev", "golden")
PATIENCE = 60


class Workshop:
    """A checkout served by `build.py dev`; `url` ends with a slash."""

    def __init__(self, folder: Path, said: Path) -> None:
        self.folder = folder
        self.said = said
        self.url = ""

    def edit(self, pattern: str, old: str, new: str) -> None:
        """Replace a text in the only source that contains it, among those that match the pattern."""
        (path,) = [path for path in self.folder.glob(pattern) if old in path.read_text(encoding="utf-8")]
        path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")

    def add(self, name: str | Path, text: str) -> None:
        """Add a line at the end of a source."""
        with (self.folder / name).open("a", encoding="utf-8") as source:
            source.write(f"{text}\n")

    def wait(self, text: str) -> str:
        """Wait for a line of the terminal that contains a text, and return it."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            for line in self.said.read_text(encoding="utf-8", errors="replace").splitlines():
                if text in line:
                    return line
            time.sleep(0.05)
        raise AssertionError(f"never said {text}: {self.said.read_text(errors='replace')}")


@contextmanager
def developing(folder: Path) -> Iterator[Workshop]:
    """Copy this checkout and run `build.py dev` in it; what is installed and built is taken from here."""
    copy = folder / "jemaa"
    shutil.copytree(ROOT, copy, ignore=WITHOUT)
    for linked in (VENV, NODE_MODULES):
        (copy / linked.name).symlink_to(linked, target_is_directory=True)
    workshop = Workshop(copy, folder / "said.txt")
    with workshop.said.open("wb") as said:
        command = [sys.executable, "build.py", "dev"]
        process = subprocess.Popen(command, cwd=copy, stdout=said, stderr=subprocess.STDOUT)
    try:
        workshop.url = next(word for word in workshop.wait("Jemaa is at").split() if word.startswith("http"))
        yield workshop
    finally:
        process.terminate()
        process.wait()
