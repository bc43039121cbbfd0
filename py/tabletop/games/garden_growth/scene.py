"""The table of Garden Growth: four beds, six seeds, trowels, and what the next upkeep will do."""

from __future__ import annotations

from typing import Any

from tabletop.games.garden_growth.notation import Move
from tabletop.games.garden_growth.rules import GAME
from tabletop.games.garden_growth.scene_beats import beats, nodes
from tabletop.games.garden_growth.scene_draft import answer
from tabletop.games.garden_growth.scene_gaze import look
from tabletop.games.garden_growth.scene_plants import thumbnail_garden
from tabletop.games.garden_growth.scene_regions import groups, notes, regions
from tabletop.games.garden_growth.scene_sentence import sentence
from tabletop.games.garden_growth.scene_shown import shown
from tabletop.games.garden_growth.scene_words import status_of
from tabletop.games.garden_growth.state import State
from tabletop.scene.boxes import Box
from tabletop.scene.looking import looked_away
from tabletop.scene.scene import Scene, Step
from tabletop.scene.shapes import Node
from tabletop.scene.table import Answer, Sight, Table

THUMBNAIL = Box(0, 0, 98, 98)


class GrowthTable(Table[State, Move]):
    """A seed and a place are picked in either order and planted by the button.

    A plant that is tapped has a button for water and one for weeds, a dead one is revived, and a
    turn with actions left is ended by two taps. A tap on a player shows that garden, and one more
    the terms of its score.
    """

    icon = "sprout"

    def scene(self, sight: Sight[State]) -> Scene:
        """Return one garden large, the players, the score and the tray; what is picked is pale."""
        view = shown(sight)
        return Scene(
            sight.width,
            sight.height,
            nodes(view),
            regions(view),
            groups(view),
            sentence(sight, view),
            notes(view),
        )

    def tap(self, sight: Sight[State], region: str) -> Answer:
        """Return what is picked after the tap, the move of a button, or the rule against it."""
        return looked_away(sight, answer(sight, region))

    def look(self, sight: Sight[State], region: str) -> str | None:
        """Return the garden or the terms of a score that are looked at after the tap."""
        return look(sight, region)

    def beats(self, before: Sight[State], move: Move, after: Sight[State]) -> tuple[Step, ...]:
        """Return planting, care, the upkeep in its steps, or the reckoning."""
        return beats(before, move, after, self.scene(after))

    def thumbnail(self, state: State) -> Scene:
        """Return the garden of the seat to act, or the best one at the end."""
        seat = GAME.outcome(state)
        best = seat.winners[0] if seat else state.seat
        return Scene(
            98, 98, (Node("garden", thumbnail_garden(state.gardens[best - 1], THUMBNAIL)),)
        )

    def status(self, state: State) -> str:
        """Return the number of the turn."""
        return status_of(state)


TABLE: Table[Any, Any] = GrowthTable()
