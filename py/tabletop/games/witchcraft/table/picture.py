"""The whole picture: all parts of the table, what lies highest last."""

from __future__ import annotations

from tabletop.core.language import t
from tabletop.games.witchcraft.rules.state import State
from tabletop.games.witchcraft.table.event import event_parts
from tabletop.games.witchcraft.table.panels import WITCHES, panel_parts
from tabletop.games.witchcraft.table.sheet import LOOKING, sheet_parts
from tabletop.games.witchcraft.table.shown import Shown
from tabletop.games.witchcraft.table.telling import sentence
from tabletop.games.witchcraft.table.tray import HAND, tray_parts
from tabletop.games.witchcraft.table.village import PLACES, hat_nodes, village_parts
from tabletop.games.witchcraft.words import table as words
from tabletop.kit import words as kit
from tabletop.kit.parts import Part, assembled, drawn
from tabletop.scene.regions import RADIOS, Group
from tabletop.scene.scene import Scene
from tabletop.scene.table import Sight


def parts_of(shown: Shown) -> tuple[Part, ...]:
    """Return all parts of the table; what lies under a sheet is only looked at."""
    events, hats = event_parts(shown), drawn(*hat_nodes(shown))
    board = (*village_parts(shown), *((hats, *events) if shown.raised else (*events, hats)))
    if shown.is_looking:
        board = tuple(part._replace(region=None) for part in board)
    return (*panel_parts(shown), *board, *sheet_parts(shown), *tray_parts(shown))


def scene_of(sight: Sight[State], shown: Shown) -> Scene:
    """Return the scene at rest."""
    return assembled(sight, parts_of(shown), _groups(), sentence(shown))


def _groups() -> tuple[Group, ...]:
    """Return the groups of regions in the order in which Tab visits them: spells come before the
    witches, one of whom may have to be named for the spell that is picked.
    """
    return (
        Group(PLACES, t(words.VILLAGE)),
        Group(LOOKING, t(words.LOOKING)),
        Group(HAND, t(words.HAND), RADIOS),
        Group(WITCHES, t(words.WITCHES)),
        Group("go", t(kit.GO_ON)),
    )
