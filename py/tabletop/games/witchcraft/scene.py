"""The table of Witchcraft: a village with seven places, two meters a witch, spells and events."""

from __future__ import annotations

from typing import Any

from tabletop.games.witchcraft.board import METER_TOP
from tabletop.games.witchcraft.notation import Move
from tabletop.games.witchcraft.scene_art import star
from tabletop.games.witchcraft.scene_beats import beats, nodes
from tabletop.games.witchcraft.scene_draft import answer
from tabletop.games.witchcraft.scene_gaze import look
from tabletop.games.witchcraft.scene_regions import groups, notes, regions
from tabletop.games.witchcraft.scene_shown import shown
from tabletop.games.witchcraft.scene_words import sentence
from tabletop.games.witchcraft.state import State
from tabletop.scene.looking import looked_away, unpicked
from tabletop.scene.marks import OFF, hat
from tabletop.scene.scene import Scene, Step
from tabletop.scene.shapes import Circle, Icon, Node, Rect, Shapes
from tabletop.scene.table import Answer, Sight, Table

_SIDE = 98.0


class VillageTable(Table[State, Move]):
    """A place, or a spell and its target, is picked by tapping and played by the big button."""

    icon = "cauldron"
    tells_past = True

    def scene(self, sight: Sight[State]) -> Scene:
        """Return the village, the witches and the hand; what is picked shows what it would do."""
        view = shown(sight)
        return Scene(
            sight.width,
            sight.height,
            nodes(view),
            regions(view),
            groups(view),
            sentence(view),
            notes(view),
        )

    def tap(self, sight: Sight[State], region: str) -> Answer:
        """Return what is picked after the tap, the move of the big button, or the rule against."""
        return looked_away(sight, answer(unpicked(sight), region))

    def look(self, sight: Sight[State], region: str) -> str | None:
        """Return the witch or the pile of cards that is looked at after the tap."""
        return look(sight, region)

    def beats(self, before: Sight[State], move: Move, after: Sight[State]) -> tuple[Step, ...]:
        """Return the way of the hat or the spell, each effect, dice and events, one by one."""
        return beats(before, move, after, self.scene(after))

    def thumbnail(self, state: State) -> Scene:
        """Return the moon over a plum sky, and each hat as high as its Power."""
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
        """Return the number of the round."""
        return f"Round {state.round}"


def _ground() -> Shapes:
    cauldron: Shapes = (Icon("cauldron", 18, 22, 24, "white"), *star(44, 16, 5, "sun"))
    return (Rect(0, 82, _SIDE, 16, 0, fill="meadow"), *cauldron)


TABLE: Table[Any, Any] = VillageTable()
