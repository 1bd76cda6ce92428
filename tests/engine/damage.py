"""Damaged records of both games, and the reason for which each is refused, whatever door it comes through."""

import json
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from jemaa import record as records
from jemaa.engine.game import Json
from jemaa.match.provenance import MOST_SEATINGS, MOST_STRETCHES
from tests.engine.attack import STRANGE, good, midway
from tests.engine.morocco import COLORS, MOROCCO, set_up

HUGE = STRANGE[5]
#: One value of each type, and some that are easily taken for another.
ODD = STRANGE
GONE = object()  # the key itself is missing


class Damage(NamedTuple):
    """The text of a damaged record, why it is refused, and at which entry of its log."""

    text: str
    why: str
    entry: int | None = None


#: The reason, the record to damage, the place in it, and what is put there.
Row: TypeAlias = tuple[str, str, str, Sequence[object]]
#: The reason, the entry at fault, the record, and its log.
Log: TypeAlias = tuple[str, int, str, Sequence[object]]


def odd(*fine: object) -> list[object]:
    """Return the odd values, but for those that are good in their place."""
    return [value for value in ODD if not any(type(value) is type(one) and value == one for one in fine)]


def minimal(**given: object) -> Json:
    """Return the example record of docs/records.md."""
    named = [{"name": "Amina", "color": "magicians"}, {"name": "Yusuf", "color": "rugs"}]
    return {
        "format": "jemaa-record", "version": 1, "game": "morocco", "options": {}, "players": named, "setup": set_up(),
        "log": ["die green", "die wild", "wild brown", "wild black", "scout 2"], **given,
    }  # fmt: skip


@cache
def wholes() -> dict[str, Json]:
    """Return the records that are damaged."""
    return {"two": good(2), "three": good(3), "midway": midway(good(3)), "morocco": minimal()}


def _frame() -> Iterator[Row]:
    """What every record has."""
    yield from (("missing", "three", key, [GONE]) for key in records.REQUIRED)
    yield "format", "three", "format", [*ODD, "jemaa", "JEMAA-RECORD", "jemaa-record "]
    yield "version", "three", "version", [*ODD, 2, 10**20]
    yield "rules", "three", "rules", [*ODD, 10**9]
    stretches: list[list[list[object]]] = [
        [[0, 1]], [[1, 0]], [[5, 1], [5, 2]], [[5, 1], [2, 2]], [[True, 1]], [[1, True]], [[1.0, 1]], [[5001, 1]],
        [[1, 10**7]], [[ply, 1] for ply in range(1, 102)],
    ]  # fmt: skip
    others = [[dict(zip(("ply", "rules"), pair, strict=True)) for pair in each] for each in stretches]
    torn = [[{}], [{"ply": 3}], [{"ply": 3, "rules": 1, "more": 1}]]
    yield "rules", "three", "other_rules", [*ODD, *torn, *others]
    yield "game", "three", "game", [*ODD, "chess", "Marrakech", "marrakech ", "__class__", "\ud800", "morocco\n"]
    yield "options", "three", "options", ODD
    yield "options", "three", "options.variant", [*ODD, "Standard", "quarter_turn"]
    yield "options", "three", "options.cover_own", [*odd(True), "false", 1]
    for option in ("wind", ""):
        yield "options", "three", f"options.{option}", [1]
    for option in ("variant", "cover_own", ""):
        yield "options", "morocco", f"options.{option}", ["standard"]
    yield "log", "three", "log", [*odd(["x"], [[[["x"]]]]), ["left"] * 5001, ["left"] * 100_000]


def _players() -> Iterator[Row]:
    three, morocco = wholes()["three"]["players"], wholes()["morocco"]["players"]
    six = [{"name": color, "color": color} for color in (*MOROCCO.colors, "rugs")]
    yield "players", "three", "players", [*ODD, three[:1], [*three, *three]]
    yield "players", "three", "players.1", ODD
    yield "players", "three", "players.0.age", [1]
    yield from (("players", "three", f"players.0.{key}", [GONE]) for key in ("name", "color"))
    yield "players", "morocco", "players", [morocco[:1], six]
    long_names, marks = ["x" * 41, "x" * 10**5], ["a\nb", "a\0b", "\x7f", "\x85", "\ud800", "\u2028"]
    yield "name", "three", "players.2.name", [*odd("x"), *long_names, *marks]
    wrong = ["Mint", "rugs", "terracotta", "mint\n", ["mint"], ["mint", "saffron"], {"mint": 1}]
    yield "color", "three", "players.2.color", [*ODD, *wrong]
    yield "color", "three", "players", [three[:2]]
    yield "color", "two", "players.0.color.0", ODD
    pairs = ["mint", ["mint"], ["mint", "mint"], ["mint", "saffron"], ["mint", "majorelle", "saffron"], [["mint"], 1]]
    yield "color", "two", "players.1.color", pairs
    yield "color", "morocco", "players.0.color", ["rugs", "mint", ["rugs"]]


def _set_ups() -> Iterator[Row]:
    """What only one of the games has."""
    yield "setup-keys", "three", "setup", [*ODD, {}]
    yield "setup-keys", "two", "setup.piles", [GONE]
    for key in ("wind", "piles"):
        yield "setup-keys", "three", f"setup.{key}", [1]
    yield "setup-first", "three", "setup.first", [*odd(0), 3, 99, 10**30, 0.0, False]
    yield "setup-facing", "three", "setup.facing", [*ODD, "south", "North", "n"]
    one, other = wholes()["two"]["setup"]["piles"]
    yield "setup-piles", "two", "setup.piles", [*ODD, [other, one], [one, other, one], [one]]
    longer, uneven = [*one, one[0]], [next(rug for rug in one if rug != one[0]), *one[1:]]
    yield "setup-piles", "two", "setup.piles.0", [*ODD, longer, one[:-1], uneven, ["mint"] * 60_000]
    yield "setup-piles", "two", "setup.piles.1.5", [*ODD, "green", other[0] * 2]
    for key in ("first", "rows", "columns", "roof", "juice"):
        yield "setup-keys", "morocco", f"setup.{key}", [GONE]
    yield "setup-keys", "morocco", "setup.wind", ODD
    yield "setup-first", "morocco", "setup.first", [*odd(0), 2, -2, 10**30]
    for line in ("rows", "columns", "roof"):
        others = [COLORS[:4], [*COLORS, COLORS[0]]]
        others += [[first, *COLORS[1:]] for first in (COLORS[1], COLORS[0].title(), "mint")]
        yield f"setup-{line}", "morocco", f"setup.{line}", [*ODD, *others]
        yield f"setup-{line}", "morocco", f"setup.{line}.2", ODD
    plain = ["234234"] * 6
    uneven_lines = [[*plain[:4], "23423", "2342344"], *([*plain[:5], end] for end in ("234233", "234235", "23423."))]
    yield "setup-juice", "morocco", "setup.juice", [*ODD, plain[:5], [*plain, plain[0]], *uneven_lines]
    yield "setup-juice", "morocco", "setup.juice.3", ODD


def _positions() -> Iterator[Row]:
    """The position that a record starts from, and what must match it."""
    text, players = wholes()["midway"]["setup"]["position"], wholes()["midway"]["players"]
    yield "position", "midway", "setup.position", [
        *ODD, f"{text} ", text.replace(" ", "  ", 1), text.upper(), text.rpartition(" ")[0], "morocco",
        text + "," * 10**5, text.replace("marrakech", "heaps"),
    ]  # fmt: skip
    yield "position-field", "midway", "setup.position", [text[: len(text) // 2]]
    yield from (("setup-keys", "midway", f"setup.{key}", [0]) for key in ("first", "x"))
    yield "position-impossible", "midway", "players", [players[::-1]]
    yield "color", "midway", "players", [players[:2]]
    yield "position-impossible", "midway", "options.variant", ["quarter-turn"]
    yield "position-impossible", "midway", "options.cover_own", [True]


def _origins() -> Iterator[Row]:
    """What says where the entries of a log come from, and cannot be left out."""
    ids = ["3f09c2d81ab", "3f09c2d81ab70", "3F09C2D81AB7", "3f09c2d81abg", " 3f09c2d81ab", ["a"] * 12]
    yield "id", "three", "id", [*ODD, *ids]
    stretches = [
        *({"ply": 0, "device": device} for device in (1 << 40, -1, True, 1.0, "1", None)),
        *({"ply": ply, "device": 1} for ply in (-1, 5000, True)), {"ply": 0}, {"ply": 0, "device": 1, "x": 1},
    ]  # fmt: skip
    following = [[3, 1, 3, 2], [3, 1, 2, 2], [3, 1, 4, 1]]
    pairs = [[{"ply": a, "device": b}, {"ply": c, "device": d}] for a, b, c, d in following]
    most = [{"ply": ply, "device": ply % 2} for ply in range(MOST_STRETCHES + 1)]
    yield "devices", "three", "devices", [*ODD, [{}], *([each] for each in stretches), *pairs, most]
    seatings = [
        *({"ply": ply, "bots": {}} for ply in (-1, 5000, True, 1.0, "0")), {"ply": 0}, {"bots": {}},
        {"ply": 0, "bots": {}, "who": 1}, {"ply": 0, "bots": []},
        *({"ply": 0, "bots": {seat: "hard@1"}} for seat in ("3", "-1", "00", "", "x")),
        *({"ply": 0, "bots": {"0": level}} for level in BAD_LEVELS),
    ]  # fmt: skip
    several = [[{"ply": ply, "bots": {}} for ply in plies] for plies in ((3, 3), (3, 2), range(MOST_SEATINGS + 1))]
    yield "opponents", "three", "opponents", [*ODD, [{}], *([each] for each in seatings), *several]


#: What can be no level of a version.
BAD_LEVELS = [
    "", "hard", "hard@", "hard@0", "hard@01", "hard@x", "hard@1@1", "hard@²", "hard@1000000", "@1", "Hard@1",
    "har d@1", f"{'x' * 21}@1", "hard#0@1", "hard#100001@1", "hard@1#2", "hàrd@1", 7, None,
]  # fmt: skip


def _logs() -> Iterator[Log]:
    log = wholes()["three"]["log"]
    yield from (("bad-notation", 1, "three", entries) for entries in (["x"], [[[["x"]]]], [""], ["left "], ["LEFT"]))
    yield from (("bad-notation", 8, "three", [*log[:7], value]) for value in ODD)
    for entry in ("die 9", "die green", "\u202e" * 100, "x" * 900_000):
        yield "bad-notation", 2, "three", [log[0], entry, *log[2:]]
    yield "bad-notation", 3, "three", [*log[:2], "-".join(log[2].split("-")[::-1]), *log[3:]]
    yield "bad-notation", 3, "three", ["left", "die 1", "lay d5-d4"]
    yield from (("illegal-action", 1, "three", entries) for entries in (["die 3"], ["lay c4-c5"], log[1:]))
    yield "illegal-action", 2, "three", [log[0], *log]
    yield "illegal-action", 3, "three", [*log[:2], *log[1:]]
    yield "game-over", len(log) + 1, "three", [*log, *["left"] * (5000 - len(log))]
    yield "bad-notation", 1, "midway", ["die 9", *wholes()["midway"]["log"]]
    rolls, scouted = minimal()["log"][:4], [*minimal()["log"][:4], "scout 3"]
    yield from (("bad-notation", 1, "morocco", [roll]) for roll in ("die gold", "die 3"))
    yield "illegal-action", 1, "morocco", ["scout 2"]
    yield "illegal-action", 2, "morocco", ["die green", "scout 2"]
    yield "bad-notation", 2, "morocco", ["die wild", "wild Green"]
    yield "illegal-action", 3, "morocco", ["die wild", "wild green", "die green"]
    yield "bad-notation", 5, "morocco", [*rolls, "scout 0"]
    yield from (("illegal-action", 6, "morocco", [*scouted, entry]) for entry in ("scout 3", "pass", "arrow north"))
    for entry in ("swap rows 2 1", "assistant c3", "tourist c3.nw", "cousins c3.nw c3.ne green"):
        yield "bad-notation", 6, "morocco", [*scouted, entry]


def texts() -> dict[str, Damage]:
    """Return damage to the JSON text itself; what else is no JSON is in the tests of `strict_json.py`."""
    text = json.dumps(good(3))
    open_end = text[:-1]
    damaged = {
        "nothing": "", "spaces": "   \n", "null": "null", "a number": "3", "a text": '"jemaa-record"',
        "a list of a record": f"[{text}]", "half of it": text[: len(text) // 2], "a brace too many": f"{text}}}",
        "two records": text * 2, "a byte order mark": f"\ufeff{text}", "python": repr(good(3)),
        "a key twice": f'{open_end}, "version": 1}}',
        "a key twice within": text.replace('{"first"', '{"first": 0, "first"'),
        "a number of 5000 digits": f'{open_end}, "app": {"9" * 5000}}}', "very deep lists": "[" * 900_000,
        "very deep objects": '{"a":' * 150_000, "a million escapes": '"' + '\\"' * 450_000,
        "a control character": text.replace("Player 0", "Player\t0"), "binary": "\0\1\2\3",
    }  # fmt: skip
    large, lone = Damage(text + " " * 10**6, "too-large"), Damage(text.replace("Player 0", "\\ud800"), "name")
    named = {f"text: {name}": Damage(bad, "not-json") for name, bad in damaged.items()}
    return {**named, "text: more than a megabyte": large, "text: an escaped lone surrogate": lone}


def _put(record: Json, path: str, value: object) -> Json:
    """Return a record with another value at a path of keys and indices."""
    copy: Json = json.loads(json.dumps(record))  # without parts in common
    *way, last = [int(key) if key.isdecimal() else key for key in path.split(".")]
    place: Any = copy
    for key in way:
        place = place[key]
    if value is GONE:
        del place[last]
    else:
        place[last] = value
    return copy


@cache
def damage() -> dict[str, Damage]:
    """Return the table: what is damaged -> the text of the record, and why it is refused."""
    table = texts()
    for family in (_frame, _players, _set_ups, _positions, _origins):
        for why, which, path, values in family():
            for value in values:
                text = json.dumps(_put(wholes()[which], path, value))
                name = f"{len(table)}: {which}.{path} is {'gone' if value is GONE else repr(value)[:40]}"
                table[name] = Damage(text, "not-json" if value is HUGE else why)
    for why, entry, which, log in _logs():
        name = f"{len(table)}: {which}.log has {str(log[entry - 1])[:40]!r} as entry {entry}"
        text = json.dumps({**wholes()[which], "log": log})
        table[name] = Damage(text, *(("not-json",) if log[entry - 1] is HUGE else (why, entry)))
    return table
