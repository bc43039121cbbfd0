"""A game as one seat knows it: sent by the table and rebuilt on the phone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from tabletop.app.phones import words
from tabletop.app.phones.protocol import MOST_OF_TABLE, MOST_PLAYED, Laid, Played
from tabletop.app.phones.view_bounds import is_within
from tabletop.core.errors import IllegalMove, bad_format
from tabletop.core.game import M, S
from tabletop.core.language import t
from tabletop.core.match import Match, Position, setup_of
from tabletop.core.plain import from_plain, to_plain
from tabletop.games.registry import AnyGame, AnyMatch, load_game, words_of

MOST_TOLD = MOST_OF_TABLE // 2
"""About how many characters of past moves a phone gets when it joins, newest first."""


@dataclass(frozen=True, slots=True)
class Known(Match[S, M]):
    """A match of views instead of states: what one seat knows since ply `first`.

    Its record holds redacted moves, and `sentences` their narration; it can't be replayed.
    """

    first: int = 0
    sentences: tuple[str, ...] = ()

    @property
    def full_ply(self) -> int:
        """The number of moves played at the table."""
        return self.first + self.ply

    def move_at(self, ply: int) -> M | None:
        """Return the move played at `ply`, or None if it is redacted."""
        try:
            return self.game.move_from_text(self.record.moves[ply])
        except IllegalMove:
            return None

    def redacted(self, ply: int, viewer: int | None) -> str:
        """Return the notation of the move played at `ply`; it was redacted by the table."""
        return self.record.moves[ply]

    def gone_on(self, played: Iterable[Played]) -> Known[S, M]:
        """Return the match with more moves; raise BadRecord if they are too many or not valid."""
        came = tuple(played)
        if self.ply + len(came) > MOST_PLAYED:
            raise bad_format("played", t(words.CANNOT_SHOW))
        views = tuple(Position(_view(self.game, self.state, each.view)) for each in came)
        moves = (*self.record.moves, *(each.move for each in came))
        return replace(
            self,
            record=self.record.with_moves(moves),
            positions=(*self.positions, *views),
            sentences=(*self.sentences, *(each.told for each in came)),
        )


def sentence_at(match: AnyMatch, ply: int, viewer: int | None) -> str:
    """Return the narration for `viewer` of the move played at `ply`.

    On a phone it is the sentence that the table sent.
    """
    if isinstance(match, Known):
        return match.sentences[ply]
    return words_of(match).move_sentence(match, ply, viewer)


def known(laid: Laid) -> Known[Any, Any]:
    """Return the match that a table has sent; raise BadRecord if this version can't show it."""
    game = load_game(laid.record.game)
    if laid.record.rules != game.info.rules_version:
        raise bad_format("rules", t(words.OTHER_EDITION))
    first = game.new_initial_state(setup_of(game, laid.record))
    start = Position(_view(game, first, laid.view))
    match: Known[Any, Any] = Known(game, laid.record, (start,), first=laid.ply)
    return match.gone_on(laid.played)


def _view(game: AnyGame, like: object, data: object) -> Any:
    """Return the view in plain `data`, of the type of `like`; raise BadRecord if it is invalid."""
    try:
        view = from_plain(type(like), data)
        mover = game.current_player(view)
    except (ArithmeticError, LookupError, RecursionError, TypeError, ValueError) as error:
        raise bad_format("view", t(words.OTHER_EDITION)) from error
    is_seat = mover is None or mover in range(game.info.max_seats + 1)
    if not is_seat or not is_within(game.info.key, view):
        raise bad_format("view", t(words.CANNOT_SHOW))
    return view


def moves_known_to(match: AnyMatch, seat: int, first: int) -> tuple[Played, ...]:
    """Return the moves from ply `first` on as a seat may know them (0: an onlooker)."""
    return tuple(_known_move(match, ply, seat) for ply in range(first, match.ply))


def laid_for(
    match: AnyMatch, seat: int, token: str, faces: tuple[str, ...], most: int = MOST_TOLD
) -> Laid:
    """Return the whole game as a seat (0: an onlooker) may know it.

    `played` holds the latest moves: at most MOST_PLAYED, and as many as fit into `most` characters.
    """
    played: list[Played] = []
    for ply in range(match.ply - 1, max(-1, match.ply - 1 - MOST_PLAYED), -1):
        step = _known_move(match, ply, seat)
        most -= len(repr(step))
        if most < 0:
            break
        played.append(step)
    first = match.ply - len(played)
    view = to_plain(match.game.view(match.positions[first].state, seat or None))
    record = replace(match.record, moves=())
    return Laid(record, seat, token, first, view, tuple(reversed(played)), faces)


def _known_move(match: AnyMatch, ply: int, seat: int) -> Played:
    by = match.game.current_player(match.positions[ply].state) or 0
    viewer = seat or None
    view = to_plain(match.game.view(match.positions[ply + 1].state, viewer))
    return Played(by, match.redacted(ply, viewer), sentence_at(match, ply, viewer), view)
