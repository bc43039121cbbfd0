"""Preview of a picked move in two lines: changes for rivals, and for the mover."""

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
    """Return the preview of the Inn: what it gives, and how many of six rolls eliminate."""
    return t("The Inn: one of each resource, then a roll"), t(_RISKS[fatal])


def won_by_power(name: str, top: int) -> Lines:
    """Return the preview of a win by Power, for the rival `name`, or the caster if ""."""
    if name:
        return t("{name}: Power {top}", name=name, top=top), t("{name} wins at once", name=name)
    return t("You: Power {top}", top=top), t("You win at once")


def won_as_last(name: str, lost: Sequence[str], top: int) -> Lines:
    """Return the preview of a win as last witch, for the rival `name`, or the caster if "".

    `lost` are the names of the rivals eliminated.
    """
    if name:
        return t("You: Detection {top}, found out", top=top), t("{name} wins at once", name=name)
    found = t("{names}: Detection {top}, found out", names=listed(lost), top=top)
    return found, t("You win: you are the last witch")


def nobody_left(top: int) -> Lines:
    """Return the preview of a cast that eliminates every witch left."""
    return t("All witches: Detection {top}, found out", top=top), t("Nobody wins")


def of_others(changes: Sequence[str]) -> str:
    """Return the line of the changes for rivals."""
    return t("; ").join(changes)


def of_other(name: str, changes: str) -> str:
    """Return the changes for one rival."""
    return t("{name}: {changes}", name=name, changes=changes)


def of_own(changes: str) -> str:
    """Return the line of the changes for the mover."""
    return t("You: {changes}", changes=changes)


def drawn(count: int) -> str:
    """Return the preview of a draw from a deck of `count` spells."""
    return t_count("You get the last spell left", "You get one of the {count} spells left", count)


def meters(now: Witch, coming: Witch, *, is_own: bool) -> str:
    """Return the previewed changes of both meters: "Power 7 → 8, Detection stays at 9"."""
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
    """Return the preview of an unchanged Detection."""
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
