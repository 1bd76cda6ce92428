"""Games that travel between devices, for tests and benchmarks: who plays where, and devices that only know messages.

A device does what the page does: it keeps a record beside the opponents' levels, opens links, joins, and plays what is
to be played on it. Everything goes through bridges, one for each device.
"""

from collections.abc import Collection, Mapping, Sequence

from jemaa.engine.chance import Stream
from jemaa.engine.game import CHANCE, OVER, Game, Json
from jemaa.match import Match
from jemaa.opponents.registry import RandomBot
from tests.engine.doors import Door
from tests.engine.games import players_of

ID = "3f09c2d81ab7"


def seated(count: int, devices: Sequence[int], stream: Stream) -> dict[int, int]:
    """Return the device at which each seat sits: one of each first, the others at random."""
    return {
        seat: devices[seat] if seat < len(devices) else devices[stream.below(len(devices))] for seat in range(count)
    }


def on_turn(to_act: int | str, last: int, seats: Mapping[int, int], bots: Collection[int]) -> int:
    """Return the device that plays next: a person's own; for dice and opponents that of the entry before."""
    return seats[to_act] if isinstance(to_act, int) and to_act in seats.keys() - set(bots) else last


def travelled(game: Game, players: Sequence[Json], devices: Sequence[int], bots: Mapping[int, str], seed: str) -> Match:
    """Return a match played at random to its end, on several devices in turn."""
    match, stream = Match.new(game, players, seed=seed), Stream(f"{seed}/choices")
    match.provenance, match.device = match.provenance._replace(id=ID), devices[0]
    seats, chooser = seated(len(players), devices, stream), RandomBot(stream)
    while match.state.to_act != OVER:
        match.device = on_turn(match.state.to_act, match.device, seats, bots)
        match.play(match.rolled() if match.state.to_act == CHANCE else chooser.choose(match.state))
    return match


class Device:
    """A device with the game as far as it knows it, in a page of its own."""

    def __init__(self, number: int, seats: Mapping[int, int], seed: str) -> None:
        self.number = number
        self._seats = seats
        self._dice = Stream(f"{seed}/{number}")
        self._door = Door()
        self.ask = self._door.ask
        self.view: Json | None = None
        """as after the last thing that happened here; None: the game has not come here yet"""
        self.bots: dict[str, str] = {}
        self.heard: list[str] = []
        """what joining has answered, in order"""

    @property
    def record(self) -> Json:
        """Return the record as this device has it."""
        return self.ask("record")["record"]

    def begin(self, game: Game, count: int, bots: Mapping[int, str]) -> None:
        """Begin the game here."""
        self.bots = {str(seat): level for seat, level in bots.items()}
        players, seed = players_of(game, count), f"{self.number}"
        begun = {"game": game.name, "players": players, "seed": seed, "game_id": ID, "bots": self.bots}
        self.view = self.ask("new", device=self.number, **begun)["view"]

    def play(self) -> str:
        """Play all that is to be played here; return the link."""
        assert self.view is not None
        while self.view["to_act"] != "over" and self.next_device() == self.number:
            self.view = self._played(self.view)["view"]
        return str(self.ask("encode")["short"])

    def next_device(self) -> int:
        """Return the device that is to play, if this one has played last."""
        assert self.view is not None
        return on_turn(self.view["to_act"], self.number, self._seats, [int(seat) for seat in self.bots])

    def _played(self, view: Json) -> Json:
        """Play one entry."""
        if view["to_act"] == "chance":
            return self.ask("roll")
        if str(view["to_act"]) not in self.bots:
            return self.ask("play", action=view["choices"][self._dice.below(len(view["choices"]))])
        return self.ask("play", action=self._door.thought(seat=view["to_act"])["action"])

    def receive(self, link: str) -> None:
        """Open a link: join the game, or begin to keep it."""
        decoded = self.ask("decode", short=link)
        if self.view is None:
            self.bots = decoded["bots"]
            self._keep(decoded["record"])
            return
        joined = self.ask("join", record=self.record, other=decoded["record"])
        self.heard.append(joined["how"])
        if joined["how"] == "ahead":
            self._keep(joined["record"])

    def _keep(self, record: Json) -> None:
        stored = {"record": record, "bots": self.bots, "seed": f"{self.number}"}
        self.view = self.ask("open", device=self.number, **stored)["view"]
