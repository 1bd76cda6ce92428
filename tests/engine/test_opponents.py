"""The opponents of all games: how they are got; each judges all that it can do, by what it sees, and says why."""

from collections import Counter, defaultdict
from functools import cache
from hashlib import sha256

import pytest

from jemaa.engine.chance import Stream
from jemaa.engine.game import CHANCE, Game, Json, State
from jemaa.games import GAMES
from jemaa.match import Match
from jemaa.opponents import registry
from jemaa.opponents.bot import MOST_WORK, Level, Thinking, Thought, sentence, think_to_end
from jemaa.opponents.registry import make_bot, opponent
from tests.engine.games import ALL, players_of, seat_the_tiny_games, table_name, tables
from tests.engine.games import played as random_match
from tests.engine.sweep import TABLES, played

LEVELS = {"marrakech": ("easy", "medium", "hard", "hard#1"), "morocco": ("easy", "medium", "hard#4", "expert#2")}
#: The phases in which nobody has a choice, by game and number of players.
NEVER = {("marrakech", "standard"): {"quarter"}, ("marrakech", "quarter-turn"): {"turn"}, ("morocco", 2): {"take"}}
PHASES = {
    "marrakech": {"turn", "lay", "quarter"},
    "morocco": {"wild", "scout", "assign", "spend", "take", "arrow", "settle", "keep"},
}
#: The start of the hash of all that the levels think of these positions, by table; records tell people which version of
#: a level has played (docs/opponents.md), so these change with the `VERSION` of the game's levels, and only then.
JUDGED = {
    "marrakech 2 standard False": "e8bed5d8", "marrakech 2 quarter-turn False": "0f95aba5",
    "marrakech 2 standard True": "19258ced", "marrakech 2 quarter-turn True": "fc8e9f1a",
    "marrakech 3 standard False": "862f966b", "marrakech 3 quarter-turn False": "7f4e108d",
    "marrakech 3 standard True": "a5927ab9", "marrakech 3 quarter-turn True": "030473dd",
    "marrakech 4 standard False": "59566ab5", "marrakech 4 quarter-turn False": "d24c8ac6",
    "marrakech 4 standard True": "c98b0594", "marrakech 4 quarter-turn True": "9ffc0e90",
    "morocco 2": "192d3363", "morocco 3": "5d81b357", "morocco 4": "22975492", "morocco 5": "3c60de8e",
}  # fmt: skip
OF_TWO = [(game.name, count, options) for game, count, options in tables() if game.name in LEVELS]
on_every_table = pytest.mark.parametrize(
    ("game", "count", "options"), OF_TWO, ids=lambda value: value if isinstance(value, str) else table_name(value)
)


def thought(state: State, game: str, level: str) -> Thought:
    """Return what a level thinks of a position."""
    return think_to_end(make_bot(game, level, Stream("thought")).think(state.imagine(None, Stream("imagined"))))


@cache
def met(game: str, count: int, options: str) -> dict[str, str]:
    """Return a position of each phase in which there is a choice, as random games meet them."""
    found: dict[str, str] = {}
    ways = [table for table in TABLES[game] if (table[1], str(table[2])) == (count, options)]
    for number in range(12):
        for state, _ in played(game, *ways[number % len(ways)], f"met/{number}").positions():
            if len(state.legal()) > 1 and state.to_act >= 0:
                found[GAMES[game].view(state)["phase"]] = state.text()
    return found


@pytest.mark.slow
@on_every_table
def test_every_level_judges_all_choices_in_every_phase(game: str, count: int, options: Json) -> None:
    positions, told = met(game, count, str(options)), ""
    never = NEVER.get((game, options.get("variant", count)), {"wild"} if game == "morocco" and count > 3 else set())
    assert positions.keys() == PHASES[game] - never
    for text in positions.values():
        state = GAMES[game].position(text)
        for level in LEVELS[game]:
            found = thought(state, game, level)
            assert {choice.action for choice in found.choices} == set(state.legal())
            assert len(found.choices) == len(state.legal())
            assert found.choices[0].action is found.action
            assert (state.text(), found.reason["key"].partition("-")[0]) == (text, "reason")
            told += f"{level} {found.reason} {[(choice.action.text, choice.worth) for choice in found.choices]}"
    table = f"{game} {count} {' '.join(map(str, options.values()))}".strip()
    assert (table, sha256(told.encode()).hexdigest()[:8]) in JUDGED.items(), "judged otherwise: VERSION is to be raised"


@pytest.mark.slow
@on_every_table
def test_a_seed_and_what_is_hidden_change_no_decision(game: str, count: int, options: Json) -> None:
    for text in list(met(game, count, str(options)).values())[:4]:
        state = GAMES[game].position(text)
        other = state.imagine(None, Stream("other"))
        for level in LEVELS[game]:
            assert opponent(game, level, "one").choose(state) is opponent(game, level, "two").choose(other)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "variant", "level"),
    [
        *(
            ("marrakech", variant, level)
            for variant in ("standard", "quarter-turn")
            for level in LEVELS["marrakech"][:3]
        ),
        ("morocco", None, "medium"),
    ],
)
def test_no_reason_is_given_for_most_decisions(game: str, variant: str | None, level: str) -> None:
    reasons: Counter[str] = Counter()
    for _, count, options in TABLES[game][-4:] if game == "morocco" else TABLES[game]:
        if options.get("variant") == variant and not options.get("cover_own"):
            match = played(game, lambda chance: make_bot(game, "easy", chance), count, options, "reasons")
            for ply, (state, _) in enumerate(match.positions()):
                if ply % 5 == 0 and len(state.legal()) > 1 and state.to_act >= 0:
                    reasons[thought(state, game, level).reason["key"]] += 1
    assert len(reasons) > 4
    assert max(reasons.values()) <= 0.4 * reasons.total()


# The one door to opponents

SEATED = {f"{game.name}-{level}": (game, level) for game in ALL.values() for level in ("random", *game.levels)}
by_level = pytest.mark.parametrize(("game", "level"), SEATED.values(), ids=SEATED)
PRIVATE = [name for name, (game, level) in SEATED.items() if game.private and level != "random"]


@pytest.fixture(autouse=True)
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_the_tiny_games(monkeypatch)


def decision(game: Game) -> State:
    """Return a position in which somebody has a choice."""
    match = Match.new(game, players_of(game, game.seats[0]), {}, "door")
    while match.state.to_act == CHANCE:
        match.play(match.rolled())
    return match.state


@by_level
def test_an_opponent_chooses_what_it_thinks_and_changes_nothing(game: Game, level: str) -> None:
    state = decision(game)
    before = state.text()
    thought = think_to_end(opponent(game.name, level, "one").think(state))
    assert state.text() == before
    assert opponent(game.name, level, "one").thought(state) == thought
    assert opponent(game.name, level, "one").choose(state) is thought.action
    assert state.text() == before


@pytest.mark.parametrize("name", PRIVATE)
def test_a_reason_tells_nothing_that_its_seat_alone_knows(name: str) -> None:
    """Everybody reads it: wherever others see the same, an action has the same reason, whatever its seat holds."""
    game, level = SEATED[name]
    match, bot = random_match(game, game.seats[-1], {}, "reasons"), opponent(game.name, f"{level}#1", "reasons")
    for ply, (state, _) in enumerate(match.positions()):
        told = defaultdict[str, set[str]](set)
        for number in range(4 if state.to_act >= 0 else 0):
            thought = bot.thought(state.imagine(None, Stream(f"another hand {ply} {number}")))
            told[thought.action.text].add(str(thought.reason))
        assert {action: reasons for action, reasons in told.items() if len(reasons) > 1} == {}


def test_a_level_says_how_much_work_is_done() -> None:
    assert Level.read("hard") == ("hard", None)
    assert Level.read(f"hard#{MOST_WORK}") == ("hard", MOST_WORK)
    state = decision(ALL["heaps"])
    steps = [sum(1 for _ in opponent("heaps", f"hard#{work}", "work").think(state)) for work in (1, 2, 20)]
    assert steps[0] * 20 == steps[1] * 10 == steps[2]


def test_true_piles_are_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[State] = []

    def think(_self: registry.RandomBot, state: State) -> Thinking:
        shown.append(state)
        yield 0.0
        return Thought(state.legal()[0], sentence("reason-random"))

    monkeypatch.setattr(registry.RandomBot, "think", think)
    match = Match.new("marrakech", players=2, seed="piles")
    bot = opponent("marrakech", "random", "door")
    bot.thought(match)
    think_to_end(bot.think(match.state))
    assert len({state.text() for state in (match.state, *shown)}) == 3
    assert {str(match.game.view(state)) for state in shown} == {str(match.game.view(match.state))}
