"""Random games of both games, each compared at every position with a second implementation of its rules.

    PYTHONPATH=py:. python3 -m tests.engine.sweep 20000

plays that many of each and prints how they ended; the tests play fewer (JEMAA_GAMES).
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import cycle, islice, product
from typing import Any, TypeAlias

from jemaa.engine.chance import Dice, Stream
from jemaa.engine.game import CHANCE, OVER, Action, Json
from jemaa.games import GAMES
from jemaa.match import Match
from jemaa.opponents.registry import RandomBot
from tests.engine import morocco_reference, reference
from tests.engine.games import players_of, tables
from tests.engine.morocco_bots import Concentrating
from tests.engine.positions import MARRAKECH, foretold

#: Who chooses for all seats.
Bot: TypeAlias = Callable[[Stream], Any]
COUNTS = (2, 3, 4, 5)
BOTS: tuple[Bot, ...] = (RandomBot, Concentrating)
SECOND = {"marrakech": reference.Reference, "morocco": morocco_reference.Reference}


class Greedy:
    """Goes for the highest rent half of the time, so that players of Marrakech go out more often than by chance."""

    def __init__(self, stream: Stream) -> None:
        """Take the stream that decides."""
        self.stream = stream

    def choose(self, state: Any) -> Action:
        """Choose a legal action."""
        legal: list[Action] = state.legal()
        if state.phase == 0 and self.stream.below(2):
            return max(legal, key=lambda turn: foretold(state, turn)["rent"]["sum"])
        return legal[self.stream.below(len(legal))]


#: Who plays which game, with how many players and which options.
TABLES: dict[str, list[tuple[Bot, int, Json]]] = {
    "marrakech": [(Greedy, count, options) for game, count, options in tables() if game is MARRAKECH],
    "morocco": [(bot, count, {}) for bot, count in product(BOTS, COUNTS)],
}


def played(game: str, bot: Bot, count: int, options: Json, seed: str, plies: int = 10_000) -> Match:
    """Return a match played by one kind of opponent to its end, or for some plies."""
    match = Match.new(GAMES[game], players_of(GAMES[game], count), options, seed)
    chooser, dice = bot(Stream(seed)), Dice(seed)
    while match.state.to_act != OVER and match.ply < plies:
        if match.state.to_act == CHANCE:
            match.play(match.state.legal()[dice.weighted(match.ply, match.state.outcomes())].text)
        else:
            match.play(chooser.choose(match.state).text)
    return match


def sweep(game: str, games: int, seed: str = "sweep") -> Counter[str]:
    """Play that many games, compare each with the second implementation, and count how they ended."""
    ended: Counter[str] = Counter()
    for number, table in enumerate(islice(cycle(TABLES[game]), games)):
        match = played(game, *table, f"{seed}/{number}")
        compare(match)
        ended[match.game.view(match.state)["result"]["why"]] += 1
    return ended


def compare(match: Match) -> None:
    """Assert that the second implementation has the same choices and shows the same at every position of a match."""
    parts = {"players": match.players, "options": match.options, "setup": match.setup}
    second: Any = SECOND[match.game.name](parts)
    for ply, (state, _) in enumerate(match.positions()):
        acting = {CHANCE: "chance", OVER: "over"}.get(state.to_act, state.to_act)
        assert second.to_act() == acting
        assert second.legal() == [action.text for action in state.legal()]
        assert list(differing(second.shown(), match.game.view(state))) == []
        if ply < match.ply:
            second.do(match.log[ply].action.text)
    if match.is_over:
        assert second.final() == {"scores": match.state.scores(), "ranking": match.state.ranking()}


def differing(told: Any, shown: Any, way: str = "") -> Iterator[tuple[str, Any]]:
    """Yield where a view has other values than told; what it has beside these counts for nothing."""
    if isinstance(told, dict):
        for key, value in told.items():
            yield from differing(value, shown[key], f"{way}/{key}")
    elif isinstance(told, list) and len(told) == len(shown):
        for at, value in enumerate(told):
            yield from differing(value, shown[at], f"{way}/{at}")
    elif told != shown:
        yield way, (told, shown)


if __name__ == "__main__":
    for name in TABLES:
        print(name, dict(sweep(name, int(sys.argv[1]))))
