"""A fast choice of an action of Morocco: each placement by how it changes the lead, from the table of weights alone.

Opponents rank what they look at more closely by it, and let everybody go on by it when they look ahead. Third cubes are
not compared one by one: a placement is judged once, with the colour that is missed least.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import compress
from operator import itemgetter
from typing import Final, TypeAlias

from ...engine.cache import remembered
from ...engine.game import Action
from ...opponents.bot import POINT
from . import closing
from .board import (
    ASSISTANT,
    ASSISTANTS,
    BODYGUARD,
    BODYGUARDS,
    COLORS,
    CORNER,
    COUSINS,
    DONE,
    FREE_SPACES,
    FULL,
    GRID,
    NOBODY,
    ONE,
    OPEN,
    PASS,
    SCOUTS,
    STALLS,
    SWAPS,
    TAKE_BODYGUARD,
    TAKE_COIN,
    THIRDS,
    TOURIST,
    WEIGHT,
    WILDS,
    Arrow,
    Market,
    Settle,
    counts,
    keepable,
)
from .placements import of_color
from .position import ARROW, ASSIGN, KEEP, SCOUT, SETTLE, SPEND, TAKE, WILD, Position
from .score import STALL_POINTS
from .search_cache import Memory
from .value import REMEMBERED, SCARCE, Scales, Shift, largest, owned, scale

#: An action and how it changes the lead, in thousandths of a point
Ranked: TypeAlias = tuple[int, Action]

_change: Final = itemgetter(0)
#: By number of players: the counts in a stall where nobody stands
NOBODIES: Final = tuple((0,) * seats for seats in range(6))


@remembered(REMEMBERED)
def spare(purse: int, mask: int) -> int:
    """Return of the third cubes in a mask of `Market.pays` the colour of which a purse has most."""
    held = counts(purse)
    return max((color for color in COLORS if mask >> color & 1), key=held.__getitem__)


@remembered(64)
def tokens_of(juice: Sequence[int], takers: Sequence[int]) -> list[int]:
    """Return the juice that lies on each corner, 0 where it is gone."""
    return [value if taker == NOBODY else 0 for value, taker in zip(juice, takers, strict=True)]


def left_of(market: Market, purse: int, stall: int) -> int:
    """Return what is left of a purse when the two cubes of a stall are paid. Rule R13."""
    row, column = market.colors(stall)
    return purse - ONE[row] - ONE[column]


class Survey:
    """How the placements of a seat would change its lead, as the position is now."""

    __slots__ = ("_empty", "_memory", "_ones", "_tiles", "_unguarded", "position", "scale", "seat", "seats", "tokens")

    def __init__(self, position: Position, seat: int, scales: Scales = scale, memory: Memory | None = None) -> None:
        """Take the position, who looks at it, with what scale, and what the same search has seen before."""
        self.position = position
        self.seat = seat
        self.seats = len(position.vp)
        self.scale = scales(self.seats, position.tiles.count(OPEN))
        #: The value of the juice on each corner, 0 where it is gone
        self.tokens = tokens_of(position.juice, (*position.takers,))
        self._tiles: list[int] | None = None
        self._empty: tuple[int, int] | None = None
        self._unguarded: tuple[int, int] | None = None
        self._memory = memory
        self._ones: list[tuple[int, int] | None] | None = None

    def ones(self) -> list[tuple[int, int] | None]:
        """Return `one` of each stall, as far as it is known."""
        if self._ones is None:
            self._ones = self._memory.ones(self.position, self.seat) if self._memory else [None] * len(STALLS)
        return self._ones

    def one(self, stall: int) -> tuple[int, int]:
        """Return the change by one more worker that counts 1, and what a point of juice is worth there then."""
        ones = self.ones()
        known = ones[stall]
        if known is None:
            position = self.position
            if position.load[stall]:
                known = self.shift(stall, 1)
            else:  # the same in all that are empty
                known = self._empty = self._empty or self.shift(stall, 1)
            ones[stall] = known
        return known

    def guard(self, stall: int) -> tuple[int, int]:
        """Return the change by a bodyguard, and what a point of juice is worth there then."""
        if self.position.load[stall]:
            return self.shift(stall, WEIGHT[BODYGUARD])
        self._unguarded = self._unguarded or self.shift(stall, WEIGHT[BODYGUARD])
        return self._unguarded

    def shift(self, stall: int, weight: int, arrows: int = 0) -> tuple[int, int]:
        """Return the change by own workers of a weight, and arrows, and what a point of juice is worth there then."""
        position = self.position
        before = position.load[stall]
        before = before if before < FULL else FULL
        key = position.counts[stall] << 12 | before << 9 | self.seat << 6 | weight << 3 | arrows
        shift = self.scale.shifts.get(key) or self.scale.shift(key)
        change, closes, _, sip, sips = shift
        if sips and (workers := position.workers[stall]):
            change += self._sips(workers, sips)
        if closes:
            change += self._closes(stall, shift)
        return change, sip

    def _sips(self, workers: Iterable[tuple[int, int, int]], share: int) -> int:
        """Return the change by the juice of those who stand in a stall, when they may expect a larger share of it."""
        own = others = 0
        for space, seat, _ in workers:
            if seat == self.seat:
                own += self.tokens[CORNER[space]]
            else:
                others += self.tokens[CORNER[space]]
        return own * share - (others * share // (self.seats - 1) if self.scale.rivals else 0)

    def _closes(self, stall: int, shift: Shift) -> int:
        """Return the change by the district and the assistants that come back, when a stall closes."""
        change = 0
        if shift.winner != NOBODY and self.scale.districts:
            if self._tiles is None:
                self._tiles = owned(self.position)
            tiles, gains = self._tiles[shift.winner], [0] * self.seats
            gains[shift.winner] = STALL_POINTS * POINT * (largest(tiles | 1 << stall) - largest(tiles))
            change = self.scale.lead(gains, self.seat)
        held = self.position.hand[4 * self.seat + ASSISTANT]
        if held < len(SCARCE):
            workers = self.position.workers[stall]
            back = sum(seat == self.seat and kind == ASSISTANT for _, seat, kind in workers)
            change += self.scale.scarce[held + back] - self.scale.scarce[held]
        return change

    def best(self) -> Ranked | None:
        """Return the first of the best placements, None where there is none."""
        position, scale_now, tokens, one, ones = self.position, self.scale, self.tokens, self.one, self.ones()
        assistants, guards, tourists = position.hand[4 * self.seat : 4 * self.seat + 3]
        pays = position.market.pays(position.purses[self.seat])
        fewer = scale_now.scarce[assistants] - scale_now.scarce[assistants - 1] if assistants else 0
        travels = scale_now.traveller - scale_now.tourist - scale_now.third
        most, where = None, (0, 0, 0)
        for stall in compress(STALLS, pays):
            spaces = FREE_SPACES[position.free[stall]]
            if not spaces:
                continue
            juice = [tokens[CORNER[space]] for space in spaces]
            change, sip = ones[stall] or one(stall)
            dearest = juice.index(max(juice) if sip > 0 else min(juice)) if sip else 0
            with_juice = change + juice[dearest] * sip
            if assistants and (most is None or with_juice - fewer > most):
                most, where = with_juice - fewer, (ASSISTANT, stall, dearest)
            if guards:
                more, sips = self.guard(stall)
                at = dearest if sips * sip > 0 else juice.index(max(juice) if sips > 0 else min(juice)) if sips else 0
                more += juice[at] * sips - scale_now.guard
                if most is None or more > most:
                    most, where = more, (BODYGUARD, stall, at)
            if tourists and pays[stall] & THIRDS and (most is None or with_juice + travels > most):
                most, where = with_juice + travels, (TOURIST, stall, dearest)
        alone = [] if most is None else [(most, self._placed(*where, pays))]
        return max(alone + self._cousins(pays), key=_change, default=None)

    def _placed(self, kind: int, stall: int, number: int, pays: Sequence[int]) -> Action:
        """Return the placement of a kind in one of a stall's free spaces."""
        position = self.position
        if kind != TOURIST:
            return (ASSISTANTS if kind == ASSISTANT else BODYGUARDS)[position.free[stall]][number]
        third = spare(left_of(position.market, position.purses[self.seat], stall), pays[stall])
        return of_color(TOURIST, position.tourists, stall, third)[number]

    def placements(self) -> list[Ranked]:
        """List all placements, each with one third cube only, and how they change the lead. Rule R13."""
        position, scale_now, tokens = self.position, self.scale, self.tokens
        assistants, guards, tourists = position.hand[4 * self.seat : 4 * self.seat + 3]
        purse = position.purses[self.seat]
        pays = position.market.pays(purse)
        found: list[Ranked] = []
        fewer = scale_now.scarce[assistants] - scale_now.scarce[assistants - 1] if assistants else 0
        travels = scale_now.traveller - scale_now.tourist - scale_now.third
        for stall in compress(STALLS, pays):
            key = position.free[stall]
            spaces = FREE_SPACES[key]
            if not spaces:
                continue
            juice = [tokens[CORNER[space]] for space in spaces]
            change, sip = self.one(stall)
            if assistants:
                lost = change - fewer
                found += [
                    (lost + token * sip, placement) for token, placement in zip(juice, ASSISTANTS[key], strict=True)
                ]
            if guards:
                more, sips = self.guard(stall)
                more -= scale_now.guard
                found += [
                    (more + token * sips, placement) for token, placement in zip(juice, BODYGUARDS[key], strict=True)
                ]
            if tourists and pays[stall] & THIRDS:
                change += travels
                third = spare(left_of(position.market, purse, stall), pays[stall])
                placed = of_color(TOURIST, position.tourists, stall, third)
                found += [(change + token * sip, placement) for token, placement in zip(juice, placed, strict=True)]
        return found + self._cousins(pays)

    def _cousins(self, pays: Sequence[int]) -> list[Ranked]:
        """List all pairs of cousins, each with one third cube only, and how they change the lead. Rule R13."""
        position, scale_now, tokens, one, ones = self.position, self.scale, self.tokens, self.one, self.ones()
        purse, assistants = position.purses[self.seat], position.hand[4 * self.seat + ASSISTANT]
        if assistants < 2 or not position.hand[4 * self.seat + COUSINS]:
            return []
        cost = scale_now.cousins + scale_now.third + scale_now.scarce[assistants] - scale_now.scarce[assistants - 2]
        found: list[Ranked] = []
        for stall in compress(STALLS, pays):
            if not pays[stall] & THIRDS:
                continue
            third = spare(left_of(position.market, purse, stall), pays[stall])
            placed = of_color(COUSINS, position.cousins, stall, third)
            if not placed:
                continue
            change, sip = one(stall)
            change -= cost
            for placement in placed:
                space, beside = placement.spaces
                more, sips = ones[beside >> 2] or one(beside >> 2)
                found.append((change + more + tokens[CORNER[space]] * sip + tokens[CORNER[beside]] * sips, placement))
        return found

    def appeals(self) -> list[tuple[int, int]]:
        """Return what a worker with the best juice changes in each stall that has room, with the stall, best first."""
        tokens, found = self.tokens, []
        for stall in STALLS:
            spaces = FREE_SPACES[self.position.free[stall]]
            if spaces:
                change, sip = self.one(stall)
                found.append((change + max([tokens[CORNER[space]] for space in spaces]) * sip, stall))
        found.sort(reverse=True)
        return found


def means(market: Market, appeals: Sequence[tuple[int, int]], purse: int, turns: int) -> int:
    """Return what a purse can buy in some turns, always the most appealing stall."""
    total = 0
    for _ in range(turns):
        pays = market.pays(purse)
        for appeal, stall in appeals:
            if pays[stall]:
                total += appeal
                purse = left_of(market, purse, stall)
                break
    return total


def quick(position: Position, scales: Scales = scale, memory: Memory | None = None) -> Action:
    """Choose an action by the table of weights alone; swaps, which are costly to compare, are left out."""
    survey = Survey(position, position.to_act, scales, memory)
    if position.phase == ASSIGN:
        best = survey.best()
        return best[1] if best else PASS
    return max(options(position, survey), key=_change)[1]


def options(position: Position, survey: Survey) -> list[Ranked]:
    """List the actions that are worth a thought, and how they change the lead."""
    return _OPTIONS[position.phase](position, survey)


def _assign(position: Position, survey: Survey) -> list[Ranked]:
    """List the placements, and with coins the swaps: each is worth the best placement after it."""
    found = survey.placements() or [(0, PASS)]
    return found + swaps(position, survey, max(found, key=_change)[0]) if position.coins[survey.seat] else found


def swaps(position: Position, survey: Survey, best: int) -> list[Ranked]:
    """List the swaps before a placement: what the best stall brings thereafter, less a coin. Rule R16."""
    appeals, purse = survey.appeals(), position.purses[survey.seat]
    found: list[Ranked] = []
    now = means(position.market, appeals, purse, 1)
    for swap in SWAPS:
        after = means(position.market.swapped(swap.axis, swap.one, swap.other), appeals, purse, 1)
        found.append((best + after - now - survey.scale.coin, swap))
    return found


def _spend(position: Position, survey: Survey) -> list[Ranked]:
    """List the end of the turn, and the swaps: each costs a coin. Rule R16."""
    return [(0, DONE), *((-survey.scale.coin, swap) for swap in SWAPS)]


def _take(position: Position, survey: Survey) -> list[Ranked]:
    return [(survey.scale.guard, TAKE_BODYGUARD), (survey.scale.coin, TAKE_COIN)]


def _arrow(position: Position, survey: Survey) -> list[Ranked]:
    """List the sides: an arrow, and the own tourists that settle beyond it. Rules R25, R26."""
    assert position.closing is not None
    mine = position.waiting.count(survey.seat)
    found: list[Ranked] = []
    for arrow in closing.arrows(position):
        assert isinstance(arrow, Arrow)
        at = GRID.step[arrow.side][position.closing]
        assert at is not None
        room = len(FREE_SPACES[position.free[at]])
        found.append((survey.shift(at, min(mine, room), 1)[0], arrow))
    return found


def _settle(position: Position, survey: Survey) -> list[Ranked]:
    """List the spaces: the stall is the same, the juice is not. Rule R26."""
    found: list[Ranked] = []
    for settle in closing.settles(position):
        assert isinstance(settle, Settle)
        found.append((survey.tokens[CORNER[settle.space]] * POINT // 2, settle))
    return found


def _wild(position: Position, survey: Survey) -> list[Ranked]:
    purse = position.purses[survey.seat]
    return _purses(position, survey, [(wild, purse + ONE[wild.color]) for wild in WILDS])


def _scout(position: Position, survey: Survey) -> list[Ranked]:
    purse, roof = position.purses[survey.seat], position.roof
    gains = [(scout, ONE[roof[scout.roof - 2]] + ONE[roof[scout.roof % 5]]) for scout in SCOUTS[position.pawn]]
    return _purses(position, survey, [(scout, purse + gain) for scout, gain in gains])


def _purses(position: Position, survey: Survey, purses: Sequence[tuple[Action, int]]) -> list[Ranked]:
    """List what purses can buy in this round's two turns. Rule R11."""
    appeals = survey.appeals()
    return [(means(position.market, appeals, purse, 2), action) for action, purse in purses]


def _keep(position: Position, survey: Survey) -> list[Ranked]:
    """List the cubes that can be kept: what the best three stalls are worth that cost their colour. Rule R30."""
    appeals, market = survey.appeals(), position.market
    found: list[Ranked] = []
    for keep in keepable(position.purses[survey.seat]):
        costing = [appeal for appeal, stall in appeals if keep.color in market.colors(stall)]
        found.append((sum(costing[:3]) // 3, keep))
    return found


_OPTIONS: Final[dict[int, Callable[[Position, Survey], list[Ranked]]]] = {
    WILD: _wild,
    SCOUT: _scout,
    ASSIGN: _assign,
    SPEND: _spend,
    TAKE: _take,
    ARROW: _arrow,
    SETTLE: _settle,
    KEEP: _keep,
}
