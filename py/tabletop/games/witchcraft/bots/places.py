"""Why an opponent goes to a place, from what the evaluation weighs."""

from __future__ import annotations

from tabletop.core.language import t
from tabletop.games.witchcraft.bots.evaluation import (
    ELIMINATION,
    USEFUL_RESOURCES,
    WIN,
    Counts,
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
from tabletop.games.witchcraft.rules.state import State, Step, Witch
from tabletop.games.witchcraft.words import reasons as words
from tabletop.games.witchcraft.words.names import the_space

WORRYING = 8
"""From this Detection on the village is a worry (W9: the Inn gives more, too)."""

_ROLLS = (1, 3, 5)
"""One roll of each result of the Inn; each stands for two rolls in six (W9)."""


def why_there(view: State, own: Witch, space: str) -> str:
    """Return why the witch to move goes to `space`."""
    if space == INN:
        return _why_inn(view, own)
    if space == TOWNHALL:
        return _why_townhall(own.detection)
    kind = SPACES[space].index(1)
    spell = _served(view, own, kind)
    if spell is None:
        return _unwanted(view, space, kind)
    richer = added(own.resources, SPACES[space])
    lack = missing(richer, spell.cost)
    if lack:
        return words.nearer(kind, spell.id, lack)
    wins = view.step is Step.MOVE and _wins(view, own, spell, own.detection, richer)
    said = words.COMPLETES_AND_WINS if wins else words.COMPLETES
    return words.of_kind(said, kind, spell.id)


def _why_townhall(detection: int) -> str:
    if not detection:
        return t(words.SAFE)
    said = words.DANGER if detection >= WORRYING else words.TOWNHALL
    return t(said, detection=detection, less=detection - 1)


def _served(view: State, own: Witch, kind: int) -> Spell | None:
    """Return the spell that wants one more of `kind`: the nearest, of these the most worthy."""
    worth = Evaluation(view, view.mover).spells
    wanting = [
        SPELLS[card]
        for card in own.hand
        if own.resources[kind] < SPELLS[card].cost[kind] and worth[card] > 0
    ]
    if not wanting:
        return None
    return min(wanting, key=lambda spell: (missing(own.resources, spell.cost), -worth[spell.id]))


# -- what no spell in hand wants -----------------------------------------------------------------


def _unwanted(view: State, space: str, kind: int) -> str:
    """Return why one takes what no spell in hand lacks: before the Choice, for what comes then."""
    if view.step is not Step.MOVE:
        is_full = sum(view.witches[view.mover - 1].resources) >= USEFUL_RESOURCES
        return words.of_kind(words.NOTHING_BETTER if is_full else words.LITTLE, kind)
    later = after(view, GOES[space])
    best = max(Turn(later).options(), key=lambda option: option.value).move
    return _plan(view, kind, best)


def _plan(view: State, kind: int, choice: Move) -> str:
    """Return that what counts is the Choice after a Move that brings one of `kind`."""
    match choice:
        case Cast(card, target):
            own = view.witches[view.mover - 1]
            wins = _wins(view, own, SPELLS[card], own.detection, own.resources, target)
            return words.of_kind(words.THEN_WIN if wins else words.THEN_CAST, kind, card)
        case Swap(card):
            return words.of_kind(words.THEN_SWAP, kind, card)
        case Again(space):
            return words.of_kind(words.THEN_GO_ON, kind, space=the_space(space))
        case _:
            return words.of_kind(words.THEN_DRAW, kind)


# -- the Inn -------------------------------------------------------------------------------------


def _why_inn(view: State, own: Witch) -> str:
    """Return what the Inn gives, above all a spell that can be cast at once, and its risk."""
    raised = [own.detection + inn_detection(own.detection, roll) for roll in _ROLLS]
    survived = [detection for detection in raised if detection < METER_TOP]
    if not survived:
        return t(words.INN_IS_DEATH)
    gain = _completed(view, own, survived) or t(words.WORTH_THE_RISK)
    fatal = len(raised) - len(survived)
    if fatal:
        return t(words.AT_RISK[fatal - 1], gain=gain)
    return t(words.AT_WORST, gain=gain, detection=raised[0])


def _completed(view: State, own: Witch, survived: list[int]) -> str:
    """Return what is said of the best spell that one of each kind completes, "" if it is none."""
    richer = added(own.resources, SPACES[INN])
    worth = Evaluation(view, view.mover).spells
    ready = [
        SPELLS[card]
        for card in sorted(own.hand, key=lambda card: -worth[card])
        if can_pay(richer, SPELLS[card].cost) and not can_pay(own.resources, SPELLS[card].cost)
    ]
    at_once = view.step is Step.MOVE
    for spell in ready:
        if at_once and all(_wins(view, own, spell, each, richer) for each in survived):
            return words.of_spell(words.INN_WINS, spell.id)
    for spell in ready:
        if worth[spell.id] > 0 and all(_lives(view, own, spell, each, richer) for each in survived):
            said = words.INN_AT_ONCE if at_once else words.INN_NEXT_TURN
            return words.of_spell(said, spell.id)
    return ""


def _wins(
    view: State, own: Witch, spell: Spell, detection: int, resources: Counts, target: int = -1
) -> bool:
    """Return whether a cast wins, its cost paid out of `resources`; at the best target if none."""
    return WIN in _ends(view, own, spell, detection, resources, target)


def _lives(view: State, own: Witch, spell: Spell, detection: int, resources: Counts) -> bool:
    return ELIMINATION not in _ends(view, own, spell, detection, resources)


def _ends(
    view: State, own: Witch, spell: Spell, detection: int, resources: Counts, target: int = -1
) -> set[float]:
    """Return how the game ends for the caster, for each target."""
    eyes = Evaluation(view, view.mover)
    left = tuple(map(int.__sub__, resources, spell.cost))
    whom = eyes.targets(spell) if target < 0 else [target]
    held = len(own.hand) - 1
    return {eyes.cast(spell, each, own.power, detection, left, held).end for each in whom}
