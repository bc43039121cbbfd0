"""Lines of code of each table, without blank lines, comments and docstrings."""

import ast
import io
import tokenize
from collections.abc import Iterator
from pathlib import Path

from bench.figure import Figure
from tabletop.games.registry import GAMES

PACKAGE = Path(__file__).resolve().parent.parent / "py" / "tabletop"
ROOMS = {
    "the table": ("table/**/*.py",),
    "its words": ("words.py", "words/**/*.py"),
    "the opponents": ("bots/**/*.py",),
    "the rules": ("rules/**/*.py",),
}

SHOWN = {"the table", "its words"}
"""The rooms of a game that are shown or said."""

NOT_CODE = {
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENDMARKER,
}


def figures() -> Iterator[Figure]:
    """Yield the lines of code of each package of each game, of the kit, and of all tables."""
    kit = sum(lines_in(PACKAGE / room, "*.py") for room in ("kit", "scene"))
    total = kit
    for key in GAMES:
        folder = PACKAGE / "games" / key.replace("-", "_")
        for what, room in ROOMS.items():
            lines = sum(lines_in(folder, files) for files in room)
            total += lines if what in SHOWN else 0
            yield Figure(f"{key}: {what}", lines, "lines")
    yield Figure("the kit, and the primitives that it is made of", kit, "lines")
    yield Figure("all tables with their words, and the kit", total, "lines")


def lines_in(folder: Path, files: str) -> int:
    """Return the lines of code in the files of a folder that match a pattern."""
    return sum(map(lines_of_code, folder.glob(files)))


def lines_of_code(path: Path) -> int:
    """Return the number of lines with code outside docstrings."""
    source = path.read_text(encoding="utf-8")
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in NOT_CODE:
            lines.update(range(token.start[0], token.end[0] + 1))
    return len(lines - _docstring_lines(ast.parse(source)))


def _docstring_lines(tree: ast.Module) -> set[int]:
    """Return the lines of all string statements, including docstrings of attributes."""
    return {
        line
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
