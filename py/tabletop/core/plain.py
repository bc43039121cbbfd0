"""Conversion of states to JSON data and back, guided by their type annotations.

Views are sent to the web worker in this form. A state may contain named tuples, frozen dataclasses,
tuples, frozensets, enums, strings, integers, booleans and None, nested to any depth.
"""

from __future__ import annotations

import dataclasses
import types
from enum import Enum
from functools import cache
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")


def to_plain(value: object) -> Any:
    """Return `value` as JSON-compatible data; raise TypeError for an unsupported type."""
    if isinstance(value, Enum):
        return value.value
    if value is None or isinstance(value, str | int):
        return value
    if isinstance(value, tuple):
        return [to_plain(item) for item in value]
    if isinstance(value, frozenset):
        return sorted((to_plain(item) for item in value), key=repr)
    if dataclasses.is_dataclass(value):
        return [to_plain(getattr(value, each.name)) for each in dataclasses.fields(value)]
    raise TypeError(f"{type(value).__name__} cannot be part of a state")


def from_plain(kind: type[T], data: Any) -> T:
    """Return the value of type `kind` that `to_plain` converted to `data`.

    Raise TypeError or ValueError if `data` doesn't fit `kind`.
    """
    result: T = _read(kind, data)
    return result


def _read(kind: Any, data: Any) -> Any:
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        return _read_union(get_args(kind), data)
    if origin is tuple:
        return _read_tuple(get_args(kind), data)
    if origin is frozenset:
        return frozenset(_read(get_args(kind)[0], item) for item in _as_list(data))
    if kind in (str, int, bool, type(None)):
        return _read_scalar(kind, data)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind(data)
    fields = zip(_fields(kind), _as_list(data), strict=True)
    return kind(*(_read(each, item) for each, item in fields))


def _read_scalar(kind: type, data: Any) -> Any:
    if type(data) is not kind:
        raise TypeError(f"{type(data).__name__} is not {kind.__name__}")
    return data


def _read_union(kinds: tuple[Any, ...], data: Any) -> Any:
    for kind in kinds:
        try:
            return _read(kind, data)
        except (TypeError, ValueError):
            continue
    raise TypeError(f"{type(data).__name__} fits none of {kinds}")


def _read_tuple(kinds: tuple[Any, ...], data: Any) -> Any:
    _as_list(data)
    if len(kinds) == 2 and kinds[1] is ...:
        return tuple(_read(kinds[0], item) for item in data)
    return tuple(_read(kind, item) for kind, item in zip(kinds, data, strict=True))


def _as_list(data: Any) -> list[Any]:
    """Return `data`; raise TypeError unless it is a list (strings are iterable too)."""
    if not isinstance(data, list):
        raise TypeError(f"{type(data).__name__} is not a list")
    return data


@cache
def _fields(kind: Any) -> tuple[Any, ...]:
    hints = get_type_hints(kind)
    if hasattr(kind, "_fields"):
        return tuple(hints[name] for name in kind._fields)
    if dataclasses.is_dataclass(kind):
        return tuple(hints[each.name] for each in dataclasses.fields(kind))
    raise TypeError(f"{kind!r} is no type of a state")
