"""Sentences that explain an action of an opponent or a hint. Opponents choose among them.

Long hints lose sentences from the front, and clauses at commas and colons from the end, so each
sentence must be true without the ones before it.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import listed, t, t_count
from tabletop.games.garden_growth.rules.garden import SPACE_NAMES, Garden
from tabletop.games.garden_growth.rules.notation import Planting, Revival
from tabletop.games.garden_growth.words.plants import (
    NAMES,
    one_first,
    the_plant,
    the_plant_first,
)

# -- the plan for a turn --------------------------------------------------------------------------


def can_plant(kinds: Sequence[str], *, keeps_all: bool) -> str:
    """Return what can still be planted this turn after the advised move."""
    plants = _listed(kinds)
    if keeps_all:
        return t(
            "You can keep every plant alive and still plant {plants} this turn.", plants=plants
        )
    return t("You can still plant {plants} this turn.", plants=plants)


def frees_actions(kinds: Sequence[str]) -> str:
    """Return the reason for early care: it frees actions to plant these kinds later."""
    return t("Tending your plants now lets you plant more later: {plants}.", plants=_listed(kinds))


def _listed(kinds: Sequence[str]) -> str:
    counts = {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}
    return listed([_some(kind, count) for kind, count in counts.items()])


def _some(kind: str, count: int) -> str:
    if count == 1:
        return t(NAMES[kind].one)
    return t("{count} {plants}", count=count, plants=t(NAMES[kind].all))


def too_dear(garden: Garden, spaces: Sequence[int]) -> str:
    """Return why plants that could be saved are given up."""
    if len(spaces) == 1:
        plant = the_plant_first(garden, spaces[0])
        return t("{plant} would need more care than it’s worth.", plant=plant)
    places = listed([SPACE_NAMES[space] for space in spaces])
    return t("{spaces} would need more care than they’re worth.", spaces=places)


# -- planting -------------------------------------------------------------------------------------


def saves(move: Planting, garden: Garden, neighbours: Sequence[int]) -> str:
    """Return which neighbours would die next upkeep without the new plant."""
    return t(
        "{plant} saves {neighbours}, which would die next upkeep.",
        plant=_planted(move),
        neighbours=_neighbours(garden, neighbours),
    )


def keeps_water(move: Planting, garden: Garden, neighbours: Sequence[int]) -> str:
    """Return which neighbours keep their water."""
    return t(
        "{plant} stops {neighbours} from losing water on even turns.",
        plant=_planted(move),
        neighbours=_neighbours(garden, neighbours),
    )


def keeps_clean(move: Planting, garden: Garden, neighbours: Sequence[int]) -> str:
    """Return which neighbours gain no weed."""
    return t(
        "{plant} keeps new weeds off {neighbours} on even turns.",
        plant=_planted(move),
        neighbours=_neighbours(garden, neighbours),
    )


def can_revive(move: Planting, garden: Garden, dead: int) -> str:
    """Return which dead plant may come back."""
    return t("{plant} can revive {dead}.", plant=_planted(move), dead=the_plant(garden, dead))


def scores(move: Planting, points: int, *, is_sure: bool) -> str:
    """Return how many points the plant scores; `is_sure` if no upkeep follows."""
    if is_sure:
        return t_count(
            "{plant} scores {count} point at the end.",
            "{plant} scores {count} points at the end.",
            points,
            plant=_planted(move),
        )
    return t_count(
        "{plant} scores {count} point if it lives to the end.",
        "{plant} scores {count} points if it lives to the end.",
        points,
        plant=_planted(move),
    )


def more_actions(move: Planting, more: int, turns: int) -> str:
    """Return the reason that the plant gives `more` actions on each of the turns left."""
    if more == 1:
        return t_count(
            "{plant} gives 1 more action a turn while it lives: {count} turn is left.",
            "{plant} gives 1 more action a turn while it lives: {count} turns are left.",
            turns,
            plant=_planted(move),
        )
    return t_count(
        "{plant} gives 2 more actions a turn while your broccolis live: {count} turn is left.",
        "{plant} gives 2 more actions a turn while your broccolis live: {count} turns are left.",
        turns,
        plant=_planted(move),
    )


def makes_uniform(move: Planting) -> str:
    """Return the reason that the plant completes a section of one kind."""
    return t(
        "{plant} makes section {section} all {plants}: 1 point on top of its own.",
        plant=_planted(move),
        section=SPACE_NAMES[move.space][0],
        plants=t(NAMES[move.kind].all),
    )


def fills_garden(move: Planting) -> str:
    """Return the reason that the plant fills the garden."""
    return t("{plant} fills the garden: 5 points on top of its own.", plant=_planted(move))


def _planted(move: Planting) -> str:
    return one_first(move.kind, move.space)


def _neighbours(garden: Garden, spaces: Sequence[int]) -> str:
    """Return one neighbour by its name, or several by their spaces, to save room."""
    if len(spaces) == 1:
        return the_plant(garden, spaces[0])
    return listed([SPACE_NAMES[space] for space in spaces])


# -- water ----------------------------------------------------------------------------------------


def water_saves(plant: str) -> str:
    """Return why to water a plant that would die of thirst."""
    return t("{plant} would die of thirst next upkeep: water it.", plant=plant)


def water_and_weed(plant: str) -> str:
    """Return why to water a plant that would die of both thirst and weeds."""
    return t(
        "Water {plant} and pull one weed: it would die of thirst and weeds next upkeep.",
        plant=plant,
    )


def water_lasts(plant: str, upkeeps: int, *, is_enough: bool) -> str:
    """Return for how many upkeeps a plant then has water, or that it `is_enough` to the end."""
    if is_enough:
        return t("Watering gives {plant} enough water for the rest of the game.", plant=plant)
    return t_count(
        "Watering gives {plant} enough water for the next {count} upkeep.",
        "Watering gives {plant} enough water for the next {count} upkeeps.",
        upkeeps,
        plant=plant,
    )


def water_counts(plant: str) -> str:
    """Return why to water a plant that needs no more water."""
    return t("Every 4 water scores 1 point at the end: water {plant}.", plant=plant)


def water_scores(plant: str, after: int) -> str:
    """Return how many more water bring a point, besides this one, on the last turn."""
    if not after:
        return t("Watering {plant} scores 1 more point.", plant=plant)
    return t_count(
        "Water {plant}: this and {count} more water score 1 point.",
        "Water {plant}: this and {count} more water score 1 point.",
        after,
        plant=plant,
    )


def water_is_idle(plant: str) -> str:
    """Return that watering brings no point any more, on the last turn."""
    return t("Watering {plant} scores no more points.", plant=plant)


# -- weeds ----------------------------------------------------------------------------------------


def weed_saves(plant: str) -> str:
    """Return why to weed a plant that would die of weeds."""
    return t("{plant} would die of weeds next upkeep: pull one.", plant=plant)


def weed_and_water(plant: str) -> str:
    """Return why to weed a plant that would die of both thirst and weeds."""
    return t(
        "Pull one weed from {plant} and water it: it would die of thirst and weeds next upkeep.",
        plant=plant,
    )


def weed_lasts(plant: str, upkeeps: int, *, is_enough: bool) -> str:
    """Return for how many upkeeps a plant is then safe from weeds, or that it is to the end."""
    if is_enough:
        return t("Weed {plant}: then it can’t die of weeds for the rest of the game.", plant=plant)
    return t_count(
        "Weed {plant}: then it can’t die of weeds for the next {count} upkeep.",
        "Weed {plant}: then it can’t die of weeds for the next {count} upkeeps.",
        upkeeps,
        plant=plant,
    )


def weed_counts(plant: str) -> str:
    """Return why to weed a plant that is in no danger from weeds."""
    return t("Every 2 weeds cost 1 point at the end: pull one from {plant}.", plant=plant)


def weed_is_idle(plant: str) -> str:
    """Return that pulling a weed brings no point any more, on the last turn."""
    return t("Pulling a weed from {plant} scores no more points.", plant=plant)


def weed_scores(plant: str, *, alone: bool) -> str:
    """Return that pulling a weed scores a point, `alone` or with one more, on the last turn."""
    if alone:
        return t("Pulling this weed from {plant} saves 1 point.", plant=plant)
    return t("Every 2 weeds cost 1 point: pull one from {plant} and one more.", plant=plant)


# -- revival, and the end of a turn ---------------------------------------------------------------


def revives(garden: Garden, move: Revival) -> str:
    """Return what a lemon tree does."""
    return t(
        "{tree} revives {plant}, and that costs no action.",
        tree=the_plant_first(garden, move.tree),
        plant=the_plant(garden, move.space),
    )


def done(*, is_last: bool) -> str:
    """Return why to end a turn with all actions used."""
    if is_last:
        return t("All actions are used, and the garden is ready to score.")
    return t("All actions are used: end the turn.")


def nothing_scores() -> str:
    """Return why to end the last turn with actions left that would not score."""
    return t("Nothing else scores a point: end the turn.")


def nothing_to_do(*, is_last: bool) -> str:
    """Return why to end a turn with actions left."""
    if is_last:
        return t("Nothing else is worth doing, and the garden is ready to score.")
    return t("Nothing else is worth doing this turn: end it.")
