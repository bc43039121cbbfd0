"""Render static/app-icon.svg to the PNG icons of the installed app.

Run it by hand after changing the SVG (.venv/bin/python -m tools.app_icons) and commit the PNG
files, so that building the site needs no browser.
"""

import re
from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.browser import launch_chromium

STATIC = Path(__file__).resolve().parent.parent / "static"
TABLE = "#54745A"

# Launchers may crop a maskable icon to a circle of 80 % of its width.
SHRUNK = 0.86


def squared(svg: str) -> str:
    """Return `svg` without rounded corners, for systems that round them."""
    return svg.replace(' rx="96"', "")


def maskable(svg: str) -> str:
    """Return `svg` scaled down so that a circular crop cuts nothing off."""
    offset = 256 * (1 - SHRUNK)
    shrink = f'<g id="picture" transform="translate({offset:g} {offset:g}) scale({SHRUNK})">'
    return re.sub(r'<g id="picture"[^>]*>', shrink, squared(svg))


def main() -> None:
    svg = (STATIC / "app-icon.svg").read_text(encoding="utf-8")
    pictures = {
        "any-192": (svg, 192),
        "any-512": (svg, 512),
        "maskable-192": (maskable(svg), 192),
        "maskable-512": (maskable(svg), 512),
        "apple-touch": (squared(svg), 180),
    }
    target = STATIC / "app-icons"
    target.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = launch_chromium(playwright)
        page = browser.new_page()
        for name, (picture, size) in pictures.items():
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(
                f"<style>html,body{{margin:0;background:transparent}}svg{{display:block;"
                f"width:{size}px;height:{size}px}}</style>{picture}"
            )
            page.screenshot(path=target / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
