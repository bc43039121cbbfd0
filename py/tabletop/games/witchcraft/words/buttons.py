"""Labels of the buttons, printed and read aloud."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.language import later, phrases, t

THE_EVENT, THE_LOT = later("Event"), later("Drawing lots")


class ChoiceTexts(NamedTuple):
    """A move or choice as a `question`, and as labels of the big button.

    The labels are `full`, `short` (where room is scarce) and `aloud` (accessible name).
    """

    question: str
    full: str
    short: str
    aloud: str

    def filled(self, **gaps: str) -> ChoiceTexts:
        """Return a translated copy with all placeholders filled."""
        return ChoiceTexts(*(t(each, **gaps) for each in self))


def alike(text: str, question: str = "") -> ChoiceTexts:
    """Return a `ChoiceTexts` that uses one label for all three forms."""
    return ChoiceTexts(question, text, text, text)


STAY = ChoiceTexts("", later("Stay {where}"), later("Stay here"), later("Stay {where}"))
GO = ChoiceTexts("", later("Go to {space}"), later("To {space}"), later("Go to {space}"))
CAST = ChoiceTexts(
    later("{name}: cast {spell}?"), later("Cast {spell}"), later("Cast it"), later("Cast {spell}")
)
CAST_AT = ChoiceTexts(
    later("{name}: cast {spell} on {target}?"),
    later("Cast on {target}"),
    later("Cast on {target}"),
    later("Cast {spell} on {whom}"),
)
GIVE = ChoiceTexts(
    later("{name}: discard {spell} and draw?"),
    later("Discard {spell}"),
    later("Discard it"),
    later("Discard {spell}"),
)
DRAW = alike(later("Draw a spell"), later("{name}: draw a spell?"))
YOU_ARE_OUT = later("you are out")


def winning(said: ChoiceTexts) -> ChoiceTexts:
    """Return the texts of a cast that wins."""
    full = later("Cast and win")
    return ChoiceTexts(said.question, full, full, later("Cast {spell} and win"))


def goes_on(label: str, *, is_out: bool) -> str:
    """Return the accessible name of the big button, with a warning if it eliminates the mover."""
    return phrases([label, t(YOU_ARE_OUT)]) if is_out else label


def new_spell(left: int, *, is_full: bool, short: bool) -> tuple[str, str]:
    """Return the label of the button for a new spell and the line below; a full hand swaps."""
    if is_full:
        return t("Draw ({count})", count=left), t("discard 1") if short else t("discard one")
    label = t("Draw") if short else t("Draw a spell")
    return label, t("{count} in deck", count=left)


def new_spell_aloud(left: int, *, is_full: bool) -> str:
    """Return the same as it is read aloud."""
    if is_full:
        return t("Draw a spell, but discard one first; {count} in the deck", count=left)
    return t("Draw a spell, {count} in the deck", count=left)


def again(*, short: bool) -> tuple[str, str]:
    """Return the label of the button for a second Move and the line below."""
    return (t("Move"), t("again")) if short else (t("Move again"), t("to a lit space"))


def again_aloud() -> str:
    """Return the same as it is read aloud."""
    return t("Move again, to an open space")
