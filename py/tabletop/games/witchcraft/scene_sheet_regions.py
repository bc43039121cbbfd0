"""What can be touched on the sheet over the village, and what is read aloud there."""

from __future__ import annotations

from tabletop.games.witchcraft.scene_gaze import BACK, EARLIER, LATER, PILES
from tabletop.games.witchcraft.scene_pages import PILE_NAMES, pages_of, pile_of, sheet_of, spoken
from tabletop.games.witchcraft.scene_shown import Shown
from tabletop.scene.regions import BUTTONS, DISABLED, SELECTED, Group, Note, Region

LOOKING = "looking"
GROUP = Group(LOOKING, "What lies on the village", BUTTONS)


def sheet_regions(view: Shown) -> tuple[Region, ...]:
    """Return what can be tapped on the sheet: the piles, the pages, and away with it."""
    places = sheet_of(view)
    away = Region(BACK, LOOKING, "Back to the village", places.back, col=5)
    if view.gaze.card:
        return (away,)
    earlier, later = pages_of(view, places)
    turners = (
        Region(
            EARLIER,
            LOOKING,
            "Earlier",
            places.earlier,
            col=3,
            states=() if earlier else (DISABLED,),
        ),
        Region(LATER, LOOKING, "Later", places.later, col=4, states=() if later else (DISABLED,)),
        away,
    )
    if not view.gaze.pile:
        return turners
    halves = zip(PILES, places.title.columns([0, 0], 6), strict=True)
    piles = tuple(
        Region(
            pile,
            LOOKING,
            f"{PILE_NAMES[pile]} played, {len(pile_of(view, pile))}",
            half,
            col=index,
            states=(SELECTED,) if pile == view.gaze.pile else (),
        )
        for index, (pile, half) in enumerate(halves, start=1)
    )
    return (*piles, *turners)


def sheet_notes(view: Shown) -> tuple[Note, ...]:
    """Return the rows of the sheet as they are read aloud."""
    places = sheet_of(view)
    return tuple(
        Note(f"row-{index}", text, row)
        for index, (text, row) in enumerate(zip(spoken(view, places), places.rows, strict=False))
    )
