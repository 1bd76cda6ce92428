"""The interface to the page: `dispatch(text) -> text`, JSON in and out. `docs/bridge.md` lists the verbs.

The only module that the worker imports. A `Bridge` has at most one open match; `dispatch` is that of the worker's own.
A verb succeeds, or replies with an error and changes nothing; only the error's `message`, for the console, is English.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter
from typing import Any, Final

from . import opening
from . import record as records
from .engine.chance import commitment
from .engine.game import CHANCE, OVER, Action, Game, Json
from .errors import JemaaError, NoAnalysis
from .games import GAMES
from .match import Match
from .opponents import registry
from .opponents.bot import Thought
from .request import BadRequest, argument, parsed, stored, texts, texts_by_word
from .table import Table, by_seat
from .thinking import LONGEST_SLICE, decided, judged, sliced

MOST_FORECASTS: Final = 50  # actions per request; these take no longer than a slice of thinking
MOST_SINCE: Final = 40  # entries; their views take 240 kB in a game of four, and at most 1.7 MB
#: Writes a reply. To look for circles, of which there are none, took an eighth of the time.
_written = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode


class NoMatch(JemaaError):
    """A verb that needs an open match."""

    code = "no-match"


class Bridge:
    """The verbs, one method each, and the open match. Several bridges can be used independently."""

    def __init__(self) -> None:
        """Start without an open match."""
        self._opened = 0
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        """Return the open table, or raise `NoMatch`."""
        if self._table is None:
            raise NoMatch("no match is open")
        return self._table

    def dispatch(self, text: str) -> str:
        """Answer a request; both are JSON text. Never raises: errors are in the reply."""
        began = perf_counter()
        request: Any = None
        try:
            request = parsed(text)
            reply = self.answer(request)
        except JemaaError as error:
            reply = {"error": {"code": error.code, "args": error.details, "message": str(error)}}
        except Exception as error:  # a defect: report it, and keep the worker alive
            reply = {"error": {"code": "internal", "args": {"what": type(error).__name__}, "message": repr(error)}}
        name = request.get("id") if isinstance(request, dict) else None
        return _written({"id": name, **reply, "ms": round((perf_counter() - began) * 1000, 2)})

    def answer(self, request: Json) -> Json:
        """Execute a request and return the fields of the reply, or raise `JemaaError`."""
        verb = request.get("do")
        act = VERBS.get(verb) if isinstance(verb, str) else None
        if act is None:
            raise BadRequest("there is no such verb", what="do")
        if self._table is not None:
            self._table.look(opening.viewer(self._table.match, request))
            opening.bind(self._table.match, request)
        reply = self._safely(act, request)
        if self._table is not None:
            reply = {"match": self._table.number, "ply": self._table.match.ply, **reply}
        return reply

    def _safely(self, act: Callable[[Bridge, Json], Json], request: Json) -> Json:
        """Execute a verb; if it fails by a defect, restore the match (a `JemaaError` leaves it unchanged by itself)."""
        table = self._table
        match = None if table is None else table.match
        before = None if match is None else (list(match.log), list(match.undone), match.provenance)
        try:
            return act(self, request)
        except JemaaError:
            raise
        except Exception:
            self._table = table
            if table is not None and match is not None and before is not None:
                table.forget()
                log, undone, match.provenance = before
                match.restore(log, undone)
            raise

    def games(self, request: Json) -> Json:
        """Describe all games, or one."""
        asked = GAMES.values() if request.get("game") is None else [opening.game(request)]
        return {"games": [_described(game) for game in asked]}

    def actions(self, request: Json) -> Json:
        """List all actions of a game with their picks."""
        return {"actions": {text: action.picks for text, action in opening.game(request).actions.items()}}

    def new(self, request: Json) -> Json:
        """Open a new match, its set-up drawn from the seed, or one that starts from a position."""
        match = opening.new_match(opening.game(request), request)
        extra = opening.stamp(request, known_seed=argument(request, "known_seed", bool, False))
        return self._open(request, match, opening.seated(match, request, stored=False), extra)

    def open(self, request: Json) -> Json:
        """Open a match from a record; reply with the events of every entry."""
        record = stored(request)
        match, events = opening.seeded(records.load(record), request)
        tail = argument(request, "undone", list, [])
        with suppress(JemaaError):  # undone entries that cannot be played are dropped: they are not part of the game
            match.restore_undone(tail)
        reply = self._open(request, match, opening.seated(match, request, stored=True), records.additional(record))
        return {**reply, "entries": self.table.entries(0, events)}

    def _open(self, request: Json, match: Match, levels: dict[int, str], extra: Json) -> Json:
        viewer = opening.viewer(match, request)
        opening.bind(match, request)
        self._opened += 1
        self._table = table = Table(self._opened, match, levels, extra)
        table.look(viewer)
        return {**table.shown(), "events": [], "record": table.record(), "bots": table.levels(), "device": match.device}

    def check(self, request: Json) -> Json:
        """Check an untrusted record, given as an object or as the text of a file; open nothing."""
        text = argument(request, "text", str, None)
        record: Any = request.get("record") if text is None else records.parse(text)
        match, _ = opening.seeded(records.admit(record), request)
        seed = {} if match.seed is None else {"seed": match.seed}  # replaces one in the record that cannot be used
        table = Table(0, match, opening.checked_extras(match, request), records.additional(record) | seed)
        table.look(None)
        return {"view": table.now(), "record": table.record(), "device": match.device}

    def look(self, request: Json) -> Json:
        """Show the present position and all entries to another viewer."""
        table = self.table
        stories = [events for _, events in table.match.positions(1)]
        return {"view": table.now(), "entries": table.entries(0, stories)}

    def close(self, request: Json) -> Json:
        """Close the match, if one is open."""
        self._table = None
        return {}

    def play(self, request: Json) -> Json:
        """Play an action; a face is one that people have rolled with a real die."""
        return self._played(argument(request, "action", str), by_hand=self.table.match.state.to_act == CHANCE)

    def roll(self, request: Json) -> Json:
        """Roll a die, with the face drawn from the seed."""
        return self._played(self.table.match.rolled(), by_hand=False)

    def _played(self, text: str, *, by_hand: bool) -> Json:
        table = self.table
        events = table.match.play(text, table.author(text), by_hand=by_hand)
        return self._changed(events=table.named(events), action=text)

    def _changed(self, **fields: Any) -> Json:
        """Return the reply to a change; drop what was being thought about the position before it."""
        self.table.forget()
        return {**self.table.shown(), **fields, "record": self.table.record_changes()}

    def undo(self, request: Json) -> Json:
        """Undo the last decision of a person."""
        table = self.table
        table.match.undo(table.persons, assent=argument(request, "assent", bool, False))
        return self._changed(events=[], undone=self._tail())

    def redo(self, request: Json) -> Json:
        """Redo undone entries, up to the next decision of a person."""
        table, ply = self.table, self.table.match.ply
        entries = table.entries(ply, [events for _, events in table.match.redo(table.persons)])
        events = [event for entry in entries for event in entry["events"]]
        return self._changed(events=events, entries=entries, undone=self._tail())

    def _tail(self) -> list[str]:
        return [entry.action.text for entry in self.table.match.undone]

    def at(self, request: Json) -> Json:
        """Show the position at a ply."""
        table, ply = self.table, argument(request, "ply", int)
        if not 0 <= ply <= table.match.ply:
            raise BadRequest("there is no such ply", what="ply")
        state, events = table.match.at(ply)
        action = table.match.log[ply - 1].action.text if ply else None
        return {"view": table.past(state, ply), "events": table.named(events), "action": action}

    def since(self, request: Json) -> Json:
        """Show the positions from a ply on, the last ones if they are many, and the entries between them."""
        table, ply = self.table, argument(request, "ply", int)
        if not 0 <= ply <= table.match.ply:
            raise BadRequest("there is no such ply", what="ply")
        ply = max(ply, table.match.ply - MOST_SINCE)
        views, stories = [], []
        for at, (state, events) in enumerate(table.match.positions(ply, with_changes=True), ply):
            views.append(table.past(state.copy(), at))
            stories.append(events)
        return {"views": views, "entries": table.entries(ply, stories[1:])}

    def preview(self, request: Json) -> Json:
        """Show what an action would do, on a copy of the position without what the acting seat does not know."""
        table, match = self.table, self.table.match
        action = _foreseen(match, request.get("action"), "action")
        state = match.state.imagine(match.acting, None)
        events = () if action is None else state.apply(action)
        view, forecast = table.past(state, match.ply), match.game.forecast(match.state, action)
        return {"view": view, "events": table.named(events), "forecast": forecast}

    def forecasts(self, request: Json) -> Json:
        """Return the forecasts of several actions."""
        match, texts = self.table.match, argument(request, "actions", list)
        if len(texts) > MOST_FORECASTS:
            raise BadRequest(f"more than {MOST_FORECASTS} actions", what="actions")
        actions = [_foreseen(match, text, "actions") for text in texts]
        return {"forecasts": [match.game.forecast(match.state, action) for action in actions]}

    def why(self, request: Json) -> Json:
        """Explain why no legal action contains these picks."""
        return {"why": self.table.match.why(texts(request.get("picks"), "picks"))}

    def words(self, request: Json) -> Json:
        """List the words of the open match's actions that have names in other languages."""
        from .formats import action_parser  # noqa: PLC0415  # not needed by a start

        return {"words": [*action_parser.vocabulary(self.table.match.game), action_parser.ROLL]}

    def read(self, request: Json) -> Json:
        """Return what a text that a person has typed means now."""
        from .formats import action_parser  # noqa: PLC0415  # not needed by a start

        text = argument(request, "text", str)
        if len(text) > action_parser.LONGEST:
            raise BadRequest(f"text has more than {action_parser.LONGEST} characters", what="text")
        picked = texts(argument(request, "picked", list, []), "picked")
        return {**action_parser.parse(self.table.match, text, texts_by_word(request, "names"), picked)}

    def inspect(self, request: Json) -> Json:
        """Answer a question about the position that its view leaves open."""
        from . import asking  # noqa: PLC0415  # not needed by a start

        about, of = argument(request, "about", str), argument(request, "of", str, "")
        return {"facts": asking.answered(self.table.match, about, of)}

    def seat(self, request: Json) -> Json:
        """Assign a seat to an opponent of a level, or to a person."""
        table = self.table
        seat, level = argument(request, "seat", int), argument(request, "bot", str, None)
        if seat not in range(len(table.match.players)):
            raise BadRequest("there is no such seat", what="seat")
        if level is not None:
            registry.checked(table.match.game.name, level)
        table.bots = {each: bot for each, bot in {**table.bots, seat: level}.items() if bot is not None}
        return self._changed(events=[], undone=self._tail(), bots=table.levels())

    def record(self, request: Json) -> Json:
        """Return the record of the open match."""
        return {"record": self.table.record()}

    def branch(self, request: Json) -> Json:
        """Return the record of a new game that goes on from an earlier position of another one; open nothing."""
        from . import branching  # noqa: PLC0415  # not needed by a start

        record, ply = stored(request), argument(request, "ply", int)
        return {"record": branching.branch(record, ply, **opening.renewal(request))}

    def again(self, request: Json) -> Json:
        """Return the record of a game that is over from its start; open nothing."""
        from . import branching  # noqa: PLC0415  # not needed by a start

        made = opening.renewal(request)
        return {"record": branching.again(stored(request), **made), "device": opening.device(request, made["name"])}

    def join(self, request: Json) -> Json:
        """Compare a stored record with one that may be the same game on another device; open nothing."""
        from . import joining  # noqa: PLC0415  # not needed by a start

        return joining.joined(stored(request), request.get("other"), opening.here(request))

    def deal(self, request: Json) -> Json:
        """Return what another table needs for the luck of a stored record; open nothing."""
        from . import dealing  # noqa: PLC0415  # not needed by a start

        match, _ = records.load(stored(request))
        return {"seed": dealing.seed_for_others(match), "first": match.setup.get("first")}

    def encode(self, request: Json) -> Json:
        """Return the short form of the open match, or of a record."""
        from .formats import short_form  # noqa: PLC0415  # not needed by a start

        match, levels = (self.table.match, self.table.bots) if request.get("record") is None else opening.laid(request)
        return {"short": short_form.encode(match, levels)}

    def decode(self, request: Json) -> Json:
        """Decode the short form in a text into a record, and name those of other games in it; open nothing."""
        from .formats import short_form  # noqa: PLC0415  # not needed by a start

        one, *others = short_form.decode_all(argument(request, "short", str))
        forms = {"short": one.short, "others": [other.short for other in others]}
        return {"record": records.save(one.match), "bots": by_seat(one.bots), **forms}

    def rolls(self, request: Json) -> Json:
        """List all rolls so far, and what may be known of their seeds: the match's own only at the end."""
        from . import rolls  # noqa: PLC0415  # not needed by a start

        table, match = self.table, self.table.match
        return {
            "seed": match.seed if match.state.to_act == OVER else None,
            "commitment": None if match.seed is None else commitment(match.seed),
            "known_seed": table.extra.get("known_seed") is True,
            "branches": [{"ply": ply, "commitment": code} for ply, _, code in match.provenance.branches or ()],
            "dice": rolls.by_die(match, forecasts=argument(request, "forecasts", bool, False)),
        }

    def think(self, request: Json) -> Json:
        """Let an opponent think for a slice of time."""
        table, seat = self.table, argument(request, "seat", int)
        if seat not in table.bots or seat != table.match.state.to_act:
            raise BadRequest("no opponent is to act there", what="seat")
        if table.thinking is None:
            bot, state = registry.decider(table.match, table.bots[seat])
            table.thinking = bot.think(state)
        found = sliced(table.thinking, argument(request, "ms", int, LONGEST_SLICE))
        if not isinstance(found, Thought):
            return {"progress": found}
        table.thinking = None
        table.decided(found.action.text)
        return decided(found, seat)

    def advise(self, request: Json) -> Json:
        """Let the adviser think for a slice of time about what a person could do."""
        table, seat = self.table, argument(request, "seat", int)
        if not table.advises or seat != table.match.state.to_act:
            raise BadRequest("nobody is to be advised there", what="seat")
        if table.advising is None:
            bot, state = registry.adviser(table.match)
            table.advising = bot.think(state)
        found = sliced(table.advising, argument(request, "ms", int, LONGEST_SLICE))
        if not isinstance(found, Thought):
            return {"progress": found}
        table.advising = None
        return {**decided(found, seat), "choices": judged(found)}

    def analyse(self, request: Json) -> Json:
        """Find out for a slice of time what decided the open match, which is over."""
        from . import analysis  # noqa: PLC0415  # comes with the opponents

        table = self.table
        rows, by = argument(request, "rows", list, []), argument(request, "by", str, None)
        try:
            table.analysing = analysing = table.analysing or analysis.begun(table.match, rows, by)
        except NoAnalysis as error:
            raise BadRequest(str(error), what="analyse") from error
        first = len(analysing.rows)
        progress = sliced(analysing.steps, argument(request, "ms", int, LONGEST_SLICE))
        found = {"by": analysing.by, "first": first, "rows": analysing.rows[first:]}
        if progress is not None:
            return {**found, "progress": progress}
        table.analysing = None
        return {**found, "analysis": analysing.summary()}


#: Maps the verbs of requests to methods.
VERBS: Final[dict[str, Callable[[Bridge, Json], Json]]] = {
    verb: getattr(Bridge, verb)
    for verb in (
        "games", "actions", "new", "open", "check", "look", "close", "play", "roll", "undo", "redo", "at", "since",
        "preview", "forecasts", "why", "words", "read", "inspect", "seat", "record", "branch", "again", "join",
        "deal", "encode", "decode", "rolls", "think", "advise", "analyse",
    )
}  # fmt: skip


def _foreseen(match: Match, text: Any, what: str) -> Action | None:
    """Return the legal action of a text (None: no action, the position as it is), or raise."""
    if text is not None and type(text) is not str:
        raise BadRequest("an action must be a string", what=what)
    return None if text is None else match.checked(text)


def _described(game: Game) -> Json:
    return {
        "game": game.name,
        "rules": game.rules,
        "seats": [game.seats[0], game.seats[-1]],
        "options": {name: {"default": values[0], "values": values} for name, values in game.options.items()},
        "colors": game.colors,
        "colors_each": {str(players): game.colors_each(players) for players in game.seats},
        "bots": registry.levels(game.name),
    }


dispatch = Bridge().dispatch
