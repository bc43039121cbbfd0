"""The texts about invalid records, options and moves."""

from __future__ import annotations

from tabletop.core.language import figure, later, t, t_count

TEXT = later("the text")
NO_WHOLE_NUMBER = later("It isn’t a whole number.")
NO_TEXT = later("It isn’t text.")
NO_OBJECT = later("It isn’t a JSON object.")
NO_LIST = later("It isn’t a list.")
NO_RECORD = later("A record must be a JSON object.")
KEY_MISSING = later("This key is missing.")
KEY_TWICE = later("This key appears twice in one object.")
NO_KIND = later("It’s neither 'human' nor 'computer'.")
FAR_TOO_LARGE = later("It holds a number that is far too large.")
GAME_OVER = later("The game is over.")
BAD_SEED = later("A seed is 1 to 64 characters: A-Z, a-z, 0-9, _ or -.")
NONE = later("none")
LINK = later("the link")
NO_LINK = later("It doesn’t contain a Six Gardens game.")
LINK_BROKEN = later(
    "It was cut short or changed on the way. Copy all of it again, from start to end."
)
MOVES_MISSING = later("There are fewer moves than there should be.")
MOVES_LEFT = later("There are more moves than there should be.")


def longer_than(most: int) -> str:
    return t("It’s longer than {most} characters.", most=f"{most:,}")


def another_format(wanted: str) -> str:
    return t("It isn’t {wanted}, so this isn’t a Six Gardens game.", wanted=wanted)


def other_version(version: int) -> str:
    return t("Six Gardens reads version {version} only.", version=version)


def other_rules(version: int) -> str:
    return t("Six Gardens knows only version {version} of the rules.", version=version)


def other_game(found: str, wanted: str) -> str:
    return t("This is a record of {found}, not {wanted}.", found=found, wanted=wanted)


def no_such_key(known: str) -> str:
    return t("Unknown key. Known keys: {known}.", known=known)


def no_such_level(known: str) -> str:
    return t("Unknown level. Known levels: {known}.", known=known)


def no_such_option(known: str) -> str:
    return t("Unknown option. Known options: {known}.", known=known)


def not_one_of(value: str, known: str) -> str:
    return t("{value} isn’t one of {known}.", value=value, known=known)


def goes_only_with(option: str, value: str, other: str, wanted: str) -> str:
    """Return why a value of an option can't be chosen with that of another."""
    return t(
        "“{option}: {value}” works only with “{other}: {wanted}”.",
        option=option,
        value=value,
        other=other,
        wanted=wanted,
    )


def wants_seats(game: str, least: int, most: int, here: int) -> str:
    """Return how many players a game is for, and how many there are."""
    if least == most:
        return t(
            "{game} is for {count} players; you have {here}.", game=game, count=least, here=here
        )
    return t(
        "{game} is for {least} to {most} players; you have {here}.",
        game=game,
        least=least,
        most=most,
        here=here,
    )


def longest_move(most: int) -> str:
    return t("A move has at most {most} characters.", most=most)


def no_json(error: str) -> str:
    return t("It isn’t JSON: {error}.", error=error)


def too_many_values(most: int) -> str:
    return t("It holds more than {most} values.", most=f"{most:,}")


def too_deep(most: int) -> str:
    return t("It’s nested more than {most} levels deep.", most=most)


def no_number(name: str) -> str:
    return t("{name} isn’t a JSON number.", name=name)


def no_such_game(key: str, known: str) -> str:
    return t("Unknown game: {key}. Known games: {known}.", key=key, known=known)


def no_such_opponent(key: str, level: str, known: str) -> str:
    return t(
        "{key} has no level {level}. Its levels: {known}.",
        key=key,
        level=level,
        known=known,
    )


def you() -> str:
    """Return "You", for use outside of a sentence."""
    return t("You")


def player(number: int) -> str:
    """Return the name of a person who gave none."""
    return t("Player {number}", number=number)


def in_points(points: int) -> str:
    """Return a number of points in words."""
    return t_count("{points} point", "{points} points", points, points=figure(points))
