"""Compare data with the types that Python declares for it, which the page relies on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NewType, NotRequired, Union, get_args, get_origin, get_type_hints

from tabletop.app.messages import Encoded, Message, decode
from tabletop.app.messages.decoding import BadMessage, kebab

Check = Callable[[Any], str]
"""A function that returns what is wrong with a value, "" if nothing is."""


def fault(data: object, kind: Any) -> str:
    """Return what is wrong with JSON-compatible data of a type, "" if nothing is."""
    return _check(kind)(data)


@cache
def _check(kind: Any) -> Check:
    origin, inner = get_origin(kind), get_args(kind)
    if kind in _SIMPLE:
        return _SIMPLE[kind]
    if origin is Encoded:
        return _message
    if isinstance(kind, NewType):
        return _check(kind.__supertype__)
    if kind is float:
        return _plain(int, float)
    if origin is Literal:
        return lambda data: "" if data in inner else f" is {data!r}, not one of {inner}"
    if origin in (Union, UnionType):
        return _union(tuple(map(_check, inner)))
    if origin is tuple and inner[-1] is not Ellipsis:
        return _items(tuple(map(_check, inner)))
    if issubclass(origin or kind, Mapping) and inner:
        return _mapping(_check(inner[1]))
    if issubclass(origin or kind, Sequence):
        return _sequence(_check(inner[0]))
    return _object(kind)


def _message(data: Any) -> str:
    """Return why a message can't be decoded; `retried` is the worker's own mark."""
    if data in ({"do": "install"}, {"do": "update"}):  # which the page handles itself
        return ""
    try:
        decode({key: each for key, each in data.items() if key != "retried"})
    except BadMessage as error:
        return f" is {data!r}: {error}"
    return ""


def _plain(*kinds: type) -> Check:
    return lambda data: "" if type(data) in kinds else f" is {data!r}, not {kinds[-1].__name__}"


def _union(members: tuple[Check, ...]) -> Check:
    def check(data: Any) -> str:
        faults = []
        for member in members:
            faults.append(member(data))
            if not faults[-1]:
                return ""
        return max(faults, key=len)

    return check


def _items(items: tuple[Check, ...]) -> Check:
    def check(data: Any) -> str:
        if not isinstance(data, list | tuple) or len(data) != len(items):
            return f" is {data!r}, not {len(items)} items"
        return next(filter(None, (item(each) for item, each in zip(items, data, strict=True))), "")

    return check


def _sequence(item: Check) -> Check:
    def check(data: Any) -> str:
        if not isinstance(data, list | tuple):
            return f" is {data!r}, not a list"
        return next((f"[]{wrong}" for wrong in map(item, data) if wrong), "")

    return check


def _mapping(value: Check) -> Check:
    def check(data: Any) -> str:
        if not isinstance(data, Mapping):
            return f" is {data!r}, not an object"
        return next((f".*{wrong}" for wrong in map(value, data.values()) if wrong), "")

    return check


def _object(kind: Any) -> Check:
    """Return the check for a TypedDict, or for a dataclass with its name under the key `do`."""
    hints, name = get_type_hints(kind, include_extras=True), kind.__name__
    if is_dataclass(kind):
        hints["do"] = Literal[kebab(name)]
    optional = {key for key, hint in hints.items() if get_origin(hint) is NotRequired}
    optional |= getattr(kind, "__optional_keys__", frozenset())
    checks = {
        key: _check(get_args(hint)[0] if get_origin(hint) is NotRequired else hint)
        for key, hint in hints.items()
    }

    def check(data: Any) -> str:
        if not isinstance(data, dict):
            return f" is {data!r}, not a {name}"
        if not checks.keys() >= data.keys() >= checks.keys() - optional:
            return f" has {sorted(data)}, which are not the keys of {name}"
        for key, each in data.items():
            if wrong := checks[key](each):
                return f".{key}{wrong}"
        return ""

    return check


_SIMPLE: Mapping[Any, Check] = {
    object: lambda _: "",
    Message: _message,
    float: _plain(int, float),
    **{kind: _plain(kind) for kind in (str, int, bool, NoneType)},
}
