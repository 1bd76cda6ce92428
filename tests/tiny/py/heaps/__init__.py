"""Heaps: a tiny third game for the tests, for 2 or 3 players. Roll a die, take stones from a heap; most stones win.

It shows all that a game must bring: this folder beside the others, and not a line anywhere else.
"""

from __future__ import annotations

from typing import Final

from ...errors import BadRecord
from ...fields import Choice
from ...game import CHANCE, OVER, Action, Game
from ...notation import Fields, exact, head, parted

STONES = 6
WEIGHTS = (1, 2, 1)

DICE = tuple(Action(f"die {n}", f"die:{n}") for n in (1, 2, 3))
OPTIONS = {"exact": (False, True)}
TAKES = {(heap, n): Action(f"take {heap} {n}", f"heap:{heap}", f"count:{n}") for heap in "abc" for n in (1, 2, 3)}


class State:
    """Heaps, what everyone has taken, whose turn it is, and the roll (0 before it)."""

    def __init__(self, colors, first: int, *, exact: bool) -> None:
        self.colors = tuple(colors)
        self.heaps = dict.fromkeys("abc", STONES)
        self.taken = [0] * len(colors)
        self.mover = first
        self.rolled = 0
        self.exact = exact

    @property
    def to_act(self) -> int:
        if not any(self.heaps.values()):
            return OVER
        return self.mover if self.rolled else CHANCE

    def legal(self) -> list[Action]:
        if self.to_act == CHANCE:
            return list(DICE)
        return [take for (heap, n), take in TAKES.items() if self._may_take(heap, n)] if self.to_act != OVER else []

    def _may_take(self, heap: str, n: int) -> bool:
        most = min(self.rolled, self.heaps[heap])
        return n == most if self.exact else n <= most

    def outcomes(self) -> tuple[int, ...]:
        return WEIGHTS if self.to_act == CHANCE else ()

    def apply(self, action: Action) -> tuple:
        word, *parts = action.text.split()
        if word == "die":
            self.rolled = int(parts[0])
            return (("rolled", self.mover, self.rolled),)
        heap, n, seat = parts[0], int(parts[1]), self.mover
        self.heaps[heap] -= n
        self.taken[seat] += n
        self.rolled = 0
        self.mover = (seat + 1) % len(self.taken)
        return (("took", seat, heap, n),)

    def copy(self) -> State:
        twin = State(self.colors, self.mover, exact=self.exact)
        twin.heaps, twin.taken, twin.rolled = dict(self.heaps), list(self.taken), self.rolled
        return twin

    def imagine(self, chance) -> State:
        return self.copy()

    def scores(self) -> list[int]:
        return list(self.taken)

    def ranking(self) -> list[list[int]]:
        places = sorted(set(self.taken), reverse=True)
        return [[seat for seat, taken in enumerate(self.taken) if taken == place] for place in places]

    def text(self) -> str:
        own = (self.mover, self.rolled, parted(self.heaps.values()), parted(self.taken))
        return " ".join(map(str, [*head("heaps", zip(self.colors), {"exact": self.exact}, OPTIONS), *own]))


class Heaps:
    """The game by its rules."""

    name = "heaps"
    rules = 1
    seats = range(2, 4)
    colors = ("ochre", "indigo", "sand")
    options = OPTIONS
    actions = {action.text: action for action in (*DICE, *TAKES.values())}  # noqa: RUF012

    def colors_each(self, players: int) -> int:
        return 1

    def setup(self, players, options, chance) -> dict:
        return {"first": chance.below(len(players))}

    def setup_fields(self, players) -> dict:
        return {"first": Choice(range(len(players)))}

    def start(self, players, options, setup) -> State:
        if set(setup) != {"first"} or type(setup["first"]) is not int or setup["first"] not in range(len(players)):
            raise BadRecord("first must be a seat", "setup-first")
        return State([player["color"] for player in players], setup["first"], exact=options["exact"])

    def position(self, text: str) -> State:
        fields = Fields(self, text, ("seat", "rolled", "heaps", "taken"))
        colors = [color for (color,) in fields.colors]
        state = State(colors, fields.number("seat", range(len(colors))), exact=fields.options["exact"])
        heaps = fields.parts("heaps", 3)
        if not all(heap in "0123456" and heap for heap in heaps):
            raise fields.bad("heaps", f"three numbers up to {STONES}")
        state.heaps = dict(zip("abc", map(int, heaps), strict=True))
        state.taken = fields.seats_numbers("taken", range(3 * STONES + 1))
        state.rolled = fields.number("rolled", range(len(DICE) + 1))
        if sum(map(int, heaps)) + sum(state.taken) != 3 * STONES or (state.rolled and state.to_act == OVER):
            raise fields.impossible("heaps", "a stone lies in a heap or is taken")
        return exact(state, text)

    def view(self, state: State) -> dict:
        over = state.to_act == OVER
        phase = "over" if over else "take" if state.rolled else "roll"
        return {
            "phase": phase,
            "prompt": {"key": f"prompt-{phase}", "args": {} if over else {"seat": state.mover}},
            "seats": [{"seat": seat, "score": taken} for seat, taken in enumerate(state.taken)],
            "board": {"heaps": dict(state.heaps), "rolled": state.rolled},
            "dice": True,
            "result": {"why": "empty"} if over else None,
        }

    def named(self, event) -> dict:
        kind, seat, *parts = event
        names = {"rolled": ("steps",), "took": ("heap", "count")}[kind]
        return {"type": kind, "rule": "H1", "seat": seat, **dict(zip(names, parts, strict=True))}

    def forecast(self, state, action) -> None:
        return None

    def why(self, state: State, picks) -> dict | None:
        possible = any(set(picks) <= set(action.picks) for action in state.legal())
        return None if possible else {"key": "why-not", "args": {}}

    def draw(self, state: State) -> str:
        return " ".join(f"{heap}{'*' * stones}" for heap, stones in state.heaps.items())


GAME: Final[Game] = Heaps()
