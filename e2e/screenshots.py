"""Takes the pictures that browsers show of the page before it is installed, and those of README.

PYTHONPATH=py .venv/bin/python -m e2e.screenshots    after `make site`; static/screenshots/, docs/
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, sync_playwright

from e2e.board_page import PREFIX
from e2e.playthrough import LEVEL, Seats, kept_text, start_of, whole_game
from e2e.watch import wait_until_ready
from tabletop.games.registry import GAMES
from tools.browser import launch_chromium, serving

ROOT = Path(__file__).resolve().parents[1]
TARGET, DOCS = ROOT / "static" / "screenshots", ROOT / "docs"

SIZES = {"wide": (1280, 800), "narrow": (412, 892)}
TABLET, PHONE = (1024, 760), (390, 844)
TABLE = "#game=shown"
QUALITY = 70

NAMES = ("Ada", "Bram", "Cleo")
SEATS: dict[str, Seats] = {"wizards-garden": ("human", LEVEL)}
"""Who plays in the pictures; where nobody is named, a person and two computers."""

KEEP = "([key, text]) => localStorage.setItem(key, text)"
STANDS = """() => board.dataset.busy === "false" &&
  [...document.images].every((image) => image.complete)"""


def half_played(game: str) -> str:
    """Return the text of a half-played game at the person's turn."""
    whole = whole_game(game, SEATS.get(game, ("human", LEVEL, LEVEL)))
    match = start_of(whole, whole.ply // 2)
    seats = tuple(
        replace(entry, name=name) for entry, name in zip(match.record.seats, NAMES, strict=False)
    )
    return kept_text(replace(match, record=replace(match.record, seats=seats)))


def take(
    browser: Browser,
    address: str,
    size: tuple[int, int],
    path: Path,
    game: str = "",
    scheme: Literal["light", "dark"] = "light",
) -> None:
    """Write a picture of the menu or of a saved `game`, once animation has ended."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce", color_scheme=scheme
    )
    page = context.new_page()
    page.goto(f"{address}static/app-icon.svg")
    if game:
        page.evaluate(KEEP, [f"{PREFIX}game/shown", game])
    page.goto(f"{address}{TABLE if game else ''}")
    wait_until_ready(page)
    page.evaluate("document.fonts.ready")
    if game:
        page.wait_for_function(STANDS)
    if path.suffix == ".jpg":
        page.screenshot(path=path, type="jpeg", quality=QUALITY)
    else:
        page.screenshot(path=path)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size:,} bytes")
    context.close()


def main() -> None:
    """Write every picture."""
    TARGET.mkdir(exist_ok=True)
    games = {key: half_played(key) for key in GAMES}
    with serving(ROOT / "site") as address, sync_playwright() as playwright:
        browser = launch_chromium(playwright)
        for form, size in SIZES.items():
            take(browser, address, size, TARGET / f"menu-{form}.jpg")
            take(browser, address, size, TARGET / f"table-{form}.jpg", games["witchcraft"])
        take(browser, address, TABLET, DOCS / "menu.png")
        for key, game in games.items():
            take(browser, address, TABLET, DOCS / f"{key}.png", game)
        take(browser, address, PHONE, DOCS / "phone-dark.png", games["letter-maze"], "dark")


if __name__ == "__main__":
    main()
