"""Why an opponent decides as it does: one sentence with the cards, the partners and the points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.core.language import later, listed, signed, t, t_count
from tabletop.games.tuintopia.words.cards import icons, named, the

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


def scored(points: int, *, together: bool) -> str:
    """Return what a placement brings, or brings to all together."""
    return t("{points} together", points=signed(points)) if together else signed(points)


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
MOST = later("Nothing brings more now than {card} on {cell}, {points}: {pieces}.")
MOST_AND_LESS_LEFT = later(
    "Nothing brings more now than {card} on {cell}, {points}: {pieces}; {there} brings as much, "
    "but cards of the next player then find {found} at best on average, not {instead}."
)
MOST_AND_MORE_LEFT = later(
    "Nothing brings more now than {card} on {cell}, {points}: {pieces}; {there} brings as much, "
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


def turned(spot: Spot, points: int, pieces: str) -> str:
    """Return what a card of one's own brings that is turned."""
    return t(
        "Turned on {cell}, your card brings {points}: {card} has {pieces}.",
        cell=spot.cell,
        points=signed(points),
        card=the(spot.card),
        pieces=pieces,
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


# -- where points come from ----------------------------------------------------------------------


def pieces(named: Sequence[str], more: int) -> str:
    """Return some pieces of a gain as an enumeration, and how much the others bring or cost."""
    if more < 0:
        return t("{pieces}, less {lost} lost to sun or wind", pieces=listed(named), lost=-more)
    return listed([*named, t("{count} more", count=more)] if more else named)


def icons_from(card: int, letters: str) -> str:
    """Return what a partner gives."""
    return t("{icons} from {card}", icons=icons(letters), card=the(card))


def icons_for(card: int, letters: str) -> str:
    """Return what a partner gets."""
    return t("{icons} for {card}", icons=icons(letters), card=the(card))


_SUN = {
    (True, True): later("shade for {card}"),
    (False, True): later("shade from {card}"),
    (True, False): later("sun for {card}"),
    (False, False): later("sun from {card}"),
}
_WIND = {
    (True, True): later("shelter for {card}"),
    (False, True): later("shelter from {card}"),
    (True, False): later("wind for {card}"),
    (False, False): later("wind past {card}"),
}
"""What a partner gets, or gives."""


def sun(card: int, *, gets: bool, shade: bool) -> str:
    """Return that a partner gets or gives shade, or sun."""
    return t(_SUN[gets, shade], card=the(card))


def wind(card: int, *, gets: bool, shelter: bool) -> str:
    """Return that a partner gets or gives shelter, or gets wind or lets it past."""
    return t(_WIND[gets, shelter], card=the(card))
