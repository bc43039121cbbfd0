"""Why a planting is good, from the rules: what it takes, what it leaves, and who wins."""

from __future__ import annotations

from tabletop.ai.bot import Thought
from tabletop.core.language import t
from tabletop.games.wizards_garden.advice.outlook import (
    Harvest,
    gift_cells,
    harvests,
    harvests_back,
    passed_on,
    plantings,
    safe_plantings,
)
from tabletop.games.wizards_garden.rules.notation import Move, Plant
from tabletop.games.wizards_garden.rules.planting import preview
from tabletop.games.wizards_garden.rules.position import Position, is_final
from tabletop.games.wizards_garden.rules.state import State
from tabletop.games.wizards_garden.words import reasons as words

FEW = 4
"""Safe plantings that are few enough to be counted."""


def reason_for(position: Position, move: Plant, verdict: int = 0, *, is_trap: bool = False) -> str:
    """Return why `move` is good.

    `verdict` is above 0 if the mover is known to win after it, below 0 if the rival is. `is_trap`
    says that after each harvest the rival could leave the mover neither a line nor a safe planting.
    """
    after = passed_on(position, move)
    if is_final(after):
        return _ending(after, _action(position, move))
    told = _told(position, move, after, is_won=verdict > 0, is_trap=is_trap)
    return f"{t(words.RIVAL_CAN_WIN)} {told}" if verdict < 0 else told


def why_placed(view: State, thought: Thought[Move]) -> str:
    """Return why a seed of the setup is placed, from what the placements are worth.

    They are worth nothing known while chance or too many placements are to come.
    """
    if not thought.values:
        before_toss = words.SETUP_BEFORE_TOSS[view.position.seeds]
        return t(words.SETUP_BY_LOT if view.agreed.first else before_toss)
    certain = {1.0: words.SETUP_WON, 0.0: words.SETUP_LOST}
    return t(certain.get(thought.values[0][1], words.SETUP_HARD))


def why_undone(kept: Position) -> str:
    """Return why a planting that led to `kept` is undone, where a better one is known."""
    left = [] if is_final(kept) else harvests(kept)
    return words.undo_for(left[0].lines, left[0].move.cell) if left else t(words.UNDO)


def _action(position: Position, move: Plant) -> str:
    planting = preview(position, move)
    if not planting.harvested:
        return t(words.PLANT)
    staff = planting.takes_staff and position.staff != position.mover
    return words.harvest(planting.harvested, staff=staff)


def _ending(after: Position, action: str) -> str:
    """Return how the game ends for the seat that has planted."""
    own = 3 - after.mover
    mine, theirs = after.flowers[own - 1].total, after.flowers[after.mover - 1].total
    if mine == theirs:
        by_staff = {own: words.WINS_TIE, after.mover: words.LOSES_TIE}
        return t(by_staff.get(after.staff, words.DRAWS), action=action)
    said = words.WINS if mine > theirs else words.LOSES
    return t(said, action=action, most=max(mine, theirs), least=min(mine, theirs))


def _told(position: Position, move: Plant, after: Position, *, is_won: bool, is_trap: bool) -> str:
    """Return what a planting is for after which the game continues."""
    takes = bool(preview(position, move).harvested)
    left = harvests(after)
    if harvests(position) and not takes:
        return _waiting(position, left, is_won=is_won, is_trap=is_trap)
    if is_won and (takes or not left):
        action = _action(position, move) if takes else t(words.LEAVE_NONE)
        nothing = words.THEN_NOTHING if takes else words.FULL_STOP
        return _then(t(words.CAN_WIN, action=action), left, nothing)
    if is_won:
        return _offer(words.OFFER_AND_WIN, left)
    if takes:
        return _then(_action(position, move), left, words.THEN_NOTHING)
    return _leaving(position, after, left) if left else _safe(position, move, after)


def _waiting(position: Position, left: list[Harvest], *, is_won: bool, is_trap: bool) -> str:
    """Return why the mover does not harvest, and what that leaves the rival."""
    if is_won:
        return _then(t(words.WAIT_AND_WIN), left, words.FULL_STOP)
    if not left and harvests_back(position):
        return t(words.LEAVES_NOTHING, told=t(words.WAIT_FOR_LINE))
    return _then(t(words.WAIT_FOR_TRAP if is_trap else words.WAIT), left, words.THEN_NOTHING)


def _then(told: str, left: list[Harvest], nothing: str) -> str:
    """Return what the rival can harvest then, or that there is nothing."""
    if not left:
        return t(nothing, told=told)
    return words.then_lines(told, left[0].lines, left[0].move.cell)


def _safe(position: Position, move: Plant, after: Position) -> str:
    """Return what a safe planting leaves to both."""
    replies, own = len(safe_plantings(after)), len(safe_plantings(position))
    if not replies:
        return t(words.LINE_NEXT)
    if replies <= FEW:
        return words.few_replies(replies)
    return words.few_safe(own) if own <= FEW else _one_of_many(position, move, after)


def _one_of_many(position: Position, move: Plant, after: Position) -> str:
    """Return what a player can see of a safe planting where both have many safe ones.

    The first that applies: spaces on which the rival would leave a line, the line that the other
    face would leave, and how many of the rival's plantings leave one.
    """
    gifts = gift_cells(after)
    if len(gifts) > 1:
        return words.gifts(gifts)
    left = harvests(passed_on(position, Plant(move.cell, 1 - move.face)))
    if left:
        return words.other_face(1 - move.face, left[0].lines)
    if gifts:
        return words.gifts(gifts)
    possible = len(plantings(after))
    return words.unsafe_replies(possible - len(safe_plantings(after)), possible)


def _leaving(position: Position, after: Position, left: list[Harvest]) -> str:
    """Return why a planting leaves a line although nothing can be harvested."""
    you_too = harvests_back(after)
    if not safe_plantings(position):
        return words.none_is_safe(left[0].lines, left[0].move.cell, you_too=you_too)
    return _offer(words.OFFER_AND_HARVEST if you_too else words.OFFER, left)


def _offer(purpose: str, left: list[Harvest]) -> str:
    return words.offers(t(purpose), left[0].lines, left[0].move.cell)
