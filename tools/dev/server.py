"""Serves the sources to one developer: no snapshot, no bundle, no service worker.

The page is index.html with `page.js` at its beginning, which fills in what the build would have and
listens for changes. Python starts by `runtime.mjs`, plain, from a pack of `py/tabletop` as it is.
What the build makes of other files (icons, colours, the pages of rules) is made when it is asked
for after a change.
"""

import base64
import hashlib
import json
import re
import subprocess
import threading
import time
from collections.abc import Mapping
from http import HTTPStatus
from pathlib import Path
from typing import ClassVar
from urllib.parse import unquote, urlsplit

from tools.dev.watch import Version, Watcher
from tools.pack import joined
from tools.serve import TYPES, Handler, Server

HERE = Path(__file__).resolve().parent
WATCHED = ("index.html", "manifest.webmanifest", "pyscript.toml", "py", "static")
SERVED = ("index.html", "manifest.webmanifest", "LICENSE", "py", "static", "node_modules/pyodide")
BUILT = "static/build/"
MADE = ("icons.json", "tokens.css", "games.json")
"""What `make` writes into static/build from sources that are edited. The pages of rules come with
games.json, which takes a second; nothing else waits for that."""

ENTRIES = ("./py/main.py", "./py/opponents.py")
PATIENCE = 10.0
"""After how many seconds without a change something is sent all the same, to learn whether the page
is still there."""

HEAD = '<script src="dev/page.js"></script>'


class Project:
    """The sources in one folder, and what is made of them for the page."""

    def __init__(self, root: Path) -> None:
        self.root = root.resolve()
        self.watcher = Watcher(self.root / name for name in WATCHED)
        self._begun = f"{time.time():.0f}"
        self._made = dict[str, Version]()
        self._making = {name: threading.Lock() for name in MADE}

    def version(self) -> Mapping[str, str]:
        """Return what a page compares to learn that it is out of date; another server than the one
        that sent it counts as a change."""
        return self.told(self.watcher.version)

    def told(self, version: Version) -> Mapping[str, str]:
        """Return a version as a page knows it."""
        return {"page": f"{self._begun}-{version.page}", "style": str(version.style)}

    def page(self) -> str:
        """Return index.html for developers: with our script, without what needs the build."""
        text = (self.root / "index.html").read_text(encoding="utf-8")
        bundled = r' *<script src="static/js/first-aid/main\.js"></script>\n'
        text = re.sub(bundled, "", text)  # it is a module until it is built, and boot.js imports it
        text = text.replace("__EDITION__", self.version()["page"])
        return text.replace("<script", f"{HEAD}\n    <script", 1)

    def script(self) -> str:
        """Return the script of the page, with the names that the build leaves open."""
        setup = {"name": "Six Gardens", "interpreter": "./dev/runtime.mjs"}
        digests = {path: self._digest(path) for path in ENTRIES}
        names = {
            "__VERSION__": self.version(),
            "__PYSCRIPT__": json.dumps(setup),
            "__DIGESTS__": json.dumps(digests),
            "__PARTS__": "[]",
        }
        filled = "".join(f"globalThis.{name} = {json.dumps(names[name])};\n" for name in names)
        return filled + (HERE / "page.js").read_text(encoding="utf-8")

    def pack(self) -> bytes:
        """Return our package for Python, with the lists of words; nothing is left out of its files,
        so that errors quote their lines."""
        package = self.root / "py"
        files = (path for path in package.joinpath("tabletop").rglob("*") if path.is_file())
        return joined(
            {
                path.relative_to(package).as_posix(): path.read_bytes()
                for path in sorted(files)
                if "__pycache__" not in path.parts and path.suffix != ".html"
            }
        )

    def make(self, name: str) -> None:
        """Bring one of `MADE` up to date; of several requests the first one does it.

        Where make finds a mistake it says so in the terminal, and the former file is sent.
        """
        with self._making[name]:
            version = self.watcher.version
            if self._made.get(name) != version:
                make = ["nice", "make", "--silent", f"{BUILT}{name}"]
                subprocess.run(make, cwd=self.root, check=False)
                self._made[name] = version

    def _digest(self, path: str) -> str:
        digest = hashlib.sha256((self.root / path).read_bytes()).digest()
        return base64.b64encode(digest).decode()


class DevHandler(Handler):
    """Answers the page of a developer."""

    project: ClassVar[Project]

    def answer(self, *, with_body: bool) -> None:
        path = unquote(urlsplit(self.path).path)
        project = self.project
        if path in ("/", "/index.html"):
            self.send(project.page().encode(), ".html")
        elif path == "/dev/page.js":
            self.send(project.script().encode(), ".js")
        elif path == "/dev/runtime.mjs":
            self.send((HERE / "runtime.mjs").read_bytes(), ".mjs")
        elif path == "/dev/tabletop.pack":
            self.send(project.pack(), "")
        elif path == "/dev/changes":
            self.send_changes()
        else:
            self.send_source(path)

    def send_source(self, path: str) -> None:
        """Send a file of the project as it is; never one that a browser has no business with."""
        name = path.removeprefix(f"/{BUILT}")
        name = "games.json" if name.startswith("rules/") else name
        if name in MADE:
            self.project.make(name)
        found = self.file_asked_for()
        served = [self.root / name for name in SERVED]
        if found is None or not any(found.is_relative_to(each) for each in served):
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        self.send(found.read_bytes(), found.suffix)

    def send(self, body: bytes, suffix: str) -> None:
        """Send a body, unless the browser has the very same one; nothing is packed on the way."""
        tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        is_known = self.headers.get("If-None-Match") == tag
        self.send_response(HTTPStatus.NOT_MODIFIED if is_known else HTTPStatus.OK)
        self.send_header("Content-Type", TYPES.get(suffix, "application/octet-stream"))
        self.send_header("Cache-Control", "no-cache")
        self.send_header("ETag", tag)
        if not is_known:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if not is_known and self.command == "GET":
            self.send_body(body)

    def send_changes(self) -> None:
        """Send the version at once, and again after every change, as server-sent events."""
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Cache-Control", "no-store")
        self.send_header("Connection", "close")
        self.end_headers()
        self.close_connection = True
        watcher = self.project.watcher
        known = watcher.version
        while True:
            event = f"data: {json.dumps(self.project.told(known))}\n\n"
            self.wfile.write(event.encode())
            self.wfile.flush()
            known = watcher.wait(known, PATIENCE)


def make_dev_server(project: Project, port: int) -> Server:
    """Return a server of a project, on this machine alone; raise OSError if the port is taken.

    Port 0 picks a free one. Its watcher runs from now on.
    """
    handler = type("BoundDevHandler", (DevHandler,), {"root": project.root, "project": project})
    server = Server(("localhost", port), handler)
    threading.Thread(target=project.watcher.run, daemon=True).start()
    return server
