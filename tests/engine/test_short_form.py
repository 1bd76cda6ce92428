"""The short form: round trips, golden texts, lengths, noise around it, its use, and why bad ones are refused."""

import json
import re
import tracemalloc
from collections.abc import Callable
from itertools import permutations, product
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from jemaa import record as records
from jemaa.engine.game import OVER, Game, Json
from jemaa.engine.validation import BARRED, HIDDEN
from jemaa.formats import short_form
from jemaa.games import GAMES
from jemaa.match import Match, provenance
from tests.engine import short as forms
from tests.engine.attack import refused
from tests.engine.command_line import CommandLine
from tests.engine.doors import Door
from tests.engine.games import ALL, played, players_of, table_name, tables
from tests.engine.messages import travelled
from tests.engine.positions import MARRAKECH, a_match
from tests.engine.short import checked, mended
from tests.sampling import share

WHOLE = played(MARRAKECH, 3, {}, "short")
TEXT = short_form.encode(WHOLE)
RECORD = forms.travelling(records.save(WHOLE))
MOST_OF_ONE_CODE = 4296  # characters of digits and capitals in the largest QR code


pytestmark = pytest.mark.usefixtures("tiny_games")


def beginning(**changes: Any) -> Match:
    """Return a new match of three."""
    parts: Json = {"players": players_of(MARRAKECH, 3), "options": {}, "setup": {"first": 2}, **changes}
    return Match(MARRAKECH, **parts)


# Round trips


@pytest.mark.parametrize(("game", "count", "options"), tables(), ids=table_name)
def test_a_match_round_trips(game: Game, count: int, options: Json) -> None:
    for plies in (0, 1, 7, 10**6):
        match = forms.named(played(game, count, options, f"there and back {plies}", plies))
        text = short_form.encode(match)
        again = short_form.decode(text)
        assert records.save(again) == records.save(match)
        assert game.view(again.state) == game.view(match.state)
        assert (again.state.to_act == OVER) == (plies == 10**6)
        assert forms.written(forms.all_digits(match), f"1-{game.name.upper()}-1") == text == short_form.encode(again)
    assert re.fullmatch(rf"1-{game.name.upper()}-{game.rules}-[0-9A-Z]+", text)
    assert quote(text, safe="") == forms.mended(text) == text


def test_seed_other_keys_and_undone_entries_are_left_out() -> None:
    match = played(MARRAKECH, 4, {}, "a seed to keep", 20)
    record = records.save(match, {"app": "x", "started": 5})
    again = short_form.decode(short_form.encode(records.load(record)[0]))
    assert records.save(again) == forms.travelling(record)
    assert again.seed is None
    match.undo({0, 1, 2, 3}, assent=True)
    assert short_form.decode(short_form.encode(match)).undone == []


def test_options_left_out_stay_left_out() -> None:
    for options in ({}, {"cover_own": False}, {"cover_own": True, "variant": "quarter-turn"}):
        for setup in ({"first": 1}, {"first": 1, "facing": "north"}):
            again = short_form.decode(short_form.encode(beginning(options=options, setup=setup)))
            assert (again.options, again.setup) == (options, setup)


@pytest.mark.parametrize("game", ALL.values(), ids=table_name)
def test_colours_round_trip_in_any_order(game: Game) -> None:
    for count in game.seats:
        each = game.colors_each(count)
        for colors in share(permutations(game.colors, each * count), 7):
            players = players_of(game, count)
            for seat, player in enumerate(players):
                own = list(colors[each * seat : each * seat + each])
                player["color"] = own if each > 1 else own[0]
            match = Match.new(game, players, {}, "colours")
            assert short_form.decode(short_form.encode(match)).players == players


#: The categories are those of Unicode; hypothesis lists each as a literal.
ALLOWED = st.characters(
    exclude_categories=BARRED,  # type: ignore[arg-type]
    exclude_characters=[chr(mark) for marks in HIDDEN for mark in marks],
)


@given(st.lists(st.text(ALLOWED, max_size=39), min_size=3))
@example(["\u00ff", "\u0100", "\u07ff"])
@example(["\u0800", "\uffff", "\U00010000"])
def test_any_name_round_trips(names: list[str]) -> None:
    match = forms.named(beginning(), [f"{name}x" for name in names])
    assert forms.written(forms.all_digits(match)) == short_form.encode(match)
    assert short_form.decode(short_form.encode(match)).players == match.players


# The form


def test_the_example_of_the_record_page() -> None:
    shown, text, digits = forms.documented("## The short form", "1")
    assert records.save(short_form.decode(text)) == shown
    assert forms.written(digits) == text
    assert digits == forms.all_digits(short_form.decode(text))


def test_golden_short_forms_are_read_and_written_exactly() -> None:
    lines = [line.split() for line in forms.FILE.read_text().splitlines()]
    records_ = {(name, str(number)): record for name, number, record in forms.golden_lines()}
    assert [(name, number) for name, number, _ in lines] == list(records_)
    assert len(lines) >= 81
    for name, number, text in lines:
        record = records_[name, number]
        assert records.save(short_form.decode(text)) == forms.travelling(record)
        assert short_form.encode(records.load(record)[0]) == text


# Among noise

#: What mails and messengers put before, into and after a link.
INSIDE = [
    "\u200b", "\u2060", "\ufeff", "\u00ad", "\u200e", "\n", "\r\n> ", " ", "=\n", "-\n", "%20", "%E2%80%8B", "%0A",
]  # fmt: skip
BEFORE = [
    "", "<", "(", "«\u00a0", "„", "*", "Here at 20:15\n", "https://example.org/#/open/",
    "HTTPS%3A//EXAMPLE.ORG/#/OPEN/",
]  # fmt: skip
AFTER = [
    "", ".", ">", "),", "!\n", "”", "…", "/", "-", "%", "%2", "&utm_source=a-b-1", "?fbclid=9-A-1-X", " and more",
    "%2E",
]  # fmt: skip
HYPHENS = ["\u2010", "\u2011", "\u2013", "\u2014", "\u2212", "%E2%80%91", "%2D", "-\u200b", "\n-"]
WAYS: list[Callable[[str], str]] = [
    str, str.lower, str.title, str.swapcase, lambda text: quote(text, safe=""), lambda text: quote(quote(text)),
]  # fmt: skip


@st.composite
def noisy(draw: st.DrawFn) -> tuple[str, str]:
    """Draw a golden short form, and the same as it might arrive."""
    text = draw(st.sampled_from([line.split()[2] for line in forms.FILE.read_text().splitlines()]))
    hyphen, noise = draw(st.sampled_from(["-", *HYPHENS])), draw(st.sampled_from(INSIDE))
    head, body = text[: -len(text.split("-")[3])], text.split("-")[3]
    for at in sorted(draw(st.sets(st.integers(0, len(body)), max_size=9)), reverse=True):
        body = body[:at] + noise + body[at:]
    whole = draw(st.sampled_from(BEFORE)) + head.replace("-", hyphen) + body + draw(st.sampled_from(AFTER))
    return text, draw(st.sampled_from(WAYS))(whole)


@given(noisy())
def test_a_form_is_found_in_any_noise(drawn: tuple[str, str]) -> None:
    text, noise = drawn
    assert short_form.extract(noise) == text


@given(noisy(), st.data())
def test_what_is_really_lost_is_told_as_that(drawn: tuple[str, str], data: st.DataObject) -> None:
    text, _ = drawn
    at = data.draw(st.integers(len("1-MARRAKECH-1-"), len(text) - 1))
    lost = text[:at] + text[at + 1 :]
    for noise in (lost.lower(), f"<{lost}>", lost.replace("-", "\u2011"), f"{text[:at]}…"):
        assert refused(short_form.decode, short_form.extract(noise))["why"] == "short-damaged"


def test_other_forms_keep_their_reasons() -> None:
    for text, why in {
        "": "short-form", "hello": "short-form", "<1-": "short-form", "(4-marrakech-1-abc)": "short-version",
        forms.mended("1-CHESS-1-0AAAAAAA").lower(): "game",
        forms.mended(TEXT.replace("-1-", "-7-")).lower(): "short-rules",
    }.items():  # fmt: skip
        assert refused(short_form.decode, short_form.extract(text))["why"] == why, text


# Lengths


def test_whole_games_are_short_links() -> None:
    found = forms.lengths(6)
    for (game, count), characters in found.items():
        assert characters[-1] <= forms.LONGEST_LINKS[game], (game, count)
    assert found["marrakech", 4][0] > forms.ADDRESS + 80, "a whole game was played"


@pytest.mark.parametrize("game", GAMES.values(), ids=table_name)
def test_the_longest_names_still_make_a_link_of_one_qr_code(game: Game) -> None:
    count = game.seats[-1]
    match = forms.named(played(game, count, {}, "long names"), ["\U0010fffd" * 40] * count)
    assert len(short_form.encode(match)) + 100 < short_form.LONGEST < MOST_OF_ONE_CODE - 200


@pytest.mark.parametrize(("limit", "longest"), [("LONGEST_LOG", WHOLE.ply), ("LONGEST", len(TEXT))])
def test_what_is_too_long_for_a_link_is_never_written(
    monkeypatch: pytest.MonkeyPatch, limit: str, longest: int
) -> None:
    monkeypatch.setattr(short_form, limit, longest)
    assert short_form.encode(WHOLE) == TEXT
    monkeypatch.setattr(short_form, limit, longest - 1)
    assert refused(short_form.encode, WHOLE)["why"] == "short-too-long"


# Bridge and command line


@pytest.mark.parametrize("game", ALL.values(), ids=table_name)
def test_the_page_writes_and_reads_it(door: Door, game: Game) -> None:
    assert door.code("encode") == "no-match"
    record = records.save(played(game, game.seats[-1], {}, "page", 30))
    text = door.ask("encode", record=record)["short"]
    door.ask("open", record=record)
    before = door.snapshot()
    assert door.ask("encode")["short"] == text == short_form.encode(records.load(record)[0])
    assert door.ask("decode", short=f"({text.lower()}).")["record"] == forms.travelling(record)
    assert door.snapshot() == before
    assert door.refused("decode", short=text[:-1])["args"] == {"why": "short-damaged", "entry": None, "text": ""}
    assert door.code("encode", record={**record, "log": ["x"]}) == "bad-record"


def test_the_command_line_writes_and_reads_it(run: CommandLine) -> None:
    assert run("encode", run.saved(records.save(WHOLE, {"app": 1}))) == (0, f"{TEXT}\n", "")
    assert run("decode", f"<{TEXT.lower()}>") == (0, f"{json.dumps(RECORD)}\n", "")


# Bad short forms, and the reason why each is refused

HEAD, _, BODY = TEXT.rpartition("-")
ROAMING = travelled(MARRAKECH, players_of(MARRAKECH, 3), (417, 3, 1 << 39), {1: "random"}, "whole")


def why(text: str) -> str:
    return refused(short_form.decode, text)["why"]


#: Texts by the reason why they are refused, and what of them is quoted.
REFUSED = {
    ("short-form", ""): [
        "", " ", "1", "-", "x", "MARRAKECH", "-1-", "0-MARRAKECH-1-0", "01-MARRAKECH-1-0", "é", "\ud800", "{}",
        f" {TEXT}", "https://example.org/", f"/{TEXT}", TEXT.replace("-", "%2D"), "99999-MARRAKECH-1-0",
        "\u0661-MARRAKECH-1-0",
    ],
    ("short-damaged", ""): [
        f"{TEXT}0", TEXT[:-1], TEXT[: len(TEXT) // 2], TEXT[:-7], "1-", TEXT * 2, checked("1-MARRAKECH-0"),
        checked("1-MARRAKECH-01-0"), checked("1-MARRAKECH-1-"), checked(f"{TEXT[:-7]}-"), TEXT.lower(),
        mended(TEXT.replace("MARRAKECH", "marrakech")), f"{TEXT}\n", f"{TEXT} ", f"{TEXT[:30]}\u0663{TEXT[31:]}",
        f"{TEXT[:30]}\ud800{TEXT[31:]}", TEXT[:40] + TEXT[41] + TEXT[40] + TEXT[42:],
    ],
    **{("short-version", n): [f"{n}-", f"{n}-anything é", mended(n + TEXT[1:])] for n in ("4", "10", "9999")},
    **{("short-rules", rules): [mended(TEXT.replace("-1-", f"-{rules}-", 1))] for rules in ("2", "10")},
    ("short-rules", "9" * 60 + "..."): [mended(TEXT.replace("-1-", f"-{'9' * 3000}-", 1))],
    **{("game", name.lower()): [mended(TEXT.replace("MARRAKECH", name))] for name in ("CHESS", "X", "MARRAKECH2")},
    ("game", "a" * 60 + "..."): [mended(TEXT.replace("MARRAKECH", "A" * 3000))],
    ("short-otherwise", ""): [mended(f"{HEAD}-0{BODY}")],
}  # fmt: skip


@pytest.mark.parametrize(
    ("reason", "text"), [(why, text) for why, texts in REFUSED.items() for text in texts], ids=ascii
)
def test_a_bad_form_is_refused_for_its_reason(reason: tuple[str, str], text: str) -> None:
    assert refused(short_form.decode, text) == {"why": reason[0], "entry": None, "text": reason[1]}


def test_each_change_of_one_character_is_detected() -> None:
    for at, mark in enumerate(TEXT):
        for other in {"0", "Z", "-", forms.MARKS[(forms.MARKS.find(mark) + 1) % 36]} - {mark}:
            is_form = at > 1 or (at, other) == (0, "2")
            assert why(TEXT[:at] + other + TEXT[at + 1 :]) == ("short-damaged" if is_form else "short-form")


def test_a_text_that_is_too_long_is_not_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(short_form, "re", None)
    assert why("1" * (short_form.LONGEST + 1)) == "short-length"


def test_an_entry_after_the_end_is_refused() -> None:
    digits = forms.all_digits(WHOLE)
    for entries in (WHOLE.ply + 1, 5000):
        digits[-WHOLE.ply - 1] = (entries, 5001)
        details = refused(short_form.decode, forms.written(digits))
        assert (details["why"], details["entry"]) == ("short-over", WHOLE.ply + 1)


@pytest.mark.parametrize(("match", "version"), [(WHOLE, 1), (ROAMING, 3)], ids=["alone", "roaming"])
def test_additional_digits_are_refused(match: Match, version: int) -> None:
    digits, head = forms.all_digits(match), f"{version}-MARRAKECH-1"
    assert forms.written([*digits, (0, 1)], head) == short_form.encode(match)
    for more in (1, 2, 36**20):
        assert why(forms.written([*digits, (more, 1)], head)) == "short-otherwise"


@pytest.mark.parametrize("name", ["Amina", "Inès", "يوسف"])
def test_a_name_of_a_greater_reach_than_it_needs_is_refused(name: str) -> None:
    digits, least = forms.all_digits(forms.named(a_match(3), [name])), forms.name_digits(name)
    for reach in range(least[0][0] + 1, 5):
        longer = [*digits[:1], *forms.name_digits(name, reach), *digits[1 + len(least) :]]
        assert why(forms.written(longer)) == "short-otherwise"


@pytest.mark.parametrize("name", ["a\x7f", "\x85", "\u2028", "\ud800", "a\u202eb", " ", "\u3164\u200d"], ids=ascii)
def test_an_impossible_name_is_refused(name: str) -> None:
    digits = forms.all_digits(forms.named(a_match(3), ["A"]))
    assert why(forms.written([*digits[:1], *forms.name_digits(name), *digits[4:]])) == "name"


def test_more_stretches_than_a_record_can_have_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    text = short_form.encode(ROAMING)
    monkeypatch.setattr(provenance, "MOST_STRETCHES", len(ROAMING.provenance.devices) - 1)
    assert why(text) == "short-otherwise"


def test_the_number_of_another_version_is_read_as_nothing_else() -> None:
    for (match, bots), version in product(forms.shared()[::3], "123"):
        text = short_form.encode(match, bots)
        plain = short_form.encode(Match(match.game, match.players, match.options, match.setup))
        for other in (plain, text, forms.of_version(text, "2")):
            forms.strike(mended(f"{version}{other[1:]}"))


def test_the_worst_texts_take_little_memory() -> None:
    body = "Z" * (short_form.LONGEST - 30)
    tracemalloc.start()
    for game, version, number in product(GAMES, "123", (body, "0", body[::3])):
        forms.strike(checked(f"{version}-{game.upper()}-1-{number}"))
    forms.strike("1-" * 10**6)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 10_000_000
