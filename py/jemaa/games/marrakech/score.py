"""What a position of Marrakech is worth: visible rugs, scores, ranking. Rules M12, M18, M19."""

from __future__ import annotations

from ...engine.ranking import ranked
from .position import Position


def scores(position: Position) -> list[int]:
    """Return a point for each visible rug square and each dirham; neutral rugs are nobody's. Rules M12, M18."""
    points, colors = position.dirhams.copy(), bytearray(position.color_at)  # bytes are counted at four times the speed
    for color, owner in enumerate(position.owners):
        if owner >= 0:
            points[owner] += colors.count(color)
    return points


def ranking(position: Position) -> list[list[int]]:
    """Rank by score, then dirhams, then share; players who are out come last, the last to go first. Rules M18, M19."""
    points = zip(scores(position), position.dirhams, strict=True)
    staying = {seat: worth for seat, worth in enumerate(points) if seat not in position.out}
    return ranked(staying) + [[seat] for seat in reversed(position.out)]
