"""Helpers for tests of a table without a game: give it scenes, inspect what it draws and sends."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tabletop.scene.intern_table import InternTable
from tabletop.scene.scene import Scene, Step

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
THEMES = json.loads((ROOT / "static" / "themes.json").read_text(encoding="utf-8"))


def paint(page: Page, *scenes: Scene, ms: int = 0, pause: int = 0, afresh: bool = False) -> None:
    """Hand scenes to the animator without waiting for them; `afresh` as of another table."""
    steps = tuple(Step(scene, ms, pause) for scene in scenes)
    page.evaluate(
        "([json, afresh]) => { table.paint(readTransition(JSON.parse(json)), afresh); }",
        [InternTable().transition_json(steps), afresh],
    )


def later(page: Page, ms: int, x: float, y: float) -> str:
    """Let `ms` pass and return the pixel then: a slow machine misses some of the frames."""
    page.clock.run_for(ms)
    return pixel(page, x, y)


def pixel(page: Page, x: float, y: float) -> str:
    """Return the colour of the canvas at a point in CSS pixels; "" where nothing is painted."""
    found = page.evaluate(
        """([x, y]) => [...board.getContext("2d").getImageData(
             x * devicePixelRatio, y * devicePixelRatio, 1, 1).data]""",
        [x, y],
    )
    return "#{:02X}{:02X}{:02X}".format(*found[:3]) if found[3] == 255 else ""


def colour(token: str, theme: str = "light") -> str:
    """Return the colour of a token."""
    sections = [THEMES[theme], *(game[theme] for game in THEMES["games"].values())]
    return str(next(section[token] for section in sections if token in section))


def sent(page: Page) -> list[Any]:
    """Return the messages that the table has sent."""
    found: list[Any] = page.evaluate("sent")
    return found


def focused(page: Page) -> str:
    """Return the region that has the focus."""
    return str(page.evaluate("document.activeElement.dataset.region ?? ''"))


def violations(page: Page) -> list[tuple[str, str]]:
    """Return the rules of accessibility that the layer breaks, as far as a machine can tell."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run('#stage')).violations")
    return [(each["id"], each["help"]) for each in found]
