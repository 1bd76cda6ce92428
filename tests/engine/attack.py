"""Good records, endless random mutations of them, and what must hold of whatever becomes of one.

Each must be refused with one clear message or replay exactly as written: `strike` checks that.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from itertools import count
from typing import Any

import pytest

from jemaa import record as records
from jemaa.engine.chance import Stream
from jemaa.engine.game import Json
from jemaa.errors import BadRecord
from jemaa.games import GAMES
from jemaa.match import provenance
from tests.engine.games import played

MARKS = '{}[],:"-.e0\\u \x00é'
#: Values of wrong types, for any place.
STRANGE = [None, True, 0, -1, 1.0, 10**4000, "x", "", ["x"], [[[["x"]]]], {"x": 1}]


def good(count: int = 3, game: str = "marrakech", **options: object) -> Json:
    """Return the record of a whole random game."""
    return records.save(played(GAMES[game], count, options, f"good {count}"))


def midway(record: Json) -> Json:
    """Return a record that starts from the position in the middle of another one, with the rest of its log."""
    match, _ = records.load(record)
    ply = len(match.log) // 2
    return {**record, "setup": {"position": match.at(ply)[0].text()}, "log": record["log"][ply:]}


def of_marrakech() -> list[Json]:
    """Return good records of every number of players and both variants."""
    return [good(count, variant=variant) for count in (2, 3, 4) for variant in ("standard", "quarter-turn")]


def of_morocco() -> list[Json]:
    """Return good records of every number of players."""
    return [good(count, "morocco") for count in GAMES["morocco"].seats]


def mutated(seed: str, goods: Sequence[Json]) -> Iterator[str]:
    """Yield endless mutations of good records: of the text, of a value inside, or of a position's text."""
    for number in count():
        stream = Stream(f"{seed}/{number}")
        record = deepcopy(goods[stream.below(len(goods))])
        if "position" in record["setup"] and stream.below(2):
            record["setup"]["position"] = damaged(record["setup"]["position"], stream)
            yield json.dumps(record)
        elif stream.below(2):
            yield scratched(json.dumps(record), stream)
        else:
            for _ in range(1 + stream.below(2)):
                inside(record, stream)
            yield json.dumps(record)


def _far(stream: Stream, length: int) -> int:
    """Draw a whole number below a length, which may exceed 256."""
    return (stream.below(256) * 65_536 + stream.below(256) * 256 + stream.below(256)) % length


def scratched(text: str, stream: Stream, marks: str = MARKS) -> str:
    """Damage a text in one to three places: remove, duplicate, exchange or change something, or cut the rest off."""
    for _ in range(1 + stream.below(3)):
        at, much = _far(stream, len(text)), 1 + stream.below(6)
        piece = text[_far(stream, len(text)) :][:much]
        ways = [text[:at] + text[at + much :], text[:at] + piece + text[at:], text[:at] + piece + text[at + much :]]
        ways += [text[:at] + marks[stream.below(len(marks))] + text[at + 1 :], text[: at + 1]]
        text = ways[stream.below(len(ways))] or "1"
    return text


def damaged(text: str, stream: Stream) -> str:
    """Return a position's text with some characters changed, removed or added, or two fields exchanged."""
    for _ in range(1 + stream.below(3)):
        at, other = stream.below(len(text)), stream.below(len(text))
        mark = text[other] if stream.below(3) else "0123456789-/,.+=: aZé"[stream.below(21)]
        kind = stream.below(5)
        if kind == 4:
            parts = text.split(" ")
            one, two = stream.below(len(parts)), stream.below(len(parts))
            parts[one], parts[two] = (parts[two], parts[one]) if stream.below(2) else (parts[one], parts[one])
            text = " ".join(parts)
        else:
            text = text[:at] + ("", mark, mark, mark + text[at])[kind] + text[at + 1 :]
    return text


def inside(value: Any, stream: Stream) -> None:
    """Damage one item inside a value: remove, duplicate, reorder, or replace it by something of a wrong type."""
    while isinstance(value, dict | list) and value:
        keys = list(value) if isinstance(value, dict) else range(len(value))
        key = keys[_far(stream, len(keys))]
        if isinstance(value[key], dict | list) and value[key] and stream.below(4):
            value = value[key]
            continue
        way = stream.below(4)
        if way == 0:
            del value[key]
        elif way == 1 and isinstance(value, list):
            value.insert(key, deepcopy(value[_far(stream, len(value))]))
        elif way == 2 and isinstance(value, list):
            value[key] = deepcopy(value[_far(stream, len(value))])
        else:
            value[key] = deepcopy(STRANGE[stream.below(len(STRANGE))])
        return


def strike(text: str) -> BadRecord | None:
    """Load a text and check the outcome; return the error, or None if it replayed."""
    try:
        record = records.parse(text)
        match, events = records.admit(record)
    except BadRecord as refusal:
        check_refusal(refusal)
        return refusal
    assert [entry.action.text for entry in match.log] == record["log"]
    assert len(events) == len(record["log"])
    saved = records.save(match, records.additional(record))
    assert _by_rules(saved) == _by_rules(record)
    apart = dict.fromkeys(("rules", "other_rules", "by_hand", "branches"))  # these need not be as they were written
    assert saved | apart == record | apart
    assert provenance.read(saved, len(match.players)) == match.provenance
    return None


def _by_rules(record: Json) -> list[int]:
    """Return the version of the rules by which each entry of a record's log was played."""
    told = [(stretch["ply"], stretch["rules"]) for stretch in record.get("other_rules", [])]
    ends = [*told, (len(record["log"]) + 1, record.get("rules", 1))]
    return [next(rules for end, rules in ends if ply < end) for ply in range(len(record["log"]))]


def check_refusal(refusal: BadRecord) -> None:
    """Check that an error is one short line, and that the page can use its details."""
    assert str(refusal).isprintable()
    assert 0 < len(str(refusal)) < 300
    assert isinstance(refusal.details["why"], str)
    json.dumps(dict(refusal.details))


def refused(act: Callable[..., object], *arguments: object) -> Json:
    """Return the details of the error with which bad input is refused."""
    with pytest.raises(BadRecord) as caught:
        act(*arguments)
    check_refusal(caught.value)
    return {**caught.value.details}
