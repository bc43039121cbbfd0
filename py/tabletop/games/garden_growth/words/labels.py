"""What is read aloud at a place, and what stands on the table: labels, notes and marks."""

from __future__ import annotations

from tabletop.core.language import figure, later, t, t_count
from tabletop.games.garden_growth.rules.garden import Garden, Plant
from tabletop.games.garden_growth.rules.kinds import KIND_OF
from tabletop.games.garden_growth.rules.state import LAST_TURN
from tabletop.games.garden_growth.rules.upkeep import Fate
from tabletop.games.garden_growth.words.plants import BONUSES, NAMES, the_plant_first

LAST_MOVE = later("last move")
EMPTY = later("empty")
CHOSEN = later("chosen for a seed")
WOULD_LIVE = later("would live again")
DIES = later("dies")
REVIVE = later("revive")
SHOWS_GARDEN = later("Shows this garden.")
OPENS_SCORE = later("Opens the score into its terms.")
CLOSES_SCORE = later("Closes the score.")


# -- places ---------------------------------------------------------------------------------------


def to_be_planted(kind: str) -> str:
    """Return which seed is picked for this place."""
    return t("{plant} to be planted", plant=t(NAMES[kind].label))


def chips(plant: Plant) -> list[str]:
    """Return the water and the weeds of a plant."""
    water = t_count("{count} water", "{count} water", plant.water)
    weeds = t_count("{count} weed", "{count} weeds", plant.weeds)
    return [water if plant.water else t("no water"), weeds if plant.weeds else t("no weeds")]


def charge(plant: Plant) -> str:
    """Return whether a living lemon tree can bring back a plant."""
    return t("its charge is used") if plant.is_used else t("can revive a plant")


def next_upkeep(fate: Fate) -> str:
    """Return what the next upkeep does to a plant."""
    match fate.dies_of_thirst, fate.dies_of_weeds:
        case True, True:
            return t("dies of thirst and weeds next upkeep")
        case True, False:
            return t("dies of thirst next upkeep")
        case False, True:
            return t("dies of weeds next upkeep")
    match fate.loses_water, fate.gains_weed:
        case True, True:
            return t("loses water and gains a weed next upkeep")
        case True, False:
            return t("loses water next upkeep")
        case False, True:
            return t("gains a weed next upkeep")
    return t("safe next upkeep")


def gives(points: int) -> str:
    """Return the points that a plant gives by itself."""
    return t_count("gives {count} point", "gives {count} points", points, count=figure(points))


# -- seeds ----------------------------------------------------------------------------------------


def put_back(kind: str) -> str:
    """Return that a seed is no longer in the hand."""
    return t("{plant} is put back.", plant=t(NAMES[kind].this_first))


def no_longer_chosen(garden: Garden, space: int) -> str:
    """Return that a plant is no longer chosen."""
    return t("{plant} is no longer chosen.", plant=the_plant_first(garden, space))


def seed(kind: str) -> str:
    """Return the name of a seed and its cost."""
    return t_count(
        "{plant}, costs {count} action",
        "{plant}, costs {count} actions",
        KIND_OF[kind].cost,
        plant=t(NAMES[kind].heading),
    )


def card(kind: str) -> str:
    """Return what is printed on the card of a seed, as sentences."""
    about = KIND_OF[kind]
    if not about.points:
        start = t("It starts with {water} water and is worth 1 point.", water=about.water)
    else:
        start = t(
            "It starts with {water} water and is worth 1 point and {points} more.",
            water=about.water,
            points=about.points,
        )
    return f"{t(BONUSES[kind])} {start}"


# -- players --------------------------------------------------------------------------------------


def whose_garden(name: str) -> str:
    """Return whose garden lies large, as a heading."""
    return t("{name}\N{RIGHT SINGLE QUOTATION MARK}s garden", name=name)


# -- turns ----------------------------------------------------------------------------------------


def status(turn: int) -> str:
    """Return how far the game is; after the last turn it is over."""
    return t("Finished") if turn > LAST_TURN else turn_of(turn)


def turn_of(turn: int) -> str:
    """Return which turn of how many it is."""
    return t("Turn {turn} of {last}", turn=turn, last=LAST_TURN)


def parity(turn: int) -> str:
    """Return a turn and whether it is odd or even."""
    return t("{turn} odd", turn=turn) if turn % 2 else t("{turn} even", turn=turn)


def next_parity(turn: int) -> str:
    """Return whether the next upkeep is odd or even."""
    return t("Next upkeep: odd") if turn % 2 else t("Next upkeep: even")


def outlook(upkeep: int | None, *, is_over: bool) -> str:
    """Return what the next upkeep is like: the hard part, in words."""
    if is_over:
        return t("All twelve turns are over")
    if upkeep is None:
        return t("The last turn: no more upkeep")
    if upkeep % 2:
        return t("Next upkeep odd: strawberries keep their water")
    return t("Next upkeep even: plums and blueberries help")


def outlook_briefly(upkeep: int | None, *, is_over: bool) -> str:
    """Return what the next upkeep is like, where there is little room."""
    if is_over:
        return t("All twelve turns are over")
    if upkeep is None:
        return t("The last turn")
    return t("Next upkeep odd") if upkeep % 2 else t("Next upkeep even")


def turn_note(turn: int, upkeep: int | None) -> str:
    """Return which turn it is, and what the next upkeep is like."""
    coming = outlook(upkeep, is_over=turn > LAST_TURN)
    if turn > LAST_TURN:
        return t("{upkeep}.", upkeep=coming)
    if turn % 2:
        return t("Turn {turn} of {last}, odd. {upkeep}.", turn=turn, last=LAST_TURN, upkeep=coming)
    return t("Turn {turn} of {last}, even. {upkeep}.", turn=turn, last=LAST_TURN, upkeep=coming)
