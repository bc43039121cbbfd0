"""What one measurement says."""

from typing import NamedTuple


class Figure(NamedTuple):
    """One measured number: what it is, its value, its unit, and what it is to be held against."""

    name: str
    value: float
    unit: str
    goal: str = ""

    def line(self) -> str:
        """Returns the figure as one line of the report."""
        goal = f"   ({self.goal})" if self.goal else ""
        return f"{self.name:<58} {self.value:>10,.2f} {self.unit}{goal}"
