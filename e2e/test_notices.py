"""Third-party notices, compared with the contents of the built site.

This needs no browser: every library, list and icon is detected by its traces in the files, and must
have a notice.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from e2e.conftest import ROOT

BUILD = "static/build"
PARTS = json.loads((ROOT / "tools/licences/parts.json").read_text(encoding="utf-8"))

# How a library would show in Python's WebAssembly, if it were ever linked to it.
NOT_YET = {
    "OpenSSL": b"OPENSSL_init",
    "ncurses": b"initscr",
    "readline": b"rl_readline",
    "libuuid": b"uuid_generate",
    "Brotli": b"BrotliDecoder",
    "libyaml": b"yaml_parser",
    "FreeType": b"FT_Init_FreeType",
    "libpng": b"png_create",
    "libjpeg": b"jpeg_Create",
    "libxml2": b"xmlParse",
    "GMP": b"__gmpz_",
    "PCRE": b"pcre2_match",
    "ICU": b"u_charType",
    "libyuv": b"I420ToARGB",
}

# Files of the site that are made here, and those of which notices by these names speak.
OURS = {
    "THIRD-PARTY.md",
    "fonts.css",
    "games.json",
    "icons.json",
    "page.css",
    "tokens.css",
    "rules",
    "snapshot",
}
OTHERS = {
    "fonts": ["@fontsource-variable/fraunces", "@fontsource-variable/nunito"],
    "pyodide": ["pyodide", "Python"],
    "pyscript": ["@pyscript/core"],
}


@pytest.fixture(scope="module")
def notices(site: Path) -> str:
    return (site / BUILD / "THIRD-PARTY.md").read_text(encoding="utf-8")


def without_notice(notices: str, names: Iterator[str]) -> set[str]:
    """Return the names that head no notice; a version may follow a name."""
    headings = re.findall(r"^## (.+)$", notices, re.MULTILINE)
    known = {*headings, *(heading.rpartition(" ")[0] for heading in headings)}
    return set(names) - known


def packages_in(site: Path) -> Iterator[str]:
    """Yield the packages with traces in the site's files."""
    for entry in (site / BUILD).iterdir():
        if entry.name not in OURS:
            yield from OTHERS.get(entry.name, [entry.name])
    maps = ROOT / "node_modules/@pyscript/core/dist"
    with (site / BUILD / "pyscript/core.js").open(encoding="utf-8") as core:
        parts = re.findall(r"[\w-]+\.js", core.readline())
    assert "core.js" in parts
    for part in parts:
        sources = json.loads((maps / f"{part}.map").read_text(encoding="utf-8"))["sources"]
        for source in sources:
            found = re.match(r".*node_modules/((?:@[^/]+/)?[^/]+)/", source)
            if found:
                yield found[1]
    assert "litHtmlVersions" in (site / "static/js/boot.js").read_text(encoding="utf-8")
    yield "lit-html"


def test_every_library_has_its_notice(site: Path, notices: str) -> None:
    """Those that are bundled into another one too, as its source maps and marks tell."""
    assert without_notice(notices, packages_in(site)) == set()


def test_every_library_in_python_has_its_notice(site: Path, notices: str) -> None:
    """Libraries compiled into Pyodide are found by their symbols and version strings."""
    runtime = site / BUILD / "pyodide"
    code = (runtime / "pyodide.asm.wasm").read_bytes() + (runtime / "pyodide.asm.mjs").read_bytes()
    for part in PARTS:
        assert f"\n## {part['name']}\n" in notices
        assert part.get("mark", "").encode() in code, f"{part['name']} is not there any more"
    versions = [re.fullmatch(r"(.+) ([\d.]+)", part["name"]) for part in PARTS]
    told = {found[1]: found[2] for found in versions if found and found[1] != "Emscripten"}
    assert [name for name, version in told.items() if version.encode() not in code] == []
    lock = json.loads((ROOT / BUILD / "pyodide/pyodide-lock.json").read_text(encoding="utf-8"))[
        "info"
    ]
    assert lock["python"] == told["Python"]
    assert f"## Emscripten {lock['platform'].removeprefix('emscripten_').replace('_', '.')}\n" in (
        notices
    )
    linked = (name for name, mark in NOT_YET.items() if mark in code)
    assert without_notice(notices, linked) == set()


def test_every_list_of_words_has_its_notice(site: Path, notices: str) -> None:
    """What a tool takes out of a package into a game, and what a game's own licence file says."""
    tools = [path.read_text(encoding="utf-8") for path in (ROOT / "tools").rglob("*.py")]
    sources = {name for text in tools for name in re.findall(r'"node_modules" / "([^"]+)"', text)}
    assert sources
    assert without_notice(notices, iter(sources)) == set()
    licences = list((ROOT / "py/tabletop").rglob("*licence*"))
    assert licences
    for licence in licences:
        lines = licence.read_text(encoding="utf-8").splitlines()
        assert [line for line in lines if line.strip() and line.strip() not in notices] == []


def test_every_icon_names_who_drew_it(site: Path, notices: str) -> None:
    """Each outline from the set is listed for its author, and for nobody else."""
    own = json.loads((ROOT / "static/own-icons.json").read_text(encoding="utf-8"))
    shipped = set(json.loads((site / BUILD / "icons.json").read_text(encoding="utf-8"))) - set(own)
    credit = notices[notices.index("Icons made by:") :].partition("\n\n    ")[0]
    named = [
        icon for line in re.findall(r"^- .+?: (.+)$", credit, re.M) for icon in line.split(", ")
    ]
    assert sorted(named) == sorted(shipped)
