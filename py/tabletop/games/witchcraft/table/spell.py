"""The face of a card: its name, its effects as signs, and the cost of a spell."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple, assert_never

from tabletop.core.language import remembered, signed
from tabletop.games.witchcraft.rules.board import EVERY_KIND, KINDS
from tabletop.games.witchcraft.rules.cards import SPELLS
from tabletop.games.witchcraft.rules.effects import (
    ROLL,
    ChangeDetection,
    ChangePower,
    ChangeResources,
    CloseSpace,
    DiscardSpells,
    DrawSpells,
    Effect,
    StealResources,
    Who,
)
from tabletop.games.witchcraft.table import art
from tabletop.games.witchcraft.words.cards import card_name, effects_in_words, signs
from tabletop.kit.rows import Row, flowing, height_of
from tabletop.scene.boxes import Box, around
from tabletop.scene.measure import baseline, text_width
from tabletop.scene.shapes import CHIP, PIECE, Align, Icon, Rect, Shapes, Text, joined, moved

_WIDE, _HIGH = 150.0, 125.0
"""From this size on a spell has more room at its edges; below that width it is centred."""

_LARGE = 96.0
"""From this size on there is room for larger signs."""

_APART = 2.12
"""How far the chips of a cost are apart, in radii."""

_OVER = 6.0
"""By how much a centred name may be wider than what is below it."""

_COST = 17.0
"""The height that a name of two lines leaves to the cost of a spell."""

_BELOW_SEAL = 4.0
"""How far the name of a narrow spell moves down, so that the seal does not cover it."""

_LEGIBLE = 11.5
"""The radius of a chip below which a cost is written in figures, one chip for each kind."""

_LEAST = 9.0
"""The least radius of a chip with a figure below it."""

_FIGURE = 15.0
"""The height of a figure below a chip."""

_BETWEEN = 5.0
"""The least gap between two figures, which would else be read as one."""

_SEAL = 58.0
"""What the seal of a spell that is wide and low takes of the line of its name."""

_MEASURED = {
    "det": art.eye(0, 0, 6.5, "print", "white"),
    "hand": art.back(9, 13),
    "roll": art.die(0, 0, 0, 13),
}
"""The sign of what a condition counts: Detection, spells in hand or a roll."""


class Strip(NamedTuple):
    """Shapes centred on the origin, `wide` pixels wide, to be set in a row."""

    wide: float
    shapes: Shapes


def in_row(strips: Sequence[Strip], gap: float) -> Strip:
    """Join strips side by side into one."""
    wide = sum(each.wide for each in strips) + gap * (len(strips) - 1)
    places = around(0, 0, wide, 0).columns([each.wide for each in strips], gap)
    pairs = zip(strips, places, strict=True)
    return Strip(wide, joined(moved(each.shapes, place.cx, 0) for each, place in pairs))


def below_each_other(rows: Sequence[Strip], box: Box, *, centred: bool) -> Shapes:
    """Stack rows evenly in a box, centred or aligned left."""
    return joined(
        moved(row.shapes, box.cx if centred else box.x + row.wide / 2, place.cy)
        for row, place in zip(rows, box.rows([0] * len(rows)), strict=True)
    )


# -- effects in signs: who, what, and by how much --------------------------------------------------


@remembered(256)  # saves 0.05 ms of 0.6 at each tap
def effect_rows(effects: tuple[Effect, ...], size: float, room: float) -> tuple[Strip, ...]:
    """Return the effects as rows of pills, at most `room` wide if possible."""
    rows: list[Strip] = []
    for effect, (amount, condition) in zip(effects, signs(effects), strict=True):
        pill = _pill(effect, amount, condition, size)
        longer = in_row((rows[-1], pill), 6) if rows else pill
        if longer.wide <= room:
            rows[-1:] = [longer]
        else:
            rows.append(pill)
    return tuple(rows)


def _pill(effect: Effect, said: str, under: str, size: float) -> Strip:
    """Return the pill of one effect: hats of its targets, sign, amount and condition.

    An amount that a condition adds repeats no sign.
    """
    unit, hats = size * 1.15, {Who.TARGET: 1, Who.OTHERS: 2}.get(effect.who, 0)
    hat = Strip(unit * 0.6, (Icon("pointy-hat", 0, 0, unit, "danger"),))
    is_more = effect.who is Who.SELF and effect.condition is not None
    sign = [] if is_more else [Strip(unit, _sign(effect, unit))]
    things = [hat] * hats + [*sign, _label(said, size)]
    if effect.condition is not None:
        things.append(_label(under, 13))
        measured = _MEASURED.get(effect.condition.fact, ())
        things += [Strip(13, measured)] if measured else []
    row = in_row(things, 2.5)
    fill = "bane" if hats or _harms(effect) else "boon"
    paper = Rect(*around(0, 0, row.wide + size * 0.9, size * 1.7), r=size * 0.85, fill=fill)
    return Strip(paper.w, (paper, *row.shapes))


def _label(text: str, size: float) -> Strip:
    wide = text_width(text, size) * 1.04
    return Strip(wide, (Text(-wide / 2, baseline(0, size), text, size, "print", weight=800),))


def _harms(effect: Effect) -> bool:
    """Return whether an effect harms the witches it affects."""
    match effect:
        case ChangePower(number=number) | ChangeResources(number=number):
            return number < 0
        case ChangeDetection(number=number):
            return number > 0
        case DrawSpells() | StealResources():
            return False
        case DiscardSpells() | CloseSpace():
            return True
        case _:
            assert_never(effect)


def _sign(effect: Effect, unit: float) -> Shapes:
    """Return the sign of a meter, card, space or resource, or a die for a rolled one."""
    match effect:
        case ChangePower():
            return art.star(0, 0, unit * 0.56, "soil2")
        case ChangeDetection(number=number):
            return art.eye(0, 0, unit * 0.52, "danger" if number > 0 else "leaf2", "white")
        case DrawSpells() | DiscardSpells():
            return art.back(unit * 0.66, unit * 0.92)
        case ChangeResources(what=what) if what in KINDS:
            return art.chip(KINDS.index(what), 0, 0, unit * 0.5)
        case ChangeResources(what=what) if what == EVERY_KIND:
            return _every_kind(unit)
        case StealResources():
            return _every_kind(unit)
        case CloseSpace(space) if space != ROLL:
            return (Icon(art.PLACE_ICONS[space], 0, 0, unit * 1.05, "print"),)
        case ChangeResources() | CloseSpace():
            return art.die(0, 0, 0, unit * 0.8, "night")
        case _:
            assert_never(effect)


def _every_kind(unit: float) -> Shapes:
    spots = enumerate(((-0.3, 0.2), (0.3, 0.2), (0.0, -0.26)))
    return joined(art.chip(n * 2, dx * unit, dy * unit, unit * 0.34) for n, (dx, dy) in spots)


# -- the face --------------------------------------------------------------------------------------


def head_of(
    card: str, effects: tuple[Effect, ...], box: Box, *, ink: str = "print", aside: float = 0,
    centred: bool = True, below: float = 0,
) -> tuple[Shapes, Box]:  # fmt: skip
    """Return the name of a card with its effects as signs, and the rest of `box` below them.

    `aside` is the width kept free after the name, which may wrap if that leaves `below` pixels.
    """
    name, room = card_name(card), box.w - aside + (_OVER if centred else 0)
    size, sign = min(18.0, max(13.0, box.w * 0.11)), 15.0 if min(box.w, box.h) > _LARGE else 13.0
    rows = effect_rows(effects, sign, box.w)
    free = box.h - 2 * size * 1.05 - 3 - sign * 1.77 * len(rows)
    breaks = text_width(name, 13, "title") > room and free >= below
    x, lines = box.cx if centred else box.x, 1 + breaks
    align: Align = "middle" if centred else "start"
    title = Text(x, box.y + size * 0.85, name, size, ink, "title", 700, align, room, lines, 1.05)
    _, signs, rest = box.rows([lines * size * 1.05 + 3, sign * 1.77 * len(rows), 0])
    return (title, *below_each_other(rows, signs, centred=centred)), rest


@remembered(256)  # saves 0.1 ms of 0.6 at each tap
def face(card: str, held: tuple[int, ...], w: float, h: float, *, lit: bool) -> Shapes:
    """Return the face of a spell, with the part of its cost that is `held` filled.

    `lit` adds a green rim and lighter paper, for a spell that can be paid for. The text is left out
    if it would leave no room for the cost.
    """
    spell, box, is_wide, is_low = SPELLS[card], around(0, 0, w, h), w >= _WIDE, h < _HIGH
    inner = box.inset(15 if is_wide else 4, 14 if is_wide and not is_low else 6)
    if not is_wide:
        inner = inner.lower(inner.h - _BELOW_SEAL)
    ink, quiet = ("print", "print") if lit else ("ink", "ink2")
    head, rest = head_of(
        card, spell.effects, inner, ink=ink, aside=_SEAL if is_wide and is_low else 0,
        centred=not is_wide, below=_COST,
    )  # fmt: skip
    said = Row(effects_in_words(spell.effects), size=13, fill=quiet, is_centred=not is_wide)
    below = rest.lower(rest.h - height_of([said], rest.w) - 4)
    most, least = (17.0, 11.0) if is_wide else (14.0, _LEGIBLE)
    has_room = _radius_in(sum(spell.cost), below, most)[0] >= least or _has_figures(card, below)
    words = flowing([said], rest) if has_room else ()
    cost = cost_of(card, held, below if has_room else rest, most, centred=not is_wide, ink=ink)
    return (*_paper(box, lit=lit), *head, *words, *cost)


def _paper(box: Box, *, lit: bool) -> Shapes:
    """Return the paper of a spell, raised and rimmed if lit."""
    if not lit:
        return (Rect(*box, r=13, fill="sheet2", shadow=CHIP),)
    rim = Rect(*box.inset(1.2), r=12, stroke="leaf2", width=2.4)
    return (Rect(*box, r=13, fill="white", shadow=PIECE), rim)


def _radius_in(count: int, box: Box, most: float) -> tuple[float, int]:
    """Return the radius of `count` chips in a box, at most `most`, and their number of rows."""
    ways = (
        (min(most, box.w / (_APART * ceil(count / rows)), box.h / (_APART * rows)), rows)
        for rows in (1, 2, 3)
    )
    return max(ways, key=lambda way: way[0])


def cost_of(
    card: str,
    held: tuple[int, ...],
    box: Box,
    most: float,
    *,
    centred: bool = False,
    ink: str = "ink",
) -> Shapes:
    """Return the cost as chips along the lower edge, missing ones hollow.

    If chips would be too small, show one for each kind with the numbers held and needed.
    """
    kinds = art.paid_kinds(SPELLS[card].cost, held)
    r, rows = _radius_in(len(kinds), box, most)
    if r < _LEGIBLE and _has_figures(card, box):
        return _cost_in_figures(card, held, box, most, centred=centred, ink=ink)
    chips = [Strip(2 * r, art.chip(kind, 0, 0, r, held=is_held)) for kind, is_held in kinds]
    each = ceil(len(chips) / rows)
    lines = [in_row(chips[at : at + each], (_APART - 2) * r) for at in range(0, len(chips), each)]
    return below_each_other(lines, box.lower(_APART * r * len(lines)), centred=centred)


def _has_figures(card: str, box: Box) -> bool:
    """Return whether a box has room for chips with numbers below them."""
    kinds = sum(need > 0 for need in SPELLS[card].cost)
    wide = kinds * (text_width("0/0", 13) + _BETWEEN) - _BETWEEN
    return wide <= box.w and box.h >= 2 * _LEAST + _FIGURE


def _cost_in_figures(
    card: str, held: tuple[int, ...], box: Box, most: float, *, centred: bool, ink: str
) -> Shapes:
    """Return one chip for each kind of a cost, with the numbers held and needed below."""
    needs = [(kind, need) for kind, need in enumerate(SPELLS[card].cost) if need]
    r = min(most, box.w / (_APART * len(needs)), (box.h - _FIGURE) / 2)
    wide = max(2 * r, text_width("0/0", 13))
    strips = []
    for kind, need in needs:
        have = min(held[kind], need)
        figure = Text(0, r + _FIGURE / 2 - 1, f"{have}/{need}", 13, ink, weight=700, align="middle")
        chip = art.chip(kind, 0, -_FIGURE / 2, r, held=have == need)
        strips.append(Strip(wide, (*chip, figure)))
    row = in_row(strips, min(6.0, (box.w - wide * len(needs)) / max(1, len(needs) - 1)))
    return below_each_other([row], box.lower(2 * r + _FIGURE), centred=centred)


def seal(own: int, size: float, x: float, y: float) -> Shapes:
    """Return a spell's Detection for its caster as a seal at (x, y): red, grey or green."""
    said = signed(own)
    fill = "danger" if own > 0 else "leaf2" if own < 0 else "slate"
    box = around(x, y, size * 3.3, size * 1.75)
    ground = art.plaque(box, said, fill, size, x=x + box.w * 0.2, rim=1.8)
    return (*ground, *art.eye(x - box.w * 0.22, y, size * 0.55, "white", fill))
