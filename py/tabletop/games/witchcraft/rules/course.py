"""State transitions: the effect of every decision and chance outcome (W3-W15, W22-W29)."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.witchcraft.rules.board import INN, NOWHERE, SPACES, TOWNHALL
from tabletop.games.witchcraft.rules.cards import EVENTS, SPELLS, Spell
from tabletop.games.witchcraft.rules.carrying_out import (
    added,
    carry_out,
    checkpoint,
    on_meter,
    paid,
    rolled_at_inn,
    seats_concerned,
    without,
)
from tabletop.games.witchcraft.rules.effects import DiscardSpells, DrawSpells
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
    CardInPlay,
    State,
    Step,
    card_in_play,
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
            return _cast(state, card, target)
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
    """Collect the space's resources; at the Inn, a roll comes next (W7-W9).

    In step MOVE this is the Move, otherwise a Repeat, which ends the turn.
    """
    witch = state.witches[state.mover - 1]
    detection = on_meter(witch.detection - 1) if space == TOWNHALL else witch.detection
    witch = witch._replace(
        detection=detection,
        resources=added(witch.resources, SPACES[space]),
        position=space,
    )
    witches = with_witch(state, state.mover, witch)
    moving = state.step is Step.MOVE
    if space == INN:
        return state._replace(witches=witches, step=Step.INN if moving else Step.INN_AGAIN)
    if moving:
        return state._replace(witches=witches, step=Step.CHOICE)
    return _end_turn(state._replace(witches=witches))


def _inn_roll(state: State, die: int) -> State:
    seat = state.mover
    witch = state.witches[seat - 1]
    witch = witch._replace(detection=rolled_at_inn(witch.detection, die))
    witches = with_witch(state, seat, witch)
    after_roll = checkpoint(state._replace(witches=witches))
    if after_roll.step is Step.OVER:
        return after_roll
    if state.step is Step.INN and not after_roll.witches[seat - 1].out:
        return after_roll._replace(step=Step.CHOICE)
    return _end_turn(after_roll)


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
    """Move `card` from the mover's hand to the discard pile."""
    witch = state.witches[state.mover - 1]
    witch = witch._replace(hand=without(witch.hand, card))
    return state._replace(
        witches=with_witch(state, state.mover, witch), discard=(*state.discard, card)
    )


def _await_spell(state: State, step: Step) -> State:
    """Set `step` for drawing a spell; rebuild an empty deck from the discard pile (W28)."""
    if state.deck:
        return state._replace(step=step)
    return state._replace(step=step, deck=tuple(sorted(state.discard)), discard=())


def _take_spell(state: State, card: str) -> State:
    if state.step is Step.DRAW:
        return _end_turn(_into_hand(state, state.mover, card))
    play, _ = card_in_play(state)
    state = _into_hand(state, play.drawers[0], card)
    state = state._replace(in_play=play._replace(drawers=play.drawers[1:]))
    if len(play.drawers) > 1:
        return _await_spell(state, Step.CARD_DRAW)
    return _carry_on(_effect_done(state))


def _into_hand(state: State, seat: int, card: str) -> State:
    witch = state.witches[seat - 1]
    witch = witch._replace(hand=(*witch.hand, card))
    return state._replace(witches=with_witch(state, seat, witch), deck=without(state.deck, card))


# -- cards ---------------------------------------------------------------------------------------


def _cast(state: State, card: str, target: int) -> State:
    """Pay for a spell, discard it and start its effects (W11)."""
    return _begin(_discard(paid_for(state, card, target), card))


def paid_for(state: State, card: str, target: int) -> State:
    """Return the state after paying for a spell, before it is discarded and takes effect."""
    witch = paid(state.witches[state.mover - 1], card)
    in_play = CardInPlay(card, target, (0,) * len(state.witches))
    return state._replace(witches=with_witch(state, state.mover, witch), in_play=in_play)


def _turn_up(state: State, card: str) -> State:
    """Reveal an event, then roll its dice if any, or start its effects (W23)."""
    state = turned_up(state, card)
    return state._replace(step=Step.DICE) if EVENTS[card].dice else _begin(state)


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
    return _begin(state) if is_last else state


def rolled(state: State, die: int) -> tuple[State, bool]:
    """Return the state after recording an event roll, and whether it was the last one."""
    play, seat = card_in_play(state)[0], roller(state)
    rolls = (die,) * len(play.rolls)
    if seat:
        rolls = (*play.rolls[: seat - 1], die, *play.rolls[seat:])
    is_last = not seat or seat == living(state)[-1]
    return state._replace(in_play=play._replace(rolls=rolls)), is_last


def _begin(state: State) -> State:
    """Evaluate all conditions before the first effect, then apply the effects (W24)."""
    play, card = card_in_play(state)
    concerned = tuple(seats_concerned(state, effect) for effect in card.effects)
    return _carry_on(state._replace(in_play=play._replace(concerned=concerned)))


def _carry_on(state: State) -> State:
    """Apply the remaining effects, stopping wherever a card must be drawn (W25)."""
    while state.in_play is not None and state.in_play.done < len(state.in_play.concerned):
        play, card = card_in_play(state)
        effect = card.effects[play.done]
        seats = tuple(s for s in play.concerned[play.done] if not state.witches[s - 1].out)
        if not isinstance(effect, DrawSpells):
            state = carry_out(state, effect, seats)
        elif drawers := _drawers(state, seats, effect.number):
            state = state._replace(in_play=play._replace(drawers=drawers))
            return _await_spell(state, Step.CARD_DRAW)
        state = _effect_done(state)
    return state if state.step is Step.OVER else _finish_card(state)


def _drawers(state: State, seats: tuple[int, ...], number: int) -> tuple[int, ...]:
    """Return the seats that draw, one entry per card, within the hand limit (W29)."""
    return tuple(seat for seat in seats for _ in range(min(number, room(state.witches[seat - 1]))))


def _effect_done(state: State) -> State:
    play, _ = card_in_play(state)
    return checkpoint(state._replace(in_play=play._replace(done=play.done + 1)))


def _finish_card(state: State) -> State:
    """Finish the card in play: start the next round after an event, end the turn after a spell.

    A spell changes its caster's Detection last (W11).
    """
    play, _ = card_in_play(state)
    if play.card in EVENTS:
        return _next_round(state)
    state = checkpoint(_noticed(state, SPELLS[play.card]))
    return state if state.step is Step.OVER else _end_turn(state)


def _noticed(state: State, spell: Spell) -> State:
    """Return the state after adding a spell's own Detection to its caster."""
    caster = state.witches[state.mover - 1]
    moved = caster._replace(detection=on_meter(caster.detection + spell.own_detection))
    return state._replace(witches=with_witch(state, state.mover, moved))


def unfolded(state: State) -> Iterator[State]:
    """Yield the state after each effect of the card in play, skipping DRAW and DROP effects.

    Stop when the game ends; eliminated witches are no longer affected (W21, W32). For a spell,
    the last state includes the caster's own Detection.
    """
    _, card = card_in_play(state)
    concerned = [seats_concerned(state, effect) for effect in card.effects]
    for effect, seats in zip(card.effects, concerned, strict=True):
        if isinstance(effect, DrawSpells | DiscardSpells):
            continue
        alive = living(checkpoint(state))
        state = carry_out(state, effect, tuple(seat for seat in seats if seat in alive))
        yield state
        if checkpoint(state).step is Step.OVER:
            return
    if isinstance(card, Spell):
        yield _noticed(state, card)
