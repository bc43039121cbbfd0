"""The feats of Wizards' Garden."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.feats import Course, Feat, Feats
from tabletop.games.wizards_garden.rules.position import Position
from tabletop.games.wizards_garden.rules.state import Phase, State
from tabletop.games.wizards_garden.words import feats as words


def _harvests(course: Course) -> Iterator[tuple[Position, Position]]:
    """Yield the positions before and after each planting of the seat that harvested (R8)."""
    before: State
    after: State
    for before, _, after in course.own():
        was = before.before or before.position
        if after.phase is not Phase.CONFIRM and _flowers(was, course) < _flowers(
            after.position, course
        ):
            yield was, after.position


def _flowers(position: Position, course: Course) -> int:
    return position.flowers[course.seat - 1].total


def _elsewhere(course: Course) -> bool:
    """Return whether a line was harvested in which the new seed did not stand."""
    return any(
        (after.white | after.black) & ~(was.white | was.black) for was, after in _harvests(course)
    )


def _several(course: Course) -> bool:
    """Return whether one planting harvested several lines (R8)."""
    return any(
        _flowers(after, course) - _flowers(was, course) > 1 for was, after in _harvests(course)
    )


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
