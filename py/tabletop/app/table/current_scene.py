"""What there is to see of a sitting: one sight and one scene, wanted several times."""

from __future__ import annotations

from collections import deque
from functools import cached_property

from tabletop.app.model import Sitting, Stage
from tabletop.app.review.still import only_to_look
from tabletop.app.table.viewer import sight_of, table_of
from tabletop.games.registry import AnyTable
from tabletop.kit.again import looking_back, offering_again
from tabletop.kit.hint import pointing, ringing
from tabletop.scene.scene import Scene
from tabletop.scene.table import Sight


class Seen:
    """A sitting as it is seen on a stage; its scene is drawn when it is first wanted."""

    def __init__(self, sitting: Sitting, stage: Stage) -> None:
        self.sitting = sitting
        self.stage = stage
        self.sight = sight_of(sitting, stage)

    @cached_property
    def scene(self) -> Scene:
        """Return the picture of the table, with the sign of a hint or the ring of a lesson; at the
        end with a way on."""
        table = table_of(self.sitting.match)
        mark = pointing if self.sitting.lesson is None else ringing
        scene = mark(_drawn(table, self.sight), self.sight.pointed)
        sitting = self.sitting
        if sitting.look is not None:
            still = only_to_look(scene) if sitting.look.better else scene
            return looking_back(still, table.big)
        is_over = sitting.match.to_move is None
        is_game = sitting.hand is None and sitting.trial is None
        return offering_again(scene, table.big) if is_over and is_game else scene


_pictures: deque[tuple[AnyTable, Sight[object], Scene]] = deque(maxlen=3)
"""The tables that were drawn last, with the sights of which."""


def _drawn(table: AnyTable, sight: Sight[object]) -> Scene:
    """Return the picture of a sight, which depends on nothing else; of an equal one it is the same.

    A sitting changes more often than what there is to see of it: when it is kept, for one.
    """
    for known, earlier, scene in _pictures:
        # A position is the most to compare, and a draft differs most often.
        if known is table and earlier.draft == sight.draft and earlier == sight:
            return scene
    scene = table.scene(sight)
    _pictures.append((table, sight, scene))
    return scene


_latest: deque[Seen] = deque(maxlen=3)
"""What was seen before a message, in its midst and after it: so each is made once."""


def seen(sitting: Sitting, stage: Stage) -> Seen:
    """Return what there is to see of `sitting`; of the very same one it is not made again."""
    for each in _latest:
        if each.sitting is sitting and each.stage == stage:
            return each
    _latest.append(Seen(sitting, stage))
    return _latest[-1]
