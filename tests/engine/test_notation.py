"""Positions as text in every game: each has exactly one. JEMAA_MUTATIONS raises the number of mutations."""

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from jemaa import record as records
from jemaa.bridge import rolls
from jemaa.engine.chance import Stream
from jemaa.engine.game import CHANCE, OVER, Game, Json, State
from jemaa.errors import BadRecord
from jemaa.formats import short_form
from jemaa.formats.notation import HEAD, LONGEST, Fields
from jemaa.match import Match
from jemaa.opponents.registry import RandomBot
from tests.engine import attack
from tests.engine.attack import damaged
from tests.engine.games import ALL, played, positions, seen, table_name, tables, usual

MUTATIONS = int(os.environ.get("JEMAA_MUTATIONS", "300"))
on_every_table = pytest.mark.parametrize(("game", "count", "options"), tables(), ids=table_name)
of_every_game = pytest.mark.parametrize("game", ALL.values(), ids=list(ALL))


def refused(game: Game, text: Any) -> tuple[str, str]:
    """Return why a text is refused, and because of which field."""
    details = attack.refused(game.position, text)
    return details["why"], details["text"].partition(" ")[0]


def middle(game: Game, count: int | None = None, options: Json | None = None, seed: str = "middle") -> Match:
    """Return a match in the middle of a game, by default with the smallest number of players."""
    count = count or game.seats[0]
    match = played(game, count, options or {}, seed)
    return played(game, count, options or {}, seed, match.ply // 2)


# One text for each position


@on_every_table
def test_positions_have_one_short_ascii_line_and_round_trip_at_every_ply(game: Game, count: int, options: Json) -> None:
    """It begins with the shared fields."""
    match = played(game, count, options, "texts")
    defaults = {name: values[0] for name, values in game.options.items()}
    told = [f"{name}={str(value).lower()}" for name, value in options.items() if value != defaults[name]]
    colors = [player["color"] if isinstance(player["color"], list) else [player["color"]] for player in match.players]
    for state, done in positions(match):
        text = state.text()
        assert text.isascii()
        assert text.isprintable()
        assert len(text) <= LONGEST
        assert "" not in text.split(" ")
        head = text.split(" ")[: len(HEAD)]
        assert head == [game.name, "/".join("+".join(own) for own in colors), ",".join(told) or "-"]
        again = game.position(text)
        assert again.text() == text
        assert seen(game, again) == seen(game, state)
        if done is not None:
            twin = state.copy()
            assert list(map(game.named, again.apply(done))) == list(map(game.named, twin.apply(done)))
            assert again.text() == twin.text()


# Texts refused


@of_every_game
def test_other_texts_are_refused(game: Game) -> None:
    text = middle(game).state.text()
    others = [other for other in ALL if other != game.name]
    for bad in (None, 5, [text], "", " ", game.name, f"{game.name} ", "x" * 10**6, f" {text}", *others):
        assert refused(game, bad) == ("position", "")
    for bad in (f"{text} ", f"{text} -", text.rpartition(" ")[0], f"{text}{' -' * 200}", text.replace(" ", "  ", 1)):
        assert refused(game, bad)[0] == "position"
    for bad in (f"{text}\n", f"{text},", f"{text}\0", text.replace("-", "\u2212"), text.upper(), text[:-1] + "٣"):
        assert refused(game, bad)[0] in ("position", "position-field")


@of_every_game
def test_impossible_players_and_options_are_refused(game: Game) -> None:
    name, values = next(iter(game.options.items()), ("none", ["a", "b"]))
    text = middle(game, usual(game)).state.text().split(" ")
    for players in ("-", "x", "{0}", "{0}/{0}", "{0}/{1}/{2}/{3}/{4}/{5}/{6}", "{0}+{1}", "{0}/{1}/"):
        told = players.format(*game.colors, *"abcdef")
        assert refused(game, " ".join([text[0], told, *text[2:]])) == ("position-field", "players")
    for options in ("x", "x=1", "=", "{0}", "{0}=", "{0}={1}", "{0}={2},{0}={2}", "{0}=x", "{0}={2},", ""):
        told = options.format(name, *(str(value).lower() for value in values))
        assert refused(game, " ".join([*text[:2], told, *text[3:]]))[0] in ("position-field", "position-otherwise")


def plays_on(game: Game, state: State) -> None:
    """Check that an accepted position can be played to the end, and round-trips at every ply."""
    stream, plies = Stream("plays on"), 0
    while state.to_act != OVER:
        legal = state.legal()
        assert legal
        assert (state.to_act == CHANCE) == bool(state.outcomes())
        json.dumps([game.view(state), game.forecast(state, legal[0]), game.why(state, ["no:such"])])
        list(map(game.named, state.apply(legal[stream.below(len(legal))])))
        assert game.position(state.text()).text() == state.text()
        plies += 1
        assert plies < 2000
    assert not state.legal()
    assert game.view(state)["result"]
    assert sorted(seat for group in state.ranking() for seat in group) == list(range(len(state.scores())))


def read(game: Game, text: str) -> State | None:
    """Return the position of a text, None if it is refused."""
    try:
        return game.position(text)
    except BadRecord:
        return None


@of_every_game
def test_damaged_texts_are_refused_or_mean_another_position(game: Game) -> None:
    stream, accepted = Stream(f"damage {game.name}"), 0
    for number in range(MUTATIONS):
        match = played(game, game.seats[number % len(game.seats)], {}, f"damage {number % 20}", 1 + stream.below(150))
        text = damaged(match.state.text(), stream)
        state = read(game, text)
        if state is not None:
            assert state.text() == text
            accepted += 1
            plays_on(game, state)
    assert 0 < accepted < MUTATIONS * 0.6


# Records that start from a position


def record_from(match: Match) -> Json:
    """Return a record that starts from the present position of a match."""
    return {**records.save(match), "setup": {"position": match.state.text()}, "log": []}


@on_every_table
@pytest.mark.usefixtures("tiny_games")
def test_a_record_can_start_from_a_position(game: Game, count: int, options: Json) -> None:
    match = middle(game, count, options)
    again, _ = records.load(json.loads(json.dumps(record_from(match))))
    bot = RandomBot(Stream("from a position"))
    while match.state.to_act != OVER:
        text = again.rolled() if match.state.to_act == CHANCE else bot.choose(match.state).text
        match.play(text)
        again.play(text)
    assert seen(game, again.state) == seen(game, match.state)
    assert again.story()[-1] == {"ply": again.ply, "scores": match.state.scores()}
    saved = records.save(again)
    assert set(saved["setup"]) == {"position"}
    whole, events = records.load(saved)
    assert (records.save(whole), len(events)) == (saved, again.ply)
    assert not any(roll["by_hand"] for die in rolls.by_die(whole) for roll in die["rolls"])
    with pytest.raises(BadRecord) as caught:
        short_form.encode(whole)
    assert caught.value.details["why"] == "short-position"
    while whole.undo_to({*range(count)}, assent=True) is not None:
        whole.undo({*range(count)}, assent=True)
    assert whole.at(0)[0].text() == whole.setup["position"], "it cannot be undone further"


# docs/records.md


def test_the_examples_of_the_record_page_are_positions() -> None:
    page = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
    lines = re.findall(rf"^`((?:{'|'.join(ALL)}) .+)`$", page, re.MULTILINE)
    assert {line.partition(" ")[0] for line in lines} >= {"marrakech", "morocco"}
    assert [ALL[line.partition(" ")[0]].position(line).text() for line in lines] == lines


def test_a_number_may_lie_below_nothing_where_the_game_says_so() -> None:
    heaps = ALL["heaps"]
    fields = Fields(heaps, f"heaps {'/'.join(heaps.colors[:4])} - -3", ["scores"])
    assert fields.number_in("scores", "-3", range(-9, 10)) == -3
    for word, values in (("-3", range(10)), ("--3", range(-9, 10)), ("-", range(-9, 10)), ("-12345", range(-99999, 0))):
        with pytest.raises(BadRecord):
            fields.number_in("scores", word, values)
