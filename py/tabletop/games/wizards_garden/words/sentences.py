"""The sentence over the garden: what to do next, the inspected item, or the result.

Where a name is "", the sentence addresses that player as "you".
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import combinations
from operator import or_

from tabletop.core.language import either, later, t, t_count
from tabletop.games.wizards_garden.rules.board import CELL_NAMES, Line, cells_of
from tabletop.games.wizards_garden.rules.phase import Phase
from tabletop.games.wizards_garden.rules.planting import Planting
from tabletop.games.wizards_garden.rules.position import SEEDS, Flowers, Position
from tabletop.games.wizards_garden.rules.state import State
from tabletop.games.wizards_garden.words.moves import tell_in_short
from tabletop.games.wizards_garden.words.things import (
    face_name,
    flowers,
    flowers_by_colour,
    harvest,
    number,
)

TOSS = later("A toss decides who plants first.")

BASKET_EMPTY = later("The basket is empty.")
BOARD_EMPTY = later("The garden is empty.")
BOARD_FULL = later("The garden is full.")
"""Why a game is over."""

MOST_FLOWERS = later("The most flowers win.")
STAFF_DECIDES = later("The flowers are tied, so the Staff decides.")
HAS_STAFF = later("The flowers are tied, and {name} has the Staff.")
NOBODY_WINS = later("The flowers are tied, and nobody ever took the Staff.")
"""Why somebody has won, or nobody."""

WHY = later("{over} {decided}")
"""Why a game is over, and why it was won."""


def wish(name: str, state: State) -> str:
    """Return what the mover should do, before a cell is picked."""
    if not name:
        return _your_wish(state)
    if state.phase is Phase.CONFIRM:
        return t("{name}, keep this planting or undo it?", name=name)
    if state.phase is Phase.REPLANT:
        return t("{name}, plant again beside a seed. This one is final.", name=name)
    if state.phase is Phase.PLANT:
        return t("{name}, plant a seed beside another one.", name=name)
    if state.agreed.apart and state.position.seeds:
        return t("{name}, place a seed on an empty space, not beside another seed.", name=name)
    return t("{name}, place a seed on any empty space.", name=name)


def _your_wish(state: State) -> str:
    if state.phase is Phase.CONFIRM:
        return t("Keep this planting or undo it?")
    if state.phase is Phase.REPLANT:
        return t("Plant again beside a seed. This one is final.")
    if state.phase is Phase.PLANT:
        return t("Plant a seed beside another one.")
    if state.agreed.apart and state.position.seeds:
        return t("Place a seed on an empty space, not beside another seed.")
    return t("Place a seed on any empty space.")


def may_place(name: str, planting: Planting) -> str:
    """Return the question whether to place the picked seed."""
    if not name:
        return t("Place a {face} on {cell}?", **_seed(planting))
    return t("{name}, place a {face} on {cell}?", name=name, **_seed(planting))


def may_plant(name: str, planting: Planting) -> str:
    """Return the question whether to plant the picked seed, with its effect."""
    if not name:
        effect = tell_in_short(planting)
        return t("Plant a {face} on {cell}? {effect}", effect=effect, **_seed(planting))
    return t(
        "{name}, plant a {face} on {cell}? {effect}",
        name=name,
        effect=tell_in_short(planting),
        **_seed(planting),
    )


def may_plant_untold(name: str, planting: Planting) -> str:
    """Return `may_plant` without the effect, for tables without forecasts."""
    if not name:
        return t("Plant a {face} on {cell}?", **_seed(planting))
    return t("{name}, plant a {face} on {cell}?", name=name, **_seed(planting))


def may_harvest(name: str, planting: Planting) -> str:
    """Return a shorter `may_plant` for a planting that harvests."""
    if not name:
        return t_count(
            "Plant a {face} on {cell}? It harvests {number} line.",
            "Plant a {face} on {cell}? It harvests {number} lines.",
            len(planting.harvested),
            number=number(len(planting.harvested)),
            **_seed(planting),
        )
    return t_count(
        "{name}, plant a {face} on {cell}? It harvests {number} line.",
        "{name}, plant a {face} on {cell}? It harvests {number} lines.",
        len(planting.harvested),
        name=name,
        number=number(len(planting.harvested)),
        **_seed(planting),
    )


def _seed(planting: Planting) -> dict[str, str]:
    """Return the values of the placeholders for the picked seed and its cell."""
    return {"face": face_name(planting.face), "cell": CELL_NAMES[planting.cell]}


_WHICH_CROSS = later("{name}, which will you harvest: {harvests}? They cross.")
_WHICH_OF_YOURS_CROSS = later("Which will you harvest: {harvests}? They cross.")
_WHICH_CROSS_AT = later("{name}, which will you harvest: {harvests}? They cross at {cell}.")
_WHICH_OF_YOURS_CROSS_AT = later("Which will you harvest: {harvests}? They cross at {cell}.")
"""Questions about which direction to harvest, by addressee and number of crossings."""


def which_harvest(name: str, harvests: Sequence[Sequence[Line]]) -> str:
    """Return the question about which direction to harvest."""
    gaps = {"name": name, "harvests": either([harvest(lines) for lines in harvests])}
    crossings = _crossings(harvests)
    if len(crossings) > 1:
        said = _WHICH_CROSS if name else _WHICH_OF_YOURS_CROSS
        return t(said, **gaps)
    said = _WHICH_CROSS_AT if name else _WHICH_OF_YOURS_CROSS_AT
    return t(said, cell=CELL_NAMES[crossings[0]], **gaps)


def _crossings(harvests: Sequence[Sequence[Line]]) -> tuple[int, ...]:
    """Return the cells where lines of different directions cross."""
    masks = [sum(line.mask for line in lines) for lines in harvests]
    pairs = (one & other for one, other in combinations(masks, 2))
    return cells_of(reduce(or_, pairs))


def all_seeds(position: Position) -> str:
    """Return the sentence that says where all seeds are."""
    return t(
        "{seeds} seeds: {garden} in the garden, {flowers}, {basket} in the basket.",
        seeds=SEEDS,
        garden=position.seeds,
        flowers=flowers(sum(each.total for each in position.flowers)),
        basket=position.basket,
    )


def score(name: str, held: Flowers, *, has_staff: bool) -> str:
    """Return the explanation of the score of a seat, and of the Staff."""
    if not held.total:
        if not name:
            return t("You haven’t harvested anything yet.")
        return t("{name} hasn’t harvested anything yet.", name=name)
    whole = flowers_by_colour(held)
    if not name:
        return _your_score(whole, has_staff=has_staff)
    if has_staff:
        return t("{name}: {flowers}. In a tie, the Staff wins.", name=name, flowers=whole)
    return t("{name}: {flowers}, each from a line of four seeds.", name=name, flowers=whole)


def _your_score(whole: str, *, has_staff: bool) -> str:
    if has_staff:
        return t("You: {flowers}. In a tie, the Staff wins.", flowers=whole)
    return t("You: {flowers}, each from a line of four seeds.", flowers=whole)


def draw(reason: str) -> str:
    """Return the sentence for a draw, with its reason."""
    return t("A draw. {reason}", reason=reason)


def win(name: str, most: int, least: int, reason: str) -> str:
    """Return the sentence for a win: who, the score (`most` to `least`), and why."""
    if not name:
        return t("You win, {most} to {least}. {reason}", most=most, least=least, reason=reason)
    return t(
        "{name} wins, {most} to {least}. {reason}", name=name, most=most, least=least, reason=reason
    )
