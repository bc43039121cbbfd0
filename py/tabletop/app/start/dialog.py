"""The card and the start dialog of each game on the start page."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

from tabletop.app import words
from tabletop.app.lesson.bar import LessonOffer, offered_lessons
from tabletop.app.model.entry import SeatKind
from tabletop.app.saving import portraits
from tabletop.app.strengths.offered import LevelData, levels_of, usual_level
from tabletop.core.game import GameInfo
from tabletop.core.language import t
from tabletop.core.options import Option
from tabletop.core.seating import COMPUTER_NAMES, usual_name
from tabletop.core.throws import DICE, OURS, SEED
from tabletop.games.registry import (
    GAMES,
    game_title,
    has_table,
    load_about,
    load_game,
    load_puzzles,
)
from tabletop.words.about import OptionWords


class Placeholder(TypedDict):
    """The default name of a seat, for a person and for a computer."""

    human: str
    computer: str


class StartSeat(TypedDict):
    """The initial choices for a seat in the start dialog."""

    mark: int
    name: str
    kind: SeatKind
    level: str
    placeholder: Placeholder


class OptionValue(TypedDict):
    """A choice of an option, for at least `seats` seats.

    `beside` holds the choices of other options that it requires, by their keys, and `proposes` the
    choices that it suggests for them.
    """

    value: str
    label: str
    sentence: str
    seats: int
    beside: Mapping[str, str]
    proposes: NotRequired[Mapping[str, str]]


class OptionData(TypedDict):
    """An option of a game, with its default `value`.

    `follows` holds the defaults that depend on other options, by key and choice of the other.
    """

    key: str
    label: str
    sentence: str
    value: str
    follows: Mapping[str, Mapping[str, str]]
    values: list[OptionValue]


class StartContent(TypedDict):
    """The start dialog of a game: its seats, levels and options with their defaults.

    `computers` are the usual names of computers. `count` is the number of seats at first, `min` and
    `max` bound it.
    """

    kind: Literal["start"]
    game: str
    title: str
    line: str
    players: str
    minutes: str
    faces: list[portraits.Portrait]
    lessons: list[LessonOffer]
    hasPuzzles: bool
    seats: list[StartSeat]
    computers: list[str]
    count: int
    min: int
    max: int
    levels: list[LevelData]
    options: list[OptionData]


class Card(TypedDict):
    """The card of a game on the start page; `start` is the content of its start dialog."""

    key: str
    title: str
    line: str
    seats: str
    minutes: str
    start: StartContent


def cards_json() -> str:
    """Return the cards of the start page as JSON text, in the order of the registry.

    The page shows the cards and their start dialogs before Python has started.
    """
    return json.dumps([card(key) for key in GAMES if has_table(key)], ensure_ascii=False)


def card(key: str) -> Card:
    """Return the card of one game."""
    info = load_game(key).info
    return {
        "key": key,
        "title": game_title(key),
        "line": t(load_about(key).line),
        "seats": _players(info),
        "minutes": _minutes(info),
        "start": start_dialog(key),
    }


def _players(info: GameInfo) -> str:
    """Return the range of the number of players in figures."""
    least, most = info.min_seats, info.max_seats
    return f"{least}–{most}" if most > least else str(least)  # noqa: RUF001 - an en dash is right


def _minutes(info: GameInfo) -> str:
    """Return the playing time in minutes, in figures."""
    return info.minutes.replace("-", "–")  # noqa: RUF001


def start_dialog(key: str) -> StartContent:
    """Return the content of a game's start dialog: seats, levels and options with defaults."""
    info, about = load_game(key).info, load_about(key)
    return {
        "kind": "start",
        "game": key,
        "title": game_title(key),
        "line": t(load_about(key).line),
        "players": _players(info),
        "minutes": _minutes(info),
        "faces": portraits.offered(),
        "lessons": offered_lessons(key),
        "hasPuzzles": bool(load_puzzles(key)),
        "seats": [_seat(number, usual_level(key)) for number in range(1, info.max_seats + 1)],
        "computers": list(COMPUTER_NAMES),
        "count": max(info.min_seats, min(2, info.max_seats)),
        "min": info.min_seats,
        "max": info.max_seats,
        "levels": levels_of(key),
        "options": [
            *(_option(option, info.options, about.options[option.key]) for option in info.options),
            *([_dice(t(about.throws))] if about.throws else []),
        ],
    }


def _seat(number: int, level: str) -> StartSeat:
    placeholder: Placeholder = {
        "human": usual_name(number, is_human=True),
        "computer": usual_name(number, is_human=False),
    }
    return {
        "mark": number,
        "name": "",
        "kind": "human" if number == 1 else "computer",
        "level": level,
        "placeholder": placeholder,
    }


def _option(option: Option, options: tuple[Option, ...], named: OptionWords) -> OptionData:
    values: list[OptionValue] = [
        {
            **_value(
                choice.value,
                t(named.choices[choice.value].label),
                t(named.choices[choice.value].sentence),
                choice.min_seats,
                choice.beside,
            ),
            "proposes": dict(choice.proposes),
        }
        for choice in option.choices
    ]
    return {
        "key": option.key,
        "label": t(named.title),
        "sentence": "",
        "value": option.default,
        "follows": _follows(option, options),
        "values": values,
    }


def _follows(option: Option, options: tuple[Option, ...]) -> dict[str, dict[str, str]]:
    """Return the defaults of `option` by the key and choice of each option they depend on."""
    return {
        other.key: {
            choice.value: option.default_beside({other.key: choice.value})
            for choice in other.choices
        }
        for other in options
        if len({option.default_beside({other.key: each.value}) for each in other.choices}) > 1
    }


def _dice(throws: str) -> OptionData:
    """Return the choice of who throws the dice, in the form of an option.

    It is not part of the rules.
    """
    return {
        "key": DICE,
        "label": t(words.DICE_AND_LOTS),
        "sentence": "",
        "value": SEED,
        "follows": {},
        "values": [
            _value(SEED, t(words.TABLET_THROWS), words.done_for_you(throws)),
            _value(OURS, t(words.WE_THROW), words.you_are_asked(throws)),
        ],
    }


def _value(
    value: str, label: str, sentence: str, seats: int = 1, beside: Mapping[str, str] | None = None
) -> OptionValue:
    """Return a choice for at least `seats` seats, which requires the other choices `beside`."""
    company = dict(beside or {})
    return {"value": value, "label": label, "sentence": sentence, "seats": seats, "beside": company}
