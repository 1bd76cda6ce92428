"""Which game a record is of, on which device its entries were played, and what follows for undo and rolls."""

import hmac
import json

import pytest

from jemaa import record as records
from jemaa.engine.game import CHANCE, Json
from jemaa.games import GAMES
from jemaa.match import Match
from jemaa.match.provenance import MOST_STRETCHES, NEW, Stretch, moved
from tests.engine.attack import good
from tests.engine.doors import Door, new
from tests.engine.messages import ID, travelled
from tests.engine.positions import MARRAKECH, players

OTHER = "0123456789ab"
PLAIN = {**good(3), "seed": "ours", "log": good(3)["log"][:6]}


def shared(*stretches: tuple[int, int | None]) -> Json:
    """Return the record of a game that was played on several devices: from each ply on, that device."""
    return {**PLAIN, "id": ID, "devices": [{"ply": ply, "device": device} for ply, device in stretches]}


def here(device: int | None, record: Json) -> Match:
    """Return the match of a record, as it is opened on a device."""
    match, _ = records.load(record)
    match.device = device
    return match


# The keys


def test_a_record_without_an_id_stays_as_it_is() -> None:
    match = here(7, PLAIN)
    match.play(match.legal[0])
    assert match.provenance == NEW
    assert records.save(match).keys() == PLAIN.keys()


def test_entries_are_recorded_for_the_device_on_which_they_are_played(door: Door) -> None:
    assert new(door, game_id=ID, device=417, bots={"1": "random"})["record"]["id"] == ID
    assert [door.on(step)["record"] for step in ("left", "roll")] == [{"devices": [{"ply": 0, "device": 417}]}, {}]
    door.ask("open", record=door.ask("record")["record"], device=3, bots={"1": "random"})
    now = [{"ply": 0, "device": 417}, {"ply": 2, "device": 3}]
    assert door.on("lay")["record"] == {"devices": now}
    door.on(door.thought(seat=1)["action"])
    assert door.ask("record")["record"]["devices"] == now


def test_an_entry_that_is_played_ends_what_was_said_of_later_ones() -> None:
    match = here(3, shared((0, 3), (2, 417), (4, 3)))
    match.restore(match.log[:3], [])
    match.play(match.legal[0])
    assert match.provenance.devices == (Stretch(0, 3), Stretch(2, 417), Stretch(3, 3))


def test_only_the_newest_stretches_are_kept() -> None:
    stretches: tuple[Stretch, ...] = ()
    for ply in range(MOST_STRETCHES + 5):
        stretches = moved(stretches, ply, ply % 2)
    assert (len(stretches), stretches[0]) == (MOST_STRETCHES, Stretch(5, 1))
    assert moved((Stretch(4, None), *stretches[1:]), 2000, 8)[0] == stretches[1]


# What follows from the secret of a device

SECRET, ANOTHER = "ab" * 32, "cd" * 32


def arrived(record: Json, secret: str = SECRET) -> tuple[str, int]:
    """Return what a device draws from, and its number, in a game that comes by a link."""
    door = Door()
    link = door.ask("encode", record=record)["short"]
    found = door.ask("check", record=door.ask("decode", short=link)["record"], secret=secret)
    return found["record"]["seed"], found["device"]


def test_a_game_that_is_opened_again_rolls_the_same_whatever_was_removed(door: Door) -> None:
    opened = arrived(shared((0, 417)))
    assert opened == arrived({**shared((0, 417)), "log": PLAIN["log"][:3]}), "from an older link"
    begun = new(door, seed=None, game_id=ID, secret=SECRET)
    assert (begun["record"]["seed"], begun["device"]) == opened == arrived(begun["record"])
    typed = new(door, seed="dunes", known_seed=True, game_id=ID, secret=SECRET)
    assert (typed["record"]["seed"], typed["device"]) == ("dunes", opened[1])


def test_devices_and_games_differ_and_no_secret_is_told(door: Door) -> None:
    games = [{**shared((0, 417)), "id": name} for name in (ID, OTHER)]
    found = [arrived(game, secret) for game in games for secret in (SECRET, ANOTHER)]
    assert [len({*told}) for told in zip(*found, strict=True)] == [4, 4]
    assert all(len(seed) == 32 and 1000 < device < 1 << 40 for seed, device in found)
    assert SECRET not in json.dumps(new(door, seed=None, secret=SECRET))


def test_it_is_the_hmac_of_the_number_of_the_game() -> None:
    key = bytes.fromhex(SECRET)
    seed, device = (hmac.new(key, f"{what}/{ID}".encode(), "sha256").hexdigest() for what in ("seed", "device"))
    assert arrived(shared((0, 417))) == (seed[:32], int(device[:10], 16))


def test_a_seed_that_a_record_has_goes_on_and_a_game_without_a_number_never_comes_again(door: Door) -> None:
    assert door.ask("check", record=shared((0, 417)), secret=SECRET)["record"]["seed"] == "ours"
    unseeded = {key: value for key, value in PLAIN.items() if key != "seed"}
    assert len({door.ask("check", record=unseeded, secret=SECRET)["record"]["seed"] for _ in range(3)}) == 3


def test_a_branch_and_the_same_game_again_never_keep_the_id(door: Door) -> None:
    record = records.save(travelled(MARRAKECH, players(3), [417, 3], {}, "whole"))
    ways: list[tuple[str, Json, list[Json]]] = [("branch", {"ply": 6}, record["devices"]), ("again", {}, [])]
    for do, more, devices in ways:
        made = door.ask(do, record=record, seed="new", **more)["record"]
        assert "id" not in made
        assert made.get("devices", []) == [each for each in devices if each["ply"] < 6]
        assert door.ask(do, record=record, seed="new", game_id=OTHER, **more)["record"]["id"] == OTHER
        twice = [door.ask(do, record=record, secret=SECRET, game_id=OTHER, **more)["record"] for _ in range(2)]
        assert twice[0] == twice[1]


# Undo

#: Who has played what in a game that is open on device 3, where undo leads with the assent of all, and where redo then.
UNDONE: list[tuple[list[tuple[int, int]], int | None]] = [
    ([(0, 3)], 5),
    ([(0, 417), (5, 3)], 5),
    ([(0, 417)], None),
    ([(0, 3), (5, 417)], None),
]


@pytest.mark.parametrize(("stretches", "ply"), UNDONE)
def test_undo_takes_back_only_what_this_device_has_played(
    door: Door, stretches: list[tuple[int, int]], ply: int | None
) -> None:
    view = door.ask("open", record=shared(*stretches), device=3)["view"]
    assert (view["undo_to"] or view["assent_to"]) == ply
    if ply is None:
        assert door.code("undo", assent=True) == "nothing-to-undo"
    else:
        reply = door.ask("undo", assent=True)
        assert (reply["ply"], reply["view"]["redo_to"]) == (ply, 6)
        assert (reply["view"]["assent_to"] is None) == (stretches[0][1] != 3)


# Undo, while people play elsewhere

APART: Json = {"apart": True, "device": 3}


def undone(door: Door, view: Json) -> Json:
    """Undo as much as is free, and redo it all; return the view."""
    while view["undo_to"] is not None:
        view = door.ask("undo", **APART)["view"]
    taken = door.session.match.undone
    assert len({entry.actor for entry in taken}) == 1
    assert not any(entry.actor == CHANCE or entry.reveals for entry in taken)
    while view["redo_to"] is not None:
        view = door.ask("redo", **APART)["view"]
    return view


@pytest.mark.parametrize("game", GAMES)
def test_nobody_here_agrees_for_people_elsewhere(door: Door, game: str) -> None:
    """Undo takes back one's own decisions, never what has shown anything since."""
    view = new(door, game, seed="dunes", game_id=ID, **APART)["view"]
    while view["to_act"] != "over":
        last = door.session.match.log[-1] if view["ply"] else None
        if last and last.actor != CHANCE and not last.reveals:
            assert (view["undo_to"], view["assent_to"]) == (view["ply"] - 1, None)
            view = undone(door, view)
        else:
            assert (view["undo_to"], view["assent_to"]) == (None, None)
            assert door.code("undo", assent=True, **APART) == ("settled" if last else "nothing-to-undo")
        action = {"do": "roll"} if view["to_act"] == "chance" else {"do": "play", "action": view["choices"][0]}
        view = door.ask(**action, **APART)["view"]
    assert (view["undo_to"], view["assent_to"]) == (None, None)


def test_what_an_opponent_has_answered_is_not_taken_back_from_people_elsewhere(door: Door) -> None:
    """In Morocco of four nobody rolls: a turn follows the other."""
    view = new(door, "morocco", 4, seed="dunes", game_id=ID, **APART)["view"]
    while view["to_act"] == 0:
        view = door.ask("play", action=view["choices"][0], **APART)["view"]
    door.ask("seat", seat=view["to_act"], bot="random", **APART)
    door.ask("play", action=door.thought(seat=view["to_act"])["action"], **APART)
    assert door.ask("look")["view"]["undo_to"] == view["ply"] - 1
    assert door.ask("look", **APART)["view"]["undo_to"] is None


def test_a_face_entered_by_hand_is_corrected_although_people_play_elsewhere(door: Door) -> None:
    new(door, game_id=ID, **APART)
    for action in ("left", "die 3"):
        view = door.ask("play", action=action, **APART)["view"]
    assert view["undo_to"] == 1
    assert door.ask("undo", **APART)["view"]["undo_to"] is None


def test_what_was_sent_stays(door: Door) -> None:
    new(door, game_id=ID, **APART)
    assert door.ask("play", action="left", **APART)["view"]["undo_to"] == 0
    ways: list[Json] = [APART, {}]
    for how in ways:  # whether or not all sit here by now
        assert door.ask("look", settled=1, **how)["view"]["undo_to"] is None
        for assent in (False, True):
            assert door.reply("undo", assent=assent, settled=1, **how)["error"]["code"] == "settled"
    assert door.ask("undo", **APART)["ply"] == 0


# Rolls


def rolls_of(match: Match) -> list[tuple[bool, bool]]:
    """List whether each roll was made elsewhere, and whether it counts as made with a real die."""
    door = Door()
    door.ask("open", record=records.save(match), device=match.device)
    return [(roll["elsewhere"], roll["by_hand"]) for die in door.ask("rolls")["dice"] for roll in die["rolls"]]


def test_a_refused_request_settles_nothing_and_changes_nobody_who_looks(door: Door) -> None:
    """`refused` compares all that is open before and after."""
    new(door, "marrakech", 3)
    door.on("left")
    for bad in ({"do": "nothing"}, {"do": "at", "ply": 99}, {"do": "play", "action": "fly"}):
        door.refused(**bad, settled=99, viewer=2)


def test_only_rolls_of_this_device_are_compared_with_its_seed() -> None:
    match = here(3, shared((1, 3), (3, 417)))
    assert [ply for ply, entry in enumerate(match.log) if entry.actor == CHANCE] == [1, 4]
    found = set()
    for seed in range(20):
        match.seed = f"other {seed}"
        found |= {tuple(rolls_of(match))}
    assert found == {((False, by_hand), (True, False)) for by_hand in (False, True)}, "some draw another face"
    match.seed = good(3)["seed"]
    assert rolls_of(match) == [(False, False), (True, False)]


def test_of_a_roll_of_which_nobody_knows_where_it_was_made_no_seed_tells_anything() -> None:
    match = here(3, {**shared((3, 3)), "seed": "of another device"})
    assert rolls_of(match)[0] == (True, False)
    assert [elsewhere for elsewhere, _ in rolls_of(here(7, PLAIN))] == [False, False], "a game that does not travel"


def test_a_face_that_another_device_entered_by_hand_stays_one_and_travels(door: Door) -> None:
    match = here(417, shared((0, 417)))
    match.restore(match.log[:4], [])
    match.play(match.legal[0], by_hand=True)
    link = door.ask("encode", record=records.save(match))["short"]
    assert rolls_of(here(3, door.ask("decode", short=link)["record"])) == [(True, False), (True, True)]
