"""What a picture of the table shows, resolved from what there is to see: the model of the drawing.

Beats change single fields of it, so that a garden in the middle of its upkeep is drawn like one at
rest.
"""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.garden_growth.garden import SPACES, Garden
from tabletop.games.garden_growth.kinds import KIND_OF, Kind
from tabletop.games.garden_growth.notation import (
    End,
    Move,
    Planting,
    Revival,
    Watering,
    Weeding,
    move_from_text,
)
from tabletop.games.garden_growth.rules import GAME
from tabletop.games.garden_growth.scene_draft import (
    Choice,
    can_act,
    care_of,
    choice_of,
    hinted_move,
    move_of,
    price_of,
)
from tabletop.games.garden_growth.scene_gaze import DEAD, LIVING, OWN, Gaze, gaze_of, home_of
from tabletop.games.garden_growth.scene_layout import Layout, layout
from tabletop.games.garden_growth.scoring import A_DEAD_PLANT, items
from tabletop.games.garden_growth.state import State, next_upkeep
from tabletop.games.garden_growth.upkeep import Fate, fates
from tabletop.scene.table import Sight, Sitter


class Shown(NamedTuple):
    """Everything that is drawn.

    `seat` is whose garden lies large and `garden` what stands in it; `coming` is that garden after
    what is picked (the same without). `fates` is what the upkeep of turn `upkeep` will do to it,
    `allowance` the actions with which the turn began, `spent` those that what is picked would cost.
    `care` is what may be done for the plant picked. `last` are the places of the latest moves.
    `points` are the items of the score, `items_to_come` those after what is picked. In beats,
    `bare` is a place that is being planted and has no slip yet; chips come and go `flying`; `lit`
    counts the items that are told already; `caption` is what the button says. `gaze` is what is
    looked at.
    """

    places: Layout
    sitters: tuple[Sitter, ...]
    state: State
    home: int
    seat: int
    garden: Garden
    coming: Garden
    choice: Choice
    active: bool
    move: Planting | Revival | None
    care: tuple[Watering | Weeding, ...]
    can_act: bool
    upkeep: int | None
    fates: tuple[Fate | None, ...]
    allowance: int
    left: int
    spent: int
    last: tuple[int, ...]
    points: tuple[int, ...]
    items_to_come: tuple[int, ...]
    totals: tuple[int, ...]
    hint: Move | None = None
    winners: tuple[int, ...] | None = None
    bare: int | None = None
    flying: bool = False
    lit: int | None = None
    caption: str = ""
    gaze: Gaze = Gaze()

    @property
    def mover(self) -> int:
        """Return the seat to act; 0 when the game is over."""
        return 0 if self.state.is_over else self.state.seat

    @property
    def name(self) -> str:
        """Return the name of whose garden lies large."""
        return self.sitters[self.seat - 1].name

    @property
    def is_open(self) -> bool:
        """Return whether places can be chosen for a seed now."""
        return self.active and self.left > 0

    @property
    def is_full(self) -> bool:
        """Return whether the garden that lies large has no empty place left."""
        return None not in self.garden

    def may_plant(self, kind: Kind) -> bool:
        """Return whether a seed could be planted somewhere now (G13)."""
        return self.active and not self.is_full and kind.cost <= self.left

    @property
    def gain(self) -> int:
        """Return by how much the total would change."""
        return sum(self.items_to_come) - sum(self.points)


NO_FATES: tuple[Fate | None, ...] = (None,) * len(SPACES)


def shown(sight: Sight[State]) -> Shown:
    """Return what the picture of a sight shows."""
    state, home = sight.state, home_of(sight)
    picked = choice_of(sight)
    gaze = gaze_of(sight)
    seat = gaze.seat or home
    active = sight.interactive and not state.is_over and state.seat == seat
    choice = picked if active else Choice()
    move = move_of(state, choice) if active else None
    garden = state.gardens[seat - 1]
    care = _care(state, choice) if active else ()
    coming = garden if move is None else GAME.apply_move(state, move).gardens[seat - 1]
    upkeep = None if state.is_over else next_upkeep(state, seat)
    points = items(garden)
    outcome = GAME.outcome(state)
    return Shown(
        places=layout(sight.width, sight.height, len(sight.sitters)),
        sitters=sight.sitters,
        state=state,
        home=home,
        seat=seat,
        garden=garden,
        coming=coming,
        choice=choice,
        active=active,
        move=move,
        care=care,
        can_act=active and can_act(state),
        upkeep=upkeep,
        fates=fates(coming, upkeep) if upkeep and not gaze.terms else NO_FATES,
        allowance=_allowance(sight),
        left=state.left,
        spent=price_of(move) if move else price_of(care[0]) if care else 0,
        last=_last_places(sight, seat),
        points=points,
        items_to_come=items(coming) if move else _after_care(state, points, care),
        totals=GAME.scores(state),
        hint=hinted_move(sight) if active else None,
        winners=outcome.winners if outcome else None,
        gaze=gaze,
    )


def _care(state: State, choice: Choice) -> tuple[Watering | Weeding, ...]:
    """Return what may be done for the plant that is picked by itself."""
    if choice.space is None or choice.seed:
        return ()
    return care_of(state, choice.space)


def _after_care(
    state: State, points: tuple[int, ...], care: tuple[Watering | Weeding, ...]
) -> tuple[int, ...]:
    """Return the items after each kind of care by itself: watering and weeding touch one each."""
    found = list(points)
    for move in care:
        after = items(GAME.apply_move(state, move).garden)
        found = [
            new if new != old else kept for kept, old, new in zip(found, points, after, strict=True)
        ]
    return tuple(found)


def _allowance(sight: Sight[State]) -> int:
    """Return the actions with which the turn began, as far as the latest moves tell."""
    state = sight.state
    return max(
        [
            played.before.left
            for played in sight.last
            if (played.before.turn, played.before.seat) == (state.turn, state.seat)
        ]
        + [state.left]
    )


def _last_places(sight: Sight[State], seat: int) -> tuple[int, ...]:
    """Return where the latest moves in the garden of `seat` were made; of its viewer only one."""
    if seat == sight.viewer:
        played = sight.last[-1:]
        moves = [move_from_text(each.move) for each in played if each.seat == seat]
    else:
        moves = [move_from_text(each.move) for each in sight.last if each.seat == seat]
    return tuple(dict.fromkeys(move.space for move in moves if not isinstance(move, End)))


def points_at(view: Shown, space: int) -> int:
    """Return the points that the plant on a place gives by itself, as far as they are looked at.

    Water and weeds count only together, over the whole garden.
    """
    plant = view.garden[space]
    if plant is None:
        return 0
    if not plant.is_living:
        return -A_DEAD_PLANT if DEAD in view.gaze.terms else 0
    living = 1 if LIVING in view.gaze.terms else 0
    return living + (KIND_OF[plant.kind].points if OWN in view.gaze.terms else 0)
