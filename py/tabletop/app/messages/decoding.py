"""Frozen dataclasses as JSON-compatible data, and back, driven by their annotations.

Decoding is strict: a missing, an unknown or an ill-typed key raises BadMessage. The annotations may
be made of `str`, `int`, `float`, `bool`, `None`, `object` (any JSON), literals, unions, tuples,
mappings with text keys, and further dataclasses. A key is the name of its field, without the
trailing underscore that keeps it apart from a word of Python.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Generic, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")

Reader = Callable[[object], object]
"""A function that returns the value for JSON-compatible data, or raises BadMessage."""

_EXACT: tuple[type, ...] = (str, int, bool, NoneType)
"""The types whose values have exactly that type."""


class BadMessage(ValueError):
    """A message is unknown, or its keys or values are wrong: a bug in the page."""


class Sum(Generic[T]):
    """Classes that JSON tells apart by the value under one key, as `{"do": "tap", ...}`."""

    def __init__(
        self, what: str, tag: str, kinds: Iterable[type[T]], named: Callable[[type], str]
    ) -> None:
        """Take what errors call a value, the key, the classes, and the function that names each."""
        self._what = what
        self._tag = tag
        self._named = named
        self._kinds = {named(kind): kind for kind in kinds}
        self._readers: dict[str, Callable[[object], T]] = {}

    def decode(self, data: Mapping[str, object]) -> T:
        """Return the value for `data`; raise BadMessage if that is invalid."""
        name = data.get(self._tag)
        if not isinstance(name, str) or name not in self._kinds:
            raise BadMessage(f"There is no {self._what} {name!r}.")
        if name not in self._readers:
            self._readers[name] = _record_reader(self._kinds[name], name)
        return self._readers[name]({key: data[key] for key in data if key != self._tag})

    def encode(self, value: T) -> dict[str, object]:
        """Return `value` as data, without the fields that have their default."""
        return {self._tag: self._named(type(value)), **encoded(value)}


@cache
def kebab(name: str) -> str:
    """Return the name of a class in kebab case, such as `open-save` for OpenSave."""
    return "".join(f"-{each.lower()}" if each.isupper() else each for each in name)[1:]


def encoded(record: object) -> dict[str, object]:
    """Return the fields of a dataclass as data, without those that have their default."""
    return {
        _key(field): _plain(value)
        for field in _fields(record)
        if (value := getattr(record, field.name)) != field.default
    }


def _fields(record: object) -> tuple[Field[object], ...]:
    return fields(record) if is_dataclass(record) else ()


def _plain(value: object) -> object:
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    if isinstance(value, Mapping):
        return {key: _plain(each) for key, each in value.items()}
    return encoded(value) if is_dataclass(value) else value


def _key(field: Field[object]) -> str:
    return field.name.removesuffix("_")


def _record_reader(kind: type[T], where: str) -> Callable[[object], T]:
    """Return the reader of a dataclass; errors name the place `where`."""
    hints = get_type_hints(kind)
    parts = [
        (_key(each), each.name, _reader(hints[each.name], f"{where}: {_key(each)}"), each.default)
        for each in _fields(kind)
    ]
    known = {key for key, *_ in parts}

    def read(data: object) -> T:
        if not isinstance(data, dict):
            raise BadMessage(f"{where} is no object.")
        given = {}
        for key, name, reader, default in parts:
            if key in data:
                given[name] = reader(data[key])
            elif default is MISSING:
                raise BadMessage(f"{where}: {key} is missing.")
        if not data.keys() <= known:
            raise BadMessage(f"{where}: {sorted(data.keys() - known)[0]} is unknown.")
        return kind(**given)

    return read


def _reader(kind: object, where: str) -> Reader:
    """Return the reader for an annotation."""
    if kind is object:
        return _as_it_is
    if kind is float:
        return _number_reader(where)
    if isinstance(kind, type) and kind in _EXACT:
        return _exact_reader(kind, where)
    if isinstance(kind, type) and is_dataclass(kind):
        return _record_reader(kind, where)
    return _READERS[get_origin(kind)](get_args(kind), where)


def _as_it_is(data: object) -> object:
    return data


def _number_reader(where: str) -> Reader:
    def read(data: object) -> float:
        if isinstance(data, bool) or not isinstance(data, int | float):
            raise BadMessage(f"{where} is no number.")
        return float(data)

    return read


def _exact_reader(kind: type, where: str) -> Reader:
    def read(data: object) -> object:
        if type(data) is not kind:
            raise BadMessage(f"{where} is no {kind.__name__}.")
        return data

    return read


def _literal_reader(values: tuple[object, ...], where: str) -> Reader:
    def read(data: object) -> object:
        for value in values:
            if type(data) is type(value) and data == value:
                return value
        raise BadMessage(f"{where} is none of {', '.join(map(repr, values))}.")

    return read


def _union_reader(kinds: tuple[object, ...], where: str) -> Reader:
    readers = [_reader(kind, where) for kind in kinds if kind is not NoneType]
    optional = NoneType in kinds

    def read(data: object) -> object:
        if data is None and optional:
            return None
        for reader in readers[:-1]:
            try:
                return reader(data)
            except BadMessage:
                continue
        return readers[-1](data)

    return read


def _tuple_reader(kinds: tuple[object, ...], where: str) -> Reader:
    """Return the reader of a list: of any length (`tuple[X, ...]`), or with one type per item."""
    is_long = kinds[-1] is Ellipsis
    readers = [_reader(kind, where) for kind in kinds if kind is not Ellipsis]

    def read(data: object) -> object:
        if not isinstance(data, list | tuple):
            raise BadMessage(f"{where} is no list.")
        if is_long:
            return tuple(map(readers[0], data))
        if len(data) != len(readers):
            raise BadMessage(f"{where} has {len(data)} items, not {len(readers)}.")
        return tuple(reader(each) for reader, each in zip(readers, data, strict=True))

    return read


def _mapping_reader(kinds: tuple[object, ...], where: str) -> Reader:
    reader = _reader(kinds[1], where)

    def read(data: object) -> object:
        if not isinstance(data, dict) or not all(isinstance(key, str) for key in data):
            raise BadMessage(f"{where} is no object.")
        return {key: reader(value) for key, value in data.items()}

    return read


_READERS: Mapping[object, Callable[[tuple[object, ...], str], Reader]] = {
    Literal: _literal_reader,
    Union: _union_reader,
    UnionType: _union_reader,
    tuple: _tuple_reader,
    Mapping: _mapping_reader,
}
"""The makers of readers for annotations with arguments, by their origin."""
