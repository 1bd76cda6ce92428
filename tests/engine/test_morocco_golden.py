"""Golden games of Morocco, compared line by line; `tests/engine/morocco_golden.py` makes them.

PYTHONPATH=py:. python3 -m tests.engine.morocco_golden
"""

import json
from pathlib import Path

import pytest

from jemaa import record as records
from jemaa.cli import perft
from tests.engine.morocco import MOROCCO, state_of
from tests.engine.morocco_golden import (
    CASES,
    COUNTS,
    ENDINGS,
    FOLDER,
    RARE,
    a_swap_helps,
    digest,
    ended,
    path_of,
    printed,
    retraced,
    simulated,
)
from tests.engine.morocco_reference import trace
from tests.engine.morocco_richest import RICHEST, read

FILES = [*map(path_of, COUNTS), RARE]
PERFT = (FOLDER / "morocco.perft").read_text().splitlines()

each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)


def lines_of(path: Path) -> list[str]:
    return path.read_text().splitlines(keepends=True)


@each_file
def test_every_line_is_replayed_exactly(path: Path) -> None:
    for line in lines_of(path):
        assert retraced(json.loads(line)["record"]) == line


@pytest.mark.parametrize("players", COUNTS)
def test_the_command_line_still_simulates_the_same_game(players: int) -> None:
    assert simulated(players) == lines_of(path_of(players))[0]


@each_file
def test_a_second_implementation_agrees(path: Path) -> None:
    for line in lines_of(path):
        golden = json.loads(line)
        told = trace(golden["record"])
        assert {**told, "legal": [digest(legal) for legal in told["legal"]]} == {key: golden[key] for key in told}


@pytest.mark.parametrize("players", COUNTS)
def test_every_way_a_game_can_end_is_there(players: int) -> None:
    lines = [json.loads(line) for line in lines_of(path_of(players))[1:]]
    assert [line["record"]["ending"] for line in lines] == list(ENDINGS)
    for line, ending in zip(lines, ENDINGS, strict=True):
        match, events = records.load(line["record"])
        last = MOROCCO.named(events[-1][-1])
        assert (last["type"], last["why"]) == ("ended", state_of(match).why_over)
        assert ended(match, ending)
        assert (len(line["final"]["winners"]) > 1) or ending != "shared"
        assert len(line["final"]["scores"]) == players


@pytest.mark.parametrize(("line", "case"), list(zip(lines_of(RARE), CASES, strict=True)), ids=list(CASES))
def test_every_rare_case_is_there(line: str, case: str) -> None:
    record = json.loads(line)["record"]
    assert record["case"] == case
    match, told = records.load(record)
    events = [[MOROCCO.named(event) for event in entry] for entry in told]
    state, _ = match.at(0)
    avoidable = 0
    for entry in match.log:
        avoidable += entry.action.text == "pass" and a_swap_helps(state)
        state.apply(entry.action)
    _, _, occurs = CASES[case]
    assert occurs(match, events, avoidable)


def test_no_golden_file_is_forgotten() -> None:
    known = {*(path.name for path in FILES), "morocco.perft", RICHEST.name}
    assert {file.name for file in FOLDER.glob("morocco*")} == known


def test_the_richest_position_is_still_as_rich() -> None:
    match, _ = records.load(read())
    assert len(match.state.legal()) == 875
    assert len(json.dumps(MOROCCO.view(match.state))) < 40_000


@pytest.mark.parametrize("line", [line for line in PERFT if line.startswith("perft")], ids=lambda line: line[14:])
def test_perft_from_the_start(line: str) -> None:
    words, _, expected = line.rpartition(" = ")
    assert printed(*words.split(" ")) == f"{expected}\n"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_perft_from_within_the_golden_games(path: Path) -> None:
    lines = [line.split(" ") for line in PERFT if line.startswith(path.name)]
    assert len(lines) == 3 * len(lines_of(path))
    for _, _, number, _, ply, _, depth, _, expected in lines:
        match, _ = records.load(json.loads(lines_of(path)[int(number) - 1])["record"])
        assert perft(match.at(int(ply))[0], int(depth)) == int(expected)
