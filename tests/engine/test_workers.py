"""Who plays a tournament, and what is kept of it: a process or a worker of a cluster is killed in mid-game."""

import json
import os
import re
import signal
from collections.abc import Iterator, Sequence
from pathlib import Path
from socket import gethostname
from typing import Any

import pytest

import jemaa
from jemaa.engine.chance import Stream
from jemaa.engine.game import State
from jemaa.engine.validation import default_players, with_defaults
from jemaa.games import GAMES
from jemaa.opponents import registry
from jemaa.opponents.bot import Level, Thinker, Thinking, Thought, sentence
from jemaa.tournament import Outcome, Plan, elo, run
from jemaa.tournament.results import BadResults
from jemaa.tournament.workers import Cluster, Done, OtherVersion, Processes, Work, WorkerLost

#: A file whose name this variable has is removed by the first opponent that sees it, which then dies.
DEADLY = "JEMAA_TEST_DEADLY"
SETUPS, PLAYERS = 6, 2


class Mortal(Thinker):
    """An opponent that takes the first action, and kills its process in mid-game where a file says so."""

    def __init__(self, level: Level, chance: Stream) -> None:
        self.decisions = 0

    def think(self, state: State) -> Thinking:
        yield 0.0
        self.decisions += 1
        if self.decisions == 10 and (name := os.environ.get(DEADLY)):
            try:
                Path(name).unlink()
            except FileNotFoundError:
                pass
            else:
                os.kill(os.getpid(), signal.SIGKILL)
        return Thought(state.legal()[0], sentence("reason-mortal"))


def plan(seed: str = "workers", *levels: str) -> Plan:
    game = GAMES["marrakech"]
    options = with_defaults(game, {})
    return Plan(
        game.name, default_players(game, PLAYERS), options, levels or ("mortal", "random"), seed, {"mortal": Mortal}
    )


def shown(outcome: Outcome) -> list[Any]:
    """Return what an outcome shows, without times."""
    return [outcome.games, outcome.ends, *(score._replace(ms=(0.0, 0.0)) for score in outcome.scores)]


@pytest.fixture
def deadly(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Let one process die."""
    file = tmp_path / "deadly"
    monkeypatch.setenv(DEADLY, str(file))
    return file


@pytest.fixture
def whole() -> Outcome:
    return run(plan(), SETUPS * PLAYERS)


# a file


def test_a_tournament_goes_on_where_it_was_stopped(tmp_path: Path, whole: Outcome) -> None:
    file = tmp_path / "results"
    told: list[tuple[int, int]] = []

    def stop(done: int, of: int) -> None:
        told.append((done, of))
        if len(told) == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(plan(), SETUPS * PLAYERS, progress=stop, results=file)
    assert shown(run(plan(), SETUPS * PLAYERS, progress=stop, results=file)) == shown(whole)
    assert told == [(2, 12), (4, 12), (2, 8), (4, 8), (6, 8), (8, 8)]
    assert [json.loads(line)["setup"] for line in file.read_text().splitlines()[1:]] == [*range(SETUPS)]
    before = file.read_bytes()
    assert shown(run(plan(), SETUPS * PLAYERS, results=file)) == shown(whole)
    assert file.read_bytes() == before


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, whole: Outcome) -> None:
    file = tmp_path / "results"
    run(plan(), SETUPS * PLAYERS, results=file)
    complete = file.read_bytes()
    for length in (0, 7, complete.index(b"\n"), len(complete) - 1, complete.rindex(b"{")):
        file.write_bytes(complete[:length])
        assert shown(run(plan(), SETUPS * PLAYERS, results=file)) == shown(whole)
        assert len(file.read_text().splitlines()) == 1 + SETUPS
    file.write_bytes(complete + complete.splitlines(keepends=True)[1])
    assert shown(run(plan(), SETUPS * PLAYERS, results=file)) == shown(whole), (
        "a set-up that is there twice counts once"
    )


def test_results_of_another_tournament_are_refused_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "results"
    run(plan(), PLAYERS, results=file)
    before = file.read_bytes()
    for other, why in (
        (plan("another"), 'seed "workers", here "another"'),
        (plan("workers", "mortal", "easy"), r'bots \["mortal", "random@1"\], here \["mortal", "easy@\d+"\]'),
        (plan()._replace(options={"variant": "quarter"}), "options"),
    ):
        with pytest.raises(BadResults, match=f"another tournament: {why}"):
            run(other, PLAYERS, results=file)
    monkeypatch.setattr(registry, "RANDOM_VERSION", 2)
    with pytest.raises(BadResults, match=r'"random@1"\], here \["mortal", "random@2"\]'):
        run(plan(), PLAYERS, results=file)
    assert file.read_bytes() == before


def test_another_file_is_refused_and_kept_and_a_damaged_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "results"
    run(plan(), PLAYERS, results=file)
    lines = (b"", b"{", b"[]", b'{"setup": "1", "games": []}', b'{"setup": 1}')
    damaged = [(file.read_bytes() + line + b"\n", "line 3 of") for line in lines]
    others = [(content, r"\w") for content in (b"a diary", b"a diary\n", b"\xff\n", b"[]\n", b"{}\n")]
    for content, why in damaged + others:
        file.write_bytes(content)
        with pytest.raises(BadResults, match=why):
            run(plan(), PLAYERS, results=file)
        assert file.read_bytes() == content


# processes


def test_a_process_that_is_killed_ends_it_and_the_next_run_goes_on(
    tmp_path: Path, deadly: Path, whole: Outcome
) -> None:
    deadly.touch()
    with pytest.raises(WorkerLost, match="killed"):
        run(plan(), SETUPS * PLAYERS, results=tmp_path / "results", workers=Processes(2))
    assert not deadly.exists()
    assert shown(run(plan(), SETUPS * PLAYERS, results=tmp_path / "results", workers=Processes(2))) == shown(whole)


@pytest.mark.parametrize(
    ("owner", "name", "value", "why"),
    [
        (registry, "RANDOM_VERSION", 2, "random@2, and this program by random@1"),
        (GAMES["marrakech"], "rules", 7, "rules 7, and"),
        (jemaa, "__version__", "9.9.9", "jemaa 9.9.9, and"),
        (registry, "RANDOM", "chance", "levels are chance, easy, medium, hard, and"),
    ],
    ids=["another level", "other rules", "another wheel", "no such level"],
)
def test_a_worker_of_another_version_is_named_and_nothing_of_it_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, value: Any, why: str
) -> None:
    def elsewhere(work: Work, numbers: Sequence[int]) -> Done:
        with monkeypatch.context() as there:
            there.setattr(owner, name, value)
            piece = work(numbers[0])
        yield numbers[0], piece

    named = re.escape(f"process {os.getpid()} of {gethostname()} plays by {why}")
    with pytest.raises(OtherVersion, match=named):
        run(plan(), PLAYERS, results=tmp_path / "results", workers=elsewhere)
    assert len((tmp_path / "results").read_text().splitlines()) == 1


# a cluster


@pytest.fixture
def cluster() -> Iterator[str]:
    """Return the address of a cluster of two workers on this machine."""
    from distributed import LocalCluster

    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=2, threads_per_worker=1, dashboard_address=None, memory_limit=0
    ) as workers:
        yield workers.scheduler_address


@pytest.mark.slow
def test_a_cluster_that_loses_a_worker_in_mid_game_loses_no_game_and_counts_none_twice(
    tmp_path: Path, deadly: Path, cluster: str, whole: Outcome
) -> None:
    deadly.touch()
    told: list[int] = []
    file = tmp_path / "results"
    outcome = run(plan(), SETUPS * PLAYERS, 1, lambda done, _: told.append(done), file, Cluster(cluster))
    assert not deadly.exists(), "a worker died"
    assert shown(outcome) == shown(whole)
    assert told == [*range(PLAYERS, SETUPS * PLAYERS + 1, PLAYERS)]
    numbers = [json.loads(line)["setup"] for line in file.read_text().splitlines()[1:]]
    assert sorted(numbers) == [*range(SETUPS)]


# strength


@pytest.mark.parametrize(
    ("share", "seats", "points"),
    [(0.5, 2, 0), (10 / 11, 2, 400), (1 / 11, 2, -400), (0.25, 4, 0), (10 / 13, 4, 400), (1, 2, float("inf"))],
)
def test_elo_is_ten_times_the_chance_for_400_points(share: float, seats: int, points: float) -> None:
    assert elo(share, seats) == pytest.approx(points)
