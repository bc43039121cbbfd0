"""A page of `make dev` follows its sources: Python, JavaScript and style sheets."""

import fcntl
import shutil
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page

from e2e.conftest import ROOT
from e2e.watch import PATIENCE, Watch, wait_until_ready
from tools.dev.server import BUILT, MADE, SERVED, Project, make_dev_server

TABLE = "#new=wizards-garden&seats=human,human&seed=dev"


class Workplace(NamedTuple):
    """A copy of the sources, and the address at which they are served."""

    root: Path
    address: str

    def edit(self, name: str, before: str, after: str) -> None:
        """Replace a text in a file of the copy."""
        path = self.root / name
        text = path.read_text(encoding="utf-8")
        assert before in text
        path.write_text(text.replace(before, after), encoding="utf-8")


class Built(Project):
    """Sources of which all is made already: the copy has no Makefile."""

    def make(self, name: str) -> None:
        """Leave everything as it is."""


@pytest.fixture
def workplace(tmp_path: Path) -> Iterator[Workplace]:
    """Yield a copy of the sources that a server watches; what is built comes along."""
    with (ROOT / "Makefile").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        made = [f"{BUILT}{name}" for name in MADE]
        subprocess.run(["make", "--silent", *made], cwd=ROOT, check=True)
    for name in SERVED:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        copy(ROOT / name, tmp_path / name)
    project = Built(tmp_path)
    server = make_dev_server(project, 0)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield Workplace(tmp_path, f"http://localhost:{server.server_port}/")
    server.shutdown()
    server.server_close()
    thread.join()


def is_marked(page: Page) -> bool:
    """Return whether the page is the one that was marked, and was not loaded again."""
    return bool(page.evaluate("globalThis.isMarked === true"))


@pytest.mark.thorough
def test_an_open_table_follows_its_sources(browser: Browser, workplace: Workplace) -> None:
    """Style sheets change in place; Python and JavaScript load the page again, at its table."""
    page = browser.new_page()
    page.set_default_timeout(PATIENCE)
    watch = Watch(page, workplace.address)
    page.goto(f"{workplace.address}{TABLE}")
    wait_until_ready(page)
    table = page.url
    assert "#game=" in table

    page.evaluate("globalThis.isMarked = true")
    workplace.edit("static/css/table.css", ".table {", ".table { --changed: yes;")
    style = "getComputedStyle(document.querySelector('.table')).getPropertyValue('--changed')"
    page.wait_for_function(f"{style}.trim() === 'yes'")
    assert is_marked(page)

    workplace.edit("static/js/boot.js", "const PATIENCE", "globalThis.isNew = 1;\nconst PATIENCE")
    page.wait_for_function("globalThis.isNew === 1")
    wait_until_ready(page)
    assert not is_marked(page)
    assert page.url == table

    labels = "py/tabletop/games/wizards_garden/words/labels.py"
    workplace.edit(labels, 'later("Choose a space")', 'later("Choose a spot")')
    page.wait_for_function("document.body?.innerHTML.includes('Choose a spot')")
    assert page.url == table
    page.close()
    watch.found_nothing()
