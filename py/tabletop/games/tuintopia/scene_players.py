"""The players and their totals, the goal of a game together, the stack and the free cells."""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.tuintopia.scene_draft import TOGETHER
from tabletop.games.tuintopia.scene_shown import Shown
from tabletop.games.tuintopia.words import GOAL, signed
from tabletop.scene.boxes import Box
from tabletop.scene.marks import edge, seat_mark
from tabletop.scene.measure import baseline, text_width
from tabletop.scene.papers import DANGER, GO, NOTE, badge, badge_box, number, sheet, words
from tabletop.scene.shapes import CHIP, Circle, Icon, Node, Rect, Shapes, Text

_ROW, _CHIP = 190.0, 104.0
"""From these widths on the box of a player is a row with the backs of the hand, or one line."""


_TWO_LINES = 40.0
"""From this height on the goal has its bar below its words."""


def player_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the box of each player, the edge around the one to move, and the goal."""
    players = tuple(
        Node(f"player-{seat}", _player(view, seat, Box(0, 0, box.w, box.h)), box.x, box.y)
        for seat, box in enumerate(view.places.players, start=1)
    )
    return (*players, *_mover(view), *_goal(view))


def _mover(view: Shown) -> tuple[Node, ...]:
    """Return the sun edge around the player to move; it travels from one to the next."""
    if not view.mover or len(view.sitters) == 1:
        return ()
    box = view.places.players[view.mover - 1]
    return (Node("mover", edge(Box(0, 0, box.w, box.h).inset(1.5), 12, 3), box.x, box.y),)


def signed_total(points: int) -> str:
    """Return a total: only a loss bears its sign."""
    return signed(points).removeprefix("+")


def _player(view: Shown, seat: int, box: Box) -> Shapes:
    """Return the box of a player: a row, a chip, or a chip of two lines."""
    paper = "sheet2" if view.score in (TOGETHER, seat) and len(view.sitters) > 1 else "sheet"
    made = _row if box.w >= _ROW else _chip if box.w >= _CHIP else _small
    return (sheet(box, 12, paper, CHIP), *made(view, seat, box))


def _row(view: Shown, seat: int, box: Box) -> Shapes:
    """Return mark, name, hand and total; before the total what the preview would add."""
    figures, left = _total(view, seat, box.right - 16, box.cy, 26 if box.h >= 50 else 21)
    named, _ = _named(view, seat, box, 46, left)
    mark = seat_mark(seat, 26, box.cy, 11)
    return (mark, *named, *figures, *_crown(view, seat, 37, box.cy - 11))


def _chip(view: Shown, seat: int, box: Box) -> Shapes:
    """Return mark, name and total; what the preview would add may take the place of the name."""
    figures, left = _total(view, seat, box.right - 9, box.cy, 21)
    mark = (seat_mark(seat, 17, box.cy, 9), *_crown(view, seat, 27, box.cy - 10))
    fit = left - 36
    if fit < 30:
        return (*mark, *figures)
    name = view.sitters[seat - 1].name
    return (*mark, Text(32, baseline(box.cy, 15), name, 15, "ink", weight=800, fit=fit), *figures)


def _small(view: Shown, seat: int, box: Box) -> Shapes:
    """Return mark and total, and below them the name, or what the preview would add."""
    upper, lower = box.y + box.h * 0.32, box.bottom - 12
    pill, _ = _change(view, seat, box.cx, lower)
    below: Shapes = (words(box.cx, lower, view.sitters[seat - 1].name, 13)._replace(fit=box.w - 8),)
    if pill:
        below = badge(box.cx, lower, signed(view.gain), _tone(view.gain), size=13)
    total = number(box.cx + 11, upper, signed_total(view.totals[seat - 1]), 19)
    mark = seat_mark(seat, box.cx - 16, upper, 8)
    return (mark, *_crown(view, seat, box.cx - 26, upper - 4), total, *below)


def _total(view: Shown, seat: int, right: float, y: float, size: float) -> tuple[Shapes, float]:
    """Return the total that ends at `right`, with what would be added, and where they begin."""
    text = signed_total(view.totals[seat - 1])
    wide = text_width(text, size, "title")
    change, left = _change(view, seat, right - wide - 6, y)
    return (*change, number(right - wide / 2, y, text, size)), left


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


def count_nodes(view: Shown) -> tuple[Node, ...]:
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
    box = Box(0, 0, place.w, place.h)
    is_high = box.h >= _TWO_LINES
    y = 15.0 if is_high else box.cy
    figure = f"{signed_total(sum(view.totals))} of {GOAL}"
    left = box.right - 12 - text_width(figure, 16, "title")
    pill: Shapes = ()
    if view.gain:
        wide = badge_box(0, 0, signed(view.gain), size=13).w
        pill = badge(left - 6 - wide / 2, y, signed(view.gain), _tone(view.gain), size=13)
        left -= wide + 8
    start = box.x + 12 + (0 if is_high else text_width("Together", 15) + 10)
    end = box.right - 12 if is_high else left - 10
    track = Box(start, (33 if is_high else y) - 6, end - start, 12)
    shapes = (
        sheet(box, min(12, box.h / 2), "sheet2" if view.score == TOGETHER else "sheet", CHIP),
        Text(box.x + 12, baseline(y, 15), "Together", 15, "ink", weight=800),
        *_bar(track, sum(view.totals), view.gain),
        *pill,
        Text(box.right - 12, baseline(y, 16), figure, 16, "ink", "title", 700, "end"),
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
