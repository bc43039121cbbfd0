"""Players and their totals, the goal of a `coop` game, and the counts of cards and free cells."""

from __future__ import annotations

from tabletop.core.language import figure, signed, t
from tabletop.games.tuintopia.rules.scoring import GOAL
from tabletop.games.tuintopia.table.draft import GOAL_REGION, PLAYERS, TOGETHER
from tabletop.games.tuintopia.table.texts import player_label, score_sentence
from tabletop.games.tuintopia.table.view_model import ViewModel, cell_events
from tabletop.games.tuintopia.words import table as words
from tabletop.games.tuintopia.words.moves import in_short
from tabletop.kit.last_actions import moves_of_rivals
from tabletop.kit.parts import Part, note_part, thing
from tabletop.kit.players import Extra, Player, player_strip, standing
from tabletop.kit.signs import changing
from tabletop.kit.words import tied, wins
from tabletop.scene.boxes import TOUCH, Box, around
from tabletop.scene.measure import baseline, text_width
from tabletop.scene.shapes import CHIP, Icon, Node, Rect, Shapes, Text
from tabletop.scene.widgets import sheet

_HIGH = 40.0
"""The minimum height for the goal's bar to be below its text."""


def player_parts(model: ViewModel) -> tuple[Part, ...]:
    """Return the strip of the players, and the goal of a `coop` game."""
    players = [_player(model, seat) for seat in model.seats]
    strip = player_strip(players, model.places.players, model.mover, PLAYERS)
    goal = model.places.goal
    return (*strip, *((_goal(model, goal),) if goal else ()))


def _player(model: ViewModel, seat: int) -> Player:
    count = len(model.state.hands[seat - 1])
    hides = model.winners is None and seat != model.sight.viewer
    return Player(
        seat,
        model.called(seat),
        figure(model.totals[seat - 1]),
        change=_change(model) if seat == model.state.seat else "",
        is_good=model.gain > 0,
        status=standing(seat, model.mover, model.winners, model.sitters),
        briefs=_shared(model, seat),
        wins=len(model.sitters) > 1 and seat in (model.winners or ()),
        is_open=model.score == seat,
        extra=Extra(57, lambda box: _backs(count, box)) if hides else None,
        label=player_label(model, seat),
        hint=t(words.SHOWS_POINTS),
        actions=tuple(map(in_short, cell_events(moves_of_rivals(model.sight).get(seat, ())))),
    )


def _shared(model: ViewModel, seat: int) -> tuple[str, ...]:
    """Return short texts for a seat that shares the win, () for others."""
    winners = model.winners or ()
    if len(winners) < 2 or seat not in winners:
        return ()
    return (wins() if model.state.variant.coop else tied(),)


def _change(model: ViewModel) -> str:
    """Return the signed points of the preview, "" for none."""
    return signed(model.gain) if model.gain else ""


def _backs(count: int, box: Box) -> Shapes:
    """Return `count` small card backs, closer together if there are many."""
    step = min(11.0, (box.w - 13) / max(count - 1, 1))
    left = box.right - 13 - step * (count - 1)
    cards = [Box(left + at * step, box.cy - 10, 13, 20) for at in range(count)]
    return tuple(Rect(*each, r=3, fill="cardback", stroke="backleaf") for each in cards)


def counts_part(model: ViewModel) -> Part:
    """Return how many cards the stack holds, and how many cells are free."""
    place, left, free = model.places.counts, model.state.left, model.state.free.bit_count()
    box = Box(0, 0, place.w, place.h)
    if model.places.has_column:
        figures = words.in_stack(left), words.free_cells(free)
        shapes = (sheet(box, 12, shadow=CHIP), *_counts(*figures, 26, box.w * 0.56, box.cy, 18))
    else:
        shapes = _counts(str(left), str(free), 12, 74, box.cy, 15)
    node = Node("counts", shapes, place.x, place.y)
    return note_part("counts", words.counts(left, free), place, node)


def _counts(left: str, free: str, stack: float, cell: float, y: float, size: float) -> Shapes:
    """Return both counts with their icons, at x = `stack` and `cell`; `size` is the cell's side."""
    line, box = baseline(y, 15), around(cell, y, size)
    return (
        Icon("card-draw", stack, y, 20, "ink2"),
        Text(stack + 16, line, left, 15, "ink", weight=800),
        Rect(*box, r=3, stroke="ink2", width=1.8, dash=(3, 2.5)),
        Text(box.right + 6, line, free, 15, "ink", weight=800),
    )


# -- the goal ------------------------------------------------------------------------------------


def _goal(model: ViewModel, place: Box) -> Part:
    """Return the progress bar of a `coop` game."""
    tall = place
    if place.h < TOUCH:  # not over the players above, who can be tapped too
        tall = Box(place.x, max(place.y - 4, place.cy - TOUCH / 2), place.w, TOUCH)
    node = Node("goal", _bar_with_words(model, Box(0, 0, place.w, place.h)), place.x, place.y)
    return thing(
        GOAL_REGION, PLAYERS, score_sentence(model, TOGETHER), tall, node=node,
        chosen=model.score == TOGETHER, col=len(model.sitters) + 1,
    )  # fmt: skip


def _bar_with_words(model: ViewModel, box: Box) -> Shapes:
    """Return the bar with its name and the total of all players, beside or below them."""
    is_high, total = box.h >= _HIGH, sum(model.totals)
    y = 15.0 if is_high else box.cy
    name, figure = t(words.TOGETHER), words.goal(total)
    change, is_good = _change(model), model.gain > 0
    sums, left = changing(figure, change, is_good=is_good, at=(box.right - 12, y), size=16)
    start = box.x + 12 + (0 if is_high else text_width(name, 15) + 10)
    end = box.right - 12 if is_high else left - 10
    return (
        sheet(box, min(12, box.h / 2), "sheet2" if model.score == TOGETHER else "sheet", CHIP),
        Text(box.x + 12, baseline(y, 15), name, 15, "ink", weight=800),
        *_bar(Box(start, (33 if is_high else y) - 6, end - start, 12), total, model.gain),
        *sums,
    )


def _bar(track: Box, total: int, gain: int) -> Shapes:
    """Return the bar, with a dashed part for the points of the preview."""
    share, then = (min(max(points / GOAL, 0), 1) for points in (total, total + gain))
    shapes: Shapes = (Rect(*track, r=6, fill="sheet2", stroke="line", width=1.5),)
    if then > share:
        coming = track._replace(w=max(track.w * then, 12))
        shapes += (Rect(*coming, r=6, stroke="leaf2", width=2, dash=(4, 3)),)
    if total > 0:
        shapes += (Rect(*track._replace(w=max(track.w * share, 12)), r=6, fill="leaf2"),)
    return shapes
