"""The shapes of all that crosses the border to the page: views, events and the replies of each verb, as JSON has them.

For type checkers, tests and the build, which writes `js/shapes.d.ts` from this file: nothing imports it at run time,
and the site's wheel leaves it out. What a text after a field says is said there, too. A game adds its own
`shapes.py` in its folder.
"""

from typing import Literal, NotRequired, TypeAlias, TypedDict

Facing: TypeAlias = Literal["north", "east", "south", "west"]
Args: TypeAlias = dict[str, object]
"""What a sentence is told beside its key."""


class Sentence(TypedDict):
    """A sentence of the page's catalogues."""

    key: str
    args: Args


class Outcome(TypedDict):
    """A face of a die, at a chance point."""

    action: str
    weight: int


# --- what every game shows of a position, and what the table adds ---


class Seat(TypedDict):
    """What every game tells of a seat at least."""

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


class Ending(TypedDict):
    """How a game ended."""

    why: str


class Scores(TypedDict):
    """The points of all seats at a ply."""

    ply: int
    scores: list[int]


class Standing(TypedDict):
    """What the table adds to the ending of a game."""

    winners: list[int]
    ranking: list[list[int]]
    """seats in groups from first to last; seats that share a place stand in one group"""
    ties: list[list[int]]
    """the seats whose scores are equal and whose places are not, each list from first to last"""
    story: list[Scores]
    """the scores whenever a turn began, and at the end"""


class Result(Ending, Standing):
    """A result as the page gets it."""


class Table(TypedDict):
    """What the table adds to a game's view of a position."""

    game: str
    ply: int
    """entries in the log"""
    to_act: int | Literal["chance", "over"]
    choices: list[str]
    """the legal actions of a seat; empty at a chance point, at the end and in a position that is not the present"""
    outcomes: list[Outcome]
    """the faces at a chance point"""
    undo_to: int | None
    """the ply to which the next undo leads"""
    assent_to: int | None
    """the ply to which the next undo leads that the others agree to"""
    redo_to: int | None
    """the ply to which the next redo leads"""


class View(Table):
    """A view as the shared rooms of the page know it: any game's, what its own drawings need left open."""

    phase: str
    prompt: Sentence
    seats: list[NamedSeat]
    board: object
    dice: bool
    """whether any die is ever rolled at this table"""
    result: Result | None


class Event(TypedDict):
    """What every event says at least; each game's own say more."""

    type: str
    rule: str


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


class Player(TypedDict):
    """A player of a record."""

    name: str
    color: str | list[str]


class Rules(TypedDict):
    """The entries before a ply were played by other rules."""

    ply: int
    rules: int


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
    other_rules: NotRequired[list[Rules]]
    seed: NotRequired[object]
    """a text, unless a stranger wrote it"""


class Stretch(TypedDict):
    """The rolls before a ply come from this seed."""

    ply: int
    seed: str


class Roll(TypedDict):
    """A roll of a die."""

    ply: int
    """entries before it"""
    seat: int
    action: str
    drawn: str | None
    """the face that the seed draws for it; null without a seed"""


class Die(TypedDict):
    """A sort of die, and its rolls so far."""

    faces: list[Outcome]
    rolls: list[Roll]


# --- requests: what each verb takes ---


class NothingAsked(TypedDict):
    """A verb without arguments."""


class AskGames(TypedDict):
    """Which game to tell of; all of them where none is named."""

    game: NotRequired[str | None]


class AskGame(TypedDict):
    """A game by its name."""

    game: str


class AskNew(TypedDict):
    """What a new match begins with."""

    game: str
    players: list[Player]
    options: NotRequired[Options | None]
    seed: NotRequired[str | None]
    first: NotRequired[int | None]
    bots: NotRequired[dict[str, str] | None]
    """levels by seat"""


class AskOpen(TypedDict):
    """A stored game."""

    record: object
    undone: NotRequired[object]
    """the entries taken back, next one first; dropped where they cannot be played"""
    bots: NotRequired[object]
    seed: NotRequired[object]
    """for rolls, where the record has none"""


class AskCheck(TypedDict):
    """A stranger's game, as a record or as the text of a file."""

    record: NotRequired[object]
    text: NotRequired[str | None]
    undone: NotRequired[object]
    bots: NotRequired[object]
    seed: NotRequired[object]


class AskPlay(TypedDict):
    """An action."""

    action: str


class AskUndo(TypedDict):
    """How far to go back."""

    assent: NotRequired[bool | None]
    """the others agree"""


class AskAt(TypedDict):
    """A ply."""

    ply: int


class AskPreview(TypedDict):
    """An action, or null for the position as it is."""

    action: str | None


class AskForecasts(TypedDict):
    """Actions, at most 50; null for the position as it is."""

    actions: list[str | None]


class AskWhy(TypedDict):
    """What was tapped."""

    picks: list[str]


class AskSeat(TypedDict):
    """A seat, and who is to play it."""

    seat: int
    bot: str | None
    """a level, or null for a person"""


class AskEncode(TypedDict):
    """A record; the open match where there is none."""

    record: NotRequired[object]


class AskDecode(TypedDict):
    """A short form."""

    short: str


class AskRolls(TypedDict):
    """Seeds that the rolls before a ply came from, ascending."""

    earlier: NotRequired[list[Stretch] | None]


class AskThink(TypedDict):
    """A seat that an opponent plays, and the milliseconds to think."""

    seat: int
    ms: NotRequired[int | None]


class Requests(TypedDict):
    """What each verb takes."""

    games: AskGames
    actions: AskGame
    new: AskNew
    open: AskOpen
    check: AskCheck
    close: NothingAsked
    play: AskPlay
    roll: NothingAsked
    undo: AskUndo
    redo: NothingAsked
    at: AskAt
    preview: AskPreview
    why: AskWhy
    seat: AskSeat
    record: NothingAsked
    encode: AskEncode
    decode: AskDecode
    rolls: AskRolls
    think: AskThink
    since: AskAt
    forecasts: AskForecasts


# --- replies: what each verb gives ---


class Reply(TypedDict):
    """What every good reply has."""

    id: object
    """that of the request"""
    ms: float
    """the milliseconds that Python needed"""
    match: NotRequired[int]
    """which match is open"""
    ply: NotRequired[int]
    """entries in its log"""


class Games(Reply):
    """The games there are."""

    games: list[GameFacts]


class Actions(Reply):
    """The actions of a game."""

    actions: dict[str, list[str]]
    """the picks of each"""


class New(Reply):
    """A match that was opened."""

    view: View
    events: list[Event]
    record: GameRecord


class Open(New):
    """A stored match that was opened, with its whole log."""

    entries: list[Entry]


class Check(Reply):
    """What a stranger's game holds."""

    view: View
    record: GameRecord


class Play(Reply):
    """What an action did."""

    view: View
    events: list[Event]
    action: str
    other_rules: NotRequired[list[Rules]]
    """what is left of them, where this entry has shortened them"""


class Undo(Reply):
    """What is left after an undo."""

    view: View
    events: list[Event]
    undone: list[str]


class Redo(Undo):
    """What was done again."""

    entries: list[Entry]


class At(Reply):
    """An earlier position, and the entry that led there."""

    view: View
    events: list[Event]
    action: str | None


class Preview(Reply):
    """What an action would do."""

    view: View
    events: list[Event]
    forecast: object


class Since(Reply):
    """The position at a ply and all after it, the present last."""

    views: list[View]


class Forecasts(Reply):
    """What each of the actions may bring; null where there is nothing to say."""

    forecasts: list[object]


class Why(Reply):
    """The reason why no action contains the picks; null if one does."""

    why: Sentence | None


class Seated(Undo):
    """Who plays every seat now."""

    bots: dict[str, str]


class Recorded(Reply):
    """A record."""

    record: GameRecord


class Short(Reply):
    """A short form."""

    short: str


class Rolls(Reply):
    """All rolls so far."""

    seed: str | None
    dice: list[Die]


class Thinking(Reply):
    """How far an opponent is."""

    progress: float
    """from 0 to 1"""


class Thought(Reply):
    """What an opponent has decided, and why."""

    action: str
    reason: Sentence


Think: TypeAlias = Thinking | Thought


class Replies(TypedDict):
    """What each verb gives."""

    games: Games
    actions: Actions
    new: New
    open: Open
    check: Check
    close: Reply
    play: Play
    roll: Play
    undo: Undo
    redo: Redo
    at: At
    preview: Preview
    why: Why
    seat: Seated
    record: Recorded
    encode: Short
    decode: Recorded
    rolls: Rolls
    think: Think
    since: Since
    forecasts: Forecasts


class Refusal(TypedDict):
    """Why nothing was done."""

    code: str
    args: Args
    message: str
    """for the console: the page says a sentence of its own"""


class Refused(TypedDict):
    """The reply to a request that was refused."""

    id: object
    error: Refusal
    ms: float
