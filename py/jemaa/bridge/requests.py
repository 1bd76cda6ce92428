"""The page's requests: parsing, the right types of their arguments, and what they say of a match besides its record.

That is its seed, its undone entries, its opponents, its start, and who looks.
"""

from __future__ import annotations

from string import hexdigits
from typing import Any, Final

from .. import record as records
from ..engine.chance import hmac_sha256
from ..engine.game import Action, Events, Game, Json
from ..engine.validation import checked_seed, new_seed, random_seed, without_hidden
from ..errors import BadRecord, JemaaError
from ..formats import strict_json
from ..games import GAMES
from ..match import Match
from ..match.provenance import checked_id, is_device
from ..opponents import registry
from .session import ASKED

LONGEST_REQUEST: Final = 2_100_000  # characters: the longest record, if all of its characters are escaped
DEEPEST_REQUEST: Final = strict_json.DEEPEST + 1  # a record is nested inside the request that opens it
#: Strings in a list, and lists by word.
MOST_TEXTS: Final = 20
MOST_WORDS: Final = 200
#: Positions that are shown at once.
MOST_VIEWS: Final = 60

#: Hexadecimal digits of a device's secret: 256 bits.
SECRET_DIGITS: Final = 64
#: Hexadecimal digits of what follows from it.
SEED_DIGITS: Final = 32
DEVICE_DIGITS: Final = 10

_MISSING: Final = object()


class BadRequest(JemaaError):
    """A malformed request, which Jemaa's own page never sends."""

    code = "bad-request"


def parse(text: Any) -> Json:
    """Parse a request, or raise `BadRequest`."""
    if not isinstance(text, str):
        raise BadRequest("the request is not a string", what="json")
    if len(text) > LONGEST_REQUEST:
        raise BadRequest("the request is too long", what="length")
    try:
        request = strict_json.parse(text, DEEPEST_REQUEST)
    except ValueError as error:
        raise BadRequest(f"the request cannot be read as JSON: {error}", what="json") from error
    if not isinstance(request, dict):
        raise BadRequest("the request is not an object", what="json")
    return request


def argument(request: Json, name: str, kind: type, default: Any = _MISSING) -> Any:
    """Return an argument, or its default if it is absent or null; raise `BadRequest` if it has another type."""
    value = request.get(name)
    if value is None and default is not _MISSING:
        return default
    if type(value) is not kind:
        raise BadRequest(f"{name} must be {kind.__name__}", what=name)
    return value


def ply(match: Match, request: Json) -> int:
    """Return the ply of a match, or raise `BadRequest`."""
    ply: int = argument(request, "ply", int)
    if not 0 <= ply <= match.ply:
        raise BadRequest("there is no such ply", what="ply")
    return ply


def plies(match: Match, request: Json) -> list[int]:
    """Return several plies of a match, or raise `BadRequest`."""
    plies: list[int] = argument(request, "plies", list)
    if len(plies) > MOST_VIEWS or not all(type(each) is int and 0 <= each <= match.ply for each in plies):
        raise BadRequest(f"not up to {MOST_VIEWS} plies of this match", what="plies")
    return plies


def legal_action(match: Match, text: Any, what: str) -> Action | None:
    """Return the legal action of a text (None: no action, the position as it is), or raise."""
    if text is not None and type(text) is not str:
        raise BadRequest("an action must be a string", what=what)
    return None if text is None else match.checked(text)


def seed(request: Json) -> str | None:
    """Return the seed of a request, as it is kept, or None; or raise `BadRecord`."""
    return None if request.get("seed") is None else new_seed(request["seed"])


def texts(items: Any, name: str, most: int = MOST_TEXTS) -> list[str]:
    """Return a list of a few strings, or raise `BadRequest`."""
    if not isinstance(items, list) or len(items) > most or not all(isinstance(item, str) for item in items):
        raise BadRequest(f"{name} must be at most {most} strings", what=name)
    return items


def texts_by_word(request: Json, name: str) -> dict[str, list[str]]:
    """Return an argument that has a list of a few strings for each of some words, or raise `BadRequest`."""
    lists = argument(request, name, dict, {})
    if len(lists) > MOST_WORDS:
        raise BadRequest(f"{name} has more than {MOST_WORDS} words", what=name)
    return {word: texts(items, name) for word, items in lists.items()}


def stored_record(request: Json) -> Json:
    """Return the record of a stored game; older versions let names have hidden characters, which it is freed of."""
    record: Json = argument(request, "record", dict)
    return {**record, "players": without_hidden(record["players"])} if "players" in record else record


def viewer(match: Match, request: Json) -> int | None:
    """Return who looks: the `viewer` of a request, or `ASKED` where it says nothing."""
    if "viewer" not in request:
        return ASKED
    viewer: int | None = argument(request, "viewer", int, None)
    if viewer is not None and viewer not in range(len(match.players)):
        raise BadRequest("there is no such seat", what="viewer")
    return viewer


def game(request: Json) -> Game:
    """Return the game that a request names, or raise `BadRequest`."""
    found = GAMES.get(argument(request, "game", str))
    if found is None:
        raise BadRequest("there is no such game", what="game")
    return found


def new_match(game: Game, request: Json) -> Match:
    """Return the match that a request for a new one describes, or raise an error."""
    players, options = argument(request, "players", list), argument(request, "options", dict, {})
    first, position = argument(request, "first", int, None), argument(request, "position", str, None)
    name = game_id(request)
    fresh, used = own_seed(request, name) or "0", device(request, name)
    if position is not None and first is not None:
        raise BadRequest("a position says by itself whose turn it is", what="first")
    if position is None:
        match = Match.new(game, players, options, fresh, first)
    else:
        match = Match(game, players, options, {"position": position}, fresh)
    match.provenance, match.device = match.provenance._replace(id=name), used
    return match


def game_id(request: Json) -> str | None:
    """Return the random number of a new game, which the page has drawn; None: it is played on one device alone."""
    return None if request.get("game_id") is None else checked_id(request["game_id"])


def device(request: Json, name: str | None) -> int | None:
    """Return the number of this device in the game of that `id`: as a request says it, or as it follows from a secret.

    None where the request has neither, and in a game that does not travel.
    """
    number: int | None = argument(request, "device", int, None)
    if number is not None and not is_device(number):
        raise BadRequest("there is no such device", what="device")
    key = _secret(request)
    if number is not None or name is None or key is None:
        return number
    return int(hmac_sha256(key, f"device/{name}")[:DEVICE_DIGITS], 16)


def own_seed(request: Json, name: str | None) -> str | None:
    """Return the seed from which this device draws in the game of that `id`; None where the request has none.

    What follows from a secret of the device is the same whenever it opens the game; so nobody rolls again by removing
    it. A game without an `id` cannot be told when it comes again: its seed is drawn.
    """
    given, key = seed(request), _secret(request)
    if given is not None or key is None:
        return given
    return hmac_sha256(key, f"seed/{random_seed() if name is None else name}")[:SEED_DIGITS]


def _secret(request: Json) -> bytes | None:
    text: str | None = argument(request, "secret", str, None)
    if text is None:
        return None
    if len(text) != SECRET_DIGITS or not set(text) <= set(hexdigits.lower()):
        raise BadRequest(f"a secret is {SECRET_DIGITS} hexadecimal digits", what="secret")
    return bytes.fromhex(text)


def limits(request: Json) -> tuple[bool, int]:
    """Return what limits undo: whether people play elsewhere, and how many entries they have been sent."""
    return argument(request, "apart", bool, False), argument(request, "settled", int, 0)


def local_seats(request: Json) -> list[int]:
    """Return the seats that people play on this device, or raise `BadRequest`."""
    seats: list[int] = argument(request, "here", list, [])
    if not all(type(seat) is int for seat in seats):
        raise BadRequest("here must be seats", what="here")
    return seats


def stamp(request: Json, *, known_seed: bool = False) -> Json:
    """Return the additional keys of a new record: when it began and in which version of the page, as the page says."""
    said = {key: argument(request, key, str, None) for key in ("started", "app")}
    return {**({"known_seed": True} if known_seed else {}), **{key: text for key, text in said.items() if text}}


def new_game_arguments(request: Json) -> dict[str, Any]:
    """Return what `branch` makes another game with: its seed, the additional keys of its own, its `id`."""
    name = game_id(request)
    return {"seed": checked_seed(own_seed(request, name)), "stamp": stamp(request), "name": name}


def stored_match(request: Json) -> tuple[Match, dict[int, str]]:
    """Return the match of a stored game that is not opened, and its opponents' levels by seat."""
    match, _ = records.load(stored_record(request))
    return match, named_levels(match, request)


def seeded(loaded: tuple[Match, list[Events]], request: Json) -> tuple[Match, list[Events]]:
    """Return a loaded match and its events, with this device's number, and seed if the match has none."""
    match, events = loaded
    name = match.provenance.id
    match.seed, match.device = match.seed or own_seed(request, name), device(request, name)
    return match, events


def checked_extras(match: Match, request: Json) -> dict[int, str]:
    """Restore the undone entries of a request and return its opponents' levels by seat, or raise `BadRecord`."""
    try:
        match.restore_undone(argument(request, "undone", list, []))
        return levels_by_seat(match, request, stored=True)
    except JemaaError as error:
        raise BadRecord(f"the undone entries or opponents do not fit the record: {error}", "beside") from error


def levels_by_seat(match: Match, request: Json, *, stored: bool) -> dict[int, str]:
    """Return the opponents' levels of a request by seat, or raise `BadRequest` or `BadLevel`."""
    return {seat: _level(match.game, level, stored=stored) for seat, level in _by_seat(match, request).items()}


def named_levels(match: Match, request: Json) -> dict[int, str]:
    """Return the same as a link tells them: by their names, whether the game has such levels or not."""
    levels = _by_seat(match, request)
    for level in levels.values():
        registry.nearest_level(match.game.name, level)  # refuses what can be no level at all
    return levels


def _by_seat(match: Match, request: Json) -> dict[int, str]:
    wanted = argument(request, "bots", dict, {})
    seats = {str(seat): seat for seat in range(len(match.players))}
    if not wanted.keys() <= seats.keys() or not all(isinstance(level, str) for level in wanted.values()):
        raise BadRequest("bots must be levels by seat", what="bots")
    return {seats[seat]: level for seat, level in wanted.items()}


def _level(game: Game, level: str, *, stored: bool) -> str:
    """Return a level that a game has, or raise `BadLevel`; for one that a stored game names, at least the nearest."""
    return registry.nearest_level(game.name, level) if stored else registry.checked_level(game.name, level) and level
