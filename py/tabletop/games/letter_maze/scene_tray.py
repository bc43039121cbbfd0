"""The tray: the word that is traced, the tiles in hand, and the buttons."""

from __future__ import annotations

from tabletop.games.letter_maze.scene_art import gap, lifted_sign, tile
from tabletop.games.letter_maze.scene_buttons import button_nodes
from tabletop.games.letter_maze.scene_hand import Lying, Row, row_of
from tabletop.games.letter_maze.scene_shown import Shown
from tabletop.games.letter_maze.scene_word import word_nodes
from tabletop.games.letter_maze.state import Phase
from tabletop.scene import papers
from tabletop.scene.measure import baseline
from tabletop.scene.papers import rule, sheet
from tabletop.scene.shapes import Node, Rect, Shapes, Text

HAND = "hand"
"""The window through which a hand is seen that is longer than its place."""


def tray_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the tray with everything that lies in it."""
    tray = view.places.tray
    return (
        Node("tray", (sheet(tray.box), *_parting(view), *_title(view))),
        *word_nodes(view),
        *_hand(view),
        *button_nodes(view),
    )


def _parting(view: Shown) -> Shapes:
    tray = view.places.tray
    if not tray.title:
        if view.places.is_tall and tray.earned.y > tray.word.y:
            return (rule(tray.word.x, tray.hand.y - 3, tray.word.w),)
        return ()
    return (rule(tray.word.x - 12, tray.word.y + 4, tray.earned.bottom - tray.word.y - 8, True),)


def _title(view: Shown) -> Shapes:
    tray = view.places.tray
    if not tray.title:
        return ()
    own = view.home == view.mover and view.active
    text = "Your tiles" if own else f"Tiles of {view.name(view.home)}"
    return (Text(tray.hand.x + 2, tray.title, text, 14, "ink2", fit=tray.hand.w),)


def row(view: Shown) -> Row:
    """Return where the tiles of the hand lie."""
    tray = view.places.tray
    return row_of(view.slots, tray.hand, tray.tile, piled=view.state.phase is not Phase.TRIBUTE)


def is_given(view: Shown, lying: Lying) -> bool:
    """Return whether a tile is chosen for a tribute: of equal ones the first are."""
    face, number = lying.slot.face, lying.numbers[0]
    before = [slot.face for slot in view.slots[:number]].count(face)
    return before < view.choice.given.count(face)


def is_held(view: Shown, lying: Lying) -> bool:
    """Return whether a place holds the tile that is taken in hand: the first of its face."""
    held = view.choice.held
    if not held or lying.slot.leg is not None or lying.slot.face != held:
        return False
    first = next(n for n, slot in enumerate(view.slots) if slot.face == held and slot.leg is None)
    return first in lying.numbers


def _hand(view: Shown) -> tuple[Node, ...]:
    lies = row(view)
    window = HAND if lies.world else ""
    if not lies.lying:
        return _empty(view)
    size = view.places.tray.tile
    nodes, seen = [], dict[str, int]()
    for lying in lies.lying:
        face = lying.slot.face
        seen[face] = seen.get(face, -1) + 1
        key = f"tile-{view.home}-{face}-{seen[face]}"
        rises = 6 if is_held(view, lying) or is_given(view, lying) else 0
        box = lying.box
        shapes = _hand_tile(view, lying, size)
        nodes.append(Node(key, shapes, box.cx, box.cy - rises, window=window))
    return tuple(nodes)


def tile_key(view: Shown, lying: Lying) -> str:
    """Return the key of the node of the tile that lies on a place."""
    before = [each for each in row(view).lying if each.numbers < lying.numbers]
    return f"tile-{view.home}-{lying.slot.face}-" + str(
        sum(each.slot.face == lying.slot.face for each in before)
    )


def _hand_tile(view: Shown, lying: Lying, size: float) -> Shapes:
    slot, count = lying.slot, len(lying.numbers)
    if slot.leg is not None:
        return gap(slot.face, size)
    shapes = tile(slot.face, size)
    if slot.is_lifted:
        shapes = (
            *(shape._replace(opacity=0.75) for shape in shapes),
            *lifted_sign(size * 0.46, -size * 0.44, down=True),
        )
    if is_held(view, lying) or is_given(view, lying):
        box = Rect(-size / 2, -size / 2, size, size, size * 0.2)
        shapes += (
            box._replace(stroke="ringedge", width=5.2),
            box._replace(stroke="sun", width=3.2),
        )
    if count > 1:
        shapes += papers.badge(size * 0.3, size * 0.42, f"{count}", size=13)
    return shapes


def _empty(view: Shown) -> tuple[Node, ...]:
    """Return that a hand is empty; nothing as long as no hand is dealt."""
    box = view.places.tray.hand
    if not view.state.players:
        return ()
    text = Text(box.x + 2, baseline(box.cy, 15), "No tiles in hand", 15, "ink2", fit=box.w)
    return (Node("no-tiles", (text._replace(opacity=0.9),)),)
