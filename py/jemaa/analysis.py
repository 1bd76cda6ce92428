"""What decided a game that is over: everybody's chance to come first after each entry, and what luck and skill did.

Facts only, in whole numbers: chances are millionths. An entry changes each seat's chance, and all that it changes is
told apart, so that it adds up exactly to the last chance less the first:

- luck: at a roll, the chance after it less the mean over the faces that could have come.
- skill: at a decision of one's own, the chance after it less that after the best action that a search finds, as far as
  the search says that anything was at stake: never more than nothing. What has a better chance than that is the best.
- others: what the chance changes at decisions of others, and what the best action of one's own makes of the position
  that they have left, against what it seemed to be worth.
- estimate: all that is left: where a roll or the end tells something else than the search.

The search is that of the level that the game names for it; it sees no more than the player did. After a decision the
chance is what the search says of it, against the best: within a turn of several decisions only skill changes it. What
the position alone seems to be worth counts again when somebody else's turn begins, a die falls or the game ends.

>>> from jemaa import analysis
>>> analysis.PARTS
('luck', 'skill', 'others', 'estimate')
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from importlib import import_module
from itertools import pairwise
from typing import Any, Final

from .engine.chance import Stream
from .engine.game import CHANCE, OVER, Action, Json, State
from .errors import NoAnalysis
from .match import Match
from .opponents import registry
from .opponents.bot import Thought, child
from .opponents.win_probability import CERTAIN, mean, with_chance

__all__ = ["Analysis", "analyse"]

#: The most decisions of a seat that are turning points, and the least that each of them costs.
MOMENTS: Final = 2
LEAST: Final = CERTAIN // 100
#: The most rolls that are turning points, and the least by which each of them changes somebody's chance.
ROLLS: Final = 3
LUCKY: Final = CERTAIN // 20
#: More than any position is worth, in thousandths of a point: a chance that this does not change is no estimate.
MUCH: Final = 1_000_000
#: Parts of a chance that is told apart, in the order in which they are added up.
PARTS: Final = ("luck", "skill", "others", "estimate")


class Analysis:
    """An analysis of a match that is over, as far as it has come: `rows`, one for each ply from 0 on.

    A row is JSON: `chances` (by seat); after a roll also `mean` (by seat, over the faces) and `mover`, whose turn it
    is; after a decision `seat`, if there was a choice `best` (the chances after the best action; in a turn that goes
    on, those before), and where another one was taken `lost`, `better` and `reason`; `early` where no decision counts
    as a turning point.

    >>> from jemaa import Match, analysis
    >>> match = Match.new("marrakech", players=2, seed="dunes")
    >>> while not match.is_over:
    ...     events = match.play(match.legal[0])
    >>> found = analysis.Analysis(match)
    >>> progress = next(found.steps)
    >>> [sum(row["chances"]) for row in found.rows]
    [1000000]
    """

    def __init__(self, match: Match, rows: Sequence[Json] = ()) -> None:
        """Take the match, and rows of an earlier analysis of it by the same levels to go on from.

        Raises `NoAnalysis` for a match that is not over, in a game without chances, or with rows of something else.
        """
        if match.state.to_act != OVER:
            raise NoAnalysis("the game is not over")
        if not match.game.levels:
            raise NoAnalysis("the game has no opponents that could judge it")
        try:
            self._win_probability: Any = import_module(f"jemaa.games.{match.game.name}.win_probability")
        except ModuleNotFoundError as error:
            raise NoAnalysis("the game has no chances to come first") from error
        seats = len(match.players)
        if len(rows) > len(match.log) + 1 or not all(_is_row(row, seats) for row in rows):
            raise NoAnalysis("these rows are not of this match")
        self._match = match
        self.level = registry.judge(match.game.name, seats)
        self.rows: list[Json] = list(rows)
        self._begun = 0.0
        self._rolled: dict[str, list[list[int]]] = {}
        #: Each step takes a few milliseconds, yields the progress from 0 to 1, and may add rows.
        self.steps = self._steps()

    @property
    def by(self) -> str:
        """Return the level that judges, with its version: rows of another one cannot be gone on from."""
        return registry.with_version(self._match.game.name, self.level)

    def _steps(self) -> Generator[float, None, None]:
        entries = self._match.log
        for ply, (state, _) in enumerate(self._match.positions()):
            self._begun = ply / max(1, len(entries))
            if ply == 0 and not self.rows:
                self.rows.append({"chances": (yield from self._foreseen(state))})
            if ply + 1 < len(self.rows) or ply == len(entries):
                continue
            if state.to_act == CHANCE:
                row = yield from self._roll(state, entries[ply].action)
            else:
                row = yield from self._decision(ply, state, entries[ply].action)
            self.rows.append(row)
            yield self._begun

    def _roll(self, state: State, action: Action) -> Generator[float, None, Json]:
        """Return the chances after a roll, and their mean over the faces."""
        faces = yield from self._faces(state)
        chances = faces[state.legal().index(action)]
        return {"chances": chances, "mean": mean(faces, state.outcomes()), "mover": state.mover}

    def _faces(self, state: State) -> Generator[float, None, list[list[int]]]:
        """Return the chances after each face of the roll that comes next; those of one roll are asked for twice."""
        text = state.text()
        if text not in self._rolled:
            faces = []
            for face in state.legal():
                faces.append((yield from self._foreseen(child(state, face))))
            self._rolled = {text: faces}
        return self._rolled[text]

    def _foreseen(self, state: State) -> Generator[float, None, list[int]]:
        """Return the chances in a position: before a roll their mean, and of one that goes on after its best action."""
        goes_on = getattr(self._win_probability, "goes_on", None)
        if goes_on and state.to_act == CHANCE:
            return mean((yield from self._faces(state)), state.outcomes())
        if goes_on and goes_on(state):
            thought = yield from self._thought(state)
            state = child(state, thought.action)
        found: list[int] = self._win_probability.chances(state)
        return found

    def _thought(self, state: State) -> Generator[float, None, Thought]:
        """Search a position; it sees no more than whoever is to act."""
        seat, chance = state.to_act, Stream(f"{self._match.seed or ''}/analysis/{state.text()}")
        thinking = registry.make_bot(self._match.game.name, self.level, chance).think(state.imagine(seat, chance))
        while True:
            try:
                next(thinking)
                yield self._begun
            except StopIteration as done:
                found: Thought = done.value
                return found

    def _decision(self, ply: int, state: State, action: Action) -> Generator[float, None, Json]:
        """Return the chances after a decision, and what it has lost, if it has lost anything."""
        seat, after, last = state.to_act, child(state, action), self.rows[-1]
        before = last["chances"] if last.get("seat") == seat else None
        thought = (yield from self._thought(state)) if len(state.legal()) > 1 else None
        best = (yield from self._foreseen(child(state, thought.action))) if thought else None
        found = yield from self._foreseen(after)
        if best and found[seat] > best[seat]:  # nothing better is known, whatever the search prefers
            best = found
        if best and found[seat] == CERTAIN:
            before = found
        stood = before or best or found
        row: Json = {"chances": found, "seat": seat}
        if before or best:
            row["best"] = stood
        less = min(best[seat] - found[seat], stood[seat]) if best else 0
        lost = self._lost(seat, after, action, thought, less) if thought else 0
        if after.to_act != OVER and (after.to_act != CHANCE or after.mover != seat):
            row["chances"] = with_chance(found, seat, stood[seat] - lost)
        if thought and lost:
            reason = {"key": thought.reason["key"], "args": {**thought.reason["args"], "seat": seat}}
            row |= {"lost": lost, "better": thought.action.text, "reason": reason}
            row |= {"early": True} if self._is_early(state) else {}
        return row

    def _lost(self, seat: int, after: State, action: Action, thought: Thought, less: int) -> int:
        """Return what an action lost against the best: `less`, and not below 0.

        Where the chances are estimates, no more than the search says; where nothing could change them, they are known.
        """
        if less <= 0:
            return 0
        worths = {choice.action: choice.worth for choice in thought.choices}
        chances, gap = self._win_probability.chances, thought.choices[0].worth - worths[action]
        now = chances(after)
        if now == chances(after, {seat: MUCH}):
            return less
        stake: int = chances(after, {seat: gap})[seat] - now[seat]
        return max(0, min(less, stake))

    def _is_early(self, state: State) -> bool:
        early = getattr(self._win_probability, "is_early", None)
        return bool(early and early(state))

    def summary(self) -> Json:
        """Return what the rows of the whole match show; JSON.

        `seats`: for each its `first` and `last` chance, and the parts of what lies between. `moments`: the turning
        points, in the order in which they came, each with the `ply` before which it was, the `seat`, what was `played`,
        what is `told` of it, and `near`, picks of the cells around which it happened. Of a decision also what was
        `better`, what it `lost`, and the `reason`; of a roll by how much it changed the seat's chance, `luck`.
        """
        seats = range(len(self._match.players))
        return {"seats": [told_apart(self.rows, seat) for seat in seats], "moments": self._moments()}

    def _moments(self) -> list[Json]:
        decisions = [self._decisions(seat) for seat in range(len(self._match.players))]
        chosen = {ply: found for some in (*decisions, self._rolls()) for ply, found in some.items()}
        teller: Any = import_module(f"jemaa.games.{self._match.game.name}.moments")
        actions = [entry.action for entry in self._match.log]
        moments = []
        for ply, (state, _) in enumerate(self._match.positions()):
            found = chosen.get(ply)
            if found is None or (state.to_act == CHANCE and self._is_early(state)):
                continue
            better = self._match.game.actions[found["better"]] if "better" in found else None
            told = teller.told(state, actions[ply], better, actions[ply + 1 :])
            near = teller.near(state, actions[ply])
            moments.append({"ply": ply, **found, "played": actions[ply].text, "told": told, "near": near})
        return moments

    def _decisions(self, seat: int) -> dict[int, Json]:
        """Return by ply the decisions of a seat that cost most."""
        found = {
            ply: {"seat": seat, **{key: row[key] for key in ("better", "lost", "reason")}}
            for ply, row in enumerate(self.rows[1:])
            if row.get("seat") == seat and row.get("lost", 0) >= LEAST and not row.get("early")
        }
        return dict(sorted(found.items(), key=lambda each: -each[1]["lost"])[:MOMENTS])

    def _rolls(self) -> dict[int, Json]:
        """Return by ply the rolls that changed somebody's chance most, and whose that was."""
        found = {}
        for ply, row in enumerate(self.rows[1:]):
            chances: list[int] = row["chances"]
            changes = [now - mean for now, mean in zip(chances, row.get("mean") or chances, strict=True)]
            seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
            if abs(changes[seat]) >= LUCKY:
                found[ply] = {"seat": seat, "luck": changes[seat]}
        return dict(sorted(found.items(), key=lambda each: -abs(each[1]["luck"]))[:ROLLS])


def analyse(match: Match, progress: Callable[[int, int], None] | None = None) -> Analysis:
    """Return the whole analysis of a match that is over, which takes seconds to minutes.

    `progress` is called with the rows that there are, and how many there will be. Raises `NoAnalysis`.

    >>> from jemaa import Match, analysis
    >>> match = Match.new("marrakech", players=2, seed="dunes")
    >>> while not match.is_over:
    ...     events = match.play(match.legal[0])
    >>> told = analysis.analyse(match).summary()
    >>> sorted(told), sorted(told["seats"][0])
    (['moments', 'seats'], ['estimate', 'first', 'last', 'luck', 'others', 'skill'])
    """
    found = Analysis(match)
    for _ in found.steps:
        if progress:
            progress(len(found.rows), len(match.log) + 1)
    return found


def begun(match: Match, rows: Sequence[Json], by: str | None) -> Analysis:
    """Return an analysis that goes on from rows of this match by the same level, else from the start."""
    fresh = Analysis(match)
    if by != fresh.by:
        return fresh
    try:
        return Analysis(match, rows)
    except NoAnalysis:
        return fresh


def told_apart(rows: Sequence[Mapping[str, Any]], seat: int) -> Json:
    """Return a seat's first and last chance, and the parts of what lies between: they add up to it exactly."""
    parts = dict.fromkeys(PARTS, 0)
    for before, row in pairwise(rows):
        now = row["chances"][seat]
        change = now - before["chances"][seat]
        if "mean" in row:
            luck = now - row["mean"][seat]
            parts["luck"] += luck
            passed = before.get("seat", row["mover"]) != row["mover"]
            parts["others" if passed else "estimate"] += change - luck
        elif row["seat"] != seat:
            parts["others"] += change
        else:
            best, lost = row.get("best", row["chances"])[seat], row.get("lost", 0)
            parts["others"] += best - before["chances"][seat]
            parts["skill"] -= lost
            parts["estimate"] += now - best + lost
    return {"first": rows[0]["chances"][seat], "last": rows[-1]["chances"][seat], **parts}


def _is_row(row: Any, seats: int) -> bool:
    """Return whether a row can be one of a match with so many seats."""
    if not isinstance(row, dict) or not _are_chances(row.get("chances"), seats):
        return False
    lost, seat, reason = row.get("lost", 0), row.get("seat", 0), row.get("reason", {})
    mover = row.get("mover", None if "mean" in row else 0)
    return (
        all(_are_chances(row[key], seats) for key in ("mean", "best") if key in row)
        and (type(lost) is int and 0 <= lost <= CERTAIN)
        and all(type(each) is int and 0 <= each < seats for each in (seat, mover))
        and ("lost" not in row or (isinstance(row.get("better"), str) and isinstance(reason, dict)))
    )


def _are_chances(chances: Any, seats: int) -> bool:
    return (
        isinstance(chances, list)
        and len(chances) == seats
        and all(type(each) is int and 0 <= each <= CERTAIN for each in chances)
    )
