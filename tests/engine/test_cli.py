"""The command line, in this process and in subprocesses: commands, and a person who plays."""

import html
import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import jemaa
from jemaa import record as records
from jemaa.cli import main
from jemaa.engine import rendering
from jemaa.engine.game import Game, Json
from jemaa.match import Match
from tests.engine.attack import good
from tests.engine.command_line import ENVIRONMENT, CommandLine
from tests.engine.games import ALL, played, table_name, tables
from tests.engine.positions import MARRAKECH


def outside(*arguments: str | Path, **options: Any) -> subprocess.CompletedProcess[bytes]:
    """Run a command in a subprocess."""
    command = [sys.executable, "-m", "jemaa", *map(str, arguments)]
    return subprocess.run(command, check=False, capture_output=True, timeout=60, **{"env": ENVIRONMENT, **options})


def options_of(options: Json) -> list[str]:
    """Return options as arguments of the command line."""
    words = (f"{name}={str(value).lower() if isinstance(value, bool) else value}" for name, value in options.items())
    return [part for word in words for part in ("--option", word)]


# simulate and its trace


@pytest.mark.parametrize(("game", "count", "options"), tables(), ids=table_name)
def test_a_trace_line_is_as_documented_and_replayed(run: CommandLine, game: Game, count: int, options: Json) -> None:
    words = ["--players", count, "--games", 2, "--seed", "trace", *options_of(options)]
    status, out, err = run("simulate", game.name, *words, "--trace")
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert len({*lines}) == len(lines) == 2
    for number, line in enumerate(lines):
        record = check_trace(game, line, seed=f"trace/{number}")
        assert (record["options"], len(record["players"])) == (options, count)
        assert run("replay", run.saved(record), "--trace") == (0, f"{line}\n", "")


def check_trace(game: Game, line: str, seed: str) -> Json:
    """Check a trace line by replaying its record, independently of the code that wrote it; return the record."""
    trace = json.loads(line)
    assert line == json.dumps(trace)
    assert list(trace) == ["record", "to_act", "legal", "final"]
    record: Json = trace["record"]
    assert list(record) == ["format", "version", "game", "rules", "options", "players", "setup", "log", "seed"]
    assert record["seed"] == seed
    match = Match(game, record["players"], record["options"], record["setup"], seed)
    for text, to_act, legal in zip(record["log"], trace["to_act"], trace["legal"], strict=True):
        assert to_act == {-1: "chance"}.get(match.state.to_act, match.state.to_act)
        assert legal == sorted(action.text for action in match.state.legal())
        assert to_act != "chance" or match.rolled() == text
        match.play(text)
    ranking = match.state.ranking()
    assert trace["final"] == {"scores": match.state.scores(), "winners": ranking[0], "ranking": ranking}
    assert list(trace["final"]) == ["scores", "winners", "ranking"]
    return record


def test_simulate_prints_a_summary(run: CommandLine) -> None:
    status, out, err = run(
        "simulate", "marrakech", "--players", 3, "--games", 20, "--seed", "sum", "--bots", "random,random"
    )
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert re.fullmatch(r"20 games, \d+\.\d actions each, seed sum", lines[0])
    assert re.fullmatch(r"\d+ games per second", lines[1])
    seats = [re.fullmatch(r"seat \d: wins ([\d.]+)%, [\d.]+ points on average", line) for line in lines[2:]]
    shares = [float(seat[1]) for seat in seats if seat]
    assert len(shares) == 3
    assert abs(sum(shares) - 100) < 0.2


def test_without_a_seed_one_is_drawn_and_printed(run: CommandLine) -> None:
    seeds = {*re.findall(r"seed (\w+)", "".join(run("simulate", "marrakech", "--games", 1)[1] for _ in range(3)))}
    assert len(seeds) == 3


# replay


def test_replay_prints_the_result_or_that_a_game_is_not_finished(run: CommandLine) -> None:
    record = good(3)
    match, _ = records.load(record)
    status, out, err = run("replay", run.saved(record))
    assert (status, err) == (0, "")
    lines = out.splitlines()
    winner = match.state.ranking()[0][0]
    assert lines[:2] == [f"marrakech, {match.ply} actions", f"1. Player {winner}: {match.state.scores()[winner]}"]
    assert len(lines) == 4
    file = run.saved({**record, "log": ["left"]})
    assert run("replay", file)[:2] == (0, "marrakech, 1 actions, not finished\n")
    assert json.loads(run("replay", file, "--trace")[1])["final"] is None


def test_replay_keeps_a_record_as_it_is_written(run: CommandLine) -> None:
    record = {"app": {"ç": [1.5, None, 10**30]}, **good(3), "rules": 4, "seed": 7, "options": {}}
    record["players"][0]["name"] = "مينة <b>"
    _, out, _ = run("replay", run.saved(record), "--trace")
    assert out.startswith(json.dumps({"record": record})[:-1])


@pytest.mark.parametrize("words", ["replay", "replay --trace", "encode", "show"])
def test_files_may_have_a_byte_order_mark_and_come_from_standard_input(
    run: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str
) -> None:
    file = tmp_path / "file"
    text = json.dumps(records.save(played(MARRAKECH, 3, {}, "marks", 30)))
    file.write_text(text, encoding="utf-8")
    said = run(*words.split(), file)
    assert said[0] == 0
    for encoding in ("utf-8", "utf-8-sig"):
        file.write_text(text, encoding=encoding)
        assert run(*words.split(), file) == said
        with monkeypatch.context() as patch:
            patch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(file.read_bytes()), "ascii"))
            assert run(*words.split(), "-") == said


# perft


def test_perft_counts_sequences(run: CommandLine) -> None:
    for depth, count in ((0, 1), (1, 3), (2, 12)):
        words = ("--players", 4, "--seed", "perft", "--depth", depth)
        assert run("perft", "marrakech", *words) == (0, f"{count}\n", "")


# errors


MEANINGLESS = """
fly
simulate chess
simulate marrakech --players 5
simulate marrakech --players 99999999999999999999
simulate marrakech --games 0
simulate marrakech --bots wizard
simulate marrakech --option cover_own
simulate marrakech --option cover_own=yes
simulate heaps --option stones=07
simulate marrakech --seed=
perft marrakech --depth -1
perft marrakech --depth 1 --players 7
replay
play marrakech --bot 0
play marrakech --bot 0=wizard
play marrakech --players 2 --bot 2=random
tournament heaps
tournament heaps --bots hard
tournament heaps --bots hard,
tournament heaps --bots hard,easy#0
tournament heaps --bots hard,easy,easy,easy,easy
tournament heaps --bots hard,easy --jobs 0
tournament heaps --bots hard,easy --games 0
tournament heaps --bots hard,easy --players 3
tournament heaps --bots hard,easy --option stones=8
tournament heaps --bots hard,easy --results /no/such/folder/file
tournament heaps --bots hard,easy --cluster nowhere
tournament heaps --bots hard,easy --json /no/such/folder/file
tournament heaps --bots hard,easy --seed=
""".strip().splitlines()
LONG = [f"simulate marrakech --{word}" for word in (f"seed {'x' * 201}", f"seed {'x' * 199}", f"games {'9' * 5000}")]


@pytest.mark.parametrize("words", ["", "fly\nfar", *MEANINGLESS, *LONG], ids=lambda words: words[:50])
def test_invalid_arguments_are_refused_in_one_line(run: CommandLine, words: str) -> None:
    run.refused(*words.split(" ") if words else ())


def test_the_version_and_help_are_told(run: CommandLine) -> None:
    assert run("--version") == (0, f"jemaa {jemaa.__version__}\n", "")
    for command in ("play", "simulate", "tournament", "perft"):
        _, out, _ = run(command, "--help")
        assert "marrakech: 2 to 4 players, --option variant=standard|quarter-turn, --option cover_own=false|true" in out
        assert "morocco: 2 to 5 players; levels random, easy, medium, hard" in out
        assert "heaps: 4 to 6 players, --option stones=7|9; levels random, easy, hard" in out
    assert "(default: 100)" in run("simulate", "--help")[1]


# in a subprocess


def test_control_characters_in_names_and_seeds_are_not_printed(run: CommandLine) -> None:
    record = good(3)
    for player, name in zip(record["players"], ["\U000e0067a\u180eb\U000e007f", "👩\u200d🌾", "مينة"], strict=True):
        player["name"] = name
    out = run("replay", run.saved(record))[1]
    assert sorted(line[3:].rpartition(":")[0] for line in out.splitlines()[1:]) == ["?a?b?", "مينة", "👩\u200d🌾"]
    assert "seed \u0394?[31m\n" in run("simulate", "marrakech", "--games", 1, "--seed", "\u0394\x1b[31m")[1]


def test_letters_that_cannot_be_printed_are_escaped(run: CommandLine) -> None:
    record = good(3)
    record["players"][0]["name"] = "مينة"
    for words, encoding in ((["replay", run.saved(record)], "ascii"), (["simulate", "marrakech", *SURROGATE], "utf-8")):
        done = outside(*words, env={**ENVIRONMENT, "PYTHONIOENCODING": encoding})
        assert (done.returncode, done.stderr) == (0, b"")
        assert (b"\\u0645" in done.stdout) == (encoding == "ascii")


SURROGATE = ["--games", "1", "--seed", os.fsdecode(b"\xff")]


# A person at the command line


def test_a_person_plays_in_the_terminal(run: CommandLine) -> None:
    run.typed(*["undo", "left", "undo", "right", "left"], *["straight", "?"] * 10)
    status, out, err = run("play", "marrakech", "--players", 3, "--bot", "1=random", "--bot", "2=random", "--seed", "t")
    assert (status, err) == (0, "")
    assert [said for said in ("nobody has decided anything yet", "turned (", "die ") if said not in out] == []


def test_play_explains_marks_colours_and_what_can_be_typed(run: CommandLine) -> None:
    run.typed("help")
    for game, marks in (("marrakech", "T S M I   the rug on top"), ("morocco", "0a 0b 0t  an assistant")):
        _, out, _ = run("play", game, "--players", 2, "--bot", "1=easy", "--seed", "t")
        assert marks in out
        color = "terracotta, saffron" if game == "marrakech" else "charmers"
        assert f"0: Player 1, {color}\n1: Player 2, " in out
        assert ", played by easy" in out


#: What is typed in a new game, patterns that are printed then, and how often the board is drawn.
TYPED = [
    ("l|lay|lay a1-a2", ["  left: turned", r"that could be lay \S+, lay ", "not beside"], 2),
    ("why|why left|why lay c4-c5|left", ["no opponent has decided", "that can be done", "  not turn\n"], 2),
    ("?|fly|help|why|why left|lay a1-a2", ["fly names no action"], 1),
    ("?|left|undo", ["left, right, straight"], 3),
    ("quit", [], 1),
    ("", [], 1),
]


@pytest.mark.parametrize(("lines", "patterns", "boards"), TYPED)
def test_what_is_typed_is_answered_and_the_board_drawn_where_it_has_changed(
    run: CommandLine, lines: str, patterns: list[str], boards: int
) -> None:
    run.typed(*lines.split("|"))
    status, out, err = run("play", "marrakech", "--players", 3, "--seed", "t")
    assert (status, err, out.count("a b c d e f g")) == (0, "", boards)
    assert [pattern for pattern in patterns if not re.search(pattern, out)] == []


def test_why_tells_the_reason_of_an_opponent(run: CommandLine) -> None:
    run.typed("why")
    _, out, _ = run("play", "marrakech", "--players", 3, "--bot", "0=easy", "--bot", "1=easy", "--seed", "who")
    assert "Player 2, lay " in out
    assert "; expected lead: lay " in out


class Screen(io.StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("environment", "colored"),
    [({"TERM": "xterm"}, True), ({"TERM": "dumb"}, False), ({"NO_COLOR": "1"}, False), ({"NO_COLOR": ""}, True)],
)
def test_boards_are_coloured_on_a_terminal_that_can_and_wants(
    run: CommandLine, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], colored: bool
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    for name, value in {"TERM": "xterm", **environment}.items():
        monkeypatch.setenv(name, value)
    run.typed("left")
    screen = Screen()
    monkeypatch.setattr(sys, "stdout", screen)
    assert main(["play", "marrakech", "--players", "3"]) == 0
    assert ("\x1b[38;5;166mterracotta\x1b[39m" in screen.getvalue()) == colored
    assert ("\x1b" in screen.getvalue()) == colored


def test_a_drawing_keeps_all_its_marks_in_colour() -> None:
    for game in ALL.values():
        board = game.draw(played(game, game.seats[0], {}, "inks", 60).state)
        assert re.sub(r"\x1b\[[\d;]+m", "", rendering.to_ansi(game, board)) == board
        assert html.unescape(re.sub(r"<[^>]+>", "", rendering.to_html(game, board))) == board


def test_a_notebook_shows_the_board() -> None:
    shown = played(MARRAKECH, 3, {}, "notebook", 60)._repr_html_()  # as notebooks call it
    assert shown.startswith("<pre")
    assert re.search(r'<b style="color:#[0-9a-f]{6}">T</b>', shown)


@pytest.mark.parametrize(("game", "count"), [("marrakech", 2), ("heaps", 6)])
def test_opponents_play_alone_and_the_board_is_drawn_at_the_end(run: CommandLine, game: str, count: int) -> None:
    bots = [f"--bot={seat}=random" for seat in range(count)]
    status, out, _ = run("play", game, "--players", count, *bots, "--seed", "alone")
    assert (status, out.count("a b c d e f g")) == (0, int(game == "marrakech"))
    assert re.search(r"\n1\. Player \d: \d+\n", out)


# Positions


@pytest.mark.parametrize(("game", "count", "options"), tables(), ids=table_name)
def test_show_draws_a_position_from_its_text_a_file_or_a_record(
    run: CommandLine, tmp_path: Path, game: Game, count: int, options: Json
) -> None:
    match = played(game, count, options, "show", 30)
    text, file = match.state.text(), tmp_path / "position"
    drawn = (0, f"{game.draw(match.state)}\n\n{text}\n", "")
    assert run("show", text) == drawn
    for content in (text, f"{text}\n", json.dumps(records.save(match))):
        file.write_text(content)
        assert run("show", file) == drawn


def test_show_refuses_bad_positions_in_one_line(run: CommandLine, tmp_path: Path) -> None:
    assert "cannot be read" in run.refused("show", "chess - -")
    richer = "marrakech terracotta/saffron/mint - turn 0 d4 north 30/30/31 15T/15S/15I - -"
    assert "dirhams 30/30/31: they add up to 30 for each player" in run.refused("show", richer)
    file = tmp_path / "position"
    for content in ("", "\n", f"{played(MARRAKECH, 3, {}, 'two').state.text()}\n\n", "[]"):
        file.write_text(content)
        run.refused("show", file)
    run.refused("show", tmp_path)
