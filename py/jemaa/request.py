"""Parse the page's requests: a JSON object, whose arguments must have the right types."""

from __future__ import annotations

from typing import Any, Final

from .engine.game import Json
from .engine.validation import new_seed, without_hidden
from .errors import JemaaError
from .formats import strict_json

LONGEST_REQUEST: Final = 2_100_000  # characters: the longest record, if all of its characters are escaped
DEEPEST_REQUEST: Final = strict_json.DEEPEST + 1  # a record is nested inside the request that opens it
#: Strings in a list, and lists by word.
MOST_TEXTS: Final = 20
MOST_WORDS: Final = 200

_MISSING: Final = object()


class BadRequest(JemaaError):
    """A malformed request, which Jemaa's own page never sends."""

    code = "bad-request"


def parsed(text: Any) -> Json:
    """Parse a request, or raise `BadRequest`."""
    if not isinstance(text, str):
        raise BadRequest("the request is not a string", what="json")
    if len(text) > LONGEST_REQUEST:
        raise BadRequest("the request is too long", what="length")
    try:
        request = strict_json.read(text, DEEPEST_REQUEST)
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


def stored(request: Json) -> Json:
    """Return the record of a stored game; older versions let names have hidden characters, which it is freed of."""
    record: Json = argument(request, "record", dict)
    return {**record, "players": without_hidden(record["players"])} if "players" in record else record
