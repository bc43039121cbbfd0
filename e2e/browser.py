"""Starts the browsers that the tests and the bench drive."""

import shutil
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Playwright

# A test browser talks to the site under test alone, and root may not use Chromium's sandbox.
FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]


def chromium_path() -> str | None:
    """Returns the system's Chromium, None to use the one that Playwright installed."""
    return shutil.which("chromium")


def launch_chromium(playwright: Playwright) -> Browser:
    """Returns a headless Chromium without any profile."""
    return playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)


def launch_profile(playwright: Playwright, profile: Path) -> BrowserContext:
    """Returns a headless Chromium that keeps its caches in the folder `profile`."""
    return playwright.chromium.launch_persistent_context(
        profile, executable_path=chromium_path(), args=FLAGS
    )
