"""Who views the table and what they see: from a `Session` to the `Sight` of its table."""

from __future__ import annotations

from dataclasses import replace
from typing import TypedDict

from tabletop.app.model.help import Hint
from tabletop.app.model.lookback import LookBack
from tabletop.app.model.session import Session
from tabletop.app.model.settings import Stage
from tabletop.app.modes.lesson import is_looked_at, ringed, wanted_moves
from tabletop.app.presence.places import is_persons_turn, is_turn_here
from tabletop.app.presence.viewer import may_act, viewer_of
from tabletop.core.game import CHANCE
from tabletop.core.throws import Throw
from tabletop.games.registry import AnyMatch, table_of
from tabletop.scene.layout import laid_out
from tabletop.scene.table import Draft, Forecast, Played, Sight, Sitter

WHAT = 2
"""The hint depth from which the move is shown."""


class Fall(TypedDict):
    """An icon that rains down, and its colour, a token of `static/themes.json`."""

    icon: str
    colour: str


def falls_of(match: AnyMatch) -> list[Fall]:
    """Return the icons and colours that rain down after a win or a solved puzzle."""
    return [{"icon": icon, "colour": colour} for icon, colour in table_of(match).falls]


def throw_awaited(session: Session) -> Throw | None:
    """Return the throw that people are to make now, None if the seed decides or there is none."""
    match = session.match
    if not session.own_dice or match.to_move != CHANCE:
        return None
    return match.game.throw(match.state)


def settled(session: Session) -> AnyMatch:
    """Return the match after the seed's outcomes, up to a decision or a throw by people."""
    while session.match.to_move == CHANCE and throw_awaited(session) is None:
        match = session.match.play(session.match.seed_outcome())
        session = replace(session, match=match)
    return session.match


def waits_for_people(session: Session) -> bool:
    """Return whether a person here is to move, or people are to enter a throw."""
    return is_turn_here(session) or throw_awaited(session) is not None


def forecast_at(session: Session, wanted: Forecast) -> Forecast:
    """Return when to show forecasts.

    Lessons always show them; a puzzle shows none before the first pick, or it would reveal its
    solution.
    """
    if session.lesson is not None:
        return "always"
    return "after" if session.trial is not None and wanted == "always" else wanted


def sight_of(session: Session, stage: Stage) -> Sight[object]:
    """Return the current sight: of the present position, or of the ply of a look back."""
    match = session.match
    if session.look is not None:
        return _looked_back(session, session.look, stage)
    sight = sight_at(
        session,
        match.ply,
        stage,
        draft=session.selection.draft,
        interactive=may_act(session) and not is_looked_at(session) and not is_solved(session),
        thinking=_is_thinking(session),
    )
    if session.lesson is not None:
        return replace(sight, pointed=ringed(session, sight), wanted=wanted_moves(session))
    hint = session.help.hint
    return _hinted(session, sight, hint) if hint and hint.move and sight.interactive else sight


def is_solved(session: Session) -> bool:
    """Return whether this is a puzzle that is solved."""
    return session.trial is not None and session.trial.solved


def _looked_back(session: Session, look: LookBack, stage: Stage) -> Sight[object]:
    """Return the sight at an earlier ply, with the ghost of a better move if there is one.

    A better move is a draft of the seat that was to move, so it is drawn from that seat's view.
    """
    sight = sight_at(session, look.ply, stage, interactive=bool(look.better))
    sight = replace(sight, looking_back=True)
    if not look.better:
        return sight
    match = session.match
    mover = match.game.current_player(match.positions[look.ply].state)
    sight = replace(sight, viewer=mover, reader=sight.viewer)
    return _hinted(session, sight, Hint(WHAT, look.better))


def _is_thinking(session: Session) -> bool:
    """Return whether a computer is choosing a move, here or at the table of this phone."""
    is_asked = session.job is not None or (session.hand is not None and bool(session.match.to_move))
    return is_asked and not is_persons_turn(session.match)


def _hinted(session: Session, sight: Sight[object], hint: Hint) -> Sight[object]:
    """Return `sight` with the place of the hint and, from depth 2 on, its move.

    The move is drawn as a ghost draft, unless something else is picked.
    """
    match = session.match
    table, move = table_of(match), match.game.move_from_text(hint.move)
    told = replace(sight, hint=hint.move, hint_depth=hint.depth)
    told = replace(told, pointed=table.pointed(told, move))
    if hint.depth < WHAT or sight.draft:
        return told
    return replace(told, draft=table.draft_of(sight, move), is_ghost=True)


def sight_at(
    session: Session,
    ply: int,
    stage: Stage,
    *,
    draft: Draft = (),
    interactive: bool = False,
    thinking: bool = False,
) -> Sight[object]:
    """Return the sight of the position at `ply`."""
    viewer = viewer_of(session, ply)
    return replace(
        sight_for(session.match, ply, viewer, stage, session.selection.inspected),
        draft=draft,
        interactive=interactive,
        thinking=thinking,
        forecast=forecast_at(session, stage.forecast),
    )


def sight_for(
    match: AnyMatch, ply: int, viewer: int | None, stage: Stage, inspected: str = ""
) -> Sight[object]:
    """Return what `viewer` (None: an onlooker) sees at `ply`, with nothing picked."""
    least = table_of(match).least(len(match.record.seats))
    width, height = laid_out(least, stage.width, stage.height, stage.text)
    return Sight(
        state=match.game.view(match.positions[ply].state, viewer),
        sitters=tuple(
            Sitter(name, not seat.is_human)
            for name, seat in zip(match.names, match.record.seats, strict=True)
        ),
        viewer=viewer,
        width=width,
        height=height,
        last=_last_moves(match, ply, viewer),
        inspected=inspected,
        forecast=stage.forecast,
        past=_past(match, ply, viewer) if inspected and table_of(match).tells_past else (),
    )


def _last_moves(match: AnyMatch, ply: int, viewer: int | None) -> tuple[Played[object], ...]:
    """Return the latest moves, oldest first: the viewer's own, or all since the viewer's."""
    played: list[Played[object]] = []
    run: object = None
    for earlier in range(ply - 1, -1, -1):
        seat = match.game.current_player(match.positions[earlier].state)
        if not seat:
            continue
        side = seat if viewer is None else seat == viewer
        if played and side != run:
            break
        run = side
        played.append(_played(match, earlier, seat, viewer))
    return tuple(reversed(played))


def _past(match: AnyMatch, ply: int, viewer: int | None) -> tuple[Played[object], ...]:
    """Return all moves before `ply`, including chance, limited to what the viewer may know."""
    seats = [match.game.current_player(each.state) or 0 for each in match.positions[:ply]]
    return tuple(_played(match, each, seat, viewer) for each, seat in enumerate(seats))


def _played(match: AnyMatch, ply: int, seat: int, viewer: int | None) -> Played[object]:
    before = match.game.view(match.positions[ply].state, viewer)
    return Played(before, seat, match.redacted(ply, viewer))
