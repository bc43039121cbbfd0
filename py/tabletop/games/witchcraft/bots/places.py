"""Why an opponent goes to a space: the goal that the space serves, and the step that comes next."""

from __future__ import annotations

from tabletop.core.language import t
from tabletop.games.witchcraft.bots.evaluation import (
    ELIMINATION,
    USEFUL_RESOURCES,
    Evaluation,
    missing,
)
from tabletop.games.witchcraft.bots.goals import ends, goal, is_win, lack_of, served, what_it_gives
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
from tabletop.games.witchcraft.rules.notation import GOES, Cast
from tabletop.games.witchcraft.rules.state import State, Step, Witch
from tabletop.games.witchcraft.words import reasons as words

WORRYING = 8
"""From this Detection on the village is a worry (W9: the Inn gives more, too)."""

_ROLLS = (1, 3, 5)
"""One roll of each result of the Inn; each stands for two rolls in six (W9)."""


def why_there(view: State, own: Witch, space: str) -> str:
    """Return why the witch to move goes to `space`."""
    eyes = Evaluation(view, view.mover)
    if space == INN:
        return _why_inn(view, eyes, own)
    if space == TOWNHALL:
        return _why_townhall(view, eyes, own)
    return _why_gather(view, eyes, own, space)


def _then_cast(view: State, space: str) -> Spell | None:
    """Return the spell that is best cast after the Move to `space`, None if none is or at once."""
    if view.step is not Step.MOVE:
        return None
    best = max(Turn(after(view, GOES[space])).options(), key=lambda option: option.value).move
    return SPELLS[best.card] if isinstance(best, Cast) else None


# -- one resource --------------------------------------------------------------------------------


def _why_gather(view: State, eyes: Evaluation, own: Witch, space: str) -> str:
    """Return which spell the resource of a space is for; before the Choice, what is cast then."""
    kind, cast = SPACES[space].index(1), _then_cast(view, space)
    spell = served(eyes, own, kind)
    if cast is not None:
        gain = what_it_gives(eyes, own, cast)
        said = words.THEN_CAST if can_pay(own.resources, cast.cost) else words.LAST_ONE_AND_CAST
        return words.of_kind(said, kind, space, cast.id, gain=gain)
    if spell is not None:
        gain, lack = what_it_gives(eyes, own, spell), lack_of(spell, own)
        if lack > 1:
            return words.one_of_many(spell.id, gain, lack, kind, space)
        return words.of_kind(words.LAST_ONE, kind, space, spell.id, gain=gain)
    if sum(own.resources) >= USEFUL_RESOURCES:
        return words.of_kind(words.PLENTY, kind, space)
    return words.of_kind(words.FOR_A_DRAW if own.hand else words.FOR_THE_FIRST, kind, space)


# -- the Townhall --------------------------------------------------------------------------------


def _why_townhall(view: State, eyes: Evaluation, own: Witch) -> str:
    """Return the danger that the Townhall averts, or the spell for which Detection is lowered."""
    now, less = own.detection, max(0, own.detection - 1)
    cast, aim = _then_cast(view, TOWNHALL), goal(eyes, own)
    if cast is not None:
        gain = what_it_gives(eyes, own, cast)
        said = words.TOWNHALL_THEN_CAST if now else words.TOWNHALL_NOTHING_THEN_CAST
        return words.of_spell(said, cast.id, less=less, gain=gain)
    if not now:
        return t(words.TOWNHALL_NOTHING)
    if now >= WORRYING:
        return t(words.TOWNHALL_DANGER, detection=now, short=METER_TOP - now, less=less)
    if aim is not None and aim.own_detection > 0:
        return words.of_spell(words.TOWNHALL_FOR_SPELL, aim.id, by=aim.own_detection, less=less)
    return t(words.TOWNHALL, less=less)


# -- the Inn -------------------------------------------------------------------------------------


def _why_inn(view: State, eyes: Evaluation, own: Witch) -> str:
    """Return what the Inn gives, above all a spell that can be cast at once, and its risk."""
    raised = [own.detection + inn_detection(own.detection, roll) for roll in _ROLLS]
    survived = [detection for detection in raised if detection < METER_TOP]
    if not survived:
        return t(words.INN_IS_DEATH)
    gain = _completed(view, eyes, own, survived) or _brought(eyes, own)
    fatal = len(raised) - len(survived)
    if fatal:
        return t(words.AT_RISK[fatal - 1], gain=gain)
    return t(words.AT_WORST, gain=gain, detection=raised[0])


def _brought(eyes: Evaluation, own: Witch) -> str:
    """Return how much of what the goal still needs one of each kind is."""
    aim = goal(eyes, own)
    lack = lack_of(aim, own) if aim else 0
    if aim is None or not lack:
        return t(words.INN_GIVES)
    brought = lack - missing(added(own.resources, SPACES[INN]), aim.cost)
    if brought == lack:
        return words.of_spell(words.INN_HAS_ALL, aim.id)
    return words.inn_brings(aim.id, brought, lack)


def _completed(view: State, eyes: Evaluation, own: Witch, survived: list[int]) -> str:
    """Return what is said of the best spell that one of each kind completes, "" if it is none."""
    richer = added(own.resources, SPACES[INN])
    ready = [
        SPELLS[card]
        for card in sorted(own.hand, key=lambda card: -eyes.spells[card])
        if can_pay(richer, SPELLS[card].cost) and not can_pay(own.resources, SPELLS[card].cost)
    ]
    at_once = view.step is Step.MOVE
    for spell in ready:
        if at_once and all(is_win(eyes, own, spell, each, richer) for each in survived):
            return words.of_spell(words.INN_WINS, spell.id)
    for spell in ready:
        lives = all(ELIMINATION not in ends(eyes, own, spell, each, richer) for each in survived)
        if eyes.spells[spell.id] > 0 and lives:
            said = words.INN_AT_ONCE if at_once else words.INN_NEXT_TURN
            return words.of_spell(said, spell.id)
    return ""
