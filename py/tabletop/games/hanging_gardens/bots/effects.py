"""What an action does to the scores, as the reasons of the opponents need it."""

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
    """The states before and after what `seat` does, an action or a turn, and all scores in both."""

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
        """Return where the own gazebo stands after the action."""
        return self.garden.gazebos[self.seat - 1]

    @property
    def rivals(self) -> list[int]:
        """Return the seats of the rivals."""
        return [each for each in range(1, len(self.scores) + 1) if each != self.seat]

    @property
    def own_score(self) -> int:
        """Return the own score after the action."""
        return self.scores[self.seat - 1]

    @property
    def rival_scores(self) -> list[int]:
        """Return the scores of the rivals after the action."""
        return [self.scores[seat - 1] for seat in self.rivals]

    @property
    def own_gain(self) -> int:
        """Return by how much the own score rises."""
        return self.own_score - self.scores_before[self.seat - 1]

    @property
    def rival_gains(self) -> list[int]:
        """Return by how much the score of each rival rises."""
        return [self.scores[seat - 1] - self.scores_before[seat - 1] for seat in self.rivals]

    def greatest_loss(self) -> tuple[int, int]:
        """Return the rival who loses most, and how many points: 0 if none loses any."""
        gain, seat = min(zip(self.rival_gains, self.rivals, strict=True))
        return seat, max(0, -gain)

    def best_spot(self) -> tuple[int, Space]:
        """Return the score of the free space where a gazebo would score most, and that space."""
        return _best_spot(self.after.garden)

    def best_spot_before(self) -> tuple[int, Space]:
        """Return what `best_spot` would have been before the action."""
        return _best_spot(self.before.garden)

    def best_spot_on(self, anchor: Space) -> int:
        """Return the most that a gazebo would score on the tile at `anchor`."""
        return _best_spot(self.after.garden, footprint(anchor))[0]

    def best_place_shut(self) -> tuple[int, Space] | None:
        """Return the best free space with its score, if a rival who gains there finds it shut."""
        score, spot = self.best_spot_before()
        is_wanted = any(score > self.scores_before[seat - 1] for seat in self.rivals)
        is_lost = spot not in self.garden.free_spaces and score > self.best_spot()[0]
        return (score, spot) if is_wanted and is_lost else None

    def loss_by_plateau(self, anchor: Space) -> int:
        """Return the most that a rival would lose by the plateau begun at `anchor`."""
        return loss_by_plateau(self.garden, self.seat, anchor)

    def spot_on_plateau(self, anchor: Space) -> int:
        """Return what a gazebo would score on the plateau begun at `anchor`, 0 if it would score as
        much on a free space."""
        spot, _ = _best_spot(_with_plateau(self.garden, anchor), footprint(anchor))
        return spot if spot > self.best_spot()[0] else 0

    def best_bed(self, seat: int, anchor: Space) -> tuple[int, Bed | None]:
        """Return the bed on a tile at `anchor` that would bring `seat` most, and how much.

        There is none if no bed brings anything.
        """
        return _best_bed(self.after.garden, seat, footprint(anchor))

    def best_bed_anywhere(self, seat: int) -> tuple[int, Bed | None]:
        """Return the bed on any free space that would bring `seat` most, and how much."""
        return _best_bed(self.after.garden, seat, self.after.garden.free_spaces)

    def best_bed_before(self, seat: int, spaces: Iterable[Space]) -> tuple[int, Bed | None]:
        """Return the bed on one of some spaces that would have brought `seat` most."""
        return _best_bed(self.before.garden, seat, spaces)

    def view_of(self, space: Space, direction: str) -> View:
        """Return the view from `space` in a direction after the action."""
        return next(view for view in four_views(self.garden, space) if view.direction == direction)


def effect_of(state: State, *moves: Move) -> Effect:
    """Return what the moves of the seat to act do together."""
    after = reduce(GAME.apply_move, moves, state)
    return Effect(state.seat, state, after, GAME.scores(state), GAME.scores(after))


def loss_by_plateau(garden: Garden, seat: int, anchor: Space) -> int:
    """Return the most that a rival of `seat` would lose by a plateau at `anchor`, begun or not.

    It is 0 where `seat` would lose points, too.
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
