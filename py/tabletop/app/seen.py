"""What there is to see of a sitting: one sight and one scene, wanted several times."""

from __future__ import annotations

from collections import deque
from functools import cached_property

from tabletop.app.model import Sitting
from tabletop.app.review.still import only_to_look
from tabletop.app.sights import Stage, sight_of, table_of
from tabletop.kit.again import offering_again
from tabletop.kit.hint import pointing, ringing
from tabletop.scene.scene import Scene


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
        scene = mark(table.scene(self.sight), self.sight.pointed)
        sitting = self.sitting
        if sitting.look is not None:
            return only_to_look(scene) if sitting.look.better else scene
        is_over = sitting.match.to_move is None
        is_game = sitting.hand is None and sitting.trial is None
        return offering_again(scene, table.big) if is_over and is_game else scene


_latest: deque[Seen] = deque(maxlen=2)
"""What was seen before a message, and after it: so a message makes one sight and one scene."""


def seen(sitting: Sitting, stage: Stage) -> Seen:
    """Return what there is to see of `sitting`; of the very same one it is not made again."""
    for each in _latest:
        if each.sitting is sitting and each.stage == stage:
            return each
    _latest.append(Seen(sitting, stage))
    return _latest[-1]
