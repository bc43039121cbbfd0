"""Sentences for problems with a record, a link or a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from tabletop.core import problems as p
from tabletop.core.errors import BadRecord
from tabletop.core.language import later, t
from tabletop.words.about import About

LoadAbout = Callable[[str], About]
TellProblem = Callable[[str, object], str]
"""Returns the sentence for a problem found by the game with the given key."""

_PLACES = {p.TEXT: later("the text"), p.LINK: later("the link")}

_NONE = later("none")

_FAULTS = {
    p.Fault.NOT_WHOLE: later("It isn’t a whole number."),
    p.Fault.NOT_TEXT: later("It isn’t text."),
    p.Fault.NOT_OBJECT: later("It isn’t a set of named entries."),
    p.Fault.NOT_LIST: later("It isn’t a list."),
    p.Fault.NOT_RECORD: later("It isn’t a saved game."),
    p.Fault.KEY_MISSING: later("This entry is missing."),
    p.Fault.KEY_TWICE: later("The same entry appears twice."),
    p.Fault.NO_KIND: later("It’s neither 'human' nor 'computer'."),
    p.Fault.FAR_TOO_LARGE: later("It holds a number that is far too large."),
    p.Fault.BAD_SEED: later("A seed is 1 to 64 characters: A-Z, a-z, 0-9, _ or -."),
    p.Fault.NOT_LINK: later("It doesn’t contain a Six Gardens game."),
    p.Fault.LINK_BROKEN: later(
        "It was cut short or changed on the way. Copy all of it again, from start to end."
    ),
    p.Fault.MOVES_MISSING: later("There are fewer moves than there should be."),
    p.Fault.MOVES_LEFT: later("There are more moves than there should be."),
    p.Fault.GAME_OVER: later("The game is over."),
}


class Explainer:
    """Explains bad records, using the words of their games."""

    def __init__(self, load_about: LoadAbout, tell_problem: TellProblem) -> None:
        self._load_about = load_about
        self._tell_problem = tell_problem

    def why(self, error: BadRecord) -> str:
        """Return a sentence that explains what is wrong with a record.

        If the problem is already a sentence, return it: callers may raise BadRecord with their own.
        """
        problem: p.Problem | str = error.problem  # type: ignore[assignment]
        match problem:
            case str():
                return problem
            case p.Illegal(game, refusal):
                return self._tell_problem(game, refusal.problem)
            case p.BadValue(game, detail):
                return self._tell_problem(game, detail)
            case p.WrongSeats():
                return self._wrong_seats(problem)
            case p.GoesOnlyWith():
                return self._goes_only_with(problem)
            case _:
                return tell(problem)

    def _wrong_seats(self, problem: p.WrongSeats) -> str:
        """Return the sentence for a wrong number of players."""
        game = t(self._load_about(problem.game).title)
        if problem.least == problem.most:
            return t(
                "{game} is for {count} players; you have {here}.",
                game=game,
                count=problem.least,
                here=problem.found,
            )
        return t(
            "{game} is for {least} to {most} players; you have {here}.",
            game=game,
            least=problem.least,
            most=problem.most,
            here=problem.found,
        )

    def _goes_only_with(self, problem: p.GoesOnlyWith) -> str:
        """Return the sentence for two option values that can't be combined."""
        options = self._load_about(problem.game).options
        option, other = options[problem.option], options[problem.other]
        return t(
            "“{option}: {value}” works only with “{other}: {wanted}”.",
            option=t(option.title),
            value=option.label(problem.value),
            other=t(other.title),
            wanted=other.label(problem.wanted),
        )


Plain = (
    p.Fault
    | p.TooLong
    | p.MoveTooLong
    | p.TooManyValues
    | p.TooDeep
    | p.NotJson
    | p.NotNumber
    | p.OtherFormat
    | p.OtherVersion
    | p.OtherRules
    | p.OtherGame
    | p.UnknownKey
    | p.UnknownLevel
    | p.UnknownOption
    | p.UnknownGame
    | p.UnknownOpponent
    | p.UnknownChoice
)
"""The problems that can be explained without a game's words."""


def tell(problem: Plain) -> str:
    """Return a sentence for a problem that doesn't need a game's words."""
    match problem:
        case p.Fault():
            return t(_FAULTS[problem])
        case p.TooLong() | p.MoveTooLong() | p.TooManyValues() | p.TooDeep():
            return _tell_limit(problem)
        case p.NotJson():
            return t("It isn’t a saved game.")
        case p.NotNumber(name):
            return t("{name} isn’t a valid number.", name=name)
        case p.OtherFormat(wanted):
            return t("It isn’t {wanted}, so this isn’t a Six Gardens game.", wanted=repr(wanted))
        case p.OtherVersion(version):
            return t("Six Gardens reads version {version} only.", version=version)
        case p.OtherRules(version):
            return t("Six Gardens knows only version {version} of the rules.", version=version)
        case _:
            return _tell_unknown(problem)


def _tell_limit(problem: p.TooLong | p.MoveTooLong | p.TooManyValues | p.TooDeep) -> str:
    match problem:
        case p.TooLong(most):
            return t("It’s longer than {most} characters.", most=f"{most:,}")
        case p.MoveTooLong(most):
            return t("A move has at most {most} characters.", most=most)
        case p.TooManyValues(most):
            return t("It holds more than {most} values.", most=f"{most:,}")
        case p.TooDeep(most):
            return t("It’s nested more than {most} levels deep.", most=most)


_Unknown = (
    p.OtherGame
    | p.UnknownKey
    | p.UnknownLevel
    | p.UnknownOption
    | p.UnknownGame
    | p.UnknownOpponent
    | p.UnknownChoice
)


def _tell_unknown(problem: _Unknown) -> str:
    match problem:
        case p.OtherGame(found, wanted):
            return t(
                "This is a record of {found}, not {wanted}.", found=repr(found), wanted=repr(wanted)
            )
        case p.UnknownKey(known):
            return t("Unknown entry. Known entries: {known}.", known=", ".join(known))
        case p.UnknownLevel(known):
            return t("Unknown level. Known levels: {known}.", known=", ".join(known))
        case p.UnknownOption(known):
            names = ", ".join(known) or t(_NONE)
            return t("Unknown option. Known options: {known}.", known=names)
        case p.UnknownGame(found, known):
            names = ", ".join(known)
            return t("Unknown game: {key}. Known games: {known}.", key=repr(found), known=names)
        case p.UnknownOpponent(game, found, known):
            return t(
                "{key} has no level {level}. Its levels: {known}.",
                key=game,
                level=repr(found),
                known=", ".join(known),
            )
        case p.UnknownChoice(found, known):
            return t("{value} isn’t one of {known}.", value=repr(found), known=", ".join(known))
        case _:
            assert_never(problem)


def place_name(where: str) -> str:
    """Return the name of a problem's location: the field as written, "the text" or "the link"."""
    return t(_PLACES[where]) if where in _PLACES else where
