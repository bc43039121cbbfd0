"""Animation of a move, one beat at a time: hats, resources, spells, dice and events."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tabletop.games.witchcraft.rules import course
from tabletop.games.witchcraft.rules import notation as moves
from tabletop.games.witchcraft.rules.board import HAND_LIMIT, INN, SPACES
from tabletop.games.witchcraft.rules.cards import EVENTS, SPELLS
from tabletop.games.witchcraft.rules.carrying_out import detection_after_inn, without
from tabletop.games.witchcraft.rules.state import State, roller, spell_drawer
from tabletop.games.witchcraft.table import village
from tabletop.games.witchcraft.table.art import back, chip, die, kinds_of
from tabletop.games.witchcraft.table.event import event_parts, open_size
from tabletop.games.witchcraft.table.panels import panel_parts
from tabletop.games.witchcraft.table.sheet import sheet_parts
from tabletop.games.witchcraft.table.shown import Shown, shown_of
from tabletop.games.witchcraft.table.spell import face
from tabletop.games.witchcraft.table.tray import tray_parts
from tabletop.games.witchcraft.words import narration
from tabletop.games.witchcraft.words.moves import is_rolling, with_its_card
from tabletop.kit.beats import Beat, Film
from tabletop.kit.parts import Part, drawn
from tabletop.kit.shown import quiet
from tabletop.scene.marks import hat
from tabletop.scene.scene import FLIP_MS, PLACE_MS, Scene, Step
from tabletop.scene.shapes import Node, Place, Point
from tabletop.scene.table import Sight

READ_MS = 900
"""Time to read a spell or an event before its effects, in milliseconds."""

EFFECT_PAUSE_MS = 250


def parts_of(shown: Shown) -> tuple[Part, ...]:
    """Return all parts of the table, from bottom to top. Under a sheet, the board is inert."""
    events, hats = event_parts(shown), drawn(*village.hat_nodes(shown))
    board = (*village.village_parts(shown), *((hats, *events) if shown.raised else (*events, hats)))
    if shown.is_looking:
        board = tuple(part._replace(region=None) for part in board)
    return (*panel_parts(shown), *board, *sheet_parts(shown), *tray_parts(shown))


_FILM = Film(parts_of)


def beats(
    before: Sight[State], move: moves.Move, later: Sight[State], rest: Scene
) -> tuple[Step, ...]:
    """Return the animation steps for `move`; the last one ends in the scene `rest`."""
    shown = shown_of(quiet(before))
    told = narration.what_follows(before.state, later.state, move, shown.names_or_you)
    return _FILM.steps(_beats(shown, move), rest, told=told)


def _beats(shown: Shown, move: moves.Move) -> Iterator[Beat[Shown]]:
    """Return the beats of a move. The first announces the action."""
    told = narration.deed_told(shown.state, move, shown.names_or_you, shown.state.viewer)
    match move:
        case moves.Go(space) | moves.Again(space):
            return _gone(shown, told, move, space)
        case moves.Cast(card, target):
            return _cast(shown, told, card, target)
        case moves.Swap(card):
            return iter((_laid_down(shown, told, card, EFFECT_PAUSE_MS),))
        case moves.SpellDrawn(card):
            return iter((_drawn(shown, told, card),))
        case moves.EventDrawn(card):
            return _event(shown, told, card)
        case moves.Roll(face):
            return _rolled(shown, told, face)
        case moves.FirstSeat(seat):
            return iter((_first(shown, told, seat),))
        case _:
            return iter(())


def _changed(shown: Shown, state: State, over: tuple[Node, ...] = ()) -> Iterator[Beat[Shown]]:
    """Yield a beat that announces the changes, if any witch has changed."""
    if state.witches != shown.state.witches:
        told = narration.what_changes(shown.state, state, shown.names_or_you)
        yield Beat(shown.at(state), told, pause=EFFECT_PAUSE_MS, over=over)


def _effects(shown: Shown, over: tuple[Node, ...] = ()) -> Iterator[Beat[Shown]]:
    """Yield a beat for each effect of the card in play that changes a witch."""
    for state in course.unfolded(shown.state):
        yield from _changed(shown, state, over)
        shown = shown.at(state)


# -- going ---------------------------------------------------------------------------------------


def _gone(shown: Shown, told: str, move: moves.Move, space: str) -> Iterator[Beat[Shown]]:
    """Yield the hat in flight, then on its space, and the resources flying to the panel."""
    (x, y), key = shown.village.places[space], f"hat-{shown.mover}"
    yield Beat(shown, told, FLIP_MS, 0, over=(_in_air(shown, key, space),), instead={key: ()})
    later = shown.state._replace(witches=course.after(shown.state, move).witches)
    shown = shown.with_witch(shown.mover, position=space)
    gifts = _chips(shown, SPACES[space], (x, y - 16), Place(x, y, 0.3), comes=True)
    yield Beat(shown, ms=PLACE_MS, over=gifts)
    yield from _changed(shown, later)


def _in_air(shown: Shown, key: str, space: str) -> Node:
    """Return the mover's hat in flight, halfway between its old and new spaces."""
    seat, panel = shown.mover, shown.places.panel(shown.mover)
    here, to = (
        village.hat_places(shown).get(seat) or panel.at(panel.hat),
        village.next_spot(shown, seat, space),
    )
    x, y = (here.x + to.x) / 2, (here.y + to.y) / 2 - 22
    return Node(key, hat(seat, 0, 0, village.hat_size(shown)), x, y, 1.2, enter=here)


def _chips(
    shown: Shown, counts: tuple[int, ...], at: Point, away: Place, *, comes: bool
) -> tuple[Node, ...]:
    """Return resources in a row centred on `at`, flying between `away` and the mover's panel.

    `comes`: whether they fly to the panel rather than from it.
    """
    panel, kinds, nodes = shown.places.panel(shown.mover), kinds_of(counts), list[Node]()
    for index, kind in enumerate(kinds):
        home = panel.at(panel.resources[kind])
        enter, leave = (away, home) if comes else (home, away)
        x = at[0] + (index - (len(kinds) - 1) / 2) * 19
        chips = chip(kind, 0, 0, 12)
        nodes.append(Node(f"flying-{index}", chips, x, at[1], enter=enter, exit=leave))
    return tuple(nodes)


# -- spells --------------------------------------------------------------------------------------


def _cast(shown: Shown, told: str, card: str, target: int) -> Iterator[Beat[Shown]]:
    """Yield the spell held up over the square with its payment, then each effect."""
    (x, y), high = shown.village.square, shown.places.hand.spells[0].h
    cost = SPELLS[card].cost
    paying = _chips(shown, cost, (x, y + high * 0.62), Place(x, y, 0.2), comes=False)
    shown = shown.at(course.paid_for(shown.state, card, target))
    held_up = _laid_down(shown, told, card, READ_MS)
    yield replace(held_up, over=(*held_up.over, *paying))
    yield from _effects(held_up.shown, held_up.over)


def _laid_down(shown: Shown, told: str, card: str, pause: int) -> Beat[Shown]:
    """Return the beat of a spell held up over the square on its way to the discard pile.

    If the hand is hidden, take any card from it.
    """
    panel, (x, y) = shown.places.panel(shown.mover), shown.village.square
    slots, hand = shown.places.hand.spells, shown.witch(shown.mover).hand
    start, gone = panel.at(panel.spells.middle)._replace(scale=0.2), hand[0]
    if card in hand:
        start, gone = Place(*slots[hand.index(card)].middle), card
    w, h = min(slots[0].w, 210.0), min(slots[0].h, 170.0)
    shapes = face(card, SPELLS[card].cost, w, h, lit=True)
    held_up = Node("held-up", shapes, x, y, 1.1, enter=start, exit=Place(x, y, 0.2))
    shown = shown.with_witch(shown.mover, hand=without(hand, gone))
    return Beat(shown, told, pause=pause, over=(held_up,))


def _drawn(shown: Shown, told: str, card: str) -> Beat[Shown]:
    """Return the beat of a spell flying from the deck to the drawer's hand.

    Only its owner sees its face and hears its text.
    """
    seat, deck = spell_drawer(shown.state), shown.places.hand.draw
    panel = shown.places.panel(seat)
    key, high, turned, to, said = "drawn", 31.0, "", panel.at(panel.spells.middle), told
    if shown.state.viewer == seat:
        slot = shown.places.hand.spells[min(len(shown.own.hand), HAND_LIMIT - 1)]
        key, high, turned = f"card-{card}", min(slot.h, slot.w * 1.35), "back"
        to, said = Place(*slot.middle), with_its_card(told, card)
    shapes = back(high / 1.4, high, lies=False)
    node = Node(key, shapes, *to, face=turned, enter=Place(*deck.middle, 0.3))
    return Beat(shown, told, over=(node,), said=said)


# -- chance --------------------------------------------------------------------------------------


def _event(shown: Shown, told: str, card: str) -> Iterator[Beat[Shown]]:
    """Yield the event held up over the square, then its effects if it needs no dice."""
    shown = shown.at(course.turned_up(shown.state, card))
    yield Beat(shown, told, pause=READ_MS, is_held=True)
    if not EVENTS[card].dice:
        yield from _effects(shown)


def _rolled(shown: Shown, told: str, roll: int) -> Iterator[Beat[Shown]]:
    """Yield the die rolling, then at rest, then its effects."""
    seat, at_inn = roller(shown.state), not shown.raised
    x, y = shown.village.places[INN] if at_inn else shown.village.square
    y += 0 if at_inn else open_size(shown)[1] / 2 + 26
    mark = (Node("die-owner", hat(seat, 0, 0, 26), x + 30, y - 14),) if seat else ()
    turning, lying = (
        (Node("die", die(face, 0, 0, 46, "night"), x, y, face=f"{face}"), *mark)
        for face in (roll % 6 + 1, roll)
    )
    rolling = is_rolling(shown.or_you(seat) if seat else None)
    yield Beat(shown, rolling, FLIP_MS, 30, turning, said="")  # the ear waits for what it shows
    yield Beat(shown, told, FLIP_MS, 420, lying)
    if at_inn:
        raised = detection_after_inn(shown.witch(seat).detection, roll)
        yield from _changed(shown, shown.with_witch(seat, detection=raised).state)
        return
    later, is_last = course.rolled(shown.state, roll)
    if is_last:
        yield from _effects(shown.at(later))


def _first(shown: Shown, told: str, seat: int) -> Beat[Shown]:
    """Return the beat of the first player's hat flying from the square to its panel."""
    panel, (x, y) = shown.places.panel(seat), shown.village.square
    size = shown.village.radius * 1.7
    lot = Node("lot", hat(seat, 0, 0, size), x, y + size * 0.4, 1.2,
               enter=Place(x, y, 0.1), exit=panel.at(panel.hat)._replace(scale=0.5))  # fmt: skip
    return Beat(shown, told, pause=700, over=(lot,))
