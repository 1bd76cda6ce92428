"""Positions of Morocco at which to test: for each thing that can be asked, an entry of a stored game that asks it."""

import json
from functools import cache
from typing import Any

from tests.browser.shelf import NAMES, asked, row, stored, trace
from tests.browser.table import ROOT

# What a choice begins with in each phase, as docs/bridge.md names them; a die is rolled where nobody chooses.
VERBS = {
    "wild": "wild",
    "scout": "scout",
    "spend": "done",
    "take": "take",
    "arrow": "arrow",
    "settle": "settle",
    "keep": "keep",
    "pass": "pass",
}
WORKERS = ("assistant", "bodyguard", "tourist", "cousins")


def market(players: int, seed: str = "shelf") -> dict[str, Any]:
    """Return the trace of a whole game of Morocco."""
    return trace(players, seed, game="morocco")


def asks(what: str, to_act: int | str, legal: list[str]) -> bool:
    """Whether a die is to be rolled, a worker can be placed (`assign`), or something else is asked."""
    if what == "die":
        return to_act == "chance"
    first = VERBS.get(what)
    verbs = {action.split()[0] for action in legal}
    return first in verbs if first else bool(verbs & set(WORKERS))


@cache
def when(what: str, players: int, seed: str = "shelf") -> int:
    """Return an entry before which this is asked, in the second half of a game where it is asked there at all."""
    whole = market(players, seed)
    plies = [
        ply
        for ply, (to_act, legal) in enumerate(zip(whole["to_act"], whole["legal"], strict=True))
        if asks(what, to_act, legal)
    ]
    return next((ply for ply in plies if ply >= len(whole["legal"]) // 2), plies[-1])


def asked_at(players: int) -> dict[str, int]:
    """Return where each thing is asked in a game of so many, as far as it is asked there."""
    found = {}
    for what in ("die", "assign", *VERBS):
        try:
            found[what] = when(what, players)
        except IndexError:
            continue
    return found


def foreseen(players: int, ply: int, action: str | None, seed: str = "shelf") -> Any:
    """Ask the engine in CPython what an action would bring."""
    asked(do="open", record=row(ply, players=players, seed=seed, game="morocco")["record"])
    return asked(do="preview", action=action)["forecast"]


def _told(forecast: dict[str, Any]) -> int:
    """How much there is to tell about a placement."""
    closings = forecast["closings"]
    return sum(1 + len(each["rewards"]) + len(each["juice"]) for each in closings)


@cache
def closing(players: int, seed: str = "shelf") -> tuple[int, str]:
    """Return the entry and the placement of which most is to tell: stalls that close, and who gets what there."""
    log = market(players, seed)["record"]["log"]
    placed = [(ply, action) for ply, action in enumerate(log) if action.split()[0] in WORKERS]
    return max(placed, key=lambda each: _told(foreseen(players, each[0], each[1], seed)))


def twice() -> tuple[dict[str, Any], str]:
    """Return a stored game of four and a placement of cousins that closes two stalls of three families each."""
    lines = (ROOT / "tests/golden/morocco-rare.trace.jsonl").read_text(encoding="utf-8").splitlines()
    record = json.loads(lines[3])["record"]
    players = [{**player, "name": name} for player, name in zip(record["players"], NAMES, strict=False)]
    return stored({**record, "players": players, "log": record["log"][:60]}), record["log"][60]


def placing(kind: str, players: int, seed: str = "shelf") -> tuple[int, str]:
    """Return an entry and a placement of a kind of worker, late in the game."""
    log = market(players, seed)["record"]["log"]
    return next((ply, log[ply]) for ply in reversed(range(len(log))) if log[ply].split()[0] == kind)


def chosen(kind: str, players: int) -> tuple[int, str]:
    """Return an entry and a placement: of a kind of worker, or the `closing` of which most is to tell."""
    return closing(players) if kind == "closing" else placing(kind, players)


def picks(action: str) -> list[str]:
    """Return what a person taps for an action: docs/bridge.md, "Picks"."""
    verb, *words = action.split()
    if verb in WORKERS:
        return _placement(verb, *words)
    if verb == "swap":
        axis, *lines = words
        return [f"{axis.removesuffix('s')}:{line}" for line in lines]
    named = {"wild": "color", "scout": "roof", "keep": "cube", "settle": "space"}
    return [f"{named.get(verb, verb)}:{words[0]}"] if words else [verb]


def _placement(kind: str, space: str, *more: str) -> list[str]:
    begun = [f"worker:{kind}", f"space:{space}"]
    beside = [f"beside:{one}" for one in more if "." in one]
    return begun + beside + [f"cube:{one}" for one in more if "." not in one]
