"""The feats of Wizards' Garden."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.feats import Course, Feat, Feats
from tabletop.games.wizards_garden.rules.events import KeptPlanting, kept_plantings
from tabletop.games.wizards_garden.words import feats as words


def _harvests(course: Course) -> Iterator[KeptPlanting]:
    """Yield the plantings of the seat that harvested (R8)."""
    for planting in kept_plantings(course.own_events()):
        if planting.lines:
            yield planting


def _elsewhere(course: Course) -> bool:
    """Return whether a line was harvested in which the new seed did not stand."""
    return any(not each.harvests_itself for each in _harvests(course))


def _several(course: Course) -> bool:
    """Return whether one planting harvested several lines (R8)."""
    return any(len(each.lines) > 1 for each in _harvests(course))


def _by_staff(course: Course) -> bool:
    """Return whether the seat won because it had the Staff (R15)."""
    position = course.states[-1].position
    first, second = position.flowers
    return first.total == second.total and bool(position.staff == course.seat)


FEATS = Feats(
    (
        Feat("elsewhere", words.ELSEWHERE, words.ELSEWHERE_DONE, "plant-seed", _elsewhere),
        Feat("several", words.SEVERAL, words.SEVERAL_DONE, "flowers", _several),
        Feat("staff", words.STAFF, words.STAFF_DONE, "wizard-staff", _by_staff),
    )
)
