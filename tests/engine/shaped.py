"""Check that a JSON value matches a TypedDict; report mismatches with their paths."""

from collections.abc import Iterator
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, TypeVar, Union, get_args, get_origin, get_type_hints, is_typeddict


def wrong(value: Any, shape: Any, at: str = "") -> Iterator[str]:
    """List the mismatches of a value, each with its path."""
    origin, inside = get_origin(shape), get_args(shape)
    if is_typeddict(origin or shape):
        yield from _of_object(value, shape, at)
    elif origin in (Union, UnionType):
        yield from _of_union(value, inside, at)
    elif origin is Literal:
        if not any(type(value) is type(one) and value == one for one in inside):
            yield f"{at}: {value!r} is none of {', '.join(map(repr, inside))}"
    elif origin in (list, tuple, dict):
        yield from _of_collection(value, origin, inside, at)
    elif shape is not object and type(value) not in _TYPES[shape]:
        yield f"{at}: {value!r} is no {shape.__name__}"


_TYPES = {str: (str,), int: (int,), bool: (bool,), float: (float, int), NoneType: (NoneType,), None: (NoneType,)}


def _of_object(value: Any, shape: Any, at: str) -> Iterator[str]:
    plain = get_origin(shape) or shape
    if not isinstance(value, dict):
        yield f"{at}: {value!r} is no {plain.__name__}"
        return
    own = fields(shape)
    for name in sorted(plain.__required_keys__ - value.keys()):
        yield f"{at}.{name}: is missing in {plain.__name__}"
    for name, part in value.items():
        if name not in own:
            yield f"{at}.{name}: {plain.__name__} has none"
        else:
            yield from wrong(part, own[name], f"{at}.{name}")


@cache
def fields(shape: Any) -> dict[str, Any]:
    """Return the types of an object's fields, required or not, with the type arguments filled in."""
    plain = get_origin(shape) or shape
    arguments = dict(zip(getattr(plain, "__parameters__", ()), get_args(shape), strict=True))
    hints = get_type_hints(plain, include_extras=True)
    bare = {name: get_args(hint)[0] if get_origin(hint) is NotRequired else hint for name, hint in hints.items()}
    return {name: _filled(field, arguments) for name, field in bare.items()}


def _filled(field: Any, arguments: dict[Any, Any]) -> Any:
    if isinstance(field, TypeVar):
        return arguments[field]
    parameters = getattr(field, "__parameters__", ())
    return field[tuple(arguments[each] for each in parameters)] if parameters else field


def _of_union(value: Any, shapes: tuple[Any, ...], at: str) -> Iterator[str]:
    """List what is wrong with the shape of the union that fits best: one with the same `type` before all others."""
    best = min(
        (list(wrong(value, shape, at)) for shape in shapes), key=lambda found: (_names_type(found, at), len(found))
    )
    yield from best


def _names_type(found: list[str], at: str) -> bool:
    return any(line.startswith(f"{at}.type:") for line in found)


def _of_collection(value: Any, origin: Any, inside: tuple[Any, ...], at: str) -> Iterator[str]:
    if type(value) is not (dict if origin is dict else list):
        yield f"{at}: {value!r} is no {origin.__name__}"
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from wrong(key, inside[0], f"{at}[{key!r}]")
            yield from wrong(part, inside[1], f"{at}.{key}")
    elif origin is tuple and len(value) != len(inside):
        yield f"{at}: {len(value)} parts in place of {len(inside)}"
    else:
        for place, part in enumerate(value):
            yield from wrong(part, inside[place if origin is tuple else 0], f"{at}[{place}]")
