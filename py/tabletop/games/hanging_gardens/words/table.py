"""The labels of the table: buttons, groups, pieces left, how a view is counted."""

from __future__ import annotations

from tabletop.core.language import later, t_count

STOCK, GARDEN, VIEWS = later("Pieces"), later("Garden"), later("Directions")
"""The names of the groups of controls."""

PASS = later("Pass")
CHOOSE_WHERE = later("Choose where")
TAKE_A_PIECE = later("Take a piece")
DICE_ROLL = later("The dice are rolling")
BUTTON_THERE = later("{label}, on {place}")
BUTTON_TOLD = later("{label}, on {place}, for a total of {points}")

ROLLING = later("Rolling dice")
GAME_OVER = later("The game is over")
OVER = later("The game is over.")
ACTION_DUE = later("Action {nth} of {actions}.")
FEW_LEFT = later("{count} left")
WITHOUT_BUILDING = later("{idle} of {limit} actions without building.")

ROW = later("row {row}")
ROW_COUNTED = later("row {row}: {counted}")
NO_BED_SEEN = later("sees no beds")
VIEW_AND_LEVEL = later("view {points} + level {level}")
NO_GAZEBO_NO_POINTS = later("Without a gazebo there are no points.")
TAP_TO_LOOK = later("Tap a direction or a player to see what scores.")
TAP_TO_SEE = later("Tap a player or a direction to see what a gazebo sees.")
HOW_COUNTED = later(
    "A row scores 1 point for each colour seen, plus 1 for each bed seen if the row is "
    "symmetrical. The gazebo’s level is added."
)
SEEN = later("seen")
NOT_SEEN = later("not seen")
STEP_CUTS = later("row split by a level change")
PLACED_LAST = later("placed last")
DOTS = later("Dots mark the last pieces placed, with their player’s symbol.")


def pieces_left(left: int) -> str:
    """Return how many pieces are left."""
    return t_count("{count} piece left", "{count} pieces left", left)


def pieces_end(left: int) -> str:
    """Return how many pieces are left, and that the last one ends the game."""
    return t_count(
        "{count} piece left; the last one ends the game.",
        "{count} pieces left; the last one ends the game.",
        left,
    )


def pieces_idle(left: int, idle: int, limit: int) -> str:
    """Return how many pieces are left, and for how many actions nobody has built."""
    return t_count(
        "{count} piece left. {idle} of {limit} actions without building.",
        "{count} pieces left. {idle} of {limit} actions without building.",
        left,
        idle=idle,
        limit=limit,
    )
