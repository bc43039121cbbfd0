"""Points in figures and words, where they come from, and how a game ended.

Where a name is "", the sentence says "you".
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import figure, later, listed, phrases, signed, t
from tabletop.core.words import in_points, you
from tabletop.games.tuintopia.rules.scoring import GOAL
from tabletop.games.tuintopia.rules.values import Gain

PARTS = {"icons": later("Icons"), "sun": later("Sun/shade"), "wind": later("Wind")}
"""The parts of a gain, and what they are called."""

_WITH_POINTS = {
    "icons": later("icons {points}"),
    "sun": later("sun/shade {points}"),
    "wind": later("wind {points}"),
}

_NEAR = 5
"""A total this many points below the goal, or fewer, is a near miss."""

_GOOD = 1.9
"""The points of an average card if everyone always takes the most points."""

WILD = later("A wild garden, with room to grow.")
LADDER = (
    (0.8, later("A young garden, and a good start.")),
    (1.3, later("A growing garden: well done.")),
    (1.8, later("A rich garden: a fine result.")),
    (2.3, later("A masterly garden: splendid!")),
)
"""Ranks for a solo player, each with the least points per cell."""

ENDINGS = {
    "full": later("Every cell is filled."),
    "empty": later("The stack and all hands are empty."),
    "unfit": later("None of the remaining cards belongs on a free cell."),
    "idle": later("For 65 turns in a row, no card has been placed or turned face up."),
}
"""Why a game ended (rule 23)."""


def part_of(gain: Gain, part: str) -> str:
    """Return one part of a gain, such as "icons +4"."""
    return t(_WITH_POINTS[part], points=signed(getattr(gain, part)))


def parts_of(gain: Gain) -> str:
    """Return the parts of a gain, such as "icons +4, wind +1", or "" if there are none."""
    return phrases([part_of(gain, part) for part in PARTS if getattr(gain, part)])


def briefly(gain: Gain) -> str:
    """Return a gain without its parts: "+5" or "No points"."""
    return signed(gain.total) if gain.total else t("No points")


def worth(gain: Gain) -> str:
    """Return a gain, with its parts if there are several: "+5 (icons +4, wind +1)"."""
    if sum(points != 0 for points in gain) < 2:
        return briefly(gain)
    return t("{points} ({parts})", points=signed(gain.total), parts=parts_of(gain))


def score_of(name: str, gain: Gain, *, in_parts: bool) -> str:
    """Return the total of a player, with its parts if `in_parts`."""
    points, parts = in_points(gain.total), parts_of(gain) if in_parts else ""
    if not name and parts:
        return t("You have {points}: {parts}.", points=points, parts=parts)
    if not name:
        return t("You have {points}.", points=points)
    if parts:
        return t("{name} has {points}: {parts}.", name=name, points=points, parts=parts)
    return t("{name} has {points}.", name=name, points=points)


def score_together(gain: Gain, *, in_parts: bool) -> str:
    """Return the total of all players, with its parts if `in_parts`."""
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
    """Return the total of all players at the end, against the goal."""
    return t("Together: {total} of {goal} points", total=figure(total), goal=GOAL)


def verdict(total: int) -> str:
    """Return the result of a `coop` game in a few words (rule 24)."""
    missing = GOAL - total
    if missing <= 0:
        return t("You did it together!")
    if missing > _NEAR:
        return t("Not this time: {points} short.", points=in_points(missing))
    return t("So close: {points} short!", points=in_points(missing))


def ended_together(ending: str, total: int) -> str:
    """Return why a `coop` game ended, and its result."""
    return t(
        "{ending} Together you scored {total} of {goal}. {verdict}",
        ending=t(ENDINGS[ending]),
        total=figure(total),
        goal=GOAL,
        verdict=verdict(total),
    )


def meaning_together(total: int, cells: int) -> str:
    """Return what good gardeners score in a garden of this size, or "" if the goal is met."""
    if total >= GOAL:
        return ""
    return t(
        "In a garden of {cells} cells, good gardeners score about {points}.",
        cells=cells,
        points=in_points(round(cells * _GOOD)),
    )


def meaning_alone(total: int, cells: int) -> str:
    """Return the rank of a player alone, and where the next rank starts."""
    steps = [(round(cells * each), text) for each, text in LADDER]
    reached = [text for least, text in steps if total >= least]
    above = [least for least, _ in steps if total < least]
    rank = t(reached[-1] if reached else WILD)
    if not above:
        return rank
    return t("{rank} The next rank starts at {points}.", rank=rank, points=in_points(above[0]))


def ended_alone(ending: str, name: str, points: int) -> str:
    """Return why a game of one player ended, and the total."""
    gaps = {"ending": t(ENDINGS[ending]), "points": in_points(points)}
    if not name:
        return t("{ending} You finish with {points}.", **gaps)
    return t("{ending} {name} finishes with {points}.", name=name, **gaps)


def won(names: Sequence[str], points: int) -> str:
    """Return who won, or who shares the win."""
    if len(names) == 1 and not names[0]:
        return t("You win with {points}.", points=in_points(points))
    if len(names) == 1:
        return t("{name} wins with {points}.", name=names[0], points=in_points(points))
    sharing = sorted(names, key=bool)
    return t(
        "{names} share the win with {points} each: there’s no tie-break.",
        names=listed([each or you() for each in sharing]),
        points=in_points(points),
    )
