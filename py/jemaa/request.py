"""A request of the page as the bridge reads it: a JSON object whose arguments are of the right type, or refused."""

from __future__ import annotations

from typing import Any, Final

from . import strict
from .errors import JemaaError
from .game import Json

LONGEST_REQUEST: Final = 2_100_000  # characters: the longest text of a record, each escaped, and the words around it
DEEPEST_REQUEST: Final = strict.DEEPEST + 1  # a record stands inside the request that opens it

_MISSING: Final = object()


class BadRequest(JemaaError):
    """A request that no page of ours would send."""

    code = "bad-request"


def parsed(text: Any) -> Json:
    """Return the request of a text, or raise `BadRequest`."""
    if not isinstance(text, str):
        raise BadRequest("the request is not a text", what="json")
    if len(text) > LONGEST_REQUEST:
        raise BadRequest("the request is too long", what="length")
    try:
        request = strict.read(text, DEEPEST_REQUEST)
    except ValueError as error:
        raise BadRequest(f"the request is not JSON of ours: {error}", what="json") from error
    if not isinstance(request, dict):
        raise BadRequest("the request is not an object", what="json")
    return request


def argument(request: Json, name: str, kind: type, default: Any = _MISSING) -> Any:
    """Return an argument of the right type, or its default where it is absent or null; raise `BadRequest`."""
    value = request.get(name)
    if value is None and default is not _MISSING:
        return default
    if type(value) is not kind:
        raise BadRequest(f"{name} must be {kind.__name__}", what=name)
    return value
