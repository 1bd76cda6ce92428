"""JSON from strangers: one reader that refuses whatever would not come back as it was written.

It knows no record and no request. Refused are two keys of one name, numbers that JSON cannot write again
(`NaN`, `1e999`), and nesting deeper than anything of ours, before a parser recurses into it.
"""

from __future__ import annotations

import json
import math
import re
from typing import Any, Final, NoReturn

DEEPEST: Final = 50

#: A string, closed or not, or a bracket; a string never gives back what it took, so a scan takes linear time.
_MARKS = re.compile(r'"(?:[^"\\]|\\.)*+"?|[\[{\]}]', re.DOTALL)


def read(text: str) -> Any:
    """Return the value of a JSON text, or raise `ValueError` saying in English what is wrong."""
    _check_depth(text)
    return json.loads(text, object_pairs_hook=_object, parse_constant=_refuse, parse_float=_finite)


def _check_depth(text: str) -> None:
    depth = 0
    for mark in _MARKS.finditer(text):
        first = text[mark.start()]
        if first in "[{":
            depth += 1
            if depth > DEEPEST:
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
