"""All parts of the table of Tuintopia, what lies highest last, and the groups that they form."""

from __future__ import annotations

from tabletop.core.language import t
from tabletop.games.tuintopia.table.garden import GARDEN, garden_parts
from tabletop.games.tuintopia.table.ground import WINDOW
from tabletop.games.tuintopia.table.hand import HAND, STEPS, button_part, hand_parts, step_parts
from tabletop.games.tuintopia.table.players import PLAYERS, counts_part, player_parts
from tabletop.games.tuintopia.table.sheet import ACTIONS, covers_hand, sheet_parts
from tabletop.games.tuintopia.table.shown import Shown
from tabletop.games.tuintopia.words import table as words
from tabletop.kit import words as kit
from tabletop.kit.cameras import camera_group, camera_parts
from tabletop.kit.parts import Part
from tabletop.scene.boxes import TOUCH, around
from tabletop.scene.regions import BUTTONS, GRID, RADIOS, Group


def parts_of(shown: Shown) -> tuple[Part, ...]:
    """Return every part, what lies highest last."""
    return (
        *player_parts(shown),
        *garden_parts(shown),
        counts_part(shown),
        *_cameras(shown),
        *(() if covers_hand(shown) else hand_parts(shown)),
        *step_parts(shown),
        button_part(shown),
        *sheet_parts(shown),
    )


def groups() -> tuple[Group, ...]:
    """Return all groups, in the order of Tab."""
    return (
        Group(PLAYERS, t(kit.PLAYERS)),
        Group(GARDEN, t(words.GARDEN), GRID),
        Group(HAND, t(words.HAND), RADIOS),
        Group(STEPS, t(words.STEPS), RADIOS),
        Group(ACTIONS, t(words.ACTIONS), BUTTONS),
        camera_group(),
    )


def _cameras(shown: Shown) -> tuple[Part, ...]:
    """Return the buttons that move the window, where the garden is larger than that."""
    window = shown.places.window
    boxes = [around(window.right - 26 - at * 46, window.bottom - 28, TOUCH) for at in (2, 1, 0)]
    return () if shown.places.field.fits else camera_parts(boxes, WINDOW)
