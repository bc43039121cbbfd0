"""Advice for a move: its points and their sources, chances for rivals, and next moves.

A hint is cut at a comma, colon or semicolon if there is little room. So each sentence begins with
the move, and stays true wherever it is cut.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.core.language import later, t, t_count
from tabletop.core.words import in_points
from tabletop.games.tuintopia.rules.scoring import Partner
from tabletop.games.tuintopia.rules.values import Gain
from tabletop.games.tuintopia.words.cards import named, the
from tabletop.games.tuintopia.words.points import part_of

EXCHANGE = later("You can’t place any of your cards, so draw one and put another under the stack.")
SKIP = later("You can’t place any of your cards, so skip step A.")
END = later("End the turn: nothing looks worth turning over or placing face down now.")


class Spot(NamedTuple):
    """A card on a cell."""

    card: int
    cell: str


# -- what a card scores --------------------------------------------------------------------------


def scores(points: int) -> str:
    """Return what a card scores, in words that follow its name."""
    if not points:
        return t("scores nothing")
    if points < 0:
        return t("costs {points}", points=in_points(-points))
    return t("scores {points}", points=in_points(points))


_NEED = later("{cards} needs {icon}"), later("{cards} need {icon}")
_OFFER = later("{cards} offers {icon}"), later("{cards} offer {icon}")


def met(icon: str, partners: Sequence[Partner], *, needed: bool) -> str:
    """Return which neighbours need an icon that a card offers, or offer one that it needs."""
    one, many = _NEED if needed else _OFFER
    names = [the(partner.card) for partner in partners]
    if len(names) == 1:
        return t(one, cards=names[0], icon=icon)
    if len(names) > len(set(names)) or len(names) > 2:
        cards = t_count("{count} neighbour", "{count} neighbours", len(names))
    else:
        cards = both(*names)
    return t(many, cards=cards, icon=icon)


def exchanges(partner: Partner, need: str, offer: str) -> str:
    """Return that one neighbour both needs and offers something."""
    return t(
        "{card} needs {need} and offers {offer}", card=the(partner.card), need=need, offer=offer
    )


def both(one: str, other: str) -> str:
    """Join two words or clauses without a comma."""
    return t("{one} and {other}", one=one, other=other)


def weather(gain: Gain) -> str:
    """Return the sun and wind of a gain, such as "sun +1 and wind +1", or "" if there are none."""
    parts = [part_of(gain, part) for part in ("sun", "wind") if getattr(gain, part)]
    return both(*parts) if len(parts) == 2 else "".join(parts)


# -- a card is placed ----------------------------------------------------------------------------


def place(spot: Spot, points: int, why: str) -> str:
    """Return the advice to place a card where it scores most."""
    card, cell = the(spot.card), spot.cell
    if points < 0:
        return t(
            "Place {card} on {cell}: it costs {points}, but no card can do better now",
            card=card,
            cell=cell,
            points=in_points(-points),
        )
    if not points:
        return t(
            "Place {card} on {cell}: it scores nothing, but no card can do better now",
            card=card,
            cell=cell,
        )
    return t(
        "Place {card} on {cell} for {points}: {why}",
        card=card,
        cell=cell,
        points=in_points(points),
        why=why,
    )


TAKES_BEST = later(
    "Take {cell} with {card} before the next player does: this {scores}, {less} than {instead}"
)
LEAVES_LESS = later(
    "Place {card} on {cell} to leave little for the next player: this {scores}, {less} than "
    "{instead}"
)
LEAVES_MORE = later(
    "Place {card} on {cell} to leave more for the cards to come: this {scores}, {less} than "
    "{instead}"
)
KEEPS_CELL = later(
    "Place {card} on {cell} and keep {there} for {kept}, which can score {more} there: this "
    "{scores} now"
)
KEEPS_CARD = later(
    "Place {card} on {cell} and keep {other} for your next turn, when it can score {more} on "
    "{next}: this {scores} now"
)
TWO_TURNS = later(
    "Start with {card} on {cell}: this {scores} now, and {kept} can score {more} on {next} next "
    "turn, more in all than {instead}"
)
KEEPS_USEFUL = later(
    "Place {card} on {cell} and keep {other} as it suits more cards: this {scores}, {less} "
    "than {instead}"
)
BETTER_LATER = later(
    "Place {card} on {cell} to do better in the end: this {scores} now, {less} than {instead}"
)
"""Why to place a card although another placement scores more now."""


def rather(text: str, spot: Spot, points: int, most: tuple[Spot, int]) -> dict[str, str]:
    """Return the gaps for a placement, and for the one that scores most: `most`, and its points."""
    other, highest = most
    return {
        "instead": _other(other, is_same=other.card == spot.card),
        "card": the(spot.card),
        "cell": spot.cell,
        "scores": scores(points),
        "other": the(other.card),
        "there": other.cell,
        "less": _less(highest - points, costs=points < 0),
    }


def _less(count: int, *, costs: bool) -> str:
    return t("{count} worse", count=count) if costs else t("{count} less", count=count)


def _other(spot: Spot, *, is_same: bool) -> str:
    if is_same:
        return t("on {cell}", cell=spot.cell)
    return t("{card} on {cell}", card=the(spot.card), cell=spot.cell)


def kept(card: int, cell: str, points: int) -> dict[str, str]:
    """Return the gaps for what a card that is kept can score later."""
    return {"kept": the(card), "next": cell, "more": in_points(points)}


# -- what may follow -----------------------------------------------------------------------------


def opens(cell: str, points: int) -> str:
    """Return which cell a placement makes attractive for the next player."""
    return t(
        "this opens {cell} to the next player for up to {points}",
        cell=cell,
        points=in_points(points),
    )


ALIKE_FOR_RIVALS = later("{there} scores as much but leaves the next player more")
ALIKE_FOR_ALL = later("{there} scores as much but leaves less for the cards to come")
"""Why not the cell `there`, on which the same card scores as much."""


def follows(spot: Spot, points: int) -> str:
    """Return what another card of the hand can score next."""
    return t(
        "then {card} can score {points} on {cell}",
        card=the(spot.card),
        points=in_points(points),
        cell=spot.cell,
    )


def turns_next(spot: Spot, points: int) -> str:
    """Return which of one's own face-down cards can be turned over in step B of this turn."""
    return t(
        "in step B you can turn over {card} on {cell} for {points}",
        card=the(spot.card),
        cell=spot.cell,
        points=in_points(points),
    )


def advice(clauses: Sequence[str]) -> str:
    """Join clauses to one sentence, the most important first."""
    first, *more = clauses
    for clause in more:
        first = t("{first}; {clause}", first=first, clause=clause)
    return t("{clauses}.", clauses=first)


# -- a card is turned over -----------------------------------------------------------------------


def gamble(cell: str, good: int, bad: int, cards: int) -> str:
    """Return how many of the cards that may lie face down on a cell would score or cost points."""
    if not bad:
        return t(
            "Turn over the card on {cell}: {good} of the {count} cards it may be would score "
            "points, and none would cost any.",
            cell=cell,
            count=cards,
            good=good,
        )
    return t(
        "Turn over the card on {cell}: {good} of the {count} cards it may be would score points, "
        "and {bad} would cost some.",
        cell=cell,
        count=cards,
        good=good,
        bad=bad,
    )


def turned_misplaced(spot: Spot) -> str:
    """Return the advice to turn over one's own card where it doesn't belong."""
    return t(
        "Your {card} doesn’t belong on {cell}: turn it over to take it back into your hand.",
        card=named(spot.card),
        cell=spot.cell,
    )


def turned_to_count(spot: Spot, points: int) -> str:
    """Return the advice to turn over one's own card for no points."""
    return t(
        "Turn over {card} on {cell}: it {scores}, but cards placed beside it can then score with "
        "it.",
        card=the(spot.card),
        cell=spot.cell,
        scores=scores(points),
    )


def turned(spot: Spot, points: int, why: str) -> str:
    """Return the advice to turn over one's own card for points."""
    return t(
        "Turn over {card} on {cell} for {points}: {why}.",
        card=the(spot.card),
        cell=spot.cell,
        points=in_points(points),
        why=why,
    )


# -- what becomes of an earlier plan -------------------------------------------------------------


def end_with_nothing(spot: Spot) -> str:
    """Return the advice to end the turn, as one's own face-down card would score nothing now."""
    return t(
        "End the turn: {card} on {cell} would score nothing if you turned it over now.",
        card=the(spot.card),
        cell=spot.cell,
    )


def changed(reason: str, clause: str) -> str:
    """Return a reason with a clause about the change of an earlier plan."""
    return t("{reason}; {clause}.", reason=reason.removesuffix("."), clause=clause)


def can_wait(spot: Spot, points: int) -> str:
    """Return that one's own face-down card isn't turned over yet, and what it would score."""
    return t(
        "{card} on {cell} can wait: it would score {points} now",
        card=the(spot.card),
        cell=spot.cell,
        points=in_points(points),
    )


def saves_step_a(there: str) -> str:
    """Return why a card is placed face down although it would score on the cell `there`."""
    return t("placing it face up on {there} would use your next step A", there=there)


def does_more(there: str, points: int) -> str:
    """Return that a card placed face down does more than it would score on the cell `there`."""
    return t(
        "that looks better than the {points} it could score on {there}",
        points=in_points(points),
        there=there,
    )


# -- a card is placed face down, or put under the stack ------------------------------------------


def trap(spot: Spot, lost: int) -> str:
    """Return the advice to place a card face down that costs points when it is turned over."""
    return t_count(
        "Place {card} face down on {cell}: whoever turns it over loses a point.",
        "Place {card} face down on {cell}: whoever turns it over loses {count} points.",
        lost,
        cell=spot.cell,
        card=the(spot.card),
    )


_TURNED_NEXT = later(
    "Place {card} face down on {cell}, for {points} next turn if nobody takes it: you score by "
    "turning it over."
)
_TURNED_LATER = later(
    "Place {card} face down on {cell} and turn it over later: it would score {points} now."
)


def later_turned(spot: Spot, points: int, *, rivals: bool) -> str:
    """Return the advice to place a card face down that scores when it is turned over."""
    text = _TURNED_NEXT if rivals else _TURNED_LATER
    return t(text, card=the(spot.card), cell=spot.cell, points=in_points(points))


def fills_last(spot: Spot) -> str:
    """Return the advice to fill the last free cell, which ends the game (rule 23)."""
    return t(
        "Place {card} face down on {cell}: that fills the last cell and ends the game.",
        card=the(spot.card),
        cell=spot.cell,
    )


def draws_more(spot: Spot) -> str:
    """Return the advice to place a card face down so as to draw one more."""
    return t(
        "Place {card} face down on {cell}: you draw one more card at the end of your turn.",
        card=the(spot.card),
        cell=spot.cell,
    )


def nears_end(spot: Spot) -> str:
    """Return the advice to fill a cell face down while leading, to bring the end closer."""
    return t(
        "Place {card} face down on {cell}: you lead, and it ends the game sooner.",
        card=the(spot.card),
        cell=spot.cell,
    )


def blocks(spot: Spot) -> str:
    """Return the advice to fill a cell face down that brings no points, card or lead."""
    return t(
        "Block {cell} with {card} face down: a player must cover it or turn it over to score "
        "there.",
        card=the(spot.card),
        cell=spot.cell,
    )


def least_useful(card: int, best: tuple[str, int] | None) -> str:
    """Return the advice to put a card under the stack: `best` is its best free cell, and points."""
    if best is None:
        return t("Put {card} under the stack: it doesn’t belong on any free cell.", card=the(card))
    cell, points = best
    return t(
        "Put {card} under the stack: its best free cell is {cell}, where it {scores}.",
        card=the(card),
        cell=cell,
        scores=scores(points),
    )
