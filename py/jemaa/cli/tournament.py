"""`tournament`: how well opponents play against each other. The site leaves this module out."""

from __future__ import annotations

import argparse

from .. import tournament
from ..engine.validation import checked_seed, printable, with_defaults
from ..games import GAMES
from ..opponents import registry
from ..tournament.workers import Cluster, Processes
from . import arguments
from .arguments import BadUsage
from .output import Progress, writable, writer


def run(asked: argparse.Namespace) -> int:
    """Play opponents against each other; print what it shows."""
    game, seed = GAMES[asked.game], arguments.seed(asked)
    checked_seed(f"{seed}/{asked.games}")
    players, options = arguments.players(game, asked), with_defaults(game, arguments.options(game, asked))
    if not 2 <= len(asked.bots) <= len(players):
        raise BadUsage(f"--bots must name at least 2 levels, and at most {len(players)} for so many players")
    for level in asked.bots:
        registry.checked_level(game.name, level)
    write = writer(asked.json)
    plan = tournament.Plan(game.name, players, options, asked.bots, seed)
    workers = Cluster(asked.cluster) if asked.cluster else Processes(asked.jobs)
    results = writable(asked.results) if asked.results else None
    outcome = tournament.run(plan, asked.games, progress=Progress("games"), results=results, workers=workers)
    write(tournament.as_json(outcome), (*tournament.lines(outcome), f"seed {printable(seed)}"))
    return 0
