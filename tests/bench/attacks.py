"""Fuzz the engine: mutated short forms, files and requests, and how long the slowest one takes."""

from collections.abc import Callable, Iterator

from tests.bench.figure import Figure
from tests.engine import strangers

ATTACKS: dict[str, tuple[Callable[[int], strangers.Tally], int]] = {
    "mutated short forms": (strangers.forms, 100_000),
    "mutated records": (strangers.files, 50_000),
    "requests that no page would send": (strangers.asked, 20_000),
}


def attacks() -> Iterator[Figure]:
    """Fuzz every input: each mutation is refused, or opens and round-trips."""
    for name, (attack, number) in ATTACKS.items():
        tally = attack(number)
        for quoted in tally.quoted:
            print(quoted)
        yield Figure(f"attacks: {name}", tally.attacks, "attacks", least=number)
        yield Figure("  of these refused", tally.refused, "attacks")
        yield Figure("  neither refused nor the same again, or a defect", tally.violations, "violations", most=0)
        yield Figure("  processor time of the slowest", tally.slowest, "s", most=strangers.SLOW)
