"""A parser of what a person types: an action, its text, or any shorter form that nothing else could mean.

`c1se` is an assistant in c1.se, `t c1se bl` a tourist paid with black, `l` a turn to the left. Words are taken in order
where that fits, and may be shortened, left out where a game's `Shorthand` says so, or said in the page's language: the
page sends the names that its catalogues have for the words of actions. Only reads: what is typed becomes picks, which
the page chooses by like taps. Texts are untrusted input.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from ..engine.cache import remembered
from ..engine.game import CHANCE, Action, Game
from ..engine.phases import Picks
from ..match import Match

if TYPE_CHECKING:
    from ..engine.shapes import Meaning, Sentence

#: Characters that are read: the longest text of an action has 30.
LONGEST: Final = 200
#: The word for a roll by the seed: no action, because a roll is recorded with its face.
ROLL: Final = "roll"
_ROLL: Final = Action(ROLL)
#: How many words may be typed: the longest action has 6.
MOST: Final = 12
#: How many readings of an ambiguous text are listed.
MOST_READINGS: Final = 5

#: The name of a square or stall (letter, digit), another word, or a number. A word ends where a name begins: `c1nwd1`.
_WORD: Final = re.compile(r"[^\W\d_]\d|[^\W\d_]+?(?=[^\W\d_]\d|[\W\d_]|$)|\d+")

Senses = frozenset[str]


class Reading(NamedTuple):
    """One action as a reading of what was typed: by which of its words, and which of its picks these say."""

    action: Action
    at: tuple[int, ...]
    """the indices of the words that were said"""
    missing: int
    """how many words were not said, though they must be"""
    picks: tuple[str, ...]


def words_of(text: str) -> list[str]:
    """Split a text into words, in small letters without accents."""
    plain = "".join(letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter))
    return _WORD.findall(plain.casefold())


@cache
def _split(text: str) -> tuple[str, ...]:
    """Return the words of an action's text."""
    return tuple(words_of(text))


def vocabulary(game: Game) -> list[str]:
    """List the words of a game's actions that have a name in each language, sorted."""
    words = {word for text in game.actions for word in _split(text)}
    return sorted(word for word in words if word.isalpha() and len(word) > 1)


def parse(match: Match, text: str, names: Mapping[str, Sequence[str]], picked: Sequence[str] = ()) -> Meaning:
    """Return what a text means now: an action, picks towards one, a roll, several actions, or why nothing.

    `names` are further names of words, `picked` what has been picked before and is being continued.
    """
    game, legal, typed = match.game, match.legal, words_of(text)[:MOST]
    now = [*legal, _ROLL] if match.state.to_act == CHANCE else legal
    going_on = [action for action in now if picked and set(picked) <= set(action.picks)]
    found = _readings(game, going_on, typed, names, picked)
    if found:
        return _meant(found, picked)
    found = _readings(game, now, typed, names)
    elsewhere = [] if _whole(found) else _readings(game, [*game.actions.values()], typed, names)
    if found and not _whole(elsewhere):
        return _meant(found, ())
    known = _words(game.actions.values())
    unknown = next((word for word in typed if not any(_senses(word, names, known, game))), None)
    if unknown is not None or not typed:
        return {"means": "unknown", "word": unknown or ""}
    return {"means": "refused", "why": _refusal(match, typed, names, _whole(elsewhere) or elsewhere)}


def _whole(readings: Sequence[Reading]) -> list[Reading]:
    """Return those readings that lack no word."""
    return [reading for reading in readings if not reading.missing]


def _meant(found: Sequence[Reading], picked: Sequence[str]) -> Meaning:
    """Return what readings mean together: the only one, what they share, or that there are several."""
    whole = _whole(found)
    if len(whole or found) == 1:
        return _chosen((whole or found)[0].action)
    if not whole:
        least = min(reading.missing for reading in found)
        nearest = [reading for reading in found if reading.missing == least]
        shared = _shared(nearest, picked)
        if shared:
            return {"means": "picks", "picks": shared}
        found = nearest
    texts = [reading.action.text for reading in whole or found]
    return {"means": "several", "could": texts[:MOST_READINGS], "more": max(0, len(texts) - MOST_READINGS)}


def _chosen(action: Action) -> Meaning:
    if action is _ROLL:
        return {"means": "roll"}
    return {"means": "action", "action": action.text, "picks": [*action.picks]}


def _shared(readings: Sequence[Reading], picked: Sequence[str]) -> list[str]:
    """Return the picks that were said, if all readings agree in them; of words that fit twice, the first one counts."""
    by_picks: dict[tuple[str, ...], tuple[int, ...]] = {}
    for reading in readings:
        by_picks[reading.picks] = min(reading.at, by_picks.get(reading.picks, reading.at))
    first = min(by_picks.values())
    said = [picks for picks, at in by_picks.items() if at == first]
    return [*dict.fromkeys([*picked, *said[0]])] if len(said) == 1 and said[0] else []


# From words to readings


def _readings(
    game: Game,
    actions: Sequence[Action],
    typed: Sequence[str],
    names: Mapping[str, Sequence[str]],
    picked: Sequence[str] = (),
) -> list[Reading]:
    """Read words as each of some actions: full names before shortened ones, and in their order before any other."""
    known = _words(actions)
    found = [_senses(word, names, known, game) for word in typed]
    if not found or not all(map(any, found)):
        return []
    full = [exact or longer for exact, longer in found]
    for senses in (full, [exact | longer for exact, longer in found]):
        for locate in (_in_order, _in_any_order):
            readings = [*_readings_by(locate, game, actions, senses, picked)]
            if readings:
                return readings
    return []


def _readings_by(
    locate: Callable[[Sequence[str], Sequence[Senses], Sequence[range]], tuple[int, ...] | None],
    game: Game,
    actions: Iterable[Action],
    senses: Sequence[Senses],
    before: Sequence[str],
) -> Iterator[Reading]:
    for action in actions:
        words, by_pick = _split(action.text), _words_of_picks(action)
        at = locate(words, senses, [*by_pick.values()])
        if at is not None:
            done = {index for pick in before for index in by_pick.get(pick, ())}
            silent = [word for index, word in enumerate(words) if index not in at and index not in done]
            missing = sum(word not in game.shorthand.unsaid for word in silent)
            said = tuple(pick for pick, where in by_pick.items() if where and set(where) <= {*at, *done})
            yield Reading(action, at, missing, said)


def _words(actions: Iterable[Action]) -> Senses:
    """Return all words of some actions."""
    return frozenset(word for action in actions for word in _split(action.text))


def _senses(typed: str, names: Mapping[str, Sequence[str]], known: Senses, game: Game) -> tuple[Senses, Senses]:
    """Return the known words that a typed one is, or is a name of; and those that it is a beginning of."""
    called = {word: {word, *map(_folded, names.get(word, ()))} for word in known}
    short = game.shorthand.short.get(typed)
    exact = frozenset(word for word in known if typed in called[word] or word == short)
    longer = frozenset(word for word in known if any(name.startswith(typed) for name in called[word]))
    return exact, longer - exact


@remembered(1000)
def _folded(name: str) -> str:
    return "".join(words_of(name))


def _in_order(words: Sequence[str], senses: Sequence[Senses], parts: Sequence[range]) -> tuple[int, ...] | None:
    """Return where an action's words are said, one after the other, or None; its picks do not matter."""
    at: list[int] = []
    for sense in senses:
        index = next((n for n in range(at[-1] + 1 if at else 0, len(words)) if words[n] in sense), None)
        if index is None:
            return None
        at.append(index)
    return tuple(at)


def _in_any_order(words: Sequence[str], senses: Sequence[Senses], parts: Sequence[range]) -> tuple[int, ...] | None:
    """Return where an action's words are said, or None: its picks in any order, the words of each pick together."""
    inside = {index for part in parts for index in part[1:]}
    at: list[int] = []
    for sense in senses:
        after = at[-1] + 1 if at else 0
        free = [after] if after in inside else [n for n in range(len(words)) if n not in inside and n not in at]
        index = next((n for n in free if words[n] in sense), None)
        if index is None:
            return None
        at.append(index)
    return tuple(at)


@cache
def _words_of_picks(action: Action) -> dict[str, range]:
    """Return which words of an action's text say each of its picks."""
    words, found, start = _split(action.text), dict[str, range](), 0
    for pick in action.picks:
        value = _split(pick.partition(":")[2] or pick)
        ends = range(len(words) - len(value) + 1)
        begins = [n for n in ends if words[n : n + len(value)] == value]
        begin = next((n for n in begins if n >= start), begins[0] if begins else 0)
        found[pick] = range(begin, begin + len(value)) if begins else range(0)
        start = found[pick].stop if begins else start
    return found


# Why nothing can be meant


def _refusal(
    match: Match, typed: Sequence[str], names: Mapping[str, Sequence[str]], readings: Sequence[Reading]
) -> Sentence | None:
    """Return the reason why what is understood cannot be done now, or None where the game has none."""
    nearest = sorted(readings, key=lambda reading: reading.missing)[:MOST_READINGS]
    said = [reading.picks if reading.missing else reading.action.picks for reading in nearest]
    whys = (match.why(picks) for picks in [*filter(None, said), _picks(match, typed, names)])
    return cast("Sentence | None", next(filter(None, whys), None))


def _picks(match: Match, typed: Sequence[str], names: Mapping[str, Sequence[str]]) -> list[str]:
    """Return the picks that typed words name, though no action has them together; each role once, where that fits."""
    game = match.game
    by_value: dict[tuple[str, ...], dict[str, None]] = {}
    for action in game.actions.values():
        for pick in action.picks:
            by_value.setdefault(_split(pick.partition(":")[2] or pick), {})[pick] = None
    known = _words(game.actions.values())
    words = [
        min(exact or longer, default=word) for word in typed for exact, longer in [_senses(word, names, known, game)]
    ]
    found: list[str] = []
    for begin, end in combinations(range(len(words) + 1), 2):
        picks = by_value.get(tuple(words[begin:end]), {})
        taken = Picks(found).roles()
        found += [*(pick for pick in picks if pick.partition(":")[0] not in taken), *picks][:1]
    return found
