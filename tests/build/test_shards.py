"""Shards of the tests: together they are the whole, and each runs what no other does. And cases that are left out."""

import re
from argparse import ArgumentTypeError
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

import build
from tasks import checking
from tasks.shards import UNDIVIDED, Shard, shard
from tasks.steps import ROOT
from tests import conftest, sampling

COUNT = 3
SHARDS = [Shard(number, COUNT) for number in range(1, COUNT + 1)]


def run_by(part: Shard) -> list[str]:
    """List what a shard runs, but for pytest: the checks, and files of tests of scripts."""
    chosen = checking.plan([], [], part)
    files = [word for word in chosen.pop("js") if word.endswith(".test.mjs")]
    return [*(name for name in chosen if name != "pytest"), *files]


def test_the_checks_and_tests_of_scripts_are_each_in_one_shard() -> None:
    together = [each for part in SHARDS for each in run_by(part)]
    assert sorted(together) == sorted(run_by(UNDIVIDED))
    assert all(run_by(part) for part in SHARDS)


def test_each_shard_of_pytest_is_told_which_it_is() -> None:
    assert [checking.plan(["engine"], [], part)["pytest"].count(f"--shard={part}") for part in SHARDS] == [1] * COUNT


def test_pytest_runs_what_is_in_its_shard() -> None:
    def run(part: Shard) -> list[Any]:
        items: list[Any] = [Mock(nodeid=f"test_{number}", path=Path("test.py")) for number in range(10)]
        conftest.pytest_collection_modifyitems(Mock(getoption={"shard": part}.get), items)
        return [item.nodeid for item in items]

    parts = [*map(run, SHARDS)]
    assert sorted(test for part in parts for test in part) == sorted(run(UNDIVIDED))
    assert sorted(map(len, parts)) == [3, 3, 4]


@pytest.mark.parametrize("text", ["0/3", "4/3", "3", "a/b", "1/0", "-1/3", ""])
def test_what_is_no_shard_is_refused(text: str) -> None:
    with pytest.raises(ArgumentTypeError):
        shard(text)


def test_what_a_pull_request_runs_side_by_side_is_the_whole() -> None:
    text = (ROOT / ".github/workflows/check.yml").read_text(encoding="utf-8")
    found: dict[str, list[Shard]] = {}
    for words in re.findall(r"^ {12}run: (.+)$", text, re.MULTILINE):
        arguments = build.parse(["test", *words.split()])
        for part in arguments.parts:
            found.setdefault(part, []).append(arguments.shard)
    assert set(found) == set(checking.PARTS)
    for shards in found.values():
        assert shards == [Shard(number, len(shards)) for number in range(1, len(shards) + 1)]


def test_what_runs_every_week_is_the_whole() -> None:
    text = (ROOT / ".github/workflows/full.yml").read_text(encoding="utf-8")
    (listed,) = re.findall(r"shard: \[(.*)\]", text)
    shards = [shard(each) for each in listed.split(", ")]
    assert shards == [Shard(number, len(shards)) for number in range(1, len(shards) + 1)]
    assert re.findall(r"build\.py (.*)", text) == ['test --all --shard "$SHARD"', "test"]


def test_of_several_cases_every_second_is_run_and_of_other_engines_all(monkeypatch: pytest.MonkeyPatch) -> None:
    two, three = ([f"{name}[{case}]" for case in cases] for name, cases in (("two", "ab"), ("three", "abc")))
    engines = [f"engines[{case}]" for case in ("chromium", "firefox", "webkit")]
    tests = ["alone", *two, *three, *engines, "late[a]"]
    monkeypatch.setattr(sampling, "WHOLE", False)
    assert set(tests) - sampling.left_out(tests) == {"alone", "two[a]", "three[b]", *engines, "late[a]"}
    monkeypatch.setattr(sampling, "WHOLE", True)
    assert sampling.left_out(tests) == set()
