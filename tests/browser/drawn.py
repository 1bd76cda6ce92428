"""What drawings are made of, by the classes that they give it: the one place of the tests that knows any.

A drawing is paint, hidden from assistive technology: no part of it has a role or a name, or stands in the page's
contract. Everything else on a page is found by those.
"""

from playwright.sync_api import Locator

#: What is drawn on the board of each game.
DRAWN: dict[str, dict[str, str]] = {
    "marrakech": {
        "Assam": ".assam .plate",
        "die that rolls": ".rolling",
        "disc of a landing": ".disc",
        "group of a rug": ".count",
        "payment": ".badge",
        "rug that lies down": ".dropping, .settling",
        "rug that waits": ".pending",
    },
    "morocco": {
        "arrow that turns": ".arrow .pointing",
        "assistant": ".worker use",
        "awning that unfolds": ".unfolding",
        "die that rolls": ".rolling",
        "gains of a roof space": ".gains",
        "gains of the others": ".others",
        "market below the roof": ".dimmed",
        "middle of the roof": ".ring .roof-middle",
        "outlook of an arrow": ".outlook",
        "plaque": ".plaque > .plaque-shade + rect",
        "row of a plaque": ".plaque-row",
        "stall of a plaque": ".plaque-tag text",
        "price": ".price",
        "cube of the price": ".price use",
        "reward": ".reward",
        "price of a stall": ".tag",
        "tag of a price": ".tags .tag",
        "cubes of all prices": ".tags path",
        "roof over the market": ".ring",
        "stalls after scouting": ".payable .seam",
        "standing in a stall": ".fullness",
        "stall that can be paid": ".change.gained",
        "stall that cannot": ".change.lost",
        "thing in flight": ".flying",
        "worker that waits": ".worker.pending",
    },
}
#: What is drawn elsewhere: the mark of what can be tapped in any game, a thing in hand, the emblem of a seat, the
#: stroke over rolls by hand, a game's picture.
LIT = "[data-game] .lit"
IN_HAND = "[data-hand] .thing"
EMBLEM = ".swatch"
HATCHED = "[data-sheet=fairness] .fair-hatch[d^=M]"
#: The dyes in which an element and all within it are drawn.
DYES = """(element) => [...new Set([element, ...element.querySelectorAll("*")]
    .flatMap((part) => [...part.classList].filter((name) => name.startsWith("dye-"))))].sort()"""


def drawn(game: str, *what: str) -> str:
    """Return the selector of what is drawn on the board of a game."""
    parts = [part.strip() for each in what for part in DRAWN[game][each].split(",")]
    return ", ".join(f'[data-game="{game}"] svg {part}' for part in parts)


def cube(color: str) -> str:
    """Return the selector of Morocco's cubes of a colour, within something that is drawn."""
    return f'use[href="#morocco-cube-{color}"]'


def dyes(element: Locator) -> list[str]:
    """Return the dyes of what is drawn there."""
    return element.evaluate(DYES)
