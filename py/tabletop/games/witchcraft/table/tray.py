"""What the witch to move takes in hand: her spells, the words of a preview, the buttons."""

from __future__ import annotations

from tabletop.core.language import t
from tabletop.games.witchcraft.rules.board import HAND_LIMIT, INN
from tabletop.games.witchcraft.rules.cards import SPELLS
from tabletop.games.witchcraft.rules.notation import Again, Cast, Go, Move
from tabletop.games.witchcraft.rules.state import HIDDEN, deck_size
from tabletop.games.witchcraft.table.art import back
from tabletop.games.witchcraft.table.draft import AGAIN, DRAW, GO, SWAP, card_region, castable
from tabletop.games.witchcraft.table.shown import Shown
from tabletop.games.witchcraft.table.spell import face, seal
from tabletop.games.witchcraft.table.telling import card_label, effect_lines, go_label
from tabletop.games.witchcraft.words import buttons, previews
from tabletop.games.witchcraft.words.table import NO_SPELL, spell_hint
from tabletop.kit.buttons import Button, button_parts
from tabletop.kit.parts import Part, drawn, thing, told
from tabletop.scene import papers
from tabletop.scene.boxes import TOUCH, Box
from tabletop.scene.marks import edge
from tabletop.scene.measure import baseline, text_width
from tabletop.scene.papers import DANGER, IDLE, QUIET, sheet, words
from tabletop.scene.shapes import Icon, Node, Rect, Shapes, Text

HAND = "hand"

LIFT, LOW_LIFT = 12.0, 5.0
"""How far a picked spell rises, in pixels, and how far where a panel lies close above it."""


_BESIDE_HINT = 24.0
"""How far the own Detection of a spell is from the corner, which a hint may take."""

_TWO_LINES = 36.0
"""The height from which there is room for two lines of words."""


def tray_parts(shown: Shown) -> tuple[Part, ...]:
    """Return the tray with the words of the preview, the hand on it, and the buttons."""
    tray = shown.places.tray
    paper = (Node("tray", (sheet(tray, 22),)),) if tray.h else ()
    boxes = (shown.places.go, shown.places.draw, shown.places.again)
    return (
        drawn(*paper, *_empty_slots(shown)),
        *_words(shown),
        *hand_parts(shown),
        *button_parts((_big(shown), _new_spell(shown), _again(shown)), boxes),
    )


def _words(shown: Shown) -> tuple[Part, ...]:
    """Return what would happen: it is written if there is room, and read aloud once picked."""
    box, lines = shown.places.words, effect_lines(shown)
    nodes = (Node("words", _lines(shown, box, *lines)),) if box.h else ()
    if shown.coming is None:
        return (drawn(*nodes),)
    return (
        told(
            "effect",
            previews.aloud(lines),
            box if box.h else shown.village.board.top(TOUCH),
            *nodes,
        ),
    )


def _lines(shown: Shown, box: Box, first: str, second: str) -> Shapes:
    """Return the two lines below each other, or as one where there is no room."""
    risk = shown.coming is not None and shown.coming.risk > 0
    size = 17.0 if box.h > 44 else 15.0
    ink, weight = ("suspect", 800) if risk else ("ink2", 600)
    x, fit = box.x + 2, box.w - 4
    if box.h < _TWO_LINES:
        said = second if risk else previews.aside((first, second))
        return (Text(x, baseline(box.cy, size), said, size, ink, weight=weight, fit=fit),)
    upper, lower = baseline(box.y + box.h * 0.28, size), baseline(box.y + box.h * 0.74, size - 1)
    return (
        Text(x, upper, first, size, weight=800, fit=fit),
        Text(x, lower, second, size - 1, ink, weight=weight, fit=fit),
    )


def _empty_slots(shown: Shown) -> tuple[Node, ...]:
    """Return an outline for each spell that could still be drawn."""
    ink = "ink2" if shown.places.tray.h else "ontable"
    return tuple(
        Node(
            f"slot-{index}",
            (
                Rect(*slot.inset(2), r=12, stroke=ink, width=1.6, dash=(6, 5), opacity=0.55),
                Icon("card-draw", slot.cx, slot.cy - 8, min(34, slot.h * 0.3), ink, opacity=0.5),
                words(slot.cx, slot.cy + min(30, slot.h * 0.28), t(NO_SPELL), 13, ink),
            ),
        )
        for index, slot in enumerate(shown.places.hand)
        if index >= len(shown.own.hand)
    )


def hand_parts(shown: Shown) -> tuple[Part, ...]:
    """Return the spells of the hand; those that are hidden lie face down."""
    return tuple(
        drawn(_back(index, slot)) if card == HIDDEN else _spell(shown, card, slot, index)
        for index, (card, slot) in enumerate(zip(shown.own.hand, shown.places.hand, strict=False))
    )


def _back(index: int, slot: Box) -> Node:
    high = min(slot.h - 6, slot.w * 1.35)
    return Node(f"back-{index}", back(high / 1.4, high), slot.cx, slot.cy)


def _spell(shown: Shown, card: str, slot: Box, index: int) -> Part:
    """Return a spell: lit where it may be picked, lifted where it is."""
    may = shown.may(card_region(card))
    picked = shown.active and shown.choice.spell == card
    node = _drawn_spell(shown, card, slot, picked=picked, lit=may)
    if shown.is_passing:
        return drawn(node)
    return thing(
        card_region(card),
        HAND,
        card_label(shown, card),
        slot,
        node=node,
        may=may or None,
        chosen=picked or shown.gaze.card == card,
        col=index + 1,
        hint=spell_hint(card),
    )


def _drawn_spell(shown: Shown, card: str, slot: Box, *, picked: bool, lit: bool) -> Node:
    wide = slot.w > 150
    rise = (LIFT if wide else LOW_LIFT) if picked else 0
    can = castable(shown.own, card)
    shapes = face(card, shown.own.resources, slot.w, slot.h, lit=can or picked)
    if lit:
        box = Box(-slot.w / 2, -slot.h / 2, slot.w, slot.h)
        shapes += edge(box.inset(1), 13, 4.5 if picked else 3)
    size = 14.0 if wide else 13.0
    y = -slot.h / 2 + (1 if wide else -4)
    mark = seal(SPELLS[card].own_detection, size, slot.w / 2 - size * 1.75 - _BESIDE_HINT, y)
    return Node(card_region(card), (*shapes, *mark), slot.cx, slot.cy - rise)


def _new_spell(shown: Shown) -> Button:
    """Return the button that draws or swaps a spell."""
    full, short = (
        len(shown.own.hand) == HAND_LIMIT and shown.home == shown.mover,
        shown.places.short,
    )
    return Button(
        DRAW,
        buttons.new_spell(is_swap=full, short=short),
        t(buttons.IN_DECK, count=deck_size(shown.state)),
        QUIET if shown.may(DRAW) else IDLE,
        "" if short else "card-exchange" if full else "card-draw",
        shown.choice.wish in (DRAW, SWAP),
    )


def _again(shown: Shown) -> Button:
    """Return the button of a second Move."""
    may, short = shown.may(AGAIN), shown.places.short
    return Button(
        AGAIN,
        *buttons.again(short=short),
        QUIET if may else IDLE,
        "" if short else "walking-boot",
        may and (shown.choice.wish == AGAIN or shown.choice.place != ""),
    )


def _big(shown: Shown) -> Button:
    """Return the button that plays what is picked, in danger where that may put the mover out."""
    coming = shown.coming
    if coming is None or not shown.active:
        return Button(GO, _idle(shown), tone=IDLE, said=go_label(shown))
    own_out = shown.later(shown.mover).out > 0 and not coming.wins
    below = t(buttons.YOU_ARE_OUT) if own_out else ""
    return Button(
        GO,
        _label(shown),
        below,
        DANGER if coming.risk or own_out else papers.GO,
        _icon(coming.move),
        said=buttons.goes_on(go_label(shown), is_out=own_out),
    )


def _icon(move: Move) -> str:
    match move:
        case Go(space) | Again(space):
            return "tavern-sign" if space == INN else "walking-boot"
        case Cast():
            return "pointy-hat"
        case _:
            return "card-draw"


def _idle(shown: Shown) -> str:
    """Return what the big button says while it plays nothing."""
    said, room = go_label(shown), shown.places.go.w - 24
    fits = text_width(said, 13) <= room or not shown.active
    return said if fits else go_label(shown, in_short=True)


def _label(shown: Shown) -> str:
    """Return what the big button says: in fewer words where there is no room for all."""
    said, room = go_label(shown), shown.places.go.w - shown.places.go.h * 0.8 - 12
    return said if text_width(said, 14) <= room else go_label(shown, in_short=True)
