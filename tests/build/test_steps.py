"""The build: reproducible, only repeated when something has changed, with a lock file free of addresses."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import build
from tasks import setup, steps
from tasks.setup import DIST, MICROPIP, ONE_FILE, PYTHON_FOLDER, WHEELS, only_file
from tasks.steps import ROOT, Step, ensure, files_of
from tests.sampling import WHOLE


def contents(folder: Path) -> dict[str, bytes]:
    """Read all files of a folder."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files_of(folder)}


@pytest.mark.slow
def test_the_same_sources_give_the_same_python_folder_and_site(tmp_path: Path) -> None:
    wheel = ("--wheel", only_file(WHEELS))
    if WHOLE:  # it takes ten seconds
        setup.node("python", "python.ts", *wheel, "--micropip", only_file(MICROPIP), "--out", tmp_path / "python")
        assert contents(tmp_path / "python") == contents(PYTHON_FOLDER)
    setup.node("site again", "site.ts", *wheel, "--python", PYTHON_FOLDER, "--out", tmp_path / "site")
    others = ("reference/", ONE_FILE.name)  # what other commands put beside it
    built = {name: data for name, data in contents(DIST).items() if not name.startswith(others)}
    assert contents(tmp_path / "site") == built


@pytest.fixture
def runs() -> list[str]:
    return []


@pytest.fixture
def step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, runs: list[str]) -> Step:
    """Make a step that reads one file and writes another, and counts its runs."""
    monkeypatch.setattr(steps, "CACHE", tmp_path / "cache")
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    source, target = tmp_path / "in" / "source.txt", tmp_path / "target.txt"
    source.parent.mkdir()
    source.write_text("one")

    def run() -> None:
        runs.append(source.read_text())
        target.write_text("made")

    return Step("copy", run, (target,), (source.parent,))


@pytest.mark.parametrize(
    ("happens", "read"),
    [
        (lambda step: None, ["one"]),
        (lambda step: (step.inputs[0] / "source.txt").write_text("two"), ["one", "two"]),
        (lambda step: (step.inputs[0] / "another.txt").write_text("new"), ["one", "one"]),
        (lambda step: step.outputs[0].unlink(), ["one", "one"]),
    ],
    ids=["nothing", "an input is another", "an input more", "no output"],
)
def test_a_step_is_repeated_when_its_input_or_output_has_changed(
    step: Step, runs: list[str], happens: Callable[[Step], object], read: list[str]
) -> None:
    ensure(step)
    happens(step)
    ensure(step)
    assert runs == read


def test_a_failed_step_runs_again(step: Step, runs: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    attempts = iter([SystemExit("no network"), None])

    def run() -> None:
        problem = next(attempts)
        if problem:
            raise problem
        step.run()

    fragile = Step(step.name, run, step.outputs, step.inputs)
    with pytest.raises(SystemExit):
        ensure(fragile)
    ensure(fragile)
    assert runs == ["one"]


def test_dependencies_run_first(step: Step, runs: list[str], tmp_path: Path) -> None:
    ensure(Step("last", lambda: runs.append("last"), (tmp_path,), after=(step,)))
    assert runs == ["one", "last"]


def test_arguments_after_two_dashes_go_to_pytest() -> None:
    arguments = build.parse(["test", "engine", "--", "-k", "rent"])
    assert (arguments.parts, arguments.further) == (["engine"], ["-k", "rent"])


def test_the_package_list_pins_versions_and_names_no_address() -> None:
    package = json.loads((ROOT / "package.json").read_text())
    for version in {**package["dependencies"], **package["devDependencies"]}.values():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version)
    locked = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    assert all("resolved" not in entry for entry in locked.values())
    assert all("integrity" in entry for name, entry in locked.items() if name)
