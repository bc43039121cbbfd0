"""Prepare a memory snapshot inside Pyodide: import the modules that the page will need.

A snapshot holds the packages as built. It is named by its content and requested by that name, so a
page never gets the snapshot of another version. Modules are imported without docstrings and
annotations.
"""

import importlib
import importlib.util
import json
import pkgutil
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from tools.slim import slim_tree
from tools.thin import settle, thin_code

STANDARD = ["random", "secrets"]
# These need a browser or are only for the command line.
ELSEWHERE = ("tabletop.web", "tabletop.headless", "tabletop.__main__")
GAMES = "tabletop.games."
WEB = "tabletop.web"
PYSCRIPT = "pyscript"


def modules_of(package: str) -> list[str]:
    """Return the names of all modules below `package`, without importing them."""
    spec = importlib.util.find_spec(package)
    assert spec
    path = spec.submodule_search_locations
    found = [(each.name, each.ispkg) for each in pkgutil.iter_modules(path, f"{package}.")]
    below = [name for each, ispkg in found if ispkg for name in modules_of(each)]
    return [name for name, _ in found] + below


def is_of_a_game(name: str) -> bool:
    """Return whether a module belongs to one game; the registry of games doesn't."""
    return name.startswith(GAMES) and name != f"{GAMES}registry"


def take_in(layer: str) -> None:
    """Import the modules of `layer`, "games" or another, and release what only the import
    needed."""
    usual = SourceFileLoader.source_to_code
    SourceFileLoader.source_to_code = slim_code  # type: ignore[assignment]
    ours = [name for name in modules_of("tabletop") if not name.startswith(ELSEWHERE)]
    for name in [*STANDARD, *ours]:
        if is_of_a_game(name) == (layer == "games"):
            importlib.import_module(name)
    SourceFileLoader.source_to_code = usual  # type: ignore[method-assign]
    if layer == "application":
        sys.meta_path.insert(0, Compiled())
    sys.dont_write_bytecode = True
    settle()


def slim_code(_loader: SourceFileLoader, data: bytes, path: str) -> CodeType:
    """Return the code object of a module from its source `data`, without docstrings."""
    return compile(slim_tree(data), path, "exec", dont_inherit=True)


def module_name(file: str) -> str:
    """Return the module name of a file in PyScript's package."""
    return f"{PYSCRIPT}.{file}".removesuffix(".py").removesuffix(".__init__")


class Compiled:
    """An importer of modules that are compiled but not executed in the snapshot.

    They need a page or a worker to run. PyScript writes its package into a folder at each start,
    from which it would have to be compiled again.
    """

    def __init__(self) -> None:
        pyscript = json.loads(Path("tools/pyscript.json").read_text(encoding="utf-8"))
        self.codes = {
            module_name(file): thin_code(compile(slim_tree(source), file, "exec"))
            for file, source in pyscript.items()
        }
        for name in [WEB, *modules_of(WEB)]:
            spec = importlib.util.find_spec(name)
            assert spec
            assert isinstance(spec.loader, SourceFileLoader)
            code = spec.loader.get_code(name)
            assert code
            self.codes[name] = code

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return a spec with this importer as its loader, or None for other modules."""
        if name not in self.codes:
            return None
        loader: Any = self
        return ModuleSpec(name, loader, is_package=name in (WEB, PYSCRIPT))

    def create_module(self, _spec: ModuleSpec) -> None:
        """Return None, for Python's default module object."""

    def exec_module(self, module: ModuleType) -> None:
        """Execute the compiled code of `module`."""
        exec(self.codes[module.__name__], vars(module))
