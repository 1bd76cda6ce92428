"""What a request says besides the record of a match: its seed, undone entries, opponents, its start, and who looks."""

from __future__ import annotations

from . import bots
from .errors import BadRecord, JemaaError
from .game import Events, Game, Json
from .match import Match
from .request import BadRequest, argument, seed
from .table import ASKED


def viewer(match: Match, request: Json) -> int | None:
    """Return who looks: the `viewer` of a request, or `ASKED` where it says nothing."""
    if "viewer" not in request:
        return ASKED
    viewer: int | None = argument(request, "viewer", int, None)
    if viewer is not None and viewer not in range(len(match.players)):
        raise BadRequest("there is no such seat", what="viewer")
    return viewer


def new_match(game: Game, request: Json) -> Match:
    """Return the match that a request for a new one describes, or raise an error."""
    players, options = argument(request, "players", list), argument(request, "options", dict, {})
    first, position = argument(request, "first", int, None), argument(request, "position", str, None)
    fresh = seed(request) or "0"
    if position is None:
        return Match.new(game, players, options, fresh, first)
    if first is not None:
        raise BadRequest("a position says by itself whose turn it is", what="first")
    return Match(game, players, options, {"position": position}, fresh)


def stamp(request: Json, *, known_seed: bool = False) -> Json:
    """Return the additional keys of a new record: when it began and in which version of the page, as the page says."""
    said = {key: argument(request, key, str, None) for key in ("started", "app")}
    return {**({"known_seed": True} if known_seed else {}), **{key: text for key, text in said.items() if text}}


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
