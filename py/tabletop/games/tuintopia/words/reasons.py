"""Why an opponent decides as it does: one sentence with the cards, the partners and the points."""

from __future__ import annotations

from functools import reduce
from typing import NamedTuple

from tabletop.core.language import later, signed, t, t_count
from tabletop.games.tuintopia.rules.values import Gain
from tabletop.games.tuintopia.words.cards import named, the
from tabletop.games.tuintopia.words.points import PARTS, part_of

EXCHANGE = later("None of your cards can be placed, so draw one and put another under the stack.")
SKIP = later("None of your cards can be placed, so the turn goes on without it.")
END = later("No closed card is worth turning now, and none of yours worth laying closed.")
"""Why no card is placed, and why the turn ends without step B."""


class Spot(NamedTuple):
    """A card on a cell."""

    card: int
    cell: str


class Left(NamedTuple):
    """What cards may find at best, on average: after the move that is told, and after the other."""

    found: float
    instead: float


# -- a card is placed ----------------------------------------------------------------------------


def scored(points: str, *, together: bool) -> str:
    """Return what a placement brings, or brings to all together."""
    return t("{points} together", points=points) if together else points


def brought(gain: Gain, *, together: bool = False) -> str:
    """Return a whole gain in the words of the score: "icons +5", or "+5: icons +4 and wind +1".

    It has no comma, at which a sentence may be cut short.
    """
    first, *more = [part_of(gain, part) for part in PARTS if getattr(gain, part)]
    if not more:
        return scored(first, together=together)
    parts = reduce(lambda one, other: t("{one} and {other}", one=one, other=other), more, first)
    total = scored(signed(gain.total), together=together)
    return t("{points}: {parts}", points=total, parts=parts)


LEAVES_LESS = later(
    "The next player then finds less, {found} at best on average, not {instead}: {card} on {cell} "
    "scores {points}, {less} less than {other} on {there}."
)
LEAVES_MORE = later(
    "Cards to come then find more, {found} at best on average, not {instead}: {card} on {cell} "
    "scores {points}, {less} less than {other} on {there}."
)
LEAVES_CELL = later(
    "Leave {there} to a card that gains more by it: {card} on {cell} scores {points}, {less} less "
    "than {other} on {there}."
)
KEEPS_CARD = later(
    "Keep {other} for a better turn: {card} on {cell} scores {points}, {less} less than {other} on "
    "{there}."
)
"""Why a placement is played although another one scores more now."""

NO_MORE = later("Nothing brings more now: {card} on {cell} scores {points}.")
MOST = later("Nothing brings more now than {card} on {cell}, {brings}.")
MOST_AND_LESS_LEFT = later(
    "Nothing brings more now than {card} on {cell}, {brings}; {there} brings as much, "
    "but cards of the next player then find {found} at best on average, not {instead}."
)
MOST_AND_MORE_LEFT = later(
    "Nothing brings more now than {card} on {cell}, {brings}; {there} brings as much, "
    "but cards to come then find {found} at best on average, not {instead}."
)
"""That no placement scores more now, where the points come from, and why it is this cell."""


def placed(spot: Spot, scored: str) -> dict[str, str]:
    """Return the gaps for a placement, and what it brings."""
    return {"card": the(spot.card), "cell": spot.cell, "points": scored}


def rather(less: int, other: Spot) -> dict[str, str]:
    """Return the gaps for the placement that scores most, and by how much."""
    return {"less": str(less), "other": the(other.card), "there": other.cell}


def found(left: Left) -> dict[str, str]:
    """Return the gaps for what cards may find at best."""
    return {"found": f"{left.found:.1f}", "instead": f"{left.instead:.1f}"}


def _about(points: float) -> str:
    """Return a mean of points with its sign, to a tenth; 0 has none."""
    text = f"{points:+.1f}"
    return "0" if float(text) == 0 else text.replace("-", "\N{MINUS SIGN}")


# -- a card is turned, laid, tucked --------------------------------------------------------------


def turned_for_others(cell: str) -> str:
    """Return why a card is turned that is expected to bring nothing."""
    return t("The card on {cell} is turned to count for those that come beside it.", cell=cell)


def turned_unknown(cell: str, mean: float) -> str:
    """Return why a card is turned that a rival may have laid well."""
    return t(
        "An unknown card brings {points} on {cell} on average; this may be a good one.",
        points=_about(mean),
        cell=cell,
    )


def turned_misplaced(spot: Spot) -> str:
    """Return that a card comes back from the wrong zone."""
    return t(
        "On {cell} your {card} is out of place, and comes back into your hand.",
        cell=spot.cell,
        card=named(spot.card),
    )


def turned_to_count(spot: Spot, points: int) -> str:
    """Return why a card of one's own is turned for nothing."""
    return t(
        "Turned on {cell}, your card brings {points}: {card} counts for cards that follow.",
        cell=spot.cell,
        points=signed(points),
        card=the(spot.card),
    )


def turned(spot: Spot, gain: Gain) -> str:
    """Return what a card of one's own brings that is turned."""
    return t(
        "Turned on {cell}, {card} brings you {gain}.",
        cell=spot.cell,
        card=the(spot.card),
        gain=brought(gain),
    )


def trap(spot: Spot, lost: int) -> str:
    """Return why a card is laid closed that costs whoever turns it."""
    return t_count(
        "Closed on {cell}, {card} is a trap: the others cannot see what it is, and whoever turns "
        "it loses a point.",
        "Closed on {cell}, {card} is a trap: the others cannot see what it is, and whoever turns "
        "it loses {count} points.",
        lost,
        cell=spot.cell,
        card=the(spot.card),
    )


def later_turned(spot: Spot, points: int, others: float | None) -> str:
    """Return what a closed card may bring, and what others expect of it, if they count."""
    card, cell, brings = the(spot.card), spot.cell, signed(points)
    if others is None:
        return t(
            "Closed now, {card} can be turned on {cell} for {points} later.",
            card=card,
            cell=cell,
            points=brings,
        )
    return t(
        "Closed now, {card} can be turned on {cell} for {points} later; others expect {mean} "
        "there.",
        card=card,
        cell=cell,
        points=brings,
        mean=_about(others),
    )


def makes_room(spot: Spot) -> str:
    """Return why a card is laid closed that brings nothing."""
    return t(
        "With {card} closed on {cell} there is room in your hand for a new card.",
        card=the(spot.card),
        cell=spot.cell,
    )


def least_hope(card: int) -> str:
    """Return why a card goes under the stack."""
    return t("No card of yours has less to hope for on the free cells than {card}.", card=the(card))
