"""The table of Garden Growth: sections, seeds, actions, and what the next upkeep will do."""

from __future__ import annotations

from typing import Any

from tabletop.games.garden_growth.rules.game import GAME
from tabletop.games.garden_growth.rules.notation import Move, Watering, Weeding
from tabletop.games.garden_growth.rules.state import State
from tabletop.games.garden_growth.table.beats import beats
from tabletop.games.garden_growth.table.draft import answer, held, spelling
from tabletop.games.garden_growth.table.inspected import BACK, is_away, look
from tabletop.games.garden_growth.table.parts import groups, parts
from tabletop.games.garden_growth.table.plants import thumbnail_garden
from tabletop.games.garden_growth.table.sentence import sentence
from tabletop.games.garden_growth.table.view_model import model_of
from tabletop.games.garden_growth.words.labels import status
from tabletop.kit.parts import assembled
from tabletop.scene.looking import looked_away
from tabletop.scene.scene import THUMBNAIL, Scene, Step
from tabletop.scene.shapes import Node
from tabletop.scene.table import Answer, Draft, Sight, Table


class GrowthTable(Table[State, Move]):
    """Table where players tap a seed and a space, in either order, then press the button.

    A tapped plant has a button to water and one to weed, and stays picked while it can use more
    care. A dead plant can be revived. Ending a turn with actions left takes two taps. A tap on a
    player shows that garden, a second tap the terms of its score.
    """

    icon = "sprout"
    falls = (("plant-seed", "carrot"), ("strawberry", "rose"), ("sprout", "leaf"))
    passages = (("score-", "points"), ("", "garden"))

    def scene(self, sight: Sight[State]) -> Scene:
        """Return the large garden, the players, the score and the tray, with the draft."""
        model = model_of(sight)
        return assembled(sight, parts(model), groups(model), sentence(sight, model))

    def tap(self, sight: Sight[State], region: str) -> Answer:
        """Return the new draft, the move to play, or a refusal."""
        return looked_away(sight, answer(sight, region))

    def look(self, sight: Sight[State], region: str) -> str | None:
        """Return the inspected item after the tap, or None if it inspects nothing."""
        return look(sight, region)

    def spelling(self, sight: Sight[State], move: Move) -> tuple[str, ...]:
        """Return the regions to tap to play `move`."""
        return spelling(sight.state, move)

    def pointed(self, sight: Sight[State], move: Move) -> str:
        """Return the region a hint highlights: a space or seed, or the button that waters or weeds.

        If another garden is inspected, it is the button back to the home garden.
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
        """Return the animation of `move`: planting, care, upkeep steps, or the final score."""
        return beats(before, move, after, rest)

    def thumbnail(self, state: State) -> Scene:
        """Return the garden of the seat to act, or the best one at the end."""
        seat = GAME.outcome(state)
        best = seat.winners[0] if seat else state.seat
        return Scene(
            98, 98, (Node("garden", thumbnail_garden(state.gardens[best - 1], THUMBNAIL)),)
        )

    def status(self, state: State) -> str:
        """Return the caption of the current turn."""
        return status(state.turn)


TABLE: Table[Any, Any] = GrowthTable()
