"""The table of Witchcraft: a village with seven places, two meters a witch, spells and events."""

from __future__ import annotations

from typing import Any

from tabletop.core.language import t
from tabletop.games.witchcraft.rules.board import METER_TOP
from tabletop.games.witchcraft.rules.notation import Move
from tabletop.games.witchcraft.rules.state import State
from tabletop.games.witchcraft.table import draft
from tabletop.games.witchcraft.table.art import star
from tabletop.games.witchcraft.table.beats import beats, parts_of
from tabletop.games.witchcraft.table.texts import sentence
from tabletop.games.witchcraft.table.view_model import model_of
from tabletop.games.witchcraft.words import table as words
from tabletop.kit import words as kit
from tabletop.kit.parts import assembled
from tabletop.scene.layout import Size
from tabletop.scene.looking import looked_away, unpicked
from tabletop.scene.marks import OFF, hat
from tabletop.scene.regions import RADIOS, Group
from tabletop.scene.scene import Scene, Step
from tabletop.scene.shapes import Circle, Icon, Node, Rect, Shapes
from tabletop.scene.table import Answer, Sight, Table

_SIDE = 98.0


class VillageTable(Table[State, Move]):
    """Table where players tap a space, or a spell and its target, then press the big button."""

    icon = "cauldron"
    falls = (("pointy-hat", "plum"), ("pointy-hat", "berry"), ("round-star", "sun"))
    passages = (("score-", "meters"), ("rolls", "inn"), ("events", "events"), ("", "spells"))
    tells_past = True

    def least(self, seats: int) -> tuple[Size, ...]:
        """Return the smallest supported sizes, upright and landscape, as (width, height)."""
        return ((320.0, 540.0), (640.0, 276.0))

    def scene(self, sight: Sight[State]) -> Scene:
        """Return the village, panels and hand, with the preview of the draft."""
        model = model_of(sight)
        return assembled(sight, parts_of(model), _groups(), sentence(model))

    def tap(self, sight: Sight[State], region: str) -> Answer:
        """Return the new draft, the move to play, or a refusal."""
        seen = unpicked(sight)
        return looked_away(sight, draft.answer(seen.state, draft.choice_of(seen), region))

    def look(self, sight: Sight[State], region: str) -> str | None:
        """Return the inspected item after the tap, or None if it inspects nothing."""
        return draft.look(sight, region)

    def spelling(self, sight: Sight[State], move: Move) -> tuple[str, ...]:
        """Return the regions to tap to play `move`."""
        return draft.spelled(move)

    def pointed(self, sight: Sight[State], move: Move) -> str:
        """Return the first region to tap for `move`: a spell comes before its target."""
        return "".join(draft.spelled(move)[:1])

    def beats(
        self, before: Sight[State], move: Move, after: Sight[State], rest: Scene
    ) -> tuple[Step, ...]:
        """Return the animation of `move`: hat or spell, each effect, dice and events."""
        return beats(before, move, after, rest)

    def thumbnail(self, state: State) -> Scene:
        """Return a night sky with a hat for each witch, as high as her Power."""
        sky = Rect(0, 0, _SIDE, _SIDE, 10, fill="plum")
        moon = Circle(76, 22, 13, fill="sun")
        step = _SIDE / len(state.witches)
        hats = tuple(
            Node(f"hat-{seat}", hat(seat, 0, 0, min(30.0, step * 0.8)),
                 step * (seat - 0.5), 84 - 44 * witch.power / METER_TOP,
                 opacity=OFF if witch.out else 1)
            for seat, witch in enumerate(state.witches, start=1)
        )  # fmt: skip
        return Scene(98, 98, (Node("sky", (sky, moon, *_ground())), *hats))

    def status(self, state: State) -> str:
        """Return the caption of the current round."""
        return words.status(state.round)


def _groups() -> tuple[Group, ...]:
    """Return the groups of regions in Tab order: spells before the witches they may target."""
    return (
        Group(draft.PLACES, t(words.VILLAGE)),
        Group(draft.LOOKING, t(words.LOOKING)),
        Group(draft.HAND, t(words.HAND), RADIOS),
        Group(draft.WITCHES, t(words.WITCHES)),
        Group("go", t(kit.GO_ON)),
    )


def _ground() -> Shapes:
    cauldron: Shapes = (Icon("cauldron", 18, 22, 24, "white"), *star(44, 16, 5, "sun"))
    return (Rect(0, 82, _SIDE, 16, 0, fill="meadow"), *cauldron)


TABLE: Table[Any, Any] = VillageTable()
