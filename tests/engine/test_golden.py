"""Golden games and counts of both games, compared line by line; `tests/engine/golden.py` writes them.

JEMAA_GAMES sets how many random games of each table are compared with the second implementation, too.
"""

import json
import os
from itertools import groupby

import pytest

from jemaa import record as records
from tests.engine import golden
from tests.engine.golden import FILES, PERFT, SIMULATED, lines_of, records_of
from tests.engine.sweep import TABLES, compare, played
from tests.sampling import WHOLE

GAMES = int(os.environ.get("JEMAA_GAMES", "20" if WHOLE else "3"))
ENDINGS = {
    "marrakech-2": ["last-survivor", "shared"],  # of two, nobody can leave the other without rugs
    "marrakech": ["last-survivor", "no-rugs", "shared"],
    "morocco": ["five-stalls", "last-stall", "no-workers", "idle", "shared"],
}


def place(line: str) -> str:
    """Return where a count begins: at the start of a game for so many, or in a file."""
    return " ".join(line.split(" ")[: 4 if line.startswith("perft") else 1])


COUNTS = {where: list(lines) for name in PERFT for where, lines in groupby(lines_of(name), place)}
each_file = pytest.mark.parametrize("name", FILES)


@each_file
def test_every_line_is_replayed_exactly(name: str) -> None:
    assert list(map(golden.retraced, records_of(name))) == lines_of(name)


@each_file
def test_a_second_implementation_agrees(name: str) -> None:
    for record in records_of(name):
        match, _ = records.load(record)
        compare(match)


@pytest.mark.parametrize(("game", "at"), [(game, at) for game, tables in TABLES.items() for at in range(len(tables))])
def test_a_second_implementation_agrees_on_random_games(game: str, at: int) -> None:
    for number in range(GAMES):
        compare(played(game, *TABLES[game][at], f"sweep/{at}/{number}"))


@pytest.mark.parametrize("name", SIMULATED)
def test_the_command_line_still_simulates_the_same_game(name: str) -> None:
    assert golden.simulated(name) == lines_of(name)[0]


@pytest.mark.parametrize("name", SIMULATED)
def test_every_way_a_game_can_end_is_there(name: str) -> None:
    lines = [json.loads(line) for line in lines_of(name)[1:]]
    game = next(game for game in ENDINGS if name.startswith(game))
    assert [line["record"]["ending"] for line in lines] == ENDINGS[game]
    for line in lines:
        match, events = records.load(line["record"])
        why, shared = match.game.named(events[-1][-1])["why"], len(line["final"]["winners"]) > 1
        assert line["record"]["ending"] in (why, "shared" if shared else why)


def test_no_golden_file_is_forgotten() -> None:
    known = {*FILES, *PERFT, golden.RICHEST.name, "short.txt", "README.md"}
    assert {file.name for file in golden.FOLDER.iterdir()} == known


@pytest.mark.parametrize("where", COUNTS)
def test_as_many_sequences_of_actions_are_legal(where: str) -> None:
    questions = [line.rpartition(" = ")[0] for line in COUNTS[where]]
    assert [f"{question} = {golden.counted(question)}" for question in questions] == COUNTS[where]


def test_morocco_lists_many_actions_in_its_richest_position() -> None:
    match, _ = records.load(json.loads(golden.RICHEST.read_text()))
    assert len(match.state.legal()) == 875
    assert len(json.dumps(match.game.view(match.state))) < 40_000
