"""The table of Wizards' Garden: a bed of four by four, two wizards, and seeds with two faces."""

from __future__ import annotations

from typing import Any

from tabletop.core.language import t
from tabletop.games.wizards_garden.rules.board import CELL_NAMES, CELLS, FACES, SIZE
from tabletop.games.wizards_garden.rules.notation import Move, Plant
from tabletop.games.wizards_garden.rules.state import Phase, State
from tabletop.games.wizards_garden.table.beats import beats, parts_of
from tabletop.games.wizards_garden.table.board import BASKET, BOARD
from tabletop.games.wizards_garden.table.draft import GO, answer, carried, choice_of, spelled
from tabletop.games.wizards_garden.table.lines import HARVEST
from tabletop.games.wizards_garden.table.panels import PANEL, SCORES
from tabletop.games.wizards_garden.table.seeds import RADIUS, SMALL_SEEDS
from tabletop.games.wizards_garden.table.sentence import sentence
from tabletop.games.wizards_garden.table.shown import shown_of
from tabletop.games.wizards_garden.table.tray import BACK, FACE
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
    """A face and a cell are picked by tapping or by carrying the seed, and planted by the button.

    A draft that is complete but for the direction of the harvest has a button for each direction.
    """

    icon = "wizard-staff"
    falls = (("flower-emblem", "white"), ("flower-emblem", "night"), ("curled-leaf", "leaf"))
    passages = (("basket", "seeds"), ("score-", "end"))
    tells_past = True

    def least(self, seats: int) -> tuple[Size, ...]:
        """Return the least sizes of a bed whose sixteen cells can be hit."""
        return ((320.0, 500.0), LEAST_LYING)

    def scene(self, sight: Sight[State]) -> Scene:
        """Return the board, the players, the faces and the basket, with the draft as a ghost."""
        shown = shown_of(sight)
        groups = (
            Group(BOARD, t(labels.GARDEN), GRID),
            Group(FACE, t(labels.FACE), RADIOS),
            Group(HARVEST, t(labels.HARVEST), RADIOS),
            Group(GO, t(kit.GO_ON), BUTTONS),
            Group(SCORES, t(labels.SCORES), BUTTONS),
        )
        scene = assembled(sight, parts_of(shown), groups, sentence(shown))
        return scene._replace(inset=shown.places.inset)

    def tap(self, sight: Sight[State], region: str) -> Answer:
        """Return the new draft, the move that a button plays, or a refusal."""
        return looked_away(sight, answer(unpicked(sight), region))

    def look(self, sight: Sight[State], region: str) -> str | None:
        """Return the score, or the count of all seeds, that is looked at after the tap."""
        if region == BACK:
            return ""
        if region == BASKET:
            return toggled(sight, BASKET)
        if not region.startswith(PANEL):
            return None
        return toggled(sight, f"{SCORE}{region.removeprefix(PANEL)}")

    def spelling(self, sight: Sight[State], move: Move) -> tuple[str, ...]:
        """Return face, cell, harvest where there is a choice, and button; or one of two buttons."""
        return spelled(move)

    def pointed(self, sight: Sight[State], move: Move) -> str:
        """Return the face of a planting, once that is chosen its cell, or the button.

        Directions are never pointed at. A hint that shows its move needs no face, and once another
        cell is picked there is nothing to point at.
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
        """Return the face put down on the cell; other drags are a tap on their end."""
        bare = unpicked(sight)
        return looked_away(sight, carried(bare, start, end) or answer(bare, end))

    def beats(
        self, before: Sight[State], move: Move, after: Sight[State], rest: Scene
    ) -> tuple[Step, ...]:
        """Return planting, flips, harvest and the way of the Staff, one after the other."""
        return beats(before, move, after, rest)

    def thumbnail(self, state: State) -> Scene:
        """Return the bed with its seeds, without birds."""
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
        """Return the number of the turn, counted from the first planting."""
        if state.phase in (Phase.PLACE, Phase.TOSS):
            return t(about.SETTING_UP)
        made = state.position.plantings - (state.phase is Phase.CONFIRM)
        return t(about.TURN, turn=made + (state.phase is not Phase.OVER))


TABLE: Table[Any, Any] = GardenTable()
