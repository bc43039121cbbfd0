"""The tools that pack, serve and count, and the guarantees of the page's files."""

from __future__ import annotations

import gzip
import http.client
import json
import re
import struct
import subprocess
import sys
import threading
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tools.pack import pack, without_remarks
from tools.serve import make_server
from tools.slim import slim_source
from tools.test import PARTS, Count, Step, browser_tests, counted, run_stage
from tools.thin import thin_code
from tools.trim import is_used

ROOT = Path(__file__).parents[1]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Return a folder with a package of four files and a `__pycache__`."""
    folder = tmp_path / "garden"
    (folder / "__pycache__").mkdir(parents=True)
    (folder / "__init__.py").write_text("FLOWERS = 3\n", encoding="utf-8")
    (folder / "plants.txt").write_text("rose\n", encoding="utf-8")
    (folder / "help.html").write_text("<p>Plant.</p>", encoding="utf-8")
    (folder / "words.bin").write_bytes(b"words")
    (folder / "__pycache__" / "old.pyc").write_bytes(b"old")
    return folder


def test_a_package_is_packed_without_caches_pages_and_lists_of_words(package: Path) -> None:
    """The archive has modules and data, and nothing else."""
    packed = pack(package)
    length = int.from_bytes(packed[:4], "little")
    listed = [["garden/__init__.py", 12], ["garden/plants.txt", 5]]
    assert json.loads(packed[4 : 4 + length]) == listed
    assert packed[4 + length :] == b"FLOWERS = 3\nrose\n"


def test_the_same_files_make_the_same_pack(package: Path) -> None:
    """An archive's bytes depend on the contents of its sources, not on dates."""
    before = pack(package)
    (package / "plants.txt").touch()
    assert pack(package) == before
    (package / "plants.txt").write_text("dove\n", encoding="utf-8")
    assert pack(package) != before


@pytest.mark.parametrize(
    ("name", "used"),
    [
        ("json/decoder.py", True),
        ("random.py", True),
        ("encodings/utf_8.py", True),
        ("encodings/big5.py", False),
        ("unittest/case.py", False),
        ("pdb.py", False),
    ],
)
def test_what_stays_of_the_standard_library(name: str, used: bool) -> None:
    """Debuggers, test runners and old encodings are left out."""
    assert is_used(name) is used


def test_packed_sources_have_each_line_where_it_was() -> None:
    """Comments and docstrings go; strings that look like them stay."""
    source = """'''Says.

Much.'''  # or not
import enum  # why


class Kind(enum.Enum):
    '''One of two.'''

    # the first
    RED = "# red"
    '''As blood.'''


def words():
    '''Returns
    them.'''
    return (
        "a"
        # and
        "b"
    )
"""
    packed = without_remarks(source)
    assert not re.search("Says|Much|why|One of|first|blood|Returns|and", packed)
    assert packed.count("\n") == source.count("\n")
    lines = [line.strip() for line in packed.splitlines()]
    assert lines[10] == 'RED = "# red"'
    scope: dict[str, Any] = {}
    exec(packed, scope)
    assert scope["words"]() == "ab"
    assert scope["words"].__code__.co_firstlineno == 15


def test_thin_code_does_what_it_did_on_its_first_line() -> None:
    """Each function, nested or long, keeps its first line number and its behaviour."""
    body = "\n".join(f"    total += seat * {number}" for number in range(1, 40))
    source = f"\ndef score(seat):\n    total = 0\n{body}\n    return (lambda: 6 // total)()\n"
    scope: dict[str, Any] = {}
    exec(thin_code(compile(source, "score", "exec")), scope)
    assert scope["score"](-1) == -1
    with pytest.raises(ZeroDivisionError) as told:
        scope["score"](0)
    assert [entry.lineno for entry in told.traceback[1:]] == [1, 42]


def test_slim_sources_do_what_they_did() -> None:
    """Docstrings and annotations of arguments go; a class keeps an empty docstring and fields."""
    source = '''"""A bed."""
class Bed:
    """Where plants grow."""
    plants: int = 3  # at first

def grow(bed: Bed, *more: int) -> int:
    """Return how many plants there are."""
    return bed.plants + sum(more)

async def rest() -> None:
    """Do nothing."""
'''
    slim = slim_source(source)
    assert "Return" not in slim
    assert "# at first" not in slim
    scope: dict[str, Any] = {}
    exec(slim, scope)
    assert scope["grow"](scope["Bed"](), 4) == 7
    assert scope["grow"].__annotations__ == {}
    assert scope["Bed"].__doc__ == " "
    assert list(scope["Bed"].__annotations__) == ["plants"]


def test_slim_dataclasses_have_no_repr_and_keep_what_they_are() -> None:
    """They are compared, hashed, matched and inherited from as before; only their repr is gone."""
    source = """
from dataclasses import dataclass, replace

@dataclass(frozen=True, slots=True)
class Leaf:
    \"\"\"A leaf.\"\"\"

    colour: str
    size: int = 3
"""
    scope: dict[str, Any] = {"__name__": __name__}
    exec(slim_source(source), scope)
    leaf = scope["Leaf"]
    assert leaf("red") == leaf("red", 3) != leaf("green")
    assert len({leaf("red"), leaf("red")}) == 1
    assert scope["replace"](leaf("red"), size=4).size == 4
    assert leaf.__match_args__ == ("colour", "size")
    assert leaf.__slots__ == ("colour", "size")
    assert "__repr__" not in vars(leaf)
    exec("@dataclass(frozen=True)\nclass Needle(Leaf):\n    sharp: bool = True", scope)
    assert scope["Needle"]("green").sharp


def test_slim_typed_dicts_have_no_fields() -> None:
    """Only type checkers read those; other classes keep theirs."""
    source = '''from dataclasses import dataclass
from typing import NamedTuple, NotRequired, TypedDict

class Named(TypedDict):
    """Has a name."""
    name: str

class Bed(Named, total=False):
    plants: NotRequired[int]

class Plant(NamedTuple):
    kind: str

@dataclass
class Pot:
    plant: Plant
'''
    scope: dict[str, Any] = {}
    exec(slim_source(source), scope)
    assert scope["Bed"](name="roses", plants=3) == {"name": "roses", "plants": 3}
    assert scope["Bed"].__annotations__ == scope["Named"].__annotations__ == {}
    assert scope["Pot"](scope["Plant"]("rose")).plant.kind == "rose"


PAGE = "<!doctype html><title>Garden</title>" * 20


@pytest.fixture
def served(tmp_path: Path) -> Iterator[http.client.HTTPConnection]:
    """Yield a connection to a server of a small site under /some/path/."""
    site = tmp_path / "site"
    site.mkdir()
    (site / "index.html").write_text(PAGE, encoding="utf-8")
    (site / "python.wasm").write_bytes(b"\0asm")
    (tmp_path / "secret.txt").write_text("not for you", encoding="utf-8")
    server = make_server(site, 0, "/some/path/")
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    connection = http.client.HTTPConnection("localhost", server.server_port, timeout=10)
    yield connection
    connection.close()
    server.shutdown()
    server.server_close()
    thread.join()


def ask(
    connection: http.client.HTTPConnection, path: str, **headers: str
) -> tuple[http.client.HTTPResponse, bytes]:
    """Return the response to a GET request, and its body."""
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request("GET", path, headers=names)
    answer = connection.getresponse()
    return answer, answer.read()


def test_a_folder_answers_with_its_page_packed(served: http.client.HTTPConnection) -> None:
    """The index page is sent with its type, gzipped if the browser accepts that."""
    answer, body = ask(served, "/some/path/", Accept_Encoding="gzip, br")
    assert answer.status == 200
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert answer.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(body).decode() == PAGE


def test_webassembly_has_its_type(served: http.client.HTTPConnection) -> None:
    """Browsers compile WebAssembly while it downloads only if it has the right type."""
    answer, body = ask(served, "/some/path/python.wasm")
    assert answer.headers["Content-Type"] == "application/wasm"
    assert body == b"\0asm"


def test_an_unchanged_file_is_not_sent_again(served: http.client.HTTPConnection) -> None:
    """The service worker requests what the page has just loaded, at no cost in bytes."""
    first, _ = ask(served, "/some/path/index.html")
    again, body = ask(served, "/some/path/index.html", If_None_Match=first.headers["ETag"])
    assert (again.status, body) == (304, b"")


@pytest.mark.parametrize(
    "path", ["/", "/index.html", "/some/path/none", "/some/path/../secret.txt"]
)
def test_nothing_else_is_served(served: http.client.HTTPConnection, path: str) -> None:
    """Only files inside the folder and under its path are served."""
    answer, _ = ask(served, path)
    assert answer.status == 404


def test_a_busy_port_is_refused(tmp_path: Path) -> None:
    """Two servers never share a port."""
    with make_server(tmp_path, 0) as first, pytest.raises(OSError, match="in use"):
        make_server(tmp_path, first.server_port)


@pytest.mark.parametrize(
    ("output", "count"),
    [
        ("== 2 failed, 1467 passed, 1 deselected in 189.26s ==\n", Count(1467, 2, 1)),
        ("== 7 passed, 3 errors in 1.0s ==\n", Count(7, 3)),
        ("1..34\n# tests 34\n# pass 33\n# fail 1\n", Count(33, 1)),
        ("no tests ran in 0.01s\n", Count(0, 0)),
    ],
)
def test_tests_are_counted(output: str, count: Count) -> None:
    """The last line of `make test` adds up what each runner reports."""
    assert counted(output) == count


def test_lanes_are_counted_together_and_do_not_talk_at_once(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Each step's output stays together; after a failure the lane continues."""
    say = "import time; print('a', flush=True); time.sleep(0.1); print('3 passed'); exit({})"
    lanes = [
        [
            Step(f"{lane}{number}", [sys.executable, "-c", say.format(code)], tests=True)
            for number, code in enumerate((1, 0))
        ]
        for lane in "xy"
    ]
    assert run_stage(lanes) == Count(12, 2)
    said = re.sub(r", \d+ s", "", capsys.readouterr().out)
    for lane in "xy":
        for number, end in enumerate(("FAILED", "fine")):
            name = f"{lane}{number}"
            assert f"== {name}\na\n3 passed\n== {name}: {end}\n" in said


def test_icons_of_the_page_are_in_the_icon_file() -> None:
    """Each icon that JavaScript names is shipped."""
    listed = (ROOT / "static/icons.txt").read_text(encoding="utf-8").split()
    own = json.loads((ROOT / "static/own-icons.json").read_text(encoding="utf-8"))
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "static/js").rglob("*.js")]
    named = {name for text in sources for name in re.findall(r'\bicon\("([a-z0-9-]+)"', text)}
    assert named
    assert named - set(listed) - set(own) == set()


def test_the_page_thanks_everybody_who_drew_an_icon() -> None:
    """The page lists the same authors as the notices."""
    about = (ROOT / "static/js/page/dialogs/about.js").read_text(encoding="utf-8")
    authors = (ROOT / "tools/licences/icon-authors.txt").read_text(encoding="utf-8")
    named = re.findall(r"^([^# ][^:]*): ", authors, re.MULTILINE)
    assert len(named) > 5
    assert [name for name in named if name not in about] == []


def test_the_page_is_closed_to_other_origins() -> None:
    """Own origin only, no inline scripts; PyScript needs 'unsafe-eval' and blob workers."""
    page = (ROOT / "index.html").read_text(encoding="utf-8")
    policy = re.search(r'content="(default-src [^"]+)"', page)
    assert policy
    rules = dict(rule.strip().split(" ", 1) for rule in policy[1].split(";"))
    assert rules["default-src"] == "'self'"
    assert rules["script-src"] == "'self' 'unsafe-eval'"
    assert rules["worker-src"] == "'self' blob:"
    assert "style-src" not in rules
    assert "unsafe-inline" not in page


def test_what_cannot_be_selected_cannot_in_safari_either() -> None:
    """Safari supports `user-select` only with its own prefix."""
    for path in (ROOT / "static/css").glob("*.css"):
        lines = [line.strip() for line in path.read_text(encoding="utf-8").splitlines()]
        for before, line in pairwise(lines):
            if line.startswith("user-select:"):
                assert before == f"-webkit-{line}", f"{path.name}: {line}"


def test_the_manifest_makes_an_app_for_each_place() -> None:
    """The manifest has no `id`, so that its start address identifies the app.

    An `id` is resolved against the origin and would ignore the path. The files that the manifest
    names exist, in the declared sizes.
    """
    manifest = json.loads((ROOT / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert "id" not in manifest
    assert manifest["start_url"] == manifest["scope"] == "./"
    forms = {each["form_factor"] for each in manifest["screenshots"]}
    assert forms == {"wide", "narrow"}
    for picture in manifest["screenshots"]:
        content = (ROOT / picture["src"]).read_bytes()
        width, height = (int(side) for side in picture["sizes"].split("x"))
        assert struct.pack(">HH", height, width) in content[:1024]
        assert len(content) < 150_000
    for icon in manifest["icons"]:
        assert (ROOT / icon["src"]).is_file()


def test_publishing_waits_for_the_tests() -> None:
    """A failed run publishes nothing; actions are pinned to commits and name their version."""
    workflows = {path.name: path.read_text() for path in (ROOT / ".github/workflows").iterdir()}
    publish = workflows["pages.yml"]
    assert "uses: ./.github/workflows/ci.yml" in publish
    assert "needs: test" in publish
    assert "workflow_call:" in workflows["ci.yml"]
    assert "make site" not in publish
    for text in workflows.values():
        for action in re.findall(r"uses: (?!\./)(.+)", text):
            assert re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action), action


def test_every_part_belongs_to_a_workflow() -> None:
    """Every browser test belongs to a part, and every part to a workflow."""
    workflows = " ".join(path.read_text() for path in (ROOT / ".github/workflows").iterdir())
    assert [part for part in PARTS if not re.search(rf"\b{part}\b", workflows)] == []
    paths = browser_tests(set(PARTS))
    files = {str(path.relative_to(ROOT)) for path in (ROOT / "e2e").glob("test_*.py")}
    assert sorted(paths) == sorted({"e2e/faults", *files})
    assert browser_tests({"webkit"}) == ["e2e/test_webkit.py"]


def test_the_commands_of_the_readme_work_one_after_the_other(tmp_path: Path) -> None:
    """The lines of "Without a browser" work in order in a fresh copy of the sources."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = re.search(r"## Without a browser\s+```\n(.+?)```", readme, re.DOTALL)
    assert commands
    for name in ("py", "static", "tests"):
        (tmp_path / name).symlink_to(ROOT / name)
    done = subprocess.run(
        ["sh", "-eux"], cwd=tmp_path, input=commands[1], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "game.json").is_file()


def test_all_paths_are_relative() -> None:
    """The site works under any path, as on GitHub Pages."""
    for name in ("index.html", "manifest.webmanifest", "static/js/python/workers.js"):
        text = (ROOT / name).read_text(encoding="utf-8")
        assert not re.findall(r"""(?:src|href|url|start_url|scope)"?\s*[=:]\s*"/""", text), name
        assert "://" not in text, name
