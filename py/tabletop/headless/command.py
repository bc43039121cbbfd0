"""The command line: `python3 -m tabletop games|replay|events|random|move|arena|link|draw ...`."""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from tabletop.ai.bot import decide, luck_of
from tabletop.core.errors import BadRecord
from tabletop.core.link import MARK, link_text, read_link
from tabletop.core.match import Match
from tabletop.core.record import LEVELS, MAX_TEXT, Record
from tabletop.core.sampling import random_match
from tabletop.games.registry import (
    GAMES,
    AnyGame,
    AnyMatch,
    explain,
    has_table,
    load_bot,
    load_game,
    load_judge,
    load_unit,
    strengths,
)
from tabletop.headless.arena import play_arena
from tabletop.headless.drawing import TABLET, THEMES, draw
from tabletop.headless.puzzles import puzzle_list
from tabletop.headless.report import events, perft, summary, trace
from tabletop.headless.reviews import review_output
from tabletop.words.problems import place_name
from tabletop.words.units import UNITS

_MISSING_ICONS = "rings stand for {} icons; to draw those: make static/build/icons.json"


class BadInput(Exception):
    """Raised for invalid arguments or files; the message is one line."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise BadInput(f"{message} (see: python3 -m tabletop --help)")


def main(arguments: Sequence[str]) -> int:
    """Run one command; return 0, or 2 after printing an error line to standard error."""
    try:
        chosen = _parser().parse_args(arguments)
        run: Callable[[argparse.Namespace], None] = chosen.run
        run(chosen)
    except BadInput as error:
        return _refused(str(error))
    except BadRecord as error:
        return _refused(_error_text(error))
    return 0


def _refused(why: str) -> int:
    print(" ".join(f"tabletop: {why}".split()), file=sys.stderr)
    return 2


def _error_text(error: BadRecord) -> str:
    """Return the error's code, the field or move that caused it, and an explanation."""
    place = f"move {error.where}" if isinstance(error.where, int) else place_name(error.where)
    return f"{error.code} at {place}: {explain(error)}"


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="tabletop", description="The games without a browser.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add(commands, "games", _games, "list the games")
    levels = _add(commands, "levels", _levels, "list the strengths of a game's opponents")
    levels.add_argument("game")
    replay = _add(commands, "replay", _replay, "replay a record and say how it stands")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--trace", action="store_true", help="a line for each position first")
    happened = _add(commands, "events", _events, "list what each move of a record did")
    happened.add_argument("file", metavar="FILE")
    random = _add(commands, "random", _random, "play a game of random moves")
    random.add_argument("game")
    random.add_argument("--seats", type=int, required=True, metavar="N")
    random.add_argument("--seed", required=True)
    _add_options(random)
    count = _add(commands, "perft", _perft, "count the sequences of moves")
    count.add_argument("game")
    count.add_argument("--seats", type=int, metavar="N")
    count.add_argument("--seed", default="perft")
    count.add_argument("--record", metavar="FILE")
    count.add_argument("--depth", type=int, required=True, metavar="D")
    _add_options(count)
    move = _add(commands, "move", _move, "say what an opponent would play")
    move.add_argument("file", metavar="FILE")
    move.add_argument("--level", required=True, choices=LEVELS)
    move.add_argument("--values", action="store_true", help="say what moves are worth, too")
    arena = _add(commands, "arena", _arena, "let opponents play each other")
    arena.add_argument("game")
    arena.add_argument("--seats", required=True, metavar="LEVEL,LEVEL[,...]")
    arena.add_argument("--games", type=int, required=True, metavar="N")
    arena.add_argument("--seed", required=True)
    _add_options(arena)
    link = _add(commands, "link", _link, "write a record as a link, or read one")
    way = link.add_mutually_exclusive_group(required=True)
    way.add_argument("file", metavar="FILE", nargs="?")
    way.add_argument("--read", metavar="TEXT", help="what follows #play=, or the whole address")
    puzzles = _add(commands, "puzzles", _puzzles, "list the puzzles of a game")
    puzzles.add_argument("game")
    review = _add(commands, "review", _review, "say where a game turned, and what was better")
    review.add_argument("file", metavar="FILE")
    picture = _add(commands, "draw", _draw, "draw the table of a record as SVG")
    picture.add_argument("file", metavar="FILE")
    picture.add_argument(
        "--ply", type=int, metavar="N", help="after N moves; without it, after all"
    )
    picture.add_argument("--seat", type=int, metavar="N", help="as seat N sees it; 0: an onlooker")
    picture.add_argument("--size", metavar="WxH", help="the table's size in pixels, as in 390x844")
    picture.add_argument("--theme", choices=THEMES, default=THEMES[0])
    return parser


def _add(
    commands: argparse._SubParsersAction[_Parser],
    name: str,
    run: Callable[[argparse.Namespace], None],
    purpose: str,
) -> argparse.ArgumentParser:
    command = commands.add_parser(name, help=purpose, description=purpose)
    command.set_defaults(run=run)
    return command


def _add_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--option", action="append", default=[], metavar="K=V")


def _games(_: argparse.Namespace) -> None:
    print("\n".join(GAMES))


def _levels(chosen: argparse.Namespace) -> None:
    print(json.dumps(strengths(chosen.game)))


def _replay(chosen: argparse.Namespace) -> None:
    match = _load(chosen.file)
    if chosen.trace:
        for line in trace(match):
            print(json.dumps(line))
    print(json.dumps(summary(match)))


def _events(chosen: argparse.Namespace) -> None:
    for event in events(_load(chosen.file)):
        print(json.dumps(event))


def _random(chosen: argparse.Namespace) -> None:
    game = load_game(chosen.game)
    match = random_match(game, chosen.seats, chosen.seed, _options(chosen.option))
    print(match.record.to_text())


def _perft(chosen: argparse.Namespace) -> None:
    game = load_game(chosen.game)
    if chosen.depth < 0:
        raise BadInput("--depth: it is a whole number from 0 on")
    print(perft(game, _perft_match(chosen, game).state, chosen.depth))


def _perft_match(chosen: argparse.Namespace, game: AnyGame) -> AnyMatch:
    if chosen.record is not None:
        return Match.load(game, _read(chosen.record))
    count = game.info.min_seats if chosen.seats is None else chosen.seats
    return random_match(game, count, chosen.seed, _options(chosen.option), plies=0)


def _move(chosen: argparse.Namespace) -> None:
    match = _load(chosen.file)
    seat = match.to_move
    if not seat:
        why = "the game is over" if seat is None else "an outcome of chance is awaited"
        raise BadInput(f"{chosen.file}: no seat is to move: {why}")
    bot = (load_judge if chosen.values else load_bot)(match.record.game, chosen.level)
    luck = luck_of(match.record.seed, match.ply, chosen.level)
    begun = time.perf_counter()
    thought = decide(bot, match.game.view(match.state, seat), seat, luck)
    spent = (time.perf_counter() - begun) * 1000
    spell = match.game.move_to_text
    answer: dict[str, object] = {"move": spell(thought.move), "ms": round(spent, 1)}
    if chosen.values:
        answer["unit"] = UNITS[load_unit(match.record.game)]
        answer["values"] = [[spell(each), value] for each, value in thought.values]
    print(json.dumps(answer))


def _arena(chosen: argparse.Namespace) -> None:
    levels = chosen.seats.split(",")
    unknown = [level for level in levels if level not in LEVELS]
    if unknown:
        raise BadInput(f"--seats: there is no level {unknown[0]!r}; there are: {', '.join(LEVELS)}")
    if chosen.games < 1:
        raise BadInput("--games: it is a whole number from 1 on")
    options = _options(chosen.option)
    print(json.dumps(play_arena(chosen.game, levels, chosen.games, chosen.seed, options)))


def _link(chosen: argparse.Namespace) -> None:
    if chosen.read is None:
        print(link_text(_load(chosen.file)))
        return
    text = chosen.read.strip().rpartition(MARK)[2]
    print(read_link(text, load_game).record.to_text())


def _puzzles(chosen: argparse.Namespace) -> None:
    print(json.dumps(puzzle_list(chosen.game), ensure_ascii=False))


def _review(chosen: argparse.Namespace) -> None:
    print(json.dumps(review_output(_load(chosen.file)), ensure_ascii=False))


def _draw(chosen: argparse.Namespace) -> None:
    match = _load(chosen.file)
    if not has_table(match.record.game):
        raise BadInput(f"{chosen.file}: {match.record.game} has no table yet")
    for name, given, most in (
        ("--ply", chosen.ply, match.ply),
        ("--seat", chosen.seat, len(match.record.seats)),
    ):
        if given is not None and not 0 <= given <= most:
            raise BadInput(f"{name}: it is a whole number from 0 to {most}")
    size = TABLET if chosen.size is None else _size(chosen.size)
    try:
        picture = draw(match, chosen.ply, seat=chosen.seat, size=size, theme=chosen.theme)
    except OSError as error:
        raise BadInput(f"{error.filename}: {error.strerror}") from error
    print(picture)
    if picture.missing:
        print(f"tabletop: {_MISSING_ICONS.format(len(picture.missing))}", file=sys.stderr)


def _size(text: str) -> tuple[float, float]:
    found = re.fullmatch(r"([1-9]\d{0,3})x([1-9]\d{0,3})", text)
    if not found:
        raise BadInput("--size: it is written WIDTHxHEIGHT in pixels, as in 390x844")
    return float(found[1]), float(found[2])


def _load(name: str) -> AnyMatch:
    record = _read(name)
    return Match.load(load_game(record.game), record)


def _read(name: str) -> Record:
    try:
        with Path(name).open(encoding="utf-8") as file:
            text = file.read(MAX_TEXT + 1)
    except OSError as error:
        raise BadInput(f"{name}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadInput(f"{name}: it is not UTF-8 text") from error
    try:
        return Record.from_text(text)
    except BadRecord as error:
        raise BadInput(f"{name}: {_error_text(error)}") from error


def _options(pairs: Sequence[str]) -> dict[str, str]:
    options = {}
    for pair in pairs:
        key, found, value = pair.partition("=")
        if not found:
            raise BadInput(f"--option {pair}: it is written K=V")
        options[key] = value
    return options
