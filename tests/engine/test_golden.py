"""Golden games, compared line by line; `tests/engine/golden.py` makes them.

PYTHONPATH=py:. python3 -m tests.engine.golden
"""

import json
from pathlib import Path

import pytest

from jemaa import record as records
from jemaa.cli import perft
from tests.engine.golden import FOLDER, TABLES, endings, path_of, printed, simulated
from tests.engine.positions import MARRAKECH, state_of
from tests.engine.reference import trace

FILES = {path_of(*table).name: table for table in TABLES}
PERFT = (FOLDER / "marrakech.perft").read_text().splitlines()


def lines_of(name: str) -> list[str]:
    return (FOLDER / name).read_text().splitlines(keepends=True)


@pytest.mark.parametrize("name", FILES)
def test_every_line_is_replayed_exactly(name: str, tmp_path: Path) -> None:
    for line in lines_of(name):
        file = tmp_path / "record.json"
        file.write_text(json.dumps(json.loads(line)["record"]))
        assert printed("replay", file, "--trace") == line


@pytest.mark.parametrize("name", FILES)
def test_the_command_line_still_simulates_the_same_game(name: str) -> None:
    assert simulated(*FILES[name]) == lines_of(name)[0]


@pytest.mark.parametrize("name", FILES)
def test_a_second_implementation_agrees(name: str) -> None:
    for line in lines_of(name):
        golden = json.loads(line)
        told = trace(golden["record"])
        assert told == {key: golden[key] for key in told}


@pytest.mark.parametrize("name", FILES)
def test_every_way_a_game_can_end_is_there(name: str) -> None:
    lines = [json.loads(line) for line in lines_of(name)]
    wanted = endings(FILES[name][0])
    assert [line["record"].get("ending", "last-rug") for line in lines] == wanted
    for line, ending in zip(lines, wanted, strict=True):
        match, events = records.load(line["record"])
        last = MARRAKECH.named(events[-1][-1])
        assert (last["type"], last["why"]) == ("ended", "last-rug" if ending == "shared" else ending)
        assert (len(line["final"]["winners"]) > 1) == (ending == "shared")
        assert state_of(match).why_over == last["why"]


def test_no_golden_file_is_forgotten() -> None:
    assert {file.name for file in FOLDER.glob("marrakech*")} == {*FILES, "marrakech.perft"}


@pytest.mark.parametrize("line", [line for line in PERFT if line.startswith("perft")], ids=lambda line: line[22:])
def test_perft_from_the_start(line: str) -> None:
    words, _, expected = line.rpartition(" = ")
    assert printed(*words.split(" ")) == f"{expected}\n"


@pytest.mark.parametrize("line", [line for line in PERFT if "ply" in line])
def test_perft_from_within_the_golden_games(line: str) -> None:
    name, _, number, _, ply, _, depth, _, expected = line.split(" ")
    match, _ = records.load(json.loads(lines_of(name)[int(number) - 1])["record"])
    assert perft(match.at(int(ply))[0], int(depth)) == int(expected)
