"""What is told of the moves of a sitting: in the log, in a look back, beat by beat and aloud."""

from __future__ import annotations

from dataclasses import replace

from tabletop.app.hands.known import told_at
from tabletop.app.model import Sitting
from tabletop.app.presence.places import is_shared
from tabletop.app.table.viewer import viewer_of
from tabletop.scene.scene import Step

Steps = tuple[Step, ...]


def told_move(sitting: Sitting, ply: int) -> str:
    """Return the sentence that tells the move played at `ply`, as the viewer may know it."""
    return told_at(sitting.match, ply, viewer_of(sitting))


def heard_move(sitting: Sitting, ply: int) -> str:
    """Return what is said of a move aloud: where secrets are shared, only what all may know."""
    return told_move(replace(sitting, facing=None) if is_shared(sitting) else sitting, ply)


def heard_throws(sitting: Sitting, first: int) -> list[str]:
    """Return what is said aloud of the dice and lots from ply `first` on."""
    match = sitting.match
    return [
        heard_move(sitting, ply)
        for ply in range(first, match.ply)
        if match.game.throw(match.positions[ply].state)
    ]


def told_steps(sitting: Sitting, ply: int, steps: Steps) -> Steps:
    """Return the steps of a move with their sentences: those of the table, or else the one of the
    log. Where secrets are shared that of the log is heard, and only when all has been shown."""
    if not any(step.told for step in steps):
        steps = (steps[0]._replace(told=told_move(sitting, ply)), *steps[1:])
    if not is_shared(sitting):
        return steps
    silent = tuple(step._replace(said="") for step in steps)
    return (*silent[:-1], silent[-1]._replace(said=heard_move(sitting, ply)))


def untold(steps: Steps) -> Steps:
    """Return steps that say nothing: in a look back the sentence of the log stands there."""
    return tuple(step._replace(told="", said="") for step in steps)
