"""Untrusted JSON is parsed strictly, in bounded time, without deep recursion."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jemaa.formats import strict_json

NUMBERS = st.integers(-(2**53), 2**53) | st.floats(allow_nan=False, allow_infinity=False)
JSON = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


@settings(max_examples=40)
@given(JSON)
def test_json_round_trips(value: object) -> None:
    assert strict_json.parse(json.dumps(value)) == value
    assert strict_json.parse(json.dumps(value, ensure_ascii=False, indent=1)) == value


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "[1,]", "{'a':1}", "NaN", "[Infinity]", "-Infinity", "1e999", "-1e999", '{"a":1,"a":1}', "[1] 2",
        "\ufeff{}",
        '[{"x":{"b":1,"b":2}}]', "1" * 5000, "1" + "0" * 400, "9007199254740993",
        "[-18014398509481985]", "[" * 51 + "]" * 51, '{"a":' * 51 + "1" + "}" * 51, "[" * 10**6, '"\\',
    ],
)  # fmt: skip
def test_invalid_json_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        strict_json.parse(text)


def test_the_depth_limit_is_a_parameter() -> None:
    assert strict_json.parse("[" * 51 + "]" * 51, 51)
    with pytest.raises(ValueError, match="deep"):
        strict_json.parse("[" * 51 + "]" * 51, 50)


def test_brackets_in_strings_do_not_count_as_depth() -> None:
    assert strict_json.parse(json.dumps(["[" * 500, '"' + "{" * 500])) == ["[" * 500, '"' + "{" * 500]
    assert strict_json.parse("[" * 50 + "]" * 50)


@pytest.mark.slow
@pytest.mark.parametrize("unit", ['\\"', '"', "[]", "\\", '"\\', "{", '"[', "1,", " "])
def test_a_megabyte_is_read_in_linear_time(unit: str) -> None:
    """In quadratic time each would take hours."""
    for text in (unit * (10**6 // len(unit)), '"' + unit * (10**6 // len(unit)), "[" + unit * (10**6 // len(unit))):
        with pytest.raises(ValueError, match=r"\w"):
            strict_json.parse(text)
