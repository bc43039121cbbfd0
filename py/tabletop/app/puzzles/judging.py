"""Judge whether a turn solves a puzzle, and explain why not."""

from __future__ import annotations

from tabletop.ai.bot import decide, luck_of
from tabletop.app.puzzles import words
from tabletop.core.errors import IllegalMove
from tabletop.core.game import CHANCE
from tabletop.core.language import t
from tabletop.core.puzzle import BEYOND, DECISIVE, Puzzle
from tabletop.core.seating import with_names
from tabletop.games.registry import (
    REPLY,
    AnyMatch,
    load_answer,
    load_bot,
    load_reasons,
    load_turns,
    words_of,
)

MEASURED = ("most", "last", "nearest")
"""The kinds of puzzles that ask for a maximum: every turn that reaches it solves them."""

BEST = ("best", "ahead")
"""The kinds of puzzles that ask for the best turn, which is clearly better than any other."""

REPLIED = ("safe", "save", "win-1", "win-2", "win-3", "ahead")
"""The kinds of puzzles in which the opponent's reply shows what was wrong."""


def is_turn_over(puzzle: Puzzle, match: AnyMatch, start: int) -> bool:
    """Return whether the turn that began at ply `start` ends with the last move of `match`."""
    rest = match.settle()
    if rest.to_move != puzzle.seat:
        return True
    if puzzle.kind in MEASURED:
        return puzzle.seats == 1 and match.record.moves[-1] == puzzle.solution[-1]
    if puzzle.kind == "win-1":  # a turn may win in more moves than the stored one
        return False
    return len(played(match, start)) >= len(puzzle.solution)


def is_right(puzzle: Puzzle, match: AnyMatch, start: int) -> bool:
    """Return whether the turn at the end of `match` solves the puzzle."""
    model = solved_at(puzzle, match.back_to(start))
    if puzzle.kind in MEASURED:
        return _headway(puzzle, match) >= _headway(puzzle, model)
    if puzzle.kind == "win-1":
        outcome = match.game.outcome(match.settle().state)
        return outcome is not None and puzzle.seat in outcome.winners
    return bool(match.game.likeness(match.state) == match.game.likeness(model.state))


def solved_at(puzzle: Puzzle, match: AnyMatch) -> AnyMatch:
    """Return the match after the solution, without any outcome of chance after it."""
    for move in puzzle.solution:
        match = match.settle().play(move)
    return match


def played(match: AnyMatch, start: int) -> list[str]:
    """Return the decisions since ply `start`."""
    after = zip(match.positions[start:], match.record.moves[start:], strict=False)
    return [move for at, move in after if match.game.current_player(at.state) != CHANCE]


def why(puzzle: Puzzle, match: AnyMatch, start: int) -> str:
    """Return why the turn begun at ply `start` is best; "" unless the puzzle's kind is in BEST."""
    if puzzle.kind not in BEST:
        return ""
    moves = match.record.moves[start:]
    if puzzle.kind == "ahead":
        turns, game = load_turns(match.game.info.key), match.game
        return turns.why(match.positions[start].state, [*map(game.move_from_text, moves)])
    reason_for = load_reasons(match.game.info.key)
    at = zip(match.positions[start:], moves, strict=False)
    told = [
        reason_for(match.game.view(each.state, puzzle.seat), match.game.move_from_text(move))
        for each, move in at
        if match.game.current_player(each.state) == puzzle.seat
    ]
    return with_names(" ".join(told), match.names)


def clue(puzzle: Puzzle, match: AnyMatch, start: int, move: str) -> str:
    """Return the purpose of a move of the solution, "" unless the puzzle is of the kind "ahead"."""
    if puzzle.kind != "ahead":
        return ""
    turn = [match.game.move_from_text(each) for each in puzzle.solution]
    turns, begun = load_turns(match.game.info.key), match.positions[start].state
    return turns.clue(begun, turn, match.game.move_from_text(move))


def to_play(puzzle: Puzzle, match: AnyMatch, start: int) -> str | None:
    """Return a move of the solution that can be played next, None if a wrong move was played."""
    left = list(puzzle.solution)
    for move in played(match, start):
        if move not in left:
            return None
        left.remove(move)
    for move in left:
        try:
            match.play(move)
        except IllegalMove:
            continue
        return move
    return None


def answered(puzzle: Puzzle, match: AnyMatch) -> AnyMatch:
    """Return the match after a wrong turn and the opponent's reply.

    The reply is left out for kinds of puzzles in which it does not show what was wrong.
    """
    match = match.settle()
    seat = match.to_move
    if puzzle.kind not in REPLIED or seat == puzzle.seat:
        return match
    if puzzle.kind == "ahead":
        most = round(puzzle.lead - puzzle.margin)
        for move in load_answer(match.game.info.key)(match.state, puzzle.seat, most):
            match = match.play(match.game.move_to_text(move)).settle()
        return match
    bot = load_bot(match.game.info.key, REPLY)
    while seat is not None and match.to_move == seat:
        luck = luck_of(match.record.seed, match.ply, REPLY)
        thought = decide(bot, match.game.view(match.state, seat), seat, luck)
        match = match.play(match.game.move_to_text(thought.move)).settle()
    return match


def failure(puzzle: Puzzle, match: AnyMatch, reply: AnyMatch, start: int) -> str:
    """Return why the turn at the end of `match`, with the reply in `reply`, is no solution."""
    if puzzle.kind in MEASURED:
        most = _headway(puzzle, solved_at(puzzle, match.back_to(start)))
        begins = played(match, start)[:1] == list(puzzle.solution[:1])
        reached = _headway(puzzle, match)
        return words.comes_short(puzzle.kind, reached, most, words_of(match), begins=begins)
    if puzzle.kind in BEST:
        half = words.half_found(puzzle.kind, played(match, start), puzzle.solution)
        return " ".join(
            (*_left_behind(puzzle, match.ply, reply), _how_much_better(puzzle, reply), half)
        )
    taken = _taken(puzzle, match, reply)
    if taken:
        return words.is_punished(puzzle.kind, taken[0], taken[1])
    return t(words.FAILS[puzzle.kind])


def _headway(puzzle: Puzzle, match: AnyMatch) -> int:
    return match.game.headway(match.state, puzzle.seat)


def _taken(puzzle: Puzzle, match: AnyMatch, reply: AnyMatch) -> tuple[str, str] | None:
    """Return who gains most by the reply, and the gain in words; None if nobody gains."""
    before, after = match.game.scores(match.state), match.game.scores(reply.state)
    gains = [late - early for early, late in zip(before, after, strict=True)]
    most, seat = max((gain, seat) for seat, gain in enumerate(gains, 1) if seat != puzzle.seat)
    return (match.names[seat - 1], words_of(match).tally(most)) if most > 0 else None


def _left_behind(puzzle: Puzzle, ply: int, reply: AnyMatch) -> tuple[str, ...]:
    """Return a sentence for the reply from `ply` on and the lead after it, () unless "ahead"."""
    if puzzle.kind != "ahead":
        return ()
    scores = list(reply.game.scores(reply.state))
    lead = scores.pop(puzzle.seat - 1) - max(scores)
    points, answer = words_of(reply).tally(abs(lead)), reply.record.moves[ply:]
    if not answer:
        return (words.ends(lead, points),)
    state, turn = reply.positions[ply].state, [*map(reply.game.move_from_text, answer)]
    seat = reply.game.current_player(state) or 0
    rival = reply.names[seat - 1]
    return (words.leaves(lead, points, rival, load_turns(reply.game.info.key).deeds(state, turn)),)


def _how_much_better(puzzle: Puzzle, reply: AnyMatch) -> str:
    """Return the sentence for how much better the best turn is."""
    if puzzle.margin > DECISIVE:
        return t(words.WINS if puzzle.wins else words.SAVES)
    if puzzle.kind == "best":
        return words.wins_more(puzzle.margin)
    points = words_of(reply).tally(abs(puzzle.lead) % BEYOND)
    return words.keeps(puzzle.lead, points, ends=puzzle.ends)
