"""The feats of Garden Growth."""

from __future__ import annotations

from tabletop.core.feats import Course, Feat, Feats
from tabletop.games.garden_growth.rules.events import PlantsDied
from tabletop.games.garden_growth.rules.garden import Garden
from tabletop.games.garden_growth.rules.scoring import uniform_sections
from tabletop.games.garden_growth.words import feats as words

SOME = 6
"""So many plants are a garden in which something could have died."""


def _garden(course: Course) -> Garden:
    """Return the garden of the seat at the end."""
    garden: Garden = course.states[-1].gardens[course.seat - 1]
    return garden


def _none_died(course: Course) -> bool:
    """Return whether half the garden was planted, and nothing in it ever died."""
    has_died = any(
        isinstance(event, PlantsDied) and event.seat == course.seat for event in course.events()
    )
    return not has_died and sum(plant is not None for plant in _garden(course)) >= SOME


def _full(course: Course) -> bool:
    """Return whether there is a living plant on every space (G23)."""
    return all(plant is not None and plant.is_living for plant in _garden(course))


def _uniform(course: Course) -> bool:
    """Return whether a section holds three plants of one kind (G27)."""
    return bool(uniform_sections(_garden(course)))


FEATS = Feats(
    (
        Feat("none-died", words.NONE_DIED, words.NONE_DIED_DONE, "heart-plus", _none_died),
        Feat("uniform", words.UNIFORM, words.UNIFORM_DONE, "carrot", _uniform),
        Feat("full", words.FULL, words.FULL_DONE, "greenhouse", _full),
    )
)
