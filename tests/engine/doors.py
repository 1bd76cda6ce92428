"""Bridges for tests: a request is written as keywords, its reply is a good one, or an error that changes nothing."""

import json

from jemaa.bridge import Bridge, NoMatch
from jemaa.bridge.session import Session
from jemaa.engine.game import Json
from jemaa.games import GAMES
from tests.engine.games import players_of, usual


class Door(Bridge):
    """A bridge, and what tests ask of it."""

    def reply(self, do: object, **arguments: object) -> Json:
        """Return the reply to a request, without what all replies have in common."""
        reply: Json = json.loads(self.dispatch(json.dumps({"id": "q", "do": do, **arguments})))
        assert reply.pop("id") == "q"
        assert reply.pop("ms") >= 0
        return reply

    def ask(self, do: str, **arguments: object) -> Json:
        """Return the reply to a good request."""
        reply = self.reply(do, **arguments)
        assert "error" not in reply, reply
        return reply

    def refused(self, do: object, **arguments: object) -> Json:
        """Return the error that a bad request leads to, which changes nothing."""
        before = self.snapshot()
        reply = self.reply(do, **arguments)
        assert {*reply} == {"error"}, reply
        assert {*reply["error"]} == {"code", "args", "message"}
        assert self.snapshot() == before
        return reply["error"]

    def code(self, do: object, **arguments: object) -> str:
        """Return the code of that error."""
        return self.refused(do, **arguments)["code"]

    def on(self, *actions: str) -> Json:
        """Play actions: `roll` rolls, `lay` is the first choice. Return the last reply."""
        reply: Json = {}
        for action in actions:
            text = self.session.now()["choices"][0] if action == "lay" else action
            reply = self.ask("roll") if action == "roll" else self.ask("play", action=text)
        return reply

    def thought(self, do: str = "think", **arguments: object) -> Json:
        """Return what an opponent or an adviser says when it has thought to the end."""
        while "action" not in (reply := self.ask(do, **arguments)):
            pass
        return reply

    def opened(self) -> Session | None:
        """Return the open table, if there is one."""
        try:
            return self.session
        except NoMatch:
            return None

    def snapshot(self) -> object:
        """Return all that is open."""
        table = self.opened()
        return table and (table.number, table.record(), [*table.match.undone], table.now(), dict(table.bots))


def new(door: Door, game: str = "marrakech", count: int | None = None, **arguments: object) -> Json:
    """Begin a game in which seat 0 is first."""
    begun = {"players": players_of(GAMES[game], count or usual(GAMES[game])), "seed": "bridge", "first": 0}
    return door.ask("new", game=game, **{**begun, **arguments})
