"""Labels on the table of Garden Growth, and those for screen readers."""

from __future__ import annotations

from tabletop.core.language import figure, later, phrases, signed, t, t_count
from tabletop.games.garden_growth.rules.garden import Garden, Plant, allowance
from tabletop.games.garden_growth.rules.kinds import KIND_OF
from tabletop.games.garden_growth.rules.state import LAST_TURN
from tabletop.games.garden_growth.rules.upkeep import Fate, after_upkeep, fates
from tabletop.games.garden_growth.words.plants import BONUSES, NAMES, the_plant_first

LAST_MOVE = later("last move")
EMPTY = later("empty")
CHOSEN = later("waiting for a seed")
WOULD_LIVE = later("would be revived")
DIES = later("dies")
REVIVE = later("revive")
SHOWS_GARDEN = later("Shows this garden.")
OPENS_SCORE = later("Shows how the score adds up.")
CLOSES_SCORE = later("Closes the score.")


# -- spaces ---------------------------------------------------------------------------------------


def to_be_planted(kind: str) -> str:
    """Return which seed is picked for this space."""
    return t("{plant} ready to plant", plant=t(NAMES[kind].label))


def chips(plant: Plant) -> list[str]:
    """Return the labels of the water and weeds of a plant."""
    water = t_count("{count} water", "{count} water", plant.water)
    weeds = t_count("{count} weed", "{count} weeds", plant.weeds)
    return [water if plant.water else t("no water"), weeds if plant.weeds else t("no weeds")]


def charge(plant: Plant) -> str:
    """Return whether a living lemon tree can bring back a plant."""
    return t("has already revived a plant") if plant.is_used else t("can revive a plant")


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
    return t("no change next upkeep")


def gives(points: int) -> str:
    """Return the points that a plant gives by itself."""
    return t_count("gives {count} point", "gives {count} points", points, count=figure(points))


# -- seeds ----------------------------------------------------------------------------------------


def put_back(kind: str) -> str:
    """Return the announcement that a picked seed is put back."""
    return t("You put {plant} back.", plant=t(NAMES[kind].this))


def no_longer_chosen(garden: Garden, space: int) -> str:
    """Return the announcement that a plant is no longer chosen."""
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
    """Return the text of the card of a seed, in sentences."""
    about = KIND_OF[kind]
    start = t_count(
        "It starts with {water} water. If it’s alive at the end, it scores {count} point.",
        "It starts with {water} water. If it’s alive at the end, it scores {count} points.",
        1 + about.points,
        water=about.water,
    )
    return f"{t(BONUSES[kind])} {start}"


# -- players --------------------------------------------------------------------------------------


def whose_garden(name: str) -> str:
    """Return the heading of the large garden; name "" means "your"."""
    return t("{name}’s garden", name=name) if name else t("Your garden")


# -- turns ----------------------------------------------------------------------------------------


def status(turn: int) -> str:
    """Return the caption of the current turn, or that the game is over."""
    return t("Finished") if turn > LAST_TURN else turn_of(turn)


def turn_of(turn: int) -> str:
    """Return the turn number and the number of turns."""
    return t("Turn {turn} of {last}", turn=turn, last=LAST_TURN)


def parity(turn: int) -> str:
    """Return a turn and whether it is odd or even."""
    return t("{turn} odd", turn=turn) if turn % 2 else t("{turn} even", turn=turn)


def next_parity(turn: int) -> str:
    """Return whether the next upkeep is odd or even."""
    return t("Next upkeep: odd") if turn % 2 else t("Next upkeep: even")


def outlook(
    garden: Garden, turn: int, upkeep: int | None, whose: str | None = None
) -> tuple[str, ...]:
    """Return what the next upkeep is like, in words that get fewer, for where there is less room.

    What it takes from a garden, and the actions that are left to give it back; of an empty garden
    the rule that helps then. Of a garden whose seat is not to act it says `whose` ("": the
    reader's). While an upkeep runs, it is named.
    """
    if turn > LAST_TURN:
        return t("All twelve turns are over"), t("All turns are over")
    if upkeep is None:
        return t("The last turn: no more upkeep"), t("The last turn")
    if upkeep == turn and whose is None:
        return (t("Upkeep of turn {turn}", turn=turn),)
    start = _start(upkeep, whose)
    if not any(garden):
        return t("{start}: {more}", start=start, more=t(_HELP[upkeep % 2])), start
    taken, actions = _asked(garden, upkeep)
    figures = phrases(taken or [actions])
    wholes = (phrases([*taken, actions]), figures)
    return (*(t("{start}: {more}", start=start, more=each) for each in wholes), figures)


_HELP = later("plums and blueberries help"), later("strawberries keep their water")


def _start(upkeep: int, whose: str | None) -> str:
    if whose:
        text = later("{name}’s upkeep (odd)") if upkeep % 2 else later("{name}’s upkeep (even)")
        return t(text, name=whose)
    if whose is not None:
        return t("Your upkeep (odd)") if upkeep % 2 else t("Your upkeep (even)")
    return t("Next upkeep (odd)") if upkeep % 2 else t("Next upkeep (even)")


def _asked(garden: Garden, upkeep: int) -> tuple[list[str], str]:
    """Return what an upkeep takes and adds, and how many actions would make up for it."""
    ahead = [fate for fate in fates(garden, upkeep) if fate]
    water, weeds = sum(fate.loses_water for fate in ahead), sum(fate.gains_weed for fate in ahead)
    taken = [t_count("{count} water", "{count} water", water, count=signed(-water))] * bool(water)
    taken += [t_count("{count} weed", "{count} weeds", weeds, count=signed(weeds))] * bool(weeds)
    actions = allowance(after_upkeep(garden, upkeep))
    return taken, t_count("then {count} action", "then {count} actions", actions)


def turn_note(turn: int, coming: str) -> str:
    """Return which turn it is, and what is `coming`."""
    if turn > LAST_TURN:
        return t("{upkeep}.", upkeep=coming)
    if turn % 2:
        return t("Turn {turn} of {last}, odd. {upkeep}.", turn=turn, last=LAST_TURN, upkeep=coming)
    return t("Turn {turn} of {last}, even. {upkeep}.", turn=turn, last=LAST_TURN, upkeep=coming)
