"""A single measurement."""

from typing import NamedTuple


class Figure(NamedTuple):
    """A measured number with its name, value, unit and reference value."""

    name: str
    value: float
    unit: str
    goal: str = ""

    def line(self) -> str:
        """Return the figure as one line of the report."""
        goal = f"   ({self.goal})" if self.goal else ""
        return f"{self.name:<58} {self.value:>10,.2f} {self.unit}{goal}"
