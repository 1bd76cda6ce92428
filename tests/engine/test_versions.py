"""Who has decided what: a record says which version of which level, and opens whatever it names."""

import json
from importlib import import_module
from typing import Any

import pytest

from jemaa import record as records
from jemaa.bridge import Bridge
from jemaa.chance import Dice
from jemaa.errors import BadRecord
from jemaa.game import Json
from jemaa.match import Match
from jemaa.provenance import MOST_SEATINGS, NEW, seated
from tests.engine.games import ALL, drawn, played, players_of, seat_the_tiny_games

HEAPS = ALL["heaps"]
PLAYERS = players_of(HEAPS, 4)


@pytest.fixture(autouse=True)
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_the_tiny_games(monkeypatch)


class Door:
    """A bridge of its own."""

    def __init__(self) -> None:
        self.bridge = Bridge()

    def ask(self, verb: str, **arguments: Any) -> Json:
        """Send a request and return the reply."""
        reply: Json = json.loads(self.bridge.dispatch(json.dumps({"do": verb, **arguments})))
        return reply

    def new(self, **bots: str) -> Json:
        """Begin a game of four, seat 0 first."""
        levels = {seat.removeprefix("seat"): level for seat, level in bots.items()}
        return self.ask("new", game="heaps", players=PLAYERS, seed="versions", first=0, bots=levels)

    def thought(self, seat: int) -> str:
        """Let an opponent think to the end; return its action."""
        while "progress" in (reply := self.ask("think", seat=seat, ms=0)):
            pass
        return str(reply["action"])

    def turn(self) -> Json:
        """Roll and decide: an opponent what it thinks, a person the first choice; return the reply to that."""
        view = self.ask("roll")["view"]
        seat = view["to_act"]
        action = self.thought(seat) if seat in self.bridge.table.bots else view["choices"][0]
        return self.ask("play", action=action)

    @property
    def opponents(self) -> list[Json] | None:
        """Return what the record says of them."""
        found: list[Json] | None = self.ask("record")["record"].get("opponents")
        return found


@pytest.fixture
def door() -> Door:
    return Door()


def test_a_game_among_people_names_no_opponents(door: Door) -> None:
    door.new()
    assert door.turn()["record"] == {}
    assert door.opponents is None


def test_a_record_says_which_version_of_which_level_decided(door: Door) -> None:
    door.new(seat1="easy", seat2="hard#1", seat3="random")
    assert "opponents" not in door.turn()["record"], "a person's"
    told = [door.turn()["record"]["opponents"] for _ in range(3)]
    assert told[-1] == door.opponents
    assert told[-1] == [
        {"ply": 3, "bots": {"1": "easy@1"}},
        {"ply": 5, "bots": {"1": "easy@1", "2": "hard#1@1"}},
        {"ply": 7, "bots": {"1": "easy@1", "2": "hard#1@1", "3": "random@1"}},
    ]
    assert all("opponents" not in door.turn()["record"] for _ in range(4)), "nothing changes in the second round"


def test_a_person_who_takes_a_seat_is_told_apart(door: Door) -> None:
    door.new(seat0="easy")
    door.turn()
    for _ in range(3):
        door.turn()
    door.ask("seat", seat=0, bot=None)
    assert door.turn()["record"]["opponents"] == [{"ply": 1, "bots": {"0": "easy@1"}}, {"ply": 9, "bots": {}}]


def test_a_choice_that_no_opponent_made_is_not_said_to_be_one(door: Door) -> None:
    door.new(seat0="hard#1")
    choices = door.ask("roll", viewer=0)["view"]["choices"]
    other = next(choice for choice in choices if choice != door.thought(0))
    assert "opponents" not in door.ask("play", action=other)["record"]
    door.new(seat0="hard#1")
    door.ask("roll")
    action = door.thought(0)
    door.ask("seat", seat=0, bot=None)
    assert "opponents" not in door.ask("play", action=action)["record"]


def test_undo_and_redo_keep_who_decided_and_playing_on_drops_it(door: Door) -> None:
    door.new(seat1="easy")
    for _ in range(2):
        door.turn()
    before = door.opponents
    assert before == [{"ply": 3, "bots": {"1": "easy@1"}}]
    door.ask("undo", assent=True)
    assert door.opponents == before
    door.ask("redo")
    assert (door.opponents, door.ask("record")["ply"]) == (before, 4)
    door.ask("undo", assent=True)
    choices = door.bridge.table.now()["choices"]
    assert door.ask("play", action=choices[-1])["record"] == {"opponents": None}
    assert door.opponents is None
    assert door.turn()["record"]["opponents"] == before


def test_a_level_that_has_changed_since_opens_and_plays_on(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    door.new(seat0="easy")
    for _ in range(4):
        door.turn()
    record = door.ask("record")["record"]
    monkeypatch.setattr(import_module("jemaa.games.heaps.opponents"), "VERSION", 2)
    opened = door.ask("open", record=record, bots={"0": "easy"})
    assert (opened["record"], opened["bots"]) == (record, {"0": "easy"})
    assert door.turn()["record"]["opponents"] == [
        {"ply": 1, "bots": {"0": "easy@1"}},
        {"ply": 9, "bots": {"0": "easy@2"}},
    ]


def test_a_stored_level_that_the_game_lacks_is_played_by_the_strongest(door: Door) -> None:
    record = door.new(seat0="easy")["record"]
    levels = {"0": "wizard", "1": "wizard#40", "2": "easy#3", "3": "random"}
    opened = door.ask("open", record=record, bots=levels)
    assert opened["bots"] == {"0": "hard", "1": "hard", "2": "easy#3", "3": "random"}
    assert door.ask("check", record=record, bots=levels)["view"] == opened["view"]
    assert door.turn()["record"]["opponents"] == [{"ply": 1, "bots": {"0": "hard@1"}}]
    assert door.ask("new", game="heaps", players=PLAYERS, bots=levels)["error"]["code"] == "bad-level"
    assert door.ask("seat", seat=0, bot="wizard")["error"]["code"] == "bad-level"


@pytest.mark.parametrize("level", ["", "Hard", "deep-blue", "hard#", "wizard#0", "x" * 21, "hard@1", 5, None, ["hard"]])
def test_what_can_be_no_level_is_refused(door: Door, level: object) -> None:
    record = door.new()["record"]
    refused = "bad-level" if isinstance(level, str) else "bad-request"
    assert door.ask("open", record=record, bots={"0": level})["error"]["code"] == refused
    assert door.ask("check", record=record, bots={"0": level})["error"]["args"]["why"] == "beside"


def recorded(opponents: object) -> Json:
    """Return the record of a game that says this of its opponents."""
    return {**records.save(played(HEAPS, 4, {}, "recorded", 10)), "opponents": opponents}


def test_a_record_may_name_levels_and_versions_that_there_are_not() -> None:
    named = [{"ply": 0, "bots": {}}, {"ply": 1, "bots": {"0": "wizard@7", "3": "hard#100000@999999"}}]
    match, _ = records.admit(recorded(named))
    assert records.save(match)["opponents"] == named


@pytest.mark.parametrize(
    "opponents",
    [
        None,
        {},
        "hard@1",
        [[]],
        [{"ply": 0}],
        [{"bots": {}}],
        [{"ply": 0, "bots": {}, "who": 1}],
        [{"ply": 0, "bots": []}],
        [{"ply": -1, "bots": {}}],
        [{"ply": 5000, "bots": {}}],
        [{"ply": True, "bots": {}}],
        [{"ply": 1.0, "bots": {}}],
        [{"ply": "0", "bots": {}}],
        [{"ply": 3, "bots": {}}, {"ply": 3, "bots": {}}],
        [{"ply": 3, "bots": {}}, {"ply": 2, "bots": {}}],
        [{"ply": ply, "bots": {}} for ply in range(MOST_SEATINGS + 1)],
        *([{"ply": 0, "bots": {seat: "hard@1"}}] for seat in ("4", "-1", "00", "", "x")),
        *(
            [{"ply": 0, "bots": {"0": level}}]
            for level in (
                *("", "hard", "hard@", "hard@0", "hard@01", "hard@x", "hard@1@1", "hard@²", "hard@1000000", "@1"),
                *("Hard@1", "har d@1", f"{'x' * 21}@1", "hard#0@1", "hard#100001@1", "hard@1#2", "hàrd@1", 7, None),
            )
        ),
    ],
    ids=lambda value: json.dumps(value)[:60],
)
def test_what_a_stranger_says_of_opponents_is_checked(opponents: object) -> None:
    with pytest.raises(BadRecord) as refusal:
        records.load(recorded(opponents))
    assert refusal.value.details["why"] == "opponents"


def test_only_so_many_changes_are_kept() -> None:
    match, stream = Match.new(HEAPS, PLAYERS, {}, "kept"), Dice("kept")
    seatings = NEW.opponents
    for ply in range(2 * MOST_SEATINGS):
        seatings = seated(seatings, ply, 0, f"hard@{ply + 1}")
    assert len(seatings) == MOST_SEATINGS
    assert (seatings[0].ply, seatings[-1].ply) == (MOST_SEATINGS, 2 * MOST_SEATINGS - 1)
    match.provenance = NEW._replace(opponents=seatings)
    again, _ = records.admit(records.save(match))
    assert again.provenance == match.provenance
    again.play(drawn(again, stream))
    assert again.provenance == NEW, "cut where it is played on"


def test_the_largest_record_with_opponents_can_be_saved() -> None:
    bots = {str(seat): f"{'x' * 20}#100000@999999" for seat in range(4)}
    largest = [{"ply": ply, "bots": bots} for ply in range(MOST_SEATINGS)]
    assert len(json.dumps(largest)) < 100_000
    records.admit(recorded(largest))
