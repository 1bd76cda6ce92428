"""Values as one large whole number in a mixed radix: each is a digit, whose radix is the number of possible values."""

from __future__ import annotations

from typing import Any

from .fields import Field


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
