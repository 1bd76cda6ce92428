"""Damaged records: each is refused for its true reason at every door, changes nothing, and takes little memory."""

import json
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.engine.attack import strike
from tests.engine.command_line import CommandLine
from tests.engine.damage import damage
from tests.engine.doors import Door
from tests.engine.positions import players
from tests.sampling import share


@pytest.fixture(scope="module")
def door() -> Door:
    """Return a door behind which a game is open."""
    door = Door()
    door.ask("new", game="marrakech", players=players(3), seed="open", first=0)
    door.on("left")
    return door


def test_there_are_six_hundred_kinds_of_damage() -> None:
    assert len(damage()) >= 600


@pytest.mark.parametrize("name", damage())
def test_damage_is_refused_for_its_reason_and_changes_nothing(door: Door, name: str) -> None:
    text, why, entry = damage()[name]
    refusal = strike(text)
    assert refusal is not None
    assert (refusal.details["why"], refusal.details["entry"]) == (why, entry)
    assert entry is None or str(refusal).startswith(f"entry {entry}: ")
    told = {"code": "bad-record", "args": refusal.details, "message": str(refusal)}
    assert door.refused("check", text=text) == told
    if why != "not-json" and not name.startswith("text: "):
        assert door.refused("open", record=json.loads(text)) == told


def test_a_set_up_is_refused_in_the_name_of_its_game(door: Door) -> None:
    setups = [told.text for name, told in damage().items() if told.why.startswith("setup-") and "setup." in name]
    games = {door.refused("check", text=text)["args"]["game"] for text in setups}
    assert games == {"marrakech", "morocco"}


def sampled() -> Iterator[str]:
    """Yield the texts of some kinds of damage, with all those that are no JSON."""
    yield from share([told.text for told in damage().values()], 15)
    yield from (told.text for name, told in damage().items() if name.startswith("text: "))


def test_the_command_line_refuses_damage_in_one_line(run: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    for number, text in enumerate(sampled()):
        file.write_bytes(text.encode("utf-8-sig", "surrogatepass"))  # a mark of its own hides no damage
        run.refused("replay", file, *["--trace"] * (number % 2))


BYTES = [b"\xff\xfe\0", b"\0" * 1000, bytes(range(256)), b'{"format": "\xed\xa0\x80"}', "{}".encode("utf-16"), b"\n\n"]


def test_the_command_line_refuses_what_is_no_text_or_no_file(run: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "bad\nfile\x1b[2J\u202e.json"
    for data in BYTES:
        file.write_bytes(data)
        for words in (["replay"], ["encode"]):
            run.refused(*words, file)
    assert "No such file" in run.refused("replay", tmp_path / "missing\udc80\r.json")
    run.refused("decode", "\x1b[2J\x07 \x9b31m")
    endless = [Path("/dev/zero")] if Path("/dev/zero").exists() else []
    for path in (tmp_path, tmp_path / ("x" * 5000), "nul\0byte", *endless):
        run.refused("replay", path)


def test_the_worst_damage_takes_little_memory() -> None:
    tracemalloc.start()
    for text in (told.text for told in damage().values() if len(told.text) > 10_000):
        strike(text)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 60_000_000
