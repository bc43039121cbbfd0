"""What stands on the buttons, and is read aloud there."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.language import later, phrases, t

THE_EVENT, THE_LOT = later("The event"), later("The lot")


class Said(NamedTuple):
    """What the big button says in full, where there is little room, and read aloud."""

    full: str
    short: str
    aloud: str

    def filled(self, **gaps: str) -> Said:
        """Return the same in the language that is spoken, with all gaps filled."""
        return Said(*(t(each, **gaps) for each in self))


def alike(text: str) -> Said:
    """Return that there is only one way to say it."""
    return Said(text, text, text)


def due(text: str) -> Said:
    """Return what is still to be chosen."""
    return Said(text, later("Choose"), text)


CHOOSE_SPELL = due(later("Choose a spell"))
CHOOSE_WITCH = due(later("Choose a witch"))
CHOOSE_PLACE = due(later("Choose a place"))
CHOOSE_ANY = due(later("Cast, draw or move"))
CHOOSE_WITHOUT_SPELL = due(later("Draw or move"))

STAY = Said(later("Stay at {space}"), later("Stay here"), later("Stay at {space}"))
GO = Said(later("Go to {space}"), later("To {space}"), later("Go to {space}"))
CAST = Said(later("Cast {spell}"), later("Cast it"), later("Cast {spell}"))
CAST_AT = Said(later("Cast at {name}"), later("Cast at {name}"), later("Cast {spell} at {whom}"))
CAST_TO_WIN = Said(later("Cast and win"), later("Cast and win"), later("Cast {spell} and win"))
GIVE = Said(later("Give {spell} away"), later("Give it away"), later("Give {spell} away"))
DRAW = alike(later("Draw a spell"))
YOU_ARE_OUT = later("you are out")


def goes_on(label: str, *, is_out: bool) -> str:
    """Return what the big button does, and whether it eliminates."""
    return phrases([label, t(YOU_ARE_OUT)]) if is_out else label


def new_spell(left: int, *, is_full: bool, short: bool) -> tuple[str, str]:
    """Return what stands on the button for a new spell, and below it: from a full hand one goes."""
    label = t("Draw") if short else t("Draw a spell")
    return label, t("give one") if is_full else t("{count} in deck", count=left)


def new_spell_aloud(left: int, *, is_full: bool) -> str:
    """Return the same as it is read aloud."""
    if is_full:
        return t("Draw a spell and give one away, {count} in the deck", count=left)
    return t("Draw a spell, {count} in the deck", count=left)


def again(*, short: bool) -> tuple[str, str]:
    """Return what stands on the button for a second Move, and below it."""
    return (t("Move"), t("again")) if short else (t("Move again"), t("to a lit place"))


def again_aloud() -> str:
    """Return the same as it is read aloud."""
    return t("Move again, to an open place")
