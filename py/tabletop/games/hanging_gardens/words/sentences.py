"""What is wanted now, and what would come of what is picked."""

from __future__ import annotations

from tabletop.core.language import later, t_count

DICE_DECIDE = later("The dice decide who goes first.")
HAS_TO_PASS = later("{name}, nothing can be done: you have to pass.")
WANTED = later("{name}, {wish}")
WANTED_NTH = later("{name}, action {nth} of {actions}: {wish}")
TAKE_SOMETHING = later("take a terrace, a support, a bed or your gazebo.")
LAY_A_TERRACE = later("lay a terrace: beds and gazebos need room on one.")
BUILD_SOMETHING = later("now something has to be built.")

OTHERS_CHANGE = later("{name} then has {then}, not {now}.")
TERRACE_NEXT = later("A terrace fits on top then.")
SECOND_NEXT = later("It takes a second one on top.")
TERRACE_RISES = later("It rises to level {level}.")
MAKES_ROOM = later("It makes room for four things.")
COUNTS_FOR_OTHERS = later("It counts for gazebos that see it.")
POINTS_STAY = later("Your points stay the same.")


def points_change(now: int, then: int) -> str:
    """Return how the points of the one who is asked would change."""
    return t_count("{now} → {then} point.", "{now} → {then} points.", then, now=now, then=then)
