"""Reasons why something is impossible: `why` answers for any picks in any position of any game, and correctly."""

import json
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jemaa.game import Game, Json, State
from tests.engine.games import ALL, played, why
from tests.engine.morocco import MOROCCO, do, market, state_of
from tests.engine.positions import MARRAKECH, position

KNOWN = {
    name: sorted({pick for action in game.actions.values() for pick in action.picks}) for name, game in ALL.items()
}
STRANGE = st.text(max_size=8) | st.sampled_from(
    ["square:", "square:z9", "e4", "space:c3", "cube:red", "arrow:", "roof:x"]
)
some = settings(max_examples=300)


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
def test_any_picks_of_a_game_are_answered_in_any_position(at: tuple[Game, State], data: st.DataObject) -> None:
    game, state = at
    near = [pick for action in state.legal() for pick in action.picks] or KNOWN[game.name]
    pick = st.sampled_from(KNOWN[game.name]) | st.sampled_from(near)
    check(game, state, data.draw(st.lists(pick, max_size=20)))


@pytest.mark.slow
@some
@given(positions(), st.data())
def test_any_texts_are_answered_in_any_position(at: tuple[Game, State], data: st.DataObject) -> None:
    game, state = at
    check(game, state, data.draw(st.lists(STRANGE | st.sampled_from(KNOWN[game.name]), max_size=20)))


@pytest.mark.parametrize(
    "picks",
    [["square:e4", "die:3"], ["square:e4", "turn:left"], ["square:e4", "e5"], ["square:z9"],
     ["square:d5", "square:e5", "square:f5"], ["square:d5", "square:e5", "fly"]],
    ids=str,
)  # fmt: skip
def test_picks_that_are_no_rug_get_that_reason(picks: list[str]) -> None:
    reason = check(MARRAKECH, position(phase="lay"), picks)
    squares = [pick.removeprefix("square:") for pick in picks if pick.startswith("square:") and "z" not in pick]
    assert reason == {"key": "why-not-neighbours", "args": {"squares": squares}}


def test_a_possible_arrow_is_not_explained_by_a_closed_stall() -> None:
    state = market(stalls={"c3": "0a 0a 0a ."})
    do(state, "assistant c3.se")
    for other in ("pass", "die:wild", "fly"):
        assert check(MOROCCO, state, ["arrow:north", other]) == {"key": "why-not-arrow", "args": {"seat": 0}}


def test_a_cube_that_can_be_kept_is_not_reported_missing() -> None:
    state = market(to_act=2, last_pass=True, cubes={0: "black green", 1: "", 2: ""})
    do(state, "pass")
    for other in ("pass", "die:wild", "fly"):
        assert check(MOROCCO, state, ["cube:green", other]) == {"key": "why-not-keep", "args": {"seat": 0}}


def test_the_pawn_is_not_the_reason_if_something_else_is_wrong() -> None:
    state = state_of(played(MOROCCO, 4, {}, "scouts", 1))
    other = next(f"roof:{roof}" for roof in range(1, 6) if roof != state.pawn)
    reason = check(MOROCCO, state, [other, "fly"])
    assert reason is not None
    assert reason["key"] == "why-not-scout"
