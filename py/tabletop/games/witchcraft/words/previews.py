"""What a pick would do, in two lines: to others, and to the one who plays."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tabletop.core.language import later, listed, phrases, t, t_count
from tabletop.games.witchcraft.rules.state import Witch

OUT = later("out")

Lines = tuple[str, str]

_CHANGE = re.compile(r"(\S+) → (\S+)")
"""A change as it is drawn; read aloud its arrow is a word."""

_RISKS = {
    0: later("No roll puts you out"),
    2: later("A 1 or 2 puts you out"),
    4: later("A 1, 2, 3 or 4 puts you out"),
    6: later("Every roll puts you out"),
}


def at_inn(fatal: int) -> Lines:
    """Return what the Inn gives, and how many of six rolls eliminate."""
    return t("The Inn: one of each resource, then a roll"), t(_RISKS[fatal])


def won_by_power(name: str, top: int) -> Lines:
    """Return that a cast ends the game by Power: for the rival `name`, or for the caster if ""."""
    if name:
        return t("{name}: Power {top}", name=name, top=top), t("{name} wins at once", name=name)
    return t("You: Power {top}", top=top), t("You win at once")


def won_as_last(name: str, lost: Sequence[str], top: int) -> Lines:
    """Return that a cast leaves one witch: the rival `name`, or the caster if "".

    `lost` are the rivals who would be found out.
    """
    if name:
        return t("You: Detection {top}, found out", top=top), t("{name} wins at once", name=name)
    found = t("{names}: Detection {top}, found out", names=listed(lost), top=top)
    return found, t("You win: you are the last witch")


def nobody_left(top: int) -> Lines:
    """Return that a cast leaves no witch in the game."""
    return t("All witches: Detection {top}, found out", top=top), t("Nobody wins")


def of_others(changes: Sequence[str]) -> str:
    """Return what would change for others, one after the other."""
    return t("; ").join(changes)


def of_other(name: str, changes: str) -> str:
    """Return what would change for another witch."""
    return t("{name}: {changes}", name=name, changes=changes)


def of_own(changes: str) -> str:
    """Return what would change for the one who plays."""
    return t("You: {changes}", changes=changes)


def drawn(count: int) -> str:
    """Return what one would draw, from how many spells."""
    return t_count("You get the last spell left", "You get one of the {count} spells left", count)


def meters(now: Witch, coming: Witch, *, is_own: bool) -> str:
    """Return how both meters of a witch would move: "Power 7 → 8, Detection stays at 9"."""
    if coming.out and not now.out:
        return t(OUT)
    told = []
    if coming.power != now.power:
        told.append(t("Power {before} → {after}", before=now.power, after=coming.power))
    if coming.detection != now.detection:
        changes = {"before": now.detection, "after": coming.detection}
        told.append(t("Detection {before} → {after}", **changes))
    elif told and is_own:
        told.append(detection_stays(now.detection))
    return phrases(told)


def detection_stays(now: int) -> str:
    """Return that a Detection would not move."""
    return t("Detection stays at {value}", value=now)


def aloud(lines: Lines) -> str:
    """Return both lines as they are read aloud."""
    return t("If you do this: {changes}", changes=in_turn(lines))


def in_turn(lines: Sequence[str]) -> str:
    """Return lines as sentences, one after the other."""
    return in_words(" ".join(t("{line}.", line=line) for line in lines if line))


def in_words(changes: str) -> str:
    """Return changes as they are read aloud: "Power 7 to 8"."""

    def to(change: re.Match[str]) -> str:
        return t("{before} to {after}", before=change[1], after=change[2])

    return _CHANGE.sub(to, changes)


def aside(lines: Lines) -> str:
    """Return both lines as one."""
    return phrases([line for line in lines if line])
