"""Offers for the next game: the same again, another level, or swapped seats."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.app.presence.places import people_of
from tabletop.app.strengths.offered import called, step_beside
from tabletop.core.record import SeatEntry
from tabletop.games.registry import AnyMatch

CLEARLY = 5
"""A win is clear if the lead is at least one in this many of the winner's points."""


def was_easy(match: AnyMatch) -> bool:
    """Return whether people won clearly against computers that could all be stronger."""
    outcome = match.game.outcome(match.state)
    people, levels = people_of(match), [seat.level for seat in match.record.seats if seat.level]
    if outcome is None or not levels or not outcome.winners or not people:
        return False
    if not all(stronger(match, level) for level in levels):
        return False
    return set(outcome.winners) <= set(people) and _is_clear(match, people)


def _is_clear(match: AnyMatch, people: Sequence[int]) -> bool:
    if not match.game.info.by_score:
        return True
    scores = match.game.scores(match.state)
    best = max(scores[seat - 1] for seat in people)
    rival = max(points for seat, points in enumerate(scores, start=1) if seat not in people)
    return (best - rival) * CLEARLY >= max(best, 1)


def stronger(match: AnyMatch, level: str) -> str:
    """Return the next level of the game above `level`, "" if there is none."""
    return step_beside(match.record.game, level, 1)


def step_of(match: AnyMatch, by: int) -> str:
    """Return the name of the level `by` steps above the present level of every computer.

    Return "" if there is no such level or the computers would differ.
    """
    game = match.record.game
    steps = {step_beside(game, seat.level, by) for seat in match.record.seats if seat.level}
    return called(game, step) if len(steps) == 1 and (step := steps.pop()) else ""


def stepped(match: AnyMatch, by: int) -> list[SeatEntry]:
    """Return the seats with every computer `by` levels stronger, if the game has such a level."""
    game = match.record.game
    return [
        SeatEntry(seat.name, step_beside(game, seat.level, by) or seat.level)
        if seat.level
        else seat
        for seat in match.record.seats
    ]


def swapped(match: AnyMatch) -> list[SeatEntry]:
    """Return the seats moved on by one: the last seat becomes the first."""
    seats = list(match.record.seats)
    return [seats[-1], *seats[:-1]]
