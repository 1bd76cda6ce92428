"""What each verb of the bridge gives, as `dispatch` has it in JSON; `docs/bridge.md` tells what they do."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from ..engine.shapes import (
    Args,
    Die,
    Entry,
    Event,
    GameFacts,
    GameRecord,
    Judged,
    Meaning,
    RecordChanges,
    Sentence,
    View,
    Worth,
)


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


class Now(Reply):
    """The position as it is now."""

    view: View
    public: NotRequired[View]
    """what a spectator sees of it, where the viewer may know more"""


class New(Now):
    """A match that was opened."""

    picks: dict[str, list[str]]
    """those of the actions that can be chosen now; `actions` tells those of all"""
    events: list[Event]
    record: GameRecord
    bots: dict[str, str]
    """the level of each opponent by seat: the nearest one, where a stored game names a level that there is not"""
    device: int | None
    """the number of this device in the game; null: it has none"""


class Open(New):
    """A stored match that was opened, with its whole log."""

    entries: list[Entry]


class Check(Reply):
    """What a stranger's game holds."""

    view: View
    record: GameRecord
    device: int | None


class Look(Reply):
    """The present position and the whole log, as another viewer sees them."""

    view: View
    entries: list[Entry]


class Changed(Now):
    """What a change of the match did."""

    events: list[Event]
    record: RecordChanges


class Play(Changed):
    """What an action did, and the roll that was asked for with it."""

    action: str
    entries: NotRequired[list[Entry]]
    """of both, where there was such a roll"""


class Undo(Changed):
    """What is left after an undo."""

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
    """The position at a ply and all after it, the present last, and the entries between them."""

    views: list[View]
    entries: list[Entry]


class Views(Reply):
    """The positions at several plies."""

    views: list[View]


class Forecasts(Reply):
    """What each of the actions may bring; null where there is nothing to say."""

    forecasts: list[object]


class Why(Reply):
    """The reason why no action contains the picks; null if one does."""

    why: Sentence | None


class Words(Reply):
    """The words of a game's actions that have names in other languages, `roll` included."""

    words: list[str]


class Read(Reply, Meaning):
    """What a person has typed."""


class Inspected(Reply):
    """The answer to a question, in the game's own terms; null where there is no such cell."""

    facts: object


class Seated(Undo):
    """Who plays every seat now."""

    bots: dict[str, str]


class Recorded(Reply):
    """A record."""

    record: GameRecord


class Renewed(Recorded):
    """The record of a game from its start."""

    device: int | None


class Decoded(Recorded):
    """A record from a short form."""

    bots: dict[str, str]
    """the opponents' levels by seat, which this build need not have"""
    short: str
    """the short form that was decoded"""
    others: list[str]
    """the short forms of other games in the same text"""


class Joined(Reply):
    """How another record differs from ours."""

    how: Literal["same", "ahead", "behind", "apart", "other"]
    """theirs goes on where ours ends (`ahead`), ours where theirs ends (`behind`), or it is another game"""
    common: int
    """how many entries both have"""
    record: NotRequired[GameRecord]
    """of `ahead` and `apart`: ours with their log"""
    played: NotRequired[list[int]]
    """of these: the seats played here for which somebody has decided elsewhere"""


class Dealt(Reply):
    """What another table needs for the same luck."""

    seed: str | None
    """null: no seed gives another table this set-up and these rolls"""
    first: int | None
    """the seat that begins"""


class Short(Reply):
    """A short form."""

    short: str


class Branch(TypedDict):
    """The rolls before a ply come from another game's seed."""

    ply: int
    commitment: str | None
    """to that seed; null where it is known itself"""


class Rolls(Reply):
    """All rolls so far."""

    seed: str | None
    """null until the game is over"""
    commitment: str | None
    """what can be shown of the seed before; null without a seed"""
    known_seed: bool
    """whether somebody may know it"""
    branches: list[Branch]
    """ascending; later rolls come from this game's seed"""
    dice: list[Die]


class Thinking(Reply):
    """How far the thinking is."""

    progress: float
    """from 0 to 1"""


class Thought(Reply):
    """What an opponent has decided, and why."""

    action: str
    reason: Sentence


class Advised(Thought):
    """What the adviser would do, why, and what it expects of each choice."""

    choices: list[Worth]
    """all that it has judged, best first"""


class Analysing(Reply):
    """What was found in this slice."""

    by: str
    """the level that judges, with its version"""
    first: int
    """the ply of the first of `rows`"""
    rows: list[Judged]
    """those that are new, one for each ply"""
    progress: float
    """from 0 to 1"""


class Apart(TypedDict):
    """What changed a seat's chance to come first, in millionths: the parts add up to the last less the first."""

    first: int
    last: int
    luck: int
    skill: int
    others: int
    estimate: int


class Moment(TypedDict):
    """A turning point: a decision that cost much, or a roll that changed much."""

    ply: int
    """entries before it"""
    seat: int
    """who decided, or whose chance a roll has changed most"""
    played: str
    told: list[Sentence]
    near: list[str]
    """picks of the cells around which it happened; none where that was everywhere"""
    better: NotRequired[str]
    lost: NotRequired[int]
    """millionths of a chance"""
    reason: NotRequired[Sentence]
    luck: NotRequired[int]
    """of a roll: the same, more or less than the mean over its faces"""


class Summary(TypedDict):
    """What decided the game: by seat, and its turning points in the order in which they came."""

    seats: list[Apart]
    moments: list[Moment]


class Analysed(Reply):
    """The last rows, and what all of them show."""

    by: str
    first: int
    rows: list[Judged]
    analysis: Summary


Analyse: TypeAlias = Analysing | Analysed
Think: TypeAlias = Thinking | Thought
Advise: TypeAlias = Thinking | Advised


class Replies(TypedDict):
    """What each verb gives."""

    games: Games
    actions: Actions
    new: New
    open: Open
    check: Check
    look: Look
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
    branch: Recorded
    again: Renewed
    join: Joined
    deal: Dealt
    encode: Short
    decode: Decoded
    rolls: Rolls
    think: Think
    advise: Advise
    analyse: Analyse
    since: Since
    views: Views
    forecasts: Forecasts
    words: Words
    read: Read
    inspect: Inspected


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
