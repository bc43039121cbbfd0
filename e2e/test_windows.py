"""Windows: a board that is larger than its place is panned, zoomed, followed and traced."""

from collections.abc import Iterator
from math import floor

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import Workshop, watched_workshop
from e2e.workshop.fields import BUTTONS, HAND, MAP, START, VIEW, field_scene, fill, pawn
from e2e.workshop.tables import colour, focused, later, paint, pixel, sent, violations
from tabletop.scene.boxes import Box
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Place

Point = tuple[float, float]

TAG = (322, 189)
"""Where the tag of the lower right corner lies: at the edge, on the way there."""

LONG = 2_000
"""Milliseconds; the page's clock is ours, so nobody waits for them."""


@pytest.fixture(scope="module")
def shared(browser: Browser, workshop_address: str) -> Iterator[Page]:
    """Yield a table in a window of which nothing glides, for one test after the other."""
    with watched_workshop(browser, workshop_address, "still") as page:
        yield page


@pytest.fixture
def page(shared: Page) -> Page:
    """Return the table as if nobody had touched it."""
    shared.evaluate("sent.length = 0")
    paint(shared, Scene(400, 310, ()))
    lay_out(shared, field_scene(pawn(START)))
    return shared


def lay_out(page: Page, scene: Scene) -> None:
    """Show the scene as that of another table."""
    paint(page, scene, afresh=True)


def box_of(page: Page, name: str) -> Box:
    """Return where a region lies on the page, in view or not."""
    found = page.locator(f"[data-region='{name}']").evaluate(
        "(e) => { const r = e.getBoundingClientRect(); return [r.x, r.y, r.width, r.height]; }"
    )
    return Box(*found)


def spot(page: Page, name: str) -> Point:
    """Return the middle of a region on the page."""
    box = box_of(page, name)
    return box.cx, box.cy


def drag(page: Page, *way: Point) -> None:
    """Press the mouse at the first place, move it along, and let go."""
    page.mouse.move(*way[0])
    page.mouse.down()
    for place in way[1:]:
        page.mouse.move(*place, steps=3)
    page.mouse.up()


def fingers(page: Page, *beats: tuple[Point, ...]) -> None:
    """Put fingers down one after the other, move them through `beats`, and lift them."""
    client = page.context.new_cdp_session(page)

    def send(kind: str, places: tuple[Point, ...]) -> None:
        at = [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(places)]
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    for count in range(1, len(beats[0]) + 1):
        send("touchStart", beats[0][:count])
    for places in beats[1:]:
        send("touchMove", places)
    send("touchEnd", ())
    client.detach()


def is_near(found: Point, wanted: Point, far: float = 1) -> bool:
    """Return whether two places are the same but for rounding."""
    return max(abs(found[0] - wanted[0]), abs(found[1] - wanted[1])) <= far


def taps(*names: str) -> list[dict[str, str]]:
    """Return the messages that taps on these regions are."""
    return [{"do": "tap", "region": name} for name in names]


def red(name: str) -> int:
    """Return how red a square is, from 0 to 255."""
    return int(colour(fill(name))[1:3], 16)


def let_it_draw(page: Page) -> None:
    """Wait until what has changed is drawn."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def painted(page: Page, name: str) -> bool:
    """Return whether a square is painted where its region is."""
    box = box_of(page, name)
    let_it_draw(page)
    return pixel(page, box.x + 6, box.cy) == colour(fill(name))


# -- panning and zooming --------------------------------------------------------------------------


def test_a_table_opens_on_what_it_follows(page: Page) -> None:
    """At zoom 1, not beyond the rim of the world; what lies outside is cut off."""
    assert box_of(page, START) == Box(120, 95, 50, 50)
    assert painted(page, "b2")
    assert pixel(page, 14, 120) == colour("sheet")
    page.mouse.click(*spot(page, START))
    page.mouse.click(VIEW.right + 5, 120)
    assert sent(page) == [*taps(START), {"do": "cancel"}]


def test_a_finger_pans_and_a_tap_then_means_what_is_there(page: Page) -> None:
    """What was under the finger stays under it, up to the rim of the world."""
    x, y = spot(page, "f4")
    drag(page, (x, y), (x - 120, y - 35))
    assert is_near(spot(page, "f4"), (x - 120, y - 35))
    assert painted(page, "f4")
    assert sent(page) == []
    page.mouse.click(x - 120, y - 35)
    drag(page, (x, y), (x + 900, y + 500))
    assert box_of(page, "a1") == Box(VIEW.x, VIEW.y, 50, 50)
    assert sent(page) == taps("f4")


def test_two_fingers_zoom_and_pan_and_never_tap(page: Page) -> None:
    """The places under the fingers stay there."""
    start = spot(page, "c2"), spot(page, "e2")
    end = (start[0][0] - 10, start[0][1] + 30), (start[1][0] + 70, start[1][1] + 30)
    fingers(page, start, end)
    assert is_near(spot(page, "c2"), end[0])
    assert is_near(spot(page, "e2"), end[1])
    assert box_of(page, "c2").w == pytest.approx(90, abs=0.5)
    window = page.locator(".window")
    assert window.evaluate("(e) => getComputedStyle(e).touchAction") == "none", "the browser's own"
    assert sent(page) == []


@pytest.mark.parametrize("density", [1, 1.5])
def test_pictures_are_sharp_when_the_view_rests(workshop: Workshop, density: float) -> None:
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
        timeout=5_000,
    )


def test_a_second_finger_ends_a_drag(page: Page) -> None:
    """The piece goes back, and nothing is sent."""
    fingers(page, ((HAND.cx, HAND.cy),), ((200, 120),))
    assert sent(page) == [{"do": "drag", "from": "card", "to": "d3"}]
    client = page.context.new_cdp_session(page)
    first, other = {"x": HAND.cx, "y": HAND.cy, "id": 0}, {"x": 300, "y": 150, "id": 1}
    for kind, points in (
        ("touchStart", [first]),
        ("touchMove", [{**first, "x": 200, "y": 120}]),
        ("touchStart", [{**first, "x": 200, "y": 120}, other]),
        ("touchEnd", []),
    ):
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    client.detach()
    expect(page.locator("#board")).to_have_attribute("data-busy", "false")
    assert pixel(page, HAND.cx, HAND.cy) == colour("plum")
    assert len(sent(page)) == 1


def test_the_wheel_zooms_about_the_pointer_and_pans_with_shift(page: Page) -> None:
    """As long as there is more to see, and no page scrolls below."""
    place = spot(page, "e4")
    page.mouse.move(*place)
    page.mouse.wheel(0, -200)
    page.wait_for_function(
        "document.querySelector('[data-region=e4]').getBoundingClientRect().width > 60"
    )
    assert is_near(spot(page, "e4"), place)
    before = spot(page, "e4")
    page.keyboard.down("Shift")
    page.mouse.wheel(0, 60)
    page.keyboard.up("Shift")
    page.wait_for_function(
        "(x) => document.querySelector('[data-region=e4]').getBoundingClientRect().right < x",
        arg=before[0],
    )
    assert is_near(spot(page, "e4"), (before[0] - 60, before[1]))
    for _ in range(6):
        page.mouse.wheel(0, 900)
    page.wait_for_function(
        "document.querySelector('[data-region=e4]').getBoundingClientRect().width < 17"
    )
    assert box_of(page, "a1").h == pytest.approx(VIEW.h / 12, abs=0.1)


def test_regions_with_a_camera_move_the_view_and_send_nothing(page: Page) -> None:
    """Closer and farther by 1.4, all, and back to what is followed."""
    for camera, wanted in (("closer", 70.0), ("farther", 50), ("whole", 200 / 12), ("home", 50)):
        page.mouse.click(BUTTONS[camera], 270)
        assert box_of(page, START).w == pytest.approx(wanted, abs=0.1)
    assert box_of(page, START) == Box(120, 95, 50, 50)
    assert sent(page) == []


def test_a_double_tap_on_nothing_shows_all_and_back(page: Page) -> None:
    """Zoom 1 at the place that was tapped; the first tap is one, the second is none more."""
    lay_out(page, field_scene(touched=False))
    x, y = 200, 100
    page.mouse.dblclick(x, y)
    let_it_draw(page)
    assert pixel(page, 24, 120) == colour("sheet")
    page.wait_for_timeout(400)
    page.mouse.dblclick(x, y)
    let_it_draw(page)
    assert pixel(page, 24, 120) != colour("sheet")
    assert sent(page) == [{"do": "cancel"}] * 2


def test_the_map_and_the_tags_lead_there(page: Page) -> None:
    """The map shows where the view is while it does not show all; a tag points out of it."""
    lay_out(page, field_scene(tag="t12"))
    assert pixel(page, MAP.right - 4, MAP.bottom - 4) == colour("night")
    assert pixel(page, *TAG) == colour("rose")
    page.mouse.click(*TAG)
    assert is_near(spot(page, "t12"), (VIEW.right - 25, VIEW.bottom - 25))
    let_it_draw(page)
    assert pixel(page, *TAG) == colour(fill("s12")), "the tag has gone with its reason"
    assert pixel(page, MAP.x + 64, MAP.y + 50) == colour("sun"), "the frame of what is in view"
    page.mouse.click(MAP.x + MAP.w / 2, MAP.y + MAP.h / 2)
    assert is_near(spot(page, "k6"), (225, 95))
    drag(page, (MAP.cx, MAP.cy), (MAP.x + 2, MAP.y + 2))
    assert is_near(spot(page, "a1"), (45, 45))
    page.mouse.click(BUTTONS["whole"], 270)
    let_it_draw(page)
    assert pixel(page, MAP.cx, MAP.cy) == "", "all is in view"
    assert sent(page) == []


# -- touching what lies in a world ----------------------------------------------------------------


def test_a_finger_traces_a_way(page: Page) -> None:
    """Every square whose middle it comes to is tapped once, the first one unless it was before."""
    lay_out(page, field_scene(trace=True))
    drag(page, *(spot(page, name) for name in ("c2", "d2", "e3", "d2")))
    assert sent(page) == taps("c2", "d2", "e3", "d2")
    lay_out(page, field_scene(trace=True, selected=("c2",)))
    x, y = spot(page, "c2")
    drag(page, (x, y), (x + 50, y), (x + 50, y + 20), (x + 100, y + 40))
    page.mouse.click(x, y)
    assert sent(page)[4:] == taps("d2", "e3", "c2")
    assert is_near(spot(page, "c2"), (x, y)), "nothing pans meanwhile"


def test_a_card_is_dropped_on_what_is_seen_there(page: Page) -> None:
    """From the hand into a window that has been moved and zoomed."""
    drag(page, (200, 120), (120, 100))
    page.mouse.move(200, 120)
    page.mouse.wheel(0, -200)
    let_it_draw(page)
    drag(page, (HAND.cx, HAND.cy), spot(page, "g4"))
    assert sent(page) == [{"do": "drag", "from": "card", "to": "g4"}]


def test_a_piece_of_the_world_is_carried_over_the_edge(page: Page) -> None:
    """It is painted where the finger is, also outside of its window, and goes back into it."""
    lay_out(page, field_scene(pawn(START), drag=START))
    x, y = spot(page, START)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(200, 231, steps=4)
    let_it_draw(page)
    assert pixel(page, 200 - 15, 231) == colour("rose")
    assert pixel(page, x - 15, y) == colour(fill(START))
    page.mouse.up()
    let_it_draw(page)
    assert pixel(page, x - 15, y) == colour("rose")


def test_a_long_press_explains_beside_the_place(page: Page) -> None:
    """Where the region is seen, wherever it lies in its world."""
    drag(page, (200, 120), (200, 200))
    page.mouse.move(*spot(page, "a1"))
    page.mouse.down()
    hint = page.get_by_text("A corner of the field.")
    expect(hint).to_be_visible()
    page.mouse.up()
    found = hint.bounding_box()
    assert found
    assert found["y"] == box_of(page, "a1").bottom + 8
    assert sent(page) == []


# -- following ------------------------------------------------------------------------------------


def test_the_view_follows_but_never_below_a_finger(workshop: Workshop) -> None:
    """It glides as little as needed, and waits until the finger is lifted."""
    page = workshop(clock=True)
    paint(page, field_scene(pawn(START)))
    paint(page, field_scene(pawn("j3"), follow="j3"), ms=200)
    page.clock.run_for(LONG)
    expect(page.locator("#board")).to_have_attribute("data-busy", "false")
    assert box_of(page, "j3") == Box(VIEW.right - 50, 95, 50, 50)
    page.mouse.move(200, 120)
    page.mouse.down()
    paint(page, field_scene(pawn("j8"), follow="j8"), ms=200)
    page.clock.run_for(LONG)
    assert box_of(page, "j3").y == 95
    page.mouse.up()
    page.clock.run_for(100)
    assert VIEW.bottom - 50 < box_of(page, "j8").y
    page.clock.run_for(LONG)
    assert box_of(page, "j8") == Box(VIEW.right - 50, VIEW.bottom - 50, 50, 50)


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
    assert pixel(page, 145 - 13, VIEW.bottom - 4) == colour("rose")
    assert pixel(page, 145 - 13, VIEW.bottom + 4) == colour("sheet")


def test_a_resize_keeps_what_is_in_the_middle(page: Page) -> None:
    """A look at another scene of the same table keeps the view, too; another table opens anew."""
    drag(page, (200, 120), (50, 50))
    x, y = spot(page, "g5")
    paint(page, field_scene(pawn("a1")))
    assert spot(page, "g5") == (x, y)
    paint(page, field_scene(view=Box(20, 20, 260, 160)))
    assert is_near(spot(page, "g5"), (x - 50, y - 20))
    lay_out(page, field_scene())
    assert box_of(page, START) == Box(120, 95, 50, 50)


# -- keyboard and screen reader -------------------------------------------------------------------


def test_keys_bring_into_view_what_has_the_focus(page: Page) -> None:
    """With least movement; + - 0 and h zoom, Shift and the arrows pan, and nothing scrolls."""
    page.keyboard.press("Tab")
    assert focused(page) == START
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    assert focused(page) == "i3"
    box = box_of(page, "i3")
    assert box.right == VIEW.right - 24
    assert box.y == 95
    page.keyboard.press("Shift+ArrowRight")
    assert box_of(page, "i3").x == box.x - 80
    for key, width in (("+", 70.0), ("-", 50), ("0", 200 / 12), ("h", 50)):
        page.keyboard.press(key)
        assert box_of(page, "i3").w == pytest.approx(width, abs=0.1)
    assert box_of(page, START) == Box(120, 95, 50, 50)
    page.keyboard.press("Enter")
    assert sent(page) == taps("i3")
    scrolled = page.evaluate(
        "[...document.querySelectorAll('*')].filter((e) => e.scrollLeft || e.scrollTop).length"
    )
    assert scrolled == 0


def test_the_groups_of_a_window_are_reached_in_their_order(page: Page) -> None:
    """The field is one stop, then the buttons, then the hand."""
    stops = []
    for _ in range(3):
        page.keyboard.press("Tab")
        stops.append(focused(page))
    assert stops == [START, "closer", "card"]
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    assert box_of(page, START).w == pytest.approx(70)
    assert sent(page) == []


def test_axe_finds_nothing_wrong_with_windows(page: Page) -> None:
    """The layer keeps the rules that can be checked by machine."""
    assert violations(page) == []
