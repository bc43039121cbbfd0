"""The table of Wizards' Garden: a 4x4 garden, two players, and two-sided seeds."""

from __future__ import annotations

from typing import Any

from tabletop.core.language import t
from tabletop.games.wizards_garden.rules.board import CELL_NAMES, CELLS, FACES, SIZE
from tabletop.games.wizards_garden.rules.notation import Move, Plant
from tabletop.games.wizards_garden.rules.phase import Phase
from tabletop.games.wizards_garden.rules.state import State
from tabletop.games.wizards_garden.table.beats import beats, parts_of
from tabletop.games.wizards_garden.table.board import BASKET, BOARD
from tabletop.games.wizards_garden.table.draft import GO, answer, carried, choice_of, spelled
from tabletop.games.wizards_garden.table.lines import HARVEST
from tabletop.games.wizards_garden.table.panels import PANEL, SCORES
from tabletop.games.wizards_garden.table.seeds import RADIUS, SMALL_SEEDS
from tabletop.games.wizards_garden.table.sentence import sentence
from tabletop.games.wizards_garden.table.tray import BACK, FACE
from tabletop.games.wizards_garden.table.view_model import model_of
from tabletop.games.wizards_garden.words import about, labels
from tabletop.kit import words as kit
from tabletop.kit.parts import assembled
from tabletop.scene.layout import LEAST_LYING, Size
from tabletop.scene.looking import SCORE, looked_away, toggled, unpicked
from tabletop.scene.regions import BUTTONS, GRID, RADIOS, Group
from tabletop.scene.scene import THUMBNAIL, Scene, Step
from tabletop.scene.shapes import Node, Rect
from tabletop.scene.table import Answer, Sight, Table


class GardenTable(Table[State, Move]):
    """Table where players tap a face and a cell, or drag a seed, then press the button.

    If only the harvest direction is missing, there is one button for each direction.
    """

    icon = "wizard-staff"
    falls = (("flower-emblem", "white"), ("flower-emblem", "night"), ("curled-leaf", "leaf"))
    passages = (("basket", "seeds"), ("score-", "end"))
    tells_past = True

    def least(self, seats: int) -> tuple[Size, ...]:
        """Return the smallest sizes, upright and landscape, at which all cells can be tapped."""
        return ((320.0, 500.0), LEAST_LYING)

    def scene(self, sight: Sight[State]) -> Scene:
        """Return the garden, panels and tray, with the draft shown as a ghost."""
        model = model_of(sight)
        groups = (
            Group(BOARD, t(labels.GARDEN), GRID),
            Group(FACE, t(labels.FACE), RADIOS),
            Group(HARVEST, t(labels.HARVEST), RADIOS),
            Group(GO, t(kit.GO_ON), BUTTONS),
            Group(SCORES, t(labels.SCORES), BUTTONS),
        )
        scene = assembled(sight, parts_of(model), groups, sentence(model))
        return scene._replace(inset=model.places.inset)

    def tap(self, sight: Sight[State], region: str) -> Answer:
        """Return the new draft, the move to play, or a refusal."""
        return looked_away(sight, answer(unpicked(sight), region))

    def look(self, sight: Sight[State], region: str) -> str | None:
        """Return the inspected item after a tap: a score, the basket, "" for none; else None."""
        if region == BACK:
            return ""
        if region == BASKET:
            return toggled(sight, BASKET)
        if not region.startswith(PANEL):
            return None
        return toggled(sight, f"{SCORE}{region.removeprefix(PANEL)}")

    def spelling(self, sight: Sight[State], move: Move) -> tuple[str, ...]:
        """Return the regions to tap to play `move`."""
        return spelled(move)

    def pointed(self, sight: Sight[State], move: Move) -> str:
        """Return the region a hint highlights: the face, then the cell once the face is right.

        A hint never highlights a direction. One that shows the whole move skips the face, and if
        another cell is picked it highlights nothing.
        """
        if not isinstance(move, Plant):
            return super().pointed(sight, move)
        choice, is_shown = choice_of(sight), sight.hint_depth > 1 and not sight.draft
        if choice.cell not in (None, move.cell):
            return ""
        if choice.face != move.face and not is_shown:
            return f"{FACE}-{FACES[move.face]}"
        return CELL_NAMES[move.cell]

    def drag(self, sight: Sight[State], start: str, end: str) -> Answer:
        """Return the answer to a drag; one that carries no seed counts as a tap on its end."""
        bare = unpicked(sight)
        return looked_away(sight, carried(bare, start, end) or answer(bare, end))

    def beats(
        self, before: Sight[State], move: Move, after: Sight[State], rest: Scene
    ) -> tuple[Step, ...]:
        """Return the animation of `move`: planting, flips, harvest, then the Staff."""
        return beats(before, move, after, rest)

    def thumbnail(self, state: State) -> Scene:
        """Return the garden with simplified seeds."""
        bed = Rect(*THUMBNAIL, r=10, fill="bed")
        cells = [box for row in THUMBNAIL.inset(4).grid(SIZE, SIZE, 2) for box in row]
        earth = tuple(Rect(*box, r=4, fill="cell") for box in cells)
        by_cell = [cells[(SIZE - 1 - cell // SIZE) * SIZE + cell % SIZE] for cell in CELLS]
        seeds = tuple(
            Node(f"seed@{cell}", SMALL_SEEDS[face], by_cell[cell].cx, by_cell[cell].cy, 9 / RADIUS)
            for cell in CELLS
            for face in (state.position.black >> cell & 1,)
            if (state.position.white | state.position.black) >> cell & 1
        )
        return Scene(98, 98, (Node("bed", (bed, *earth)), *seeds))

    def status(self, state: State) -> str:
        """Return the turn number, counted from the first planting."""
        if state.phase in (Phase.PLACE, Phase.TOSS):
            return t(about.SETTING_UP)
        made = state.position.plantings - (state.phase is Phase.CONFIRM)
        return t(about.TURN, turn=made + (state.phase is not Phase.OVER))


TABLE: Table[Any, Any] = GardenTable()
