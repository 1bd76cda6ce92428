"""The supply chain: all packages and actions are pinned, and what is published is built apart from the tests."""

import re
import tomllib
from pathlib import Path

import pytest

from tasks.steps import ROOT
from tests.globbed import globbed

WORKFLOWS = globbed(4, ".github/workflows/*.yml")
LOCKS = {path.stem: path.read_text(encoding="utf-8") for path in globbed(6, "locks/*.txt")}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
GROUPS = {**PROJECT["dependency-groups"], "build": PROJECT["build-system"]["requires"]}
ENTRY = re.compile(r"[A-Za-z0-9._-]+(\[[a-z0-9,-]+\])?==[^ ;]+( ; [^\\]+)?( \\\n    --hash=sha256:[0-9a-f]{64})+")


def entries(lock: str) -> list[str]:
    """Split a lock file into its entries: each starts at a line that is not indented."""
    return re.split(r"\n(?=\S)", lock.strip())


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_pinned_to_a_commit_with_its_version_in_a_comment(path: Path) -> None:
    used = re.findall(r"^\s*(?:- )?uses: (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert used
    for action in used:
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action), action


def jobs(workflow: str) -> dict[str, str]:
    """Return the text of each job of a workflow."""
    text = (ROOT / f".github/workflows/{workflow}.yml").read_text(encoding="utf-8").split("\njobs:\n")[1]
    parts = re.split(r"^  (\w+):\n", text, flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


@pytest.mark.parametrize("workflow", ["publish", "release"])
def test_published_files_come_from_a_job_that_runs_no_test(workflow: str) -> None:
    builder = jobs(workflow)["build"]
    assert set(re.findall(r"build\.py.*", builder)) <= {"build.py reference", "build.py build --one-file"}
    assert "build.py reference" in builder
    assert "upload-" in builder
    assert ".ci/run" not in builder
    assert "permissions" not in builder


@pytest.mark.parametrize(("workflow", "publisher"), [("publish", "publish"), ("release", "index")])
def test_only_what_was_tested_and_built_is_published(workflow: str, publisher: str) -> None:
    assert re.search(r"needs: \[test, build(, wheel)?\]", jobs(workflow)[publisher])
    assert "run:" not in jobs(workflow)[publisher]
    assert ".ci/run" in jobs(workflow)["test"]


def test_a_wheel_is_released_only_if_its_page_was_checked_and_it_was_installed_and_played() -> None:
    assert "needs: [test, build, wheel]" in jobs("release")["index"]
    assert "needs: index" in jobs("release")["release"]
    checked = jobs("release")["wheel"]
    for step in ("--require-hashes", "twine check --strict", "pip install --no-index", "jemaa simulate"):
        assert step in checked


def test_only_jobs_that_publish_may_write() -> None:
    allowed = {(path.stem, name) for path in WORKFLOWS for name, text in jobs(path.stem).items() if ": write" in text}
    assert allowed == {("publish", "publish"), ("release", "index"), ("release", "release")}
    for path in WORKFLOWS:
        assert "\npermissions:\n  contents: read\n" in path.read_text(encoding="utf-8")


def test_each_group_has_a_lock_with_the_required_versions_and_hashes_and_no_address() -> None:
    assert set(LOCKS) == set(GROUPS)
    for group, lock in LOCKS.items():
        assert "://" not in lock
        assert set(GROUPS[group]) <= {entry.split()[0] for entry in entries(lock)}
        assert [entry for entry in entries(lock) if not ENTRY.fullmatch(entry)] == []
