"""My garden: statistics of the saved games, by game, as the page shows them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypedDict

from tabletop.app.memory import words
from tabletop.app.memory.counting import tales
from tabletop.app.model.memory import Memory, Tale
from tabletop.app.model.model import Model
from tabletop.app.model.results import AGAINST_OTHERS, Result
from tabletop.app.strengths.offered import strength_of
from tabletop.app.strengths.words import ALL_NAMES
from tabletop.core.language import t
from tabletop.games.registry import game_title, load_about, load_feats, load_game, load_words

MOST_SETUPS = 3
"""The number of set-ups whose best score is shown, those played most."""


class Counting(TypedDict):
    """How many of the finished games were read, and how many there are."""

    done: int
    total: int


class BestData(TypedDict):
    """A best result of a game; `more` explains it, or is ""."""

    label: str
    text: str
    more: str


class FeatData(TypedDict):
    """A goal of a game, and whether it was reached."""

    title: str
    sentence: str
    icon: str
    done: bool


class GameStatistics(TypedDict):
    """The statistics of one game; `played` and `rivals` are sentences."""

    key: str
    title: str
    played: str
    rivals: list[str]
    bests: list[BestData]
    feats: list[FeatData]


class Book(TypedDict):
    """My garden: `flowers` of `beds` goals were reached; games count from the time `since`.

    `since` is ISO 8601, or "" if all games count.
    """

    counting: None
    played: int
    won: int
    flowers: int
    beds: int
    sentences: list[str]
    games: list[GameStatistics]
    since: str


def progress(memory: Memory) -> Counting:
    """Return how many of the finished games were read."""
    done = len(memory.found)
    return {"done": done, "total": done + len(memory.waiting)}


def book(model: Model) -> Book:
    """Return the content of My garden, once all finished games were read."""
    memory = model.memory
    told = tales(memory)
    games = [_game(key, [tale for tale in told if tale.game == key]) for key in model.games]
    return {
        "counting": None,
        "played": len(told),
        "won": sum(tale.result == Result.WON for tale in told),
        "flowers": sum(feat["done"] for game in games for feat in game["feats"]),
        "beds": sum(len(game["feats"]) for game in games),
        "sentences": [*_rival(told), *_shared(told), *_helped(told)],
        "games": games,
        "since": memory.since,
    }


def _game(key: str, told: Sequence[Tale]) -> GameStatistics:
    """Return the statistics of one game, including goals that were not reached."""
    info, (feats, bests) = load_game(key).info, load_feats(key)
    done = {feat for tale in told for feat in tale.feats}
    found = [(t(best.title), _most(tale.bests[best.key] for tale in told)) for best in bests]
    return {
        "key": key,
        "title": game_title(key),
        "played": words.games(len(told)),
        "rivals": _levels(key, told),
        "bests": [
            *(_scores(key, told) if info.by_score else []),
            *_turn(key, told),
            *_records(found),
        ],
        "feats": [
            {
                "title": t(feat.title),
                "sentence": t(feat.sentence),
                "icon": feat.icon,
                "done": feat.key in done,
            }
            for feat in feats
        ],
    }


def _records(found: Iterable[tuple[str, str]]) -> list[BestData]:
    """Return the game's own records that were set, from pairs of a label and a text."""
    return [{"label": label, "text": text, "more": ""} for label, text in found if text]


def _levels(game: str, told: Iterable[Tale]) -> list[str]:
    """Return the results against computers by level; the strongest opponent of a table counts."""
    met: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for tale in told:
        if tale.result in AGAINST_OTHERS:
            level = max((strength_of(game, level) for _, level in tale.rivals), key=_strength)
            met[level] += 1
            won[level] += tale.result == Result.WON
    return [
        words.won_against(_level(each), won[each], met[each]) for each in sorted(met, key=_strength)
    ]


def _strength(level: str) -> int:
    return list(ALL_NAMES).index(level) if level in ALL_NAMES else -1


def _level(level: str) -> str:
    return t(ALL_NAMES[level]) if level in ALL_NAMES else level


def _scores(key: str, told: Sequence[Tale]) -> list[BestData]:
    """Return the best score of each of the set-ups played most."""
    setups = Counter((tale.seats, tale.options) for tale in told)
    rows: list[BestData] = []
    for (seats, options), _ in setups.most_common(MOST_SETUPS):
        best = max(
            (tale for tale in told if (tale.seats, tale.options) == (seats, options)),
            key=lambda tale: tale.score,
        )
        chosen = _chosen(key, options)
        label = words.best(words.seats(seats), chosen)
        rows.append({"label": label, "text": best.tally, "more": ""})
    return rows


def _chosen(game: str, options: Iterable[tuple[str, str]]) -> list[str]:
    """Return the names of the options chosen at a table."""
    known = load_about(game).options
    return [known[key].label(value) for key, value in options if key in known]


def _turn(key: str, told: Iterable[Tale]) -> list[BestData]:
    """Return the greatest gain by one move, with its sentence in the log."""
    gain, sentence = max((tale.turn for tale in told), key=lambda each: each[0], default=(0, ""))
    if not gain:
        return []
    text = words.gain(load_words(key).tally(gain))
    return [{"label": t(words.BEST_MOVE), "text": text, "more": sentence}]


def _most(values: Iterable[tuple[int, str]]) -> str:
    """Return the text of the greatest value, "" if there is none."""
    value, text = max(values, key=lambda each: each[0], default=(0, ""))
    return text if value else ""


def _rival(told: Sequence[Tale]) -> list[str]:
    """Return the sentence about the computer met most often, [] if none was met twice."""
    against = [tale for tale in told if tale.result in AGAINST_OTHERS]
    met = Counter(name for tale in against for name, _ in tale.rivals)
    name, count = met.most_common(1)[0] if met else ("", 0)
    if count < 2:
        return []
    results = Counter(tale.result for tale in against if name in dict(tale.rivals))
    return [words.favourite(name, count, results[Result.WON], results[Result.SHARED])]


def _shared(told: Sequence[Tale]) -> list[str]:
    """Return the sentence about wins shared with computers, [] if there are none."""
    shared = sum(tale.result == Result.SHARED for tale in told)
    return [words.shared(shared)] if shared else []


def _helped(told: Sequence[Tale]) -> list[str]:
    """Return the sentences about how many games used hints or took moves back."""
    hints = sum(tale.helped.hints > 0 for tale in told)
    undos = sum(tale.helped.undos > 0 for tale in told)
    return [
        *([words.with_hints(hints)] if hints else []),
        *([words.with_undos(undos)] if undos else []),
    ]
