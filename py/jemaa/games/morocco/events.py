"""The events of Morocco: their kinds, what follows each kind in its tuple, and `named`, which names the parts.

`turns.py`, `rounds.py` and `closing.py` make them; nothing here knows a position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from ... import kit
from ...game import Event, Json
from ...grid import SIDES
from .board import CUBES, GRID, KINDS, NOBODY, SPACES, Place, Swap, counts

DIE_ROLLED: Final = "die_rolled"  # seat, colour or None, roll
CUBES_GAINED: Final = "cubes_gained"  # rule, seats, colours, reason
SCOUTED: Final = "scouted"  # seat, roof, roof before
SWAPPED: Final = "swapped"  # seat, swap, the two colours now there
PLACED: Final = "placed"  # seat, place, row colour, column colour
PASSED: Final = "passed"  # seat
STALL_FILLED: Final = "stall_filled"  # stall, count, queue
CLOSING_BEGAN: Final = "closing_began"  # stall, active seat, ranks
REWARDED: Final = "rewarded"  # rank, stall, reward, gained
TOOK: Final = "took"  # seat, stall, item or None, forced
JUICE_TAKEN: Final = "juice_taken"  # seat, stall, tokens: (space, corner, value)
WORKERS_LEFT: Final = "workers_left"  # stall, workers
TILE_PLACED: Final = "tile_placed"  # stall, seat, owner, open stalls
ARROW_POINTED: Final = "arrow_pointed"  # stall, seat, side or None, target, forced
SETTLED: Final = "settled"  # seat, stall, space, forced
TOURIST_LOST: Final = "tourist_lost"  # seat, stall, why
CLOSED: Final = "closed"  # stall, open stalls
LAST_ROUND: Final = "last_round_announced"  # open stalls
TURN_ENDED: Final = "turn_ended"  # seat, coins
KEPT_CUBE: Final = "kept"  # seat, colour, purse before, forced
ROUND_ENDED: Final = "round_ended"  # round
ROUND_BEGAN: Final = "round_began"  # round, first seat
FINISHED: Final = "ended"  # rule, why


def stall_named(stall: int | None) -> str | None:
    """Name a stall, None for none."""
    return None if stall is None or stall == NOBODY else GRID.names[stall]


def cubes_named(colors: Iterable[int]) -> list[str]:
    """Name colours of cubes."""
    return [CUBES[color] for color in colors]


def ranks_named(ranks: Iterable[Any]) -> list[Json]:
    """Name the parts of ranks in a stall."""
    return [{"seat": seat, "count": count, "place": place, "tied": tied} for seat, count, place, tied in ranks]


def tokens_named(tokens: Iterable[tuple[int, int, int]]) -> Json:
    """Name juice tokens, and sum them up."""
    named = [
        {"space": SPACES[space], "line": corner // 6, "column": corner % 6, "value": value}
        for space, corner, value in tokens
    ]
    return {"tokens": named, "amount": sum(value for *_, value in tokens)}


def _die_rolled(seat: int, color: int | None, roll: int) -> Json:
    return {"rule": "R9", "seat": seat, "color": None if color is None else CUBES[color], "roll": roll}


def _cubes_gained(rule: str, seats: Sequence[int], colors: Sequence[int], reason: str) -> Json:
    return {"rule": rule, "seats": list(seats), "colors": cubes_named(colors), "reason": reason}


def _scouted(seat: int, roof: int, before: int) -> Json:
    return {"rule": "R10", "seat": seat, "roof": roof, "before": before}


def _swapped(seat: int, swap: Swap, colors: Sequence[int]) -> Json:
    lines = list(swap.lines)
    return {"rule": "R16", "seat": seat, "axis": swap.axis, "lines": lines, "colors": cubes_named(colors)}


def _placed(seat: int, place: Place, row: int, column: int) -> Json:
    paid = cubes_named((row, column) if place.color is None else (row, column, place.color))
    spaces = [SPACES[space] for space in place.spaces]
    return {"rule": "R13", "seat": seat, "kind": KINDS[place.kind], "spaces": spaces, "paid": paid}


def _passed(seat: int) -> Json:
    return {"rule": "R15", "seat": seat}


def _stall_filled(stall: int, count: int, queue: Sequence[int]) -> Json:
    return {"rule": "R17", "stall": GRID.names[stall], "count": count, "queue": [GRID.names[at] for at in queue]}


def _closing_began(stall: int, seat: int, ranks: Sequence[Any]) -> Json:
    return {"rule": "R18", "stall": GRID.names[stall], "seat": seat, "counts": ranks_named(ranks)}


def _rewarded(rank: Any, stall: int, reward: Any, gained: Sequence[str]) -> Json:
    seat, _, place, tied = rank
    return {
        "rule": "R19",
        "seat": seat,
        "stall": GRID.names[stall],
        "place": place,
        "tied": tied,
        "vp": reward.vp,
        "gained": list(gained),
        "lost": [item for item in reward.given if item not in gained],
        "choice": reward.choice,
    }


def _took(seat: int, stall: int, item: str | None, forced: bool) -> Json:
    return {"rule": "R21", "seat": seat, "stall": GRID.names[stall], "item": item, "forced": forced}


def _juice_taken(seat: int, stall: int, tokens: Sequence[tuple[int, int, int]]) -> Json:
    return {"rule": "R22", "seat": seat, "stall": GRID.names[stall], **tokens_named(tokens)}


def _workers_left(stall: int, workers: Sequence[tuple[int, int, int]]) -> Json:
    named = [{"seat": seat, "kind": KINDS[kind], "space": SPACES[space]} for space, seat, kind in sorted(workers)]
    return {"rule": "R23", "stall": GRID.names[stall], "workers": named}


def _tile_placed(stall: int, seat: int, owner: int, left: int) -> Json:
    whose = None if owner == NOBODY else owner
    return {"rule": "R24", "stall": GRID.names[stall], "seat": seat, "owner": whose, "open": left}


def _arrow_pointed(stall: int, seat: int, side: int | None, target: int, forced: bool) -> Json:
    facing = None if side is None else SIDES[side]
    names = {"stall": GRID.names[stall], "seat": seat, "facing": facing, "target": stall_named(target)}
    return {"rule": "R25", **names, "forced": forced}


def _settled(seat: int, stall: int, space: int, forced: bool) -> Json:
    return {"rule": "R26", "seat": seat, "stall": GRID.names[stall], "space": SPACES[space], "forced": forced}


def _tourist_lost(seat: int, stall: int, why: str) -> Json:
    return {"rule": "R26", "seat": seat, "stall": GRID.names[stall], "why": why}


def _closed(stall: int, left: int) -> Json:
    return {"rule": "R27", "stall": GRID.names[stall], "open": left}


def _last_round(left: int) -> Json:
    return {"rule": "R31", "open": left}


def _turn_ended(seat: int, coins: int) -> Json:
    return {"rule": "R16", "seat": seat, "coins": coins}


def _kept(seat: int, color: int, purse: int, forced: bool) -> Json:
    return {"rule": "R30", "seat": seat, "color": CUBES[color], "lost": sum(counts(purse)) - 1, "forced": forced}


def _round_ended(number: int) -> Json:
    return {"rule": "R30", "round": number}


def _round_began(number: int, seat: int) -> Json:
    return {"rule": "R30", "round": number, "seat": seat}


def _finished(rule: str, why: str) -> Json:
    return {"rule": rule, "why": why}


_PARTS: dict[str, Callable[..., Json]] = {
    DIE_ROLLED: _die_rolled,
    CUBES_GAINED: _cubes_gained,
    SCOUTED: _scouted,
    SWAPPED: _swapped,
    PLACED: _placed,
    PASSED: _passed,
    STALL_FILLED: _stall_filled,
    CLOSING_BEGAN: _closing_began,
    REWARDED: _rewarded,
    TOOK: _took,
    JUICE_TAKEN: _juice_taken,
    WORKERS_LEFT: _workers_left,
    TILE_PLACED: _tile_placed,
    ARROW_POINTED: _arrow_pointed,
    SETTLED: _settled,
    TOURIST_LOST: _tourist_lost,
    CLOSED: _closed,
    LAST_ROUND: _last_round,
    TURN_ENDED: _turn_ended,
    KEPT_CUBE: _kept,
    ROUND_ENDED: _round_ended,
    ROUND_BEGAN: _round_began,
    FINISHED: _finished,
}


def named(event: Event) -> Json:
    """Return an event with its parts named, its type and its rule."""
    return kit.named(event, _PARTS)
