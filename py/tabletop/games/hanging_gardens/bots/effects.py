"""The effect of actions on the scores, for the reasons that bots and hints give."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import NamedTuple

from tabletop.games.hanging_gardens.rules.game import GAME
from tabletop.games.hanging_gardens.rules.garden import (
    COLOURS,
    FULL_STACK,
    Bed,
    Garden,
    lay_bed,
    lay_support,
    lay_terrace,
    supports_at,
)
from tabletop.games.hanging_gardens.rules.lookout import View, four_views
from tabletop.games.hanging_gardens.rules.notation import Move
from tabletop.games.hanging_gardens.rules.scoring import score_from, scores_of
from tabletop.games.hanging_gardens.rules.sight import heights_of
from tabletop.games.hanging_gardens.rules.spaces import Space, footprint
from tabletop.games.hanging_gardens.rules.state import State


class Effect(NamedTuple):
    """The states and scores before and after an action or a turn of `seat`."""

    seat: int
    before: State
    after: State
    scores_before: tuple[int, ...]
    scores: tuple[int, ...]

    @property
    def garden(self) -> Garden:
        """Return the garden after the action."""
        return self.after.garden

    @property
    def gazebo(self) -> Space | None:
        """Return the space of the seat's gazebo after the action, or None."""
        return self.garden.gazebos[self.seat - 1]

    @property
    def rivals(self) -> list[int]:
        """Return the seats of the rivals."""
        return [each for each in range(1, len(self.scores) + 1) if each != self.seat]

    @property
    def own_score(self) -> int:
        """Return the seat's score after the action."""
        return self.scores[self.seat - 1]

    @property
    def rival_scores(self) -> list[int]:
        """Return the scores of the rivals after the action."""
        return [self.scores[seat - 1] for seat in self.rivals]

    @property
    def own_gain(self) -> int:
        """Return the increase of the seat's score; it can be negative."""
        return self.own_score - self.scores_before[self.seat - 1]

    @property
    def rival_gains(self) -> list[int]:
        """Return the increase of each rival's score; it can be negative."""
        return [self.scores[seat - 1] - self.scores_before[seat - 1] for seat in self.rivals]

    def greatest_loss(self) -> tuple[int, int]:
        """Return (seat, points lost) of the rival that loses most; 0 points if none loses any."""
        gain, seat = min(zip(self.rival_gains, self.rivals, strict=True))
        return seat, max(0, -gain)

    def best_spot(self) -> tuple[int, Space]:
        """Return (score, space) for the free space where a gazebo would score most."""
        return _best_spot(self.after.garden)

    def best_spot_before(self) -> tuple[int, Space]:
        """Return the `best_spot` before the action."""
        return _best_spot(self.before.garden)

    def best_spot_on(self, anchor: Space) -> int:
        """Return the highest score of a gazebo on a free space of the tile at `anchor`."""
        return _best_spot(self.after.garden, footprint(anchor))[0]

    def best_place_shut(self) -> tuple[int, Space] | None:
        """Return (score, space) of the former best spot if the action took it from a rival.

        Return None if the spot is still free, no rival would gain by it, or another is as good.
        """
        score, spot = self.best_spot_before()
        is_wanted = any(score > self.scores_before[seat - 1] for seat in self.rivals)
        is_lost = spot not in self.garden.free_spaces and score > self.best_spot()[0]
        return (score, spot) if is_wanted and is_lost else None

    def loss_by_plateau(self, anchor: Space) -> int:
        """Return the largest loss of a rival if the plateau at `anchor` were completed."""
        return loss_by_plateau(self.garden, self.seat, anchor)

    def spot_on_plateau(self, anchor: Space) -> int:
        """Return the best score of a gazebo at `anchor` if the plateau there were completed.

        Return 0 if a space that is already free scores as much.
        """
        spot, _ = _best_spot(_with_plateau(self.garden, anchor), footprint(anchor))
        return spot if spot > self.best_spot()[0] else 0

    def best_bed(self, seat: int, anchor: Space) -> tuple[int, Bed | None]:
        """Return (gain, bed) for the bed on the tile at `anchor` that gains `seat` most.

        Return (0, None) if no bed gains points.
        """
        return _best_bed(self.after.garden, seat, footprint(anchor))

    def best_bed_anywhere(self, seat: int) -> tuple[int, Bed | None]:
        """Return (gain, bed) for the bed on any free space that gains `seat` most."""
        return _best_bed(self.after.garden, seat, self.after.garden.free_spaces)

    def best_bed_before(self, seat: int, spaces: Iterable[Space]) -> tuple[int, Bed | None]:
        """Return (gain, bed) for the best bed of `seat` on `spaces` before the action."""
        return _best_bed(self.before.garden, seat, spaces)

    def view_of(self, space: Space, direction: str) -> View:
        """Return the view from `space` in `direction` after the action."""
        return next(view for view in four_views(self.garden, space) if view.direction == direction)


def effect_of(state: State, *moves: Move) -> Effect:
    """Return the combined effect of successive `moves` of the seat to act."""
    after = reduce(GAME.apply_move, moves, state)
    return Effect(state.seat, state, after, GAME.scores(state), GAME.scores(after))


def loss_by_plateau(garden: Garden, seat: int, anchor: Space) -> int:
    """Return the largest loss of a rival of `seat` if a plateau were completed at `anchor`.

    Return 0 if `seat` would lose points too.
    """
    built = _with_plateau(garden, anchor)
    scores = zip(scores_of(garden), scores_of(built), strict=True)
    losses = [now - then for now, then in scores]
    return max(0, *losses) if losses.pop(seat - 1) <= 0 else 0


def _with_plateau(garden: Garden, anchor: Space) -> Garden:
    for _ in range(FULL_STACK - supports_at(garden, anchor)):
        garden = lay_support(garden, anchor)
    return lay_terrace(garden, anchor)


def _best_spot(garden: Garden, among: Iterable[Space] | None = None) -> tuple[int, Space]:
    heights = heights_of(garden)
    free = garden.free_spaces
    spots = sorted(free if among is None else free.intersection(among))
    scored = [(score_from(heights, garden, spot), spot) for spot in spots]
    return max(scored, key=lambda each: each[0], default=(0, (0, 0)))


def _best_bed(garden: Garden, seat: int, spaces: Iterable[Space]) -> tuple[int, Bed | None]:
    gazebo = garden.gazebos[seat - 1]
    best: tuple[int, Bed | None] = 0, None
    if gazebo is None:
        return best
    heights = heights_of(garden)
    now = score_from(heights, garden, gazebo)
    for space in sorted(garden.free_spaces.intersection(spaces)):
        for colour, coins in zip(COLOURS, garden.coins, strict=True):
            if coins:
                bed = Bed(space, colour)
                gain = score_from(heights, lay_bed(garden, bed), gazebo) - now
                if gain > best[0]:
                    best = gain, bed
    return best
