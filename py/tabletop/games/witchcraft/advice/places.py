"""Reasons for going to a space: the goal that it serves, and the next step.

The reason for a Move considers the position after it and the planned Choice `then`, so that both
reasons name the same goal.
"""

from __future__ import annotations

from tabletop.core.language import t
from tabletop.games.witchcraft.advice.goals import (
    aim_of,
    ends,
    fetched_for,
    goal,
    is_win,
    lack_of,
    next_served,
    what_it_gives,
)
from tabletop.games.witchcraft.bots.evaluation import (
    ELIMINATION,
    USEFUL_RESOURCES,
    Evaluation,
    missing,
)
from tabletop.games.witchcraft.bots.turns import Turn
from tabletop.games.witchcraft.rules.board import (
    INN,
    METER_TOP,
    SPACES,
    TOWNHALL,
    inn_detection,
)
from tabletop.games.witchcraft.rules.cards import SPELLS, Spell
from tabletop.games.witchcraft.rules.carrying_out import added
from tabletop.games.witchcraft.rules.course import after
from tabletop.games.witchcraft.rules.legality import can_pay
from tabletop.games.witchcraft.rules.notation import GOES, Again, Cast, Move, Swap
from tabletop.games.witchcraft.rules.state import State, Step, Witch, with_witch
from tabletop.games.witchcraft.words import reasons as words

WORRYING = 8
"""Detection from which reasons warn of danger; the Inn also adds more from here (W9)."""

_ROLLS = (1, 3, 5)
"""One representative roll for each of the Inn's three equally likely results (W9)."""


def why_there(view: State, own: Witch, space: str, then: Move | None) -> str:
    """Return why the mover goes to `space`; `then` is the Choice planned after a Move."""
    eyes = Evaluation(view, view.mover)
    if space == INN:
        return _why_inn(view, eyes, own)
    if view.step is Step.MOVE:
        return _why_first(view, own, space, then)
    if space == TOWNHALL:
        return _lowered(own)
    kind = SPACES[space].index(1)
    return _fetched(eyes, own, kind, space, next_served(view, eyes, own, kind))


def goal_of(view: State, choice: Move) -> Spell | None:
    """Return the goal spell named by the reason for `choice`, or None."""
    own = view.witches[view.mover - 1]
    eyes = Evaluation(view, view.mover)
    match choice:
        case Cast(card):
            return SPELLS[card]
        case Again(space) if space == INN:
            return _inn_offer(view, eyes, own)[0]
        case Again(space) if space != TOWNHALL:
            return next_served(view, eyes, own, SPACES[space].index(1))
        case _:
            return aim_of(view, eyes, kept(own, choice))


def kept(own: Witch, choice: Move | None) -> Witch:
    """Return `own` without the spell that `choice` swaps, if it is a swap."""
    given = choice.card if isinstance(choice, Swap) else ""
    return own._replace(hand=tuple(card for card in own.hand if card != given))


# -- the first Move of a turn ----------------------------------------------------------------------


def _why_first(view: State, own: Witch, space: str, then: Move | None) -> str:
    """Return the reason for a Move to `space`, which is not the Inn."""
    later = after(view, GOES[space])
    then = then or max(Turn(later).options(), key=lambda option: option.value).move
    eyes, moved = Evaluation(later, view.mover), later.witches[view.mover - 1]
    if isinstance(then, Cast):
        return _then_cast(eyes, own, space, SPELLS[then.card])
    following = goal_of(later, then)
    if space == TOWNHALL:
        return _lowered(own)
    kind = SPACES[space].index(1)
    first = fetched_for(later, eyes, kept(moved, then))
    if first and following and first != following and isinstance(then, Again):
        if then.space == INN:
            return words.fetch_then_inn(first.id, kind, following.id)
        if then.space != TOWNHALL:
            next_kind = SPACES[then.space].index(1)
            return words.fetch_for_two(first.id, kind, following.id, next_kind)
    return _fetched(eyes, own, kind, space, first)


def _then_cast(eyes: Evaluation, own: Witch, space: str, cast: Spell) -> str:
    """Return the reason for a Move followed by a cast: the spell, and how the Move helps it."""
    if space == TOWNHALL:
        now, less = own.detection, max(0, own.detection - 1)
        gain = what_it_gives(eyes, own._replace(detection=less), cast, is_now=True)
        said = words.TOWNHALL_THEN_CAST if now else words.TOWNHALL_NOTHING_THEN_CAST
        return words.of_spell(said, cast.id, less=less, gain=gain)
    gain = what_it_gives(eyes, own, cast, is_now=True)
    said = words.THEN_CAST if can_pay(own.resources, cast.cost) else words.LAST_ONE_AND_CAST
    return words.of_kind(said, SPACES[space].index(1), space, cast.id, gain=gain)


# -- one resource --------------------------------------------------------------------------------


def _fetched(eyes: Evaluation, own: Witch, kind: int, space: str, spell: Spell | None) -> str:
    """Return the reason for collecting a resource at `space`; `spell` needs it, or is None."""
    if spell is not None:
        gain, lack = what_it_gives(eyes, own, spell), lack_of(spell, own)
        if lack > 1:
            return words.one_of_many(spell.id, gain, lack, kind, space)
        return words.of_kind(words.LAST_ONE, kind, space, spell.id, gain=gain)
    if sum(own.resources) >= USEFUL_RESOURCES:
        return words.of_kind(words.PLENTY, kind, space)
    return words.of_kind(words.FOR_A_DRAW if own.hand else words.FOR_THE_FIRST, kind, space)


# -- the Townhall --------------------------------------------------------------------------------


def _lowered(own: Witch) -> str:
    """Return the reason for visiting the Townhall: the Inn's penalty or the risk of elimination.

    Spells are not mentioned; other reasons say if a spell would eliminate its caster now.
    """
    now, less = own.detection, max(0, own.detection - 1)
    if not now:
        return t(words.TOWNHALL_NOTHING)
    if now == WORRYING:
        return t(words.TOWNHALL_FOR_INN, less=less)
    if now > WORRYING:
        return t(words.TOWNHALL_DANGER, detection=now, short=METER_TOP - now, less=less)
    return t(words.TOWNHALL, less=less)


# -- the Inn -------------------------------------------------------------------------------------


def _why_inn(view: State, eyes: Evaluation, own: Witch) -> str:
    """Return the reason for visiting the Inn: its benefit, ideally a spell made ready, and risk."""
    raised = [own.detection + inn_detection(own.detection, roll) for roll in _ROLLS]
    fatal = sum(detection >= METER_TOP for detection in raised)
    if fatal == len(raised):
        return t(words.INN_IS_DEATH)
    gain = _inn_offer(view, eyes, own)[1]
    if fatal:
        return t(words.AT_RISK[fatal - 1], gain=gain)
    return t(words.AT_WORST, gain=gain, detection=raised[0])


def named_before_roll(view: State) -> set[Spell | None]:
    """Return the goals that a hint for this turn's Move to the Inn may have named.

    The state does not record the roll, so several earlier Detections, and goals, are possible.
    """
    own = view.witches[view.mover - 1]
    poorer = tuple(map(int.__sub__, own.resources, SPACES[INN]))
    named = set()
    for detection in range(own.detection):
        if own.detection - detection in (inn_detection(detection, roll) for roll in _ROLLS):
            then = own._replace(detection=detection, resources=poorer)
            witches = with_witch(view, view.mover, then)
            before = view._replace(step=Step.MOVE, witches=witches)
            named.add(_inn_offer(before, Evaluation(before, view.mover), then)[0])
    return named


def _inn_offer(view: State, eyes: Evaluation, own: Witch) -> tuple[Spell | None, str]:
    """Return the spell that the Inn's resources help most (or None), and how, in words."""
    raised = [own.detection + inn_detection(own.detection, roll) for roll in _ROLLS]
    survived = [detection for detection in raised if detection < METER_TOP]
    first = fetched_for(view, eyes, own)
    if first is not None and lack_of(first, own):
        return _completed(view, eyes, own, survived, (first.id,)) or _brought(own, first)
    return _completed(view, eyes, own, survived, own.hand) or _brought(own, goal(eyes, own))


def _brought(own: Witch, aim: Spell | None) -> tuple[Spell | None, str]:
    """Return the goal and how many of its missing resources the Inn brings, in words.

    The goal is None if there is none or it lacks nothing.
    """
    lack = lack_of(aim, own) if aim else 0
    if aim is None or not lack:
        return None, t(words.INN_GIVES)
    brought = lack - missing(added(own.resources, SPACES[INN]), aim.cost)
    if brought == lack:
        return aim, words.of_spell(words.INN_HAS_ALL, aim.id)
    return aim, words.inn_brings(aim.id, brought, lack)


def _completed(
    view: State, eyes: Evaluation, own: Witch, survived: list[int], hand: tuple[str, ...]
) -> tuple[Spell | None, str] | None:
    """Return the best spell of `hand` that the Inn makes affordable and its reason, or None.

    `survived` lists the possible Detections after a non-fatal roll. A spell that wins at once comes
    first; others must not eliminate the caster or let a rival win.
    """
    richer = added(own.resources, SPACES[INN])
    ready = [
        SPELLS[card]
        for card in sorted(hand, key=lambda card: -eyes.spells[card])
        if can_pay(richer, SPELLS[card].cost) and not can_pay(own.resources, SPELLS[card].cost)
    ]
    at_once = view.step is Step.MOVE
    for spell in ready:
        if at_once and all(is_win(eyes, own, spell, each, richer) for each in survived):
            return spell, words.of_spell(words.INN_WINS, spell.id)
    for spell in ready:
        lives = all(ELIMINATION not in ends(eyes, own, spell, each, richer) for each in survived)
        if eyes.spells[spell.id] > 0 and lives:
            said = words.INN_AT_ONCE if at_once else words.INN_NEXT_TURN
            return spell, words.of_spell(said, spell.id)
    return None
