"""Who looks at the table, and what there is to see: from a sitting to the sight of its table."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from tabletop.app.model import Sitting
from tabletop.core.game import CHANCE
from tabletop.core.throws import Throw
from tabletop.games.registry import AnyMatch, AnyTable, load_table
from tabletop.scene.scene import Scene, Step
from tabletop.scene.sounds import PLACE, ROLL, TURN, sounded
from tabletop.scene.table import Draft, Played, Sight, Sitter


def table_of(match: AnyMatch) -> AnyTable:
    """Return the table of the game that is played."""
    return load_table(match.game.info.key)


@lru_cache(maxsize=8)
def scene_of(table: AnyTable, sight: Sight[object]) -> Scene:
    """Return the scene of a sight; the latest are remembered, as they are wanted several times."""
    return table.scene(sight)


def people_of(match: AnyMatch) -> list[int]:
    """Return the seats of people."""
    return [seat for seat, entry in enumerate(match.record.seats, start=1) if entry.is_human]


def is_shared(match: AnyMatch) -> bool:
    """Return whether several people keep secrets from each other at one screen."""
    return match.game.info.has_secrets and len(people_of(match)) > 1


def is_closed(sitting: Sitting) -> bool:
    """Return whether the curtain is down: a person is to play who has not lifted it."""
    match = sitting.match
    to_come = is_persons_turn(match) and sitting.facing != match.to_move
    return is_shared(match) and to_come and not sitting.passing


def may_act(sitting: Sitting) -> bool:
    """Return whether the person to move is the one who looks."""
    match = sitting.match
    return is_persons_turn(match) and (not is_shared(match) or sitting.facing == match.to_move)


def viewer_of(sitting: Sitting, ply: int | None = None) -> int | None:
    """Return the seat that looks on at `ply` (None: at present), None for an onlooker.

    Where people share secrets it is the one who has lifted the curtain, and nobody while it is
    down. Else it is the person to move, else the only person, else the person who moved last.
    """
    match = sitting.match
    if is_shared(match):
        return None if is_closed(sitting) else sitting.facing
    people = people_of(match)
    if len(people) <= 1:
        return people[0] if people else None
    last = match.ply if ply is None else ply
    for earlier in range(last, -1, -1):
        seat = match.game.current_player(match.positions[earlier].state)
        if seat in people:
            return seat
    return people[0]


def is_persons_turn(match: AnyMatch) -> bool:
    """Return whether a person is to move."""
    seat = match.to_move
    return bool(seat) and match.record.seats[(seat or 0) - 1].is_human


def throw_awaited(sitting: Sitting) -> Throw | None:
    """Return what people are to throw themselves now, None where chance is the seed's or done."""
    match = sitting.match
    if not sitting.own_dice or match.to_move != CHANCE:
        return None
    return match.game.throw(match.state, match.names)


def settled(sitting: Sitting) -> AnyMatch:
    """Return the match after the outcomes of the seed, up to a decision or a throw of people."""
    while sitting.match.to_move == CHANCE and throw_awaited(sitting) is None:
        match = sitting.match.play(sitting.match.seed_outcome())
        sitting = replace(sitting, match=match)
    return sitting.match


def waits_for_people(sitting: Sitting) -> bool:
    """Return whether a person is to move, or people are to say what they threw."""
    return is_persons_turn(sitting.match) or throw_awaited(sitting) is not None


def sight_of(sitting: Sitting, size: tuple[float, float]) -> Sight[object]:
    """Return what is to be seen now: the present, or the ply of a look back."""
    match = sitting.match
    if sitting.look is not None:
        return replace(_sight(sitting, sitting.look.ply, size), looking_back=True)
    hint = sitting.hint
    return _sight(
        sitting,
        match.ply,
        size,
        draft=sitting.draft,
        interactive=may_act(sitting),
        thinking=sitting.job is not None and not is_persons_turn(match),
        hint=hint.move if hint and hint.move else None,
        hint_depth=hint.depth if hint and hint.move else 0,
    )


def _sight(
    sitting: Sitting,
    ply: int,
    size: tuple[float, float],
    *,
    draft: Draft = (),
    interactive: bool = False,
    thinking: bool = False,
    hint: str | None = None,
    hint_depth: int = 0,
) -> Sight[object]:
    match, viewer = sitting.match, viewer_of(sitting, ply)
    return Sight(
        state=match.game.view(match.positions[ply].state, viewer),
        sitters=tuple(Sitter(seat.name, not seat.is_human) for seat in match.record.seats),
        viewer=viewer,
        width=size[0],
        height=size[1],
        draft=draft,
        last=_last_moves(match, ply, viewer),
        interactive=interactive,
        thinking=thinking,
        hint=hint,
        hint_depth=hint_depth,
        gaze=sitting.gaze,
        past=_past(match, ply, viewer) if sitting.gaze and table_of(match).tells_past else (),
    )


def _last_moves(match: AnyMatch, ply: int, viewer: int | None) -> tuple[Played[object], ...]:
    """Return the latest moves, the oldest first: the viewer's own, or those since the viewer's."""
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
    """Return all moves before `ply` as the viewer may know them, those of chance too."""
    seats = [match.game.current_player(each.state) or 0 for each in match.positions[:ply]]
    return tuple(_played(match, each, seat, viewer) for each, seat in enumerate(seats))


def _played(match: AnyMatch, ply: int, seat: int, viewer: int | None) -> Played[object]:
    game, state = match.game, match.positions[ply].state
    text = game.redact(state, game.move_from_text(match.record.moves[ply]), viewer)
    return Played(game.view(state, viewer), seat, text)


def beats_between(
    sitting: Sitting, first: int, last: int, size: tuple[float, float], after: Sight[object]
) -> tuple[Step, ...]:
    """Return the steps that show the moves from ply `first` to ply `last`, ending with `after`."""
    match = sitting.match
    table = table_of(match)
    steps: tuple[Step, ...] = ()
    for ply in range(first, last):
        move = match.game.move_from_text(match.record.moves[ply])
        target = after if ply + 1 == last else _sight(sitting, ply + 1, size)
        beats = table.beats(_sight(sitting, ply, size), move, target)
        ends = match.game.current_player(match.positions[ply + 1].state) is None
        steps += sounded(beats, _sound_of(match, ply), ends=ends)
    return steps


def _sound_of(match: AnyMatch, ply: int) -> str:
    """Return what is heard when the move of a ply begins: a piece, dice or a lot, or a card."""
    state = match.positions[ply].state
    if match.game.current_player(state) != CHANCE:
        return PLACE
    return TURN if match.game.throw(state, match.names) is None else ROLL
