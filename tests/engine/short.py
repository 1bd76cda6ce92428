"""Short forms for tests: an independent encoder, golden ones, endless mutations, lengths of whole games.

    PYTHONPATH=py:. python3 -m tests.engine.short

writes `tests/golden/short.txt`: for each golden game its file, its line and its short form. They are frozen: a
difference would leave people with links that no longer open, and asks for a new number of the short form's version.
"""

import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count
from math import comb
from pathlib import Path
from typing import Any
from zlib import crc32

from jemaa import record as records
from jemaa.bridge import Bridge
from jemaa.engine.chance import Stream
from jemaa.engine.game import CHANCE, OVER, Game, Json
from jemaa.errors import BadRecord
from jemaa.formats import short_form
from jemaa.games import GAMES
from jemaa.match import Match
from jemaa.opponents.registry import RandomBot
from tests.engine.attack import check_refusal, scratched
from tests.engine.games import played, players_of, tables
from tests.engine.messages import travelled
from tests.engine.morocco_bots import Concentrating
from tests.globbed import globbed

GOLDEN = Path(__file__).parent.parent / "golden"
FILE = GOLDEN / "short.txt"

#: Characters of the address before a short form, and the maximal lengths of a link to a whole game of four.
ADDRESS = len("https://example.org/jemaa/#/open/") + 7
LONGEST_LINKS = {"marrakech": 300, "morocco": 700}

MARKS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
REACHES = (0x7F, 0x100, 0x800, 0x10000, 0x110000)
NAMES = ("Amina", "Inès", "يوسف", "山田", "👩‍🌾")


def documented(heading: str, version: str) -> tuple[Json, str, list[tuple[int, int]]]:
    """Return the example below a heading of `docs/records.md`: as JSON, as a short form, and its digits with their
    radices."""
    page = (GOLDEN.parent.parent / "docs" / "records.md").read_text(encoding="utf-8")
    page = re.split(r"\n##+ ", page.split(heading)[1])[0]
    [example] = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    [text] = re.findall(rf"^`({version}-[0-9A-Z-]+)`", page, re.MULTILINE)
    rows = re.findall(r"^\| [^|]+ \| [^|]+ \| (\d+(?: \d+)*) \| (\d+(?: \d+)*) \|$", page, re.MULTILINE)
    digits = [
        (int(number), int(radix))
        for numbers, radices in rows
        for number, radix in zip(numbers.split(), radices.split(), strict=True)
    ]
    return json.loads(example), text, digits


def spelled(number: int) -> str:
    """Return a number in base 36."""
    return (spelled(number // 36) if number > 35 else "") + MARKS[number % 36]


def checked(text: str) -> str:
    """Append the checksum to a text."""
    return text + spelled(crc32(text.encode())).rjust(7, "0")


def mended(text: str) -> str:
    """Return a damaged short form with a valid checksum."""
    return checked(text[:-7])


def written(digits: Sequence[tuple[int, int]], head: str = "1-MARRAKECH-1") -> str:
    """Return the short form of some digits: pairs of a number and its radix."""
    whole, worth = 0, 1
    for number, radix in digits:
        whole, worth = whole + number * worth, worth * radix
    return checked(f"{head}-{spelled(whole)}")


def name_digits(name: str, reach: int | None = None) -> list[tuple[int, int]]:
    """List the digits of a name, with the smallest reach unless another is given."""
    reach = next(n for n, end in enumerate(REACHES) if ord(max(name)) < end) if reach is None else reach
    return [(reach, 5), (len(name) - 1, 40), *((ord(mark) - 0x20, REACHES[reach] - 0x20) for mark in name)]


def player_digits(game: Game, players: Sequence[Json]) -> list[tuple[int, int]]:
    """List the digits of the players."""
    digits, left = [(game.seats.index(len(players)), len(game.seats))], list(game.colors)
    for player in players:
        digits += name_digits(player["name"])
        for color in player["color"] if isinstance(player["color"], list) else [player["color"]]:
            digits.append((left.index(color), len(left)))
            left.remove(color)
    return digits


def option_digits(game: Game, options: Json) -> list[tuple[int, int]]:
    """List the digits of the options."""
    given = [(name, list(values)) for name, values in game.options.items()]
    return [(1 + values.index(options[name]) if name in options else 0, 1 + len(values)) for name, values in given]


def setup_digits(match: Match) -> list[tuple[int, int]]:
    """List the digits of the set-up."""
    fields = match.game.setup_fields(match.players).items()
    return [(field.number(match.setup.get(key)), field.radix) for key, field in fields]


def log_digits(match: Match) -> list[tuple[int, int]]:
    """List the digits of the log."""
    digits, (state, _) = [(match.ply, 5001)], match.at(0)
    for entry in match.log:
        digits.append((state.legal().index(entry.action), len(state.legal())))
        state.apply(entry.action)
    return digits


def level_digits(level: str | None) -> list[tuple[int, int]]:
    """List the digits of who plays a seat."""
    if level is None:
        return [(0, 2)]
    name, _, work = level.partition("#")
    letters = [(ord(letter) - ord("a"), 26) for letter in name]
    return [(1, 2), (len(name) - 1, 20), *letters, (int(bool(work)), 2), *([(int(work) - 1, 100_000)] if work else [])]


def by_hand_digits(match: Match) -> list[tuple[int, int]]:
    """List the digits of the rolls by hand: how many, and the rank of these among as many of all rolls."""
    rolls = [ply for ply, entry in enumerate(match.log) if entry.actor == CHANCE]
    marked = [roll in match.provenance.by_hand for roll in rolls]
    many, rank = sum(marked), 0
    for at, mark in enumerate(marked):
        if mark:
            rank += comb(len(marked) - at - 1, sum(marked[at:]))  # those that have none here come before
    return [(many, len(marked) + 1), (rank, comb(len(marked), many))]


def device_digits(match: Match, bots: Mapping[int, str], version: str) -> list[tuple[int, int]]:
    """List the digits of the devices: those that are not the last one of a seat, or of the entry before."""
    said = {each["ply"]: each["device"] for each in records.save(match).get("devices", [])}
    own: dict[int, int | None] = {}
    device, known, found = None, [None], []
    for ply, entry in enumerate(match.log):
        guess = device if entry.actor == CHANCE or entry.actor in bots else own.get(entry.actor, device)
        now = said[max(each for each in said if each <= ply)] if said and min(said) <= ply else None
        if now != guess:
            others = [each for each in known if each != guess]
            fresh: list[Any] = [each for each in range(1000) if each not in known]
            if now in known:
                found.append((ply, [(others.index(now), len(others) + 1)]))
            elif version == "2":
                found.append((ply, [(len(others), len(others) + 1), (fresh.index(now), len(fresh))]))
            else:
                found.append((ply, [(len(others), len(others) + 1), (int(now or 0), 1 << 40)]))
        own[entry.actor] = device = now
        known += [now] if now not in known else []
    digits, start = [(len(found), match.ply + 1)], 0
    for left, (ply, which) in zip(range(len(found), 0, -1), found, strict=True):
        digits += [(ply - start, match.ply + 1 - left - start), *which]
        start = ply + 1
    return digits


def all_digits(match: Match, bots: Mapping[int, str] | None = None, version: str = "3") -> list[tuple[int, int]]:
    """List the digits of a match; of one with an `id`, those of version 3 or 2."""
    start = [*player_digits(match.game, match.players), *option_digits(match.game, match.options)]
    start, name, bots = [*start, *setup_digits(match)], match.provenance.id, bots or {}
    if name is None:
        return [*start, *log_digits(match)]
    who = [digit for seat in range(len(match.players)) for digit in level_digits(bots.get(seat))]
    told = [*((int(digit, 16), 16) for digit in name), *who, *log_digits(match)]
    by_hand = by_hand_digits(match) if version == "3" else []
    return [*start, *told, *by_hand, *device_digits(match, bots, version)]


def travelling(record: Json) -> Json:
    """Return the part of a record that its short form contains."""
    return {key: value for key, value in record.items() if key in records.KNOWN}


def named(match: Match, names: Sequence[str] = NAMES) -> Match:
    """Return the same match with other names, for the first seats."""
    players = [{**player, "name": name} for player, name in zip(match.players, names, strict=False)]
    players += match.players[len(players) :]
    twin = Match(match.game, players, match.options, match.setup)
    for entry in match.log:
        twin.play(entry.action.text)
    return twin


# Golden short forms


def golden_lines() -> Iterator[tuple[str, int, Json]]:
    """Yield the file, the number of the line from 1 and the record of every golden game."""
    for path in globbed(17, "tests/golden/*.trace.jsonl"):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            yield path.name, number, json.loads(line)["record"]


def write() -> None:
    """Write the golden short forms."""
    lines = (
        f"{name} {number} {short_form.encode(records.load(record)[0])}\n" for name, number, record in golden_lines()
    )
    FILE.write_text("".join(lines))


# Damage


def goods() -> list[str]:
    """Return good short forms of every game, finished and not, with all kinds of names."""
    found = [table for table in tables() if table[0].name in GAMES]
    matches = [played(*table, f"short {n}", 10**6 if n % 2 else 9) for n, table in enumerate(found)]
    travels = [short_form.encode(*each) for each in shared()]
    return [
        *(short_form.encode(named(match)) for match in matches),
        *travels,
        *(of_version(each, "2") for each in travels),
    ]


def shared() -> list[tuple[Match, dict[int, str]]]:
    """Return matches that were played on several devices, of every game and number of players, and their opponents.

    In every second one some rolls were entered by hand.
    """
    numbers = (417, 3, 88)
    bots: list[dict[int, str]] = [{}, {1: "random"}, {0: "hard#400", 1: "wizard"}]
    found = [(game, seats, bots[n % 3]) for game in GAMES.values() for n, seats in enumerate(game.seats)]
    made = [travelled(game, players_of(game, seats), numbers, who, f"shared {seats}") for game, seats, who in found]
    for match in made[::2]:
        rolls = [ply for ply, entry in enumerate(match.log) if entry.actor == CHANCE]
        match.provenance = match.provenance._replace(by_hand=frozenset(rolls[1::3]))
    return [(match, who) for match, (_, _, who) in zip(made, found, strict=True)]


def of_version(text: str, version: str) -> str:
    """Return the short form that an earlier version wrote of the same match."""
    match, bots = short_form.decode_with_bots(text)
    return written(all_digits(match, bots, version), f"{version}-{match.game.name.upper()}-{match.game.rules}")


def _rewritten(text: str, stream: Stream) -> str:
    """Replace the number, with a valid checksum: by one near or far, longer or shorter."""
    head, _, body = text.rpartition("-")
    whole = int(body[:-7], 36)
    other = [
        whole + 1 + stream.below(200),
        max(0, whole - 1 - stream.below(10**4)),
        whole ^ 1 << stream.below(whole.bit_length() + 8),
        whole >> 1 + stream.below(60),
        whole << 1 + stream.below(60),
    ][stream.below(5)]
    return checked(f"{head}-{spelled(other)}")


def mutated(seed: str, texts: list[str]) -> Iterator[str]:
    """Yield endless mutations of good short forms; most have a valid checksum, so that they are decoded."""
    for number in count():
        stream = Stream(f"{seed}/{number}")
        text = texts[stream.below(len(texts))]
        way = stream.below(4)
        if way < 2:
            text = scratched(text, stream, f"{MARKS}-_ é\0")
            yield mended(text.encode("ascii", "replace").decode()) if way else text
        else:
            yield _rewritten(text, stream)


def strike(text: str) -> BadRecord | None:
    """Decode a short form; return the error, or None if it is exactly the encoding of its match."""
    try:
        match, bots = short_form.decode_with_bots(text)
    except BadRecord as refusal:
        check_refusal(refusal)
        return refusal
    assert written(all_digits(match, bots, text[0]), text.rpartition("-")[0]) == text
    again, _ = records.load(json.loads(json.dumps(records.save(match))))
    assert again == match
    asked = {"record": records.save(match), "bots": {str(seat): level for seat, level in bots.items()}}
    now = Bridge().answer({"do": "encode", **asked})["short"]
    assert now == text if text[0] != "2" else short_form.decode_with_bots(now) == (match, bots), (
        "one text for one record"
    )
    return None


# Lengths


def whole(game: Game, seats: int, options: Json, bot: Callable[[Stream], Any], seed: str) -> Match:
    """Return a match played to its end by one kind of opponent."""
    match, chooser = Match.new(game, players_of(game, seats), options, seed), bot(Stream(f"{seed}/choices"))
    while match.state.to_act != OVER:
        match.play(match.rolled() if match.state.to_act == CHANCE else chooser.choose(match.state).text)
    return match


def lengths(games: int, seed: str = "lengths") -> dict[tuple[str, int], list[int]]:
    """Return the lengths of links to that many whole games at each table: (game, players) -> ascending characters.

    Half the games of Morocco are played by opponents that fill stalls, which makes other lists of actions.
    """
    found = defaultdict(list)
    for game, seats, options in tables():
        for number in range(games if game.name in LONGEST_LINKS else 0):
            bot: Callable[[Stream], Any] = Concentrating if game.name == "morocco" and number % 2 else RandomBot
            match = whole(game, seats, options, bot, f"{seed}/{number}")
            found[game.name, seats].append(ADDRESS + len(short_form.encode(match)))
    return {table: sorted(values) for table, values in found.items()}


if __name__ == "__main__":
    write()
