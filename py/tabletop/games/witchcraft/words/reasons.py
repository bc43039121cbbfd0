"""Why an opponent decides as it does, told to the player whom it advises."""

from __future__ import annotations

from tabletop.core.language import later, t, t_count
from tabletop.games.witchcraft.words.cards import card_name
from tabletop.games.witchcraft.words.names import kind_name

DRAWN = (
    later("A new spell is worth more than a point of Power to you: your hand is empty."),
    later("A second spell in hand is worth a bit less than a point of Power."),
    later("A third spell in hand is worth about half a point of Power."),
)
"""What `evaluation.DRAWN` says of a draw beside 0, 1 or 2 spells."""

# Spells that are given away.

SWAP_TOO_DEAR = later(
    "To cast {spell} would cost you more than it brings; a new spell is worth more."
)
SWAP_FOR_BETTER = later("A new spell may be worth more to you than {spell}.")
SWAP_LEAST = later("{spell} counts least of your three, even though you could cast it now.")

# Spells that could be cast instead.

WOULD_PUT_OUT = later("{spell} would put you out now.")
COSTS_TOO_MUCH = later("{spell} costs more than it brings now.")
WAITS_FOR_CALM = later("{spell} can wait, as it would bring Detection {detection}.")
KEEPS_WORTH = later("{spell} can wait: it keeps its worth in hand.")
WAITS = later("{spell} can wait in hand.")

# Casts.

WINS = later("{spell} wins the game.")
CHEAP_POWER = later("{spell} costs little and brings you to {power} Power.")
POWER = later("{spell} is worth its price and brings you to {power} Power.")
HARMS_ALL = later("{spell} sets back all your rivals at once.")
PUTS_OUT = later("{spell} puts a rival out of the game.")
RAISES = later("{spell} takes a rival to Detection {detection}.")
SETS_BACK = later("{spell} sets back a rival who stands at {power} Power.")
CALMS = later("{spell} calms the village: your Detection falls to {detection}.")
BRINGS_SPELLS = later("{spell} brings you new spells.")
FILLS_BASKET = later("{spell} fills your basket.")

# The Townhall.

SAFE = later("You don’t need anything elsewhere, and the Townhall is safe.")
DANGER = later("Detection {detection} is a danger; the Townhall brings it to {less}.")
TOWNHALL = later("The Townhall calms the village: Detection falls to {less}.")

# Where one resource is taken.

COMPLETES = later("{kind} is the last thing {spell} needs.")
COMPLETES_AND_WINS = later("{kind} is the last thing {spell} needs, and casting it wins the game.")
NOTHING_BETTER = later("None of your spells needs {kind}, but there’s nothing better to do.")
LITTLE = later("None of your spells needs {kind}, but one more helps a little.")
THEN_CAST = later("What matters this turn is casting {spell}; {kind} is a small bonus.")
THEN_WIN = later("What matters this turn is casting {spell} to win; {kind} is a small bonus.")
THEN_SWAP = later("What matters this turn is discarding {spell} to draw; {kind} is a small bonus.")
THEN_GO_ON = later("What matters this turn is moving on to {space}; {kind} is a small bonus.")
THEN_DRAW = later("What matters this turn is drawing a spell; {kind} is a small bonus.")

# The Inn: what it brings, and at what risk.

INN_IS_DEATH = later("Every roll at the Inn puts you out, and nothing better was found.")
WORTH_THE_RISK = later("One of each kind is worth the risk")
INN_WINS = later("The Inn completes {spell}, and casting it wins the game")
INN_AT_ONCE = later("The Inn completes {spell}, which you can cast at once")
INN_NEXT_TURN = later("The Inn completes {spell}, to be cast on your next turn")
AT_WORST = later("{gain}; at worst Detection rises to {detection}.")
AT_RISK = (
    later("{gain}; in the worst case, two rolls in six, you are out."),
    later("{gain}; in the worst case, four rolls in six, you are out."),
)
"""Where one or two of the three results eliminate."""


def of_spell(text: str, card: str, **gaps: object) -> str:
    """Return what one of these sentences says of a spell."""
    return t(text, spell=card_name(card), **gaps)


def of_kind(text: str, kind: int, card: str = "", **gaps: object) -> str:
    """Return what one of these sentences says of a kind of resource, and perhaps of a spell."""
    return t(text, kind=kind_name(kind), spell=card_name(card) if card else "", **gaps)


def swap_far_off(card: str, missing: int) -> str:
    """Return that a spell counts least, as it is far from being cast."""
    return t_count(
        "{spell} counts least of your three: {count} resource is missing.",
        "{spell} counts least of your three: {count} resources are missing.",
        missing,
        spell=card_name(card),
    )


def nearer(kind: int, card: str, lack: int) -> str:
    """Return which spell comes nearer, and how much it lacks then."""
    return t_count(
        "{kind} brings {spell} closer: one more resource to go.",
        "{kind} brings {spell} closer: {count} more resources to go.",
        lack,
        kind=kind_name(kind),
        spell=card_name(card),
    )
