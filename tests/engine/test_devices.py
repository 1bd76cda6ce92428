"""Which game a record is of, on which device its entries were played, and what follows for undo and rolls."""

import hmac
import json
from typing import Any

import pytest

from jemaa import record as records
from jemaa.bridge import Bridge
from jemaa.errors import BadRecord, NothingToUndo
from jemaa.game import CHANCE, Game, Json
from jemaa.games import GAMES
from jemaa.match import Match
from jemaa.provenance import MOST_STRETCHES, NEW, Stretch, moved
from tests.engine.attack import good
from tests.engine.games import players_of
from tests.engine.messages import ID, travelled
from tests.engine.positions import MARRAKECH, players

OTHER = "0123456789ab"
PLAIN = {**good(3), "seed": "ours", "log": good(3)["log"][:6]}
EVERYBODY = {0, 1, 2}
MOROCCO = GAMES["morocco"]


def ask(door: Bridge, do: str, **arguments: object) -> Json:
    """Return the reply to a request."""
    reply: Json = json.loads(door.dispatch(json.dumps({"do": do, **arguments})))
    return reply


def shared(*stretches: tuple[int, int | None]) -> Json:
    """Return the record of a game that was played on several devices: from each ply on, that device."""
    return {**PLAIN, "id": ID, "devices": [{"ply": ply, "device": device} for ply, device in stretches]}


def here(device: int | None, record: Json) -> Match:
    """Return the match of a record, as it is opened on a device."""
    match, _ = records.load(record)
    match.device = device
    return match


# The keys


def test_a_record_without_them_stays_as_it_is() -> None:
    match, _ = records.load(PLAIN)
    match.device = 7
    match.play(match.legal[0])
    assert match.provenance == NEW
    assert records.save(match).keys() == PLAIN.keys()


@pytest.mark.parametrize(
    "wrong", [None, 7, "", "3f09c2d81ab", "3f09c2d81ab70", "3F09C2D81AB7", "3f09c2d81abg", " 3f09c2d81ab", ["a"] * 12]
)
def test_an_id_of_another_form_is_refused(wrong: Any) -> None:
    with pytest.raises(BadRecord) as caught:
        records.load({**PLAIN, "id": wrong})
    assert caught.value.details["why"] == "id"


@pytest.mark.parametrize(
    "wrong",
    [
        None, 7, {}, [None], [{}], [{"ply": 0}], [{"ply": 0, "device": 1, "x": 1}], [{"ply": 0, "device": 1 << 40}],
        [{"ply": 0, "device": -1}], [{"ply": 0, "device": True}], [{"ply": 0, "device": 1.0}],
        [{"ply": 0, "device": "1"}], [{"ply": -1, "device": 1}], [{"ply": 5000, "device": 1}],
        [{"ply": True, "device": 1}], [{"ply": 0, "device": None}],
        [{"ply": 3, "device": 1}, {"ply": 3, "device": 2}], [{"ply": 3, "device": 1}, {"ply": 2, "device": 2}],
        [{"ply": 3, "device": 1}, {"ply": 4, "device": 1}],
        [{"ply": ply, "device": ply % 2} for ply in range(MOST_STRETCHES + 1)],
    ],
    ids=lambda wrong: json.dumps(wrong)[:50],
)  # fmt: skip
def test_devices_of_another_form_are_refused(wrong: Any) -> None:
    with pytest.raises(BadRecord) as caught:
        records.load({**PLAIN, "id": ID, "devices": wrong})
    assert caught.value.details["why"] == "devices"


def test_entries_are_recorded_for_the_device_on_which_they_are_played() -> None:
    door = Bridge()
    begun = {"game": "marrakech", "players": players(3), "seed": "ours", "first": 0, "bots": {"1": "random"}}
    assert ask(door, "new", game_id=ID, device=417, **begun)["record"]["id"] == ID
    played = ask(door, "play", action="left"), ask(door, "roll")
    assert [reply["record"] for reply in played] == [{"devices": [{"ply": 0, "device": 417}]}, {}]
    ask(door, "open", record=ask(door, "record")["record"], device=3, bots={"1": "random"})
    choice = ask(door, "look")["view"]["choices"][0]
    now = [{"ply": 0, "device": 417}, {"ply": 2, "device": 3}]
    assert ask(door, "play", action=choice)["record"] == {"devices": now}
    thought: Json = {}
    while "action" not in thought:
        thought = ask(door, "think", seat=1)
    ask(door, "play", action=thought["action"])
    assert ask(door, "record")["record"]["devices"] == now


def test_a_game_without_an_id_records_no_devices() -> None:
    door = Bridge()
    ask(door, "open", record=PLAIN, device=417)
    ask(door, "play", action=door.table.match.legal[0].text)
    assert "devices" not in ask(door, "record")["record"]


def test_what_is_played_where_no_device_is_named_is_known_of_nobody() -> None:
    match = here(None, shared((0, 417)))
    match.play(match.legal[0])
    assert match.provenance.devices == (Stretch(0, 417), Stretch(6, None))


def test_an_entry_that_is_played_ends_what_was_said_of_later_ones() -> None:
    match = here(3, shared((0, 3), (2, 417), (4, 3)))
    match.restore(match.log[:3], [])
    match.play(match.legal[0])
    assert match.provenance.devices == (Stretch(0, 3), Stretch(2, 417), Stretch(3, 3))


def test_each_entry_has_its_device() -> None:
    said = records.load(shared((1, 417), (3, None), (4, 3)))[0].provenance
    assert said.each_device(6) == [None, 417, 417, None, 3, 3]
    assert said.each_device(2) == [None, 417]
    assert NEW.each_device(3) == [None] * 3


def test_only_the_newest_stretches_are_kept() -> None:
    stretches: tuple[Stretch, ...] = ()
    for ply in range(MOST_STRETCHES + 5):
        stretches = moved(stretches, ply, ply % 2)
    assert (len(stretches), stretches[0]) == (MOST_STRETCHES, Stretch(5, 1))
    assert moved((Stretch(4, None), *stretches[1:]), 2000, 8)[0] == stretches[1]


@pytest.mark.parametrize("wrong", [-1, 1 << 40, "7", 1.5, True])
def test_a_device_is_a_number_that_a_link_can_hold(wrong: Any) -> None:
    door = Bridge()
    for request in ({"do": "open", "record": PLAIN}, {"do": "new", "game": "marrakech", "players": players(3)}):
        assert ask(door, device=wrong, **request)["error"]["args"] == {"what": "device"}


def test_a_new_number_is_checked() -> None:
    error = ask(Bridge(), "new", game="marrakech", players=players(3), game_id="x")["error"]
    assert (error["code"], error["args"]["why"]) == ("bad-record", "id")


# What follows from the secret of a device

SECRET, ANOTHER = "ab" * 32, "cd" * 32


def arrived(link: str, secret: str = SECRET) -> tuple[str, int]:
    """Return what a device draws from, and its number, in a game that comes by a link."""
    record = ask(Bridge(), "decode", short=link)["record"]
    found = ask(Bridge(), "check", record=record, secret=secret)
    return found["record"]["seed"], found["device"]


def link_of(record: Json) -> str:
    text: str = ask(Bridge(), "encode", record=record)["short"]
    return text


def test_a_game_that_is_opened_again_rolls_the_same_whatever_was_removed() -> None:
    opened = [arrived(link_of(shared((0, 417)))) for _ in range(6)]
    assert len(set(opened)) == 1
    assert opened[0] == arrived(link_of({**shared((0, 417)), "log": PLAIN["log"][:3]})), "from an older link"


def test_a_game_that_began_here_rolls_the_same_when_its_own_link_is_opened() -> None:
    begun = {"game": "marrakech", "players": players(3), "game_id": ID, "secret": SECRET}
    opened = ask(Bridge(), "new", **begun)
    assert (opened["record"]["seed"], opened["device"]) == arrived(link_of(opened["record"]))
    typed = ask(Bridge(), "new", seed="dunes", known_seed=True, **begun)
    assert (typed["record"]["seed"], typed["device"]) == ("dunes", opened["device"])


def test_devices_and_games_differ_and_no_secret_is_told() -> None:
    links = [link_of({**shared((0, 417)), "id": name}) for name in (ID, OTHER)]
    found = [arrived(link, secret) for link in links for secret in (SECRET, ANOTHER)]
    for told in zip(*found, strict=True):
        assert len(set(told)) == 4
    assert all(len(seed) == 32 and 1000 < device < 1 << 40 for seed, device in found)
    assert SECRET not in json.dumps(ask(Bridge(), "new", game="marrakech", players=players(3), secret=SECRET))


def test_it_is_the_hmac_of_the_number_of_the_game() -> None:
    seed, device = arrived(link_of(shared((0, 417))))
    key = bytes.fromhex(SECRET)
    assert seed == hmac.new(key, f"seed/{ID}".encode(), "sha256").hexdigest()[:32]
    assert device == int(hmac.new(key, f"device/{ID}".encode(), "sha256").hexdigest()[:10], 16)


def test_a_seed_that_a_record_has_goes_on_and_a_game_without_a_number_never_comes_again() -> None:
    def seed_in(record: Json) -> str:
        return str(ask(Bridge(), "check", record=record, secret=SECRET)["record"]["seed"])

    assert seed_in(shared((0, 417))) == "ours"
    unseeded = {key: value for key, value in PLAIN.items() if key != "seed"}
    assert len({seed_in(unseeded) for _ in range(3)}) == 3


@pytest.mark.parametrize("wrong", [7, "", "ab", "AB" * 32, "ab" * 33, "xy" * 32])
def test_a_secret_of_another_form_is_refused_and_not_repeated(wrong: Any) -> None:
    error = ask(Bridge(), "check", record=PLAIN, secret=wrong)["error"]
    assert error["args"] == {"what": "secret"}
    assert len(str(wrong)) < 3 or str(wrong) not in json.dumps(error)


# Other games


def test_a_branch_and_the_same_game_again_never_keep_the_id() -> None:
    match = travelled(MARRAKECH, players(3), [417, 3], {}, "whole")
    record, door = records.save(match), Bridge()
    for do, more in (("branch", {"ply": 6}), ("again", {})):
        assert "id" not in ask(door, do, record=record, seed="new", **more)["record"]
        assert ask(door, do, record=record, seed="new", game_id=OTHER, **more)["record"]["id"] == OTHER
        made = [ask(door, do, record=record, secret=SECRET, game_id=OTHER, **more)["record"] for _ in range(2)]
        assert made[0] == made[1]
    branched = ask(door, "branch", record=record, seed="new", ply=6)["record"]
    assert branched["devices"] == [each for each in record["devices"] if each["ply"] < 6]
    assert "devices" not in ask(door, "again", record=record, seed="new")["record"]


# Undo


def test_undo_takes_back_what_this_device_has_played() -> None:
    match = here(3, shared((0, 3)))
    assert match.undo_to(EVERYBODY, assent=True) == 5
    match.undo(EVERYBODY, assent=True)
    assert match.ply == 5


def test_undo_never_takes_back_what_another_device_has_played() -> None:
    for stretches in (((0, 417),), ((0, 3), (5, 417))):
        match = here(3, shared(*stretches))
        assert match.undo_to(EVERYBODY) is None
        assert match.undo_to(EVERYBODY, assent=True) is None
        for assent in (False, True):
            with pytest.raises(NothingToUndo):
                match.undo(EVERYBODY, assent=assent)
        assert match.ply == 6


def test_undo_stops_where_another_device_has_played() -> None:
    match = here(3, shared((0, 417), (5, 3)))
    match.undo(EVERYBODY, assent=True)
    assert (match.ply, match.undo_to(EVERYBODY, assent=True)) == (5, None)
    assert match.redo_to(EVERYBODY) == 6


def test_a_view_tells_that_nothing_can_be_undone() -> None:
    door = Bridge()
    view = ask(door, "open", record=shared((0, 417)), device=3)["view"]
    assert (view["undo_to"], view["assent_to"]) == (None, None)
    assert ask(door, "undo", assent=True)["error"]["code"] == "nothing-to-undo"
    assert ask(door, "open", record=shared((0, 417)), device=417)["view"]["undo_to"] == 5


# Undo, while people play elsewhere

APART: Json = {"apart": True, "device": 3}


def begun(game: Game, count: int = 3) -> tuple[Bridge, Json]:
    """Begin a game on device 3; return its bridge and first view."""
    door, asked = Bridge(), {"game": game.name, "players": players_of(game, count), "seed": "dunes", "game_id": ID}
    return door, ask(door, "new", **asked, **APART)["view"]


def refused(door: Bridge, **how: Any) -> Any:
    """Try to undo in vain; return the code of the refusal."""
    return ask(door, "undo", **how)["error"]["code"]


def undone(door: Bridge, view: Json) -> Json:
    """Undo as much as is free, and redo it all; return the view."""
    while view["undo_to"] is not None:
        view = ask(door, "undo", **APART)["view"]
    taken = door.table.match.undone
    assert len({entry.actor for entry in taken}) == 1
    assert not any(entry.actor == CHANCE or entry.reveals for entry in taken)
    while view["redo_to"] is not None:
        view = ask(door, "redo", **APART)["view"]
    return view


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_nobody_here_agrees_for_people_elsewhere(game: Game) -> None:
    """Undo takes back one's own decisions, never what has shown anything since."""
    door, view = begun(game)
    while view["to_act"] != "over":
        last = door.table.match.log[-1] if view["ply"] else None
        if last and last.actor != CHANCE and not last.reveals:
            assert (view["undo_to"], view["assent_to"]) == (view["ply"] - 1, None)
            view = undone(door, view)
        else:
            assert (view["undo_to"], view["assent_to"]) == (None, None)
            assert refused(door, assent=True, **APART) == ("settled" if last else "nothing-to-undo")
        action = {"do": "roll"} if view["to_act"] == "chance" else {"do": "play", "action": view["choices"][0]}
        view = ask(door, **action, **APART)["view"]
    assert (view["undo_to"], view["assent_to"]) == (None, None)


def test_what_an_opponent_has_answered_is_not_taken_back_from_people_elsewhere() -> None:
    """In Morocco of four nobody rolls: a turn follows the other."""
    door, view = begun(MOROCCO, 4)
    mover = view["to_act"]
    while view["to_act"] == mover:
        view = ask(door, "play", action=view["choices"][0], **APART)["view"]
    ask(door, "seat", seat=view["to_act"], bot="random", **APART)
    ask(door, "play", action=ask(door, "think", seat=view["to_act"])["action"], **APART)
    assert ask(door, "look")["view"]["undo_to"] == view["ply"] - 1
    assert ask(door, "look", **APART)["view"]["undo_to"] is None


def test_a_face_entered_by_hand_is_corrected_although_people_play_elsewhere() -> None:
    door, view = begun(MARRAKECH)
    ask(door, "play", action=view["choices"][0], **APART)
    view = ask(door, "play", action="die 3", **APART)["view"]
    assert view["undo_to"] == 1
    assert ask(door, "undo", **APART)["view"]["undo_to"] is None


def test_what_was_sent_stays() -> None:
    door, view = begun(MOROCCO, 4)
    view = ask(door, "play", action=view["choices"][0], **APART)["view"]
    assert view["undo_to"] == 0
    for how in (APART, {}):  # whether or not all sit here by now
        assert ask(door, "look", settled=1, **how)["view"]["undo_to"] is None
        for assent in (False, True):
            assert refused(door, assent=assent, settled=1, **how) == "settled"
    assert ask(door, "undo", **APART)["view"]["ply"] == 0


@pytest.mark.parametrize("wrong", [{"apart": 1}, {"settled": "1"}, {"settled": True}])
def test_what_is_settled_is_a_number(wrong: Json) -> None:
    door, _ = begun(MARRAKECH)
    assert ask(door, "look", **wrong)["error"]["args"] == {"what": next(iter(wrong))}


# Rolls


def rolls_of(match: Match) -> list[tuple[bool, bool]]:
    """List whether each roll was made elsewhere, and whether it counts as made with a real die."""
    door = Bridge()
    ask(door, "open", record=records.save(match), device=match.device)
    return [(roll["elsewhere"], roll["by_hand"]) for die in ask(door, "rolls")["dice"] for roll in die["rolls"]]


def test_only_rolls_of_this_device_are_compared_with_its_seed() -> None:
    match = here(3, {**PLAIN, "id": ID, "devices": [{"ply": 1, "device": 3}, {"ply": 3, "device": 417}]})
    at = [ply for ply, entry in enumerate(match.log) if entry.actor == CHANCE]
    assert at == [1, 4]
    drawn = good(3)["seed"]
    for seed in (f"other {number}" for number in range(100)):
        match.seed = seed
        told = rolls_of(match)
        assert told[1] == (True, False)
        if told[0] == (False, True):
            break
    else:
        pytest.fail("some seed draws another face")
    match.seed = drawn
    assert rolls_of(match) == [(False, False), (True, False)]


def test_of_a_roll_of_which_nobody_knows_where_it_was_made_no_seed_tells_anything() -> None:
    match = here(3, {**PLAIN, "id": ID, "devices": [{"ply": 3, "device": 3}], "seed": "of another device"})
    assert rolls_of(match)[0] == (True, False)
    assert [elsewhere for elsewhere, _ in rolls_of(here(7, PLAIN))] == [False, False], "a game that does not travel"


def test_a_face_that_another_device_entered_by_hand_stays_one_and_travels() -> None:
    match = here(417, shared((0, 417)))
    match.restore(match.log[:4], [])
    match.play(match.legal[0], by_hand=True)
    link = ask(Bridge(), "encode", record=records.save(match))["short"]
    assert rolls_of(here(3, ask(Bridge(), "decode", short=link)["record"])) == [(True, False), (True, True)]


def test_roll_number_r_is_draw_number_r_of_the_seed_of_the_device_that_rolls() -> None:
    ours, theirs = here(3, shared((0, 417))), here(417, shared((0, 417)))
    theirs.seed = "theirs"
    for match in (ours, theirs):
        while match.state.to_act != CHANCE:
            match.play(match.legal[0])
        alone = Match(match.game, match.players, match.options, match.setup, match.seed)
        for entry in match.log:
            alone.play(entry.action)
        assert match.rolled() == alone.rolled()
