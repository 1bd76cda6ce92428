"""The public face of the wheel: everything in `jemaa.__all__` shows itself and has an example that runs."""

import doctest
import inspect
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

import jemaa
from jemaa import errors
from jemaa.engine.game import Face, Game
from jemaa.errors import BadNotation, BadRecord, IllegalAction, JemaaError
from jemaa.match import Match
from jemaa.opponents.bot import Level
from tests.engine.attack import refused
from tests.engine.games import ALL, played, seat_the_tiny_games, table_name

MARRAKECH = jemaa.game("marrakech")


def public(name: str, thing: Any) -> Iterator[tuple[str, Any]]:
    """Yield an object of the face, and what can be reached in it: of a module its `__all__`, of a class its methods."""
    yield name, thing
    if isinstance(thing, ModuleType):
        for each in getattr(thing, "__all__", ()):
            yield from public(f"{name}.{each}", getattr(thing, each))
    elif thing in (Match, jemaa.Opponent):
        for each, member in inspect.getmembers(thing):
            if not each.startswith("_") and callable(getattr(member, "fget", member)):
                yield f"{name}.{each}", member


FACE = dict(public("jemaa", jemaa))
#: These have no docstring of their own; their examples stand in that of the package.
CONSTANTS = {"jemaa.CHANCE", "jemaa.OVER", "jemaa.GAMES", "jemaa.__version__"}


def docs(thing: Any) -> str:
    """Return the docstring of an object; that of `BadRecord` in the module of records is among the errors."""
    return (thing.__doc__ or "") if not isinstance(thing, property) else docs(thing.fget)


def test_the_face_has_its_parts() -> None:
    assert {"jemaa.record.read", "jemaa.Match.play", "jemaa.Match.undo", "jemaa.Opponent.choose"} <= FACE.keys()


@pytest.mark.parametrize("name", FACE)
def test_each_object_of_the_face_has_an_example(name: str) -> None:
    told = docs(jemaa) if name in CONSTANTS else docs(FACE[name])
    examples = [example.source for example in doctest.DocTestParser().get_examples(told)]
    assert any(name.rpartition(".")[2] in source for source in examples) if name in CONSTANTS else examples


def test_each_error_has_an_example() -> None:
    kinds = {each.__name__ for each in vars(errors).values() if isinstance(each, type) and issubclass(each, JemaaError)}
    shown = "".join(example.want for example in doctest.DocTestParser().get_examples(errors.__doc__ or ""))
    assert {kind for kind in kinds if f"{kind}: " not in shown} == {"JemaaError"}


#: The games that the examples tell of.
EXAMPLES = ["marrakech", "morocco"]
MODULES = sorted(name for name in sys.modules if name.split(".")[0] == "jemaa" and not name.startswith("jemaa.games."))


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_run(module: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(jemaa.GAMES, "_names", EXAMPLES)
    assert doctest.testmod(sys.modules[module]).failed == 0
    assert {"jemaa", "jemaa.match", "jemaa.engine.game", "jemaa.record", "jemaa.opponents.registry"} <= {*MODULES}


# what shows itself


@pytest.mark.parametrize("game", ALL.values(), ids=table_name)
def test_nothing_shows_its_address(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    seat_the_tiny_games(monkeypatch)
    match = played(game, game.seats[0], {}, "shown")
    held = [game, jemaa.GAMES, match, match.state, match.known(), match.result, match.log, match.legal]
    held += [events for _, events in match.positions(0)]
    for level in jemaa.levels(game):
        held += [Level.read(level), jemaa.opponent(game, level, seed="shown")]
    assert [thing for thing in (*held, *game.actions.values()) if " at 0x" in repr(thing)] == []


# what people try


@pytest.mark.parametrize("game", ALL.values(), ids=table_name)
def test_a_match_begins_with_a_name_and_a_number_of_players(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    seat_the_tiny_games(monkeypatch)
    for count in game.seats:
        match, other = (Match.new(game.name, players=count) for _ in range(2))
        assert (match.game.name, len(match.players)) == (game.name, count)
        assert match.seed != other.seed
        assert match == Match.new(game, match.players, {}, match.seed)


def test_a_refused_option_is_told_with_those_there_are() -> None:
    choices = "variant is 'standard' or 'quarter-turn', cover_own is False or True"
    for options in ({"speed": 1}, {"variant": "Standard"}, {"cover_own": 1}):
        with pytest.raises(BadRecord, match=rf"has no option {next(iter(options))} with that value: {choices}$"):
            Match.new("marrakech", 3, options)
    with pytest.raises(BadRecord, match=r"with that value: it has none$"):
        Match.new("morocco", 3, {"speed": 1})


@pytest.mark.parametrize("players", [0, 1, 5, -1, True, 10**30, "abc", None, {}, ["Ana"], ["", ""], ["Ana", {}], 3.0])
def test_impossible_players_are_refused(players: Any) -> None:
    why = "name" if players == ["", ""] else "players"
    assert refused(Match.new, "marrakech", players)["why"] == why


@pytest.mark.parametrize("name", ["chess", "", "Marrakech", 5, None, "x" * 1000])
def test_a_game_that_does_not_exist_is_refused_with_those_that_do(name: Any) -> None:
    by_text = (jemaa.levels, lambda game: Match.new(game, 2), lambda game: jemaa.opponent(game, "random"))
    for ask in (jemaa.game, jemaa.GAMES.__getitem__, *(by_text if isinstance(name, str) else ())):
        with pytest.raises(KeyError, match=rf"^there is no game .*; games are {', '.join(jemaa.GAMES)}$") as caught:
            ask(name)
        assert isinstance(caught.value, errors.NoSuchGame)
    assert name not in jemaa.GAMES
    assert jemaa.GAMES.get(name) is None


def test_an_action_of_another_game_is_refused_though_it_has_the_same_text() -> None:
    match = Match.new("marrakech", 3)
    for action in (jemaa.game("morocco").actions["pass"], Face("die 1"), jemaa.Action("left")):
        with pytest.raises(BadNotation, match="no action of marrakech"):
            match.play(action)
    with pytest.raises(IllegalAction):
        match.play(MARRAKECH.actions["die 1"])
    assert match.ply == 0


@pytest.mark.parametrize("game", ALL.values(), ids=table_name)
def test_a_refusal_says_what_could_be_played(game: Game) -> None:
    match = played(game, game.seats[0], {}, "refused", 2)
    for wrong in ("fly", next(text for text, action in game.actions.items() if action not in match.legal)):
        with pytest.raises((BadNotation, IllegalAction)) as caught:
            match.play(wrong)
        said, _, examples = str(caught.value).partition("; legal here, for example: ")
        assert said
        assert 1 <= len(examples.split(", ")) <= 2
        assert {match.checked(text) for text in examples.split(", ")} <= {*match.legal}
