"""The table of Garden Growth: sections, seeds, actions, and what the next upkeep will do."""

from __future__ import annotations

from typing import Any

from tabletop.games.garden_growth.rules.game import GAME
from tabletop.games.garden_growth.rules.notation import Move, Watering, Weeding
from tabletop.games.garden_growth.rules.state import State
from tabletop.games.garden_growth.table.beats import beats
from tabletop.games.garden_growth.table.draft import answer, held, spelling
from tabletop.games.garden_growth.table.gaze import BACK, is_away, look
from tabletop.games.garden_growth.table.parts import groups, parts
from tabletop.games.garden_growth.table.plants import thumbnail_garden
from tabletop.games.garden_growth.table.sentence import sentence
from tabletop.games.garden_growth.table.shown import shown_of
from tabletop.games.garden_growth.words.labels import status
from tabletop.kit.parts import assembled
from tabletop.scene.looking import looked_away
from tabletop.scene.scene import THUMBNAIL, Scene, Step
from tabletop.scene.shapes import Node
from tabletop.scene.table import Answer, Draft, Sight, Table


class GrowthTable(Table[State, Move]):
    """A seed and a place are picked in either order and planted by the button.

    A plant that is tapped has a button for water and one for weeds, and stays picked while there is
    more to do for it; a dead one is revived, and a turn with actions left is ended by two taps. A
    tap on a player shows that garden, and one more the terms of its score.
    """

    icon = "sprout"
    falls = (("plant-seed", "carrot"), ("strawberry", "rose"), ("sprout", "leaf"))
    passages = (("score-", "points"), ("", "garden"))

    def scene(self, sight: Sight[State]) -> Scene:
        """Return one garden large, the players, the score and the tray; what is picked is pale."""
        shown = shown_of(sight)
        return assembled(sight, parts(shown), groups(shown), sentence(sight, shown))

    def tap(self, sight: Sight[State], region: str) -> Answer:
        """Return what is picked after the tap, the move of a button, or the rule against it."""
        return looked_away(sight, answer(sight, region))

    def look(self, sight: Sight[State], region: str) -> str | None:
        """Return the garden or the terms of a score that are looked at after the tap."""
        return look(sight, region)

    def spelling(self, sight: Sight[State], move: Move) -> tuple[str, ...]:
        """Return the seed, the plant or the place of a move, and the button."""
        return spelling(sight.state, move)

    def pointed(self, sight: Sight[State], move: Move) -> str:
        """Return the place of a hint, or its button where that alone tells water from weeds.

        While another garden lies there it is the button that leads back to one's own.
        """
        if is_away(sight):
            return BACK
        regions = spelling(sight.state, move)
        is_picked = sight.draft[:1] == regions[:1] or (sight.hint_depth > 1 and not sight.draft)
        if isinstance(move, Watering | Weeding) and is_picked:
            return regions[-1]
        return super().pointed(sight, move)

    def stays(self, state: State, move: Move, draft: Draft) -> Draft:
        """Return the plant that was cared for, while there is more to do for it."""
        return held(state, move, draft)

    def beats(
        self, before: Sight[State], move: Move, after: Sight[State], rest: Scene
    ) -> tuple[Step, ...]:
        """Return planting, care, the upkeep in its steps, or the reckoning."""
        return beats(before, move, after, rest)

    def thumbnail(self, state: State) -> Scene:
        """Return the garden of the seat to act, or the best one at the end."""
        seat = GAME.outcome(state)
        best = seat.winners[0] if seat else state.seat
        return Scene(
            98, 98, (Node("garden", thumbnail_garden(state.gardens[best - 1], THUMBNAIL)),)
        )

    def status(self, state: State) -> str:
        """Return the number of the turn."""
        return status(state.turn)


TABLE: Table[Any, Any] = GrowthTable()
