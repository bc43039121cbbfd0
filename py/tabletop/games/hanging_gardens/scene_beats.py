"""How a move is shown, beat by beat: dice, a piece, what it changes, the reckoning."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.hanging_gardens.notation import Gazebo, Move, Pass, Roll
from tabletop.games.hanging_gardens.scene_draft import Choice, choice_from
from tabletop.games.hanging_gardens.scene_players import player_nodes
from tabletop.games.hanging_gardens.scene_sheet import sheet_nodes
from tabletop.games.hanging_gardens.scene_shown import Shown, shown
from tabletop.games.hanging_gardens.scene_tray import board_nodes, button_nodes, tray_nodes
from tabletop.games.hanging_gardens.scene_views import best_of, view_of
from tabletop.games.hanging_gardens.scene_window import garden_nodes, window
from tabletop.games.hanging_gardens.scene_words import told_short
from tabletop.games.hanging_gardens.state import State
from tabletop.scene.scene import FLIP_MS, PAUSE_MS, PLACE_MS, TRAVEL_MS, Scene, Step
from tabletop.scene.shapes import Node
from tabletop.scene.table import Sight

_READ = 900
"""How long dice, and each view of the reckoning, stand so that they can be read."""


def nodes(view: Shown) -> tuple[Node, ...]:
    """Return everything that is drawn, what lies highest last."""
    return (
        *board_nodes(view),
        *garden_nodes(view),
        *player_nodes(view),
        *sheet_nodes(view),
        *tray_nodes(view),
        *button_nodes(view),
    )


def beats(before: Sight[State], move: Move, after: Sight[State], rest: Scene) -> tuple[Step, ...]:
    """Return the scenes that lead from one sight to the next, whose scene at rest is `rest`."""
    then, now = shown(before), shown(after)
    return (*_steps(then, now, move), Step(rest, PLACE_MS, 0))


def _steps(then: Shown, now: Shown, move: Move) -> Iterator[Step]:
    if isinstance(move, Roll):
        dice = dict(zip(then.state.rolling, move.values, strict=True))
        yield _step(_calm(then)._replace(dice=dice, caption="The dice roll"), PLACE_MS, _READ)
        return
    if isinstance(move, Pass):
        yield _step(_calm(then)._replace(caption="Passed"), FLIP_MS, 4 * PAUSE_MS)
        return
    yield _laid(then, now, move)
    yield from _gained(then, now, move)
    if now.winners is not None:
        yield from _reckoned(now)


def _calm(view: Shown) -> Shown:
    """Return the picture with nothing picked, lit or looked at: what a move begins with."""
    return view._replace(
        active=False,
        choice=Choice(),
        move=None,
        coming=view.garden,
        scores_to_come=view.scores,
        gaze=None,
        view=None,
        view_before=None,
        places=frozenset(),
        worth={},
        hint=None,
        winners=None,
    )


def _laid(then: Shown, now: Shown, move: Move) -> Step:
    """Return the piece on its place, while nothing else has changed yet."""
    choice = choice_from(move)
    assert choice.place is not None
    moves = isinstance(move, Gazebo) and then.garden.gazebos[then.state.seat - 1] is not None
    piece = None if moves or choice.origin else (choice.piece, choice.place)
    view = _calm(now)._replace(
        state=then.state._replace(garden=now.garden),
        scores=then.scores,
        scores_to_come=then.scores,
        flying=piece,
    )
    return _step(view._replace(caption=told_short(then, choice)), TRAVEL_MS)


def _gained(then: Shown, now: Shown, move: Move) -> Iterator[Step]:
    """Yield the view of the seat that acted, if its score has changed, and all scores with it."""
    seat = then.state.seat
    if then.scores == now.scores:
        return
    view = _calm(now)._replace(
        state=then.state._replace(garden=now.garden),
        caption=told_short(then, choice_from(move)),
    )
    gaze = best_of(now.garden, seat)
    if gaze is not None and then.scores[seat - 1] != now.scores[seat - 1]:
        view = view._replace(gaze=gaze, view=view_of(now.garden, gaze))
    yield _step(view, TRAVEL_MS, 5 * PAUSE_MS)


def _reckoned(now: Shown) -> Iterator[Step]:
    """Yield the best view of each seat, one after the other."""
    for seat in range(1, len(now.sitters) + 1):
        gaze = best_of(now.garden, seat)
        if gaze is not None:
            view = _calm(now)._replace(gaze=gaze, view=view_of(now.garden, gaze))
            yield _step(view._replace(caption="The reckoning"), TRAVEL_MS, _READ)


def _step(view: Shown, ms: int, pause: int = PAUSE_MS) -> Step:
    places = view.layout
    scene = Scene(places.width, places.height, nodes(view), windows=(window(view),))
    return Step(scene, ms, pause)
