"""Stored games made by the engine in CPython: a test begins at any position without playing up to it."""

import json
from functools import cache
from typing import Any

from jemaa import CHANCE, Match
from jemaa import record as records
from jemaa.bridge import dispatch
from tests.browser.table import jemaa

NAMES = ["Amina", "Yusuf", "Inès", "Leo", "Noor"]
EDGES = ["south", "west", "north", "east"]
#: A game of the shelf where the page shows it, its picture, and the lists of games.
ROW = "[role=listitem]"
PICTURE = f"{ROW} a > svg"
LISTS = "[role=list][data-games]"
#: What shows all games, and the menu of one.
ALL_GAMES = "[data-all-games]"
MENU = "[data-menu]"
#: What is drawn in a picture of Marrakech.
ASSAM = 'use[href="#assam-plate"]'
#: Puts so many games of one kind on the shelf, the first the oldest, and for each so many of them one of another kind.
MANY = """async ([row, count, each, other]) => {
  const games = await jemaaPlayer.opened();
  const store = games.transaction("games", "readwrite").objectStore("games");
  for (let at = 0; at < count; at += 1) {
    store.put({ ...(at % each ? row : other), id: at.toString(16).padStart(32, "0"), changed: 1.6e12 + at });
  }
  await new Promise((done) => { store.transaction.oncomplete = done; });
  games.close();
}"""


def asked(**request: Any) -> dict[str, Any]:
    """Ask the bridge, and return what it answers."""
    answer: dict[str, Any] = json.loads(dispatch(json.dumps({"id": 1, **request})))
    assert "error" not in answer, answer
    return answer


@cache
def _whole(game: str, players: int, seed: str, options: tuple[str, ...]) -> str:
    more = [word for option in options for word in ("--option", option)]
    return jemaa("simulate", game, "--players", str(players), "--games", "1", "--seed", seed, "--trace", *more)


def trace(
    players: int = 3, seed: str = "shelf", options: tuple[str, ...] = (), game: str = "marrakech"
) -> dict[str, Any]:
    """Return the trace of a whole game that opponents played."""
    line: dict[str, Any] = json.loads(_whole(game, players, seed, options))
    for player, name in zip(line["record"]["players"], NAMES, strict=False):
        player["name"] = name
    return line


def places(count: int, bots: dict[str, str] | None = None, edges: list[str] | None = None) -> list[dict[str, Any]]:
    """Return what a row knows of its seats: all people, at whatever edge is next, unless said otherwise."""
    sits = edges or [EDGES[seat % 4] for seat in range(count)]
    return [
        {"bot": (bots or {}).get(str(seat)), "edge": sits[seat], "language": None, "advice": "request"}
        for seat in range(count)
    ]


def stored(
    record: dict[str, Any],
    number: int = 1,
    bots: dict[str, str] | None = None,
    sharing: str = "open",
    edges: list[str] | None = None,
) -> dict[str, Any]:
    """Return the stored row of a record, as the page keeps it."""
    view = asked(do="open", record=record)["view"]
    moment = 1_700_000_000_000 + number
    return {
        "id": f"{number:032x}",
        "record": record,
        "undone": [],
        "sharing": sharing,
        "seats": places(len(view["seats"]), bots, edges),
        "notes": {},
        "view": view,
        "created": moment,
        "changed": moment,
        "app": "0.1.0",
    }


def row(
    plies: int | None = None,
    number: int = 1,
    bots: dict[str, str] | None = None,
    sharing: str = "open",
    edges: list[str] | None = None,
    **game: Any,
) -> dict[str, Any]:
    """Return a stored game cut off after some plies; whole where none are given."""
    record = trace(**game)["record"]
    return stored({**record, "log": record["log"][:plies]}, number, bots, sharing, edges)


def luckily(
    number: int = 1, way: int = 1, seed: str = "evening", plies: int | None = None, **how: Any
) -> dict[str, Any]:
    """Return a stored game from a seed, played in some way: one of several tables with the same luck."""
    match = Match.new(how.get("game", "marrakech"), how.get("players", 3), seed=seed)
    while not match.is_over and match.ply != plies:
        legal = match.legal
        match.play(match.rolled() if match.to_act == CHANCE else legal[(way * 7919 + match.ply * way) % len(legal)])
    for player, name in zip(match.players, how.get("names", NAMES), strict=False):
        player["name"] = name
    return stored(records.save(match), number)


#: The number of a game that is played on several devices.
GAME = "0123456789ab"


def apart(here: list[int], plies: int = 0, bots: dict[int, str] | None = None, **game: Any) -> dict[str, Any]:
    """Return a stored game of which people play some seats on this device, and others elsewhere."""
    made = row(plies, **game)
    made["record"]["id"] = GAME
    made |= {"id": GAME + made["id"][len(GAME) :], "device": here[0]}
    for seat, stored in enumerate(made["seats"]):
        stored["bot"] = (bots or {}).get(seat)
        stored["elsewhere"] = stored["bot"] is None and seat not in here
    return made
