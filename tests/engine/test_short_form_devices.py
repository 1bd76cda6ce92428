"""Versions 2 and 3 of the short form: what they say of a game that travels."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jemaa import record as records
from jemaa.engine.game import CHANCE
from jemaa.formats import short_form, short_form_devices
from jemaa.formats.mixed_radix import Reader
from jemaa.match import Match, provenance
from jemaa.match.provenance import Stretch, moved
from tests.engine.doors import Door
from tests.engine.games import players_of
from tests.engine.messages import ID, travelled
from tests.engine.positions import MARRAKECH
from tests.engine.short import all_digits, documented, named, of_version, shared, written

NUMBERS = (417, 3, 1 << 39)
WHOLE = travelled(MARRAKECH, players_of(MARRAKECH, 3), NUMBERS, {1: "random"}, "whole")
LOW = travelled(MARRAKECH, players_of(MARRAKECH, 3), (417, 3, 88), {1: "random"}, "whole")


def with_devices(match: Match, devices: list[int | None], name: str = ID) -> Match:
    """Return the match as if its entries had been played on these devices."""
    stretches: tuple[Stretch, ...] = ()
    for ply, device in enumerate(devices):
        stretches = moved(stretches, ply, device)
    twin = match.copy()
    twin.provenance = match.provenance._replace(id=name, devices=stretches)
    return twin


# Round trips


@pytest.mark.parametrize(("match", "bots"), shared(), ids=lambda value: f"{value!r:.12}")
def test_a_match_round_trips_with_id_levels_and_devices(match: Match, bots: dict[int, str]) -> None:
    for ply in (0, 1, 7, match.ply):
        part = named(match)
        part.provenance = match.provenance.before(ply)
        part.restore(part.log[:ply], [])
        text = short_form.encode(part, bots)
        again, levels = short_form.decode_with_bots(text)
        assert (records.save(again), levels) == (records.save(part), bots)
        assert written(all_digits(part, bots), f"3-{match.game.name.upper()}-1") == text


@settings(max_examples=40)
@given(st.lists(st.sampled_from([None, *NUMBERS, 0, (1 << 40) - 1]), min_size=WHOLE.ply, max_size=WHOLE.ply))
def test_any_devices_round_trip(devices: list[int | None]) -> None:
    match = with_devices(WHOLE, devices)
    again, _ = short_form.decode_with_bots(short_form.encode(match))
    assert again.provenance == match.provenance


LEVELS = st.from_regex(r"[a-z]{1,20}(#[1-9][0-9]{0,4}|#100000)?", fullmatch=True)


@settings(max_examples=40)
@given(st.text("0123456789abcdef", min_size=12, max_size=12), st.dictionaries(st.integers(0, 2), LEVELS, max_size=3))
def test_any_id_and_any_levels_round_trip(name: str, bots: dict[int, str]) -> None:
    again, levels = short_form.decode_with_bots(short_form.encode(with_devices(WHOLE, [], name), bots))
    assert (again.provenance.id, levels) == (name, bots)


@given(st.sets(st.sampled_from([ply for ply, entry in enumerate(WHOLE.log) if entry.actor == CHANCE])))
def test_any_rolls_by_hand_round_trip(by_hand: set[int]) -> None:
    match = with_devices(WHOLE, [])
    match.provenance = match.provenance._replace(by_hand=frozenset(by_hand))
    text = short_form.encode(match)
    assert written(all_digits(match), "3-MARRAKECH-1") == text
    assert short_form.decode(text).provenance == match.provenance


@given(st.integers(0, 2**2000), st.booleans())
def test_any_number_is_read_as_some_devices(number: int, few: bool) -> None:
    stretches = short_form_devices.read_devices(Reader(number), WHOLE.log, {1: "random"}, few=few)
    assert provenance.read({"devices": [stretch._asdict() for stretch in stretches]}, 3).devices == stretches


# Versions


def test_a_record_without_an_id_has_version_1_and_no_levels() -> None:
    plain = Match.new(MARRAKECH, 3, seed="plain")
    assert short_form.encode(plain, {1: "hard"}) == short_form.encode(plain)
    assert short_form.decode_with_bots(short_form.encode(plain))[1] == {}
    assert short_form.encode(plain)[:2] == "1-"
    assert short_form.encode(WHOLE)[:2] == "3-"


def test_all_versions_are_found_in_noise() -> None:
    for text in (short_form.encode(WHOLE), of_version(short_form.encode(LOW), "2")):
        for noise in (f"Here at 20:15\n{text}", f"https://example.org/#/open/{text}.", text.lower(), f"1, 2: <{text}>"):
            assert short_form.extract(noise) == text


def test_the_page_writes_who_plays_and_reads_it() -> None:
    door, record = Door(), records.save(WHOLE)
    door.ask("open", record=record, bots={"1": "easy"})
    text = door.ask("encode")["short"]
    assert text == door.ask("encode", record=record, bots={"1": "easy"})["short"]
    decoded = door.ask("decode", short=f"({text.lower()}).")
    assert (decoded["bots"], {**decoded["record"], "seed": WHOLE.seed}) == ({"1": "easy"}, record)
    unknown = door.ask("encode", record=record, bots={"1": "wizard"})["short"]
    assert door.ask("decode", short=unknown)["bots"] == {"1": "wizard"}, "a level that this game has not"
    assert door.ask("decode", short=short_form.encode(Match.new(MARRAKECH, 3)))["bots"] == {}


# The documentation


@pytest.mark.parametrize("version", ["2", "3"])
def test_the_example_of_the_record_page(version: str) -> None:
    shown, text, digits = documented(f"### Version {version}", version)
    match, bots = short_form.decode_with_bots(text)
    assert {"record": records.save(match), "bots": {str(seat): level for seat, level in bots.items()}} == shown
    assert written(digits, f"{version}-MARRAKECH-1") == text
    assert digits == all_digits(match, bots, version)
