"""Generate the TypeScript types of the messages between page and engine: a `shapes.ts` for each folder.

    python3 js/build/shapes.py [--py-games DIR --js-games DIR]

The sources of a game are its `shapes.py` and the files beside it whose names end with `_shapes.py`. They become
`shapes.ts` in its folder of `js/games/` (for the tests' tiny games in `tests/tiny/js/`); what all share becomes
`js/engine/shapes.ts`. With the options, the games of two other folders are written instead.
The generated files are not committed: whoever builds has them.

A source may hold TypedDict classes (generic ones too; in functional form where a key is no Python identifier) and type
aliases. A string after a field or an alias becomes its comment.
"""

import argparse
import ast
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeGuard

ROOT = Path(__file__).resolve().parents[2]
SHARED = (ROOT / "py/jemaa/engine/shapes.py", ROOT / "js/engine/shapes.ts")
#: Where the shapes of requests and replies are
VERBS = ROOT / "py/jemaa/bridge"
#: The folders of games: rules in Python, drawings in JavaScript.
HOMES = ((ROOT / "py/jemaa/games", ROOT / "js/games"), (ROOT / "tests/tiny/py/jemaa/games", ROOT / "tests/tiny/js"))

PLAIN = {"int": "number", "float": "number", "str": "string", "bool": "boolean", "object": "unknown", "Never": "never"}


class Shapes:
    """The types of a source, translated to TypeScript."""

    def __init__(self, source: str) -> None:
        """Parse a source."""
        self.body = ast.parse(source).body
        self.hidden = {name: fields for name, fields in self._functional() if name.startswith("_")}

    def _functional(self) -> Iterator[tuple[str, list[str]]]:
        """List the TypedDicts in functional form, each with its translated fields."""
        for node in self.body:
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and _called(node.value) == "TypedDict":
                fields, partly = node.value.args[1], _is_partial(node.value.keywords)
                assert isinstance(fields, ast.Dict)
                yield (
                    _name(node.targets[0]),
                    [
                        _field(_constant(key), kind, "", partly)
                        for key, kind in zip(fields.keys, fields.values, strict=True)
                    ],
                )

    def declarations(self) -> Iterator[str]:
        """List the exported types with their comments."""
        for node, doc in _documented(self.body):
            if isinstance(node, ast.ClassDef):
                name = f"{node.name}{_parameters(node)}"
                yield f"{_comment(ast.get_docstring(node) or '')}export type {name} = {self._object(node)};"
            elif isinstance(node, ast.AnnAssign) and node.value:
                yield f"{_comment(doc)}export type {_name(node.target)} = {_type(node.value)};"

    def _object(self, node: ast.ClassDef) -> str:
        """Translate a class: its bases, and its own fields with those of private bases."""
        bases = [_type(base) for base in node.bases if not _is_generic(base)]
        partly = _is_partial(node.keywords)
        fields = [field for base in bases for field in self.hidden.get(base, [])]
        for each, doc in _documented(node.body):
            if isinstance(each, ast.AnnAssign):
                fields.append(_field(_name(each.target), each.annotation, doc, partly))
        parts = [base for base in bases if base != "TypedDict" and base not in self.hidden]
        own = "{\n" + "".join(fields) + "}" if fields else "{}"
        return " & ".join([*parts, own] if fields or not parts else parts)


def _documented(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """List statements, each with the string that follows it, or an empty one."""
    for node, after in zip(body, [*body[1:], None], strict=True):
        text = after.value if isinstance(after, ast.Expr) else None
        yield node, str(text.value) if isinstance(text, ast.Constant) else ""


def _comment(doc: str, margin: str = "") -> str:
    return f"{margin}/** {' '.join(doc.split())} */\n" if doc else ""


def _field(name: str, kind: ast.expr, doc: str, partly: bool) -> str:
    optional = isinstance(kind, ast.Subscript) and _name(kind.value) == "NotRequired"
    inner = kind.slice if isinstance(kind, ast.Subscript) and optional else kind
    return f"{_comment(doc, '  ')}  {name}{'?' if optional or partly else ''}: {_type(inner)};\n"


def _is_generic(base: ast.expr) -> TypeGuard[ast.Subscript]:
    return isinstance(base, ast.Subscript) and _name(base.value) == "Generic"


def _parameters(node: ast.ClassDef) -> str:
    """Return a class's type parameters, as `Generic` lists them."""
    return "".join(_arguments([_type(part) for part in _parts(base)]) for base in node.bases if _is_generic(base))


def _is_partial(keywords: list[ast.keyword]) -> bool:
    return any(each.arg == "total" and _constant(each.value) == "False" for each in keywords)


def _name(node: ast.expr) -> str:
    return ast.unparse(node)


def _called(node: ast.Call) -> str:
    return _name(node.func)


def _parts(node: ast.Subscript) -> list[ast.expr]:
    return node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]


def _arguments(types: list[str]) -> str:
    return f"<{', '.join(types)}>"


def _constant(node: ast.expr | None) -> str:
    assert isinstance(node, ast.Constant)
    return str(node.value)


def _type(node: ast.expr) -> str:
    """Translate a Python type to the TypeScript type of its JSON value."""
    if isinstance(node, ast.BinOp):
        return f"{_type(node.left)} | {_type(node.right)}"
    if isinstance(node, ast.Subscript):
        return _subscript(_name(node.value), _parts(node))
    if isinstance(node, ast.Constant) and node.value is None:
        return "null"
    return PLAIN.get(_name(node), _name(node))


def _subscript(name: str, parts: list[ast.expr]) -> str:
    if name == "Literal":
        return " | ".join(f'"{_constant(part)}"' for part in parts)
    types = [_type(part) for part in parts]
    if name == "list":
        return f"({types[0]})[]" if "|" in types[0] else f"{types[0]}[]"
    if name == "tuple":
        return f"[{', '.join(types)}]"
    if name == "dict":
        return f"Record{_arguments(types)}"
    if name.removeprefix("shapes.")[0].isupper():
        return f"{name}{_arguments(types)}"
    raise SystemExit(f"{name}[...] cannot be translated to TypeScript: js/build/shapes.py only knows some types.")


def sources(source: Path) -> list[Path]:
    """List a `shapes.py` and the files of shapes that belong to it."""
    return [source, *sorted((VERBS if source == SHARED[0] else source.parent).glob("*_shapes.py"))]


def written(source: Path, target: Path) -> str:
    """Return the declarations generated from a `shapes.py` and the files beside it."""
    files = sources(source)
    shapes = Shapes("\n".join(file.read_text(encoding="utf-8") for file in files))
    names = " and ".join(f"{file.parent.name}/{file.name}" for file in files)
    head = [f"// Written by js/build/shapes.py from {names}: change that, and build."]
    if source != SHARED[0]:
        head.append(f'import type * as shapes from "{_way(target.parent)}/engine/shapes.ts";')
    return "\n".join(head) + "\n\n" + "\n\n".join(shapes.declarations()) + "\n"


def pairs(homes: Iterable[tuple[Path, Path]] = HOMES) -> list[tuple[Path, Path]]:
    """List the `shapes.py` of each folder with the file that is generated from it; not of rules without drawings."""
    games = [
        (source, drawings / source.parent.name)
        for rules, drawings in homes
        for source in sorted(rules.glob("*/shapes.py"))
    ]
    return [SHARED, *((source, folder / "shapes.ts") for source, folder in games if folder.is_dir())]


#: A file in which tsc checks a game's drawings; `shared` is the relative path to js/
CHECK = """\
// Written by js/build/shapes.py: tsc checks here that a game's drawings are all that the table takes (docs/games.md).
import type {{ Board }} from "{shared}/game-api/board.ts";
import type {{ ResultUi }} from "{shared}/game-api/result.ts";
import * as board from "./board.{ending}";
import * as result from "./result.{ending}";
import type {{ Event, Forecast, View }} from "./shapes.ts";

const own: [Board<View, Event, Forecast>, ResultUi<View>] = [board, result];
export const checked: [Board, ResultUi] = own;
"""


def checks(homes: Iterable[tuple[Path, Path]] = HOMES) -> dict[Path, str]:
    """Map the path of each game's `check.ts` to its text."""
    folders = [target.parent for _, target in pairs(homes)[1:]]
    return {folder / "check.ts": CHECK.format(shared=_way(folder), ending=_ending(folder)) for folder in folders}


def _ending(folder: Path) -> str:
    """Return how the names of a game's scripts end: they need no types."""
    return "ts" if (folder / "board.ts").exists() else "js"


def _way(folder: Path) -> str:
    return Path(os.path.relpath(ROOT / "js", folder)).as_posix()


def main() -> None:
    """Write the declarations of the shared shapes and of all games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--py-games", type=Path)
    parser.add_argument("--js-games", type=Path)
    asked = parser.parse_args()
    homes = [(asked.py_games.resolve(), asked.js_games.resolve())] if asked.py_games and asked.js_games else HOMES
    for source, target in pairs(homes):
        target.write_text(written(source, target), encoding="utf-8")
    for target, text in checks(homes).items():
        target.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
