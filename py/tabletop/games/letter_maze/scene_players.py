"""The players: who moves, which cards each has and which would come, tiles and the Gardener."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.letter_maze.boards import TARGET_COLOURS
from tabletop.games.letter_maze.scene_art import card, gardener, moved
from tabletop.games.letter_maze.scene_hand import GAP
from tabletop.games.letter_maze.scene_layout import CARD, CHIP, STRIP
from tabletop.games.letter_maze.scene_shown import Shown
from tabletop.scene.boxes import Box
from tabletop.scene.marks import edge, seat_mark
from tabletop.scene.measure import baseline, text_width
from tabletop.scene.papers import number, sheet
from tabletop.scene.shapes import CHIP as LOW
from tabletop.scene.shapes import FLAT, Node, Place, Rect, Shapes, Text


class Parts(NamedTuple):
    """Where the things of a player lie in the panel, from its upper left corner.

    `cards` are the middles of the discs in the order of the colours, `r` is their radius;
    `gardener` is the middle of the Gardener and `gardener_r` its radius; `hand` is the place of the
    tiles, of which each takes `tile` (0: only their number has room); `name` is the place of the
    name, and `total` the right end of the number of cards, 0 where it is left out.
    """

    mark: tuple[float, float, float]
    name: Box
    total: float
    cards: tuple[tuple[float, float], ...]
    r: float
    gardener: tuple[float, float]
    gardener_r: float
    hand: Box | None
    tile: float


def colours_of(view: Shown) -> tuple[str, ...]:
    """Return the colours that are in the game, in their order."""
    maze = view.maze
    if maze is None:
        return tuple(TARGET_COLOURS.values())
    there = set(maze.colours.values())
    return tuple(colour for colour in TARGET_COLOURS.values() if colour in there)


def parts(view: Shown, box: Box) -> Parts:
    """Return where the things of a player lie in a panel of that size."""
    count = len(colours_of(view))
    made = {CARD: _card_parts, STRIP: _strip_parts, CHIP: _chip_parts}[view.places.style]
    return made(box, count)


def _card_parts(box: Box, count: int) -> Parts:
    r = 11.5
    upper, lower = box.h * 0.31, box.h * 0.72
    cards = tuple((18 + index * (2 * r + 3), lower) for index in range(count))
    left = cards[-1][0] + r + 12
    right = box.w - 12
    name = Box(42, upper - 12, right - 42 - 74, 24)
    hand = Box(left, lower - 11, right - left, 22)
    return Parts((24, upper, 10), name, right - 34, cards, r, (right - 12, upper), 13.5, hand, 19.5)


def _strip_parts(box: Box, count: int) -> Parts:
    r = min(9.5, box.h * 0.29)
    mid = box.h / 2
    wide = count * (2 * r + 2.5)
    named = min(max(box.w * 0.27, 56), box.w - wide - 92)
    left = 34 + named + 6 + r
    cards = tuple((left + index * (2 * r + 2.5), mid) for index in range(count))
    keeper = left + wide + 6
    begin = keeper + r + 7
    hand = Box(begin, mid - 10, box.w - 8 - begin, 20)
    return Parts(
        (19, mid, 8), Box(34, mid - 12, named, 24), 0, cards, r, (keeper, mid), r, hand, 17
    )


def _chip_parts(box: Box, count: int) -> Parts:
    r = 5.8
    upper, lower = box.h * 0.3, box.h * 0.72
    cards = tuple((13 + index * (2 * r + 2), lower) for index in range(count))
    keeper = cards[-1][0] + 2 * r + 5
    begin = keeper + r + 4
    hand = Box(begin, lower - 8, box.w - 6 - begin, 16)
    name = Box(25, upper - 9, box.w - 31, 18)
    return Parts((14, upper, 6), name, 0, cards, r, (keeper, lower), r, hand, 14)


def player_nodes(view: Shown) -> tuple[Node, ...]:
    """Return a panel for each player, the cards won as nodes that come from the maze."""
    nodes: list[Node] = []
    for seat, box in enumerate(view.places.players, start=1):
        at = parts(view, box)
        panel = _panel(view, seat, Box(0, 0, box.w, box.h), at)
        nodes.append(Node(f"player-{seat}", panel, box.x, box.y))
        nodes += _cards(view, seat, box, at)
    return (*nodes, *_mover(view))


def _mover(view: Shown) -> tuple[Node, ...]:
    """Return the sun edge around the player whose turn it is; it travels from one to the next."""
    if not view.turn:
        return ()
    box = view.places.players[view.turn - 1]
    shape = edge(Box(0, 0, box.w, box.h).inset(0.5), 12, 2.6)
    return (Node("mover", shape, box.x, box.y),)


def _panel(view: Shown, seat: int, box: Box, at: Parts) -> Shapes:
    player = view.player(seat)
    looked = seat == view.looked
    x, y, r = at.mark
    size = 17.0 if view.places.style == CARD else 15.0 if view.places.style == STRIP else 14.0
    name = view.name(seat)
    shapes: Shapes = (
        sheet(box, r=12, fill="sheet2" if looked else "sheet", shadow=LOW),
        seat_mark(seat, x, y, r),
        Text(at.name.x, baseline(y, size), name, size, weight=800, fit=at.name.w),
    )
    shapes += _said(view, seat, at, size) if view.places.style == CARD else ()
    spent = not player.has_gardener or (seat == view.turn and _spends(view))
    shapes += moved(gardener(at.gardener_r, spent=spent), *at.gardener)
    shapes += _total(view, seat, at, y) if at.total else ()
    if at.hand:
        shapes += _tiles(player.hand, at.hand, at.tile)
    return shapes


def _spends(view: Shown) -> bool:
    return bool(view.earned and view.earned.gardener)


def _said(view: Shown, seat: int, at: Parts, size: float) -> Shapes:
    """Return beside the name what there is to say of a player, if there is room for it."""
    if seat == view.state.winner:
        text = "wins"
    elif seat == view.mover:
        text = "to move"
    elif view.mover and seat == view.turn % len(view.sitters) + 1:
        text = "next"
    else:
        return ()
    x = at.name.x + text_width(view.name(seat), size) + 8
    if x + text_width(text, 13) > at.name.right:
        return ()
    return (Text(x, baseline(at.mark[1], size), text, 13, "ink2"),)


def _total(view: Shown, seat: int, at: Parts, y: float) -> Shapes:
    """Return the number of cards, with the number to come."""
    now = len(view.player(seat).cards)
    coming = len(view.earned.cards) if view.earned and seat == view.turn else 0
    text = f"{now} → {now + coming}" if coming else str(now)
    shape = number(0, y, text, 20)
    return (shape._replace(x=at.total, align="end"),)


def _cards(view: Shown, seat: int, box: Box, at: Parts) -> tuple[Node, ...]:
    """Return the discs of the cards: won, would be won, or still wanted."""
    won = view.player(seat).cards
    coming = view.earned.cards if view.earned and seat == view.turn else ""
    return tuple(
        Node(
            f"card-{seat}-{colour}",
            card(colour, at.r, won=colour in won, coming=colour in coming),
            box.x + x,
            box.y + y,
            face="won" if colour in won else "",
        )
        for colour, (x, y) in zip(colours_of(view), at.cards, strict=True)
    )


def _tiles(hand: str, box: Box, size: float) -> Shapes:
    """Return the tiles of a hand in small, at the right; their number where they have no room."""
    if not hand:
        return ()
    pitch = size + 1.5
    if len(hand) * pitch <= box.w:
        left = box.right - len(hand) * pitch + pitch / 2
        shapes: list[Shapes] = [
            _small(face, size, left + index * pitch, box.cy) for index, face in enumerate(hand)
        ]
        return tuple(shape for each in shapes for shape in each)
    if box.w < 26:
        return ()
    text = str(len(hand))
    x = box.right - 10
    mark = _small(" ", size, x, box.cy)[:1]
    return (*mark, number(x, box.cy, text, 13, "print"))


def _small(face: str, size: float, x: float, y: float) -> Shapes:
    """Return a tile as small as it can be read."""
    paper = Rect(
        x - size / 2, y - size / 2, size, size, size * 0.2, "white", "tileedge", 1, shadow=FLAT
    )
    text = "Qu" if face == "Q" else face
    return (paper, number(x, y, text, 11 if face == "Q" else 13, "print"))


def home_of_tiles(view: Shown, seat: int) -> Place:
    """Return where the tiles of a seat lie for the one who looks: in the tray, or in a panel."""
    if seat == view.home:
        tray = view.places.tray
        x = tray.hand.x + (len(view.slots) + 0.5) * (tray.tile + GAP)
        return Place(min(x, tray.hand.right), tray.hand.cy, 1.5, outside=True)
    panel = view.places.players[seat - 1]
    at = parts(view, panel)
    x, y = (at.hand.cx, at.hand.cy) if at.hand else (at.name.cx, at.name.cy)
    return Place(panel.x + x, panel.y + y, 0.5, outside=True)


def card_place(view: Shown, seat: int, colour: str) -> Place:
    """Return where a card of a seat lies."""
    panel = view.places.players[seat - 1]
    x, y = parts(view, panel).cards[colours_of(view).index(colour)]
    return Place(panel.x + x, panel.y + y, 0.5, outside=True)
