"""Where small faults can be put into the wheel: each is an edit of the source's text that leaves all else as it is.

Left out are docstrings, annotations, aliases of types, the texts of `__repr__`, and texts with spaces: sentences.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple


class Edit(NamedTuple):
    """A fault: what stands between two bytes of a file, and what is written there instead."""

    path: str
    line: int
    kind: str
    start: int
    end: int
    text: str

    def made(self, source: bytes) -> bytes:
        """Put it into a source."""
        return source[: self.start] + self.text.encode() + source[self.end :]


Found = tuple[str, int, int, str]

OPERATORS: dict[type[ast.AST], tuple[str, str]] = {
    ast.Add: ("+", "-"), ast.Sub: ("-", "+"), ast.Mult: ("*", "+"), ast.Div: ("/", "*"), ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "+"), ast.BitAnd: ("&", "|"), ast.BitOr: ("|", "&"), ast.BitXor: ("^", "|"),
    ast.LShift: ("<<", ">>"), ast.RShift: (">>", "<<"), ast.And: ("and", "or"), ast.Or: ("or", "and"),
    ast.Eq: ("==", "!="), ast.NotEq: ("!=", "=="), ast.Lt: ("<", "<="), ast.LtE: ("<=", "<"), ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"), ast.In: ("in", "not in"), ast.NotIn: ("not in", "in"), ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}  # fmt: skip
TYPING = {"TypeVar", "NewType", "cast", "TypedDict", "NamedTuple", "Literal"}
KEY = re.compile(r"[\w-]+")
ALIAS = re.compile(r"_?[A-Z][a-zA-Z]*[a-z][a-zA-Z]*")


class Places:
    """Collects the faults that can be put into one source."""

    def __init__(self, path: str, source: bytes) -> None:
        """Read the source."""
        self.path, self.source = path, source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def edits(self) -> Iterator[Edit]:
        """List all."""
        for node in running(ast.parse(self.source)):
            for kind, start, end, text in self.of(node):
                yield Edit(self.path, self.source.count(b"\n", 0, start) + 1, kind, start, end, text)

    def of(self, node: ast.AST) -> Iterator[Found]:
        """List those of one node."""
        if isinstance(node, ast.Compare):
            operands = [node.left, *node.comparators]
            yield from self.between("comparison", operands, node.ops)
        elif isinstance(node, ast.BoolOp):
            yield from self.between("operator", node.values, [node.op] * (len(node.values) - 1))
        elif isinstance(node, ast.BinOp):
            yield from self.between("operator", [node.left, node.right], [node.op])
        elif isinstance(node, ast.AugAssign):
            yield from self.between("operator", [node.target, node.value], [node.op])
            yield self.gone(node)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
            yield "operator", *self.span(node), self.text(node.operand)
        elif isinstance(node, ast.Constant):
            yield from self.constant(node)
        elif isinstance(node, ast.Return) and node.value and not is_none(node.value):
            yield "return", *self.span(node.value), "None"
        elif isinstance(node, ast.Call):
            yield from self.swapped(node)
        elif isinstance(node, ast.Raise | ast.Break | ast.Continue | ast.Delete) or does(node):
            yield self.gone(node)
        yield from self.negated(node)

    def between(self, kind: str, operands: list[ast.expr], operators: Iterable[ast.AST]) -> Iterator[Found]:
        """Change operators, each of which stands between two operands."""
        for number, operator in enumerate(operators):
            begin, end = self.span(operands[number])[1], self.span(operands[number + 1])[0]
            old, new = OPERATORS.get(type(operator), ("", ""))
            at = self.source.find(old.encode(), begin, end)
            if old and at >= 0:
                yield kind, at, at + len(old), new

    def negated(self, node: ast.AST) -> Iterator[Found]:
        """Negate what decides."""
        tests = node.ifs if isinstance(node, ast.comprehension) else [getattr(node, "test", None)]
        for test in tests:
            if isinstance(test, ast.expr) and not isinstance(node, ast.Assert):
                yield "condition", *self.span(test), f"(not ({self.text(test)}))"

    def constant(self, node: ast.Constant) -> Iterator[Found]:
        """Change a number, a truth or a key."""
        value = node.value
        if isinstance(value, bool):
            yield "constant", *self.span(node), str(not value)
        elif isinstance(value, int | float):
            yield "constant", *self.span(node), str(value + 1)
        elif isinstance(value, str) and KEY.fullmatch(value):
            yield "constant", *self.span(node), f'"{value}x"'

    def swapped(self, node: ast.Call) -> Iterator[Found]:
        """Swap the first two arguments."""
        two = [each for each in node.args[:2] if not isinstance(each, ast.Starred | ast.GeneratorExp)]
        if len(two) == 2 and self.text(two[0]) != self.text(two[1]):
            (start, begin), (until, end) = map(self.span, two)
            gap = self.source[begin:until].decode()
            yield "arguments", start, end, self.text(two[1]) + gap + self.text(two[0])

    def gone(self, node: ast.AST) -> Found:
        return "statement", *self.span(node), "pass"

    def span(self, node: ast.AST) -> tuple[int, int]:
        first, column = getattr(node, "lineno", 0), getattr(node, "col_offset", 0)
        last, until = getattr(node, "end_lineno", 0), getattr(node, "end_col_offset", 0)
        return self.starts[first - 1] + column, self.starts[last - 1] + until

    def text(self, node: ast.AST) -> str:
        start, end = self.span(node)
        return self.source[start:end].decode()


def running(node: ast.AST) -> Iterator[ast.AST]:
    """Walk through what runs."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not describes(child):
                yield child
                yield from running(child)


def describes(node: ast.AST) -> bool:
    """Check whether a node is for readers and type checkers alone."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.FunctionDef):
        return node.name == "__repr__"
    if isinstance(node, ast.If):
        return "TYPE_CHECKING" in ast.unparse(node.test)
    if isinstance(node, ast.Assign):
        return any(is_alias(target, node.value) for target in node.targets)
    if isinstance(node, ast.AnnAssign):
        return "TypeAlias" in ast.unparse(node.annotation)
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Call) and called(node) in TYPING)


def is_alias(target: ast.expr, value: ast.expr) -> bool:
    """Check whether an assignment names a type, or what a module offers."""
    name = target.id if isinstance(target, ast.Name) else ""
    return name in ("__all__", "__slots__") or bool(
        ALIAS.fullmatch(name) and isinstance(value, ast.Subscript | ast.BinOp)
    )


def called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else ""


def is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def does(node: ast.AST) -> bool:
    """Check whether a statement is a call, or writes into something."""
    if isinstance(node, ast.Assign):
        return all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets)
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)


def functions(source: str) -> Iterator[range]:
    """List the lines of functions: all others run when a module is imported."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield range(node.body[0].lineno, (node.end_lineno or node.lineno) + 1)
