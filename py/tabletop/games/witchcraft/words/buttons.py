"""What stands on the buttons, and is read aloud there."""

from __future__ import annotations

from tabletop.core.language import later, phrases, t

THE_EVENT, THE_LOT = later("The event"), later("The lot")

CHOOSE_SPELL = later("Choose a spell")
CHOOSE_WITCH = later("Choose a witch")
CHOOSE_PLACE = later("Choose a place")
CHOOSE_ANY, CHOOSE_WITHOUT_SPELL = later("Cast, draw or move"), later("Draw or move")
CHOOSE_SHORT = later("Choose")

STAY, STAY_SHORT = later("Stay at {space}"), later("Stay here")
GO, GO_SHORT = later("Go to {space}"), later("To {space}")
CAST, CAST_SHORT = later("Cast {spell}"), later("Cast it")
CAST_AT, CAST_TO_WIN = later("Cast at {name}"), later("Cast and win")
CAST_AT_ALOUD, CAST_TO_WIN_ALOUD = later("Cast {spell} at {name}"), later("Cast {spell} and win")
GIVE, GIVE_SHORT = later("Give {spell} away"), later("Give it away")
DRAW = later("Draw a spell")
YOU_ARE_OUT = later("you are out")


def goes_on(label: str, *, is_out: bool) -> str:
    """Return what the big button does, and whether it eliminates."""
    return phrases([label, t(YOU_ARE_OUT)]) if is_out else label


def new_spell(left: int, *, is_full: bool, short: bool) -> tuple[str, str]:
    """Return what stands on the button for a new spell, and below it: from a full hand one goes."""
    label, goes = (t("Draw"), t("give one")) if short else (t("Draw a spell"), t("give one away"))
    return label, goes if is_full else t("{count} in deck", count=left)


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
