"""The choice of what `build.py test` runs: by parts, and by words."""

import re
from itertools import product
from pathlib import Path

import pytest
from _pytest.mark.expression import Expression

from tasks import checking, words
from tasks.setup import PYTHON
from tasks.telling import MARK, Run

TITLES = ["a game on the shelf is removed", "Shelf", "rugs lie", "a rug is laid, then a roll", "notes"]
EXPRESSIONS = [
    "shelf", "SHELF", "shelf or rug", "rug and roll", "rug and not roll", "not (rug or shelf)", "( shelf )", "notes",
    "not rug and (a or roll)", "a or rug and not roll", "not notes", "and_then or rugs",
]  # fmt: skip


class Texts:
    """What pytest looks for words in."""

    def __init__(self, *texts: str) -> None:
        self.whole = "\n".join(texts).lower()

    def __call__(self, word: str, /, **_: str | int | bool | None) -> bool:
        return word.lower() in self.whole


def test_words_mean_the_same_for_scripts_as_for_pytest() -> None:
    wrong = []
    for expression, name, title in product(EXPRESSIONS, ["table.test.mjs", "shelf.test.mjs"], TITLES):
        meant = re.match(words.pattern(expression, name), title, re.IGNORECASE) is not None
        if meant != Expression.compile(expression).evaluate(Texts(name, title)):
            wrong.append((expression, name, title))
    assert wrong == []


@pytest.fixture
def written(tmp_path: Path) -> list[Path]:
    sources = {
        "shelf.test.mjs": 'test("a game is removed", () => {});',
        "table.test.mjs": 'if (/removed/.test("x"))\n  test(\n    `${game}: a rug going ${side}`, () => ["west"]);',
        "other.test.mjs": "test('notes', () => {});",
    }
    for name, source in sources.items():
        (tmp_path / name).write_text(source)
    return sorted(tmp_path.glob("*.mjs"))


@pytest.mark.parametrize(
    ("expression", "names"),
    [
        ("shelf", ["shelf"]), ("game and not rug", ["shelf"]), ("rug", ["table"]), ("morocco and rug", ["table"]),
        ("west", ["table"]), ("notes or rug", ["other", "table"]), ("nothing", []),
    ],
)  # fmt: skip
def test_files_are_chosen_by_their_names_and_titles(written: list[Path], expression: str, names: list[str]) -> None:
    files = [path for paths in words.chosen(expression, written).values() for path in paths]
    assert sorted(path.name.partition(".")[0] for path in files) == names


@pytest.mark.parametrize(
    ("parts", "arguments", "runs"),
    [
        ([], ["-k", "marrakech-stops and coin"], ["js 1", "pytest"]),
        (["engine"], ["-k", "marrakech-stops"], ["pytest"]),
        (["js"], ["-kmarrakech-stops"], ["js 1"]),
        ([], ["--durations=9"], ["pytest"]),
    ],
)
def test_words_choose_tests_of_named_parts_and_other_arguments_are_for_pytest_alone(
    parts: list[str], arguments: list[str], runs: list[str]
) -> None:
    chosen = checking.plan(parts, arguments)
    assert list(chosen) == runs
    assert chosen.get("js 1", ["marrakech-stops.test.mjs"])[-1].endswith("marrakech-stops.test.mjs")
    assert chosen.get("pytest", arguments)[-len(arguments) :] == arguments


def test_words_that_nothing_is_called_by_are_a_failure(capfd: pytest.CaptureFixture[str]) -> None:
    assert checking.run(["js"], ["-k", "no such words"]) == 1
    assert "no test is called so" in capfd.readouterr().out


def test_what_fails_is_told_in_full_and_how_far_the_rest_is(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    script, python = tmp_path / "one.test.mjs", tmp_path / "tests/build/test_one.py"
    failing = "test('bends', () => { throw new Error('bent'); }); test('splits', () => { throw new Error('split'); });"
    script.write_text(f"import test from 'node:test';\n{failing}")
    python.parent.mkdir(parents=True)
    python.write_text("def test_holds(): pass\ndef test_breaks(): assert 'broken' == 'whole'\n")
    options = ("-p", "no:cacheprovider", f"--rootdir={tmp_path}", "--override-ini=addopts=")
    said = str(PYTHON), "-c", "print('nothing to say')"
    chosen = f"--test-name-pattern=/{words.pattern('not splits', script.name)}/i"
    commands = {
        "js": checking.of_scripts([script], chosen),
        "pytest": checking.of_python(*options, str(python), processes=0),
    }
    assert not Run({"ruff": list(said), **commands}).passed()
    told = capfd.readouterr().out
    for text in (
        "ruff      100 %",
        "js        100 %, 1 failed",
        "Error: bent",
        "'broken' == 'whole'",
        "failed: js, pytest",
    ):
        assert text in told
    assert not re.search("nothing to say|split", told)


def test_what_processes_say_in_one_line_is_told_apart() -> None:
    run = Run({})
    tells = f'{MARK}{{"part": "build", "more": 2, "done": 1}}'
    assert run.hear(f"late {tells} and {tells} later\n") == "late  and  later\n"
    assert (run.parts["build"].all, run.parts["build"].done) == (4, 2)
    assert [run.hear(line) for line in (f"{tells}\n", "\n", "bringing up nodes...\n")] == ["", "\n", ""]
