"""All parts of the table of Tuintopia, what lies highest last, and the groups that they form."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.language import t
from tabletop.games.tuintopia.table.garden import GARDEN, garden_parts
from tabletop.games.tuintopia.table.ground import WINDOW
from tabletop.games.tuintopia.table.hand import HAND, STEPS, button_part, hand_parts, step_parts
from tabletop.games.tuintopia.table.players import PLAYERS, counts_part, player_parts
from tabletop.games.tuintopia.table.sheet import ACTIONS, covers_hand, sheet_parts
from tabletop.games.tuintopia.table.shown import Shown
from tabletop.games.tuintopia.words import table as words
from tabletop.kit.parts import Part, thing
from tabletop.scene.boxes import TOUCH, Box, around
from tabletop.scene.regions import BUTTONS, GRID, RADIOS, Group
from tabletop.scene.shapes import PIECE, Circle, Icon
from tabletop.scene.windows import CLOSER, FARTHER, WHOLE

_EYE = "view"


class _Camera(NamedTuple):
    """A button that moves the eye: what it does, its name, its icon."""

    does: str
    label: str
    icon: str


_CAMERAS = (
    _Camera(FARTHER, words.FARTHER, "minus"),
    _Camera(CLOSER, words.CLOSER, "plus"),
    _Camera(WHOLE, words.WHOLE, "house"),
)


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
        Group(PLAYERS, t(words.PLAYERS)),
        Group(GARDEN, t(words.GARDEN), GRID),
        Group(HAND, t(words.HAND), RADIOS),
        Group(STEPS, t(words.STEPS), RADIOS),
        Group(ACTIONS, t(words.ACTIONS), BUTTONS),
        Group(_EYE, t(words.EYE), BUTTONS),
    )


def _cameras(shown: Shown) -> tuple[Part, ...]:
    """Return the buttons that move the eye, where the garden is larger than its window."""
    if shown.places.field.fits:
        return ()
    return tuple(_camera(each, shown.places.window, index) for index, each in enumerate(_CAMERAS))


def _camera(camera: _Camera, window: Box, index: int) -> Part:
    x = window.right - 26 - (len(_CAMERAS) - 1 - index) * 46
    middle = TOUCH / 2
    shapes = (
        Circle(middle, middle, 19, fill="sheet", shadow=PIECE),
        Icon(camera.icon, middle, middle, 19, "ink"),
    )
    return thing(
        f"camera-{camera.does}", _EYE, t(camera.label), around(x, window.bottom - 28, TOUCH),
        shapes, camera=camera.does, of=WINDOW, col=index + 1,
    )  # fmt: skip
