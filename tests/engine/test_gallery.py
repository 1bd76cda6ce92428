"""The gallery of named positions: each is valid and round-trips, and its origin is as stated."""

from collections.abc import Iterable
from typing import Any

import pytest

from jemaa import record
from jemaa.engine.phases import Phase
from jemaa.games import GAMES
from jemaa.games.marrakech.phases import PHASES as OF_MARRAKECH
from jemaa.games.morocco.phases import PHASES as OF_MOROCCO
from tests.gallery.positions import GALLERY, Shown, reached, state_of

each = pytest.mark.parametrize("shown", GALLERY, ids=lambda shown: f"{shown.game}: {shown.name}")


@each
def test_each_position_round_trips(shown: Shown) -> None:
    state = state_of(shown)
    assert state.text() == shown.text
    match, _ = record.admit(shown.record)
    assert match.state == state
    assert match.seed == shown.name


@each
def test_each_position_is_from_a_golden_game_or_marked_as_composed(shown: Shown) -> None:
    assert shown.composed == (shown.reached is None)
    assert shown.composed or reached(shown) == shown.text


def test_every_game_every_phase_and_every_number_of_players_is_there() -> None:
    seen = {(shown.game, GAMES[shown.game].view(state_of(shown))["phase"]) for shown in GALLERY}
    tables: dict[str, Iterable[Phase[Any, Any, Any, Any]]] = {"marrakech": OF_MARRAKECH, "morocco": OF_MOROCCO}
    assert seen == {(game, phase.name) for game, table in tables.items() for phase in table}
    counts = {(shown.game, len(state_of(shown).scores())) for shown in GALLERY}
    assert counts == {(name, count) for name in tables for count in GAMES[name].seats}


def test_every_end_is_there() -> None:
    results = [GAMES[shown.game].view(state_of(shown))["result"] for shown in GALLERY]
    ends = {result["why"] for result in results if result}
    assert ends == {"last-rug", "last-survivor", "no-rugs", "last-stall", "five-stalls", "no-workers", "idle"}
