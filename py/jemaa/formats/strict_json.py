"""A strict parser for untrusted JSON: refuses whatever would not survive a round trip through JavaScript.

Refused are duplicate keys, numbers that JSON or JavaScript cannot represent (`NaN`, `1e999`, `9007199254740993`), and
too deep nesting, which is found before the recursive parser runs. Nothing here knows records or requests.
"""

from __future__ import annotations

import json
import math
import re
from json.encoder import encode_basestring
from typing import Any, Final, NoReturn

#: The byte order mark that some editors write before a text; the page's Python has no codec of its own for it.
MARK: Final = "\ufeff"
DEEPEST: Final = 50
LONGEST_FLOAT: Final = 25  # characters in JavaScript's notation: -0.0000012345678901234567

_EXACT: Final = 15  # decimal digits that a float always represents exactly

#: A string (perhaps not closed) or a bracket. The quantifier is possessive, so that a scan takes linear time.
_MARKS = re.compile(r'"(?:[^"\\]|\\.)*+"?|[\[{\]}]', re.DOTALL)


def parse(text: str, deepest: int = DEEPEST) -> Any:
    """Parse JSON text, or raise `ValueError` with an English reason."""
    _check_depth(text, deepest)
    return json.loads(text, object_pairs_hook=_object, parse_constant=_refuse, parse_float=_finite, parse_int=_whole)


def size(value: Any, depth: int = 0) -> int:
    """Return the size in bytes of a value in the page's JSON: UTF-8, an item per line, indented by a space per level.

    Each float counts as the longest one, because JavaScript has its own rules for writing floats.
    """
    if isinstance(value, dict):
        inner = sum(_spelled(key) + len(": ") + size(item, depth + 1) for key, item in value.items())
    elif isinstance(value, list):
        inner = sum(size(item, depth + 1) for item in value)
    else:
        return LONGEST_FLOAT if isinstance(value, float) else _spelled(value)
    commas, lines = len(value) - 1, len(value) * (depth + 2) + depth + 1
    return len("[]") + (inner + commas + lines if value else 0)


def _spelled(value: Any) -> int:
    """Return the size in bytes of a string, whole number, boolean or null; lone surrogates are escaped."""
    if isinstance(value, str):
        return len(encode_basestring(value).encode("utf-8", "backslashreplace"))
    return len(str(value))  # `None` and `null` have the same length


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
    """Return a whole number; raise `ValueError` if a float, JavaScript's only number type, has not the same digits."""
    if len(text) > _EXACT:
        digits = repr(float(text)).partition("e")[0].replace(".", "")
        if digits.rstrip("0") != text.rstrip("0"):
            raise ValueError("a whole number is too long to be kept")
    return int(text)
