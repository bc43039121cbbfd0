"""The frame of a table: everything on the screen, nothing on anything else."""

from itertools import combinations

import pytest

from tabletop.scene.boxes import TOUCH, Box
from tabletop.scene.layout import Frame, is_portrait, laid_out, landscape, portrait

SCREENS = [
    (1024, 658),
    (1180, 720),
    (1440, 800),
    (844, 310),
    (667, 300),
    (390, 764),
    (360, 560),
    (768, 940),
]


def frame_of(width: float, height: float, *, square: bool) -> Frame:
    if is_portrait(width, height):
        return portrait(width, height, above=70, below=190)
    return landscape(width, height, tray=0 if square else 110, square=square)


def parts(frame: Frame) -> list[Box]:
    boxes = [frame.board, frame.above, frame.side, frame.button, frame.tray]
    return [box for box in boxes if box.h > 0]


def overlap(one: Box, other: Box) -> bool:
    return (
        one.x < other.right - 0.01
        and other.x < one.right - 0.01
        and one.y < other.bottom - 0.01
        and other.y < one.bottom - 0.01
    )


@pytest.mark.parametrize("square", [True, False])
@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_all_parts_are_on_the_screen_and_apart(width: float, height: float, square: bool) -> None:
    """Nothing scrolls and nothing is covered, from a small phone to a desktop."""
    frame = frame_of(width, height, square=square)
    for part in parts(frame):
        assert part.x >= 0
        assert part.y >= 0
        assert part.right <= width
        assert part.bottom <= height
    for one, other in combinations(parts(frame), 2):
        assert not overlap(one, other), (one, other)


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_the_button_is_large_enough_for_a_thumb(width: float, height: float) -> None:
    """The one big button is at least 44 pixels high and wide."""
    button = frame_of(width, height, square=True).button
    assert min(button.w, button.h) >= TOUCH


def test_the_board_of_a_landscape_tablet_is_as_high_as_the_screen() -> None:
    """On 1024 x 760 a square board takes the full height and leaves a column of 300."""
    frame = landscape(1024, 658, square=True)
    assert frame.board.w == frame.board.h == 640
    assert frame.side.w == pytest.approx(302)


def test_the_board_of_a_phone_is_as_wide_as_the_screen() -> None:
    """On 390 x 844 the board leaves only the margins."""
    frame = portrait(390, 764, above=70, below=190)
    assert (frame.board.x, frame.board.w) == (14, 362)


def test_a_table_without_rivals_gives_their_room_to_what_is_below() -> None:
    """Nothing is above the board where nothing was asked for."""
    frame = portrait(390, 764, above=0, below=190)
    assert frame.above.h == 0
    assert frame.board.y == 2
    assert frame.side.h >= 190


PHONE_OR_MORE = ((320.0, 460.0), (600.0, 276.0))


@pytest.mark.parametrize(
    ("stage", "size"),
    [
        ((390, 744), (390, 744)),
        ((1180, 724), (1180, 724)),
        ((320, 156), (320, 460)),
        ((300, 500), (320, 500)),
        ((667, 250), (667, 276)),
        ((640, 180), (640, 276)),
    ],
)
def test_below_its_least_size_a_table_is_laid_out_larger(
    stage: tuple[float, float], size: tuple[float, float]
) -> None:
    """A screen that is too small scrolls, in one direction where that is enough."""
    assert laid_out(PHONE_OR_MORE, *stage) == size


@pytest.mark.parametrize(
    ("stage", "text", "size"),
    [
        ((820, 1086), 2, (410, 543)),
        ((1440, 800), 1.5, (960, 533)),
        ((390, 744), 2, (320, 610)),
        ((320, 600), 2, (320, 600)),
        ((1200, 530), 2, (624, 276)),
    ],
)
def test_larger_text_is_a_smaller_layout_that_is_stretched(
    stage: tuple[float, float], text: float, size: tuple[float, float]
) -> None:
    """It grows as far as the width allows, or a little less if nothing scrolls then."""
    assert laid_out(PHONE_OR_MORE, *stage, text) == size
