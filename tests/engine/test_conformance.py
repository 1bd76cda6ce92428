"""The conformance suite: what every game must satisfy, whatever its rules."""

import json
import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import pytest

from jemaa.engine.chance import Dice, Stream
from jemaa.engine.game import CHANCE, OVER, Action, Face, Game, Json, State
from jemaa.match import EventsWithChanges, Match
from jemaa.opponents import registry
from jemaa.opponents.bot import Thought
from tests.engine.games import (
    ALL,
    drawn,
    picked,
    played,
    players_of,
    positions,
    seat_the_tiny_games,
    seen,
    table_name,
    tables,
    why,
)
from tests.sampling import WHOLE, share, taken

#: What every view has, and nothing else: what a game alone shows stands in `board`, and in its seats
VIEW = {"phase", "prompt", "seats", "board", "dice", "hidden", "result"}

on_every_table = pytest.mark.parametrize(("game", "count", "options"), tables(), ids=table_name)


@pytest.fixture(scope="module")
def matches() -> dict[tuple[str, int, str], Match]:
    """Cache a whole random match for each table."""
    return {}


@pytest.fixture
def match(game: Game, count: int, options: Json, matches: dict[tuple[str, int, str], Match]) -> Match:
    key = (game.name, count, json.dumps(options))
    if key not in matches:
        matches[key] = played(game, count, options, f"conformance {key}")
    return matches[key]


def some(match: Match, of: int = 3) -> Iterator[tuple[State, Action | None]]:
    """Yield a share of the positions of a match: for each number of players other ones, and the last."""
    for ply, (state, done) in enumerate(positions(match)):
        if done is None or taken(ply + len(match.players), of):
            yield state, done


def viewers(match: Match) -> tuple[int | None, ...]:
    """Return all who may look: a spectator, and each seat."""
    return (None, *range(len(match.players)))


def shown(match: Match, state: State, viewer: int | None, number: int) -> str:
    """Return all that a viewer is shown of a position as text; one of its choices is foreseen, by turns another."""
    game = match.game
    actions = state.legal() if state.to_act in (viewer, CHANCE) else []
    own = [actions[number % len(actions)]] if actions else []
    return json.dumps([
        game.view(state, viewer), state.to_act, state.mover, list(state.outcomes()),
        [action.text for action in actions],
        [(game.forecast(state, action), previewed(match, state, action, viewer)) for action in own],
        game.forecast(state, None) if actions else None,
    ])  # fmt: skip


@on_every_table
def test_every_position_is_sound(match: Match) -> None:
    assert match.is_over
    assert match.ply < 5000
    views = []
    for state, done in positions(match):
        legal, view = state.legal(), json.loads(json.dumps(match.game.view(state)))
        check_actions(match, state, done)
        check_picks(legal)
        check_view(match, state, view)
        views.append(view)
        assert (view["result"] is None) == (done is not None)
    told = {view.get("dice", "missing") for view in views}
    rolled = any(state.to_act == CHANCE for state, _ in positions(match))
    assert told == {rolled}, f"dice of the view is {told.pop()}; dice are {'' if rolled else 'never '}rolled here"


def check_actions(match: Match, state: State, done: Action | None) -> None:
    """Check that legal actions are sorted, unique and of the table, and that there are none when it is over."""
    legal, weights = state.legal(), state.outcomes()
    texts = [action.text for action in legal]
    assert texts == sorted(set(texts)), "legal() lists actions that are not sorted by text, or one of them twice"
    assert all(match.game.actions[action.text] is action for action in legal)
    assert (state.to_act == OVER) == (not legal) == (done is None)
    assert done is None or done in legal
    assert state.to_act in (CHANCE, OVER, *range(len(match.players)))
    assert state.mover in range(len(match.players))
    assert len(weights) == (len(legal) if state.to_act == CHANCE else 0)
    assert {isinstance(action, Face) for action in legal} <= {state.to_act == CHANCE}
    assert all(type(weight) is int and weight > 0 for weight in weights)


def check_picks(legal: Sequence[Action]) -> None:
    """Check that no action's picks contain another's."""
    picks = [(action, set(action.picks)) for action in legal]
    within = [(a, b) for a, one in picks for b, other in picks if a is not b and one <= other]
    assert not within, "the picks of {} are all among those of {}: nobody could choose it".format(*within[0])


def check_view(match: Match, state: State, view: Json) -> None:
    """Check that a view has what the page needs, whose turn it is, and scores that fit the places."""
    lacking, unknown, seats = VIEW - set(view), set(view) - VIEW, list(range(len(match.players)))
    assert not lacking | unknown, f"the view lacks {sorted(lacking)}, has {sorted(unknown)} that nobody asks for"
    assert all({"seat", "score"} <= set(seat) for seat in view["seats"]), "each of the view's seats has seat, score"
    assert [seat["seat"] for seat in view["seats"]] == seats
    assert [seat["score"] for seat in view["seats"]] == state.scores()
    assert set(view["prompt"]) == {"key", "args"}
    turn = state.mover if state.to_act == CHANCE else state.to_act
    told = view["prompt"]["args"].get("seat", "missing")
    assert turn == OVER or told == turn, f"prompt.args.seat is {told}; seat {turn} is on turn"
    assert sorted(seat for group in state.ranking() for seat in group) == seats
    assert all(group == sorted(group) for group in state.ranking())
    assert {state.scores()[seat] for seat in state.ranking()[0]} == {max(state.scores())}


@pytest.mark.parametrize("game", ALL.values(), ids=list(ALL))
def test_the_notation_names_each_action_once(game: Game) -> None:
    assert all(action.text == text for text, action in game.actions.items())
    assert all(len(set(action.picks)) == len(action.picks) > 0 for action in game.actions.values())


@on_every_table
def test_a_copy_equals_and_is_independent_and_advancing_is_applying_without_the_events(match: Match) -> None:
    for state, done in some(match):
        before, twin = seen(match.game, state), state.copy()
        assert seen(match.game, twin) == before
        if done is not None:
            twin.apply(done)
            assert seen(match.game, state) == before
            advanced = state.copy()
            advanced.advance(done)
            assert seen(match.game, advanced) == seen(match.game, twin)
            assert advanced.text() == twin.text()


@pytest.mark.slow
@on_every_table
def test_two_positions_that_differ_only_in_what_a_viewer_cannot_know_look_the_same_to_it(match: Match) -> None:
    """Also the choices of whoever is asked, and their previews; to imagine changes nothing."""
    for ply, (state, _) in enumerate(some(match)):
        before = state.text()
        for viewer in viewers(match):
            other = state.imagine(viewer, Stream(f"imagined {ply}"))
            assert shown(match, other, viewer, ply) == shown(match, state, viewer, ply)
            assert match.game.view(state.imagine(viewer, None), viewer) == match.game.view(state, viewer)
        assert state.text() == before


@on_every_table
def test_a_game_says_whether_a_seat_may_know_more_than_a_spectator(match: Match) -> None:
    """The page then stores a view of its own for whoever looks at the list of games."""
    alike = all(
        match.game.view(state, viewer) == match.game.view(state)
        for state, _ in positions(match)
        for viewer in viewers(match)
    )
    assert alike != match.game.private


@on_every_table
def test_what_is_past_is_told_alike_whatever_a_viewer_cannot_know(match: Match) -> None:
    """Two matches with the same log, whose set-ups differ in what is hidden from the viewer at its end."""
    half = match.ply // 2
    state, _ = match.at(half)
    for viewer in viewers(match):
        setup = match.game.setup_for(match.setup, state.imagine(viewer, Stream("otherwise")))
        other = Match(match.game, match.players, match.options, setup)
        for entry in match.log[:half]:
            other.play(entry.action.text)
        for (one, told), (two, retold) in islice(zip(match.positions(), other.positions(), strict=False), half + 1):
            assert match.game.view(one, viewer) == match.game.view(two, viewer)
            assert [match.game.named(event, viewer) for event in told] == [
                match.game.named(event, viewer) for event in retold
            ]


@on_every_table
def test_what_is_said_to_be_hidden_is_what_can_be_imagined(match: Match) -> None:
    """From everybody, that is: a spectator knows what everybody knows."""
    for state, _ in some(match):
        text = state.text()
        anew = {state.imagine(None, Stream(f"imagined {number}")).text() for number in range(8)}
        hidden = match.game.view(state)["hidden"]
        assert state.to_act == OVER or hidden == bool(anew - {text}), f"hidden is {hidden} in {text}"
        assert state.to_act != OVER or not hidden, "nothing is still to be seen when the game is over"


@pytest.mark.slow
@on_every_table
def test_a_branch_shows_the_same_so_far_and_hides_something_else(match: Match) -> None:
    """Also in a match that starts from a position."""
    third = match.ply // 3
    placed = Match(match.game, match.players, match.options, {"position": match.at(third)[0].text()})
    for entry in match.log[third:]:
        placed.play(entry.action.text)
    places = [(match, 0), (placed, 0), (match, 2 * third), (placed, third)]
    for whole, ply in share(places, 2, len(match.players)):
        made = [whole.branch(ply, f"branch {number}") for number in range(8 if WHOLE else 4)]
        stored = [Match(one.game, one.players, one.options, json.loads(json.dumps(one.setup))) for one in made]
        for one, again in zip(made, stored, strict=True):
            for entry in one.log:
                again.play(entry.action.text)
            shown = [seen(whole.game, state) for state, _ in one.positions()]
            assert shown == [seen(whole.game, state) for state, _ in islice(whole.positions(), ply + 1)]
            assert again.state.text() == one.state.text()
        hidden = whole.game.view(whole.at(ply)[0])["hidden"]
        assert hidden == (len({one.state.text() for one in made}) > 1)
        assert hidden or all(one.setup == whole.setup for one in made)


@on_every_table
def test_an_action_reveals_exactly_what_its_preview_leaves_out(match: Match) -> None:
    """A game that hides nothing need not say so; in one that does, undo asks for assent after such an action."""
    state, _ = match.at(0)
    for entry in match.log:
        twin = state.copy()
        viewer = state.mover if state.to_act == CHANCE else state.to_act
        events = [match.game.named(event, viewer) for event in twin.apply(entry.action)]
        told = json.dumps([events, match.game.view(twin, viewer)])
        assert entry.reveals == (previewed(match, state, entry.action, viewer) != told)
        state.apply(entry.action)


def previewed(match: Match, state: State, action: Action, viewer: int | None) -> str:
    """Return everything that a viewer is shown of an action before it is done, as text."""
    twin = state.imagine(state.mover if state.to_act == CHANCE else state.to_act, None)
    events = [match.game.named(event, viewer) for event in twin.apply(action)]
    return json.dumps([events, match.game.view(twin, viewer)])


@pytest.mark.parametrize("game", ALL.values(), ids=list(ALL))
def test_names_and_options_fit_addresses_and_the_command_line(game: Game) -> None:
    assert re.fullmatch("[a-z]+", game.name)
    for name, values in game.options.items():
        assert re.fullmatch("[a-z][a-z_]*", name)
        assert all(isinstance(value, bool | int | str) for value in values)
        alike = len(values) - len({str(value).lower() for value in values})
        assert len(values) > 1, f"option {name} has {len(values)} values: the default, and at least one more"
        assert not alike, f"option {name} has values that are written alike: {values}"
    assert len(set(game.levels)) == len(game.levels)
    assert all(re.fullmatch("[a-z]{1,20}", level) and level != registry.RANDOM for level in game.levels)


@on_every_table
def test_what_each_event_changes_adds_up_to_what_the_table_shows_next(match: Match) -> None:
    for state, done in positions(match):
        if done is None:
            return
        applied, other = state.copy(), state.copy()
        shown = {"seats": match.game.seats_shown(state), "board": match.game.board_shown(state)}
        events = EventsWithChanges(match.game, applied, None)
        applied.apply_into(done, events)
        events.end()
        assert list(events) == list(other.apply(done))
        named = [match.game.named(event) for event in events]
        assert named
        assert all(isinstance(event["type"], str) and isinstance(event["rule"], str) for event in named)
        json.dumps(named)
        assert applied.text() == other.text()
        for change in events.changes:
            shown = merged(shown, change)
        assert shown == {"seats": match.game.seats_shown(applied), "board": match.game.board_shown(applied)}
        assert shown.items() <= match.game.view(applied).items()


def merged(before: Any, change: Any) -> Any:
    """Return what is shown after a change, as the page merges it."""
    if not isinstance(change, dict) or not isinstance(before, dict | list):
        return change
    if isinstance(before, list):
        return [merged(part, change[str(at)]) if str(at) in change else part for at, part in enumerate(before)]
    return {key: merged(part, change[key]) if key in change else part for key, part in before.items()}


#: Picks of another game, of none, and halves of picks.
STRANGE = ["", "fly", "square:", "square:z9", "e4", "space:c3", "space:c3.nw", "cube:red", "arrow:", "roof:x", "heap:a"]


@on_every_table
def test_forecasts_and_reasons_never_fail_and_change_nothing(match: Match) -> None:
    stream, actions = Dice("reasons"), list(match.game.actions.values())
    for ply, (state, _) in enumerate(some(match)):
        before = seen(match.game, state)
        for action in (None, *state.legal()):
            json.dumps(match.game.forecast(state, action))
        for action in state.legal():
            assert all(why(match.game, state, picks) is None for picks in ((), action.picks, action.picks[:1]))
        other = picked(stream, ply, actions)
        for picks in (other.picks, (*other.picks, picked(stream, ply, STRANGE))):
            reason = why(match.game, state, picks)
            assert (reason is None) == any(set(picks) <= set(action.picks) for action in state.legal())
            assert reason is None or (set(reason) == {"key", "args"} and reason["key"].startswith("why-"))
            json.dumps(reason)
        assert why(match.game, state, ["no:such", "picks"]) is not None
        assert seen(match.game, state) == before


@on_every_table
def test_a_set_up_round_trips_first_begins_and_a_seed_gives_one_game(game: Game, count: int, options: Json) -> None:
    for first in range(count):
        match = Match.new(game, players_of(game, count), options, "set-up", first)
        again = Match(game, match.players, options, json.loads(json.dumps(match.setup)))
        assert match.setup["first"] == match.state.mover == again.state.mover == first
        assert seen(game, again.state) == seen(game, match.state)
    one, again, other = (played(game, count, options, seed) for seed in ("one", "one", "other"))
    assert (one.setup, one.log) == (again.setup, again.log)
    assert one.log != other.log


# opponents of its own

# The longer a level thinks, the fewer players.
PLAYING = [
    (game, game.seats[-1 - number % len(game.seats)], level)
    for game in ALL.values()
    for number, level in enumerate(game.levels)
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "count", "level"), PLAYING, ids=[f"{g.name}-{n}-{level}" for g, n, level in PLAYING])
def test_a_level_decides_from_start_to_end(game: Game, count: int, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It sits in one seat with little work and makes every second decision, the rest is played at random."""
    seat_the_tiny_games(monkeypatch)
    match, stream = Match.new(game, players_of(game, count), {}, "levels"), Dice("levels")
    bot, decisions = registry.opponent(game.name, f"{level}#2", "levels"), 0
    while match.state.to_act != OVER:
        own = match.state.to_act == 0
        decisions += own
        match.play(decided(match, bot).action.text if own and decisions % 2 else drawn(match, stream))
    assert decisions


def decided(match: Match, bot: registry.Opponent) -> Thought:
    """Return what an opponent thinks; check how it got there, and what it says of it."""
    steps, thinking = [], bot.think(match.state)
    try:
        while True:
            steps.append(next(thinking))
    except StopIteration as found:
        thought: Thought = found.value
    assert all(0 <= progress <= 1 for progress in steps)
    assert steps or len(match.legal) == 1, "it must yield before it has decided"
    assert thought.action in match.legal
    assert set(thought.reason) == {"key", "args"}
    assert thought.reason["key"].startswith("reason-")
    json.dumps(thought.reason)
    worths = [choice.worth for choice in thought.choices]
    assert all(type(worth) is int for worth in worths)
    assert worths == sorted(worths, reverse=True)
    judged = [choice.action for choice in thought.choices]
    assert len(set(judged)) == len(judged)
    assert all(action in match.legal for action in judged)
    return thought
