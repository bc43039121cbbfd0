"""A sheet fits any box, cuts words only as a last resort, and counts the lines it omits."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tabletop.kit.sheet import (
    CROSS,
    Line,
    cross_part,
    heading,
    laid,
    line_shapes,
    sheet_lines,
    two_lines,
)
from tabletop.kit.words import and_more
from tabletop.scene.boxes import TOUCH, Box
from tabletop.scene.measure import text_width
from tabletop.scene.shapes import Circle, Shapes, Text

LINES = [Line(f"row {at}: {at} colours", str(at), brief=f"row {at}") for at in range(1, 13)]


def texts(shapes: Shapes) -> list[Text]:
    return [each for each in shapes if isinstance(each, Text)]


def words(shapes: Shapes) -> list[str]:
    return [each.text for each in texts(shapes)]


@pytest.mark.parametrize("high", [20, 60, 110, 300, 900])
@pytest.mark.parametrize("wide", [120, 260, 500])
def test_lines_stay_in_their_box_and_apart(wide: float, high: float) -> None:
    """In every box; no text is smaller than 13 pixels."""
    box = Box(10, 20, wide, high)
    found = laid(LINES, box)
    assert all(box.x <= each.box.x and each.box.right <= box.right + 1 for each in found)
    assert all(each.box.bottom <= box.bottom + 1 for each in found)
    for one, other in pairwise(found):
        assert one.box.bottom <= other.box.y + 0.01 or one.box.right <= other.box.x
    assert all(text.size >= 13 for text in texts(sheet_lines(LINES, box)))


def test_lines_lie_in_columns_before_any_is_left_out() -> None:
    """Columns have shorter texts, and fill from top to bottom."""
    found = laid(LINES, Box(0, 0, 400, 110))
    assert [each.line.text for each in found] == [f"row {at}" for at in range(1, 13)]
    assert len({each.box.x for each in found}) == 2
    assert [each.box.x for each in found] == sorted(each.box.x for each in found)


def test_columns_never_cut_a_word() -> None:
    """If they would, lines are omitted and counted instead."""
    long = [Line("a word that is far too long for a column", "1")] * 12
    found = laid(long, Box(0, 0, 300, 110))
    assert {each.box.x for each in found} == {0}
    assert found[-1].line.text == and_more(12 - len(found) + 1)


def test_what_says_nothing_goes_first() -> None:
    """A term without points is omitted before one with points."""
    lines = [Line("nothing", "0", is_quiet=True)] * 4 + [Line("something", "3")] * 5
    assert len(laid(lines, Box(0, 0, 90, 300))) == 9
    assert {each.line.text for each in laid(lines, Box(0, 0, 90, 90))} == {"something"}


def test_a_line_ends_in_its_figure_and_tells_its_change_before() -> None:
    """The icon comes first; the words get the remaining width."""
    line = Line("Water", "12", "+3", sign=lambda x, y, size: (Circle(x, y, size / 2),))
    shapes = line_shapes(line, Box(0, 0, 240, 40))
    (sign,) = [each for each in shapes if isinstance(each, Circle)]
    name, figure, change = sorted(texts(shapes), key=lambda each: each.text, reverse=True)
    assert sign.x + sign.r < name.x
    assert name.x + name.fit <= change.x - text_width("+3", 13) / 2
    assert change.x < figure.x < 240


def test_what_stands_beside_the_words_has_all_the_rest() -> None:
    """It is drawn between the words and the figure."""
    boxes: list[Box] = []

    def note(box: Box) -> Shapes:
        boxes.append(box)
        return ()

    line_shapes(Line("Icons", "+4", beside=note), Box(0, 0, 300, 40))
    assert text_width("Icons", 15.5) < boxes[0].x
    assert boxes[0].right < 300 - text_width("+4", 17.5, "title")


def test_a_title_ends_in_its_total() -> None:
    """So the total is read first."""
    assert words(heading(Line("Ada", "17"), Box(0, 0, 200, 40))) == ["Ada", "17"]


@pytest.mark.parametrize("high", [36, 44, 60, 96])
def test_what_is_said_of_one_thing_stands_in_two_lines(high: float) -> None:
    """The title is above with its secondary text, and neither meets the line below."""
    box = Box(0, 0, 300, high)
    title, quiet, line = texts(two_lines("Carrot", "It gains weeds.", box, quiet="1 of 5 actions"))
    assert title.y + 0.25 * title.size <= line.y - 0.7 * line.size
    assert title.x + text_width("Carrot", title.size, "title") < quiet.x
    assert line.y + 0.25 * line.size <= box.bottom
    assert title.y - 0.75 * title.size >= box.y


def test_a_low_box_says_all_in_one_line() -> None:
    """If no shorter text is given, only the title."""
    low = Box(0, 0, 300, 30)
    said = two_lines("Carrot", "It gains weeds.", low, line="Carrot: it gains weeds.")
    assert words(said) == ["Carrot: it gains weeds."]
    assert words(two_lines("Carrot", "It gains weeds.", low)) == ["Carrot"]


def test_a_sheet_is_closed_at_its_upper_right_corner() -> None:
    """The close target is finger-sized, and the title ends before it."""
    box = Box(10, 20, 300, 200)
    region = cross_part("close", "looking", box, 3).region
    assert region
    assert (region.box.right, region.box.y) == (box.right, box.y)
    assert min(region.box.w, region.box.h) >= TOUCH
    assert region.box.x + (TOUCH - 26) / 2 >= box.right - CROSS
