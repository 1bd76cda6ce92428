"""The luck that tables share: the same seed gives the same set-up and the same rolls, and the engine tells it."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jemaa import CHANCE, Match, record
from jemaa.bridge import Bridge
from jemaa.bridge.deal import FIRST_ROLLS, deal_of, seed_for_others
from jemaa.games import GAMES
from tests.engine.games import has_dice, usual

#: Whoever plays them may know, once they are over, what they were set up with.
TABLES = [(name, players) for name, game in GAMES.items() if not game.private for players in game.seats]


def played(match: Match, way: int, plies: int = 5000) -> Match:
    """Play a match in some way: each decision is another one of the legal ones, its rolls are the seed's."""
    while not match.is_over and match.ply < plies:
        legal = match.legal
        match.play(match.rolled() if match.to_act == CHANCE else legal[(way * 7919 + match.ply * way) % len(legal)])
    return match


def table(game: str, players: int, way: int, seed: str = "evening", **how: Any) -> Match:
    return played(Match.new(game, players, seed=seed, **how), way)


def deal(match: Match) -> dict[str, Any]:
    found = deal_of(match)
    assert found is not None
    return found


@given(st.sampled_from(TABLES), st.text("abc", min_size=1, max_size=4), st.integers(1, 9), st.integers(10, 19))
def test_one_seed_gives_all_tables_the_same_luck(asked: tuple[str, int], seed: str, way: int, other: int) -> None:
    game, players = asked
    one, two = (played(Match.new(game, players, seed=seed), each, 150) for each in (way, other))
    assert one.setup == two.setup
    count = min(len(deal(match)["rolls"]) for match in (one, two))
    assert count >= FIRST_ROLLS or not count  # Morocco of four and five has no die
    assert deal(one)["rolls"][:count] == deal(two)["rolls"][:count]
    assert deal(one)["key"] == deal(two)["key"]
    assert seed_for_others(one) == seed_for_others(two) == seed


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_another_seed_first_player_or_number_of_players_is_another_luck(game: str, players: int) -> None:
    first = Match.new(game, players, seed="evening").setup["first"]
    keys = [deal(table(game, each, 1))["key"] for each in GAMES[game].seats]
    keys += [deal(table(game, players, 1, **how))["key"] for how in ({"seed": "morning"}, {"first": 1 - first % 2})]
    assert len(set(keys)) == len(keys)


def test_another_option_is_another_luck_and_names_and_colours_count_for_nothing() -> None:
    ways: list[dict[str, bool]] = [{}, {"cover_own": False}, {"cover_own": True}]
    keys = [deal(table("marrakech", 3, 1, options=options))["key"] for options in ways]
    assert keys[0] == keys[1] != keys[2]
    colors = [["terracotta", "mint"], ["saffron", "majorelle"]], [["majorelle", "terracotta"], ["saffron", "mint"]]
    one, other = (
        Match.new("marrakech", [{"name": f"{at}{seat}", "color": own} for seat, own in enumerate(each)], seed="evening")
        for at, each in enumerate(colors)
    )
    assert one.setup != other.setup
    assert deal(one) == deal(other)


@pytest.mark.parametrize("game", GAMES)
def test_only_a_seed_that_gives_others_the_same_is_told(game: str) -> None:
    match = table(game, usual(GAMES[game]), 1)
    assert seed_for_others(match) == "evening"
    by_link, _ = record.load({**record.save(match), "seed": "of a link"})
    assert seed_for_others(by_link) is None
    without, _ = record.load({key: value for key, value in record.save(match).items() if key != "seed"})
    assert seed_for_others(without) is None
    assert seed_for_others(match.branch(match.ply // 2, "another evening")) is None
    from_there = Match(match.game, match.players, {}, {"position": match.at(match.ply // 2)[0].text()}, "evening")
    assert seed_for_others(from_there) is None
    assert deal_of(from_there) is None


def test_a_chosen_first_player_is_told_beside_the_seed() -> None:
    for first in range(3):
        match = table("morocco", 3, 1, first=first)
        assert seed_for_others(match) == "evening"
        reply = Bridge().answer({"do": "deal", "record": record.save(match)})
        assert reply == {"seed": "evening", "first": first}


def test_a_real_die_is_no_shared_luck() -> None:
    match = played(Match.new("marrakech", 3, seed="evening"), 1, 1)
    drawn = match.rolled()
    match.play(next(face for face in match.legal if face.text != drawn), by_hand=True)
    assert seed_for_others(match) is None


@pytest.mark.parametrize("game", GAMES)
def test_a_result_tells_the_deal_and_no_view_before_the_end_does_and_a_link_brings_the_same(game: str) -> None:
    match, bridge = table(game, usual(GAMES[game]), 2), Bridge()
    told = None if match.game.private and not has_dice(match.game) else deal(match)
    whole, last = record.save(match), match.log[-1].action.text
    before = bridge.answer({"do": "open", "record": {**whole, "log": whole["log"][:-1]}})
    assert before["view"]["result"] is None
    assert "deal" not in (bridge.answer({"do": "preview", "action": last})["view"]["result"] or {})
    assert bridge.answer({"do": "play", "action": last})["view"]["result"]["deal"] == told
    short = bridge.answer({"do": "encode", "record": whole})["short"]
    found = bridge.answer({"do": "check", "record": bridge.answer({"do": "decode", "short": short})["record"]})
    assert found["view"]["result"]["deal"] == told
