"""`perft`: counts the action sequences of a length, to compare with other implementations of the rules."""

from __future__ import annotations

import argparse

from ..engine.game import State
from .arguments import new_match, seed


def run(asked: argparse.Namespace) -> int:
    """Print how many sequences of that length begin a game."""
    print(perft(new_match(asked, seed(asked)).state, asked.depth))
    return 0


def perft(state: State, depth: int) -> int:
    """Count the sequences of `depth` actions, faces of dice included; sequences that end earlier do not count."""
    if depth == 0:
        return 1
    legal = state.legal()
    if depth == 1:
        return len(legal)
    count = 0
    for action in legal:
        after = state.copy()
        after.apply(action)
        count += perft(after, depth - 1)
    return count
