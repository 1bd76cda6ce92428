"""The golden games and counts of both games, and how their files are written again.

    PYTHONPATH=py:. python3 -m tests.engine.golden

They are frozen: a difference is a change of the rules, and asks for a new number of `rules`. The first line of a table
is the game that the command line simulates. The others were steered towards an end or a rare case, which their record
names: they are replayed. Lines are those of `--trace`; in Morocco's each list of `legal` is replaced by its length and
the start of its SHA-256, since whole ones would be megabytes.
"""

import io
import json
import sys
from contextlib import redirect_stdout
from hashlib import sha256
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from jemaa import record as records
from jemaa.cli import main
from jemaa.cli.perft import perft
from jemaa.engine.game import Json

FOLDER = Path(__file__).parent.parent / "golden"
RARE = "morocco-rare.trace.jsonl"
#: The position of Morocco with the most legal actions among those of ten thousand games.
RICHEST = FOLDER / "morocco-richest.jemaa.json"
PERFT = ("marrakech.perft", "morocco.perft")


def of_marrakech(players: int, variant: str, cover_own: bool) -> tuple[str, list[str]]:
    """Return a file of Marrakech, and the words that simulate its first game."""
    options = ["--option", f"variant={variant}", "--option", f"cover_own={str(cover_own).lower()}"]
    name = f"marrakech-{players}-{variant}{'-cover_own' if cover_own else ''}.trace.jsonl"
    return name, ["marrakech", "--players", str(players), *options]


#: Each file of games that begins with one of the command line, with the words for it.
SIMULATED = dict(of_marrakech(*table) for table in product((2, 3, 4), ("standard", "quarter-turn"), (False, True)))
SIMULATED |= {f"morocco-{players}.trace.jsonl": ["morocco", "--players", str(players)] for players in (2, 3, 4, 5)}
FILES = [*SIMULATED, RARE]


def lines_of(name: str) -> list[str]:
    """Return the lines of a golden file."""
    return (FOLDER / name).read_text().splitlines()


def records_of(name: str) -> list[Json]:
    """Return the records of a golden file."""
    return [json.loads(line)["record"] for line in lines_of(name)]


def printed(*words: object) -> str:
    """Return what the command line prints."""
    out = io.StringIO()
    with redirect_stdout(out):
        assert main([str(word) for word in words]) == 0
    return out.getvalue().removesuffix("\n")


def shortened(line: str) -> str:
    """Return a trace line, in Morocco with the length and hash of each of its lists."""
    trace = json.loads(line)
    if trace["record"]["game"] != "morocco":
        return line
    digests = [f"{len(legal)} {sha256(' '.join(legal).encode()).hexdigest()[:10]}" for legal in trace["legal"]]
    return json.dumps({**trace, "legal": digests})


def simulated(name: str) -> str:
    """Return the line of the random game that begins a file."""
    return shortened(printed("simulate", *SIMULATED[name], "--games", 1, "--seed", "golden", "--trace"))


def retraced(record: Json) -> str:
    """Return the line that the command line prints for a record."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "record.json")
        file.write_text(json.dumps(record))
        return shortened(printed("replay", file, "--trace"))


def counted(question: str) -> str:
    """Return the number that a line of a perft file asks for: from the start, or from within a golden game."""
    words = question.split(" ")
    if words[0] == "perft":
        return printed(*words)
    name, _, number, _, ply, _, depth = words
    match, _ = records.load(records_of(name)[int(number) - 1])
    return str(perft(match.at(int(ply))[0], int(depth)))


def write() -> None:
    """Write all files of games and counts again."""
    for name in FILES:
        first = [simulated(name)] if name in SIMULATED else []
        written = [*first, *map(retraced, records_of(name)[len(first) :])]
        (FOLDER / name).write_text("".join(f"{line}\n" for line in written))
        sys.stdout.write(f"{name}\n")
    for name in PERFT:
        questions = [line.rpartition(" = ")[0] for line in lines_of(name)]
        (FOLDER / name).write_text("".join(f"{question} = {counted(question)}\n" for question in questions))


if __name__ == "__main__":
    write()
