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
"""What each folder of a game may import: rooms that all games share, and rooms of its own."""


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
    return {room if room in OF_ALL_GAMES else f"{own}.{room}" for room in IN_A_GAME[folder]}


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


FLOORS = (
    {"messages", "words", "days"},
    {"model"},
    {"effects", "presence", "modes", "phones", "consent"},
    {"saving", "strengths", "turns"},
    {"table", "course"},
    {"lesson", "puzzles", "review", "hands", "memory", "daily", "illustrations", "curtain"},
    {"shelf", "start", "ending", "post", "places", "announcing"},
    {"root", "page"},
)
"""The files and folders of the application, from the ground up."""


def test_rooms_of_the_application_import_from_floors_below() -> None:
    """A room imports neither from its own floor nor from a higher one."""
    app = PACKAGE / "app"
    floor_of = {room: number for number, rooms in enumerate(FLOORS) for room in rooms}
    modules = [path for path in app.rglob("*.py") if path.parent != app or path.stem != "__init__"]
    upward = []
    for path in modules:
        room = path.relative_to(app).parts[0].removesuffix(".py")
        names = {name.split(".")[2] for name in imports(path) if name.startswith("tabletop.app.")}
        higher = {each for each in names - {room} if floor_of[each] >= floor_of[room]}
        upward += [f"{path.relative_to(app)} imports {each}" for each in sorted(higher)]
    assert upward == []
    assert {path.relative_to(app).parts[0].removesuffix(".py") for path in modules} == set(floor_of)


ROOT = PACKAGE.parents[1]
ROOMS = {"py": {"tools", "e2e", "tests", "bench"}, "tools": {"e2e", "tests", "bench"}}
"""What lies above a room of the project: it knows nothing of that."""


@pytest.mark.parametrize("room", ROOMS)
def test_nothing_reaches_up_into_what_uses_it(room: str) -> None:
    """The package never imports tools, and tools never import tests or benchmarks."""
    for path in (ROOT / room).rglob("*.py"):
        assert not {name.split(".")[0] for name in imports(path)} & ROOMS[room], path
