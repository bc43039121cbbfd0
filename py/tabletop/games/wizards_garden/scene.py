"""The table of Wizards' Garden: a bed of four by four, two wizards, and seeds with two faces."""

from __future__ import annotations

from typing import Any

from tabletop.games.wizards_garden.board import CELLS, SIZE
from tabletop.games.wizards_garden.notation import Move
from tabletop.games.wizards_garden.scene_beats import beats, nodes
from tabletop.games.wizards_garden.scene_draft import answer, carried
from tabletop.games.wizards_garden.scene_regions import groups, look, regions
from tabletop.games.wizards_garden.scene_seeds import RADIUS, small_seed
from tabletop.games.wizards_garden.scene_shown import seeds_on, shown
from tabletop.games.wizards_garden.scene_words import sentence
from tabletop.games.wizards_garden.state import Phase, State
from tabletop.scene.boxes import Box
from tabletop.scene.looking import looked_away, unpicked
from tabletop.scene.scene import Scene, Step
from tabletop.scene.shapes import Node, Rect
from tabletop.scene.table import Answer, Sight, Table

THUMBNAIL = Box(0, 0, 98, 98)


class GardenTable(Table[State, Move]):
    """A face and a cell are picked by tapping or by carrying the seed, and planted by the button.

    A draft that is complete but for the direction of the harvest has a button for each direction.
    """

    icon = "wizard-staff"
    tells_past = True

    def scene(self, sight: Sight[State]) -> Scene:
        """Return the bed, the players, the faces and the basket; what is picked is a ghost."""
        view = shown(sight)
        return Scene(
            sight.width,
            sight.height,
            nodes(view),
            regions(sight, view),
            groups(view),
            sentence(sight, view),
        )

    def tap(self, sight: Sight[State], region: str) -> Answer:
        """Return what is picked after the tap, the move of a button, or the rule against it."""
        return looked_away(sight, answer(unpicked(sight), region))

    def look(self, sight: Sight[State], region: str) -> str | None:
        """Return the score, or the count of all seeds, that is looked at after the tap."""
        return look(sight, region)

    def drag(self, sight: Sight[State], start: str, end: str) -> Answer:
        """Return the face put down on the cell; other drags are a tap on their end."""
        bare = unpicked(sight)
        return looked_away(sight, carried(bare, start, end) or answer(bare, end))

    def beats(self, before: Sight[State], move: Move, after: Sight[State]) -> tuple[Step, ...]:
        """Return planting, flips, harvest and the way of the Staff, one after the other."""
        return beats(before, move, after, self.scene(after))

    def thumbnail(self, state: State) -> Scene:
        """Return the bed with its seeds, without birds."""
        bed = Rect(*THUMBNAIL, r=10, fill="bed")
        cells = [box for row in THUMBNAIL.inset(4).grid(SIZE, SIZE, 2) for box in row]
        earth = tuple(Rect(*box, r=4, fill="cell") for box in cells)
        by_cell = [cells[(SIZE - 1 - cell // SIZE) * SIZE + cell % SIZE] for cell in CELLS]
        seeds = tuple(
            Node(f"seed@{cell}", small_seed(face), by_cell[cell].cx, by_cell[cell].cy, 9 / RADIUS)
            for cell in seeds_on(state.position)
            for face in (state.position.black >> cell & 1,)
        )
        return Scene(98, 98, (Node("bed", (bed, *earth)), *seeds))

    def status(self, state: State) -> str:
        """Return the number of the turn, counted from the first planting."""
        if state.phase in (Phase.PLACE, Phase.TOSS):
            return "Setting up"
        made = state.position.plantings - (state.phase is Phase.CONFIRM)
        return f"Turn {made + (state.phase is not Phase.OVER)}"


TABLE: Table[Any, Any] = GardenTable()
