"""The choice of what a change can break: by imports, by what is read, by the name of a game."""

import re
import subprocess
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tasks import changes, checking, imports
from tasks.changes import ENDINGS, PYTHON, READ, Choice, choose, found, name
from tasks.steps import ROOT, files_of

#: How tests of scripts read a file, or import a game's drawings by its name.
READS = re.compile(r"(?<![.\w])(?:readFileSync|readdirSync|read|files|drawingsOf)\(")
#: These read for others: what stands in their place are the patterns of those, or nothing, with the reason.
EXEMPT = {"tests/js/engine.mjs": "games played by the engine are left to the tests of the engine"}


def chosen(*files: str) -> tuple[set[str], set[str], list[str]]:
    choice = choose(list(files))
    return {path.name.partition(".")[0] for path in choice.scripts}, {path.stem for path in choice.python}, choice.words


def test_a_drawing_chooses_what_draws_it() -> None:
    scripts, python, words = chosen("js/games/marrakech/pieces.js")
    assert {"marrakech-board", "contract", "sizes"} <= scripts
    assert not {"morocco-board", "store", "session"} & scripts
    assert (python, words) == (
        {"test_contract", "test_house", "test_sizes", "test_styles", "test_types", "test_words_of_tests"},
        [],
    )


def test_a_rule_chooses_the_tests_that_are_called_by_its_game() -> None:
    scripts, python, words = chosen("py/jemaa/games/marrakech/turns.py")
    assert scripts == {"sentences"}
    assert {"test_marrakech_turn", "test_golden", "test_conformance"} <= python
    assert "marrakech" in words
    assert "morocco" not in words


def test_a_sentence_chooses_what_reads_catalogues() -> None:
    scripts, python, words = chosen("js/games/morocco/fr.ftl")
    assert {"sentences", "wording", "rules", "contract"} <= scripts
    assert not {"store", "client"} & scripts
    assert "test_contract" in python
    assert words == []


def test_what_only_shows_a_game_leaves_out_tests_that_are_called_by_others() -> None:
    assert choose(["js/games/morocco/fr.ftl"]).foreign == ["marrakech", "claims", "heaps"]
    assert choose(["js/games/morocco/fr.ftl", "js/locales/fr.ftl"]).foreign == []
    nothing = Choice([ROOT / "tests/js/contract.test.mjs"], ["heaps", "claims"], [], [])
    assert "--test-name-pattern=/^(?!<root>$)(?!(?:heaps|claims):)/" in changes.plan([], nothing, [])["js"]


def test_a_shared_module_chooses_the_tests_that_import_it_themselves() -> None:
    _, python, words = chosen("py/jemaa/typed.py")
    assert "test_typed" in python
    assert not {"test_marrakech_turn", "test_morocco_place"} & python
    assert words == []


def test_helpers_of_tests_choose_all_that_they_help() -> None:
    assert {"test_conformance", "test_typed"} <= chosen("tests/engine/games.py")[1]
    assert {"marrakech-board", "marrakech-frames"} <= chosen("tests/js/marrakech.mjs")[0]


def test_nothing_is_chosen_for_what_only_people_read() -> None:
    assert choose(["LICENSE"]) == Choice([], [], [], [])


def test_the_quick_checks_are_those_of_the_kinds_of_files() -> None:
    nothing = Choice([], [], [], [])
    assert list(changes.plan(["js/main.js"], nothing, [])) == ["biome", "tsc"]
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


def test_without_a_shared_main_the_last_commit_is_the_base(repository: Path) -> None:
    assert changes.base() == "HEAD"


def test_a_commit_that_is_not_there_is_told(repository: Path) -> None:
    with pytest.raises(SystemExit, match="nowhere"):
        changes.changed("nowhere")
