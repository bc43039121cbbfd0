"""Who views the table and what they see: from a `Sitting` to the `Sight` of its table."""

from __future__ import annotations

from dataclasses import replace
from typing import TypedDict

from tabletop.app.lesson.progress import is_looked_at, ringed, wanted_moves
from tabletop.app.model import Hint, LookBack, Sitting, Stage
from tabletop.app.presence.places import is_persons_turn, is_shared, is_turn_here, people_here
from tabletop.core.game import CHANCE
from tabletop.core.throws import Throw
from tabletop.games.registry import AnyMatch, AnyTable, load_table
from tabletop.scene.layout import laid_out
from tabletop.scene.table import Draft, Forecast, Played, Sight, Sitter

WHAT = 2
"""The hint depth from which the move is shown."""


class Fall(TypedDict):
    """An icon that rains down, and its colour, a token of `static/themes.json`."""

    icon: str
    colour: str


def table_of(match: AnyMatch) -> AnyTable:
    """Return the table of the match's game."""
    return load_table(match.game.info.key)


def falls_of(match: AnyMatch) -> list[Fall]:
    """Return the icons and colours that rain down after a win or a solved puzzle."""
    return [{"icon": icon, "colour": colour} for icon, colour in table_of(match).falls]


def is_closed(sitting: Sitting) -> bool:
    """Return whether the curtain is closed: the person to play has not lifted it."""
    to_come = is_turn_here(sitting) and sitting.facing != sitting.match.to_move
    return is_shared(sitting) and to_come and not sitting.passing


def may_act(sitting: Sitting) -> bool:
    """Return whether the viewer may move now.

    That is: it is a turn of this device, its curtain is lifted, and a phone is not waiting for its
    table, disconnected or paused.
    """
    faces = not is_shared(sitting) or sitting.facing == sitting.match.to_move
    hand = sitting.hand
    is_heard = hand is None or not (hand.waits or hand.is_away or hand.is_paused)
    return is_turn_here(sitting) and faces and is_heard


def viewer_of(sitting: Sitting, ply: int | None = None) -> int | None:
    """Return the seat that views the table at `ply` (default: now), None for an onlooker.

    If people with secrets share the screen, it is the seat that lifted the curtain, None while it
    is closed. Otherwise it is the only person here, the person to move, or the person who moved
    last.
    """
    match = sitting.match
    if is_shared(sitting):
        return None if is_closed(sitting) else sitting.facing
    people = people_here(sitting)
    if len(people) <= 1:
        return people[0] if people else None
    last = match.ply if ply is None else ply
    for earlier in range(last, -1, -1):
        seat = match.game.current_player(match.positions[earlier].state)
        if seat in people:
            return seat
    return people[0]


def throw_awaited(sitting: Sitting) -> Throw | None:
    """Return the throw that people are to make now, None if the seed decides or there is none."""
    match = sitting.match
    if not sitting.own_dice or match.to_move != CHANCE:
        return None
    return match.game.throw(match.state)


def settled(sitting: Sitting) -> AnyMatch:
    """Return the match after the seed's outcomes, up to a decision or a throw by people."""
    while sitting.match.to_move == CHANCE and throw_awaited(sitting) is None:
        match = sitting.match.play(sitting.match.seed_outcome())
        sitting = replace(sitting, match=match)
    return sitting.match


def waits_for_people(sitting: Sitting) -> bool:
    """Return whether a person here is to move, or people are to enter a throw."""
    return is_turn_here(sitting) or throw_awaited(sitting) is not None


def forecast_at(sitting: Sitting, wanted: Forecast) -> Forecast:
    """Return when to show forecasts.

    Lessons always show them; a puzzle shows none before the first pick, or it would reveal its
    solution.
    """
    if sitting.lesson is not None:
        return "always"
    return "after" if sitting.trial is not None and wanted == "always" else wanted


def sight_of(sitting: Sitting, stage: Stage) -> Sight[object]:
    """Return the current sight: of the present position, or of the ply of a look back."""
    match = sitting.match
    if sitting.look is not None:
        return _looked_back(sitting, sitting.look, stage)
    sight = sight_at(
        sitting,
        match.ply,
        stage,
        draft=sitting.draft,
        interactive=may_act(sitting) and not is_looked_at(sitting) and not is_solved(sitting),
        thinking=_is_thinking(sitting),
    )
    if sitting.lesson is not None:
        return replace(sight, pointed=ringed(sitting, sight), wanted=wanted_moves(sitting))
    hint = sitting.hint
    return _hinted(sitting, sight, hint) if hint and hint.move and sight.interactive else sight


def is_solved(sitting: Sitting) -> bool:
    """Return whether this is a puzzle that is solved."""
    return sitting.trial is not None and sitting.trial.solved


def _looked_back(sitting: Sitting, look: LookBack, stage: Stage) -> Sight[object]:
    """Return the sight at an earlier ply, with the ghost of a better move if there is one.

    A better move is a draft of the seat that was to move, so it is drawn from that seat's view.
    """
    sight = sight_at(sitting, look.ply, stage, interactive=bool(look.better))
    sight = replace(sight, looking_back=True)
    if not look.better:
        return sight
    match = sitting.match
    mover = match.game.current_player(match.positions[look.ply].state)
    sight = replace(sight, viewer=mover, reader=sight.viewer)
    return _hinted(sitting, sight, Hint(WHAT, look.better))


def _is_thinking(sitting: Sitting) -> bool:
    """Return whether a computer is choosing a move, here or at the table of this phone."""
    is_asked = sitting.job is not None or (sitting.hand is not None and bool(sitting.match.to_move))
    return is_asked and not is_persons_turn(sitting.match)


def _hinted(sitting: Sitting, sight: Sight[object], hint: Hint) -> Sight[object]:
    """Return `sight` with the place of the hint and, from depth 2 on, its move.

    The move is drawn as a ghost draft, unless something else is picked.
    """
    match = sitting.match
    table, move = table_of(match), match.game.move_from_text(hint.move)
    told = replace(sight, hint=hint.move, hint_depth=hint.depth)
    told = replace(told, pointed=table.pointed(told, move))
    if hint.depth < WHAT or sight.draft:
        return told
    return replace(told, draft=table.draft_of(sight, move), is_ghost=True)


def sight_at(
    sitting: Sitting,
    ply: int,
    stage: Stage,
    *,
    draft: Draft = (),
    interactive: bool = False,
    thinking: bool = False,
) -> Sight[object]:
    """Return the sight of the position at `ply`."""
    viewer = viewer_of(sitting, ply)
    return replace(
        sight_for(sitting.match, ply, viewer, stage, sitting.gaze),
        draft=draft,
        interactive=interactive,
        thinking=thinking,
        forecast=forecast_at(sitting, stage.forecast),
    )


def sight_for(
    match: AnyMatch, ply: int, viewer: int | None, stage: Stage, gaze: str = ""
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
        gaze=gaze,
        forecast=stage.forecast,
        past=_past(match, ply, viewer) if gaze and table_of(match).tells_past else (),
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
