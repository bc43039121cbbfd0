"""Complete games for the browser tests, with every move decided here by a bot.

A page on which people make the same moves must reach the same game, move by move: chance depends on
the seed, and computers derive their luck from seed, ply and level.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from e2e.board_page import BoardPage, kept_games, open_table
from e2e.conftest import OpenPage
from tabletop.ai.bot import decide, luck_of
from tabletop.app.model.people import People
from tabletop.app.model.session import Session
from tabletop.app.model.settings import Stage
from tabletop.app.presence.places import is_persons_turn
from tabletop.app.table.viewer import sight_of
from tabletop.core.match import Match
from tabletop.core.record import Record, SeatEntry
from tabletop.games.registry import (
    GAMES,
    AnyMatch,
    has_table,
    load_bot,
    load_bots,
    load_game,
    table_of,
)

LEVEL = "easy"

KEYS = [key for key in GAMES if has_table(key) and LEVEL in load_bots(key)]
"""The games that the page offers: each of them is played to its end in every browser."""

SEED = "browser"
SIZE = (1024.0, 660.0)

Seats = tuple[str, ...]

PERSON_AND_COMPUTER: Seats = ("human", LEVEL)
TWO_PEOPLE: Seats = ("human", "human")

SOON_OVER = {"wizards-garden": "browser-1", "witchcraft": "browser-7"}
"""The seeds by which games against the computer take half as many turns as by the usual one."""

SHORT = {
    "wizards-garden": ("usual-wiza", "greedy"),
    "witchcraft": ("post5", "random"),
    "garden-growth": ("post4", "random"),
    "tuintopia": ("post0", "greedy"),
    "hanging-gardens": ("post3", "random"),
    "letter-maze": ("post0", "greedy"),
}
"""The seed and the level by which each game of two people comes to its end in few turns."""


@cache
def whole_game(key: str, seats: Seats, seed: str = SEED) -> AnyMatch:
    """Return a complete game in which the bot of one level has moved for every seat.

    The seats are those of the page: there, people make the moves that the bot chose.
    """
    entries = [
        SeatEntry(f"Person {seat}") if kind == "human" else SeatEntry(f"Computer {seat}", kind)
        for seat, kind in enumerate(seats, start=1)
    ]
    return _decided(key, entries, seed, LEVEL)


def against_the_computer(key: str) -> AnyMatch:
    """Return a complete game against the computer, with few turns if such a seed is known."""
    return whole_game(key, PERSON_AND_COMPUTER, SOON_OVER.get(key, SEED))


@cache
def short_game(key: str) -> AnyMatch:
    """Return a complete game of two people with few turns."""
    return _decided(key, [SeatEntry("Ada"), SeatEntry("Basil")], *SHORT[key])


def short_address(key: str) -> str:
    """Return the fragment of the address that starts the short game."""
    return f"new={key}&seats=2&seed={SHORT[key][0]}"


def _decided(key: str, entries: list[SeatEntry], seed: str, level: str) -> AnyMatch:
    game, bot = load_game(key), load_bot(key, level)
    match: AnyMatch = Match.start(game, entries, seed).settle()
    while match.to_move:
        luck = luck_of(seed, match.ply, level)
        thought = decide(bot, game.view(match.state, match.to_move), match.to_move, luck)
        match = match.play(game.move_to_text(thought.move)).settle()
    return match


def start_of(match: AnyMatch, plies: int) -> AnyMatch:
    """Return a game at a person's turn, at most this number of plies before its end."""
    for ply in range(max(0, match.ply - plies), match.ply):
        earlier = replace(match.back_to(ply), undone=())
        if is_persons_turn(earlier):
            return earlier
    raise ValueError(f"nobody plays in the last {plies} moves")


def kept_text(match: AnyMatch) -> str:
    """Return a game as the text that the page saves."""
    return match.record.to_text()


def next_move(whole: AnyMatch, record: Record) -> str:
    """Return the move to make next at the page; fail if its game differs."""
    played = len(record.moves)
    assert record.moves == whole.record.moves[:played], "the page has come to another game"
    return whole.record.moves[played]


def taps_for(match: AnyMatch, move: str) -> tuple[str, ...]:
    """Return the regions to tap for a move, in order."""
    sight: Any = sight_of(Session("id", match, people=People(facing=match.to_move)), Stage(*SIZE))
    return table_of(match).spelling(sight, match.game.move_from_text(move))


def open_near_the_end(open_page: OpenPage, match: AnyMatch, **more: Any) -> BoardPage:
    """Return the page with a saved game on the table; `more` is passed to `open_table`."""
    kept = kept_games({"near-the-end": kept_text(match)})
    return open_table(open_page, "#game=near-the-end", kept=kept, **more)


def play_on(table: BoardPage, whole: AnyMatch, *, by_keys: bool = False) -> None:
    """Make the people's decided moves until the game is over."""
    while table.ply < whole.ply:
        match = table.kept_match()
        if not is_persons_turn(match):
            table.page.wait_for_timeout(20)
            continue
        ply = match.ply
        for region in taps_for(match, next_move(whole, match.record)):
            if by_keys:
                table.press_region(region)
            else:
                table.tap_region(region)
        table.wait_for_ply(next_stop(whole, ply))


def next_stop(whole: AnyMatch, ply: int) -> int:
    """Return the ply of the first person's turn after the move at `ply`, or of the end."""
    plies = range(ply + 1, whole.ply)
    return next((each for each in plies if is_persons_turn(whole.back_to(each))), whole.ply)
