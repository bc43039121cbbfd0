"""What is wanted now, and what would come of what is picked."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.core.language import later, t, t_count

DICE_DECIDE = later("The dice decide who goes first.")
HAS_TO_PASS = later("{name}, nothing can be done: you have to pass.")
WANTED = later("{name}, {wish}")
WANTED_NTH = later("{name}, action {nth} of {actions}: {wish}")
TAKE_SOMETHING = later("take {things}.")
LAY_A_TERRACE = later("lay a terrace: beds and gazebos need room on one.")
BUILD_SOMETHING = later("now something has to be built.")

THINGS: Mapping[str, str] = {
    "T": later("a terrace"),
    "S": later("a support"),
    "P": later("a bed"),
    "G": later("your gazebo"),
    "M": later("a support that lies bare"),
}
"""What may be taken: pieces by their first letter, and supports once no tile is left."""

TURNED_NOW = later("The garden lies turned now: north is left.")
UPRIGHT_NOW = later("The garden lies upright again: north is up.")
"""What is told when a garden was turned on a phone, because more of it is seen so."""

TERRACE_NEXT = later("A terrace fits on top then.")
SECOND_NEXT = later("It takes a second one on top.")
TERRACE_RISES = later("It rises to level {level}.")
MAKES_ROOM = later("It makes room for four things.")
COUNTS_FOR_OTHERS = later("It counts for gazebos that see it.")
POINTS_STAY = later("Your points stay the same.")


def points_change(name: str, now: int, then: int, *, is_own: bool) -> str:
    """Return how the points of somebody would change, or those of who is asked; "" if they stay."""
    if now == then:
        return ""
    if not is_own:
        return t("{name} then has {then}, not {now}.", name=name, then=then, now=now)
    return t_count(
        "From {now} to {then} point.", "From {now} to {then} points.", then, now=now, then=then
    )
