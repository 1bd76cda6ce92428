"""Write locks/*.txt: each Python package that build and tests install, with the hash of every wheel it has.

    .venv/bin/python locks/write.py

Run it when a version in pyproject.toml changes. pip resolves what a group needs and tells what its index holds;
build.py then installs nothing that is not in these files. They name no address.
"""

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from pip._internal.commands import create_command
from pip._internal.index.collector import parse_links
from pip._internal.models.link import Link

ROOT = Path(__file__).resolve().parents[1]
#: What packages ask for on systems that this one may not be, with the condition.
WINDOWS = dict.fromkeys(("cffi==2.0.0", "colorama==0.4.6", "pycparser==2.23"), 'os_name == "nt"')
ELSEWHERE = {"dev": WINDOWS}
#: micropip runs inside Pyodide, which has what it needs.
ALONE = ("site",)
OLDEST = 11  # of Python 3


def groups() -> dict[str, list[str]]:
    """Read what is asked for: the dependency groups, and what builds the wheel."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return {**project["dependency-groups"], "build": project["build-system"]["requires"]}


def with_extras(asked: list[str]) -> dict[str, str]:
    """Map each package that is asked for with extras to its name with them (`coverage[toml]`).

    An entry without them pins the package, but not what asks for its extras: pip then takes the newest version for that
    and refuses it, since it is not in the lock.
    """
    extras: dict[str, set[str]] = {}
    for requirement in map(Requirement, asked):
        if not requirement.marker or requirement.marker.evaluate({"extra": ""}):
            extras.setdefault(canonicalize_name(requirement.name), set()).update(requirement.extras)
    return {name: f"{name}[{','.join(sorted(wanted))}]" for name, wanted in extras.items() if wanted}


def resolved(requirements: list[str]) -> list[str]:
    """Let pip say, as `name==version`, what an installation of these would bring here."""
    command = ["install", "--dry-run", "--ignore-installed", "--only-binary=:all:", "--quiet", "--report=-"]
    done = subprocess.run([sys.executable, "-m", "pip", *command, *requirements], capture_output=True, check=True)
    found = [each["metadata"] for each in json.loads(done.stdout)["install"]]
    called = with_extras([asked for each in found for asked in each.get("requires_dist", ())])
    return [f"{called.get(canonicalize_name(each['name']), each['name'])}=={each['version']}" for each in found]


def links(name: str) -> Iterator[Link]:
    """List every file that pip's index holds of a package."""
    command = create_command("download")
    with command.main_context():
        options, _ = command.parse_args([name])
        collector = command._build_package_finder(options, command._build_session(options))._link_collector
        sources = collector.collect_sources(name, lambda page: list(parse_links(collector.fetch_response(page))))
        for source in (*sources.find_links, *sources.index_urls):
            yield from source.page_candidates() if source else ()


def is_for(python: str) -> bool:
    """Say whether a wheel's tag for Python names one that can run the tests, as `py3` and `cp312` do."""
    return any(tag == "py3" or (tag.startswith("cp3") and int(tag[3:] or 0) >= OLDEST) for tag in python.split("."))


def named(filename: str) -> tuple[str, str]:
    """Read the name and the version of a wheel from its file's name, where `fluent.runtime` is `fluent_runtime`."""
    name, version = filename.split("-")[:2]
    return canonicalize_name(name), version


def hashes(requirement: str) -> list[str]:
    """List the SHA-256 of each wheel of `name==version`."""
    name, version = Requirement(requirement).name, requirement.split("==")[1]
    wanted = (canonicalize_name(name), version)
    wheels = [link for link in links(name) if link.is_wheel and named(link.filename) == wanted]
    fitting = [link for link in wheels if is_for(link.filename.split("-")[-3]) or "-abi3-" in link.filename]
    return sorted({str(link.hash) for link in fitting if link.hash_name == "sha256"})


def locked(requirement: str, condition: str = "") -> str:
    """Write one entry of a lock."""
    first = f"{requirement} ; {condition}" if condition else requirement
    return " \\\n    ".join([first, *(f"--hash=sha256:{each}" for each in hashes(requirement))])


def main() -> None:
    """Write a lock for each group."""
    for group, asked in groups().items():
        here = asked if group in ALONE else resolved(asked)
        conditions = {**dict.fromkeys(here, ""), **ELSEWHERE.get(group, {})}
        entries = [locked(one, conditions[one]) for one in sorted(conditions, key=str.lower)]
        (ROOT / "locks" / f"{group}.txt").write_text("\n".join([*entries, ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
