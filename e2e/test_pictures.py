"""Drawing speed: scenes are drawn at once, bitmaps cached later, icon bounds computed before."""

import json

from playwright.sync_api import Page

from e2e.board_page import open_table
from e2e.conftest import OpenPage, Workshop
from e2e.watch import wait_for
from e2e.workshop.scenes import CELLS, GO, NAMES, board_scene, seed
from e2e.workshop.tables import ROOT, colour, paint, pixel
from tabletop.scene.intern_table import InternTable
from tabletop.scene.scene import Step

COUNT = """() => {
  globalThis.made = { bounds: 0, pictures: 0 };
  const { getBBox } = SVGGraphicsElement.prototype;
  SVGGraphicsElement.prototype.getBBox = function () {
    made.bounds += 1;
    return getBBox.call(this);
  };
  const { createElement } = Document.prototype;
  Document.prototype.createElement = function (name, ...more) {
    made.pictures += name === "canvas" ? 1 : 0;
    return createElement.call(this, name, ...more);
  };
}"""

PAINT_AND_COUNT = """(json) => {
  table.paint(readTransition(JSON.parse(json)), false);
  return { ...made };
}"""
"""Nobody waits meanwhile, so that no picture is made before they are counted."""

COUNT_DRAWN = """() => {
  globalThis.drawn = 0;
  const { setTransform } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.setTransform = function (...given) {
    drawn += 1;
    return setTransform.apply(this, given);
  };
}"""

PAINT_TO_THE_END = """async (json) => {
  table.paint(readTransition(JSON.parse(json)), false);
  const frame = () => new Promise((done) => requestAnimationFrame(() => done()));
  do await frame();
  while (board.dataset.busy !== "false");
}"""

LIKENESS = """() => {
  const seen = board.getContext("2d").getImageData(0, 0, board.width, board.height).data;
  const before = globalThis.seen ?? seen;
  globalThis.seen = seen;
  return before.reduce((most, value, at) => Math.max(most, Math.abs(value - seen[at])), 0);
}"""
"""By how much, of 255, a colour differs anywhere from the last time this was asked."""

UNSEEN = 64
"""Edges that lie elsewhere within a pixel differ by less than this; what is missing, by more."""

AT_REST = """() => {
  const now = board.toDataURL();
  globalThis.alike = now === globalThis.before ? globalThis.alike + 1 : 0;
  globalThis.before = now;
  return globalThis.alike >= 20;
}"""
"""Sharp pictures are made while nobody waits: it rests where many frames in a row are alike."""

BOUNDS = """(paths) => {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const path = svg.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "path"));
  document.body.append(svg);
  return paths.map((d) => {
    path.setAttribute("d", d);
    const { x, y, width, height } = path.getBBox();
    return [x, y, x + width, y + height];
  });
}"""


def colours(page: Page) -> list[str]:
    """Return the colours of a pixel on a seed, on a cell and on the button."""
    cell, other = (CELLS[NAMES.index(name)] for name in ("a2", "c2"))
    points = [(cell.cx, cell.cy + 26), (other.cx, other.cy), (GO.right - 30, GO.cy)]
    return [pixel(page, *point) for point in points]


def test_a_scene_stands_before_any_picture_of_it_is_made(workshop: Workshop) -> None:
    """New nodes are drawn directly; bitmaps are made in idle time."""
    page = workshop("still")
    page.evaluate(COUNT)
    scene = board_scene(seed("a2"))
    assert page.evaluate(PAINT_AND_COUNT, InternTable().transition_json((Step(scene),))) == {
        "bounds": 0,
        "pictures": 0,
    }
    drawn = colours(page)
    assert drawn == [colour("white"), colour("cell"), colour("leaf2")]
    kinds = len({node.shapes for node in scene.nodes})
    wait_for(page, f"made.pictures === {kinds}")
    paint(page, scene)
    assert page.evaluate("made") == {"bounds": 0, "pictures": kinds}, "they are there by then"
    assert colours(page) == drawn


def test_what_lies_still_is_drawn_once_for_a_movement_and_its_end(workshop: Workshop) -> None:
    """The background bitmap is kept; only moving nodes are redrawn."""
    page = workshop()
    still = [seed("c2", key=f"still-{index}") for index in range(40)]
    paint(page, board_scene(*still, seed("a2")))
    scene = board_scene(*still, seed("b2"))
    page.evaluate(COUNT_DRAWN)
    page.evaluate(PAINT_TO_THE_END, InternTable().transition_json((Step(scene, 1, 0),)))
    assert len(still) < page.evaluate("drawn") < 1.5 * len(scene.nodes)
    page.wait_for_function(AT_REST)
    page.evaluate(LIKENESS)
    paint(page, scene)
    page.wait_for_function(AT_REST)
    assert page.evaluate(LIKENESS) < UNSEEN
    paint(page, board_scene(*still, seed("a2")))
    assert page.evaluate(LIKENESS) > UNSEEN, "a seed somewhere else is seen"


def test_the_build_knows_the_bounds_of_every_icon(workshop: Workshop) -> None:
    """They are those that the browser finds, in whole numbers around them."""
    icons = json.loads((ROOT / "static/build/icons.json").read_text(encoding="utf-8"))
    found = workshop().evaluate(BOUNDS, [icon["path"] for icon in icons.values()])
    for (name, icon), (left, top, right, bottom) in zip(icons.items(), found, strict=True):
        room = [left - icon["box"][0], top - icon["box"][1]]
        room += [icon["box"][2] - right, icon["box"][3] - bottom]
        assert all(-0.05 <= each <= 1.05 for each in room), name


def test_a_table_opens_without_waiting_for_frames_and_files(open_page: OpenPage) -> None:
    """Its size is sent as soon as it is visible; the icons are loaded once."""
    script = """
      globalThis.ResizeObserver = class { observe() {} };
      globalThis.asked = [];
      const ask = globalThis.fetch;
      globalThis.fetch = (path, ...more) => (asked.push(String(path)), ask(path, ...more));
    """
    table = open_table(open_page, script=script)
    table.wait_until_still()
    assert table.page.evaluate("asked.filter((path) => path.endsWith('icons.json')).length") == 1


def test_the_page_comes_in_few_modules(open_page: OpenPage) -> None:
    """One after the other they would hold up the board of the last visit."""
    page = open_page()
    scripts = page.evaluate(
        "performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)"
    )
    assert len([path for path in scripts if "/static/js/" in path]) <= 3, scripts
