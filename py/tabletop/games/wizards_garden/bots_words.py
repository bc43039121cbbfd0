"""Why an opponent plants where it does, in a sentence."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tabletop.games.wizards_garden.bots_board import Board, Node, is_over, node_of
from tabletop.games.wizards_garden.notation import Plant
from tabletop.games.wizards_garden.planting import plant, preview
from tabletop.games.wizards_garden.position import Position
from tabletop.games.wizards_garden.words import join, tell_lines

_FEW = 3
"""Safe answers that are few enough to be worth a word."""

_NUMBERS = ("no", "one", "two", "three")


class Answers(NamedTuple):
    """What the other side can do: the most lines that it can take, and its safe plantings.

    A planting is safe if no line can be taken after it.
    """

    most: int
    safe: int


@lru_cache(maxsize=64)
def reason_for(position: Position, move: Plant, verdict: int = 0) -> str:
    """Return why `move` is good.

    `verdict` is above 0 if a search has proved the game won, below 0 if it has proved it lost. The
    sentence is kept, for a search asks for it again after every slice.
    """
    deeds = _gains(position, move)
    after = node_of(plant(position, move), 3 - position.mover)
    if is_over(after):
        return f"It {join([*deeds, 'ends the game'])}."
    answers = _answers(after)
    if not answers.most:
        deeds.append("leaves no line to take")
    else:
        lines = "a line" if answers.most == 1 else f"{_NUMBERS[answers.most]} lines"
        deeds.append(f"lets {lines} go {'in return' if deeds else 'for what comes after'}")
    return f"It {join(deeds)}{_outlook(verdict, answers)}."


def _gains(position: Position, move: Plant) -> list[str]:
    """Return what the planting wins at once."""
    planting = preview(position, move)
    gains = [f"harvests {tell_lines(planting.harvested)}"] if planting.harvested else []
    if planting.takes_staff and position.staff != position.mover:
        gains.append("takes the Staff")
    return gains


def _answers(node: Node) -> Answers:
    """Return what the side to move at `node`, where the game goes on, can answer."""
    children = [(child, over) for _, child, over in Board().children(node)]
    return Answers(
        most=max(child[2] - node[2] for child, _ in children),
        safe=sum(over or not _can_harvest(child) for child, over in children),
    )


def _can_harvest(node: Node) -> bool:
    return any(child[2] > node[2] for _, child, _ in Board().children(node))


def _outlook(verdict: int, answers: Answers) -> str:
    """Return how things stand after the planting: who wins, or how few answers are safe."""
    if verdict > 0:
        return ", and from here the game is won"
    if verdict < 0:
        return "; the other side can win, but must still find the way"
    if answers.most or answers.safe > _FEW:
        return ""
    if not answers.safe:
        return ", and every answer gives one away"
    return f", with only {_NUMBERS[answers.safe]} safe answer{'s' if answers.safe > 1 else ''}"
