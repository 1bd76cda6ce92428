"""The opponents of Morocco, level by level, and the reason of each decision. `value.py` says what they aim at.

- easy weighs only what it gets itself: it overlooks what others get, and forgets districts. It thinks of the answer to
  its action only where there is one rival.
- medium plays a few actions out until the next player has had a turn, and weighs everything.
- hard plays more actions out, each with the best of a few answers of the others, and looks twice: when all others
  have had a turn, and when everybody has had one more.

Of `hard#N`, N is how many actions it plays out, and so with the others.

Looking ahead, all go on by `policy.quick`. Nothing is hidden in this game and no level rolls dice over its choices: the
same position always brings the same decision. Rolls that it looks ahead to are drawn from the position's own text, so
they are not those of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from functools import cache
from operator import itemgetter
from typing import Any, Final, NamedTuple, TypeAlias

from ...chance import Stream
from ...game import CHANCE, OVER, Action, Json
from ...judging import FORCED, POINT, Judged, Level, Makers, Thinker, Thinking, Thought, said
from . import policy, value
from .board import COUSINS, CUBES, FULL, GRID, OPEN, PASS, TAKE_BODYGUARD, WEIGHT, Pass, Placement, Swap
from .notation import written
from .policy import Ranked, Survey
from .position import ARROW, ASSIGN, KEEP, SCOUT, SETTLE, SPEND, TAKE, WILD, Position
from .state import State
from .value import TERMS, Scale, Scales, scale
from .weights import WEIGHTS

VERSION: Final = 1
#: Phases within a turn that has begun
_IN_TURN: Final = (SPEND, TAKE, ARROW, SETTLE)
#: Phases in which cubes are gained or kept
_FOR_CUBES: Final = (WILD, SCOUT, KEEP)

#: The terms of a seat, then those of the others on average, negative: their sum is the seat's lead
Sides: TypeAlias = list[int]

_change: Final = itemgetter(0)

#: How many actions a level plays out, unless `hard#N` says so
EASY_WIDTH, MEDIUM_WIDTH, HARD_WIDTH = 3, 4, 10
#: How many answers of each of the others hard plays out, for each of its own actions
ANSWERS: Final = 3
#: What nobody wants to bring about, even to win: an end by Rule R32, as if it cost so many points
STALEMATES: Final = ("no-workers", "idle")
STALEMATE_COST: Final = 30 * POINT
#: What it costs to come near such an end, by how many workers there are in all hands (cousins need assistants)
NEAR_STALEMATE_COSTS: Final = (12 * POINT, 8 * POINT, 4 * POINT)


class Horizon(NamedTuple):
    """How far a level sees: with what scale, how many actions it plays out, how far, and with how many rolls.

    `looks`: after how many more turns it looks at the position, by number of players; the looks are averaged.
    """

    scales: Scales
    width: int
    looks: Callable[[int], tuple[int, ...]]
    samples: int = 1
    #: how many actions of the others' next turns are played out; later ones follow the table
    answers: int = 0


@cache
def easy_scale(seats: int, left: int) -> Scale:
    """Return the scale of the easy level: no rivals, no districts."""
    return Scale(WEIGHTS[seats], seats, left, rivals=False, districts=False)


def sides(position: Position, seat: int, scales: Scales = scale) -> Sides:
    """Return the terms of a seat, then those of the others on average, negative; a stalemate costs the seat more."""
    found = value.worths(position, scales)
    own = found.pop(seat)
    own[value.WORKERS] -= stalemate_cost(position)
    seen = scales(len(position.vp), 0).rivals
    return own + [-(sum(column) // len(found)) * seen for column in zip(*found, strict=True)]


def stalemate_cost(position: Position) -> int:
    """Return what it costs that the game ends by Rule R32, or that it well may soon."""
    if position.to_act == OVER:
        return STALEMATE_COST * (position.why_over in STALEMATES)
    workers = sum(position.hand) - sum(position.hand[COUSINS::4])
    return NEAR_STALEMATE_COSTS[workers] if workers < len(NEAR_STALEMATE_COSTS) else 0


class Searcher(Thinker):
    """An opponent that ranks all actions by the table, plays the best ones out, and takes the best of these."""

    __slots__ = ("_horizon",)

    def __init__(self, horizon: Horizon) -> None:
        """Take how far it sees."""
        self._horizon = horizon

    def think(self, state: Any) -> Thinking:
        """Choose an action; yield after each that is played out."""
        legal, seat = state.legal(), state.to_act
        now = sum(sides(state, seat))
        yield 0.0
        if len(legal) == 1:
            return Thought(legal[0], said(FORCED), [Judged(legal[0], now)])
        ranked = policy.options(state, Survey(state, seat, self._horizon.scales))
        ranked.sort(key=_change, reverse=True)
        shortlist = narrowed(ranked, self._horizon.width, state.load)
        futures: list[Sides] = []
        for number, (_, action) in enumerate(shortlist, 1):
            futures.append((yield from self._future(state, action, (number - 1) / len(shortlist))))
        worths = [sum(future) for future in futures]
        order = sorted(range(len(shortlist)), key=worths.__getitem__, reverse=True)
        first, second = order[0], order[min(1, len(order) - 1)]
        best = shortlist[first][1]
        judged = {id(action): worth for (_, action), worth in zip(shortlist, worths, strict=True)}
        gap = sum(worth - change for (change, _), worth in zip(shortlist, worths, strict=True)) // len(shortlist)
        reason = explained(state, best, futures[first], futures[second])
        return Thought(best, reason, choices(legal, ranked, judged, gap, best))

    def _future(self, position: State, action: Action, progress: float) -> Generator[float, None, Sides]:
        """Return how the seat that decides stands after an action and some more turns, on average."""
        seats, found = len(position.vp), list[Sides]()
        turns = list(self._horizon.looks(seats))
        if position.phase in _FOR_CUBES:  # whole passes, so that its own turn is among them
            turns = [-(-(turn + 1) // seats) * seats for turn in turns]
        elif position.phase == ASSIGN and type(action) is Swap:  # its own turn goes on
            turns = [turn + 1 for turn in turns]
        for sample in range(self._horizon.samples):
            rollout = Rollout(position, action, sample, self._horizon)
            for turn in range(turns[-1] + 1):
                rollout.go_on(turn)
                if turn in turns:
                    found.append(sides(rollout.after, position.to_act, self._horizon.scales))
                yield progress
            if not rollout.rolled:
                break
        return [sum(column) // len(found) for column in zip(*found, strict=True)]


class Rollout:
    """A position played on after an action, everybody playing by the table."""

    __slots__ = ("_answers", "_before", "_dice", "_sample", "_scales", "_turns", "after")

    def __init__(self, position: State, action: Action, sample: int, horizon: Horizon) -> None:
        """Take the position, the action, the number of this sample of the dice, and how far all players see."""
        self._before = position
        self._sample = sample
        self._dice: Stream | None = None
        self._scales = horizon.scales
        self._answers = horizon.answers
        self._turns = 0
        self.after = position.copy()
        self.after.advance(action)

    @property
    def rolled(self) -> bool:
        """Return whether dice have fallen: whether another sample could go otherwise."""
        return self._dice is not None

    def _roll(self) -> Action:
        """Roll by the text of the position before. Most rollouts come to no roll, and writing the text takes long."""
        self._dice = self._dice or Stream(f"{written(self._before)}/{self._sample}")
        legal = self.after.legal()
        return legal[self._dice.below(len(legal))]

    def go_on(self, turns: int) -> None:
        """Go on until so many turns have been had since the action, or the game is over."""
        after = self.after
        while after.to_act != OVER and (self._turns < turns or after.phase in _IN_TURN):
            if after.to_act == CHANCE:
                chosen = self._roll()
            elif self._answers and after.phase == ASSIGN and self._turns < len(after.vp) - 1:
                chosen = answer(after, self._scales, self._answers)
                self._turns += 1
            else:
                chosen = policy.quick(after, self._scales)
                self._turns += type(chosen) in (Placement, Pass)
            after.advance(chosen)


def answer(position: State, scales: Scales, width: int) -> Action:
    """Return the placement after which a seat stands best when the next player has answered by the table."""
    ranked = Survey(position, position.to_act, scales).placements() or [(0, PASS)]
    ranked.sort(key=_change, reverse=True)
    horizon = Horizon(scales, width, _first_answer)
    worths = []
    for _, action in (shortlist := narrowed(ranked, width, position.load)):
        rollout = Rollout(position, action, 0, horizon)
        rollout.go_on(1)
        worths.append(sum(sides(rollout.after, position.to_act, scales)))
    return shortlist[worths.index(max(worths))][1]


def narrowed(ranked: Sequence[Ranked], width: int, load: Sequence[int]) -> list[Ranked]:
    """Return the first actions of so many kinds, and all that close a stall: the table is poorest at judging these.

    Of placements of one worker in one stall the best space only. `load`: the load of each stall.
    """
    kinds: dict[object, Ranked] = {}
    for each in ranked:
        action = each[1]
        if type(action) is not Placement:
            kind: object = action
            closes = False
        else:
            kind = action.kind, action.stalls
            closes = any(load[stall] + WEIGHT[action.kind % COUSINS] >= FULL for stall in action.stalls)
        if len(kinds) < width or (closes and len(kinds) < 2 * width):
            kinds.setdefault(kind, each)
    return list(kinds.values()) if len(kinds) > 1 else list(ranked[:width])


def choices(
    legal: Sequence[Action], ranked: Sequence[Ranked], judged: Mapping[int, int], gap: int, best: Action
) -> list[Judged]:
    """Judge all legal actions, the best first: those not played out by the table, and never above the best.

    `judged`: the worth of actions by identity. `gap`: what those were worth more than their changes, on average.
    """
    most = judged[id(best)]
    known = {_alike(action): min(most, judged.get(id(action), change + gap)) for change, action in ranked}
    found = [Judged(action, known[_alike(action)]) for action in legal if action is not best]
    found.sort(key=itemgetter(1), reverse=True)
    return [Judged(best, most), *found]


def _alike(action: Action) -> object:
    """Return what placements have in common that differ in the third cube alone."""
    return (action.kind, action.spaces) if type(action) is Placement else action


# Reasons


def explained(position: State, action: Action, future: Sides, second: Sides) -> Json:
    """Return the reason of an action: the term that it is most ahead in of the second best.

    Both futures are sides of the seat that decides.
    """
    gaps = [one - other for one, other in zip(future, second, strict=True)]
    at = max(range(len(gaps)), key=gaps.__getitem__)
    if gaps[at] <= 0:
        return said("reason-alike")
    term, own = TERMS[at % len(TERMS)], at < len(TERMS)
    reason = _BY_PHASE.get(position.phase) or (_swap if type(action) is Swap else _OWN[term] if own else _OTHERS[term])
    return reason(Case(position, action, own))


class Case(NamedTuple):
    """A decision to be explained: the position, the action, and whether it helps oneself or hinders others."""

    before: State
    action: Any
    own: bool

    def after(self) -> State:
        """Return the position when the action is done."""
        after = self.before.copy()
        after.advance(self.action)
        return after


def _plain(key: str) -> Callable[[Case], Json]:
    """Return what gives a reason that depends on nothing but the key of its sentence."""
    return lambda case: said(key)


def _for_stall(case: Case) -> Json:
    """Say what a placement does for oneself in its stall, or that points are expected elsewhere."""
    action, seat = case.action, case.before.to_act
    if type(action) is not Placement:
        return said("reason-points")
    after = case.after()
    won = [stall for stall in action.stalls if after.tiles[stall] == seat]
    if won:
        return said("reason-wins-stall", stall=GRID.names[won[0]])
    counts = [value.counted(after.workers[stall], len(after.vp)) for stall in action.stalls]
    leads = [
        stall
        for stall, held in zip(action.stalls, counts, strict=True)
        if after.tiles[stall] == OPEN and held[seat] == max(held) and held.count(max(held)) == 1
    ]
    if not leads:
        return said("reason-share", stall=GRID.names[action.stalls[0]])
    alone = not case.before.workers[leads[0]]
    return said("reason-begins-stall" if alone else "reason-takes-lead", stall=GRID.names[leads[0]])


def _against(case: Case) -> Json:
    """Say whom a placement denies a stall, or that the others are held back elsewhere."""
    action, seat = case.action, case.before.to_act
    for stall in action.stalls if type(action) is Placement else ():
        held = list(value.counted(case.before.workers[stall], len(case.before.vp)))
        held[seat] = 0
        if max(held):
            return said("reason-denies-stall", rival=held.index(max(held)), stall=GRID.names[stall])
    return said("reason-holds-back")


def _swap(case: Case) -> Json:
    return said("reason-swap" if case.own else "reason-swap-rivals")


def _cubes(case: Case) -> Json:
    return said("reason-cubes" if case.own else "reason-cubes-rivals")


def _keep(case: Case) -> Json:
    return said("reason-keeps-cube", color=CUBES[case.action.color])


def _take(case: Case) -> Json:
    return said("reason-bodyguard" if case.action is TAKE_BODYGUARD else "reason-coin")


def _arrow(case: Case) -> Json:
    """Say for whom the stall is good that the arrow points at."""
    at = GRID.step[case.action.side][case.before.closing or 0]
    return said("reason-arrow" if case.own else "reason-arrow-rivals", stall=GRID.names[at or 0])


_Reasons: TypeAlias = Mapping[str, Callable[[Case], Json]]
_OWN: Final[_Reasons] = {
    "points": _for_stall,
    "juice": _plain("reason-juice"),
    "sips": _plain("reason-juice"),
    "coins": _plain("reason-coin"),
    "district": _plain("reason-grows-district"),
    "beside": _plain("reason-grows-district"),
    "stalls": _for_stall,
    "workers": _plain("reason-keeps-workers"),
    "guards": _plain("reason-bodyguard"),
    "cubes": _plain("reason-cubes"),
}
_OTHERS: Final[_Reasons] = {
    **dict.fromkeys(("points", "stalls", "district", "beside"), _against),
    **dict.fromkeys(("juice", "sips"), _plain("reason-denies-juice")),
    **dict.fromkeys(("coins", "workers", "guards"), _plain("reason-holds-back")),
    "cubes": _plain("reason-cubes-rivals"),
}
#: Phases in which it does not matter which term it is
_BY_PHASE: Final[Mapping[int, Callable[[Case], Json]]] = {
    WILD: _cubes,
    SCOUT: _cubes,
    TAKE: _take,
    ARROW: _arrow,
    KEEP: _keep,
}


# How many turns are looked ahead, by the number of seats. Functions of the module, because opponents are copied.


def _first_answer_of_two(seats: int) -> tuple[int, ...]:
    return (int(seats == 2),)


def _first_answer(seats: int) -> tuple[int, ...]:
    return (1,)


def _one_and_two_rounds(seats: int) -> tuple[int, ...]:
    return (seats - 1, 2 * seats - 1)


def _easy(level: Level, chance: Stream) -> Searcher:
    return Searcher(Horizon(easy_scale, level.work or EASY_WIDTH, _first_answer_of_two))


def _medium(level: Level, chance: Stream) -> Searcher:
    return Searcher(Horizon(scale, level.work or MEDIUM_WIDTH, _first_answer))


def _hard(level: Level, chance: Stream) -> Searcher:
    return Searcher(Horizon(scale, level.work or HARD_WIDTH, _one_and_two_rounds, samples=2, answers=ANSWERS))


#: The levels that `Game.levels` names
LEVELS: Final[Makers] = {"easy": _easy, "medium": _medium, "hard": _hard}
