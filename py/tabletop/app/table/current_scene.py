"""The view of a game and its scene, cached because several callers need them."""

from __future__ import annotations

from collections import deque
from functools import cached_property

from tabletop.app.model.session import Session
from tabletop.app.model.settings import Stage
from tabletop.app.table.still import only_to_look
from tabletop.app.table.viewer import sight_of
from tabletop.games.registry import AnyTable, table_of
from tabletop.kit.again import looking_back, offering_again
from tabletop.kit.hint import pointing, ringing
from tabletop.scene.scene import Scene
from tabletop.scene.table import Sight


class CurrentScene:
    """A game as seen on a stage. Its scene is drawn on first use."""

    def __init__(self, session: Session, stage: Stage) -> None:
        self.session = session
        self.stage = stage
        self.sight = sight_of(session, stage)

    @cached_property
    def scene(self) -> Scene:
        """The scene, with the mark of a hint or lesson, and at the end a button to play again."""
        table = table_of(self.session.match)
        mark = pointing if self.session.lesson is None else ringing
        scene = mark(_drawn(table, self.sight), self.sight.pointed)
        session = self.session
        if session.look is not None:
            still = only_to_look(scene) if session.look.better else scene
            return looking_back(still, table.big)
        is_over = session.match.to_move is None
        is_game = session.hand is None and session.trial is None
        return offering_again(scene, table.big) if is_over and is_game else scene


_pictures: deque[tuple[AnyTable, Sight[object], Scene]] = deque(maxlen=3)
"""The latest scenes, each with its table and the `Sight` it was drawn from."""


def _drawn(table: AnyTable, sight: Sight[object]) -> Scene:
    """Return the scene of `sight`, from the cache if an equal one was drawn lately.

    A `Session` changes more often than what is visible of it, for example when it is saved.
    """
    for known, earlier, scene in _pictures:
        # Compare the draft first: it differs most often, and a state is expensive to compare.
        if known is table and earlier.draft == sight.draft and earlier == sight:
            return scene
    scene = table.scene(sight)
    _pictures.append((table, sight, scene))
    return scene


_latest: deque[CurrentScene] = deque(maxlen=3)
"""The views before, during and after the current message, so that each is computed once."""


def current_scene(session: Session, stage: Stage) -> CurrentScene:
    """Return the view of `session` on `stage`, from the cache if it is the same object."""
    for each in _latest:
        if each.session is session and each.stage == stage:
            return each
    _latest.append(CurrentScene(session, stage))
    return _latest[-1]
