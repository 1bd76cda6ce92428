"""The texts of the licences of everything that the site contains travel with it, as the packages have them."""

import json
import re
from pathlib import Path

import pytest

from tasks.setup import DIST, NODE_MODULES
from tasks.steps import ROOT
from tests.globbed import globbed

pytestmark = pytest.mark.slow

#: What sentences of each licence must be in its text; those of packages that come without one as well.
SAYS = {
    "Apache-2.0": "Apache License",
    "BSD-3-Clause": "Neither the name of",
    "ISC": "Permission to use, copy, modify, and/or distribute this software",
    "MIT": "The above copyright notice and this permission notice shall be included",
    "MPL-2.0": "Mozilla Public License Version 2.0",
    "OFL-1.1": "SIL OPEN FONT LICENSE",
}
#: What is compiled into Pyodide.
WITHIN = ("CPython", "Emscripten", "musl", "LLVM", "zlib", "bzip2", "liblzma", "Zstandard", "SQLite", "libffi", "Expat")
IMPORTS = re.compile(r"""(?:\bfrom|\bimport|@import)\s*\(?["']((?:@[\w-]+/)?[\w-]+)[/"']""")
RULE = "=" * 80


def manifest(name: str) -> dict[str, str]:
    """Return the package.json of an installed package."""
    return dict(json.loads((NODE_MODULES / name / "package.json").read_text(encoding="utf-8")))


def used() -> set[str]:
    """Return the packages that sources of the page name, and what those need."""
    sources = [path for path in globbed(250, "js/**/*.ts", "css/*.css") if path.parent.name != "build"]
    found = {name for path in sources for name in IMPORTS.findall(path.read_text(encoding="utf-8"))}
    names = [name for name in found if (NODE_MODULES / name).is_dir()] + ["pyodide", "lucide-static"]
    for name in names:
        names += [each for each in manifest(name).get("dependencies", ()) if name != "pyodide" and each not in names]
    return {name for name in names if not name.startswith("@types/")}


def parts() -> dict[str, str]:
    """Return what the site says of each package, by name."""
    (file,) = DIST.glob("app-*/LEGAL.txt")
    pieces = re.split(rf"^{RULE}\n(.+)\n{RULE}\n", file.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return {title.split(" ")[0]: text for title, text in zip(pieces[::2], pieces[1::2], strict=True)}


def texts(folder: Path) -> list[str]:
    """Return the texts of licences in a package."""
    names = re.compile("licen[cs]e|copying|notice", re.IGNORECASE)
    return [path.read_text(encoding="utf-8").strip() for path in folder.iterdir() if names.match(path.name)]


def test_the_sources_name_packages() -> None:
    assert {"lit-html", "idb", "@fluent/bundle", "workbox-core", "qrcode-generator"} < used()


@pytest.mark.parametrize("name", sorted(used()))
def test_the_text_of_each_package_travels(name: str) -> None:
    text = parts()[name]
    assert all(own in text for own in texts(NODE_MODULES / name))
    assert SAYS[manifest(name)["license"]] in text
    assert re.search(r"copyright", text, re.IGNORECASE)


def test_the_site_and_what_is_compiled_into_pyodide_have_theirs() -> None:
    assert (ROOT / "LICENSE").read_text(encoding="utf-8").strip() in parts()["Jemaa"]
    pyodide = parts()["pyodide"]
    assert [name for name in WITHIN if not re.search(rf"^-{{80}}\n.*{name}.*\n-{{80}}$", pyodide, re.MULTILINE)] == []


def test_about_lists_what_has_a_text() -> None:
    (script,) = DIST.glob("app-*/asides.js")
    said = script.read_text(encoding="utf-8")
    assert [name for name in parts() if name != "Jemaa" and f'name:"{name}"' not in said] == []
