"""What a game hides can be read through no door: two tables that differ in nothing else answer every question alike."""

from collections.abc import Sequence
from itertools import count, product
from typing import Any

import pytest

from jemaa import bridge
from jemaa import record as records
from jemaa.bridge.deal import deal_of
from jemaa.engine.chance import Stream
from jemaa.engine.game import Game, Json
from jemaa.games.marrakech.board import COLORS, GRID
from jemaa.games.marrakech.questions import QUESTIONS
from jemaa.match import Match
from tests.engine.doors import Door
from tests.engine.games import ALL, played, players_of, seat_the_tiny_games
from tests.engine.positions import MARRAKECH, state_of
from tests.sampling import share

CLAIMS: Any = ALL["claims"]
#: Verbs that tell or know nothing of the position, or nothing before the game is over.
SILENT = {"games", "actions", "words", "close", "analyse"}
#: Verbs whose purpose is the whole game, hidden piles and all: what is stored, and what is given away.
WHOLE = {"new", "check", "record", "encode", "decode", "branch", "again", "join", "deal"}
#: What the others may tell that differs.
APART = ("record", "match")


def hidden_otherwise(match: Match) -> Sequence[Sequence[int]]:
    """Return other piles: the same as far as they are seen, and then another rug at once."""
    state = state_of(match)
    seen = [len(pile) - left + 1 for pile, left in zip(state.piles, state.rugs_left, strict=True)]
    for number in count():
        piles = state.imagine(None, Stream(f"otherwise {number}")).piles
        if all(one[at] != other[at] for one, other, at in zip(piles, state.piles, seen, strict=True)):
            return piles
    raise AssertionError


class Pair:
    """Two tables with the same log, whose set-ups differ in what is not known."""

    def __init__(self, match: Match, other: Json, **looking: int | None) -> None:
        self.asked: set[str] = set()
        self.doors = Door(), Door()
        self.looking = looking
        record = records.save(match)
        whole = {**record, "setup": other}
        self.view: Json = self.compare("open", *({**looking, "record": each} for each in (record, whole)))["view"]

    def compare(self, do: str, *arguments: Json) -> Json:
        """Ask each of the tables; return what both have replied."""
        self.asked.add(do)
        replies = [door.ask(do, **asked) for door, asked in zip(self.doors, arguments, strict=True)]
        one, two = ({key: value for key, value in reply.items() if key not in APART} for reply in replies)
        assert one == two, f"{do} tells what is hidden"
        return one

    def ask(self, do: str, **arguments: Any) -> Json:
        return self.compare(do, *[{**self.looking, **arguments}] * 2)

    def change(self, do: str, **arguments: Any) -> None:
        self.view = self.ask(do, **arguments)["view"]

    def thought(self, do: str, **arguments: Any) -> None:
        while "action" not in self.ask(do, **arguments, ms=0):
            pass


def ask_everything(pair: Pair) -> None:
    """Ask all that can be asked about the present position."""
    view = pair.view
    actions = [*view["choices"], *(face["action"] for face in view["outcomes"]), None]
    for action in actions:
        pair.ask("preview", action=action)
    pair.ask("forecasts", actions=actions)
    for text in ("l", "c4d4", "roll", "undo", *filter(None, actions[:2])):
        pair.ask("read", text=text)
    for picks in (["square:c4"], ["turn:left"], ["die:3"], ["square:a1", "square:g7"]):
        pair.ask("why", picks=picks)
    for about in QUESTIONS:
        for of in ("", *GRID.names[::6]):
            pair.ask("inspect", about=about, of=of)
    pair.ask("since", ply=max(0, view["ply"] - 40))
    pair.ask("at", ply=view["ply"] // 2)
    pair.ask("views", plies=[0, view["ply"]])
    pair.ask("rolls", forecasts=True)
    for viewer in (None, 0, 1):
        pair.ask("look", viewer=viewer)
    if view["advice"]:
        pair.thought("advise", seat=view["to_act"])


def think(pair: Pair) -> None:
    """Let opponents think in the seat that is to act."""
    seat = pair.view["to_act"]
    for level in MARRAKECH.levels:
        pair.change("seat", seat=seat, bot=level)
        pair.thought("think", seat=seat)
    pair.change("seat", seat=seat, bot=None)


def play_to_the_rug(pair: Pair) -> None:
    """Ask and go on, up to the decision whose outcome shows what was hidden."""
    while pair.view["phase"] != "lay":
        ask_everything(pair)
        if pair.view["choices"]:
            think(pair)
            pair.change("play", action=pair.view["choices"][0])
        else:
            pair.change("roll")


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["standard", "quarter-turn"])
def test_m4_no_verb_tells_the_order_of_a_pile(variant: str) -> None:
    asked: set[str] = set()
    for ply in (3, 32, 63):
        match = played(MARRAKECH, 2, {"variant": variant}, f"hidden {variant}", ply)
        piles = [[COLORS[color] for color in pile] for pile in hidden_otherwise(match)]
        pair = Pair(match, {**match.setup, "piles": piles})
        play_to_the_rug(pair)
        ask_everything(pair)
        think(pair)
        pair.change("undo", assent=True)
        ask_everything(pair)
        pair.change("redo")
        asked |= pair.asked
    assert asked == set(bridge.VERBS) - SILENT - WHOLE


@pytest.mark.slow
@pytest.mark.parametrize("players", CLAIMS.seats)
def test_c2_no_verb_tells_what_others_hold_or_have_bid(monkeypatch: pytest.MonkeyPatch, players: int) -> None:
    """Whoever looks: a seat, or a spectator."""
    seat_the_tiny_games(monkeypatch)
    whole = played(CLAIMS, players, {}, "hands")
    for ply, viewer in product(range(whole.ply), (None, *range(players))):
        match = played(CLAIMS, players, {}, "hands", ply)
        other = CLAIMS.setup_for(match.setup, match.state.imagine(viewer, Stream("other hands")))
        pair = Pair(match, other, viewer=viewer)
        for action in (*pair.view["choices"], None):
            pair.ask("preview", action=action)
            pair.ask("why", picks=["card:1", "card:2"])
        pair.ask("look")
        pair.ask("since", ply=0)
        pair.ask("at", ply=ply)
        pair.ask("read", text="bid 1")
        state: Any = match.state
        if not state.reveals(state.legal()[0]):
            pair.change("play", action=state.legal()[0].text)
            pair.change("undo", assent=True)
            pair.change("redo")


@pytest.mark.parametrize("game", ALL.values(), ids=list(ALL))
def test_side_by_side_what_has_happened_is_told_as_a_spectator_sees_it(
    monkeypatch: pytest.MonkeyPatch, game: Game
) -> None:
    """Whoever is asked sees a hand of theirs; all others at the table hear what they have done with it."""
    seat_the_tiny_games(monkeypatch)
    whole, door = played(game, max(game.seats), {}, "told"), Door()
    for ply in share(range(whole.ply), max(1, whole.ply // 8)):
        door.ask("open", record=records.save(played(game, max(game.seats), {}, "told", ply)))
        reply = door.ask("play", action=whole.log[ply].action.text)
        spectator: dict[str, Any] = {"viewer": None}
        assert reply["events"] == door.ask("at", ply=ply + 1, **spectator)["events"]
        for do, asked in (("look", {}), ("at", {"ply": ply}), ("since", {"ply": 0}), ("views", {"plies": [0, ply]})):
            one, two = (door.ask(do, **asked, **looking) for looking in ({}, spectator))
            assert {**one, "view": None, "ms": None} == {**two, "view": None, "ms": None}
        assert door.ask("at", ply=ply)["view"] == door.ask("at", ply=ply, **spectator)["view"]


def test_c2_what_is_stored_of_a_hand_is_what_everybody_may_see(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_the_tiny_games(monkeypatch)
    door = Door()
    view = door.ask("new", game="claims", players=players_of(CLAIMS, 3), seed="stored")["view"]
    while view["to_act"] != "over":
        assert sum(map(bool, view["board"]["hand"])) == len(view["choices"]) or view["phase"] == "claim"
        reply = door.ask("play", action=view["choices"][0])
        view = reply["view"]
        everybody: Any = reply.get("public", view)
        assert everybody["board"]["hand"] is None
        past = door.ask("at", ply=view["ply"], viewer=None)["view"]
        assert everybody == past | {"assent_to": everybody["assent_to"]}


def test_games_whose_set_up_stays_hidden_have_no_luck_in_common_that_no_roll_tells() -> None:
    """A key of what is hidden would tell it, and one without it would be that of every table."""
    assert deal_of(played(CLAIMS, 3, {}, "hands")) is None
