"""What stands on the buttons, and is read aloud there."""

from __future__ import annotations

from tabletop.core.language import later, phrases, t

THE_EVENT = later("The event")

CHOOSE_SPELL = later("Choose a spell")
CHOOSE_WITCH = later("Choose a witch")
CHOOSE_PLACE = later("Choose a place")
CHOOSE_ANY = later("Cast, draw or move")
CHOOSE_SHORT = later("Choose")

STAY, STAY_SHORT = later("Stay at {space}"), later("Stay here")
GO, GO_SHORT = later("Go to {space}"), later("To {space}")
CAST, CAST_SHORT = later("Cast {spell}"), later("Cast it")
CAST_AT, CAST_TO_WIN = later("Cast at {name}"), later("Cast and win")
SWAP, SWAP_SHORT = later("Swap {spell}"), later("Swap it")
DRAW = later("Draw a spell")
YOU_ARE_OUT = later("you are out")

IN_DECK = later("{count} in deck")


def goes_on(label: str, *, is_out: bool) -> str:
    """Return what the big button does, and whether it eliminates."""
    return phrases([label, t(YOU_ARE_OUT)]) if is_out else label


def new_spell(*, is_swap: bool, short: bool) -> str:
    """Return what stands on the button for a new spell."""
    if is_swap:
        return t("Swap") if short else t("Swap one")
    return t("Draw") if short else t("Draw one")


def again(*, short: bool) -> tuple[str, str]:
    """Return what stands on the button for a second Move, and below it."""
    return (t("Move"), t("again")) if short else (t("Move again"), t("to a lit place"))
