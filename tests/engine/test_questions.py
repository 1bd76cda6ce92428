"""What can be asked about a position: each answer against what the rules say in another way."""

from collections.abc import Iterator
from typing import Any

import pytest

from jemaa import CHANCE, GAMES, OVER
from jemaa.bridge.questions import answer
from jemaa.bridge.requests import BadRequest
from jemaa.engine.chance import Dice
from jemaa.match import Match
from tests.engine.games import drawn, played, players_of


def asked(match: Match, about: str, of: str = "") -> Any:
    facts = answer(match, about, of)
    assert facts is not None
    return facts


def positions(game: str, players: int) -> Iterator[Match]:
    """Play a game at random; the match is returned before each entry."""
    match = Match.new(GAMES[game], players_of(GAMES[game], players), {}, "asked")
    stream = Dice("asked/choices")
    while match.state.to_act != OVER:
        yield match
        match.play(drawn(match, stream))


def test_a_game_can_be_asked_only_what_it_says() -> None:
    match = Match.new(GAMES["marrakech"], players_of(GAMES["marrakech"], 3), {}, "asked")
    with pytest.raises(BadRequest):
        answer(match, "stalls", "")
    assert answer(match, "square", "h8") is None


def test_ways_lead_where_the_die_leads() -> None:
    """Rules M7 to M10: a face leads to the square, and costs the rent, that its forecast says."""
    game = GAMES["marrakech"]
    compared = 0
    for match in positions("marrakech", 3):
        if match.state.to_act == CHANCE or match.legal[0].text not in ("left", "right", "straight"):
            continue
        facts = asked(match, "assam")
        for way in facts["ways"]:
            faces: Any = game.forecast(match.state, game.actions[way["by"]])
            assert [stop["square"] for stop in way["stops"]] == [face["square"] for face in faces["faces"]]
            for stop, face in zip(way["stops"], faces["faces"], strict=True):
                if face["to"] is not None:
                    assert (stop["owner"], stop["group"]) == (face["to"], face["owed"])
                    compared += 1
    assert compared > 10


def test_places_are_those_that_are_legal() -> None:
    """Rule M13; those that bring most come first."""
    for match in positions("marrakech", 4):
        legal = [action.text for action in match.legal if action.text.startswith("lay")]
        places = asked(match, "places")["places"]
        assert sorted(f"lay {'-'.join(place['squares'])}" for place in places) == legal
        leads = [
            (scores[match.state.to_act] - sum(scores) / len(scores), len(place["group"]))
            for place in places
            for scores in [place["scores"]]
        ]
        assert leads == sorted(leads, reverse=True)


def test_groups_hold_every_square_that_is_seen_once() -> None:
    """Rule M10: a square is told to lie in a group of its size."""
    match = played(GAMES["marrakech"], 2, {}, "asked")
    groups = asked(match, "groups")["groups"]
    squares = [square for group in groups for square in group["squares"]]
    view: Any = match.game.view(match.state)
    assert sorted(squares) == sorted(square for rug in view["board"]["rugs"] for square in rug["visible"])
    sizes = [len(group["squares"]) for group in groups]
    assert sizes == sorted(sizes, reverse=True)
    for group in groups:
        assert asked(match, "square", group["squares"][0])["ground"]["group"] == len(group["squares"])


def test_stalls_that_can_be_paid_are_those_where_an_assistant_could_stand() -> None:
    """Rule R13; those with own workers come first, then the fullest."""
    compared = 0
    for match in positions("morocco", 3):
        state: Any = match.state
        if state.to_act in (CHANCE, OVER):
            continue
        stalls = {action.text.split()[1][:2] for action in match.legal if action.text.startswith("assistant")}
        facts = asked(match, "stalls")
        if stalls:
            assert set(facts["stalls"]) == stalls
            view: Any = match.game.view(state)
            counts = {stall["stall"]: (stall["counts"], stall["count"]) for stall in view["board"]["stalls"]}
            own = [((counts[stall][0] or [0] * 3)[facts["seat"]], counts[stall][1]) for stall in facts["stalls"]]
            assert own == sorted(own, reverse=True)
            compared += 1
    assert compared > 10


def test_a_closing_is_told_before_it_comes() -> None:
    """Rules R19, R22: whoever stands in a stall hears what each would get."""
    told = 0
    for match in positions("morocco", 4):
        for stall in ("a1", "c3", "e5"):
            closing = asked(match, "stall", stall)["closing"]
            if closing:
                assert {rank["seat"] for rank in closing["counts"]} == {reward["seat"] for reward in closing["rewards"]}
                told += 1
    assert told > 5
