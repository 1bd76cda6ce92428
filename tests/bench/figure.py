"""A measured figure and its limits."""

from dataclasses import dataclass, field


@dataclass
class Figure:
    """A value with its unit; `most` and `least` are its limits, if it has any."""

    name: str
    value: float
    unit: str
    most: float | None = None
    least: float | None = None
    samples: list[float] = field(default_factory=list)
    #: What the value counts, a line each.
    notes: list[str] = field(default_factory=list)

    @property
    def holds(self) -> bool | None:
        """Check the limits; None if there is none."""
        if self.most is None and self.least is None:
            return None
        return (self.most is None or self.value <= self.most) and (self.least is None or self.value >= self.least)

    def cells(self) -> tuple[str, str, str, str]:
        """Return the figure as a row of the table."""
        demand = ", ".join(f"{word} {limit:g} {self.unit}" for word, limit in self._limits() if limit is not None)
        verdict = {None: "", True: "holds", False: "MISSED"}[self.holds]
        return self.name, f"{self.value:,.4g} {self.unit}".strip(), demand.strip(), verdict

    def _limits(self) -> tuple[tuple[str, float | None], ...]:
        return ("at least", self.least), ("at most", self.most)
