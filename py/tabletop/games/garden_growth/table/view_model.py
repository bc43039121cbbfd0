"""Presentation state of the table, derived from a sight.

Beats replace single fields, so that a garden in mid-upkeep is drawn like one at rest.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tabletop.games.garden_growth.rules.events import Action
from tabletop.games.garden_growth.rules.game import GAME
from tabletop.games.garden_growth.rules.garden import SPACES, Garden
from tabletop.games.garden_growth.rules.kinds import KIND_OF
from tabletop.games.garden_growth.rules.notation import (
    Planting,
    Revival,
)
from tabletop.games.garden_growth.rules.scoring import A_DEAD_PLANT, items
from tabletop.games.garden_growth.rules.state import State, next_upkeep
from tabletop.games.garden_growth.rules.upkeep import Fate, fates
from tabletop.games.garden_growth.table.care import Care, care_of, offered_care
from tabletop.games.garden_growth.table.draft import (
    Choice,
    can_act,
    choice_of,
    move_of,
    open_regions,
)
from tabletop.games.garden_growth.table.inspected import (
    DEAD,
    LIVING,
    OWN,
    Inspected,
    home_of,
    inspected_of,
)
from tabletop.games.garden_growth.table.layout import Layout, layout
from tabletop.games.garden_growth.words.labels import outlook
from tabletop.games.garden_growth.words.moves import tell_fate
from tabletop.kit.page import Form
from tabletop.kit.view_model import TableModel, winners_of
from tabletop.scene.measure import text_width
from tabletop.scene.table import Played, Sight


@dataclass(frozen=True, slots=True, kw_only=True)
class ViewModel(TableModel[State, Choice]):
    """Presentation state of the table.

    `garden` is the large garden, that of `seat`; `coming` is the same after the picked move, or
    unchanged without one or with forecasts off. `fates` are the effects of the upkeep of turn
    `upkeep` on `coming`. `allowance` is the number of actions at the start of the turn, `spent` the
    cost of the picked move. `open` are the regions that accept a tap. `care` is the legal care of
    the picked plant, `offer` the care offered if nothing is picked. `last` are the spaces of the
    latest moves. `points` are the items of the score, `items_to_come` those after the picked move.
    `inspected` is the item that the viewer inspects. In beats, `bare` is a space being planted that
    has no slip yet, `flying` animates chips, and `lit` is the number of items counted so far.
    """

    places: Layout
    home: int
    seat: int
    garden: Garden
    coming: Garden
    open: frozenset[str]
    move: Planting | Revival | None
    care: tuple[Care, ...]
    offer: Care | None
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
    inspected: Inspected
    bare: int | None = None
    flying: bool = False
    lit: int | None = None

    @property
    def mover(self) -> int:
        """Return the seat to move, or 0 if the game is over."""
        return 0 if self.state.is_over else self.state.seat

    @property
    def cared(self) -> int | None:
        """Return the space of the living plant picked for care, or None."""
        space = self.choice.space
        plant = None if space is None else self.garden[space]
        return space if plant and plant.is_living else None

    @property
    def is_brief(self) -> bool:
        """Return whether the page has no room for more than one short sentence."""
        return self.places.form is Form.PHONE

    @property
    def is_full(self) -> bool:
        """Return whether the large garden has no empty space."""
        return None not in self.garden

    def fate_words(self, space: int, *, why: bool = True) -> str:
        """Return a sentence that says what the next upkeep does to a plant; "" if nothing."""
        return tell_fate(self.garden, space, self.upkeep, why=why) if self.upkeep else ""

    def outlook(self, room: float = 10_000) -> str:
        """Return the longest text about the next upkeep that fits in `room` pixels."""
        whose = None if self.seat == self.state.seat else self.or_you(self.seat)
        told = outlook(self.coming, self.state.turn, self.upkeep, whose)
        return next((each for each in told if text_width(each, 13) <= room), told[-1])

    @property
    def gain(self) -> int:
        """Return the change of the total score after the picked move."""
        return sum(self.items_to_come) - sum(self.points)


NO_FATES: tuple[Fate | None, ...] = (None,) * len(SPACES)


def model_of(sight: Sight[State]) -> ViewModel:
    """Return the presentation state of `sight`."""
    state, home = sight.state, home_of(sight)
    picked = choice_of(sight)
    inspected = inspected_of(sight)
    seat = inspected.seat or home
    active = sight.interactive and not state.is_over and state.seat == seat
    choice = picked if active else Choice()
    move = move_of(state, choice) if active else None
    garden = state.gardens[seat - 1]
    care = _care(state, choice) if active else ()
    after = state if move is None else GAME.apply_move(state, move)
    is_told = sight.forecast != "never"
    coming = after.gardens[seat - 1] if is_told else garden
    upkeep = None if state.is_over else next_upkeep(state, seat)
    points = items(garden)
    return ViewModel(
        sight=sight,
        places=layout(sight.width, sight.height, len(sight.sitters)),
        home=home,
        seat=seat,
        garden=garden,
        coming=coming,
        choice=choice,
        active=active,
        open=open_regions(sight) if active else frozenset(),
        move=move,
        care=care,
        offer=offered_care(state) if active and choice == Choice() else None,
        can_act=active and can_act(state),
        upkeep=upkeep,
        fates=fates(coming, upkeep) if upkeep and not inspected.terms else NO_FATES,
        allowance=_allowance(sight),
        left=state.left,
        spent=state.left - after.left if move else len(care[:1]),
        last=_last_places(sight, seat),
        points=points,
        items_to_come=items(coming) if move else _after_care(sight, points, care),
        totals=GAME.scores(state),
        winners=winners_of(GAME, state),
        inspected=inspected,
    )


def _care(state: State, choice: Choice) -> tuple[Care, ...]:
    """Return the legal care of the picked plant; empty if a seed is picked."""
    if choice.space is None or choice.seed:
        return ()
    return care_of(state, choice.space)


def _after_care(
    sight: Sight[State], points: tuple[int, ...], care: tuple[Care, ...]
) -> tuple[int, ...]:
    """Return the items after each kind of care by itself: watering and weeding touch one each.

    Which of them is meant is chosen by the button that does it, so nothing is told before that
    unless forecasts are always wanted.
    """
    found = list(points)
    for move in care if sight.forecast == "always" else ():
        after = items(GAME.apply_move(sight.state, move).garden)
        found = [
            new if new != old else kept for kept, old, new in zip(found, points, after, strict=True)
        ]
    return tuple(found)


def _allowance(sight: Sight[State]) -> int:
    """Return the actions with which the turn began, as far as the latest moves tell."""
    state, befores = sight.state, [played.before for played in sight.last]
    now = (state.turn, state.seat)
    return max([state.left, *(each.left for each in befores if (each.turn, each.seat) == now)])


def _last_places(sight: Sight[State], seat: int) -> tuple[int, ...]:
    """Return where the latest moves in the garden of `seat` were made; of its viewer only one."""
    played = sight.last[-1:] if seat == sight.viewer else sight.last
    actions = actions_in(each for each in played if each.seat == seat)
    return tuple(dict.fromkeys(action.space for action in actions))


def actions_in(played: Iterable[Played[State]]) -> tuple[Action, ...]:
    """Return the actions among the moves `played`, oldest first."""
    moves = (GAME.events(each.before, GAME.move_from_text(each.move)) for each in played)
    return tuple(event for events in moves for event in events if isinstance(event, Action))


def points_at(model: ViewModel, space: int) -> int:
    """Return the points that the plant on a space gives by itself in the inspected items.

    Water and weeds are not included: they count over the whole garden.
    """
    plant = model.garden[space]
    if plant is None:
        return 0
    if not plant.is_living:
        return -A_DEAD_PLANT if DEAD in model.inspected.terms else 0
    living = 1 if LIVING in model.inspected.terms else 0
    return living + (KIND_OF[plant.kind].points if OWN in model.inspected.terms else 0)
