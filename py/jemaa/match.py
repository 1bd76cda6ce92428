"""A match: players, options, set-up and the log of all actions. `play` is the only checked way to change its position.

The log is the source of truth: a position is the log replayed. Undo truncates the log and keeps the undone entries, so
that redo brings the same dice. Nothing here knows a game, and no random number is drawn except for `rolled`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, Final, NamedTuple

from . import provenance
from .chance import Dice, Stream, commitment
from .checks import LONGEST_LOG, checked_players, checked_seed, completed, new_seed, shown
from .errors import BadNotation, BadRecord, GameOver, IllegalAction, JemaaError
from .game import CHANCE, OVER, Action, Event, Events, Game, Json, State
from .notation import begun
from .provenance import Provenance, Source

#: The actor of a face that people have entered from a real die: nobody in particular.
HAND: Final = -3


class Entry(NamedTuple):
    """An entry of the log: an action, the seat (or `CHANCE`) that acted, whether something hidden became known."""

    action: Action
    actor: int
    reveals: bool = False


class EventsWithChanges(list[Event]):
    """The events of an action, each with what it has changed in what a table shows of seats and board to a viewer."""

    def __init__(self, game: Game, state: State, viewer: int | None) -> None:
        """Take the position to which the action will be applied."""
        super().__init__()
        self.changes: list[Json] = []
        self.viewer = viewer
        self._game, self._state = game, state
        self._before = self._shown = self._show()

    def _show(self) -> Json:
        seats, board = self._game.seats_shown, self._game.board_shown
        return {"seats": seats(self._state, self.viewer), "board": board(self._state, self.viewer)}

    def append(self, event: Event) -> None:
        """Add an event, and see what is different since the one before."""
        super().append(event)
        self._before, self._shown = self._shown, self._show()
        self.changes.append(_different(self._before, self._shown))

    def end(self) -> None:
        """See what the action has changed after its last event, such as who is asked next."""
        if self.changes:
            self.changes[-1] = _different(self._before, self._show())


class NothingToUndo(JemaaError):
    """No decision of a person can be undone."""

    code = "nothing-to-undo"


class NothingToRedo(JemaaError):
    """Nothing has been undone."""

    code = "nothing-to-redo"


class NeedsAssent(JemaaError):
    """An undo that the other players must agree to: a roll, another's action, or something revealed came after."""

    code = "needs-assent"


class Match:
    """One game being played."""

    def __init__(
        self, game: Game, players: Sequence[Json], options: Json, setup: Json, seed: str | None = None
    ) -> None:
        """Start a match from the parts of a record, or raise `BadRecord`.

        `players`: `name` and `color` of each seat. `options`: those missing have their default. `seed`: needed only by
        `rolled`; without one, the faces of dice must be passed to `play`.
        """
        self.game = game
        self.players = checked_players(game, list(players))
        self.options = options
        self.setup = setup
        self.seed = None if seed is None else checked_seed(seed)
        self.log: list[Entry] = []
        self.undone: list[Entry] = []
        #: where the entries of the log come from, and the undone ones
        self.provenance: Provenance = provenance.NEW
        self.with_changes = False  # whether events say what they change for the seats (`EventsWithChanges`)
        self.viewer: int | None = None  # to whom they say it
        try:
            self._start = begun(game, self.players, completed(game, options), setup)
        except BadRecord as refusal:
            raise refusal.of(game.name) from None
        #: `Hiding.reveals`; None in a game that hides nothing
        self._reveals: Callable[[State, Action], bool] | None = getattr(type(self._start), "reveals", None)
        self.state: State = self._start.copy()
        self._legal: Sequence[Action] | None = None

    @classmethod
    def new(cls, game: Game, players: Sequence[Json], options: Json, seed: str, first: int | None = None) -> Match:
        """Start a match with a set-up drawn from the seed; `first` overrides the seat that begins."""
        options, players, seed = completed(game, options), checked_players(game, list(players)), new_seed(seed)
        setup = drawn(game, players, options, seed)
        if first is not None:
            setup["first"] = first
        return cls(game, players, options, setup, seed)

    def branch(self, ply: int, seed: str) -> Match:
        """Return another match that goes on from an earlier position: its rolls, and what is hidden, are drawn anew.

        Whoever plays it learns nothing about this one.
        """
        state, _ = self.at(ply)
        setup = self.game.setup_for(self.setup, state.imagine(None, Stream(f"{seed}/hidden")))
        match = Match(self.game, self.players, self.options, setup, seed)
        match.restore(self.log[:ply], ())
        match.provenance = self.provenance.branched(ply, self._source())
        return match

    def _source(self) -> Sequence[Source]:
        """Return what a branch may know of where the rolls come from: of a game that goes on only a commitment."""
        if self.seed is None:
            return ()
        over = self.state.to_act == OVER
        return (Source(LONGEST_LOG, self.seed, None) if over else Source(LONGEST_LOG, None, commitment(self.seed)),)

    @property
    def ply(self) -> int:
        """Return the number of log entries."""
        return len(self.log)

    @property
    def acting(self) -> int:
        """Return the seat that is to act; at a chance point and at the end, the one whose turn it is."""
        return self.state.mover if self.state.to_act in (CHANCE, OVER) else self.state.to_act

    @property
    def legal(self) -> Sequence[Action]:
        """List what is legal now; cached until the position changes.

        Only `_do` and the methods that restore change the position, and they clear the cache.
        """
        if self._legal is None:
            self._legal = self.state.legal()
        return self._legal

    def why(self, picks: Sequence[str]) -> Json | None:
        """Return key and arguments of the reason why no legal action contains all these picks; None if one does."""
        return reason(self.game, self.state, self.legal, picks)

    def play(self, text: Any, by: str | None = None, *, by_hand: bool = False) -> Events:
        """Play the action with that notation and return its events.

        `by`: the opponent that decided it (`hard@1`); `by_hand`: whether it is a face of a real die.
        Raises `BadNotation`, `GameOver` or `IllegalAction`, and then leaves the match unchanged.
        """
        action = self.checked(text)
        self.undone.clear()
        if by is not None or by_hand or self.provenance != provenance.NEW:
            self.provenance = self.provenance.played(self.ply, self.state.to_act, by, by_hand=by_hand)
        return self._do(action)

    def checked(self, text: Any) -> Action:
        """Return the legal action with that notation, or raise as `play` does."""
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
        reveals = self._reveals is not None and self._reveals(self.state, action)
        self._legal = None
        events = self._applied(self.state, action, self.with_changes)
        self.log.append(Entry(action, actor, reveals))
        return events

    def _applied(self, state: State, action: Action, with_changes: bool) -> Events:
        if not with_changes:
            return state.apply(action)
        events = EventsWithChanges(self.game, state, self.viewer)
        state.apply_into(action, events)
        events.end()
        return events

    def rolled(self) -> str:
        """Return the notation of the face that the seed draws for the next roll; play nothing.

        Roll number r of a match (from 0) is draw number r of its seed, so that after an undo the same dice come again.
        Raises `IllegalAction` if no roll is due or there is no seed.
        """
        if self.state.to_act != CHANCE or self.seed is None:
            reason = "no roll is due" if self.state.to_act != CHANCE else "there is no seed to roll from"
            raise IllegalAction(f"{reason} at ply {self.ply}", action="die", ply=self.ply)
        rolls = sum(entry.actor == CHANCE for entry in self.log)
        return self.legal[Dice(self.seed).weighted(rolls, self.state.outcomes())].text

    def known(self) -> State:
        """Return a copy of the position that holds no more than the viewer knows."""
        return self.state.imagine(self.viewer, None)

    def at(self, ply: int) -> tuple[State, Events]:
        """Return the position after that many entries, and the events of the last one."""
        return next(self.positions(ply, with_changes=self.with_changes))

    def positions(self, first: int = 0, *, with_changes: bool = False) -> Iterator[tuple[State, Events]]:
        """Replay the log: yield the position after so many entries, then that after each further one with its events.

        The same `State` object is yielded each time and changes: copy it to keep a position.
        """
        state = self._start.copy()
        if not first:
            yield state, ()
        for ply, entry in enumerate(self.log, 1):
            events = self._applied(state, entry.action, with_changes and ply >= first)
            if ply >= first:
                yield state, events

    def _step(self, ply: int, entry: Entry, persons: Collection[int]) -> bool:
        """Return whether a person did what is or was at a ply: decided, or entered a face by hand."""
        return entry.actor in persons or self._is_by_hand(ply, entry)

    def _is_by_hand(self, ply: int, entry: Entry) -> bool:
        return entry.actor == CHANCE and ply in self.provenance.by_hand

    def undo_to(self, persons: Collection[int], *, assent: bool = False) -> int | None:
        """Return the ply before the last thing that a person did, or None if there is none to undo.

        That is a decision, or a face entered by hand. Without `assent` also None if the game is over, if it or what
        came after it has revealed anything, or if a roll or another person's action came after it; entries already
        undone count as well. A face by hand is no roll to another such face: it is corrected as it was entered.
        """
        ply = next((ply for ply in reversed(range(self.ply)) if self._step(ply, self.log[ply], persons)), None)
        if ply is None or assent:
            return ply
        known = (*self.log[ply:], *self.undone)
        own, *others = (HAND if self._is_by_hand(at, entry) else entry.actor for at, entry in enumerate(known, ply))
        binding = {CHANCE, HAND, *persons} - {own}
        revealed = self.state.to_act == OVER or any(entry.reveals for entry in known)
        return None if revealed or not binding.isdisjoint(others) else ply

    def undo(self, persons: Collection[int], *, assent: bool = False) -> None:
        """Undo the last thing that a person did and all that came after it; the undone entries are kept for `redo`."""
        ply = self.undo_to(persons, assent=assent)
        if ply is None:
            if self.undo_to(persons, assent=True) is not None:
                raise NeedsAssent("a roll, another person's action, something revealed or the end has followed")
            raise NothingToUndo("nobody has decided anything yet")
        self.restore(self.log[:ply], [*self.log[ply:], *self.undone])

    def restore(self, log: Sequence[Entry], undone: Sequence[Entry]) -> None:
        """Go back to an earlier log of this match and its undone entries."""
        self.log, self.undone = list(log), list(undone)
        self.state, _ = self.at(self.ply)
        self._legal = None

    def redo(self, persons: Collection[int]) -> list[tuple[Action, Events]]:
        """Redo undone entries up to what a person does next; return their actions and events."""
        end = self.redo_to(persons)
        if end is None:
            raise NothingToRedo("nothing has been undone")
        again, self.undone = self.undone[: end - self.ply], self.undone[end - self.ply :]
        return [(entry.action, self._do(entry.action)) for entry in again]

    def redo_to(self, persons: Collection[int]) -> int | None:
        """Return the ply to which `redo` leads, or None if nothing has been undone."""
        if not self.undone:
            return None
        following = enumerate(self.undone[1:], self.ply + 1)
        return next((ply for ply, entry in following if self._step(ply, entry, persons)), self.ply + len(self.undone))

    def restore_undone(self, texts: Sequence[Any]) -> None:
        """Restore undone entries that were stored with the record; raise as `play` does, then restore none of them."""
        log, state, legal = self.log, self.state, self.legal
        self.log, self.state = list(log), state.copy()
        try:
            for text in texts:
                self._do(self.checked(text))
            self.undone = self.log[len(log) :]
        finally:
            self.log, self.state, self._legal = log, state, legal

    def story(self) -> list[Json]:
        """List `ply` and `scores` at the start of each turn and at the end."""
        mover, story = None, []
        for ply, (state, _) in enumerate(self.positions()):
            if state.mover != mover or ply == self.ply:
                story.append({"ply": ply, "scores": state.scores()})
                mover = state.mover
        return story


def reason(game: Game, state: State, legal: Sequence[Action], picks: Sequence[str]) -> Json | None:
    """Return the reason why no action of a position's legal ones contains all these picks; None if one does."""
    wanted = set(picks)
    return None if any(wanted <= set(action.picks) for action in legal) else game.why(state, picks)


def _different(was: Any, now: Any) -> Any:
    """Return what is different now: of an object its keys, of a list of the same length its items, else all of it."""
    if isinstance(was, dict) and isinstance(now, dict):
        return {key: _different(was[key], value) for key, value in now.items() if value != was[key]}
    if isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        pairs = enumerate(zip(was, now, strict=True))
        return {str(at): _different(before, after) for at, (before, after) in pairs if before != after}
    return now


def drawn(game: Game, players: Sequence[Json], options: Json, seed: str) -> Json:
    """Return the set-up drawn from a seed; the players are checked, the options complete."""
    return game.setup(players, options, Stream(f"{seed}/setup"))


def broken_ties(ranking: Sequence[Sequence[int]], seats: Sequence[Json]) -> list[list[int]]:
    """List the groups of seats with equal `score` but different places, each from first to last.

    Players who are `out` are not compared: they have no score.
    """
    by_score: dict[int, list[Sequence[int]]] = {}
    for group in ranking:
        if not seats[group[0]].get("out"):
            by_score.setdefault(seats[group[0]]["score"], []).append(group)
    return [[seat for group in tied for seat in group] for tied in by_score.values() if len(tied) > 1]
