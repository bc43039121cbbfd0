"""What lies in the village besides places: the event on the square, and the results at the Inn."""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.witchcraft.cards import EVENTS, Event
from tabletop.games.witchcraft.scene_art import PLACE_ICONS, die, planks
from tabletop.games.witchcraft.scene_preview import Result
from tabletop.games.witchcraft.scene_shown import Shown
from tabletop.games.witchcraft.scene_spell import effect_pills, placed
from tabletop.games.witchcraft.scene_words import event_card
from tabletop.games.witchcraft.state import Step
from tabletop.games.witchcraft.words import closed_in_words, event_in_words
from tabletop.scene.boxes import Box, around
from tabletop.scene.marks import seat_mark
from tabletop.scene.measure import baseline, text_width
from tabletop.scene.papers import words
from tabletop.scene.shapes import CHIP, SHEET, Circle, Icon, Node, Rect, Shapes, Text

_RAISED = 1.45
"""How much larger the event is while it is held up."""

_READABLE = (264.0, 150.0)
"""The size that an event has at least while it is held up, where the village is not smaller."""

_LINE = 16.0
"""The height of a line of the words of an event."""


def event_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the pile of events, the card that lies open, its dice, and the results at the Inn."""
    places = view.places
    card = event_card(view)
    box = places.event
    pile = Node("events", _pile(box))
    left = Node("events-left", _left(box, len(view.state.event_deck)))
    inn = (Node("inn", _inn(places.inn, view.inn)),) if view.inn else ()
    if not card:
        return (*inn, pile, left)
    shown = Node(f"event-{card}", _face(card, view.state.closed, *open_size(view)), *places.square)
    return (*inn, pile, shown, *(() if view.raised else (left,)), *_dice(view))


def open_size(view: Shown) -> tuple[float, float]:
    """Return how wide and high the open event is; held up it has room for its words."""
    box, land = view.places.event, view.places.land
    if not view.raised:
        return box.w, box.h
    wide = min(land.w - 8, max(box.w * _RAISED, _READABLE[0]))
    return wide, min(land.h * 0.7, max(box.h * _RAISED, _READABLE[1]))


@lru_cache(maxsize=8)
def _pile(box: Box) -> Shapes:
    """Return the backs of the events that are left, a little askew under the open one."""
    return tuple(
        Rect(box.x + by, box.y + by, box.w, box.h, 11, fill="plum", stroke="white", shadow=CHIP)
        for by in (5.0, 2.5)
    )


@lru_cache(maxsize=64)
def _left(box: Box, count: int) -> Shapes:
    said = f"{count} left" if box.w > 125 else str(count)
    size = 13.0
    pill = around(box.right - 2, box.bottom + 5, text_width(said, size) + 16, 21)
    return (
        Rect(*pill, r=11, fill="plum", stroke="white", width=1.2, shadow=CHIP),
        words(pill.cx, pill.cy, said, size, "white", bold=True),
    )


@lru_cache(maxsize=64)
def _face(card: str, closed: str, w: float, h: float) -> Shapes:
    """Return an event about the origin: its name, its signs, and what it has shut."""
    event = EVENTS[card]
    title, low = _title(event.name, w, h)
    paper = Rect(-w / 2, -h / 2, w, h, 11, fill="white", shadow=SHEET)
    if closed and any(effect.verb == "CLOSE" for effect in event.effects):
        said = closed_in_words(closed).removeprefix("the ")
        below = Text(
            *(0, baseline(h * 0.34, 13.5), said, 13.5, "print"), weight=700, align="middle",
            fit=w - 10,
        )  # fmt: skip
        return (paper, title, *_shut(closed, h * 0.17), below)
    return (
        paper,
        *(_with_words(event, title, w, h) or (title, *placed(_signs(event, w, h), 0, low))),
    )


def _with_words(event: Event, title: Text, w: float, h: float) -> Shapes:
    """Return the name, the signs and the words of an event below each other, () without room."""
    said, size = event_in_words(event), 13.0 if w < 150 else 15.0
    named = 2 if text_width(event.name, title.size, "title") > title.fit else 1
    lines = int(text_width(said, 13) * 1.1 // (w - 16)) + 1
    signs = len(effect_pills(event.effects, size, w - 8)) * size * 1.85
    high = named * title.size * 1.2 + signs + lines * _LINE + 12
    if high > h:
        return ()
    top = -high / 2 + 4
    middle = top + named * title.size * 1.2 + 4 + signs / 2
    text = Text(
        *(0, middle + signs / 2 + 13, said, 13, "print"), align="middle", fit=w - 16, lines=lines
    )
    raised = title._replace(y=baseline(top + title.size * 0.6, title.size))
    return (raised, *placed(_signs(event, w, h), 0, middle - h * 0.12), text)


def _title(name: str, w: float, h: float) -> tuple[Text, float]:
    """Return a name in one line or two, and how much lower what follows has to lie."""
    size = min(18.0, max(13.0, w * 0.115))
    is_long = text_width(name, size, "title") > w - 10
    y = baseline(-h * (0.36 if is_long else 0.31), size)
    title = Text(
        *(0, y, name, size, "print", "title", 700, "middle"), fit=w - 10, lines=2, leading=1.1
    )
    return title, h * 0.1 if is_long else 0


def _shut(place: str, r: float) -> Shapes:
    return (
        Circle(0, 0, r, fill="stone"),
        Icon(PLACE_ICONS[place], 0, 0, r * 1.3, "print", opacity=0.55),
        *planks(0, 0, r)[:1],
    )


def _signs(event: Event, w: float, h: float) -> Shapes:
    """Return the dice and the effects of an event in signs, in one row or two."""
    size = 13.0 if w < 150 else 15.0
    rows = effect_pills(event.effects, size, w - 8)
    fits = len(rows) == 1 and rows[0].width < w - 46
    dice = die(5, (-rows[0].width - 22) / 2, h * 0.12, 18) if event.dice and fits else ()
    step = size * 1.85
    top = h * 0.12 - step * (len(rows) - 1) / 2
    left = 12 if dice else 0
    drawn = tuple(
        shape for index, row in enumerate(rows) for shape in row.at(left, top + index * step)
    )
    return (*drawn, *dice)


def _dice(view: Shown) -> tuple[Node, ...]:
    """Return the dice of an event that are rolled, each with the mark of its witch."""
    play = view.state.in_play
    if view.state.step is not Step.DICE and not (view.raised and play):
        return ()
    rolled = [] if play is None else [(s, r) for s, r in enumerate(play.rolls, 1) if r]
    if play is not None and play.card in EVENTS and EVENTS[play.card].dice == "one":
        rolled = rolled[:1]
    x, y = view.places.square
    y += open_size(view)[1] / 2 + 16
    gap = 34.0
    left = x - gap * (len(rolled) - 1) / 2
    return tuple(
        Node(f"die-{seat}", _rolled(seat, roll), left + gap * index, y, face=str(roll))
        for index, (seat, roll) in enumerate(rolled)
    )


def _rolled(seat: int, roll: int) -> Shapes:
    return (*die(roll, 0, 0, 28, "night"), seat_mark(seat, 12, -13, 6))


@lru_cache(maxsize=32)
def _inn(box: Box, results: tuple[Result, ...]) -> Shapes:
    """Return the results of a roll at the Inn for the witch to move, "out" in danger."""
    paper = Rect(*box, r=9, fill="night", shadow=CHIP)
    if box.w > 100:
        face, *cells = box.inset(5, 4).columns([22, *(0 for _ in results)], 4)
        lead: Shapes = die(5, face.cx, face.cy, 21, "plum")
        rows = tuple(
            shape
            for cell, each in zip(cells, results, strict=True)
            for shape in _result(cell, each, upright=True)
        )
        return (paper, *lead, *rows)
    rows = tuple(
        shape
        for cell, each in zip(box.inset(3, 3).rows([0] * len(results), 1), results, strict=True)
        for shape in _result(cell, each, upright=False)
    )
    return (paper, *rows)


def _result(box: Box, result: Result, *, upright: bool) -> Shapes:
    """Return the rolls and what they come to, one below the other or side by side."""
    said = "out" if result.is_out else str(result.detection)
    ground: Shapes = (Rect(*box, r=6, fill="danger"),) if result.is_out else ()
    if upright:
        return (
            *ground,
            words(box.cx, box.cy - 7, result.faces, 13, "white"),
            words(box.cx, box.cy + 7, said, 14, "white", bold=True),
        )
    return (
        *ground,
        words(box.x + box.w * 0.28, box.cy, result.faces, 13, "white"),
        words(box.x + box.w * 0.74, box.cy, said, 13, "white", bold=True),
    )
