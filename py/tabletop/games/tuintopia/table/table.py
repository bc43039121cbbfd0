"""The table of Tuintopia: a garden of cards around a house, and what each card would bring."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tabletop.core.language import t
from tabletop.games.tuintopia.rules.notation import Move
from tabletop.games.tuintopia.rules.state import Phase, State
from tabletop.games.tuintopia.table import draft
from tabletop.games.tuintopia.table.beats import beats, parts_of
from tabletop.games.tuintopia.table.ground import garden_window, thumbnail
from tabletop.games.tuintopia.table.saying import sentence
from tabletop.games.tuintopia.table.shown import shown_of
from tabletop.games.tuintopia.words import table as words
from tabletop.kit import words as kit
from tabletop.kit.cameras import camera_group
from tabletop.kit.parts import assembled
from tabletop.scene.regions import GRID, RADIOS, Group
from tabletop.scene.scene import Scene, Step
from tabletop.scene.table import Answer, Sight, Table


class GardenTable(Table[State, Move]):
    """A card and a cell are picked in either order and played by the button.

    Step B lays the card closed instead. A closed card that is tapped is turned, or covered by the
    card that is picked. A tap on an open card or on a player looks at it.
    """

    icon = "greenhouse"
    falls = (("linden-leaf", "leaf"), ("falling-leaf", "carrot"), ("ladybug", "rose"))
    passages = (("score-", "points"), ("", "card"))

    def scene(self, sight: Sight[State]) -> Scene:
        """Return the garden, the players, the hand, and what the move picked would bring."""
        shown = shown_of(sight)
        groups = (
            Group(draft.PLAYERS, t(kit.PLAYERS)),
            Group(draft.GARDEN, t(words.GARDEN), GRID),
            Group(draft.HAND, t(words.HAND), RADIOS),
            Group(draft.STEPS, t(words.STEPS), RADIOS),
            Group(draft.ACTIONS, t(words.ACTIONS)),
            camera_group(),
        )
        window = garden_window(shown)
        scene = assembled(sight, parts_of(shown), groups, sentence(shown), (window,))
        return scene._replace(inset=shown.places.inset)

    def tap(self, sight: Sight[State], region: str) -> Answer:
        """Return what is picked after the tap, the move of the button, or the rule against it."""
        return draft.answer(sight, region)

    def look(self, sight: Sight[State], region: str) -> str | None:
        """Return the card, score or key that a tap shows; a second one looks away."""
        return draft.look(sight, region)

    def spelling(self, sight: Sight[State], move: Move) -> tuple[str, ...]:
        """Return the card and the cell that are tapped for `move`, and the button."""
        return draft.spelling(sight.state, move)

    def pointed(self, sight: Sight[State], move: Move) -> str:
        """Return where `move` is made, "" as soon as something else than that is picked."""
        picks = self.draft_of(sight, move)
        return super().pointed(sight, move) if set(sight.draft) <= set(picks) else ""

    def drag(self, sight: Sight[State], start: str, end: str) -> Answer:
        """Return the card that is dragged, picked for the cell where it is dropped."""
        if not start.startswith(draft.CARD):
            return super().drag(sight, start, end)
        return self.tap(replace(sight, draft=draft.picks_of(sight, start)), end)

    def beats(
        self, before: Sight[State], move: Move, after: Sight[State], rest: Scene
    ) -> tuple[Step, ...]:
        """Return the flight of a card, the badges of its partners, and what is drawn."""
        return beats(before, move, after, rest)

    def thumbnail(self, state: State) -> Scene:
        """Return the garden in small: a house, cards in the colours of their families, backs."""
        return thumbnail(state)

    def status(self, state: State) -> str:
        """Return how many cells are free."""
        return words.status(None if state.phase is Phase.OVER else state.free.bit_count())


TABLE: Table[Any, Any] = GardenTable()
