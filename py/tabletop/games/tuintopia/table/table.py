"""The table of Tuintopia: a garden of cards around a house, and the points of each card."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tabletop.core.language import t
from tabletop.games.tuintopia.rules.notation import Move
from tabletop.games.tuintopia.rules.state import Phase, State
from tabletop.games.tuintopia.table import draft
from tabletop.games.tuintopia.table.beats import beats, parts_of
from tabletop.games.tuintopia.table.ground import garden_window, thumbnail
from tabletop.games.tuintopia.table.texts import sentence
from tabletop.games.tuintopia.table.view_model import model_of
from tabletop.games.tuintopia.words import table as words
from tabletop.kit import words as kit
from tabletop.kit.cameras import camera_group
from tabletop.kit.parts import assembled
from tabletop.scene.regions import GRID, RADIOS, Group
from tabletop.scene.scene import Scene, Step
from tabletop.scene.table import Answer, Sight, Table


class GardenTable(Table[State, Move]):
    """Table on which a player taps a card and a cell in either order, then the main button.

    With step B the card goes face down. A tap on a face-down card chooses to turn it, or to cover
    it with the chosen card. A tap on a face-up card or on a player inspects it.
    """

    icon = "greenhouse"
    falls = (("linden-leaf", "leaf"), ("falling-leaf", "carrot"), ("ladybug", "rose"))
    passages = (("score-", "points"), ("", "card"))

    def scene(self, sight: Sight[State]) -> Scene:
        """Return the scene: garden, players, hand, and the points of the chosen move."""
        model = model_of(sight)
        groups = (
            Group(draft.PLAYERS, t(kit.PLAYERS)),
            Group(draft.GARDEN, t(words.GARDEN), GRID),
            Group(draft.HAND, t(words.HAND), RADIOS),
            Group(draft.STEPS, t(words.STEPS), RADIOS),
            Group(draft.ACTIONS, t(words.ACTIONS)),
            camera_group(),
        )
        window = garden_window(model)
        scene = assembled(sight, parts_of(model), groups, sentence(model), (window,))
        return scene._replace(inset=model.places.inset)

    def tap(self, sight: Sight[State], region: str) -> Answer:
        """Return the draft after the tap, the move that it plays, or why it is refused."""
        return draft.answer(sight, region)

    def look(self, sight: Sight[State], region: str) -> str | None:
        """Return the item that a tap inspects, "" to close it, None for other taps."""
        return draft.look(sight, region)

    def spelling(self, sight: Sight[State], move: Move) -> tuple[str, ...]:
        """Return the regions to tap for `move`: step B if needed, card, cell, and the button."""
        return draft.spelling(sight.state, move)

    def pointed(self, sight: Sight[State], move: Move) -> str:
        """Return the region to highlight for `move`, "" if the draft has a part of another move."""
        picks = self.draft_of(sight, move)
        return super().pointed(sight, move) if set(sight.draft) <= set(picks) else ""

    def drag(self, sight: Sight[State], start: str, end: str) -> Answer:
        """Return the answer to dropping a card of the hand on a cell."""
        if not start.startswith(draft.CARD):
            return super().drag(sight, start, end)
        return self.tap(replace(sight, draft=draft.picks_of(sight, start)), end)

    def beats(
        self, before: Sight[State], move: Move, after: Sight[State], rest: Scene
    ) -> tuple[Step, ...]:
        """Return the animation of `move`: the card, its points by neighbour, and the drawn card."""
        return beats(before, move, after, rest)

    def thumbnail(self, state: State) -> Scene:
        """Return a thumbnail of the garden with the icons of face-up cards."""
        return thumbnail(state)

    def status(self, state: State) -> str:
        """Return how many cells are free, or that the game is over."""
        return words.status(None if state.phase is Phase.OVER else state.free.bit_count())


TABLE: Table[Any, Any] = GardenTable()
