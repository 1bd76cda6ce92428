"""Pack Python for the site: runs inside Pyodide, called by python.mjs, never imported by the game.

Two products: a standard library trimmed to what the program imports, and the wheel of the game with
compiled modules in place of sources. Both are deflated archives of unchecked, fully optimised `.pyc`
files, because compiling sources is most of what a plain start of Pyodide spends its time on.
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
from pathlib import Path

# Imported by the library inside `try`, of no use to a game in a browser, slow to import: without them
# the importing modules take their own "not available" branch.
UNWANTED = ("bz2", "lzma", "ssl", "compression", "_ios_support")
# Reached only on some paths, so that no run of the build is sure to see them: how texts
# and the names in old archives are decoded.
LATER = ("encodings.ascii", "encodings.cp437", "encodings.latin_1")
# Modules that nothing imports at run time.
TYPES_ONLY = "shapes"
# How Pyodide names the archive of the standard library, within the origin of every module imported from it.
LIBRARY = f"/python{sys.version_info.major}{sys.version_info.minor}.zip/"


def import_all(package: str) -> list[str]:
    """Import every module of `package`, and every module named in one of their functions; return the names."""
    names = [package]
    for info in pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}."):
        if not info.name.endswith(("__main__", TYPES_ONLY)):
            names.append(info.name)
    for name in names:
        module = importlib.import_module(name)
        for wanted in _named_imports(Path(module.__file__).read_text(encoding="utf-8")):
            importlib.import_module(wanted)
    return names


def _named_imports(source: str) -> set[str]:
    """Find the absolute imports of a source, those inside functions too."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module)
    return found


def imported() -> list[str]:
    """List the modules imported so far from the library's archive; others are frozen or built in."""
    origins = {name: getattr(getattr(module, "__spec__", None), "origin", None) for name, module in sys.modules.items()}
    return sorted(name for name, origin in origins.items() if LIBRARY in (origin or ""))


def trim_library(source: bytes, used: list[str], extra: dict[str, bytes]) -> bytes:
    """Make the trimmed library from the whole one (a zip of sources), the modules used, and `extra` sources.

    An extra package is told the homes of its names.
    """
    keep = {name for name in {*used, *LATER} if name.split(".")[0] not in UNWANTED}
    with zipfile.ZipFile(io.BytesIO(source)) as whole:
        parts = {name: whole.read(name) for name in whole.namelist() if _module(name) in keep}
    parts |= {name: bytes(text) + _homes(name) for name, text in extra.items()}
    return _archive({f"{name}c": _compiled(text, name) for name, text in parts.items()})


def _homes(name: str) -> bytes:
    """Write where the public names of a package live; nothing for a module."""
    if not name.endswith("/__init__.py"):
        return b""
    package = importlib.import_module(_module(name))
    parts = [info.name for info in pkgutil.iter_modules(package.__path__)]
    modules = {part: sys.modules.get(f"{package.__name__}.{part}") for part in parts}
    homes = {
        public: part for part in parts for public in getattr(modules[part], "__all__", ()) if public in package.__all__
    }
    return f"\n_HOMES = {homes!r}\n".encode()


def compile_wheel(source: bytes, extra: dict[str, bytes]) -> bytes:
    """Make the site's wheel: the source wheel, with `extra` files, its modules compiled and its record true.

    What only type checkers import stays out.
    """
    with zipfile.ZipFile(io.BytesIO(source)) as wheel:
        files = {name: wheel.read(name) for name in wheel.namelist() if not name.endswith("/")} | extra
    files = {name: data for name, data in files.items() if not name.endswith(f"/{TYPES_ONLY}.py")}
    record = next(name for name in files if name.endswith(".dist-info/RECORD"))
    del files[record]
    packed = dict(_compiled_member(name, data) for name, data in files.items())
    rows = [f"{name},sha256={_digest(data)},{len(data)}" for name, data in packed.items()]
    packed[record] = "\n".join([*rows, f"{record},,", ""]).encode()
    return _archive(packed)


def _module(member: str) -> str:
    """Name the module that a member of the library's archive holds."""
    return member.removesuffix(".py").removesuffix("/__init__").replace("/", ".") if member.endswith(".py") else ""


def _compiled_member(name: str, data: bytes) -> tuple[str, bytes]:
    return (f"{name}c", _compiled(data, name)) if name.endswith(".py") else (name, data)


def _compiled(source: bytes, name: str) -> bytes:
    """Compile to an unchecked .pyc: nothing is compared with a source when it is loaded."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return bytes(bootstrap._code_to_hash_pyc(code, bytes(8), checked=False))


def _digest(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def _archive(files: dict[str, bytes]) -> bytes:
    """Zip files in a fixed order with a fixed date, so that the same input gives the same bytes."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        for name in sorted(files):
            info = zipfile.ZipInfo(name)
            info.external_attr = 0o644 << 16
            archive.writestr(info, files[name], zipfile.ZIP_DEFLATED, 9)
    return target.getvalue()
