"""The players: who builds, what each gazebo is worth, and how that would change."""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.hanging_gardens.scene_layout import CARD
from tabletop.games.hanging_gardens.scene_pieces import gazebo
from tabletop.games.hanging_gardens.scene_shown import Shown
from tabletop.games.hanging_gardens.scene_words import player_line
from tabletop.scene.boxes import Box
from tabletop.scene.marks import edge
from tabletop.scene.measure import baseline, text_width
from tabletop.scene.papers import DANGER, GO, badge, badge_box, number, sheet, words
from tabletop.scene.shapes import CHIP, PIECE, Circle, Icon, Node, Rect, Shapes, Text

_ROOF = 21.6
"""How far the drawing of a gazebo reaches from its middle."""


def player_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the strip of each player, its gazebo, and the edge around the one to act."""
    places = view.layout
    found: list[Node] = []
    for seat, box in enumerate(places.players, start=1):
        r = _radius(places.player_kind, box)
        found += [
            Node(f"player-{seat}", _strip(view, seat, Box(0, 0, box.w, box.h)), box.x, box.y),
            Node(f"roof-{seat}", gazebo(seat), box.x + 8 + r, box.cy, r / _ROOF),
            *_crown(view, seat, r, box),
        ]
    found += _mover(view)
    return (*found, *_dice(view))


def _radius(kind: str, box: Box) -> float:
    """Return the radius of a gazebo in a strip: smaller where the strip is narrow."""
    if kind == CARD:
        return min(20.0, box.h * 0.36)
    return 11.0 if box.w < 100 else 14.0


def _mover(view: Shown) -> list[Node]:
    """Return the sun edge around the player to act; it travels from one to the next."""
    if not view.mover:
        return []
    box = view.layout.players[view.mover - 1]
    return [Node("mover", edge(Box(0, 0, box.w, box.h).inset(1.5), 13, 3.2), box.x, box.y)]


def _strip(view: Shown, seat: int, box: Box) -> Shapes:
    """Return the paper with name, what the score is made of, and the score."""
    now, then = view.scores[seat - 1], view.scores_to_come[seat - 1]
    watched = bool(view.gaze and view.gaze.seat == seat)
    wins = bool(view.winners and seat in view.winners)
    kind = view.layout.player_kind
    paper = _paper(box, watched=watched, wins=wins)
    draw = _card if kind == CARD else _chip
    left = 8 + 2 * _radius(kind, box) + 9
    return (*paper, *draw(box, left, view.name(seat), player_line(view, seat), now, then))


@lru_cache(maxsize=64)
def _paper(box: Box, *, watched: bool, wins: bool) -> Shapes:
    paper = sheet(box, 14, "sheet", PIECE)
    eye = (Rect(*box.inset(4), r=11, fill="sheet2"),) if watched else ()
    return (paper, *eye, *edge(box.inset(2), 13, 4)) if wins else (paper, *eye)


def _crown(view: Shown, seat: int, r: float, box: Box) -> list[Node]:
    """Return the crown of a winner, at the upper right of its gazebo."""
    if not view.winners or seat not in view.winners:
        return []
    disc = Circle(0, 0, 10, "sun", "white", 2, shadow=CHIP)
    at = (box.x + 8 + 1.85 * r, box.cy - 0.8 * r)
    return [Node(f"crown-{seat}", (disc, Icon("laurel-crown", 0, 0, 16, "print")), *at)]


@lru_cache(maxsize=64)
def _card(box: Box, left: float, name: str, line: str, now: int, then: int) -> Shapes:
    """Return name and line at the left, the score at the right."""
    right = box.right - 14
    score, room = _score(right, box.cy, now, then, 26)
    fit = right - room - 8 - left
    size = 18.0 if box.h >= 54 else 16.0
    return (
        Text(left, box.cy - 4, name, size, weight=800, fit=fit),
        Text(left, box.cy + 15, line, 14, "ink2", weight=700, fit=fit),
        *score,
    )


@lru_cache(maxsize=64)
def _chip(box: Box, left: float, name: str, line: str, now: int, then: int) -> Shapes:
    """Return the name above the score: there is no room for more."""
    right = box.right - 9
    if box.w < 130:
        middle = (left + right) / 2
        size = 13.0
        title = Text(middle, box.y + 18, name, size, weight=800, align="middle", fit=right - left)
        if now == then:
            return (title, number(middle, box.y + 33, str(now), 19))
        said = f"{now}→{then}"
        tone = GO if then > now else DANGER
        return (title, *badge(middle, box.y + 34, said, tone, size=13))
    score, room = _score(right, box.cy, now, then, 22)
    fit = right - room - 6 - left
    return (Text(left, baseline(box.cy, 15), name, 15, weight=800, fit=fit), *score)


def _score(right: float, y: float, now: int, then: int, size: float) -> tuple[Shapes, float]:
    """Return the score, or how it would change, up to the right end; and how wide that is."""
    if now == then:
        text = str(now)
        wide = text_width(text, size, "title")
        return (number(right - wide / 2, y, text, size),), wide
    said, tone = f"{now} → {then}", GO if then > now else DANGER
    wide = badge_box(0, 0, said, size=15).w
    return badge(right - wide / 2 + 4, y, said, tone, size=15), wide


def _dice(view: Shown) -> list[Node]:
    """Return the die of each seat that has just been rolled, on its strip."""
    found = []
    for seat, value in view.dice.items():
        box = view.layout.players[seat - 1]
        face = (
            Rect(-19, -19, 38, 38, 8, "white", "line", 1.5, shadow=PIECE),
            words(0, 0, str(value), 24, "print", bold=True),
        )
        found.append(Node(f"die-{seat}", face, box.right - 30, box.cy))
    return found
