"""Random and concentrating games of Morocco with every number of players; the invariants are checked at every ply.

    PYTHONPATH=py:. python3 -m tests.engine.morocco_sweep 20000

plays that many and prints how they ended; the tests play fewer (JEMAA_GAMES).
"""

import sys
from collections import Counter
from typing import TypeAlias

from jemaa.bots.random import RandomBot
from jemaa.chance import Dice, Stream
from jemaa.game import CHANCE, OVER, Events, Shape
from jemaa.games.morocco import score
from jemaa.games.morocco.board import (
    ASSISTANT,
    BODYGUARD,
    COUSINS,
    CUBES,
    FREE_SPACES,
    FULL,
    GRID,
    KINDS,
    NOBODY,
    OPEN,
    TOURIST,
    WEIGHT,
    Placement,
    counts,
)
from jemaa.games.morocco.placements import ALL_COUSINS, ALL_TOURISTS, COUSINS_LEFT, TOURISTS_LEFT
from jemaa.games.morocco.position import ARROW, ASSIGN, SETTLE, TAKE
from jemaa.games.morocco.state import State
from jemaa.games.morocco.turns import can_place
from jemaa.match import Match
from tests.engine.games import players_of
from tests.engine.morocco import MOROCCO, state_of
from tests.engine.morocco_bots import Concentrating
from tests.engine.morocco_reference import trace

Bot: TypeAlias = type[RandomBot] | type[Concentrating]
BOTS: tuple[Bot, ...] = (RandomBot, Concentrating)
COUNTS = (2, 3, 4, 5)


class Checker:
    """Checks the invariants, from counts of its own that only use the events."""

    def __init__(self, state: State) -> None:
        seats = range(len(state.vp))
        self.vp = [0] * len(seats)
        self.coins = [0] * len(seats)
        self.cubes: list[Counter[str]] = [Counter() for _ in seats]
        self.used: Counter[tuple[int, str]] = Counter()  # (seat, kind) -> tourists and tokens that have left the game
        self.juice: list[list[int]] = [[] for _ in seats]
        self.taken: set[tuple[int, int]] = set()
        self.rounds = 1
        self.check(state)

    def seen(self, state: State, events: Events) -> None:
        """Count the events, then check the position."""
        for event in map(MOROCCO.named, events):
            getattr(self, event["type"], lambda event: None)(event)
        self.check(state)

    def cubes_gained(self, event: Shape) -> None:
        for seat in event["seats"]:
            self.cubes[seat].update(event["colors"])

    def placed(self, event: Shape) -> None:
        self.cubes[event["seat"]].subtract(event["paid"])
        self.used[event["seat"], "cousins"] += event["kind"] == "cousins"

    def kept(self, event: Shape) -> None:
        held = sum(self.cubes[event["seat"]].values())
        assert self.cubes[event["seat"]][event["color"]] > 0
        assert event["lost"] == held - 1
        self.cubes[event["seat"]] = Counter([event["color"]])

    def swapped(self, event: Shape) -> None:
        self.coins[event["seat"]] -= 1

    def rewarded(self, event: Shape) -> None:
        self.vp[event["seat"]] += event["vp"]
        self.coins[event["seat"]] += "coin" in event["gained"]

    def took(self, event: Shape) -> None:
        self.coins[event["seat"]] += event["item"] == "coin"

    def juice_taken(self, event: Shape) -> None:
        for token in event["tokens"]:
            corner = (token["line"], token["column"])
            assert corner not in self.taken, "a token is taken once"
            self.taken.add(corner)
            self.juice[event["seat"]].append(token["value"])

    def settled(self, event: Shape) -> None:
        self.used[event["seat"], "tourist"] += 1

    def tourist_lost(self, event: Shape) -> None:
        self.used[event["seat"], "tourist"] += 1

    def round_began(self, event: Shape) -> None:
        self.rounds += 1

    def check(self, state: State) -> None:
        """Assert the invariants of a position."""
        assert state.vp == self.vp
        assert state.coins == self.coins
        assert min(state.coins) >= 0
        assert max(state.coins) <= 3
        assert state.round == self.rounds
        for seat in range(len(state.vp)):
            self.check_seat(state, seat)
        for stall in range(25):
            self.check_stall(state, stall)
        assert (state.tourists, state.cousins) == placements_left(state)
        assert state.left == state.tiles.count(OPEN)
        assert len(set(state.queue)) == len(state.queue)
        assert (state.closing is not None) == (state.phase in (TAKE, ARROW, SETTLE))
        placements = (type(action) is Placement for action in state.legal())
        assert state.phase != ASSIGN or can_place(state) == any(placements), "Rule R15"

    def check_seat(self, state: State, seat: int) -> None:
        """Rules R4, R13, R21 to R23, R26: the pieces of a player are conserved."""
        held = {CUBES[color]: count for color, count in enumerate(counts(state.purses[seat])) if count}
        assert +self.cubes[seat] == held
        assert min(self.cubes[seat].values(), default=0) >= 0
        board = Counter(kind for workers in state.workers for _, owner, kind in workers if owner == seat)
        hand = state.hand[4 * seat : 4 * seat + 4]
        travelling = state.waiting.count(seat) if state.phase in (ARROW, SETTLE) else 0
        assert min(hand) >= 0
        assert hand[ASSISTANT] + board[ASSISTANT] == 12
        assert hand[TOURIST] + board[TOURIST] + travelling + self.used[seat, "tourist"] == 2
        assert hand[BODYGUARD] + board[BODYGUARD] + state.quarters[seat] == 2
        assert state.quarters[seat] >= 0
        assert hand[COUSINS] + self.used[seat, KINDS[COUSINS]] == 2
        assert sorted(score.juice(state)[seat]) == sorted(self.juice[seat])

    def check_stall(self, state: State, stall: int) -> None:
        """Rules R14, R17, R25: the contents of a stall, and the counts derived from them."""
        workers, is_open = state.workers[stall], state.tiles[stall] == OPEN
        taken = {space for space, _, _ in workers}
        arrows = sum(target_of(state, other) == stall for other in range(25))
        assert len(taken) == len(workers) <= 4
        assert is_open or not workers
        free = {4 * stall + quadrant for quadrant in range(4)} - taken if is_open else set()
        assert set(FREE_SPACES[state.free[stall]]) == free
        count = sum(WEIGHT[kind] for _, _, kind in workers)
        assert count <= 5
        assert state.counts[stall] == sum(WEIGHT[kind] << 4 * seat for _, seat, kind in workers)
        assert state.load[stall] == (count + arrows if is_open else 0)
        pointed = None if state.closing is None else target_of(state, state.closing)
        waits = stall in (*state.queue, state.closing, pointed)
        assert waits or state.load[stall] < FULL
        assert state.tiles[stall] in (OPEN, NOBODY, *range(len(state.vp)))


def target_of(state: State, stall: int) -> int | None:
    """Return the stall at which another's tile points, or None."""
    side = state.pointing[stall]
    return None if side is None else GRID.step[side][stall]


def placements_left(state: State) -> tuple[int, int]:
    """Recompute the placements of tourists and cousins that the free spaces leave, as bits."""
    tourists, cousins = ALL_TOURISTS, ALL_COUSINS
    taken = [space for workers in state.workers for space, _, _ in workers]
    closed = [4 * stall + quadrant for stall in range(25) if state.tiles[stall] != OPEN for quadrant in range(4)]
    for space in (*taken, *closed):
        tourists &= TOURISTS_LEFT[space]
        cousins &= COUSINS_LEFT[space]
    return tourists, cousins


def played(count: int, bot: Bot, seed: str) -> Match:
    """Play a game to its end, checking every ply, and return the match."""
    match = Match.new(MOROCCO, players_of(MOROCCO, count), {}, seed)
    chooser, checker, dice, rolls = bot(Stream(f"{seed}/choices")), Checker(state_of(match)), Dice(seed), 0
    while match.state.to_act != OVER:
        if match.state.to_act == CHANCE:
            action = match.state.legal()[dice.weighted(rolls, match.state.outcomes())]
            rolls += 1
        else:
            action = chooser.choose(state_of(match))
        checker.seen(state_of(match), match.play(action.text))
    return match


def sweep(games: int, seed: str = "sweep", compared: int = 20) -> Counter[tuple[int, str, str | None]]:
    """Play that many games; compare one in `compared` with the second implementation; count how they ended."""
    ended: Counter[tuple[int, str, str | None]] = Counter()
    for number in range(games):
        count, bot = COUNTS[number % 4], BOTS[number // 4 % 2]
        match = played(count, bot, f"{seed}/{number}")
        ended[count, bot.__name__, state_of(match).why_over] += 1
        if number % compared == number // compared % compared:  # every table and bot in turn
            compare(match)
    return ended


def compare(match: Match) -> None:
    """Assert that the second implementation agrees on a match."""
    record = {"players": match.players, "options": {}, "setup": match.setup}
    told = trace({**record, "log": [entry.action.text for entry in match.log]})
    state, _ = match.at(0)
    for entry, to_act, legal in zip(match.log, told["to_act"], told["legal"], strict=True):
        assert to_act == ("chance" if state.to_act == CHANCE else state.to_act)
        assert legal == [action.text for action in state.legal()]
        state.apply(entry.action)
    assert told["final"]["scores"] == state.scores()
    assert told["final"]["ranking"] == state.ranking()


if __name__ == "__main__":
    for (players, bot, why), number in sorted(sweep(int(sys.argv[1])).items()):
        print(players, bot, why, number)
