"""A spell of the own hand, enlarged: its words and its cost, and why it cannot be cast now."""

from __future__ import annotations

from tabletop.games.witchcraft.cards import SPELLS
from tabletop.games.witchcraft.scene_art import chip, kinds_of
from tabletop.games.witchcraft.scene_draft import castable
from tabletop.games.witchcraft.scene_shown import Shown
from tabletop.games.witchcraft.scene_spell import effect_pills, placed, seal
from tabletop.games.witchcraft.state import Step
from tabletop.games.witchcraft.words import capitalised, missing_in_words, spell_in_words
from tabletop.scene.boxes import Box
from tabletop.scene.measure import baseline, text_width
from tabletop.scene.papers import rule
from tabletop.scene.shapes import Shapes, Text

_ROOMY = 190.0
"""The height from which a spell has room for its signs, and for larger words."""


_LARGE = 300.0
"""The height from which everything can be larger still."""


def why_not_now(view: Shown, card: str) -> str:
    """Return why a spell of the own hand cannot be cast just now, or when it can."""
    if view.state.step is Step.OVER:
        return "The game is over."
    if not castable(view.own, card):
        said = missing_in_words(view.own.resources, SPELLS[card].cost)
        return f"{capitalised(said)} to cast it."
    if view.home != view.mover:
        return "You can cast it when it is your turn."
    return "First the Move, then you can cast it."


def enlarged(view: Shown, card: str, title: Box, body: Box) -> Shapes:
    """Return the spell: name and own Detection, signs, words, cost, and why not now."""
    spell = SPELLS[card]
    roomy = body.h >= _ROOMY
    large = body.h >= _LARGE
    size = 20.0 if large else 17.0 if roomy else 14.0
    x, fit = body.x + 8, body.w - 16
    mark = placed(seal(spell.own_detection, 15), title.right + 30, title.cy)
    name = Text(
        *(title.x + 8, baseline(title.cy, 20), spell.name, 20, "ink", "title", 700), fit=title.w
    )
    shapes: Shapes = (name, *mark)
    y = body.y + 4
    for row in effect_pills(spell.effects, size, fit) if roomy else ():
        shapes += row.at(x + row.width / 2, y + size)
        y += size * 2 + 4
    said, lines = spell_in_words(spell), _lines(spell_in_words(spell), size, fit)
    shapes += (Text(x, y + size, said, size, "ink", fit=fit, lines=lines),)
    y += lines * size * 1.25 + (10 if roomy else 6)
    shapes += _cost(card, view.own.resources, Box(x, y, fit, size * 2))
    y += size * 2 + (12 if roomy else 4)
    why = why_not_now(view, card)
    lines = _lines(why, size, fit)
    words = Text(x, y + size + 4, why, size, "ink", weight=800, fit=fit, lines=lines)
    return (*shapes, rule(x, y, fit), words)


def _lines(text: str, size: float, fit: float) -> int:
    """Return in how many lines a text fits, with room for words that do not break evenly."""
    return int(text_width(text, size) * 1.08 // fit) + 1


def _cost(card: str, held: tuple[int, ...], box: Box) -> Shapes:
    """Return the cost in large chips side by side, what is missing hollow."""
    kinds = kinds_of(SPELLS[card].cost)
    r = min(box.h / 2, box.w / (2.1 * len(kinds)))
    left = list(held)
    shapes: Shapes = ()
    for index, kind in enumerate(kinds):
        left[kind] -= 1
        shapes += chip(kind, box.x + r + index * 2.1 * r, box.cy, r, held=left[kind] >= 0)
    return shapes
