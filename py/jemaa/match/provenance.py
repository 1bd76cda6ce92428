"""Where the entries of a log come from: by which rules they were played, who decided them on which device, their dice.

A record says all that in six keys beside its log (`docs/records.md`). What is said of undone entries is kept for a
redo; an entry that is played replaces what was said of its ply and of all after it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from string import hexdigits
from typing import Any, Final, NamedTuple, TypeVar

from ..engine.game import CHANCE, Json
from ..engine.validation import LONGEST_LOG, is_seed
from ..errors import BadRecord
from ..opponents.bot import has_version

LARGEST_RULES: Final = 1_000_000
MOST_OTHER_RULES: Final = 100  # changes of the rules within one game
MOST_SEATINGS: Final = 300  # changes of opponents within one game that are remembered
MOST_SOURCES: Final = 200  # branches of branches; no real game has so many
MOST_STRETCHES: Final = 1000  # changes of the device within one game that are remembered
#: Numbers of devices: so many that no two at one game draw the same.
DEVICES: Final = range(1 << 40)

ID_DIGITS: Final = 12  # hexadecimal ones: 48 bits, so that a million games of one shelf are still told apart
_COMMITMENT: Final = re.compile("[0-9a-f]{64}")


class OtherRules(NamedTuple):
    """A part of the log that was played by another version of the rules: the entries up to `ply` (exclusive).

    It begins at the start of the log, or where the part before it ends.
    """

    ply: int
    rules: int


class Seating(NamedTuple):
    """Which opponents decide from an entry of the log on: by seat the level and its version (`hard@1`).

    People decide for all other seats. It holds until the next seating begins.
    """

    ply: int
    bots: Mapping[int, str]


class Stretch(NamedTuple):
    """On which device entries were decided or rolled, from an entry of the log on, until the next stretch begins.

    Each device has a number of its own in this game; None: nobody knows.
    """

    ply: int
    device: int | None


class Source(NamedTuple):
    """A part of the log whose rolls come from the seed of another game: the entries up to `ply` (exclusive).

    It begins at the start of the log, or where the part before it ends. If that game was not over, only the commitment
    to its seed may be known, else the seed: one of them is None.
    """

    ply: int
    seed: str | None
    commitment: str | None


_Part = TypeVar("_Part", OtherRules, Source)


class Provenance(NamedTuple):
    """What a record says of the entries of its log."""

    other_rules: tuple[OtherRules, ...] = ()
    opponents: tuple[Seating, ...] = ()
    #: the plies of faces that people have entered from a real die
    by_hand: frozenset[int] = frozenset()
    #: None: the game was not made from another one
    branches: tuple[Source, ...] | None = None
    #: the game's random number, by which other devices know it again; None: it is played on this one alone
    id: str | None = None
    devices: tuple[Stretch, ...] = ()

    def before(self, ply: int) -> Provenance:
        """Return what is said of the entries before a ply."""
        return Provenance(
            until(self.other_rules, ply),
            tuple(seating for seating in self.opponents if seating.ply < ply),
            frozenset(each for each in self.by_hand if each < ply),
            None if self.branches is None else until(self.branches, ply),
            self.id,
            tuple(stretch for stretch in self.devices if stretch.ply < ply),
        )

    def played(self, ply: int, actor: int, by: str | None, *, by_hand: bool, device: int | None = None) -> Provenance:
        """Return what is said once an entry has been played at a ply.

        `actor`: the seat that acted, or `CHANCE`; `by`: the opponent that decided for it, None for a person; `by_hand`:
        whether the entry is a face that people have entered; `device`: where, which a game without an `id` forgets.
        """
        kept = self.before(ply)
        return kept._replace(
            opponents=kept.opponents if actor == CHANCE else seated(kept.opponents, ply, actor, by),
            by_hand=kept.by_hand | {ply} if by_hand else kept.by_hand,
            devices=moved(kept.devices, ply, None if self.id is None else device),
        )

    def branched(self, ply: int, own: Sequence[Source]) -> Provenance:
        """Return what is said in another game that goes on from a ply; `own`: where this game's own rolls come from."""
        return self._replace(branches=(*(self.branches or ()), *own), id=None).before(ply)

    def each_device(self, count: int) -> list[int | None]:
        """Return the device of each of the first `count` entries; None where nobody knows."""
        bounds = [stretch.ply for stretch in self.devices if stretch.ply < count]
        parts = zip((None, *(stretch.device for stretch in self.devices)), pairwise((0, *bounds, count)), strict=False)
        return [device for device, (start, end) in parts for _ in range(start, end)]

    def ruled(self, ply: int, rules: int, present: int) -> Provenance:
        """Return what is said of a log of that length, stored with one version of the rules, once another is present.

        Raises `BadRecord` if the rules have changed too often.
        """
        parts = self.other_rules
        if rules != present:
            parts = until((*parts, OtherRules(LONGEST_LOG + 1, rules)), ply)
        if len(parts) > MOST_OTHER_RULES:
            raise BadRecord(f"the rules changed more than {MOST_OTHER_RULES} times", "rules")
        return self._replace(other_rules=parts)

    def written(self) -> Json:
        """Return the keys of a record that say all this; those that would be empty are left out."""
        lists = {
            "other_rules": [part._asdict() for part in self.other_rules],
            "opponents": [
                {"ply": ply, "bots": {str(seat): bot for seat, bot in sorted(bots.items())}}
                for ply, bots in self.opponents
            ],
            "by_hand": sorted(self.by_hand),
            "devices": [stretch._asdict() for stretch in self.devices],
        }
        said: Json = {} if self.id is None else {"id": self.id}
        said |= {key: items for key, items in lists.items() if items}
        if self.branches is not None:
            said["branches"] = [_without_none(source._asdict()) for source in self.branches]
        return said

    def changed(self, before: Provenance) -> Json:
        """Return what has changed in these keys of a record, as a JSON merge patch (RFC 7396): null removes a key."""
        if self == before:
            return {}
        old, new = before.written(), self.written()
        return {key: new.get(key) for key in {**old, **new} if old.get(key) != new.get(key)}


#: The keys of a record that say all this
KEYS: Final = frozenset(Provenance._fields)
#: What is said of a new game
NEW: Final = Provenance()
#: On which device the entries before the first stretch were played
_UNKNOWN: Final = Stretch(-1, None)


def until(parts: Sequence[_Part], ply: int) -> tuple[_Part, ...]:
    """Return the parts of a log (in ascending order) up to a ply."""
    before = tuple(part for part in parts if part.ply < ply)
    across = tuple(part._replace(ply=ply) for part in parts[len(before) :][:1] if ply)
    return before + across


def seated(seatings: Sequence[Seating], ply: int, actor: int, by: str | None) -> tuple[Seating, ...]:
    """Add who decides at a ply after all these seatings, if that is another than before.

    Only the newest are kept of a list that grows too long.
    """
    bots = seatings[-1].bots if seatings else {}
    if bots.get(actor) == by:
        return tuple(seatings)
    now = {seat: bot for seat, bot in {**bots, actor: by}.items() if bot is not None}
    return (*seatings, Seating(ply, now))[-MOST_SEATINGS:]


def moved(stretches: Sequence[Stretch], ply: int, device: int | None) -> tuple[Stretch, ...]:
    """Add on which device the entry at a ply was played, after all these stretches, if that is another than before.

    Only the newest are kept of a list that grows too long.
    """
    last = stretches[-1].device if stretches else None
    kept = tuple(stretches) if device == last else (*stretches, Stretch(ply, device))[-MOST_STRETCHES:]
    return kept[1:] if kept and kept[0].device is None else kept


def read(record: Json, seats: int) -> Provenance:
    """Read what a record says, or raise `BadRecord`.

    What it says of its dice is never needed for replay: there, what cannot be read is left out.
    """
    return Provenance(
        _other_rules(record.get("other_rules", [])),
        _seatings(record.get("opponents", []), seats),
        frozenset(ply for ply in _items(record.get("by_hand")) if type(ply) is int and 0 <= ply < LONGEST_LOG),
        _sources(record["branches"]) if "branches" in record else None,
        checked_id(record["id"]) if "id" in record else None,
        _stretches(record.get("devices", [])),
    )


def checked_id(value: Any) -> str:
    """Return a valid number of a game, or raise `BadRecord`."""
    if not isinstance(value, str) or len(value) != ID_DIGITS or not set(value) <= set(hexdigits.lower()):
        raise BadRecord(f"the id of a game is {ID_DIGITS} hexadecimal digits, small letters among them", "id")
    return value


def is_device(value: Any) -> bool:
    """Return whether a value can be the number of a device."""
    return type(value) is int and value in DEVICES


def is_rules(value: Any) -> bool:
    """Return whether a value can be a version of the rules."""
    return type(value) is int and 1 <= value <= LARGEST_RULES


def _other_rules(value: Any) -> tuple[OtherRules, ...]:
    if not isinstance(value, list) or not all(map(_are_other_rules, value)):
        raise BadRecord("other_rules must be a list of objects with ply and rules", "rules")
    parts = tuple(OtherRules(**part) for part in value)
    if any(one.ply >= other.ply for one, other in pairwise(parts)):
        raise BadRecord("the plies of other_rules must ascend", "rules")
    return parts


def _are_other_rules(value: Any) -> bool:
    if not isinstance(value, dict) or set(value) != set(OtherRules._fields):
        return False
    return type(value["ply"]) is int and 1 <= value["ply"] <= LONGEST_LOG and is_rules(value["rules"])


def _seatings(value: Any, seats: int) -> tuple[Seating, ...]:
    """Read `opponents`. This build need not have the levels and versions that it names."""
    known = {str(seat): seat for seat in range(seats)}
    if not isinstance(value, list) or len(value) > MOST_SEATINGS or not all(_is_seating(one, known) for one in value):
        raise BadRecord(f"opponents must be at most {MOST_SEATINGS} objects with ply and bots", "opponents")
    if any(one["ply"] >= other["ply"] for one, other in pairwise(value)):
        raise BadRecord("the plies of opponents must ascend", "opponents")
    return tuple(Seating(one["ply"], {known[seat]: bot for seat, bot in one["bots"].items()}) for one in value)


def _is_seating(value: Any, seats: Collection[str]) -> bool:
    if not isinstance(value, dict) or set(value) != set(Seating._fields) or not isinstance(value["bots"], dict):
        return False
    if type(value["ply"]) is not int or not 0 <= value["ply"] < LONGEST_LOG:
        return False
    return all(seat in seats and has_version(bot) for seat, bot in value["bots"].items())


def _stretches(value: Any) -> tuple[Stretch, ...]:
    if not isinstance(value, list) or len(value) > MOST_STRETCHES or not all(map(_is_stretch, value)):
        raise BadRecord(f"devices must be at most {MOST_STRETCHES} objects with ply and device", "devices")
    stretches = [Stretch(**one) for one in value]
    if any(one.ply >= other.ply or one.device == other.device for one, other in pairwise((_UNKNOWN, *stretches))):
        raise BadRecord("the plies of devices must ascend, and each device be another than before", "devices")
    return tuple(stretches)


def _is_stretch(value: Any) -> bool:
    if not isinstance(value, dict) or set(value) != set(Stretch._fields):
        return False
    if type(value["ply"]) is not int or not 0 <= value["ply"] < LONGEST_LOG:
        return False
    return value["device"] is None or is_device(value["device"])


def _sources(value: Any) -> tuple[Source, ...]:
    """Read `branches`: ascending, the first of several that end at the same ply."""
    sources: dict[int, Source] = {}
    for source in filter(None, map(_source, _items(value))):
        sources.setdefault(source.ply, source)
    return tuple(source for _, source in sorted(sources.items()))[:MOST_SOURCES]


def _source(value: Any) -> Source | None:
    if not isinstance(value, dict) or type(value.get("ply")) is not int or not 0 <= value["ply"] <= LONGEST_LOG:
        return None
    seed, commitment = value.get("seed"), value.get("commitment")
    if is_seed(seed):
        return Source(value["ply"], seed, None)
    known = isinstance(commitment, str) and _COMMITMENT.fullmatch(commitment)
    return Source(value["ply"], None, commitment) if known else None


def _items(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _without_none(value: Json) -> Json:
    return {key: item for key, item in value.items() if item is not None}
