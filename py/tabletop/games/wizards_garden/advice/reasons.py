"""Reasons for a planting in words: what it harvests, what it leaves and who can win."""

from __future__ import annotations

from tabletop.ai.bot import Thought
from tabletop.core.language import t
from tabletop.core.seating import seat_gap
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
"""Up to this many safe plantings, the reason gives their number."""

NAMED = 2
"""Up to this many spaces where the rival would leave a line are all named."""


def reason_for(position: Position, move: Plant, verdict: int = 0, *, is_trap: bool = False) -> str:
    """Return why `move` is good, with a placeholder for the rival's name.

    `verdict` is positive if the mover is known to win after `move`, negative if the rival is, and
    0 if neither is known. `is_trap` is true if after every harvest the rival could leave the mover
    neither a line nor a safe planting.
    """
    after = passed_on(position, move)
    if is_final(after):
        return _ending(after, _action(position, move))
    told = _purpose(position, move, after, is_won=verdict > 0, is_trap=is_trap)
    return f"{t(words.RIVAL_CAN_WIN, rival=_rival(position))} {told}" if verdict < 0 else told


def why_placed(view: State, thought: Thought[Move]) -> str:
    """Return the reason for a setup placement, based on its value in `thought`.

    There is no value before the toss, or while too many placements remain to be searched.
    """
    if not thought.values:
        before_toss = words.SETUP_BEFORE_TOSS[view.position.seeds]
        return t(words.SETUP_BY_LOT if view.agreed.first else before_toss)
    certain = {1.0: words.SETUP_WON, 0.0: words.SETUP_LOST}
    said = certain.get(thought.values[0][1], words.SETUP_HARD)
    return t(said, rival=_rival(view.position))


def why_undone(kept: Position) -> str:
    """Return why to undo the planting that led to `kept`, naming a line it leaves if any."""
    left = [] if is_final(kept) else harvests(kept)
    if not left:
        return t(words.UNDO)
    return words.undo_for(seat_gap(kept.mover), left[0].lines, left[0].move.cell)


def _rival(position: Position) -> str:
    return seat_gap(3 - position.mover)


def _action(position: Position, move: Plant) -> str:
    planting = preview(position, move)
    if not planting.harvested:
        return t(words.PLANT)
    staff = planting.takes_staff and position.staff != position.mover
    return words.harvest(planting.harvested, staff=staff)


def _ending(after: Position, action: str) -> str:
    """Return the reason for a planting that ends the game: its result for the planter."""
    own = 3 - after.mover
    mine, theirs = after.flowers[own - 1].total, after.flowers[after.mover - 1].total
    if mine == theirs:
        by_staff = {own: words.WINS_TIE, after.mover: words.LOSES_TIE}
        said = by_staff.get(after.staff, words.DRAWS)
        return t(said, action=action, rival=seat_gap(after.mover))
    said = words.WINS if mine > theirs else words.LOSES
    gaps = {"most": max(mine, theirs), "least": min(mine, theirs)}
    return t(said, action=action, rival=seat_gap(after.mover), **gaps)


def _purpose(
    position: Position, move: Plant, after: Position, *, is_won: bool, is_trap: bool
) -> str:
    """Return the purpose of a planting that does not end the game."""
    takes = bool(preview(position, move).harvested)
    left, rival = harvests(after), _rival(position)
    if harvests(position) and not takes:
        return _waiting(position, after, left, is_won=is_won, is_trap=is_trap)
    if is_won and (takes or not left):
        action = _action(position, move) if takes else t(words.LEAVE_NONE, rival=rival)
        nothing = words.THEN_NOTHING if takes else words.FULL_STOP
        return _then(rival, t(words.CAN_WIN, action=action, rival=rival), left, nothing)
    if is_won:
        return _offer(rival, words.OFFER_AND_WIN, left)
    if takes:
        return _then(rival, _action(position, move), left, words.THEN_NOTHING)
    return _leaving(position, after, left) if left else _safe(position, move, after)


def _waiting(
    position: Position, after: Position, left: list[Harvest], *, is_won: bool, is_trap: bool
) -> str:
    """Return why the mover declines a possible harvest, and what that leaves the rival."""
    rival = _rival(position)
    if is_won:
        return _then(rival, t(words.WAIT_AND_WIN, rival=rival), left, words.FULL_STOP)
    if not left and harvests_back(position):
        return t(words.LEAVES_NOTHING, told=_harvest_leaves(position))
    said = words.WAIT_FOR_TRAP if is_trap else _sight(position, after) or words.WAIT
    return _then(rival, t(said, rival=rival), left, words.THEN_NOTHING)


def has_reason_to_wait(position: Position, move: Plant) -> bool:
    """Return whether a person can see why `move` does not harvest; traps are not considered."""
    after = passed_on(position, move)
    is_quiet = not harvests(after) and harvests_back(position)
    return is_final(after) or is_quiet or bool(_sight(position, after))


def _sight(position: Position, after: Position) -> str:
    """Return the visible reason for declining a harvest, as a template, or "" if there is none."""
    replies = [passed_on(after, reply) for reply in plantings(after)]
    if all(not is_final(each) and harvests(each) for each in replies):
        return words.WAIT_FOR_NEXT
    if harvests_back(after):
        return words.WAIT_FOR_ANSWER
    if harvests(after):
        return ""
    others = [passed_on(position, each.move) for each in harvests(position)]
    safe = len(safe_plantings(after))
    is_fewer = all(not is_final(each) and safe < len(safe_plantings(each)) for each in others)
    return words.WAIT_FOR_FEWER if is_fewer else ""


def _harvest_leaves(position: Position) -> str:
    """Return which line the rival could take after a harvest; every harvest must leave one.

    A line that all harvests leave is preferred.
    """
    left = [harvests(passed_on(position, each.move)) for each in harvests(position)]
    found = [{each.lines for each in lines} for lines in left]
    common = set.intersection(*found)
    first = next((each for each in left[0] if each.lines in common), left[0][0])
    return words.wait_for_line(_rival(position), first.lines, by_any=bool(common))


def _then(rival: str, told: str, left: list[Harvest], nothing: str) -> str:
    """Return `told` with what the rival can harvest next; `nothing` is used if `left` is empty."""
    if not left:
        return t(nothing, told=told, rival=rival)
    return words.then_lines(rival, told, left[0].lines, left[0].move.cell)


def _safe(position: Position, move: Plant, after: Position) -> str:
    """Return the reason for a safe planting: how many safe plantings each seat has."""
    replies, own, rival = (
        len(safe_plantings(after)),
        len(safe_plantings(position)),
        _rival(position),
    )
    if not replies:
        return t(words.LINE_NEXT, rival=rival)
    if replies <= FEW:
        return words.few_replies(rival, replies)
    return words.few_safe(rival, own) if own <= FEW else _one_of_many(position, move, after)


def _one_of_many(position: Position, move: Plant, after: Position) -> str:
    """Return the reason for a safe planting if both seats have many of them.

    Return the first that applies: several spaces where the rival would leave a line; the line
    that the other face would leave; one such space; the number of the rival's unsafe plantings.
    """
    rival, gifts = _rival(position), gift_cells(after)
    if len(gifts) > 1:
        return _gifts(rival, gifts, after)
    left = harvests(passed_on(position, Plant(move.cell, 1 - move.face)))
    if left:
        return words.other_face(rival, 1 - move.face, left[0].lines)
    if gifts:
        return _gifts(rival, gifts, after)
    possible = len(plantings(after))
    return words.unsafe_replies(rival, possible - len(safe_plantings(after)), possible)


def _gifts(rival: str, cells: list[int], after: Position) -> str:
    """Return that the rival would leave a line by planting on `cells`.

    All cells are named if there are at most NAMED and no others are unsafe; else one example.
    """
    safe = set(safe_plantings(after))
    unsafe = {move.cell for move in plantings(after) if move not in safe}
    are_all = len(cells) <= NAMED and unsafe == set(cells)
    return words.gifts(rival, cells if are_all else cells[:1], are_all=are_all)


def _leaving(position: Position, after: Position, left: list[Harvest]) -> str:
    """Return why a planting that harvests nothing leaves the rival a line."""
    you_too, rival = harvests_back(after), _rival(position)
    if not safe_plantings(position):
        return words.none_is_safe(rival, left[0].lines, left[0].move.cell, you_too=you_too)
    return _offer(rival, words.OFFER_AND_HARVEST if you_too else words.OFFER, left)


def _offer(rival: str, purpose: str, left: list[Harvest]) -> str:
    said = t(purpose, rival=rival)
    return words.offers(rival, said, left[0].lines, left[0].move.cell)
