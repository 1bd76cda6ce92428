"""Draws faults from a seed, each line of code as likely as any other, and keeps them as patches with little context."""

import difflib
import json
import random
import re
import subprocess
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from tasks.setup import node_command
from tests.bench.faulty.parts import Part
from tests.bench.faulty.places import Edit, Places

FOLDER = Path(__file__).parent
HEAD = re.compile(r"^# (\S+) (\w+)\n--- a/(\S+)\n", re.MULTILINE)


class Fault(NamedTuple):
    """A fault with its name and its patch."""

    name: str
    kind: str
    path: str
    patch: str


def edits(part: Part, folder: Path, within: str) -> Iterator[Edit]:
    """List all faults that can be put into the files of a part that have a text in their path."""
    paths = [path.relative_to(folder).as_posix() for path in part.sources_in(folder)]
    chosen = [path for path in paths if within in path]
    if part.name == "wheel":
        for path in chosen:
            yield from Places(path, (folder / path).read_bytes()).edits()
    else:
        command = [*node_command(), str(FOLDER / "places.mjs"), *chosen]
        for each in json.loads(subprocess.check_output(command, cwd=folder)):
            yield Edit(*each)


def drawn(part: Part, folder: Path, seed: str, count: int, within: str = "") -> list[Fault]:
    """Draw faults, no two of them on one line."""
    by_line: defaultdict[tuple[str, int], list[Edit]] = defaultdict(list)
    for edit in edits(part, folder, within):
        by_line[edit.path, edit.line].append(edit)
    chance = random.Random(f"{seed} {part.name}")
    lines = sorted(chance.sample(sorted(by_line), min(count, len(by_line))))
    chosen = [chance.choice(by_line[line]) for line in lines]
    return [fault(folder, edit, f"{part.name}-{number:02}") for number, edit in enumerate(chosen, 1)]


def fault(folder: Path, edit: Edit, name: str) -> Fault:
    source = (folder / edit.path).read_bytes()
    before, after = (text.decode().splitlines(keepends=True) for text in (source, edit.made(source)))
    patch = "".join(difflib.unified_diff(before, after, f"a/{edit.path}", f"b/{edit.path}", n=1))
    return Fault(name, edit.kind, edit.path, patch)


def kept(part: Part, within: str = "") -> list[Fault]:
    """Read the faults that are kept."""
    text = (FOLDER / f"{part.name}.patch").read_text(encoding="utf-8")
    heads = list(HEAD.finditer(text))
    ends = [*(head.start() for head in heads[1:]), len(text)]
    patches = (text[head.start() : end].partition("\n")[2] for head, end in zip(heads, ends, strict=True))
    found = [Fault(head[1], head[2], head[3], patch) for head, patch in zip(heads, patches, strict=True)]
    return [each for each in found if within in each.path]


def keep(part: Part, faults: Iterable[Fault]) -> None:
    """Write faults to the file of those that are kept."""
    text = "".join(f"# {each.name} {each.kind}\n{each.patch}" for each in faults)
    (FOLDER / f"{part.name}.patch").write_text(text, encoding="utf-8")
