"""A match: players, options, set-up and the log of all actions. `play` is the one checked door to a position.

The log is the truth; a position is the log replayed. Undo truncates it and keeps the tail, so redo brings the
same dice. It knows no game and draws no random number but the roll it is asked for.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

from .chance import Dice, Stream
from .checks import checked_players, checked_seed, completed, shown
from .errors import BadNotation, BadRecord, GameOver, IllegalAction, JemaaError
from .game import CHANCE, OVER, Action, Events, Game, Json, State
from .notation import begun


class Entry(NamedTuple):
    """A line of the log: what was done, and by which seat (or `CHANCE`)."""

    action: Action
    actor: int


class Stretch(NamedTuple):
    """The entries before a ply, as far as no stretch before it holds them: they were played by rules of this number."""

    ply: int
    rules: int


class NothingToUndo(JemaaError):
    """There is no decision of a person to go back to."""

    code = "nothing-to-undo"


class NothingToRedo(JemaaError):
    """Nothing was undone."""

    code = "nothing-to-redo"


class NeedsAssent(JemaaError):
    """A roll or another person's action followed the decision: the others must agree."""

    code = "needs-assent"


class Match:
    """One game being played."""

    def __init__(
        self, game: Game, players: Sequence[Json], options: Json, setup: Json, seed: str | None = None
    ) -> None:
        """Start a match from the parts of a record.

        `players`: a dictionary with name and color for each seat. `options` may leave defaults out. `seed` serves
        `roll`; a match without one takes its faces from outside. Raises `BadRecord` for what cannot be.
        """
        self.game = game
        self.players = checked_players(game, list(players))
        self.options = options
        self.setup = setup
        self.seed = None if seed is None else checked_seed(seed)
        self.log: list[Entry] = []
        self.undone: list[Entry] = []
        self.other_rules: tuple[Stretch, ...] = ()
        try:
            self._start = begun(game, self.players, completed(game, options), setup)
        except BadRecord as refusal:
            raise refusal.of(game.name) from None
        self.state: State = self._start.copy()
        self._legal: Sequence[Action] | None = None

    @classmethod
    def new(cls, game: Game, players: Sequence[Json], options: Json, seed: str, first: int | None = None) -> Match:
        """Start a match with a set-up drawn from the seed; `first` overrides who begins."""
        options, players = completed(game, options), checked_players(game, list(players))
        setup = drawn(game, players, options, checked_seed(seed))
        if first is not None:
            setup["first"] = first
        return cls(game, players, options, setup, seed)

    @property
    def ply(self) -> int:
        """Return the number of log entries."""
        return len(self.log)

    @property
    def legal(self) -> Sequence[Action]:
        """List what is legal now; the position is asked once, however many want to know.

        `_do` and what restores change the position and forget the list. Nobody else may: it would be stale.
        """
        if self._legal is None:
            self._legal = self.state.legal()
        return self._legal

    def play(self, text: Any) -> Events:
        """Do the action that a text names and return what happened.

        Raises `BadNotation`, `GameOver` or `IllegalAction`, and then changes nothing.
        """
        action = self.checked(text)
        self.undone.clear()
        if self.other_rules:
            self.other_rules = cut(self.other_rules, self.ply)
        return self._do(action)

    def checked(self, text: Any) -> Action:
        """Return the legal action that a text names, or raise as `play` does."""
        action = self.game.actions.get(text) if isinstance(text, str) else None
        if action is None:
            raise BadNotation(f"{shown(text)} names no action of {self.game.name}", action=shown(text))
        if self.state.to_act == OVER:
            raise GameOver(f"{text} comes after the end of the game", action=text)
        if action not in self.legal:
            raise IllegalAction(f"{text} is not legal at ply {self.ply}", action=text, ply=self.ply)
        return action

    def _do(self, action: Action) -> Events:
        actor = self.state.to_act
        self._legal = None
        events = self.state.apply(action)
        self.log.append(Entry(action, actor))
        return events

    def rolled(self) -> str:
        """Return the text of the face that the seed draws for the coming roll.

        Roll number r of a match (from 0) is draw number r of its seed, so that undoing and playing on brings the
        same dice. Raises `IllegalAction` where no roll is due or there is no seed.
        """
        if self.state.to_act != CHANCE or self.seed is None:
            reason = "no roll is due" if self.state.to_act != CHANCE else "there is no seed to roll from"
            raise IllegalAction(f"{reason} at ply {self.ply}", action="die", ply=self.ply)
        rolls = sum(entry.actor == CHANCE for entry in self.log)
        return self.legal[Dice(self.seed).weighted(rolls, self.state.outcomes())].text

    def at(self, ply: int) -> tuple[State, Events]:
        """Return the position after that many entries, and the events of the last of them."""
        return next(islice(self.positions(), ply, None))

    def positions(self) -> Iterator[tuple[State, Events]]:
        """Replay the log: yield the position at ply 0 and after each entry, with the events of that entry.

        It is one position that goes on: whoever wants to keep it as it was copies it before asking for the next.
        """
        state = self._start.copy()
        yield state, ()
        for entry in self.log:
            events = state.apply(entry.action)
            yield state, events

    def undo_to(self, persons: Collection[int], *, assent: bool = False) -> int | None:
        """Return the ply of the last decision of a person, or None where there is none to go back to.

        Without `assent` only where neither a roll nor another person's action has followed it; what is undone
        already has followed it too.
        """
        ply = next((ply for ply in reversed(range(self.ply)) if self.log[ply].actor in persons), None)
        if ply is None or assent:
            return ply
        own = self.log[ply].actor
        followed = {entry.actor for entry in (*self.log[ply:], *self.undone)} - {own}
        return None if CHANCE in followed or followed.intersection(persons) else ply

    def undo(self, persons: Collection[int], *, assent: bool = False) -> None:
        """Go back to the last decision of a person; the tail is kept for `redo`."""
        ply = self.undo_to(persons, assent=assent)
        if ply is None:
            if self.undo_to(persons, assent=True) is not None:
                raise NeedsAssent("a roll or another person's action has followed")
            raise NothingToUndo("nobody has decided anything yet")
        self.restore(self.log[:ply], [*self.log[ply:], *self.undone])

    def restore(self, log: Sequence[Entry], undone: Sequence[Entry]) -> None:
        """Return to a log and a tail that this match had before."""
        self.log, self.undone = list(log), list(undone)
        self.state, _ = self.at(self.ply)
        self._legal = None

    def redo(self, persons: Collection[int]) -> list[tuple[Action, Events]]:
        """Do again what was undone, up to the next decision of a person; return the entries with their events."""
        if not self.undone:
            raise NothingToRedo("nothing was undone")
        done = []
        while self.undone:
            action = self.undone.pop(0).action
            done.append((action, self._do(action)))
            if self.state.to_act in persons:
                break
        return done

    def redo_to(self, persons: Collection[int]) -> int | None:
        """Return the ply to which `redo` leads, or None where nothing was undone."""
        if not self.undone:
            return None
        following = [entry.actor for entry in self.undone[1:]]
        return self.ply + next((n for n, actor in enumerate(following, 1) if actor in persons), len(self.undone))

    def restore_undone(self, texts: Sequence[Any]) -> None:
        """Take a tail that was stored beside the record; raises as `play` does, and then takes nothing."""
        log, state, legal = self.log, self.state, self.legal
        self.log, self.state = list(log), state.copy()
        try:
            for text in texts:
                self._do(self.checked(text))
            self.undone = self.log[len(log) :]
        finally:
            self.log, self.state, self._legal = log, state, legal

    def story(self) -> list[Json]:
        """Return the scores whenever the turn passed to a seat, and at the end: `ply` and `scores`."""
        mover, story = None, []
        for ply, (state, _) in enumerate(self.positions()):
            if state.mover != mover or ply == self.ply:
                story.append({"ply": ply, "scores": state.scores()})
                mover = state.mover
        return story


def cut(stretches: Sequence[Stretch], ply: int) -> tuple[Stretch, ...]:
    """Return stretches, ascending, as far as they reach before a ply."""
    before = [stretch for stretch in stretches if stretch.ply < ply]
    across = [Stretch(ply, stretch.rules) for stretch in stretches[len(before) :][:1] if ply]
    return (*before, *across)


def drawn(game: Game, players: Sequence[Json], options: Json, seed: str) -> Json:
    """Return the set-up that a seed draws for checked players and complete options."""
    return game.setup(players, options, Stream(f"{seed}/setup"))


def broken_ties(ranking: Sequence[Sequence[int]], seats: Sequence[Json]) -> list[list[int]]:
    """List the seats that have the same `score`, but not the same place; each list from first to last.

    Who is `out` has no score to compare.
    """
    places: dict[int, list[Sequence[int]]] = {}
    for place in ranking:
        if not seats[place[0]].get("out"):
            places.setdefault(seats[place[0]]["score"], []).append(place)
    return [[seat for place in shared for seat in place] for shared in places.values() if len(shared) > 1]
