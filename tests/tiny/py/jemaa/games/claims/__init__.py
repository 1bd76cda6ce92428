"""Claims: the tests' other tiny game, for 2 to 6 players. Bid cards face down; the highest card claims a hexagon.

It leaves out what a game may leave out: it has no dice, options, forecasts, questions or lessons. And it has what no
other game here has: a hand that only its owner sees, bids that stay sealed, a board that is no grid, scores below
nothing.

C1: everybody is dealt three of eighteen cards. C2: all bid one of their own, face down; then all bids are shown, and
the highest claims a free hexagon. C3: a hexagon is worth 3 points in the middle, 1 around it, and costs 1 at the edge;
most points win.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from ...engine.chance import Stream
from ...engine.game import OVER, Action, Event, Game, Json, Shorthand
from ...engine.mixins import GameMixin, TextMixin
from ...engine.ranking import ranked
from ...engine.validation import first_seat
from ...errors import BadRecord
from ...formats.mixed_radix import Choice, Field, Permutation
from ...formats.notation import Fields, canonical, head, marks, parted

if TYPE_CHECKING:
    from . import shapes

HAND = 3
DECK = range(1, 19)
#: How many steps each hexagon is from the middle: five rows, of three to five
STEPS = {
    f"{'abcde'[row + 2]}{number}": max(abs(row), abs(slant), abs(row + slant))
    for row in range(-2, 3)
    for number, slant in enumerate(range(max(-2, -2 - row), min(2, 2 - row) + 1), 1)
}
HEXAGONS = tuple(STEPS)


class Play(Action):
    """A card or a hexagon."""


#: A card is bid by its place in the hand as it was dealt: the log must not tell what only its owner knows.
BIDS = [Play(f"bid {slot}", f"card:{slot}") for slot in range(1, HAND + 1)]
CLAIMS = {name: Play(f"claim {name}", f"hexagon:{name}") for name in HEXAGONS}
FREE, OWNERS = ".", "ABCDEF"


class State(TextMixin):
    """The cards as they were dealt, which have been played, the bids of this round by slot, who owns each hexagon."""

    def __init__(self, colors: Sequence[str], first: int, cards: Sequence[int]) -> None:
        self.colors = tuple(colors)
        self.first = first  # begins this round
        self.cards = list(cards)  # HAND for each seat; 0 is unknown
        self.spent: list[list[int]] = [[] for _ in colors]
        self.bids: list[int | None] = [None] * len(colors)
        self.owners: list[int | None] = [None] * len(HEXAGONS)

    def card(self, seat: int, slot: int) -> int:
        return self.cards[seat * HAND + slot - 1]

    @property
    def waiting(self) -> list[int]:
        """Return the seats that have not bid in this round, in turn."""
        count = len(self.colors)
        seats = [(self.first + turn) % count for turn in range(count)]
        return [seat for seat in seats if self.bids[seat] is None]

    @property
    def shown(self) -> list[int]:
        """Return the cards that all have bid, by seat; none while one of them is still sealed or unknown."""
        bids = [self.card(seat, slot) for seat, slot in enumerate(self.bids) if slot]
        return [] if self.waiting or 0 in bids else bids

    @property
    def to_act(self) -> int:
        if all(len(spent) == HAND for spent in self.spent):
            return OVER
        return self.mover

    @property
    def mover(self) -> int:
        if self.shown:
            return self.shown.index(max(self.shown))
        return self.waiting[0] if self.waiting else (self.first - 1) % len(self.colors)

    def legal(self) -> list[Action]:
        seat = self.to_act
        if seat == OVER:
            return []
        if self.shown:
            free = zip(CLAIMS.values(), self.owners, strict=True)
            return [claim for claim, owner in free if owner is None]
        return [bid for slot, bid in enumerate(BIDS, 1) if slot not in self.spent[seat]]

    def outcomes(self) -> tuple[int, ...]:
        return ()

    def apply(self, action: Action) -> list[Event]:
        events: list[Event] = []
        self.apply_into(action, events)
        return events

    def apply_into(self, action: Action, events: list[Event]) -> None:
        verb, what = action.text.split()
        seat = self.mover
        if verb == "bid":
            self.bids[seat] = int(what)
            events.append(("bid", seat, self.card(seat, int(what))))
            if self.shown:
                events.append(("shown", self.mover, self.shown))
            return
        self.owners[HEXAGONS.index(what)] = seat
        for played, bid in zip(self.spent, self.bids, strict=True):
            played.append(bid or 0)
        self.bids = [None] * len(self.bids)
        self.first = (self.first + 1) % len(self.bids)
        events.append(("claimed", seat, what, worth(what)))
        if self.to_act == OVER:
            events.append(("ended", "hands"))

    advance = apply

    def reveals(self, action: Action) -> bool:
        """Tell whether this is the last bid of a round. Rule C2."""
        return len(self.waiting) == 1

    def copy(self) -> State:
        twin = State(self.colors, self.first, self.cards)
        twin.spent = [list(spent) for spent in self.spent]
        twin.bids, twin.owners = list(self.bids), list(self.owners)
        return twin

    def public(self, seat: int, slot: int) -> bool:
        return slot in self.spent[seat] or (bool(self.shown) and self.bids[seat] == slot)

    def imagine(self, viewer: int | None, chance: Stream | None) -> State:
        """Return a copy in which every card that the viewer has not seen is another, or unknown."""
        slots = [(seat, slot) for seat in range(len(self.colors)) for slot in range(1, HAND + 1)]
        seen = [seat == viewer or self.public(seat, slot) for seat, slot in slots]
        known = [card for card, own in zip(self.cards, seen, strict=True) if own]
        others = [card for card in DECK if card not in known]
        drawn = iter(chance.shuffled(others) if chance else [0] * len(others))
        twin = self.copy()
        twin.cards = [card if own else next(drawn) for card, own in zip(self.cards, seen, strict=True)]
        return twin

    def scores(self) -> list[int]:
        return [
            sum(worth(name) for name, owner in zip(HEXAGONS, self.owners, strict=True) if owner == seat)
            for seat in range(len(self.colors))
        ]

    def ranking(self) -> list[list[int]]:
        return ranked(dict(enumerate(self.scores())))

    def text(self) -> str:
        spent = parted("".join(map(str, each)) or "-" for each in self.spent)
        owners = marks(FREE if owner is None else OWNERS[owner] for owner in self.owners)
        cards, bids = parted(self.cards), parted(bid or 0 for bid in self.bids)
        own = (str(self.first), cards, spent, bids, owners)
        return " ".join((*head("claims", zip(self.colors, strict=True), {}, {}), *own))


def worth(hexagon: str) -> int:
    """Return the points of a hexagon. Rule C3."""
    return 3 - 2 * STEPS[hexagon]


def bid(seat: int, card: int) -> shapes.Bid:
    return {"type": "bid", "rule": "C2", "seat": seat, "card": card or None}


def shown(seat: int, cards: list[int]) -> shapes.Shown:
    return {"type": "shown", "rule": "C2", "seat": seat, "cards": cards}


def claimed(seat: int, hexagon: str, points: int) -> shapes.Claimed:
    return {"type": "claimed", "rule": "C3", "seat": seat, "hexagon": hexagon, "points": points}


def ended(why: str) -> shapes.Ended:
    return {"type": "ended", "rule": "C3", "why": why}


NAMED: dict[str, Callable[..., shapes.Event]] = {"bid": bid, "shown": shown, "claimed": claimed, "ended": ended}


class Claims(GameMixin):
    """The rules of the game."""

    name = "claims"
    rules = 1
    seats = range(2, 7)
    colors = ("henna", "jade", "plum", "clay", "rose", "pearl")
    private = True
    levels = ("easy",)
    shorthand = Shorthand(frozenset({"claim"}), {})
    options: Mapping[str, Sequence[int]] = {}
    actions = {action.text: action for action in (*BIDS, *CLAIMS.values())}  # noqa: RUF012

    def colors_each(self, players: int) -> int:
        return 1

    def setup(self, players: Sequence[Json], options: Json, chance: Stream) -> Json:
        return {"first": chance.below(len(players)), "deck": chance.shuffled(list(map(str, DECK)))}

    def setup_fields(self, players: Sequence[Json]) -> Mapping[str, Field]:
        return {"first": Choice(range(len(players))), "deck": Permutation(map(str, DECK))}

    def start(self, players: Sequence[Json], options: Json, setup: Json) -> State:
        if set(setup) != {"first", "deck"}:
            raise BadRecord("the set-up must have first and deck", "setup-keys")
        first, deck = first_seat(setup, players), setup["deck"]
        if (
            not isinstance(deck, list)
            or sorted(map(str, deck)) != sorted(map(str, DECK))
            or set(map(type, deck)) != {str}
        ):
            raise BadRecord("deck must hold the eighteen cards", "setup-deck")
        return State([player["color"] for player in players], first, list(map(int, deck[: HAND * len(players)])))

    def setup_for(self, setup: Json, state: State) -> Json:
        if "position" in setup:
            start = self.position(setup["position"])
            start.cards = state.cards
            return {"position": start.text()}
        rest = [card for card in DECK if card not in state.cards]
        return {**setup, "deck": list(map(str, (*state.cards, *rest)))}

    def position(self, text: str) -> State:
        fields = Fields(self, text, ("first", "cards", "spent", "bids", "owners"))
        colors = [color for (color,) in fields.colors]
        cards = [
            fields.number_in("cards", part, range(1, len(DECK) + 1))
            for part in fields.parts("cards", HAND * len(colors))
        ]
        state = State(colors, fields.number("first", range(len(colors))), cards)
        slots = range(1, HAND + 1)
        state.spent = [
            [fields.number_in("spent", mark, slots) for mark in part if part != "-"] for part in fields.seats("spent")
        ]
        state.bids = [number or None for number in fields.seats_numbers("bids", range(HAND + 1))]
        owners = fields.marks("owners", fields["owners"], FREE + OWNERS[: len(colors)], len(HEXAGONS))
        if len(owners) < len(HEXAGONS):
            raise fields.bad("owners", "an owner or a dot for each hexagon")
        state.owners = [owner - 1 if owner else None for owner in owners]
        check(state, fields)
        return canonical(state, text)

    def view(self, state: State, viewer: int | None = None) -> shapes.Position:
        over, claiming = state.to_act == OVER, bool(state.shown)
        phase: shapes.Phase = "over" if over else "claim" if claiming else "bid"
        public = all(state.public(seat, slot) for seat in range(len(state.colors)) for slot in range(1, HAND + 1))
        return {
            "phase": phase,
            "prompt": {"key": f"prompt-{phase}", "args": {} if over else {"seat": state.mover}},
            "seats": self.seats_shown(state, viewer),
            "board": self.board_shown(state, viewer),
            "dice": False,
            "hidden": not public,
            "result": {"why": "hands"} if over else None,
        }

    def seats_shown(self, state: State, viewer: int | None = None) -> list[shapes.Seat]:
        scores = state.scores()
        return [
            {
                "seat": seat,
                "colors": [state.colors[seat]],
                "score": scores[seat],
                "cards": HAND - len(state.spent[seat]),
                "sealed": slot is not None,
            }
            for seat, slot in enumerate(state.bids)
        ]

    def board_shown(self, state: State, viewer: int | None = None) -> shapes.Board:
        return {
            "owners": dict(zip(HEXAGONS, state.owners, strict=True)),
            "hand": None if viewer is None else hand(state, viewer),
            "bids": state.shown,
        }

    def named(self, event: Event, viewer: int | None = None) -> shapes.Event:
        kind, seat, *_ = event
        kind, *rest = ("bid", seat, 0) if kind == "bid" and seat != viewer else event
        return NAMED[kind](*rest)

    def forecast(self, state: State, action: Action | None) -> None:
        return None

    def why(self, state: State, picks: Sequence[str]) -> Json:
        taken = any(pick.startswith("hexagon:") for pick in picks) and bool(state.shown)
        return {"key": "why-taken" if taken else "why-not", "args": {}}

    def draw(self, state: State) -> str:
        owned = zip(HEXAGONS, state.owners, strict=True)
        return " ".join(name for name, owner in owned if owner is not None) or "all free"


def hand(state: State, seat: int) -> list[int | None]:
    """Return a seat's cards as dealt, None for those that are played."""
    played = (*state.spent[seat], state.bids[seat])
    return [None if slot in played else state.card(seat, slot) for slot in range(1, HAND + 1)]


def check(state: State, fields: Fields) -> None:
    """Raise `BadRecord` for a position that no game comes to."""
    rounds = len(state.spent[0])
    if len(set(state.cards)) < len(state.cards):
        raise fields.impossible("cards", "each card is there once")
    if any(len(set(spent)) < rounds or len(spent) != rounds for spent in state.spent):
        raise fields.impossible("spent", "everybody has played as many cards, each once")
    if any(slot in spent for slot, spent in zip(state.bids, state.spent, strict=True)):
        raise fields.impossible("bids", "a card is played once")
    bidders, count = [seat for seat, slot in enumerate(state.bids) if slot], len(state.bids)
    if sorted(bidders) != sorted((state.first + turn) % count for turn in range(len(bidders))):
        raise fields.impossible("bids", "all bid in turn")
    if sum(owner is not None for owner in state.owners) != rounds or (rounds == HAND and bidders):
        raise fields.impossible("owners", "a hexagon is claimed in each round")


GAME: Final[Game] = Claims()
