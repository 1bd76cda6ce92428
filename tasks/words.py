"""The words after pytest's -k, for the tests of scripts: which of these they mean, and what Node is asked for.

pytest chooses tests by expressions such as `shelf`, or `rug and not (lay or roll)`. A word means the tests in whose
name it occurs, and all tests of a file in whose name it does, in capitals or not. Node only knows patterns for the
names of tests, and runs a file to learn these: so the files are chosen here, and the pattern for each takes the words
in the file's own name as fulfilled.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from tasks.steps import ROOT

TOKEN = re.compile(
    r"\s*(?:(?P<joint>and|or|\))(?=[\s()]|$)|(?P<deny>not(?=[\s(]))?\s*(?:(?P<open>\()|(?P<word>[^\s()]+)))"
)
#: Keeps a pattern that denies words from the root of all tests, and its empty name: where Node finds that meant, it
#: runs all.
TESTS = "^(?!(?:<root>)?$)"
JOINTS = {"and": "", "or": "|", ")": ")"}
TITLE = re.compile(r"""(?<![.\w])test\(\s*(["'`])(.+?)\1""", re.DOTALL)
GAMES = [path.name for home in ("js/games", "tests/tiny/js") for path in sorted((ROOT / home).glob("*/"))]


def pattern(expression: str, name: str) -> str:
    """Return what the titles of tests must match in a file of that name."""

    def part(token: re.Match[str]) -> str:
        if token["joint"]:
            return JOINTS[token["joint"]]
        if token["open"]:
            return "(?!" if token["deny"] else "(?:"
        one = "" if token["word"].lower() in name.lower() else f"(?=.*{re.escape(token['word'])})"
        return f"(?!{one})" if token["deny"] else one

    return f"{TESTS}(?:{TOKEN.sub(part, expression)})"


def titles(path: Path) -> Iterator[str]:
    """List the titles of the tests in a file: one for each game where its name is filled in.

    For whatever else is filled in, all words of the file stand: it may be any of them.
    """
    text = path.read_text(encoding="utf-8")
    for _, title in TITLE.findall(text):
        for each in {title.replace("${game}", game) for game in GAMES}:
            yield re.sub(r"\$\{.*?\}", lambda _: text, each)


def chosen(expression: str, paths: Iterable[Path]) -> dict[str, list[Path]]:
    """Map patterns to the files in which tests match them."""
    found: dict[str, list[Path]] = {}
    for path in paths:
        wanted = pattern(expression, path.name)
        if any(re.match(wanted, title, re.IGNORECASE | re.DOTALL) for title in titles(path)):
            found.setdefault(wanted, []).append(path)
    return found
