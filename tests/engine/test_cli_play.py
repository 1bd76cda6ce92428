"""A person at the command line: what is typed and answered, boards in colour, positions that are shown."""

import html
import io
import json
import re
import sys
from pathlib import Path

import pytest

from jemaa import painting
from jemaa import record as records
from jemaa.cli import main
from jemaa.game import Game, Json
from tests.engine.command_line import CommandLine
from tests.engine.games import ALL, played, table_name, tables
from tests.engine.positions import MARRAKECH


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
        assert re.sub(r"\x1b\[[\d;]+m", "", painting.in_terminal(game, board)) == board
        assert html.unescape(re.sub(r"<[^>]+>", "", painting.in_html(game, board))) == board


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
