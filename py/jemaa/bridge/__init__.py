"""The interface to the page: `dispatch(text) -> text`, JSON in and out. `docs/bridge.md` lists the verbs.

The only module that the worker imports. A `Bridge` has at most one open match; `dispatch` is that of the worker's own.
A verb succeeds, or replies with an error and changes nothing; only the error's `message`, for the console, is English.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import nullcontext, suppress
from time import perf_counter
from typing import Any, Final

from .. import record as records
from ..engine.cache import forget
from ..engine.chance import commitment
from ..engine.game import CHANCE, OVER, Game, Json
from ..errors import JemaaError, NoAnalysis
from ..games import GAMES
from ..match import Match
from ..opponents import registry
from ..opponents.bot import Thought
from . import requests
from .requests import BadRequest, argument, parse, stored_record, texts, texts_by_word
from .session import LONGEST_SLICE, Session, by_seat, decision, events_of, judged_choices, run_slice

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
        self._session: Session | None = None

    @property
    def session(self) -> Session:
        """Return the open session, or raise `NoMatch`."""
        if self._session is None:
            raise NoMatch("no match is open")
        return self._session

    def dispatch(self, text: str) -> str:
        """Answer a request; both are JSON text. Never raises: errors are in the reply."""
        began = perf_counter()
        request: Any = None
        try:
            request = parse(text)
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
        now = self._session
        with now.asked(requests.viewer(now.match, request), requests.limits(request)) if now else nullcontext():
            reply = self._safely(act, request)
        if self._session is not None:
            reply = {"match": self._session.number, "ply": self._session.match.ply, **reply}
        return reply

    def _safely(self, act: Callable[[Bridge, Json], Json], request: Json) -> Json:
        """Execute a verb; if it fails by a defect, restore the match (a `JemaaError` leaves it unchanged by itself)."""
        session = self._session
        match = None if session is None else session.match
        before = None if match is None else (list(match.log), list(match.undone), match.provenance)
        try:
            return act(self, request)
        except JemaaError:
            raise
        except Exception:
            self._session = session
            if session is not None and match is not None and before is not None:
                session.forget()
                log, undone, match.provenance = before
                match.restore(log, undone)
            raise

    def games(self, request: Json) -> Json:
        """Describe all games, or one."""
        asked = GAMES.values() if request.get("game") is None else [requests.game(request)]
        return {"games": [_described(game) for game in asked]}

    def actions(self, request: Json) -> Json:
        """List all actions of a game with their picks."""
        return {"actions": {text: action.picks for text, action in requests.game(request).actions.items()}}

    def new(self, request: Json) -> Json:
        """Open a new match, its set-up drawn from the seed, or one that starts from a position."""
        match = requests.new_match(requests.game(request), request)
        extra = requests.stamp(request, known_seed=argument(request, "known_seed", bool, False))
        return self._open(request, match, requests.levels_by_seat(match, request, stored=False), extra)

    def open(self, request: Json) -> Json:
        """Open a match from a record; reply with the events of every entry."""
        record = stored_record(request)
        match, events = requests.seeded(records.load(record), request)
        tail = argument(request, "undone", list, [])
        with suppress(JemaaError):  # undone entries that cannot be played are dropped: they are not part of the game
            match.restore_undone(tail)
        levels = requests.levels_by_seat(match, request, stored=True)
        reply = self._open(request, match, levels, records.additional(record))
        return {**reply, "entries": self.session.entries(0, events)}

    def _open(self, request: Json, match: Match, levels: dict[int, str], extra: Json) -> Json:
        viewer = requests.viewer(match, request)
        match.apart, match.settled = requests.limits(request)
        forget()
        self._opened += 1
        self._session = session = Session(self._opened, match, levels, extra)
        session.set_viewer(viewer)
        kept = {"record": session.record(), "bots": session.levels(), "device": match.device}
        return {**session.shown(), "picks": session.picks(), "events": [], **kept}

    def check(self, request: Json) -> Json:
        """Check an untrusted record, given as an object or as the text of a file; open nothing."""
        text = argument(request, "text", str, None)
        record: Any = request.get("record") if text is None else records.parse(text)
        match, _ = requests.seeded(records.admit(record), request)
        seed = {} if match.seed is None else {"seed": match.seed}  # replaces one in the record that cannot be used
        session = Session(0, match, requests.checked_extras(match, request), records.additional(record) | seed)
        session.set_viewer(None)
        return {"view": session.now(), "record": session.record(), "device": match.device}

    def look(self, request: Json) -> Json:
        """Show the present position and all entries to another viewer."""
        session = self.session
        stories = [events for _, events in session.match.positions(1)]
        return {"view": session.now(), "entries": session.entries(0, stories)}

    def close(self, request: Json) -> Json:
        """Close the match, if one is open."""
        self._session = None
        return {}

    def play(self, request: Json) -> Json:
        """Play an action; a face is one that people have rolled with a real die. `roll`: roll what follows, too."""
        match, text, roll = self.session.match, argument(request, "action", str), argument(request, "roll", bool, False)
        events = match.play(text, self.session.author(text), by_hand=match.state.to_act == CHANCE)
        if not roll or match.state.to_act != CHANCE or match.seed is None:
            return self._changed(events=self.session.named(events), action=text)
        entries = self.session.entries(match.ply - 1, [events, match.play(match.rolled())])
        return self._changed(events=events_of(entries), action=text, entries=entries)

    def roll(self, request: Json) -> Json:
        """Roll a die, with the face drawn from the seed."""
        match, text = self.session.match, self.session.match.rolled()
        return self._changed(events=self.session.named(match.play(text)), action=text)

    def _changed(self, **fields: Any) -> Json:
        """Return the reply to a change; drop what was being thought about the position before it."""
        self.session.forget()
        return {**self.session.shown(), **fields, "record": self.session.record_changes()}

    def undo(self, request: Json) -> Json:
        """Undo the last decision of a person."""
        session = self.session
        session.match.undo(session.persons, assent=argument(request, "assent", bool, False))
        return self._changed(events=[], undone=self._tail())

    def redo(self, request: Json) -> Json:
        """Redo undone entries, up to the next decision of a person."""
        session, ply = self.session, self.session.match.ply
        entries = session.entries(ply, [events for _, events in session.match.redo(session.persons)])
        return self._changed(events=events_of(entries), entries=entries, undone=self._tail())

    def _tail(self) -> list[str]:
        return [entry.action.text for entry in self.session.match.undone]

    def at(self, request: Json) -> Json:
        """Show the position at a ply."""
        session, ply = self.session, requests.ply(self.session.match, request)
        state, events = session.match.at(ply)
        action = session.match.log[ply - 1].action.text if ply else None
        return {"view": session.past(state, ply), "events": session.named(events), "action": action}

    def since(self, request: Json) -> Json:
        """Show the positions from a ply on, the last ones if they are many, and the entries between them."""
        session, ply = self.session, requests.ply(self.session.match, request)
        ply = max(ply, session.match.ply - MOST_SINCE)
        views, stories = [], []
        for at, (state, events) in enumerate(session.match.positions(ply, with_changes=True), ply):
            views.append(session.past(state.copy(), at))
            stories.append(events)
        return {"views": views, "entries": session.entries(ply, stories[1:])}

    def views(self, request: Json) -> Json:
        """Show the positions at several plies, in the order of the game."""
        session, plies = self.session, requests.plies(self.session.match, request)
        positions = enumerate(session.match.positions())
        return {"views": [session.past(state.copy(), ply) for ply, (state, _) in positions if ply in plies]}

    def preview(self, request: Json) -> Json:
        """Show what an action would do, on a copy of the position without what the acting seat does not know."""
        session, match = self.session, self.session.match
        action = requests.legal_action(match, request.get("action"), "action")
        state = match.state.imagine(match.acting, None)
        events = () if action is None else state.apply(action)
        return {**session.preview(state, events), "forecast": match.game.forecast(match.state, action)}

    def forecasts(self, request: Json) -> Json:
        """Return the forecasts of several actions."""
        match, texts = self.session.match, argument(request, "actions", list)
        if len(texts) > MOST_FORECASTS:
            raise BadRequest(f"more than {MOST_FORECASTS} actions", what="actions")
        actions = [requests.legal_action(match, text, "actions") for text in texts]
        return {"forecasts": [match.game.forecast(match.state, action) for action in actions]}

    def why(self, request: Json) -> Json:
        """Explain why no legal action contains these picks."""
        return {"why": self.session.match.why(texts(request.get("picks"), "picks"))}

    def words(self, request: Json) -> Json:
        """List the words of the open match's actions that have names in other languages."""
        from ..formats import action_parser  # noqa: PLC0415  # not needed by a start

        return {"words": [*action_parser.vocabulary(self.session.match.game), action_parser.ROLL]}

    def read(self, request: Json) -> Json:
        """Return what a text that a person has typed means now."""
        from ..formats import action_parser  # noqa: PLC0415  # not needed by a start

        text = argument(request, "text", str)
        if len(text) > action_parser.LONGEST:
            raise BadRequest(f"text has more than {action_parser.LONGEST} characters", what="text")
        picked = texts(argument(request, "picked", list, []), "picked")
        return {**action_parser.parse(self.session.match, text, texts_by_word(request, "names"), picked)}

    def inspect(self, request: Json) -> Json:
        """Answer a question about the position that its view leaves open."""
        from . import questions  # noqa: PLC0415  # not needed by a start

        about, of = argument(request, "about", str), argument(request, "of", str, "")
        return {"facts": questions.answer(self.session.match, about, of)}

    def seat(self, request: Json) -> Json:
        """Assign a seat to an opponent of a level, or to a person."""
        session = self.session
        seat, level = argument(request, "seat", int), argument(request, "bot", str, None)
        if seat not in range(len(session.match.players)):
            raise BadRequest("there is no such seat", what="seat")
        if level is not None:
            registry.checked_level(session.match.game.name, level)
        session.bots = {each: bot for each, bot in {**session.bots, seat: level}.items() if bot is not None}
        return self._changed(events=[], undone=self._tail(), bots=session.levels())

    def record(self, request: Json) -> Json:
        """Return the record of the open match."""
        return {"record": self.session.record()}

    def branch(self, request: Json) -> Json:
        """Return the record of a new game that goes on from an earlier position of another one; open nothing."""
        from . import branch  # noqa: PLC0415  # not needed by a start

        record, ply = stored_record(request), argument(request, "ply", int)
        return {"record": branch.branch(record, ply, **requests.new_game_arguments(request))}

    def again(self, request: Json) -> Json:
        """Return the record of a game that is over from its start; open nothing."""
        from . import branch  # noqa: PLC0415  # not needed by a start

        made = requests.new_game_arguments(request)
        record = branch.again(stored_record(request), **made)
        return {"record": record, "device": requests.device(request, made["name"])}

    def join(self, request: Json) -> Json:
        """Compare a stored record with one that may be the same game on another device; open nothing."""
        from . import merge  # noqa: PLC0415  # not needed by a start

        return merge.merged(stored_record(request), request.get("other"), requests.local_seats(request))

    def deal(self, request: Json) -> Json:
        """Return what another table needs for the luck of a stored record; open nothing."""
        from . import deal  # noqa: PLC0415  # not needed by a start

        match, _ = records.load(stored_record(request))
        return {"seed": deal.seed_for_others(match), "first": match.setup.get("first")}

    def encode(self, request: Json) -> Json:
        """Return the short form of the open match, or of a record."""
        from ..formats import short_form  # noqa: PLC0415  # not needed by a start

        own = request.get("record") is None
        match, levels = (self.session.match, self.session.bots) if own else requests.stored_match(request)
        return {"short": short_form.encode(match, levels)}

    def decode(self, request: Json) -> Json:
        """Decode the short form in a text into a record, and name those of other games in it; open nothing."""
        from ..formats import short_form  # noqa: PLC0415  # not needed by a start

        one, *others = short_form.decode_all(argument(request, "short", str))
        forms = {"short": one.short, "others": [other.short for other in others]}
        return {"record": records.save(one.match), "bots": by_seat(one.bots), **forms}

    def rolls(self, request: Json) -> Json:
        """List all rolls so far, and what may be known of their seeds: the match's own only at the end."""
        from . import rolls  # noqa: PLC0415  # not needed by a start

        session, match = self.session, self.session.match
        return {
            "seed": match.seed if match.state.to_act == OVER else None,
            "commitment": None if match.seed is None else commitment(match.seed),
            "known_seed": session.extra.get("known_seed") is True,
            "branches": [{"ply": ply, "commitment": code} for ply, _, code in match.provenance.branches or ()],
            "dice": rolls.by_die(match, forecasts=argument(request, "forecasts", bool, False)),
        }

    def think(self, request: Json) -> Json:
        """Let an opponent think for a slice of time."""
        session, seat = self.session, argument(request, "seat", int)
        if seat not in session.bots or seat != session.match.state.to_act:
            raise BadRequest("no opponent is to act there", what="seat")
        if session.thinking is None:
            bot, state = registry.decider(session.match, session.bots[seat])
            session.thinking = bot.think(state)
        found = run_slice(session.thinking, argument(request, "ms", int, LONGEST_SLICE))
        if not isinstance(found, Thought):
            return {"progress": found}
        session.thinking = None
        session.decided(found.action.text)
        return decision(found, seat)

    def advise(self, request: Json) -> Json:
        """Let the adviser think for a slice of time about what a person could do."""
        session, seat = self.session, argument(request, "seat", int)
        if not session.advises or seat != session.match.state.to_act:
            raise BadRequest("nobody is to be advised there", what="seat")
        if session.advising is None:
            bot, state = registry.adviser(session.match)
            session.advising = bot.think(state)
        found = run_slice(session.advising, argument(request, "ms", int, LONGEST_SLICE))
        if not isinstance(found, Thought):
            return {"progress": found}
        session.advising = None
        return {**decision(found, seat), "choices": judged_choices(found)}

    def analyse(self, request: Json) -> Json:
        """Find out for a slice of time what decided the open match, which is over."""
        from .. import analysis  # noqa: PLC0415  # comes with the opponents

        session = self.session
        rows, by = argument(request, "rows", list, []), argument(request, "by", str, None)
        try:
            session.analysing = analysing = session.analysing or analysis.begun(session.match, rows, by)
        except NoAnalysis as error:
            raise BadRequest(str(error), what="analyse") from error
        first = len(analysing.rows)
        progress = run_slice(analysing.steps, argument(request, "ms", int, LONGEST_SLICE))
        found = {"by": analysing.by, "first": first, "rows": analysing.rows[first:]}
        if progress is not None:
            return {**found, "progress": progress}
        session.analysing = None
        return {**found, "analysis": analysing.summary()}


#: Maps the verbs of requests to methods.
VERBS: Final[dict[str, Callable[[Bridge, Json], Json]]] = {
    verb: getattr(Bridge, verb)
    for verb in (
        "games", "actions", "new", "open", "check", "look", "close", "play", "roll", "undo", "redo", "at", "since",
        "views", "preview", "forecasts", "why", "words", "read", "inspect", "seat", "record", "branch", "again", "join",
        "deal", "encode", "decode", "rolls", "think", "advise", "analyse",
    )
}  # fmt: skip


def _described(game: Game) -> Json:
    return {
        "game": game.name,
        "rules": game.rules,
        "seats": [game.seats[0], game.seats[-1]],
        "options": {name: {"default": values[0], "values": values} for name, values in game.options.items()},
        "colors": game.colors,
        "colors_each": {str(players): game.colors_each(players) for players in game.seats},
        "bots": registry.levels(game.name),
        "private": game.private,
    }


dispatch = Bridge().dispatch
