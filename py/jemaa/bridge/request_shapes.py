"""What each verb of the bridge takes, as `dispatch` has it in JSON; `docs/bridge.md` tells what they do."""

from typing import NotRequired, TypedDict

from ..engine.shapes import Judged, Options, Player


class NothingAsked(TypedDict):
    """A verb without arguments."""


class Looking(TypedDict):
    """Who looks, in every request about the open match: whoever is asked, where nobody is named."""

    viewer: NotRequired[int | None]
    """a seat, or null for a spectator"""
    apart: NotRequired[bool | None]
    """whether people play elsewhere, so that nobody can agree for them to an undo"""
    settled: NotRequired[int | None]
    """how many entries others have been sent: undo takes none of them back"""


class AskGames(TypedDict):
    """Which game to describe; all of them where none is named."""

    game: NotRequired[str | None]


class AskGame(TypedDict):
    """A game by its name."""

    game: str


class Stamp(TypedDict):
    """What only the page knows of a new record, which keeps it."""

    started: NotRequired[str | None]
    """when"""
    app: NotRequired[str | None]
    """the version of the page"""
    game_id: NotRequired[str | None]
    """12 hexadecimal digits, drawn anew for each game that is to travel between devices"""
    secret: NotRequired[str | None]
    """64 hexadecimal digits that this device never tells: its seed and its number in a game follow from them"""


class Placed(TypedDict):
    """Where a game is played that travels between devices."""

    device: NotRequired[int | None]
    """below 2 to the power of 40: the number of this device in this game"""


class AskNew(Looking, Placed, Stamp):
    """What a new match begins with."""

    game: str
    players: list[Player]
    options: NotRequired[Options | None]
    seed: NotRequired[str | None]
    known_seed: NotRequired[bool | None]
    """whether somebody may know it"""
    first: NotRequired[int | None]
    """the seat that begins, instead of one that the seed draws"""
    position: NotRequired[str | None]
    """to start from, instead of a set-up that the seed draws"""
    bots: NotRequired[dict[str, str] | None]
    """levels by seat"""


class AskOpen(Looking, Placed):
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
    secret: NotRequired[str | None]
    """of this device: from it follow seed, where the record has none, and number"""


class AskPlay(Looking):
    """An action."""

    action: str
    roll: NotRequired[bool | None]
    """whether what is to be rolled after it is rolled, too"""


class AskUndo(Looking):
    """How far to go back."""

    assent: NotRequired[bool | None]
    """the others agree"""


class AskAt(Looking):
    """A ply."""

    ply: int


class AskViews(Looking):
    """Several plies."""

    plies: list[int]


class AskPreview(Looking):
    """An action, or null for the position as it is."""

    action: str | None


class AskForecasts(Looking):
    """Actions, at most 50; null for the position as it is."""

    actions: list[str | None]


class AskWhy(Looking):
    """What was tapped."""

    picks: list[str]


class AskRead(Looking):
    """What a person has typed, at most 200 characters."""

    text: str
    names: NotRequired[dict[str, list[str]] | None]
    """further names of `words`, in the languages of the page"""
    picked: NotRequired[list[str] | None]
    """what has been picked before"""


class AskInspect(Looking):
    """A question, and the cell of the board that it is about."""

    about: str
    of: NotRequired[str | None]


class AskSeat(Looking):
    """A seat, and who is to play it."""

    seat: int
    bot: str | None
    """a level, or null for a person"""


class AskBranch(Stamp):
    """A record, the ply from which to go on, and the seed of what comes then, or the secret from which that follows."""

    record: object
    ply: int
    seed: NotRequired[str | None]


class AskAgain(Stamp):
    """A record of a game that is over."""

    record: object
    seed: NotRequired[str | None]
    """of the same game from its start, where nobody can know the seed of the first rolls"""


class AskDeal(TypedDict):
    """A stored game."""

    record: object


class AskJoin(TypedDict):
    """Our record of a game, and what may be the same game as another device has it."""

    record: object
    other: object
    here: NotRequired[list[int] | None]
    """the seats that people play on this device"""


class AskEncode(TypedDict):
    """A record; the open match where there is none."""

    record: NotRequired[object]
    bots: NotRequired[object]
    """its opponents' levels by seat"""


class AskDecode(TypedDict):
    """A short form."""

    short: str


class AskRolls(TypedDict):
    """Whether to say what each roll could have brought, too."""

    forecasts: NotRequired[bool | None]


class AskThink(TypedDict):
    """A seat that an opponent plays, or a person who wants advice; and the milliseconds to think."""

    seat: int
    ms: NotRequired[int | None]


class AskAnalyse(TypedDict):
    """The milliseconds to analyse; when it begins also what was found earlier, and by whom."""

    ms: NotRequired[int | None]
    rows: NotRequired[list[Judged] | None]
    by: NotRequired[str | None]


class Requests(TypedDict):
    """What each verb takes."""

    games: AskGames
    actions: AskGame
    new: AskNew
    open: AskOpen
    check: AskCheck
    look: Looking
    close: NothingAsked
    play: AskPlay
    roll: Looking
    undo: AskUndo
    redo: Looking
    at: AskAt
    preview: AskPreview
    why: AskWhy
    seat: AskSeat
    record: NothingAsked
    branch: AskBranch
    again: AskAgain
    join: AskJoin
    deal: AskDeal
    encode: AskEncode
    decode: AskDecode
    rolls: AskRolls
    think: AskThink
    advise: AskThink
    analyse: AskAnalyse
    since: AskAt
    views: AskViews
    forecasts: AskForecasts
    words: NothingAsked
    read: AskRead
    inspect: AskInspect
