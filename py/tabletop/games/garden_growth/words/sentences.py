"""The sentence over the garden during a turn.

Where a name is "", the sentence addresses that player as "you".
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import later, listed, t, t_count
from tabletop.games.garden_growth.rules.garden import SPACE_NAMES, Garden
from tabletop.games.garden_growth.rules.kinds import KIND_OF
from tabletop.games.garden_growth.words.plants import NAMES, the_plant

TAP_FOR_SCORE = later("Tap the player again for the score.")


_NAMED = 3
"""The most dying plants that a sentence names; of more it gives the number."""


def looked_at(name: str) -> str:
    """Return the sentence that says whose garden is inspected."""
    return t("This is {name}’s garden.", name=name) if name else t("This is your garden.")


def choose_first(name: str) -> str:
    """Return the request to choose a seed and a space for it."""
    if not name:
        return t("Choose a seed and a space for it.")
    return t("{name}, choose a seed and a space for it.", name=name)


def which_seed(name: str, space: int) -> str:
    """Return the question about an empty space."""
    if not name:
        return t("Choose a seed for {space}.", space=SPACE_NAMES[space])
    return t("{name}, which seed goes on {space}?", name=name, space=SPACE_NAMES[space])


def which_space(name: str, kind: str) -> str:
    """Return the question about a seed."""
    if not name:
        return t("Where does {plant} go?", plant=t(NAMES[kind].this))
    return t("{name}, where does {plant} go?", name=name, plant=t(NAMES[kind].this))


def which_care(name: str, garden: Garden, space: int) -> str:
    """Return the question about a living plant."""
    plant = the_plant(garden, space)
    if not name:
        return t("What does {plant} need?", plant=plant)
    return t("{name}, what does {plant} need?", name=name, plant=plant)


def water(name: str, garden: Garden, space: int) -> str:
    """Return the question whether to water."""
    plant = the_plant(garden, space)
    if not name:
        return t("Water {plant}?", plant=plant)
    return t("{name}, water {plant}?", name=name, plant=plant)


def weed(name: str, garden: Garden, space: int) -> str:
    """Return the question whether to weed."""
    plant = the_plant(garden, space)
    if not name:
        return t("Pull a weed from {plant}?", plant=plant)
    return t("{name}, pull a weed from {plant}?", name=name, plant=plant)


def plant(name: str, kind: str, space: int) -> str:
    """Return the question whether to plant."""
    if not name:
        return t_count(
            "Plant {plant} on {space}? It costs {count} action.",
            "Plant {plant} on {space}? It costs {count} actions.",
            KIND_OF[kind].cost,
            plant=t(NAMES[kind].this),
            space=SPACE_NAMES[space],
        )
    return t_count(
        "{name}, plant {plant} on {space}? It costs {count} action.",
        "{name}, plant {plant} on {space}? It costs {count} actions.",
        KIND_OF[kind].cost,
        name=name,
        plant=t(NAMES[kind].this),
        space=SPACE_NAMES[space],
    )


def revive(name: str, garden: Garden, space: int) -> str:
    """Return the question whether to revive."""
    dead = the_plant(garden, space)
    if not name:
        return t("Revive {plant}? It’s free, once for each lemon tree.", plant=dead)
    return t("{name}, revive {plant}? It’s free, once for each lemon tree.", name=name, plant=dead)


def end(name: str, turn: int, left: int, dying: Sequence[int]) -> str:
    """Return the question whether to end a turn with actions left, or with plants in danger."""
    if not name:
        return _your_end(turn, left, dying)
    if not left:
        return t(
            "{name}, end turn {turn}? {plants} will die. You can take actions back first.",
            name=name,
            turn=turn,
            plants=_named(dying),
        )
    if not dying:
        return t_count(
            "{name}, end turn {turn}? {count} action would be lost.",
            "{name}, end turn {turn}? {count} actions would be lost.",
            left,
            name=name,
            turn=turn,
        )
    return t_count(
        "{name}, end turn {turn}? {count} action would be lost, and {plants} will die.",
        "{name}, end turn {turn}? {count} actions would be lost, and {plants} will die.",
        left,
        name=name,
        turn=turn,
        plants=_named(dying),
    )


def _your_end(turn: int, left: int, dying: Sequence[int]) -> str:
    if not left:
        return t(
            "End turn {turn}? {plants} will die. You can take actions back first.",
            turn=turn,
            plants=_named(dying),
        )
    if not dying:
        return t_count(
            "End turn {turn}? {count} action would be lost.",
            "End turn {turn}? {count} actions would be lost.",
            left,
            turn=turn,
        )
    return t_count(
        "End turn {turn}? {count} action would be lost, and {plants} will die.",
        "End turn {turn}? {count} actions would be lost, and {plants} will die.",
        left,
        turn=turn,
        plants=_named(dying),
    )


def all_done(name: str, turn: int) -> str:
    """Return that nothing is left to do."""
    if not name:
        return t("Nothing more to do: end turn {turn}.", turn=turn)
    return t("{name}, nothing more to do: end turn {turn}.", name=name, turn=turn)


def nothing_scores(name: str, turn: int) -> str:
    """Return the sentence for a last turn in which no action scores any more."""
    if not name:
        return t("Nothing else scores a point: end turn {turn}.", turn=turn)
    return t("{name}, nothing else scores a point: end turn {turn}.", name=name, turn=turn)


def will_die(dying: Sequence[int]) -> str:
    """Return which plants the next upkeep will kill; "" if none."""
    return t("{plants} will die.", plants=_named(dying)) if dying else ""


def care_or_die(name: str, left: int, dying: Sequence[int]) -> str:
    """Return the sentence for plants about to die: the actions left, and which plants."""
    if not name:
        return t_count(
            "{count} action left. Without care, {plants} will die.",
            "{count} actions left. Without care, {plants} will die.",
            left,
            plants=_named(dying),
        )
    return t_count(
        "{name}, {count} action left. Without care, {plants} will die.",
        "{name}, {count} actions left. Without care, {plants} will die.",
        left,
        name=name,
        plants=_named(dying),
    )


def act(name: str, left: int, *, is_full: bool) -> str:
    """Return the sentence with the actions left and what to do with them.

    `is_full`: whether the garden has no room for plants.
    """
    if not name:
        return _you_may_act(left, is_full=is_full)
    if is_full:
        return t_count(
            "{name}, {count} action left: water or weed.",
            "{name}, {count} actions left: water or weed.",
            left,
            name=name,
        )
    return t_count(
        "{name}, {count} action left: plant, water or weed.",
        "{name}, {count} actions left: plant, water or weed.",
        left,
        name=name,
    )


def _you_may_act(left: int, *, is_full: bool) -> str:
    if is_full:
        return t_count(
            "{count} action left: water or weed.", "{count} actions left: water or weed.", left
        )
    return t_count(
        "{count} action left: plant, water or weed.",
        "{count} actions left: plant, water or weed.",
        left,
    )


def act_briefly(name: str, left: int) -> str:
    """Return how many actions are left."""
    if not name:
        return t_count("{count} action left.", "{count} actions left.", left)
    return t_count("{name}, {count} action left.", "{name}, {count} actions left.", left, name=name)


def _named(dying: Sequence[int]) -> str:
    """Return the spaces of plants, or only their number if there are many."""
    if len(dying) > _NAMED:
        return t_count("{count} plant", "{count} plants", len(dying))
    return listed([SPACE_NAMES[space] for space in dying])
