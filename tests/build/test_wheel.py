"""The wheel: what it installs, and its page on a package index, on which no link leads nowhere.

That it is typed is seen by mypy: tests/build/typed.py is a program that uses it.
"""

import os
import re
import subprocess
import sys
from email.parser import Parser
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

import jemaa
from tasks.setup import BUILDER, WHEELS, only_file
from tasks.steps import ROOT
from tests.build.conftest import script

pytestmark = pytest.mark.slow
LINKS = re.compile(r"\]\(([^)]*)\)")


def test_it_installs_a_command_and_says_that_it_has_types(tmp_path: Path) -> None:
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps"]
    subprocess.run([*install, "--target", str(tmp_path), str(only_file(WHEELS))], check=True)
    command = [str(tmp_path / "bin" / "jemaa"), "simulate", "marrakech", "--games", "1", "--seed", "wheel"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("1 games")
    assert (tmp_path / "jemaa" / "py.typed").exists()


def test_it_says_who_made_it_for_what_and_for_which_python() -> None:
    with ZipFile(only_file(WHEELS)) as files:
        (name,) = (name for name in files.namelist() if name.endswith(".dist-info/METADATA"))
        fields = Parser().parsestr(files.read(name).decode())
    assert fields["Version"] == jemaa.__version__
    assert fields["Author"] == "The Jemaa authors"
    assert "board game" in fields["Keywords"]
    versions = {f"Programming Language :: Python :: 3.{minor}" for minor in range(11, 15)}
    assert versions <= set(fields.get_all("Classifier", ()))
    assert fields["Description-Content-Type"] == "text/markdown"
    assert "The format is documented" in str(fields.get_payload())


def described(monkeypatch: pytest.MonkeyPatch, server: str, repository: str) -> tuple[list[str], dict[str, str]]:
    """Return the links and addresses of a wheel that is built in the workflow of a repository."""
    monkeypatch.syspath_prepend(BUILDER)
    monkeypatch.setenv("GITHUB_SERVER_URL", server)
    monkeypatch.setenv("GITHUB_REPOSITORY", repository)
    metadata: dict[str, Any] = {}
    script("hatch_build.py").Page(str(ROOT), {}).update(metadata)
    return LINKS.findall(metadata["readme"]["text"]), metadata["urls"]


def test_where_the_address_of_the_sources_is_unknown_no_link_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    assert described(monkeypatch, "https://git.example.org", "") == ([], {})


def test_a_release_links_to_its_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    links, addresses = described(monkeypatch, "https://git.example.org", "amina/jemaa")
    assert addresses["Source"] == "https://git.example.org/amina/jemaa"
    assert len(links) == len(LINKS.findall((ROOT / "docs/python.md").read_text(encoding="utf-8"))) >= 3
    for link in links:
        base, file = link.split("#")[0].split("/blob/HEAD/")
        assert base == "https://git.example.org/amina/jemaa"
        assert (ROOT / file).is_file()
