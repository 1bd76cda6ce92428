"""The opponents of Marrakech: what a position is worth, and what is obvious."""

from collections.abc import Iterator

import pytest

from jemaa.engine.chance import Dice, Stream
from jemaa.engine.game import CHANCE, OVER
from jemaa.games.marrakech.board import Lay
from jemaa.games.marrakech.opponents import LEVELS
from jemaa.games.marrakech.position import LAY
from jemaa.games.marrakech.state import State
from jemaa.games.marrakech.value import Board, Prices
from jemaa.opponents.bot import Thought, think_to_end
from jemaa.opponents.registry import make_bot
from tests.engine.positions import DEAR, a_match, board, position, state_of


def thought(state: State, level: str) -> Thought:
    """Return what a level thinks of a position."""
    return think_to_end(make_bot("marrakech", level, Stream("thought")).think(state))


def decisions(count: int, seed: str, cover_own: bool) -> Iterator[State]:
    """Give each decision of a game, most of which is played by `easy`."""
    state, dice, rolls, stream = state_of(a_match(count, seed, cover_own=cover_own)), Dice(seed), 0, Stream(seed)
    bots = [make_bot("marrakech", level, stream) for level in ("easy", "easy", "easy", "random")]
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.apply(state.legal()[dice.weighted(rolls, state.outcomes())])
            rolls += 1
        else:
            yield state
            state.apply(bots[stream.below(4)].choose(state))


# What a position is worth


TABLES = [(2, False), (3, True), (4, False), (4, True)]


def counted(board: Board) -> tuple[list[int], list[int], list[int]]:
    return board.visible, board.squares, board.wholes


@pytest.mark.parametrize(("count", "cover_own"), TABLES)
def test_what_a_rug_changes_is_what_the_new_board_counts(count: int, cover_own: bool) -> None:
    compared = 0
    for state in decisions(count, "changes", cover_own):
        board = Board(state.color_at, state.whole)
        for lay in state.legal() if state.phase == LAY else ():
            assert isinstance(lay, Lay)
            color = state.to_lay(state.mover)[0]
            after = counted(board.laid(lay, color))
            changed = tuple(list(each) for each in counted(board))
            for change in board.change(lay, color):
                for numbers, more in zip(changed, change[1:], strict=True):
                    numbers[change.color] += more
            assert changed == after
            compared += 1
    assert compared > 200


BAZAAR = board(6, ". T=T . . . .", ". T . S=S . .", ". S=S . . . .")
T, S = 0, 1


def seen(state: State) -> tuple[list[int], int]:
    return state.color_at, state.whole


def test_at_the_end_only_points_count_and_who_is_out_is_worth_nothing() -> None:
    state, out = position(BAZAAR), position(BAZAAR, out=[1])
    values = Prices(state.owners, state.out, [0] * 4).values(Board(*seen(state)), state.dirhams)
    assert values == [1000 * points for points in state.scores()]
    values = Prices(out.owners, out.out, out.rugs_left).values(Board(*seen(out)), out.dirhams)
    assert (values[S], min(values[0], *values[2:]) > 20_000) == (0, True)


# Obvious decisions


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("money", [None, [57, 3, 30, 30]], ids=["rich", "out by it"])
def test_nobody_walks_into_a_big_group(level: str, money: list[int] | None) -> None:
    found = thought(position(DEAR, to_act=1, money=money), level)
    assert found.action.text in ("left", "right")
    assert found.choices[-1].action.text == "straight"
    assert found.reason["key"] != "reason-safe-road", "neither left nor right costs rent"


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_rug_covers_the_rival_rather_than_bare_ground(level: str) -> None:
    state = position(DEAR, to_act=1, phase="lay", assam="d4", rugs=[0, 1, 1, 1])
    assert "d5" in thought(state, level).action.text


def test_the_last_rug_is_laid_for_points_alone() -> None:
    state = position(DEAR, count=3, to_act=2, phase="lay", rugs=[0, 0, 1], assam="d4")
    found = thought(state, "hard")
    after = state.copy()
    after.apply(found.action)
    mine, *others = after.scores()[::-1]
    assert after.to_act == OVER
    assert found.choices[0].worth == 1000 * mine - sum(others) * 500
