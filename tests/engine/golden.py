"""The golden games of Marrakech: how they were made, and how to make them again.

    PYTHONPATH=py:. python3 -m tests.engine.golden

writes `tests/golden/marrakech-<players>-<variant>[-cover_own].trace.jsonl`, a trace line for every way a game can end,
and the counts of `tests/golden/marrakech.perft`. They are frozen: a difference is a change of the rules, and asks for
a new number of `rules`. The line `last-rug` is what the command line simulates; for the others, dice and actions are
chosen to bring that end about, which needs no random number.
"""

import io
import json
from collections.abc import Iterator
from contextlib import redirect_stdout
from itertools import count, product
from pathlib import Path

from jemaa import record as records
from jemaa.chance import Stream
from jemaa.cli import main, perft
from jemaa.game import CHANCE, OVER, Action, Json
from jemaa.games.marrakech.state import State
from jemaa.games.marrakech.turns import rent
from jemaa.match import Match
from tests.engine.games import players_of
from tests.engine.positions import MARRAKECH, state_of

FOLDER = Path(__file__).parent.parent / "golden"
TABLES = list(product((2, 3, 4), ("standard", "quarter-turn"), (False, True)))
ENDINGS = ("last-rug", "last-survivor", "no-rugs", "shared")

#: The seat that wins the others' money if needed; it always begins, so the last seat moves last in a round.
RICH = 0


def endings(players: int) -> list[str]:
    """List the ways a game of that many can end: of two, nobody can leave the other without rugs."""
    return [ending for ending in ENDINGS if players > 2 or ending != "no-rugs"]


def path_of(players: int, variant: str, cover_own: bool) -> Path:
    """Return the file of a table."""
    return FOLDER / f"marrakech-{players}-{variant}{'-cover_own' if cover_own else ''}.trace.jsonl"


def printed(*words: object) -> str:
    """Return what the command line prints."""
    out = io.StringIO()
    with redirect_stdout(out):
        assert main([str(word) for word in words]) == 0
    return out.getvalue()


def simulated(players: int, variant: str, cover_own: bool) -> str:
    """Return the line of a plain random game."""
    options = ["--option", f"variant={variant}", "--option", f"cover_own={str(cover_own).lower()}"]
    return printed("simulate", "marrakech", "--players", players, "--games", 1, "--seed", "golden", *options, "--trace")


def brought_about(ending: str, players: int, options: Json) -> Json:
    """Return the record of a game that ends in a certain way."""
    for number in count():
        stream = Stream(f"golden/{number}")
        match = Match.new(MARRAKECH, players_of(MARRAKECH, players), options, f"golden/{number}", RICH)
        while match.state.to_act != OVER:
            match.play(chosen(state_of(match), ending, stream).text)
        shared = len(match.state.ranking()[0]) > 1
        if state_of(match).why_over == ending or (ending == "shared" and shared):
            match.seed = None
            return records.save(match, {"ending": ending})
    raise AssertionError


def chosen(state: State, ending: str, stream: Stream) -> Action:
    """Choose the best action towards that end, at random among equals."""
    worth = [(worth_of(state, action, ending), stream.below(256), action) for action in state.legal()]
    return max(worth, key=lambda one: one[:2])[2]


def worth_of(state: State, action: Action, ending: str) -> int:
    """Rate an action: a turn by the best roll after it, a rug by its effect on the rich player's rugs."""
    after = state.copy()
    after.apply(action)
    if state.to_act == CHANCE:
        return worth_of_roll(state, after, ending)
    if after.to_act == CHANCE:
        return max(worth_of(after, face, ending) for face in after.legal())
    return worth_of_rug(state, after) if ending != "shared" else 0


def worth_of_roll(before: State, after: State, ending: str) -> int:
    """Rate a roll: who pays whom, and who goes out."""
    mover, gain = before.mover, after.dirhams[RICH] - before.dirhams[RICH]
    paid, out = before.dirhams[mover] - after.dirhams[mover], mover in after.out
    if ending == "shared" or mover == RICH:
        return -paid
    if ending == "last-survivor":
        return 2 * gain - paid + 100 * out
    if mover != len(before.dirhams) - 1:
        return -paid
    return 100 * out if before.rugs_left[mover] == 1 else paid - 100 * out


def worth_of_rug(before: State, after: State) -> int:
    """Rate a rug: the rich player's form one group, the others' do not cover it."""
    rich = [cell for cell, color in enumerate(after.color_at) if after.owners[color] == RICH]
    if before.mover != RICH:
        return len(rich)
    return max((len(rent(after, cell, -1)[1]) for cell in rich), default=0)


def lines(players: int, variant: str, cover_own: bool) -> Iterator[str]:
    """Return the golden lines of a table."""
    yield simulated(players, variant, cover_own)
    for ending in endings(players)[1:]:
        record = brought_about(ending, players, {"variant": variant, "cover_own": cover_own})
        yield retraced(record)


def retraced(record: Json) -> str:
    """Return the trace line that `replay --trace` prints for a record."""
    file = FOLDER / "record.tmp"
    file.write_text(json.dumps(record))
    try:
        return printed("replay", file, "--trace")
    finally:
        file.unlink()


def counts() -> Iterator[str]:
    """Return the lines of the perft file: from the start by the command line, and from within the golden games."""
    for players, variant, cover_own in TABLES:
        options = ["--option", f"variant={variant}", "--option", f"cover_own={str(cover_own).lower()}"]
        for depth in range(1, 7):
            words = ["--players", players, "--seed", "golden", *options, "--depth", depth]
            yield f"{' '.join(map(str, ['perft', 'marrakech', *words]))} = {printed('perft', 'marrakech', *words)}"
        path = path_of(players, variant, cover_own)
        for number, line in enumerate(path.read_text().splitlines()):
            match, _ = records.load(json.loads(line)["record"])
            for ply in (match.ply // 2, match.ply - 8):
                found = perft(match.at(ply)[0], 5)
                yield f"{path.name} line {number + 1} ply {ply} depth 5 = {found}\n"


def write() -> None:
    """Write all golden files."""
    for table in TABLES:
        path_of(*table).write_text("".join(lines(*table)))
        print(path_of(*table).name)
    (FOLDER / "marrakech.perft").write_text("".join(counts()))


if __name__ == "__main__":
    write()
