"""Steps and their stamps: a step is done again only when something it reads has changed.

The stamp of a step, in .cache/stamps/, is the hash of all that it reads. Nothing here knows a particular step.
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
    """One part of the set-up: `run` turns `inputs` (and the text `version`) into `outputs`."""

    name: str
    run: Callable[[], None]
    outputs: tuple[Path, ...]
    inputs: tuple[Path, ...] = ()
    version: str = ""
    after: tuple["Step", ...] = field(default=())


def files_of(path: Path) -> Iterator[Path]:
    """List a file, or all files below a folder, in a fixed order."""
    if path.is_file():
        yield path
    elif path.is_dir():
        yield from sorted(each for each in path.rglob("*") if each.is_file() and "__pycache__" not in each.parts)


def key_of(step: Step) -> str:
    """Hash everything that the step reads."""
    digest = hashlib.sha256(f"{step.name}\n{step.version}".encode())
    for path in step.inputs:
        for file in files_of(path):
            digest.update(f"\n{file.relative_to(ROOT).as_posix()}\n".encode())
            digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def ensure(*steps: Step) -> None:
    """Run the steps, and those that they come after, which are not done yet."""
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
    """Run a command, with more environment variables, and a line that grows; its output is shown only if it fails."""
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
        raise SystemExit(f"This step failed: {title}. All it said is in {log.relative_to(ROOT)}.")


def wait(process: subprocess.Popen[bytes]) -> int | None:
    """Wait a second for the end of a process."""
    try:
        return process.wait(timeout=1)
    except subprocess.TimeoutExpired:
        return None


def emptied(folder: Path) -> Path:
    """Make sure that the folder exists and holds nothing."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder
