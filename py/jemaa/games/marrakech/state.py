"""A position of Marrakech: what is true, what is legal, what an action does. Rules M1 to M20.

It trusts its caller (`match.py` is the checked door) and says nothing to people (`view.py` does).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ...chance import Stream
from ...game import CHANCE, OVER, Action, Events
from ...grid import NORTH
from .board import BARE, CENTRE, DICE, DIE_WEIGHTS, GRID, PLACES, QUARTERS, TURNS, WALKS, Die, Lay, Turn

DIRHAMS: Final = 30  # Rule M3
NOBODY: Final = -1


#: What the turn waits for
PHASES: Final = ("turn", "roll", "lay", "quarter", "over")
TURN, ROLL, LAY, QUARTER, ENDED = range(5)

#: The kinds of events, and what follows each kind in its tuple (`view.told` names the parts).
TURNED: Final = "turned"  # seat, turn, facing, rule
ROLLED: Final = "rolled"  # seat, steps
WALKED: Final = "walked"  # seat, walk
LANDED: Final = "landed"  # seat, square, on
PAID: Final = "paid"  # from, to, amount, colour, group of squares
WENT_OUT: Final = "went_out"  # seat, unlaid rugs
LAID: Final = "laid"  # seat, colour, lay, the colours below its two squares, the owners of colours
FINISHED: Final = "ended"  # why


class State:
    """A position. `laid` and the counters are the truth of the table.

    `color_at` and `whole` follow from `laid`, and `to_act` from phase and mover: they are kept because rent, places
    and driver ask for them at every action, and working them out anew took most of the time of a game.
    """

    __slots__ = (
        "assam",
        "color_at",
        "cover_own",
        "dirhams",
        "facing",
        "laid",
        "mover",
        "out",
        "owners",
        "phase",
        "piles",
        "quarter_turn",
        "rugs_left",
        "to_act",
        "whole",
        "why_over",
    )

    def __init__(self, piles: Sequence[Sequence[int]], first: int, *, quarter_turn: bool, cover_own: bool) -> None:
        """Set the square up: each seat's pile of colours, the next rug first, and who begins. Rules M1 to M6."""
        self.piles = tuple(tuple(pile) for pile in piles)
        self.quarter_turn = quarter_turn
        self.cover_own = cover_own
        self.assam = CENTRE
        self.facing = NORTH
        self.dirhams = [DIRHAMS] * len(self.piles)
        self.rugs_left = [len(pile) for pile in self.piles]
        #: owners[colour]: whose rugs of that colour are; NOBODY for neutral ones and for the bare square
        self.owners = [NOBODY] * (BARE + 1)
        for seat, pile in enumerate(self.piles):
            for color in set(pile):
                self.owners[color] = seat
        self.out: list[int] = []
        self.laid: list[tuple[Lay, int]] = []
        self.color_at = [BARE] * len(GRID.cells)
        self.whole = 0  # a mask of places: those on which both halves of one rug are visible
        self.why_over = ""
        self._give_turn(first)

    def legal(self) -> Sequence[Action]:
        """List what can be done now, sorted by text."""
        phase = self.phase
        if phase != LAY:
            return _LEGAL[phase]
        places = PLACES[self.assam]
        barred = self.whole & places.mask
        return places[self._not_own(barred) if barred and self.cover_own else barred]

    def _not_own(self, barred: int) -> int:
        """Leave only the rugs of others in a mask of whole rugs. Rule M15, `cover_own`."""
        for lay in PLACES[self.assam].all:
            if barred & lay.bit and self.owners[self.color_at[lay.squares[0]]] == self.mover:
                barred ^= lay.bit
        return barred

    def outcomes(self) -> tuple[int, ...]:
        """Give the weights of the four faces that differ. Rule M5."""
        return DIE_WEIGHTS if self.phase == ROLL else ()

    def apply(self, action: Action) -> Events:
        """Do a legal action and return what happened."""
        return _EFFECTS[self.phase](self, action)

    def _turn(self, turn: Turn) -> Events:
        """Turn Assam, or leave him, before the roll. Rule M7."""
        self.facing = facing = _FACING[self.facing][turn.quarters]
        self.phase = ROLL
        self.to_act = CHANCE
        return ((TURNED, self.mover, turn, facing, "M7"),)

    def _roll(self, die: Die) -> Events:
        """Move Assam as many squares as the die shows, and settle the rent. Rules M8, M9, M10."""
        mover = self.mover
        walk = WALKS[self.facing][self.assam][die.steps]
        _, square, self.facing, _ = walk
        self.assam = square
        color = self.color_at[square]
        owner = self.owners[color]
        rolled, walked = (ROLLED, mover, die.steps), (WALKED, mover, walk)
        if owner == mover or owner < 0:
            self.phase = LAY
            self.to_act = mover
            return (rolled, walked, (LANDED, mover, square, owner == mover, color))
        return (rolled, walked, *self._pay(owner, color))

    def rent(self, square: int, payer: int) -> tuple[int, list[int]]:
        """Return whom a player who lands there owes rent, and for which group of squares. Rules M10, M11."""
        owner = self.owners[self.color_at[square]]
        if owner in (NOBODY, payer):
            return NOBODY, []
        return owner, GRID.group(self.color_at, square)

    def _pay(self, owner: int, color: int) -> Events:
        """Pay a dirham for each square of the group, or all there is and go out. Rules M10, M12."""
        mover, dirhams = self.mover, self.dirhams
        group = GRID.group(self.color_at, self.assam)
        owed, had = len(group), dirhams[mover]
        amount = owed if owed <= had else had
        dirhams[mover] = had - amount
        dirhams[owner] += amount
        paid = (PAID, mover, owner, amount, color, group)
        if amount < owed:
            return (paid, *self._go_out(mover))
        self.phase = LAY
        self.to_act = mover
        return (paid,)

    def _go_out(self, seat: int) -> Events:
        """Take a player out: the unlaid rugs leave, the laid ones become neutral. Rules M12, M17."""
        lost = self.rugs_left[seat]
        self.rugs_left[seat] = 0
        self.out.append(seat)
        self.owners = [NOBODY if owner == seat else owner for owner in self.owners]
        gone = (WENT_OUT, seat, lost)
        if len(self.out) == len(self.piles) - 1:
            return (gone, self._end("last-survivor"))
        if not any(self.rugs_left):
            return (gone, self._end("no-rugs"))
        self._give_turn(seat + 1)
        return (gone,)

    def _lay(self, lay: Lay) -> Events:
        """Lay the mover's next rug over whatever is there. Rules M13, M14, M17."""
        mover, color_at, rugs_left = self.mover, self.color_at, self.rugs_left
        left = rugs_left[mover]
        color = self.piles[mover][-left]
        one, two = lay.squares
        laid = (LAID, mover, color, lay, color_at[one], color_at[two], self.owners)
        color_at[one] = color_at[two] = color
        self.whole = self.whole & lay.frees | lay.bit
        self.laid.append((lay, color))
        rugs_left[mover] = left - 1
        if left == 1 and not any(rugs_left):
            return (laid, self._end("last-rug"))
        if self.quarter_turn:
            self.phase = QUARTER
        else:
            self._give_turn(mover + 1)
        return (laid,)

    def _quarter(self, turn: Turn) -> Events:
        """Turn Assam for the next player. Rule M20."""
        mover = self.mover
        self.facing = facing = _FACING[self.facing][turn.quarters]
        self._give_turn(mover + 1)
        return ((TURNED, mover, turn, facing, "M20"),)

    def _give_turn(self, seat: int) -> None:
        """Let the first from this seat on, clockwise, that is still in turn Assam, or roll. Rules M6, M7, M20."""
        seats, out = len(self.piles), self.out
        seat %= seats
        while seat in out:
            seat = (seat + 1) % seats
        self.mover = seat
        if self.quarter_turn:
            self.phase, self.to_act = ROLL, CHANCE
        else:
            self.phase, self.to_act = TURN, seat

    def _end(self, why: str) -> tuple[str, str]:
        """End the game. Rule M17."""
        self.phase, self.to_act, self.why_over = ENDED, OVER, why
        return (FINISHED, why)

    def visible(self, seat: int) -> int:
        """Count a player's visible rug squares; neutral rugs are nobody's. Rules M12, M18."""
        return sum(self.color_at.count(color) for color, owner in enumerate(self.owners) if owner == seat)

    def scores(self) -> list[int]:
        """Return a point for each visible rug square and each dirham; who is out has neither. Rule M18."""
        return [dirhams + self.visible(seat) for seat, dirhams in enumerate(self.dirhams)]

    def ranking(self) -> list[list[int]]:
        """Rank by score, then dirhams, then share; who is out comes last, the last to go out first. Rules M18, M19."""
        places: dict[tuple[int, int], list[int]] = {}
        for seat, score in enumerate(self.scores()):
            if seat not in self.out:
                places.setdefault((score, self.dirhams[seat]), []).append(seat)
        return [places[place] for place in sorted(places, reverse=True)] + [[seat] for seat in reversed(self.out)]

    def copy(self) -> State:
        """Return an independent position; what never changes is shared."""
        twin = State.__new__(State)
        for name in State.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if type(value) is list else value)
        return twin

    def imagine(self, chance: Stream) -> State:
        """Return a copy whose piles are mixed anew below the rug that all can see. Rule M4."""
        twin = self.copy()
        if len(self.piles) == 2:
            piles = zip(self.piles, self.rugs_left, strict=True)
            twin.piles = tuple(_remixed(pile, left, chance) for pile, left in piles)
        return twin

    def __eq__(self, other: object) -> bool:
        """Compare everything that is true of two positions."""
        return isinstance(other, State) and all(getattr(self, name) == getattr(other, name) for name in State.__slots__)

    __hash__ = None  # type: ignore[assignment]  # a position changes


def _remixed(pile: tuple[int, ...], left: int, chance: Stream) -> tuple[int, ...]:
    seen = len(pile) - left + 1
    return pile[:seen] + tuple(chance.shuffled(pile[seen:]))


_LEGAL: tuple[Sequence[Action], ...] = (TURNS, DICE, (), QUARTERS, ())
_EFFECTS: tuple[Callable[[State, Any], Events], ...] = (State._turn, State._roll, State._lay, State._quarter)
#: _FACING[facing][quarters]: straight on, to the right (1) and to the left (-1, the last)
_FACING = tuple((facing, (facing + 1) % 4, (facing - 1) % 4) for facing in range(4))
