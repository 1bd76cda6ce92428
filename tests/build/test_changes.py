"""The choice of what a change can break: by imports, by what is read, by the name of a game."""

import re
import subprocess
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tasks import changes, checking, imports
from tasks.changes import ENDINGS, PYTHON, READ, Choice, choose, found, name
from tasks.steps import ROOT, files_of
from tasks.words import GAMES

#: How tests of scripts read a file, or import a game's drawings by its name.
READS = re.compile(r"(?<![.\w])(?:readFileSync|readdirSync|read|files|drawingsOf)\(")
#: These read for others: what stands in their place are the patterns of those, or nothing, with the reason.
EXEMPT = {"tests/js/engine.mjs": "games played by the engine are left to the tests of the engine"}


#: What has changed, tests that it chooses and tests that it does not, and the games whose tests are chosen by name.
CHOSEN = {
    "a drawing": (
        "js/games/marrakech/pieces.ts", "marrakech-board drawings test_styles", "morocco-board store session", [],
    ),
    "a rule": (
        "py/jemaa/games/marrakech/turns.py", "sentences test_marrakech_rules test_golden test_conformance",
        "contract store", ["marrakech"],
    ),
    "a sentence": (
        "js/games/morocco/fr.ftl", "sentences wording rules contract test_contract", "store client", [],
    ),
    "a shared module": (
        "py/jemaa/formats/action_parser.py", "test_action_parser", "test_marrakech_rules test_morocco_place", [],
    ),
    "a helper of the engine's tests": ("tests/engine/games.py", "test_conformance test_action_parser", "contract", []),
    "a helper of tests of scripts": ("tests/js/marrakech.mjs", "marrakech-board marrakech-frames", "store", []),
}  # fmt: skip


@pytest.mark.parametrize(("file", "some", "others", "games"), CHOSEN.values(), ids=CHOSEN)
def test_a_change_chooses_what_can_see_it(file: str, some: str, others: str, games: list[str]) -> None:
    choice = choose([file])
    tests = {path.name.partition(".")[0] for path in (*choice.scripts, *choice.python)}
    assert set(some.split()) <= tests
    assert not set(others.split()) & tests
    assert [game for game in ("marrakech", "morocco") if game in choice.words] == games


def test_nothing_is_chosen_for_what_only_people_read() -> None:
    assert choose(["LICENSE"]) == Choice([], [], [], [])


def test_what_only_shows_a_game_leaves_out_tests_that_are_called_by_others() -> None:
    assert choose(["js/games/morocco/fr.ftl"]).foreign == [game for game in GAMES if game != "morocco"]
    assert {"marrakech", "claims", "heaps"} <= {*GAMES}
    assert choose(["js/games/morocco/fr.ftl", "js/locales/fr.ftl"]).foreign == []
    nothing = Choice([ROOT / "tests/js/contract.test.mjs"], ["heaps", "claims"], [], [])
    assert "--test-name-pattern=/^(?!(?:<root>)?$)(?!(?:heaps|claims):)/" in changes.plan([], nothing, [])["js"]


def test_the_quick_checks_are_those_of_the_kinds_of_files() -> None:
    nothing = Choice([], [], [], [])
    assert list(changes.plan(["js/main.ts"], nothing, [])) == ["biome", "tsc"]
    assert list(changes.plan(["build.py", "CHANGELOG.md"], nothing, [])) == ["ruff", "format", "mypy"]
    assert set(ENDINGS) == set(checking.checks())


def test_what_is_said_to_be_read_is_there() -> None:
    everything = [
        name(path)
        for room in ("js", "css", "py", "tests", "docs", "locks", "static", ".github")
        for path in files_of(ROOT / room)
    ]
    everything += [path.name for path in ROOT.iterdir()]
    assert [reader for reader in READ if not (ROOT / reader).is_file()] == []
    unread = {
        pattern
        for patterns in READ.values()
        for pattern in patterns
        if not any(fnmatch(f, pattern) for f in everything)
    }
    assert unread == set()


def test_whatever_reads_a_file_says_which() -> None:
    scripts = {name(path) for path in (ROOT / "tests/js").glob("*.mjs") if READS.search(imports.code(path))}
    reads = re.compile(r"\bROOT /|^from tests.globbed", re.MULTILINE)
    texts = {name(path): path.read_text() for path in found(*PYTHON)}
    quick = {each for each, text in texts.items() if "pytestmark = pytest.mark.slow" not in text}
    python = {each for each in quick if reads.search(texts[each])}
    assert (scripts | python) - READ.keys() - EXEMPT.keys() == set()


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(changes, "ROOT", tmp_path)
    for number in range(3):
        (tmp_path / f"{number}.py").write_text("")
    git("init", "--quiet", at=tmp_path)
    commit(tmp_path)
    return tmp_path


def git(*words: str, at: Path) -> None:
    who = ("-c", "user.name=nobody", "-c", "user.email=nobody@example.org")
    subprocess.run(["git", *who, *words], cwd=at, check=True, capture_output=True)


def commit(at: Path) -> None:
    git("add", "--all", at=at)
    git("commit", "--quiet", "--message", "more", at=at)


def test_commits_the_working_tree_and_new_files_count_as_changed(repository: Path) -> None:
    git("update-ref", "refs/remotes/origin/main", "HEAD", at=repository)
    (repository / "0.py").write_text("committed")
    commit(repository)
    (repository / "1.py").unlink()
    (repository / "new.py").write_text("")
    assert changes.changed(changes.base()) == ["0.py", "1.py", "new.py"]
    assert changes.changed("HEAD") == ["1.py", "new.py"]
