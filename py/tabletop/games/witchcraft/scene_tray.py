"""What the witch to move takes in hand: her spells, the words of a preview, the buttons."""

from __future__ import annotations

from tabletop.games.witchcraft.board import HAND_LIMIT, INN
from tabletop.games.witchcraft.cards import SPELLS
from tabletop.games.witchcraft.notation import Again, Cast, Go
from tabletop.games.witchcraft.scene_art import back
from tabletop.games.witchcraft.scene_draft import AGAIN, DRAW, GO, SWAP, card_region, castable
from tabletop.games.witchcraft.scene_shown import Shown
from tabletop.games.witchcraft.scene_spell import face, placed, seal
from tabletop.games.witchcraft.scene_words import deck_note, effect_lines, go_label
from tabletop.games.witchcraft.state import HIDDEN, Step
from tabletop.scene import papers
from tabletop.scene.boxes import Box
from tabletop.scene.marks import edge
from tabletop.scene.measure import baseline, text_width
from tabletop.scene.papers import button, sheet, words
from tabletop.scene.shapes import CHIP, Circle, Icon, Node, Rect, Shapes, Text
from tabletop.scene.ways import Way

LIFT, LOW_LIFT = 12.0, 5.0
"""How far a picked spell rises, in pixels, and how far where a panel lies close above it."""


_TWO_LINES = 36.0
"""The height from which there is room for two lines of words."""


def tray_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the tray with the words of the preview, and the hand on it."""
    tray = view.places.tray
    paper = (Node("tray", (sheet(tray, 22),)),) if tray.h else ()
    return (*paper, *_words(view), *_empty_slots(view), *hand_nodes(view))


def _words(view: Shown) -> tuple[Node, ...]:
    box = view.places.words
    if not box.h:
        return ()
    risk = view.coming is not None and view.coming.risk > 0
    first, second = effect_lines(view)
    size = 17.0 if box.h > 44 else 15.0
    ink, weight = ("suspect", 800) if risk else ("ink2", 600)
    x, fit = box.x + 2, box.w - 4
    if box.h < _TWO_LINES:
        said = second if risk else ", ".join(filter(None, (first, second)))
        line = Text(x, baseline(box.cy, size), said, size, ink, weight=weight, fit=fit)
        return (Node("words", (line,)),)
    upper = Text(x, baseline(box.y + box.h * 0.28, size), first, size, weight=800, fit=fit)
    size -= 1
    lower = Text(x, baseline(box.y + box.h * 0.74, size), second, size, ink, weight=weight, fit=fit)
    return (Node("words", (upper, lower)),)


def _empty_slots(view: Shown) -> tuple[Node, ...]:
    """Return an outline for each spell that could still be drawn."""
    ink = "ink2" if view.places.tray.h else "ontable"
    return tuple(
        Node(
            f"slot-{index}",
            (
                Rect(*slot.inset(2), r=12, stroke=ink, width=1.6, dash=(6, 5), opacity=0.55),
                Icon("card-draw", slot.cx, slot.cy - 8, min(34, slot.h * 0.3), ink, opacity=0.5),
                words(slot.cx, slot.cy + min(30, slot.h * 0.28), "no spell", 13, ink),
            ),
        )
        for index, slot in enumerate(view.places.hand)
        if index >= len(view.own.hand)
    )


def hand_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the spells of the hand; those that are hidden lie face down."""
    return tuple(
        node
        for index, card in enumerate(view.own.hand)
        for node in (
            (_back(view, index),) if card == HIDDEN else _spell(view, card, view.places.hand[index])
        )
    )


def _back(view: Shown, index: int) -> Node:
    slot = view.places.hand[index]
    high = min(slot.h - 6, slot.w * 1.35)
    return Node(f"back-{index}", back(high / 1.4, high), slot.cx, slot.cy)


def _spell(view: Shown, card: str, slot: Box) -> tuple[Node, ...]:
    """Return a spell: lit where it may be picked, lifted where it is."""
    swapping = view.choice.wish == SWAP
    may = view.active and view.state.step is Step.CHOICE and view.home == view.mover
    can = castable(view.own, card)
    picked = view.active and view.choice.spell == card
    lit = may and (can or swapping)
    rise = (LIFT if slot.w > 150 else LOW_LIFT) if picked else 0
    shapes = face(card, view.own.resources, slot.w, slot.h, lit=can or picked)
    box = Box(-slot.w / 2, -slot.h / 2, slot.w, slot.h)
    if lit:
        shapes += edge(box.inset(1), 13, 4.5 if picked else 3)
    size = 14.0 if slot.w > 150 else 13.0
    top = -slot.h / 2 + (1 if slot.w > 150 else -4)
    mark = tuple(each for each in _sealed(card, size, slot.w / 2 - size * 1.75, top))
    hinted = _hinted(view, card_region(card), -slot.w / 2 + 12, -slot.h / 2 + 4)
    return (Node(card_region(card), (*shapes, *mark, *hinted), slot.cx, slot.cy - rise),)


def _sealed(card: str, size: float, x: float, y: float) -> Shapes:
    return placed(seal(SPELLS[card].own_detection, size), x, y)


def _hinted(view: Shown, region: str, x: float, y: float) -> Shapes:
    if view.hint != region:
        return ()
    return (
        Circle(x, y, 12, fill="sun", stroke="ringedge", width=1.5, shadow=CHIP),
        Icon("light-bulb", x, y, 16, "print"),
    )


def ways(view: Shown) -> tuple[Way, ...]:
    """Return the three buttons: the big one, a new spell, and another Move."""
    choosing = view.active and view.state.step is Step.CHOICE
    full = len(view.own.hand) == HAND_LIMIT and view.home == view.mover
    wish = view.choice.wish
    tone = papers.QUIET if choosing else papers.IDLE
    short = view.places.portrait and view.places.width < 600
    return (
        _big(view),
        Way(
            DRAW,
            ("Swap" if short else "Swap one") if full else ("Draw" if short else "Draw one"),
            deck_note(view),
            tone,
            "" if short else "card-exchange" if full else "card-draw",
            view.places.draw,
            wish in (DRAW, SWAP),
        ),
        Way(
            AGAIN,
            "Move" if short else "Move again",
            "again" if short else "to a lit place",
            tone,
            "" if short else "walking-boot",
            view.places.again,
            wish == AGAIN or (choosing and view.choice.place != ""),
        ),
    )


def _big(view: Shown) -> Way:
    """Return the button that plays what is picked, in danger where that may put the mover out."""
    coming = view.coming
    if coming is None or not view.active:
        return Way(GO, go_label(view), "", papers.IDLE, "", view.places.go)
    own_out = view.later(view.mover).out and not coming.wins
    tone = papers.DANGER if coming.risk or own_out else papers.GO
    match coming.move:
        case Go(space) | Again(space):
            icon = "tavern-sign" if space == INN else "walking-boot"
        case Cast():
            icon = "pointy-hat"
        case _:
            icon = "card-draw"
    below = "you are out" if own_out else ""
    spoken = f"{go_label(view)}, {below}" if below else go_label(view)
    return Way(GO, _label(view), below, tone, icon, view.places.go, said=spoken)


def _label(view: Shown) -> str:
    """Return what the big button says: in fewer words where there is no room for all."""
    said, room = go_label(view), view.places.go.w - view.places.go.h * 0.8 - 12
    if text_width(said, 14) <= room:
        return said
    if said.startswith("Stay at "):
        return "Stay here"
    if said.startswith("Go to "):
        return f"To {said.removeprefix('Go to ')}"
    verb, _, name = said.partition(" ")
    is_spell = name in {SPELLS[card].name for card in view.own.hand if card != HIDDEN}
    return f"{verb} it" if is_spell else said


def button_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the buttons."""
    return tuple(Node(f"button-{each.id}", _button(view, each)) for each in ways(view))


def _button(view: Shown, each: Way) -> Shapes:
    box = each.box
    is_big = each.id == GO
    size = min(19.0, box.h * 0.36) if is_big else 15.0 if box.h >= 44 else 14.0
    shapes = button(box, each.label, each.tone, each.icon, each.below, size)
    if each.tone == papers.QUIET:
        shapes += (Rect(*box.inset(1), r=min(16, box.h / 3) - 1, stroke="leaf2", width=2),)
    ring = edge(box.inset(1), 13, 3) if each.picked and each.tone != papers.IDLE else ()
    return (*shapes, *ring, *_hinted(view, each.id, box.x + 12, box.y + 4))
