"""First visits with missing or damaged files, and blocked storage: the page explains itself."""

import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, Route, expect

from e2e.board_page import TWO_PEOPLE, BoardPage
from e2e.watch import PATIENCE, wait_until_ready
from tests.amount import sampled
from tools.browser import launch_profile, serving

BUILD = "static/build"


@pytest.fixture
def copy(site: Path, tmp_path: Path) -> Path:
    """Return a copy of the site, in which a test may break files."""
    shutil.copytree(site, tmp_path / "site", copy_function=os.link)
    return tmp_path / "site"


def cut(path: Path) -> None:
    """Truncate a file to its first half."""
    half = path.read_bytes()[: path.stat().st_size // 2]
    path.unlink()
    path.write_bytes(half)


@pytest.mark.parametrize(
    "part", sampled(["pyodide/pyodide.asm.wasm.packed", "pyscript/core.js"], 1)
)
def test_without_a_part_of_python_it_ends_in_words(
    copy: Path, fresh: BrowserContext, part: str
) -> None:
    """The page explains, and offers a retry, a reload and an export; it never waits forever."""
    (copy / BUILD / part).unlink()
    kept = '{"format": "six-gardens"}'
    with serving(copy) as address:
        page = fresh.new_page()
        page.goto(f"{address}static/themes.json")
        page.evaluate("(text) => localStorage.setItem('six-gardens/1/game/a', text)", kept)
        page.goto(address)
        trouble = page.get_by_role("dialog", name="The box can’t be opened")
        expect(trouble).to_contain_text("didn’t load", timeout=PATIENCE)
        with page.expect_download() as found:
            trouble.get_by_role("button", name="Export all games").click()
        text = Path(found.value.path()).read_text(encoding="utf-8")
        assert json.loads(text)["games"] == [kept]
        for name in ("Try again", "Load the page again"):
            expect(trouble.get_by_role("button", name=name)).to_be_visible()


@pytest.mark.parametrize("part", sampled(["pyodide/pyodide.asm.mjs", "games.json"], 1))
def test_with_half_of_a_part_it_ends_in_words(copy: Path, fresh: BrowserContext, part: str) -> None:
    """The same holds for a truncated file."""
    cut(copy / BUILD / part)
    with serving(copy) as address:
        page = fresh.new_page()
        page.goto(address)
        trouble = page.get_by_role("dialog", name="The box can’t be opened")
        expect(trouble).to_contain_text("didn’t load", timeout=PATIENCE)


def test_without_the_games_python_ends_in_words(copy: Path, fresh: BrowserContext) -> None:
    """The first visit downloads them with the first table: it retries, then explains."""
    (copy / BUILD / "snapshot/tabletop.zst").unlink()
    with serving(copy) as address:
        page = fresh.new_page()
        page.goto(f"{address}{TWO_PEOPLE}")
        trouble = page.get_by_role("dialog", name="The box can’t be opened")
        expect(trouble).to_contain_text("didn’t load", timeout=PATIENCE)
        expect(trouble.get_by_role("button", name="Try again")).to_be_visible()


def test_a_table_opens_although_the_host_refused_for_a_moment(
    address: str, fresh: BrowserContext
) -> None:
    """The games are requested again, and Python continues."""
    asked = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) > 1:
            route.continue_()
        else:
            route.fulfill(status=503)

    fresh.route("**/tabletop.zst", answer)
    page = fresh.new_page()
    page.goto(f"{address}{TWO_PEOPLE}")
    BoardPage(page).wait_for_table()
    assert page.locator("script[name=application-1]").count() == 1, "Python broke down"


def test_half_a_library_is_in_nobodys_way(copy: Path, fresh: BrowserContext) -> None:
    """The snapshot already has what Python needs of it."""
    cut(copy / BUILD / "snapshot/library.zst")
    with serving(copy) as address:
        page = fresh.new_page()
        page.goto(f"{address}{TWO_PEOPLE}")
        table = BoardPage(page)
        table.wait_for_table()
        table.type_moves("c4b", "b3w")


def test_without_a_style_sheet_it_says_so_and_plays(copy: Path, fresh: BrowserContext) -> None:
    """It is requested twice; without it the page still works."""
    for sheet in copy.glob("static/**/*.css"):
        if "pyscript" not in str(sheet):
            sheet.unlink()
    with serving(copy) as address:
        page = fresh.new_page()
        page.goto(address)
        expect(page.get_by_role("alert")).to_contain_text("didn’t load")
        wait_until_ready(page)
        expect(page.get_by_role("button", name="Try again")).to_be_visible()


@pytest.fixture
def blocked(playwright: Playwright, tmp_path: Path) -> Iterator[Page]:
    """Yield a page of a full Chromium that blocks all site data."""
    profile = tmp_path / "profile"
    (profile / "Default").mkdir(parents=True)
    settings = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (profile / "Default" / "Preferences").write_text(json.dumps(settings))
    context = launch_profile(playwright, profile)
    yield context.new_page()
    context.close()


def test_with_site_data_blocked_one_plays_and_is_told(blocked: Page, address: str) -> None:
    """Without any storage the page works, and says that it cannot save the game."""
    blocked.goto(f"{address}{TWO_PEOPLE}")
    assert blocked.evaluate("(() => { try { return !localStorage } catch { return true } })()")
    table = BoardPage(blocked)
    table.wait_for_table()
    table.type_moves("c4b")
    expect(table.notices).to_contain_text("can’t be saved")
    table.type_moves("b3w")
