"""What people type instead of tapping: `action_parser.py`, and the verb `read`."""

from collections.abc import Sequence

import pytest

from jemaa.engine.game import Game
from jemaa.engine.shapes import Meaning
from jemaa.formats import action_parser
from jemaa.formats.notation import Fields
from jemaa.games import GAMES
from jemaa.match import Match
from tests.engine.doors import Door, new
from tests.engine.games import played, table_name
from tests.sentences import LANGUAGES, catalogue

FRENCH = {"left": ["gauche"], "right": ["droite"], "straight": ["droit"], "black": ["noir"], "tourist": ["touriste"]}

LAYING = (
    "marrakech terracotta/saffron/majorelle cover_own=true lay 0 d6 north 28/32/30 13T/13S/13M - Td4-d5,Sd5-e5,Me6-f6"
)
TURNING = "marrakech terracotta/saffron/majorelle - turn 0 d4 north 30/30/30 15T/15S/15M - -"
PLACING = (
    "morocco charmers/water/rugs - assign 1 2 0 1 1 NKPGO GPNKO GONPK 2 432422/223233/433232/444244/434343/433222 "
    "....../....../....../....../.0..../...... 5/2/0 0/1/0 K3OP/K3NG/2G B2TC/2T2C/T2C "
    "b4:0north,b5:0a...,c3:1a..2t b5.nw - -"
)


def match_at(position: str) -> Match:
    """Return a match that starts from a position."""
    game = GAMES[position.split(" ", maxsplit=1)[0]]
    fields = Fields(game, position)
    players = [{"name": f"P{n}", "color": colors[0]} for n, colors in enumerate(fields.colors)]
    return Match(game, players, fields.options, {"position": position}, "typed")


def meant(match: Match, text: str, picked: Sequence[str] = ()) -> Meaning:
    return action_parser.parse(match, text, FRENCH, picked)


@pytest.mark.parametrize("game", GAMES.values(), ids=table_name)
def test_every_action_is_understood_by_its_text(game: Game) -> None:
    whole = played(game, game.seats[-1], {}, "typed")
    match = Match(game, whole.players, {}, whole.setup, "typed")
    for ply, entry in enumerate(whole.log):
        for action in match.legal if ply % 29 == 0 else [entry.action]:
            said = meant(match, action.text)
            assert (said["means"], said.get("action")) == ("action", action.text)
        match.play(entry.action.text)
    assert match.is_over
    assert meant(match, whole.log[-1].action.text)["means"] == "refused"


ROLLING = TURNING.replace("turn", "roll")
BY_LETTERS = ["tourist c1.se black", "cousins a1.ne b1.nw black"]
SHORT = [
    (TURNING, "l", "left"),
    (TURNING, " S ", "straight"),
    (TURNING, "r", "right"),
    (TURNING, "ga", "left"),
    (TURNING, "droit", "straight"),
    (ROLLING, "3", "die 3"),
    (LAYING, "c6c5", "lay c5-c6"),
    (LAYING, "lay c5 c6", "lay c5-c6"),
    (PLACING, "c1se", "assistant c1.se"),
    (PLACING, "t c1se noir", "tourist c1.se black"),
    (PLACING, "touriste C1.SE bl", "tourist c1.se black"),
    (PLACING, "c1se t black", "tourist c1.se black"),
    (PLACING, "q a1neb1nw k", "cousins a1.ne b1.nw black"),
    (PLACING, "row 3 1", "swap rows 1 3"),
    (PLACING, "col c a", "swap columns a c"),
]


@pytest.mark.parametrize(("position", "text", "action"), SHORT)
def test_an_action_is_understood_by_a_short_form(position: str, text: str, action: str) -> None:
    match = match_at(position)
    expected = {"means": "action", "action": action, "picks": list(match.game.actions[action].picks)}
    assert meant(match, text) == expected


#: The letters of each language for a turn to the left, straight on and to the right, and for a roll.
LETTERS = {"en": "lsrr", "es": "isdt", "fr": "gtdl", "ar": "سأمر"}
#: A tourist and cousins, by their first letters there; squares as the page sends them.
WORKERS = {
    "es": ["t c1se negro", "p a1ne b1no negro"],
    "fr": ["t c1se noir", "c a1ne b1no noir"],
    "ar": ["س c1جق أسود", "أ a1شق b1شغ أسود"],
}


def names(language: str, game: str) -> dict[str, list[str]]:
    """Return the names of words as the page sends them, with those of columns."""
    lines = [line.partition(" = ") for part in ("", game) for line in catalogue(language, part).splitlines()]
    told = {key.removeprefix("typed-"): text.split() for key, _, text in lines if key.startswith("typed-")}
    return told | {column: [own] for column, own in zip("abcdefg", told["places"], strict=True)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_a_language_are_understood_beside_the_latin_ones(language: str) -> None:
    called = names(language, "marrakech")
    for letters in {LETTERS[language], LETTERS["en"]}:
        turns = [action_parser.parse(match_at(TURNING), letter, called).get("action") for letter in letters[:3]]
        assert turns == ["left", "straight", "right"]
        assert action_parser.parse(match_at(ROLLING), letters[3], called) == {"means": "roll"}
    called = names(language, "morocco")
    for text, action in zip(WORKERS.get(language, []), BY_LETTERS, strict=False):
        assert action_parser.parse(match_at(PLACING), text, called).get("action") == action
    columns = " ".join(called[column][0] for column in "ac")
    swap = action_parser.parse(match_at(PLACING), f"{called['columns'][0]} {columns}", called)
    assert swap.get("action") == "swap columns a c"


def test_a_roll_is_asked_for_by_its_word() -> None:
    assert [meant(match_at(ROLLING), text) for text in ("r", "roll", "ROLL")] == [{"means": "roll"}] * 3
    assert meant(match_at(TURNING), "roll")["means"] == "unknown"


TOURIST, COUSINS = "worker:tourist", "worker:cousins"
PARTS = [
    (LAYING, "c6", [], ["square:c6"]),
    (PLACING, "tourist", [], [TOURIST]),
    (PLACING, "t c1se", [], [TOURIST, "space:c1.se"]),
    (PLACING, "c1se", [TOURIST], [TOURIST, "space:c1.se"]),
    (PLACING, "q c1ne", [], [COUSINS, "space:c1.ne"]),
    (PLACING, "c2se", [COUSINS, "space:c1.ne"], [COUSINS, "space:c1.ne", "beside:c2.se"]),
]


@pytest.mark.parametrize(("position", "text", "picked", "picks"), PARTS)
def test_a_part_of_an_action_is_picked(position: str, text: str, picked: list[str], picks: list[str]) -> None:
    assert meant(match_at(position), text, picked) == {"means": "picks", "picks": picks}


def test_what_is_picked_goes_on_with_one_word() -> None:
    match, picked = match_at(PLACING), ["worker:tourist", "space:c1.se"]
    assert meant(match, "black", picked).get("action") == "tourist c1.se black"
    assert meant(match, "c2se", picked).get("action") == "assistant c2.se", "something else begins anew"


def test_what_could_be_several_actions_is_answered_with_them() -> None:
    assert meant(match_at(TURNING), "d") == {"means": "several", "could": ["right", "straight"], "more": 0}
    third = ["cousins a1.ne b1.nw black", "cousins a1.ne b1.nw brown"]
    assert meant(match_at(PLACING), "q a1ne b1nw b") == {"means": "several", "could": third, "more": 0}
    lines = meant(match_at(PLACING), "swap")
    assert (lines["means"], len(lines["could"]), lines["more"]) == ("several", action_parser.MOST_READINGS, 15)


REFUSED = [
    (TURNING, "c6", "why-not-turn"),
    (ROLLING, "left", "why-roll-first"),
    (LAYING, "c6 e6", "why-not-neighbours"),
    (PLACING, "b c1se", "why-no-worker"),
    (PLACING, "c3nw", "why-space-taken"),
    (PLACING, "q a1se a2ne", "why-not-beside"),
    (PLACING, "scout 3", "why-not-now"),
]


@pytest.mark.parametrize(("position", "text", "key"), REFUSED)
def test_what_is_impossible_is_answered_with_the_reason(position: str, text: str, key: str) -> None:
    said = meant(match_at(position), text)
    assert (said["means"], said["why"] and said["why"]["key"]) == ("refused", key)


@pytest.mark.parametrize("position", [TURNING, ROLLING, LAYING, PLACING])
def test_any_text_is_answered(position: str) -> None:
    for text in ("", "  ", "?!", "gibberish", "c1 gibberish", "\ud800", "٣", "c1" * 100, "a " * 100):
        assert meant(match_at(position), text)["means"] in ("unknown", "refused", "several", "picks")


def test_the_verb_reads_with_the_names_of_the_page() -> None:
    door = Door()
    new(door)
    assert door.ask("read", text="gauche", names=FRENCH)["action"] == "left"
    assert door.ask("read", text="r")["picks"] == ["turn:right"]
    assert door.ask("words")["words"] == ["die", "lay", "left", "right", "straight", "roll"]
