"""Runs inside Pyodide when the picture of memory is taken: imports what will be needed.

The picture holds the packages as the build packs them. It is named by its content, and the page
asks for it by that name, so a page never meets the picture of another version.
"""

import gc
import importlib
import pkgutil
import sys

STANDARD = ["random", "shutil", "zipfile"]
# These need a browser, or are for the command line.
ELSEWHERE = ("tabletop.web", "tabletop.headless", "tabletop.__main__")


def modules_of(package: str) -> list[str]:
    """Returns the names of the modules below `package`, but for those that run elsewhere."""
    path = importlib.import_module(package).__path__
    names = (found.name for found in pkgutil.walk_packages(path, f"{package}."))
    return [name for name in names if not name.startswith(ELSEWHERE)]


for name in [*STANDARD, *modules_of("tabletop")]:
    importlib.import_module(name)
# The finders know the files of this moment; those of the page are written afresh.
sys.path_importer_cache.clear()
gc.collect()
