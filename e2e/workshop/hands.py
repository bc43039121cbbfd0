"""What fingers and mice do in the tests of windows, and where things lie meanwhile."""

from collections.abc import Mapping

from playwright.sync_api import Page, expect

from e2e.workshop.fields import fill
from e2e.workshop.tables import colour, paint, pixel
from tabletop.scene.boxes import Box
from tabletop.scene.scene import Scene

Point = tuple[float, float]


def lay_out(page: Page, scene: Scene) -> None:
    """Show the scene as that of another table, and wait until all of it is there."""
    paint(page, scene, afresh=True)
    expect(page.locator("#board")).to_have_attribute("data-busy", "false")


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


def touch(page: Page, *events: tuple[str, Mapping[int, Point]]) -> None:
    """Send touch events of a browser: "Start", "Move" or "End" with the places of fingers by id."""
    client = page.context.new_cdp_session(page)
    for kind, places in events:
        points = [{"x": x, "y": y, "id": id_} for id_, (x, y) in places.items()]
        client.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})
    client.detach()


def is_near(found: Point, wanted: Point, far: float = 1) -> bool:
    """Return whether two places are the same but for rounding."""
    return max(abs(found[0] - wanted[0]), abs(found[1] - wanted[1])) <= far


def taps(*names: str) -> list[dict[str, str]]:
    """Return the messages that taps on these regions are."""
    return [{"do": "tap", "region": name} for name in names]


def slides(*parts: list[str]) -> list[dict[str, object]]:
    """Return the messages that one slide over these regions is."""
    return [{"do": "slide", "over": over, "starts": not n} for n, over in enumerate(parts)]


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
