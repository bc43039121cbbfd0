"""The server of `make dev`: it serves the sources unbuilt, and notifies pages of changes."""

from __future__ import annotations

import http.client
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from tools.dev.server import Project, make_dev_server
from tools.dev.watch import Version, Watcher, syntax_error

PAGE = """<html lang="en" data-edition="__EDITION__">
  <head>
    <script src="static/js/theme.js"></script>
    <script src="static/js/first-aid/main.js"></script>
    <script type="module" src="static/js/boot.js"></script>
  </head>
</html>
"""

MAKEFILE = """static/build/tokens.css:
	mkdir -p static/build && echo made > $@
static/build/%.json:
	mkdir -p static/build && echo {} > $@
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Return the folder of a project of a few files."""
    files = {
        "index.html": PAGE,
        "Makefile": MAKEFILE,
        "secret.txt": "mine",
        "py/main.py": "print()\n",
        "py/opponents.py": "",
        "py/tabletop/rules.py": "SEEDS = 3  # per player\n",
        "py/tabletop/words.bin": "words",
        "py/tabletop/help.html": "<p>Plant.</p>",
        "static/css/base.css": "body { margin: 0; }",
        "static/js/boot.js": "start();",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


Ask = Callable[..., http.client.HTTPResponse]


@pytest.fixture
def ask(root: Path) -> Iterator[Ask]:
    """Yield a function that requests a path from that project's server and returns the response."""
    server = make_dev_server(Project(root), 0)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    with ExitStack() as opened:

        def ask_for(path: str, **headers: str) -> http.client.HTTPResponse:
            asked = http.client.HTTPConnection("localhost", server.server_port, timeout=30)
            connection = opened.enter_context(closing(asked))
            connection.request("GET", path, headers=headers)
            return opened.enter_context(connection.getresponse())

        yield ask_for
    server.shutdown()
    server.server_close()
    thread.join()


def text_of(ask: Ask, path: str) -> str:
    """Return the body at a path; fail if it is missing."""
    answer = ask(path)
    assert answer.status == 200
    return answer.read().decode()


def event(answer: http.client.HTTPResponse) -> Any:
    """Return the next version number that the server sends."""
    line = answer.readline().decode()
    assert answer.readline() == b"\n"
    return json.loads(line.removeprefix("data: "))


def test_the_page_is_the_source_with_one_script_more(ask: Ask) -> None:
    """The added script comes first; first aid, unbundled here, is loaded with boot.js."""
    page = text_of(ask, "/")
    scripts = [line.strip() for line in page.splitlines() if "<script" in line]
    assert scripts[0] == '<script src="dev/page.js"></script>'
    assert len(scripts) == 3
    assert "first-aid" not in page
    assert "__EDITION__" not in page


def test_the_script_fills_in_what_the_build_would(ask: Ask) -> None:
    """It sets the names that the build would replace, and starts Python in developer mode."""
    script = text_of(ask, "/dev/page.js")
    for name in ("__PYSCRIPT__", "__DIGESTS__", "__PARTS__"):
        assert f"globalThis.{name} = " in script
    assert "./dev/runtime.mjs" in script


def test_python_gets_its_files_as_they_are(ask: Ask, root: Path) -> None:
    """Python files are current and unstripped, and word lists are included."""
    assert "# per player" in text_of(ask, "/dev/tabletop.pack")
    assert "words" in text_of(ask, "/dev/tabletop.pack")
    assert "Plant" not in text_of(ask, "/dev/tabletop.pack")
    (root / "py/tabletop/rules.py").write_text("SEEDS = 4\n", encoding="utf-8")
    assert "SEEDS = 4" in text_of(ask, "/dev/tabletop.pack")


def test_only_what_a_page_needs_is_served(ask: Ask) -> None:
    """Other files in the folder, and all files outside it, are not served."""
    assert text_of(ask, "/static/js/boot.js") == "start();"
    for path in ("/secret.txt", "/Makefile", "/static/../secret.txt", "/../etc/passwd", "/no"):
        assert ask(path).status == 404


def test_what_the_build_makes_is_made_when_it_is_asked_for(ask: Ask, root: Path) -> None:
    """The Makefile builds it, since it knows the sources."""
    assert not (root / "static/build").exists()
    assert text_of(ask, "/static/build/tokens.css") == "made\n"


def test_an_unchanged_file_is_not_sent_again(ask: Ask) -> None:
    """A request with the current ETag gets 304."""
    tag = ask("/static/js/boot.js").headers["ETag"]
    assert ask("/static/js/boot.js", **{"If-None-Match": tag}).status == 304


def test_a_page_hears_of_every_change(ask: Ask, root: Path) -> None:
    """A change of Python or JavaScript reloads the page; one of CSS replaces the style sheet."""
    changes = ask("/dev/changes")
    first = event(changes)
    (root / "py/tabletop/rules.py").write_text("SEEDS = 5\n", encoding="utf-8")
    second = event(changes)
    assert (second["page"] != first["page"], second["style"]) == (True, first["style"])
    (root / "static/js/boot.js").write_text("start(2);", encoding="utf-8")
    third = event(changes)
    assert third["page"] not in (first["page"], second["page"])
    (root / "static/css/base.css").write_text("body { margin: 1px; }", encoding="utf-8")
    fourth = event(changes)
    assert (fourth["page"], fourth["style"] != first["style"]) == (third["page"], True)


def test_a_file_that_comes_or_goes_is_a_change(root: Path) -> None:
    """Files that the build writes or Python caches do not count."""
    watcher = Watcher([root / "py", root / "static"])
    for folder in ("static/build", "py/tabletop/__pycache__"):
        (root / folder).mkdir()
        (root / folder / "made.json").write_text("{}", encoding="utf-8")
    watcher.look()
    assert watcher.version == Version(0, 0)
    (root / "py/tabletop/more.py").write_text("", encoding="utf-8")
    watcher.look()
    (root / "py/tabletop/more.py").unlink()
    watcher.look()
    assert watcher.version == Version(2, 0)


def test_python_that_cannot_be_compiled_reloads_nothing(root: Path) -> None:
    """The terminal shows where the error is; fixing it reloads the page."""
    said: list[str] = []
    watcher = Watcher([root / "py"], said.append)
    rules = root / "py/tabletop/rules.py"
    rules.write_text("SEEDS = 3\ndef plant(:\n", encoding="utf-8")
    watcher.look()
    assert watcher.version == Version(0, 0)
    assert [line.startswith(f"{rules}:2: ") for line in said] == [True]
    (root / "py/main.py").write_text("print(1)\n", encoding="utf-8")
    watcher.look()
    assert watcher.version == Version(0, 0)
    rules.write_text("SEEDS = 3\n", encoding="utf-8")
    watcher.look()
    assert watcher.version == Version(1, 0)
    assert syntax_error(rules) is None


def test_the_published_page_knows_nothing_of_this() -> None:
    """Only the development server inserts the script."""
    sources = Path(__file__).parents[1]
    assert "dev/" not in (sources / "index.html").read_text(encoding="utf-8")
    assert "tools/dev" not in (sources / "tools/site.mjs").read_text(encoding="utf-8")
