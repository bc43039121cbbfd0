"""How a move is shown, beat by beat: hats hop, chips fly, spells take effect, dice and events."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tabletop.games.witchcraft.rules.board import HAND_LIMIT, INN, SPACES
from tabletop.games.witchcraft.rules.cards import EVENTS, SPELLS, Event, Spell
from tabletop.games.witchcraft.rules.carrying_out import (
    carry_out,
    checkpoint,
    on_meter,
    paid,
    rolled_at_inn,
    seats_concerned,
    without,
)
from tabletop.games.witchcraft.rules.course import after, rolled, turned_up
from tabletop.games.witchcraft.rules.narration import deed_told, what_changes, what_follows
from tabletop.games.witchcraft.rules.notation import (
    Again,
    Cast,
    EventDrawn,
    FirstSeat,
    Go,
    Move,
    Roll,
    SpellDrawn,
    Swap,
)
from tabletop.games.witchcraft.rules.state import (
    CardInPlay,
    State,
    card_in_play,
    living,
    roller,
    spell_drawer,
)
from tabletop.games.witchcraft.rules.state import Step as Awaited
from tabletop.games.witchcraft.table.art import back, chip, die, kinds_of
from tabletop.games.witchcraft.table.event import open_size
from tabletop.games.witchcraft.table.picture import parts_of
from tabletop.games.witchcraft.table.shown import Shown, shown_of
from tabletop.games.witchcraft.table.spell import face
from tabletop.games.witchcraft.table.village import hat_places, next_spot
from tabletop.games.witchcraft.words import moves as words
from tabletop.kit.beats import Beat, Film
from tabletop.kit.shown import quiet
from tabletop.scene.marks import hat
from tabletop.scene.scene import FLIP_MS, PAUSE_MS, PLACE_MS, Scene, Step
from tabletop.scene.shapes import Node, Place
from tabletop.scene.table import Sight
from tabletop.scene.wording import short_name

READ_MS = 900
"""How long a spell or an event stands before its effects, so that it can be read."""

EFFECT_PAUSE_MS = 250

_FILM = Film(parts_of)


def beats(before: Sight[State], move: Move, later: Sight[State], rest: Scene) -> tuple[Step, ...]:
    """Return the scenes that lead from one sight to the next, whose scene at rest is `rest`."""
    shown = shown_of(quiet(before))
    if before.state.mover == before.viewer:
        shown = replace(shown, deeds={}, briefly={})  # they had gone when this move was picked
    told = what_follows(before.state, later.state, move, _names(shown))
    return _FILM.steps(_beats(shown, move), rest, told=told)


def _beats(shown: Shown, move: Move) -> Iterator[Beat[Shown]]:
    """Return the beats of a move, which begin with the sentence that tells the deed."""
    told = deed_told(shown.state, move, _names(shown), shown.state.viewer)
    match move:
        case Go(space) | Again(space):
            return _gone(shown, told, move, space)
        case Cast(card, target):
            return _cast(shown, told, card, target)
        case Swap(card):
            return _given_away(shown, told, card)
        case SpellDrawn(card):
            return _drawn(shown, told, card, spell_drawer(shown.state))
        case EventDrawn(card):
            return _event(shown, told, card)
        case Roll(face):
            return _rolled(shown, told, face)
        case FirstSeat(seat):
            return _first(shown, told, seat)
        case _:
            return iter(())


def _names(shown: Shown) -> list[str]:
    return [short_name(sitter.name) for sitter in shown.sitters]


# -- going ---------------------------------------------------------------------------------------


def _gone(shown: Shown, told: str, move: Move, space: str) -> Iterator[Beat[Shown]]:
    """Yield the hat in the air, at its place, and what is taken there on its way to the panel."""
    yield Beat(_in_air(shown, space), told, FLIP_MS, 0)
    later = shown.at(shown.state._replace(witches=after(shown.state, move).witches))
    shown = shown.with_witch(shown.mover, position=space)
    yield Beat(shown, ms=PLACE_MS, over=_gifts(shown, space))
    if later.state != shown.state:
        yield _changed(shown, later)


def _gifts(shown: Shown, space: str) -> tuple[Node, ...]:
    """Return what a place gives, on its way to the panel of the one to move."""
    panel, (x, y) = shown.places.panel(shown.mover), shown.village.places[space]
    return tuple(
        Node(f"flying-{index}", chip(kind, 0, 0, 13), x + dx, y - 16,
             enter=Place(x, y, 0.3), exit=panel.at(panel.resources[kind])._replace(scale=0.7))
        for index, (kind, dx) in enumerate(_side_by_side(SPACES[space], 20))
    )  # fmt: skip


def _side_by_side(counts: tuple[int, ...], apart: float) -> list[tuple[int, float]]:
    """Return the kind of each resource, and how far from the middle of the row it lies."""
    kinds = kinds_of(counts)
    return [(kind, (index - (len(kinds) - 1) / 2) * apart) for index, kind in enumerate(kinds)]


def _in_air(shown: Shown, space: str) -> Shown:
    """Return the hat of the witch to move between the place where it was and the next one."""
    seat, panel, witch = shown.mover, shown.places.panel(shown.mover), shown.witch(shown.mover)
    here = hat_places(shown).get(seat) or panel.at(panel.hat)
    to = next_spot(shown, seat, space)
    air = Place((here.x + to.x) / 2, (here.y + to.y) / 2 - 22, 1.2)
    entering = {} if witch.position else {-seat: here}
    return replace(shown, hats={seat: air, **entering})


def _changed(
    before: Shown, later: Shown, over: tuple[Node, ...] = (), pause: int = PAUSE_MS
) -> Beat[Shown]:
    """Return the beat in which witches change, with the sentence that says how."""
    told = what_changes(before.state, later.state, _names(before))
    return Beat(later, told, pause=pause, over=over)


# -- spells --------------------------------------------------------------------------------------


def _cast(shown: Shown, told: str, card: str, target: int) -> Iterator[Beat[Shown]]:
    """Yield the payment, the spell held up over the square, and its effects one by one."""
    seat, raised = shown.mover, _held_up(shown, card)
    paying = (raised, *_payment(shown, SPELLS[card]))
    shown = _without(shown, card)
    shown = shown.with_witch(seat, resources=paid(shown.witch(seat), card).resources)
    yield Beat(shown, told, pause=READ_MS, over=paying)
    rolls = (0,) * len(shown.sitters)
    shown = shown.at(shown.state._replace(in_play=CardInPlay(card, target, rolls)))
    yield from _effects(shown, SPELLS[card], (raised,))


def _payment(shown: Shown, spell: Spell) -> tuple[Node, ...]:
    """Return what a spell costs below it, on its way from the panel of its witch to the supply."""
    panel, (x, y) = shown.places.panel(shown.mover), shown.village.square
    below = y + shown.places.hand.spells[0].h * 0.62
    return tuple(
        Node(f"paying-{index}", chip(kind, 0, 0, 11), x + dx, below,
             enter=panel.at(panel.resources[kind]), exit=Place(x, y, 0.2))
        for index, (kind, dx) in enumerate(_side_by_side(spell.cost, 18))
    )  # fmt: skip


def _held_up(shown: Shown, card: str) -> Node:
    """Return a spell held up over the square, on its way from the hand to the discard pile."""
    panel, (x, y) = shown.places.panel(shown.mover), shown.village.square
    slots, hand = shown.places.hand.spells, shown.own.hand
    start = panel.at(panel.hand)._replace(scale=0.2)
    if card in hand:
        lies = slots[hand.index(card)]
        start = Place(lies.cx, lies.cy)
    w, h = min(slots[0].w, 210.0), min(slots[0].h, 170.0)
    shapes = face(card, SPELLS[card].cost, w, h, lit=True)
    return Node("held-up", shapes, x, y, 1.1, enter=start, exit=Place(x, y, 0.2))


def _effects(shown: Shown, card: Spell | Event, over: tuple[Node, ...]) -> Iterator[Beat[Shown]]:
    """Yield what each effect leaves behind, and for a spell the own Detection last.

    Nothing comes after the end of the game, nor over a witch who is out (W21, W32).
    """
    concerned = [seats_concerned(shown.state, effect) for effect in card.effects]
    for effect, seats in zip(card.effects, concerned, strict=True):
        if effect.verb in ("DRAW", "DROP"):
            continue
        alive = living(checkpoint(shown.state))
        touched = tuple(seat for seat in seats if seat in alive)
        later = shown.at(carry_out(shown.state, effect, touched))
        if later.state.witches != shown.state.witches:
            yield _changed(shown, later, over, EFFECT_PAUSE_MS)
        shown = later
        if checkpoint(shown.state).step is Awaited.OVER:
            return
    if isinstance(card, Spell) and card.own_detection:
        detection = shown.witch(shown.mover).detection + card.own_detection
        later = shown.with_witch(shown.mover, detection=on_meter(detection))
        yield _changed(shown, later, over, EFFECT_PAUSE_MS)


def _without(shown: Shown, card: str) -> Shown:
    """Return the one to move without a spell; where her hand is hidden, without any one."""
    hand = shown.witch(shown.mover).hand
    return shown.with_witch(shown.mover, hand=without(hand, card if card in hand else hand[0]))


def _given_away(shown: Shown, told: str, card: str) -> Iterator[Beat[Shown]]:
    over = (_held_up(shown, card),)
    yield Beat(_without(shown, card), told, pause=EFFECT_PAUSE_MS, over=over)


def _drawn(shown: Shown, told: str, card: str, seat: int) -> Iterator[Beat[Shown]]:
    """Yield the back of a spell on its way from the deck to its hand."""
    panel, deck = shown.places.panel(seat), shown.places.hand.draw
    key, high, turned, to = "drawn", 31.0, "", panel.at(panel.hand)
    if shown.state.viewer == seat:
        slot = shown.places.hand.spells[min(len(shown.own.hand), HAND_LIMIT - 1)]
        key, high, turned = f"card-{card}", min(slot.h, slot.w * 1.35), "back"
        to = Place(slot.cx, slot.cy)
    shapes = back(high / 1.4, high, lies=False)
    node = Node(key, shapes, *to, face=turned, enter=Place(deck.cx, deck.cy, 0.3))
    yield Beat(shown, told, over=(node,))


# -- chance --------------------------------------------------------------------------------------


def _event(shown: Shown, told: str, card: str) -> Iterator[Beat[Shown]]:
    """Yield the event held up over the square, and without dice its effects."""
    shown = replace(shown.at(turned_up(shown.state, card)), raised=True)
    yield Beat(shown, told, pause=READ_MS, is_held=True)
    if not EVENTS[card].dice:
        yield from _effects(shown, EVENTS[card], ())


def _rolled(shown: Shown, told: str, roll: int) -> Iterator[Beat[Shown]]:
    """Yield the die as it turns over and lies still, and what it brings."""
    state, seat = shown.state, roller(shown.state)
    at_inn = state.step is not Awaited.DICE
    x, y = shown.village.places[INN] if at_inn else shown.village.square
    if not at_inn:
        shown = replace(shown, raised=True)
        y += open_size(shown)[1] / 2 + 26
    mark = (Node("die-owner", hat(seat, 0, 0, 26), x + 30, y - 14),) if seat else ()
    rolling = words.is_rolling(shown.short(seat) if seat else "")
    turning = (_die(roll % 6 + 1, x, y), *mark)
    yield Beat(shown, rolling, FLIP_MS, 30, turning, said="")  # the ear waits for what it shows
    yield Beat(shown, told, FLIP_MS, 420, (_die(roll, x, y), *mark))
    if at_inn:
        raised = rolled_at_inn(shown.witch(seat).detection, roll)
        yield _changed(shown, shown.with_witch(seat, detection=raised), pause=EFFECT_PAUSE_MS)
        return
    later, is_last = rolled(state, roll)
    if is_last:
        yield from _effects(shown.at(later), card_in_play(later)[1], ())


def _die(face: int, x: float, y: float) -> Node:
    return Node("die", die(face, 0, 0, 46, "night"), x, y, face=f"{face}")


def _first(shown: Shown, told: str, seat: int) -> Iterator[Beat[Shown]]:
    """Yield the hat of the witch who goes first, up on the square, on its way to its panel."""
    panel, (x, y) = shown.places.panel(seat), shown.village.square
    size = shown.village.radius * 1.7
    lot = Node("lot", hat(seat, 0, 0, size), x, y + size * 0.4, 1.2,
               enter=Place(x, y, 0.1), exit=panel.at(panel.hat)._replace(scale=0.5))  # fmt: skip
    yield Beat(shown, told, pause=700, over=(lot,))
