"""The scores of all seats, as totals and as score sheets (R18, R19)."""

from __future__ import annotations

from tabletop.core.game import Outcome, ScoreTerm
from tabletop.games.hanging_gardens.rules.garden import Garden
from tabletop.games.hanging_gardens.rules.lookout import Row, best_view
from tabletop.games.hanging_gardens.rules.sight import Heights, heights_of, sights, view_points
from tabletop.games.hanging_gardens.rules.spaces import Space, space_to_text
from tabletop.games.hanging_gardens.rules.state import State


def scores_of(garden: Garden) -> tuple[int, ...]:
    """Return each seat's score: its best view plus its level, or 0 without a gazebo (R19)."""
    heights = heights_of(garden)
    return tuple(
        0 if space is None else score_from(heights, garden, space) for space in garden.gazebos
    )


def score_from(heights: Heights, garden: Garden, space: Space) -> int:
    """Return the score of a gazebo on `space`: its best view plus its level."""
    four = sights(heights, garden.beds, space)
    return four[0].level + max(map(view_points, four))


def sheet_of(garden: Garden) -> tuple[tuple[ScoreTerm, ...], ...]:
    """Return each seat's terms: the scoring rows of its best view, and the level of its gazebo."""
    return tuple(() if space is None else _sheet(garden, space) for space in garden.gazebos)


def outcome_of(state: State) -> Outcome:
    """Return the seats with the highest score as the winners (R18)."""
    scores = scores_of(state.garden)
    return Outcome(tuple(seat for seat, score in enumerate(scores, 1) if score == max(scores)))


def _sheet(garden: Garden, space: Space) -> tuple[ScoreTerm, ...]:
    view = best_view(garden, space)
    rows = tuple(_term(view.direction, row) for row in view.rows if row.points)
    level = ScoreTerm(f"level {view.level}", view.level, (space_to_text(space),))
    return (*rows, level)


def _term(direction: str, row: Row) -> ScoreTerm:
    beds = [bed for run in row.runs for bed in run.seen]
    where = tuple(space_to_text(bed.space) for bed in beds)
    return ScoreTerm(f"{direction} {row.k}", row.points, where, part=direction)
