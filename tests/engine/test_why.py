"""Reasons why something is impossible: `why` answers for any picks in any position of any game, and correctly."""

import json
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jemaa.game import Game, Json, State
from tests.engine.games import ALL, played, why
from tests.engine.morocco import MOROCCO, do, market, state_of
from tests.sampling import WHOLE

KNOWN = {
    name: sorted({pick for action in game.actions.values() for pick in action.picks}) for name, game in ALL.items()
}
STRANGE = st.text(max_size=8) | st.sampled_from(
    ["square:", "square:z9", "e4", "space:c3", "cube:red", "arrow:", "roof:x"]
)
some = settings(max_examples=600 if WHOLE else 150)


@st.composite
def positions(draw: st.DrawFn) -> tuple[Game, State]:
    """Draw a game and a position of a random match, sometimes the last one."""
    game = ALL[draw(st.sampled_from(sorted(ALL)))]
    options = {name: draw(st.sampled_from(values)) for name, values in game.options.items()}
    seed, plies = str(draw(st.integers(0, 40))), draw(st.integers(0, 150) | st.just(1000))
    return game, played(game, draw(st.sampled_from(game.seats)), options, seed, plies).state


def check(game: Game, state: State, picks: Sequence[str]) -> Json | None:
    """Check the form of the reason, and that there is none exactly if an action is possible."""
    before = game.view(state)
    reason = why(game, state, picks)
    possible = any(set(picks) <= set(action.picks) for action in state.legal())
    assert (reason is None) == possible
    assert reason is None or (reason["key"].startswith("why-") and json.dumps(reason["args"]))
    assert game.view(state) == before
    return reason


@pytest.mark.slow
@some
@given(positions(), st.data())
def test_any_picks_and_texts_are_answered_in_any_position(at: tuple[Game, State], data: st.DataObject) -> None:
    game, state = at
    near = [pick for action in state.legal() for pick in action.picks] or KNOWN[game.name]
    pick = st.sampled_from(KNOWN[game.name]) | st.sampled_from(near) | STRANGE
    check(game, state, data.draw(st.lists(pick, max_size=20)))


def test_what_is_possible_is_not_the_reason() -> None:
    """An arrow that can be pointed is not explained by a closed stall, a cube that can be kept is not missing."""
    arrow, keep = (
        market(stalls={"c3": "0a 0a 0a ."}),
        market(to_act=2, last_pass=True, cubes={0: "black green", 1: "", 2: ""}),
    )
    do(arrow, "assistant c3.se")
    do(keep, "pass")
    scouting = state_of(played(MOROCCO, 4, {}, "scouts", 1))
    elsewhere = f"roof:{scouting.pawn % 5 + 1}"
    for other in ("pass", "die:wild", "fly"):
        assert check(MOROCCO, arrow, ["arrow:north", other]) == {"key": "why-not-arrow", "args": {"seat": 0}}
        assert check(MOROCCO, keep, ["cube:green", other]) == {"key": "why-not-keep", "args": {"seat": 0}}
        assert (check(MOROCCO, scouting, [elsewhere, other]) or {})["key"] == "why-not-scout"
