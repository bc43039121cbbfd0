"""Which modules may import which, as ARCHITECTURE.md defines."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "py" / "tabletop"
MODULES = sorted(PACKAGE.rglob("*.py"))

BROWSER = {"js", "pyscript", "pyodide"}

ALLOWED = {
    "core": {"core"},
    "words": {"core", "ai.units", "words"},
    "ai": {"core", "words.game_words", "ai"},
    "scene": {"core", "words.objection", "scene"},
    "kit": {"core", "words", "scene", "kit"},
    "app": {
        *("core", "words", "scene", "kit", "ai.bot", "ai.job", "ai.review", "ai.units"),
        *("games.registry", "app"),
    },
    "web": {"core", "scene", "ai.bot", "ai.job", "games.registry", "app", "web", "tabletop"},
    "headless": {
        *(
            "core",
            "words.problems",
            "words.units",
            "scene",
            "ai.bot",
            "ai.review",
            "app.model",
            "app.table.viewer",
        ),
        *("games.registry", "headless"),
    },
}
"""The packages of ours that a package may import; a game's modules are listed in `allowed`."""

OF_ALL_GAMES = {"core", "words.about", "words.game_words", "words.objection", "ai", "scene", "kit"}
IN_A_GAME = {
    "__init__": set[str](),
    "words": {"core", "words.about", "words.game_words", "words", "rules"},
    "rules": {"core", "rules"},
    "feats": {"core", "words", "rules"},
    "bots": {"core", "ai", "rules", "bots"},
    "advice": {"core", "ai", "words", "rules", "bots", "advice"},
    "table": {
        "core",
        "words.objection",
        "scene",
        "kit",
        "words",
        "rules",
        "bots",
        "advice",
        "table",
    },
}
"""What each folder of a game may import: folders that all games share, and its own."""


def imports(path: Path) -> set[str]:
    """Return the names of all modules that a file imports, also inside functions."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        if isinstance(node, ast.ImportFrom):
            names |= {imported(node.module or "", alias.name) for alias in node.names}
    return names


def imported(module: str, name: str) -> str:
    """Return the module that `from module import name` imports: `name` may be a submodule."""
    path = PACKAGE.parent.joinpath(*module.split("."), name)
    return f"{module}.{name}" if path.is_dir() or path.with_suffix(".py").exists() else module


def allowed(path: Path) -> set[str]:
    """Return the packages of this project that the file may import."""
    parts = path.relative_to(PACKAGE).parts
    if parts == ("__main__.py",):
        return {"headless"}
    if parts[:2] == ("games", "registry.py"):
        return {"core", "words", "ai.bot", "ai.units", "scene.table"}
    if parts[0] != "games" or len(parts) < 3:
        return ALLOWED.get(parts[0], set())
    own = f"games.{parts[1]}"
    folder = parts[2].removesuffix(".py")
    return {each if each in OF_ALL_GAMES else f"{own}.{each}" for each in IN_A_GAME[folder]}


@pytest.mark.parametrize("path", MODULES, ids=[str(p.relative_to(PACKAGE)) for p in MODULES])
def test_a_module_imports_only_what_its_layer_may(path: Path) -> None:
    """Games import neither each other nor the application; only `web` imports browser modules."""
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


LAYERS = (
    {"messages", "words", "days"},
    {"model"},
    {"effects", "presence", "modes", "phones", "consent"},
    {"saving", "strengths", "turns"},
    {"table", "course"},
    {"lesson", "puzzles", "review", "hands", "memory", "daily", "illustrations", "curtain"},
    {"shelf", "start", "ending", "post", "places", "announcing"},
    {"root", "page"},
)
"""The files and folders of the application, from the lowest layer up."""


def test_the_application_imports_only_from_lower_layers() -> None:
    """A folder imports neither from its own layer nor from a higher one."""
    app = PACKAGE / "app"
    layer_of = {each: number for number, folders in enumerate(LAYERS) for each in folders}
    modules = [path for path in app.rglob("*.py") if path.parent != app or path.stem != "__init__"]
    upward = []
    for path in modules:
        folder = path.relative_to(app).parts[0].removesuffix(".py")
        names = {name.split(".")[2] for name in imports(path) if name.startswith("tabletop.app.")}
        higher = {each for each in names - {folder} if layer_of[each] >= layer_of[folder]}
        upward += [f"{path.relative_to(app)} imports {each}" for each in sorted(higher)]
    assert upward == []
    assert {path.relative_to(app).parts[0].removesuffix(".py") for path in modules} == set(layer_of)


ROOT = PACKAGE.parents[1]
USERS = {"py": {"tools", "e2e", "tests", "bench"}, "tools": {"e2e", "tests", "bench"}}
"""The folders that use a folder of the project, which must not import them."""


@pytest.mark.parametrize("folder", USERS)
def test_a_folder_does_not_import_its_users(folder: str) -> None:
    """The package never imports tools, and tools never import tests or benchmarks."""
    for path in (ROOT / folder).rglob("*.py"):
        assert not {name.split(".")[0] for name in imports(path)} & USERS[folder], path
