"""Values as whole numbers and back, for the short form of a record: what a set-up can hold, and how many ways.

A field knows all of its possible values: `number` is a value's place among them, from 0 to `radix` - 1, and `value`
finds it again. A game lists the fields of its set-up (`Game.setup_fields`); no game is named here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import factorial, prod
from typing import Any, Protocol


class Field(Protocol):
    """One thing that can have so many values."""

    radix: int

    def number(self, value: Any) -> int:
        """Return the place of a possible value."""

    def value(self, number: int) -> Any:
        """Return the value at a place from 0 to `radix` - 1."""


class Choice:
    """One of some values. In a set-up, None stands for a key that is absent."""

    def __init__(self, values: Sequence[Any]) -> None:
        """Take the values in the order of their numbers."""
        self.values = values
        self.radix = len(values)

    def number(self, value: Any) -> int:
        """Return the place of a value."""
        return self.values.index(value)

    def value(self, number: int) -> Any:
        """Return the value at a place."""
        return self.values[number]


class Order:
    """A list of given texts in some order; texts that are alike count once, so that nothing is told twice."""

    def __init__(self, items: Iterable[str]) -> None:
        """Take the texts in any order."""
        self._counts = Counter(sorted(items))
        self.radix = factorial(self._counts.total()) // prod(map(factorial, self._counts.values()))

    def number(self, value: Iterable[str]) -> int:
        """Return the place of an order among all of them, sorted."""
        left, ways, place = self._counts.copy(), self.radix, 0
        for item in value:
            all_left = left.total()
            place += sum(ways * count // all_left for other, count in left.items() if other < item)
            ways = ways * left[item] // all_left
            left[item] -= 1
        return place

    def value(self, number: int) -> list[str]:
        """Return the order at a place."""
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


class Lines(Order):
    """Single characters in some order, written as lines: texts of one length."""

    def __init__(self, characters: str, width: int) -> None:
        """Take all characters, and how many stand in a line."""
        super().__init__(characters)
        self._width = width

    def number(self, value: Iterable[str]) -> int:
        """Return the place of the lines' order."""
        return super().number("".join(value))

    def value(self, number: int) -> list[str]:
        """Return the lines at a place."""
        text = "".join(super().value(number))
        return [text[start : start + self._width] for start in range(0, len(text), self._width)]


class Each:
    """A list with a field for each of its items."""

    def __init__(self, fields: Sequence[Field]) -> None:
        """Take the items' fields."""
        self._fields = fields
        self.radix = prod(field.radix for field in fields)

    def number(self, value: Sequence[Any]) -> int:
        """Return the place of a list, the first item counting least."""
        place = 0
        for field, item in zip(reversed(self._fields), reversed(value), strict=True):
            place = place * field.radix + field.number(item)
        return place

    def value(self, number: int) -> list[Any]:
        """Return the list at a place."""
        items = []
        for field in self._fields:
            number, place = divmod(number, field.radix)
            items.append(field.value(place))
        return items
