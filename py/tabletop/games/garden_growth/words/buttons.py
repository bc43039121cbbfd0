"""Labels of the buttons, and texts of the tray about the picked item."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.language import figure, later, phrases, t, t_count
from tabletop.core.words import in_points
from tabletop.games.garden_growth.rules.garden import SPACE_NAMES, Plant
from tabletop.games.garden_growth.rules.kinds import KIND_OF
from tabletop.games.garden_growth.words.labels import turn_of, whose_garden
from tabletop.games.garden_growth.words.numbers import actions, actions_left, gained
from tabletop.games.garden_growth.words.plants import BONUSES, NAMES
from tabletop.games.garden_growth.words.score import ITEMS, rule_of
from tabletop.games.garden_growth.words.sentences import TAP_FOR_SCORE

END_TURN = later("End turn")
NOT_YET = later("Not yet")
CLOSE_SCORE = later("Close the score")
WATER = later("Water")
WEED = later("Weed")
CHOOSE_SPACE = later("Choose a space")
CHOOSE_SEED = later("Choose a seed")
TAP_PLANT = later("Tap a plant")
TAP_ANYTHING = later("Tap a seed or plant")
SEED_OR_PLANT = later("Seed or plant")
"""What the button says that has no room for `TAP_ANYTHING`."""

SEEDS = later("Seeds")
GARDENS = later("Gardens")
SCORE = later("Score")


# -- buttons --------------------------------------------------------------------------------------


def end_this_turn(turn: int) -> str:
    """Return the label of the button that confirms the end of a turn."""
    return t("End turn {turn}", turn=turn)


def worth_after(points: int, then: int) -> str:
    """Return the change of a garden's points in the next upkeep."""
    return t_count(
        "{count} point becomes {then}",
        "{count} points become {then}",
        points,
        count=figure(points),
        then=figure(then),
    )


def actions_lost(count: int) -> str:
    """Return how many actions would be lost."""
    return t_count("{count} action lost", "{count} actions lost", count)


def plants_die(count: int) -> str:
    """Return how many plants would be lost."""
    return t_count("{count} plant dies", "{count} plants die", count)


def plants_to_save(count: int) -> str:
    """Return how many plants would die and can all be saved."""
    return t_count("{count} plant to save", "{count} plants to save", count)


def back_to(name: str) -> str:
    """Return the label of the button that returns from another garden."""
    return t("Back to {name}", name=name) if name else t("Back to your garden")


def plant_on(space: int) -> str:
    """Return the label of the button that plants."""
    return t("Plant on {space}", space=SPACE_NAMES[space])


def revive(space: int) -> str:
    """Return the label of the button that revives."""
    return t("Revive {space}", space=SPACE_NAMES[space])


def water(space: int) -> str:
    """Return the label of the button that waters."""
    return t("Water {space}", space=SPACE_NAMES[space])


def weed(space: int) -> str:
    """Return the label of the button that weeds."""
    return t("Weed {space}", space=SPACE_NAMES[space])


def good_of(points: int, *, saves: bool) -> str:
    """Return the benefit of care: a plant saved, points, or "" for none yet."""
    return phrases([t("saves it")] * saves + [gained(points)] * bool(points))


# -- the tray -------------------------------------------------------------------------------------


class About(NamedTuple):
    """A text of the tray: a title, a note beside it or "", and a sentence."""

    title: str
    quiet: str
    sentence: str

    @property
    def line(self) -> str:
        """Return all of it in one line."""
        if not self.quiet:
            return t("{title}: {sentence}", title=self.title, sentence=self.sentence)
        return t(
            "{title}: {quiet}. {sentence}",
            title=self.title,
            quiet=self.quiet,
            sentence=self.sentence,
        )


def about_seed(kind: str, left: int) -> About:
    """Return the text about a seed: its cost, the actions left, and its effect."""
    costs = t(
        "{cost} of {actions} · {points}",
        cost=KIND_OF[kind].cost,
        actions=actions(left),
        points=in_points(1 + KIND_OF[kind].points),
    )
    return About(t(NAMES[kind].heading), costs, t(BONUSES[kind]))


def about_plant(plant: Plant, space: int, fate: str) -> About:
    """Return the text about a plant: its `fate` or else its effect; if dead, how it returns."""
    title = t("{plant} {space}", plant=t(NAMES[plant.kind].heading), space=SPACE_NAMES[space])
    if not plant.is_living:
        return About(title, "", t("It comes back with the same water and weeds."))
    return About(title, "", fate or t(BONUSES[plant.kind]))


def about_item(item: int, points: int) -> About:
    """Return the text about an item of the score."""
    return About(t(ITEMS[item].name), points_now(points), rule_of(item))


def about_score(points: int) -> About:
    """Return the text about the total score."""
    counted = t("Water and weeds add up across the whole garden.")
    return About(t("Score"), points_now(points), counted)


def about_garden(name: str, points: int) -> About:
    """Return the text about an inspected garden and its points."""
    return About(whose_garden(name), points_now(points), t(TAP_FOR_SCORE))


def about_turn(turn: int, left: int, coming: str) -> About:
    """Return which turn it is, and what is `coming`."""
    return About(turn_of(turn), actions_left(left), t("{upkeep}.", upkeep=coming))


def about_end() -> About:
    """Return the text for the end of the game: what can still be inspected."""
    return About(t("The end"), "", t("Tap a player to see a garden or its score."))


def points_now(points: int) -> str:
    """Return how many points something gives now."""
    return t("{points} now", points=figure(points))


def left_of(left: int, allowance: int) -> str:
    """Return how many of the actions of the turn are left, as a label."""
    return t_count(
        "{left} of {count} action left", "{left} of {count} actions left", allowance, left=left
    )


def actions_note(left: int, allowance: int) -> str:
    """Return how many of the actions of the turn are left, as a sentence."""
    return t_count(
        "{left} of {count} action left.", "{left} of {count} actions left.", allowance, left=left
    )


# -- groups ---------------------------------------------------------------------------------------


def garden_of(name: str) -> str:
    """Return the name of the twelve spaces."""
    return whose_garden(name)
