"""The face of a spell, and effects in signs: who, what, and by how much."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import NamedTuple

from tabletop.core.language import signed
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
    placed,
    star,
)
from tabletop.games.witchcraft.words.cards import Sign, card_name, effects_in_words, signs
from tabletop.scene.boxes import Box
from tabletop.scene.measure import baseline, text_width
from tabletop.scene.papers import words
from tabletop.scene.shapes import CHIP, PIECE, Icon, Rect, Shapes, Text

_LINE = 16.0
"""The height of a line of the words of a spell."""

_LOW = 125.0
"""The height below which a wide spell moves its parts together."""

_APART = 2.12
"""How far the chips of a cost are apart, in radii."""


class Pill(NamedTuple):
    """An effect in signs, `width` wide, drawn about the origin."""

    width: float
    shapes: Shapes


class Row(NamedTuple):
    """Pills side by side, `width` wide together."""

    pills: tuple[Pill, ...]
    width: float

    def at(self, x: float, y: float) -> Shapes:
        """Return the pills of the row with their middle at (x, y)."""
        left = x - self.width / 2
        shapes: Shapes = ()
        for pill in self.pills:
            shapes += placed(pill.shapes, left + pill.width / 2, y)
            left += pill.width + 6
        return shapes


def effect_pills(effects: tuple[Effect, ...], size: float, room: float) -> tuple[Row, ...]:
    """Return the effects as rows of pills that are at most `room` wide where that is possible."""
    return _pill_rows(effects, signs(effects), size, room)


@lru_cache(maxsize=256)  # saves 0.05 ms of 0.6 at each tap
def _pill_rows(
    effects: tuple[Effect, ...], said: tuple[Sign, ...], size: float, room: float
) -> tuple[Row, ...]:
    rows: list[list[Pill]] = []
    for effect, (amount, condition) in zip(effects, said, strict=True):
        pill = _pill(effect, amount, condition, size)
        if rows and _width([*rows[-1], pill]) <= room:
            rows[-1].append(pill)
        else:
            rows.append([pill])
    return tuple(Row(tuple(row), _width(row)) for row in rows)


def _width(row: list[Pill]) -> float:
    return sum(pill.width for pill in row) + 6 * (len(row) - 1)


def _pill(effect: Effect, said: str, under: str, size: float) -> Pill:
    """Return one effect: hats for whom, a sign for what, the amount, and the condition with a sign
    of what it measures."""
    unit = size * 1.15
    hats = {"target": 1, "others": 2}.get(effect.who, 0)
    wide = text_width(said, size) * 1.04
    measured = _measured(effect.condition)
    more = text_width(under, 13) + 4 + (16 if measured else 0) if under else 0.0
    total = size * 0.8 + unit * (hats * 0.72 + 1) + wide + more + 4
    worse = effect.number > 0 if effect.verb == "DET" else effect.number < 0
    harm = worse or effect.who in ("target", "others") or effect.verb in ("DROP", "CLOSE")
    ground = Rect(
        *(-total / 2, -size * 0.85, total, size * 1.7),
        r=size * 0.85,
        fill="bane" if harm else "boon",
    )
    x = -total / 2 + size * 0.4
    shapes: Shapes = (ground,)
    for _ in range(hats):
        shapes += (Icon("pointy-hat", x + unit / 2, 0, unit, "danger"),)
        x += unit * 0.72
    shapes += _sign(effect, x + unit / 2, unit)
    x += unit + 3
    shapes += (Text(x, baseline(0, size), said, size, "print", weight=800),)
    if under:
        shapes += (Text(x + wide + 3, baseline(0, 13), under, 13, "print", weight=700),)
        shapes += placed(measured, total / 2 - 13, 0)
    return Pill(total, shapes)


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
            return placed(back(unit * 0.66, unit * 0.92), x, 0)
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
    return tuple(
        shape
        for kind, (dx, dy) in enumerate(spots)
        for shape in chip(kind * 2, x + dx * unit, dy * unit, unit * 0.34)
    )


def face(card: str, held: tuple[int, ...], w: float, h: float, *, lit: bool) -> Shapes:
    """Return a spell about the origin, its cost filled as far as it is `held`.

    One that is `lit` has a green rim besides its lighter paper: both can be paid for at a glance.
    """
    effects = SPELLS[card].effects
    said = (card_name(card), effects_in_words(effects))
    return _face(card, said, signs(effects), held, w, h, lit=lit)


@lru_cache(maxsize=256)  # saves 0.1 ms of 0.6 at each tap
def _face(
    card: str,
    said: tuple[str, str],
    said_of_effects: tuple[Sign, ...],
    held: tuple[int, ...],
    w: float,
    h: float,
    *,
    lit: bool,
) -> Shapes:
    wide = w >= 150
    tight, low = h < 100, wide and h < _LOW
    size = 13.0 if tight else 13.5 if w < 130 else 15.0 if not wide else min(18.0, w * 0.088)
    left, top = -w / 2, -h / 2
    pad = 15 if wide else 4 if tight else 6
    paper = Rect(left, top, w, h, 14 if wide else 12, fill="white" if lit else "sheet2",
                 shadow=PIECE if lit else CHIP)  # fmt: skip
    rim = Rect(*Box(left, top, w, h).inset(1.2), r=12, stroke="leaf2", width=2.4)
    ink = "print" if lit else "ink"
    x, align = (left + pad, "start") if wide else (0.0, "middle")
    title_y = top + (17 if low else 23 if wide else 14 if tight else 15)
    room = w - 2 * pad - (68 if low else 0) if wide else w - 4  # a seal hangs above a high one
    pill_size = 15.0 if wide and not low else 13.0
    pills = _pill_rows(SPELLS[card].effects, said_of_effects, pill_size, w - 2 * pad)
    breaks = not (wide or tight) and len(pills) == 1 and text_width(said[0], 13, "title") > room
    title = Text(x, baseline(title_y, size), said[0], size, ink, "title", 700, align, fit=room,
                 lines=2 if breaks else 1, leading=1.05)  # fmt: skip
    step = 22.0 if low or tight else 27.0 if wide else 23.0
    first = title_y + (22 if low else 28 if wide else 19 if tight else 23)
    first += size * title.leading if breaks else 0
    drawn = tuple(
        shape
        for index, row in enumerate(pills)
        for shape in row.at(left + pad + row.width / 2 if wide else 0.0, first + index * step)
    )
    below = first + step * (len(pills) - 1) + (14 if wide else 12)
    bottom = -top - (6 if low else 10 if wide else 4 if tight else 6)
    rest = Box(left + pad, below, w - 2 * pad, bottom - below)
    return (paper, *((rim,) if lit else ()), title, *drawn, *_lower(card, said[1], held, rest, ink))


def _lower(card: str, said: str, held: tuple[int, ...], box: Box, ink: str) -> Shapes:
    """Return the words of a spell where they leave its cost room, and the cost below them."""
    count, wide = sum(SPELLS[card].cost), box.w > 120
    lines = int(text_width(said, 13) * 1.1 // box.w) + 1
    high = lines * _LINE + 4
    most, least = (17.0, 11.0) if wide else (14.0, 9.5)
    r = radius_in(count, box.w, box.h - high, most)
    if r < least:
        high, r = 0.0, radius_in(count, box.w, box.h, most)
    cost = cost_of(card, held, box, r, from_left=wide)
    if not high:
        return cost
    quiet = "ink2" if ink == "ink" else "print"
    x, align = (box.x, "start") if wide else (box.cx, "middle")
    text = Text(x, box.y + 13, said, 13, quiet, align=align, fit=box.w, lines=lines)
    return (text, *cost)


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
    w, h = size * 3.3, size * 1.75
    return (
        Rect(x - w / 2, y - h / 2, w, h, h / 2, fill=fill, stroke="white", width=1.8, shadow=CHIP),
        *eye(x - w * 0.22, y, size * 0.55, "white", fill),
        words(x + w * 0.2, y, said, size, "white", bold=True),
    )
