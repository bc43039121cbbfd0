"""How much code each table takes, without blank lines, comments and docstrings."""

import ast
import io
import tokenize
from collections.abc import Iterator
from pathlib import Path

from bench.figure import Figure
from tabletop.games.registry import GAMES

GAMES_FOLDER = Path(__file__).resolve().parent.parent / "py/tabletop/games"

NOT_CODE = {
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENDMARKER,
}


def figures() -> Iterator[Figure]:
    """Yield the lines of code of the table of each game, of its rules, and of its opponents."""
    for key in GAMES:
        folder = GAMES_FOLDER / key.replace("-", "_")
        sources = {path: lines_of_code(path) for path in folder.glob("*.py")}
        table = sum(n for path, n in sources.items() if path.name.startswith("scene"))
        bots = sum(n for path, n in sources.items() if path.name.startswith("bots"))
        yield Figure(f"{key}: the table", table, "lines")
        yield Figure(f"{key}: the opponents", bots, "lines")
        yield Figure(f"{key}: rules and all else", sum(sources.values()) - table - bots, "lines")


def lines_of_code(path: Path) -> int:
    """Returns how many lines of a file hold code that is no docstring."""
    source = path.read_text(encoding="utf-8")
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in NOT_CODE:
            lines.update(range(token.start[0], token.end[0] + 1))
    return len(lines - _docstring_lines(ast.parse(source)))


def _docstring_lines(tree: ast.Module) -> set[int]:
    """Returns the lines of all texts that stand alone: docstrings, of attributes too."""
    return {
        line
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
