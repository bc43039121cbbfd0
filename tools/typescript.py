"""Write TypeScript declarations of JSON data from Python's annotations.

TypedDicts and dataclasses become interfaces. A named tuple becomes a tuple with named items, since
JSON has it as a list, unless it is a `Record`, which is sent as an object.
"""

from __future__ import annotations

import ast
import dataclasses
import inspect
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from textwrap import wrap
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

WIDTH = 100
"""The maximum length of a line, that of Prettier."""

HEAD = "// Written by `python -m tools.page_types` from Python's types.\n"

PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    object: "unknown",
}
"""The types of TypeScript for those of JSON values."""


class Field(NamedTuple):
    """A field: its name, the members of its type, and whether it may be absent."""

    name: str
    members: Sequence[object]
    is_optional: bool = False


class Record(NamedTuple):
    """A named tuple that is sent as an object, without the fields that have their default.

    `data` is the NewType in Python that stands for such an object, and `source` the named tuple, or
    the union of several: these are told apart by their `kind`, which `kinds` maps them to. `other`
    are the types of fields that are sent in another form, and `more` those of fields that are only
    sent sometimes. The items of the field `spread` are sent as fields.
    """

    data: Any
    source: Any
    kinds: Mapping[type, str] = {}
    other: Mapping[str, object] = {}
    more: Mapping[str, object] = {}
    spread: str = ""


class Tagged(NamedTuple):
    """A union of dataclasses that are told apart by a key, as in `{"do": "tap", ...}`.

    `value` returns the value of that `key` for a class, and `suffix` is added to their names. If
    they are `brief`, fields with their default may be missing. The fields of what is in the field
    `spread` stand in its place.
    """

    union: Any
    key: str
    value: Callable[[type], str]
    suffix: str = ""
    brief: bool = False
    spread: str = ""


class File(NamedTuple):
    """A file of declarations, relative to `static/js`, and a sentence `about` it.

    `roots` are the names in Python to declare, as MODULE:NAME, with all that they refer to. A name
    is that of a class, or of an alias, which keeps its name in the declarations. `encoded` is a
    generic type for a value as JSON data; it is declared as the type of that value.
    """

    path: str
    about: str
    roots: tuple[str, ...]
    records: tuple[Record, ...] = ()
    tagged: tuple[Tagged, ...] = ()
    encoded: Any = None


class Declared(NamedTuple):
    """A declared type: its name, and the file that declares it."""

    name: str
    path: str


class Writer:
    """Writes files of declarations; a later file imports what an earlier one declares."""

    def __init__(self) -> None:
        self._classes: dict[object, Declared] = {}
        self._aliases: list[tuple[object, Declared]] = []
        self._tagged: dict[object, Tagged] = {}
        self._encoded: set[object] = set()

    def text(self, file: File) -> str:
        """Return the content of `file`."""
        self._file, self._imported, self._waiting = file, set[Declared](), list[type]()
        roots = [_named(root) for root in file.roots]
        for name, value, _ in roots:
            if not _is_class(value):
                self._aliases.append((value, Declared(name, file.path)))
        self._encoded |= {file.encoded}
        for tagged in file.tagged:
            self._tagged |= dict.fromkeys(_members(tagged.union), tagged)
        for record in file.records:
            self._declare(record.data, record.data.__name__)
        written = [self._root(*root) for root in roots]
        written += [self._record(record) for record in file.records]
        while self._waiting:
            written.append(self._class(self._waiting.pop(0)))
        head = f"// {file.about}\n{HEAD}"
        return "\n".join(filter(None, [head, "".join(self._imports()), *written]))

    def _imports(self) -> Iterator[str]:
        folder = Path(self._file.path).parent
        for source in sorted({each.path for each in self._imported}):
            names = sorted(each.name for each in self._imported if each.path == source)
            is_near = Path(source).parent == folder
            module = f"./{Path(source).name}" if is_near else f"../{source}"
            path = module.removesuffix(".d.ts")
            line = f'import type {{ {", ".join(names)} }} from "{path}.js";\n'
            lines = "".join(["import type {\n", *(f"  {name},\n" for name in names)])
            yield line if len(line) <= WIDTH + 1 else f'{lines}}} from "{path}.js";\n'

    def _root(self, name: str, value: Any, doc: str) -> str:
        if _is_class(value):
            if value in self._classes:
                return ""
            self._declare_class(value)
            return self._class(value)
        parts = self._parts(_members(value), but=name)
        return f"{_comment(doc)}{_union(f'export type {name} =', parts, '  ')}"

    def _declare_class(self, kind: type) -> None:
        suffix = self._tagged[kind].suffix if kind in self._tagged else ""
        self._declare(kind, f"{kind.__name__}{suffix}")

    def _declare(self, kind: object, name: str) -> None:
        declared = Declared(name, self._file.path)
        if declared in self._classes.values():
            raise ValueError(f"two types are called {name}")
        self._classes[kind] = declared

    def _class(self, kind: type) -> str:
        """Return the declaration of a class."""
        begin, name = _comment(kind.__doc__ or ""), self._classes[kind].name
        if _is_tuple(kind):
            return f"{begin}export type {name} = [{', '.join(self._items(kind))}];\n"
        bases = [self._name(base) for base in _bases(kind)]
        if kind in self._tagged:
            return begin + self._tagged_class(name, kind, self._tagged[kind])
        return begin + self._interface(name, [*_fields(kind)], bases)

    def _tagged_class(self, name: str, kind: type, tagged: Tagged) -> str:
        tag = Field(tagged.key, [Literal[tagged.value(kind)]])
        fields = [*_fields(kind, is_brief=tagged.brief)]
        spread = [field for field in fields if field.name == tagged.spread]
        if spread:
            (within,) = self._parts(spread[0].members)
            return (
                f"export type {name} = {{ {tag.name}: {self._type(*tag.members)} }} & {within};\n"
            )
        return self._interface(name, [tag, *fields])

    def _items(self, kind: type) -> Iterator[str]:
        for name, hint in get_type_hints(kind).items():
            yield f"{name}: {self._whole(hint)}"

    def _interface(self, name: str, fields: Sequence[Field], bases: Sequence[str] = ()) -> str:
        extends = f" extends {', '.join(bases)}" if bases else ""
        lines = [self._field(field) for field in fields]
        body = f"{{\n{''.join(lines)}}}" if lines else "{}"
        return f"export interface {name}{extends} {body}\n"

    def _field(self, field: Field) -> str:
        begin = f"  {field.name}{'?' if field.is_optional else ''}:"
        return _union(begin, self._parts(field.members), "    ")

    def _record(self, record: Record) -> str:
        """Return the declarations of a record: of one interface, or of several and their union."""
        name = record.data.__name__
        doc = _doc_of(record.data.__module__, name)
        sources = _members(record.source)
        if not record.kinds:
            (source,) = sources
            fields = [*_record_fields(record, source)]
            return _comment(f"{doc}\n\n{inspect.getdoc(source)}") + self._interface(name, fields)
        written, names = [], []
        for source in sources:
            names.append(f"{source.__name__}{name.removesuffix('Data')}")
            fields = [Field("kind", [Literal[record.kinds[source]]])]
            fields += _record_fields(record, source)
            written.append(f"{_comment(source.__doc__)}{self._interface(names[-1], fields)}\n")
        return f"{''.join(written)}{_comment(doc)}{_union(f'export type {name} =', names, '  ')}"

    def _parts(self, members: Sequence[object], but: str = "") -> list[str]:
        """Return the members of a union in TypeScript.

        Aliases among them keep their names, the largest first, `but` for one that is spelled out.
        """
        parts: list[str] = []
        for alias, declared in sorted(self._aliases, key=lambda each: -len(_members(each[0]))):
            own = _members(alias)
            if declared.name != but and all(each in members for each in own):
                parts.append(self._used(declared))
                members = [each for each in members if each not in own]
        return [*parts, *map(self._type, members)]

    def _type(self, hint: Any) -> str:
        """Return a type other than a union in TypeScript."""
        origin, arguments = get_origin(hint), get_args(hint)
        if hint in PLAIN:
            return PLAIN[hint]
        if origin and origin in self._encoded:
            return self._whole(*arguments)
        if origin is Literal:
            return _quoted(*arguments)
        if origin is tuple and arguments[-1] is not Ellipsis:
            return f"[{', '.join(self._whole(each) for each in arguments)}]"
        if inspect.isclass(origin) and issubclass(origin, Mapping):
            key, value = (self._whole(each) for each in arguments)
            return f"Record<{key}, {value}>"
        if inspect.isclass(origin) and issubclass(origin, Sequence):
            inner = self._parts(_members(arguments[0]))
            whole = " | ".join(inner)
            return f"({whole})[]" if len(inner) > 1 else f"{whole}[]"
        return self._name(hint)

    def _whole(self, hint: object) -> str:
        return " | ".join(self._parts(_members(hint)))

    def _name(self, kind: Any) -> str:
        """Return the name of a type, which is declared here or imported."""
        if kind not in self._classes:
            if not _is_class(kind):
                raise TypeError(f"{kind} has no counterpart in TypeScript")
            self._declare_class(kind)
            self._waiting.append(kind)
        return self._used(self._classes[kind])

    def _used(self, declared: Declared) -> str:
        if declared.path != self._file.path:
            self._imported.add(declared)
        return declared.name


def _is_tuple(kind: object) -> bool:
    return inspect.isclass(kind) and issubclass(kind, tuple)


def _is_class(kind: object) -> bool:
    """Return whether a type is declared as a class in Python."""
    is_known = is_typeddict(kind) or is_dataclass(kind) or _is_tuple(kind)
    return inspect.isclass(kind) and is_known and not get_args(kind)


def _named(root: str) -> tuple[str, Any, str]:
    """Return the name of a root, its value, and the string below its assignment."""
    path, name = root.split(":")
    value = getattr(import_module(path), name)
    return name, value, "" if _is_class(value) else _doc_of(path, name)


def _doc_of(path: str, name: str) -> str:
    """Return the string below the assignment of a name in a module, "" if there is none."""
    body = _tree(import_module(path)).body
    for assignment, below in pairwise(body):
        match assignment, below:
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
    """Return the syntax of a class: a TypedDict doesn't know its bases, or which fields it adds."""
    for node in _tree(sys.modules[kind.__module__]).body:
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            return node
    raise TypeError(f"{kind} is not defined at the top of its module")


def _bases(kind: type) -> list[type]:
    """Return the TypedDicts that a TypedDict extends."""
    scope = vars(sys.modules[kind.__module__])
    bases = [eval(ast.unparse(base), scope) for base in _definition(kind).bases]
    return [base for base in bases if is_typeddict(base)]


def _fields(kind: type, *, is_brief: bool = True) -> Iterator[Field]:
    """Yield the fields that a class adds to those of its bases.

    Those of a dataclass with a default may be missing if it `is_brief`.
    """
    defaults = (
        {each.name for each in fields(kind) if _has_default(each)} if is_dataclass(kind) else ()
    )
    hints = get_type_hints(kind, include_extras=True)
    for node in _definition(kind).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            hint = hints[node.target.id]
            is_optional = get_origin(hint) is NotRequired
            inner = get_args(hint)[0] if is_optional else hint
            is_optional |= not getattr(kind, "__total__", True)
            is_optional |= is_brief and node.target.id in defaults
            yield Field(node.target.id.removesuffix("_"), _members(inner), is_optional)


def _has_default(field: dataclasses.Field[Any]) -> bool:
    return field.default is not MISSING or field.default_factory is not MISSING


def _record_fields(record: Record, source: Any) -> Iterator[Field]:
    """Yield the fields of a named tuple that is sent as an object; a default None is not sent."""
    defaults = source._field_defaults
    for name, hint in get_type_hints(source).items():
        members = _members(record.other.get(name, hint))
        if name == record.spread:
            items = get_type_hints(hint).items()
            yield from (Field(item, _members(each)) for item, each in items)
        elif name in defaults:
            sent = [each for each in members if each is not NoneType or defaults[name] is not None]
            yield Field(name, sent, is_optional=True)
        else:
            yield Field(name, members)
    for name, hint in record.more.items():
        yield Field(name, _members(hint), is_optional=True)


def _members(hint: Any) -> list[Any]:
    """Return the members of a union, each value of a Literal as one of them."""
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        return [inner for each in get_args(hint) for inner in _members(each)]
    if origin is Literal:
        return [Literal[each] for each in get_args(hint)]
    return [hint]


def _quoted(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def _union(begin: str, parts: Sequence[str], indent: str) -> str:
    """Return a line with a union, or several lines if it is too long, as Prettier has them."""
    line = f"{begin} {' | '.join(parts)};\n"
    if len(line) <= WIDTH + 1 or len(parts) == 1:
        return line
    return begin + "".join(f"\n{indent}| {part}" for part in parts) + ";\n"


def _comment(doc: str | None) -> str:
    """Return a docstring as a comment with the words of JavaScript, "" if there is none."""
    said = re.sub(r"\bNone\b", "null", inspect.cleandoc(doc or ""))
    if not said:
        return ""
    if "\n" not in said and len(said) <= WIDTH - 7:
        return f"/** {said} */\n"
    paragraphs = [wrap(each, WIDTH - 3) for each in said.split("\n\n")]
    lines = [line for each in paragraphs for line in ("", *each)][1:]
    return "".join(["/**\n", *(f" * {line}".rstrip() + "\n" for line in lines), " */\n"])
