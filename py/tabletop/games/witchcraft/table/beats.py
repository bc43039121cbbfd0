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
from tabletop.games.witchcraft.table.spell import face
from tabletop.games.witchcraft.table.tray import tray_parts
from tabletop.games.witchcraft.table.view_model import ViewModel, model_of
from tabletop.games.witchcraft.words import moves
from tabletop.games.witchcraft.words.move_phrases import is_rolling, with_its_card
from tabletop.kit.beats import Beat, Film
from tabletop.kit.parts import Part, drawn
from tabletop.kit.view_model import quiet
from tabletop.scene.marks import hat
from tabletop.scene.scene import FLIP_MS, PLACE_MS, Scene, Step
from tabletop.scene.shapes import Node, Place, Point
from tabletop.scene.table import Sight

READ_MS = 900
"""Time to read a spell or an event before its effects, in milliseconds."""

EFFECT_PAUSE_MS = 250


def parts_of(model: ViewModel) -> tuple[Part, ...]:
    """Return all parts of the table, from bottom to top. Under a sheet, the board is inert."""
    events, hats = event_parts(model), drawn(*village.hat_nodes(model))
    board = (*village.village_parts(model), *((hats, *events) if model.raised else (*events, hats)))
    if model.is_looking:
        board = tuple(part._replace(region=None) for part in board)
    return (*panel_parts(model), *board, *sheet_parts(model), *tray_parts(model))


_FILM = Film(parts_of)


def beats(before: Sight[State], move: Move, later: Sight[State], rest: Scene) -> tuple[Step, ...]:
    """Return the animation steps for `move`; the last one ends in the scene `rest`."""
    model, events = model_of(quiet(before)), GAME.events(before.state, move)
    told = moves.what_follows(events, model.names_or_you)
    return _FILM.steps(_beats(model, events), rest, caption=told)


def _beats(model: ViewModel, events: Events) -> Iterator[Beat[ViewModel]]:
    """Yield the beats of each event. What lies over the table after the action stays there."""
    beats, model, over = _acted(model, events[0])
    yield from beats
    for event in events[1:]:
        match event:
            case PowerMoved() | DetectionMoved() | ResourcesMoved():
                model = _with_change(model, event)
                told = moves.what_changes(event, model.names_or_you)
                yield Beat(model, told, pause=EFFECT_PAUSE_MS, over=over)
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


def _with_change(model: ViewModel, event: Change) -> ViewModel:
    match event:
        case PowerMoved(changes):
            for seat, _, now in changes:
                model = model.with_witch(seat, power=now)
        case DetectionMoved(changes):
            for seat, _, now in changes:
                model = model.with_witch(seat, detection=now)
        case ResourcesMoved(changes_of_kinds):
            for seat, _, counts in changes_of_kinds:
                model = model.with_witch(seat, resources=counts)
        case _:
            assert_never(event)
    return model


class _Acted(NamedTuple):
    """The beats of an action, the table after it, and what lies over it from then on."""

    beats: tuple[Beat[ViewModel], ...]
    model: ViewModel
    over: tuple[Node, ...] = ()


def _acted(model: ViewModel, event: Action) -> _Acted:
    """Return the beats of an action. The first announces it."""
    told = moves.announce(event, model.names_or_you, model.state.viewer)
    match event:
        case WitchMoved():
            return _gone(model, told, event)
        case SpellCast():
            return _cast(model, told, event)
        case SpellSwapped(_, card):
            return _Acted((_laid_down(model, told, card, EFFECT_PAUSE_MS),), model)
        case SpellReceived():
            return _received(model, told, event)
        case EventTurnedUp(card):
            model = model.at(course.turned_up(model.state, card))
            return _Acted((Beat(model, told, pause=READ_MS, is_held=True),), model)
        case EventRolled(seat, die):
            beats = _rolled(model, told, seat, die)
            return _Acted(beats, model.at(course.rolled(model.state, die)[0]))
        case InnRolled(seat, die):
            return _Acted(_rolled(model, told, seat, die), model)
        case FirstDrawn(seat):
            return _Acted((_first(model, told, seat),), model)
        case DrawChosen():
            return _Acted((), model)
        case _:
            assert_never(event)


# -- going ---------------------------------------------------------------------------------------


def _gone(model: ViewModel, told: str, event: WitchMoved) -> _Acted:
    """Return the hat in flight, then on its space, and the resources flying to the panel."""
    (x, y), key = model.village.places[event.space], f"hat-{event.seat}"
    in_air = (_in_air(model, key, event.space),)
    flight = Beat(model, told, FLIP_MS, 0, over=in_air, instead={key: ()})
    model = model.with_witch(event.seat, position=event.space)
    gifts = _chips(model, SPACES[event.space], (x, y - 16), Place(x, y, 0.3), comes=True)
    return _Acted((flight, Beat(model, ms=PLACE_MS, over=gifts)), model)


def _in_air(model: ViewModel, key: str, space: str) -> Node:
    """Return the mover's hat in flight, halfway between its old and new spaces."""
    seat, panel = model.mover, model.places.panel(model.mover)
    here, to = (
        village.hat_places(model).get(seat) or panel.at(panel.hat),
        village.next_spot(model, seat, space),
    )
    x, y = (here.x + to.x) / 2, (here.y + to.y) / 2 - 22
    return Node(key, hat(seat, 0, 0, village.hat_size(model)), x, y, 1.2, enter=here)


def _chips(
    model: ViewModel, counts: tuple[int, ...], at: Point, away: Place, *, comes: bool
) -> tuple[Node, ...]:
    """Return resources in a row centred on `at`, flying between `away` and the mover's panel.

    `comes`: whether they fly to the panel rather than from it.
    """
    panel, kinds, nodes = model.places.panel(model.mover), kinds_of(counts), list[Node]()
    for index, kind in enumerate(kinds):
        home = panel.at(panel.resources[kind])
        enter, leave = (away, home) if comes else (home, away)
        x = at[0] + (index - (len(kinds) - 1) / 2) * 19
        chips = chip(kind, 0, 0, 12)
        nodes.append(Node(f"flying-{index}", chips, x, at[1], enter=enter, exit=leave))
    return tuple(nodes)


# -- spells --------------------------------------------------------------------------------------


def _cast(model: ViewModel, told: str, event: SpellCast) -> _Acted:
    """Return the spell held up over the square with its payment; the spell stays there."""
    (x, y), high = model.village.square, model.places.hand.spells[0].h
    paying = _chips(model, event.cost, (x, y + high * 0.62), Place(x, y, 0.2), comes=False)
    have = zip(model.witch(event.seat).resources, event.cost, strict=True)
    left = tuple(count - price for count, price in have)
    model = model.with_witch(event.seat, resources=left)
    held_up = _laid_down(model, told, event.card, READ_MS)
    beat = replace(held_up, over=(*held_up.over, *paying))
    return _Acted((beat,), held_up.model, held_up.over)


def _laid_down(model: ViewModel, told: str, card: str, pause: int) -> Beat[ViewModel]:
    """Return the beat of a spell held up over the square on its way to the discard pile.

    If the hand is hidden, take any card from it.
    """
    panel, (x, y) = model.places.panel(model.mover), model.village.square
    slots, hand = model.places.hand.spells, model.witch(model.mover).hand
    start, gone = panel.at(panel.spells.middle)._replace(scale=0.2), hand[0]
    if card in hand:
        start, gone = Place(*slots[hand.index(card)].middle), card
    w, h = min(slots[0].w, 210.0), min(slots[0].h, 170.0)
    shapes = face(card, SPELLS[card].cost, w, h, lit=True)
    held_up = Node("held-up", shapes, x, y, 1.1, enter=start, exit=Place(x, y, 0.2))
    model = model.with_witch(model.mover, hand=without(hand, gone))
    return Beat(model, told, pause=pause, over=(held_up,))


def _received(model: ViewModel, told: str, event: SpellReceived) -> _Acted:
    """Return the beat of a spell flying from the deck to the drawer's hand.

    Only its owner sees its face and hears its text.
    """
    seat, card, deck = event.seat, event.card, model.places.hand.draw
    panel = model.places.panel(seat)
    key, high, turned, to, said = "drawn", 31.0, "", panel.at(panel.spells.middle), told
    if card is not None and model.state.viewer == seat:
        slot = model.places.hand.spells[min(len(model.own.hand), HAND_LIMIT - 1)]
        key, high, turned = f"card-{card}", min(slot.h, slot.w * 1.35), "back"
        to, said = Place(*slot.middle), with_its_card(told, card)
    shapes = back(high / 1.4, high, lies=False)
    node = Node(key, shapes, *to, face=turned, enter=Place(*deck.middle, 0.3))
    beat = Beat(model, told, over=(node,), announcement=said)
    return _Acted((beat,), model.with_witch(seat, hand=(*model.witch(seat).hand, card or HIDDEN)))


# -- chance --------------------------------------------------------------------------------------


def _rolled(
    model: ViewModel, told: str, seat: int | None, roll: int
) -> tuple[Beat[ViewModel], ...]:
    """Return the die rolling, then at rest; it is that of a seat, or for all."""
    at_inn = not model.raised
    x, y = model.village.places[INN] if at_inn else model.village.square
    y += 0 if at_inn else open_size(model)[1] / 2 + 26
    mark = (Node("die-owner", hat(seat, 0, 0, 26), x + 30, y - 14),) if seat else ()
    turning, lying = (
        (Node("die", die(face, 0, 0, 46, "night"), x, y, face=f"{face}"), *mark)
        for face in (roll % 6 + 1, roll)
    )
    rolling = is_rolling(model.or_you(seat) if seat else None)
    return (
        # Screen readers wait for what the die shows.
        Beat(model, rolling, FLIP_MS, 30, turning, announcement=""),
        Beat(model, told, FLIP_MS, 420, lying),
    )


def _first(model: ViewModel, told: str, seat: int) -> Beat[ViewModel]:
    """Return the beat of the first player's hat flying from the square to its panel."""
    panel, (x, y) = model.places.panel(seat), model.village.square
    size = model.village.radius * 1.7
    lot = Node("lot", hat(seat, 0, 0, size), x, y + size * 0.4, 1.2,
               enter=Place(x, y, 0.1), exit=panel.at(panel.hat)._replace(scale=0.5))  # fmt: skip
    return Beat(model, told, pause=700, over=(lot,))
