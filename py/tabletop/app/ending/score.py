"""The score of a result: totals, the terms that matter, and the whole score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

from tabletop.app.ending import words
from tabletop.core.game import ScoreTerm
from tabletop.core.language import figure, t
from tabletop.core.seating import called
from tabletop.games.registry import AnyMatch, words_of

Points = Mapping[str, int]

MOST_TERMS = 7
"""The maximum number of terms shown with a total; beyond it the smaller ones are added up."""


class TermData(TypedDict):
    """A term of a score with its points; `decided` is whether the winner led most in it."""

    name: str
    points: str
    decided: bool


class Standing(TypedDict):
    """The result of a seat: its total, and the terms that matter."""

    mark: int
    name: str
    winner: bool
    total: str
    terms: list[TermData]


class SheetRow(TypedDict):
    """A seat's row of the score sheet."""

    mark: int
    name: str
    winner: bool
    cells: list[str]


class SheetData(TypedDict):
    """The score sheet; the first column is the total."""

    columns: list[str]
    rows: list[SheetRow]


def standings(match: AnyMatch, winners: tuple[int, ...]) -> list[Standing]:
    """Return a row per seat with its total and terms: winners first, then by total."""
    totals = match.game.scores(match.state)
    terms = [summed(match, own, in_parts=True) for own in match.game.score_sheet(match.state)]
    seats = range(1, len(totals) + 1)
    order = sorted(seats, key=lambda seat: (seat not in winners, -totals[seat - 1], seat))
    key = _key_term(terms, winners) if match.game.info.by_score else ""
    return [
        {
            "mark": seat,
            "name": called(match.names, seat, seat),
            "winner": seat in winners,
            "total": words_of(match).score_text(match.state, seat),
            "terms": _story(terms[seat - 1], key if seat in winners else ""),
        }
        for seat in order
    ]


def summed(match: AnyMatch, terms: Sequence[ScoreTerm], *, in_parts: bool = False) -> Points:
    """Return the points by the name of their term, added up where names are equal.

    With `in_parts`, a term that belongs to a part counts under the name of the part.
    """
    points: dict[str, int] = {}
    name_of = words_of(match).term
    for term in terms:
        name = name_of((in_parts and term.part) or term.key)
        points[name] = points.get(name, 0) + term.points
    return points


def _story(points: Points, key: str) -> list[TermData]:
    """Return the terms to show with a total, in the order of the score sheet.

    Terms without points are left out, and a single term, because it equals the total. If there are
    too many, the smallest are added up, so that all terms still sum to the total.
    """
    if len(points) < 2:
        return []
    weighty = sorted((name for name in points if points[name]), key=lambda name: -abs(points[name]))
    alone = weighty if len(weighty) <= MOST_TERMS else weighty[: MOST_TERMS - 1]
    told = {name: points[name] for name in points if name in alone}
    if len(alone) < len(weighty):
        told[t(words.THE_OTHERS)] = sum(points.values()) - sum(told.values())
    return [
        {"name": name, "points": figure(each), "decided": name == key}
        for name, each in told.items()
    ]


def _key_term(terms: Sequence[Points], winners: tuple[int, ...]) -> str:
    """Return the term in which the first winner leads most over everybody who did not win."""
    others = [own for seat, own in enumerate(terms, start=1) if seat not in winners]
    if not winners or not others:
        return ""
    mine = terms[winners[0] - 1]
    lead = {
        name: points - max(own.get(name, 0) for own in others)
        for name, points in mine.items()
        if points > 0
    }
    best = max(lead, key=lead.__getitem__, default="")
    return best if best and len(mine) > 1 and lead[best] > 0 else ""


def sheet(match: AnyMatch, winners: tuple[int, ...]) -> SheetData:
    """Return the score sheet: a row per seat, with its total and the terms that have points."""
    own = [summed(match, terms) for terms in match.game.score_sheet(match.state)]
    totals = match.game.scores(match.state)
    columns = [name for name in columns_of([list(points) for points in own]) if _counts(own, name)]
    rows: list[SheetRow] = [
        {
            "mark": seat,
            "name": called(match.names, seat, seat),
            "winner": seat in winners,
            "cells": [figure(total), *(figure(points.get(name, 0)) for name in columns)],
        }
        for seat, (points, total) in enumerate(zip(own, totals, strict=True), start=1)
    ]
    return {"columns": [t(words.TOTAL), *columns], "rows": rows}


def _counts(own: Sequence[Points], name: str) -> bool:
    """Return whether a term has points for any seat."""
    return any(points.get(name) for points in own)


def columns_of(sheets: Sequence[Sequence[str]]) -> list[str]:
    """Return the names of all terms without duplicates, each after its predecessor in a sheet."""
    columns: list[str] = []
    for names in sheets:
        place = 0
        for name in names:
            if name not in columns:
                columns.insert(place, name)
            place = columns.index(name) + 1
    return columns
