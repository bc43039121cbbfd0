"""Which small sound a beat makes: a piece put down, a card turned over, dice, and the end.

The page makes them when a step begins, if sounds are switched on (static/js/page/sounds.js).
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
"""A thing is picked up; put down; dice or a lot; a card or a seed turns over; all is over; a result
is a joy."""


def sounded(steps: tuple[Step, ...], first: str, *, ends: bool = False) -> tuple[Step, ...]:
    """Return the steps of one move with their sounds: each kind is heard once.

    Its first step makes the sound `first`; then comes what one sees, a turn or something on its
    way. A step for which the table has named a sound keeps it. The last step of a game `ends` it.
    """
    named = [steps[0].sound or first] if steps else []
    named += [later.sound or _seen(before.scene, later.scene) for before, later in pairwise(steps)]
    heard = ("" if sound in named[:index] else sound for index, sound in enumerate(named))
    told = tuple(step._replace(sound=sound) for step, sound in zip(steps, heard, strict=True))
    return (*told[:-1], told[-1]._replace(sound=END)) if told and ends else told


def _seen(before: Scene, after: Scene) -> str:
    """Return the sound of what changes from one scene to the next, "" where nothing moves."""
    here = {node.key: node for node in before.nodes}
    there = {node.key: node for node in after.nodes}
    kept = [(here[key], node) for key, node in there.items() if key in here]
    if any(one.face != other.face for one, other in kept):
        return TURN
    moves = any((one.x, one.y) != (other.x, other.y) for one, other in kept)
    comes = any(node.enter for key, node in there.items() if key not in here)
    goes = any(node.exit for key, node in here.items() if key not in there)
    return PLACE if moves or comes or goes else ""
