"""The lengths of links, of games on one device and on several, and damaged links: how the engine refuses them."""

from collections.abc import Iterator
from itertools import islice
from statistics import median

from jemaa.engine.chance import Stream
from jemaa.engine.game import Game, Json
from jemaa.formats import short_form
from jemaa.games import GAMES
from tests.bench.figure import Figure
from tests.engine import short as short_forms
from tests.engine import strangers
from tests.engine.games import players_of
from tests.engine.messages import travelled

WHOLE = 500
GAMES_EACH = 1_000
MUTATIONS = 10_000
ADDRESS = 40  # characters before a short form
MESSAGE = 2_000  # characters that a messenger takes
NAMES = ("Amina", "Yusuf", "Fatima", "Ismael", "Yasmin", "Karima", "Ibtisam", "Zoé", "Noura", "Rachid")
DEVICES = (417, 3, 88)


def links() -> Iterator[Figure]:
    """Count the characters of links, and try damaged ones."""
    yield from alone()
    for game in GAMES.values():
        yield from apart(game)
    yield from damaged()


def alone() -> Iterator[Figure]:
    """Count the characters of links to whole games of four on one device."""
    for (game, players), characters in short_forms.lengths(WHOLE).items():
        if players == 4 and game in short_forms.LONGEST_LINKS:
            yield Figure(f"{game}: link of a whole game of four, median", median(characters), "characters")
            yield Figure("  the longest", characters[-1], "characters", most=short_forms.LONGEST_LINKS[game])


def apart(game: Game) -> Iterator[Figure]:
    """Count the characters of links to games on three devices, of all numbers of players, a third with an opponent."""
    lengths: dict[str, list[int]] = {"in the middle": [], "at the end": []}
    for number in range(GAMES_EACH):
        for where, characters in _characters(game, number).items():
            lengths[where].append(characters)
    for where, found in lengths.items():
        yield Figure(f"{game.name}: link {where} of a game by message, median", median(found), "characters")
        yield Figure("  the longest", max(found), "characters")
        yield Figure(f"  longer than {MESSAGE:,}", 100 * sum(each > MESSAGE for each in found) / len(found), "%")


def _characters(game: Game, number: int) -> dict[str, int]:
    """Return the characters of the links to a random game, in its middle and at its end."""
    stream = Stream(f"{game.name}/{number}")
    count = game.seats[number % len(game.seats)]
    names = [NAMES[(number + seat) % len(NAMES)] for seat in range(count)]
    players: list[Json] = [
        {**player, "name": name} for player, name in zip(players_of(game, count), names, strict=True)
    ]
    bots = {stream.below(count): "medium"} if number % 3 == 0 else {}
    match = travelled(game, players, DEVICES, bots, f"link {number}")
    end = short_form.encode(match, bots)
    match.provenance = match.provenance.before(match.ply // 2)
    match.restore(match.log[: match.ply // 2], [])
    return {"in the middle": ADDRESS + len(short_form.encode(match, bots)), "at the end": ADDRESS + len(end)}


def damaged() -> Iterator[Figure]:
    """Try damaged links of games by message: each is refused, or decoded to exactly its own text."""
    goods = [short_form.encode(match, bots) for match, bots in short_forms.shared()]
    tally = strangers.struck(strangers.strike_short, islice(short_forms.mutated("links", goods), MUTATIONS))
    for quoted in tally.quoted:
        print(quoted)
    yield Figure("damaged links of games by message", tally.attacks, "links", least=MUTATIONS)
    yield Figure("  of these refused", tally.refused, "links")
    yield Figure("  neither refused nor exactly their own text, or a defect", tally.violations, "links", most=0)
    yield Figure("  processor time of the slowest", tally.slowest, "s", most=strangers.SLOW)
