"""Presentation state of the table, derived from a sight.

Beats replace single fields, so that a moving hat is drawn like one at rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tabletop.core.seating import called_you
from tabletop.games.witchcraft.rules.board import INN
from tabletop.games.witchcraft.rules.cards import EVENTS
from tabletop.games.witchcraft.rules.events import Action, SpellCast, WitchMoved, action_of
from tabletop.games.witchcraft.rules.foresight import Preview, Result, inn_results, preview
from tabletop.games.witchcraft.rules.game import GAME
from tabletop.games.witchcraft.rules.legality import is_closed
from tabletop.games.witchcraft.rules.notation import Move
from tabletop.games.witchcraft.rules.secrecy import move_from_redacted
from tabletop.games.witchcraft.rules.state import State, Step, Witch, seats_from, with_witch
from tabletop.games.witchcraft.table import draft
from tabletop.games.witchcraft.table.draft import Choice, Inspected, answer
from tabletop.games.witchcraft.table.layout import Layout, Village, layout
from tabletop.games.witchcraft.words.moves import in_brief
from tabletop.kit.last_actions import rival_actions
from tabletop.kit.view_model import TableModel, winners_of
from tabletop.scene.looking import unpicked
from tabletop.scene.table import REFUSED, Played, Sight


@dataclass(frozen=True, slots=True, kw_only=True)
class ViewModel(TableModel[State, Choice]):
    """Presentation state of the table.

    `home` is the seat whose hand is below the village. `visited` and `cast` are the spaces and the
    seats of the last moves, `actions` the last actions of each rival, and `briefly` the same in
    fewer words. `coming` is the preview of the picked move, `inspected` the inspected item.
    """

    places: Layout
    home: int
    coming: Preview | None = None
    visited: frozenset[str] = frozenset()
    cast: frozenset[int] = frozenset()
    actions: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    briefly: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    inspected: Inspected

    @property
    def mover(self) -> int:
        """Return the seat whose turn it is, or 0 if none."""
        return self.state.mover

    @property
    def names_or_you(self) -> list[str]:
        """Return the names of all seats for a sentence, "" for the player addressed as "you"."""
        return [self.or_you(seat) for seat in self.seats]

    @property
    def is_looking(self) -> bool:
        """Return whether the sheet with an inspected item covers the village."""
        return self.inspected != Inspected()

    @property
    def raised(self) -> bool:
        """Return whether the event is held up."""
        return self.state.in_play is not None and self.state.in_play.card in EVENTS

    @property
    def village(self) -> Village:
        """Return the layout of the village."""
        return self.places.village

    @property
    def own(self) -> Witch:
        """Return the witch whose hand is shown."""
        return self.state.witches[self.home - 1]

    def witch(self, seat: int) -> Witch:
        """Return the witch of a seat."""
        return self.state.witches[seat - 1]

    def with_witch(self, seat: int, **changes: Any) -> ViewModel:
        """Return a copy with fields of one witch replaced."""
        witch = self.state.witches[seat - 1]._replace(**changes)
        return self.at(self.state._replace(witches=with_witch(self.state, seat, witch)))

    def later(self, seat: int) -> Witch:
        """Return the witch of a seat after the picked move, or now if nothing is picked."""
        witches = self.coming.witches if self.coming else self.state.witches
        return witches[seat - 1]

    @property
    def targets(self) -> tuple[int, ...]:
        """Return the seats that may be tapped as the target of the picked spell."""
        return draft.targets(self.state) if self.active and self.choice.wants_target() else ()

    def may(self, region: str) -> bool:
        """Return whether a tap on a region would be accepted; such regions are lit."""
        return self.active and not isinstance(answer(self.state, self.choice, region), REFUSED)

    @property
    def inn(self) -> tuple[Result, ...]:
        """Return the results of a roll at the Inn for the mover.

        Empty if the Inn is closed, or if forecasts are not shown.
        """
        is_open = self.mover and not is_closed(self.state, INN)
        return inn_results(self.witch(self.mover).detection) if is_open and self._tells_inn else ()

    @property
    def _tells_inn(self) -> bool:
        """Return whether the results at the Inn may be shown: always, or once it is picked."""
        forecast = self.sight.forecast
        return forecast == "always" or (forecast == "after" and self.choice.place == INN)


def model_of(sight: Sight[State]) -> ViewModel:
    """Return the presentation state of `sight`."""
    inspected, sight = draft.inspected_of(sight), unpicked(sight)
    state = sight.state
    active = sight.interactive and state.step is not Step.OVER
    choice = draft.choice_of(sight) if active else Choice()
    move = draft.move_of(state, choice)
    last = [_action(played) for played in sight.last]
    home, order = draft.home_of(sight), seats_from(state.first or 1, len(state.witches))
    return ViewModel(
        places=layout(sight.width, sight.height, order, home),
        sight=sight,
        home=home,
        active=active,
        choice=choice,
        coming=_coming(sight, move) if move is not None else None,
        visited=frozenset(each.space for each in last if isinstance(each, WitchMoved)),
        cast=frozenset(each.seat for each in last if isinstance(each, SpellCast)),
        winners=winners_of(GAME, state),
        actions=_actions(sight, spell_alone=False),
        briefly=_actions(sight, spell_alone=True),
        inspected=inspected,
    )


def _coming(sight: Sight[State], move: Move) -> Preview:
    """Return the preview of a picked move, without changes if forecasts are off."""
    if sight.forecast == "never":
        return Preview(move, sight.state.witches)
    return preview(sight.state, move)


def _action(played: Played[State]) -> Action:
    return action_of(played.before, move_from_redacted(played.move))


def _actions(sight: Sight[State], *, spell_alone: bool) -> Mapping[int, tuple[str, ...]]:
    """Return the last actions of each rival; a cast may be the name of its spell alone."""
    names = called_you([sitter.name for sitter in sight.sitters], sight.addressed)
    return rival_actions(
        sight, lambda played: in_brief(_action(played), names, spell_alone=spell_alone)
    )
