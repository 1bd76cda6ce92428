"""Marrakech: rugs on the square, for 2 to 4 players. `docs/rules/marrakech.md` numbers its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from ...engine.chance import Stream
from ...engine.game import Game, Json, Shorthand
from ...engine.mixins import GameMixin
from ...engine.phases import forecast_of, why_not
from ...engine.validation import first_seat
from ...errors import BadRecord
from ...formats.mixed_radix import Choice, Each, Field, Permutation
from ...formats.notation import Fields, canonical
from . import notation
from .board import ACTIONS, COLORS
from .events import named
from .phases import PHASES
from .position import RUGS
from .state import State
from .validation import check
from .view import board_shown, draw, seats_shown, view

if TYPE_CHECKING:
    from . import shapes


class Marrakech(GameMixin):
    """The game by its rules."""

    name = "marrakech"
    rules = 1
    seats = range(2, 5)
    colors = COLORS
    private = False
    levels = ("easy", "medium", "hard")
    options = notation.OPTIONS
    actions = ACTIONS
    shorthand = Shorthand(frozenset({"die", "lay"}), {"l": "left", "s": "straight", "r": "right"})

    view = staticmethod(view)
    seats_shown = staticmethod(seats_shown)
    board_shown = staticmethod(board_shown)
    named = staticmethod(named)
    draw = staticmethod(draw)

    def colors_each(self, players: int) -> int:
        """Return 2 colours for each of two players, else 1. Rule M4."""
        return 2 if players == 2 else 1

    def setup(self, players: Sequence[Json], options: Json, chance: Stream) -> Json:
        """Draw who begins, and with two players mix the piles. Rules M2, M4, M6."""
        setup: Json = {"first": chance.below(len(players)), "facing": "north"}
        if len(players) == 2:
            setup["piles"] = [chance.shuffled(sorted(player["color"]) * 12) for player in players]
        return setup

    def setup_fields(self, players: Sequence[Json]) -> Mapping[str, Field]:
        """Return what a set-up can hold: who begins, whether the facing is given, and two players' piles."""
        fields: dict[str, Field] = {"first": Choice(range(len(players))), "facing": Choice((None, "north"))}
        if len(players) == 2:
            fields["piles"] = Each([Permutation(player["color"] * 12) for player in players])
        return fields

    def start(self, players: Sequence[Json], options: Json, setup: Json) -> State:
        """Return the first position, or raise `BadRecord` for a set-up that cannot be."""
        expected = {"first", "piles"} if len(players) == 2 else {"first"}
        if set(setup) - {"facing"} != expected:
            raise BadRecord(f"the set-up must have {' and '.join(sorted(expected))}", "setup-keys")
        first = first_seat(setup, players)
        if setup.get("facing", "north") != "north":
            raise BadRecord("Assam faces north at the start", "setup-facing")
        colors = _numbers([player["color"] if len(players) == 2 else [player["color"]] for player in players])
        piles = _piles(players, setup) if len(players) == 2 else [own * RUGS[len(players)] for own in colors]
        return State(colors, piles, first, **notation.rules_of(options))

    def setup_for(self, setup: Json, state: State) -> Json:
        """Return a set-up with the piles of a position that was reached from it. Rule M4."""
        if len(state.piles) != 2:
            return setup
        if "position" not in setup:
            return {**setup, "piles": [[COLORS[color] for color in pile] for pile in state.piles]}
        start = self.position(setup["position"])
        start.piles = state.piles
        return {"position": start.text()}

    def position(self, text: str) -> State:
        """Return the position that a text says, or raise `BadRecord`."""
        fields = Fields(self, text, notation.FIELDS)
        colors = _numbers(fields.colors)
        seat, piles = notation.begin(fields, colors)
        state = State(colors, piles, seat, **notation.rules_of(fields.options))
        notation.read(state, fields)
        check(state, fields)
        return canonical(state, text)

    def forecast(self, state: State, action: Any) -> shapes.Forecast | None:
        """Return where each face leads after a turn of Assam (or now), or what a rug would join and cover."""
        return forecast_of(PHASES[state.phase], state, action)

    def why(self, state: State, picks: Sequence[str]) -> Json:
        """Return the reason why no legal action contains all these picks."""
        return why_not(PHASES[state.phase], state, picks)


def _numbers(colors: Sequence[Sequence[str]]) -> list[list[int]]:
    return [list(map(COLORS.index, own)) for own in colors]


def _piles(players: Sequence[Json], setup: Json) -> list[list[int]]:
    """Return two players' mixed rugs as colour numbers, the next rug first. Rule M4."""
    piles = setup["piles"]
    if not isinstance(piles, list) or len(piles) != 2 or not all(map(_is_pile, piles, players)):
        raise BadRecord("piles must hold twelve rugs of each own colour for both players", "setup-piles")
    return _numbers(piles)


def _is_pile(pile: Any, player: Json) -> bool:
    own = sorted(player["color"])
    return isinstance(pile, list) and all(isinstance(rug, str) for rug in pile) and sorted(pile) == sorted(own * 12)


GAME: Final[Game] = Marrakech()
