"""Animation of a move, one beat at a time: hats, resources, spells, dice and events."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple, assert_never

from tabletop.games.witchcraft.rules import course
from tabletop.games.witchcraft.rules.board import HAND_LIMIT, INN, SPACES
from tabletop.games.witchcraft.rules.cards import SPELLS
from tabletop.games.witchcraft.rules.carrying_out import without
from tabletop.games.witchcraft.rules.events import (
    Action,
    Change,
    DetectionMoved,
    DrawChosen,
    EventDeckRebuilt,
    EventRolled,
    Events,
    EventTurnedUp,
    FirstDrawn,
    InnRolled,
    NothingChanged,
    PowerMoved,
    ResourcesMoved,
    RoundBegan,
    SpaceClosed,
    SpaceReopened,
    SpellCast,
    SpellDeckRebuilt,
    SpellReceived,
    SpellsDiscarded,
    SpellSwapped,
    WitchesEliminated,
    WitchMoved,
)
from tabletop.games.witchcraft.rules.game import GAME
from tabletop.games.witchcraft.rules.notation import Move
from tabletop.games.witchcraft.rules.state import HIDDEN, State
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


def beats(before: Sight[State], move: Move, later: Sight[State], rest: Scene) -> tuple[Step, ...]:
    """Return the animation steps for `move`; the last one ends in the scene `rest`."""
    shown, events = shown_of(quiet(before)), GAME.events(before.state, move)
    told = narration.what_follows(events, shown.names_or_you)
    return _FILM.steps(_beats(shown, events), rest, told=told)


def _beats(shown: Shown, events: Events) -> Iterator[Beat[Shown]]:
    """Yield the beats of each event. What lies over the table after the action stays there."""
    beats, shown, over = _acted(shown, events[0])
    yield from beats
    for event in events[1:]:
        match event:
            case PowerMoved() | DetectionMoved() | ResourcesMoved():
                shown = _with_change(shown, event)
                told = narration.what_changes(event, shown.names_or_you)
                yield Beat(shown, told, pause=EFFECT_PAUSE_MS, over=over)
            case (
                SpellsDiscarded()
                | WitchesEliminated()
                | SpaceClosed()
                | NothingChanged()
                | SpaceReopened()
                | SpellDeckRebuilt()
                | EventDeckRebuilt()
                | RoundBegan()
            ):
                pass  # told and drawn at rest
            case _:
                assert_never(event)


def _with_change(shown: Shown, event: Change) -> Shown:
    match event:
        case PowerMoved(changes):
            for seat, _, now in changes:
                shown = shown.with_witch(seat, power=now)
        case DetectionMoved(changes):
            for seat, _, now in changes:
                shown = shown.with_witch(seat, detection=now)
        case ResourcesMoved(changes_of_kinds):
            for seat, _, counts in changes_of_kinds:
                shown = shown.with_witch(seat, resources=counts)
        case _:
            assert_never(event)
    return shown


class _Acted(NamedTuple):
    """The beats of an action, the table after it, and what lies over it from then on."""

    beats: tuple[Beat[Shown], ...]
    shown: Shown
    over: tuple[Node, ...] = ()


def _acted(shown: Shown, event: Action) -> _Acted:
    """Return the beats of an action. The first announces it."""
    told = narration.announce(event, shown.names_or_you, shown.state.viewer)
    match event:
        case WitchMoved():
            return _gone(shown, told, event)
        case SpellCast():
            return _cast(shown, told, event)
        case SpellSwapped(_, card):
            return _Acted((_laid_down(shown, told, card, EFFECT_PAUSE_MS),), shown)
        case SpellReceived():
            return _received(shown, told, event)
        case EventTurnedUp(card):
            shown = shown.at(course.turned_up(shown.state, card))
            return _Acted((Beat(shown, told, pause=READ_MS, is_held=True),), shown)
        case EventRolled(seat, die):
            beats = _rolled(shown, told, seat, die)
            return _Acted(beats, shown.at(course.rolled(shown.state, die)[0]))
        case InnRolled(seat, die):
            return _Acted(_rolled(shown, told, seat, die), shown)
        case FirstDrawn(seat):
            return _Acted((_first(shown, told, seat),), shown)
        case DrawChosen():
            return _Acted((), shown)
        case _:
            assert_never(event)


# -- going ---------------------------------------------------------------------------------------


def _gone(shown: Shown, told: str, event: WitchMoved) -> _Acted:
    """Return the hat in flight, then on its space, and the resources flying to the panel."""
    (x, y), key = shown.village.places[event.space], f"hat-{event.seat}"
    in_air = (_in_air(shown, key, event.space),)
    flight = Beat(shown, told, FLIP_MS, 0, over=in_air, instead={key: ()})
    shown = shown.with_witch(event.seat, position=event.space)
    gifts = _chips(shown, SPACES[event.space], (x, y - 16), Place(x, y, 0.3), comes=True)
    return _Acted((flight, Beat(shown, ms=PLACE_MS, over=gifts)), shown)


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


def _cast(shown: Shown, told: str, event: SpellCast) -> _Acted:
    """Return the spell held up over the square with its payment; the spell stays there."""
    (x, y), high = shown.village.square, shown.places.hand.spells[0].h
    paying = _chips(shown, event.cost, (x, y + high * 0.62), Place(x, y, 0.2), comes=False)
    have = zip(shown.witch(event.seat).resources, event.cost, strict=True)
    left = tuple(count - price for count, price in have)
    shown = shown.with_witch(event.seat, resources=left)
    held_up = _laid_down(shown, told, event.card, READ_MS)
    beat = replace(held_up, over=(*held_up.over, *paying))
    return _Acted((beat,), held_up.shown, held_up.over)


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


def _received(shown: Shown, told: str, event: SpellReceived) -> _Acted:
    """Return the beat of a spell flying from the deck to the drawer's hand.

    Only its owner sees its face and hears its text.
    """
    seat, card, deck = event.seat, event.card, shown.places.hand.draw
    panel = shown.places.panel(seat)
    key, high, turned, to, said = "drawn", 31.0, "", panel.at(panel.spells.middle), told
    if card is not None and shown.state.viewer == seat:
        slot = shown.places.hand.spells[min(len(shown.own.hand), HAND_LIMIT - 1)]
        key, high, turned = f"card-{card}", min(slot.h, slot.w * 1.35), "back"
        to, said = Place(*slot.middle), with_its_card(told, card)
    shapes = back(high / 1.4, high, lies=False)
    node = Node(key, shapes, *to, face=turned, enter=Place(*deck.middle, 0.3))
    beat = Beat(shown, told, over=(node,), said=said)
    return _Acted((beat,), shown.with_witch(seat, hand=(*shown.witch(seat).hand, card or HIDDEN)))


# -- chance --------------------------------------------------------------------------------------


def _rolled(shown: Shown, told: str, seat: int | None, roll: int) -> tuple[Beat[Shown], ...]:
    """Return the die rolling, then at rest; it is that of a seat, or for all."""
    at_inn = not shown.raised
    x, y = shown.village.places[INN] if at_inn else shown.village.square
    y += 0 if at_inn else open_size(shown)[1] / 2 + 26
    mark = (Node("die-owner", hat(seat, 0, 0, 26), x + 30, y - 14),) if seat else ()
    turning, lying = (
        (Node("die", die(face, 0, 0, 46, "night"), x, y, face=f"{face}"), *mark)
        for face in (roll % 6 + 1, roll)
    )
    rolling = is_rolling(shown.or_you(seat) if seat else None)
    return (
        Beat(shown, rolling, FLIP_MS, 30, turning, said=""),  # the ear waits for what it shows
        Beat(shown, told, FLIP_MS, 420, lying),
    )


def _first(shown: Shown, told: str, seat: int) -> Beat[Shown]:
    """Return the beat of the first player's hat flying from the square to its panel."""
    panel, (x, y) = shown.places.panel(seat), shown.village.square
    size = shown.village.radius * 1.7
    lot = Node("lot", hat(seat, 0, 0, size), x, y + size * 0.4, 1.2,
               enter=Place(x, y, 0.1), exit=panel.at(panel.hat)._replace(scale=0.5))  # fmt: skip
    return Beat(shown, told, pause=700, over=(lot,))
