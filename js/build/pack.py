"""Pack Python for the site: runs inside Pyodide at build time, called by python.mjs; never imported by the game.

Makes three zip archives: a standard library with only the modules that the program imports, the game's wheel, and an
archive of the modules that only opponents need, which the page fetches when one is seated. All hold unchecked,
optimised `.pyc` files instead of sources, because an ordinary start of Pyodide spends most of its time compiling
sources.
"""

import ast
import base64
import hashlib
import importlib
import importlib._bootstrap_external as bootstrap
import io
import pkgutil
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

# Slow to import and useless to a game in a browser. The library imports them inside `try`, and does without them.
EXCLUDED = ("bz2", "lzma", "ssl", "compression", "_ios_support")
# Codecs that the build may not happen to import: for texts, and for file names in old archives.
ALWAYS_INCLUDED = ("encodings.ascii", "encodings.cp437", "encodings.latin_1")
# What Pyodide's `loadPackage` imports, for programs that load the wheel by the lock file.
LOADING = ("email", "importlib.metadata", "tarfile")
# Packages and modules that no page imports, by a part of their names: the tournament, which needs processes and files;
# what plays, draws and analyses in a terminal; what learns. Types are left out, too: modules that end with `shapes`.
LEFT_OUT = {"tournament", "rl", "play", "analyse", "rendering", "legend", "observation"}
# What the worker imports at its start, and the command line. With every game, all that these import is in the wheel.
START = ("bridge", "cli")
# Packages, and modules of games, of which no start needs all, but which must be there as soon as somebody asks.
ASKED = {"bridge", "formats", "questions"}
# The path of the standard library's archive in Pyodide: part of the origin of each module imported from it.
LIBRARY = f"/python{sys.version_info.major}{sys.version_info.minor}.zip/"


def import_all(package: str) -> tuple[list[str], list[str]]:
    """Import all modules of `package`, and what their functions import.

    Return the names of the modules that a start brings, and of all others, which wait until an opponent is seated.
    """
    names = [package, *_modules(package)]  # imports every game
    for part in START:
        importlib.import_module(f"{package}.{part}")
    first = [name for name in names if name in sys.modules or not ASKED.isdisjoint(name.split("."))]
    for name in names:
        module = importlib.import_module(name)
        for wanted in _named_imports(Path(module.__file__).read_text(encoding="utf-8")):
            importlib.import_module(wanted)
    return first, [name for name in names if name not in first]


def _modules(package: str) -> Iterator[str]:
    """Yield the names of all modules inside a package that a page may import; imports the packages among them."""
    for info in pkgutil.iter_modules(importlib.import_module(package).__path__, f"{package}."):
        if not _is_left_out(info.name) and not info.name.endswith("__main__"):
            yield info.name
            if info.ispkg:
                yield from _modules(info.name)


def _is_left_out(module: str) -> bool:
    return module.endswith("shapes") or not LEFT_OUT.isdisjoint(module.split("."))


def _named_imports(source: str) -> set[str]:
    """Find the absolute imports in a source, also inside functions."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module)
    return found


def imported() -> list[str]:
    """List the modules imported so far from the library's archive, and those that load packages.

    Frozen and built-in modules are not among them.
    """
    for name in LOADING:
        importlib.import_module(name)
    origins = {name: getattr(getattr(module, "__spec__", None), "origin", None) for name, module in sys.modules.items()}
    return sorted(name for name, origin in origins.items() if LIBRARY in (origin or ""))


def trim_library(source: bytes, used: list[str], extra: dict[str, bytes]) -> bytes:
    """Make the trimmed library: from the full one (a zip of sources), the modules `used`, and the `extra` sources.

    The `__init__.py` of an extra package gets its `_HOMES` appended.
    """
    keep = {name for name in {*used, *ALWAYS_INCLUDED} if name.split(".")[0] not in EXCLUDED}
    with zipfile.ZipFile(io.BytesIO(source)) as whole:
        parts = {name: whole.read(name) for name in whole.namelist() if _module(name) in keep}
    parts |= {name: bytes(text) + _homes(name) for name, text in extra.items()}
    return _archive({f"{name}c": _compiled(text, name) for name, text in parts.items()})


def _homes(name: str) -> bytes:
    """Return source code that maps a package's public names to their submodules; nothing for a module."""
    if not name.endswith("/__init__.py"):
        return b""
    package = importlib.import_module(_module(name))
    parts = [info.name for info in pkgutil.iter_modules(package.__path__)]
    modules = {part: sys.modules.get(f"{package.__name__}.{part}") for part in parts}
    homes = {
        public: part for part in parts for public in getattr(modules[part], "__all__", ()) if public in package.__all__
    }
    return f"\n_HOMES = {homes!r}\n".encode()


def compile_wheel(source: bytes, extra: dict[str, bytes], later: list[str]) -> bytes:
    """Make the site's wheel: add `extra` files, compile all modules but those of `later`, write a RECORD to match.

    What its page says at length stays out: no player reads it.
    """
    files = {name: data for name, data in _members(source, extra).items() if _module(name) not in later}
    record = next(name for name in files if name.endswith(".dist-info/RECORD"))
    del files[record]
    about = next(name for name in files if name.endswith(".dist-info/METADATA"))
    files[about] = files[about].partition(b"\n\n")[0] + b"\n"
    packed = dict(_compiled_member(name, data) for name, data in files.items())
    rows = [f"{name},sha256={_digest(data)},{len(data)}" for name, data in packed.items()]
    packed[record] = "\n".join([*rows, f"{record},,", ""]).encode()
    return _archive(packed)


def compile_later(source: bytes, extra: dict[str, bytes], later: list[str], finder: bytes) -> bytes:
    """Make the archive of the modules of `later`, with the module `annex` that lets Python find them there."""
    files = {name: data for name, data in _members(source, extra).items() if _module(name) in later}
    return _archive(dict(_compiled_member(name, data) for name, data in {**files, "annex.py": finder}.items()))


def _members(source: bytes, extra: dict[str, bytes]) -> dict[str, bytes]:
    """Return the files of a wheel and the `extra` ones, without modules that no page imports."""
    with zipfile.ZipFile(io.BytesIO(source)) as wheel:
        files = {name: wheel.read(name) for name in wheel.namelist() if not name.endswith("/")} | extra
    return {name: bytes(data) for name, data in files.items() if not _is_left_out(_module(name))}


def _module(member: str) -> str:
    """Return the name of the module in a member of an archive; nothing for another file."""
    return member.removesuffix(".py").removesuffix("/__init__").replace("/", ".") if member.endswith(".py") else ""


def _compiled_member(name: str, data: bytes) -> tuple[str, bytes]:
    return (f"{name}c", _compiled(data, name)) if name.endswith(".py") else (name, data)


def _compiled(source: bytes, name: str) -> bytes:
    """Compile to an unchecked .pyc, which is loaded without looking for its source."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return bytes(bootstrap._code_to_hash_pyc(code, bytes(8), checked=False))


def _digest(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def _archive(files: dict[str, bytes]) -> bytes:
    """Zip files in sorted order and with a fixed date, so that builds are reproducible."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        for name in sorted(files):
            info = zipfile.ZipInfo(name)
            info.external_attr = 0o644 << 16
            archive.writestr(info, files[name], zipfile.ZIP_DEFLATED, 9)
    return target.getvalue()
