"""Tournaments: who sits where, what is counted, and the command line."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from jemaa.engine.game import Action, State
from jemaa.engine.validation import default_players, with_defaults
from jemaa.errors import IllegalAction
from jemaa.opponents.bot import Level, Thinker, Thinking, Thought, sentence
from jemaa.tournament import Plan, rounds, run, wilson
from tests.engine.command_line import ENVIRONMENT, CommandLine
from tests.engine.games import ALL

# With the tiny games.
pytestmark = pytest.mark.usefixtures("run")


def plan(game: str, players: int, *bots: str, **options: Any) -> Plan:
    rules = ALL[game]
    return Plan(game, default_players(rules, players), with_defaults(rules, options), bots, "test")


# who sits where


def test_the_first_takes_each_seat_in_turn_and_the_others_fill_the_rest_in_order() -> None:
    two = plan("heaps", 4, "hard", "easy")
    assert [two.sitting(seat) for seat in range(4)] == [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]
    three = plan("heaps", 4, "hard", "easy", "random")
    assert [three.sitting(seat) for seat in range(4)] == [[0, 1, 2, 1], [1, 0, 1, 2], [2, 1, 0, 1], [1, 2, 1, 0]]
    assert plan("heaps", 4, "hard", "easy", "random", "easy").sitting(3) == [1, 2, 3, 0]


class Noting(Thinker):
    """An opponent that keeps the first position that it is shown, and takes the first action."""

    shown: list[str] = []  # noqa: RUF012

    def __init__(self, level: Level, chance: object) -> None:
        pass

    def think(self, state: State) -> Thinking:
        self.shown.append(state.text())
        yield 0.0
        return Thought(state.legal()[0], sentence("reason-noting"))


def test_each_seat_gets_the_same_set_up_and_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Noting, "shown", [])
    one = plan("heaps", 4, "noting", "noting")._replace(makers={"noting": Noting})
    games = rounds(one, 0)
    assert len(games) == 4
    assert len({tuple(game.points) for game in games}) == 1
    assert len(Noting.shown) == 4 * len(set(Noting.shown))
    first = set(Noting.shown)
    rounds(one, 1)
    assert not first.intersection(Noting.shown[4 * len(first) :])


def test_an_action_that_is_not_legal_is_refused() -> None:
    class Cheating(Noting):
        def think(self, state: State) -> Thinking:
            yield 0.0
            return Thought(Action("take z 9"), sentence("reason-cheating"))

    with pytest.raises(IllegalAction, match="cheating chose take z 9 in heaps"):
        rounds(plan("heaps", 4, "cheating", "easy")._replace(makers={"cheating": Cheating}), 0)


# what is counted


def test_shares_points_and_ends_add_up() -> None:
    outcome = run(plan("heaps", 4, "hard", "easy"), 10)
    assert outcome.games == 12, "whole set-ups: rounded up"
    hard, easy = outcome.scores
    assert (hard.bot, easy.bot, hard.games, easy.games) == ("hard", "easy", 12, 12)
    assert hard.share + 3 * easy.share == pytest.approx(1, abs=0.001)
    assert hard.points + 3 * easy.points <= 22
    assert outcome.ends == {"empty": 12}
    assert hard.low < hard.share < hard.high
    assert hard.points_low < hard.points < hard.points_high
    assert 0 <= hard.ms[0] <= hard.ms[1]
    assert set(hard.reasons) == {"reason-most", "reason-later"}
    assert sum(easy.reasons.values()) == easy.decisions


@pytest.mark.parametrize(
    ("parts", "low", "high"),
    [([1.0] * 100, 0.963, 1.0), ([1.0] * 50 + [0.0] * 50, 0.404, 0.596), ([1.0], 0.207, 1.0)],
)
def test_intervals_are_wilsons(parts: list[float], low: float, high: float) -> None:
    share, *around = wilson(parts)
    assert share == pytest.approx(sum(parts) / len(parts))
    assert around == pytest.approx([low, high], abs=0.001)


# the command line


def test_the_command_prints_a_table(run: CommandLine) -> None:
    words = ("heaps", "--players", 5, "--bots", "hard#1,easy", "--games", 9, "--seed", "table", "--option", "stones=9")
    status, out, err = run("tournament", *words, "--jobs", 1)
    assert (status, err) == (0, "")
    table = out.splitlines()
    assert table[0] == "10 games of heaps (2 set-ups, each from 5 seats)"
    percent, number = r"\d+\.\d%", r"-?\d+\.\d"
    elo = r"(?:[+-]\d+|unbounded)"
    row = rf"first {percent} \({percent} to {percent}, fair 20\.0%\), Elo {elo} \({elo} to {elo}\), "
    row += rf"points {number} \({number} to {number}\), "
    assert re.fullmatch(rf"hard#1  {row}{number} ms a decision \(95 %: {number}\)", table[1])
    assert table[2].startswith("easy    first")
    assert table[3] == "ended: empty 10 (100.0%)"
    assert re.fullmatch(rf"reasons of hard#1: reason-\w+ \d+ \({percent}\), reason-\w+ \d+ \({percent}\)", table[4])
    assert re.fullmatch(r"reasons of easy: reason-lower \d+ \(100\.0%\)", table[5])
    assert table[6] == "seed table"


def test_the_command_writes_json(run: CommandLine, tmp_path: Path) -> None:
    words = ("marrakech", "--players", 3, "--bots", "random,random", "--games", 3, "--seed", "json", "--jobs", 1)
    status, out, _ = run("tournament", *words, "--json", "-")
    file = tmp_path / "result.json"
    assert (status, run("tournament", *words, "--json", file)[0]) == (0, 0)
    result, again = json.loads(out), json.loads(file.read_text())
    assert again["ends"] == result["ends"]
    options = {"variant": "standard", "cover_own": False}
    shared = {"game": "marrakech", "players": 3, "options": options, "seed": "json", "games": 3}
    assert list(result) == [*shared, "bots", "ends"]
    assert shared.items() <= result.items()
    for bot in result["bots"]:
        assert list(bot) == [
            "bot", "games", "share", "low", "high", "elo", "elo_low", "elo_high", "points", "points_low", "points_high",
            "decisions", "ms", "reasons",
        ]  # fmt: skip
        assert 0 <= bot["low"] <= bot["share"] <= bot["high"] <= 1
        assert len(bot["ms"]) == 2


#: Runs the command line, and prints a line once the first games are played.
WATCHED = """
import sys
from jemaa import cli, tournament
run = tournament.run
def told(done, of):
    done > 4 or print(flush=True)
tournament.run = lambda plan, games, **more: run(plan, games, **{**more, "progress": told})
sys.exit(cli.main())
"""


@pytest.mark.usefixtures("_interruptible")
@pytest.mark.parametrize(
    ("jobs", "end", "status", "said"),
    [
        (1, signal.SIGTERM, 143, b""),
        (2, signal.SIGINT, 130, b"jemaa: interrupted\n"),
        (2, signal.SIGKILL, -9, None),
    ],
)
def test_an_interrupt_a_termination_and_a_kill_end_all_processes(
    jobs: int, end: signal.Signals, status: int, said: bytes | None
) -> None:
    words = f"tournament morocco --players 4 --bots random,random --games 9999999 --jobs {jobs}".split()
    process = subprocess.Popen(
        [sys.executable, "-c", WATCHED, *words],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT, start_new_session=True,
    )  # fmt: skip
    assert process.stdout is not None
    process.stdout.readline()
    if end == signal.SIGINT:  # a terminal interrupts all processes
        os.killpg(process.pid, end)
    else:
        process.send_signal(end)
    out, err = process.communicate(timeout=120)
    assert (process.returncode, out) == (status, b"")
    assert said in (err, None)
    wait_for_end(process.pid)


def wait_for_end(group: int) -> None:
    """Wait until no process of a group is left: the one that cleans up after the others ends a moment later."""
    while True:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        sleep(0.05)


@pytest.mark.usefixtures("_interruptible")
def test_an_interrupt_waits_its_turn_among_what_is_done() -> None:
    """Raised in the middle of a lock it would leave that locked, and nothing would end."""
    told: list[int] = []

    def interrupt(done: int, of: int) -> None:
        signal.raise_signal(signal.SIGINT)
        told.append(done)

    with pytest.raises(KeyboardInterrupt):
        run(plan("marrakech", 3, "random", "random"), 9, jobs=2, progress=interrupt)
    assert told[0] == 3
