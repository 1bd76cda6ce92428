"""Matches: checked play, undo and redo, rolls from the seed, the story."""

from collections.abc import Collection

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jemaa.engine.game import CHANCE
from jemaa.errors import BadNotation, IllegalAction
from jemaa.match import Entry, Match, NeedsAssent, NothingToRedo, NothingToUndo
from tests.engine.games import ALL, played, players_of, usual
from tests.engine.positions import MARRAKECH, a_match, players

ALL_FOUR = {0, 1, 2, 3}
TURN = "left, die 2, lay"


def after(steps: str, persons: Collection[int] = ALL_FOUR, match: Match | None = None, **options: str) -> Match:
    """Return a match after steps: actions (`lay` in the first place), faces by hand with a star, `undo`, `redo`.

    With a bang, an undo has the assent of all.
    """
    match = match or Match.new(MARRAKECH, players(4), options, "test", 0)
    for step in steps.split(", ") if steps else ():
        if step.startswith("undo"):
            match.undo({*persons}, assent=step.endswith("!"))
        elif step == "redo":
            match.redo({*persons})
        else:
            text = {"lay": match.legal[0].text, "roll": match.rolled() if match.to_act == CHANCE else ""}
            match.play(text.get(step, step.removesuffix("*")), by_hand=step.endswith("*"))
    return match


@pytest.mark.parametrize("text", ["lay c4-c5", "die 3"])
def test_illegal_actions_are_refused_and_change_nothing(text: str) -> None:
    match = after("right, undo")
    before = match.state.copy()
    with pytest.raises(IllegalAction) as caught:
        match.play(text)
    assert caught.value.details == {"action": text, "ply": 0}
    assert (match.ply, match.state == before, match.redo_to(ALL_FOUR)) == (0, True, 1)


def test_rolling_where_no_roll_is_due_or_without_a_seed_is_illegal() -> None:
    with pytest.raises(IllegalAction, match="no roll is due"):
        a_match().rolled()
    match = Match(MARRAKECH, players(3), {}, {"first": 0})
    match.play("left")
    with pytest.raises(IllegalAction, match="no seed"):
        match.rolled()


# Undo and redo. Persons are the seats played by people.

TWO_TURNS = "left, die 2*, lay, right, die 1*, lay"
#: Why, the persons, the steps; then the ply, and where undo, undo with assent, and redo lead.
UNDONE: list[tuple[str, set[int], str, tuple[int | None, ...]]] = [
    ("nobody has decided", ALL_FOUR, "", (0, None, None, None)),
    ("only an opponent has", {1, 2, 3}, "left, die 2", (2, None, None, None)),
    ("one's last decision", ALL_FOUR, "left", (1, 0, 0, None)),
    ("it is undone", ALL_FOUR, "left, undo", (0, None, None, 1)),
    ("playing discards what is undone", ALL_FOUR, "left, undo, right", (1, 0, 0, None)),
    ("a roll needs assent", ALL_FOUR, "left, die 2", (2, None, 0, None)),
    ("and with it goes", ALL_FOUR, "left, die 2, undo!", (0, None, None, 2)),
    ("a rug, until another acts", ALL_FOUR, TURN, (3, 2, 2, None)),
    ("another person's decision", ALL_FOUR, f"{TURN}, right, undo", (3, None, 2, 4)),
    ("goes with assent", ALL_FOUR, f"{TURN}, right, undo, undo!", (2, None, 0, 3)),
    ("an undone roll still needs assent", ALL_FOUR, f"{TURN}, right, die 1, undo!", (3, None, 2, 5)),
    ("redo ends before what somebody decides", ALL_FOUR, f"{TURN}, right, undo!, undo!, undo!, redo", (2, None, 0, 3)),
    ("played on, it is one's own again", ALL_FOUR, f"{TURN}, right, undo, left", (4, 3, 3, None)),
    ("opponents are passed", {0}, f"{TURN}, right", (4, 2, 2, None)),
    ("and come back", {0}, f"{TURN}, right, undo", (2, None, 0, 4)),
    ("a face by the seed is no step", ALL_FOUR, "left, roll", (2, None, 0, None)),
    ("a wrong face by hand", ALL_FOUR, "left, die 2*", (2, 1, 1, None)),
    ("costs nothing else", ALL_FOUR, "left, die 2*, undo", (1, None, 0, 2)),
    ("and is entered anew", ALL_FOUR, "left, die 2*, undo, die 3*", (2, 1, 1, None)),
    ("the direction before it", ALL_FOUR, "left, die 2*, undo, undo!", (0, None, None, 1)),
    ("each comes back", ALL_FOUR, "left, die 2*, undo, undo!, redo", (1, None, 0, 2)),
    ("by itself", ALL_FOUR, "left, die 2*, undo, undo!, redo, redo", (2, 1, 1, None)),
    ("a face on which somebody decided", ALL_FOUR, "left, die 2*, lay, undo", (2, None, 1, 3)),
    ("a face entered for an opponent", {0}, TWO_TURNS, (6, 4, 4, None)),
    ("is undone alone", {0}, f"{TWO_TURNS}, undo", (4, None, 2, 6)),
    ("two opponents' faces", {0}, f"{TWO_TURNS}, left, die 2*", (8, 7, 7, None)),
    ("one by one", {0}, f"{TWO_TURNS}, left, die 2*, undo", (7, 4, 4, 8)),
    ("but not past one by the seed", {0}, f"{TWO_TURNS}, left, die 2", (8, None, 4, None)),
]


@pytest.mark.parametrize(("why", "persons", "steps", "expected"), UNDONE)
def test_undo_and_redo_lead_where_people_decided(
    why: str, persons: set[int], steps: str, expected: tuple[int | None, ...]
) -> None:
    match = after(steps, persons)
    found = match.ply, match.undo_to(persons), match.undo_to(persons, assent=True), match.redo_to(persons)
    assert found == expected, why
    _, free, assented, again = expected
    if free is None:
        with pytest.raises(NothingToUndo if assented is None else NeedsAssent):
            match.undo(persons)
    if again is None:
        with pytest.raises(NothingToRedo):
            match.redo(persons)
    by_hand = {ply for ply, step in enumerate(steps.split(", ")) if step.endswith("*")}
    assert "undo" in steps or match.provenance.by_hand == by_hand


def test_in_the_variant_each_of_ones_own_decisions_since_the_roll_is_a_step() -> None:
    match = after("die 2, lay, left, undo", variant="quarter-turn")
    assert (match.ply, match.undo_to(ALL_FOUR)) == (2, 1)
    assert after("undo", match=match).undo_to(ALL_FOUR) is None


def test_each_of_two_market_dice_in_a_row_is_a_step() -> None:
    two = {0, 1}
    match = Match.new(ALL["morocco"], players_of(ALL["morocco"], 2), {}, "faces")
    for steps, ply, free, assented in (
        ("die green*, die wild*", 2, 1, 1),
        ("undo", 1, 0, 0),
        ("undo", 0, None, None),
        ("redo, redo", 2, 1, 1),
        ("wild brown*, wild black*, undo, undo!", 2, None, 1),
    ):
        after(steps, two, match)
        assert (match.ply, match.undo_to(two), match.undo_to(two, assent=True)) == (ply, free, assented)


@pytest.mark.parametrize("variant", ["standard", "quarter-turn"])
def test_m4_undoing_a_rug_that_showed_the_next_one_needs_assent(variant: str) -> None:
    two, turn = {0, 1}, TURN if variant == "standard" else TURN.removeprefix("left, ")
    match = after(turn, match=Match.new(MARRAKECH, players(2), {"variant": variant}, "test", 0))
    with pytest.raises(NeedsAssent):
        match.undo(two)
    match.undo(two, assent=True)
    assert match.ply == turn.count(", ")
    match.play(match.legal[-1].text)
    assert match.undo_to(two) is None


def test_what_an_undone_entry_has_revealed_stays_known() -> None:
    match = after("left")
    for reveals in (False, True):
        match.undone = [Entry(MARRAKECH.actions["lay c4-c5"], 0, reveals)]
        assert match.undo_to(ALL_FOUR) == (None if reveals else 0)
    assert match.undo_to(ALL_FOUR, assent=True) == 0


@pytest.mark.parametrize("name", sorted(ALL))
@pytest.mark.parametrize("by_hand", [False, True])
def test_once_a_game_is_over_every_undo_needs_assent(name: str, by_hand: bool) -> None:
    match = played(ALL[name], ALL[name].seats[-1], {}, "over")
    if by_hand:
        match.provenance = match.provenance._replace(by_hand=frozenset(range(match.ply)))
    for persons in ({*range(6)}, {match.log[-1].actor}):
        with pytest.raises(NeedsAssent):
            match.undo(persons)
        assert match.undo_to(persons, assent=True) is not None


def test_the_same_roll_comes_again_after_an_undo() -> None:
    face = after("left").rolled()
    assert after("left, roll, undo!, right").rolled() == face


@settings(max_examples=60)
@given(
    st.sampled_from(sorted(ALL)), st.integers(), st.booleans(), st.integers(0, 60), st.integers(1, 6),
    st.sets(st.integers(0, 2)),
)  # fmt: skip
def test_undo_and_redo_restore_the_match(
    name: str, seed: int, free: bool, plies: int, steps: int, persons: set[int]
) -> None:
    """What is legal is asked again after each of them."""
    game = ALL[name]
    match = played(game, usual(game), {}, str(seed), plies)
    match.provenance = match.provenance._replace(by_hand=frozenset(ply for ply in range(match.ply) if ply % 3))
    log, state, undone = list(match.log), game.view(match.state), 0
    while undone < steps and match.undo_to(persons, assent=not free) is not None:
        match.undo(persons, assent=not free)
        undone += 1
        assert match.state == match.at(match.ply)[0]
        assert list(match.legal) == list(match.state.legal())
    for _ in range(undone):
        match.redo(persons)
        assert list(match.legal) == list(match.state.legal())
    assert (match.log, match.undone, game.view(match.state)) == (log, [], state)


@pytest.mark.parametrize("tail", [["fly"], ["left", "left"], ["left", 5], ["left", "die 1", "left"]])
def test_impossible_undone_entries_are_refused_as_a_whole(tail: list[str | int]) -> None:
    match = a_match()
    before = match.state.copy()
    with pytest.raises((BadNotation, IllegalAction)):
        match.restore_undone(tail)
    assert (match.ply, match.undone, match.state == before, match.legal) == (0, [], True, match.state.legal())


def test_the_story_has_the_scores_at_the_start_of_each_turn() -> None:
    story = after(f"{TURN}, right, die 1").story()
    assert [chapter["ply"] for chapter in story] == [0, 3, 5]
    assert [chapter["scores"] for chapter in story[:2]] == [[30, 30, 30, 30], [32, 30, 30, 30]]


def test_a_turn_of_the_variant_begins_with_its_roll() -> None:
    match = after("die 2, lay, left, die 1, lay, left", variant="quarter-turn")
    assert [chapter["ply"] for chapter in match.story()] == [0, 3, 6]
