"""The face of a spell, and effects in signs: who, what, and by how much."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from tabletop.core.language import remembered, signed
from tabletop.games.witchcraft.rules.board import EVERY_KIND, KINDS
from tabletop.games.witchcraft.rules.cards import SPELLS
from tabletop.games.witchcraft.rules.effects import ROLL, Condition, Effect
from tabletop.games.witchcraft.table.art import (
    PLACE_ICONS,
    back,
    chip,
    die,
    eye,
    paid_kinds,
    plaque,
    star,
)
from tabletop.games.witchcraft.words.cards import card_name, effects_in_words, signs
from tabletop.scene.boxes import Box, around
from tabletop.scene.measure import baseline, text_width
from tabletop.scene.shapes import CHIP, PIECE, Icon, Rect, Shapes, Text, joined, moved

_LINE = 16.0
"""The height of a line of the words of a spell."""

_GAP = 6.0
"""The gap between two pills."""

_APART = 2.12
"""How far the chips of a cost are apart, in radii."""


class Pill(NamedTuple):
    """An effect in signs, `width` wide, drawn about the origin."""

    width: float
    shapes: Shapes


class Row(NamedTuple):
    """Pills side by side, `width` wide together."""

    pills: tuple[Pill, ...]

    @property
    def width(self) -> float:
        """Return the width of all pills with the gaps between them."""
        return sum(pill.width for pill in self.pills) + _GAP * (len(self.pills) - 1)

    def at(self, x: float, y: float) -> Shapes:
        """Return the pills of the row with their middle at (x, y)."""
        left = x - self.width / 2
        shapes: Shapes = ()
        for pill in self.pills:
            shapes += moved(pill.shapes, left + pill.width / 2, y)
            left += pill.width + _GAP
        return shapes


@remembered(256)  # saves 0.05 ms of 0.6 at each tap
def effect_pills(effects: tuple[Effect, ...], size: float, room: float) -> tuple[Row, ...]:
    """Return the effects as rows of pills that are at most `room` wide where that is possible."""
    rows: list[Row] = []
    for effect, (amount, condition) in zip(effects, signs(effects), strict=True):
        pill = _pill(effect, amount, condition, size)
        longer = Row((*rows[-1].pills, pill)) if rows else None
        if longer and longer.width <= room:
            rows[-1] = longer
        else:
            rows.append(Row((pill,)))
    return tuple(rows)


def _pill(effect: Effect, said: str, under: str, size: float) -> Pill:
    """Return one effect: hats for whom, a sign for what, the amount, and the condition with a sign
    of what it measures."""
    unit = size * 1.15
    hats = {"target": 1, "others": 2}.get(effect.who, 0)
    wide = text_width(said, size) * 1.04
    measured = _measured(effect.condition)
    more = text_width(under, 13) + 4 + (16 if measured else 0) if under else 0.0
    total = size * 0.8 + unit * (hats * 0.72 + 1) + wide + more + 4
    fill = "bane" if hats or _harms(effect) else "boon"
    left = -total / 2 + size * 0.4
    x = left + unit * 0.72 * hats
    after = x + unit + 3
    hat = Icon("pointy-hat", left + unit / 2, 0, unit, "danger")
    shapes = (
        Rect(*around(0, 0, total, size * 1.7), r=size * 0.85, fill=fill),
        *(hat._replace(x=hat.x + unit * 0.72 * index) for index in range(hats)),
        *_sign(effect, x + unit / 2, unit),
        Text(after, baseline(0, size), said, size, "print", weight=800),
    )
    if not under:
        return Pill(total, shapes)
    condition = Text(after + wide + 3, baseline(0, 13), under, 13, "print", weight=700)
    return Pill(total, (*shapes, condition, *moved(measured, total / 2 - 13, 0)))


def _harms(effect: Effect) -> bool:
    """Return whether an effect is none that one would like."""
    worse = effect.number > 0 if effect.verb == "DET" else effect.number < 0
    return worse or effect.verb in ("DROP", "CLOSE")


def _measured(condition: Condition | None) -> Shapes:
    """Return the sign of what a condition counts: Detection, spells in hand or a roll."""
    match condition and condition.fact:
        case "det":
            return eye(0, 0, 6.5, "print", "white")
        case "hand":
            return back(9, 13)
        case "roll":
            return die(5, 0, 0, 13)
        case _:
            return ()


def _sign(effect: Effect, x: float, unit: float) -> Shapes:
    harm = effect.number > 0
    match effect.verb:
        case "POW":
            return star(x, 0, unit * 0.56, "soil2")
        case "DET":
            return eye(x, 0, unit * 0.52, "danger" if harm else "leaf2", "white")
        case "DRAW" | "DROP":
            return moved(back(unit * 0.66, unit * 0.92), x, 0)
        case "CLOSE":
            return _place_sign(effect.what, x, unit)
        case _:
            return _resource_sign(effect.what, x, unit)


def _place_sign(what: str, x: float, unit: float) -> Shapes:
    if what == ROLL:
        return die(1, x, 0, unit * 0.8, "night")
    return (Icon(PLACE_ICONS[what], x, 0, unit * 1.05, "print"),)


def _resource_sign(what: str, x: float, unit: float) -> Shapes:
    """Return the kind, a die for the kind rolled, or three chips for one of each."""
    if what == ROLL:
        return die(3, x, 0, unit * 0.8, "night")
    if what and what != EVERY_KIND:
        return chip(KINDS.index(what), x, 0, unit * 0.5)
    spots = ((-0.3, 0.2), (0.3, 0.2), (0.0, -0.26))
    return joined(
        chip(kind * 2, x + dx * unit, dy * unit, unit * 0.34) for kind, (dx, dy) in enumerate(spots)
    )


# -- the face --------------------------------------------------------------------------------------


class _Form(NamedTuple):
    """How a face is set: at its left edge where `is_wide`, else about its middle.

    `pad` is the margin at the sides, `title` the middle of the name, `first` how far below it pills
    begin, `step` how far they are apart, `below` and `bottom` what stays free below them and at the
    lower edge.
    """

    is_wide: bool
    pad: float
    title: float
    first: float
    step: float
    below: float
    bottom: float
    pill: float = 13


_NARROW, _TIGHT = _Form(False, 6, 15, 23, 23, 12, 6), _Form(False, 4, 14, 19, 22, 12, 4)
_WIDE, _LOW = _Form(True, 15, 23, 28, 27, 14, 10, 15), _Form(True, 15, 17, 22, 22, 14, 6)


def _form(w: float, h: float) -> _Form:
    if w >= 150:
        return _LOW if h < 125 else _WIDE
    return _TIGHT if h < 100 else _NARROW


@remembered(256)  # saves 0.1 ms of 0.6 at each tap
def face(card: str, held: tuple[int, ...], w: float, h: float, *, lit: bool) -> Shapes:
    """Return a spell about the origin, its cost filled as far as it is `held`.

    One that is `lit` has a green rim besides its lighter paper: both can be paid for at a glance.
    """
    box = around(0, 0, w, h)
    form, ink = _form(w, h), "print" if lit else "ink"
    inner = box.inset(form.pad, 0)
    rows = effect_pills(SPELLS[card].effects, form.pill, inner.w)
    title = _title(card_name(card), box, form, ink, may_break=form is _NARROW and len(rows) == 1)
    y = box.y + form.title + form.first + (title.size * title.leading if title.lines > 1 else 0)
    pills = joined(
        row.at(inner.x + row.width / 2 if form.is_wide else 0.0, y + index * form.step)
        for index, row in enumerate(rows)
    )
    y += form.step * (len(rows) - 1) + form.below
    rest = inner._replace(y=y, h=inner.bottom - form.bottom - y)
    return (*_paper(box, form, lit=lit), title, *pills, *_lower(card, held, rest, ink))


def _paper(box: Box, form: _Form, *, lit: bool) -> Shapes:
    """Return the paper of a spell; one that is lit lies higher and has a rim."""
    r = 14 if form.is_wide else 12
    if not lit:
        return (Rect(*box, r=r, fill="sheet2", shadow=CHIP),)
    rim = Rect(*box.inset(1.2), r=12, stroke="leaf2", width=2.4)
    return (Rect(*box, r=r, fill="white", shadow=PIECE), rim)


def _title(name: str, box: Box, form: _Form, ink: str, *, may_break: bool) -> Text:
    """Return the name of a spell, in two lines where it may break and has to.

    On a low one a seal takes room from it; above a high one that hangs.
    """
    w, h = box.w, box.h
    size = 13.0 if h < 100 else 13.5 if w < 130 else min(18.0, w * 0.088) if form.is_wide else 15.0
    room = w - 4 if not form.is_wide else w - 2 * form.pad - (68 if form is _LOW else 0)
    lines = 2 if may_break and text_width(name, 13, "title") > room else 1
    x, align = (box.x + form.pad, "start") if form.is_wide else (0.0, "middle")
    y = baseline(box.y + form.title, size)
    return Text(x, y, name, size, ink, "title", 700, align, room, lines, leading=1.05)


def _lower(card: str, held: tuple[int, ...], box: Box, ink: str) -> Shapes:
    """Return the words of a spell where they leave its cost room, and the cost below them."""
    count, wide = sum(SPELLS[card].cost), box.w > 120
    said = effects_in_words(SPELLS[card].effects)
    lines = int(text_width(said, 13) * 1.1 // box.w) + 1
    high = lines * _LINE + 4
    most, least = (17.0, 11.0) if wide else (14.0, 9.5)
    r = radius_in(count, box.w, box.h - high, most)
    if r < least:
        r = radius_in(count, box.w, box.h, most)
        return cost_of(card, held, box, r, from_left=wide)
    quiet = "ink2" if ink == "ink" else "print"
    x, align = (box.x, "start") if wide else (box.cx, "middle")
    text = Text(x, box.y + 13, said, 13, quiet, align=align, fit=box.w, lines=lines)
    return (text, *cost_of(card, held, box, r, from_left=wide))


def radius_in(count: int, wide: float, high: float, most: float) -> float:
    """Return how large `count` chips can be, in one row or in several, `most` at the most."""
    return max(
        min(most, wide / (_APART * ceil(count / rows)), high / (_APART * rows))
        for rows in (1, 2, 3)
    )


def cost_of(card: str, held: tuple[int, ...], box: Box, r: float, *, from_left: bool) -> Shapes:
    """Return the cost as chips at the lower edge, missing ones hollow."""
    kinds = paid_kinds(SPELLS[card].cost, held)
    step = r * _APART
    rows = ceil(len(kinds) / max(1, int(box.w / step + 1e-6)))
    per_row = ceil(len(kinds) / rows)
    shapes: Shapes = ()
    for index, (kind, is_held) in enumerate(kinds):
        row, column = divmod(index, per_row)
        across = min(per_row, len(kinds) - row * per_row)
        x = box.x + r + step * column if from_left else box.cx + step * (column - (across - 1) / 2)
        y = box.bottom - r - step * (rows - 1 - row)
        shapes += chip(kind, x, y, r, held=is_held)
    return shapes


def seal(own: int, size: float, x: float, y: float) -> Shapes:
    """Return the own Detection of a spell as a seal about (x, y): red, grey or green."""
    said = signed(own)
    fill = "danger" if own > 0 else "leaf2" if own < 0 else "slate"
    box = around(x, y, size * 3.3, size * 1.75)
    ground = plaque(box, said, fill, size, x=x + box.w * 0.2, rim=1.8)
    return (*ground, *eye(x - box.w * 0.22, y, size * 0.55, "white", fill))
