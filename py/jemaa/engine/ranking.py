"""Ranking: seats grouped by place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol


class Comparable(Protocol):
    """What can be sorted."""

    def __lt__(self, other: Any, /) -> bool:
        """Return whether this comes first."""


def ranked(worth: Mapping[int, Comparable]) -> list[list[int]]:
    """Group seats by what each is worth, the most first; those worth the same share a group, ascending."""
    groups: dict[Comparable, list[int]] = {}
    for seat, each in worth.items():
        groups.setdefault(each, []).append(seat)
    return [groups[each] for each in sorted(groups, reverse=True)]
