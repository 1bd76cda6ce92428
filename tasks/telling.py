"""What a run of checks and tests prints: how far each part is, failures in full, at its end what took longest.

Runners of tests tell of each test in a line of JSON after MARK: pytest by tests/telling.py, Node by tests/telling.mjs.
On a terminal one line is rewritten; elsewhere a part has a line at each fifth.
"""

import json
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from heapq import nlargest
from subprocess import PIPE, STDOUT, Popen
from threading import RLock
from time import monotonic

from tasks.steps import ROOT

MARK = "\x1e"
#: What pytest returns where no test is chosen.
NONE_CHOSEN = 5
#: What pytest says of its processes, however quiet it is told to be.
STARTING = "bringing up nodes..."
SLOWEST = 10
WIDTH = 120


@dataclass
class Part:
    """How far a part is: in tests, in files of tests of scripts, or as one check; and the seconds of its tests."""

    all: int = 0
    done: int = 0
    failed: int = 0
    seconds: float = 0

    def share(self, of: int) -> int:
        return of * self.done // (self.all or 1)

    def __str__(self) -> str:
        return f"{self.share(100):3} %" + (f", {self.failed} failed" if self.failed else "")


class Run:
    """Commands that run side by side, and what they tell."""

    def __init__(self, commands: dict[str, list[str]]) -> None:
        self.commands = commands
        self.parts: dict[str, Part] = {}
        self.tests: list[tuple[float, str]] = []
        self.failed: list[str] = []
        self.lock = RLock()
        self.width = shutil.get_terminal_size().columns - 1 if sys.stdout.isatty() else 0

    def passed(self) -> bool:
        """Run all commands, and tell what took longest; return whether none failed."""
        began = monotonic()
        with ThreadPoolExecutor(len(self.commands)) as pool:
            list(pool.map(self.follow, self.commands))
        if self.tests:
            self.say("--- the slowest tests, in seconds")
            self.say(*(f"{seconds:7.1f}  {name}"[:WIDTH] for seconds, name in nlargest(SLOWEST, self.tests)))
        took = ", ".join(f"{name} {part.seconds:.0f}" for name, part in self.parts.items())
        self.say(f"--- seconds, of a part with tests their sum: {took}")
        result = f"failed: {', '.join(self.failed)}" if self.failed else "all passed"
        self.say(f"--- {result}, in {monotonic() - began:.0f} s")
        return not self.failed

    def follow(self, name: str) -> None:
        """Run a command and note what it tells; print what else it says if it fails, or is pytest."""
        command, began, said = self.commands[name], monotonic(), ""
        files = sum(word.endswith(".test.mjs") for word in command)
        if files:
            self.note("js", more=files)
        with Popen(command, cwd=ROOT, stdout=PIPE, stderr=STDOUT, encoding="utf-8", errors="replace") as process:
            for line in process.stdout or ():
                said += self.hear(line)
        code = process.returncode
        if not files and name != "pytest":
            self.note(name, more=1, done=1, seconds=monotonic() - began)
            said = said if code else ""
        if code and not (code == NONE_CHOSEN and len(self.commands) > 1):
            self.failed.append(name)
        if said.strip():
            self.say(f"--- {name}", said.strip("\n"))

    def hear(self, line: str) -> str:
        """Note what a line tells of tests; return what else stands in it: other processes write there, too."""
        else_said, *told = line.split(MARK)
        for each in told:
            what, end = json.JSONDecoder().raw_decode(each)
            self.note(**what)
            else_said += each[end:]
        return "" if else_said.strip() == STARTING or (told and not else_said.strip()) else else_said

    def note(
        self, part: str, more: int = 0, done: int = 0, seconds: float = 0, test: str = "", failed: str | None = None
    ) -> None:
        """Note how far a part is, and what a test of it took; print that it has come further, and what has failed."""
        with self.lock:
            one = self.parts.setdefault(part, Part())
            before = one.share(5)
            one.all, one.done, one.seconds = one.all + more, one.done + done, one.seconds + seconds
            if test:
                self.tests.append((seconds, test))
            if failed is not None:
                one.failed += 1
                self.say(f"--- failed: {test}", *failed.splitlines())
            if done and (one.done == one.all if self.width else one.share(5) > before):
                self.say(f"{part:9} {one}")
            running = ", ".join(f"{name} {each}" for name, each in self.parts.items() if each.done < each.all)
            if self.width:
                print(f"\r{running[: self.width]:{self.width}}", end="", flush=True)

    def say(self, *lines: str) -> None:
        """Print lines that stay, over the one that is rewritten."""
        with self.lock:
            for line in lines:
                print(f"\r{'':{self.width}}\r{line}" if self.width else line, flush=True)
