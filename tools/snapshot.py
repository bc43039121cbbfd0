"""Runs inside Pyodide when the pictures of memory are taken: imports what will be needed.

The pictures hold the packages as the build packs them. They are named by their content, and the
page asks for them by these names, so it never meets the picture of another version. What is
imported leaves docstrings and the types of arguments out.
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
# These need a browser, or are for the command line.
ELSEWHERE = ("tabletop.web", "tabletop.headless", "tabletop.__main__")
GAMES = "tabletop.games."
WEB = "tabletop.web"
PYSCRIPT = "pyscript"


def modules_of(package: str) -> list[str]:
    """Returns the names of the modules below `package`, which is not run for it."""
    spec = importlib.util.find_spec(package)
    assert spec
    path = spec.submodule_search_locations
    found = [(each.name, each.ispkg) for each in pkgutil.iter_modules(path, f"{package}.")]
    below = [name for each, ispkg in found if ispkg for name in modules_of(each)]
    return [name for name, _ in found] + below


def is_of_a_game(name: str) -> bool:
    """Returns whether a module is of one game, and not of the list of games."""
    return name.startswith(GAMES) and name != f"{GAMES}registry"


def take_in(layer: str) -> None:
    """Imports what `layer` holds, and leaves no trace of how it was found."""
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
    """Returns what a loader runs for the source `data`."""
    return compile(slim_tree(data), path, "exec", dont_inherit=True)


def module_name(file: str) -> str:
    """Returns the name of the module that a file of PyScript's package is."""
    return f"{PYSCRIPT}.{file}".removesuffix(".py").removesuffix(".__init__")


class Compiled:
    """Finds modules that are compiled but not run yet: they need what a page or a worker has.

    PyScript writes its package into a folder at each start, where it would be compiled anew.
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
        """Returns a spec with ourselves as its loader, None for all other modules."""
        if name not in self.codes:
            return None
        loader: Any = self
        return ModuleSpec(name, loader, is_package=name in (WEB, PYSCRIPT))

    def create_module(self, _spec: ModuleSpec) -> None:
        """Returns no module: an ordinary one will do."""

    def exec_module(self, module: ModuleType) -> None:
        """Runs a module, now that it is imported."""
        exec(self.codes[module.__name__], vars(module))
