"""A second implementation of Marrakech, to compare the engine with: slow and simple, written only from docs/rules/.

Squares are strings, rugs are numbered, and nothing is cached. It shares no code with the engine.
"""

from typing import Any

FILES, SIDES = "abcdefg", ("north", "east", "south", "west")
SQUARES = [f + r for f in FILES for r in "1234567"]
WAYS = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
HALF_CIRCLES = {
    "north": {"a7": "b7", "c7": "d7", "e7": "f7"},
    "west": {"a7": "a6", "a5": "a4", "a3": "a2"},
    "south": {"b1": "c1", "d1": "e1", "f1": "g1"},
    "east": {"g6": "g5", "g4": "g3", "g2": "g1"},
}
LOOPS = {("g7", "north"): "west", ("g7", "east"): "south", ("a1", "west"): "north", ("a1", "south"): "east"}


def ahead(square: str, side: str) -> str | None:
    """Return the square on that side, or None beyond the edge."""
    right, up = WAYS[side]
    name = chr(ord(square[0]) + right) + chr(ord(square[1]) + up)
    return name if name in SQUARES else None


PAIRS = [(a, b) for a in SQUARES for b in (ahead(a, "north"), ahead(a, "east")) if b]


def step(square: str, side: str) -> tuple[str, str]:
    """Take one step. Rules M8, M9."""
    if beyond := ahead(square, side):
        return beyond, side
    if (square, side) in LOOPS:
        return square, LOOPS[square, side]
    pairs = HALF_CIRCLES[side]
    other = {**pairs, **{b: a for a, b in pairs.items()}}[square]
    return other, SIDES[(SIDES.index(side) + 2) % 4]


class Reference:
    """A game from the parts of a record."""

    def __init__(self, record: dict[str, Any]) -> None:
        """Set up. Rules M1 to M6."""
        seats = len(record["players"])
        colors: list[list[str] | str] = [player["color"] for player in record["players"]]
        self.colors = [color if isinstance(color, list) else [color] for color in colors]
        piles: list[list[str]] = record["setup"].get("piles") or [c * {3: 15, 4: 12}[seats] for c in self.colors]
        self.unlaid = [list(pile) for pile in piles]
        self.money = [30] * seats
        self.alive = list(range(seats))
        self.gone: list[int] = []
        self.variant = record["options"].get("variant", "standard") == "quarter-turn"
        self.cover_own: bool = record["options"].get("cover_own", False)
        self.square, self.side = "d4", "north"
        self.rugs: list[tuple[int, str, list[str]]] = []  # (seat, colour, squares), bottom first
        self.mover: int = record["setup"]["first"]
        self.stage = "roll" if self.variant else "turn"

    def top(self, square: str) -> int | None:
        """Return the number of the rug on top of a square, or None."""
        return next((n for n in reversed(range(len(self.rugs))) if square in self.rugs[n][2]), None)

    def color(self, square: str) -> str | None:
        """Return the colour of the rug on top of a square, or None."""
        rug = self.top(square)
        return None if rug is None else self.rugs[rug][1]

    def to_act(self) -> int | str:
        return self.stage if self.stage == "over" else "chance" if self.stage == "roll" else self.mover

    def legal(self) -> list[str]:
        if self.stage == "lay":
            return sorted(f"lay {a}-{b}" for a, b in PAIRS if self.can_lay(a, b))
        stages: dict[str, list[str]] = {"turn": ["left", "right", "straight"], "quarter": ["left", "right"], "over": []}
        return stages.get(self.stage, ["die 1", "die 2", "die 3", "die 4"])

    def can_lay(self, a: str, b: str) -> bool:
        """Rules M13 to M15."""
        around = [ahead(self.square, side) for side in SIDES]
        if self.square in (a, b) or not (a in around or b in around):
            return False
        below = self.top(a)
        if below is None or below != self.top(b):
            return True
        return self.cover_own and self.rugs[below][0] == self.mover

    def do(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        if word == "die":
            self.roll(int(rest))
        elif word == "lay":
            self.lay(rest.split("-"))
        else:
            turn = {"left": -1, "straight": 0, "right": 1}[word]
            self.side = SIDES[(SIDES.index(self.side) + turn) % 4]
            if self.stage == "turn":
                self.stage = "roll"
            else:
                self.next()

    def roll(self, steps: int) -> None:
        """Rules M8 to M12."""
        for _ in range(steps):
            self.square, self.side = step(self.square, self.side)
        self.stage = "lay"
        rug = self.top(self.square)
        if rug is None or self.rugs[rug][0] == self.mover or self.rugs[rug][0] not in self.alive:
            return
        owner, color, _ = self.rugs[rug]
        owed = len(self.group(color))
        paid = min(owed, self.money[self.mover])
        self.money[self.mover] -= paid
        self.money[owner] += paid
        if paid < owed:
            self.go_out()

    def group(self, color: str) -> set[str]:
        """Return the squares of a colour joined by sides to Assam's. Rules M10, M11."""
        group: set[str] = set()
        edge = {self.square}
        while edge:
            group |= edge
            near = {beside for square in edge for side in SIDES if (beside := ahead(square, side))} - group
            edge = {square for square in near if self.color(square) == color}
        return group

    def go_out(self) -> None:
        """Rules M12, M17."""
        self.alive.remove(self.mover)
        self.gone.append(self.mover)
        self.unlaid[self.mover] = []
        if len(self.alive) == 1 or not any(self.unlaid):
            self.stage = "over"
        else:
            self.next()

    def lay(self, squares: list[str]) -> None:
        """Rules M13, M17, M20."""
        self.rugs.append((self.mover, self.unlaid[self.mover].pop(0), squares))
        if not any(self.unlaid):
            self.stage = "over"
        elif self.variant:
            self.stage = "quarter"
        else:
            self.next()

    def next(self) -> None:
        """Rule M6."""
        seats = len(self.money)
        self.mover = next(s % seats for s in range(self.mover + 1, self.mover + 1 + seats) if s % seats in self.alive)
        self.stage = "roll" if self.variant else "turn"

    def scores(self) -> list[int]:
        """Rule M18."""
        tops = [self.rugs[top][0] for top in map(self.top, SQUARES) if top is not None]
        return [self.money[s] + tops.count(s) if s in self.alive else 0 for s in range(len(self.money))]

    def final(self) -> dict[str, Any]:
        """Rules M18, M19."""
        scores = self.scores()
        key = {s: (scores[s], self.money[s]) for s in self.alive}
        ranking = [[s for s in self.alive if key[s] == place] for place in sorted(set(key.values()), reverse=True)]
        return {"scores": scores, "ranking": [*ranking, *([s] for s in reversed(self.gone))]}

    def shown(self) -> dict[str, Any]:
        """Return what a table shows of the board and the seats."""
        seats = [
            {"score": score, "dirhams": money, "rugs": len(left), "out": seat in self.gone}
            for seat, (score, money, left) in enumerate(zip(self.scores(), self.money, self.unlaid, strict=True))
        ]
        seen = {square: n for square in SQUARES if (n := self.top(square)) is not None}
        rugs = [
            {"color": color, "owner": seat if seat in self.alive else None, "visible": visible}
            for n, (seat, color, _) in enumerate(self.rugs)
            if (visible := [square for square, top in seen.items() if top == n])
        ]
        return {"seats": seats, "board": {"assam": {"square": self.square, "facing": self.side}, "rugs": rugs}}
