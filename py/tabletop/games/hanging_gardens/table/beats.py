"""How a move is shown, beat by beat: dice, a piece, what it changes, the reckoning."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.language import t
from tabletop.games.hanging_gardens.rules.notation import Gazebo, Move, Pass, Roll
from tabletop.games.hanging_gardens.rules.state import State
from tabletop.games.hanging_gardens.table.choice import Choice, choice_from
from tabletop.games.hanging_gardens.table.panel import player_parts, sheet_parts
from tabletop.games.hanging_gardens.table.shown import Shown, shown_of
from tabletop.games.hanging_gardens.table.telling import told_short
from tabletop.games.hanging_gardens.table.tray import go_parts, head_parts, tray_parts
from tabletop.games.hanging_gardens.table.views import best_of, view_of
from tabletop.games.hanging_gardens.table.window import garden_parts, window
from tabletop.games.hanging_gardens.words import table as labels
from tabletop.kit.parts import Part
from tabletop.scene.scene import FLIP_MS, PAUSE_MS, PLACE_MS, TRAVEL_MS, Scene, Step
from tabletop.scene.table import Sight

Beat = tuple[Shown, int, int]
"""What is shown, how long it takes to come about, and how long it stands."""

_READ = 900
"""How long dice, and each view of the reckoning, stand so that they can be read."""


def parts(shown: Shown) -> Iterator[Part]:
    """Yield all parts of the table, what lies highest last."""
    yield from head_parts(shown)
    yield from garden_parts(shown)
    yield from player_parts(shown)
    yield from sheet_parts(shown)
    yield from tray_parts(shown)
    yield from go_parts(shown)


def beats(before: Sight[State], move: Move, after: Sight[State], rest: Scene) -> tuple[Step, ...]:
    """Return the scenes that lead from one sight to the next, whose scene at rest is `rest`."""
    beats = _beats(shown_of(before), shown_of(after), move)
    steps = (Step(_scene(shown, rest), ms, pause) for shown, ms, pause in beats)
    return (*steps, Step(rest, PLACE_MS, 0))


def _scene(shown: Shown, rest: Scene) -> Scene:
    """Return what is drawn in a beat; nothing of it can be touched."""
    nodes = tuple(node for part in parts(shown) for node in part.nodes)
    return Scene(rest.width, rest.height, nodes, windows=(window(shown),))


def _beats(then: Shown, now: Shown, move: Move) -> Iterator[Beat]:
    if isinstance(move, Roll):
        dice = dict(zip(then.state.rolling, move.values, strict=True))
        yield _calm(then)._replace(dice=dice, caption=t(labels.DICE_ROLL)), PLACE_MS, _READ
        return
    if isinstance(move, Pass):
        yield _calm(then)._replace(caption=t(labels.PASSED)), FLIP_MS, 4 * PAUSE_MS
        return
    yield _laid(then, now, move)
    yield from _gained(then, now, move)
    if now.winners is not None:
        yield from _reckoned(now)


def _calm(shown: Shown) -> Shown:
    """Return the picture with nothing picked, lit or looked at: what a move begins with."""
    return shown._replace(
        active=False,
        in_beat=True,
        choice=Choice(),
        move=None,
        coming=shown.garden,
        scores_to_come=shown.scores,
        gaze=None,
        view=None,
        view_before=None,
        places=frozenset(),
        worth={},
        pointed="",
        winners=None,
    )


def _laid(then: Shown, now: Shown, move: Move) -> Beat:
    """Return the piece on its place, while nothing else has changed yet."""
    choice = choice_from(move)
    assert choice.place is not None
    moves = isinstance(move, Gazebo) and then.garden.gazebos[then.state.seat - 1] is not None
    piece = None if moves or choice.origin else (choice.piece, choice.place)
    shown = _calm(now)._replace(
        state=then.state._replace(garden=now.garden),
        scores=then.scores,
        scores_to_come=then.scores,
        flying=piece,
    )
    return shown._replace(caption=told_short(then, choice)), TRAVEL_MS, PAUSE_MS


def _gained(then: Shown, now: Shown, move: Move) -> Iterator[Beat]:
    """Yield the view of the seat that acted, if its score has changed, and all scores with it."""
    seat = then.state.seat
    if then.scores == now.scores:
        return
    shown = _calm(now)._replace(
        state=then.state._replace(garden=now.garden),
        caption=told_short(then, choice_from(move)),
    )
    gaze = best_of(now.garden, seat)
    if gaze is not None and then.scores[seat - 1] != now.scores[seat - 1]:
        shown = shown._replace(gaze=gaze, view=view_of(now.garden, gaze))
    yield shown, TRAVEL_MS, 5 * PAUSE_MS


def _reckoned(now: Shown) -> Iterator[Beat]:
    """Yield the best view of each seat, one after the other."""
    for seat in range(1, len(now.sitters) + 1):
        gaze = best_of(now.garden, seat)
        if gaze is not None:
            shown = _calm(now)._replace(gaze=gaze, view=view_of(now.garden, gaze))
            yield shown._replace(caption=t(labels.RECKONING)), TRAVEL_MS, _READ
