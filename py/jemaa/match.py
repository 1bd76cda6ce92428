"""A match: players, options, set-up and the log of all actions. `play` is the one checked door to a position.

The log is the truth; a position is the log replayed. Undo truncates it and keeps the tail, so redo brings the
same dice. It knows no game and draws no random number but the roll it is asked for.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from .chance import Dice, Stream
from .errors import BadNotation, BadRecord, GameOver, IllegalAction, JemaaError
from .game import CHANCE, OVER, Action, Events, Game, Json, State

LONGEST_SEED = 200


class Entry(NamedTuple):
    """A line of the log: what was done, and by which seat (or `CHANCE`)."""

    action: Action
    actor: int


class NothingToUndo(JemaaError):
    """There is no decision of a person to go back to."""

    code = "nothing-to-undo"


class NothingToRedo(JemaaError):
    """Nothing was undone."""

    code = "nothing-to-redo"


class NeedsAssent(JemaaError):
    """The decision lies before a roll: the others must agree."""

    code = "needs-assent"


class Match:
    """One game being played."""

    def __init__(self, game: Game, players: Sequence[Json], options: Json, setup: Json, seed: str | None = None) -> None:
        """Start a match from the parts of a record.

        `players`: a dictionary with name and color for each seat. `options` may leave defaults out. `seed` serves
        `roll`; a match without one takes its faces from outside. Raises `BadRecord` for what cannot be.
        """
        self.game = game
        self.players = list(players)
        self.options = options
        self.setup = setup
        self.seed = None if seed is None else checked_seed(seed)
        self.log: list[Entry] = []
        self.undone: list[Action] = []
        self._start = game.start(self.players, completed(game, options), setup)
        self.state: State = self._start.copy()

    @classmethod
    def new(cls, game: Game, players: Sequence[Json], options: Json, seed: str, first: int | None = None) -> Match:
        """Start a match with a set-up drawn from the seed; `first` overrides who begins."""
        chance = Stream(f"{checked_seed(seed)}/setup")
        options = completed(game, options)
        setup = game.setup(players, options, chance)
        if first is not None:
            setup["first"] = first
        return cls(game, players, options, setup, seed)

    @property
    def ply(self) -> int:
        """Return the number of log entries."""
        return len(self.log)

    def play(self, text: str) -> Events:
        """Do the action that a text names and return what happened.

        Raises `BadNotation`, `GameOver` or `IllegalAction`, and then changes nothing.
        """
        action = self.checked(text)
        self.undone.clear()
        return self._do(action)

    def checked(self, text: str) -> Action:
        """Return the legal action that a text names, or raise as `play` does."""
        action = self.game.actions.get(text) if isinstance(text, str) else None
        if action is None:
            raise BadNotation(f"{shown(text)} names no action of {self.game.name}", action=shown(text))
        if self.state.to_act == OVER:
            raise GameOver(f"{text} comes after the end of the game", action=text)
        if action not in self.state.legal():
            raise IllegalAction(f"{text} is not legal at ply {self.ply}", action=text, ply=self.ply)
        return action

    def _do(self, action: Action) -> Events:
        self.log.append(Entry(action, self.state.to_act))
        return self.state.apply(action)

    def rolled(self) -> str:
        """Return the text of the face that the seed draws for the coming roll.

        Roll number r of a match (from 0) is draw number r of its seed, so that undoing and playing on brings the
        same dice. Raises `IllegalAction` where no roll is due.
        """
        if self.state.to_act != CHANCE or self.seed is None:
            raise IllegalAction(f"no roll is due at ply {self.ply}", action="die", ply=self.ply)
        rolls = sum(entry.actor == CHANCE for entry in self.log)
        return self.state.legal()[Dice(self.seed).weighted(rolls, self.state.outcomes())].text

    def at(self, ply: int) -> tuple[State, Events]:
        """Return the position after that many entries, and the events of the last of them."""
        state, events = self._start.copy(), ()
        for entry in self.log[:ply]:
            events = state.apply(entry.action)
        return state, events

    def undo_to(self, persons: Collection[int], *, assent: bool = False) -> int | None:
        """Return the ply of the last decision of a person, or None where there is none to go back to freely.

        Free is what no roll has followed; with `assent` a roll may have.
        """
        for ply in reversed(range(self.ply)):
            actor = self.log[ply].actor
            if actor in persons:
                return ply
            if actor == CHANCE and not assent:
                return None
        return None

    def undo(self, persons: Collection[int], *, assent: bool = False) -> None:
        """Go back to the last decision of a person; the tail is kept for `redo`."""
        ply = self.undo_to(persons, assent=assent)
        if ply is None:
            if not assent and self.undo_to(persons, assent=True) is not None:
                raise NeedsAssent("a roll lies between")
            raise NothingToUndo("nobody has decided anything yet")
        self.undone[:0] = [entry.action for entry in self.log[ply:]]
        del self.log[ply:]
        self.state, _ = self.at(ply)

    def redo(self, persons: Collection[int]) -> list[tuple[Action, Events]]:
        """Do again what was undone, up to the next decision of a person; return the entries with their events."""
        if not self.undone:
            raise NothingToRedo("nothing was undone")
        done = []
        while self.undone:
            action = self.undone.pop(0)
            done.append((action, self._do(action)))
            if self.state.to_act in persons:
                break
        return done

    def redo_to(self, persons: Collection[int]) -> int | None:
        """Return the ply to which `redo` leads, or None where nothing was undone."""
        if not self.undone:
            return None
        state = self.state.copy()
        for ply, action in enumerate(self.undone, self.ply + 1):
            state.apply(action)
            if state.to_act in persons:
                return ply
        return self.ply + len(self.undone)

    def restore_undone(self, texts: Sequence[str]) -> None:
        """Take a tail that was stored beside the record; raises as `play` does, and then takes nothing."""
        state, ply, tail = self.state, self.ply, []
        try:
            for text in texts:
                tail.append(self.checked(text))
                self._do(tail[-1])
        finally:
            del self.log[ply:]
            self.state, _ = self.at(ply)
        self.undone = tail

    def story(self) -> list[Json]:
        """Return the scores at every turn's beginning and at the end: `ply` and `scores`."""
        state, mover, story = self._start.copy(), None, []
        for ply, entry in enumerate(self.log):
            if entry.actor not in (mover, CHANCE):
                story.append({"ply": ply, "scores": state.scores()})
                mover = entry.actor
            state.apply(entry.action)
        return [*story, {"ply": self.ply, "scores": state.scores()}]


def checked_seed(seed: Any) -> str:
    """Return a seed that can be used, or raise `BadRecord`: text of 1 to 200 characters."""
    if not isinstance(seed, str) or not 1 <= len(seed) <= LONGEST_SEED:
        raise BadRecord(f"a seed is a text of 1 to {LONGEST_SEED} characters", "seed")
    return seed


def completed(game: Game, options: Any) -> Json:
    """Return the options with defaults filled in, or raise `BadRecord` for one that is unknown or has no such value."""
    if not isinstance(options, dict):
        raise BadRecord("options must be an object", "options")
    for name, value in options.items():
        values = game.options.get(name, ())
        if not any(type(value) is type(possible) and value == possible for possible in values):
            raise BadRecord(f"{game.name} has no option {shown(name)} with that value", "options", text=shown(name))
    return {name: options.get(name, values[0]) for name, values in game.options.items()}


def shown(value: Any) -> str:
    """Return a stranger's value as short printable text for a message."""
    text = value if isinstance(value, str) else type(value).__name__
    printable = "".join(mark if mark.isprintable() else "?" for mark in text[:60])
    return f"{printable}..." if len(text) > 60 else printable
