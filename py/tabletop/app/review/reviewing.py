"""Review a game: one job per decision for the opponents' worker, one after the other.

Closing the dialog interrupts the review; opening it again resumes it.
"""

from __future__ import annotations

from dataclasses import replace

from tabletop.ai import bot
from tabletop.ai.review import (
    TurningPoint,
    decisions,
    is_told_apart,
    losers,
    most_costly,
    swings,
)
from tabletop.app.course.allowed import reviewed_seats
from tabletop.app.effects import Ask, Drop, Paint
from tabletop.app.messages import Context
from tabletop.app.messages.openable import ReviewDialog
from tabletop.app.messages.opponents import NoThought, Thought
from tabletop.app.messages.table import ContinueHere
from tabletop.app.model.lookback import LookBack
from tabletop.app.model.model import Model, with_session
from tabletop.app.model.review import Review, Worth
from tabletop.app.modes.judging import job_of, outcome_of
from tabletop.app.review.answer import end_of
from tabletop.app.review.offer import is_offered
from tabletop.app.table.beats import beats_between
from tabletop.app.table.current_scene import current_scene
from tabletop.app.table.log import uncaptioned
from tabletop.app.table.lookback import continue_here, see
from tabletop.app.table.playing import Change, repaint
from tabletop.app.table.playing import no_thought as no_move
from tabletop.app.table.playing import thought as move_found
from tabletop.games.registry import EXPERT, SCOUT, AnyMatch, load_looks, load_unit, words_of


def opened(model: Model) -> Change:
    """Start or resume the review when its dialog is opened."""
    session = model.session
    if session is None or not is_offered(session):
        return replace(model, dialogs=model.dialogs[:-1]), ()
    game = (session.id, session.match.record.moves)
    if model.review.game != game:
        plies = tuple(decisions(session.match, reviewed_seats(session)))
        looks = min(load_looks(session.match.record.game), len(plies))
        review = Review(game, SCOUT, plies, len(plies) + looks, looks)
        model = replace(model, review=review)
    return _asked(model, session.match)


def dropped(model: Model) -> Change:
    """Cancel the running job if the dialog of the review is no longer open."""
    if model.review.job is None or is_open(model):
        return model, ()
    return replace(model, review=replace(model.review, job=None)), (Drop(),)


def thought(model: Model, message: Thought, context: Context) -> Change:
    """Store the judgement of a decision; other results go to `playing.thought`."""
    review, session = model.review, model.session
    if review.job is None or message.number != review.job:
        return move_found(model, message, context.now)
    model = replace(model, review=replace(review, job=None))
    if session is None or not is_open(model) or review.game[0] != session.id:
        return model, ()
    review = _with_thought(model.review, session.match, thought_in(message))
    return _asked(replace(model, review=review), session.match)


def thought_in(message: Thought) -> bot.Thought[str]:
    """Return the thought in a message, with the values of moves."""
    return bot.Thought(message.move, reason=message.reason, values=message.values)


def no_thought(model: Model, message: NoThought) -> Change:
    """Close the review if a job failed; other failures go to `playing.no_thought`."""
    if model.review.job is None or message.number != model.review.job:
        return no_move(model, message)
    return replace(model, review=Review(), dialogs=model.dialogs[:-1]), ()


def show(model: Model, ply: int) -> Change:
    """Look back at a turning point, with the better move as a ghost if there is one."""
    point = _point(model, ply)
    if point is None:
        return see(model, ply)
    model, _ = see(model, ply)
    assert model.session is not None
    assert model.session.look is not None
    model = with_session(model, look=replace(model.session.look, better=point.better))
    return model, repaint(model, 200)


def play_on(model: Model, ply: int) -> Change:
    """Replay what followed a turning point, up to the end of the reply or an elimination."""
    session = model.session
    if session is None or not 0 <= ply < session.match.ply:
        return model, ()
    model, painted = see(model, ply)
    end = end_of(session, ply)
    model = with_session(model, look=LookBack(end, point=ply))
    if model.session is None or model.size is None:
        return model, painted
    steps = beats_between(ply, end, current_scene(model.session, model.size))
    return model, (*painted, Paint(uncaptioned(steps)))


def try_again(model: Model, ply: int, context: Context) -> Change:
    """Start a new game from a turning point.

    The turn is judged there (see `retrying`). In a game with secrets, the player is asked first,
    with the board in view, if that goes back past an outcome of chance; once agreed to, the
    question is not asked again in the same game.
    """
    if _point(model, ply) is None:
        return model, ()
    model, painted = show(model, ply)
    model, effects = continue_here(model, ContinueHere(), context)
    return model, painted if model.dialogs else effects


def is_open(model: Model) -> bool:
    """Return whether the dialog of the review is open."""
    return any(isinstance(dialog, ReviewDialog) for dialog in model.dialogs)


def _point(model: Model, ply: int) -> TurningPoint[str] | None:
    session = model.session
    if session is None or model.review.game != (session.id, session.match.record.moves):
        return None
    return next((point for point in model.review.points if point.ply == ply), None)


def _with_thought(review: Review, match: AnyMatch, found: bot.Thought[str]) -> Review:
    """Return the review with the result of its latest job."""
    point, before = outcome_of(match, review.plies[0], review.before, found)
    if before is not None:
        return replace(review, before=before)
    if point is not None and review.level == SCOUT:
        worth = Worth(point.ply, point.seat, (review.before or found).values[0][1] - point.loss)
        review = replace(review, scanned=(*review.scanned, point), worths=(*review.worths, worth))
    elif point is not None:
        review = replace(review, points=(*review.points, point))
    return _moved_on(replace(review, plies=review.plies[1:], before=None), match)


def _moved_on(review: Review, match: AnyMatch) -> Review:
    """Return the review after a judgement.

    After the last decision for the quick judge, the decisions with the largest changes are listed
    for the strong judge. After its last one, only the turning points worth showing are kept.
    """
    if review.level == SCOUT and not review.plies:
        plies = tuple(swings(match, review.scanned, review.looks))
        review = replace(review, level=EXPERT, plies=plies)
    if review.plies:
        return review
    move_of, unit = match.game.move_from_text, load_unit(match.record.game)
    game_words = words_of(match)
    apart = [
        each
        for each in review.points
        if is_told_apart(game_words, match, each.ply, move_of(each.better))
    ]
    return replace(review, points=tuple(most_costly(apart, unit, losers(match))))


def _asked(model: Model, match: AnyMatch) -> Change:
    """Ask for the next judgement, if any is left."""
    review = model.review
    if not review.plies:
        return model, ()
    number = model.jobs + 1
    job = job_of(match, review.plies[0], review.before, review.level, number)
    model = replace(model, jobs=number, review=replace(review, job=number))
    return model, (Ask(job),)
