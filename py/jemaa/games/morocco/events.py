"""The events of Morocco: their kinds, what follows each kind in its tuple, and `named`, which names the parts.

`turns.py`, `rounds.py` and `closing.py` make them; nothing here knows a position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from ...engine.game import Event
from ...engine.grid import SIDES
from .board import CUBES, GRID, KINDS, NOBODY, SPACES, WORKERS, Placement, Swap, counts

if TYPE_CHECKING:
    from . import event_shapes, shapes

DIE_ROLLED: Final = "die_rolled"  # seat, colour or None, roll
CUBES_GAINED: Final = "cubes_gained"  # rule, seats, colours, reason
SCOUTED: Final = "scouted"  # seat, roof, roof before
SWAPPED: Final = "swapped"  # seat, swap, the two colours now there
PLACED: Final = "placed"  # seat, placement, row colour, column colour
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


def cubes_named(colors: Iterable[int]) -> list[shapes.Cube]:
    """Name colours of cubes."""
    return [CUBES[color] for color in colors]


def ranks_named(ranks: Iterable[Any]) -> list[shapes.Rank]:
    """Name the parts of ranks in a stall."""
    return [{"seat": seat, "count": count, "place": place, "tied": tied} for seat, count, place, tied in ranks]


def tokens_named(tokens: Iterable[tuple[int, int, int]]) -> shapes.Tokens:
    """Name juice tokens, and sum them up."""
    named: list[shapes.Token] = [
        {"space": SPACES[space], "line": corner // 6, "column": corner % 6, "value": value}
        for space, corner, value in tokens
    ]
    return {"tokens": named, "amount": sum(value for *_, value in tokens)}


def _die_rolled(seat: int, color: int | None, roll: int) -> event_shapes.DieRolled:
    return {
        "type": "die_rolled",
        "rule": "R9",
        "seat": seat,
        "color": None if color is None else CUBES[color],
        "roll": roll,
    }


def _cubes_gained(
    rule: str, seats: Sequence[int], colors: Sequence[int], reason: shapes.Reason
) -> event_shapes.CubesGained:
    return {"type": "cubes_gained", "rule": rule, "seats": list(seats), "colors": cubes_named(colors), "reason": reason}


def _scouted(seat: int, roof: int, before: int) -> event_shapes.Scouted:
    return {"type": "scouted", "rule": "R10", "seat": seat, "roof": roof, "before": before}


def _swapped(seat: int, swap: Swap, colors: Sequence[int]) -> event_shapes.Swapped:
    lines = list(swap.lines)
    return {
        "type": "swapped",
        "rule": "R16",
        "seat": seat,
        "axis": swap.axis,
        "lines": lines,
        "colors": cubes_named(colors),
    }


def _placed(seat: int, placement: Placement, row: int, column: int) -> event_shapes.Placed:
    paid = cubes_named((row, column) if placement.color is None else (row, column, placement.color))
    spaces = [SPACES[space] for space in placement.spaces]
    return {
        "type": "placed",
        "rule": "R13",
        "seat": seat,
        "kind": KINDS[placement.kind],
        "spaces": spaces,
        "paid": paid,
    }


def _passed(seat: int) -> event_shapes.Passed:
    return {"type": "passed", "rule": "R15", "seat": seat}


def _stall_filled(stall: int, count: int, queue: Sequence[int]) -> event_shapes.StallFilled:
    return {
        "type": "stall_filled",
        "rule": "R17",
        "stall": GRID.names[stall],
        "count": count,
        "queue": [GRID.names[at] for at in queue],
    }


def _closing_began(stall: int, seat: int, ranks: Sequence[Any]) -> event_shapes.ClosingBegan:
    return {
        "type": "closing_began",
        "rule": "R18",
        "stall": GRID.names[stall],
        "seat": seat,
        "counts": ranks_named(ranks),
    }


def _rewarded(rank: Any, stall: int, reward: Any, gained: Sequence[shapes.Item]) -> event_shapes.Rewarded:
    seat, _, place, tied = rank
    return {
        "type": "rewarded",
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


def _took(seat: int, stall: int, item: shapes.Item | None, forced: bool) -> event_shapes.Took:
    return {"type": "took", "rule": "R21", "seat": seat, "stall": GRID.names[stall], "item": item, "forced": forced}


def _juice_taken(seat: int, stall: int, tokens: Sequence[tuple[int, int, int]]) -> event_shapes.JuiceTaken:
    drunk = tokens_named(tokens)
    return {
        "type": "juice_taken",
        "rule": "R22",
        "seat": seat,
        "stall": GRID.names[stall],
        "tokens": drunk["tokens"],
        "amount": drunk["amount"],
    }


def _workers_left(stall: int, workers: Sequence[tuple[int, int, int]]) -> event_shapes.WorkersLeft:
    named: list[event_shapes.Leaver] = [
        {"seat": seat, "kind": WORKERS[kind], "space": SPACES[space]} for space, seat, kind in sorted(workers)
    ]
    return {"type": "workers_left", "rule": "R23", "stall": GRID.names[stall], "workers": named}


def _tile_placed(stall: int, seat: int, owner: int, left: int) -> event_shapes.TilePlaced:
    whose = None if owner == NOBODY else owner
    return {
        "type": "tile_placed",
        "rule": "R24",
        "stall": GRID.names[stall],
        "seat": seat,
        "owner": whose,
        "open": left,
    }


def _arrow_pointed(stall: int, seat: int, side: int | None, target: int, forced: bool) -> event_shapes.ArrowPointed:
    return {
        "type": "arrow_pointed",
        "rule": "R25",
        "stall": GRID.names[stall],
        "seat": seat,
        "facing": None if side is None else SIDES[side],
        "target": stall_named(target),
        "forced": forced,
    }


def _settled(seat: int, stall: int, space: int, forced: bool) -> event_shapes.Settled:
    return {
        "type": "settled",
        "rule": "R26",
        "seat": seat,
        "stall": GRID.names[stall],
        "space": SPACES[space],
        "forced": forced,
    }


def _tourist_lost(seat: int, stall: int, why: shapes.Lost) -> event_shapes.TouristLost:
    return {"type": "tourist_lost", "rule": "R26", "seat": seat, "stall": GRID.names[stall], "why": why}


def _closed(stall: int, left: int) -> event_shapes.Closed:
    return {"type": "closed", "rule": "R27", "stall": GRID.names[stall], "open": left}


def _last_round(left: int) -> event_shapes.LastRoundAnnounced:
    return {"type": "last_round_announced", "rule": "R31", "open": left}


def _turn_ended(seat: int, coins: int) -> event_shapes.TurnEnded:
    return {"type": "turn_ended", "rule": "R16", "seat": seat, "coins": coins}


def _kept(seat: int, color: int, purse: int, forced: bool) -> event_shapes.Kept:
    return {
        "type": "kept",
        "rule": "R30",
        "seat": seat,
        "color": CUBES[color],
        "lost": sum(counts(purse)) - 1,
        "forced": forced,
    }


def _round_ended(number: int) -> event_shapes.RoundEnded:
    return {"type": "round_ended", "rule": "R30", "round": number}


def _round_began(number: int, seat: int) -> event_shapes.RoundBegan:
    return {"type": "round_began", "rule": "R30", "round": number, "seat": seat}


def _finished(rule: str, why: shapes.Why) -> event_shapes.Ended:
    return {"type": "ended", "rule": rule, "why": why}


_PARTS: dict[str, Callable[..., event_shapes.Event]] = {
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


def named(event: Event, viewer: int | None = None) -> event_shapes.Event:
    """Return an event with its parts named, its type and its rule."""
    kind, *rest = event
    return _PARTS[kind](*rest)
