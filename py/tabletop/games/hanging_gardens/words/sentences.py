"""The prompts above the garden, and what the picked action would do.

Where a name is "", the prompt is for the one who reads it.
"""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.core.language import later, t, t_count

DICE_DECIDE = later("The dice decide who goes first.")
HAS_TO_PASS = (
    later("{name}, you can’t do anything, so pass."),
    later("You can’t do anything, so pass."),
)
WANTED = (
    later("{name}, action {nth} of {actions}: {wish}"),
    later("Action {nth} of {actions}: {wish}"),
)
TAKE_SOMETHING = later("take {things}.")
PLACE_A_TERRACE = later("place a terrace to make room for beds and gazebos.")
BUILD_SOMETHING = later("you have to build something now.")

THINGS: Mapping[str, str] = {
    "T": later("a terrace"),
    "S": later("a support"),
    "P": later("a bed"),
    "G": later("your gazebo"),
    "M": later("a bare support"),
}
"""What a player may take: pieces by their first letter; `M` is a support once no tile is left."""

TERRACE_NEXT = later("Then a terrace can go on top.")
SECOND_NEXT = later("Then a second one can go on top.")
TERRACE_RISES = later("It rises to level {level}.")
MAKES_ROOM = later("It adds four free spaces.")
SPACES_FREE = later("Its four spaces will be free.")
COUNTS_FOR_OTHERS = later("It can score for every gazebo that sees it.")
POINTS_STAY = later("Your points stay the same.")
ACTION_LOST = (
    later("{name}, end the game with this, and lose your second action?"),
    later("End the game with this, and lose your second action?"),
)


def prompt(text: tuple[str, str], name: str, **gaps: object) -> str:
    """Return a prompt for a player with that name, or for you."""
    return t(text[not name], name=name, **gaps)


def points_change(name: str, now: int, then: int, *, is_own: bool) -> str:
    """Return how a player’s points would change, "" if they stay the same."""
    if now == then:
        return ""
    if not is_own:
        return t("{name} goes from {now} to {then}.", name=name, then=then, now=now)
    return t_count(
        "You go from {now} to {then} point.",
        "You go from {now} to {then} points.",
        then,
        now=now,
        then=then,
    )
