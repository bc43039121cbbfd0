"""Change fields of a slice: a dataclass that is a field of another one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

_Owner = TypeVar("_Owner", bound="DataclassInstance")
_Fields = ParamSpec("_Fields")


def changing(
    slice_: Callable[_Fields, object], name: str
) -> Callable[Concatenate[_Owner, _Fields], _Owner]:
    """Return a method that returns its object with changed fields of the slice `name`.

    `slice_` is the class of the slice. So `with_post = changing(Post, "post")` in a class makes
    `session.with_post(lent=None)` short for `replace(session, post=replace(session.post, ...))`.
    """

    def changed(owner: _Owner, /, *_: _Fields.args, **fields: _Fields.kwargs) -> _Owner:
        return replace(owner, **{name: replace(getattr(owner, name), **fields)})

    return changed
