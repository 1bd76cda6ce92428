"""Browser tests find things by the page's contract, by roles and by names; sentences stand in the catalogues alone.

So that a reworded sentence, a renamed class or one element more breaks no test of what the page does.
"""

import ast
import re
from functools import cache
from pathlib import Path

from tasks.steps import ROOT
from tests.globbed import globbed
from tests.sentences import LANGUAGES, OWN, catalogue

#: Files that may name classes, with the reason.
EXEMPT = {"drawn.py": "parts of a drawing have no role and no name: the one place that says what they are called"}
FILES = [path for path in globbed(60, "tests/browser/*.py", "tests/browser/*.js") if path.name not in EXEMPT]
GAMES = ["", *sorted(path.name for path in (ROOT / "js/games").iterdir() if path.is_dir())]
STYLES = globbed(50, "css/*.css", "js/games/*/*.css")
#: A tag in front of a class, as in `main.text`; without it a class begins a selector or a part of one.
TAG = r"(?:\b(?:a|article|aside|button|details|dialog|div|fieldset|form|g|h\d|header|input|label|li|main|nav|ol|p|path"
TAG += r"|rect|section|span|strong|summary|svg|table|td|text|tr|ul|use))"
#: What counts elements, or asks for classes by another name.
SHAPE = re.compile(r":nth-|:(?:first|last|only)-(?:child|of-type)|>> nth=|\[class\b|classList|ByClassName")
#: What begins a line of a catalogue, and what parts its words: a value, or where a choice begins or ends.
KEY = re.compile(r"^(?:[\w-]+ =|\s*\*?\[[\w.-]+\])")
VALUE = re.compile(r"\{[^{}]*(?:\}|->)|[{}]")


@cache
def classes() -> re.Pattern[str]:
    """Return what finds a class of the page, styled or not, as a selector names it."""
    styles = "".join(re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL) for path in STYLES)
    scripts = "".join(path.read_text(encoding="utf-8") for path in globbed(250, "js/**/*.ts"))
    styled = re.findall(r"\.([a-z][\w-]*)", " ".join(re.findall(r"([^{};]+)\{", styles)))
    shown = re.findall(r"[a-z][\w-]*", " ".join(re.findall(r'\bclass="([^"$]*)', scripts)))
    names = "|".join(sorted({*styled, *shown}, reverse=True))
    return re.compile(rf"(?:(?<![^\s\"'`(,>+~])|{TAG})\.(?:{names})(?![\w(=-]|\.\w+\()")


@cache
def sentences() -> frozenset[str]:
    """Return what the catalogues say between their values, each variant of a choice by itself."""
    lines = (line for lang in LANGUAGES for game in GAMES for line in catalogue(lang, game).splitlines())
    said = (KEY.sub("", line) for line in lines if not line.startswith((OWN, "#")))
    return frozenset(
        text for line in said for part in VALUE.split(line) if re.search(r"[^\W\d_]{2}", text := part.strip())
    )


@cache
def nodes(path: Path) -> list[ast.AST]:
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


@cache
def literals(path: Path) -> list[str]:
    """List the strings of a file that are neither docstrings nor keys to be pressed; a script counts as one."""
    if path.suffix == ".js":
        return [re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)]
    prose = {id(node.value) for node in nodes(path) if isinstance(node, ast.Expr)}
    keys = {id(key) for node in nodes(path) if isinstance(node, ast.Call) and pressing(node) for key in node.args}
    texts = (node for node in nodes(path) if isinstance(node, ast.Constant) and id(node) not in prose | keys)
    return [node.value for node in texts if isinstance(node.value, str)]


def pressing(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Attribute) and call.func.attr == "press"


def held(path: Path) -> list[str]:
    """List the sentences that stand in a file: several words anywhere, one word where it is all of a string."""
    texts = list(literals(path))
    whole, together = {text.strip() for text in texts}, "\n".join(texts)
    return [each for each in sentences() if each[0].isupper() and each in (together if " " in each else whole)]


def test_there_are_sentences_to_look_for() -> None:
    assert len(sentences()) > 5_000


def shapes(path: Path) -> list[str]:
    """List what names a class or counts elements."""
    return [each[0] for text in literals(path) for pattern in (classes(), SHAPE) for each in pattern.finditer(text)]


def test_no_browser_test_names_a_class_or_counts_elements() -> None:
    assert {path.name: found for path in FILES if (found := shapes(path))} == {}


def test_no_browser_test_holds_a_sentence_of_the_page() -> None:
    assert {path.name: found for path in FILES if (found := held(path))} == {}


#: Fields for words of a person's own: a name, a title, what is searched for. All others are for codes.
WORDS = re.compile(r"@compositionend|type=.(?:radio|checkbox|range|file|search)")
FIELDS = [
    (path.relative_to(ROOT).as_posix(), field)
    for path in globbed(250, "js/**/*.ts")
    for field in re.findall(r"<input\b.{,400}", path.read_text(encoding="utf-8"), re.DOTALL)
    if not WORDS.search(field)
]


def test_no_field_for_codes_invites_capitals_and_corrections() -> None:
    """A seed with a capital letter gives other dice."""
    lines = ('autocapitalize="none"', 'autocorrect="off"', 'spellcheck="false"')
    assert len(FIELDS) >= 3
    assert [(path, line) for path, field in FIELDS for line in lines if line not in field] == []
