"""How many keys whole turns take, typed in their shortest forms: Enter after each, and the confirming one included."""

import re
from collections.abc import Iterable, Iterator
from itertools import product
from statistics import median

from jemaa import CHANCE, GAMES, OVER, Match
from jemaa.engine.chance import Dice
from jemaa.engine.game import Action, Game
from jemaa.formats import action_parser
from tests.bench.figure import Figure
from tests.engine.games import drawn, players_of

#: Games of each number of players.
PLAYED = 3
#: Letters of a word that may be typed for it: as few as are understood.
BEGINNINGS = (1, 2, 3, 9)
ENTER = 1
PLACEMENTS = {"assistant": "placement", "bodyguard": "placement", "tourist": "placement", "cousins": "cousins"}


def forms(game: Game, action: Action) -> Iterable[str]:
    """List what may be typed for an action, the shortest first: words left out or shortened, places without dots."""
    unsaid, short = game.shorthand
    names = {word: name for name, word in short.items()}
    found = set()
    for letters in BEGINNINGS:
        words = []
        for word in re.split(r"[ -]", action.text):
            plain = word.replace(".", "")
            words.append(
                [plain] if re.fullmatch(r"[a-g][1-7](?:[ns][ew])?|\d", plain) else [names.get(word, word[:letters])]
            )
            if word in unsaid:
                words[-1].append("")
        for chosen in product(*words):
            kept = [word for word in chosen if word]
            found.update({" ".join(kept), "".join(kept)})
    return sorted(found - {""}, key=len)


def keys(match: Match, action: Action) -> int:
    """Count the keys of an action: its shortest form, Enter, and another Enter where it has to be confirmed."""
    if match.state.to_act == CHANCE:
        return len("r") + ENTER
    for text in forms(match.game, action):
        meant = action_parser.parse(match, text, {}, ())
        if meant["means"] == "action" and meant["action"] == action.text:
            return len(text) + ENTER + (ENTER if len(action.picks) > 1 else 0)
    raise LookupError(f"nothing short is understood as {action.text}")


def turns(name: str) -> Iterator[tuple[str, int]]:
    """Play whole games at random, and list the keys of turns of Marrakech, and of placements of Morocco."""
    game = GAMES[name]
    for count, number in product(game.seats, range(PLAYED)):
        match = Match.new(game, players_of(game, count), {}, f"keys {count} {number}")
        stream, spent = Dice(match.seed or ""), 0
        while match.state.to_act != OVER:
            text = drawn(match, stream)
            kind = text.split()[0]
            took = keys(match, game.actions[text])
            spent += took
            if kind == "lay":
                yield "turn", spent
                spent = 0
            elif kind in PLACEMENTS:
                yield PLACEMENTS[kind], took
            match.play(text)


#: What is counted of each game, and the most keys.
COUNTED = {
    "marrakech": {"turn": 10},
    "morocco": {"placement": 8, "cousins": 16},
}


def typing() -> Iterator[Figure]:
    """Count the keys of turns and placements, median and most, over whole games of every number of players."""
    for game, most in COUNTED.items():
        counted = list(turns(game))
        for kind, limit in most.items():
            taken = [float(count) for one, count in counted if one == kind]
            yield Figure(f"{game}, {kind}: keys typed, median", median(taken), "", most=limit, samples=taken)
            yield Figure(f"{game}, {kind}: keys typed, most", max(taken), "")
