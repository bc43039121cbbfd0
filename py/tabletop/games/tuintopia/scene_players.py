"""The players and their totals, the goal of a game together, the stack and the free cells."""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.tuintopia.scene_shown import Shown
from tabletop.games.tuintopia.words import GOAL, signed
from tabletop.scene.boxes import Box
from tabletop.scene.marks import edge, seat_mark
from tabletop.scene.measure import baseline, text_width
from tabletop.scene.papers import DANGER, GO, NOTE, badge, badge_box, number, sheet, words
from tabletop.scene.shapes import CHIP, Circle, Icon, Node, Rect, Shapes, Text

_ROW = 190.0
"""From this width on the box of a player is a row with the backs of the hand."""


def player_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the box of each player, the edge around the one to move, the counts, the goal."""
    players = tuple(
        Node(f"player-{seat}", _player(view, seat, Box(0, 0, box.w, box.h)), box.x, box.y)
        for seat, box in enumerate(view.places.players, start=1)
    )
    return (*players, *_mover(view), *_counts(view), *_goal(view))


def _mover(view: Shown) -> tuple[Node, ...]:
    """Return the sun edge around the player to move; it travels from one to the next."""
    if not view.mover or len(view.sitters) == 1:
        return ()
    box = view.places.players[view.mover - 1]
    return (Node("mover", edge(Box(0, 0, box.w, box.h).inset(1.5), 12, 3), box.x, box.y),)


def total_place(view: Shown, seat: int) -> tuple[float, float]:
    """Return where the total of a seat stands."""
    box = view.places.players[seat - 1]
    return box.right - 28, box.cy


def signed_total(points: int) -> str:
    """Return a total: only a loss bears its sign."""
    return signed(points).removeprefix("+")


def _player(view: Shown, seat: int, box: Box) -> Shapes:
    """Return mark, name, hand and total; beside the total what the preview would add."""
    name, total = view.sitters[seat - 1].name, view.totals[seat - 1]
    is_row = box.w >= _ROW
    size = 26.0 if box.h >= 50 and is_row else 21.0
    text = signed_total(total)
    wide = text_width(text, size, "title")
    right = box.right - (16 if is_row else 9)
    change, left = _change(view, seat, right - wide - 6, box.cy)
    mark_x, mark_r = (26, 11) if is_row else (17, 9)
    x = mark_x + mark_r + (9 if is_row else 6)
    paper = "sheet2" if view.score in (0, seat) and len(view.sitters) > 1 else "sheet"
    named, left = _named(view, seat, box, x, left) if is_row else ((), left)
    if not is_row and box.w < 104:
        named = _small(view, name, box, change=bool(change))
        figures = number(box.cx + 10, box.y + box.h * 0.34, text, 19)
        pill = badge(box.cx, box.bottom - 12, signed(view.gain), _tone(view.gain), size=13)
        lower = pill if change else ()
        mark = seat_mark(seat, box.cx - 16, box.y + box.h * 0.34, 8)
        return (sheet(box, 12, paper, CHIP), mark, figures, *named, *lower)
    if not is_row:
        named = (Text(x, baseline(box.cy, 15), name, 15, "ink", weight=800, fit=left - x - 4),)
    return (
        sheet(box, 12, paper, CHIP),
        seat_mark(seat, mark_x, box.cy, mark_r),
        *named,
        *change,
        number(right - wide / 2, box.cy, text, size),
        *_crown(view, seat, mark_x + mark_r, box.cy - mark_r),
    )


def _small(view: Shown, name: str, box: Box, *, change: bool) -> Shapes:
    """Return the name below mark and total, where what would change does not take its place."""
    if change:
        return ()
    return (words(box.cx, box.bottom - 11, name, 13)._replace(fit=box.w - 8),)


def _tone(points: int) -> str:
    return GO if points > 0 else DANGER if points < 0 else NOTE


def _change(view: Shown, seat: int, right: float, y: float) -> tuple[Shapes, float]:
    """Return the pill with what the preview would add, and where it begins."""
    if seat != view.state.seat or view.preview is None or view.pops or view.preview.returns:
        return (), right
    text = signed(view.gain)
    wide = badge_box(0, 0, text, size=13).w
    return badge(right - wide / 2, y, text, _tone(view.gain), size=13), right - wide - 4


def _named(view: Shown, seat: int, box: Box, x: float, right: float) -> tuple[Shapes, float]:
    """Return name, what is said of the player, and the backs of the hand, and where they begin."""
    sitter, said = view.sitters[seat - 1], _subtitle(view, seat)
    count = len(view.state.hands[seat - 1])
    room = right - x
    backs: Shapes = ()
    if view.winners is None and room > 118 and seat != view.viewer:
        backs, right = _backs(count, right - 6, box.cy)
    fit = right - x - 6
    has_line = bool(said) and box.h >= 48
    y = box.cy - 2 if has_line else baseline(box.cy, 16)
    name = Text(x, y, sitter.name, 16, "ink", weight=800, fit=fit)
    below = (Text(x, box.cy + 16, said, 13, "ink2", fit=fit),) if has_line else ()
    return (name, *below, *backs), right


@lru_cache(maxsize=64)
def _backs(count: int, right: float, y: float) -> tuple[Shapes, float]:
    """Return the backs of `count` cards, closer together where there are many."""
    step = min(11.0, 44 / max(count, 1))
    left = right - 13 - step * max(count - 1, 0)
    cards = tuple(
        Rect(left + index * step, y - 10, 13, 20, r=3, fill="cardback", stroke="backleaf", width=1)
        for index in range(count)
    )
    return cards, left


def _subtitle(view: Shown, seat: int) -> str:
    if view.winners is not None:
        return "wins" if seat in view.winners and len(view.sitters) > 1 else ""
    if seat == view.mover:
        return "to move" if len(view.sitters) > 1 else ""
    if view.sitters[seat - 1].is_computer:
        return "computer"
    return "next" if seat == view.mover % len(view.sitters) + 1 else ""


def _crown(view: Shown, seat: int, x: float, y: float) -> Shapes:
    if not view.winners or seat not in view.winners or len(view.sitters) == 1:
        return ()
    disc = Circle(x, y, 9, fill="sun", stroke="white", width=1.5, shadow=CHIP)
    return (disc, Icon("laurel-crown", x, y, 14, "print"))


def _counts(view: Shown) -> tuple[Node, ...]:
    """Return how many cards the stack holds, and how many cells are free."""
    places, free = view.places, view.state.free.bit_count()
    box = Box(0, 0, places.counts.w, places.counts.h)
    if places.is_tall:
        shapes = _count(box.x + 12, box.cy, str(view.state.left), "card-draw")
        shapes += _free(box.x + 74, box.cy, str(free), 15)
    else:
        shapes = (sheet(box, 12, shadow=CHIP),)
        shapes += _count(box.x + 26, box.cy, f"{view.state.left} in stack", "card-draw")
        shapes += _free(box.x + box.w * 0.56, box.cy, f"{free} free", 18)
    return (Node("counts", shapes, places.counts.x, places.counts.y),)


def stack_place(view: Shown) -> tuple[float, float]:
    """Return where the stack is drawn: where cards come from."""
    box = view.places.counts
    return box.x + (12 if view.places.is_tall else 26), box.cy


def _count(x: float, y: float, text: str, icon: str) -> Shapes:
    return (
        Icon(icon, x, y, 20, "ink2"),
        Text(x + 16, baseline(y, 15), text, 15, "ink", weight=800),
    )


def _free(x: float, y: float, text: str, size: float) -> Shapes:
    """Return the count of free cells behind the outline of one."""
    half = size / 2
    cell = Rect(x - half, y - half, size, size, r=3, stroke="ink2", width=1.8, dash=(3, 2.5))
    return (cell, Text(x + half + 6, baseline(y, 15), text, 15, "ink", weight=800))


def _goal(view: Shown) -> tuple[Node, ...]:
    """Return the bar that fills up to the goal of a game together."""
    place = view.places.goal
    if place is None:
        return ()
    total, gain = sum(view.totals), view.gain
    box = Box(0, 0, place.w, place.h)
    figure = f"{signed_total(total)} of {GOAL}"
    label = text_width(figure, 16, "title") + 26
    pill: Shapes = ()
    if gain:
        wide = badge_box(0, 0, signed(gain), size=13).w
        pill = badge(box.right - label - wide / 2, box.cy, signed(gain), _tone(gain), size=13)
        label += wide + 4
    head = text_width("Together", 15) + 22
    track = Box(box.x + head, box.cy - 6, max(box.w - label - head - 4, 20), 12)
    shapes = (
        sheet(box, min(12, box.h / 2), "sheet2" if view.score == 0 else "sheet", CHIP),
        Text(box.x + 12, baseline(box.cy, 15), "Together", 15, "ink", weight=800),
        *_bar(track, total, gain),
        *pill,
        Text(box.right - 12, baseline(box.cy, 16), figure, 16, "ink", "title", 700, "end"),
    )
    return (Node("goal", shapes, place.x, place.y),)


def _bar(track: Box, total: int, gain: int) -> Shapes:
    """Return the bar, with what would come dashed."""
    share = min(max(total / GOAL, 0), 1)
    then = min(max((total + gain) / GOAL, 0), 1)
    filled = Rect(track.x, track.y, max(track.w * share, 12), 12, r=6, fill="leaf2")
    empty = Rect(*track, r=6, fill="sheet2", stroke="line", width=1.5)
    if then <= share:
        return (empty, *((filled,) if total > 0 else ()))
    coming = Rect(
        track.x, track.y, max(track.w * then, 12), 12, r=6,
        stroke="leaf2", width=2, dash=(4, 3),
    )  # fmt: skip
    return (empty, coming, *((filled,) if total > 0 else ()))
