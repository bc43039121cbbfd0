"""What lies in the village besides places: the event on the square, and the results at the Inn."""

from __future__ import annotations

from tabletop.core.language import remembered, t
from tabletop.games.witchcraft.rules.board import INN, SPACES
from tabletop.games.witchcraft.rules.cards import EVENTS as EVENT_CARDS
from tabletop.games.witchcraft.rules.cards import Event
from tabletop.games.witchcraft.rules.effects import ROLL
from tabletop.games.witchcraft.table.art import PLACE_ICONS, die, event_back, eye, planks, plaque
from tabletop.games.witchcraft.table.gaze import EVENTS, ROLLS
from tabletop.games.witchcraft.table.layout import Village
from tabletop.games.witchcraft.table.shown import Result, Shown
from tabletop.games.witchcraft.table.spell import Row, effect_pills
from tabletop.games.witchcraft.table.telling import rolls_told
from tabletop.games.witchcraft.table.village import PLACES
from tabletop.games.witchcraft.words import table as words
from tabletop.games.witchcraft.words.cards import card_name, event_in_words
from tabletop.games.witchcraft.words.previews import OUT
from tabletop.games.witchcraft.words.sheet import roll_at_inn_aloud
from tabletop.kit.parts import Part, thing
from tabletop.scene.boxes import Box, around, touchable
from tabletop.scene.marks import hat, seat_mark
from tabletop.scene.measure import baseline, text_width
from tabletop.scene.papers import words as line
from tabletop.scene.shapes import (
    CHIP,
    SHEET,
    Circle,
    Icon,
    Node,
    Path,
    Point,
    Rect,
    Shapes,
    Text,
    joined,
    moved,
)

_RAISED = 1.45
"""How much larger the event is while it is held up."""

_READABLE = (316.0, 196.0)
"""The size that an event has at least while it is held up, where the village is not smaller."""

_HEADED = 60.0
"""The height from which the results at the Inn have room for signs above them."""

_ROOMY = 25.0
"""The radius of a place from which on a hat above them covers nothing."""

_LOW = 90.0
"""The height up to which a card has no room for a sentence below a picture."""

_APART = 34.0
"""How far dice are apart."""

_WORDS, _LEADING = (17.0, 15.0, 13.0), 1.23
"""The sizes of the words of an event, of which the largest is taken that fits, and their lines."""


def event_parts(shown: Shown) -> tuple[Part, ...]:
    """Return the results at the Inn, and the pile of events with the card that lies open."""
    village, left, card = shown.village, len(shown.state.event_deck), event_card(shown)
    nodes = [Node("events", _pile(village.event))]
    if card:
        face = _face(EVENT_CARDS[card], shown.state.closed, *open_size(shown))
        nodes.append(Node(f"event-{card}", face, *village.square))
    if not (card and shown.raised):
        nodes.append(Node("events-left", _left(village, left)))
    pile = thing(
        EVENTS,
        PLACES,
        words.event(card, shown.state.closed, left),
        village.event,
        nodes=(*nodes, *_dice(shown)),
        col=len(SPACES) + 1,
        hint=t(words.EVENT_HINT),
    )
    return (_rolls(shown), pile) if shown.inn else (pile,)


def event_card(shown: Shown) -> str:
    """Return the event that lies open, "" before the first."""
    return shown.state.event_discard[-1] if shown.state.event_discard else ""


def open_size(shown: Shown) -> tuple[float, float]:
    """Return how wide and high the open event is; held up it has room for its words."""
    box, land = shown.village.event, shown.village.land
    if not shown.raised:
        return box.w, box.h
    wide = min(land.w - 8, max(box.w * _RAISED, _READABLE[0]))
    return wide, min(land.h * 0.7, max(box.h * _RAISED, _READABLE[1]))


def _pile(box: Box) -> Shapes:
    """Return the backs of the events that are left, a little askew under the open one."""
    below = Rect(box.x + 5, box.y + 5, box.w, box.h, 11, fill="plum", stroke="white", shadow=CHIP)
    return (below, *moved(event_back(box.w, box.h), box.cx + 2.5, box.cy + 2.5))


def _left(village: Village, count: int) -> Shapes:
    """Return how many events are left, as a mere figure where words would cover the Inn's gifts."""
    box = village.event
    is_near = box.bottom + 16 > village.places[INN][1] - village.radius * 1.35
    said = str(count) if is_near else words.events_left(count, in_full=box.w > 125)
    wide = text_width(said, 13) + 16
    return plaque(
        around(box.right + 12 - wide / 2, box.bottom + 5, wide, 21), said, "plum", rim=1.2
    )


# -- the face of an event --------------------------------------------------------------------------


@remembered(32)  # saves 0.05 ms of 0.4 in each beat
def _face(event: Event, closed: str, w: float, h: float) -> Shapes:
    """Return an event about the origin: its name, its signs, and what it has shut."""
    paper = Rect(*around(0, 0, w, h), r=11, fill="white", shadow=SHEET)
    title = _title(event, w)
    y, low = (-0.36, h * 0.1) if _breaks(title) else (-0.31, 0.0)
    named = title._replace(y=baseline(h * y, title.size))
    if closed and any(effect.verb == "CLOSE" for effect in event.effects):
        told = _told_shut if h > _LOW else _shown_shut
        return (paper, named, *told(event, closed, w, h, low))
    worded = (_worded(event, title, w, h, size) for size in _WORDS)
    return (paper, *next(filter(None, worded), (named, *_signs(event, w, h * 0.12 + low))))


def _title(event: Event, w: float) -> Text:
    """Return the name of an event, in one line or two; how low it stands is not yet said."""
    name, size = card_name(event.id), min(18.0, max(13.0, w * 0.115))
    return Text(0, 0, name, size, "print", "title", 700, "middle", w - 10, 2, 1.1)


def _breaks(title: Text) -> bool:
    return text_width(title.text, title.size, "title") > title.fit


def _told_shut(event: Event, closed: str, w: float, h: float, low: float) -> Shapes:
    """Return what an event has shut: its picture, the lower the name reaches, and a sentence."""
    below = line(0, h * 0.36, words.shut_by_event(closed), 13.5, "print")
    picture = _what_shut(event, closed, h * 0.17 - low * 0.25)
    return (*moved(picture, 0, low * 0.7), below._replace(weight=700, fit=w - 10))


def _shown_shut(event: Event, closed: str, w: float, h: float, low: float) -> Shapes:
    """Return the same in one row on a card that has no room for a sentence."""
    said, r, y = t(words.SHUT), 8.5, h * 0.17 + low
    half = 3.4 * r if _is_rolled(event) else r
    left = -half - 3 - text_width(said, 13) / 2
    picture = moved(_what_shut(event, closed, r), left + half, y)
    below = Text(left + 2 * half + 6, baseline(y, 13), said, 13, "print", weight=700)
    return (*picture, below)


def _is_rolled(event: Event) -> bool:
    """Return whether a die names what the event shuts."""
    return any(effect.what == ROLL for effect in event.effects)


def _what_shut(event: Event, closed: str, r: float) -> Shapes:
    """Return the place that is shut, and before it the die that has named it, if one has."""
    place = (
        Circle(0, 0, r, fill="stone"),
        Icon(PLACE_ICONS[closed], 0, 0, r * 1.3, "print", opacity=0.55),
        *planks(0, 0, r)[:1],
    )
    if not _is_rolled(event):
        return place
    way = Path("M-7 0H5M1 -4.5L6 0L1 4.5", 0, 0, stroke="print", width=2)
    named = die(list(SPACES).index(closed) + 1, -2.4 * r, 0, 1.7 * r)
    return (*named, way, *moved(place, 2.4 * r, 0))


def _worded(event: Event, title: Text, w: float, h: float, size: float) -> Shapes:
    """Return the name, the signs and the words of an event below each other, () without room."""
    said = event_in_words(event)
    lines = int(text_width(said, size) * 1.1 // (w - 16)) + 1
    named = title.size * 1.2 * (2 if _breaks(title) else 1)
    signs = len(_rows(event, w)) * _step(w)
    high = named + signs + lines * size * _LEADING + 12
    if high > h:
        return ()
    y = 8 - high / 2 + named + signs / 2
    name = title._replace(y=baseline(4 - high / 2 + title.size * 0.6, title.size))
    text = Text(0, y + signs / 2 + size, said, size, "print", align="middle", fit=w - 16)
    return (name, *_signs(event, w, y), text._replace(lines=lines))


def _signs(event: Event, w: float, y: float) -> Shapes:
    """Return the dice and the effects of an event in signs about `y`, in one row or two."""
    rows = _rows(event, w)
    has_die = event.dice and len(rows) == 1 and rows[0].width < w - 46
    left, top = 12 if has_die else 0, y - _step(w) * (len(rows) - 1) / 2
    return (
        *joined(row.at(left, top + index * _step(w)) for index, row in enumerate(rows)),
        *(die(5, (-rows[0].width - 22) / 2, y, 18) if has_die else ()),
    )


def _rows(event: Event, w: float) -> tuple[Row, ...]:
    return effect_pills(event.effects, _sign_size(w), w - 8)


def _sign_size(w: float) -> float:
    return 13.0 if w < 150 else 15.0


def _step(w: float) -> float:
    """Return how far rows of signs are apart."""
    return _sign_size(w) * 1.85


# -- dice ------------------------------------------------------------------------------------------


def _dice(shown: Shown) -> tuple[Node, ...]:
    """Return the dice of an event that are rolled, each with the mark of its witch."""
    play = shown.state.in_play
    if play is None or not shown.raised:
        return ()
    rolled = [(seat, roll) for seat, roll in enumerate(play.rolls, 1) if roll]
    if EVENT_CARDS[play.card].dice == "one":
        rolled = rolled[:1]
    x, y = shown.village.square
    left = x - _APART * (len(rolled) - 1) / 2
    y += open_size(shown)[1] / 2 + 16
    return tuple(
        Node(f"die-{seat}", _rolled(seat, roll), left + _APART * index, y, face=str(roll))
        for index, (seat, roll) in enumerate(rolled)
    )


def _rolled(seat: int, roll: int) -> Shapes:
    return (*die(roll, 0, 0, 28, "night"), seat_mark(seat, 12, -13, 6))


def _rolls(shown: Shown) -> Part:
    """Return the results at the Inn, which a tap explains."""
    box = shown.village.inn
    said = roll_at_inn_aloud(rolls_told(shown.inn))
    return thing(ROLLS, PLACES, said, touchable(box), node=Node("inn", _inn(box, shown)),
                 col=len(SPACES) + 2, hint=words.witch_hint(()))  # fmt: skip


def _inn(box: Box, shown: Shown) -> Shapes:
    """Return what Detection comes to by a roll at the Inn, "out" in danger, for the one to move.

    Her hat lies on it where there is room: it is about another witch in every turn.
    """
    upright, count = box.w > 100, len(shown.inn)
    headed = upright or box.h >= _HEADED
    if upright:
        parts = box.inset(5, 4).columns([22, *[0] * count], 4)
    else:
        parts = box.inset(3, 3).rows([*([11] if headed else []), *[0] * count], 1)
    rolls, comes_to = _spots(parts[0], upright=upright)
    signs = (*die(5, *rolls, 13 if upright else 11, "plum"), *eye(*comes_to, 6, "white", "night"))
    results = zip(parts[-count:], shown.inn, strict=True)
    return (
        Rect(*box, r=9, fill="night", shadow=CHIP),
        *(signs if headed else ()),
        *joined(_result(cell, each, upright=upright) for cell, each in results),
        *(hat(shown.mover, box.cx, box.y + 2, 20) if shown.village.radius > _ROOMY else ()),
    )


def _result(box: Box, result: Result, *, upright: bool) -> Shapes:
    """Return the rolls and what they come to, one below the other or side by side."""
    said = t(OUT) if result.is_out else str(result.detection)
    rolls, comes_to = _spots(box, upright=upright)
    size, fit = (14, box.w - 4) if upright else (13, box.w * 0.48)
    return (
        *((Rect(*box, r=6, fill="danger"),) if result.is_out else ()),
        line(*rolls, result.faces, 13, "white"),
        line(*comes_to, said, size, "white", bold=True)._replace(fit=fit),
    )


def _spots(box: Box, *, upright: bool) -> tuple[Point, Point]:
    """Return where rolls and what they come to stand, one below the other or side by side."""
    if upright:
        return (box.cx, box.cy - 7), (box.cx, box.cy + 7)
    return (box.x + box.w * 0.28, box.cy), (box.x + box.w * 0.74, box.cy)
