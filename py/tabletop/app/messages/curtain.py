"""The message of the curtain between people who share a screen."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Lift:
    """Lift the curtain of `seat`, None for whoever is to move.

    With `open` it stays lifted for the whole game: nobody with a phone sees this screen.
    """

    seat: int | None = None
    open: bool = False


CurtainMessage = Lift
