"""Shards: the tests in parts of about the same length, for machines side by side; together they are the whole."""

import re
from argparse import ArgumentTypeError
from collections.abc import Iterable
from itertools import islice
from typing import NamedTuple, TypeVar

T = TypeVar("T")


class Shard(NamedTuple):
    """One of so many parts, counted from 1."""

    number: int
    all: int

    def __str__(self) -> str:
        return f"{self.number}/{self.all}"

    def of(self, items: Iterable[T]) -> list[T]:
        """Return this part of some items: neighbours, which often take about as long, are in different ones."""
        return list(islice(items, self.number - 1, None, self.all))


UNDIVIDED = Shard(1, 1)


def shard(text: str) -> Shard:
    """Read a shard as it is written on a command line: `2/3`."""
    match = re.fullmatch(r"(\d+)/(\d+)", text)
    if not match or not 1 <= int(match[1]) <= int(match[2]):
        raise ArgumentTypeError(f"no such shard: {text} (the second of three is 2/3)")
    return Shard(int(match[1]), int(match[2]))
