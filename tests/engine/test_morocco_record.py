"""Records of Morocco: saved, replayed, refused. JEMAA_MUTATIONS raises the number of mutations (bench: 2000)."""

import json
import os
from copy import deepcopy

import pytest

from jemaa import record as records
from jemaa.errors import BadRecord
from jemaa.game import Json
from tests.engine import morocco_attack
from tests.engine.attack import STRANGE, strike, strike_all
from tests.engine.morocco import COLORS, MOROCCO, a_match, do, market, players, set_up
from tests.engine.morocco_attack import BAD_LOGS, BAD_SEATS, minimal

MUTATIONS = int(os.environ.get("JEMAA_MUTATIONS", "300")) // 3
DAMAGE = morocco_attack.named()


@pytest.fixture(scope="module")
def goods() -> list[Json]:
    """Return records of whole games, one for each number of players."""
    return morocco_attack.goods()


def refused(record: Json) -> BadRecord:
    """Load a bad record and return the error."""
    with pytest.raises(BadRecord) as caught:
        records.load(record)
    return caught.value


def test_the_record_of_the_record_page() -> None:
    match, events = records.load(minimal())
    assert [seat["colors"] for seat in MOROCCO.view(match.state)["seats"]] == [["magicians"], ["rugs"]]
    assert [len(entry) for entry in events] == [2, 1, 1, 1, 3]
    assert match.state.to_act == 1
    assert records.save(match) == minimal(rules=1)


def test_whole_games_replay_exactly(goods: list[Json]) -> None:
    for record in goods:
        match, _ = records.load(json.loads(json.dumps(record)))
        assert records.save(match) == record
        assert match.state.to_act == -2


@pytest.mark.parametrize("option", ["variant", "cover_own", ""])
def test_there_is_no_option(option: str) -> None:
    assert refused(minimal(options={option: "standard"})).details["why"] == "options"


@pytest.mark.parametrize(("seats", "why"), BAD_SEATS.values(), ids=BAD_SEATS)
def test_two_to_five_players_of_different_families(seats: list[Json], why: str) -> None:
    assert refused(minimal(players=seats)).details["why"] == why


@pytest.mark.parametrize("place", ["first", "rows", "columns", "roof", "juice"])
@pytest.mark.parametrize("kind", STRANGE)
def test_wrong_types_in_a_set_up_are_refused(place: str, kind: str) -> None:
    setup = set_up()
    setup[place] = STRANGE[kind]
    text = json.dumps(minimal(setup=setup))
    if (place, kind) == ("first", "zero"):
        assert strike(text) is None
    else:
        refusal = strike(text)
        assert refusal is not None
        assert refusal.details["why"] in (f"setup-{place}", "not-json")


@pytest.mark.parametrize("name", DAMAGE)
def test_every_named_damage_is_refused(name: str) -> None:
    assert strike(DAMAGE[name]) is not None


def test_there_are_many_kinds_of_damage() -> None:
    assert len(DAMAGE) >= 150


@pytest.mark.parametrize(("log", "entry", "why"), BAD_LOGS)
def test_a_bad_log_is_refused_at_its_first_bad_entry(log: list[str], entry: int, why: str) -> None:
    refusal = refused(minimal(log=log))
    assert (refusal.details["entry"], refusal.details["why"]) == (entry, why)
    assert str(refusal).startswith(f"entry {entry}: ")


def test_an_entry_too_many_or_too_few_is_noticed(goods: list[Json]) -> None:
    for record in goods:
        longer = deepcopy(record)
        longer["log"].append("done")
        assert refused(longer).details["why"] == "game-over"
        shorter = deepcopy(record)
        del shorter["log"][len(record["log"]) // 2]
        assert strike(json.dumps(shorter)) is None or refused(shorter).details["entry"] > len(record["log"]) // 2


def test_mutations_are_refused_or_replay_exactly_as_written(goods: list[Json]) -> None:
    refused_ = strike_all(MUTATIONS, "mutations of morocco", goods)
    assert MUTATIONS * 0.5 < refused_ < MUTATIONS


def test_first_may_be_chosen_and_the_names_of_families_are_those_of_the_record_page() -> None:
    assert list(MOROCCO.colors) == ["charmers", "water", "rugs", "magicians", "food"]
    assert [a_match(5, first).state.to_act for first in range(5)] == [0, 1, 2, 3, 4]
    assert players(5)[4] == {"name": "E", "color": "food"}


def test_the_colours_are_those_of_the_record_page() -> None:
    assert list(MOROCCO.view(market())["seats"][0]["cubes"]) == sorted(COLORS)
    state = a_match(3).state
    assert do(state, "die orange")[0]["color"] == "orange"
