"""Boxes divide a length, and touch targets are finger-sized."""

import pytest

from tabletop.scene.boxes import TOUCH, Box, around, touchable


def test_rows_give_what_is_asked_for_and_share_the_rest() -> None:
    """Rows of height 0 share equally what the others and the gaps leave."""
    rows = Box(10, 20, 100, 200).rows([50, 0, 0], gap=10)
    assert rows == [Box(10, 20, 100, 50), Box(10, 80, 100, 65), Box(10, 155, 100, 65)]
    assert rows[-1].bottom == 220


def test_a_grid_fills_its_box() -> None:
    """The last cell ends at the edge of the box, and all cells have one size."""
    cells = Box(0, 0, 100, 60).grid(2, 4, gap=4)
    assert [len(row) for row in cells] == [4, 4]
    assert (cells[1][3].right, cells[1][3].bottom) == (100, 60)
    assert len({(cell.w, cell.h) for row in cells for cell in row}) == 1


def test_parts_of_a_box() -> None:
    """Insets, upper and lower part, and square are where their names say."""
    box = Box(0, 0, 100, 60)
    assert box.inset(10) == Box(10, 10, 80, 40)
    assert box.inset(10, 0) == Box(10, 0, 80, 60)
    assert box.top(20) == Box(0, 0, 100, 20)
    assert box.lower(20) == Box(0, 40, 100, 20)
    assert box.square() == Box(20, 0, 60, 60)
    assert box.contains(100, 60)
    assert not box.contains(100.1, 60)


@pytest.mark.parametrize(
    ("box", "grown"),
    [
        (around(50, 50, 20), around(50, 50, TOUCH)),
        (around(50, 50, 20, 80), around(50, 50, TOUCH, 80)),
        (around(50, 50, 60), around(50, 50, 60)),
    ],
)
def test_a_target_is_at_least_as_large_as_a_finger(box: Box, grown: Box) -> None:
    """Small boxes grow about their centre to 44 pixels; large ones stay as they are."""
    assert touchable(box) == grown
