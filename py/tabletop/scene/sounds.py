"""The choice of the sound for each step of a move.

The page plays it when the step begins, if sounds are on (static/js/page/sounds.js).
"""

from __future__ import annotations

from itertools import pairwise

from tabletop.scene.scene import Scene, Step

PLUCK = "pluck"
PLACE = "place"
ROLL = "roll"
TURN = "turn"
END = "end"
JOY = "joy"
"""The names of the sounds.

In order: picking up a piece, putting it down, rolling dice or drawing lots, turning over a card or
seed, the end of a game, and a happy result.
"""


def sounded(steps: tuple[Step, ...], first: str, *, ends: bool = False) -> tuple[Step, ...]:
    """Return the steps of one move with their sounds, each sound at most once.

    The first step plays `first`, and each later one the sound of what changes in it: a flip or a
    movement. A `sound` set by the table takes precedence. If the move `ends` the game, the last
    step plays END.
    """
    named = [steps[0].sound or first] if steps else []
    named += [
        later.sound or _sound_of_change(before.scene, later.scene)
        for before, later in pairwise(steps)
    ]
    heard = ("" if sound in named[:index] else sound for index, sound in enumerate(named))
    told = tuple(step._replace(sound=sound) for step, sound in zip(steps, heard, strict=True))
    return (*told[:-1], told[-1]._replace(sound=END)) if told and ends else told


def _sound_of_change(before: Scene, after: Scene) -> str:
    """Return the sound of the change from one scene to the next, "" if nothing moves or flips."""
    here = {node.key: node for node in before.nodes}
    there = {node.key: node for node in after.nodes}
    kept = [(here[key], node) for key, node in there.items() if key in here]
    if any(one.face != other.face for one, other in kept):
        return TURN
    moves = any((one.x, one.y) != (other.x, other.y) for one, other in kept)
    comes = any(node.enter for key, node in there.items() if key not in here)
    goes = any(node.exit for key, node in here.items() if key not in there)
    return PLACE if moves or comes or goes else ""
