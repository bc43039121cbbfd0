"""Fast simulation and evaluation of a single garden for the bots.

A plant is encoded as a byte, a section as an integer of its three bytes in ascending order, and
a garden as its four sections in ascending order. Gardens that differ only in the order of sections,
or of spaces within one, are therefore equal. Values are integers, so that sums don't depend on the
order of addition.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import product

from tabletop.games.garden_growth.bots.beam import Step
from tabletop.games.garden_growth.bots.values import A_UNIFORM_SECTION, Beside, price, space_value
from tabletop.games.garden_growth.rules.garden import (
    BROCCOLIS_AN_ACTION,
    EMPTY,
    SECTION_SIZE,
    SPACES,
    Garden,
    Plant,
    new_plant,
    with_plant,
)
from tabletop.games.garden_growth.rules.kinds import (
    BLUEBERRY,
    BROCCOLI,
    KINDS,
    LEMON,
    MOST_CHIPS,
    PLUM,
)
from tabletop.games.garden_growth.rules.scoring import total
from tabletop.games.garden_growth.rules.state import LAST_TURN, State
from tabletop.games.garden_growth.rules.upkeep import after_upkeep

POINT = 10_000
"""Number of value units in one point of the score."""

Sections = tuple[int, int, int, int]

Node = tuple[int, int, int, int, int, int]
"""(turn, actions left, section, section, section, section); on turn 13 the game is over."""

Change = tuple[int, int]
"""(cost, resulting section) of an action."""

_MEMORY = 1 << 15
"""Cache size in sections: enough for a long game, about ten megabytes."""


def _all_plants() -> Iterator[Plant]:
    chips = range(MOST_CHIPS + 1)
    for kind, is_living, is_used in product(KINDS, (True, False), (False, True)):
        if kind.letter == LEMON or not is_used:
            for water, weeds in product(chips, chips):
                yield Plant(kind.letter, water, weeds, is_living, is_used)


_PLANTS: tuple[Plant | None, ...] = (None, *_all_plants())
_CODES = {plant: code for code, plant in enumerate(_PLANTS)}

_COMPANIES = tuple(Beside(*flags) for flags in product((False, True), repeat=2))
_HELP = tuple(
    (plant.kind == PLUM) * 2 + (plant.kind == BLUEBERRY) if plant and plant.is_living else 0
    for plant in _PLANTS
)
"""For each plant code, the index into _COMPANIES that it contributes to its neighbours."""


def node_of(state: State) -> Node:
    """Return the node for the acting seat's garden, turn and remaining actions."""
    return (state.turn, state.left, *_sections_of(state.garden))


def after_end(node: Node) -> Node:
    """Return the node at the start of the next turn, after its upkeep (G5 to G12)."""
    turn, _, a, b, c, d = node
    turn += 1
    if turn > LAST_TURN:
        return (turn, 0, a, b, c, d)
    parity = turn % 2
    a, b, c, d = kept = sorted([_after_upkeep(section, parity) for section in (a, b, c, d)])
    living = broccolis = 0
    for section in kept:
        counted = _living(section)
        living += counted[0]
        broccolis += counted[1]
    return (turn, 1 + living + broccolis // BROCCOLIS_AN_ACTION, a, b, c, d)


def value_of(node: Node) -> int:
    """Return the value of `node` in units of 1 / POINT points: exact if over, else estimated."""
    turn, left, *sections = node
    if turn > LAST_TURN:
        return POINT * total(garden_of(sections))
    return sum(_worth(turn, section) for section in sections) + left * _price(turn)


def tables_of(turn: int) -> Iterator[int]:
    """Build the value tables from the last turn back to `turn`, yielding each turn when done."""
    for each in range(LAST_TURN, turn - 1, -1):
        _values(each)
        yield each


def first_rung(turn: int) -> int:
    """Return a rung that is above all nodes of earlier turns, but not above any node of `turn`."""
    return (turn * 32 - 31) * 16


def rung_of(node: Node) -> int:
    """Return the rung of `node`, which increases with turn, actions spent and revivals done."""
    turn, left, *sections = node
    return (turn * 32 - left) * 16 + sum(map(_revivals_done, sections))


class Growing:
    """The remaining turns of one garden as a `Course` for the beam search."""

    def judged(self, node: Node) -> Step[Node]:
        """Return `node` with its rung and estimated value."""
        return rung_of(node), value_of(node), node

    def steps(self, node: Node, value: int) -> list[Step[Node]]:
        """Return a step for each distinct action, and for the end of the turn."""
        turn, left, *sections = node
        if turn > LAST_TURN:
            return []
        rung = rung_of(node)
        found: list[Step[Node]] = []
        before = -1
        for place, section in enumerate(sections):
            if section != before:
                before = section
                others = sections[:place] + sections[place + 1 :]
                for cost, changed, gain in _menu(turn, section):
                    if cost > left:
                        break
                    a, b, c, d = sorted([changed, *others])
                    found.append((rung + 16 * cost, value + gain, (turn, left - cost, a, b, c, d)))
        ended = after_end(node)
        found.append((rung_of(ended), value_of(ended), ended))
        if any(map(_charges, sections)):
            found += [(rung_of(child), value_of(child), child) for child in _revivals(node)]
        return found

    def kin(self, node: Node) -> tuple[int, ...]:
        """Return the living and dead plants of each section, ignoring water and weeds."""
        return tuple(sorted(map(_kind_of_section, node[2:])))


def _sections_of(garden: Garden) -> Sections:
    a, b, c, d = sorted(
        _packed(_CODES[plant] for plant in garden[first : first + SECTION_SIZE])
        for first in SPACES[::SECTION_SIZE]
    )
    return a, b, c, d


def _packed(codes: Iterable[int]) -> int:
    least, middle, most = sorted(codes)
    return least << 16 | middle << 8 | most


def _unpacked(section: int) -> tuple[int, int, int]:
    return section >> 16, section >> 8 & 0xFF, section & 0xFF


def garden_of(sections: Iterable[int]) -> Garden:
    """Return the decoded plants of `sections`, three spaces each."""
    return tuple(_PLANTS[code] for section in sections for code in _unpacked(section))


def _revivals(node: Node) -> Iterator[Node]:
    """Yield the node after each possible revival (G16)."""
    turn, left, *sections = node
    garden = garden_of(sections)
    for space, tree in product(SPACES, SPACES):
        dead, charged = garden[space], garden[tree]
        if dead and not dead.is_living and charged and charged.can_revive:
            revived = with_plant(garden, space, dead._replace(is_living=True))
            revived = with_plant(revived, tree, charged._replace(is_used=True))
            yield (turn, left, *_sections_of(revived))


@lru_cache(_MEMORY)
def _menu(turn: int, section: int) -> tuple[tuple[int, int, int], ...]:
    """Return (cost, resulting section, gain in value) for each action, sorted by cost."""
    before, each = _worth(turn, section), _price(turn)
    return tuple(
        (cost, changed, _worth(turn, changed) - before - cost * each)
        for cost, changed in _changes(section)
    )


@lru_cache(_MEMORY)
def _changes(section: int) -> tuple[Change, ...]:
    """Return the distinct results of one action on a section, sorted by cost."""
    codes = _unpacked(section)
    found = {
        (cost, _packed((*codes[:place], changed, *codes[place + 1 :])))
        for place, code in enumerate(codes)
        for cost, changed in _ACTIONS[code]
    }
    return tuple(sorted(found))


@lru_cache(_MEMORY)
def _worth(turn: int, section: int) -> int:
    """Return the value of a section during `turn`, in units of 1 / POINT points."""
    codes = _unpacked(section)
    values = _values(turn)
    worth = sum(
        values[company][code] for company, code in zip(_companies(codes), codes, strict=True)
    )
    return worth + _UNIFORM * (_KINDS[codes[0]] == _KINDS[codes[1]] == _KINDS[codes[2]] != "")


@lru_cache(_MEMORY)
def _after_upkeep(section: int, parity: int) -> int:
    """Return the section after the upkeep of an odd (1) or even (0) turn (G5 to G8)."""
    codes = _unpacked(section)
    upkeeps = _upkeeps(parity)
    return _packed(
        upkeeps[company][code] for company, code in zip(_companies(codes), codes, strict=True)
    )


def _companies(codes: tuple[int, int, int]) -> tuple[int, int, int]:
    """Return, for each plant of a section, the index into _COMPANIES for its neighbours."""
    one, two, three = (_HELP[code] for code in codes)
    return two | three, one | three, one | two


@cache
def _kind_of_section(section: int) -> int:
    """Return the section with all water and weeds removed."""
    return _packed(_BARE[code] for code in _unpacked(section))


@cache
def _living(section: int) -> tuple[int, int]:
    """Return the number of living plants in a section, and how many of them are broccoli."""
    living = [plant.kind for plant in garden_of([section]) if plant and plant.is_living]
    return len(living), living.count(BROCCOLI)


@cache
def _charges(section: int) -> int:
    """Return how many lemon trees of a section can revive a plant."""
    return sum(plant.can_revive for plant in garden_of([section]) if plant)


@cache
def _revivals_done(section: int) -> int:
    return sum(plant.is_used for plant in garden_of([section]) if plant)


@cache
def _price(turn: int) -> int:
    return round(POINT * price(turn))


@cache
def _values(turn: int) -> tuple[tuple[int, ...], ...]:
    """Return the value of a space in the middle of `turn`, by company index and plant code."""
    return tuple(
        tuple(round(POINT * space_value(plant, company, turn)) for plant in _PLANTS)
        for company in _COMPANIES
    )


@cache
def _upkeeps(parity: int) -> tuple[tuple[int, ...], ...]:
    """Return the plant code after an upkeep, by company index and plant code."""
    return tuple(
        tuple(_CODES[_plant_after_upkeep(plant, company, parity)] for plant in _PLANTS)
        for company in _COMPANIES
    )


def _plant_after_upkeep(plant: Plant | None, company: Beside, parity: int) -> Plant | None:
    """Return the plant after an upkeep, with the neighbours given by `company`."""
    garden = EMPTY
    if company.plum:
        garden = with_plant(garden, 1, new_plant(PLUM))
    if company.blueberry:
        garden = with_plant(garden, 2, new_plant(BLUEBERRY))
    return after_upkeep((plant, *garden[1:]), parity)[0]


def _actions_on(plant: Plant | None) -> Iterator[tuple[int, Plant]]:
    """Yield (cost, resulting plant) for each action on a space (G13 to G15)."""
    if plant is None:
        yield from ((kind.cost, new_plant(kind.letter)) for kind in KINDS)
    elif plant.is_living:
        if plant.water < MOST_CHIPS:
            yield 1, plant._replace(water=plant.water + 1)
        if plant.weeds:
            yield 1, plant._replace(weeds=plant.weeds - 1)


_BARE = tuple(_CODES[plant and plant._replace(water=0, weeds=0)] for plant in _PLANTS)
_KINDS = tuple(plant.kind if plant else "" for plant in _PLANTS)
_UNIFORM = round(POINT * A_UNIFORM_SECTION)
_ACTIONS = tuple(
    tuple((cost, _CODES[after]) for cost, after in _actions_on(plant)) for plant in _PLANTS
)
"""For each plant code, the actions on its space as (cost, resulting code)."""
