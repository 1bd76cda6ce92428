"""The wheel's page on a package index: what it says of itself, and that no link on it leads nowhere."""

import os
import re
import subprocess
import sys
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest

import jemaa
from tasks.setup import BUILDER, WHEELS, only_file
from tasks.steps import ROOT

pytestmark = pytest.mark.slow
LINKS = re.compile(r"\]\(([^)]*)\)")


def page(wheel: Path) -> Message:
    """Read the metadata of a wheel."""
    with zipfile.ZipFile(wheel) as files:
        (name,) = (name for name in files.namelist() if name.endswith(".dist-info/METADATA"))
        return Parser().parsestr(files.read(name).decode())


def released(folder: Path, **environment: str) -> Message:
    """Build the wheel as a release does, in the workflow of a repository."""
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    variables = {**os.environ, "PYTHONPATH": str(BUILDER), **environment}
    subprocess.run([*command, "--wheel-dir", str(folder), str(ROOT)], env=variables, check=True)
    return page(only_file(folder))


def test_the_wheel_says_who_made_it_for_what_and_for_which_python() -> None:
    fields = page(only_file(WHEELS))
    assert fields["Version"] == jemaa.__version__
    assert fields["Author"] == "The Jemaa authors"
    assert "board game" in fields["Keywords"]
    versions = {f"Programming Language :: Python :: 3.{minor}" for minor in range(11, 15)}
    assert versions <= set(fields.get_all("Classifier", ()))
    assert fields["Description-Content-Type"] == "text/markdown"


def test_where_the_address_of_the_sources_is_unknown_no_link_is_left(tmp_path: Path) -> None:
    fields = released(tmp_path, GITHUB_REPOSITORY="")
    assert fields.get_all("Project-URL") is None
    assert not LINKS.findall(str(fields.get_payload()))
    assert "The format is documented" in str(fields.get_payload())


def test_a_release_links_to_its_sources(tmp_path: Path) -> None:
    where = {"GITHUB_SERVER_URL": "https://git.example.org", "GITHUB_REPOSITORY": "amina/jemaa"}
    fields = released(tmp_path, **where)
    assert "Source, https://git.example.org/amina/jemaa" in fields.get_all("Project-URL", ())
    links = LINKS.findall(str(fields.get_payload()))
    assert len(links) == len(LINKS.findall((ROOT / "docs/python.md").read_text(encoding="utf-8")))
    for link in links:
        base, file = link.split("#")[0].split("/blob/HEAD/")
        assert base == "https://git.example.org/amina/jemaa"
        assert (ROOT / file).is_file()
