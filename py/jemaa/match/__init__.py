"""A match: players, options, set-up and the log of all actions. `play` is the only checked way to change its position.

What has happened, undo and redo are in `history.py`. Nothing here knows a game, and no random number is drawn except a
new match's seed and for `rolled`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..engine.chance import Dice, Stream, commitment
from ..engine.game import CHANCE, OVER, Action, Events, Game, Json, State
from ..engine.validation import (
    LONGEST_LOG,
    checked_players,
    checked_seed,
    examples,
    excerpt,
    new_seed,
    random_seed,
    seated_players,
    with_defaults,
)
from ..errors import BadNotation, BadRecord, GameOver, IllegalAction, NeedsAssent, NothingToRedo, NothingToUndo
from ..formats.notation import initial_state
from ..games import GAMES
from . import provenance
from .history import Entry, EventsWithChanges, History
from .provenance import Source

__all__ = [
    "Entry",
    "EventsWithChanges",
    "Match",
    "NeedsAssent",
    "NothingToRedo",
    "NothingToUndo",
    "Result",
    "broken_ties",
    "drawn_setup",
    "reason",
]


class Result(NamedTuple):
    """How a match has ended: seats by place, those that share one in one group, and each seat's points.

    >>> from jemaa.match import Result
    >>> Result([1], [[1], [0, 2]], [30, 41, 30], "last-rug")
    Result(winners=[1], ranking=[[1], [0, 2]], scores=[30, 41, 30], why='last-rug')
    """

    winners: list[int]
    ranking: list[list[int]]
    scores: list[int]
    why: str
    """why it is over, as `result` of the game's view says"""


class Match(History):
    """A game being played: its players, options and set-up, and the log of all actions.

    >>> from jemaa import Match
    >>> match = Match.new("marrakech", players=["Amina", "Yusuf", "Zoë"], seed="dunes")
    >>> events = match.play("left")
    >>> events = match.play(match.rolled())
    >>> [action.text for action in match.legal][:3]
    ['lay a4-b4', 'lay b3-b4', 'lay b3-c3']
    >>> events = match.play(match.legal[0])
    >>> match.ply, match.to_act, match.is_over
    (3, 1, False)

    `print(match)` draws the board and says what its marks mean, as notebooks do by themselves.
    """

    def __init__(
        self, game: Game, players: Sequence[Json], options: Json, setup: Json, seed: str | None = None
    ) -> None:
        """Start a match from the parts of a record, or raise `BadRecord`; `Match.new` draws what is not given.

        `players`: `name` and `color` of each seat. `options`: those missing have their default. `seed`: needed only by
        `rolled`; without one, the faces of dice must be passed to `play`.
        """
        self.game = game
        self.players = checked_players(game, list(players))
        self.options = options
        self.setup = setup
        self.seed = None if seed is None else checked_seed(seed)
        self.log = []
        self.undone = []
        self.provenance = provenance.NEW
        self.device = None
        self.apart, self.settled = False, 0
        self.with_changes = False
        self.viewer = None
        try:
            self._start = initial_state(game, self.players, with_defaults(game, options), setup)
        except BadRecord as refusal:
            raise refusal.of(game.name) from None
        self._reveals = getattr(type(self._start), "reveals", None)
        self.state = self._start.copy()
        self._legal = None

    @classmethod
    def new(
        cls,
        game: Game | str,
        players: int | Sequence[str] | Sequence[Json],
        options: Json | None = None,
        seed: str | None = None,
        first: int | None = None,
    ) -> Match:
        """Start a match with a set-up drawn from its seed, or raise `NoSuchGame` or `BadRecord`.

        `players`: their number, their names, or for each `name` and `color`; in a game in which each player has several
        colours, `color` is a list. `options`: those missing have their default. `seed`: a text; without one it is drawn
        and kept. `first`: the seat that begins, instead of one drawn from the seed.

        >>> from jemaa import Match
        >>> players = [
        ...     {"name": "Amina", "color": ["terracotta", "mint"]},
        ...     {"name": "Yusuf", "color": ["saffron", "majorelle"]},
        ... ]
        >>> Match.new("marrakech", players, {"cover_own": True}, seed="a rainy evening", first=1).to_act
        1
        >>> len(Match.new("morocco", players=5).players)
        5
        """
        game = GAMES[game] if isinstance(game, str) else game
        options = with_defaults(game, {} if options is None else options)
        seated, seed = seated_players(game, players), random_seed() if seed is None else new_seed(seed)
        setup = drawn_setup(game, seated, options, seed)
        if first is not None:
            setup["first"] = first
        return cls(game, seated, options, setup, seed)

    def __repr__(self) -> str:
        """Show game, players, ply and the position's text."""
        names = [player["name"] for player in self.players]
        return f"<Match {self.game.name} {names} ply {self.ply}: {self.state!r}>"

    def __str__(self) -> str:
        """Draw the board as text, and say what its marks mean."""
        from ..engine.rendering import with_legend  # noqa: PLC0415  # no page needs it: the site leaves it out

        return with_legend(self.game, self.game.draw(self.state))

    def _repr_html_(self) -> str:
        """Draw the board in a notebook."""
        from ..engine.rendering import to_html  # noqa: PLC0415

        return to_html(self.game, str(self))

    def __eq__(self, other: object) -> bool:
        """Compare everything that a record holds, and the undone entries."""
        return isinstance(other, Match) and self._whole() == other._whole()

    __hash__ = None  # type: ignore[assignment]  # it changes

    def _whole(self) -> tuple[object, ...]:
        parts = (self.game.name, self.players, with_defaults(self.game, self.options), self.setup, self.seed)
        return (*parts, self.log, self.undone, self.provenance)

    def copy(self) -> Match:
        """Return an independent copy.

        >>> from jemaa import Match
        >>> match = Match.new("marrakech", players=3)
        >>> events = match.copy().play("left")
        >>> match.ply
        0
        """
        twin = object.__new__(type(self))
        vars(twin).update(vars(self))
        twin.log, twin.undone, twin.state = self.log.copy(), self.undone.copy(), self.state.copy()
        return twin

    __copy__ = copy

    def branch(self, ply: int, seed: str) -> Match:
        """Return another match that goes on from an earlier position: its rolls, and what is hidden, are drawn anew.

        Whoever plays it learns nothing about this one.

        >>> from jemaa import Match
        >>> match = Match.new("marrakech", players=2)
        >>> events = match.play("left")
        >>> match.branch(1, seed="another evening").state == match.state
        False
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
    def to_act(self) -> int:
        """Return the seat that is to act, `CHANCE` or `OVER`.

        >>> from jemaa import CHANCE, Match
        >>> match = Match.new("marrakech", players=3)
        >>> events = match.play("straight")
        >>> match.to_act == CHANCE
        True
        """
        return self.state.to_act

    @property
    def is_over(self) -> bool:
        """Return whether the game is over.

        >>> from jemaa import Match
        >>> Match.new("morocco", players=2).is_over
        False
        """
        return self.state.to_act == OVER

    @property
    def result(self) -> Result | None:
        """Return how the game has ended; None while it goes on.

        >>> from jemaa import Match
        >>> match = Match.new("marrakech", players=2, seed="dunes")
        >>> while not match.is_over:
        ...     events = match.play(match.legal[0])
        >>> match.result
        Result(winners=[1], ranking=[[1], [0]], scores=[19, 47], why='last-rug')
        """
        if not self.is_over:
            return None
        ranking = self.state.ranking()
        return Result(ranking[0], ranking, self.state.scores(), self.game.view(self.state)["result"]["why"])

    @property
    def acting(self) -> int:
        """Return the seat that is to act; at a chance point and at the end, the one whose turn it is.

        >>> from jemaa import Match
        >>> match = Match.new("marrakech", players=3, first=2)
        >>> events = match.play("straight")
        >>> match.acting
        2
        """
        return self.state.mover if self.state.to_act in (CHANCE, OVER) else self.state.to_act

    @property
    def legal(self) -> Sequence[Action]:
        """List what is legal now, sorted by text: actions of the seat that is to act, or the faces of a die.

        >>> from jemaa import Match
        >>> [action.text for action in Match.new("marrakech", players=3).legal]
        ['left', 'right', 'straight']
        """
        if self._legal is None:
            self._legal = self.state.legal()  # only `_do` and what restores change the position, and clear this
        return self._legal

    def why(self, picks: Sequence[str]) -> Json | None:
        """Return key and arguments of the reason why no legal action contains all these picks; None if one does.

        >>> from jemaa import Match
        >>> Match.new("marrakech", players=3).why(["square:d4"])
        {'key': 'why-not-turn', 'args': {}}
        """
        return reason(self.game, self.state, self.legal, picks)

    def play(self, action: str | Action, by: str | None = None, *, by_hand: bool = False) -> Events:
        """Play an action, given as such or by its text, and return its events.

        `by`: the opponent that decided it (`hard@1`); `by_hand`: whether it is a face of a real die.
        Raises `BadNotation`, `GameOver` or `IllegalAction`, and then leaves the match unchanged.

        >>> from jemaa import Match
        >>> match = Match.new("marrakech", players=3, seed="dunes", first=0)
        >>> [match.game.named(event) for event in match.play("left")]
        [{'type': 'turned', 'rule': 'M7', 'seat': 0, 'by': 'left', 'facing': 'west'}]
        """
        played = self.checked(action)
        self.undone.clear()
        if by is not None or by_hand or self.provenance != provenance.NEW:
            self.provenance = self.provenance.played(
                self.ply, self.state.to_act, by, by_hand=by_hand, device=self.device
            )
        return self._do(played)

    def push(self, action: str | Action) -> Events:
        """Play an action as `play` does; `pop` takes it back.

        >>> from jemaa import Match
        >>> match = Match.new("marrakech", players=3)
        >>> events = match.push("left")
        >>> match.pop()
        jemaa.game('marrakech').actions['left']
        >>> match.ply
        0
        """
        return self.play(action)

    def checked(self, what: Any) -> Action:
        """Return the legal action that this is, or that has this text, or raise as `play` does, with what is legal.

        >>> from jemaa import Match
        >>> Match.new("marrakech", players=3).checked("left")
        jemaa.game('marrakech').actions['left']
        """
        text = what.text if isinstance(what, Action) else what
        action = self.game.actions.get(text) if isinstance(text, str) else None
        if action is None:
            named = excerpt(text)
            raise BadNotation(f"{named} names no action of {self.game.name}{examples(self.legal)}", action=named)
        if isinstance(what, Action) and what is not action:
            raise BadNotation(f"{what!r} is no action of {self.game.name}{examples(self.legal)}", action=text)
        if self.state.to_act == OVER:
            raise GameOver(f"{text} comes after the end of the game", action=text)
        if action not in self.legal:
            raise IllegalAction(
                f"{text} is not legal at ply {self.ply}{examples(self.legal)}", action=text, ply=self.ply
            )
        return action

    def rolled(self) -> str:
        """Return the notation of the face that the seed draws for the next roll; play nothing.

        Roll number r of a match (from 0) is draw number r of its seed, so that after an undo the same dice come again.
        Raises `IllegalAction` if no roll is due or there is no seed.

        >>> from jemaa import Match
        >>> match = Match.new("marrakech", players=3, seed="dunes")
        >>> events = match.play("left")
        >>> match.rolled()
        'die 1'
        """
        if self.state.to_act != CHANCE or self.seed is None:
            reason = "no roll is due" if self.state.to_act != CHANCE else "there is no seed to roll from"
            raise IllegalAction(f"{reason} at ply {self.ply}", action="die", ply=self.ply)
        rolls = sum(entry.actor == CHANCE for entry in self.log)
        return self.legal[Dice(self.seed).weighted(rolls, self.state.outcomes())].text

    def known(self) -> State:
        """Return a copy of the position that holds no more than the viewer knows.

        >>> from jemaa import Match
        >>> Match.new("marrakech", players=2, seed="dunes").known()
        marrakech terracotta+saffron/majorelle+mint - turn 1 d4 north 30/30 T11t12s/M11m12i - -
        """
        return self.state.imagine(self.viewer, None)

    def restore_undone(self, texts: Sequence[Any]) -> None:
        """Restore undone entries that were stored with the record; raise as `play` does, then restore none of them.

        >>> from jemaa import Match
        >>> match = Match.new("marrakech", players=3)
        >>> match.restore_undone(["left"])
        >>> match.redo_to({0, 1, 2})
        1
        """
        log, state, legal = self.log, self.state, self.legal
        self.log, self.state = list(log), state.copy()
        try:
            for text in texts:
                self._do(self.checked(text))
            self.undone = self.log[len(log) :]
        finally:
            self.log, self.state, self._legal = log, state, legal


def reason(game: Game, state: State, legal: Sequence[Action], picks: Sequence[str]) -> Json | None:
    """Return the reason why no action of a position's legal ones contains all these picks; None if one does."""
    wanted = set(picks)
    return None if any(wanted <= set(action.picks) for action in legal) else game.why(state, picks)


def drawn_setup(game: Game, players: Sequence[Json], options: Json, seed: str) -> Json:
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
