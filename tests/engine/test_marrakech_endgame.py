"""The last two rugs of Marrakech: `hard` knows all that can come, and aims at the first place."""

from operator import mul

import pytest

from jemaa.engine.game import CHANCE, OVER
from jemaa.games.marrakech.endgame import RUGS, ended, ending, is_near
from jemaa.games.marrakech.score import scores
from jemaa.games.marrakech.state import State
from jemaa.match import Match
from jemaa.opponents.bot import child, lead
from jemaa.opponents.registry import opponent
from jemaa.opponents.win_probability import CERTAIN


def near_the_end(players: int, seed: str, variant: str) -> list[State]:
    """Return the positions of a game from which the rest can be played out."""
    options = {"variant": variant}
    match, found = Match.new("marrakech", players=players, options=options, seed=seed), list[State]()
    seats = [opponent("marrakech", "easy", f"{seed}/{seat}") for seat in range(players)]
    while (seat := match.state.to_act) != OVER:
        state = match.state
        assert isinstance(state, State)
        if is_near(state):
            found.append(state.copy())
        match.play(match.rolled() if seat == CHANCE else seats[seat].choose(state))
    return found


def played_out(state: State) -> tuple[list[float], list[float]]:
    """Return chances and points by the rules alone: every action and every face, one after another."""
    if state.to_act == OVER:
        end = ended(scores(state), state)
        assert [seat for seat, chance in enumerate(end.firsts) if chance] == sorted(state.ranking()[0])
        return list(map(float, end.firsts)), list(map(float, end.points))
    ways = [played_out(child(state, action)) for action in state.legal()]
    if state.to_act == CHANCE:
        weights = state.outcomes()
        firsts, points = (
            [sum(map(mul, weights, of_seat)) / sum(weights) for of_seat in zip(*part, strict=True)]
            for part in zip(*ways, strict=True)
        )
        return firsts, points
    return max(ways, key=lambda way: (round(way[0][state.mover]), lead([*map(round, way[1])], state.mover)))


@pytest.mark.parametrize("variant", ["standard", "quarter-turn"])
@pytest.mark.parametrize(("players", "seed"), [(2, "ending"), (3, "ending"), (4, "ending"), (4, "another")])
def test_the_end_comes_to_what_the_rules_say_and_hard_gives_away_next_to_nothing(
    players: int, seed: str, variant: str
) -> None:
    """It takes the best chance to come first, unless a very small one costs very many points."""
    positions = near_the_end(players, seed, variant)
    assert {sum(state.rugs_left) for state in positions} >= {1, RUGS}
    for state in positions:
        assert sum(state.rugs_left) <= RUGS
        if sum(state.rugs_left) == 1:
            found, (firsts, _) = ending(state), played_out(state)
            assert found.firsts == pytest.approx(firsts, abs=len(firsts) * 4)
            assert sum(found.firsts) == pytest.approx(CERTAIN, abs=4 * len(firsts))
        if state.to_act not in (CHANCE, OVER):
            choice = opponent("marrakech", "hard", "end").choose(state)
            worths = {action: ending(child(state, action)).worth(state.mover) for action in state.legal()}
            best, taken = max(worths.values()), worths[choice]
            assert taken >= best or 100_000 * (best[0] - taken[0]) // CERTAIN <= taken[1] - best[1]
