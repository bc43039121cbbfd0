"""A spell of the own hand, enlarged: its words and its cost, and why it cannot be cast now."""

from __future__ import annotations

from tabletop.core.language import t
from tabletop.games.witchcraft.rules.cards import SPELLS
from tabletop.games.witchcraft.rules.legality import lacking
from tabletop.games.witchcraft.rules.state import Step
from tabletop.games.witchcraft.table.draft import castable
from tabletop.games.witchcraft.table.shown import Shown
from tabletop.games.witchcraft.table.spell import cost_of, effect_pills, radius_in, seal
from tabletop.games.witchcraft.words import table as said
from tabletop.games.witchcraft.words.cards import card_name, spell_in_words
from tabletop.kit.parts import Part, told
from tabletop.kit.rows import Row, flowing, height_of
from tabletop.scene.boxes import Box
from tabletop.scene.measure import baseline
from tabletop.scene.shapes import Node, Shapes, Text

_ROOMY, _LARGE = 190.0, 300.0
"""The heights from which a spell has room for its signs, and for the largest words."""


def why_not_now(shown: Shown, card: str) -> str:
    """Return why a spell of the own hand cannot be cast just now, or when it can."""
    if shown.state.step is Step.OVER:
        return t(said.GAME_IS_OVER)
    if not castable(shown.own, card):
        return said.missing_to_cast(lacking(shown.own.resources, SPELLS[card].cost))
    return t(said.CAST_LATER if shown.home != shown.mover else said.CAST_AFTER_MOVE)


def enlarged(shown: Shown, title: Box, place: Box) -> Part:
    """Return a spell, enlarged: name and own Detection, signs, words, cost, and why not now."""
    card, body = shown.gaze.card, place.inset(8, 4)
    spell = SPELLS[card]
    size = 20.0 if body.h >= _LARGE else 17.0 if body.h >= _ROOMY else 14.0
    name = Text(
        *(title.x + 8, baseline(title.cy, 20), card_name(card), 20, "ink", "title", 700),
        fit=title.w - 8,
    )
    shapes: Shapes = (name, *seal(spell.own_detection, 15, title.right + 30, title.cy))
    rest = body
    for row in effect_pills(spell.effects, size, body.w) if body.h >= _ROOMY else ():
        shapes += row.at(rest.x + row.width / 2, rest.y + size)
        rest = rest.lower(rest.h - size * 2 - 4)
    does = Row(spell_in_words(spell), size=size)
    why = Row(why_not_now(shown, card), size=size, is_strong=True, is_ruled=True)
    shapes += flowing([does], rest)
    rest = rest.lower(rest.h - height_of([does], rest.w) - 8)
    cost = rest.top(size * 2)
    r = radius_in(sum(spell.cost), cost.w, cost.h, size)
    shapes += cost_of(card, shown.own.resources, cost, r, from_left=True)
    shapes += flowing([why], rest.lower(rest.h - size * 2 - 10))
    spoken = f"{does.text} {why.text}"
    return told("row-0", spoken, place, Node("spell", shapes))
