"""What drawings are made of, by the classes that they give it: the one place of the tests that knows any.

A drawing is paint, hidden from assistive technology: no part of it has a role or a name, or stands in the page's
contract. Everything else on a page is found by those.
"""

#: What is drawn on the board of each game.
DRAWN: dict[str, dict[str, str]] = {
    "marrakech": {
        "Assam": ".assam .plate",
        "disc of a landing": ".disc",
        "group of a rug": ".count",
        "payment": ".counted",
        "rug that lies down": ".dropping, .settling",
        "rug that waits": ".shown",
    },
    "morocco": {
        "arrow that turns": ".arrow .pointing",
        "assistant": ".worker use",
        "awning that unfolds": ".unfolding",
        "outlook of an arrow": ".outlook",
        "stall that can be paid": ".change.gained",
        "stall that cannot": ".change.lost",
        "who leads": ".leader use",
        "worker that waits": ".worker.pending",
    },
}
#: What is drawn elsewhere: the mark of what can be tapped in any game (on paper also the night of the market), a die
#: that is thrown, a thing in hand, the roof there, what a placement pays, the token of a seat, the column of a score,
#: whose it is, that of a winner, the stroke over rolls by hand, what is written around a picture that is given away,
#: and a marker in it.
LIT = "[data-game] .lit"
MARKED = "[data-paper] :is(.lit, .by-night)"
THROWN = ".rolling"
IN_HAND = "[data-hand] .thing"
ROOF = "[data-hand] .ring"
PAYS = "[data-hand] .pays"
EMBLEM = ".token:not([popover] *)"
COLUMN = "[data-column] .column-parts"
NAME_OF_COLUMN = "[data-column] .column-name"
WINNING = "[data-column].won"
HATCHED = "[data-sheet=fairness] svg:has(.fair-hatch[d^=M])"
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
