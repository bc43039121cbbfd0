"""The lesson of Falling Leaves."""

from __future__ import annotations

from tabletop.core.language import later
from tabletop.core.lesson import Do, Lesson, Look

LESSONS = (
    Lesson(
        seats=2,
        seed="autumn",
        options={"heap": "7", "first": "1"},
        moves=("take=3", "take=1"),
        steps=(
            Look(0, later("Each leaf is a point, and the last leaf of all is worth one more.")),
            Do(
                0,
                later("Take three leaves: tap 3, and then the button."),
                later("Four would be left. Now press the button."),
                later("Three are more points. Take three."),
            ),
            Look(2, later("{seat2} took one, so you can take all three that are left. Well done!")),
        ),
    ),
)
