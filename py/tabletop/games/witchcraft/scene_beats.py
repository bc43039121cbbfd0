"""How a move is shown, beat by beat: hats hop, chips fly, spells take effect, dice and events."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.witchcraft.board import INN, SPACES, inn_detection
from tabletop.games.witchcraft.cards import EVENTS, SPELLS, Event, Spell
from tabletop.games.witchcraft.carrying_out import added, carry_out, on_meter, seats_concerned
from tabletop.games.witchcraft.notation import (
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
from tabletop.games.witchcraft.scene_art import back, die
from tabletop.games.witchcraft.scene_event import event_nodes, open_size
from tabletop.games.witchcraft.scene_flights import gifts_in_air, held_up, payment
from tabletop.games.witchcraft.scene_panels import panel_nodes
from tabletop.games.witchcraft.scene_sheet import sheet_nodes
from tabletop.games.witchcraft.scene_shown import Shown, quiet, shown
from tabletop.games.witchcraft.scene_tray import button_nodes, tray_nodes
from tabletop.games.witchcraft.scene_village import hat_nodes, hat_places, spot_at, village_nodes
from tabletop.games.witchcraft.scene_words import short
from tabletop.games.witchcraft.state import (
    CardInPlay,
    State,
    Witch,
    roller,
    spell_drawer,
    with_witch,
)
from tabletop.games.witchcraft.state import (
    Step as Awaited,
)
from tabletop.scene.marks import hat
from tabletop.scene.scene import FLIP_MS, PAUSE_MS, PLACE_MS, TRAVEL_MS, Scene, Step
from tabletop.scene.shapes import Node, Place
from tabletop.scene.table import Sight

READ_MS = 900
"""How long a spell or an event stands before its effects, so that it can be read."""

EFFECT_PAUSE_MS = 250


def nodes(view: Shown) -> tuple[Node, ...]:
    """Return everything that is drawn, what lies highest last."""
    return (
        *panel_nodes(view),
        *village_nodes(view),
        *event_nodes(view),
        *hat_nodes(view),
        *sheet_nodes(view),
        *tray_nodes(view),
        *button_nodes(view),
    )


def beats(before: Sight[State], move: Move, after: Sight[State], rest: Scene) -> tuple[Step, ...]:
    """Return the scenes that lead from one sight to the next, whose scene at rest is `rest`."""
    view = quiet(shown(before))
    return (*_steps(view, move, before.state), Step(rest, PLACE_MS, 0))


def _steps(view: Shown, move: Move, state: State) -> Iterator[Step]:
    match move:
        case Go(space) | Again(space):
            return _gone(view, space)
        case Cast(card, target):
            return _cast(view, card, target)
        case Swap(card):
            return _given_away(view, card)
        case SpellDrawn(card):
            return _drawn(view, card, spell_drawer(state))
        case EventDrawn(card):
            return _event(view, card)
        case Roll(die_face):
            return _rolled(view, die_face)
        case FirstSeat(seat):
            return _first(view, seat)
        case _:
            return iter(())


def _step(view: Shown, ms: int, extra: tuple[Node, ...] = (), pause: int = PAUSE_MS) -> Step:
    places = view.places
    return Step(Scene(places.width, places.height, (*nodes(view), *extra)), ms, pause)


def _with_state(view: Shown, state: State) -> Shown:
    return view._replace(state=state)


def _mover(view: Shown) -> Witch:
    return view.state.witches[view.mover - 1]


def _changed(view: Shown, witch: Witch) -> Shown:
    """Return the picture with the witch to move replaced."""
    return _with_state(view, view.state._replace(witches=with_witch(view.state, view.mover, witch)))


# -- going ---------------------------------------------------------------------------------------


def _gone(view: Shown, space: str) -> Iterator[Step]:
    """Yield the hat in the air, at its place, and what is taken there on its way to the panel."""
    seat, witch = view.mover, _mover(view)
    view = view._replace(caption=f"{short(view.name(seat), 10)} goes to the {SPACES[space].name}")
    here = hat_places(view).get(seat) or view.places.panel(seat).at(view.places.panel(seat).hat)
    there = sum(other.position == space for other in view.state.witches) - (witch.position == space)
    to = spot_at(view, space, there)
    air = Place((here.x + to.x) / 2, (here.y + to.y) / 2 - 22, 1.2)
    entering = {} if witch.position else {-seat: here}
    yield _step(view._replace(hats={seat: air, **entering}), FLIP_MS, pause=0)
    view = _changed(view, witch._replace(position=space))
    gifts = SPACES[space].gives
    if not any(gifts):
        yield _step(view, PLACE_MS)
        return
    yield _step(view, PLACE_MS, gifts_in_air(view, gifts, view.places.places[space], seat))
    richer = witch._replace(position=space, resources=added(witch.resources, gifts))
    yield _step(_changed(view, richer), TRAVEL_MS)


# -- spells --------------------------------------------------------------------------------------


def _cast(view: Shown, card: str, target: int) -> Iterator[Step]:
    """Yield the payment, the spell held up over the square, and its effects one by one."""
    seat, witch, spell = view.mover, _mover(view), SPELLS[card]
    view = view._replace(caption=f"{short(view.name(seat), 10)} casts {spell.name}")
    left = tuple(have - price for have, price in zip(witch.resources, spell.cost, strict=True))
    paid = witch._replace(resources=left, hand=_without(witch.hand, card))
    raised = held_up(view, card, seat)
    yield _step(_changed(view, paid), TRAVEL_MS, (raised, *payment(view, spell, seat)), READ_MS)
    state = _changed(view, paid).state
    rolls = (0,) * len(state.witches)
    state = state._replace(in_play=CardInPlay(card, target, rolls))
    yield from _effects(_with_state(view, state), spell, (raised,))


def _effects(view: Shown, card: Spell | Event, extra: tuple[Node, ...]) -> Iterator[Step]:
    """Yield what each effect leaves behind, and for a spell the own Detection last."""
    state = view.state
    concerned = [seats_concerned(state, effect) for effect in card.effects]
    for effect, seats in zip(card.effects, concerned, strict=True):
        if effect.verb in ("DRAW", "DROP"):
            continue
        later = carry_out(state, effect, seats)
        if later.witches != state.witches:
            yield _step(_with_state(view, later), TRAVEL_MS, extra, EFFECT_PAUSE_MS)
        state = later
    if isinstance(card, Spell) and card.own_detection:
        witch = state.witches[view.mover - 1]
        raised = witch._replace(detection=on_meter(witch.detection + card.own_detection))
        state = state._replace(witches=with_witch(state, view.mover, raised))
        yield _step(_with_state(view, state), TRAVEL_MS, extra, EFFECT_PAUSE_MS)


def _without(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Return a hand without a spell; where it is hidden, without any one."""
    index = hand.index(card) if card in hand else 0
    return hand[:index] + hand[index + 1 :]


def _given_away(view: Shown, card: str) -> Iterator[Step]:
    witch = _mover(view)
    raised = held_up(view, card, view.mover)
    left = _changed(view, witch._replace(hand=_without(witch.hand, card)))
    yield _step(left, TRAVEL_MS, (raised,), EFFECT_PAUSE_MS)


def _drawn(view: Shown, card: str, seat: int) -> Iterator[Step]:
    """Yield the back of a spell on its way from the deck to its hand."""
    panel, own = view.places.panel(seat), seat == view.home and view.state.viewer == seat
    deck = view.places.draw
    index = min(len(view.own.hand), 2)
    slot = view.places.hand[index]
    high = min(slot.h, slot.w * 1.35)
    to = Place(slot.cx, slot.cy) if own else panel.at(panel.hand)
    node = Node(
        f"card-{card}" if own else "drawn",
        back(high / 1.4, high, lies=False) if own else back(22, 31, lies=False),
        *to,
        enter=Place(deck.cx, deck.cy, 0.3),
        face="back" if own else "",
    )
    yield _step(view, TRAVEL_MS, (node,))


# -- chance --------------------------------------------------------------------------------------


def _event(view: Shown, card: str) -> Iterator[Step]:
    """Yield the event held up over the square, and without dice its effects."""
    event, state = EVENTS[card], view.state
    play = CardInPlay(card, 0, (0,) * len(state.witches))
    state = state._replace(
        event_discard=(*state.event_discard, card),
        event_deck=tuple(each for each in state.event_deck if each != card),
        in_play=play,
    )
    view = view._replace(state=state, raised=True, caption=event.name)
    yield _step(view, TRAVEL_MS, pause=READ_MS)
    if not event.dice:
        yield from _effects(view, event, ())


def _rolled(view: Shown, roll: int) -> Iterator[Step]:
    """Yield the die as it turns over and lies still, and what it brings."""
    state = view.state
    seat = roller(state)
    x, y = view.places.places[INN] if state.step is not Awaited.DICE else view.places.square
    if state.step is Awaited.DICE:
        view = view._replace(raised=True, caption=EVENTS[state.event_discard[-1]].name)
        y += open_size(view)[1] / 2 + 26
    whose = f"{short(view.name(seat), 12)} rolls {roll}" if seat else f"The die shows {roll}"
    for turn in (roll % 6 + 1, roll):
        node = Node("die", die(turn, 0, 0, 46, "night"), x, y, face=f"{turn}")
        mark = Node("die-owner", hat(seat, 0, 0, 26), x + 30, y - 14) if seat else None
        drawn = (node, mark) if mark else (node,)
        pause = 30 if turn != roll else 420
        yield _step(view._replace(caption=whose), FLIP_MS, drawn, pause)
    if state.step is not Awaited.DICE:
        witch = _mover(view)
        raised = on_meter(witch.detection + inn_detection(witch.detection, roll))
        yield _step(_changed(view, witch._replace(detection=raised)), TRAVEL_MS, pause=250)
        return
    yield from _event_rolled(view, roll, seat)


def _event_rolled(view: Shown, roll: int, seat: int) -> Iterator[Step]:
    """Yield the effects of an event once the last of its dice is rolled."""
    state = view.state
    play = state.in_play
    assert play is not None
    rolls = tuple(
        roll if not seat or number == seat else old
        for number, old in enumerate(play.rolls, start=1)
    )
    state = state._replace(in_play=play._replace(rolls=rolls))
    alive = [number for number, witch in enumerate(state.witches, 1) if not witch.out]
    if all(rolls[number - 1] for number in alive):
        yield from _effects(_with_state(view, state), EVENTS[play.card], ())


def _first(view: Shown, seat: int) -> Iterator[Step]:
    """Yield the hat of the witch who goes first, up on the square, on its way to its panel."""
    panel, (x, y) = view.places.panel(seat), view.places.square
    size = view.places.radius * 1.7
    lot = Node("lot", hat(seat, 0, 0, size), x, y + size * 0.4, 1.2,
               enter=Place(x, y, 0.1), exit=panel.at(panel.hat)._replace(scale=0.5))  # fmt: skip
    yield _step(view._replace(caption="Who goes first?"), TRAVEL_MS, (lot,), 700)
