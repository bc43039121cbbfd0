"""Texts about games that people send each other as links."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.language import later, listed, t

NO_LINK = later("There’s no game in it. Copy the whole message with the link.")
TOO_LONG = later("It’s far longer than a message with a link.")
NOTHING_NEW = later("You already have this game, and the link has no new moves.")
OLDER = later("This link is out of date: your game has moved on.")

WHO = later("Who are you?")
ALL_HERE = later("All of us, on this screen")
ONE_ASKS = later("The others play on their own devices. After your move, send the game back.")
OPEN_GAME = later("Open this game?")
OPEN = later("Open the game")
ASKED_FIRST = later("Nothing is saved until you open it.")
DECLINE = later("Don’t keep it")
DECIDE_LATER = later("Decide later")
YOUR_NAME = later("Your name")
REMOVE = later("Remove it")

SEND_GAME = later("Send this game")
ANYBODY = later("Anyone who opens the link gets the whole game as it is now.")
HOLDS_SECRETS = later(
    "The page never shows another player’s hand. But the link holds the whole game, so anyone who "
    "decodes it can read every hand."
)
SEE_AGAIN = later("Show me")

TWO_WAYS = later("This game has two versions")
MINE = later("Yours")
THEIRS = later("In the link")
KEEP_MINE = later("Keep my version")
TAKE_THEIRS = later("Use the link’s version")
BOTH_KEPT = later("Nothing is lost: the other version is saved as a copy.")
NOBODY_YET = later("No moves after that.")


def not_opened(why: str) -> str:
    return t("This link can’t be opened. {why}", why=why)


def other_way(title: str) -> str:
    """Return the name of the copy that holds the other version of a game."""
    return t("{title} (other version)", title=title)


def send_to(names: Sequence[str]) -> str:
    return t("Send to {names}", names=listed(names))


def play_here(name: str) -> str:
    return t("Play for {name} here", name=name)


def how_to_send(name: str) -> str:
    return t("{name} opens the link, plays, and sends you one back.", name=name)


def i_am(name: str) -> str:
    return t("I’m {name}", name=name)


def learn_first(title: str) -> str:
    return t("New to {title}? Take the lesson first", title=title)


def put_by(title: str) -> str:
    return t("{title} is under “Your games” for when you want to open it.", title=title)


def your_turn(title: str, name: str) -> str:
    """Return the text before the link in a message to the player whose turn it is."""
    return t("{title}: it’s your turn, {name}!", title=title, name=name)


def stands(title: str, status: str) -> str:
    """Return the text before the link in a message to anybody else."""
    return t("{title}: {status}.", title=title, status=status)


def since(moves: str) -> str:
    return t("Since your last turn: {moves}", moves=moves)


def so_far(moves: str) -> str:
    return t("So far: {moves}", moves=moves)


def part_ways(number: int) -> str:
    return t("They’re the same up to move {number}.", number=number)


def changed(name: str) -> str:
    return t("{name} has changed a move", name=name)


def withdrawn(name: str) -> str:
    return t("{name} has taken back a move", name=name)


def foreign(name: str) -> str:
    return t("The link has a move by {name} that wasn’t made here", name=name)
