"""Labels on the table of Wizards' Garden, and those for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import later, t, t_count
from tabletop.games.wizards_garden.rules.board import Line
from tabletop.games.wizards_garden.rules.phase import Phase
from tabletop.games.wizards_garden.rules.planting import Planting
from tabletop.games.wizards_garden.rules.position import SETUP_SEEDS, Position
from tabletop.games.wizards_garden.words.things import face_name, flowers, harvest, number

GARDEN = later("Garden")
FACE = later("Face")
HARVEST = later("Harvest")
SCORES = later("Scores")
"""Groups of places to touch."""

FACE_HINTS = (
    later("White, with rounded edges and a dove."),
    later("Black, with pointed edges and a raven."),
)
LOOK_HINT = later("Shows in the garden how this adds up.")
TURN_HINT = later("Tap again to turn the seed over.")

WHICH_FACE = later("Which face up?")
STAFF_MEANS = later("The Staff wins ties; take it with a black line.")
STAFF_FREE = later("not taken yet")
STAFF_HELD = later("Staff")
STAFF_TO_COME = later("takes it")
IN_GARDEN = later("{count} in the garden")
SEEDS_LEFT = later("seeds left")

KEEP = later("Keep it")
UNDO = later("Undo it")
PLACE = later("Place on {cell}")
PLANT = later("Plant on {cell}")
CHOOSE = later("Choose a space")
TOSS = later("The toss")
"""Labels of the buttons."""

EMPTY = later("empty")
BARE = later("bare soil")
TURNS = later("turns over")
HARVESTED = later("is harvested")
LAST_PLANTED = later("last planted")
JUST_TURNED = later("just turned")
"""Parts of the label of a cell."""

HAS_STAFF = later("has the Staff")
WOULD_TAKE_STAFF = later("would take the Staff")
HAS_WON = later("wins")
"""Parts of the label of a player."""


def to_be(face: int, phase: Phase) -> str:
    """Return the label of a picked seed before it is played."""
    if phase is Phase.PLACE:
        return t("{face} ready to place", face=face_name(face))
    return t("{face} ready to plant", face=face_name(face))


def harvest_button(lines: Sequence[Line]) -> str:
    """Return the accessible name of the button that harvests `lines`, with the flowers gained."""
    return t("Harvest {lines}: {flowers}", lines=harvest(lines), flowers=flowers(len(lines)))


def harvest_alone(lines: Sequence[Line]) -> str:
    """Return `harvest_button` without the flowers, for tables without forecasts."""
    return t("Harvest {lines}", lines=harvest(lines))


def would_have(count: int) -> str:
    """Return the label for a player's number of flowers after the preview."""
    return t("would have {flowers}", flowers=flowers(count))


def note(name: str, facts: Sequence[str]) -> str:
    """Return the accessible label of a player: the name, then `facts`."""
    return t("{name}: {facts}.", name=name, facts=t("; ").join(facts))


def seeds_left(count: int) -> str:
    """Return how many seeds the basket holds."""
    return t_count("{count} seed left", "{count} seeds left", count)


def seeds_left_below(count: int) -> str:
    """Return the caption below the number of seeds in the basket."""
    return t_count("seed left", "seeds left", count)


def basket_line(position: Position, phase: Phase, planting: Planting | None) -> str:
    """Return the line beside the basket: the change in the preview, or what the count means."""
    if planting is None:
        return _basket_means(position, phase)
    if phase is Phase.PLACE:
        return t("one placed, none come back")
    if not planting.harvested:
        return t("one planted, none come back")
    return t("one planted, {number} come back", number=number(3 * len(planting.harvested)))


def _basket_means(position: Position, phase: Phase) -> str:
    if phase is Phase.PLACE:
        return t("seed {number} of the first four", number=min(position.seeds + 1, SETUP_SEEDS))
    return t("when it’s empty, the game ends")


def basket_note(position: Position, planting: Planting | None) -> str:
    """Return the basket's label: seeds now and after the preview, and whether the Staff is free."""
    said = _basket(position.basket, planting.basket_after(position) if planting else None)
    return said if position.staff else t("{basket} Nobody has the Staff yet.", basket=said)


def _basket(left: int, after: int | None) -> str:
    if after is None:
        return t_count("{count} seed in the basket.", "{count} seeds in the basket.", left)
    return t_count(
        "{count} seed in the basket, {after} after this.",
        "{count} seeds in the basket, {after} after this.",
        left,
        after=after,
    )
