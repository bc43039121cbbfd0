"""From navigation to the first line of Python, beside a page of stock PyScript that says hello.

Both are served by the same server from the same PyScript and Pyodide, to the same browser, one
visit after the other in turns, so that a busy machine slows both.
"""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import BrowserContext, Page, sync_playwright

from bench.figure import Figure
from e2e.browser import launch_profile, serving
from e2e.watch import wait_until_ready, wait_until_stored

ROOT = Path(__file__).resolve().parent.parent
VISITS = 7

HELLO = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Hello</title>
    <link rel="stylesheet" href="pyscript/core.css" />
    <script type="module" src="pyscript/core.js"></script>
  </head>
  <body>
    <script type="py" config='%s'>
      import js
      js.document.documentElement.dataset.ready = str(js.performance.now())
    </script>
  </body>
</html>
"""


def write_hello(folder: Path) -> None:
    """Writes a page of PyScript and Pyodide as they come, which runs one line."""
    shutil.copytree(ROOT / "node_modules/@pyscript/core/dist", folder / "pyscript")
    shutil.copytree(ROOT / "node_modules/pyodide", folder / "pyodide")
    config = json.dumps({"interpreter": "./pyodide/pyodide.mjs"})
    (folder / "index.html").write_text(HELLO % config, encoding="utf-8")


def hello_visit(page: Page, address: str) -> float:
    """Returns the seconds until the hello page's Python ran."""
    page.goto(address)
    wait_until_ready(page)
    return float(page.evaluate("document.documentElement.dataset.ready")) / 1000


def our_visit(page: Page, address: str) -> float:
    """Returns the seconds until our menu answers, which takes more than a line of Python."""
    page.add_init_script(
        """new MutationObserver(() => {
          globalThis.answeredAt ??= performance.now();
        }).observe(document, { attributeFilter: ["data-ready"], subtree: true });"""
    )
    page.goto(address)
    wait_until_ready(page)
    return float(page.evaluate("answeredAt")) / 1000


def visit(
    context: BrowserContext, measure: Callable[[Page, str], float], address: str, *, settle: bool
) -> float:
    """Returns what `measure` says of one visit in a new page."""
    page = context.new_page()
    seconds = measure(page, address)
    page.wait_for_load_state("networkidle")
    if settle:
        wait_until_stored(page)
    page.close()
    return seconds


def measure(hello: str, ours: str, profile: Path) -> tuple[list[float], list[float]]:
    """Returns the seconds of each visit to the hello page, and to ours."""
    with sync_playwright() as playwright:
        context = launch_profile(playwright, profile)
        pairs = [
            (
                visit(context, hello_visit, hello, settle=False),
                visit(context, our_visit, ours, settle=True),
            )
            for _ in range(VISITS + 1)
        ]
        context.close()
    return [pair[0] for pair in pairs], [pair[1] for pair in pairs]


def figures() -> list[Figure]:
    """Returns the seconds of first and later visits, and their ratio."""
    with TemporaryDirectory() as folder:
        hello_root = Path(folder, "hello")
        hello_root.mkdir()
        write_hello(hello_root)
        with serving(hello_root) as hello, serving(ROOT / "site") as ours:
            hello_times, our_times = measure(hello, ours, Path(folder, "profile"))
    hello_warm, our_warm = median(hello_times[1:]), median(our_times[1:])
    return [
        Figure("first visit, hello page", hello_times[0], "s"),
        Figure("first visit, our menu answers", our_times[0], "s"),
        Figure(f"later visits, hello page, median of {VISITS}", hello_warm, "s"),
        Figure(f"later visits, our menu answers, median of {VISITS}", our_warm, "s"),
        Figure("later visits, ours to hello", our_warm / hello_warm, "times", "at most 0.50"),
    ]
