"""Texts of the application: notices, questions, the start dialog, and the menu of a table.

Texts without gaps are constants, to be passed to `t`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop.core.language import later, listed, t, t_count

EXPORT = later("Export")
TRY_AGAIN = later("Try again")
WENT_WRONG = later("Something went wrong just now. The game is as it was before.")
THE_FILE = later("the file")

# Import of files.

NO_ROOM = later("There’s no room for more games: the browser’s storage is full or switched off.")
STOPPED = later("You cancelled the import.")
TOO_LARGE = later("It’s too large to be a file of games.")
FAULTS: Mapping[str, str] = {
    "large": TOO_LARGE,
    "no-text": later("It isn’t a text file."),
    "unreadable": later("The browser couldn’t read it."),
}
"""The reasons why the page could not read a file, by kind of fault."""

NO_SUCH_KEY = later("A file of games has no such entry.")
NO_LIST = later("It isn’t a list of games.")
NO_GAME_CAME = later("No games imported.")


def all_here(count: int) -> str:
    """Return the notice for an import whose games are all saved here already."""
    return t_count("You already have this game.", "You already have all {count} games.", count)


def came_in(count: int) -> str:
    """Return how many games were imported."""
    return (
        t_count("One game imported.", "{count} games imported.", count)
        if count
        else t(NO_GAME_CAME)
    )


def here_already(count: int) -> str:
    return t_count("One was already here.", "{count} were already here.", count)


def refused(reason: str) -> str:
    return t("Not imported: {reason}", reason=reason)


def of_game(number: int, reason: str) -> str:
    return t("Game {number}: {reason}", number=number, reason=reason)


def more_refused(count: int) -> str:
    return t_count("One more failed.", "{count} more failed.", count)


def left_out(left: int, total: int) -> str:
    return t("{left} of {total} games not imported.", left=left, total=total)


def read_so_far(read: int, total: int) -> str:
    return t("{read} of {total} games read so far.", read=read, total=total)


def more_games_than(most: int) -> str:
    return t("There are more than {most} games.", most=f"{most:,}")


# What is saved.

STORAGE_FULL = later(
    "This game can’t be saved: the browser’s storage is full or switched off. You can play on, but "
    "export the game before you close the page."
)
LOOSE = later(
    "Your last moves could be lost if this browser closes suddenly: it can’t save games safely "
    "right now. You can play on, but export your games to be on the safe side."
)
UNREAD = later("This game can’t be read right now. Nothing was deleted. Try again in a moment.")
LIST_UNREAD = later(
    "Some of your games can’t be read right now. Nothing was deleted. Try again in a moment."
)
EXPORT_SHORT = later(
    "Some of your games can’t be read right now, so they aren’t in the file. Export again later."
)
STARTED_ANEW = later(
    "Something went wrong, so Six Gardens restarted. Your games are as they were last saved."
)
NOT_KEPT = later("This game is no longer saved here.")
OPEN_ANYWAY = later("Open it anyway")
BRING_BACK = later("Bring it back")
THE_GAME = later("The game")
UNREADABLE_GAME = later("A game that can’t be read")
NEWER_GAME = later("A game from another version")
NEWER = later("Another version of Six Gardens saved it. Open it in that version.")
CHANGED = later("It was changed or cut short after it was saved.")
SAFARI_CLEARS = later(
    "Like every browser based on Safari, this one deletes your games if you don’t open Six Gardens "
    "for seven days. Export them, add Six Gardens to the Home Screen or the Dock, and import them "
    "there: the installed app keeps them."
)
SHOW_HOW = later("Show me how")
PROMISES: Mapping[bool | None, str] = {
    True: later("This browser promises to keep them."),
    False: later(
        "This browser may delete them when it runs low on space. Export what you want to keep."
    ),
    None: later("Export what you want to keep for good."),
}
"""What the browser promises about saved games, None if unknown."""

NO_GAMES = later("No games.")


def cannot_be_opened(why: str) -> str:
    return t("This game can’t be opened. {why} It stays as it is, and you can export it.", why=why)


def deleted(title: str) -> str:
    return t("{title} deleted.", title=title)


def not_deleted(title: str) -> str:
    return t(
        "{title} couldn’t be deleted: the browser’s storage doesn’t allow it right now.",
        title=title,
    )


def copy_of(title: str) -> str:
    return t("{title} (copy)", title=title)


def kept_games(count: int, kilobytes: int, promise: str) -> str:
    """Return how many games are saved, their size, and what the browser promises about them."""
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
    return t("{title} isn’t on this page yet.", title=title)


# Links and new tables.

LINK_TOO_LONG = later("It’s too long.")
LINK_NAMES_NOTHING = later("It doesn’t lead to a new game or a saved one.")
NO_LESSON = later("This game doesn’t have that lesson.")
NOTHING_TO_GO_ON = later("There’s no game to continue.")


def link_not_followed(why: str) -> str:
    return t("This link doesn’t work. {why}", why=why)


def table_not_laid(where: str, reason: str) -> str:
    return t("This table can’t be set up: {where}. {reason}", where=where, reason=reason)


def neither_person_nor_level(kind: str) -> str:
    return t("{kind} is neither 'human' nor a level.", kind=kind)


def neither_of(value: str, one: str, other: str) -> str:
    return t("{value} is neither {one} nor {other}.", value=value, one=one, other=other)


DICE_AND_LOTS = later("Dice, draws and tosses")
TABLET_THROWS = later("Six Gardens rolls")
WE_THROW = later("We roll")


def done_for_you(throws: str) -> str:
    return t("Six Gardens does this for you: {throws}", throws=throws)


def you_are_asked(throws: str) -> str:
    return t("You enter these results: {throws}", throws=throws)


# At the table.

NOT_YOUR_TURN = later("It’s not your turn. Wait for the computer, or take back your move.")
THROW_FIRST = later("First enter the result.")
LIFT_FIRST = later("First pass the tablet on. The next player taps “I have it”.")
LOOKING_BACK = later("You’re looking back. Return to the game to play on.")
TAKE_BACK = later("Take back")
TAKEN_BACK = later("Taken back.")
PLAYED_AGAIN = later("Played again.")
GO_ON_FROM_HERE = later("Continue from here")
BEGINNING = later("The start.")
HINT_COMES = later("Thinking about a hint…")
NO_MEMORY = later("This device is short of memory, so the computer now takes longer to think.")
THINKS_HERE = later("In this browser, the computer may take a little longer to think.")
SO_FAR = later("So far")
TOTAL = later("Total")
RIVALS_ARE_SLOW = later("Would you like your rivals to move faster?")
QUICKER = later("Move faster")
WHEN_TO_FORECAST = later("When should the board show what a move is worth?")
SET_FORECASTS_LATER = later("You can change this in the settings at any time.")
FORECASTS: Mapping[str, str] = {
    "always": later("Always"),
    "after": later("After I choose"),
    "never": later("Never"),
}
"""The label of each value of the setting `forecast`."""
LEARN_TO_PLAY = later("Learn to play, 3 minutes")
FIRST_LESSON = later("Learn to play")
"""The title of a lesson without a topic."""
LOOK_FIRST = later("Have a look first, then tap Continue below the board.")
LESSON_IS_OVER = later("The lesson is over. To play on, tap “Play this game to its end”.")
NEW_VERSION = later("A new version of Six Gardens is ready. Your games stay as they are.")
USE_IT = later("Use it")


def lesson_in(title: str, number: int) -> str:
    """Return the name under which a lesson is saved."""
    return t("{title}: lesson {number}", title=title, number=number)


def lesson_about(topic: str) -> str:
    return t("{topic}, 3 minutes", topic=topic)


def length_of_lesson(steps: int) -> str:
    return t_count("{count} step", "{count} steps", steps)


def next_lesson(title: str) -> str:
    """Return the label of the button that starts the next lesson."""
    return t("Next lesson: {title}", title=title)


def step_of_lesson(step: int, steps: int) -> str:
    return t("Step {step} of {steps}", step=step, steps=steps)


LOOK_THERE = later("Look where the light bulb is.")


def look_at(place: str) -> str:
    return t("Look here: {place}.", place=place)


def once_more(reason: str) -> str:
    """Return the reason of a hint, with the advice to tap again to see the move."""
    return t("{reason} Tap the bulb to see it.", reason=reason)


def no_move_found(why: str) -> str:
    return t("The computer couldn’t find a move: {why}", why=why)


def pass_to(name: str) -> str:
    return t("Pass to {name}", name=name)


def i_have_it(name: str) -> str:
    return t("{name}: I have it", name=name)


def since(name: str) -> str:
    return t("Since {name} last played", name=name)


# Secrets and chance.

ELSEWHERE = later("The dice or cards of this game didn’t come from Six Gardens.")
OWN_DICE = later("The players rolled dice or drew lots themselves in this game.")
WAS_COPIED = later("This game was copied before it ended.")
TAKE_BACK_A_SECRET = later("Take back a draw or roll?")
ABOUT_SECRETS = later(
    "Someone has drawn a card or rolled a die since then. It will come out the same again, and "
    "whoever saw it knows what’s coming. We ask only once while this game is open, but the log "
    "counts every time."
)
LEAVE_IT = later("Leave it")
ONCE = later("Taken back once after a roll or draw was seen.")
TWICE = later("Taken back twice after a roll or draw was seen.")


def taken_back(times: int) -> str:
    """Return how often a move was taken back after a roll or draw was seen."""
    if times <= 2:
        return t(ONCE if times == 1 else TWICE)
    return t("Taken back {times} times after a roll or draw was seen.", times=times)


# Other tabs.

DELETED_ELSEWHERE = later("This game was deleted in another tab. Play a move to save it again.")
OVER_AND_DELETED = later("This game was deleted in another tab. Export it if you want to keep it.")
OVERWRITTEN = later("Another tab has overwritten this game with something that can’t be read.")
PLAYED_ON = later(
    "This game was continued in another tab, and here it is. Your last move isn’t in it."
)
PUT_BACK = later("Another tab cleared this page’s storage. Your games have been put back.")
SOME_CLEARED = later(
    "Another tab cleared this page’s storage: some of your games are no longer saved."
)
ALL_CLEARED = later("Another tab cleared this page’s storage: your games are no longer saved.")
KEEP_MINE = later("Keep mine as a copy")


# Status and result of a game.

DRAW = later("A draw")


def to_play(status: str, name: str) -> str:
    """Return the status of a game; `name` is "" if it is the reader's turn."""
    if not name:
        return t("{status} · your turn", status=status)
    return t("{status} · {name} to play", status=status, name=name)


def won(name: str) -> str:
    """Return the result of a game with one winner; `name` is "" for the reader."""
    return t("{name} won", name=name) if name else t("You won")


def share(names: Sequence[str]) -> str:
    return t("{names} share the win", names=listed(names))


TAKE_BACK_SENT = later("Take back what you sent?")


def give_back(name: str) -> str:
    return t("Leave it to {name}", name=name)


def already_sent(names: Sequence[str]) -> str:
    """Return the warning before taking back a move that others may already have."""
    return t(
        "{names} may already have this move. After you change it, send the game again.",
        names=listed(names),
    )


def already_known() -> str:
    return t(
        "The other players may already have this move. After you change it, send the game again."
    )


IS_SOLVED = later("You’ve solved this puzzle. Choose what to do next below the board.")

FACES = {
    "rabbit": later("Rabbit"),
    "hedgehog": later("Hedgehog"),
    "duck": later("Duck"),
    "raven": later("Raven"),
    "gecko": later("Gecko"),
    "ladybug": later("Ladybird"),
    "bee": later("Bee"),
    "pig": later("Pig"),
}
"""The portraits that people can choose: icons and their names."""
