"""The short form: round trips, golden texts, lengths, and its use by bridge and command line."""

import io
import json
import os
import re
from collections.abc import Callable
from contextlib import redirect_stdout
from itertools import permutations
from pathlib import Path
from time import process_time
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jemaa import record as records
from jemaa import short
from jemaa.bridge import Bridge
from jemaa.checks import BARRED, HIDDEN
from jemaa.cli import main
from jemaa.errors import BadRecord
from jemaa.game import OVER, Game, Json
from jemaa.games import GAMES
from jemaa.match import Match
from tests.engine.games import ALL, played, players_of, seat_the_tiny_games, table_name, tables
from tests.engine.positions import MARRAKECH
from tests.engine.short import (
    ADDRESS,
    FILE,
    LONGEST_LINKS,
    all_digits,
    documented,
    golden_lines,
    lengths,
    mended,
    name_digits,
    named,
    travelling,
    written,
)

MUTATIONS = int(os.environ.get("JEMAA_MUTATIONS", "300"))
on_every_table = pytest.mark.parametrize(("game", "count", "options"), tables(), ids=table_name)
WHOLE = played(MARRAKECH, 3, {}, "short")
TEXT = short.encode(WHOLE)
MOST_OF_ONE_CODE = 4296  # characters of digits and capitals in the largest QR code


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add the tiny game."""
    seat_the_tiny_games(monkeypatch)


def beginning(**changes: Any) -> Match:
    """Return a new match of three."""
    parts: Json = {"players": players_of(MARRAKECH, 3), "options": {}, "setup": {"first": 2}, **changes}
    return Match(MARRAKECH, **parts)


# Round trips


@on_every_table
@pytest.mark.parametrize("plies", [0, 1, 7, 10**6])
def test_a_match_round_trips(game: Game, count: int, options: Json, plies: int) -> None:
    match = named(played(game, count, options, f"there and back {plies}", plies))
    text = short.encode(match)
    again = short.decode(text)
    assert records.save(again) == records.save(match)
    assert again.log == match.log
    assert game.view(again.state) == game.view(match.state)
    assert (again.state.to_act == OVER) == (plies == 10**6)
    assert written(all_digits(match), f"1-{game.name.upper()}-1") == text == short.encode(again)


def test_seed_other_keys_and_undone_entries_are_left_out() -> None:
    match = played(MARRAKECH, 4, {}, "a seed to keep", 20)
    record = records.save(match, {"app": "x", "started": 5})
    again = short.decode(short.encode(records.load(record)[0]))
    assert records.save(again) == travelling(record)
    assert again.seed is None
    match.undo({0, 1, 2, 3}, assent=True)
    assert short.decode(short.encode(match)).undone == []


@pytest.mark.parametrize("options", [{}, {"cover_own": False}, {"cover_own": True, "variant": "quarter-turn"}], ids=str)
@pytest.mark.parametrize("facing", [{}, {"facing": "north"}], ids=str)
def test_options_left_out_stay_left_out(options: Json, facing: Json) -> None:
    match = beginning(options=options, setup={"first": 1, **facing})
    record = records.save(short.decode(short.encode(match)))
    assert (record["options"], record["setup"]) == (options, {"first": 1, **facing})


@pytest.mark.slow
@pytest.mark.parametrize("game", ALL.values(), ids=table_name)
def test_colours_round_trip_in_any_order(game: Game) -> None:
    for count in game.seats:
        each = game.colors_each(count)
        for colors in permutations(game.colors, each * count):
            players = players_of(game, count)
            for seat, player in enumerate(players):
                own = list(colors[each * seat : each * seat + each])
                player["color"] = own if each > 1 else own[0]
            match = Match.new(game, players, {}, "colours")
            assert short.decode(short.encode(match)).players == players


#: The categories are those of Unicode; hypothesis lists each as a literal.
ALLOWED = st.characters(
    exclude_categories=BARRED,  # type: ignore[arg-type]
    exclude_characters=[chr(mark) for marks in HIDDEN for mark in marks],
)


@given(st.lists(st.text(ALLOWED, max_size=39), min_size=3))
def test_any_name_round_trips(names: list[str]) -> None:
    match = named(beginning(), [f"{name}x" for name in names])
    assert short.decode(short.encode(match)).players == match.players


@pytest.mark.parametrize("reach", range(5))
def test_the_length_depends_on_the_largest_code_point_of_a_name(reach: int) -> None:
    first, last = ("~", "ÿ", "\u07ff", "\uffff", "\U0010ffff")[reach], ("\u00a0", "\u0100", "\u0800", "\U00010000", "z")
    assert name_digits(f"a{first}")[0] == (reach, 5)
    assert name_digits(f"a{last[reach]}")[0] == ((reach + 1) % 5, 5)
    match = named(beginning(), [f"a{first}", f"a{last[reach]}", "b"])
    assert written(all_digits(match)) == short.encode(match)
    assert short.decode(short.encode(match)).players == match.players


# The form


@pytest.mark.parametrize("game", ALL.values(), ids=table_name)
def test_it_has_digits_capitals_and_dashes_and_a_header(game: Game) -> None:
    text = short.encode(played(game, game.seats[0], {}, "form"))
    assert re.fullmatch(r"[0-9A-Z-]+", text)
    assert text.split("-")[:3] == ["1", game.name.upper(), str(game.rules)]
    assert quote(text, safe="") == text
    assert mended(text) == text


def test_the_example_of_the_record_page() -> None:
    shown, text, digits = documented("## The short form", "1")
    assert records.save(short.decode(text)) == shown
    assert written(digits) == text
    assert digits == all_digits(short.decode(text))


def test_golden_short_forms_are_read_and_written_exactly() -> None:
    lines = [line.split() for line in FILE.read_text().splitlines()]
    records_ = {(name, str(number)): record for name, number, record in golden_lines()}
    assert [(name, number) for name, number, _ in lines] == list(records_)
    for name, number, text in lines:
        record = records_[name, number]
        assert records.save(short.decode(text)) == travelling(record)
        assert short.encode(records.load(record)[0]) == text


# Among noise

#: What mails and messengers put before, into and after a link.
INSIDE = [
    "\u200b",
    "\u2060",
    "\ufeff",
    "\u00ad",
    "\u200e",
    "\n",
    "\r\n> ",
    " ",
    "=\n",
    "-\n",
    "%20",
    "%E2%80%8B",
    "%0A",
]
BEFORE = [
    "",
    "<",
    "(",
    "«\u00a0",
    "„",
    "*",
    "Here at 20:15\n",
    "https://example.org/#/open/",
    "HTTPS%3A//EXAMPLE.ORG/#/OPEN/",
]
AFTER = [
    "",
    ".",
    ">",
    "),",
    "!\n",
    "”",
    "…",
    "/",
    "-",
    "%",
    "%2",
    "&utm_source=a-b-1",
    "?fbclid=9-A-1-X",
    " and more",
    "%2E",
]
HYPHENS = ["\u2010", "\u2011", "\u2013", "\u2014", "\u2212", "%E2%80%91", "%2D", "-\u200b", "\n-"]
WAYS: list[Callable[[str], str]] = [
    str,
    str.lower,
    str.title,
    str.swapcase,
    lambda text: quote(text, safe=""),
    lambda text: quote(quote(text)),
]


@st.composite
def noisy(draw: st.DrawFn) -> tuple[str, str]:
    """Draw a golden short form, and the same as it might arrive."""
    text = draw(st.sampled_from([line.split()[2] for line in FILE.read_text().splitlines()]))
    hyphen, noise = draw(st.sampled_from(["-", *HYPHENS])), draw(st.sampled_from(INSIDE))
    head, body = text[: -len(text.split("-")[3])], text.split("-")[3]
    for at in sorted(draw(st.sets(st.integers(0, len(body)), max_size=9)), reverse=True):
        body = body[:at] + noise + body[at:]
    whole = draw(st.sampled_from(BEFORE)) + head.replace("-", hyphen) + body + draw(st.sampled_from(AFTER))
    return text, draw(st.sampled_from(WAYS))(whole)


@given(noisy())
def test_a_form_is_found_in_any_noise(drawn: tuple[str, str]) -> None:
    text, noise = drawn
    assert short.extract(noise) == text


@given(noisy(), st.data())
def test_what_is_really_lost_is_told_as_that(drawn: tuple[str, str], data: st.DataObject) -> None:
    text, _ = drawn
    at = data.draw(st.integers(len("1-MARRAKECH-1-"), len(text) - 1))
    lost = text[:at] + text[at + 1 :]
    for noise in (lost.lower(), f"<{lost}>", lost.replace("-", "\u2011"), f"{text[:at]}…"):
        with pytest.raises(BadRecord) as caught:
            short.decode(short.extract(noise))
        assert caught.value.details["why"] == "short-damaged"


def test_other_forms_keep_their_reasons() -> None:
    for text, why in {
        "": "short-form", "hello": "short-form", "<1-": "short-form", "(4-marrakech-1-abc)": "short-version",
        mended("1-CHESS-1-0AAAAAAA").lower(): "game", mended(TEXT.replace("-1-", "-7-")).lower(): "short-rules",
    }.items():  # fmt: skip
        with pytest.raises(BadRecord) as caught:
            short.decode(short.extract(text))
        assert caught.value.details["why"] == why, text


@pytest.mark.slow
@pytest.mark.parametrize("piece", ["1-", "-", "1-A-1-", "1-A-1-%", "%25", "A ", "%"])
def test_endless_noise_takes_no_time(piece: str) -> None:
    began = process_time()
    for much in (short.NOISIEST // len(piece), 10**6):
        short.extract(f"1-A-1-{piece * (much - 3)}")
    assert process_time() - began < 3


# Lengths


def test_whole_games_are_short_links() -> None:
    found = lengths(6)
    for (game, count), characters in found.items():
        assert characters[-1] <= LONGEST_LINKS[game], (game, count)
    assert found["marrakech", 4][0] > ADDRESS + 80, "a whole game was played"


@pytest.mark.parametrize("game", GAMES.values(), ids=table_name)
def test_the_longest_names_still_make_a_link_of_one_qr_code(game: Game) -> None:
    count = game.seats[-1]
    match = named(played(game, count, {}, "long names"), ["\U0010fffd" * 40] * count)
    assert len(short.encode(match)) + 100 < short.LONGEST < MOST_OF_ONE_CODE - 200


def test_a_match_too_long_for_a_link_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(short, "LONGEST_LOG", WHOLE.ply - 1)
    with pytest.raises(BadRecord) as caught:
        short.encode(WHOLE)
    assert caught.value.details["why"] == "short-too-long"


def test_a_text_too_long_for_a_link_is_never_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(short, "LONGEST", len(TEXT))
    assert short.encode(WHOLE) == TEXT
    monkeypatch.setattr(short, "LONGEST", len(TEXT) - 1)
    with pytest.raises(BadRecord) as caught:
        short.encode(WHOLE)
    assert caught.value.details["why"] == "short-too-long"


# Bridge and command line

dispatch = Bridge().dispatch


def ask(**request: object) -> Json:
    return json.loads(dispatch(json.dumps(request)))


@pytest.fixture
def table() -> None:
    """Begin with nothing open."""
    ask(do="close")


@on_every_table
def test_the_page_writes_and_reads_it(table: None, game: Game, count: int, options: Json) -> None:
    assert ask(do="encode")["error"]["code"] == "no-match"
    record = records.save(played(game, count, options, "page", 30))
    ask(do="open", record=record)
    text = ask(do="encode")["short"]
    assert text == short.encode(records.load(record)[0])
    before = ask(do="record")
    other = short.encode(played(ALL["heaps"], 4, {}, "page", 2))
    assert ask(do="decode", short=other)["record"]["game"] == "heaps"
    assert {**ask(do="record"), "ms": 0} == {**before, "ms": 0}
    ask(do="close")
    decoded = ask(do="decode", short=f"({text.lower()}).")
    assert decoded["record"] == travelling(record)
    assert "match" not in decoded
    assert ask(do="open", record=decoded["record"], seed="new dice")["view"]["ply"] == len(record["log"])


def test_the_page_writes_a_record_that_is_not_open(table: None) -> None:
    record = records.save(played(ALL["heaps"], 4, {}, "shelf", 2))
    assert ask(do="encode", record=record)["short"] == short.encode(records.load(record)[0])
    assert ask(do="encode", record={**record, "log": ["x"]})["error"]["code"] == "bad-record"
    assert ask(do="encode")["error"]["code"] == "no-match"


@pytest.mark.parametrize("value", [None, 5, [], {}, True])
def test_the_page_must_send_a_text(table: None, value: Any) -> None:
    assert ask(do="decode", short=value)["error"]["args"] == {"what": "short"}


def test_the_page_gets_the_reason(table: None) -> None:
    error = ask(do="decode", short=TEXT[:-1])["error"]
    assert (error["code"], error["args"]) == ("bad-record", {"why": "short-damaged", "entry": None, "text": ""})


def run(*arguments: str | Path) -> tuple[int, str]:
    """Run a command and return its status and what it printed."""
    out = io.StringIO()
    with redirect_stdout(out):
        return main([str(argument) for argument in arguments]), out.getvalue()


def test_the_command_line_writes_and_reads_it(tmp_path: Path) -> None:
    file = tmp_path / "a.jemaa.json"
    file.write_text(json.dumps(records.save(WHOLE, {"app": 1})))
    assert run("encode", file) == (0, f"{TEXT}\n")
    assert run("decode", f"<{TEXT.lower()}>") == run("decode", TEXT)
    status, printed = run("decode", TEXT)
    assert (status, json.loads(printed)) == (0, travelling(records.save(WHOLE)))
    file.write_text(printed)
    assert run("encode", file) == (0, f"{TEXT}\n")
    assert run("decode", f"<{TEXT.lower()}>") == run("decode", TEXT)


@pytest.mark.parametrize(
    "words", [["decode", TEXT[:-1]], ["decode", ""], ["decode"], ["encode", "nowhere.json"], ["encode"]]
)
def test_the_command_line_refuses_in_one_line(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    assert run(*words) == (2, "")
    assert re.fullmatch(r"jemaa: .+\n", capsys.readouterr().err)
