"""What has happened in a match: the log of its actions, the positions that it leads to, undo and redo.

The log is the source of truth: a position is the log replayed. Undo truncates the log and keeps the undone entries, so
that redo brings the same dice. What may be played is checked by `Match`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, Final, NamedTuple

from ..engine.game import CHANCE, OVER, Action, Event, Events, Game, Json, State
from ..errors import NeedsAssent, NoSuchPly, NothingToRedo, NothingToUndo, Settled
from .provenance import Provenance

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
        if self.changes and (shown := self._show()) != self._shown:
            self.changes[-1] = _different(self._before, shown)


class History:
    """The log of a match and what follows from it: earlier positions, undo and redo. Every `Match` is one.

    >>> from jemaa import History, Match
    >>> match = Match.new("marrakech", players=3, first=0)
    >>> events = match.play("left")
    >>> isinstance(match, History), match.log
    (True, [Entry(action=jemaa.game('marrakech').actions['left'], actor=0, reveals=False)])
    """

    game: Game
    log: list[Entry]
    undone: list[Entry]
    #: where the entries of the log come from, and the undone ones
    provenance: Provenance
    #: the number of the device that plays now, in a game that is played on several; None: it has none
    device: int | None
    #: whether people play on other devices: nobody can agree for them, nor know what a roll would have told them
    apart: bool
    #: how many entries are settled, because others have been sent them: undo takes none of these back
    settled: int
    #: whether events say what they change for the seats (`EventsWithChanges`), and to whom
    with_changes: bool
    viewer: int | None
    state: State
    _start: State
    _legal: Sequence[Action] | None
    #: `Hiding.reveals`; None in a game that hides nothing
    _reveals: Callable[[State, Action], bool] | None

    @property
    def ply(self) -> int:
        """Return the number of log entries.

        >>> from jemaa import Match
        >>> Match.new("marrakech", players=3).ply
        0
        """
        return len(self.log)

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

    def at(self, ply: int) -> tuple[State, Events]:
        """Return the position after that many entries, and the events of the last one.

        Raises `NoSuchPly`, which is an `IndexError`, for others than 0 to `ply`.

        >>> from jemaa import Match
        >>> match = Match.new("marrakech", players=3, first=0)
        >>> events = match.play("left")
        >>> match.at(0)
        (marrakech terracotta/saffron/majorelle - turn 0 d4 north 30/30/30 15T/15S/15M - -, ())
        >>> match.at(-1)
        Traceback (most recent call last):
        jemaa.errors.NoSuchPly: there is no ply -1: this match has 0 to 1
        """
        if not 0 <= ply <= self.ply:
            raise NoSuchPly(f"there is no ply {ply}: this match has 0 to {self.ply}")
        return next(self.positions(ply, with_changes=self.with_changes))

    def positions(self, first: int = 0, *, with_changes: bool = False) -> Iterator[tuple[State, Events]]:
        """Replay the log: yield the position after so many entries, then that after each further one with its events.

        The same `State` object is yielded each time and changes: copy it to keep a position.

        >>> from jemaa import Match
        >>> match = Match.new("marrakech", players=3)
        >>> events = match.play("left")
        >>> [len(state.legal()) for state, events in match.positions()]
        [3, 4]
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

        That is a decision, or a face entered by hand. None too if it is `settled`, or if it or what came after it is
        known to have been played on another device. Without `assent` also None if the game is over, if it or what came
        after it has revealed anything, or if a roll or another person's action came after it; entries already undone
        count as well. A face by hand is no roll to another such face: it is corrected as it was entered. While people
        play elsewhere (`apart`) there is no assent, and an opponent's action counts as a person's.

        >>> from jemaa import Match
        >>> match = Match.new("marrakech", players=3, seed="dunes", first=0)
        >>> events = match.play("left"), match.play(match.rolled())
        >>> match.undo_to({0, 1, 2}), match.undo_to({0, 1, 2}, assent=True)
        (None, 0)
        """
        ply = next((ply for ply in reversed(range(self.ply)) if self._step(ply, self.log[ply], persons)), None)
        if ply is None or ply < self.settled:
            return None
        if not {self.device, None}.issuperset(self.provenance.each_device(self.ply)[ply:]):
            return None
        if assent and not self.apart:
            return ply
        known = (*self.log[ply:], *self.undone)
        own, *others = (HAND if self._is_by_hand(at, entry) else entry.actor for at, entry in enumerate(known, ply))
        binding = (set(others) if self.apart else {CHANCE, HAND, *persons}) - {own}
        revealed = self.state.to_act == OVER or any(entry.reveals for entry in known)
        return None if revealed or not binding.isdisjoint(others) else ply

    def undo(self, persons: Collection[int], *, assent: bool = False) -> None:
        """Undo the last thing that a person did and all that came after it; the undone entries are kept for `redo`.

        `persons`: the seats of people, here those that may be asked. `assent`: whether the others agree. Raises
        `NothingToUndo` or `NeedsAssent`. To take back one entry, whoever acted, there is `pop`.

        >>> from jemaa import Match
        >>> match = Match.new("marrakech", players=3, seed="dunes")
        >>> events = match.play("left"), match.play(match.rolled())
        >>> match.undo({0, 1, 2}, assent=True)
        >>> match.ply
        0
        """
        ply = self.undo_to(persons, assent=assent)
        if ply is None:
            if self.undo_to(persons, assent=True) is not None:
                raise NeedsAssent("a roll, another person's action, something revealed or the end has followed")
            if self.ply and (self.apart or self.settled):
                raise Settled("people play elsewhere: what they were sent, a roll, what it revealed and the end stay")
            raise NothingToUndo("nobody has decided anything yet, or another device has played since")
        self.restore(self.log[:ply], [*self.log[ply:], *self.undone])

    def restore(self, log: Sequence[Entry], undone: Sequence[Entry]) -> None:
        """Go back to an earlier log of this match and its undone entries.

        >>> from jemaa import Match
        >>> match = Match.new("marrakech", players=3)
        >>> events = match.play("left")
        >>> match.restore([], match.log)
        >>> match.ply, len(match.undone)
        (0, 1)
        """
        self.log, self.undone = list(log), list(undone)
        self.state, _ = self.at(self.ply)
        self._legal = None

    def redo(self, persons: Collection[int]) -> list[tuple[Action, Events]]:
        """Redo undone entries up to what a person does next; return their actions and events.

        Raises `NothingToRedo`.

        >>> from jemaa import Match
        >>> match = Match.new("marrakech", players=3)
        >>> events = match.play("left")
        >>> match.undo({0, 1, 2})
        >>> [action for action, events in match.redo({0, 1, 2})]
        [jemaa.game('marrakech').actions['left']]
        """
        end = self.redo_to(persons)
        if end is None:
            raise NothingToRedo("nothing has been undone")
        again, self.undone = self.undone[: end - self.ply], self.undone[end - self.ply :]
        return [(entry.action, self._do(entry.action)) for entry in again]

    def redo_to(self, persons: Collection[int]) -> int | None:
        """Return the ply to which `redo` leads, or None if nothing has been undone.

        >>> from jemaa import Match
        >>> match = Match.new("marrakech", players=3)
        >>> events = match.play("left")
        >>> match.undo({0, 1, 2})
        >>> match.redo_to({0, 1, 2})
        1
        """
        if not self.undone:
            return None
        following = enumerate(self.undone[1:], self.ply + 1)
        return next((ply for ply, entry in following if self._step(ply, entry, persons)), self.ply + len(self.undone))

    def pop(self) -> Action:
        """Take back the newest entry, whoever acted, and return its action; raises `NothingToUndo` if there is none.

        It replays the log. For a search, `state.copy()` and its `advance` are faster.

        >>> from jemaa import Match
        >>> Match.new("marrakech", players=3).pop()
        Traceback (most recent call last):
        jemaa.errors.NothingToUndo: nothing has been played yet
        """
        if not self.log:
            raise NothingToUndo("nothing has been played yet")
        *before, last = self.log
        self.restore(before, [last, *self.undone])
        return last.action

    def story(self) -> list[Json]:
        """List `ply` and `scores` at the start of each turn and at the end.

        >>> from jemaa import Match
        >>> Match.new("marrakech", players=3).story()
        [{'ply': 0, 'scores': [30, 30, 30]}]
        """
        mover, story = None, []
        for ply, (state, _) in enumerate(self.positions()):
            if state.mover != mover or ply == self.ply:
                story.append({"ply": ply, "scores": state.scores()})
                mover = state.mover
        return story


def _different(was: Any, now: Any) -> Any:
    """Return what is different now: of an object its keys, of a list of the same length its items, else all of it.

    Most parts are still the same objects, which need not be compared.
    """
    if isinstance(was, dict) and isinstance(now, dict):
        return {key: _different(was[key], new) for key, new in now.items() if new is not was[key] and new != was[key]}
    if isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        return {
            str(at): _different(was[at], new) for at, new in enumerate(now) if new is not was[at] and new != was[at]
        }
    return now
