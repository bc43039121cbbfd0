"""The animation of moves: scenes that lead from one position to a later one, with sounds."""

from __future__ import annotations

from tabletop.app.model.session import Session
from tabletop.app.table.current_scene import CurrentScene
from tabletop.app.table.log import captioned
from tabletop.app.table.viewer import sight_at
from tabletop.core.game import CHANCE
from tabletop.games.registry import AnyMatch, table_of
from tabletop.scene.scene import TRAVEL_MS, Step
from tabletop.scene.sounds import PLACE, ROLL, TURN, sounded


def beats_between(first: int, last: int, after: CurrentScene) -> tuple[Step, ...]:
    """Return the animation steps of the moves from ply `first` up to `last`, ending at `after`."""
    session, match = after.session, after.session.match
    steps: tuple[Step, ...] = ()
    for ply in range(first, last):
        beats = captioned(session, ply, _beats(session, ply, after, is_last=ply + 1 == last))
        ends = match.game.current_player(match.positions[ply + 1].state) is None
        steps += sounded(beats, _sound_of(match, ply), ends=ends)
    return steps


def _beats(session: Session, ply: int, after: CurrentScene, *, is_last: bool) -> tuple[Step, ...]:
    """Return the steps of the move at `ply`; those of the last move end with `after`."""
    table, move = table_of(session.match), session.match.move_at(ply)
    target = after.sight if is_last else sight_at(session, ply + 1, after.stage)
    rest = after.scene if is_last else table.scene(target)
    if move is None:
        return (Step(rest, TRAVEL_MS),)
    return table.beats(sight_at(session, ply, after.stage), move, target, rest)


def _sound_of(match: AnyMatch, ply: int) -> str:
    """Return the sound of the move at `ply`: placing a piece, throwing dice, or turning a card."""
    state = match.positions[ply].state
    if match.game.current_player(state) != CHANCE:
        return PLACE
    return TURN if match.game.throw(state) is None else ROLL
