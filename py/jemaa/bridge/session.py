"""A session: an open match with its opponents, what they are thinking, and the views that the page shows of it.

Only reads the match: the bridge handles requests and changes it. Thinking is done in slices of time, so that a page can
ask for other things in between.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from time import perf_counter
from typing import TYPE_CHECKING, Final, TypeVar

from .. import record as records
from ..engine.game import CHANCE, OVER, Events, Json, Shape, State
from ..match import EventsWithChanges, Match, broken_ties
from ..opponents import registry
from ..opponents.bot import Thinking, Thought

if TYPE_CHECKING:
    from ..analysis import Analysis

T = TypeVar("T")

#: Milliseconds of thinking in one call.
LONGEST_SLICE: Final = 30
#: What a view says of a position in which nothing can be chosen, undone or asked for
UNASKED: Final[Json] = {
    "choices": [], "advice": False, "outcomes": [], "undo_to": None, "assent_to": None, "redo_to": None,
}  # fmt: skip
#: A viewer who follows the game: the person whose turn it is; in an opponent's turn a spectator
ASKED: Final = -1


class Session:
    """An open match, its opponents, and the additional keys of its record."""

    def __init__(self, number: int, match: Match, levels: dict[int, str], extra: Json) -> None:
        """Take the number of the match in this worker, the opponents (seat -> level) and the additional keys."""
        self.number = number
        self.match = match
        match.with_changes = True
        self.bots = levels
        self.extra = extra
        self._written = match.provenance
        self.thinking: Thinking | None = None
        self.advising: Thinking | None = None
        self.analysing: Analysis | None = None
        self._viewer: int | None = ASKED
        self._decided: tuple[int, str, str] | None = None

    def decided(self, text: str) -> None:
        """Remember what the opponent that is to act has decided, and which version of its level did."""
        match = self.match
        self._decided = match.ply, text, registry.with_version(match.game.name, self.bots[match.state.to_act])

    def author(self, text: str) -> str | None:
        """Return the opponent that has decided on an action now, with its version; None: a person, or the die."""
        match = self.match
        if self._decided is None or match.state.to_act not in self.bots or self._decided[:2] != (match.ply, text):
            return None
        return self._decided[2]

    def levels(self) -> dict[str, str]:
        """Return the level of each opponent by its seat, for the page."""
        return by_seat(self.bots)

    def set_viewer(self, viewer: int | None) -> None:
        """Show everything to a seat, to a spectator (None) or to whoever is `ASKED` from now on.

        Who is asked changes, and those who are not look on: what has happened is then told as a spectator sees it.
        """
        self._viewer = viewer
        self.match.viewer = None if viewer == ASKED else viewer

    @contextmanager
    def asked(self, viewer: int | None, limits: tuple[bool, int]) -> Iterator[None]:
        """Set who looks and what limits undo for a request; if that is refused, they stay as they were."""
        match = self.match
        before = self._viewer, (match.apart, match.settled)
        self.set_viewer(viewer)
        match.apart, match.settled = limits
        try:
            yield
        except Exception:
            self.set_viewer(before[0])
            match.apart, match.settled = before[1]
            raise

    @property
    def viewer(self) -> int | None:
        """Return the seat to which the present position is shown; None is a spectator."""
        if self._viewer != ASKED:
            return self._viewer
        asked = self.match.state.to_act != OVER and self.match.acting in self.persons
        return self.match.acting if asked else None

    def forget(self) -> None:
        """Drop what an opponent or an adviser is thinking, and what was being analysed."""
        self.thinking = self.advising = self.analysing = None

    @property
    def persons(self) -> set[int]:
        """Return the seats played by people."""
        return set(range(len(self.match.players))) - set(self.bots)

    @property
    def advises(self) -> bool:
        """Return whether a person is to choose among several actions, in a game whose opponents can judge them."""
        match = self.match
        return match.state.to_act in self.persons and bool(match.game.levels) and len(match.legal) > 1

    def record(self) -> Json:
        """Return the record, with its additional keys."""
        return records.save(self.match, self.extra)

    def record_changes(self) -> Json:
        """Return what has changed in the record, besides its log, since this was last asked or the session began.

        It is a JSON merge patch (RFC 7396): what is null is removed.
        """
        before, self._written = self._written, self.match.provenance
        return self._written.changed(before)

    def named(self, events: Events) -> list[Shape]:
        """Return events as dictionaries, with what they changed of seats and board where that is known."""
        named = self.told(events, self.match.viewer)
        if not isinstance(events, EventsWithChanges):
            return named
        return [
            {**event, "after": after} if after else event for event, after in zip(named, events.changes, strict=True)
        ]

    def told(self, events: Events, viewer: int | None) -> list[Shape]:
        """Return events as dictionaries, as a seat or a spectator sees them."""
        return [self.match.game.named(event, viewer) for event in events]

    def entries(self, ply: int, stories: Sequence[Events]) -> list[Json]:
        """Return the log from a ply on: action, actor and events of each entry."""
        return [
            {"action": entry.action.text, "actor": ACTORS.get(entry.actor, entry.actor), "events": self.named(events)}
            for entry, events in zip(self.match.log[ply:], stories, strict=True)
        ]

    def _shown(self, state: State, ply: int, viewer: int | None) -> Json:
        """Return the view of a position of this match, without choices, outcomes, undo and redo."""
        view = self.match.game.view(state, viewer)
        for seat, player in zip(view["seats"], self.match.players, strict=True):
            seat["name"] = player["name"]
        return {
            "game": self.match.game.name,
            "ply": ply,
            "to_act": ACTORS.get(state.to_act, state.to_act),
            "private": self.match.game.private,
            "leaders": leaders([seat["score"] for seat in view["seats"]]),
            **view,
            "result": view["result"] and {**view["result"], **self._standing(state, view["seats"])},
        }

    def _standing(self, state: State, seats: list[Json]) -> Json:
        ranking = state.ranking()
        ties = broken_ties(ranking, seats)
        standing = {"winners": ranking[0], "ranking": ranking, "ties": ties, "story": self.match.story()}
        if not self.match.is_over:  # no preview tells a set-up
            return standing
        from .deal import deal_of  # noqa: PLC0415  # not needed by a start

        return {**standing, "deal": deal_of(self.match)}

    def now(self) -> Json:
        """Return the view of the present position, with choices, outcomes, undo and redo."""
        match, viewer = self.match, self.viewer
        legal = [action.text for action in match.legal]
        at_chance = match.state.to_act == CHANCE
        faces = zip(legal, match.state.outcomes(), strict=True) if at_chance else ()
        free = match.undo_to(self.persons)
        return {
            **self._shown(match.state, match.ply, viewer),
            "choices": legal if match.state.to_act == viewer else [],
            "advice": self.advises,
            "outcomes": [{"action": text, "weight": weight} for text, weight in faces],
            "undo_to": free,
            "assent_to": match.undo_to(self.persons, assent=True) if free is None else None,
            "redo_to": match.redo_to(self.persons),
        }

    def picks(self) -> dict[str, Sequence[str]]:
        """Return the picks of what the viewer can choose now, and of the faces that can be rolled."""
        match = self.match
        return {action.text: action.picks for action in match.legal if match.state.to_act in {CHANCE, self.viewer}}

    def shown(self) -> Json:
        """Return the view of the present position; and one for everybody, where a seat knows more than the others.

        The page stores the latter, because its list of games shows it to everybody.
        """
        match, view = self.match, self.now()
        if self.viewer is None or not match.game.private:
            return {"view": view}
        return {"view": view, "public": {**self._shown(match.state, match.ply, None), **UNASKED}}

    def past(self, state: State, ply: int) -> Json:
        """Return the view of another position than the present one: nothing can be chosen, undone or asked for."""
        return {**self._shown(state, ply, self.match.viewer), **UNASKED}

    def preview(self, state: State, events: Events) -> Json:
        """Show what an action would do: to whoever is asked whether to do it."""
        match, viewer = self.match, self.viewer
        return {"view": {**self._shown(state, match.ply, viewer), **UNASKED}, "events": self.told(events, viewer)}


def run_slice(thinking: Generator[float, None, T], ms: int) -> float | T:
    """Think for a slice of time (at most `LONGEST_SLICE`): return the progress from 0 to 1, or what was found."""
    until = perf_counter() + max(0, min(ms, LONGEST_SLICE)) / 1000
    try:
        progress = next(thinking)
        while perf_counter() < until:
            progress = next(thinking)
    except StopIteration as thought:
        found: T = thought.value
        return found
    return progress


def events_of(entries: Sequence[Json]) -> list[Json]:
    """Return the events of all entries, in order."""
    return [event for entry in entries for event in entry["events"]]


def decision(thought: Thought, seat: int) -> Json:
    """Return the action of a thought, and its reason with the seat that has it."""
    reason = thought.reason
    return {"action": thought.action.text, "reason": {"key": reason["key"], "args": {**reason["args"], "seat": seat}}}


def judged_choices(thought: Thought) -> list[Json]:
    """List the choices of a thought with their worth in thousandths of a point, best first."""
    return [{"action": action.text, "worth": worth} for action, worth in thought.choices]


def by_seat(levels: Mapping[int, str]) -> dict[str, str]:
    """Return levels by seat, as the page gets them."""
    return {str(seat): level for seat, level in levels.items()}


def leaders(scores: Sequence[int]) -> list[int]:
    """Return the seats with the highest score; none while all are equal."""
    best = max(scores)
    return [seat for seat, score in enumerate(scores) if score == best] if min(scores) < best else []


#: How a view names what is to act where that is no seat
ACTORS = {CHANCE: "chance", OVER: "over"}
