"""Points in figures and words, where they come from, and how a game ended."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import figure, later, listed, phrases, signed, t
from tabletop.core.words import in_points
from tabletop.games.tuintopia.rules.scoring import GOAL
from tabletop.games.tuintopia.rules.values import Gain

PARTS = {"icons": later("Icons"), "sun": later("Sun"), "wind": later("Wind")}
"""The parts of a gain, and what they are called."""

_WITH_POINTS = {
    "icons": later("icons {points}"),
    "sun": later("sun {points}"),
    "wind": later("wind {points}"),
}

_NEAR = 5
"""So many points under the goal are a near miss."""

_GOOD = 1.9
"""What a card brings on average to whoever takes the most points each time."""

WILD = later("A wild garden: few cards have found what they need.")
LADDER = (
    (0.8, later("A young garden: here and there a neighbour helps.")),
    (1.3, later("A growing garden: most cards have found a good neighbour.")),
    (1.8, later("A rich garden: its cards live from each other.")),
    (2.3, later("A masterly garden, in which nothing is wasted.")),
)
"""What a total means to one who plays alone, by the points a cell from which on it does."""

ENDINGS = {
    "full": later("No cell is free."),
    "empty": later("The stack and all hands are empty."),
    "unfit": later("No card that is left belongs on a free cell."),
    "idle": later("In 65 turns in a row no card became open."),
}
"""Why a game ended (rule 23)."""


def part_of(gain: Gain, part: str) -> str:
    """Return one part of a gain, such as "icons +4"."""
    return t(_WITH_POINTS[part], points=signed(getattr(gain, part)))


def parts_of(gain: Gain) -> str:
    """Return a gain in its parts, such as "icons +4, wind +1"; "" where there are none."""
    return phrases([part_of(gain, part) for part in PARTS if getattr(gain, part)])


def briefly(gain: Gain) -> str:
    """Return a gain as a sentence tells it, without its parts."""
    return signed(gain.total) if gain.total else t("No points")


def worth(gain: Gain) -> str:
    """Return a gain with its parts, if there are several: "+5: icons +4, wind +1"."""
    if sum(points != 0 for points in gain) < 2:
        return briefly(gain)
    return t("{points}: {parts}", points=signed(gain.total), parts=parts_of(gain))


def score_of(name: str, gain: Gain, *, in_parts: bool) -> str:
    """Return where the points of a player come from."""
    points, parts = in_points(gain.total), parts_of(gain) if in_parts else ""
    if parts:
        return t("{name} has {points}: {parts}.", name=name, points=points, parts=parts)
    return t("{name} has {points}.", name=name, points=points)


def score_together(gain: Gain, *, in_parts: bool) -> str:
    """Return where the points of all together come from."""
    parts = parts_of(gain) if in_parts else ""
    if parts:
        return t(
            "Together you have {total} of {goal} points: {parts}.",
            total=figure(gain.total),
            goal=GOAL,
            parts=parts,
        )
    return t("Together you have {total} of {goal} points.", total=figure(gain.total), goal=GOAL)


def together(total: int) -> str:
    """Return what all have reached together."""
    return t("Together {total} of {goal}", total=figure(total), goal=GOAL)


def verdict(total: int) -> str:
    """Return how a `coop` game ended, as a headline (rule 24)."""
    missing = GOAL - total
    if missing <= 0:
        return t("You did it together!")
    if missing > _NEAR:
        return t("Not this time: {points} short.", points=in_points(missing))
    return t("Only {points} short!", points=in_points(missing))


def ended_together(ending: str, total: int) -> str:
    """Return why and how a `coop` game ended."""
    return t(
        "{ending} {joint}. {verdict}",
        ending=t(ENDINGS[ending]),
        joint=together(total),
        verdict=verdict(total),
    )


def meaning_together(total: int, cells: int) -> str:
    """Return how far good gardeners come in a garden of so many cells, "" where the goal is met."""
    if total >= GOAL:
        return ""
    return t(
        "In a garden of {cells} places good gardeners come to about {points}.",
        cells=cells,
        points=in_points(round(cells * _GOOD)),
    )


def meaning_alone(total: int, cells: int) -> str:
    """Return what a total is to one who plays alone, and from where on it is more than that."""
    steps = [(round(cells * each), text) for each, text in LADDER]
    reached = [text for least, text in steps if total >= least]
    above = [least for least, _ in steps if total < least]
    told = t(reached[-1] if reached else WILD)
    return (
        t("{told} The next step is at {points}.", told=told, points=in_points(above[0]))
        if above
        else told
    )


def ended_alone(ending: str, name: str, points: int) -> str:
    """Return why a game of one seat ended, and with how many points."""
    reason = t(ENDINGS[ending])
    return t("{ending} {name} has {points}.", ending=reason, name=name, points=in_points(points))


def won(names: Sequence[str], points: int) -> str:
    """Return who won, or who share the win."""
    if len(names) == 1:
        return t("{name} wins with {points}.", name=names[0], points=in_points(points))
    return t(
        "{names} share the win with {points} each.", names=listed(names), points=in_points(points)
    )
