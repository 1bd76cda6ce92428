"""Games by message: whole games between devices that know nothing of each other but links, and the verb `join`."""

from collections.abc import Sequence
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jemaa import record as records
from jemaa.engine.chance import Stream
from jemaa.engine.game import CHANCE, Game, Json
from jemaa.formats import short_form
from jemaa.games import GAMES
from tests.engine.doors import Door
from tests.engine.games import ALL, players_of, table_name
from tests.engine.messages import Device, travelled
from tests.engine.positions import MARRAKECH
from tests.sampling import share

NUMBERS = (417, 3, 88)
TABLES = [(game, count) for game in ALL.values() for count in game.seats]
OTHER_ID = "0123456789ab"


pytestmark = pytest.mark.usefixtures("tiny_games")


# Whole games


def play_by_message(game: Game, count: int, seed: str) -> list[Device]:
    """Play a whole game by links of which each is sent twice, some are lost, and some come late; return the devices."""
    stream = Stream(seed)
    numbers = NUMBERS[: 2 + stream.below(2)]
    seats = {seat: numbers[seat % len(numbers)] for seat in range(count)}
    devices = {number: Device(number, seats, seed) for number in numbers}
    sender = devices[numbers[stream.below(len(numbers))]]
    bots = {stream.below(count): "random"} if stream.below(3) == 0 else {}
    sender.begin(game, count, bots)
    links: list[str] = []
    while True:
        links.append(sender.play())
        due = devices[sender.next_device()]
        for device in devices.values():
            if device is not sender and (device is due or stream.below(3)):  # else it is lost
                sent = links[-1], links[-1], links[stream.below(len(links))]
                for link in [*permutations(sent)][stream.below(6)]:  # in any order
                    device.receive(link)
        if sender.view is not None and sender.view["to_act"] == "over":
            for device in devices.values():
                device.receive(links[-1])
            return list(devices.values())
        sender = due


def check_alike(devices: Sequence[Device]) -> None:
    """Check that all devices have the same finished game, and that nothing but joining has happened."""
    first, *others = [device.record for device in devices]
    for record in others:
        assert all(record[key] == first[key] for key in ("id", "devices", "log", "setup", "players"))
    for device in devices:
        assert device.view is not None
        assert device.view["to_act"] == "over"
        assert set(device.heard) <= {"same", "ahead", "behind"}
        assert not any(roll["by_hand"] for die in device.ask("rolls")["dice"] for roll in die["rolls"])


@pytest.mark.slow
@pytest.mark.parametrize(("game", "count"), share(TABLES, 3, 1), ids=table_name)
def test_a_whole_game_by_message_ends_alike_on_all_devices(game: Game, count: int) -> None:
    check_alike(play_by_message(game, count, f"messages {count}"))


# The verb `join`

WHOLE = travelled(MARRAKECH, players_of(MARRAKECH, 3), NUMBERS, {}, "join")
RECORD = records.save(WHOLE, {"started": "today"})


def until(ply: int, record: Json = RECORD, **changes: Any) -> Json:
    """Return the record of the game as it was at a ply."""
    match, _ = records.load({**record, **changes})
    match.restore(match.log[:ply], [])
    match.provenance = match.provenance.before(ply)
    return records.save(match, records.additional(record))


def join(ours: Json, other: Any, here: Sequence[int] = ()) -> Json:
    return Door().ask("join", record=ours, other=other, here=here)


def another_way(ply: int) -> Json:
    """Return the record of the game if it had gone another way after some entries."""
    match, _ = records.load(until(ply))
    was = WHOLE.log[ply].action
    match.play(next(action for action in match.legal if action is not was))
    return records.save(match)


def test_what_goes_on_where_ours_ends_is_ahead_and_joined() -> None:
    ours = {**until(20), "seed": "ours", "started": "yesterday", "more": [1]}
    ours["players"] = [{**player, "name": f"Our {player['name']}"} for player in ours["players"]]
    for other in (until(50), records.save(short_form.decode(short_form.encode(records.load(until(50))[0])))):
        joined = join(ours, other)
        assert (joined["how"], joined["common"]) == ("ahead", 20)
        assert joined["record"] == {**ours, "log": RECORD["log"][:50], "devices": until(50)["devices"]}


def test_what_went_on_from_the_same_entry_differently_is_apart() -> None:
    for ours, other in ((until(50), another_way(20)), (another_way(20), until(50))):
        joined = join({**ours, "seed": "ours", "started": "yesterday"}, other)
        assert (joined["how"], joined["common"]) == ("apart", 20)
        assert joined["record"] == {**other, "seed": "ours", "started": "yesterday"}


def test_whose_turns_were_played_elsewhere_is_told_of_the_seats_that_are_here() -> None:
    deciding = [entry.actor for entry in WHOLE.log]
    first, second = deciding[20:30], deciding[20:50]
    assert CHANCE in first
    for here in ([], [0], [1, 2], [0, 1, 2]):
        for theirs, actors in ((until(30), first), (until(50), second)):
            assert join(until(20), theirs, here)["played"] == sorted({*actors} & {*here})
        assert join(another_way(20), until(50), here)["played"] == sorted({*second} & {*here})
    assert "played" not in join(until(50), until(20), [0, 1, 2])


PLAIN = {key: value for key, value in until(20).items() if key not in ("id", "devices")}
OTHER_GAMES = {
    "no id": PLAIN,
    "another id": {**RECORD, "id": OTHER_ID},
    "another game": records.save(travelled(GAMES["morocco"], players_of(GAMES["morocco"], 3), NUMBERS, {}, "join")),
    "another set-up": until(0, setup={**RECORD["setup"], "first": (RECORD["setup"]["first"] + 1) % 3}, log=[]),
    "other options": until(0, options={"cover_own": True}, log=[]),
    "other colours": until(0, players=[{**RECORD["players"][0], "color": "mint"}, *RECORD["players"][1:]], log=[]),
    "one player more": records.save(travelled(MARRAKECH, players_of(MARRAKECH, 4), NUMBERS, {}, "join")),
}


@pytest.mark.parametrize("name", OTHER_GAMES)
def test_another_game_is_other_even_with_the_same_id(name: str) -> None:
    assert join(until(20), OTHER_GAMES[name]) == {"how": "other", "common": 0}
    assert name != "no id" or join(PLAIN, PLAIN) == {"how": "other", "common": 0}


def test_what_theirs_says_counts_from_where_ours_ends() -> None:
    rolls = [ply for ply, text in enumerate(RECORD["log"][:50]) if text.startswith("die")]
    bots = [{"ply": 3, "bots": {"1": "hard@1"}}, {"ply": 30, "bots": {"1": "hard@1", "2": "easy@1"}}]
    rules = [{"ply": 40, "rules": 7}]
    ours = {**until(20), "by_hand": rolls[:2], "opponents": [{"ply": 1, "bots": {"0": "easy@2"}}]}
    other = {**until(50), "by_hand": rolls[1:], "opponents": bots, "other_rules": rules}
    joined = join(ours, other)["record"]
    assert joined["by_hand"] == [*rolls[:2], *(ply for ply in rolls if ply >= 20)]
    assert joined["opponents"] == [*ours["opponents"], {"ply": 20, "bots": {"1": "hard@1"}}, bots[1]]
    assert joined["other_rules"] == [{"ply": 20, "rules": 1}, {"ply": 40, "rules": 7}]


def test_where_theirs_does_not_tell_who_decided_ours_play_on() -> None:
    ours = {**until(20), "opponents": [{"ply": 1, "bots": {"0": "easy@2"}}]}
    assert join(ours, until(50))["record"]["opponents"] == ours["opponents"]
    other = {**until(50), "opponents": ours["opponents"]}
    assert join(ours, other)["record"]["opponents"] == ours["opponents"]


@given(st.integers(0, WHOLE.ply), st.integers(0, WHOLE.ply))
def test_of_two_states_of_one_game_the_longer_one_is_joined(mine: int, theirs: int) -> None:
    joined = join(until(mine), until(theirs))
    assert joined["common"] == min(mine, theirs)
    assert joined["how"] == ("same" if mine == theirs else "ahead" if mine < theirs else "behind")
    assert joined.get("record", until(mine)) == until(max(mine, theirs))


@given(st.integers(0, WHOLE.ply - 1), st.integers(0, WHOLE.ply))
def test_of_a_fork_the_entries_before_it_are_common(fork: int, theirs: int) -> None:
    try:
        ours = another_way(fork)
    except StopIteration:
        return  # there was no other action
    joined = join(ours, until(theirs))
    assert joined["common"] == min(fork, theirs)
    assert joined["how"] == ("apart" if theirs > fork else "behind")
