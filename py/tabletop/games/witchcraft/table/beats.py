"""How a move is shown, beat by beat: hats hop, chips fly, spells take effect, dice and events."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tabletop.games.witchcraft.rules.board import INN, SPACES, TOWNHALL, inn_detection
from tabletop.games.witchcraft.rules.cards import EVENTS, SPELLS, Event, Spell
from tabletop.games.witchcraft.rules.carrying_out import (
    added,
    carry_out,
    checkpoint,
    on_meter,
    seats_concerned,
)
from tabletop.games.witchcraft.rules.narration import (
    die_falls,
    spell_comes,
    what_changes,
    what_follows,
)
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
    Witch,
    living,
    roller,
    spell_drawer,
    stays_at,
)
from tabletop.games.witchcraft.rules.state import Step as Awaited
from tabletop.games.witchcraft.table.art import back, die
from tabletop.games.witchcraft.table.event import open_size
from tabletop.games.witchcraft.table.flying import gifts as given
from tabletop.games.witchcraft.table.flying import held_up, payment
from tabletop.games.witchcraft.table.picture import parts_of
from tabletop.games.witchcraft.table.shown import Shown, shown_of
from tabletop.games.witchcraft.table.village import hat_places, spot_at
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


def beats(before: Sight[State], move: Move, after: Sight[State], rest: Scene) -> tuple[Step, ...]:
    """Return the scenes that lead from one sight to the next, whose scene at rest is `rest`."""
    shown = shown_of(quiet(before))
    if before.state.mover == before.viewer:
        shown = replace(shown, deeds={}, briefly={})  # they had gone when this move was picked
    told = what_follows(before.state, after.state, move, _names(shown))
    return _FILM.steps(_beats(shown, move), rest, told=told)


def _beats(shown: Shown, move: Move) -> Iterator[Beat[Shown]]:
    match move:
        case Go() | Again():
            return _gone(shown, move)
        case Cast(card, target):
            return _cast(shown, card, target)
        case Swap(card):
            return _given_away(shown, card)
        case SpellDrawn(card):
            return _drawn(shown, card, spell_drawer(shown.state))
        case EventDrawn(card):
            return _event(shown, card)
        case Roll(die_face):
            return _rolled(shown, die_face)
        case FirstSeat(seat):
            return _first(shown, seat)
        case _:
            return iter(())


def _names(shown: Shown) -> list[str]:
    return [short_name(sitter.name) for sitter in shown.sitters]


# -- going ---------------------------------------------------------------------------------------


def _gone(shown: Shown, move: Go | Again) -> Iterator[Beat[Shown]]:
    """Yield the hat in the air, at its place, and what is taken there on its way to the panel."""
    seat, space, gifts = shown.mover, move.space, SPACES[move.space]
    witch = shown.state.witches[seat - 1]
    deed = words.goes if isinstance(move, Go) else words.moves_again
    told = words.done(deed(shown.short(seat), space, stays=stays_at(shown.state, space)), "")
    yield Beat(_in_air(shown, witch, space), told, FLIP_MS, 0)
    shown = shown.with_witch(seat, position=space)
    if space == TOWNHALL:
        yield Beat(shown, ms=PLACE_MS)
        if witch.detection:
            yield _changed(shown, shown.with_witch(seat, detection=witch.detection - 1))
        return
    taken = given(shown, gifts, shown.village.places[space], seat)
    yield Beat(shown, ms=PLACE_MS, over=taken)
    yield _changed(shown, shown.with_witch(seat, resources=added(witch.resources, gifts)))


def _in_air(shown: Shown, witch: Witch, space: str) -> Shown:
    """Return the hat of the witch to move between the place where it was and the next one."""
    seat, panel = shown.mover, shown.places.panel(shown.mover)
    here = hat_places(shown).get(seat) or panel.at(panel.hat)
    others = sum(other.position == space for other in shown.state.witches)
    to = spot_at(shown, space, others - (witch.position == space))
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


def _cast(shown: Shown, card: str, target: int) -> Iterator[Beat[Shown]]:
    """Yield the payment, the spell held up over the square, and its effects one by one."""
    seat, spell = shown.mover, SPELLS[card]
    witch, raised = shown.state.witches[seat - 1], held_up(shown, card, seat)
    left = tuple(have - price for have, price in zip(witch.resources, spell.cost, strict=True))
    paying = (raised, *payment(shown, spell, seat))
    shown = shown.with_witch(seat, resources=left, hand=_without(witch.hand, card))
    whom = shown.short(target) if target else ""
    told = words.done(words.casts(shown.short(seat), card, whom), "")
    yield Beat(shown, told, pause=READ_MS, over=paying)
    rolls = (0,) * len(shown.sitters)
    shown = shown.at(shown.state._replace(in_play=CardInPlay(card, target, rolls)))
    yield from _effects(shown, spell, (raised,))


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
        detection = shown.state.witches[shown.mover - 1].detection + card.own_detection
        later = shown.with_witch(shown.mover, detection=on_meter(detection))
        yield _changed(shown, later, over, EFFECT_PAUSE_MS)


def _without(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Return a hand without a spell; where it is hidden, without any one."""
    index = hand.index(card) if card in hand else 0
    return hand[:index] + hand[index + 1 :]


def _given_away(shown: Shown, card: str) -> Iterator[Beat[Shown]]:
    seat = shown.mover
    left = shown.with_witch(seat, hand=_without(shown.state.witches[seat - 1].hand, card))
    told = words.done(words.swaps(shown.short(seat), card), "")
    yield Beat(left, told, pause=EFFECT_PAUSE_MS, over=(held_up(shown, card, seat),))


def _drawn(shown: Shown, card: str, seat: int) -> Iterator[Beat[Shown]]:
    """Yield the back of a spell on its way from the deck to its hand."""
    panel, own = shown.places.panel(seat), seat == shown.home and shown.state.viewer == seat
    deck = shown.places.hand.draw
    index = min(len(shown.own.hand), 2)
    slot = shown.places.hand.spells[index]
    high = min(slot.h, slot.w * 1.35)
    to = Place(slot.cx, slot.cy) if own else panel.at(panel.hand)
    node = Node(
        f"card-{card}" if own else "drawn",
        back(high / 1.4, high, lies=False) if own else back(22, 31, lies=False),
        *to,
        enter=Place(deck.cx, deck.cy, 0.3),
        face="back" if own else "",
    )
    told = spell_comes(shown.state, card if own else "", shown.short(seat))
    yield Beat(shown, words.done(told, ""), over=(node,))


# -- chance --------------------------------------------------------------------------------------


def _event(shown: Shown, card: str) -> Iterator[Beat[Shown]]:
    """Yield the event held up over the square, and without dice its effects."""
    event, state = EVENTS[card], shown.state
    state = state._replace(
        event_discard=(*state.event_discard, card),
        event_deck=tuple(each for each in state.event_deck if each != card),
        in_play=CardInPlay(card, 0, (0,) * len(state.witches)),
    )
    shown = replace(shown.at(state), raised=True)
    yield Beat(shown, words.event_happens(card), pause=READ_MS, is_held=True)
    if not event.dice:
        yield from _effects(shown, event, ())


def _rolled(shown: Shown, roll: int) -> Iterator[Beat[Shown]]:
    """Yield the die as it turns over and lies still, and what it brings."""
    state, seat = shown.state, roller(shown.state)
    at_inn = state.step is not Awaited.DICE
    x, y = shown.village.places[INN] if at_inn else shown.village.square
    if not at_inn:
        shown = replace(shown, raised=True)
        y += open_size(shown)[1] / 2 + 26
    mark = (Node("die-owner", hat(seat, 0, 0, 26), x + 30, y - 14),) if seat else ()
    name = shown.short(seat) if seat else ""
    rolling, told = words.is_rolling(name), words.done(die_falls(state, roll, name), "")
    turning = (_die(roll % 6 + 1, x, y), *mark)
    yield Beat(shown, rolling, FLIP_MS, 30, turning, said="")  # the ear waits for what it shows
    yield Beat(shown, told, FLIP_MS, 420, (_die(roll, x, y), *mark))
    if at_inn:
        detection = state.witches[seat - 1].detection
        raised = on_meter(detection + inn_detection(detection, roll))
        yield _changed(shown, shown.with_witch(seat, detection=raised), pause=EFFECT_PAUSE_MS)
    else:
        yield from _event_rolled(shown, roll, seat)


def _die(face: int, x: float, y: float) -> Node:
    return Node("die", die(face, 0, 0, 46, "night"), x, y, face=f"{face}")


def _event_rolled(shown: Shown, roll: int, seat: int) -> Iterator[Beat[Shown]]:
    """Yield the effects of an event once the last of its dice is rolled."""
    state = shown.state
    play = state.in_play
    assert play is not None
    rolls = tuple(
        roll if not seat or number == seat else old
        for number, old in enumerate(play.rolls, start=1)
    )
    shown = shown.at(state._replace(in_play=play._replace(rolls=rolls)))
    alive = [number for number, witch in enumerate(state.witches, 1) if not witch.out]
    if all(rolls[number - 1] for number in alive):
        yield from _effects(shown, EVENTS[play.card], ())


def _first(shown: Shown, seat: int) -> Iterator[Beat[Shown]]:
    """Yield the hat of the witch who goes first, up on the square, on its way to its panel."""
    panel, (x, y) = shown.places.panel(seat), shown.village.square
    size = shown.village.radius * 1.7
    lot = Node("lot", hat(seat, 0, 0, size), x, y + size * 0.4, 1.2,
               enter=Place(x, y, 0.1), exit=panel.at(panel.hat)._replace(scale=0.5))  # fmt: skip
    yield Beat(shown, words.done(words.goes_first(shown.short(seat)), ""), pause=700, over=(lot,))
