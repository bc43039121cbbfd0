"""How a move is shown, beat by beat: hats hop, chips fly, spells take effect, dice and events."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.language import t
from tabletop.games.witchcraft.rules.board import INN, SPACES, inn_detection
from tabletop.games.witchcraft.rules.cards import EVENTS, SPELLS, Event, Spell
from tabletop.games.witchcraft.rules.carrying_out import added, carry_out, on_meter, seats_concerned
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
    roller,
    spell_drawer,
    with_witch,
)
from tabletop.games.witchcraft.rules.state import (
    Step as Awaited,
)
from tabletop.games.witchcraft.table.art import back, chip, die, kinds_of
from tabletop.games.witchcraft.table.event import open_size
from tabletop.games.witchcraft.table.picture import parts_of
from tabletop.games.witchcraft.table.shown import Shown, quiet, shown_of
from tabletop.games.witchcraft.table.spell import face
from tabletop.games.witchcraft.table.telling import short
from tabletop.games.witchcraft.table.village import hat_places, spot_at
from tabletop.games.witchcraft.words import moves as words
from tabletop.games.witchcraft.words.cards import card_name
from tabletop.scene.marks import hat
from tabletop.scene.scene import FLIP_MS, PAUSE_MS, PLACE_MS, TRAVEL_MS, Scene, Step
from tabletop.scene.shapes import Node, Place, Point
from tabletop.scene.table import Sight

READ_MS = 900
"""How long a spell or an event stands before its effects, so that it can be read."""

EFFECT_PAUSE_MS = 250


def beats(before: Sight[State], move: Move, after: Sight[State], rest: Scene) -> tuple[Step, ...]:
    """Return the scenes that lead from one sight to the next, whose scene at rest is `rest`."""
    shown = quiet(shown_of(before))
    return (*_steps(shown, move, before.state), Step(rest, PLACE_MS, 0))


def _steps(shown: Shown, move: Move, state: State) -> Iterator[Step]:
    match move:
        case Go(space) | Again(space):
            return _gone(shown, space)
        case Cast(card, target):
            return _cast(shown, card, target)
        case Swap(card):
            return _given_away(shown, card)
        case SpellDrawn(card):
            return _drawn(shown, card, spell_drawer(state))
        case EventDrawn(card):
            return _event(shown, card)
        case Roll(die_face):
            return _rolled(shown, die_face)
        case FirstSeat(seat):
            return _first(shown, seat)
        case _:
            return iter(())


def _step(shown: Shown, ms: int, extra: tuple[Node, ...] = (), pause: int = PAUSE_MS) -> Step:
    places = shown.places
    nodes = (node for part in parts_of(shown) for node in part.nodes)
    return Step(Scene(places.width, places.height, (*nodes, *extra)), ms, pause)


def _with_state(shown: Shown, state: State) -> Shown:
    return shown._replace(state=state)


def _mover(shown: Shown) -> Witch:
    return shown.state.witches[shown.mover - 1]


def _changed(shown: Shown, witch: Witch) -> Shown:
    """Return the picture with the witch to move replaced."""
    return _with_state(
        shown, shown.state._replace(witches=with_witch(shown.state, shown.mover, witch))
    )


# -- going ---------------------------------------------------------------------------------------


def _gone(shown: Shown, space: str) -> Iterator[Step]:
    """Yield the hat in the air, at its place, and what is taken there on its way to the panel."""
    seat, witch = shown.mover, _mover(shown)
    shown = shown._replace(caption=words.goes(short(shown.name(seat), 10), space))
    here = hat_places(shown).get(seat) or shown.places.panel(seat).at(shown.places.panel(seat).hat)
    there = sum(other.position == space for other in shown.state.witches) - (
        witch.position == space
    )
    to = spot_at(shown, space, there)
    air = Place((here.x + to.x) / 2, (here.y + to.y) / 2 - 22, 1.2)
    entering = {} if witch.position else {-seat: here}
    yield _step(shown._replace(hats={seat: air, **entering}), FLIP_MS, pause=0)
    shown = _changed(shown, witch._replace(position=space))
    gifts = SPACES[space]
    if not any(gifts):
        yield _step(shown, PLACE_MS)
        return
    yield _step(shown, PLACE_MS, _gifts(shown, gifts, shown.village.places[space], seat))
    richer = witch._replace(position=space, resources=added(witch.resources, gifts))
    yield _step(_changed(shown, richer), TRAVEL_MS)


# -- spells --------------------------------------------------------------------------------------


def _cast(shown: Shown, card: str, target: int) -> Iterator[Step]:
    """Yield the payment, the spell held up over the square, and its effects one by one."""
    seat, witch, spell = shown.mover, _mover(shown), SPELLS[card]
    shown = shown._replace(caption=words.casts(short(shown.name(seat), 10), card))
    left = tuple(have - price for have, price in zip(witch.resources, spell.cost, strict=True))
    paid = witch._replace(resources=left, hand=_without(witch.hand, card))
    raised = _held_up(shown, card, seat)
    yield _step(_changed(shown, paid), TRAVEL_MS, (raised, *_payment(shown, spell, seat)), READ_MS)
    state = _changed(shown, paid).state
    rolls = (0,) * len(state.witches)
    state = state._replace(in_play=CardInPlay(card, target, rolls))
    yield from _effects(_with_state(shown, state), spell, (raised,))


def _effects(shown: Shown, card: Spell | Event, extra: tuple[Node, ...]) -> Iterator[Step]:
    """Yield what each effect leaves behind, and for a spell the own Detection last."""
    state = shown.state
    concerned = [seats_concerned(state, effect) for effect in card.effects]
    for effect, seats in zip(card.effects, concerned, strict=True):
        if effect.verb in ("DRAW", "DROP"):
            continue
        later = carry_out(state, effect, seats)
        if later.witches != state.witches:
            yield _step(_with_state(shown, later), TRAVEL_MS, extra, EFFECT_PAUSE_MS)
        state = later
    if isinstance(card, Spell) and card.own_detection:
        witch = state.witches[shown.mover - 1]
        raised = witch._replace(detection=on_meter(witch.detection + card.own_detection))
        state = state._replace(witches=with_witch(state, shown.mover, raised))
        yield _step(_with_state(shown, state), TRAVEL_MS, extra, EFFECT_PAUSE_MS)


def _without(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Return a hand without a spell; where it is hidden, without any one."""
    index = hand.index(card) if card in hand else 0
    return hand[:index] + hand[index + 1 :]


def _given_away(shown: Shown, card: str) -> Iterator[Step]:
    witch = _mover(shown)
    raised = _held_up(shown, card, shown.mover)
    left = _changed(shown, witch._replace(hand=_without(witch.hand, card)))
    yield _step(left, TRAVEL_MS, (raised,), EFFECT_PAUSE_MS)


def _drawn(shown: Shown, card: str, seat: int) -> Iterator[Step]:
    """Yield the back of a spell on its way from the deck to its hand."""
    panel, own = shown.places.panel(seat), seat == shown.home and shown.state.viewer == seat
    deck = shown.places.draw
    index = min(len(shown.own.hand), 2)
    slot = shown.places.hand[index]
    high = min(slot.h, slot.w * 1.35)
    to = Place(slot.cx, slot.cy) if own else panel.at(panel.hand)
    node = Node(
        f"card-{card}" if own else "drawn",
        back(high / 1.4, high, lies=False) if own else back(22, 31, lies=False),
        *to,
        enter=Place(deck.cx, deck.cy, 0.3),
        face="back" if own else "",
    )
    yield _step(shown, TRAVEL_MS, (node,))


# -- chance --------------------------------------------------------------------------------------


def _event(shown: Shown, card: str) -> Iterator[Step]:
    """Yield the event held up over the square, and without dice its effects."""
    event, state = EVENTS[card], shown.state
    play = CardInPlay(card, 0, (0,) * len(state.witches))
    state = state._replace(
        event_discard=(*state.event_discard, card),
        event_deck=tuple(each for each in state.event_deck if each != card),
        in_play=play,
    )
    shown = shown._replace(state=state, raised=True, caption=card_name(card))
    yield _step(shown, TRAVEL_MS, pause=READ_MS)
    if not event.dice:
        yield from _effects(shown, event, ())


def _rolled(shown: Shown, roll: int) -> Iterator[Step]:
    """Yield the die as it turns over and lies still, and what it brings."""
    state = shown.state
    seat = roller(state)
    x, y = shown.village.places[INN] if state.step is not Awaited.DICE else shown.village.square
    if state.step is Awaited.DICE:
        shown = shown._replace(raised=True, caption=card_name(state.event_discard[-1]))
        y += open_size(shown)[1] / 2 + 26
    whose = words.rolls(short(shown.name(seat), 12), roll) if seat else words.die_shows(roll)
    for turn in (roll % 6 + 1, roll):
        node = Node("die", die(turn, 0, 0, 46, "night"), x, y, face=f"{turn}")
        mark = Node("die-owner", hat(seat, 0, 0, 26), x + 30, y - 14) if seat else None
        drawn = (node, mark) if mark else (node,)
        pause = 30 if turn != roll else 420
        yield _step(shown._replace(caption=whose), FLIP_MS, drawn, pause)
    if state.step is not Awaited.DICE:
        witch = _mover(shown)
        raised = on_meter(witch.detection + inn_detection(witch.detection, roll))
        yield _step(_changed(shown, witch._replace(detection=raised)), TRAVEL_MS, pause=250)
        return
    yield from _event_rolled(shown, roll, seat)


def _event_rolled(shown: Shown, roll: int, seat: int) -> Iterator[Step]:
    """Yield the effects of an event once the last of its dice is rolled."""
    state = shown.state
    play = state.in_play
    assert play is not None
    rolls = tuple(
        roll if not seat or number == seat else old
        for number, old in enumerate(play.rolls, start=1)
    )
    state = state._replace(in_play=play._replace(rolls=rolls))
    alive = [number for number, witch in enumerate(state.witches, 1) if not witch.out]
    if all(rolls[number - 1] for number in alive):
        yield from _effects(_with_state(shown, state), EVENTS[play.card], ())


def _first(shown: Shown, seat: int) -> Iterator[Step]:
    """Yield the hat of the witch who goes first, up on the square, on its way to its panel."""
    panel, (x, y) = shown.places.panel(seat), shown.village.square
    size = shown.village.radius * 1.7
    lot = Node("lot", hat(seat, 0, 0, size), x, y + size * 0.4, 1.2,
               enter=Place(x, y, 0.1), exit=panel.at(panel.hat)._replace(scale=0.5))  # fmt: skip
    yield _step(shown._replace(caption=t(words.WHO_GOES_FIRST)), TRAVEL_MS, (lot,), 700)


# -- what is in the air ----------------------------------------------------------------------------


def _gifts(shown: Shown, counts: tuple[int, ...], start: Point, seat: int) -> tuple[Node, ...]:
    """Return resources at a place, on their way to the panel of a seat."""
    panel, spots = shown.places.panel(seat), _side_by_side(counts, 20)
    return tuple(
        Node(f"flying-{index}", chip(kind, 0, 0, 13), start[0] + dx, start[1] - 16,
             enter=Place(*start, 0.3), exit=panel.at(panel.resources[kind])._replace(scale=0.7))
        for index, (kind, dx) in enumerate(spots)
    )  # fmt: skip


def _payment(shown: Shown, spell: Spell, seat: int) -> tuple[Node, ...]:
    """Return what a spell costs below it, on its way from the panel of a seat to the supply."""
    panel, (x, y) = shown.places.panel(seat), shown.village.square
    below = y + shown.places.hand[0].h * 0.62
    return tuple(
        Node(f"paying-{index}", chip(kind, 0, 0, 11), x + dx, below,
             enter=panel.at(panel.resources[kind]), exit=Place(x, y, 0.2))
        for index, (kind, dx) in enumerate(_side_by_side(spell.cost, 18))
    )  # fmt: skip


def _side_by_side(counts: tuple[int, ...], apart: float) -> list[tuple[int, float]]:
    """Return the kind of each resource, and how far from the middle of the row it lies."""
    kinds = kinds_of(counts)
    return [(kind, (index - (len(kinds) - 1) / 2) * apart) for index, kind in enumerate(kinds)]


def _held_up(shown: Shown, card: str, seat: int) -> Node:
    """Return a spell held up over the square, on its way from the hand to the discard pile."""
    panel, (x, y) = shown.places.panel(seat), shown.village.square
    slot = shown.places.hand[0]
    w, h = min(slot.w, 210.0), min(slot.h, 170.0)
    own = card in shown.own.hand
    index = shown.own.hand.index(card) if own else 0
    lies = shown.places.hand[index]
    start = Place(lies.cx, lies.cy) if own else panel.at(panel.hand)._replace(scale=0.2)
    shapes = face(card, SPELLS[card].cost, w, h, lit=True)
    return Node("held-up", shapes, x, y, 1.1, enter=start, exit=Place(x, y, 0.2))
