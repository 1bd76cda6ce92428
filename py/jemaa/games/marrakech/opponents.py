"""The opponents of Marrakech: what each level looks at, and the reason that it gives.

- `easy` sees what is under its nose: the two likeliest rolls, and its own groups, which it overrates. Every rug of
  another costs much the same in its eyes, and it cares little which of them it covers.
- `medium` weighs its own turn by the whole table of values: every roll, and every rent. It does not look at answers.
- `hard` plays through its own turn and the next player's, who does what is best (with three or more players now and
  then anything), and weighs what that leaves to all: for its lead and, besides, for its chance to come first. `hard#N`
  looks at the N rugs that promise most wherever Assam may stop: from 12 on at all of them. The last two rugs of a game
  it plays out in full, for the first place (`endgame.py`).
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple, TypeAlias

from ...engine.chance import Stream
from ...engine.game import Action
from ...opponents.bot import FORCED, POINT, Judged, Level, Makers, Thinker, Thinking, Thought, lead, sentence
from ...opponents.bot import child as played
from ...opponents.win_probability import CERTAIN
from .board import BARE, DICE, DIE_WEIGHTS, Lay, Turn
from .endgame import ending, is_near
from .policy import CARELESS, FACES, FIRST, Answer, OwnRugs, Replies, Stop, following, payment, stops
from .position import LAY, QUARTER, TURN
from .state import State
from .value import Board, Change, Everybody, Leading, Prices, chance

#: Raised whenever a level would play any game otherwise.
VERSION: Final = 2
#: How many rugs `hard` looks at wherever Assam may stop.
WIDTH: Final = 12

#: What the first place counts near the end, where little else does, in thousandths of a point.
LAST: Final = 100 * POINT

#: Rugs that can be laid around Assam: the scale of progress.
MOST_RUGS: Final = 12

#: What a choice adds to the lead by aspect, in thousandths of a point: the reason is the aspect that sets it apart.
Aspects: TypeAlias = Mapping[str, int]
Weighed: TypeAlias = tuple[Action, Aspects]


def legal(state: State) -> Sequence[Any]:
    """List the legal actions: all of one type, which depends on the phase."""
    return state.legal()


# Reasons


def concluded(now: int, weighed: Iterable[Weighed]) -> Thought:
    """Return the best of all choices, from the lead as it is now and what each adds to it.

    Worth is given as a lead: what the best choice adds to the chance of coming first is subtracted from all.
    """
    aspects = dict(weighed)
    choices = [Judged(action, now + sum(each.values())) for action, each in aspects.items()]
    choices.sort(key=lambda judged: (-judged.worth, judged.action.text))
    best = choices[0].action
    first = aspects[best].get("reason-first-place", 0)
    choices = [Judged(action, worth - first) for action, worth in choices]
    key = FORCED if len(choices) == 1 else reason(aspects[best], aspects[choices[1].action])
    return Thought(best, sentence(key), choices)


def reason(best: Aspects, second: Aspects) -> str:
    """Return the aspect in which the best choice is most ahead of the runner-up.

    The first place counts only where it decided: where the lead alone speaks for the runner-up.
    """
    ahead = {key: worth - second[key] for key, worth in best.items()}
    first = ahead.get("reason-first-place", 0)
    if 0 < first < sum(ahead.values()):
        del ahead["reason-first-place"]
    key = max(ahead, key=lambda each: ahead[each])
    if ahead[key] <= 0:
        return "reason-alike"
    if key == "reason-safe-road" and not best[key]:
        return "reason-free-road"
    if key == "reason-next-pays" and not second[key]:
        return "reason-only-way"
    return key


def of_rug(leading: Leading, changes: Sequence[Change], own: Sequence[int]) -> dict[str, int]:
    """Return what a rug adds by aspect; `own` are the colours of the player who lays it."""
    visible, squares, whole = leading
    mine = [change for change in changes if change.color in own]
    others = [change for change in changes if change.color not in own]
    return {
        "reason-more-squares": sum([visible[each.color] * each.visible for each in mine]),
        "reason-bigger-carpet": sum([squares[each.color] * each.squares for each in mine]),
        "reason-hides-rival": sum([visible[each.color] * each.visible for each in others]),
        "reason-breaks-carpet": sum([squares[each.color] * each.squares for each in others]),
        "reason-whole-rug": sum([whole[each.color] * each.whole for each in changes]),
    }


# One's own turn


class OwnTurn(Thinker):
    """Judges by one's own turn alone: the rent, and the rug. All that differs between levels can be replaced."""

    __slots__ = ()
    #: how much each face weighs
    faces: Sequence[int] = DIE_WEIGHTS

    def __init__(self, level: Level, chance: Stream) -> None:
        """Take neither work nor luck."""

    def leading(self, prices: Prices, seat: int) -> Leading:
        """Return what one more of each thing counted seems to add to a seat's lead."""
        return prices.leading(seat)

    def owed(self, stop: Stop) -> int:
        """Return the rent that a stop seems to cost."""
        return stop.owed

    def think(self, state: Any) -> Thinking:
        """Judge all choices by their aspects."""
        yield 0.0
        board, seat = Board(state.color_at, state.whole), state.mover
        left = state.rugs_left.copy()
        left[seat] -= state.phase != QUARTER
        prices = Prices(state.owners, state.out, left)
        now = lead(prices.values(board, state.dirhams), seat)
        leading = self.leading(prices, seat)
        weigh = {TURN: self.turns, LAY: self.lays, QUARTER: self.quarters}[state.phase]
        return concluded(now, weigh(state, board, leading))

    def stops(self, state: State, board: Board, seat: int, turn: Turn) -> list[Stop]:
        """List where a seat may stop after a turn of Assam, by the weight that its face seems to have."""
        road = stops(board, state.owners, seat, state.assam, (state.facing + turn.quarters) % 4)
        return [stop._replace(weight=weight) for stop, weight in zip(road, self.faces, strict=True)]

    def turns(self, state: State, board: Board, leading: Leading) -> Iterator[Weighed]:
        """Weigh the roads: what they cost, and the rug that can be laid at their stops."""
        rugs = OwnRugs(board, state, state.mover, leading)
        cost = payment(len(state.dirhams))
        for turn in legal(state):
            road = self.stops(state, board, state.mover, turn)
            rent = sum([stop.weight * self.owed(stop) for stop in road])
            ground = sum([stop.weight * rugs.best(stop.square) for stop in road])
            yield turn, {"reason-safe-road": -cost * rent // FACES, "reason-good-ground": ground // FACES}

    def lays(self, state: State, board: Board, leading: Leading) -> Iterator[Weighed]:
        """Weigh the rugs by what they change at once."""
        rugs = OwnRugs(board, state, state.mover, leading)
        for lay in legal(state):
            yield lay, of_rug(leading, rugs.changes(lay), state.colors[state.mover])

    def quarters(self, state: State, board: Board, leading: Leading) -> Iterator[Weighed]:
        """Weigh the quarter turns by what the next player will pay. Rule M20."""
        cost = payment(len(state.dirhams))
        for turn in legal(state):
            road = self.stops(state, board, following(state, state.mover), turn)
            rent = sum([stop.weight * self.owed(stop) for stop in road if stop.owner == state.mover])
            yield turn, {"reason-next-pays": cost * rent // FACES}


class Easy(OwnTurn):
    """Sees the likeliest rolls, takes every rug of another for a small one, and is in love with its own groups."""

    __slots__ = ()
    faces = (0, 3, 3, 0)

    def leading(self, prices: Prices, seat: int) -> Leading:
        """Count all squares that are seen as if they stayed, those of others a third, and overrate own groups."""
        rivals = len(prices.seats) - 1
        visible, squares = [0] * (BARE + 1), [0] * (BARE + 1)
        for each in prices.staying:
            for color in prices.colors[each]:
                visible[color] = POINT if each == seat else -3 * POINT // (10 * rivals)
                squares[color] = POINT // 5 if each == seat else 0
        return Leading(visible, squares, [0] * (BARE + 1))

    def owed(self, stop: Stop) -> int:
        """Take a group for two squares at most."""
        return min(stop.owed, 2)


# Looking ahead


class Outlook(NamedTuple):
    """What a choice is expected to come to after the next player's turn, in thousandths of a point."""

    lead: int
    first: int  # for the chance to come first
    rent: int = 0  # what the next player pays on the road that is best for them, as far as it adds to the lead

    @property
    def total(self) -> int:
        """Return what decides."""
        return self.lead + self.first


class JudgedRug(NamedTuple):
    """A rug, what it changes, and what it is expected to come to."""

    lay: Lay
    changes: Sequence[Change]
    outlook: Outlook


class Search:
    """Judges the choices of one decision by one's own turn and the whole turn of the next player."""

    def __init__(self, state: State, width: int) -> None:
        """Prepare what all choices share."""
        self.state, self.width, self.seat = state, width, state.mover
        self.board = Board(state.color_at, state.whole)
        left = state.rugs_left.copy()
        if state.phase != QUARTER:
            left[self.seat] -= 1
        self.own = Prices(state.owners, state.out, left).leading(self.seat)
        self.over = not any(left)
        self.next = following(state, self.seat)
        if not self.over:
            left[self.next] -= 1
        self.prices = Prices(state.owners, state.out, left)
        self.cost = payment(len(left))
        self._answers: dict[int, Answer] = {}

    @cached_property
    def replies(self) -> Replies:
        """The rugs that the next player can lay on the board as it is."""
        return Replies(self.board, self.state, self.next, Everybody(self.prices, self.next))

    def answer(self, replies: Replies) -> Answer:
        """Return what the next player can make of a board."""
        return Answer(replies, self.state, self.next, self.prices)

    def worth(self, values: Sequence[int], prices: Prices) -> tuple[int, int]:
        """Return the lead that everybody's values mean, and what the chance to come first adds."""
        return lead(values, self.seat), FIRST[len(values)] * chance(values, self.seat, prices.spread) // 1000

    def static(self, state: State) -> Outlook:
        """Judge a position as it stands."""
        prices = Prices(state.owners, state.out, state.rugs_left)
        values = prices.values(Board(state.color_at, state.whole), state.dirhams)
        return Outlook(*self.worth(values, prices))

    def ahead(self, answer: Answer, state: State, facings: Sequence[int]) -> Outlook:
        """Judge a position after one's own turn by the next player's, who may let Assam face so."""
        roads = answer.roads(state.assam, facings)
        road = answer.road(roads, state.dirhams)
        leads = firsts = 0
        for weight, values in answer.leaves(road, roads, state.dirhams):
            each, first = self.worth(values, self.prices)
            leads += weight * each
            firsts += weight * first
        careful, whole = 100 - CARELESS[len(state.piles)], 100 * FACES
        rent = careful * sum([stop.weight * stop.owed for stop in road if stop.owner == self.seat])
        return Outlook(leads // whole, firsts // whole, self.cost * rent // whole)

    def rug(self, state: State, lay: Lay, color: int) -> Outlook:
        """Judge a rug in a position with this decision's board."""
        if self.over:
            return Outlook(*self.worth(self.prices.values(self.board.laid(lay, color), state.dirhams), self.prices))
        if lay.number not in self._answers:
            self._answers[lay.number] = self.answer(self.replies.after(lay, color, self.state, self.next))
        answer = self._answers[lay.number]
        right, left = (state.facing + 1) % 4, (state.facing - 1) % 4
        if not state.quarter_turn:
            return self.ahead(answer, state, (state.facing, right, left))
        return max((self.ahead(answer, state, (facing,)) for facing in (right, left)), key=lambda each: each.total)

    def quarter(self, turn: Turn) -> Outlook:
        """Judge a quarter turn."""
        return self.ahead(self.answer(self.replies), self.state, ((self.state.facing + turn.quarters) % 4,))

    def rugs(self, state: State, rugs: OwnRugs) -> Generator[None, None, list[JudgedRug]]:
        """Judge all rugs beside Assam; those that promise least get an estimate below the others. Yields after each."""
        promising = sorted(legal(state), key=lambda lay: (-rugs.gain(lay), lay.text))
        seen = []
        for lay in promising[: self.width]:
            seen.append(JudgedRug(lay, rugs.changes(lay), self.rug(state, lay, rugs.color)))
            yield
        worst = min(seen, key=lambda each: each.outlook.total)
        for lay in promising[self.width :]:
            less = rugs.gain(lay) - rugs.gain(promising[self.width - 1])
            outlook = worst.outlook._replace(lead=worst.outlook.lead + less)
            seen.append(JudgedRug(lay, rugs.changes(lay), outlook))
        return seen


class Ending(Search):
    """The same near the end: what comes is known, but for the rolls."""

    def static(self, state: State) -> Outlook:
        """Judge a position by all that can come."""
        end = ending(state)
        return Outlook(lead(end.points, self.seat), LAST * end.firsts[self.seat] // CERTAIN)

    def rug(self, state: State, lay: Lay, color: int) -> Outlook:
        """Judge a rug."""
        return self.static(played(state, lay))

    def quarter(self, turn: Turn) -> Outlook:
        """Judge a quarter turn."""
        return self.static(played(self.state, turn))


#: Weighs all choices in small steps, and yields after each.
Weighing: TypeAlias = Generator[None, None, list[Weighed]]


def foreseen(outlook: Outlook, aspects: dict[str, int]) -> Aspects:
    """Return all aspects of a choice: what no other explains is what the next player can do."""
    aspects["reason-first-place"] = outlook.first
    return {**aspects, "reason-looks-ahead": outlook.total - sum(aspects.values())}


def lays(search: Search) -> Weighing:
    """Weigh the rugs."""
    state = search.state
    seen = yield from search.rugs(state, OwnRugs(search.board, state, search.seat, search.own))
    own = state.colors[search.seat]
    return [
        (lay, foreseen(outlook, {**of_rug(search.own, changes, own), "reason-next-pays": outlook.rent}))
        for lay, changes, outlook in seen
    ]


def turns(search: Search) -> Weighing:
    """Weigh the roads: for each face the best rug."""
    weighed: list[Weighed] = []
    state, rugs = search.state, OwnRugs(search.board, search.state, search.seat, search.own)
    for turn in legal(state):
        road = stops(search.board, state.owners, search.seat, state.assam, (state.facing + turn.quarters) % 4)
        leads = firsts = ground = rent = income = 0
        for stop, die in zip(road, DICE, strict=True):
            after = state.copy()
            after.advance(turn)
            after.advance(die)
            if after.phase == LAY and after.mover == search.seat:
                seen = yield from search.rugs(after, rugs)
                outlook = max([each.outlook for each in seen], key=lambda each: each.total)
            else:
                outlook = search.static(after)
            leads += stop.weight * outlook.lead
            firsts += stop.weight * outlook.first
            ground += stop.weight * rugs.best(stop.square)
            income += stop.weight * outlook.rent
            rent += stop.weight * stop.owed
        aspects = {
            "reason-safe-road": -search.cost * rent // FACES,
            "reason-good-ground": ground // FACES,
            "reason-next-pays": income // FACES,
        }
        weighed.append((turn, foreseen(Outlook(leads // FACES, firsts // FACES), aspects)))
    return weighed


def quarters(search: Search) -> Weighing:
    """Weigh the quarter turns. Rule M20."""
    weighed: list[Weighed] = []
    for turn in legal(search.state):
        outlook = search.quarter(turn)
        weighed.append((turn, foreseen(outlook, {"reason-next-pays": outlook.rent})))
        yield
    return weighed


class Hard(Thinker):
    """Plays through its own turn and the next player's."""

    __slots__ = ("width",)

    def __init__(self, level: Level, chance: Stream) -> None:
        """Take the number of rugs to look at wherever Assam may stop; no luck."""
        self.width = level.work or WIDTH

    def think(self, state: Any) -> Thinking:
        """Judge all choices by their aspects."""
        search = (Ending if is_near(state) else Search)(state, self.width)
        weighing = {TURN: turns, LAY: lays, QUARTER: quarters}[state.phase](search)
        steps = 0
        while True:
            try:
                next(weighing)
            except StopIteration as done:
                return concluded(0, done.value)
            steps += 1
            yield steps / (steps + MOST_RUGS)


#: `easy` and `medium` take no work: what they look at is fixed.
LEVELS: Final[Makers] = {"easy": Easy, "medium": OwnTurn, "hard": Hard}
