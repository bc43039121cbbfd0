"""All parts of the table of Garden Growth, in drawing order."""

from __future__ import annotations

from tabletop.core.language import t
from tabletop.games.garden_growth.table.buttons import GO_ON, go_on_parts
from tabletop.games.garden_growth.table.garden import GARDEN, garden_parts
from tabletop.games.garden_growth.table.score import SCORE, score_parts, term_part
from tabletop.games.garden_growth.table.strip import GARDENS, player_parts, track_part
from tabletop.games.garden_growth.table.tray import SEEDS, tray_parts
from tabletop.games.garden_growth.table.view_model import ViewModel
from tabletop.games.garden_growth.words import buttons as said
from tabletop.kit import words as kit_words
from tabletop.kit.parts import Part
from tabletop.scene.regions import BUTTONS, GRID, RADIOS, Group


def parts(model: ViewModel) -> tuple[Part, ...]:
    """Return all parts of the table, from bottom to top."""
    return (
        track_part(model),
        *player_parts(model),
        *tray_parts(model),
        *go_on_parts(model),
        *garden_parts(model),
        term_part(model),
        *score_parts(model),
    )


def groups(model: ViewModel) -> tuple[Group, ...]:
    """Return the groups of regions in Tab order."""
    return (
        Group(GARDEN, said.garden_of(model.or_you(model.seat)), GRID),
        Group(SEEDS, t(said.SEEDS), RADIOS),
        Group(GO_ON, t(kit_words.GO_ON), BUTTONS),
        Group(GARDENS, t(said.GARDENS), RADIOS),
        Group(SCORE, t(said.SCORE), BUTTONS),
    )
