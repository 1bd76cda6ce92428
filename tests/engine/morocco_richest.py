"""The position of Morocco with the most legal actions among those of many games.

    PYTHONPATH=py:. python3 -m tests.engine.morocco_richest 10000

plays that many games, random and concentrating ones with every number of players, and writes the record of the game up
to that position to `tests/golden/morocco-richest.jemaa.json`, which the page can open like any record.
"""

import json
import sys
from pathlib import Path

from jemaa import record as records
from jemaa.bots.random import RandomBot
from jemaa.chance import Dice, Stream
from jemaa.game import CHANCE, OVER, Action, Json
from jemaa.games.morocco.state import State
from jemaa.match import Match
from tests.engine.games import players_of
from tests.engine.morocco import MOROCCO, state_of
from tests.engine.morocco_bots import Concentrating
from tests.engine.morocco_sweep import BOTS, COUNTS, Bot

RICHEST = Path(__file__).parent.parent / "golden" / "morocco-richest.jemaa.json"


def read() -> Json:
    """Return the record of that position."""
    record: Json = json.loads(RICHEST.read_text())
    return record


class Watched:
    """Wraps an opponent; remembers where it had the most actions to choose from."""

    def __init__(self, bot: Concentrating | RandomBot) -> None:
        """Take the opponent."""
        self.bot, self.most, self.ply = bot, 0, 0

    def choose(self, state: State, ply: int) -> Action:
        """Choose as the opponent does, and remember the ply if there are more actions than ever before."""
        choices = len(state.legal())
        if choices > self.most:
            self.most, self.ply = choices, ply
        return self.bot.choose(state)


def played(count: int, bot: Bot, seed: str) -> tuple[int, Json]:
    """Play a game; return the largest number of actions, and the record of the game up to there."""
    match = Match.new(MOROCCO, players_of(MOROCCO, count), {}, seed)
    state, dice, rolls = state_of(match).copy(), Dice(seed), 0
    log: list[str] = []
    watched = Watched(bot(Stream(f"{seed}/choices")))
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            action: Action = state.legal()[dice.weighted(rolls, state.outcomes())]
            rolls += 1
        else:
            action = watched.choose(state, len(log))
        log.append(action.text)
        state.apply(action)
    return watched.most, {**records.save(match), "log": log[: watched.ply]}


def richest(games: int, seed: str = "richest") -> tuple[int, Json]:
    """Play that many games; return the largest number of actions, and the record that leads there."""
    tables = ((COUNTS[number % 4], BOTS[number // 4 % 2], f"{seed}/{number}") for number in range(games))
    return max((played(*table) for table in tables), key=lambda found: found[0])


if __name__ == "__main__":
    choices, record = richest(int(sys.argv[1]))
    RICHEST.write_text(json.dumps(record, indent=1) + "\n")
    print(f"{choices} legal actions after {len(record['log'])}, {len(record['players'])} players: {RICHEST}")
