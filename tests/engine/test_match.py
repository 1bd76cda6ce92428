"""Matches: checked play, undo and redo, rolls from the seed, the story."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jemaa.chance import Dice
from jemaa.errors import BadNotation, BadRecord, GameOver, IllegalAction
from jemaa.game import CHANCE, OVER, Events
from jemaa.match import Entry, Match, NeedsAssent, NothingToRedo, NothingToUndo
from tests.engine.games import ALL, drawn, played, players_of
from tests.engine.positions import MARRAKECH, a_match, finished, players

HEAPS = ALL["heaps"]


def texts(match: Match) -> list[str]:
    return [entry.action.text for entry in match.log]


def after(*actions: str, count: int = 4, **options: str) -> Match:
    """Return a match after these actions; `lay` is the first legal place."""
    match = Match.new(MARRAKECH, players(count), options, "test", 0)
    for action in actions:
        match.play(match.state.legal()[0].text if action == "lay" else action)
    return match


TURN = ("left", "die 2", "lay")


@pytest.mark.parametrize(
    "text", ["", "fly", "LEFT", " left", "lay c5-c4", "lay c4", "die 5", None, 3, [], {}, "left\n"]
)
def test_unknown_actions_are_bad_notation_and_change_nothing(text: Any) -> None:
    match = a_match()
    with pytest.raises(BadNotation):
        match.play(text)
    assert match.ply == 0


@pytest.mark.parametrize("text", ["lay c4-c5", "die 3"])
def test_illegal_actions_are_refused_and_change_nothing(text: str) -> None:
    match = a_match()
    before = match.state.copy()
    with pytest.raises(IllegalAction) as caught:
        match.play(text)
    assert caught.value.details == {"action": text, "ply": 0}
    assert (match.ply, match.state == before) == (0, True)


def test_after_the_end_nothing_can_be_played() -> None:
    match = finished(a_match(2))
    ply = match.ply
    with pytest.raises(GameOver):
        match.play("left")
    assert match.ply == ply


def test_a_refused_action_keeps_the_undone_entries() -> None:
    match = after("left")
    match.undo({0, 1, 2, 3})
    with pytest.raises(IllegalAction):
        match.play("die 2")
    assert match.redo_to({0, 1, 2, 3}) == 1


def test_roll_number_r_is_draw_number_r_of_the_seed() -> None:
    match = finished(a_match(3, seed="rolls"))
    rolled = [entry.action.text for entry in match.log if entry.actor == CHANCE]
    faces = ["die 1", "die 2", "die 2", "die 3", "die 3", "die 4"]
    assert rolled == [faces[Dice("rolls").draw(number, 6)] for number in range(len(rolled))]


def test_rolling_where_no_roll_is_due_or_without_a_seed_is_illegal() -> None:
    with pytest.raises(IllegalAction, match="no roll is due"):
        a_match().rolled()
    match = Match(MARRAKECH, players(3), {}, {"first": 0})
    match.play("left")
    with pytest.raises(IllegalAction, match="no seed"):
        match.rolled()


@pytest.mark.parametrize("seed", ["", "x" * 201, 5, b"x", ["x"]])
def test_seeds_are_strings_of_limited_length(seed: Any) -> None:
    with pytest.raises(BadRecord):
        Match.new(MARRAKECH, players(3), {}, seed)


@pytest.mark.parametrize(
    "options",
    [
        {"variant": "other"},
        {"cover_own": 1},
        {"cover_own": "true"},
        {"colour": True},
        {"variant": ["standard"]},
        [],
    ],
)
def test_options_are_checked(options: Any) -> None:
    with pytest.raises(BadRecord):
        Match.new(MARRAKECH, players(3), options, "s")


def test_a_match_checks_its_players_and_set_up() -> None:
    with pytest.raises(BadRecord):
        Match.new(MARRAKECH, players(3)[:1], {}, "s")
    with pytest.raises(BadRecord):
        Match(MARRAKECH, players(3), {}, {"first": 3})


def test_the_position_at_a_ply_with_the_events_that_led_there() -> None:
    match = finished(a_match(3))
    for ply in (0, 1, 2, 17, match.ply):
        state, events = match.at(ply)
        replayed = Match(MARRAKECH, match.players, {}, match.setup)
        told: Events = ()
        for text in texts(match)[:ply]:
            told = replayed.play(text)
        assert (state, events) == (replayed.state, told)


# Undo and redo. Persons are the seats played by people.

ALL_FOUR = {0, 1, 2, 3}


def test_ones_last_decision_can_be_undone_without_assent() -> None:
    match = after("left")
    assert match.undo_to(ALL_FOUR) == 0
    match.undo(ALL_FOUR)
    assert (match.ply, match.state.to_act) == (0, 0)


def test_undo_stops_at_each_of_ones_own_decisions_since_the_roll() -> None:
    match = after("die 2", "lay", "left", variant="quarter-turn")
    match.undo(ALL_FOUR)
    assert match.ply == 2
    match.undo(ALL_FOUR)
    assert match.ply == 1
    assert match.undo_to(ALL_FOUR) is None


def test_undoing_a_roll_needs_assent() -> None:
    match = after("left", "die 2")
    assert match.undo_to(ALL_FOUR) is None
    assert match.undo_to(ALL_FOUR, assent=True) == 0
    with pytest.raises(NeedsAssent):
        match.undo(ALL_FOUR)
    assert match.ply == 2
    match.undo(ALL_FOUR, assent=True)
    assert match.ply == 0


def test_a_rug_can_be_undone_until_somebody_else_acts() -> None:
    match = after(*TURN)
    assert match.state.to_act == 1
    assert match.undo_to(ALL_FOUR) == 2


TWO = {0, 1}


@pytest.mark.parametrize("variant", ["standard", "quarter-turn"])
def test_m4_undoing_a_rug_that_showed_the_next_one_needs_assent(variant: str) -> None:
    turn = TURN if variant == "standard" else TURN[1:]
    match = after(*turn, count=2, variant=variant)
    assert match.undo_to(TWO) is None
    with pytest.raises(NeedsAssent):
        match.undo(TWO)
    match.undo(TWO, assent=True)
    assert match.ply == len(turn) - 1
    match.play(match.legal[-1].text)
    assert match.undo_to(TWO) is None


def test_what_an_undone_entry_has_revealed_stays_known() -> None:
    match = after("left")
    for reveals in (False, True):
        match.undone = [Entry(MARRAKECH.actions["lay c4-c5"], 0, reveals)]
        assert match.undo_to(ALL_FOUR) == (None if reveals else 0)
    assert match.undo_to(ALL_FOUR, assent=True) == 0


def test_m4_the_last_rug_of_a_pile_shows_nothing() -> None:
    match = finished(a_match(2))
    lays = [entry for entry in match.log if entry.action.text.startswith("lay")]
    assert [entry.reveals for entry in lays[-3:]] == [True, False, False]
    assert not any(entry.reveals for entry in match.log if entry not in lays)


def test_undoing_another_persons_decision_needs_assent() -> None:
    match = after(*TURN, "right")
    match.undo(ALL_FOUR)
    assert match.ply == 3
    assert match.undo_to(ALL_FOUR) is None
    with pytest.raises(NeedsAssent):
        match.undo(ALL_FOUR)
    match.undo(ALL_FOUR, assent=True)
    assert match.ply == 2


def test_an_undone_roll_still_requires_assent() -> None:
    match = after(*TURN, "right", "die 1")
    match.undo(ALL_FOUR, assent=True)
    assert match.ply == 3
    assert match.undo_to(ALL_FOUR) is None


def test_playing_on_after_an_undo_makes_that_decision_ones_own_again() -> None:
    match = after(*TURN, "right")
    match.undo(ALL_FOUR)
    match.play("left")
    assert match.undo_to(ALL_FOUR) == 3


def test_undo_goes_back_past_actions_of_opponents() -> None:
    match = after(*TURN, "right")
    assert match.undo_to({0}) == 2
    match.undo({0})
    assert (match.ply, match.state.to_act) == (2, 0)


@pytest.mark.parametrize("name", sorted(ALL))
@pytest.mark.parametrize("by_hand", [False, True])
def test_once_a_game_is_over_every_undo_needs_assent(name: str, by_hand: bool) -> None:
    match = played(ALL[name], ALL[name].seats[-1], {}, "over")
    if by_hand:
        match.provenance = match.provenance._replace(by_hand=frozenset(range(match.ply)))
    for persons in (set(range(6)), {match.log[-1].actor}):
        assert match.undo_to(persons) is None
        with pytest.raises(NeedsAssent):
            match.undo(persons)
        assert match.undo_to(persons, assent=True) is not None


# Faces of a real die that people enter


def entered(match: Match, *actions: str) -> Match:
    """Play actions, faces as if people had entered them."""
    for action in actions:
        legal = match.legal
        text = legal[0].text if action == "lay" else action
        match.play(text, by_hand=match.state.to_act == CHANCE)
    return match


def test_a_wrong_face_is_corrected_without_assent_and_costs_nothing_else() -> None:
    match = entered(after(), "left", "die 2")
    assert match.undo_to(ALL_FOUR) == 1
    match.undo(ALL_FOUR)
    assert (texts(match), match.state.to_act, match.redo_to(ALL_FOUR)) == (["left"], CHANCE, 2)
    entered(match, "die 3")
    assert (texts(match), match.provenance.by_hand, match.undo_to(ALL_FOUR)) == (["left", "die 3"], frozenset({1}), 1)


def test_the_direction_before_a_face_needs_assent_also_once_the_face_is_undone() -> None:
    match = entered(after(), "left", "die 2")
    match.undo(ALL_FOUR)
    assert match.undo_to(ALL_FOUR) is None
    with pytest.raises(NeedsAssent):
        match.undo(ALL_FOUR)
    match.undo(ALL_FOUR, assent=True)
    assert match.ply == 0
    for ply in (1, 2):
        assert match.redo_to(ALL_FOUR) == ply
        match.redo(ALL_FOUR)
        assert match.ply == ply
    assert match.provenance.by_hand == {1}


def test_a_face_on_which_somebody_has_decided_needs_assent() -> None:
    match = entered(after(), *TURN)
    assert match.undo_to(ALL_FOUR) == 2
    match.undo(ALL_FOUR)
    assert (match.undo_to(ALL_FOUR), match.undo_to(ALL_FOUR, assent=True)) == (None, 1)


def test_the_face_entered_for_an_opponent_is_undone_alone() -> None:
    match = entered(after(), *TURN, "right", "die 1", "lay")
    assert match.undo_to({0}) == 4
    match.undo({0})
    assert texts(match)[3:] == ["right"]
    assert match.undo_to({0}) is None
    assert match.undo_to({0}, assent=True) == 2
    assert match.redo_to({0}) == 6


def test_a_face_by_the_seed_is_no_step() -> None:
    match = entered(after(), "left")
    match.play(match.rolled())
    assert (match.provenance.by_hand, match.undo_to(ALL_FOUR), match.undo_to(ALL_FOUR, assent=True)) == (
        frozenset(),
        None,
        0,
    )


def test_each_of_two_market_dice_in_a_row_is_a_step() -> None:
    match = Match.new(ALL["morocco"], players_of(ALL["morocco"], 2), {}, "faces")
    entered(match, "die green", "die wild")
    for ply in (1, 0):
        assert match.undo_to(TWO) == ply
        match.undo(TWO)
    assert match.undo_to(TWO, assent=True) is None
    for ply in (1, 2):
        match.redo(TWO)
        assert match.ply == ply
    entered(match, "wild brown", "wild black")
    match.undo(TWO)
    match.undo(TWO, assent=True)
    assert (match.undo_to(TWO), match.undo_to(TWO, assent=True)) == (None, 1)


@pytest.mark.parametrize("by_hand", [True, False])
def test_faces_of_two_opponents_in_a_row_are_corrected_one_by_one(by_hand: bool) -> None:
    """Unless the seed has brought the second: that is something new."""
    match = entered(after(), *TURN, "right", "die 1", "lay", "left")
    match.play("die 2", by_hand=by_hand)
    if by_hand:
        assert match.undo_to({0}) == 7
        match.undo({0})
    assert match.undo_to({0}) == (4 if by_hand else None)
    assert match.undo_to({0}, assent=True) == 4


def test_without_a_decision_of_a_person_there_is_nothing_to_undo() -> None:
    with pytest.raises(NothingToUndo):
        a_match().undo(ALL_FOUR)
    match = after("left", "die 2")
    with pytest.raises(NothingToUndo):
        match.undo({1, 2, 3}, assent=True)
    assert match.undo_to({1}, assent=True) is None


def test_redo_brings_the_same_dice_up_to_the_next_decision_of_a_person() -> None:
    match = after(*TURN, "right", "die 1", "lay")
    before = texts(match)
    while match.undo_to(ALL_FOUR, assent=True) is not None:
        match.undo(ALL_FOUR, assent=True)
    assert match.ply == 0
    plies = []
    while match.redo_to(ALL_FOUR) is not None:
        plies.append(match.redo_to(ALL_FOUR))
        match.redo(ALL_FOUR)
        assert match.ply == plies[-1]
    assert plies == [2, 3, 5, 6]
    assert texts(match) == before


def test_without_an_undo_there_is_nothing_to_redo() -> None:
    match = after("left")
    assert match.redo_to(ALL_FOUR) is None
    with pytest.raises(NothingToRedo):
        match.redo(ALL_FOUR)


def test_playing_discards_the_undone_entries() -> None:
    match = after("left")
    match.undo(ALL_FOUR)
    match.play("right")
    assert match.redo_to(ALL_FOUR) is None


def test_the_same_roll_comes_again_after_an_undo() -> None:
    match = after("left")
    face = match.rolled()
    match.play(face)
    match.undo(ALL_FOUR, assent=True)
    match.play("right")
    assert match.rolled() == face


@settings(max_examples=60)
@given(
    st.sampled_from(sorted(ALL)),
    st.data(),
    st.booleans(),
    st.integers(0, 60),
    st.integers(1, 6),
    st.sets(st.integers(0, 2)),
)
def test_undo_and_redo_restore_the_match(
    name: str, data: st.DataObject, free: bool, plies: int, steps: int, persons: set[int]
) -> None:
    game = ALL[name]
    count = max(3, game.seats[0])
    match = played(
        game, count, {key: values[0] for key, values in game.options.items()}, str(data.draw(st.integers())), plies
    )
    match.provenance = match.provenance._replace(by_hand=frozenset(ply for ply in range(match.ply) if ply % 3))
    log, state = list(match.log), game.view(match.state)
    undone = 0
    while undone < steps and match.undo_to(persons, assent=not free) is not None:
        match.undo(persons, assent=not free)
        undone += 1
    for _ in range(undone):
        match.redo(persons)
    assert match.log == log
    assert game.view(match.state) == state
    assert match.undone == []


def test_stored_undone_entries_are_restored() -> None:
    match = after(*TURN, "right", "die 1")
    tail = texts(match)[2:]
    stored = after(*TURN[:2])
    stored.restore_undone(tail)
    assert (stored.ply, stored.redo_to(ALL_FOUR)) == (2, 3)
    while stored.undone:
        stored.redo(ALL_FOUR)
    assert (stored.log, stored.state) == (match.log, match.state)


@pytest.mark.parametrize("tail", [["fly"], ["left", "left"], ["left", 5], ["left", "die 1", "left"]])
def test_impossible_undone_entries_are_refused_as_a_whole(tail: list[str | int]) -> None:
    match = a_match()
    before = match.state.copy()
    with pytest.raises((BadNotation, IllegalAction)):
        match.restore_undone(tail)
    assert (match.ply, match.undone, match.state == before) == (0, [], True)


def test_the_story_has_the_scores_at_the_start_of_each_turn() -> None:
    match = after(*TURN, "right", "die 1")
    story = match.story()
    assert [chapter["ply"] for chapter in story] == [0, 3, 5]
    assert story[0]["scores"] == [30, 30, 30, 30]
    assert story[1]["scores"] == [32, 30, 30, 30]


def test_a_turn_of_the_variant_begins_with_its_roll() -> None:
    match = after("die 2", "lay", "left", "die 1", "lay", "left", variant="quarter-turn")
    assert [chapter["ply"] for chapter in match.story()] == [0, 3, 6]


def test_a_match_of_any_game_is_played_the_same_way() -> None:
    match = Match.new(HEAPS, players_of(HEAPS, 6), {}, "s", 1)
    stream = Dice("any")
    costs = 0
    while match.state.to_act != OVER:
        costs += sum(event[4] for event in match.play(drawn(match, stream)) if event[0] == "took")
    assert sum(match.state.scores()) == 3 * 7 + 1 - costs
