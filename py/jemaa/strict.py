"""JSON from strangers: one reader that refuses whatever would not come back as it was written.

It knows no record and no request. Refused are two keys of one name, numbers that JSON or JavaScript cannot write again
(`NaN`, `1e999`, `9007199254740993`), and nesting deeper than anything of ours, before a parser recurses into it.
"""

from __future__ import annotations

import json
import math
import re
from json.encoder import encode_basestring
from typing import Any, Final, NoReturn

DEEPEST: Final = 50
LONGEST_FLOAT: Final = 25  # characters, as JavaScript writes it: -0.0000012345678901234567

_EXACT: Final = 15  # digits that every float holds

#: A string, closed or not, or a bracket; a string never gives back what it took, so a scan takes linear time.
_MARKS = re.compile(r'"(?:[^"\\]|\\.)*+"?|[\[{\]}]', re.DOTALL)


def read(text: str, deepest: int = DEEPEST) -> Any:
    """Return the value of a JSON text, or raise `ValueError` saying in English what is wrong."""
    _check_depth(text, deepest)
    return json.loads(text, object_pairs_hook=_object, parse_constant=_refuse, parse_float=_finite, parse_int=_whole)


def written(value: Any, depth: int = 0) -> int:
    """Return how many bytes a value takes in a file of the page: UTF-8, each item on a line indented by its depth.

    Nobody knows a float's length in JavaScript without its own rules: each counts as the longest.
    """
    if isinstance(value, dict):
        inner = sum(_spelled(key) + len(": ") + written(item, depth + 1) for key, item in value.items())
    elif isinstance(value, list):
        inner = sum(written(item, depth + 1) for item in value)
    else:
        return LONGEST_FLOAT if isinstance(value, float) else _spelled(value)
    commas, lines = len(value) - 1, len(value) * (depth + 2) + depth + 1
    return len("[]") + (inner + commas + lines if value else 0)


def _spelled(value: Any) -> int:
    """Return the bytes of a text, a whole number, a truth or null; half a character is escaped."""
    if isinstance(value, str):
        return len(encode_basestring(value).encode("utf-8", "backslashreplace"))
    return len(str(value))  # of these, `None` and `null` are equally long


def _check_depth(text: str, deepest: int) -> None:
    depth = 0
    for mark in _MARKS.finditer(text):
        first = text[mark.start()]
        if first in "[{":
            depth += 1
            if depth > deepest:
                raise ValueError("it is nested too deeply")
        elif first != '"':
            depth -= 1


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) != len(pairs):
        raise ValueError("a key occurs twice")
    return value


def _refuse(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def _finite(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise ValueError("a number is too large")
    return value


def _whole(text: str) -> int:
    """Return a whole number that JavaScript, which knows floats only, writes with the same digits."""
    if len(text) > _EXACT:
        digits = repr(float(text)).partition("e")[0].replace(".", "")
        if digits.rstrip("0") != text.rstrip("0"):
            raise ValueError("a whole number is too long to be kept")
    return int(text)
