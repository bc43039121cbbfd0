"""State transitions: the effect of every decision and chance outcome (W3-W15, W22-W29)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tabletop.games.witchcraft.rules.board import INN, NOWHERE, SPACES, TOWNHALL
from tabletop.games.witchcraft.rules.cards import EVENTS, Spell
from tabletop.games.witchcraft.rules.carrying_out import (
    added,
    carry_out,
    checkpoint,
    detection_after_inn,
    on_meter,
    paid,
    seats_concerned,
    without,
)
from tabletop.games.witchcraft.rules.effects import DrawSpells, Effect
from tabletop.games.witchcraft.rules.notation import (
    Again,
    Cast,
    DrawSpell,
    EventDrawn,
    FirstSeat,
    Go,
    Move,
    Roll,
    SpellDrawn,
    Swap,
)
from tabletop.games.witchcraft.rules.state import (
    HIDDEN,
    CardInPlay,
    State,
    Step,
    card_in_play,
    deck_size,
    living,
    roller,
    room,
    seats_from,
    with_witch,
)


def after(state: State, move: Move) -> State:
    """Return the state after `move`, which must be legal."""
    match move:
        case Go(space):
            return _arrive(state, space)
        case Again(space):
            return _arrive(state, space)
        case DrawSpell():
            return _await_spell(state, Step.DRAW)
        case Swap(card):
            return _await_spell(_discard(state, card), Step.DRAW)
        case Cast(card, target):
            return _carry_on(cast_begun(state, card, target))
        case Roll(die):
            return _event_roll(state, die) if state.step is Step.DICE else _inn_roll(state, die)
        case SpellDrawn(card):
            return _take_spell(state, card)
        case EventDrawn(card):
            return _turn_up(state, card)
        case FirstSeat(seat):
            return state._replace(first=seat, mover=seat, step=Step.MOVE)


# -- turns ---------------------------------------------------------------------------------------


def _arrive(state: State, space: str) -> State:
    """Collect what the space gives. A roll follows at the Inn; elsewhere a Repeat ends the turn."""
    later = arrived(state, space)
    return later if space == INN or state.step is Step.MOVE else _end_turn(later)


def arrived(state: State, space: str) -> State:
    """Return the state after the mover collects what `space` gives (W7-W9).

    In step MOVE this is the Move, otherwise a Repeat.
    """
    witch = state.witches[state.mover - 1]
    detection = on_meter(witch.detection - 1) if space == TOWNHALL else witch.detection
    witch = witch._replace(
        detection=detection,
        resources=added(witch.resources, SPACES[space]),
        position=space,
    )
    step = Step.CHOICE
    if space == INN:
        step = Step.INN if state.step is Step.MOVE else Step.INN_AGAIN
    return state._replace(witches=with_witch(state, state.mover, witch), step=step)


def _inn_roll(state: State, die: int) -> State:
    after_roll = checkpoint(rolled_at_inn(state, die))
    if after_roll.step is Step.OVER:
        return after_roll
    if state.step is Step.INN and not after_roll.witches[state.mover - 1].out:
        return after_roll._replace(step=Step.CHOICE)
    return _end_turn(after_roll)


def rolled_at_inn(state: State, die: int) -> State:
    """Return the state after the mover's roll at the Inn, before the checkpoint (W9)."""
    witch = state.witches[state.mover - 1]
    witch = witch._replace(detection=detection_after_inn(witch.detection, die))
    return state._replace(witches=with_witch(state, state.mover, witch))


def _end_turn(state: State) -> State:
    """Pass the turn to the next living seat, or start the event at the end of the round (W3, W22).

    The event deck is rebuilt from its discard pile if empty.
    """
    order = seats_from(state.first, len(state.witches))
    for seat in order[order.index(state.mover) + 1 :]:
        if not state.witches[seat - 1].out:
            return state._replace(mover=seat, step=Step.MOVE, in_play=None)
    deck, discard = state.event_deck, state.event_discard
    if not deck:
        deck, discard = tuple(sorted(discard)), ()
    return state._replace(
        mover=0,
        step=Step.EVENT,
        event_deck=deck,
        event_discard=discard,
        closed=NOWHERE,
        in_play=None,
    )


def _next_round(state: State) -> State:
    return state._replace(
        round=state.round + 1, mover=living(state)[0], step=Step.MOVE, in_play=None
    )


# -- spells in and out of hands ------------------------------------------------------------------


def _discard(state: State, card: str) -> State:
    """Move `card` from the mover's hand to the discard pile.

    In a view that hides the hand, the card leaves the pool of hidden spells.
    """
    witch = state.witches[state.mover - 1]
    if hides_hand(state, state.mover):
        state = state._replace(deck=without(state.deck, card))
        witch = witch._replace(hand=without(witch.hand, HIDDEN))
    else:
        witch = witch._replace(hand=without(witch.hand, card))
    return state._replace(
        witches=with_witch(state, state.mover, witch), discard=(*state.discard, card)
    )


def hides_hand(state: State, seat: int) -> bool:
    """Return whether `state` is a view in which the spells of `seat` are hidden (W30)."""
    return state.viewer is not None and state.viewer != seat


def _await_spell(state: State, step: Step) -> State:
    """Set `step` for drawing a spell; rebuild an empty deck from the discard pile (W28)."""
    if state.deck and (state.viewer is None or deck_size(state)):
        return state._replace(step=step)
    deck = tuple(sorted((*state.deck, *state.discard)))
    return state._replace(step=step, deck=deck, discard=())


def _take_spell(state: State, card: str) -> State:
    if state.step is Step.DRAW:
        return _end_turn(_into_hand(state, state.mover, card))
    state = drawn_for_card(state, card)
    return _await_spell(state, Step.CARD_DRAW) if awaits_draw(state) else _carry_on(state)


def drawn_for_card(state: State, card: str) -> State:
    """Return the state after a draw for the card in play; the last draw completes its effect."""
    play, _ = card_in_play(state)
    state = _into_hand(state, play.drawers[0], card)
    state = state._replace(in_play=play._replace(drawers=play.drawers[1:]))
    return state if awaits_draw(state) else _effect_done(state)


def awaits_draw(state: State) -> bool:
    """Return whether the card in play awaits another draw."""
    return state.in_play is not None and bool(state.in_play.drawers)


def _into_hand(state: State, seat: int, card: str) -> State:
    witch = state.witches[seat - 1]
    if hides_hand(state, seat):
        witch = witch._replace(hand=(*witch.hand, HIDDEN))
        return state._replace(witches=with_witch(state, seat, witch))
    witch = witch._replace(hand=(*witch.hand, card))
    return state._replace(witches=with_witch(state, seat, witch), deck=without(state.deck, card))


# -- cards ---------------------------------------------------------------------------------------


def cast_begun(state: State, card: str, target: int) -> State:
    """Return the state after paying for a spell and discarding it, before its effects (W11)."""
    return begun(_discard(paid_for(state, card, target), card))


def paid_for(state: State, card: str, target: int) -> State:
    """Return the state after paying for a spell, before it is discarded and takes effect."""
    witch = paid(state.witches[state.mover - 1], card)
    in_play = CardInPlay(card, target, (0,) * len(state.witches))
    return state._replace(witches=with_witch(state, state.mover, witch), in_play=in_play)


def _turn_up(state: State, card: str) -> State:
    """Reveal an event, then roll its dice if any, or start its effects (W23)."""
    state = turned_up(state, card)
    return state._replace(step=Step.DICE) if EVENTS[card].dice else _carry_on(begun(state))


def turned_up(state: State, card: str) -> State:
    """Return the state after revealing an event, before its dice and effects."""
    return state._replace(
        event_deck=without(state.event_deck, card),
        event_discard=(*state.event_discard, card),
        in_play=CardInPlay(card, 0, (0,) * len(state.witches)),
    )


def _event_roll(state: State, die: int) -> State:
    """Record a roll; after the last one, start the effects."""
    state, is_last = rolled(state, die)
    return _carry_on(begun(state)) if is_last else state


def rolled(state: State, die: int) -> tuple[State, bool]:
    """Return the state after recording an event roll, and whether it was the last one."""
    play, seat = card_in_play(state)[0], roller(state)
    rolls = (die,) * len(play.rolls)
    if seat:
        rolls = (*play.rolls[: seat - 1], die, *play.rolls[seat:])
    is_last = not seat or seat == living(state)[-1]
    return state._replace(in_play=play._replace(rolls=rolls)), is_last


def begun(state: State) -> State:
    """Return the state with all conditions evaluated, before the first effect (W24)."""
    play, card = card_in_play(state)
    concerned = tuple(seats_concerned(state, effect) for effect in card.effects)
    return state._replace(in_play=play._replace(concerned=concerned))


class EffectDone(NamedTuple):
    """An effect of a card, with the states before and after it.

    `effect` is None for the change of the caster's own Detection, which ends a spell. `settled` is
    the state after the checkpoint. If spells must be drawn, the effect isn't applied yet: `after`
    and `settled` are then the state that awaits the first draw.
    """

    effect: Effect | None
    before: State
    after: State
    settled: State


def effects_done(state: State) -> Iterator[EffectDone]:
    """Yield the remaining effects of the card in play, applied one after another (W11, W25).

    Stop when the game ends, or when a spell must be drawn.
    """
    play, card = card_in_play(state)
    for number in range(play.done, len(card.effects)):
        effect = card.effects[number]
        seats = tuple(s for s in play.concerned[number] if not state.witches[s - 1].out)
        if not isinstance(effect, DrawSpells):
            later = carry_out(state, effect, seats)
        elif drawers := _drawers(state, seats, effect.number):
            awaiting = state._replace(in_play=play._replace(done=number, drawers=drawers))
            awaiting = _await_spell(awaiting, Step.CARD_DRAW)
            yield EffectDone(effect, state, awaiting, awaiting)
            return
        else:
            later = state
        settled = _effect_done(later)
        yield EffectDone(effect, state, later, settled)
        if settled.step is Step.OVER:
            return
        state = settled
    if isinstance(card, Spell):
        later = _with_own_detection(state, card)
        yield EffectDone(None, state, later, checkpoint(later))


def _carry_on(state: State) -> State:
    """Apply the remaining effects, stopping wherever a card must be drawn.

    Then start the next round after an event, or end the turn after a spell.
    """
    for done in effects_done(state):
        state = done.settled
    if state.step is Step.OVER or awaits_draw(state):
        return state
    play, _ = card_in_play(state)
    return _next_round(state) if play.card in EVENTS else _end_turn(state)


def _drawers(state: State, seats: tuple[int, ...], number: int) -> tuple[int, ...]:
    """Return the seats that draw, one entry per card, within the hand limit (W29)."""
    return tuple(seat for seat in seats for _ in range(min(number, room(state.witches[seat - 1]))))


def _effect_done(state: State) -> State:
    play, _ = card_in_play(state)
    return checkpoint(state._replace(in_play=play._replace(done=play.done + 1)))


def _with_own_detection(state: State, spell: Spell) -> State:
    """Return the state after adding a spell's own Detection to its caster."""
    caster = state.witches[state.mover - 1]
    moved = caster._replace(detection=on_meter(caster.detection + spell.own_detection))
    return state._replace(witches=with_witch(state, state.mover, moved))


def foreseen(state: State) -> State:
    """Return the state after the remaining effects of the card in play, as if nobody drew."""
    for done in effects_done(state):
        state = done.settled
    if not awaits_draw(state):
        return state
    play, _ = card_in_play(state)
    return foreseen(_effect_done(state._replace(in_play=play._replace(drawers=()))))
