"""A second implementation of Morocco, to compare the engine with: slow and simple, written only from docs/rules/.

A game is one generator from the first round to the last: it yields who must decide and the options, and is sent the
decision. Stalls and spaces are strings, and nothing is cached. It shares no code with the engine.
"""

from collections.abc import Generator, Iterable
from functools import cache
from typing import Any, TypeAlias, TypeVar

COLORS = ["black", "green", "purple", "brown", "orange"]
STALLS = [f + r for f in "abcde" for r in "12345"]
QUADRANTS = ("nw", "ne", "sw", "se")
SPACES_OF = {stall: [f"{stall}.{quadrant}" for quadrant in QUADRANTS] for stall in STALLS}
SPACES = [space for spaces in SPACES_OF.values() for space in spaces]
WAYS = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
COUNTS = {"assistant": 1, "tourist": 1, "bodyguard": 2}

#: Who must decide (a seat, "chance", or "over" for nobody), and the options.
Question: TypeAlias = tuple[int | str, list[str]]
R = TypeVar("R")
Script: TypeAlias = Generator[Question, str, R]


def next_stall(stall: str, side: str) -> str | None:
    """Return the stall on that side, or None. Rule R1."""
    right, up = WAYS[side]
    name = chr(ord(stall[0]) + right) + chr(ord(stall[1]) + up)
    return name if name in STALLS else None


def place_of(space: str) -> tuple[int, int]:
    """Return where a space lies in the ten by ten grid. Rule R1."""
    stall, quadrant = space.split(".")
    return "abcde".index(stall[0]) * 2 + ("e" in quadrant), "12345".index(stall[1]) * 2 + ("n" in quadrant)


@cache
def sharing_a_side(space: str) -> list[str]:
    """List the spaces that share a side with a space. Rule R13."""
    x, y = place_of(space)
    return [other for other in SPACES if abs(place_of(other)[0] - x) + abs(place_of(other)[1] - y) == 1]


def corner_of(space: str) -> tuple[int, int]:
    """Return the one corner that a space touches, as line and column from the bottom left. Rule R2."""
    x, y = place_of(space)
    return next((v, h) for v in range(6) for h in range(6) if h * 2 - 1 <= x <= h * 2 and v * 2 - 1 <= y <= v * 2)


class Reference:
    """A game from the parts of a record."""

    def __init__(self, record: dict[str, Any]) -> None:
        """Set up. Rules R4 to R7."""
        setup = record["setup"]
        self.seats = list(range(len(record["players"])))
        self.row = dict(zip("12345", setup["rows"], strict=True))
        self.column = dict(zip("abcde", setup["columns"], strict=True))
        self.roof = dict(enumerate(setup["roof"], 1))
        self.juice = {(v, h): int(value) for v, line in enumerate(setup["juice"]) for h, value in enumerate(line)}
        self.hand: dict[int, dict[str, int]] = {
            s: {"assistant": 12, "tourist": 2, "bodyguard": 0, "cousins": 2} for s in self.seats
        }
        self.quarters = dict.fromkeys(self.seats, 2)
        self.points = dict.fromkeys(self.seats, 0)
        self.drunk = dict.fromkeys(self.seats, 0)
        self.coins = dict.fromkeys(self.seats, 0)
        self.cubes = {s: dict.fromkeys(COLORS, 0) for s in self.seats}
        self.worker: dict[str, tuple[int, str]] = {}  # space -> (seat, kind)
        self.tile: dict[str, int | str] = {}  # closed stall -> seat or "empty"
        self.arrow: dict[str, str] = {}  # closed stall -> stall pointed at
        self.queue: list[str] = []
        self.first: int = setup["first"]
        self.script = self.game()
        self.asked: Question = next(self.script)

    def to_act(self) -> str | int:
        return self.asked[0]

    def legal(self) -> list[str]:
        return self.asked[1]

    def do(self, text: str) -> None:
        assert text in self.legal()
        try:
            self.asked = self.script.send(text)
        except StopIteration:
            self.asked = ("over", [])

    def from_seat(self, seat: int) -> list[int]:
        """List the seats clockwise from one."""
        return [(seat + step) % len(self.seats) for step in self.seats]

    @staticmethod
    def choice(seat: int, options: Iterable[str]) -> Script[str]:
        """Ask, if there are two options or more. Rule R35."""
        allowed = sorted(options)
        return (yield seat, allowed) if len(allowed) > 1 else allowed[0]

    def open(self) -> list[str]:
        return [stall for stall in STALLS if stall not in self.tile]

    def game(self) -> Script[None]:
        """Rules R9 to R12, R29 to R32."""
        idle = 0
        while True:
            order = self.from_seat(self.first)
            yield from self.market_die(order)
            yield from self.scouting(order)
            self.placed = False
            for seat in order + order:
                yield from self.turn(seat)
                if not self.open():
                    return
            idle = 0 if self.placed else idle + 1
            workers = sum(hand[kind] for hand in self.hand.values() for kind in COUNTS)
            if len(self.open()) <= 5 or workers == 0 or idle == 3:
                return
            for seat in order:
                held = [f"keep {color}" for color in COLORS if self.cubes[seat][color]]
                if held:
                    kept = yield from self.choice(seat, held)
                    self.cubes[seat] = {color: int(kept == f"keep {color}") for color in COLORS}
            self.first = order[1]

    def market_die(self, order: list[int]) -> Script[None]:
        """Rule R9."""
        for _ in range({2: 2, 3: 1}.get(len(self.seats), 0)):
            face = yield "chance", sorted(f"die {face}" for face in [*COLORS, "wild"])
            for seat in order:
                color = face.removeprefix("die ")
                if color == "wild":
                    color = (yield seat, sorted(f"wild {color}" for color in COLORS)).removeprefix("wild ")
                self.cubes[seat][color] += 1

    def scouting(self, order: list[int]) -> Script[None]:
        """Rule R10."""
        pawn = None
        for scout in order:
            pawn = int((yield scout, [f"scout {n}" for n in self.roof if n != pawn])[-1])
            for seat in self.seats:
                near = [(pawn - 2) % 5 + 1, pawn % 5 + 1] if seat == scout else [pawn]
                for space in near:
                    self.cubes[seat][self.roof[space]] += 1

    def turn(self, seat: int) -> Script[None]:
        """Rules R13 to R16."""
        self.active = seat
        while True:
            places = self.placements(seat)
            text = yield seat, sorted((places or ["pass"]) + self.swaps(seat))
            if text == "pass":
                return
            if not text.startswith("swap"):
                break
            self.swap(text)
        yield from self.placement(seat, text)
        while self.coins[seat] and self.open():
            text = yield seat, sorted(["done", *self.swaps(seat)])
            if text == "done":
                return
            self.swap(text)

    def swaps(self, seat: int) -> list[str]:
        """Rule R16."""
        lines = [("rows", "12345"), ("columns", "abcde")] if self.coins[seat] else []
        return [f"swap {axis} {one} {two}" for axis, names in lines for one in names for two in names if one < two]

    def swap(self, text: str) -> None:
        _, axis, one, two = text.split()
        lines = self.row if axis == "rows" else self.column
        lines[one], lines[two] = lines[two], lines[one]
        self.coins[self.active] -= 1

    def after_paying(self, seat: int, stall: str, third: str | None = None) -> dict[str, int] | None:
        """Return what is left of a seat's cubes after paying for a stall, or None. Rule R13."""
        left = dict(self.cubes[seat])
        for color in [self.row[stall[1]], self.column[stall[0]], *([third] if third else [])]:
            left[color] -= 1
        return left if min(left.values()) >= 0 else None

    def free(self, stall: str) -> list[str]:
        return [space for space in SPACES_OF[stall] if space not in self.worker]

    def placements(self, seat: int) -> list[str]:
        """Rule R13."""
        hand = self.hand[seat]
        found: list[str] = []
        for stall in self.open():
            kinds = [kind for kind in ("assistant", "bodyguard") if hand[kind] and self.after_paying(seat, stall)]
            thirds = [third for third in COLORS if self.after_paying(seat, stall, third)]
            for space in self.free(stall):
                found += [f"{kind} {space}" for kind in kinds]
                for third in thirds:
                    if hand["tourist"]:
                        found.append(f"tourist {space} {third}")
                    if hand["cousins"] and hand["assistant"] >= 2:
                        found += [f"cousins {space} {other} {third}" for other in self.beside(space)]
        return found

    def beside(self, space: str) -> list[str]:
        """List the spaces where a second cousin can be placed. Rule R13."""
        others = [other for other in sharing_a_side(space) if other[:2] != space[:2] and other[:2] not in self.tile]
        return [other for other in others if other not in self.worker]

    def placement(self, seat: int, text: str) -> Script[None]:
        """Rules R13, R17, R18."""
        self.placed = True
        kind, space, *rest = text.split()
        third = rest[-1] if rest else None
        left = self.after_paying(seat, space[:2], third)
        assert left is not None
        self.cubes[seat] = left
        if kind == "cousins":
            self.hand[seat]["cousins"] -= 1
            spaces, kind = [space, rest[0]], "assistant"
        else:
            spaces = [space]
        for one in spaces:
            self.put(seat, kind, one)
        for one in spaces:
            self.queue_if_full(one[:2])
        while self.queue:
            yield from self.closing(self.queue.pop(0))

    def put(self, seat: int, kind: str, space: str) -> None:
        self.hand[seat][kind] -= 1
        self.worker[space] = (seat, kind)

    def queue_if_full(self, stall: str) -> None:
        """Rules R17, R27."""
        if self.count(stall) >= 4 and stall not in self.queue:
            self.queue.append(stall)

    def count(self, stall: str) -> int:
        """Rule R17."""
        workers = [COUNTS[self.worker[space][1]] for space in SPACES_OF[stall] if space in self.worker]
        return sum(workers) + list(self.arrow.values()).count(stall)

    def closing(self, stall: str) -> Script[None]:
        """Rules R19 to R27."""
        clockwise = self.from_seat(self.active)
        here = {space: worker for space, worker in sorted(self.worker.items()) if space.startswith(stall)}
        winner = yield from self.rewards(clockwise, here)
        for space, (seat, _) in here.items():
            self.drunk[seat] += self.juice.pop(corner_of(space), 0)
        tourists: list[int] = []
        for space, (seat, kind) in here.items():
            del self.worker[space]
            if kind == "assistant":
                self.hand[seat]["assistant"] += 1
            elif kind == "bodyguard":
                self.quarters[seat] += 1
            else:
                tourists.append(seat)
        self.tile[stall] = "empty" if winner is None else winner
        target = yield from self.pointing(stall, self.active if winner is None else winner)
        for seat in clockwise:
            for _ in range(tourists.count(seat)):
                yield from self.travel(seat, target)
        if target:
            self.queue_if_full(target)

    def rewards(self, clockwise: list[int], here: dict[str, tuple[int, str]]) -> Script[int | None]:
        """Return who places a tile. Rules R19 to R21."""
        count = {s: sum(COUNTS[kind] for owner, kind in here.values() if owner == s) for s in clockwise}
        choosers: list[int] = []
        winner = None
        for seat in clockwise:
            if not count[seat]:
                continue
            place = 1 + sum(other > count[seat] for other in count.values())
            alone = list(count.values()).count(count[seat]) == 1
            if place == 1:
                self.points[seat] += 5
                winner = seat if alone else None
            elif place == 2 and alone:
                self.points[seat] += 2
                for item in self.available(seat):
                    self.give(seat, item)
            else:
                self.points[seat] += 1
                choosers.append(seat)
        for seat in choosers:
            items = self.available(seat)
            if items:
                text = yield from self.choice(seat, [f"take {item}" for item in items])
                self.give(seat, text.removeprefix("take "))
        return winner

    def available(self, seat: int) -> list[str]:
        """Rule R21."""
        return ["coin"] * (self.coins[seat] < 3) + ["bodyguard"] * (self.quarters[seat] > 0)

    def give(self, seat: int, item: str) -> None:
        if item == "coin":
            self.coins[seat] += 1
        else:
            self.quarters[seat] -= 1
            self.hand[seat]["bodyguard"] += 1

    def pointing(self, stall: str, placer: int) -> Script[str | None]:
        """Return the stall pointed at, or None. Rule R25."""
        beside = {f"arrow {side}": next_stall(stall, side) for side in WAYS}
        sides = {text: target for text, target in beside.items() if target and target in self.open()}
        if not sides:
            return None
        self.arrow[stall] = sides[(yield from self.choice(placer, sides))]
        return self.arrow[stall]

    def travel(self, seat: int, target: str | None) -> Script[None]:
        """Rule R26."""
        if target and self.free(target) and self.hand[seat]["assistant"]:
            text = yield from self.choice(seat, [f"settle {space}" for space in self.free(target)])
            self.put(seat, "assistant", text.removeprefix("settle "))

    def district(self, seat: int) -> int:
        """Return the size of the largest group of own tiles. Rule R33."""
        own, best = {stall for stall, owner in self.tile.items() if owner == seat}, 0
        while own:
            group = {own.pop()}
            while near := own & {next_stall(stall, side) for stall in group for side in WAYS}:
                group |= near
                own -= near
            best = max(best, len(group))
        return best

    def points_of(self, seat: int) -> dict[str, int]:
        """Rule R33."""
        district = 3 * self.district(seat)
        return {"vp": self.points[seat], "juice": self.drunk[seat], "coins": self.coins[seat], "district": district}

    def final(self) -> dict[str, Any]:
        """Rules R33, R34."""
        scores = [sum(self.points_of(s).values()) for s in self.seats]
        key = {s: (scores[s], list(self.tile.values()).count(s)) for s in self.seats}
        ranking = [[s for s in self.seats if key[s] == place] for place in sorted(set(key.values()), reverse=True)]
        return {"scores": scores, "ranking": ranking}

    def shown(self) -> dict[str, Any]:
        """Return what a table shows of the market and the seats."""
        seats = [
            {"points": self.points_of(s), "cubes": self.cubes[s], "quarters": self.quarters[s], "coins": self.coins[s]}
            | {f"{kind.removesuffix('s')}s": count for kind, count in self.hand[s].items()}
            for s in self.seats
        ]
        juice = ["".join(str(self.juice.get((v, h), ".")) for h in range(6)) for v in range(6)]
        lines = {"rows": list(self.row.values()), "columns": list(self.column.values()), "juice": juice}
        stalls = [self.stall(stall) for stall in STALLS]
        return {"seats": seats, "board": {**lines, "stalls": stalls, "queue": self.queue, "open": len(self.open())}}

    def stall(self, stall: str) -> dict[str, Any]:
        here = [self.worker.get(space) for space in SPACES_OF[stall]]
        standing = [worker and {"seat": worker[0], "kind": worker[1]} for worker in here]
        spaces = dict(zip(QUADRANTS, standing, strict=True))
        if stall in self.tile:
            owner = self.tile[stall]
            return {"tile": {"owner": None if owner == "empty" else owner}, "spaces": spaces, "count": 0}
        return {"tile": None, "spaces": spaces, "count": self.count(stall)}
