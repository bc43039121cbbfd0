"""The rules of Garden Growth once more, as plainly as they are written: what claims are held to."""

from __future__ import annotations

from tabletop.games.garden_growth.rules.garden import Garden, Plant

POINTS = {"S": 0, "C": 0, "B": 1, "P": 1, "U": 2, "L": 3}
COSTS = {"S": 1, "C": 1, "B": 2, "P": 2, "U": 3, "L": 5}


def helped(garden: Garden, space: int, kind: str) -> bool:
    """Return whether another living plant of a kind stands in the section (G9, G10)."""
    first = space // 3 * 3
    others = [garden[at] for at in range(first, first + 3) if at != space]
    return any(plant and plant.is_living and plant.kind == kind for plant in others)


def loses_water(garden: Garden, space: int, turn: int) -> bool:
    """Return whether a living plant is not exempt from the water step (G6, G9)."""
    plant = garden[space]
    assert plant
    return not (plant.kind == "S" if turn % 2 else helped(garden, space, "P"))


def gains_weed(garden: Garden, space: int, turn: int) -> bool:
    """Return whether a living plant is not exempt from the weed step (G7, G10)."""
    plant = garden[space]
    assert plant
    return turn % 2 == 1 or not (plant.kind == "C" or helped(garden, space, "U"))


def causes(garden: Garden, space: int, turn: int) -> set[str]:
    """Return what the plant of a space dies of in the upkeep of a turn (G6 to G8)."""
    plant = garden[space]
    if plant is None or not plant.is_living:
        return set()
    found = {"thirst"} if loses_water(garden, space, turn) and not plant.water else set()
    return found | ({"weeds"} if gains_weed(garden, space, turn) and plant.weeds == 3 else set())


def after(garden: Garden, turn: int) -> Garden:
    """Return the garden after the upkeep of a turn (G5 to G8)."""
    return tuple(_after(garden, space, turn) for space in range(12))


def _after(garden: Garden, space: int, turn: int) -> Plant | None:
    plant = garden[space]
    if plant is None or not plant.is_living:
        return plant
    dry, weedy = loses_water(garden, space, turn), gains_weed(garden, space, turn)
    return plant._replace(
        water=max(0, plant.water - dry),
        weeds=min(3, plant.weeds + weedy),
        is_living=not causes(garden, space, turn),
    )


def actions(garden: Garden) -> int:
    """Return the actions of a turn (G12)."""
    kinds = [plant.kind for plant in garden if plant and plant.is_living]
    return 1 + len(kinds) + kinds.count("B") // 2


def items(garden: Garden) -> list[int]:
    """Return the seven items of the score (G21 to G27)."""
    plants = [plant for plant in garden if plant]
    living = [plant for plant in plants if plant.is_living]
    sections = [garden[first : first + 3] for first in (0, 3, 6, 9)]
    return [
        len(living),
        sum(POINTS[plant.kind] for plant in living),
        5 if len(plants) == 12 else 0,
        sum(plant.water for plant in plants) // 4,
        -(sum(plant.weeds for plant in plants) // 2),
        -2 * (len(plants) - len(living)),
        sum(
            all(section) and len({each.kind for each in section if each}) == 1
            for section in sections
        ),
    ]
