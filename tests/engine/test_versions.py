"""Who has decided what: a record says which version of which level, and opens whatever it names."""

from importlib import import_module

import pytest

from jemaa import record as records
from jemaa.engine.chance import Dice
from jemaa.engine.game import Json
from jemaa.match import Match
from jemaa.match.provenance import MOST_SEATINGS, NEW, seated
from tests.engine.doors import Door
from tests.engine.games import ALL, drawn, played, players_of

HEAPS = ALL["heaps"]


pytestmark = pytest.mark.usefixtures("tiny_games")


def begin(door: Door, **bots: str) -> Json:
    """Begin a game of four, seat 0 first."""
    levels = {seat.removeprefix("seat"): level for seat, level in bots.items()}
    begun = {"game": "heaps", "players": players_of(HEAPS, 4), "seed": "versions", "first": 0}
    return door.ask("new", **begun, bots=levels)["record"]


def turns(door: Door, count: int = 1) -> list[Json]:
    """Roll and decide: an opponent what it thinks, a person the first choice; return what changes in the record."""
    changes = []
    for _ in range(count):
        view = door.ask("roll")["view"]
        seat = view["to_act"]
        action = door.thought(seat=seat)["action"] if seat in door.session.bots else view["choices"][0]
        changes.append(door.ask("play", action=action)["record"])
    return changes


def opponents(door: Door) -> list[Json] | None:
    """Return what the record says of them."""
    found: list[Json] | None = door.ask("record")["record"].get("opponents")
    return found


def test_a_record_says_which_version_of_which_level_decided(door: Door) -> None:
    begin(door)
    assert (turns(door), opponents(door)) == ([{}], None), "a game among people"
    begin(door, seat1="easy", seat2="hard#1", seat3="random")
    person, *_, last = turns(door, 4)
    assert "opponents" not in person
    assert last["opponents"] == [
        {"ply": 3, "bots": {"1": "easy@1"}},
        {"ply": 5, "bots": {"1": "easy@1", "2": "hard#1@1"}},
        {"ply": 7, "bots": {"1": "easy@1", "2": "hard#1@1", "3": "random@1"}},
    ]
    assert all("opponents" not in change for change in turns(door, 4)), "nothing changes in the second round"
    assert opponents(door) == last["opponents"]


def test_a_person_who_takes_a_seat_is_told_apart(door: Door) -> None:
    begin(door, seat0="easy")
    turns(door, 4)
    door.ask("seat", seat=0, bot=None)
    assert turns(door)[0]["opponents"] == [{"ply": 1, "bots": {"0": "easy@1"}}, {"ply": 9, "bots": {}}]


def test_a_choice_that_no_opponent_made_is_not_said_to_be_one(door: Door) -> None:
    begin(door, seat0="hard#1")
    choices = door.ask("roll", viewer=0)["view"]["choices"]
    other = next(choice for choice in choices if choice != door.thought(seat=0)["action"])
    assert "opponents" not in door.ask("play", action=other)["record"]
    begin(door, seat0="hard#1")
    door.ask("roll")
    action = door.thought(seat=0)["action"]
    door.ask("seat", seat=0, bot=None)
    assert "opponents" not in door.ask("play", action=action)["record"]


def test_a_level_that_has_changed_since_opens_and_plays_on(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    begin(door, seat0="easy")
    turns(door, 4)
    record = door.ask("record")["record"]
    monkeypatch.setattr(import_module("jemaa.games.heaps.opponents"), "VERSION", 2)
    opened = door.ask("open", record=record, bots={"0": "easy"})
    assert (opened["record"], opened["bots"]) == (record, {"0": "easy"})
    now = [{"ply": 1, "bots": {"0": "easy@1"}}, {"ply": 9, "bots": {"0": "easy@2"}}]
    assert turns(door)[0]["opponents"] == now


def test_a_stored_level_that_the_game_lacks_is_played_by_the_strongest(door: Door) -> None:
    record = begin(door, seat0="easy")
    levels = {"0": "wizard", "1": "wizard#40", "2": "easy#3", "3": "random"}
    opened = door.ask("open", record=record, bots=levels)
    assert opened["bots"] == {"0": "hard", "1": "hard", "2": "easy#3", "3": "random"}
    assert door.ask("check", record=record, bots=levels)["view"] == opened["view"]
    assert turns(door)[0]["opponents"] == [{"ply": 1, "bots": {"0": "hard@1"}}]
    for level in ("", "Hard", "deep-blue", "hard#", "wizard#0", "x" * 21, "hard@1"):
        assert door.code("open", record=record, bots={"0": level}) == "bad-level"


def recorded(opponents: object) -> Json:
    """Return the record of a game that says this of its opponents."""
    return {**records.save(played(HEAPS, 4, {}, "recorded", 10)), "opponents": opponents}


def test_a_record_may_name_levels_and_versions_that_there_are_not(door: Door) -> None:
    named = [{"ply": 0, "bots": {}}, {"ply": 1, "bots": {"0": "wizard@7", "3": "hard#100000@999999"}}]
    assert records.save(records.admit(recorded(named))[0])["opponents"] == named


def test_only_so_many_changes_are_kept(door: Door) -> None:
    match, seatings = Match.new(HEAPS, players_of(HEAPS, 4), {}, "kept"), NEW.opponents
    for ply in range(2 * MOST_SEATINGS):
        seatings = seated(seatings, ply, 0, f"hard@{ply + 1}")
    assert [seating.ply for seating in seatings] == [*range(MOST_SEATINGS, 2 * MOST_SEATINGS)]
    match.provenance = NEW._replace(opponents=seatings)
    again, _ = records.admit(records.save(match))
    assert again.provenance == match.provenance
    again.play(drawn(again, Dice("kept")))
    assert again.provenance == NEW, "cut where it is played on"
