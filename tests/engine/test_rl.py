"""The environments for programs that learn: PettingZoo's own tests, and that a seat sees no more than it may."""

import doctest
import re
import sys
import warnings
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from runpy import run_path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.parallel_test import parallel_api_test
from pettingzoo.test.seed_test import seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

import jemaa
import jemaa.engine.observation
import jemaa.rl
from jemaa.engine.chance import Stream
from jemaa.engine.game import Face, Game, Json
from jemaa.engine.observation import observer
from jemaa.errors import IllegalAction, NoSuchGame
from jemaa.match import Match
from jemaa.rl import Env
from tests.engine.games import ALL, games_with, played, table_name, tables
from tests.engine.test_copies import copied_in_any_way

ROOT = Path(__file__).parents[2]
OBSERVED = games_with("observation")
LEARNED = [table for table in tables() if table[0].name in OBSERVED]
on_every_table = pytest.mark.parametrize(("game", "count", "options"), LEARNED, ids=table_name)
on_each_number = pytest.mark.parametrize(
    ("game", "count"), [(game, count) for game in OBSERVED for count in jemaa.game(game).seats]
)


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """PettingZoo warns of masks as such: that an observation is a dictionary, that a mask can be empty."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@on_each_number
def test_the_interface_is_that_of_pettingzoo(game: str, count: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(Env(game, count), num_cycles=100)  # type: ignore[no-untyped-call]
    assert "Passed API test" in capsys.readouterr().out
    seed_test(lambda: Env(game, count), num_cycles=100)  # type: ignore[no-untyped-call]
    parallel_api_test(turn_based_aec_to_parallel(Env(game, count)), num_cycles=50)


def games(env: Env, seed: int, choose: Callable[[Any], int]) -> Iterator[tuple[str, Any]]:
    """Play a game; yield each agent that acts with what it sees."""
    env.reset(seed=seed)
    got = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen: Any
        seen, reward, over, _, _ = env.last()
        got[agent] += reward
        if not over:
            yield agent, seen
        env.step(None if over else choose(seen["action_mask"]))
    check_rewards(env, list(got.values()))


def check_rewards(env: Env, got: list[float]) -> None:
    """Check that who comes first gets 1, the last one -1, and those between by how many are behind and before them."""
    places = {seat: place for place, group in enumerate(env.match.state.ranking()) for seat in group}
    for seat, reward in enumerate(got):
        ahead = sum((place > places[seat]) - (place < places[seat]) for place in places.values())
        assert reward == pytest.approx(ahead / (len(places) - 1))


def at_random(seed: int) -> Callable[[Any], int]:
    rng = np.random.default_rng(seed)
    return lambda mask: int(rng.choice(mask.nonzero()[0]))


@on_every_table
def test_a_game_is_played_by_indices_and_seen_in_channels_of_numbers_from_0_to_1(
    game: Game, count: int, options: Json
) -> None:
    env = Env(game, count, options)
    for agent, seen in games(env, 1, at_random(1)):
        legal = [env.texts[index] for index in seen["action_mask"].nonzero()[0]]
        assert legal == [action.text for action in env.match.legal]
        assert agent == f"seat_{env.match.to_act}"
        assert all(not env.observe(other)["action_mask"].any() for other in env.agents if other != agent)
        assert env.observation_space(agent).contains(seen)
        parts = env.channels(seen["observation"])
        assert [(name, part.shape) for name, part in parts.items()] == [each[:2] for each in env.layout]
        assert sum(part.size for part in parts.values()) == seen["observation"].size
    again = Match(game, env.match.players, options, env.match.setup, env.match.seed)
    for entry in env.match.log:
        again.play(again.rolled() if isinstance(entry.action, Face) else entry.action)
    assert again == env.match
    assert env.match.is_over


@pytest.mark.parametrize(
    ("game", "actions", "channels"),
    [("marrakech", "58878eaf56556dde", "f4f642d5ba42991f"), ("morocco", "a0bfab84b101f392", "c980b49a4fe98a17")],
)
def test_the_indices_of_actions_and_what_the_channels_say_are_stable(game: str, actions: str, channels: str) -> None:
    """Whoever has trained weights relies on them: they may change with the version of the rules, and only then."""
    assert jemaa.game(game).rules == 1
    assert sha256("\n".join(Env(game).texts).encode()).hexdigest()[:16] == actions
    seen, told, stream = sha256(), set(), Stream("channels")
    for _, count, options in (table for table in LEARNED if table[0].name == game):
        env = Env(game, count, options)
        for agent, _ in games(env, 3, lambda mask: int(mask.nonzero()[0][stream.below(int(mask.sum()))])):
            observed = env.observe(agent)["observation"]
            seen.update(observed.tobytes())
            told |= {name for name, part in env.channels(observed).items() if part.any()}
    assert told | {"out"} >= {name for name, *_ in env.layout}, "hardly anybody goes out of a random game"
    assert seen.hexdigest()[:16] == channels


# what is seen


@on_every_table
def test_a_seat_observes_what_it_may_know_and_all_that_it_sees(game: Game, count: int, options: Json) -> None:
    """Alike where only what it may not know differs; from one ply to the next something is seen by everybody."""
    _, observe = observer(game)
    match = played(game, count, options, "pairs")
    seats, hidden, before = (0, count - 1), 0, [0, 0]
    for ply, (state, _) in enumerate(match.positions()):
        seen: list[Any] = [observe(state, seat) for seat in seats]
        assert all(one != other for one, other in zip(seen, before, strict=True))
        before = seen
        if ply % 5 == 0:
            for seat, now in zip(seats, seen, strict=True):
                for other in (state.imagine(seat, Stream(f"pair {ply}")), state.imagine(seat, None)):
                    assert observe(other, seat) == now
                    hidden += other != state
    assert bool(hidden) == game.view(match.at(0)[0])["hidden"]


def test_who_is_out_is_seen_from_the_seat_that_looks() -> None:
    env = Env("marrakech", 3)
    env.reset(seed=4)
    env.match.state = env.game.position("marrakech mint/saffron/majorelle - turn 0 d4 north 45/45/0 15I/15S/- 2 -")
    assert env.channels(env.observe("seat_1")["observation"])["out"].tolist() == [0, 1, 0]


LEARNING = (ROOT / "docs/learning.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| `(\w+)` \| ([^|]+) \| (.+) \|$", LEARNING, re.MULTILINE)


@on_each_number
def test_the_channels_are_those_of_the_documentation(game: str, count: int) -> None:
    env = Env(game, count)
    values = {"p": count, "c": 4 if count == 2 else count}
    rows = [(name, tuple(eval(part, values) for part in shape.split(" by ")), meaning) for name, shape, meaning in ROWS]
    first = [row[0] for row in rows].index(env.layout[0].name)
    assert rows[first : first + len(env.layout)] == [tuple(channel) for channel in env.layout]


# rewards, refusals


@pytest.mark.parametrize(
    ("action", "why"),
    [(-1, "from 0 to 86"), (10_000, "from 0 to 86"), (None, "from 0 to 86"), (50, "lay .* is not legal")],
)
def test_an_index_that_is_none_or_not_legal_is_refused_and_changes_nothing(action: Any, why: str) -> None:
    env = Env("marrakech")
    env.reset(seed=6)
    with pytest.raises(IllegalAction, match=why):
        env.step(action)
    assert env.match.ply == 0


@copied_in_any_way
@pytest.mark.parametrize("game", OBSERVED)
def test_copies_of_an_environment_have_luck_of_their_own_until_a_seed_is_given(
    way: Callable[[Any], Any], game: str
) -> None:
    """As vector environments make them, of one that has played or not."""
    env = Env(game)
    for _ in range(2):
        copies = [way(env) for _ in range(3)]
        for each in (env, *copies):
            each.reset()
        assert len({each.match.seed for each in (env, *copies)}) == 4
    env.reset(seed=11)
    first, twin = env.match.setup, way(env)
    for each in (env, twin):
        each.reset()
    assert twin.match == env.match
    assert env.match.setup != first


def test_what_cannot_be_learned_is_refused() -> None:
    with pytest.raises(NoSuchGame, match="claims cannot be observed"):
        Env(ALL["claims"])


def test_without_its_packages_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(ModuleNotFoundError, match=re.escape('jemaa.rl needs more: pip install "jemaa[rl]"')):
        run_path(str(jemaa.rl.__file__), run_name="jemaa.learning")


@pytest.mark.parametrize("module", [jemaa.rl, jemaa.engine.observation])
def test_the_examples_run(module: Any) -> None:
    tested = doctest.testmod(module)
    assert (tested.failed, tested.attempted > 0) == (0, True)


def test_the_first_learning_run_learns(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Here only for a few games; docs/learning.md says how far it comes in ten minutes."""
    source = LEARNING.split("```python\n")[2].split("```")[0]
    known: dict[str, Any] = {}
    exec(compile(source.replace("16_000", "40"), "learning.md", "exec"), known)
    assert known["weights"].any()
    assert re.fullmatch(r"first places against random: \d+\.\d%\n", capsys.readouterr().out)
