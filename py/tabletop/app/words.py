"""What the application says: notices, questions, the start dialog, the menu of a table.

What has no gaps is a constant, and whoever says it gives it to `t`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop.core.language import later, listed, t, t_count

EXPORT = later("Export")
TRY_AGAIN = later("Try again")
WENT_WRONG = later("Something went wrong just now. The game is as it was before.")
THE_FILE = later("the file")

# Games that come in from files.

NO_ROOM = later("There is no room for more games: the browser’s storage is full or switched off.")
STOPPED = later("You stopped it.")
TOO_LARGE = later("It is too large to be a file of games.")
FAULTS: Mapping[str, str] = {
    "large": TOO_LARGE,
    "no-text": later("It is not UTF-8 text."),
    "unreadable": later("The browser could not read it."),
}
"""What is said of a file that the page could not hand over."""

NO_SUCH_KEY = later("There is no such key in a file of games.")
NO_LIST = later("It is not a list of games.")
NO_GAME_CAME = later("No game came in.")


def all_here(count: int) -> str:
    """Return what is said when every game that came in was here before."""
    return t_count("This game is here already.", "All {count} games are here already.", count)


def came_in(count: int) -> str:
    """Return how many games came in."""
    return (
        t_count("One game came in.", "{count} games came in.", count) if count else t(NO_GAME_CAME)
    )


def here_already(count: int) -> str:
    return t_count("One is here already.", "{count} are here already.", count)


def refused(reason: str) -> str:
    return t("Refused: {reason}", reason=reason)


def of_game(number: int, reason: str) -> str:
    return t("Game {number}: {reason}", number=number, reason=reason)


def more_refused(count: int) -> str:
    return t_count("One more was refused.", "{count} more were refused.", count)


def left_out(left: int, total: int) -> str:
    return t("{left} of {total} games did not come in.", left=left, total=total)


def read_so_far(read: int, total: int) -> str:
    return t("{read} of {total} games are read.", read=read, total=total)


def more_games_than(most: int) -> str:
    return t("There are more than {most} games.", most=f"{most:,}")


# What is kept.

STORAGE_FULL = later(
    "This game can’t be kept: the browser’s storage is full or switched off. You can play on; "
    "export the game before you close the page."
)
LOOSE = later(
    "Your last moves could be lost if this browser stops suddenly: it can’t write games to the "
    "disk safely right now. You can play on. Export your games to be sure."
)
UNREAD = later("This game can’t be read right now. Nothing was deleted. Try again in a moment.")
LIST_UNREAD = later(
    "Some of your games can’t be read right now. Nothing was deleted. Try again in a moment."
)
EXPORT_SHORT = later(
    "Some of your games can’t be read right now, and are not in the file. Export again later."
)
STARTED_ANEW = later("Something broke down and was started anew. Your games are as they were kept.")
NOT_KEPT = later("This game is not kept here any more.")
OPEN_ANYWAY = later("Open it anyway")
BRING_BACK = later("Bring it back")
THE_GAME = later("The game")
UNREADABLE_GAME = later("A game that can’t be read")
NEWER_GAME = later("A game from another version")
NEWER = later("Another version of Six Gardens wrote it. Open it there.")
CHANGED = later("It was changed or cut after it was written: its check sum does not fit.")
SAFARI_CLEARS = later(
    "This browser, like all that are made of Safari, tidies games away that nobody has opened for "
    "seven days. Put Six Gardens on the Home Screen or into the Dock, and they stay."
)
SHOW_HOW = later("Show me how")
PROMISES: Mapping[bool | None, str] = {
    True: later("This browser promises to keep them."),
    False: later(
        "This browser may clear them when space runs short: export what you want to keep."
    ),
    None: later("Export what you want to keep for good."),
}
"""What the browser says of the games that it keeps, None where it says nothing."""

NO_GAMES = later("No games.")


def cannot_be_opened(why: str) -> str:
    return t(
        "This game can’t be opened. {why} It is kept as it is, and you can export it.", why=why
    )


def deleted(title: str) -> str:
    return t("{title} is deleted.", title=title)


def not_deleted(title: str) -> str:
    return t(
        "{title} couldn’t be deleted: the browser’s storage doesn’t allow it right now.",
        title=title,
    )


def copy_of(title: str) -> str:
    return t("{title} (copy)", title=title)


def kept_games(count: int, kilobytes: int, promise: str) -> str:
    """Return how many games are kept, in how much room, and how surely."""
    return t_count(
        "{count} game, {size} kB. {promise}",
        "{count} games, {size} kB. {promise}",
        count,
        size=kilobytes,
        promise=promise,
    )


def bad_move(number: int, reason: str) -> str:
    return t("Move {number} can’t be played. {reason}", number=number, reason=reason)


def bad_part(where: str, reason: str) -> str:
    return t("Something is wrong with {where}. {reason}", where=where, reason=reason)


def not_here_yet(title: str) -> str:
    return t("{title} is not on this page yet.", title=title)


# Links and new tables.

LINK_TOO_LONG = later("It is too long.")
LINK_NAMES_NOTHING = later("It names neither a new game nor a kept one.")
NO_LESSON = later("This game has no such lesson.")
NOTHING_TO_GO_ON = later("No game is waiting to be gone on with.")


def link_not_followed(why: str) -> str:
    return t("The link can’t be followed. {why}", why=why)


def table_not_laid(where: str, reason: str) -> str:
    return t("This table can’t be laid: {where}. {reason}", where=where, reason=reason)


def neither_person_nor_level(kind: str) -> str:
    return t("{kind} is neither 'human' nor a level.", kind=kind)


def neither_of(value: str, one: str, other: str) -> str:
    return t("{value} is neither {one} nor {other}.", value=value, one=one, other=other)


DICE_AND_LOTS = later("Dice and lots")
TABLET_THROWS = later("Thrown for you")
NO_DIE_NEEDED = later("The tablet throws; no die is needed.")
WE_THROW = later("We throw our own")


def you_are_asked(throws: str) -> str:
    return t("You are asked. {throws}", throws=throws)


# At the table.

NOT_YOUR_TURN = later("It is not your turn: wait for the computer, or take back your move.")
THROW_FIRST = later("Say first what the die or the lot shows.")
LIFT_FIRST = later("Pass the table on first, and lift the curtain.")
LOOKING_BACK = later("You are looking back. Return to the game to play on.")
TAKE_BACK = later("Take back")
TAKEN_BACK = later("Taken back.")
PLAYED_AGAIN = later("Played again.")
GO_ON_FROM_HERE = later("Go on from here")
BEGINNING = later("The beginning.")
HINT_COMES = later("Thinking about a hint …")
NO_MEMORY = later("This device is short of memory, so the computer now thinks more slowly.")
THINKS_HERE = later("The computer thinks on the page itself here: it may take a little longer.")
SO_FAR = later("So far")
TOTAL = later("Total")
LEARN_TO_PLAY = later("Learn to play, 3 minutes")
LOOK_FIRST = later("Look first, and then go on below the board.")
NEW_VERSION = later("A new version of Six Gardens is ready. Your games stay as they are.")
USE_IT = later("Use it")


def lesson_in(title: str, number: int) -> str:
    """Return the name of the game that a lesson plays."""
    return t("{title}: lesson {number}", title=title, number=number)


def lesson_about(topic: str) -> str:
    return t("{topic}, 3 minutes", topic=topic)


def step_of_lesson(step: int, steps: int) -> str:
    return t("Step {step} of {steps}", step=step, steps=steps)


LOOK_THERE = later("Look at the place that is ringed.")


def look_at(place: str) -> str:
    return t("Look at {place}.", place=place)


def once_more(reason: str) -> str:
    """Return what a hint tells first, and that it tells more."""
    return t("{reason} Press again to see it.", reason=reason)


def no_move_found(why: str) -> str:
    return t("The computer could not find a move: {why}", why=why)


def pass_to(name: str) -> str:
    return t("Pass to {name}", name=name)


def i_have_it(name: str) -> str:
    return t("{name}: I have it", name=name)


def since(name: str) -> str:
    return t("Since {name} last played", name=name)


# Secrets and chance.

ELSEWHERE = later("Its dice or cards were not drawn by this program.")
OWN_DICE = later("People threw their own dice in this game.")
WAS_COPIED = later("A copy of this game was made before its end.")
TAKE_BACK_A_SECRET = later("Take back what chance has shown?")
ABOUT_SECRETS = later(
    "Since then something has come up by chance: a card that was drawn, or a die. It will come up "
    "the same again, and whoever saw it knows it. You are asked only once in this sitting; the log "
    "tells how often it was done."
)
LEAVE_IT = later("Leave it")
ONCE = later("Taken back once after a card, a die or a lot had come up.")
TWICE = later("Taken back twice after a card, a die or a lot had come up.")


def taken_back(times: int) -> str:
    """Return how often what chance had shown was taken back."""
    if times <= 2:
        return t(ONCE if times == 1 else TWICE)
    return t("Taken back {times} times after a card, a die or a lot had come up.", times=times)


# Other tabs.

DELETED_ELSEWHERE = later("This game was deleted in another tab. Your next move keeps it again.")
OVERWRITTEN = later("Another tab has written something over this game that can’t be read.")
PLAYED_ON = later(
    "This game was played on in another tab, and here it is. Your last move is not in it."
)
PUT_BACK = later("Another tab has cleared what is kept of this page. Your games were put back.")
CLEARED = later(
    "Another tab has cleared what is kept of this page: your games are not kept any more."
)
KEEP_MINE = later("Keep mine as a copy")


# How a game stands, or has ended.

DRAW = later("A draw")


def to_play(status: str, name: str) -> str:
    return t("{status} · {name} to play", status=status, name=name)


def won(name: str) -> str:
    return t("{name} won", name=name)


def share(names: Sequence[str]) -> str:
    return t("{names} share the win", names=listed(names))
