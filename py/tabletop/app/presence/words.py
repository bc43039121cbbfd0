"""Texts about people who are not at this screen."""

from __future__ import annotations

from tabletop.core.language import t


def turn_of(name: str) -> str:
    return t("It’s {name}’s turn.", name=name)


def turn_elsewhere(name: str) -> str:
    return t("It’s {name}’s turn, on another device.", name=name)


def turn_at_phone(name: str) -> str:
    return t("It’s {name}’s turn, on a phone.", name=name)


def waits_elsewhere(status: str, name: str) -> str:
    """Return the status, in the menu, of a game that waits for somebody on another device."""
    return t("{status} · waiting for {name}", status=status, name=name)


def not_claimed(status: str) -> str:
    """Return the status of a game that came by a link and was not opened yet."""
    return t("{status} · from a link, not opened yet", status=status)
