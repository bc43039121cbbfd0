"""Sentences about moving a seat to another place."""

from __future__ import annotations

from tabletop.core.language import later, t

PLAY_TURN = later("Play this turn")
SEES_HAND = later("You’ll see their hand.")


def ask_to_play(name: str) -> str:
    return t("Play for {name} here?", name=name)


def about_playing(name: str) -> str:
    return t(
        "You play this one turn for {name}, who then plays on another device again. To bring a "
        "player to this device for good, use the menu.",
        name=name,
    )
