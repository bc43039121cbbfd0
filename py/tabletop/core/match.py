"""A match: a record and its game, with the state after each ply."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Generic

from tabletop.core.chance import draws_from, is_seed
from tabletop.core.errors import BadRecord, IllegalMove, bad_format
from tabletop.core.events import Event, GameEnded
from tabletop.core.game import CHANCE, Game, M, S, complete_setup, read_move
from tabletop.core.options import Setup
from tabletop.core.problems import Fault, Illegal, OtherGame, OtherRules
from tabletop.core.record import Record, SeatEntry
from tabletop.core.seating import display_names


@dataclass(frozen=True, slots=True)
class Position(Generic[S]):
    """A state, and how chance was decided on the way to it.

    `draws` is the number of draws made so far. `seeded` is whether all chance outcomes so far
    follow from the seed.
    """

    state: S
    draws: int = 0
    seeded: bool = True


@dataclass(frozen=True, slots=True)
class Match(Generic[S, M]):
    """A record and its positions as an immutable value: every change returns a new match.

    `positions[ply]` is the position after `ply` moves. `undone` holds the moves that were taken
    back, the next one to redo first.
    """

    game: Game[S, M]
    record: Record
    positions: tuple[Position[S], ...]
    undone: tuple[str, ...] = ()

    @classmethod
    def start(
        cls,
        game: Game[S, M],
        seats: Sequence[SeatEntry],
        seed: str,
        options: Mapping[str, str] | None = None,
    ) -> Match[S, M]:
        """Return a match in its initial state; raise BadRecord for bad seats, seed or options."""
        chosen = dict(options or {})
        record = Record(game.info.key, tuple(seats), seed, chosen, rules=game.info.rules_version)
        return cls.load(game, record)

    @classmethod
    def load(cls, game: Game[S, M], record: Record) -> Match[S, M]:
        """Replay `record` and return the match; raise BadRecord if it or a move is invalid."""
        setup = setup_of(game, record)
        positions = [Position(game.new_initial_state(setup))]
        for index, text in enumerate(record.moves):
            try:
                positions.append(_next_position(game, record.seed, positions[-1], text))
            except IllegalMove as error:
                raise _illegal(game, index, error) from error
        return cls(game, record, tuple(positions))

    @classmethod
    def drawn(cls, game: Game[S, M], record: Record, plies: int) -> Match[S, M]:
        """Replay a record that holds only decisions; chance outcomes are drawn from its seed.

        Raise BadRecord if the record is invalid, a move is illegal, or the decisions don't fit
        exactly into `plies` plies.
        """
        setup = setup_of(game, record)
        positions, moves = [Position(game.new_initial_state(setup))], list[str]()
        decisions = iter(record.moves)
        while len(moves) < plies:
            here = positions[-1]
            is_drawn = game.current_player(here.state) == CHANCE
            text = _seed_outcome(game, record.seed, here) if is_drawn else next(decisions, None)
            if text is None:
                raise bad_format("moves", Fault.MOVES_MISSING)
            try:
                positions.append(_next_position(game, record.seed, here, text))
            except IllegalMove as error:
                raise _illegal(game, len(moves), error) from error
            moves.append(text)
        if next(decisions, None) is not None:
            raise bad_format("moves", Fault.MOVES_LEFT)
        return cls(game, record.with_moves(moves), tuple(positions))

    @property
    def ply(self) -> int:
        """Return the number of moves played."""
        return len(self.record.moves)

    @property
    def state(self) -> S:
        """Return the current state."""
        return self.positions[-1].state

    @property
    def to_move(self) -> int | None:
        """Return the seat to move, CHANCE at a chance position, or None if the game is over."""
        return self.game.current_player(self.state)

    @property
    def names(self) -> tuple[str, ...]:
        """Return the display name of each seat; all are different."""
        return display_names(self.record.seats)

    def move_at(self, ply: int) -> M | None:
        """Return the move played at `ply`, or None if part of it is hidden."""
        return self.game.move_from_text(self.record.moves[ply])

    def events(self, ply: int) -> tuple[Event, ...]:
        """Return the events of the move played at `ply`, and a GameEnded if it ended the game.

        Nothing is masked. Raise ValueError if part of the move is hidden (see `move_at`).
        """
        move = self.move_at(ply)
        if move is None:
            raise ValueError(f"part of the move at ply {ply} is hidden")
        happened = self.game.events(self.positions[ply].state, move)
        outcome = self.game.outcome(self.positions[ply + 1].state)
        return (
            happened if outcome is None else (*happened, GameEnded(outcome.winners, outcome.joint))
        )

    def redacted(self, ply: int, viewer: int | None) -> str:
        """Return the text of the move at `ply` with everything hidden from `viewer` masked."""
        move = self.game.move_from_text(self.record.moves[ply])
        return self.game.redact(self.positions[ply].state, move, viewer)

    def play(self, text: str) -> Match[S, M]:
        """Return the match after the move `text`; raise IllegalMove if it isn't legal.

        The moves to redo are dropped, unless `text` is the next of them.
        """
        position = _next_position(self.game, self.record.seed, self.positions[-1], text)
        undone = self.undone[1:] if self.undone[:1] == (text,) else ()
        record = self.record.with_moves((*self.record.moves, text))
        return replace(self, record=record, positions=(*self.positions, position), undone=undone)

    def settle(self) -> Match[S, M]:
        """Play chance outcomes from the seed until a seat is to move or the game is over."""
        match = self
        while match.to_move == CHANCE:
            match = match.play(match.seed_outcome())
        return match

    def seed_outcome(self) -> str:
        """Return the text of the seed's outcome at this chance position."""
        return _seed_outcome(self.game, self.record.seed, self.positions[-1])

    def back_to(self, ply: int) -> Match[S, M]:
        """Return the match after its first `ply` moves; the later ones can be redone."""
        moves = self.record.moves
        return replace(
            self,
            record=self.record.with_moves(moves[:ply]),
            positions=self.positions[: ply + 1],
            undone=moves[ply:] + self.undone,
        )

    def redo(self) -> Match[S, M]:
        """Return the match after redoing one move, or the match itself if there is none to redo."""
        return self.play(self.undone[0]) if self.undone else self


def setup_of(game: Game[S, M], record: Record) -> Setup:
    """Return the setup of `record`; raise BadRecord if it isn't valid for `game`."""
    info = game.info
    if record.game != info.key:
        raise bad_format("game", OtherGame(record.game, info.key))
    if record.rules != info.rules_version:
        raise bad_format("rules", OtherRules(info.rules_version))
    if not is_seed(record.seed):
        raise bad_format("seed", Fault.BAD_SEED)
    return complete_setup(game, len(record.seats), record.options)


def _illegal(game: Game[S, M], index: int, error: IllegalMove) -> BadRecord:
    return BadRecord(error.code, index, Illegal(game.info.key, error.refusal))


def _next_position(game: Game[S, M], seed: str, position: Position[S], text: str) -> Position[S]:
    move = read_move(game, position.state, text)
    state = game.apply_move(position.state, move)
    if game.current_player(position.state) != CHANCE:
        return Position(state, position.draws, position.seeded)
    seeded = position.seeded and text == _seed_outcome(game, seed, position)
    return Position(state, position.draws + game.draws_taken(position.state, move), seeded)


def _seed_outcome(game: Game[S, M], seed: str, position: Position[S]) -> str:
    outcome = game.draw_chance(position.state, draws_from(seed, position.draws))
    return game.move_to_text(outcome)
