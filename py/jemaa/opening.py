"""What a request says besides the record of a match: its seed, undone entries, opponents, its start, and who looks."""

from __future__ import annotations

from typing import Any

from . import bots
from . import record as records
from .checks import checked_seed
from .errors import BadRecord, JemaaError
from .game import Events, Game, Json
from .games import GAMES
from .match import Match
from .provenance import checked_id, is_device
from .request import BadRequest, argument, seed, stored
from .table import ASKED


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
    fresh, name, used = seed(request) or "0", game_id(request), device(request)
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


def device(request: Json) -> int | None:
    """Return the number that this device has drawn for itself for this game, or None."""
    number: int | None = argument(request, "device", int, None)
    if number is not None and not is_device(number):
        raise BadRequest("there is no such device", what="device")
    return number


def bind(match: Match, request: Json) -> None:
    """Tell a match whether people play elsewhere, and how much of it they have been sent, as a request says."""
    match.apart, match.settled = argument(request, "apart", bool, False), argument(request, "settled", int, 0)


def here(request: Json) -> list[int]:
    """Return the seats that people play on this device, or raise `BadRequest`."""
    seats: list[int] = argument(request, "here", list, [])
    if not all(type(seat) is int for seat in seats):
        raise BadRequest("here must be seats", what="here")
    return seats


def stamp(request: Json, *, known_seed: bool = False) -> Json:
    """Return the additional keys of a new record: when it began and in which version of the page, as the page says."""
    said = {key: argument(request, key, str, None) for key in ("started", "app")}
    return {**({"known_seed": True} if known_seed else {}), **{key: text for key, text in said.items() if text}}


def renewal(request: Json) -> dict[str, Any]:
    """Return what `branching` makes another game with: its seed, the additional keys of its own, its `id`."""
    return {"seed": checked_seed(seed(request)), "stamp": stamp(request), "name": game_id(request)}


def laid(request: Json) -> tuple[Match, dict[int, str]]:
    """Return the match of a stored game that is not opened, and its opponents' levels by seat."""
    match, _ = records.load(stored(request))
    return match, seated(match, request, stored=True)


def seeded(loaded: tuple[Match, list[Events]], request: Json) -> tuple[Match, list[Events]]:
    """Return a loaded match and its events; a match without a seed gets that of the request."""
    match, events = loaded
    match.seed = match.seed or seed(request)
    return match, events


def checked_extras(match: Match, request: Json) -> dict[int, str]:
    """Restore the undone entries of a request and return its opponents' levels by seat, or raise `BadRecord`."""
    try:
        match.restore_undone(argument(request, "undone", list, []))
        return seated(match, request, stored=True)
    except JemaaError as error:
        raise BadRecord(f"the undone entries or opponents do not fit the record: {error}", "beside") from error


def seated(match: Match, request: Json, *, stored: bool) -> dict[int, str]:
    """Return the opponents' levels of a request by seat, or raise `BadRequest` or `BadLevel`."""
    wanted = argument(request, "bots", dict, {})
    seats = {str(seat): seat for seat in range(len(match.players))}
    if not wanted.keys() <= seats.keys() or not all(isinstance(level, str) for level in wanted.values()):
        raise BadRequest("bots must be levels by seat", what="bots")
    return {seats[seat]: _level(match.game, level, stored=stored) for seat, level in wanted.items()}


def _level(game: Game, level: str, *, stored: bool) -> str:
    """Return a level that a game has, or raise `BadLevel`; for one that a stored game names, at least the nearest."""
    return bots.nearest(game.name, level) if stored else bots.checked(game.name, level) and level
