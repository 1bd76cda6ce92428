"""Morocco: artisans in the market, for 2 to 5 players. `docs/rules/morocco.md` numbers its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from ...engine.chance import Stream
from ...engine.game import Action, Game, Json, Shorthand
from ...engine.mixins import GameMixin
from ...engine.phases import forecast_of, why_not
from ...engine.validation import first_seat
from ...errors import BadRecord
from ...formats.mixed_radix import Choice, Field, Lines, Permutation
from ...formats.notation import Fields, canonical
from . import notation
from .board import CUBES, FAMILIES, actions
from .events import named
from .phases import PHASES
from .state import State
from .validation import check
from .view import board_shown, draw, seats_shown, view

if TYPE_CHECKING:
    from . import shapes

LINES = ("rows", "columns", "roof")
#: Rule R6: the values of the 36 tokens
JUICE = "234" * 12
_SORTED = sorted(JUICE)


class Morocco(GameMixin):
    """The game by its rules."""

    name = "morocco"
    rules = 1
    seats = range(2, 6)
    colors = FAMILIES
    private = False
    levels = ("easy", "medium", "hard", "expert")
    options = notation.OPTIONS
    shorthand = Shorthand(
        frozenset({"die", "wild", "scout", "swap", "assistant", "take", "arrow", "settle", "keep"}),
        {"b": "bodyguard", "t": "tourist", "q": "cousins", "k": "black"},
    )

    view = staticmethod(view)
    seats_shown = staticmethod(seats_shown)
    board_shown = staticmethod(board_shown)
    named = staticmethod(named)
    draw = staticmethod(draw)

    @property
    def actions(self) -> Mapping[str, Action]:
        """Return all actions by their texts."""
        return actions()

    def colors_each(self, players: int) -> int:
        """Return 1: each player is one family. Rule R4."""
        return 1

    def setup(self, players: Sequence[Json], options: Json, chance: Stream) -> Json:
        """Draw who begins, the cubes of rows, columns and roof, and the juice tokens. Rules R5 to R7."""
        setup: Json = {"first": chance.below(len(players))}
        for line in LINES:
            setup[line] = chance.shuffled(CUBES)
        tokens = "".join(chance.shuffled(JUICE))
        setup["juice"] = [tokens[start : start + 6] for start in range(0, 36, 6)]
        return setup

    def setup_fields(self, players: Sequence[Json]) -> Mapping[str, Field]:
        """Return what a set-up can hold: who begins, cubes in some order, tokens in some order."""
        lines = {line: Permutation(CUBES) for line in LINES}
        return {"first": Choice(range(len(players))), **lines, "juice": Lines(JUICE, 6)}

    def start(self, players: Sequence[Json], options: Json, setup: Json) -> State:
        """Return the first position, or raise `BadRecord` for a set-up that cannot be."""
        if set(setup) != {"first", "juice", *LINES}:
            raise BadRecord(f"the set-up must have first, juice, {', '.join(LINES)}", "setup-keys")
        first = first_seat(setup, players)
        rows, columns, roof = (_colors(setup[line], line) for line in LINES)
        juice = _values(setup["juice"])
        families = [FAMILIES.index(player["color"]) for player in players]
        return State(families, first, rows=rows, columns=columns, roof=roof, juice=juice)

    def setup_for(self, setup: Json, state: State) -> Json:
        """Return the set-up as it is: nothing is hidden. Rule R8."""
        return setup

    def position(self, text: str) -> State:
        """Return the position that a text says, or raise `BadRecord`."""
        fields = Fields(self, text, notation.FIELDS)
        families = [FAMILIES.index(family) for (family,) in fields.colors]
        rows, columns, roof = (notation.colors(fields, line) for line in LINES)
        state = State(families, 0, rows=rows, columns=columns, roof=roof, juice=notation.juice(fields))
        notation.read(state, fields)
        check(state, fields)
        return canonical(state, text)

    def forecast(self, state: State, action: Any) -> shapes.Forecast | None:
        """Return what an action may bring, or None where there is nothing to say."""
        return forecast_of(PHASES[state.phase], state, action)

    def why(self, state: State, picks: Sequence[str]) -> Json:
        """Return the reason why no legal action contains all these picks."""
        return why_not(PHASES[state.phase], state, picks)


def _colors(names: Any, line: str) -> list[int]:
    """Return five colours as numbers. Rule R5."""
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names) or sorted(names) != list(CUBES):
        raise BadRecord(f"{line} must be the five colours, each once", f"setup-{line}")
    return [CUBES.index(name) for name in names]


def _values(lines: Any) -> list[int]:
    """Return the values of the tokens by corner. Rule R6."""
    if not isinstance(lines, list) or len(lines) != 6 or not all(isinstance(line, str) for line in lines):
        raise BadRecord("juice must be six texts", "setup-juice")
    if any(len(line) != 6 for line in lines) or sorted("".join(lines)) != _SORTED:
        raise BadRecord("juice must be six lines of six, twelve tokens of each value", "setup-juice")
    return list(map(int, "".join(lines)))


GAME: Final[Game] = Morocco()
