"""The golden games of Morocco: how they were made, and how to make them again.

    PYTHONPATH=py:. python3 -m tests.engine.morocco_golden

writes `tests/golden/morocco-<players>.trace.jsonl` (a plain random game, then one for every way a game can end),
`tests/golden/morocco-rare.trace.jsonl` (one for each rare case) and the counts of `tests/golden/morocco.perft`. They
are frozen: a difference is a change of the rules, and asks for a new number of `rules`. Lines are those of `--trace`,
except for `legal`: each list is replaced by its length and the start of its SHA-256; whole lists would be megabytes.
"""

import io
import json
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import TypeAlias

from jemaa import record as records
from jemaa.chance import Stream
from jemaa.cli import main, perft
from jemaa.game import OVER, Json, Shape, State
from jemaa.match import Match
from tests.engine.games import players_of
from tests.engine.morocco import MOROCCO, state_of, texts
from tests.engine.morocco_bots import Concentrating, Steering

FOLDER = Path(__file__).parent.parent / "golden"
COUNTS = (2, 3, 4, 5)
ENDINGS = ("five-stalls", "last-stall", "no-workers", "idle", "shared")
LONGEST_SEARCH = 400  # games

#: The events of one entry.
Told: TypeAlias = list[Shape]
#: Detects a case in a game: gets the match, the events of each entry, the passes that a swap would have avoided.
Test: TypeAlias = Callable[[Match, list[Told], int], bool]


def path_of(players: int) -> Path:
    """Return the file of a number of players."""
    return FOLDER / f"morocco-{players}.trace.jsonl"


RARE = FOLDER / "morocco-rare.trace.jsonl"


def printed(*words: object) -> str:
    """Return what the command line prints."""
    out = io.StringIO()
    with redirect_stdout(out):
        assert main([str(word) for word in words]) == 0
    return out.getvalue()


def shortened(line: str) -> str:
    """Return a trace line with its legal lists replaced by length and hash."""
    trace = json.loads(line)
    return json.dumps({**trace, "legal": [digest(legal) for legal in trace["legal"]]}) + "\n"


def digest(legal: list[str]) -> str:
    """Return length and hash of a list of actions."""
    return f"{len(legal)} {sha256(' '.join(legal).encode()).hexdigest()[:10]}"


def simulated(players: int) -> str:
    """Return the line of a plain random game."""
    words: list[object] = ["--players", players, "--games", 1, "--seed", "golden", "--trace"]
    return shortened(printed("simulate", "morocco", *words))


def retraced(record: Json) -> str:
    """Return the trace line that the command line prints for a record."""
    file = FOLDER / "record.tmp"
    file.write_text(json.dumps(record))
    try:
        return shortened(printed("replay", file, "--trace"))
    finally:
        file.unlink()


# Games that end in a certain way


def games(players: int, aim: str, seed: str) -> Iterator[tuple[Match, list[Told], int]]:
    """Play endless games steered towards an aim; yield each with its events and the passes that a swap could avoid."""
    for number in count():
        stream = Stream(f"{seed}/{number}")
        match = Match.new(MOROCCO, players_of(MOROCCO, players), {}, f"{seed}/{number}")
        bot = Concentrating(stream) if aim == "concentrating" else Steering(stream, aim)
        yield (match, *played(match, bot))


def played(match: Match, bot: Concentrating) -> tuple[list[Told], int]:
    """Play a match to its end, rolls steered, too; return the events, and the passes that a swap would have avoided."""
    events: list[Told] = []
    avoidable = 0
    while match.state.to_act != OVER:
        action = bot.choose(state_of(match))
        avoidable += action.text == "pass" and a_swap_helps(match.state)
        events.append([MOROCCO.named(event) for event in match.play(action.text)])
    return events, avoidable


def a_swap_helps(state: State) -> bool:
    """Check whether an affordable swap makes a placement possible."""
    for action in state.legal():
        if action.text.startswith("swap"):
            after = state.copy()
            after.apply(action)
            if "pass" not in texts(after):
                return True
    return False


def ended(match: Match, ending: str) -> bool:
    """Check whether a match ended in a certain way."""
    return len(match.state.ranking()[0]) > 1 if ending == "shared" else state_of(match).why_over == ending


def brought_about(players: int, ending: str) -> Json:
    """Return the record of a game that ends in a certain way."""
    for match, _, _ in games(players, "random" if ending == "shared" else ending, f"golden/{ending}"):
        if ended(match, ending):
            match.seed = None
            return records.save(match, {"ending": ending})
    raise AssertionError


# Rare cases: a name, how games are steered, the number of players, and the function that detects the case


def of(events: Told, kind: str) -> Told:
    """Return the events of a type in one entry."""
    return [event for event in events if event["type"] == kind]


def any_entry(test: Callable[[Told], bool]) -> Test:
    """Turn a check of one entry's events into a check of a whole game."""
    return lambda match, events, avoidable: any(map(test, events))


def any_event(kind: str, test: Callable[[Shape], bool]) -> Test:
    """Turn a check of one event of a type into a check of a whole game."""
    return any_entry(lambda told: any(test(event) for event in of(told, kind)))


def cousins_fill_two(told: Told) -> bool:
    """Check whether both cousins filled a stall."""
    spaces = [space[:2] for event in of(told, "placed") for space in event["spaces"]]
    filled = [event["stall"] for event in told[:3] if event["type"] == "stall_filled"]
    return len(spaces) == 2 and filled == spaces


def at_a_waiting_stall(match: Match, events: list[Told], avoidable: int) -> bool:
    """Check whether an arrow was pointed at a stall that waited in the queue."""
    queue: list[str] = []
    for event in (event for told in events for event in told):
        if event["type"] == "stall_filled":
            queue = event["queue"]
        elif event["type"] == "closing_began":
            queue = [stall for stall in queue if stall != event["stall"]]
        elif event["type"] == "arrow_pointed" and event["target"] in queue:
            return True
    return False


def off_turn(match: Match, events: list[Told], avoidable: int) -> bool:
    """Check whether an arrow was chosen by a player who was not on turn."""
    state, _ = match.at(0)
    for entry in match.log:
        if entry.action.text.startswith("arrow") and state.to_act != state.mover:
            return True
        state.apply(entry.action)
    return False


def many_tiles(match: Match, events: list[Told], avoidable: int) -> bool:
    """Check whether a player placed more tiles than the box contains."""
    return any(seat["tiles"] > 12 for seat in MOROCCO.view(match.state)["seats"])


CASES: dict[str, tuple[str, int, Test]] = {
    "arrows-alone": ("arrows", 4, any_event("closing_began", lambda event: not event["counts"])),
    "cousins-fill-two": ("concentrating", 3, any_entry(cousins_fill_two)),
    "chain-of-three": ("concentrating", 4, any_entry(lambda told: len(of(told, "closed")) >= 3)),
    "arrow-to-a-waiting-stall": ("pairs", 4, at_a_waiting_stall),
    "tourist-without-space": ("last-stall", 5, any_event("tourist_lost", lambda event: event["why"] == "no-space")),
    "tourist-without-arrow": ("concentrating", 3, any_event("tourist_lost", lambda event: event["why"] == "no-arrow")),
    "tourist-without-assistant": ("random", 3, any_event("tourist_lost", lambda event: event["why"] == "no-assistant")),
    "arrow-off-turn": ("concentrating", 3, off_turn),
    "two-two-one": ("concentrating", 5, any_event("rewarded", lambda event: event["place"] == 3)),
    "coin-lost": ("concentrating", 4, any_event("rewarded", lambda event: "coin" in event["lost"])),
    "bodyguard-lost": ("concentrating", 4, any_event("rewarded", lambda event: "bodyguard" in event["lost"])),
    "avoidable-pass": ("concentrating", 3, lambda match, events, avoidable: avoidable > 0),
    "many-tiles": ("hoard", 2, many_tiles),
}


def found(case: str) -> Json:
    """Return the record of a game in which a rare case occurs."""
    aim, players, test = CASES[case]
    for _, (match, events, avoidable) in zip(range(LONGEST_SEARCH), games(players, aim, f"rare/{case}"), strict=False):
        if test(match, events, avoidable):
            match.seed = None
            return records.save(match, {"case": case})
    raise AssertionError(case)


# Files


def lines(players: int) -> Iterator[str]:
    """Return the golden lines of a number of players."""
    yield simulated(players)
    for ending in ENDINGS:
        yield retraced(brought_about(players, ending))


def counts() -> Iterator[str]:
    """Return the lines of the perft file: from the start by the command line, and from within the golden games."""
    for players in COUNTS:
        for depth in range(1, max(6, players + 2)):
            words: list[object] = ["perft", "morocco", "--players", players, "--seed", "golden", "--depth", depth]
            yield f"{' '.join(map(str, words))} = {printed(*words)}"
    for path in (*map(path_of, COUNTS), RARE):
        for number, line in enumerate(path.read_text().splitlines()):
            match, _ = records.load(json.loads(line)["record"])
            for ply in (match.ply // 2, match.ply * 3 // 4, match.ply - 3):
                yield f"{path.name} line {number + 1} ply {ply} depth 2 = {perft(match.at(ply)[0], 2)}\n"


def write() -> None:
    """Write all golden files."""
    for players in COUNTS:
        path_of(players).write_text("".join(lines(players)))
        print(path_of(players).name, flush=True)
    RARE.write_text("".join(retraced(found(case)) for case in CASES))
    (FOLDER / "morocco.perft").write_text("".join(counts()))


if __name__ == "__main__":
    write()
