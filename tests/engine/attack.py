"""Damaged records: a table of named kinds of damage, and endless random mutations.

Each must be refused with one clear message or replay exactly as written: `strike` checks that. The tests use some of
the mutations, the benchmark thousands (`strike_all`).
"""

import json
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from itertools import count, islice
from time import process_time
from typing import Any, TypeAlias

from jemaa import provenance
from jemaa import record as records
from jemaa.chance import Stream
from jemaa.errors import BadRecord
from jemaa.game import Json
from tests.engine.games import played
from tests.engine.positions import MARRAKECH

STRANGE = {
    "null": None,
    "true": True,
    "zero": 0,
    "minus one": -1,
    "a float": 1.0,
    "a huge number": 10**4000,
    "a text": "x",
    "an empty text": "",
    "a list": ["x"],
    "nested lists": [[[["x"]]]],
    "an object": {"x": 1},
}

#: The path of a value in a record: keys and indices.
Path: TypeAlias = Sequence[str | int]
#: A name, the record to damage (its number of players, or "midway"), and the function that damages it.
Damage: TypeAlias = tuple[str, int | str, Callable[..., object]]

MARKS = '{}[],:"-.e0\\u \x00é'


def good(count: int = 3, **options: object) -> Json:
    """Return the record of a whole random game."""
    return records.save(played(MARRAKECH, count, options, f"good {count}"))


def midway(record: Json) -> Json:
    """Return a record that starts from the position in the middle of another one, with the rest of its log."""
    match, _ = records.load(record)
    ply = len(match.log) // 2
    return {**record, "setup": {"position": match.at(ply)[0].text()}, "log": record["log"][ply:]}


def _within(value: Any, way: Path) -> Any:
    """Return what is at a path inside a value."""
    for key in way:
        value = value[key]
    return value


def _set(record: Json, path: Path, value: object) -> None:
    *way, last = path
    _within(record, way)[last] = value


def _drop(record: Json, path: Path) -> None:
    *way, last = path
    del _within(record, way)[last]


def _strange_values() -> Iterator[Damage]:
    """Put values of wrong types at every path of a record."""
    three: list[str] = ["format", "version", "game", "options", "players", "setup", "log", "rules"]
    places: list[Path] = [
        *([key] for key in three),
        ["players", 1],
        ["players", 1, "name"],
        ["players", 1, "color"],
    ]
    places += [["setup", "first"], ["setup", "facing"], ["options", "variant"], ["options", "cover_own"], ["log", 7]]
    fine = {("players", "name", "a text"), ("setup", "first", "zero"), ("options", "cover_own", "true")}
    for place in places:
        for kind, value in STRANGE.items():
            if (place[0], place[-1], kind) not in fine:
                yield f"{'.'.join(map(str, place))} is {kind}", 3, lambda r, p=place, v=value: _set(r, p, v)
    two: list[Path] = [
        ["setup", "piles"],
        ["setup", "piles", 0],
        ["setup", "piles", 1, 5],
        ["players", 0, "color", 0],
    ]
    for place in two:
        for kind, value in STRANGE.items():
            yield f"{'.'.join(map(str, place))} is {kind}", 2, lambda r, p=place, v=value: _set(r, p, v)


def _gone() -> Iterator[Damage]:
    for key in records.REQUIRED:
        yield f"no {key}", 3, lambda r, k=key: _drop(r, [k])
    gone: list[Path] = [["players", 0, "name"], ["players", 0, "color"], ["setup", "first"]]
    for place in gone:
        yield f"no {'.'.join(map(str, place))}", 3, lambda r, p=place: _drop(r, p)
    yield "no piles", 2, lambda r: _drop(r, ["setup", "piles"])


def _added() -> Iterator[Damage]:
    added: list[Path] = [["options", "wind"], ["players", 0, "age"], ["setup", "wind"], ["setup", "piles"]]
    for place in (*added, ["options", ""]):
        yield f"{'.'.join(map(str, place))} is added", 3, lambda r, p=place: _set(r, p, 1)
    yield "a player more", 3, lambda r: r["players"].extend([{"name": "x", "color": "mint"}] * 2)
    yield "a player less", 3, lambda r: r["players"].pop()
    yield "one player", 2, lambda r: r["players"].pop()


def _values() -> Iterator[Damage]:
    """Put impossible values of the right types."""
    wrong: dict[str, list[object]] = {
        "format": ["jemaa", "JEMAA-RECORD", "jemaa-record "],
        "version": [0, 2, -1, 10**20],
        "rules": [0, -1, 10**9],
        "game": ["chess", "Marrakech", "marrakech ", "__class__", "\ud800", "morocco\n"],
        "log": [[""], ["left", "left"], ["die 3"], ["lay c4-c5"], ["left", "die 5"], ["left", "die 1", "lay d5-d4"]],
    }
    for key, values in wrong.items():
        for value in values:
            yield f"{key} is {value!r}"[:60], 3, lambda r, k=key, v=value: _set(r, [k], v)
    names = ["x" * 41, "x" * 10**5, "a\nb", "a\0b", "\x7f", "\x85", "\ud800", "\u2028"]
    for name in names:
        yield f"name is {name[:5]!r} ({len(name)})", 3, lambda r, v=name: _set(r, ["players", 2, "name"], v)
    for color in ("Mint", "rugs", "terracotta", "mint\n", "", ["mint"], ["mint", "saffron"], {"mint": 1}):
        yield f"color is {color!r}", 3, lambda r, v=color: _set(r, ["players", 2, "color"], v)
    pairs: list[object] = ["mint", ["mint"], ["mint", "mint"], ["mint", "saffron"], ["mint", "majorelle", "saffron"]]
    for pair in (*pairs, [["mint"], 1]):
        yield f"two colours are {pair!r}", 2, lambda r, v=pair: _set(r, ["players", 1, "color"], v)
    for first in (3, 99, 10**30, 0.0, False):
        yield f"first is {first!r}", 3, lambda r, v=first: _set(r, ["setup", "first"], v)
    for facing in ("south", "North", "n"):
        yield f"facing is {facing!r}", 3, lambda r, v=facing: _set(r, ["setup", "facing"], v)
    for option, value in (
        ("variant", "Standard"),
        ("variant", "quarter_turn"),
        ("cover_own", "false"),
        ("cover_own", 1),
    ):
        yield f"{option} is {value!r}", 3, lambda r, o=option, v=value: _set(r, ["options", o], v)


def _piles() -> Iterator[Damage]:
    yield "a pile too long", 2, lambda r: r["setup"]["piles"][0].append("terracotta")
    yield "a pile too short", 2, lambda r: r["setup"]["piles"][0].pop()
    yield "a pile of another's colours", 2, lambda r: r["setup"]["piles"].reverse()
    yield "a pile of one colour", 2, lambda r: _set(r, ["setup", "piles", 0], ["terracotta"] * 24)
    yield "eleven and thirteen", 2, lambda r: _swap_one(r["setup"]["piles"][1])
    yield "three piles", 2, lambda r: r["setup"]["piles"].append(r["setup"]["piles"][0])
    yield "one pile", 2, lambda r: r["setup"]["piles"].pop()
    yield "a rug of no colour", 2, lambda r: _set(r, ["setup", "piles", 0, 3], "green")
    yield "a million rugs", 2, lambda r: _set(r, ["setup", "piles", 0], ["mint"] * 60_000)


def _swap_one(pile: list[str]) -> None:
    pile[0] = next(color for color in pile if color != pile[0])


def _positions() -> Iterator[Damage]:
    """Damage the position that a record starts from, or what must match it."""
    position: Path = ["setup", "position"]
    text = midway(good(3))["setup"]["position"]
    for kind, value in STRANGE.items():
        yield f"position is {kind}", "midway", lambda r, v=value: _set(r, position, v)
    for name, bad in {
        "a space behind": f"{text} ", "a space too many": text.replace(" ", "  ", 1), "in capitals": text.upper(),
        "half of it": text[: len(text) // 2], "a field missing": text.rpartition(" ")[0], "another game's": "morocco",
        "100,000 commas": text + "," * 10**5, "of an unknown game": text.replace("marrakech", "heaps"),
    }.items():  # fmt: skip
        yield f"a position: {name}", "midway", lambda r, v=bad: _set(r, position, v)
    yield "a position and who begins", "midway", lambda r: _set(r, ["setup", "first"], 0)
    yield "a position and an unknown key", "midway", lambda r: _set(r, ["setup", "x"], None)
    yield "a position of others", "midway", lambda r: r["players"].reverse()
    yield "a position of more players", "midway", lambda r: r["players"].pop()
    yield "a position of another variant", "midway", lambda r: _set(r, ["options", "variant"], "quarter-turn")
    yield "a position of other options", "midway", lambda r: _set(r, ["options", "cover_own"], True)
    yield "a position that the log does not continue", "midway", lambda r: r["log"].insert(0, "die 9")


def _logs() -> Iterator[Damage]:
    yield "an entry too many", 3, lambda r: r["log"].append("left")
    yield "an entry twice", 3, lambda r: r["log"].insert(1, r["log"][0])
    yield "the first entry missing", 3, lambda r: r["log"].pop(0)
    yield "two entries changed round", 3, lambda r: r["log"].insert(0, r["log"].pop(1))
    yield "a space behind an entry", 3, lambda r: _set(r, ["log", 0], r["log"][0] + " ")
    yield "an entry in capitals", 3, lambda r: _set(r, ["log", 0], r["log"][0].upper())
    yield "a rug's squares changed round", 3, lambda r: _set(r, ["log", 2], "-".join(r["log"][2].split("-")[::-1]))
    yield "a die of another game", 3, lambda r: _set(r, ["log", 1], "die green")
    yield "a roll too many", 3, lambda r: r["log"].insert(1, "die 1")
    yield "an entry of a million letters", 3, lambda r: _set(r, ["log", 3], "x" * 900_000)
    yield "5001 entries", 3, lambda r: _set(r, ["log"], ["left"] * 5001)
    yield "a hundred thousand entries", 3, lambda r: _set(r, ["log"], ["left"] * 100_000)
    yield "another's log", 3, lambda r: _set(r, ["log"], good(4)["log"])
    yield "another variant", 3, lambda r: _set(r, ["options", "variant"], "quarter-turn")


def _texts() -> dict[str, str]:
    """List damage to the JSON text itself."""
    text = json.dumps(good())
    log = text.index('"log"')
    return {
        "nothing": "",
        "spaces": "   \n",
        "null": "null",
        "a number": "3",
        "a text": '"jemaa-record"',
        "a list of a record": f"[{text}]",
        "half of it": text[: len(text) // 2],
        "the last brace missing": text[:-1],
        "a brace too many": text + "}",
        "two records": text + text,
        "a trailing comma": text[:-1] + ",}",
        "a comment": "// record\n" + text,
        "a byte order mark": "\ufeff" + text,
        "single quotes": text.replace('"', "'"),
        "a key twice": text[:-1] + ', "version": 1}',
        "an unknown key twice": text[:-1] + ', "app": 1, "app": 1}',
        "a key twice within": text.replace('{"first"', '{"first": 0, "first"'),
        "NaN": text[:-1] + ', "app": NaN}',
        "Infinity": text[:-1] + ', "app": -Infinity}',
        "a number beyond floats": text[:-1] + ', "app": 1e999}',
        "a number of 5000 digits": text[:-1] + f', "app": {"9" * 5000}}}',
        "deep lists": text[:-1] + f', "app": {"[" * 1000}{"]" * 1000}}}',
        "very deep lists": "[" * 900_000,
        "very deep objects": '{"a":' * 150_000,
        "a control character in a name": text.replace("Player 0", "Player\t0"),
        "a bare newline in a text": text.replace("Player 0", "Player\n0"),
        "an escaped lone surrogate": text.replace("Player 0", "\\ud800"),
        "more than a megabyte": text + " " * 10**6,
        "an unclosed text of a megabyte": text[:log] + '"' + "x" * 900_000,
        "a million escapes": '"' + '\\"' * 450_000,
        "binary": "\x00\x01\x02\x03",
        "python": repr(good()),
    }


def named() -> dict[str, str]:
    """Return the table: name of the damage -> the text of a record that must be refused."""
    whole: dict[int | str, Json] = {2: good(2), 3: good(3), "midway": midway(good(3))}
    table = {}
    for family in (_strange_values, _gone, _added, _values, _piles, _positions, _logs):
        for name, which, damage in family():
            record = deepcopy(whole[which])
            damage(record)
            table[name] = json.dumps(record)
    return {**table, **{f"text: {name}": text for name, text in _texts().items()}}


def of_marrakech() -> list[Json]:
    """Return good records of every number of players and both variants."""
    return [good(count, variant=variant) for count in (2, 3, 4) for variant in ("standard", "quarter-turn")]


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


def scratched(text: str, stream: Stream) -> str:
    """Damage a text in one to three places."""
    for _ in range(1 + stream.below(3)):
        at, much = _far(stream, len(text)), 1 + stream.below(6)
        piece = text[_far(stream, len(text)) :][:much]
        ways = [text[:at] + text[at + much :], text[:at] + piece + text[at:], text[:at] + piece + text[at + much :]]
        ways += [text[:at] + MARKS[stream.below(len(MARKS))] + text[at + 1 :], text[: at + 1]]
        text = ways[stream.below(len(ways))] or "{"
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
        strange = list(STRANGE.values())
        way = stream.below(4)
        if way == 0:
            del value[key]
        elif way == 1 and isinstance(value, list):
            value.insert(key, deepcopy(value[_far(stream, len(value))]))
        elif way == 2 and isinstance(value, list):
            value[key] = deepcopy(value[_far(stream, len(value))])
        else:
            value[key] = deepcopy(strange[stream.below(len(strange))])
        return


def strike(text: str) -> BadRecord | None:
    """Load a text and check the outcome; return the error, or None if it replayed."""
    began = process_time()
    try:
        record = records.parse(text)
        match, events = records.admit(record)
    except BadRecord as refusal:
        check_refusal(refusal)
        return refusal
    finally:
        assert process_time() - began < 3, "it took too long"
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


def strike_all(number: int, seed: str = "mutations", goods: Sequence[Json] | None = None) -> int:
    """Strike with that many mutations of good records; return how many were refused."""
    return sum(strike(text) is not None for text in islice(mutated(seed, goods or of_marrakech()), number))
