"""Takes the pictures that browsers show of the page before it is installed.

PYTHONPATH=py .venv/bin/python -m e2e.screenshots    after `make site`; static/screenshots/
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from e2e.board_page import PREFIX
from e2e.playthrough import PERSON_AND_COMPUTER, kept_text, start_of, whole_game
from e2e.watch import wait_until_ready
from tools.browser import launch_chromium, serving

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "static" / "screenshots"

SIZES = {"wide": (1280, 800), "narrow": (412, 892)}
PAGES = {"menu": "", "table": "#game=shown"}
QUALITY = 70

KEEP = "([key, text]) => localStorage.setItem(key, text)"
STANDS = """() => board.dataset.busy === "false" &&
  [...document.images].every((image) => image.complete)"""


def half_played(game: str) -> str:
    """Return the text of a game that has come half its way, where it is the person's turn."""
    whole = whole_game(game, PERSON_AND_COMPUTER)
    return kept_text(start_of(whole, whole.ply // 2))


def take(browser: Browser, address: str, page_name: str, form: str, game: str) -> None:
    """Write one picture, once nothing moves on the page."""
    width, height = SIZES[form]
    viewport: ViewportSize = {"width": width, "height": height}
    context = browser.new_context(viewport=viewport, reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{address}static/app-icon.svg")
    if page_name == "table":
        page.evaluate(KEEP, [f"{PREFIX}game/shown", game])
    page.goto(f"{address}{PAGES[page_name]}")
    wait_until_ready(page)
    page.evaluate("document.fonts.ready")
    if page_name == "table":
        page.wait_for_function(STANDS)
    path = TARGET / f"{page_name}-{form}.jpg"
    page.screenshot(path=path, type="jpeg", quality=QUALITY)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size:,} bytes")
    context.close()


def main() -> None:
    """Write every picture."""
    TARGET.mkdir(exist_ok=True)
    game = half_played("witchcraft")
    with serving(ROOT / "site") as address, sync_playwright() as playwright:
        browser = launch_chromium(playwright)
        for page_name in PAGES:
            for form in SIZES:
                take(browser, address, page_name, form, game)


if __name__ == "__main__":
    main()
