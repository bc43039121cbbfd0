"""The published site: bundled modules and styles, without the files that went into them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from e2e.conftest import ROOT

BY_NAME = re.compile(r"""(?:\bimport|\bfrom)\s*["']\.{1,2}/""")
"""How a module or a sheet asks for another one that lies beside it, before it does anything."""

CODE = {".css", ".js", ".mjs"}


@pytest.fixture(scope="module")
def shipped(site: Path) -> dict[str, str]:
    """Return the scripts and style sheets of the site, with their contents."""
    found = (path for path in site.rglob("*") if path.suffix in CODE)
    return {path.relative_to(site).as_posix(): path.read_text(encoding="utf-8") for path in found}


def test_nothing_of_ours_asks_for_a_part(shipped: dict[str, str]) -> None:
    """Each module is self-contained, and the page has one style sheet."""
    ours = {name: text for name, text in shipped.items() if not name.startswith("static/build/")}
    assert len(ours) > 3
    assert [name for name, text in ours.items() if BY_NAME.search(text)] == []
    assert [name for name in shipped if name.endswith(".css")] == ["static/build/page.css"]
    assert "@import" not in shipped["static/build/page.css"]


def test_every_script_and_sheet_is_asked_for(site: Path, shipped: dict[str, str]) -> None:
    """Files that only the service worker stores would be useless."""
    texts = {"index.html": (site / "index.html").read_text(encoding="utf-8"), **shipped}
    del texts["sw.js"]
    for name in shipped:
        asking = [other for other in texts if other != name and Path(name).name in texts[other]]
        assert asking, name


def test_all_that_is_stored_is_there(site: Path, shipped: dict[str, str]) -> None:
    """The service worker's list equals the site, except for files loaded on demand."""
    urls = re.findall(r'url:"([^"]+)",digest:', shipped["sw.js"])
    here = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    assert len(urls) > 20
    assert set(urls) <= here
    left = {name for name in here - set(urls) if not name.startswith("static/screenshots/")}
    # A first visit alone fetches the packed WebAssembly file; the worker stores the unpacked one.
    assert left == {"sw.js", "static/build/pyodide/pyodide.asm.wasm.packed"}
    kept = json.loads((ROOT / "static/build/snapshot/layers.json").read_text(encoding="utf-8"))
    assert {f"static/build/snapshot/{layer['file']}" for layer in kept} <= set(urls)
