"""Many courses of the future in Morocco: the noise of imagined choices, what a search remembers, who advises."""

from math import log

import pytest

from jemaa.engine.chance import Stream
from jemaa.engine.game import CHANCE, OVER
from jemaa.games.morocco import policy
from jemaa.games.morocco.noise import SCALE, VALUES, gumbel
from jemaa.games.morocco.policy import Survey
from jemaa.games.morocco.position import ASSIGN
from jemaa.games.morocco.search_cache import Memory
from jemaa.games.morocco.state import State
from jemaa.opponents import registry
from jemaa.opponents.registry import levels, make_bot
from tests.engine.morocco import a_match, state_of
from tests.engine.positions import MARRAKECH
from tests.engine.positions import a_match as a_marrakech


def met(seats: int) -> list[State]:
    """Return positions of a game in which some choices are the table's, some random."""
    state, stream, found = state_of(a_match(seats)).copy(), Stream("met"), list[State]()
    while state.to_act != OVER:
        found.append(state.copy())
        legal = state.legal()
        free = state.to_act == CHANCE or stream.below(3) == 0
        state.advance(legal[stream.below(len(legal))] if free else policy.quick(state))
    return found


# noise


def test_no_value_of_the_noise_depends_on_the_last_digits_of_a_logarithm() -> None:
    exact = [-SCALE * log(-log((2 * number + 1) / (2 * VALUES))) for number in range(VALUES)]
    assert min(abs(abs(value - round(value)) - 0.5) for value in exact) > 1e-6
    assert sorted(gumbel()) == [round(value) for value in exact]


# what a search remembers


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_survey_that_remembers_sees_the_same_and_its_best_is_the_first_of_the_best_of_all(seats: int) -> None:
    memory, found = Memory(), 0
    for state in met(seats):
        if state.phase == ASSIGN:
            for seat in range(seats):
                remembers, forgets = Survey(state, seat, memory=memory), Survey(state, seat)
                assert remembers.placements() == forgets.placements()
                assert remembers.appeals() == forgets.appeals()
            survey = Survey(state, state.mover)
            assert survey.best() == max(survey.placements(), key=lambda each: each[0], default=None)
            found += survey.best() is not None
    assert found > 15


# the level


def test_hard_advises_where_there_is_an_expert() -> None:
    assert levels("morocco")[-1] == "expert"
    match = a_match(4)
    bot, state = registry.adviser(match)
    thought = make_bot("morocco", "hard", Stream("any")).think(state)
    for mine, theirs in zip(bot.think(state), thought, strict=True):
        assert mine == theirs
    strongest, _ = registry.adviser(a_marrakech(3))
    assert type(strongest) is type(make_bot(MARRAKECH.name, levels("marrakech")[-1], Stream("any")))
