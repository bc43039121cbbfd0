"""Windows: a board that is larger than its place is panned, zoomed and found again."""

from math import floor

import pytest
from playwright.sync_api import Page

from e2e.conftest import Workshop
from e2e.workshop.fields import BUTTONS, MAP, PANE, RULER, START, field_scene, fill, pawn
from e2e.workshop.hands import (
    box_of,
    drag,
    fingers,
    is_near,
    lay_out,
    let_it_draw,
    painted,
    red,
    slides,
    spot,
    taps,
    touch,
)
from e2e.workshop.tables import colour, paint, pixel, sent
from tabletop.scene.boxes import Box

NAMES = """[[0, 0, 400, 20], [0, 0, 20, 230]].map((strip) =>
  [...board.getContext("2d").getImageData(...strip).data].map((part) => part >> 4).join())"""
"""What is painted above the window and at its left."""

TAG = (318, 187)
"""Where the tag of the lower right corner lies: at the edge, on the way there."""


def test_a_table_opens_on_what_it_follows(field: Page) -> None:
    """At zoom 1, not beyond the rim of the world; what lies outside is cut off."""
    assert box_of(field, START) == Box(120, 95, 50, 50)
    assert painted(field, "b2")
    assert pixel(field, 14, 120) == colour("sheet")
    field.mouse.click(*spot(field, START))
    field.mouse.click(PANE.right + 5, 120)
    assert sent(field) == [*taps(START), {"do": "cancel"}]


def test_a_finger_pans_and_a_tap_then_means_what_is_there(field: Page) -> None:
    """What was under the finger stays under it, up to the rim of the world."""
    x, y = spot(field, "f4")
    drag(field, (x, y), (x - 120, y - 35))
    assert is_near(spot(field, "f4"), (x - 120, y - 35))
    assert painted(field, "f4")
    assert sent(field) == []
    field.mouse.click(x - 120, y - 35)
    drag(field, (x, y), (x + 900, y + 500))
    assert box_of(field, "a1") == Box(PANE.x, PANE.y, 50, 50)
    assert sent(field) == taps("f4")


def test_the_names_at_the_edges_go_with_the_world(field: Page) -> None:
    """After a finger has panned they are where a picture that is drawn anew has them."""
    paint(field, field_scene(pawn(START), ruler=RULER))
    opened = field.evaluate(NAMES)
    x, y = spot(field, "f4")
    drag(field, (x, y), (x - 120, y - 35))
    let_it_draw(field)
    panned = field.evaluate(NAMES)
    field.evaluate("table.resize()")
    again = field.evaluate(NAMES)
    assert opened != panned == again


def test_two_fingers_zoom_and_pan_and_never_tap(field: Page) -> None:
    """The places under the fingers stay there."""
    start = spot(field, "c2"), spot(field, "e2")
    end = (start[0][0] - 10, start[0][1] + 30), (start[1][0] + 70, start[1][1] + 30)
    fingers(field, start, end)
    assert is_near(spot(field, "c2"), end[0])
    assert is_near(spot(field, "e2"), end[1])
    assert box_of(field, "c2").w == pytest.approx(90, abs=0.5)
    window = field.locator(".window")
    assert window.evaluate("(e) => getComputedStyle(e).touchAction") == "none", "the browser's own"
    assert sent(field) == []


@pytest.mark.parametrize("density", [1, 1.5])
def test_pictures_are_sharp_when_the_aim_rests(workshop: Workshop, density: float) -> None:
    """Stretched while it moves, but soon afterwards no colour runs into the next."""
    page = workshop("still", density)
    paint(page, field_scene())
    page.mouse.move(*spot(page, START))
    for _ in range(3):
        page.mouse.wheel(0, -400)
    page.wait_for_function(
        "document.querySelector('[data-region=c3]').getBoundingClientRect().width === 100"
    )
    edge, y = floor(box_of(page, START).x * density + 0.5), spot(page, START)[1]
    page.wait_for_function(
        """([x, y, ...pixels]) => {
          const row = board.getContext("2d").getImageData(x - 1, y, 2, 1).data;
          return pixels.every((value, index) => value === row[4 * index]);
        }""",
        arg=[edge, floor(y * density), red("b3"), red(START)],
    )


def test_the_wheel_zooms_about_the_pointer_and_pans_with_shift(field: Page) -> None:
    """As long as there is more to see, and no field scrolls below."""
    place = spot(field, "e4")
    field.mouse.move(*place)
    field.mouse.wheel(0, -200)
    field.wait_for_function(
        "document.querySelector('[data-region=e4]').getBoundingClientRect().width > 60"
    )
    assert is_near(spot(field, "e4"), place)
    before = spot(field, "e4")
    field.keyboard.down("Shift")
    field.mouse.wheel(0, 60)
    field.keyboard.up("Shift")
    field.wait_for_function(
        "(x) => document.querySelector('[data-region=e4]').getBoundingClientRect().right < x",
        arg=before[0],
    )
    assert is_near(spot(field, "e4"), (before[0] - 60, before[1]))
    for _ in range(6):
        field.mouse.wheel(0, 900)
    field.wait_for_function(
        "document.querySelector('[data-region=e4]').getBoundingClientRect().width < 17"
    )
    assert box_of(field, "a1").h == pytest.approx(PANE.h / 12, abs=0.1)


def test_regions_with_a_camera_move_the_aim_and_send_nothing(field: Page) -> None:
    """Zoom in and out by 1.4, show all, and return to the followed point."""
    for camera, wanted in (("closer", 70.0), ("farther", 50), ("whole", 200 / 12), ("home", 50)):
        field.mouse.click(BUTTONS[camera], 270)
        assert box_of(field, START).w == pytest.approx(wanted, abs=0.1)
    assert box_of(field, START) == Box(120, 95, 50, 50)
    assert sent(field) == []


def test_a_double_tap_on_nothing_shows_all_and_back(field: Page) -> None:
    """Zoom 1 at the place that was tapped; the first tap is one, the second is none more."""
    lay_out(field, field_scene(touched=False))
    x, y = 200, 100
    field.mouse.dblclick(x, y)
    let_it_draw(field)
    assert pixel(field, 24, 120) == colour("sheet")
    field.wait_for_timeout(400)
    field.mouse.dblclick(x, y)
    let_it_draw(field)
    assert pixel(field, 24, 120) != colour("sheet")
    assert sent(field) == [{"do": "cancel"}] * 2


def test_the_map_and_the_tags_lead_there(field: Page) -> None:
    """The map shows where one is while it does not show all; a tag points out of it."""
    lay_out(field, field_scene(tag="t12"))
    assert pixel(field, MAP.right - 4, MAP.bottom - 4) == colour("night")
    assert pixel(field, *TAG) == colour("rose")
    field.mouse.click(*TAG)
    assert is_near(spot(field, "t12"), (PANE.right - 25, PANE.bottom - 25))
    let_it_draw(field)
    assert pixel(field, *TAG) == colour(fill("s12")), "the tag has gone with its reason"
    assert pixel(field, MAP.x + 64, MAP.y + 50) == colour("sun"), "the frame of what is visible"
    field.mouse.click(MAP.x + MAP.w / 2, MAP.y + MAP.h / 2)
    assert is_near(spot(field, "k6"), (225, 95))
    drag(field, (MAP.cx, MAP.cy), (MAP.x + 2, MAP.y + 2))
    assert is_near(spot(field, "a1"), (45, 45))
    field.mouse.click(BUTTONS["whole"], 270)
    let_it_draw(field)
    assert pixel(field, MAP.cx, MAP.cy) == "", "all is visible"
    assert sent(field) == []


def test_a_resize_keeps_what_is_in_the_middle(field: Page) -> None:
    """A look at another scene of the same table keeps the aim, too; another table opens anew."""
    drag(field, (200, 120), (50, 50))
    x, y = spot(field, "g5")
    paint(field, field_scene(pawn("a1")))
    assert spot(field, "g5") == (x, y)
    paint(field, field_scene(pane=Box(20, 20, 260, 160)))
    assert is_near(spot(field, "g5"), (x - 50, y - 20))
    lay_out(field, field_scene())
    assert box_of(field, START) == Box(120, 95, 50, 50)


SWALLOW = """addEventListener("pointerup", (event) => event.stopImmediatePropagation(), {
  capture: true, once: true,
})"""


def test_a_finger_whose_lift_got_lost_is_no_phantom(field: Page) -> None:
    """The next one slides, and nothing is pinched."""
    lay_out(field, field_scene(trace=True))
    c2, d2, e2 = (spot(field, name) for name in ("c2", "d2", "e2"))
    field.evaluate(SWALLOW)
    fingers(field, (c2,), (d2,))
    fingers(field, (d2,), (e2,))
    assert sent(field) == [*slides(["c2", "d2"]), *slides(["d2", "e2"])]
    assert is_near(spot(field, "c2"), c2)


def test_a_pinch_that_begins_as_a_slide_undoes_it(field: Page) -> None:
    """The letters that the first finger has picked are put back, and the field is zoomed."""
    lay_out(field, field_scene(trace=True))
    c2, d2, e2, f3 = (spot(field, name) for name in ("c2", "d2", "e2", "f3"))
    touch(
        field,
        ("Start", {0: c2}),
        ("Move", {0: d2}),
        ("Start", {0: d2, 1: e2}),
        ("Move", {0: d2, 1: f3}),
        ("End", {}),
    )
    assert sent(field) == [*slides(["c2", "d2"]), {"do": "slide-back"}]
    assert box_of(field, "c2").w > 50


def test_a_thumb_at_the_rim_leaves_the_board_to_other_fingers(field: Page) -> None:
    """It rests on nothing; what other fingers tap counts once each, and its own lift is nothing."""
    rim, c2, d2 = (4, 4), spot(field, "c2"), spot(field, "d2")
    touch(
        field,
        ("Start", {0: rim}),
        ("Start", {0: rim, 1: c2}),
        ("End", {1: c2}),
        ("Start", {0: rim, 1: d2}),
        ("End", {1: d2}),
        ("End", {}),
    )
    assert sent(field) == taps("c2", "d2")
