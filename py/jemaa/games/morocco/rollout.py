"""What may come in Morocco: a position played on after an action, everybody choosing by the table of weights.

A level looks as far as its `Horizon` says. Rolls are drawn from the position's own text, so they are not those of the
game; a course of the future may be noisy besides (`noise.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Any, Final, NamedTuple, TypeAlias

from ...engine.chance import Stream
from ...engine.game import CHANCE, OVER, Action
from ...opponents.bot import POINT
from . import policy, value
from .board import COUSINS, FULL, PASS, WEIGHT, Pass, Placement
from .noise import VALUES, Noise, gumbel
from .notation import written
from .policy import Ranked, Survey
from .position import ARROW, ASSIGN, SETTLE, SPEND, TAKE, Position
from .search_cache import Memory
from .state import State
from .value import Scales, scale

#: Phases within a turn that has begun
_IN_TURN: Final = (SPEND, TAKE, ARROW, SETTLE)

#: The terms of a seat, then those of the others on average, negative: their sum is the seat's lead
Sides: TypeAlias = list[int]

_change: Final = itemgetter(0)

#: How many numbers of choices an answer takes up: more than anybody makes while it is played out
STEPS_OF_ANSWER: Final = 20
#: What nobody wants to bring about, even to win: an end by Rule R32, as if it cost so many points
STALEMATES: Final = ("no-workers", "idle")
STALEMATE_COST: Final = 30 * POINT
#: What it costs to come near such an end, by how many workers there are in all hands (cousins need assistants)
NEAR_STALEMATE_COSTS: Final = (12 * POINT, 8 * POINT, 4 * POINT)


def one_course(seats: int) -> int:
    """Play one course out."""
    return 1


def first_answer(seats: int) -> tuple[int, ...]:
    """Look at the position when the next player has had a turn."""
    return (1,)


class Horizon(NamedTuple):
    """How far a level sees: with what scale, how many actions it plays out, how far, and how often.

    `looks`: after how many more turns it looks at the position, by number of players; the looks are averaged.
    `samples`: how many courses of the future it plays out for each action, by number of players.
    """

    scales: Scales
    width: int
    looks: Callable[[int], tuple[int, ...]]
    samples: Callable[[int], int] = one_course
    #: whether the choices that it imagines are uncertain: without that, courses differ by rolls alone
    noisy: bool = False
    #: how many actions of the others' next turns are played out; later ones follow the table
    answers: int = 0


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


class Sample(NamedTuple):
    """A course of the future as far as it is the same for all actions that can begin it: its rolls and its noise."""

    number: int
    memory: Memory
    noise: Noise | None = None


def chosen_with(noise: Noise, survey: Survey, step: int) -> Action:
    """Choose as `policy.quick` does, with the noise of one choice."""
    position = survey.position
    values, offset = gumbel(), noise.at(step)
    if position.phase == ASSIGN:
        ranked: list[Any] = survey.placements()  # of placements alone
        if not ranked:
            return PASS
        worths = [change + values[(placement.number + offset) % VALUES] for change, placement in ranked]
    else:
        ranked = policy.options(position, survey)
        worths = [change + values[(number + offset) % VALUES] for number, (change, _) in enumerate(ranked)]
    found: Action = ranked[worths.index(max(worths))][1]
    return found


class Rollout:
    """A position played on after an action, everybody playing by the table."""

    __slots__ = ("_before", "_dice", "_fork", "_horizon", "_sample", "_step", "_turns", "after", "begins")

    def __init__(self, position: State, action: Action, horizon: Horizon, sample: Sample, step: int = 0) -> None:
        """Take the position, the action, how far all players see, the course, and the number of its next choice."""
        self._before = position
        self._sample = sample
        self._dice: Stream | None = None
        self._horizon = horizon
        self._step = step
        self._turns = 0
        self.after = position.copy()
        self.after.advance(action)
        #: After how many turns it begins to differ from an earlier course: where the first die falls
        self.begins = 0
        self._fork: tuple[State, int, int] | None = None

    def again(self, sample: Sample) -> Rollout:
        """Return another course that went the same way until the first die fell; there is no noise in either."""
        assert self._fork is not None
        other = Rollout.__new__(Rollout)
        other._before, other._sample, other._dice, other._horizon = self._before, sample, None, self._horizon
        other._step, other._fork = self._step, None
        after, other._turns, other.begins = self._fork
        other.after = after.copy()
        return other

    @property
    def rolled(self) -> bool:
        """Return whether dice have fallen: whether another sample could go otherwise."""
        return self._dice is not None

    def _roll(self, turns: int) -> Action:
        """Roll by the text of the position before. Most rollouts come to no roll, and writing the text takes long."""
        self._fork = self._fork or (self.after.copy(), self._turns, turns)
        self._dice = self._dice or Stream(f"{written(self._before)}/{self._sample.number}")
        legal = self.after.legal()
        return legal[self._dice.below(len(legal))]

    def _quick(self) -> Action:
        """Choose by the table, as far as it is certain."""
        self._step += 1
        position, scales, (_, memory, noise) = self.after, self._horizon.scales, self._sample
        if noise:
            return chosen_with(noise, Survey(position, position.to_act, scales, memory), self._step)
        return policy.quick(position, scales, memory)

    def go_on(self, turns: int) -> None:
        """Go on until so many turns have been had since the action, or the game is over."""
        after, answers = self.after, self._horizon.answers
        while after.to_act != OVER and (self._turns < turns or after.phase in _IN_TURN):
            if after.to_act == CHANCE:
                chosen = self._roll(turns)
            elif answers and after.phase == ASSIGN and self._turns < len(after.vp) - 1:
                self._step += STEPS_OF_ANSWER
                chosen = answer(after, self._horizon, self._sample, self._step)
                self._turns += 1
            else:
                chosen = self._quick()
                self._turns += type(chosen) in (Placement, Pass)
            after.advance(chosen)


def answer(position: State, horizon: Horizon, sample: Sample, step: int) -> Action:
    """Return the placement after which a seat stands best when the next player has answered by the table."""
    scales, width = horizon.scales, horizon.answers
    ranked = Survey(position, position.to_act, scales, sample.memory).placements() or [(0, PASS)]
    ranked.sort(key=_change, reverse=True)
    next_only = Horizon(scales, width, first_answer)
    worths = []
    for _, action in (shortlist := narrowed(ranked, width, position.load)):
        rollout = Rollout(position, action, next_only, sample._replace(number=0), step)
        rollout.go_on(1)
        worths.append(sum(sides(rollout.after, position.to_act, scales)))
    return shortlist[worths.index(max(worths))][1]


def narrowed(ranked: Sequence[Ranked], width: int, load: Sequence[int]) -> list[Ranked]:
    """Return the first actions of so many kinds, and all that close a stall: the table is poorest at judging these.

    Of placements of one worker in one stall the best space only. `load`: the load of each stall.
    """
    closing = [{stall for stall, each in enumerate(load) if each + weight >= FULL} for weight in WEIGHT]
    kinds: dict[object, Ranked] = {}
    for each in ranked:
        action = each[1]
        if type(action) is not Placement:
            if len(kinds) < width:
                kinds.setdefault(action, each)
        elif len(kinds) < width or not closing[action.kind % COUSINS].isdisjoint(action.stalls):
            kinds.setdefault((action.kind, action.stalls), each)
        if len(kinds) == 2 * width:
            break
    return list(kinds.values()) if len(kinds) > 1 else list(ranked[:width])
