"""The layers of the house: who may import what (ARCHITECTURE.md)."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "py" / "tabletop"
MODULES = sorted(PACKAGE.rglob("*.py"))

BROWSER = {"js", "pyscript", "pyodide"}

ALLOWED = {
    "core": {"core"},
    "ai": {"core", "ai"},
    "scene": {"core", "scene"},
    "app": {"core", "scene", "ai.bot", "games.registry", "app"},
    "web": {"core", "scene", "ai.bot", "games.registry", "app", "web", "tabletop"},
    "headless": {"core", "ai.bot", "games.registry", "headless"},
}
"""The packages of ours that a package may import; a game's modules are listed in `allowed`."""


def imports(path: Path) -> set[str]:
    """Return the names of all modules that a file imports, anywhere in it."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        if isinstance(node, ast.ImportFrom):
            names.add(node.module or "")
    return names


def allowed(path: Path) -> set[str]:
    """Return the packages of ours that the file may import."""
    parts = path.relative_to(PACKAGE).parts
    if parts == ("__main__.py",):
        return {"headless"}
    if parts[:2] == ("games", "registry.py"):
        return {"core", "ai.bot", "scene.table"}
    if parts[0] != "games" or len(parts) < 3:
        return ALLOWED.get(parts[0], set())
    extra = {"bots": {"ai"}, "scene": {"scene"}}
    own = {"core", f"games.{parts[1]}"}
    return own | extra.get(parts[2].removesuffix(".py").split("_")[0], set())


@pytest.mark.parametrize("path", MODULES, ids=[str(p.relative_to(PACKAGE)) for p in MODULES])
def test_a_module_imports_only_what_its_layer_may(path: Path) -> None:
    """Games know neither each other nor the application; only `web` names the browser."""
    names = imports(path)
    layer = path.relative_to(PACKAGE).parts[0]
    if layer != "web":
        assert not {name.split(".")[0] for name in names} & BROWSER
    ours = {name.removeprefix("tabletop.") for name in names if name.startswith("tabletop")}
    known = allowed(path)
    strangers = [
        name for name in ours if not any(name == k or name.startswith(k + ".") for k in known)
    ]
    assert not strangers, f"{path.name} may import {sorted(known)} only"
