"""The illustration in the rules of Falling Leaves, and its caption."""

from __future__ import annotations

from tabletop.core.illustration import Illustration, Moment, Play
from tabletop.core.language import later

ILLUSTRATIONS = {
    "turn": Illustration(
        Play(seats=2, seed="leaves", line="first=1 take=2"),
        (
            Moment(
                1,
                later("Three leaves are chosen, and the button says what it will do."),
                ("leaves-1", "take"),
                taps=("leaves-3",),
            ),
        ),
    ),
}
