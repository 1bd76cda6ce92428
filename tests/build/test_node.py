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


def put(folder: Path, version: str) -> None:
    """Put a Node that only prints its version, and an npm, into a folder."""
    for name in ("node", "npm"):
        program = folder / name
        program.write_text(f"#!{sys.executable}\nprint('{version}')\n")
        program.chmod(0o755)


def names(step: Step) -> set[str]:
    """Collect the names of a step and its dependencies."""
    return {step.name}.union(*(names(each) for each in step.after))


posix = pytest.mark.skipif(os.name == "nt", reason="stands in for Node with a script")


@posix
@pytest.mark.parametrize("version", ["v20.0.0", "v22.14.0", "v104.1.0"])
def test_a_node_on_the_path_is_used_if_new_enough(path: Path, version: str) -> None:
    put(path, version)
    assert setup.node_path() == str(path / "node")
    assert setup.npm() == (str(path / "npm"),)
    assert "node" not in names(setup.set_up().site)


@posix
@pytest.mark.parametrize("version", ["v18.20.8", "v9.0.0", "nonsense"])
def test_an_older_node_is_not_used(path: Path, version: str) -> None:
    put(path, version)
    assert str(setup.NODE_WHEEL) in setup.node_path()


def test_without_node_the_build_installs_one_before_the_packages(path: Path) -> None:
    assert str(setup.NODE_WHEEL) in setup.node_path()
    assert [str(setup.NODE_WHEEL) in word for word in setup.npm()] == [True, True]
    assert {"node", "npm", "venv"} <= names(setup.set_up().site)


@posix
def test_node_without_npm_is_not_enough(path: Path) -> None:
    put(path, "v22.14.0")
    (path / "npm").unlink()
    assert not setup.has_node()
