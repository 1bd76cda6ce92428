"""A private copy of the sources, in which faults are put and tests are run; the user's files are never touched."""

import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tasks.setup import PYTHON, TYPES_WRITER
from tasks.steps import ROOT

#: What is installed or built, and serves all copies; and what each copy changes by itself.
SHARED = (".venv", "node_modules", "dist")
OWN = (".mypy_cache", ".cache/tsc", ".cache/played")
#: A waiting program ends after so many seconds for each of its processor seconds.
PATIENCE = 20


class Done(NamedTuple):
    """How a program ended: `code` is None if it took too long."""

    code: int | None
    said: str


class Tree:
    """A copy of a commit."""

    def __init__(self, commit: str, folder: Path) -> None:
        """Check the commit out."""
        self.folder = folder
        self.moments = itertools.count(int(time.time()) + 1_000_000)
        git("worktree", "add", "--detach", "--quiet", str(folder), commit)
        for name in SHARED:
            if (ROOT / name).exists():
                (folder / name).symlink_to(ROOT / name)
        for name in OWN:
            if (ROOT / name).exists():
                shutil.copytree(ROOT / name, folder / name)
        subprocess.run([PYTHON, folder / TYPES_WRITER], check=True)  # tsc looks for them

    @contextmanager
    def broken(self, path: str, patch: str) -> Iterator[tuple[str, str] | None]:
        """Put a fault into a file for a while; give the texts without and with it, None if it fits nowhere any more."""
        file = self.folder / path
        if not file.is_file():
            yield None
            return
        before = file.read_text(encoding="utf-8")
        command = ["git", "apply", "--recount", "-C1", "--whitespace=nowarn", "-"]
        done = subprocess.run(command, cwd=self.folder, input=patch, text=True, capture_output=True, check=False)
        try:
            self.touch(file)
            yield None if done.returncode else (before, file.read_text(encoding="utf-8"))
        finally:
            file.write_text(before, encoding="utf-8")
            self.touch(file)

    def touch(self, file: Path) -> None:
        """Give a file a time that it never had, later than all else: what was made of it is made again."""
        moment = next(self.moments)
        os.utime(file, (moment, moment))

    def run(self, command: list[str], seconds: float, **environment: str) -> Done:
        """Run a program that may take so many processor seconds, however busy the machine is."""
        path = os.pathsep.join(map(str, [self.folder / "py", self.folder, Path(__file__).parent]))
        process = subprocess.Popen(
            limited(command, int(seconds) + 1), cwd=self.folder, env={**os.environ, "PYTHONPATH": path, **environment},
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", start_new_session=True,
        )  # fmt: skip
        try:
            said, _ = process.communicate(timeout=seconds * PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            return Done(None, process.communicate()[0])
        return Done(None if process.returncode < 0 else process.returncode, said)


def limited(command: list[str], seconds: int) -> list[str]:
    """Let the system end a program, and each one that it starts, after so many processor seconds."""
    return ["sh", "-c", f'ulimit -t {seconds}; exec "$@"', "sh", *command]


def git(*words: str) -> str:
    return subprocess.check_output(["git", *words], cwd=ROOT, text=True).strip()


@contextmanager
def copied(commit: str | None) -> Iterator[Tree]:
    """Make a copy of a commit; without one, of the files as they are now."""
    with tempfile.TemporaryDirectory(prefix="faults-") as folder:
        tree = Path(folder, "tree").resolve()
        try:
            yield Tree(commit or git("stash", "create") or "HEAD", tree)
        finally:
            git("worktree", "remove", "--force", str(tree))
