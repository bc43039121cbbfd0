"""Effects as JSON instructions for the page, each named after its effect."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Literal, NotRequired, TypedDict

from tabletop.app.effects import Later, Paint, PlainEffect
from tabletop.app.messages import encode
from tabletop.app.messages.decoding import kebab
from tabletop.app.model.entry import Shelf
from tabletop.app.page.page import PageData
from tabletop.scene.intern_table import InternTable, PackedTransition


class PaintInstruction(TypedDict):
    """Animate a transition on the table, after those already queued.

    `turn` identifies the computer's turn that it belongs to, "" for none.
    """

    do: Literal["paint"]
    turn: str
    transition: PackedTransition


class ShowInstruction(TypedDict):
    """Show `page` around the board; `shelf` lists the saved games if the list changed."""

    do: Literal["show"]
    page: PageData
    shelf: NotRequired[Shelf]


class SpareMemoryInstruction(TypedDict):
    """End the opponents' worker, because memory ran out."""

    do: Literal["spare-memory"]


class AnsweredInstruction(TypedDict):
    """The message was handled. This is the last instruction of an answer."""

    do: Literal["answered"]


Instruction = (
    PaintInstruction
    | ShowInstruction
    | SpareMemoryInstruction
    | AnsweredInstruction
    | Later
    | PlainEffect
)
"""The instructions to the page, distinguished by `do`. Most are effects of the application."""


def instruction(effect: Paint | Later | PlainEffect, interned: InternTable) -> str:
    """Return `effect` as JSON text, such as `{"do": "keep", "id": ...}`.

    static/js/python/effects.js carries it out. `interned` holds the scene values already sent to
    the page; a `Paint` adds its new ones.
    """
    if isinstance(effect, Paint):
        transition = interned.transition_json(effect.steps)
        return f'{{"do":"paint","turn":"{effect.turn}","transition":{transition}}}'
    if isinstance(effect, Later):
        return _json(effect, {"message": encode(effect.message)})
    return _json(effect, {each.name: getattr(effect, each.name) for each in fields(effect)})


def _json(effect: Later | PlainEffect, values: dict[str, object]) -> str:
    return json.dumps({"do": instruction_name(type(effect)), **values}, ensure_ascii=False)


def instruction_name(kind: type) -> str:
    """Return the name of the instruction for a class of effects, such as `keep-entry`."""
    return kebab(kind.__name__)
