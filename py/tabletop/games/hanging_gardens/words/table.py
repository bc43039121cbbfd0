"""The labels of the table: buttons, groups, what is left, how a view is counted."""

from __future__ import annotations

from tabletop.core.language import later, t_count

STOCK, GARDEN, VIEWS = later("Pieces"), later("Garden"), later("Directions to look")
"""The groups of places that can be touched."""

PASS = later("Pass")
TAP_A_PLACE = later("Tap a place")
TAKE_A_PIECE = later("Take a piece")
DICE_ROLL = later("The dice roll")
BUTTON_TOLD = later("{label}, on {place}, you then have {points}")

ROLLING = later("Rolling dice")
GAME_OVER = later("The game is over")
OVER = later("The game is over.")
ACTION_DUE = later("Action {nth} of {actions}.")
FEW_LEFT = later("{count} left")
WITHOUT_BUILDING = later("{idle} of {limit} actions without building.")

TURNED = later("East is up.")
"""What is told of a garden that lies turned, so that more of it is seen."""

ROW = later("row {row}")
ROW_COUNTED = later("row {row}: {counted}")
NO_BED_SEEN = later("sees no bed")
VIEW_AND_LEVEL = later("view {points} + level {level}")
NO_GAZEBO_NO_POINTS = later("Without a gazebo there are no points.")
TAP_TO_LOOK = later("Tap a direction, or a player, to see what counts.")
TAP_TO_SEE = later("Tap a player or a direction to see what a gazebo sees.")
HOW_COUNTED = later(
    "A row makes 1 point for each colour that is seen in it, and 1 more for each of its beds "
    "if left and right are alike. The level of the gazebo is added."
)
SEEN = later("seen")
NOT_SEEN = later("not seen")
STEP_CUTS = later("a step cuts the row in two")
LAID_LAST = later("what was laid last")
DOTS = later("Dots mark what was laid last, with the sign of who did it.")


def pieces_left(left: int) -> str:
    """Return how many pieces are left."""
    return t_count("{count} piece left", "{count} pieces left", left)


def pieces_end(left: int) -> str:
    """Return how many pieces are left, and what the last one does."""
    return t_count(
        "{count} piece left; the last one ends the game.",
        "{count} pieces left; the last one ends the game.",
        left,
    )


def pieces_idle(left: int, idle: int, limit: int) -> str:
    """Return how many pieces are left, and how long nothing was built."""
    return t_count(
        "{count} piece left. {idle} of {limit} actions without building.",
        "{count} pieces left. {idle} of {limit} actions without building.",
        left,
        idle=idle,
        limit=limit,
    )
