"""Write TypeScript declarations of the data that Python sends to the page.

`python -m tools.page_types` writes them all. They follow from the annotations in `py/tabletop`, so
change those, never the declarations.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from textwrap import dedent, wrap
from types import ModuleType, NoneType, UnionType
from typing import (
    Any,
    Literal,
    NamedTuple,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "py")]

WIDTH = 100
"""The maximum length of a line, that of Prettier."""

PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    object: "unknown",
    Any: "unknown",
}
"""The types of TypeScript for those of JSON values."""


class File(NamedTuple):
    """A file of declarations, relative to `static/js`.

    `roots` are the names in Python to declare, as MODULE:NAME, with all that they refer to. A name
    is that of a class, or of an alias, which keeps its name in the declarations.
    """

    path: str
    about: str
    roots: tuple[str, ...]


FILES = (
    File(
        "page/data.d.ts",
        "What Python tells the page to show around the board.",
        (
            "tabletop.app.page:PageData",
            "tabletop.app.dialog_data:DialogData",
            "tabletop.app.shelf.entries:SeatKind",
            "tabletop.app.shelf.entries:Entry",
            "tabletop.app.start.dialog:Card",
        ),
    ),
)


class Declared(NamedTuple):
    """A declared type: its name, and the file that declares it."""

    name: str
    path: str


BY_HAND = {"tabletop.app.messages:MessageData": Declared("Message", "python/messages.d.ts")}
"""What a file written by hand declares, by the name in Python."""


class Writer:
    """Writes files of declarations; a later file imports what an earlier one declares."""

    def __init__(self) -> None:
        self._classes: dict[type, Declared] = {}
        self._aliases: list[tuple[object, Declared]] = [
            (_named(root)[1], declared) for root, declared in BY_HAND.items()
        ]

    def text(self, file: File) -> str:
        """Return the content of `file`."""
        roots = [_named(root) for root in file.roots]
        for name, value, _ in roots:
            if not isinstance(value, type):
                self._aliases.append((value, Declared(name, file.path)))
        self._path, self._imported, self._waiting = file.path, set[Declared](), list[type]()
        written = [self._root(*root) for root in roots]
        while self._waiting:
            written.append(self._interface(self._waiting.pop(0)))
        head = f"// {file.about}\n// Written by `python -m tools.page_types` from Python's types.\n"
        return "\n".join(filter(None, [head, *self._imports(), *written]))

    def _imports(self) -> Iterator[str]:
        folder = Path(self._path).parent
        sources = sorted({each.path for each in self._imported})
        for source in sources:
            names = sorted(each.name for each in self._imported if each.path == source)
            module = f"../{source}" if Path(source).parent != folder else f"./{Path(source).name}"
            path = module.removesuffix(".d.ts")
            yield f'import type {{ {", ".join(names)} }} from "{path}.js";\n'

    def _root(self, name: str, value: object, doc: str) -> str:
        if isinstance(value, type):
            return self._interface(value) if self._is_new(value) else ""
        begin = f"{_comment(doc)}export type {name} ="
        return self._union(begin, self._parts(value, spelled_out=True), ";", indent="  ")

    def _is_new(self, kind: type) -> bool:
        is_new = kind not in self._classes
        if is_new:
            taken = {each.name for each in self._classes.values() if each.path == self._path}
            if kind.__name__ in taken:
                raise ValueError(f"two types are called {kind.__name__}")
            self._classes[kind] = Declared(kind.__name__, self._path)
        return is_new

    def _interface(self, kind: type) -> str:
        """Return the declaration of a class, with its own fields."""
        bases = [self._name(base) for base in _bases(kind)]
        extends = f" extends {', '.join(bases)}" if bases else ""
        fields = [self._field(*field) for field in _fields(kind)]
        body = f"{{\n{''.join(fields)}}}" if fields else "{}"
        return f"{_comment(kind.__doc__ or '')}export interface {kind.__name__}{extends} {body}\n"

    def _field(self, name: str, hint: object, is_optional: bool) -> str:
        begin = f"  {name}{'?' if is_optional else ''}:"
        return self._union(begin, self._parts(hint), ";", indent="    ")

    def _union(self, begin: str, parts: Sequence[str], end: str, indent: str) -> str:
        """Return a line with a union, or several lines if it is too long, as Prettier has them."""
        line = f"{begin} {' | '.join(parts)}{end}\n"
        if max(map(len, line.splitlines())) <= WIDTH:
            return line
        return begin + "".join(f"\n{indent}| {part}" for part in parts) + f"{end}\n"

    def _parts(self, hint: object, *, spelled_out: bool = False) -> list[str]:
        """Return the members of a union in TypeScript; of another type, that alone.

        An alias among the members keeps its name, unless the union is to be `spelled_out`.
        """
        members, parts = _members(hint), list[str]()
        for alias, declared in [] if spelled_out else self._aliases:
            own = _members(alias)
            if all(each in members for each in own):
                parts.append(self._used(declared))
                members = [each for each in members if each not in own]
        return [*parts, *map(self._type, members)]

    def _type(self, hint: Any) -> str:
        """Return a type other than a union in TypeScript."""
        if get_origin(hint) is Literal:
            return _quoted(hint)
        if hint in PLAIN:
            return PLAIN[hint]
        origin, arguments = get_origin(hint), get_args(hint)
        if origin is tuple and arguments[-1] is not Ellipsis:
            return f"[{', '.join(self._whole(each) for each in arguments)}]"
        if inspect.isclass(origin) and issubclass(origin, Mapping):
            key, value = (self._whole(each) for each in arguments)
            return f"Record<{key}, {value}>"
        if inspect.isclass(origin) and issubclass(origin, Sequence):
            inner = self._parts(arguments[0])
            whole = " | ".join(inner)
            return f"({whole})[]" if len(inner) > 1 else f"{whole}[]"
        return self._name(hint)

    def _whole(self, hint: object) -> str:
        return " | ".join(self._parts(hint))

    def _name(self, kind: Any) -> str:
        """Return the name of a class, which is declared here or imported."""
        if not is_typeddict(kind):
            raise TypeError(f"{kind} has no counterpart in TypeScript")
        if self._is_new(kind):
            self._waiting.append(kind)
        return self._used(self._classes[kind])

    def _used(self, declared: Declared) -> str:
        if declared.path != self._path:
            self._imported.add(declared)
        return declared.name


def _named(root: str) -> tuple[str, object, str]:
    """Return the name, the value and the docstring of a root."""
    place, name = root.split(":")
    module = import_module(place)
    value = getattr(module, name)
    return name, value, "" if isinstance(value, type) else _alias_doc(module, name)


def _alias_doc(module: ModuleType, name: str) -> str:
    """Return the string below the assignment of an alias, "" if there is none."""
    for alias, below in zip(body := _tree(module).body, body[1:], strict=False):
        match alias, below:
            case (
                ast.Assign(targets=[ast.Name(id=found)]),
                ast.Expr(value=ast.Constant(value=str(doc))),
            ) if found == name:
                return doc
    return ""


@cache
def _tree(module: ModuleType) -> ast.Module:
    return ast.parse(inspect.getsource(module))


def _definition(kind: type) -> ast.ClassDef:
    """Return the syntax of a class; TypedDicts don't remember their bases and own fields."""
    module = sys.modules[kind.__module__]
    return next(
        node
        for node in _tree(module).body
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__
    )


def _bases(kind: type) -> list[type]:
    """Return the TypedDicts that a TypedDict extends."""
    scope = vars(sys.modules[kind.__module__])
    bases = [eval(ast.unparse(base), scope) for base in _definition(kind).bases]
    return [base for base in bases if is_typeddict(base)]


def _fields(kind: type) -> Iterator[tuple[str, object, bool]]:
    """Yield the name of each own field, its type, and whether it may be absent."""
    hints = get_type_hints(kind, include_extras=True)
    for node in _definition(kind).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            hint = hints[node.target.id]
            is_optional = get_origin(hint) is NotRequired
            inner = get_args(hint)[0] if is_optional else hint
            yield node.target.id, inner, is_optional or not getattr(kind, "__total__", True)


def _members(hint: object) -> list[object]:
    """Return the members of a union or the values of a Literal, each as a type."""
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        return [inner for each in get_args(hint) for inner in _members(each)]
    if origin is Literal:
        return [Literal[each] for each in get_args(hint)]
    return [hint]


def _quoted(hint: object) -> str:
    """Return a Literal with one value in TypeScript."""
    (value,) = get_args(hint)
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def _comment(doc: str) -> str:
    """Return a docstring as a comment with the words of JavaScript, "" if there is none."""
    said = re.sub(r"\bNone\b", "null", inspect.cleandoc(doc))
    if not said:
        return ""
    if "\n" not in said and len(said) <= WIDTH - 7:
        return f"/** {said} */\n"
    paragraphs = [wrap(dedent(each), WIDTH - 3) for each in said.split("\n\n")]
    lines = [line for each in paragraphs for line in ("", *each)][1:]
    return "".join(["/**\n", *(f" * {line}".rstrip() + "\n" for line in lines), " */\n"])


def texts() -> dict[Path, str]:
    """Return the content of every file of declarations by its path."""
    writer = Writer()
    return {ROOT / "static/js" / file.path: writer.text(file) for file in FILES}


def main() -> None:
    """Write all declarations."""
    for path, text in texts().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
