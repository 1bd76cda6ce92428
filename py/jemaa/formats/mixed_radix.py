"""Values as one large whole number in a mixed radix: each is a digit, whose radix is the number of possible values.

A field defines a set of possible values in a fixed order: `number` returns the index of a value, from 0 to `radix` - 1,
and `value` the value at an index. A game lists the fields of its set-up (`Game.setup_fields`); `Writer` and `Reader`
put values together and take them apart, for the short form of records.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import factorial, prod
from typing import Any, Protocol


class Field(Protocol):
    """A set of possible values; `radix` is how many there are."""

    radix: int

    def number(self, value: Any) -> int:
        """Return the index of a value."""

    def value(self, number: int) -> Any:
        """Return the value at an index."""


class Choice:
    """One of the given values. In a set-up, None means that the key is absent."""

    def __init__(self, values: Sequence[Any]) -> None:
        """Take the possible values in order."""
        self.values = values
        self.radix = len(values)

    def number(self, value: Any) -> int:
        """Return the index of a value."""
        return self.values.index(value)

    def value(self, number: int) -> Any:
        """Return the value at an index."""
        return self.values[number]


class Below:
    """A whole number from 0 on, below one that may be too large for a `range` to have a length."""

    def __init__(self, radix: int) -> None:
        """Take the number that all values are below."""
        self.radix = radix

    def number(self, value: int) -> int:
        """Return the value itself."""
        return value

    def value(self, number: int) -> int:
        """Return the number itself."""
        return number


class Permutation:
    """A permutation of the given strings; swapping equal strings does not make another permutation."""

    def __init__(self, items: Iterable[str]) -> None:
        """Take the strings in any order."""
        self._counts = Counter(sorted(items))
        self.radix = factorial(self._counts.total()) // prod(map(factorial, self._counts.values()))

    def number(self, value: Iterable[str]) -> int:
        """Return the rank of a permutation in lexicographic order."""
        left, ways, rank = self._counts.copy(), self.radix, 0
        for item in value:
            all_left = left.total()
            rank += sum(ways * count // all_left for other, count in left.items() if other < item)
            ways = ways * left[item] // all_left
            left[item] -= 1
        return rank

    def value(self, number: int) -> list[str]:
        """Return the permutation of a rank."""
        left, ways, order = self._counts.copy(), self.radix, []
        while all_left := left.total():
            for item, count in left.items():
                begun = ways * count // all_left
                if number < begun:
                    order.append(item)
                    left[item] -= 1
                    ways = begun
                    break
                number -= begun
        return order


class Lines(Permutation):
    """A permutation of single characters, written as lines of equal length."""

    def __init__(self, characters: str, width: int) -> None:
        """Take all characters, and the length of a line."""
        super().__init__(characters)
        self._width = width

    def number(self, value: Iterable[str]) -> int:
        """Return the rank of the permutation, given as lines."""
        return super().number("".join(value))

    def value(self, number: int) -> list[str]:
        """Return the permutation of a rank as lines."""
        text = "".join(super().value(number))
        return [text[start : start + self._width] for start in range(0, len(text), self._width)]


class Each:
    """A list of fixed length, with a field for each item."""

    def __init__(self, fields: Sequence[Field]) -> None:
        """Take the fields of the items."""
        self._fields = fields
        self.radix = prod(field.radix for field in fields)

    def number(self, value: Sequence[Any]) -> int:
        """Return the index of a list; the first item is the least significant digit."""
        index = 0
        for field, item in zip(reversed(self._fields), reversed(value), strict=True):
            index = index * field.radix + field.number(item)
        return index

    def value(self, number: int) -> list[Any]:
        """Return the list at an index."""
        items = []
        for field in self._fields:
            number, digit = divmod(number, field.radix)
            items.append(field.value(digit))
        return items


class Writer:
    """Encodes values as one number, each as a digit with a radix of its own."""

    def __init__(self) -> None:
        """Start without a value."""
        self._digits: list[tuple[int, int]] = []

    def write(self, field: Field, value: Any) -> None:
        """Add a value of a field."""
        self._digits.append((field.number(value), field.radix))

    def number(self) -> int:
        """Return the number; the first value written is its least significant digit."""
        whole = 0
        for number, radix in reversed(self._digits):
            whole = whole * radix + number
        return whole


class Reader:
    """Decodes the values of a number; must be asked for the same fields in the same order as the writer."""

    def __init__(self, number: int) -> None:
        """Take the number."""
        self._rest = number

    def read(self, field: Field) -> Any:
        """Return the next value."""
        self._rest, number = divmod(self._rest, field.radix)
        return field.value(number)
