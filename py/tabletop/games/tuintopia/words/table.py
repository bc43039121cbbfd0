"""Labels of the table: cards, cells, counts and buttons."""

from __future__ import annotations

from tabletop.core.language import figure, later, phrases, signed, t, t_count
from tabletop.games.tuintopia.rules.scoring import GOAL
from tabletop.games.tuintopia.words.cards import named, titled

GARDEN = later("Garden")
HAND = later("Your hand")
STEPS = later("Steps of the turn")
ACTIONS = later("Actions")
"""The groups of places that can be touched."""

SHOWS_POINTS = later("Shows where the points come from.")

STEP_NAMES = (later("Place face up"), later("Face down or turn"))
SHORT_STEP_NAMES = (later("Face up"), later("Face down"))
_STEP_LABELS = (
    later("Step A: place a card face up"),
    later("Step B: place one face down, or turn one over"),
)

MUST, MAY, NOT_NOW, DONE = (
    later("required"),
    later("optional"),
    later("not possible"),
    later("done"),
)
"""The state of a step."""

TOGETHER = later("Together")


def status(free: int | None) -> str:
    """Return how many cells are free, or that the game is over (None)."""
    if free is None:
        return t("Finished")
    return t_count("{count} cell free", "{count} cells free", free)


# -- players, stack and goal ---------------------------------------------------------------------


def in_hand(count: int) -> str:
    """Return how many cards a player holds."""
    return t_count("{count} card in hand", "{count} cards in hand", count)


def goal(total: int) -> str:
    """Return the total of all players against the goal."""
    return t("{total} of {goal}", total=figure(total), goal=GOAL)


def in_stack(count: int) -> str:
    """Return how many cards are in the stack, in few words."""
    return t("{count} in stack", count=count)


def free_cells(count: int) -> str:
    """Return how many cells are free, in few words."""
    return t("{count} free", count=count)


def counts(left: int, free: int) -> str:
    """Return how many cards are in the stack and how many cells are free."""
    return t(
        "{cards} in the stack; {cells}.",
        cards=t_count("{count} card", "{count} cards", left),
        cells=t_count("{count} free cell", "{count} free cells", free),
    )


def no_cards(name: str) -> str:
    """Return that a player's hand is empty; without a name it is the reader's."""
    if not name:
        return t("You have no cards.")
    return t("{name} has no cards.", name=name)


# -- cells and cards -----------------------------------------------------------------------------

FREE, LAST_MOVE = later("free"), later("last move")
"""The state of a cell."""


def house(west: str, east: str) -> str:
    """Return where the house is."""
    return t("House on {west} and {east}", west=west, east=east)


def zone(number: str) -> str:
    """Return in which zone a cell lies."""
    return t("zone {number}", number=number)


def closed_of(name: str) -> str:
    """Return the label of a face-down card that the viewer can't see."""
    return t("{name}’s face-down card", name=name)


def your_closed(card: int) -> str:
    """Return the label of a face-down card that the viewer knows."""
    return t("your face-down card: {card}", card=named(card))


def chosen(card: int | None) -> str:
    """Return that a cell is chosen, with the card chosen for it if there is one."""
    return t("chosen") if card is None else t("chosen for {card}", card=named(card))


def would_bring(points: int) -> str:
    """Return what a card would score on a cell."""
    return t("would score {points}", points=signed(points))


def brought(name: str, points: int) -> str:
    """Return what a face-up card scored, and for whom; without a name it is the reader."""
    if not name:
        return t("It scored {points} for you.", points=signed(points))
    return t("It scored {points} for {name}.", name=name, points=signed(points))


_WHICH = later("the second"), later("the third")


def held(card: int, which: int) -> str:
    """Return the label of a card in the hand; `which` counts equal cards, from 0."""
    return phrases([titled(card), *([t(_WHICH[which - 1])] if which else [])])


def typed(code: str) -> str:
    """Return the code of a card in typed moves."""
    return t("Typed as {code}.", code=code)


def step(index: int, said: str) -> str:
    """Return the label of a step of the turn, with its state."""
    return phrases([t(_STEP_LABELS[index]), t(said)])


# -- the button ----------------------------------------------------------------------------------


PLACE = later("Place on {cell}")
COVER = later("Cover {cell}")
LAY = later("Face down on {cell}")
TURN = later("Turn over {cell}")
EXCHANGE = later("Exchange a card")
TUCK = later("Put under the stack")
SKIP = later("Skip step A")
END = later("End turn")
CHOOSE_CARD = later("Choose a card")
CHOOSE_CELL = later("Choose a cell")
ALL_WON = later("Everyone wins")
NOT_THIS_TIME = later("Not this time")


def button(label: str, points: int) -> str:
    """Return the label of the button with the points of its move."""
    return t("{label}: {points}", label=label, points=signed(points))
