"""Texts about the seven items of the score, the total and the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.core.language import figure, later, listed, signed, t, t_count
from tabletop.core.words import in_points
from tabletop.games.garden_growth.rules.state import LAST_TURN
from tabletop.games.garden_growth.words.numbers import added


class Item(NamedTuple):
    """Texts of an item: its name, its rule, and its term in a sum.

    `spoken` replaces a name with signs that are not read aloud.
    """

    name: str
    rule: str
    term: str
    spoken: str = ""


ITEMS = (
    Item(
        later("Living plants"),
        later("Every living plant gives 1 point"),
        later("{points} for living plants"),
    ),
    Item(
        later("Extra points"),
        later("Some kinds of living plant give extra points"),
        later("{points} in extra points"),
    ),
    Item(
        later("All twelve"),
        later("A plant on every space gives 5 points"),
        later("{points} for filling all twelve spaces"),
    ),
    Item(
        later("Water ÷\N{NO-BREAK SPACE}4"),
        later("Every 4 water gives 1 point"),
        later("{points} for water"),
        later("Water divided by 4"),
    ),
    Item(
        later("Weeds ÷\N{NO-BREAK SPACE}2"),
        later("Every 2 weeds cost 1 point"),
        later("{points} for weeds"),
        later("Weeds divided by 2"),
    ),
    Item(
        later("Dead plants"),
        later("Every dead plant costs 2 points"),
        later("{points} for dead plants"),
    ),
    Item(
        later("Three of a kind"),
        later("Each section with three of a kind gives 1 point"),
        later("{points} for three of a kind"),
    ),
)
"""Items 1 to 7, in the order of the rules."""


def rule_of(item: int) -> str:
    """Return the rule of an item as a sentence."""
    return t("{rule}.", rule=t(ITEMS[item].rule))


def counted(item: int, points: int) -> str:
    """Return the rule of an item, and its points."""
    rule, term = t(ITEMS[item].rule), t(ITEMS[item].term, points=figure(points))
    return t("{rule}: {term}.", rule=rule, term=term) if points else t("{rule}: 0 here.", rule=rule)


def item_label(item: int, points: int) -> str:
    """Return the accessible label of an item, with its points."""
    return t("{item}: {points}", item=_spoken(item), points=figure(points))


def _item_to_come(item: int, now: int, then: int) -> str:
    if then == now:
        return item_label(item, now)
    return t(
        "{item}: {points}, would be {then}",
        item=_spoken(item),
        points=figure(now),
        then=figure(then),
    )


def _spoken(item: int) -> str:
    return t(ITEMS[item].spoken or ITEMS[item].name)


def score_note(name: str, now: Sequence[int], then: Sequence[int]) -> str:
    """Return the total and the seven items, with their changes from `now` to `then`."""
    told = [_item_to_come(item, *both) for item, both in enumerate(zip(now, then, strict=True))]
    return f"{worth(name, sum(now))} {t('{items}.', items=t('; ').join(told))}"


def would_bring(now: Sequence[int], then: Sequence[int], upkeep: str) -> str:
    """Return what the garden would be worth, by which items, and what the next upkeep is like."""
    both = enumerate(zip(now, then, strict=True))
    changes = {_spoken(item): after - before for item, (before, after) in both if after != before}
    told = [t("{item} {change}", item=item, change=signed(by)) for item, by in changes.items()]
    items, points = t("; ").join(told), in_points(sum(then))
    worth = t("The garden would be worth {points}: {items}.", points=points, items=items)
    following = t("{upkeep}.", upkeep=upkeep)
    return f"{worth} {following}" if told else following


def worth(name: str, points: int) -> str:
    """Return what a garden is worth; without a name it is the reader's."""
    if not name:
        return t("Your garden is worth {points}.", points=in_points(points))
    return t(
        "{name}’s garden is worth {points}.",
        name=name,
        points=in_points(points),
    )


def worth_in_terms(name: str, points: Sequence[int], *, briefly: bool) -> str:
    """Return what a garden is worth, and how that comes about; `briefly` in figures alone."""
    items = [(item, each) for item, each in enumerate(points) if each]
    if not items:
        return worth(name, 0)
    terms = [t(ITEMS[item].term, points=figure(each)) for item, each in items]
    gaps = {
        "points": in_points(sum(points)),
        "terms": added([each for _, each in items]) if briefly else listed(terms),
    }
    if not name:
        return t("Your garden is worth {points}: {terms}.", **gaps)
    return t("{name}’s garden is worth {points}: {terms}.", name=name, **gaps)


def ending(names: Sequence[str], points: int, *, alone: bool) -> str:
    """Return who has won with how many points; `alone` there was nobody to be won against.

    The name "" is the reader's; it comes first among those who share the win.
    """
    if alone:
        return worth(names[0], points)
    told = in_points(points)
    if names == [""]:
        return t("You have the best garden: {points}.", points=told)
    if not all(names):
        return t(
            "You and {names} share the win with {points} each: there’s no tie-break.",
            names=listed([name for name in names if name]),
            points=told,
        )
    if len(names) == 1:
        return t("{name} has the best garden: {points}.", name=names[0], points=told)
    return t(
        "{names} share the win with {points} each: there’s no tie-break.",
        names=listed(names),
        points=told,
    )


WILDERNESS = later("A wilderness: the weeds have won this time.")
LADDER = (
    (0, later("A first patch: something grows.")),
    (10, later("A kitchen garden: enough for a pot of soup.")),
    (20, later("A garden in bloom: the neighbours come to look.")),
    (30, later("A master’s garden: few get this far.")),
    (36, later("Almost perfect: no garden can score more than 39.")),
    (39, later("The perfect garden: nobody can score more.")),
)
"""What a garden means to one who plays alone, by the points from which on it does."""


def meaning(points: int) -> str:
    """Return what a garden is that was grown alone, and from where on it is more than that."""
    reached = [told for least, told in LADDER if points >= least]
    above = [least for least, _ in LADDER if points < least]
    told = t(reached[-1] if reached else WILDERNESS)
    if not above:
        return told
    return t("{told} The next rank starts at {points}.", told=told, points=in_points(above[0]))


def outcome(points: int, seats: int, winners: int) -> str:
    """Return why a game of so many seats is over, and what its best garden is worth.

    Of several winners it says that there is no tie-break.
    """
    if winners > 1:
        return t_count(
            "After turn {turn}, {winners} gardens are worth {count} point each, and there’s no "
            "tie-break.",
            "After turn {turn}, {winners} gardens are worth {count} points each, and there’s no "
            "tie-break.",
            points,
            turn=LAST_TURN,
            winners=winners,
        )
    if seats == 1:
        return t_count(
            "After turn {turn}, the garden is worth {count} point.",
            "After turn {turn}, the garden is worth {count} points.",
            points,
            turn=LAST_TURN,
        )
    return t_count(
        "After turn {turn}, the best garden is worth {count} point.",
        "After turn {turn}, the best garden is worth {count} points.",
        points,
        turn=LAST_TURN,
    )


def one_kind_badge(points: str) -> str:
    """Return the badge of a section with one kind of plant."""
    return t("{points} three of a kind", points=points)


def full_badge(points: str) -> str:
    """Return the badge of a full garden."""
    return t("{points} all twelve", points=points)
