"""What is said where hands are on phones: between the table and a phone, and to people."""

from __future__ import annotations

from tabletop.core.language import later, t

NO_MESSAGE = later("This is no message of Six Gardens.")
OTHER_EDITION = later(
    "The table and this phone have different versions of Six Gardens. Load the page again on both."
)
GREET_FIRST = later("This phone has not said who it is.")
NO_TABLE = later("No table is laid for this phone now.")
GONE_ON = later("The game has gone on meanwhile. Here is how it stands.")
NOT_YOURS = later("It is not your turn.")
SEAT_GIVEN = later("Another phone has taken this seat.")
SEAT_TAKEN_BACK = later("This seat is played at the table now.")
TABLE_CLEARED = later("The game was put away at the table. It waits there.")
SENT = later("Sent. The table answers at once.")
NO_LINE = later("This phone has no line to the table. Scan a new code, and nothing is lost.")
TOO_MUCH = later("This phone sent too much that is no move: its line was closed.")


def longer_than(most: int) -> str:
    return t("It is longer than {most} characters.", most=f"{most:,}")


def turned_away(name: str, why: str) -> str:
    """Return what the table says when it has closed the line to a phone."""
    return t("The phone of {name} was sent away. {why}", name=name, why=why)


def of_another(why: str) -> str:
    """Return what a phone says when it cannot read what the table sent."""
    return t("The table sent what this phone can’t read. {why}", why=why)
