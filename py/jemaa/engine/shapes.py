"""The shapes of what the page and the engine send each other, as JSON has them: views, events, games, records, rolls.

What each verb takes and gives is in `request_shapes.py` and `reply_shapes.py`. All are for type checkers, tests and the
build, which writes `js/engine/shapes.ts` from them: nothing imports them at run time, and the site's wheel leaves them
out. A text after a field is its comment there, too. A game adds a `shapes.py` of its own in its folder.
"""

from typing import Generic, Literal, NotRequired, TypeAlias, TypedDict, TypeVar

PhaseT = TypeVar("PhaseT")
ArgsT = TypeVar("ArgsT")
BoardT = TypeVar("BoardT")
SeatT = TypeVar("SeatT")
WhyT = TypeVar("WhyT")

Facing: TypeAlias = Literal["north", "east", "south", "west"]
Args: TypeAlias = dict[str, object]
"""The arguments of a sentence."""


class SentenceOf(TypedDict, Generic[ArgsT]):
    """A sentence of the page's catalogues, with its arguments."""

    key: str
    args: ArgsT


Sentence: TypeAlias = SentenceOf[Args]
"""A sentence, whatever its arguments."""


class Outcome(TypedDict):
    """A face of a die, at a chance point."""

    action: str
    weight: int


# --- what every game shows of a position, and what the table adds ---


class Seat(TypedDict):
    """What every game shows of a seat, at least."""

    seat: int
    score: int
    """the points if the game ended now"""
    out: NotRequired[bool]
    """has left the game"""


class Named(TypedDict):
    """What the table adds to a seat."""

    name: str


class NamedSeat(Seat, Named):
    """A seat as the page gets it."""


class Ending(TypedDict, Generic[WhyT]):
    """How a game ended."""

    why: WhyT


class Scores(TypedDict):
    """The points of all seats at a ply."""

    ply: int
    scores: list[int]


class Deal(TypedDict):
    """What chance gave a game, for comparing tables of the same luck."""

    key: str
    """16 hexadecimal digits: the same for the same game, number of players, options, set-up and first 3 rolls"""
    rolls: list[str]
    """their texts"""


class Standing(TypedDict):
    """What the table adds to the ending of a game."""

    winners: list[int]
    ranking: list[list[int]]
    """seats in groups from first to last; seats that share a place are in one group"""
    ties: list[list[int]]
    """groups of seats whose scores are equal and whose places are not, each from first to last"""
    story: list[Scores]
    """the scores whenever a turn began, and at the end"""
    deal: NotRequired[Deal | None]
    """null: it began from a position; missing in previews, and in views that were stored before"""


class ResultOf(Ending[WhyT], Standing, Generic[WhyT]):
    """A result as the page gets it."""


Result: TypeAlias = ResultOf[str]
"""A result of any game."""


class Table(TypedDict):
    """What the table adds to a game's view of a position."""

    game: str
    ply: int
    """entries in the log"""
    to_act: int | Literal["chance", "over"]
    private: bool
    """whether a seat may know what others do not, in this game"""
    leaders: NotRequired[list[int]]
    """the seats with the most points, none while all are equal; missing in views that were stored before"""
    choices: list[str]
    """the legal actions of a seat; empty at a chance point, at the end and in a position that is not the present"""
    advice: bool
    """a person can ask what to do: `advise` answers"""
    outcomes: list[Outcome]
    """the faces at a chance point"""
    undo_to: int | None
    """the ply to which the next undo leads"""
    assent_to: int | None
    """the ply to which the next undo leads that the others agree to"""
    redo_to: int | None
    """the ply to which the next redo leads"""


class Shown(TypedDict, Generic[PhaseT, ArgsT, BoardT]):
    """What a view has at a table and away from it."""

    phase: PhaseT
    prompt: SentenceOf[ArgsT]
    board: BoardT
    dice: bool
    """whether any die is ever rolled at this table"""
    hidden: bool
    """whether something is hidden now that could still be seen"""


class Position(Shown[PhaseT, ArgsT, BoardT], Generic[PhaseT, ArgsT, BoardT, SeatT, WhyT]):
    """What a game shows of a position."""

    seats: list[SeatT]
    result: Ending[WhyT] | None


class ViewOf(Shown[PhaseT, ArgsT, BoardT], Table, Generic[PhaseT, ArgsT, BoardT, SeatT, WhyT]):
    """A view as the page gets it: a position, and what the table adds."""

    seats: list[SeatT]
    result: ResultOf[WhyT] | None


View: TypeAlias = ViewOf[str, Args, object, NamedSeat, str]
"""A view of any game, as the shared modules of the page know it: what the game's own drawings need is left open."""


class Changes(TypedDict, total=False):
    """What an event has changed of what is shown: of an object its keys, of a list as long as before its items."""

    seats: dict[str, dict[str, object]]
    board: dict[str, object]


class Happened(TypedDict):
    """What every event says besides its type."""

    rule: str
    after: NotRequired[Changes]
    """what is different after it; missing in the entries of a game that is opened"""


class Event(Happened):
    """What every event says at least; each game's own say more."""

    type: str


class Entry(TypedDict):
    """An entry of the log."""

    action: str
    actor: int | Literal["chance"]
    """the seat that decided it"""
    events: list[Event]


# --- games, records, rolls ---


Value: TypeAlias = str | bool | int
"""What an option can be."""
Options: TypeAlias = dict[str, Value]
"""Options of a game, by name."""


class Option(TypedDict):
    """An option of a game."""

    default: Value
    values: list[Value]


class GameFacts(TypedDict):
    """What a table can be set up with."""

    game: str
    rules: int
    seats: tuple[int, int]
    """least and most"""
    options: dict[str, Option]
    colors: list[str]
    colors_each: dict[str, int]
    """how many colours each player owns, by the number of players"""
    bots: list[str]
    """the levels of opponents"""
    private: bool
    """whether seats see what others may not"""


class Player(TypedDict):
    """A player of a record."""

    name: str
    color: str | list[str]


class OtherRules(TypedDict):
    """The entries before a ply were played by other rules."""

    ply: int
    rules: int


class Seating(TypedDict):
    """From a ply on, these opponents decide, and people for all other seats."""

    ply: int
    bots: dict[str, str]
    """by seat the level and its version: `hard@1`"""


class Source(TypedDict):
    """The rolls before a ply come from another game's seed."""

    ply: int
    seed: NotRequired[str]
    commitment: NotRequired[str]
    """instead of a seed that nobody may know yet"""


class Stretch(TypedDict):
    """From a ply on, entries were played on this device; null: nobody knows where."""

    ply: int
    device: int | None


class GameRecord(TypedDict):
    """A record, as far as the engine writes it; it carries what else it came with."""

    format: str
    version: int
    game: str
    rules: int
    options: Options
    players: list[Player]
    setup: dict[str, object]
    log: list[str]
    other_rules: NotRequired[list[OtherRules]]
    opponents: NotRequired[list[Seating]]
    by_hand: NotRequired[list[int]]
    branches: NotRequired[list[Source]]
    seed: NotRequired[object]
    """a text, unless a stranger wrote it"""
    id: NotRequired[str]
    """the random number of a game that travels between devices"""
    devices: NotRequired[list[Stretch]]


class Judged(TypedDict):
    """What an analysis has found at a ply: each seat's chance to come first, in millionths, and what led there."""

    chances: list[int]
    mean: NotRequired[list[int]]
    """after a roll: over the faces that could have come"""
    mover: NotRequired[int]
    """after a roll: whose turn it is"""
    seat: NotRequired[int]
    """after a decision: whose it was"""
    best: NotRequired[list[int]]
    """after the best action, where there was a choice"""
    lost: NotRequired[int]
    """what a better action would have been worth"""
    better: NotRequired[str]
    reason: NotRequired[Sentence]
    early: NotRequired[bool]
    """nothing is decided yet"""


class RecordChanges(TypedDict):
    """What a change of the match has changed in its record, besides the log; null: the key is removed."""

    other_rules: NotRequired[list[OtherRules] | None]
    opponents: NotRequired[list[Seating] | None]
    by_hand: NotRequired[list[int] | None]
    branches: NotRequired[list[Source]]
    devices: NotRequired[list[Stretch] | None]


class Roll(TypedDict):
    """A roll of a die."""

    ply: int
    """entries before it"""
    seat: int
    action: str
    by_hand: bool
    """whether people have entered it, or the seed of this device draws another face, where it was rolled on this one"""
    elsewhere: bool
    """in a game that travels: not known to have been rolled on this device"""
    forecast: NotRequired[object]
    """what it could have brought, where that was asked for and the game foresees rolls"""


class Die(TypedDict):
    """A sort of die, and its rolls so far."""

    faces: list[Outcome]
    rolls: list[Roll]


class Meaning(TypedDict):
    """What a typed text means now; which of the other fields there are depends on `means`."""

    means: Literal["action", "picks", "roll", "several", "refused", "unknown"]
    action: NotRequired[str]
    """of `action`: the only one it can be"""
    picks: NotRequired[list[str]]
    """of `action` and `picks`: all of that action's, or those that the text says"""
    could: NotRequired[list[str]]
    """of `several`: the first actions that it could be"""
    more: NotRequired[int]
    """of `several`: how many more"""
    why: NotRequired[Sentence | None]
    """of `refused`: the reason, if there is one"""
    word: NotRequired[str]
    """of `unknown`: the first word that nothing is called, or an empty text"""


class Worth(TypedDict):
    """What a choice is expected to bring."""

    action: str
    worth: int
    """the lead over the mean of the others at the end, in thousandths of a point"""
