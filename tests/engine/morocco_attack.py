"""Damaged records of Morocco: a table of named kinds of damage; `attack.py` uses them and random mutations.

What all games have in common (the frame of a record, its JSON text) is damaged there.
"""

import json
from collections.abc import Iterator

from jemaa import record as records
from jemaa.game import Json
from tests.engine.attack import STRANGE
from tests.engine.games import played
from tests.engine.morocco import COLORS, MOROCCO, set_up

LINES = ("rows", "columns", "roof")
LOG = ["die green", "die wild", "wild brown", "wild black", "scout 2"]

#: Bad logs, with the number of the bad entry and the reason
BAD_LOGS = [
    (["die gold"], 1, "bad-notation"),
    (["die 3"], 1, "bad-notation"),
    (["scout 2"], 1, "illegal-action"),
    (["die green", "scout 2"], 2, "illegal-action"),
    (["die wild", "wild Green"], 2, "bad-notation"),
    (["die wild", "wild green", "die green"], 3, "illegal-action"),
    ([*LOG, "scout 2"], 6, "illegal-action"),
    ([*LOG, "scout 0"], 6, "bad-notation"),
    ([*LOG, "scout 3", "swap rows 1 2"], 7, "illegal-action"),
    ([*LOG, "scout 3", "swap rows 2 1"], 7, "bad-notation"),
    ([*LOG, "scout 3", "bodyguard c3.nw"], 7, "illegal-action"),
    ([*LOG, "scout 3", "pass"], 7, "illegal-action"),
    ([*LOG, "scout 3", "done"], 7, "illegal-action"),
    ([*LOG, "scout 3", "keep green"], 7, "illegal-action"),
    ([*LOG, "scout 3", "take coin"], 7, "illegal-action"),
    ([*LOG, "scout 3", "arrow north"], 7, "illegal-action"),
    ([*LOG, "scout 3", "settle c3.nw"], 7, "illegal-action"),
    ([*LOG, "scout 3", "assistant c3"], 7, "bad-notation"),
    ([*LOG, "scout 3", "assistant c3.nw green"], 7, "bad-notation"),
    ([*LOG, "scout 3", "tourist c3.nw"], 7, "bad-notation"),
    ([*LOG, "scout 3", "cousins c3.nw c3.ne green"], 7, "bad-notation"),
    ([*LOG, "scout 3", "cousins c3.ne d4.sw green"], 7, "bad-notation"),
]

#: Bad players, and the reason
BAD_SEATS: dict[str, tuple[list[Json], str]] = {
    "one": ([{"name": "A", "color": "rugs"}], "players"),
    "six": ([{"name": str(n), "color": color} for n, color in enumerate([*MOROCCO.colors, "rugs"])], "players"),
    "the same family": ([{"name": "A", "color": "rugs"}, {"name": "B", "color": "rugs"}], "color"),
    "a colour of another game": ([{"name": "A", "color": "rugs"}, {"name": "B", "color": "mint"}], "color"),
    "a list": ([{"name": "A", "color": ["rugs"]}, {"name": "B", "color": "food"}], "color"),
}


def minimal(**given: object) -> Json:
    """Return the example record of docs/records.md."""
    named = [{"name": "Amina", "color": "magicians"}, {"name": "Yusuf", "color": "rugs"}]
    return {
        "format": "jemaa-record", "version": 1, "game": "morocco", "options": {}, "players": named, "setup": set_up(),
        "log": LOG, **given,
    }  # fmt: skip


def goods() -> list[Json]:
    """Return records of whole games, one for each number of players."""
    return [records.save(played(MOROCCO, count, {}, f"good {count}")) for count in MOROCCO.seats]


def _strange() -> Iterator[tuple[str, Json]]:
    """Put values of wrong types at every path of a set-up."""
    for kind, value in STRANGE.items():
        for line in ("first", *LINES, "juice"):
            if (line, kind) != ("first", "zero"):
                yield f"{line} is {kind}", {line: value}
        for line in LINES:
            yield f"{line}.2 is {kind}", {line: [*COLORS[:2], value, *COLORS[3:]]}
        yield f"juice.3 is {kind}", {"juice": ["234234"] * 3 + [value] + ["234234"] * 2}
        yield f"wind is {kind}", {"wind": value}


def _wrong() -> Iterator[tuple[str, Json]]:
    """Put impossible values of the right types."""
    for line in LINES:
        yield f"{line} with a colour twice", {line: [*COLORS[:4], COLORS[0]]}
        yield f"{line} with four colours", {line: COLORS[:4]}
        yield f"{line} with six colours", {line: [*COLORS, COLORS[0]]}
        yield f"{line} with a capital", {line: [COLORS[0].title(), *COLORS[1:]]}
        yield f"{line} with a colour of another game", {line: ["mint", *COLORS[1:]]}
    for first in (2, -2, 10**30):
        yield f"first is {first}", {"first": first}
    plain = ["234234"] * 6
    yield "five lines of juice", {"juice": plain[:5]}
    yield "seven lines of juice", {"juice": [*plain, "234234"]}
    yield "a long line of juice", {"juice": [*plain[:4], "23423", "2342344"]}
    yield "thirteen of a value", {"juice": [*plain[:5], "234233"]}
    yield "a value that no token has", {"juice": [*plain[:5], "234235"]}
    yield "a token that is taken", {"juice": [*plain[:5], "23423."]}


def named() -> dict[str, str]:
    """Return the table: name of the damage -> the text of a record that must be refused."""
    table = {name: minimal(setup=set_up(**change)) for family in (_strange, _wrong) for name, change in family()}
    for line in ("first", *LINES, "juice"):
        table[f"no {line}"] = minimal(setup={key: value for key, value in set_up().items() if key != line})
    for option in ("variant", "cover_own", ""):
        table[f"the option {option!r}"] = minimal(options={option: "standard"})
    table |= {f"players: {name}": minimal(players=seats) for name, (seats, _) in BAD_SEATS.items()}
    table |= {f"entry {entry}: {log[-1]}, {why}": minimal(log=log) for log, entry, why in BAD_LOGS}
    return {name: json.dumps(record) for name, record in table.items()}
