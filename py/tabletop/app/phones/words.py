"""Texts about hands on phones, for both the table and phones."""

from __future__ import annotations

from tabletop.core.language import later, t

NO_MESSAGE = later("This isn’t a Six Gardens message.")
OTHER_EDITION = later(
    "The table and this phone have different versions of Six Gardens. Load the page again on both."
)
GREET_FIRST = later("This phone hasn’t said who it is.")
NO_TABLE = later("There’s no seat for this phone right now.")
GONE_ON = later("The game has moved on. Here’s where it stands.")
NOT_YOURS = later("It’s not your turn.")
SEAT_GIVEN = later("Another phone has taken this seat.")
CHOOSING = later("The table is choosing a game. This phone follows by itself.")
SENT = later("Sent. The table will answer in a moment.")
NO_LINE = later(
    "This phone isn’t connected to the table. Nothing is lost: scan a new code to rejoin."
)
NO_HAND = later(
    "You’re watching. To play, choose your phone at the table; it shows no hand until then."
)
TOO_MUCH = later("It sent too many invalid messages.")
CUT_OFF = later("This phone sent too many invalid messages, so the table disconnected it.")
TABLE_FLOODED = later("The table sent too much at once, so this phone left it.")
KEEP_OPEN = later("Only I can see this screen: keep showing my hand")
CANNOT_SHOW = later("It isn’t a game that this phone can show.")


def turned_away(name: str, why: str) -> str:
    """Return the table's notice that it has disconnected a phone; `name` may be ""."""
    if not name:
        return t("A phone was disconnected. {why}", why=why)
    return t("{name}’s phone was disconnected. {why}", name=name, why=why)


def of_another(why: str) -> str:
    """Return a phone's notice that it can't read a message of the table."""
    return t("The table sent something this phone can’t read, so it disconnected. {why}", why=why)
