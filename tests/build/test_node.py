"""Which Node the build uses, and that one is installed if none is on the path: newcomers only need Python."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tasks import setup
from tasks.steps import Step


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Set the path to an empty folder; clear what was found before."""
    monkeypatch.setenv("PATH", str(tmp_path))
    setup.has_node.cache_clear()
    yield tmp_path
    monkeypatch.undo()
    setup.has_node.cache_clear()


def put(folder: Path, version: str, programs: str) -> None:
    """Put programs into a folder that only print a version."""
    for name in programs.split():
        program = folder / name
        program.write_text(f"#!{sys.executable}\nprint('{version}')\n")
        program.chmod(0o755)


def names(step: Step) -> set[str]:
    """Collect the names of a step and its dependencies."""
    return {step.name}.union(*(names(each) for each in step.after))


@pytest.mark.skipif(os.name == "nt", reason="stands in for Node with a script")
@pytest.mark.parametrize(
    ("version", "programs", "used"),
    [
        ("v22.18.0", "node npm", True), ("v22.100.1", "node npm", True), ("v24.0.0", "node npm", True),
        ("v104.1.0", "node npm", True), ("v22.17.3", "node npm", False), ("v23.11.0", "node npm", False),
        ("v20.20.2", "node npm", False), ("v9.0.0", "node npm", False), ("nonsense", "node npm", False),
        ("v24.1.0", "node", False),
    ],
)  # fmt: skip
def test_a_node_on_the_path_is_used_if_new_enough_and_with_npm(
    path: Path, version: str, programs: str, used: bool
) -> None:
    put(path, version, programs)
    assert (setup.node_path() == str(path / "node")) == (setup.npm() == (str(path / "npm"),)) == used
    assert ("node" in names(setup.set_up().site)) != used


def test_without_node_the_build_installs_one_before_the_packages(path: Path) -> None:
    assert str(setup.NODE_WHEEL) in setup.node_path()
    assert [str(setup.NODE_WHEEL) in word for word in setup.npm()] == [True, True]
    assert {"node", "npm", "venv"} <= names(setup.set_up().site)
