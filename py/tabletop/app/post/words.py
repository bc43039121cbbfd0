"""What is said of games that travel as links."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import later, listed, t

NO_LINK = later("There is no game in it. Copy the whole message in which the link came.")
TOO_LONG = later("It is far longer than a message with a link.")
NOTHING_NEW = later("You have this game already, and nothing new was played in it.")
OLDER = later("This link is older than your game, which has gone on since.")
WHO = later("Who are you?")
ALL_HERE = later("All of us, at this screen")
ONE_ASKS = later("The others then play elsewhere: after your move you send the game back.")
SEND_GAME = later("Send this game")
ANYBODY = later("Whoever opens the link has the whole game, as it stands now.")
HOLDS_SECRETS = later(
    "The page never draws another player’s hand. But the link holds the whole game, hands too: who "
    "takes it apart can read them."
)
TWO_WAYS = later("This game went two ways")
MINE = later("Yours")
THEIRS = later("In the link")
BOTH_KEPT = later("Both are kept: one goes on as this game, the other as a copy.")
NOBODY_YET = later("Nothing was played after that.")


def not_opened(why: str) -> str:
    return t("This link can’t be opened. {why}", why=why)


def other_way(title: str) -> str:
    """Return the name of the copy of a game that went another way elsewhere."""
    return t("{title} (the other way)", title=title)


def send_to(names: Sequence[str]) -> str:
    return t("Send to {names}", names=listed(names))


def play_here(name: str) -> str:
    return t("Play for {name} here", name=name)


def how_to_send(name: str) -> str:
    return t("{name} opens the link, plays, and sends you one back.", name=name)


def i_am(name: str) -> str:
    return t("I am {name}", name=name)


def invited(title: str) -> str:
    """Return what stands before the link in a message."""
    return t("{title}: here is our game.", title=title)


def part_ways(number: int) -> str:
    return t("Up to move {number} they are the same.", number=number)
