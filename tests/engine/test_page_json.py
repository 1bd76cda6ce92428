"""Records in the page: the real `JSON.parse` and `JSON.stringify` between check, open and file."""

import json
import subprocess
from collections.abc import Sequence
from typing import Any

import pytest

from jemaa import record as records
from jemaa.bridge import dispatch
from jemaa.bridge.requests import LONGEST_REQUEST
from jemaa.formats import strict_json
from tasks.setup import node_path
from tests.engine.attack import good

#: What the page makes from replies of `check`: the request to open, and files.
#: As downloads.ts, shelf-file.ts and client.ts write it; stored records are cloned, and spread when an action is played
PAGE = """
const rows = JSON.parse(require("fs").readFileSync(0, "utf8")).map((text) => {
  const stored = structuredClone(JSON.parse(text).record);
  const record = { ...stored, log: [...stored.log] };
  return {
    request: JSON.stringify({ do: "open", record, undone: [], bots: {}, id: 7 }),
    file: `${JSON.stringify(record, null, 1)}\\n`,
    compact: JSON.stringify(record),
    shelf: JSON.stringify({ games: [{ record }] }, null, 1),
  };
});
process.stdout.write(JSON.stringify(rows));
"""
RECORD = {**good(3), "log": good(3)["log"][:5]}


def in_node(script: str, values: Sequence[object]) -> Any:
    """Return what a script prints, as JSON, for values."""
    words = [node_path(), "-e", script]
    return json.loads(
        subprocess.run(words, input=json.dumps(values), capture_output=True, text=True, check=True).stdout
    )


def same(text: str) -> str:
    """Return a JSON text in the same form for all values that are equal in JavaScript: numbers are floats, -0 is 0."""

    def number(digits: str) -> float:
        return float(digits) + 0.0

    return json.dumps(json.loads(text, parse_int=number, parse_float=number), sort_keys=True)


def asked(**request: object) -> str:
    """Return the text of a reply."""
    return dispatch(json.dumps({"id": 1, **request}))


def check_the_way(texts: list[str]) -> list[str]:
    """Send texts through `check`, the page and back; return the reasons why some were refused."""
    replies = [asked(do="check", text=text) for text in texts]
    errors = [json.loads(reply).get("error") for reply in replies]
    accepted = [reply for reply, error in zip(replies, errors, strict=True) if error is None]
    for reply, page in zip(accepted, in_node(PAGE, accepted) if accepted else [], strict=True):
        record = same(json.dumps(json.loads(reply)["record"]))
        assert len(page["request"]) <= LONGEST_REQUEST
        assert len(page["file"].encode()) <= records.LARGEST_TEXT
        opened = json.loads(dispatch(page["request"]))
        assert (opened["id"], opened.get("error")) == (7, None)
        assert same(json.dumps(opened["record"])) == record
        for text in (page["file"], page["compact"]):
            assert same(json.dumps(json.loads(asked(do="check", text=text))["record"])) == record
        (packed,) = json.loads(page["shelf"])["games"]
        assert same(json.dumps(json.loads(asked(do="check", **packed))["record"])) == record
    return [error["args"]["why"] for error in errors if error]


def nested(depth: int, inside: str = "1") -> str:
    """Return a record's text with a list nested that deep."""
    return json.dumps(RECORD)[:-1] + f', "x": {"[" * depth}{inside}{"]" * depth}}}'


#: Records, and why some are refused.
LARGE: dict[str, tuple[str, str | None]] = {
    "nested 49 deep": (nested(49), None),
    "numbers that grow": (nested(1, ",".join(["1e20"] * 15_000)), None),
    "small numbers that grow": (nested(1, ",".join(["1.2345678901234567e-6"] * 15_000)), None),
    "escapes": (nested(1, '"' + "\\u0000" * 70_000 + '"'), None),
    "lone surrogates": (nested(1, '"' + "\\ud800" * 70_000 + '"'), None),
    "an alphabet of three bytes": (nested(1, '"' + "م" * 200_000 + '"'), None),
    "keys like numbers and methods": (nested(1, '{"10": 1, "2": -0.0, "-1": 1e-7, "toJSON": 2, "": null}'), None),
    "a key of __proto__": (nested(1, '{"__proto__": {"__proto__": 5}}'), None),
    "what the page writes itself": (
        json.dumps({**RECORD, "by_hand": list(range(5000)), "app": "x", "started": "y"}),
        None,
    ),
    "nested 50 deep": (nested(50), "not-json"),
    "numbers that become too long": (nested(1, ",".join(["1e20"] * 190_000)), "too-large"),
    "lines that become too long": (nested(49, ",".join(["1"] * 100_000)), "too-large"),
    "keys that become too long": (nested(1, "{" + ",".join(f'"{n}":0' for n in range(90_000)) + "}"), "too-large"),
    "letters of four bytes": (nested(1, '"' + "\U0001f600" * 130_000 + '"'), "too-large"),
    "a number that JavaScript rounds": (nested(1, "9007199254740993"), "not-json"),
    "a number below the least": (nested(1, "-9007199254740993"), "not-json"),
    "the page's own keys stuffed": (json.dumps({**RECORD, "app": "x" * 300_000}), "too-large"),
}


@pytest.mark.slow
def test_large_and_deep_records_survive_the_page_or_are_refused() -> None:
    reasons = [why for _, why in LARGE.values() if why]
    assert check_the_way([text for text, _ in LARGE.values()]) == reasons


def test_long_numbers_that_javascript_represents_exactly_are_accepted() -> None:
    exact = ["9007199254740992", "123456789012345670000", "1" + "0" * 30, "-1" + "0" * 22]
    assert [strict_json.parse(digits) for digits in exact] == [int(digits) for digits in exact]
    assert check_the_way([nested(1, digits) for digits in exact]) == []


def lengths(values: Sequence[object]) -> list[int]:
    """Return the size in bytes of each value as written by JavaScript."""
    script = """const read = JSON.parse(require("fs").readFileSync(0, "utf8"));
        console.log(JSON.stringify(read.map((value) => Buffer.byteLength(JSON.stringify(value, null, 1)))))"""
    return in_node(script, values)


def test_the_computed_size_is_that_of_the_pages_file() -> None:
    values = [[], {}, [[]], [{}], {"a": []}, [1, -2, 10**15], [True, False, None], [{'k"': {"": [[[0]]]}, "m": "x"}]]
    values += ['é\n"\\\u0001\u2028\ud800\U0001f600\x7f', RECORD]
    assert [strict_json.size(value) for value in values] == lengths(values)


def test_no_float_is_longer_than_assumed() -> None:
    numbers = [sign * float(f"1.2345678901234567e{e}") for e in range(-307, 307) for sign in (1, -1)]
    assert max(lengths(numbers)) == strict_json.size(1.5) == 25
