"""Random games with every number of players and every option; the invariants are checked at every ply.

    PYTHONPATH=py:. python3 -m tests.engine.sweep 20000

plays that many and prints how they ended; the tests play fewer (JEMAA_GAMES).
"""

import sys
from collections import Counter
from itertools import cycle, islice

from jemaa.chance import Dice, Stream
from jemaa.game import CHANCE, OVER, Events, Json
from jemaa.games.marrakech.board import BARE, GRID, LAY_ON, Lay
from jemaa.games.marrakech.score import scores
from jemaa.games.marrakech.state import State
from jemaa.match import Match
from tests.engine.games import players_of, tables
from tests.engine.positions import MARRAKECH, foretold, state_of
from tests.engine.reference import trace

OF_MARRAKECH = [table[1:] for table in tables() if table[0] is MARRAKECH]


class Checker:
    """Checks the invariants, from counts of its own."""

    def __init__(self, state: State) -> None:
        self.total = sum(state.rugs_left)
        self.lost = 0
        self.tops: dict[str, tuple[int, str]] = {}  # square -> (number of the rug, colour)
        self.check(state)

    def seen(self, state: State, events: Events) -> None:
        """Count the events, then check the position."""
        for event in (MARRAKECH.named(event) for event in events if event[0] in ("laid", "went_out")):
            if event["type"] == "went_out":
                self.lost += event["rugs"]
            else:
                self.tops.update(dict.fromkeys(event["squares"], (len(state.laid), event["color"])))
        self.check(state)

    def check(self, state: State) -> None:
        """Assert the invariants of a position. Rules M3, M12, M13, M15, M16, M17, M18."""
        assert sum(state.dirhams) == 30 * len(state.dirhams)
        assert min(state.dirhams) >= 0
        assert all(state.rugs_left[seat] == state.dirhams[seat] == 0 for seat in state.out)
        assert sum(state.rugs_left) + len(state.laid) + self.lost == self.total
        assert state.mover not in state.out or state.to_act == OVER
        assert sum(scores(state)) - sum(state.dirhams) <= len(self.tops)
        if state.legal() and state.legal()[0].text.startswith("lay"):
            self.check_places(state)

    def check_places(self, state: State) -> None:
        """Assert that rugs are where they were laid, and that no legal place covers a rug that it may not."""
        colors = [MARRAKECH.colors[color] if color != BARE else None for color in state.color_at]
        assert colors == [self.tops.get(name, (0, None))[1] for name in GRID.names]
        visible = Counter(number for number, _ in self.tops.values())
        assert max(visible.values(), default=0) <= 2
        whole = self.whole()
        assert sum(LAY_ON[frozenset(pair)].bit for pair in whole) == state.whole
        assert 2 <= len(state.legal()) <= 12
        for lay in state.legal():
            assert isinstance(lay, Lay)
            assert state.assam not in lay.squares
            own = state.owners[state.color_at[lay.squares[0]]] == state.mover
            assert frozenset(lay.squares) not in whole or (state.cover_own and own)

    def whole(self) -> set[frozenset[int]]:
        """Return the places on which both halves of one rug are visible."""
        squares: dict[int, list[int]] = {}
        for name, (number, _) in self.tops.items():
            squares.setdefault(number, []).append(GRID.cell[name])
        return {frozenset(pair) for pair in squares.values() if len(pair) == 2}


def played(count: int, options: Json, seed: str) -> Match:
    """Play a game to its end, checking every ply, and return the match.

    Half of the choices go for the highest rent, so that players go out more often than by chance.
    """
    match, stream = Match.new(MARRAKECH, players_of(MARRAKECH, count), options, seed), Stream(f"{seed}/choices")
    checker, dice, rolls = Checker(state_of(match)), Dice(seed), 0
    while match.state.to_act != OVER:
        legal = match.state.legal()
        if match.state.to_act == CHANCE:
            action = legal[dice.weighted(rolls, match.state.outcomes())]
            rolls += 1
        else:
            action = legal[stream.below(len(legal))]
            if state_of(match).phase == 0 and stream.below(2):
                action = max(legal, key=lambda turn: foretold(match.state, turn)["rent"]["sum"])
        checker.seen(state_of(match), match.play(action.text))
    return match


def sweep(games: int, seed: str = "sweep", compared: int = 20) -> Counter[str | None]:
    """Play that many games; compare one in `compared` with the second implementation; count how they ended."""
    ended: Counter[str | None] = Counter()
    for number, (count, options) in enumerate(islice(cycle(OF_MARRAKECH), games)):
        match = played(count, options, f"{seed}/{number}")
        ended[state_of(match).why_over] += 1
        if number % compared == 0:
            compare(match)
    return ended


def compare(match: Match) -> None:
    """Assert that the second implementation agrees on a match."""
    record = {"players": match.players, "options": match.options, "setup": match.setup}
    told = trace({**record, "log": [entry.action.text for entry in match.log]})
    state, _ = match.at(0)
    for entry, to_act, legal in zip(match.log, told["to_act"], told["legal"], strict=True):
        assert to_act == ("chance" if state.to_act == CHANCE else state.to_act)
        assert legal == [action.text for action in state.legal()]
        state.apply(entry.action)
    assert told["final"]["scores"] == state.scores()
    assert told["final"]["ranking"] == state.ranking()


if __name__ == "__main__":
    print(dict(sweep(int(sys.argv[1]))))
