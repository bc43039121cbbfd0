"""A stock PyScript and Pyodide page that runs one line of Python, as a baseline for ours."""

import json
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

HELLO = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Hello</title>
    <link rel="stylesheet" href="pyscript/core.css" />
    <script type="module" src="pyscript/core.js"></script>
  </head>
  <body>
    <script type="py" config='%s'>
      import js
      js.document.documentElement.dataset.python = "stock"
      js.document.documentElement.dataset.ready = "hello"
    </script>
  </body>
</html>
"""


def write_hello(folder: Path) -> None:
    """Write the page, with the PyScript and Pyodide that it starts, into `folder`."""
    folder.mkdir()
    shutil.copytree(ROOT / "node_modules/@pyscript/core/dist", folder / "pyscript")
    shutil.copytree(ROOT / "node_modules/pyodide", folder / "pyodide")
    config = json.dumps({"interpreter": "./pyodide/pyodide.mjs"})
    (folder / "index.html").write_text(HELLO % config, encoding="utf-8")
