"""Worlds behind windows: touched, followed, and reached by keys."""

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Workshop
from e2e.workshop.fields import HAND, PANE, PLAQUE, START, field_scene, fill, pawn
from e2e.workshop.hands import (
    box_of,
    drag,
    fingers,
    is_near,
    lay_out,
    let_it_draw,
    slides,
    spot,
    taps,
)
from e2e.workshop.tables import colour, focused, later, paint, pixel, sent, violations
from tabletop.scene.boxes import Box
from tabletop.scene.shapes import Place

LONG = 2_000
AHEAD = 64  # how much farther than needed a window goes, in pixels; see table/viewports.js
"""Milliseconds; the page's clock is ours, so nobody waits for them."""


# -- touching what lies in a world ----------------------------------------------------------------


def test_what_lies_over_a_window_is_touched_first(field: Page) -> None:
    """A tap on it means it, and a finger that begins there does not pan."""
    field.mouse.click(PLAQUE.cx, PLAQUE.cy)
    field.mouse.click(PLAQUE.cx, PLAQUE.bottom + 4)
    drag(field, (PLAQUE.cx, PLAQUE.cy), (PLAQUE.cx - 100, PLAQUE.cy + 20))
    assert sent(field) == taps("plaque", "g2")
    assert box_of(field, START) == Box(120, 95, 50, 50)


def test_a_finger_traces_a_way(field: Page) -> None:
    """Every square whose centre it reaches is sent once, the first together with the second."""
    lay_out(field, field_scene(trace=True))
    drag(field, *(spot(field, name) for name in ("c2", "d2", "e3", "d2")))
    assert sent(field) == slides(["c2", "d2"], ["e3"], ["d2"])
    lay_out(field, field_scene(trace=True, selected=("c2",)))
    x, y = spot(field, "c2")
    drag(field, (x, y), (x + 50, y), (x + 50, y + 20), (x + 100, y + 40))
    field.mouse.click(x, y)
    assert sent(field)[3:] == [*slides(["c2", "d2"], ["e3"]), *taps("c2")]
    assert is_near(spot(field, "c2"), (x, y)), "nothing pans meanwhile"


def test_a_card_is_dropped_on_what_is_seen_there(field: Page) -> None:
    """From the hand into a window that has been moved and zoomed."""
    drag(field, (200, 120), (120, 100))
    field.mouse.move(200, 120)
    field.mouse.wheel(0, -200)
    let_it_draw(field)
    drag(field, (HAND.cx, HAND.cy), spot(field, "g4"))
    assert sent(field) == [{"do": "drag", "from": "card", "to": "g4"}]


def test_a_piece_of_the_world_is_carried_over_the_edge(field: Page) -> None:
    """It is painted where the finger is, also outside of its window, and goes back into it."""
    lay_out(field, field_scene(pawn(START), drag=START))
    x, y = spot(field, START)
    field.mouse.move(x, y)
    field.mouse.down()
    field.mouse.move(200, 231, steps=4)
    let_it_draw(field)
    assert pixel(field, 200 - 15, 231) == colour("rose")
    assert pixel(field, x - 15, y) == colour(fill(START))
    field.mouse.up()
    let_it_draw(field)
    assert pixel(field, x - 15, y) == colour("rose")


def test_a_long_press_explains_beside_the_place(field: Page) -> None:
    """The tooltip is where the region is on the screen, wherever it is in its world."""
    drag(field, (200, 120), (200, 200))
    field.mouse.move(*spot(field, "a1"))
    field.mouse.down()
    hint = field.get_by_text("A corner of the field.")
    expect(hint).to_be_visible()
    field.mouse.up()
    found = hint.bounding_box()
    assert found
    assert found["y"] == box_of(field, "a1").bottom + 8
    assert sent(field) == []


def test_a_second_finger_ends_a_drag(field: Page) -> None:
    """The piece goes back, and nothing is sent."""
    fingers(field, ((HAND.cx, HAND.cy),), ((200, 120),))
    assert sent(field) == [{"do": "drag", "from": "card", "to": "d3"}]
    client = field.context.new_cdp_session(field)
    first, other = {"x": HAND.cx, "y": HAND.cy, "id": 0}, {"x": 300, "y": 150, "id": 1}
    for kind, points in (
        ("touchStart", [first]),
        ("touchMove", [{**first, "x": 200, "y": 120}]),
        ("touchStart", [{**first, "x": 200, "y": 120}, other]),
        ("touchEnd", []),
    ):
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    client.detach()
    expect(field.locator("#board")).to_have_attribute("data-busy", "false")
    assert pixel(field, HAND.cx, HAND.cy) == colour("plum")
    assert len(sent(field)) == 1


# -- following ------------------------------------------------------------------------------------


def test_the_aim_follows_but_never_below_a_finger(workshop: Workshop) -> None:
    """It glides a little farther than needed, and waits until the finger is lifted."""
    page = workshop(clock=True)
    paint(page, field_scene(pawn(START)))
    paint(page, field_scene(pawn("j3"), follow="j3"), ms=200)
    page.clock.run_for(LONG)
    expect(page.locator("#board")).to_have_attribute("data-busy", "false")
    assert box_of(page, "j3") == Box(PANE.right - 50 - AHEAD, 95, 50, 50)
    page.mouse.move(200, 120)
    page.mouse.down()
    paint(page, field_scene(pawn("j8"), follow="j8"), ms=200)
    page.clock.run_for(LONG)
    assert box_of(page, "j3").y == 95
    page.mouse.up()
    page.clock.run_for(100)
    assert PANE.bottom - 50 - AHEAD < box_of(page, "j8").y
    page.clock.run_for(LONG)
    assert box_of(page, "j8") == Box(PANE.right - 50 - AHEAD, PANE.bottom - 50 - AHEAD, 50, 50)


def test_what_comes_from_outside_flies_over_the_edge(workshop: Workshop) -> None:
    """And what moves within the window is cut off there."""
    page = workshop(clock=True)
    paint(page, field_scene(in_hand=False))
    flown = pawn(START, enter=Place(HAND.cx, HAND.cy, outside=True))
    paint(page, field_scene(flown, in_hand=False), ms=LONG)
    seen = {later(page, 20, HAND.cx - 12, HAND.cy) for _ in range(5)}
    assert colour("rose") in seen
    page.clock.run_for(LONG)
    assert pixel(page, *(a - b for a, b in zip(spot(page, START), (15, 0), strict=True))) == (
        colour("rose")
    )
    on_the_edge = pawn(START)._replace(y=225)
    paint(page, field_scene(on_the_edge, in_hand=False), ms=LONG)
    page.clock.run_for(LONG)
    assert pixel(page, 145 - 13, PANE.bottom - 4) == colour("rose")
    assert pixel(page, 145 - 13, PANE.bottom + 4) == colour("sheet")


# -- keyboard and screen reader -------------------------------------------------------------------


def test_keys_make_visible_what_has_the_focus(field: Page) -> None:
    """With least movement; + - 0 and h zoom, Shift and the arrows pan, and nothing scrolls."""
    field.keyboard.press("Tab")
    assert focused(field) == START
    for _ in range(6):
        field.keyboard.press("ArrowRight")
    assert focused(field) == "i3"
    box = box_of(field, "i3")
    assert box.right == PANE.right - 24
    assert box.y == 95
    field.keyboard.press("Shift+ArrowRight")
    assert box_of(field, "i3").x == box.x - 80
    for key, width in (("+", 70.0), ("-", 50), ("0", 200 / 12), ("c", 50)):
        field.keyboard.press(key)
        assert box_of(field, "i3").w == pytest.approx(width, abs=0.1)
    assert box_of(field, START) == Box(120, 95, 50, 50)
    field.keyboard.press("Enter")
    assert sent(field) == taps("i3")
    scrolled = field.evaluate(
        "[...document.querySelectorAll('*')].filter((e) => e.scrollLeft || e.scrollTop).length"
    )
    assert scrolled == 0


def test_the_groups_of_a_window_are_reached_in_their_order(field: Page) -> None:
    """The field is one stop, then the buttons, then the hand."""
    stops = []
    for _ in range(3):
        field.keyboard.press("Tab")
        stops.append(focused(field))
    assert stops == [START, "closer", "card"]
    field.keyboard.press("Shift+Tab")
    field.keyboard.press("Enter")
    assert box_of(field, START).w == pytest.approx(70)
    assert sent(field) == []


def test_axe_finds_nothing_wrong_with_windows(field: Page) -> None:
    """The layer keeps the rules that can be checked by machine."""
    assert violations(field) == []
