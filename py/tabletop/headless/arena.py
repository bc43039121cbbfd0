"""Tournaments of computer opponents."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median

from tabletop.ai.bot import AnyBot, decide, luck_of
from tabletop.core.match import Match
from tabletop.core.record import SeatEntry
from tabletop.games.registry import AnyGame, AnyMatch, load_bot, load_game


@dataclass(slots=True)
class _Tally:
    """The totals of one opponent over all games; `spent` holds its times in milliseconds."""

    wins: float = 0.0
    points: int = 0
    spent: list[float] = field(default_factory=list)


def play_arena(
    key: str, levels: Sequence[str], games: int, seed: str, options: Mapping[str, str]
) -> dict[str, object]:
    """Play `games` games between opponents of `levels` and return the statistics.

    Seats rotate from game to game. Lists are in the order of `levels`. A win shared by k seats
    counts 1/k for each. Times are in milliseconds.
    """
    game = load_game(key)
    bots = [load_bot(key, level) for level in levels]
    tallies = [_Tally() for _ in levels]
    draws = 0
    for number in range(games):
        order = [(place - number) % len(levels) for place in range(len(levels))]
        match = _start(game, [levels[index] for index in order], f"{seed}-{number}", options)
        match = _play(match, [bots[index] for index in order], [tallies[i] for i in order])
        draws += _count(match, [tallies[index] for index in order])
    return {
        "game": key,
        "games": games,
        "levels": list(levels),
        "wins": [round(tally.wins, 4) for tally in tallies],
        "draws": draws,
        "mean_scores": [round(tally.points / games, 2) for tally in tallies],
        "ms_median": [round(median(tally.spent or [0.0]), 2) for tally in tallies],
        "ms_worst": [round(max(tally.spent or [0.0]), 2) for tally in tallies],
    }


def _start(game: AnyGame, levels: Sequence[str], seed: str, options: Mapping[str, str]) -> AnyMatch:
    seats = [SeatEntry(f"Seat {place + 1}", level) for place, level in enumerate(levels)]
    return Match.start(game, seats, seed, options).settle()


def _play(match: AnyMatch, bots: Sequence[AnyBot], tallies: Sequence[_Tally]) -> AnyMatch:
    """Return the finished match; `bots` and `tallies` are in seat order."""
    while (seat := match.to_move) is not None:
        level = match.record.seats[seat - 1].level or ""
        luck = luck_of(match.record.seed, match.ply, level)
        begun = time.perf_counter()
        thought = decide(bots[seat - 1], match.game.view(match.state, seat), seat, luck)
        tallies[seat - 1].spent.append((time.perf_counter() - begun) * 1000)
        match = match.play(match.game.move_to_text(thought.move)).settle()
    return match


def _count(match: AnyMatch, tallies: Sequence[_Tally]) -> int:
    """Add a finished match to the tallies; return 1 for a draw, else 0."""
    outcome = match.game.outcome(match.state)
    winners = outcome.winners if outcome else ()
    for seat, points in enumerate(match.game.scores(match.state), start=1):
        tallies[seat - 1].points += points
        if seat in winners:
            tallies[seat - 1].wins += 1 / len(winners)
    return 0 if winners else 1
