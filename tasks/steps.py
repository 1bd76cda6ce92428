"""Build steps: each runs again only when its inputs have changed.

After a step has run, the hash of its inputs is kept as its stamp in .cache/stamps/. No particular step is named here.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CACHE = ROOT / ".cache"


@dataclass(frozen=True)
class Step:
    """A build step: `run` makes `outputs` from `inputs` and `version`, once the steps `after` are done."""

    name: str
    run: Callable[[], None]
    outputs: tuple[Path, ...]
    inputs: tuple[Path, ...] = ()
    version: str = ""
    after: tuple["Step", ...] = field(default=())


def files_of(path: Path) -> Iterator[Path]:
    """List a file, or all files below a folder, in sorted order."""
    if path.is_file():
        yield path
    elif path.is_dir():
        yield from sorted(each for each in path.rglob("*") if each.is_file() and "__pycache__" not in each.parts)


def key_of(step: Step) -> str:
    """Hash the inputs of a step."""
    digest = hashlib.sha256(f"{step.name}\n{step.version}".encode())
    for path in step.inputs:
        for file in files_of(path):
            digest.update(f"\n{file.relative_to(ROOT).as_posix()}\n".encode())
            digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def ensure(*steps: Step) -> None:
    """Run the steps and their dependencies, except those that are up to date."""
    for step in steps:
        ensure(*step.after)
        stamp, key = CACHE / "stamps" / step.name, key_of(step)
        if all(path.exists() for path in step.outputs) and stamp.exists() and stamp.read_text() == key:
            continue
        stamp.unlink(missing_ok=True)
        step.run()
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.write_text(key)


def execute(title: str, *command: str | Path, **variables: str) -> None:
    """Run a command with additional environment variables; show progress dots, and its output only if it fails."""
    log = CACHE / "logs" / f"{title.replace(' ', '-')}.txt"
    log.parent.mkdir(parents=True, exist_ok=True)
    say = partial(print, file=sys.stderr, flush=True)  # standard output is for results
    say(f"{title} ", end="")
    began = time.monotonic()
    with log.open("wb") as output:
        words, environment = [str(part) for part in command], {**os.environ, **variables}
        process = subprocess.Popen(words, cwd=ROOT, env=environment, stdout=output, stderr=subprocess.STDOUT)
        while wait(process) is None:
            say(".", end="")
    say(f" {time.monotonic() - began:.1f} s")
    if process.returncode:
        say(log.read_text(errors="replace")[-8000:])
        raise SystemExit(f"This step failed: {title}. Its whole output is in {log.relative_to(ROOT)}.")


def wait(process: subprocess.Popen[bytes]) -> int | None:
    """Wait up to one second for a process; return its exit code, or None if it still runs."""
    try:
        return process.wait(timeout=1)
    except subprocess.TimeoutExpired:
        return None


def emptied(folder: Path) -> Path:
    """Create a folder, or empty it."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder
