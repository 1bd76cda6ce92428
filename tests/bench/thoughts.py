"""Prints what `hard` chooses in many positions of a game as a digest, and how many decisions a second it makes.

`python -m` cannot run it in another checkout, which may not have it: `against.py` runs this file with that one's wheel.
"""

import sys
from hashlib import sha256
from time import process_time
from typing import Any

from jemaa.engine.chance import Stream
from jemaa.games import GAMES
from jemaa.match import drawn_setup
from jemaa.opponents.registry import opponent

#: One decision of so many is thought about; all others are the easy opponent's.
EACH = 9


def positions(name: str, games: int) -> list[Any]:
    """Return positions with a choice, of games with each number of players."""
    found: list[Any] = []
    game = GAMES[name]
    options = {key: values[0] for key, values in game.options.items()}
    for number in range(games):
        for players in game.seats:
            each, seed = game.colors_each(players), f"thoughts/{number}/{players}"
            colors = [list(game.colors[each * seat : each * seat + each]) for seat in range(players)]
            seated = [{"name": str(seat), "color": own if each > 1 else own[0]} for seat, own in enumerate(colors)]
            setup = drawn_setup(game, seated, options, seed)
            state, stream, count = (
                game.start(seated, options, setup),
                Stream(seed),
                0,
            )
            easy = opponent(name, "easy", seed)
            while state.to_act != -2:
                legal = state.legal()
                if state.to_act < 0 or len(legal) == 1:
                    state.advance(legal[stream.below(len(legal))])
                    continue
                count += 1
                if count % EACH == 0:
                    found.append(state.copy())
                state.advance(easy.choose(state))
    return found


def main() -> None:
    """Print digest, decisions and decisions a second of processor time."""
    name, games = sys.argv[1], int(sys.argv[2])
    some, digest = positions(name, games), sha256()
    hard = opponent(name, "hard", "thoughts")
    hard.thought(some[0])
    began = process_time()
    for state in some:
        thought = hard.thought(state)
        choices = [(action.text, worth) for action, worth in thought.choices]
        digest.update(repr((thought.action.text, thought.reason, choices)).encode())
    print(digest.hexdigest(), len(some), len(some) / (process_time() - began))


if __name__ == "__main__":
    main()
