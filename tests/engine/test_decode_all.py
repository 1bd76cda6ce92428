"""The games in a text from elsewhere: each by the link in which it goes on furthest, however many there are."""

from collections.abc import Iterable
from itertools import chain

import pytest

from jemaa.errors import BadRecord
from jemaa.formats import short_form
from jemaa.formats.short_form import decode_all
from jemaa.games import GAMES
from jemaa.match import Match
from tests.engine.games import players_of, table_name
from tests.engine.messages import travelled

NUMBERS = (417, 3, 88)


def at(match: Match, ply: int) -> str:
    """Return the link to a match as it was at a ply."""
    part = match.copy()
    part.provenance = match.provenance.before(ply)
    part.restore(match.log[:ply], [])
    return short_form.encode(part)


def chat(forms: Iterable[str]) -> str:
    """Return what is copied from a messenger."""
    return "\n".join(f"[20:15] Amina: https://a.example/#/open/{form.lower()}, your turn" for form in forms)


def found(text: str) -> list[str]:
    return [one.short for one in decode_all(text)]


@pytest.fixture(params=GAMES.values(), ids=table_name)
def match(request: pytest.FixtureRequest) -> Match:
    game = request.param
    return travelled(game, players_of(game, game.seats[0]), NUMBERS, {}, "found")


def test_of_several_links_to_one_game_the_one_counts_that_goes_on_furthest(match: Match) -> None:
    old, older, new = (at(match, ply) for ply in (4, 2, 9))
    for forms in ([old, new], [new, old], [older, new, old], [new, new]):
        assert found(chat(forms)) == [new]
    alone = match.copy()
    alone.provenance = alone.provenance._replace(id=None, devices=())
    assert found(chat([at(alone, 3), at(alone, 8)])) == [at(alone, 8)]


def test_a_whole_game_in_one_text_is_found_at_its_end(match: Match) -> None:
    plies = range(0, match.ply, max(1, match.ply // 40))
    text = chat(at(match, ply) for ply in chain(plies, [match.ply], reversed(plies)))[-short_form.NOISIEST :]
    assert found(text) == [at(match, match.ply)]


def test_other_games_and_other_ways_stand_beside_it(match: Match) -> None:
    other = travelled(match.game, match.players, NUMBERS, {}, "another")
    other.provenance = other.provenance._replace(id="fedcba987654")
    ply = next(ply for ply, (state, _) in enumerate(match.positions()) if ply > 3 and len(state.legal()) > 1)
    parted = match.copy()
    parted.provenance = match.provenance.before(ply)
    parted.restore(match.log[:ply], [])
    parted.play(next(action for action in parted.legal if action != match.log[ply].action).text)
    forms = [at(match, ply + 2), at(other, 5), short_form.encode(parted)]
    assert found(chat([at(match, ply), *forms, at(other, 2)])) == forms


def test_a_damaged_link_hides_no_whole_one(match: Match) -> None:
    whole, cut = at(match, 6), at(match, 9)[:-5]
    for forms in ([cut, whole], [whole, cut]):
        assert found(chat(forms)) == [whole]
    with pytest.raises(BadRecord) as caught:
        decode_all(chat([cut]))
    assert caught.value.details["why"] == "short-damaged"


def test_only_so_many_games_are_read(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(short_form, "MOST_REPLAYED", 3)
    forms = []
    for number in range(5):
        match.provenance = match.provenance._replace(id=f"{number:012x}")
        forms.append(at(match, 3))
    assert len(found(chat(forms))) == 3
    with pytest.raises(BadRecord):
        decode_all(("1-A-1-" + "A " * 90) * (short_form.NOISIEST // 200))
