"""Play a puzzle: open it, judge the turn played, give hints and start again."""

from __future__ import annotations

from dataclasses import replace

from tabletop.app.effects import ASSERTIVE, Drop, Effect, KeepSolved, Paint, Say
from tabletop.app.messages.decoding import BadMessage
from tabletop.app.model.file import GameFile
from tabletop.app.model.help import Hint
from tabletop.app.model.model import Model, with_help, with_selection, with_session
from tabletop.app.model.puzzles import Missed, Trial, named, next_of, with_solved
from tabletop.app.model.session import Session
from tabletop.app.puzzles import words
from tabletop.app.puzzles.judging import (
    answered,
    clue,
    failure,
    is_right,
    is_turn_over,
    to_play,
    why,
)
from tabletop.app.table import offers
from tabletop.app.table.beats import beats_between
from tabletop.app.table.current_scene import CurrentScene
from tabletop.app.table.log import uncaptioned
from tabletop.app.table.playing import DRAFT_MS, Change, forget_draft, gone_on, repaint, scene_now
from tabletop.core.language import t
from tabletop.core.puzzle import Puzzle
from tabletop.core.record import SeatEntry
from tabletop.core.seating import named_seats, usual_name
from tabletop.games.registry import AnyMatch, game_title, load_game
from tabletop.scene.scene import Step as Beat
from tabletop.words.objection import Objection

RIVAL = "hard"
"""The level of the other seats if the player continues the game from the log."""

WRONG_MS, BACK_MS = 1_600, 400
"""How long a wrong turn and its reply are shown, and how long undoing takes, in milliseconds."""

WHAT = 2
"""The hint depth from which the move is shown."""


def begin(model: Model, game: str, number: int | None) -> Change:
    """Open a puzzle of a game, or the next unsolved one if `number` is None.

    Raises BadMessage if there is no such puzzle.
    """
    if number is None and named(game):
        number = next_of(game, model.solved)
    found = named(f"{game}/{number}")
    if found is None:
        raise BadMessage(f"puzzle: {game!r} has no puzzle {number!r}")
    return opened(model, *found)


def opened(model: Model, game: str, number: int) -> Change:
    """Open a puzzle, which must exist."""
    puzzle = Trial(game, number, 0).puzzle
    match: AnyMatch = puzzle.match(load_game(game), _seats(puzzle))
    trial = Trial(game, number, match.ply)
    name = words.name(game_title(match.game.info.key), number)
    session = Session(id=trial.id, match=match, file=GameFile(name=name), mode=trial)
    model = replace(model, session=session, dialogs=(), notice=None)
    return model, (Drop(), *repaint(model))


def _seats(puzzle: Puzzle) -> list[SeatEntry]:
    seats = range(1, puzzle.seats + 1)
    return named_seats([SeatEntry("") if seat == puzzle.seat else _rival(seat) for seat in seats])


def _rival(seat: int) -> SeatEntry:
    # a player called Hazel, the usual name at seat 1, would be taken for the hazel of Tuintopia
    return SeatEntry(usual_name(seat + 1, is_human=False), RIVAL)


def tried(model: Model, session: Session, trial: Trial, text: str, now: str) -> Change:
    """Play the legal move `text`; raise IllegalMove if the rules refuse it.

    A turn that does not solve the puzzle is shown with its consequence and taken back.
    """
    if trial.solved:
        return model, ()
    puzzle, match = trial.puzzle, session.match.play(text)
    if not is_turn_over(puzzle, match, trial.start):
        return gone_on(model, match.settle(), now)
    if not is_right(puzzle, match, trial.start):
        reply = answered(puzzle, match)
        missed = Missed(reply, failure(puzzle, match, reply, trial.start))
        return _taken_back(model, session, trial._replace(missed=missed), missed)
    model = replace(model, solved=with_solved(model.solved, trial.game, trial.number))
    solved = trial._replace(solved=True, why=why(puzzle, match, trial.start))
    model, shown = gone_on(with_session(model, mode=solved), match, now)
    return model, (*shown, KeepSolved(trial.game, (trial.number,)))


def _taken_back(model: Model, session: Session, trial: Trial, missed: Missed) -> Change:
    """Show the rest of a wrong turn, and undo all of it."""
    back = forget_draft(with_session(model, match=_at_start(session, trial), mode=trial))
    back = with_selection(back, refusal=Objection("E-PUZZLE", "turn", missed.why))
    shown: tuple[Effect, ...] = ()
    scene = scene_now(back)
    if model.size is not None and scene is not None:
        match = missed.match
        there = CurrentScene(
            replace(
                session.with_selection(draft=(), inspected="").with_help(hint=None), match=match
            ),
            model.size,
        )
        *steps, last = uncaptioned(beats_between(session.match.ply, match.ply, there))
        shown = (Paint((*steps, last._replace(pause=WRONG_MS), Beat(scene, BACK_MS))),)
    return back, (*shown, Say(missed.why, ASSERTIVE))


def missed_again(model: Model) -> Change:
    """Show the latest wrong turn and its reply again."""
    session = model.session
    if session is None or session.trial is None or session.trial.missed is None:
        return model, ()
    trial = session.trial
    from_start = replace(session, match=_at_start(session, trial))
    return _taken_back(model, from_start, trial, session.trial.missed)


def _at_start(session: Session, trial: Trial) -> AnyMatch:
    return replace(session.match.back_to(trial.start), undone=())


def anew(model: Model) -> Change:
    """Go back to the start of a puzzle."""
    session = model.session
    if session is None or session.trial is None:
        return model, ()
    trial = session.trial._replace(solved=False, why="")
    match = _at_start(session, trial)
    model = forget_draft(
        with_session(with_selection(model, inspected=""), match=match, mode=trial, look=None)
    )
    return model, (*repaint(model, BACK_MS), Say(t(words.AGAIN)))


def hint(model: Model, session: Session, trial: Trial) -> Change:
    """Show the next step of a hint: first the place, then the move; the third call hides the hint.

    Moves that are not part of the solution are taken back first.
    """
    move = to_play(trial.puzzle, session.match, trial.start)
    if move is None:
        model = with_session(forget_draft(model), match=_at_start(session, trial))
        first = Hint(move=trial.puzzle.solution[0], reason=t(words.LEFT_THE_WAY))
        return _hinted(model, session, first)
    if session.help.hint is None:
        reason = clue(trial.puzzle, session.match, trial.start, move)
        return _hinted(model, session, Hint(move=move, reason=reason))
    deeper = replace(session.help.hint, depth=session.help.hint.depth + 1)
    model = with_help(
        with_selection(model, draft=()), hint=deeper if deeper.depth <= WHAT else None
    )
    return model, repaint(model, DRAFT_MS)


def _hinted(model: Model, session: Session, told: Hint) -> Change:
    helped = session.help.helped.with_hint(session.match.record.moves)
    model, told, noted = offers.explained(model, told)
    model = with_selection(with_help(model, hint=told, helped=helped), refusal=None)
    return model, (*repaint(model, DRAFT_MS), *noted)
