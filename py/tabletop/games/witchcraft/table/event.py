"""The event on the square of the village, and the results of a roll at the Inn."""

from __future__ import annotations

from tabletop.core.language import remembered, t
from tabletop.games.witchcraft.rules import cards
from tabletop.games.witchcraft.rules.board import INN, SPACES
from tabletop.games.witchcraft.rules.effects import CloseSpace
from tabletop.games.witchcraft.rules.foresight import Result
from tabletop.games.witchcraft.table.art import die, event_back, eye
from tabletop.games.witchcraft.table.draft import EVENTS, PLACES, ROLLS
from tabletop.games.witchcraft.table.layout import Village
from tabletop.games.witchcraft.table.spell import head_of
from tabletop.games.witchcraft.table.view_model import ViewModel
from tabletop.games.witchcraft.words import table as words
from tabletop.games.witchcraft.words.cards import event_in_words
from tabletop.games.witchcraft.words.sheet import detection_after, roll_at_inn_aloud
from tabletop.kit.parts import Part, thing
from tabletop.kit.rows import Row, flowing, height_of
from tabletop.scene.boxes import Box, around, hull, touchable
from tabletop.scene.marks import hat, seat_mark
from tabletop.scene.shapes import CHIP, SHEET, Node, Rect, Shapes, joined, moved
from tabletop.scene.widgets import badge_box, pill
from tabletop.scene.widgets import words as line

_RAISED = 1.45
"""Scale of the event while it is held up."""

_READABLE = (316.0, 196.0)
"""Minimum size of an event while it is held up, unless the village is smaller."""

_DEEP = 5.0
"""How far the pile of events shows at the right of and below the open one."""

_HEADED = 60.0
"""Height from which the results at the Inn have signs above them."""

_ROOMY = 25.0
"""Radius of a space from which a hat above the results covers nothing."""

_APART = 34.0
"""Distance between the centres of dice."""

_WORDS = (17.0, 15.0, 13.0)
"""Font sizes for the text of an event; the largest that fits is used."""


def event_parts(model: ViewModel) -> tuple[Part, ...]:
    """Return the results at the Inn, and the pile of events with the current one."""
    village, state, left = model.village, model.state, len(model.state.event_deck)
    card = state.event_discard[-1] if state.event_discard else ""
    nodes = [Node("events", _pile(village.event))]
    if card:
        face = _face(cards.EVENTS[card], state.closed, *open_size(model))
        nodes.append(Node(f"event-{card}", face, *village.square))
    if not (card and model.raised):
        nodes.append(Node("events-left", _left(village, left)))
    pile = thing(
        EVENTS, PLACES, words.event(card, state.closed, left), _whole(village.event),
        col=len(SPACES) + 1, nodes=(*nodes, *_dice(model)), hint=t(words.EVENT_HINT),
    )  # fmt: skip
    return (_rolls(model), pile) if model.inn else (pile,)


def open_size(model: ViewModel) -> tuple[float, float]:
    """Return the width and height of the open event, larger while it is held up."""
    box, land = model.village.event, model.village.land
    if not model.raised:
        return box.w, box.h
    wide = min(land.w - 8, max(box.w * _RAISED, _READABLE[0]))
    return wide, min(land.h * 0.7, max(box.h * _RAISED, _READABLE[1]))


def _whole(box: Box) -> Box:
    """Return the box of an event with the edges of the pile below it."""
    return box._replace(w=box.w + _DEEP, h=box.h + _DEEP)


def _pile(box: Box) -> Shapes:
    """Return the backs of the remaining events, slightly offset under the open one."""
    low = Box(box.x + _DEEP, box.y + _DEEP, box.w, box.h)
    below = Rect(*low, 11, fill="plum", stroke="white", shadow=CHIP)
    return (below, *moved(event_back(box.w, box.h), box.cx + _DEEP / 2, box.cy + _DEEP / 2))


def _left(village: Village, count: int) -> Shapes:
    """Return a badge with the number of events left, without words if they'd cover the Inn."""
    box = village.event
    is_near = box.bottom + 16 > village.places[INN][1] - village.radius * 1.35
    said = str(count) if is_near else words.events_left(count, in_full=box.w > 125)
    x, look = box.right + 12 - badge_box(0, 0, said, size=13).w / 2, ("plum", "white", "white")
    return pill(x, box.bottom + 5, said, look, size=13, shadow=CHIP)


# -- the face of an event --------------------------------------------------------------------------


@remembered(32)  # saves 0.05 ms of 0.4 in each beat
def _face(event: cards.Event, closed: str, w: float, h: float) -> Shapes:
    """Return the face of an event: name, signs, and text as large as fits.

    An event that closed a space names it.
    """
    box, effects, said, model = around(0, 0, w, h), event.effects, event_in_words(event), 0
    if closed and isinstance(effects[0], CloseSpace):
        effects, said = (CloseSpace(closed),), words.shut_by_event(closed)
        model = list(SPACES).index(closed) + 1
    inner = box.inset(9, 5)
    head, rest = head_of(event.id, effects, inner, aside=40 if event.dice else 0)
    rows = [Row(said, size=size, fill="print", is_centred=True) for size in _WORDS]
    row = next((each for each in rows if height_of([each], rest.w) <= rest.h), rows[-1])
    told = flowing([row], rest)
    free = (rest.h - (height_of([row], rest.w) if told else 0)) / 2
    return (
        Rect(*box, r=11, fill="white", shadow=SHEET),
        *moved((*head, *told), 0, free),
        *(die(model, inner.right - 8, inner.y + 10, 18) if event.dice else ()),
    )


# -- dice ------------------------------------------------------------------------------------------


def _dice(model: ViewModel) -> tuple[Node, ...]:
    """Return the dice rolled for an event, each with its witch's mark."""
    play = model.state.in_play
    if play is None or not model.raised:
        return ()
    rolled = [(seat, roll) for seat, roll in enumerate(play.rolls, 1) if roll]
    if cards.EVENTS[play.card].dice == "one":
        rolled = rolled[:1]
    (x, y), high = model.village.square, open_size(model)[1]
    row = around(x, y + high / 2 + 16, _APART * len(rolled), 0).columns([0] * len(rolled))
    return tuple(
        Node(f"die-{seat}", (*die(roll, 0, 0, 28, "night"), seat_mark(seat, 12, -13, 6)),
             *place.middle, face=str(roll))
        for (seat, roll), place in zip(rolled, row, strict=True)
    )  # fmt: skip


def _rolls(model: ViewModel) -> Part:
    """Return the region with the results of a roll at the Inn."""
    box = model.village.inn
    said = roll_at_inn_aloud(model.inn)
    return thing(ROLLS, PLACES, said, touchable(box), node=Node(ROLLS, _inn(box, model)),
                 col=len(SPACES) + 2, hint=words.witch_hint(()))  # fmt: skip


def _inn(box: Box, model: ViewModel) -> Shapes:
    """Return the mover's Detection after each roll at the Inn, with eliminating rolls in red.

    Her hat is on it if there is room, since the results are for another witch each turn.
    """
    is_wide, count, inner = box.w > 100, len(model.inn), box.inset(3)
    grid = inner.grid(2, count + 1) if is_wide else inner.grid(count + (box.h >= _HEADED), 2)
    pairs = list(zip(*grid, strict=True)) if is_wide else grid
    (x, y), (eye_x, eye_y) = (cell.middle for cell in pairs[0])
    signs = (*die(0, x, y, 12), *eye(eye_x, eye_y, 6, "white", "night"))
    results = zip(model.inn, pairs[-count:], strict=True)
    return (
        Rect(*box, r=9, fill="night", shadow=CHIP),
        *(signs if len(pairs) > count else ()),
        *joined(_result(result, *pair) for result, pair in results),
        *(hat(model.mover, box.cx, box.y + 2, 20) if model.village.radius > _ROOMY else ()),
    )


def _result(result: Result, rolls: Box, comes_to: Box) -> Shapes:
    """Return a range of rolls and the Detection after them."""
    after = line(*comes_to.middle, detection_after(result), 13, "white", bold=True)
    return (
        *((Rect(*hull([rolls, comes_to]), r=6, fill="danger"),) if result.is_out else ()),
        line(*rolls.middle, result.faces, 13, "white"),
        after._replace(fit=comes_to.w),
    )
