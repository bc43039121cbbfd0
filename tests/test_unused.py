"""Everything in the package is used in the package; helpers of tests belong to the tests."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "py" / "tabletop"

FOR_OTHERS = {
    "cards_json": "tools/pages.py writes it for the page",
    "Instruction": "tools/page_types.py declares it for the page",
    "speak": "whoever starts Python in another language says so",
    "_repr_svg_": "notebooks show what has it as a picture",
    "HOME": "the page's camera knows it by this name",
    "contains": "tests ask it of boxes that overlap",
    "position_from_text": "positions are written so in the rules, and in tests",
    "position_to_text": "positions are written so in the rules, and in tests",
}
"""Names that are there for somebody outside of the package, and for whom."""


@cache
def trees() -> dict[Path, ast.Module]:
    """Return the syntax tree of every file of the package."""
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}


@cache
def uses() -> Counter[str]:
    """Return how often each name is read in the package."""
    return Counter(name for tree in trees().values() for name in used(tree))


def definitions(body: list[ast.stmt]) -> Iterator[str]:
    """Yield the public functions, classes, methods and constants of a file."""
    for node in body:
        match node:
            case ast.FunctionDef() | ast.ClassDef():
                yield node.name
            case (
                ast.Assign(targets=[ast.Name(id=name)])
                | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr())
            ):
                yield name
        if isinstance(node, ast.ClassDef):
            yield from (each.name for each in node.body if isinstance(each, ast.FunctionDef))


def used(tree: ast.AST) -> Iterator[str]:
    """Yield the names that a file reads, its own and imported ones."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name, ctx=ast.Load()) | ast.Attribute(attr=name):
                yield name
            case ast.ImportFrom(module=str(module)):
                yield module.rpartition(".")[2]
            case ast.alias(name=name):
                yield name.rpartition(".")[2]
            case ast.Constant(value=str(text)):
                yield from (word for word in text.split(".") if word.isidentifier())


def test_all_that_is_defined_is_used_in_the_package() -> None:
    """Anything else belongs to the tests or is removed."""
    unused = [
        f"{path.relative_to(PACKAGE)}: {name}"
        for path, tree in trees().items()
        for name in definitions(tree.body)
        if not name.startswith("__") and not uses()[name] and name not in FOR_OTHERS
    ]
    assert unused == []


def test_every_module_is_imported() -> None:
    """Modules that the registry loads by name are exempt."""
    modules = {path.stem for path in trees()} - {"__init__", "__main__"}
    assert modules - set(uses()) == {"worker_side"}
