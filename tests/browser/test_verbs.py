"""Both engines answer alike, verb by verb: the wheel on Pyodide in the page's worker, and CPython."""

import json
from collections import Counter
from typing import Any

import pytest

from jemaa.bridge import VERBS, Bridge
from jemaa.games import GAMES
from tests.browser.conftest import Site
from tests.browser.screens import analysed
from tests.browser.shelf import NAMES
from tests.browser.table import Table

Reply = dict[str, Any]
#: Asks a worker of its own one request after another, and a slice of thought again until it is the last.
ASK = """async ([script, archive, requests]) => {
  const worker = new Worker(script, { type: "module" });
  const told = (test) => new Promise((done) => (worker.onmessage = ({ data }) => test(data) && done(data)));
  await told(({ ready }) => ready);
  worker.postMessage({ archive: await (await fetch(archive)).arrayBuffer() });
  const replies = [];
  for (const request of requests) {
    for (let more = true; more; ) {
      const answered = told(({ id }) => id !== undefined);
      worker.postMessage({ id: 1, text: JSON.stringify(request) });
      const { text } = await answered;
      more = JSON.parse(text).progress !== undefined;
      if (!more) replies.push(text);
    }
  }
  worker.terminate();
  return replies;
}"""
#: What does not need an open match, then what looks at one, and what changes it.
SEED = {"seed": "alike", "device": 417, "game_id": "3f09c2d81ab7"}


class Asked:
    """A bridge in CPython that remembers what it was asked, and what it has answered."""

    def __init__(self) -> None:
        self._bridge = Bridge()
        self.requests: list[Reply] = []
        self.replies: list[Reply] = []

    def __call__(self, do: str, **arguments: Any) -> Reply:
        request = {"id": 1, "do": do, **arguments}
        reply: Reply = {"progress": 0}
        while "progress" in reply:
            reply = json.loads(self._bridge.dispatch(json.dumps(request)))
        assert "error" not in reply, reply
        self.requests.append(request)
        self.replies.append(reply)
        return reply


def without_time(reply: Reply) -> Reply:
    return {name: value for name, value in reply.items() if name != "ms"}


def whole_game(ask: Asked, game: str) -> Reply:
    """Play a game of two opponents that play at random to its end, and return its record."""
    colors = iter(GAMES[game].colors)
    each = GAMES[game].colors_each(2)
    players = [
        {"name": name, "color": next(colors) if each == 1 else [next(colors) for _ in range(each)]}
        for name in NAMES[:2]
    ]
    view = ask("new", game=game, players=players, bots={"0": "random", "1": "random"}, **SEED)["view"]
    while view["to_act"] != "over":
        if view["to_act"] == "chance":
            view = ask("roll")["view"]
        else:
            view = ask("play", action=ask("think", seat=view["to_act"])["action"])["view"]
    record: Reply = ask("record")["record"]
    return record


def looked_at(ask: Asked, game: str, record: Reply) -> None:
    """Ask all that a position answers, and what is made of a record."""
    begun = {**record, "log": record["log"][:20]}
    while (view := ask("open", record=begun)["view"])["to_act"] == "chance":
        begun["log"] = record["log"][: len(begun["log"]) + 1]
    legal = view["choices"]
    questions: dict[str, Reply] = {
        "games": {}, "actions": {"game": game}, "check": {"text": json.dumps(begun)}, "look": {"viewer": 1},
        "at": {"ply": 9}, "since": {"ply": 5}, "views": {"plies": [2, 9]},
        "preview": {"action": legal[0]}, "forecasts": {"actions": legal[:9]},
        "why": {"picks": ["no:such"]}, "words": {}, "read": {"text": "l"}, "rolls": {"forecasts": True},
        "encode": {}, "advise": {"seat": view["to_act"]}, "branch": {"record": record, "ply": 9, **SEED},
        "again": {"record": record, **SEED}, "join": {"record": begun, "other": record}, "deal": {"record": record},
    }  # fmt: skip
    for do, arguments in questions.items():
        ask(do, **arguments)
    ask("inspect", about={"marrakech": "assam", "morocco": "stalls"}[game])
    ask("decode", short=ask("encode", record=record)["short"])
    ask("play", action=legal[0])
    ask("undo", assent=True)
    ask("redo")
    ask("seat", seat=0, bot="random")
    ask("close")


@pytest.mark.parametrize("game", GAMES)
def test_both_engines_answer_alike(site: Site, table: Table, game: str) -> None:
    ask = Asked()
    looked_at(ask, game, whole_game(ask, game))
    if game == "marrakech":  # what was found is handed back, so that nothing is searched anew
        row = analysed()[1]
        ask("open", record=row["record"])
        ask("analyse", **row["analysis"])
    missing = set(VERBS) - Counter(request["do"] for request in ask.requests).keys()
    assert missing <= ({"analyse"} if game == "morocco" else set())
    table.go("/about")
    (script,) = (path.relative_to(site.folder) for path in site.folder.glob("app-*/worker.js"))
    (archive,) = (path.relative_to(site.folder) for path in site.folder.glob("python-*/opponents.zip"))
    replies = table.page.evaluate(ASK, [f"{site.url}{script}", f"{site.url}{archive}", ask.requests])
    for request, here, there in zip(ask.requests, ask.replies, map(json.loads, replies), strict=True):
        assert without_time(there) == without_time(here), request
