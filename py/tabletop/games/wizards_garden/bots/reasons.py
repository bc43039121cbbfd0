"""Why an opponent plants where it does."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tabletop.core.language import listed, t
from tabletop.games.wizards_garden.bots.board import Board, Node, is_over, node_of
from tabletop.games.wizards_garden.rules.board import BLACK, CELLS, NEIGHBOURS, WHITE
from tabletop.games.wizards_garden.rules.notation import Plant
from tabletop.games.wizards_garden.rules.planting import CompleteLine, plant, preview
from tabletop.games.wizards_garden.rules.position import Position
from tabletop.games.wizards_garden.words import reasons

_FEW = 3
"""Safe answers that are few enough to be worth a word."""


class Answers(NamedTuple):
    """What the other side can do: the most lines that it can take, and its safe plantings.

    A planting is safe if no line can be taken after it.
    """

    most: int
    safe: int


def reason_for(position: Position, move: Plant, verdict: int = 0) -> str:
    """Return why `move` is good.

    `verdict` is above 0 if a search has proved the game won, below 0 if it has proved it lost.
    """
    gains = _gains(position, move)
    after = node_of(plant(position, move), 3 - position.mover)
    if is_over(after):
        return t(reasons.TOLD, deeds=listed([*gains, t(reasons.ENDS_GAME)]))
    answers = _answers(after)
    lets = _lets(plant(position, move)._replace(mover=3 - position.mover), wins=bool(gains))
    return _told([*gains, lets], verdict, answers)


def _gains(position: Position, move: Plant) -> list[str]:
    """Return what the planting wins at once."""
    planting = preview(position, move)
    gains = [reasons.harvests(planting.harvested)] if planting.harvested else []
    if planting.takes_staff and position.staff != position.mover:
        gains.append(t(reasons.TAKES_STAFF))
    return gains


def _lets(after: Position, *, wins: bool) -> str:
    """Return what the planting leaves to the other side, for a gain or for nothing yet."""
    lines, cell = _largest_harvest(after)
    if not lines:
        return t(reasons.LEAVES_NOTHING)
    return (reasons.gives_back if wins else reasons.gives_up)(lines, cell)


@lru_cache(maxsize=64)
def _largest_harvest(position: Position) -> tuple[tuple[CompleteLine, ...], int]:
    """Return the most lines that the side to move can take, and from which cell; () for none."""
    seeds = position.white | position.black
    plantings = (
        preview(position, Plant(cell, face))
        for cell in CELLS
        for face in (WHITE, BLACK)
        if NEIGHBOURS[cell] & seeds and not seeds >> cell & 1
    )
    harvests = [
        (tuple(each for each in found.complete if each.line.direction == direction), found.cell)
        for found in plantings
        for direction in found.directions
    ]
    return max(harvests, key=lambda harvest: len(harvest[0]), default=((), 0))


@lru_cache(maxsize=64)
def _answers(node: Node) -> Answers:
    """Return what the side to move at `node`, where the game goes on, can answer.

    It is kept, for a search asks for it again after every slice.
    """
    children = [(child, over) for _, child, over in Board().children(node)]
    return Answers(
        most=max(child[2] - node[2] for child, _ in children),
        safe=sum(over or not _can_harvest(child) for child, over in children),
    )


def _can_harvest(node: Node) -> bool:
    return any(child[2] > node[2] for _, child, _ in Board().children(node))


def _told(deeds: list[str], verdict: int, answers: Answers) -> str:
    """Return the deeds, and how things stand: who wins, or how few answers are safe."""
    if verdict > 0:
        return t(reasons.TOLD_WON, deeds=listed(deeds))
    if verdict < 0:
        return t(reasons.TOLD_LOST, deeds=listed(deeds))
    if answers.most or answers.safe > _FEW:
        return t(reasons.TOLD, deeds=listed(deeds))
    if not answers.safe:
        return t(reasons.TOLD_GIVING, deeds=listed(deeds))
    return reasons.told_narrow(deeds, answers.safe)
