"""Heaps: a tiny third game for the tests, for 4 to 6 players. Roll two dice, take stones from a heap; most stones win.

It shows that a game needs nothing but its folders. It is awkward on purpose: two dice in one roll, an option that is a
number, an argument called `cost`, an error of its own.

H1: the higher die is the maximal number of stones to take. H2: after a double, taking costs a stone if one has any.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

from ...engine.chance import Stream
from ...engine.game import CHANCE, OVER, Action, Event, Face, Game, Json, Shorthand
from ...engine.mixins import GameMixin, TextMixin
from ...engine.ranking import ranked
from ...engine.validation import first_seat
from ...errors import BadRecord
from ...formats.mixed_radix import Choice, Field
from ...formats.notation import NOTHING, Fields, canonical, head, parted

if TYPE_CHECKING:
    from . import shapes

HEAPS = "abc"
WEIGHTS = {1: 1, 2: 2, 3: 1}


class Roll(Face):
    """Both dice at once."""


class Take(Action):
    """Stones from a heap."""


ROLLS = {
    dice: Roll("dice {} {}".format(*dice), "dice:{}-{}".format(*dice))
    for dice in combinations_with_replacement(WEIGHTS, 2)
}
FACES = (NOTHING, *("{}-{}".format(*dice) for dice in ROLLS))
OPTIONS = {"stones": (7, 9)}
TAKES = {(heap, n): Take(f"take {heap} {n}", f"heap:{heap}", f"count:{n}") for heap in HEAPS for n in WEIGHTS}


class State(TextMixin):
    """The heaps, the stones that everyone has taken, whose turn it is, and the roll (None before it)."""

    def __init__(self, colors: Sequence[str], options: Json, first: int) -> None:
        self.colors = tuple(colors)
        self.options = options
        stones: int = options["stones"]
        self.heaps = dict.fromkeys(HEAPS, stones)
        self.taken = [0] * len(self.colors)
        self.mover = first
        self.rolled: tuple[int, int] | None = None

    @property
    def to_act(self) -> int:
        if not any(self.heaps.values()):
            return OVER
        return self.mover if self.rolled else CHANCE

    def legal(self) -> list[Action]:
        if self.to_act == CHANCE:
            return list(ROLLS.values())
        return [take for (heap, n), take in TAKES.items() if self._may_take(heap, n)] if self.to_act != OVER else []

    @property
    def most(self) -> int:
        return max(self.rolled or (0,))

    def _may_take(self, heap: str, n: int) -> bool:
        return n <= min(self.most, self.heaps[heap])

    def outcomes(self) -> tuple[int, ...]:
        if self.to_act != CHANCE:
            return ()
        return tuple(WEIGHTS[low] * WEIGHTS[high] * (1 if low == high else 2) for low, high in ROLLS)

    @property
    def cost(self) -> int:
        low, high = self.rolled or (0, 1)
        return int(low == high and self.taken[self.mover] > 0)

    def apply(self, action: Action) -> list[Event]:
        events: list[Event] = []
        self.apply_into(action, events)
        return events

    def apply_into(self, action: Action, events: list[Event]) -> None:
        word, *parts = action.text.split()
        if word == "dice":
            self.rolled = (int(parts[0]), int(parts[1]))
            events.append(("rolled", self.mover, list(self.rolled)))
            return
        heap, n, seat, cost = parts[0], int(parts[1]), self.mover, self.cost
        self.heaps[heap] -= n
        self.taken[seat] += n - cost
        self.rolled = None
        self.mover = (seat + 1) % len(self.taken)
        events.append(("took", seat, heap, n, cost))
        if not any(self.heaps.values()):
            events.append(("ended", "empty"))

    advance = apply

    def copy(self) -> State:
        twin = State(self.colors, self.options, self.mover)
        twin.heaps, twin.taken, twin.rolled = dict(self.heaps), list(self.taken), self.rolled
        return twin

    def imagine(self, viewer: int | None, chance: Stream | None) -> State:
        return self.copy()

    def scores(self) -> list[int]:
        return list(self.taken)

    def ranking(self) -> list[list[int]]:
        return ranked(dict(enumerate(self.taken)))

    def text(self) -> str:
        face = "{}-{}".format(*self.rolled) if self.rolled else NOTHING
        own = (str(self.mover), face, parted(self.heaps.values()), parted(self.taken))
        return " ".join((*head("heaps", zip(self.colors, strict=True), self.options, OPTIONS), *own))


def rolled(seat: int, dice: list[int]) -> shapes.Rolled:
    return {"type": "rolled", "rule": "H1", "seat": seat, "dice": dice}


def took(seat: int, heap: str, count: int, cost: int) -> shapes.Took:
    return {"type": "took", "rule": "H2", "seat": seat, "heap": heap, "count": count, "cost": cost}


def ended(why: str) -> shapes.Ended:
    return {"type": "ended", "rule": "H1", "why": why}


NAMED: dict[str, Callable[..., shapes.Event]] = {"rolled": rolled, "took": took, "ended": ended}


class Heaps(GameMixin):
    """The rules of the game."""

    name = "heaps"
    rules = 1
    seats = range(4, 7)
    colors = ("ochre", "indigo", "sand", "brick", "slate", "olive")
    private = False
    levels = ("easy", "hard")
    shorthand = Shorthand(frozenset({"dice", "take"}), {})
    options = OPTIONS
    actions = {action.text: action for action in (*ROLLS.values(), *TAKES.values())}  # noqa: RUF012

    def colors_each(self, players: int) -> int:
        return 1

    def setup(self, players: Sequence[Json], options: Json, chance: Stream) -> Json:
        return {"first": chance.below(len(players)), "higher": HEAPS[chance.below(len(HEAPS))]}

    def setup_fields(self, players: Sequence[Json]) -> Mapping[str, Field]:
        return {"first": Choice(range(len(players))), "higher": Choice(HEAPS)}

    def start(self, players: Sequence[Json], options: Json, setup: Json) -> State:
        if set(setup) != {"first", "higher"}:
            raise BadRecord("the set-up must have first and higher", "setup-keys")
        first = first_seat(setup, players)
        if setup["higher"] not in list(HEAPS):
            raise BadRecord("higher must be a heap", "setup-higher")
        state = State([player["color"] for player in players], options, first)
        state.heaps[setup["higher"]] += 1
        return state

    def setup_for(self, setup: Json, state: State) -> Json:
        return setup

    def position(self, text: str) -> State:
        fields = Fields(self, text, ("seat", "dice", "heaps", "taken"))
        colors = [color for (color,) in fields.colors]
        state = State(colors, fields.options, fields.number("seat", range(len(colors))))
        stones = fields.options["stones"]
        state.rolled = (None, *ROLLS)[fields.one("dice", FACES)]
        heaps = [fields.number_in("heaps", part, range(stones + 2)) for part in fields.parts("heaps", len(HEAPS))]
        state.heaps = dict(zip(HEAPS, heaps, strict=True))
        state.taken = fields.seats_numbers("taken", range(3 * stones + 2))
        if heaps.count(stones + 1) > 1 or sum(heaps) + sum(state.taken) > 3 * stones + 1:
            raise fields.impossible("heaps", "there are not so many stones")
        if state.rolled and state.to_act == OVER:
            raise fields.impossible("dice", "nobody rolls when all stones are taken")
        return canonical(state, text)

    def view(self, state: State, viewer: int | None = None) -> shapes.Position:
        over = state.to_act == OVER
        phase: shapes.Phase = "over" if over else "take" if state.rolled else "roll"
        args: shapes.PromptArgs = {} if over else {"seat": state.mover}
        if phase == "take":
            args |= {"cost": state.cost, "most": state.most}
        return {
            "phase": phase,
            "prompt": {"key": f"prompt-{phase}", "args": args},
            "seats": self.seats_shown(state, viewer),
            "board": self.board_shown(state, viewer),
            "dice": True,
            "hidden": False,
            "result": {"why": "empty"} if over else None,
        }

    def seats_shown(self, state: State, viewer: int | None = None) -> list[shapes.Seat]:
        return [{"seat": seat, "score": taken} for seat, taken in enumerate(state.taken)]

    def board_shown(self, state: State, viewer: int | None = None) -> shapes.Board:
        return {"heaps": dict(state.heaps), "dice": list(state.rolled) if state.rolled else None}

    def named(self, event: Event, viewer: int | None = None) -> shapes.Event:
        kind, *rest = event
        return NAMED[kind](*rest)

    def forecast(self, state: State, action: Action | None) -> shapes.Forecast | None:
        if action is None:
            weights = state.outcomes()
            most = sum(high * weight for (_, high), weight in zip(ROLLS, weights, strict=False))
            return {"sum": most, "of": sum(weights)} if weights else None
        if action.text.startswith("dice"):
            return None
        _, heap, n = action.text.split()
        return {"heap": heap, "left": state.heaps[heap] - int(n), "cost": state.cost}

    def why(self, state: State, picks: Sequence[str]) -> Json:
        empty = [pick[5:] for pick in picks if pick.startswith("heap:") and not state.heaps[pick[5:]]]
        return {"key": "why-empty", "args": {"heaps": empty}} if empty else {"key": "why-not", "args": {}}

    def draw(self, state: State) -> str:
        return " ".join(f"{heap}{'*' * stones}" for heap, stones in state.heaps.items())


GAME: Final[Game] = Heaps()
