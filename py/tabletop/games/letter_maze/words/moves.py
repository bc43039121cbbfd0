"""What moves do, as the log tells it, and how a game ends."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tabletop.core.language import listed, t, t_count
from tabletop.games.letter_maze.words.names import colours, faces, in_turn, parts

# -- the set-up ----------------------------------------------------------------------------------


def boards_laid(count: int) -> str:
    return t_count(
        "The {count} ordinary board is laid.", "The {count} ordinary boards are laid.", count
    )


def targets_laid(count: int) -> str:
    return t_count(
        "The {count} Target Board is laid.", "The {count} Target Boards are laid.", count
    )


def tiles_laid(count: int, of: int) -> str:
    return t_count(
        "{count} of {all} letter tiles is laid on the ponds.",
        "{count} of {all} letter tiles are laid on the ponds.",
        count,
        all=of,
    )


def hands_dealt(names: Sequence[str], trios: Iterable[str], first: str) -> str:
    """Return which tiles each player has, and who begins."""
    hands = [
        t("{name} {tiles}", name=name, tiles=faces(trio))
        for name, trio in zip(names, trios, strict=True)
    ]
    return t("The hands are {hands}. {name} begins.", hands=parts(hands), name=first)


# -- decisions -----------------------------------------------------------------------------------


def passes(name: str) -> str:
    return t("{name} cannot move on and passes.", name=name)


def ends_turn(name: str) -> str:
    return t("{name} leaves the bonus move.", name=name)


def gives(giver: str, taker: str, tiles: str) -> str:
    return t("{giver} gives {taker} {tiles}.", giver=giver, taker=taker, tiles=faces(tiles))


def walks(name: str, deeds: Sequence[str], sequel: Iterable[str]) -> str:
    """Return what somebody does on the way, and the sentences on what follows from it."""
    return in_turn((t("{name} {deeds}.", name=name, deeds=listed(deeds)), *sequel))


def spells(word: str) -> str:
    return t("spells {word}", word=word)


def goes(square: str) -> str:
    return t("goes to {square}", square=square)


def steps(square: str) -> str:
    return t("steps to {square}", square=square)


def lays(tiles: str) -> str:
    return t("lays {tiles}", tiles=faces(tiles))


def lifts(tiles: str) -> str:
    return t("lifts {tiles}", tiles=faces(tiles))


def spends_gardener() -> str:
    return t("spends the Gardener Card")


def wins_cards(keys: Sequence[str]) -> str:
    return t_count(
        "wins the {colours} card", "wins the {colours} cards", len(keys), colours=colours(keys)
    )


# -- what follows --------------------------------------------------------------------------------


def has_won(name: str) -> str:
    return t("{name} has reached the finish and wins!", name=name)


def others_pay() -> str:
    return t("The others pay tribute.")


def moves_again() -> str:
    return t("That earns a bonus move.")


# -- the end -------------------------------------------------------------------------------------


def nobody_moves() -> str:
    return t("No seat can move any more.")


def nobody_won() -> str:
    return t("Nobody won")


def word_leads(word: str, cards: int) -> str:
    return t_count(
        "The word {word} leads to the finish, with {count} target card.",
        "The word {word} leads to the finish, with {count} target cards.",
        cards,
        word=word,
    )


def step_leads(cards: int) -> str:
    return t_count(
        "A step leads to the finish, with {count} target card.",
        "A step leads to the finish, with {count} target cards.",
        cards,
    )
