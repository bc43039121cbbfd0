"""A player's strip shows as much as its box allows, without overlaps."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest

from tabletop.kit.parts import Part
from tabletop.kit.players import Extra, Player, place_of_extra, player_strip
from tabletop.scene.boxes import Box
from tabletop.scene.measure import text_width
from tabletop.scene.regions import SELECTED
from tabletop.scene.shapes import Circle, Rect, Shapes, Text

ADA = Player(1, "Ada", "12", status="to move", label="Ada, 12 points")


def strip(player: Player, width: float, height: float, *others: Player) -> Part:
    """Return the strip of `player` among `others`, in a box of that size."""
    players = (player, *others)
    boxes = [Box(0, 0, width, height)] * len(players)
    return player_strip(players, boxes, 1, "players")[0]


def shapes_of(part: Part) -> Shapes:
    return part.nodes[0].shapes


def texts(part: Part) -> dict[str, Text]:
    """Return the texts of a strip, keyed by their words."""
    return {each.text: each for each in shapes_of(part) if isinstance(each, Text)}


def noting(boxes: list[Box]) -> Callable[[Box], Shapes]:
    """Return a drawing function that only records where it should draw."""

    def draw(box: Box) -> Shapes:
        boxes.append(box)
        return ()

    return draw


@pytest.mark.parametrize("width", [90.0, 120.0, 240.0])
def test_name_and_total_are_told_in_any_width(width: float) -> None:
    assert {"Ada", "12"} <= set(texts(strip(ADA, width, 46)))


def test_a_second_line_needs_a_high_row_or_room_beside_the_name() -> None:
    high, low, narrow = (strip(ADA, *size) for size in ((240, 58), (240, 44), (120, 44)))
    assert texts(high)["to move"].y > texts(high)["Ada"].y + 10
    beside = texts(low)["to move"]
    assert beside.x >= texts(low)["Ada"].x + text_width("Ada", 16)
    assert "to move" not in texts(narrow)


def test_a_change_leaves_the_name_where_a_line_is_short() -> None:
    """On a short line it is below the total, otherwise beside it."""
    changed = ADA._replace(change="+2")
    short, wide = (texts(strip(changed, width, 46)) for width in (110.0, 176.0))
    assert {"Ada", "12", "+2"} <= set(short)
    assert short["+2"].y > short["12"].y + 10
    assert wide["+2"].x < wide["12"].x


@pytest.mark.parametrize("height", [42.0, 46.0])
def test_a_change_below_a_total_lies_within_the_frame(height: float) -> None:
    """It leaves the three pixels of the active player's frame uncovered."""
    shapes = shapes_of(strip(ADA._replace(change="+2"), 110, height))
    pill = next(each for each in shapes if isinstance(each, Rect) and each.fill == "leaf2")
    edge = pill.width / 2
    assert (
        Box(0, 0, 110, height).inset(1.5).contains(pill.x + pill.w + edge, pill.y + pill.h + edge)
    )


def test_a_name_too_long_for_its_line_stands_below_and_so_do_all() -> None:
    """It is complete, beside changes and icons; short names keep their line."""
    long, short = Player(1, "Maximiliaan", "18"), Player(2, "Ben", "9", "+2")
    below = player_strip([long, short], [Box(0, 0, 112, 44), Box(118, 0, 112, 44)], 0)
    for part, name in zip(below, ("Maximiliaan", "Ben"), strict=True):
        told = texts(part)[name]
        assert text_width(name, told.size) <= told.fit
        assert told.y > 30
    assert texts(below[1])["+2"].y < texts(below[1])["Ben"].y
    beside = player_strip([short], [Box(0, 0, 112, 44)], 0)
    assert texts(beside[0])["Ben"].y < 30


def test_a_long_name_stands_below_where_an_extra_has_no_room() -> None:
    """That makes room beside mark and total for the player's last actions."""
    extra = Extra(57, noting([]))
    long = Player(1, "Maximiliaan", "18", actions=("b1: +2",), extra=extra)
    said = texts(strip(long, 122, 44))
    assert text_width("Maximiliaan", said["Maximiliaan"].size) <= said["Maximiliaan"].fit
    assert said["b1: +2"].y < said["Maximiliaan"].y
    assert said["b1: +2"].x + text_width("b1: +2", 13) < said["18"].x


def test_a_crown_does_not_cover_the_name() -> None:
    for width in (110.0, 240.0):
        part = strip(ADA._replace(wins=True), width, 46)
        crown = next(
            each for each in shapes_of(part) if isinstance(each, Circle) and each.fill == "sun"
        )
        assert crown.x + crown.r <= texts(part)["Ada"].x


def test_who_is_open_is_selected_and_told_apart_from_others() -> None:
    """Its background differs only if there are other players."""
    model = ADA._replace(is_open=True)
    alone, beside = strip(model, 240, 58), strip(model, 240, 58, Player(2, "Bram", "9"))
    for part, paper in ((alone, "sheet"), (beside, "sheet2")):
        assert part.region is not None
        assert part.region.states == (SELECTED,)
        back = shapes_of(part)[0]
        assert isinstance(back, Rect)
        assert back.fill == paper


@pytest.mark.parametrize("size", [(90, 44), (120, 44), (180, 44), (300, 44), (300, 88)])
def test_an_extra_that_stays_is_drawn_in_any_strip(size: tuple[float, float]) -> None:
    """It is beside the name in a low, wide strip, otherwise on its own line."""
    drawn: list[Box] = []
    extra = Extra(120, noting(drawn), stays=True)
    player = ADA._replace(extra=extra)
    found = texts(strip(player, *size))
    (place,) = drawn
    assert {"Ada", "12"} <= set(found)
    assert place == place_of_extra(player, Box(0, 0, *size))
    assert 0 <= place.x <= place.right <= size[0]
    beside = size == (300, 44)
    assert (place.y < found["Ada"].y) == beside
    if beside:
        assert found["Ada"].x + text_width("Ada", 16) <= place.x


def test_another_extra_gives_way_to_the_name() -> None:
    drawn: list[Box] = []
    extra = Extra(120, noting(drawn))
    strip(ADA._replace(extra=extra), 180, 44)
    assert not drawn
    strip(ADA._replace(extra=extra), 300, 44)
    assert drawn


@pytest.mark.parametrize("width", [58.0, 90.0, 120.0, 240.0])
def test_a_crown_leaves_the_mark_of_the_seat_in_sight(width: float) -> None:
    """The crown marks the winner; the seat's mark must still identify the player."""
    plain, crowned = (
        shapes_of(strip(ADA._replace(wins=wins), width, 46)) for wins in (False, True)
    )
    mark = next(each for each in plain if isinstance(each, Circle))
    disc = next(each for each in crowned if isinstance(each, Circle) and each.fill == "sun")
    assert math.dist((mark.x, mark.y), (disc.x, disc.y)) > disc.r + mark.r * 0.4


@pytest.mark.parametrize("total", ["4", "32", "\N{MINUS SIGN}32"])
@pytest.mark.parametrize("width", [58.0, 72.0, 90.0])
def test_the_longest_total_keeps_to_the_narrowest_strip(width: float, total: str) -> None:
    """Six gardens on a phone, all withered."""
    part = strip(ADA._replace(total=total), width, 48)
    figure, mark = texts(part)[total], next(s for s in shapes_of(part) if isinstance(s, Circle))
    half = text_width(total, figure.size, "title") / 2
    assert figure.x + half <= width - 5
    assert figure.x - half >= mark.x + mark.r
