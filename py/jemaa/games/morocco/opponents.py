"""The opponents of Morocco, level by level, and the reason of each decision. `value.py` says what they aim at.

- easy weighs only what it gets itself: it overlooks what others get, and forgets districts. It thinks of the answer to
  its action only where there is one rival.
- medium plays a few actions out until the next player has had a turn, and weighs everything.
- hard plays more actions out, each with the best of a few answers of the others, and looks twice: when all others
  have had a turn, and when everybody has had one more.
- expert does the same in many courses of the future, in each of which everybody's choices are a little uncertain
  (`noise.py`): it does not rely on one.

Of `hard#N`, N is how many actions it plays out, and so with easy and medium; of `expert#N`, how many courses.

Looking ahead, all go on by `policy.quick`. Nothing is hidden in this game and no level rolls dice over its choices: the
same position always brings the same decision. Rolls that it looks ahead to are drawn from the position's own text, so
they are not those of the game.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from functools import cache, partial
from operator import itemgetter
from typing import Any, Final

from ...engine.chance import Stream
from ...engine.game import Action
from ...opponents.bot import FORCED, Judged, Level, Makers, Thinker, Thinking, Thought, sentence
from . import policy
from .board import Placement, Swap
from .noise import Noise
from .notation import written
from .opponent_reasons import explained
from .policy import Ranked, Survey
from .position import ASSIGN, KEEP, SCOUT, WILD
from .rollout import Horizon, Rollout, Sample, Sides, first_answer, narrowed, sides
from .search_cache import Memory
from .state import State
from .value import Scale, scale
from .weights import WEIGHTS

VERSION: Final = 1
#: Phases in which cubes are gained or kept
_FOR_CUBES: Final = (WILD, SCOUT, KEEP)

_change: Final = itemgetter(0)

#: How many actions a level plays out, unless `hard#N` says so
EASY_WIDTH, MEDIUM_WIDTH, HARD_WIDTH = 3, 4, 10
#: How many answers of each of the others hard plays out, for each of its own actions
ANSWERS: Final = 3
#: How many courses of the future expert plays out for each action, by number of players
EXPERT_SAMPLES: Final[Mapping[int, int]] = {2: 16, 3: 16, 4: 8, 5: 8}


@cache
def easy_scale(seats: int, left: int) -> Scale:
    """Return the scale of the easy level: no rivals, no districts."""
    return Scale(WEIGHTS[seats], seats, left, rivals=False, districts=False)


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
            return Thought(legal[0], sentence(FORCED), [Judged(legal[0], now)])
        ranked = policy.options(state, Survey(state, seat, self._horizon.scales))
        ranked.sort(key=_change, reverse=True)
        shortlist = narrowed(ranked, self._horizon.width, state.load)
        samples, futures = self._samples(state), list[Sides]()
        for number, (_, action) in enumerate(shortlist, 1):
            progress = (number - 1) / len(shortlist)
            futures.append((yield from self._future(state, action, samples, progress)))
        worths = [sum(future) for future in futures]
        order = sorted(range(len(shortlist)), key=worths.__getitem__, reverse=True)
        first, second = order[0], order[min(1, len(order) - 1)]
        best = shortlist[first][1]
        judged = {id(action): worth for (_, action), worth in zip(shortlist, worths, strict=True)}
        gap = sum(worth - change for (change, _), worth in zip(shortlist, worths, strict=True)) // len(shortlist)
        reason = explained(state, best, futures[first], futures[second])
        return Thought(best, reason, choices(legal, ranked, judged, gap, best))

    def _samples(self, position: State) -> list[Sample]:
        """Return the courses of the future, without the actions that begin them."""
        memory, numbers = Memory(), range(self._horizon.samples(len(position.vp)))
        if not self._horizon.noisy:
            return [Sample(number, memory) for number in numbers]
        text = written(position)
        return [Sample(number, memory, Noise(f"{text}/{number}/noise")) for number in numbers]

    def _future(
        self, position: State, action: Action, samples: Sequence[Sample], progress: float
    ) -> Generator[float, None, Sides]:
        """Return how the seat that decides stands after an action and some more turns, on average."""
        seats, found = len(position.vp), list[Sides]()
        turns = list(self._horizon.looks(seats))
        if position.phase in _FOR_CUBES:  # whole passes, so that its own turn is among them
            turns = [-(-(turn + 1) // seats) * seats for turn in turns]
        elif position.phase == ASSIGN and type(action) is Swap:  # its own turn goes on
            turns = [turn + 1 for turn in turns]
        first: Rollout | None = None
        for sample in samples:
            rollout = first.again(sample) if first else Rollout(position, action, self._horizon, sample)
            found += found[: sum(look < rollout.begins for look in turns)]
            for turn in range(rollout.begins, turns[-1] + 1):
                rollout.go_on(turn)
                if turn in turns:
                    found.append(sides(rollout.after, position.to_act, self._horizon.scales))
                yield progress
            if sample.noise is None:
                first = first or rollout
                if not rollout.rolled:
                    break
        return [sum(column) // len(found) for column in zip(*found, strict=True)]


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


# How many turns are looked ahead, and how many courses are played out, by the number of seats. Functions of the module,
# because opponents are copied.


def _first_answer_of_two(seats: int) -> tuple[int, ...]:
    return (int(seats == 2),)


def _one_and_two_rounds(seats: int) -> tuple[int, ...]:
    return seats - 1, 2 * seats - 1


def _two(seats: int) -> int:
    return 2


def _courses(work: int | None, seats: int) -> int:
    return work or EXPERT_SAMPLES[seats]


def _easy(level: Level, chance: Stream) -> Searcher:
    return Searcher(Horizon(easy_scale, level.work or EASY_WIDTH, _first_answer_of_two))


def _medium(level: Level, chance: Stream) -> Searcher:
    return Searcher(Horizon(scale, level.work or MEDIUM_WIDTH, first_answer))


def _hard(level: Level, chance: Stream) -> Searcher:
    return Searcher(Horizon(scale, level.work or HARD_WIDTH, _one_and_two_rounds, _two, answers=ANSWERS))


def _expert(level: Level, chance: Stream) -> Searcher:
    courses = partial(_courses, level.work)
    return Searcher(Horizon(scale, HARD_WIDTH, _one_and_two_rounds, courses, noisy=True, answers=ANSWERS))


#: Who advises people, who do not want to wait
ADVISER: Final = "hard"
#: Who judges a game that is over, by number of players: fewer courses do, as nobody wants to wait for minutes
JUDGES: Final[Mapping[int, str]] = {2: "expert#8", 3: "expert#8", 4: "expert#8", 5: "expert#5"}
#: The levels that `Game.levels` names
LEVELS: Final[Makers] = {"easy": _easy, "medium": _medium, "hard": _hard, "expert": _expert}
