"""Short-term consequences of plantings: harvests, safe plantings and traps.

A planting is safe if it ends the game or leaves the other seat nothing to harvest.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from tabletop.games.wizards_garden.bots.board import Board, Node, is_over, node_of
from tabletop.games.wizards_garden.rules.game import GAME
from tabletop.games.wizards_garden.rules.notation import Plant
from tabletop.games.wizards_garden.rules.planting import CompleteLine, plant, preview
from tabletop.games.wizards_garden.rules.position import Position, is_final
from tabletop.games.wizards_garden.rules.state import Agreed, at_turn

_BOARD = Board()


class Harvest(NamedTuple):
    """A planting and the lines that it harvests."""

    move: Plant
    lines: tuple[CompleteLine, ...]


def passed_on(position: Position, move: Plant) -> Position:
    """Return the position after `move`, with the other seat to move."""
    return plant(position, move)._replace(mover=3 - position.mover)


def plantings(position: Position) -> list[Plant]:
    """Return the legal plantings of the mover; an empty list if the game is over."""
    moves = GAME.legal_moves(at_turn(position, Agreed()))
    return [move for move in moves if isinstance(move, Plant)]


def harvests(position: Position) -> list[Harvest]:
    """Return the plantings that harvest, sorted by number of lines, most first."""
    found = [Harvest(move, preview(position, move).harvested) for move in plantings(position)]
    return sorted((each for each in found if each.lines), key=lambda each: -len(each.lines))


def safe_plantings(position: Position) -> list[Plant]:
    """Return the mover's safe plantings."""
    return [move for move in plantings(position) if _is_safe(_node(passed_on(position, move)))]


def gift_cells(position: Position) -> list[int]:
    """Return the cells where the mover can plant, but neither face is safe."""
    safe = {move.cell for move in safe_plantings(position)}
    return sorted({move.cell for move in plantings(position)} - safe)


def harvests_back(position: Position) -> bool:
    """Return whether the mover can harvest, but each harvest lets the other seat harvest too."""
    after = [passed_on(position, each.move) for each in harvests(position)]
    return bool(after) and all(not is_final(each) and _can_harvest(_node(each)) for each in after)


def can_be_trapped(position: Position) -> Generator[None, None, bool]:
    """Return whether the mover can leave the other seat neither a line nor a safe planting.

    This is a generator, because the search takes a while: it yields after each planting.
    """
    for _, child, over in _BOARD.children(_node(position)):
        if not over and _is_trapped(child):
            return True
        yield
    return False


def _is_trapped(node: Node) -> bool:
    """Return whether the side to move has neither a harvest nor a safe planting."""
    children = [child for _, child, _ in _BOARD.children(node)]
    return not any(child[2] > node[2] or _is_safe(child) for child in children)


def _is_safe(node: Node) -> bool:
    return is_over(node) or not _can_harvest(node)


def _can_harvest(node: Node) -> bool:
    return any(child[2] > node[2] for _, child, _ in _BOARD.children(node))


def _node(position: Position) -> Node:
    return node_of(position, position.mover)
