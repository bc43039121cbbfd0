"""Hints: a goal, what it still needs, and the next step towards it.

A hint too long for its place is cut at a comma, colon or semicolon, and the rest must still be
true.
"""

from __future__ import annotations

from tabletop.core.language import later, t, t_count
from tabletop.games.witchcraft.words.cards import card_name
from tabletop.games.witchcraft.words.names import a_kind, the_space

# Effects of a spell, following its name.

WINS = later("wins the game")
ENOUGH_POWER = later("gives enough Power to win")
"""Of a spell for a later turn, which wins only if nobody takes Power until then."""
DRAWS_SPELLS = later("draws new spells")
FILLS_HAND = later("gives you resources")
CALMS = later("lowers your Detection")
EXPOSES = later("raises a rival’s Detection")
EXPOSES_ALL = later("raises every rival’s Detection")
WEAKENS = later("costs a rival Power")
ROBS = later("takes a rival’s resources")


def gives_power(power: int) -> str:
    """Return the phrase for a spell that gives `power` Power."""
    return t("gives {power} Power", power=power)


def gives_power_later(power: int) -> str:
    """Return the phrase for a spell that gives `power` Power but would now eliminate its caster."""
    return t("gives {power} Power once your Detection is lower", power=power)


def wins_while(detection: int, rival: str) -> str:
    """Return that a spell for a later turn wins by putting all rivals out, as long as each has at
    least that Detection; `rival` is the only one, "" for several."""
    if not rival:
        return t("wins while every rival has Detection {detection} or more", detection=detection)
    return t(
        "wins while {rival} has Detection {detection} or more", detection=detection, rival=rival
    )


# Draws.

FIRST_SPELL = later("You need a spell to work towards: draw one.")


def draw_beside(card: str, lack: int) -> str:
    """Return that another spell is drawn, and that `card`, which needs resources, stays the goal.

    What to do comes first: where there is no room for the whole, that is left.
    """
    return t_count(
        "Draw a spell, then keep working towards {spell}: {count} resource to go.",
        "Draw a spell, then keep working towards {spell}: {count} resources to go.",
        lack,
        spell=card_name(card),
    )


DRAW_BESIDE_READY = later("Draw a spell to have something to work towards next.")
DRAW_BESIDE_POOR = later("{spell} isn’t worth casting now; draw a spell to have another choice.")

# Discards.

SWAP_NOT_WORTH_IT = later(
    "Discard {spell}, which would now do you more harm than good, and draw a new spell."
)
SWAP_FOR_BETTER = later("Discard {spell} and draw: a new spell may suit you better.")
SWAP_FOR_SAFER = later(
    "Discard {spell}, which would raise your Detection to {detection}: a new spell may be safer."
)
SWAP_DEADLY = later("Discard {spell}, which would put you out now, and draw a new spell.")
SWAP_NO_POWER = later("Discard {spell}, which gives no Power: {goal} gives {power}.")
SWAP_LESS_POWER = later("Discard {spell}, which gives {less} Power: {goal} gives {power}.")
SWAP_FOR_MORE = later("Discard {spell}, which gives only {less} Power: a new one may give more.")
SWAP_FOR_POWER = later("Discard {spell}, which gives no Power: a new spell may give some.")


def swap_unpaid(card: str, lack: int, goal: str = "") -> str:
    """Return that a spell is discarded because the goal can already be paid for, or because a new
    spell may need fewer resources; "" is no goal."""
    if goal:
        return t_count(
            "Discard {spell}, which still needs {count} resource: {goal} needs none.",
            "Discard {spell}, which still needs {count} resources: {goal} needs none.",
            lack,
            spell=card_name(card),
            goal=card_name(goal),
        )
    return t(
        "Discard {spell}, which still needs {count} resources: a new spell may need fewer.",
        count=lack,
        spell=card_name(card),
    )


def swap_farther(card: str, lack: int, goal: str, goal_lack: int) -> str:
    """Return that a spell is discarded because it needs more than the goal does."""
    return t_count(
        "Discard {spell}, which still needs {lack} resources: {goal} needs only {count}.",
        "Discard {spell}, which still needs {lack} resources: {goal} needs only {count}.",
        goal_lack,
        spell=card_name(card),
        goal=card_name(goal),
        lack=lack,
    )


# Spells that could be cast instead.

WOULD_PUT_OUT = later("Casting {spell} now would put you out.")
LETS_RIVAL_WIN = later("Casting {spell} now would let a rival win.")
COSTS_TOO_MUCH = later("Casting {spell} now would do you more harm than good.")
WAITS_FOR_CALM = later("Casting {spell} now would raise your Detection to {detection}.")
WAITS = later("Keep {spell} for a later turn.")

# What has changed the plan.

IS_CLOSED = later("You can’t go to {space} this round.")
COUNT_AGAIN = later("After {event}, count your resources again.")

# Casts.

CAST_AND_WIN = later("Cast {spell} and win: it takes you to Power {power}.")
CAST_AND_BE_LAST = later("Cast {spell} and win: you are the last witch left.")


def cast_for_power(card: str, power: int, short: int, detection: int) -> str:
    """Return the caster's Power after a cast, how far that is from winning, and its price."""
    return t(
        "{spell} takes you to Power {power}, {short} away from winning; your Detection will be"
        " {detection}.",
        spell=card_name(card),
        power=power,
        short=short,
        detection=detection,
    )


def cast_for_some(card: str, gained: int, detection: int) -> str:
    """Return the Power a cast gives when a win is still far off, and its price."""
    return t(
        "{spell} gives you {gained} Power; your Detection will be {detection}.",
        spell=card_name(card),
        gained=gained,
        detection=detection,
    )


def cast_for_all(card: str, power: int, gift: int) -> str:
    """Return the caster's Power after a cast, and the Power it gives every rival."""
    return t(
        "{spell} takes you to Power {power}, but gives every rival {gift}.",
        spell=card_name(card),
        power=power,
        gift=gift,
    )


CAST_TO_CALM = later("{spell} lowers your Detection to {detection}.")
CAST_FOR_ROOM = later("Casting {spell} makes room in your hand for another spell.")
CAST_FOR_SPELLS = later("{spell} gives you new spells to choose from.")
CAST_FOR_RESOURCES = later("{spell} gives you resources for your next spell.")
CAST_ON_ALL = later("{spell} sets back all your rivals at once.")
CAST_TO_REMOVE = later("{spell} gets {rival} found out, and out of the game.")
CAST_TO_EXPOSE = later(
    "{spell} raises {rival}’s Detection to {detection}, {short} away from being out."
)
CAST_TO_RAISE = later("{spell} raises {rival}’s Detection to {detection}.")
CAST_TO_WEAKEN = later("{spell} takes Power from {rival}, who has {power}.")
CAST_TO_ROB = later("{spell} takes resources from {rival}, who has {power} Power.")

# The Townhall.

TOWNHALL_DANGER = later(
    "Your Detection is {detection}, {short} away from being out: the Townhall lowers it to {less}."
)
TOWNHALL_FOR_INN = later(
    "Lower your Detection to {less} at the Townhall: then no roll at the Inn can put you out."
)
TOWNHALL = later("The Townhall lowers your Detection to {less}.")
TOWNHALL_NOTHING = later("Your Detection is already 0, but no other space helps you more.")
TOWNHALL_THEN_CAST = later(
    "First lower your Detection to {less} at the Townhall, then cast {spell}: it {gain}."
)
TOWNHALL_NOTHING_THEN_CAST = later("You can cast {spell} this turn: it {gain}.")

# Where to fetch one resource.

LAST_ONE = later("{spell} {gain}; all it needs is {kind}: fetch it from {space}.")
LAST_ONE_AND_CAST = later("Fetch {kind} from {space}, then you can cast {spell}: it {gain}.")
THEN_CAST = later("First fetch {kind}, then cast {spell}: it {gain}.")
FOR_A_DRAW = later("Fetch {kind} from {space}: a spell that you draw may need it.")
FOR_THE_FIRST = later("Until you have a spell, any resource will do: fetch {kind} from {space}.")
PLENTY = later("You have plenty of resources, so go anywhere: {space} will do.")


def fetch_for_two(card: str, kind: int, next_card: str, next_kind: int) -> str:
    """Return that a turn fetches a resource for one spell, and then one for another."""
    return t(
        "Fetch {kind} for {spell}, then {next_kind} for {next_spell}.",
        kind=a_kind(kind),
        spell=card_name(card),
        next_kind=a_kind(next_kind),
        next_spell=card_name(next_card),
    )


def fetch_then_inn(card: str, kind: int, next_card: str) -> str:
    """Return that a turn fetches a resource for one spell, and then goes to the Inn for another."""
    return t(
        "Fetch {kind} for {spell}, then go to the Inn for {next_spell}.",
        kind=a_kind(kind),
        spell=card_name(card),
        next_spell=card_name(next_card),
    )


def one_of_many(card: str, gain: str, lack: int, kind: int, space: str) -> str:
    """Return what the goal gives, how many resources it needs, and where one of them is."""
    return t(
        "{spell} {gain}; {count} resources to go: fetch {kind} from {space}.",
        spell=card_name(card),
        gain=gain,
        count=lack,
        kind=a_kind(kind),
        space=the_space(space),
    )


# The Inn: what it brings, and at what risk.

INN_IS_DEATH = later("Every roll at the Inn puts you out.")
INN_WINS = later("The Inn has everything {spell} still needs, and casting it wins the game")
INN_AT_ONCE = later("The Inn has everything {spell} still needs, and you can cast it this turn")
INN_NEXT_TURN = later("The Inn has everything {spell} still needs for your next turn")
INN_HAS_ALL = later("The Inn has everything {spell} still needs")
INN_GIVES = later("The Inn gives one of each resource")
AT_WORST = later("{gain}; at worst your Detection rises to {detection}.")
AT_RISK = (
    later("{gain}, but a 1 or 2 puts you out."),
    later("{gain}, but a 1, 2, 3 or 4 puts you out."),
)
"""Where one or two of the three results eliminate."""


def inn_brings(card: str, served: int, lack: int) -> str:
    """Return how many of the resources that the goal needs the Inn has."""
    return t_count(
        "The Inn has {served} of the {count} resource {spell} still needs",
        "The Inn has {served} of the {count} resources {spell} still needs",
        lack,
        served=served,
        spell=card_name(card),
    )


AFTER_ROLL = later("Your Detection is {detection} now: {why}")
"""Leads in to a plan that a roll at the Inn has changed."""


def changed(event: str, space: str) -> str:
    """Return what the event or the closed `space` has changed, "" for neither."""
    if space:
        return t(IS_CLOSED, space=the_space(space))
    return t(COUNT_AGAIN, event=card_name(event)) if event else ""


def of_spell(text: str, card: str, **gaps: object) -> str:
    """Return what one of these sentences says of a spell."""
    return t(text, spell=card_name(card), **gaps)


def of_kind(text: str, kind: int, space: str, card: str = "", **gaps: object) -> str:
    """Return what one of these sentences says of a resource, its space and perhaps a spell."""
    spell = card_name(card) if card else ""
    return t(text, kind=a_kind(kind), space=the_space(space), spell=spell, **gaps)
