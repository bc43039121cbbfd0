"""What stands on the table, what its places are called, and what is read aloud of them."""

from __future__ import annotations

from tabletop.core.language import figure, later, phrases, signed, t, t_count
from tabletop.games.tuintopia.rules.scoring import GOAL
from tabletop.games.tuintopia.words.cards import named, titled

GARDEN = later("Garden")
HAND = later("Your hand")
STEPS = later("Steps of the turn")
ACTIONS = later("Actions")
"""The groups of places that can be touched."""

SHOWS_POINTS = later("Shows where these points come from.")

STEP_NAMES = (later("Place open"), later("Lay or turn"))
SHORT_STEP_NAMES = (later("Place"), later("Lay/turn"))
_STEP_LABELS = (later("Step A: place open"), later("Step B: lay or turn"))

MUST, MAY, NOT_NOW, DONE = later("must do"), later("may do"), later("not now"), later("done")
"""How it is with a step."""

TOGETHER = later("Together")


def status(free: int | None) -> str:
    """Return how many cells are free; None: that the game is over."""
    if free is None:
        return t("Finished")
    return t_count("{count} cell free", "{count} cells free", free)


# -- players, stack and goal ---------------------------------------------------------------------


def in_hand(count: int) -> str:
    """Return how many cards a player holds."""
    return t_count("{count} card in hand", "{count} cards in hand", count)


def goal(total: int) -> str:
    """Return how far all together are."""
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
    """Return whose hand is empty."""
    return t("{name} holds no cards.", name=name)


# -- cells and cards -----------------------------------------------------------------------------

FREE, LAST_MOVE = later("free"), later("last move")
"""What is said of a cell."""


def house(west: str, east: str) -> str:
    """Return where the house is."""
    return t("House on {west} and {east}", west=west, east=east)


def zone(number: str) -> str:
    """Return in which zone a cell lies."""
    return t("zone {number}", number=number)


def closed_of(name: str) -> str:
    """Return whose closed card it is."""
    return t("closed card of {name}", name=name)


def your_closed(card: int) -> str:
    """Return which closed card of the viewer it is."""
    return t("your closed card: {card}", card=named(card))


def chosen(card: int | None) -> str:
    """Return that a cell is picked, and the card for it if one is."""
    return t("chosen") if card is None else t("{card} chosen for it", card=named(card))


def would_bring(points: int) -> str:
    """Return what a tap would show."""
    return t("would bring {points}", points=signed(points))


def brought(name: str, points: int) -> str:
    """Return what an open card brought when it became open."""
    return t("It brought {name} {points}.", name=name, points=signed(points))


_WHICH = later("the second"), later("the third")


def held(card: int, which: int) -> str:
    """Return a card of the hand; of several alike all but the first, 0, say which they are."""
    return phrases([titled(card), *([t(_WHICH[which - 1])] if which else [])])


def typed(code: str) -> str:
    """Return how a card is called in typed moves."""
    return t("Typed as {code}.", code=code)


def step(index: int, said: str) -> str:
    """Return a step of the turn with how it is with it."""
    return phrases([t(_STEP_LABELS[index]), t(said)])


# -- the button ----------------------------------------------------------------------------------


PLACE = later("Place on {cell}")
COVER = later("Cover {cell}")
LAY = later("Lay closed on {cell}")
TURN = later("Turn up {cell}")
EXCHANGE = later("Exchange a card")
TUCK = later("Put under the stack")
SKIP = later("Skip step A")
END = later("End turn")
CHOOSE_CARD = later("Choose a card")
CHOOSE_CELL = later("Choose a cell")
ALL_WON = later("All have won")
NOT_THIS_TIME = later("Not this time")


def button(label: str, points: int) -> str:
    """Return the name of the button with what it would bring."""
    return t("{label}: {points}", label=label, points=signed(points))
