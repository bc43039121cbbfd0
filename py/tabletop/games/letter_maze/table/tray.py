"""The tray: the word, its gains as pills, and the tiles in hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tabletop.core.language import either, phrases, t
from tabletop.games.letter_maze.rules.letters import PREMIUM, printed
from tabletop.games.letter_maze.rules.state import SETUP
from tabletop.games.letter_maze.rules.walking import Tread
from tabletop.games.letter_maze.table.art import SHEARS, blank, lifted_sign, tile
from tabletop.games.letter_maze.table.boards import COLOURS, SQUARE
from tabletop.games.letter_maze.table.draft import TILE
from tabletop.games.letter_maze.table.layout import TILE_GAP
from tabletop.games.letter_maze.table.path import traced_square
from tabletop.games.letter_maze.table.players import colours_of, score_of
from tabletop.games.letter_maze.table.trace import Trace
from tabletop.games.letter_maze.table.view_model import ViewModel
from tabletop.games.letter_maze.words import move_phrases, sentences
from tabletop.games.letter_maze.words import table as words
from tabletop.games.letter_maze.words.names import card, in_turn, parts
from tabletop.kit.parts import Part, drawn, note_part
from tabletop.kit.score import score_note, score_sheet
from tabletop.kit.tray import Piece, in_slots, tray_paper
from tabletop.scene.boxes import TOUCH, Box, around, hull
from tabletop.scene.marks import SEAT_COLOURS
from tabletop.scene.measure import baseline
from tabletop.scene.shapes import CHIP, Node, Shapes, Text, moved
from tabletop.scene.widgets import badge_box, pill, rule, sheet
from tabletop.scene.windows import Window

HAND = "hand"
"""The id of the window onto a hand that is too long for the tray."""

_CLOSE = 2.0
"""The minimum gap between tiles in hand."""

_MINUS = "\N{MINUS SIGN}"
_SPACE = 6.0
_LEAST_EARNED = 104.0
"""The minimum width for the gains in the same row as the word."""


def tray_part(model: ViewModel) -> Part:
    """Return the background of the tray, with a caption above the tiles if there is room."""
    tray, own = model.places.tray, model.home == model.mover and model.active
    if not tray.title:
        return tray_paper(tray.box)
    whose = t(words.YOUR_TILES) if own else words.tiles_of(model.or_you(model.home))
    named = Text(tray.hand.x + 2, tray.title, whose, 14, "ink2", fit=tray.hand.w)
    high = tray.earned.bottom - tray.word.y - 8
    parting = rule(tray.word.x - 12, tray.word.y + 4, high, upright=True)
    return drawn(Node("tray", (sheet(tray.box), parting, named)))


def row(model: ViewModel) -> tuple[list[Box], Box | None]:
    """Return the boxes of the tiles in hand, and the box of their window's contents or None.

    Many tiles are closer together. If they still don't fit, they are in a window that scrolls.
    """
    box, tile, count = model.places.tray.hand, model.places.tray.tile, len(model.slots)
    pitch = max(min(tile + TILE_GAP, box.w / max(count, 1)), TOUCH)
    world = Box(0, 0, count * pitch, box.h) if count * TOUCH > box.w else None
    line = around(*(world or box).middle, box.w, max(tile, TOUCH))
    line = line._replace(x=(world or box).x, w=count * pitch)
    return line.columns([0] * count), world


def hand_window(model: ViewModel) -> tuple[Window, ...]:
    """Return the window onto a hand that is too long, with a chosen tile in view; else ()."""
    boxes, world = row(model)
    held = next((each for number, each in enumerate(boxes) if _is_chosen(model, number)), None)
    return (Window(HAND, model.places.tray.hand, world, held, most=1.0),) if world else ()


def hand_parts(model: ViewModel) -> tuple[Part, ...]:
    """Return a part for each tile in hand, or a note that there is none."""
    boxes, world = row(model)
    pieces = [_piece(model, *each, HAND if world else "") for each in enumerate(boxes)]
    return in_slots(pieces, boxes, HAND) or _empty(model)


def _piece(model: ViewModel, number: int, box: Box, window: str) -> Piece:
    """Return the tile at index `number` of the hand."""
    id_, slot = f"{TILE}{number}", model.slots[number]
    size, is_laid = min(model.places.tray.tile, box.w - _CLOSE), slot.leg is not None
    alike = [each.face for each in model.slots[:number]].count(slot.face)
    return Piece(
        id_,
        _label(model, number),
        tile(slot.face, size),
        around(0, 0, size),
        size * 0.2,
        lifted_sign(-size * 0.46, -size * 0.44) if slot.is_lifted else (),
        fits=False,
        may=None if model.home == model.mover and model.may(id_) else False,
        chosen=_is_chosen(model, number),
        is_gone=is_laid,
        drags=bool(model.trace) and model.home == model.turn and not is_laid,
        key=f"{TILE}{model.home}-{slot.face}-{alike}",
        window=window,
    )


def _is_chosen(model: ViewModel, number: int) -> bool:
    """Return whether a tile is chosen, to be placed or given."""
    return f"{TILE}{number}" in model.choice.tiles


def _label(model: ViewModel, number: int) -> str:
    """Return the label of a tile with its number in the hand, so that labels differ."""
    slot = model.slots[number]
    said = [words.tile(number + 1, slot.face)]
    said += [t(words.PLACED_IN_WORD)] if slot.leg is not None else []
    said += [t(words.PICKED_UP)] if slot.is_lifted else []
    if _is_chosen(model, number):
        said.append(t(words.TO_BE_PLACED if model.trace else words.TO_BE_GIVEN))
    return phrases(said)


def _empty(model: ViewModel) -> tuple[Part, ...]:
    """Return a note that the hand is empty; () before the hands are dealt."""
    box = model.places.tray.hand
    if not model.state.players:
        return ()
    text = Text(box.x + 2, baseline(box.cy, 15), t(words.NO_TILES), 15, "ink2", fit=box.w)
    return (drawn(Node("no-tiles", (text,))),)


# -- the word -----------------------------------------------------------------------------------


def word_parts(model: ViewModel) -> tuple[Part, ...]:
    """Return the letters of the path with their gains, or the goal of the game."""
    nodes, earned = (*_word(model), *_chips(model)), _earned(model)
    note = earned or _note(model)
    return (note_part("earned", note, model.places.tray.earned, *nodes, foretold=earned),)


def _earned(model: ViewModel) -> str:
    """Return the gains and costs of the path and the tiles that it moves, "" for none."""
    found = () if model.looked else chips(model)
    return sentences.on_this_path([chip.spoken or chip.text for chip in found])


def _note(model: ViewModel) -> str:
    """Return how far the inspected player is, or the goal of the game."""
    if model.looked:
        return in_turn((score_note(*score_of(model)), _inspected_note(model)))
    return sentences.goal(model.state.seats)


def _word(model: ViewModel) -> tuple[Node, ...]:
    """Return the letters of the path, the inspected score, or the goal of the game."""
    tray = model.places.tray
    if model.looked:
        place = hull([tray.word, tray.earned])
        return (Node("score", score_sheet(*score_of(model), place)),)
    if not model.path:
        return _prompt(model)
    slots = _slots(model)
    size = min(slots[0].w, slots[0].h) - 4
    nodes = [
        Node(f"letter-{place}-{each.leg.face}", _letter(model, each, size), *slots[place].middle)
        for place, each in enumerate(model.trace.treads)
    ]
    if model.goes_on:
        edge = blank(size, stroke="open", width=2.2, dash=(5, 6))
        nodes.append(Node("letter-next", (edge,), *slots[-1].middle))
    return tuple(nodes)


def _slots(model: ViewModel) -> list[Box]:
    """Return the boxes of the letters, and of a next letter if the path can continue."""
    tray, count = model.places.tray, len(model.path) + model.goes_on
    room = tray.word.w - (_LEAST_EARNED if tray.earned == tray.word else 0)
    pitch = min(room / count, tray.word.h + 5, 50)
    return tray.word._replace(w=pitch * count).columns([0] * count)


def _letter(model: ViewModel, tread: Tread, size: float) -> Shapes:
    """Return a letter of the word, centred on the origin, in the look of its square or tile."""
    if tread.leg.is_laid:
        return tile(tread.leg.face, size, dash=SEAT_COLOURS[model.turn], shadow=CHIP)
    if tread.lifted:
        return (*tile(tread.leg.face, size, shadow=CHIP), blank(size, stroke="sun", width=2.4))
    cell = size / SQUARE
    return moved(traced_square(model.maze, tread.square, cell), -cell / 2, -cell / 2)


def _prompt(model: ViewModel) -> tuple[Node, ...]:
    """Return the goal of the game and, if there is room, the progress of the tiles' owner."""
    box, below = model.places.tray.word, model.places.tray.earned
    if model.state.phase in SETUP:
        return ()
    size, goal = 17 if box.h >= 40 else 15, sentences.goal(model.state.seats)
    text = Text(box.x + 2, baseline(box.cy, size), goal, size, "ink2", fit=box.w - 4)
    if not model.mover or below == box:
        return (Node("prompt", (text,)),)
    y = baseline(below.cy - 3, 15)
    return (Node("prompt", (text, Text(box.x + 2, y, _progress(model), 15, fit=box.w - 4))),)


def _inspected_note(model: ViewModel) -> str:
    """Return where the inspected player won each card, and the shortest way."""
    names = model.maze.names
    cards = [
        sentences.card_from(model.maze.colours[square], names[square], word)
        for square, word in model.won
    ]
    way = [names[square] for square in model.way]
    leads = sentences.shortest_way(way) if way else ""
    return in_turn((sentences.has_won_cards(model.or_you(model.looked), cards), leads))


def _progress(model: ViewModel) -> str:
    """Return the cards of the player whose tiles are shown, and the colours left."""
    cards = model.player(model.home).cards
    left = [colour for colour in colours_of(model) if colour not in cards]
    return sentences.progress(len(cards), model.state.cards_wanted, left)


class Chip(NamedTuple):
    """A gain, a cost or moved tiles of a path: text, icon, and colours.

    `spoken` is for screen readers if the text has only signs. If there is little room, `brief`
    replaces the text, or signs lose their icon.
    """

    text: str
    icon: str
    fill: str = "sheet2"
    mark: str = "ink"
    spoken: str = ""
    brief: str = ""

    @property
    def shorter(self) -> Chip:
        """Return the chip with `brief` as its text, or without icon."""
        return (
            self._replace(icon="") if self.spoken else self._replace(text=self.brief or self.text)
        )

    def wide(self, size: float) -> float:
        """Return the width of its pill."""
        return badge_box(0, 0, self.text, self.icon, size).w


def chips(model: ViewModel) -> Iterator[Chip]:
    """Yield the gains, costs and moved tiles of the path, if the options forecast them.

    A used Gardener is not a forecast and always included.
    """
    trace = model.trace
    if model.foretells:
        yield from _earnings(trace)
    if trace.spends_gardener:
        yield Chip(t(words.GARDENER_USED), SHEARS)
    if model.foretells:
        if trace.earns_tribute:
            yield Chip(t(words.HALF_OF_HANDS), "card-exchange")
        yield from _tiles_moved(trace)


def _earnings(trace: Trace) -> Iterator[Chip]:
    """Yield the gains of the path, and apparent gains that it doesn't get."""
    if trace.end.has_won:
        yield Chip(t(words.WINS_RACE), "checkered-flag", "sun", "print")
    if kinds := trace.earned:
        text, brief = words.earns_move(_reason(trace, kinds)), t(words.EARNS_MOVE)
        yield Chip(text, "clockwise-rotation", brief=brief)
    for key in trace.cards:
        fill, mark, icon = COLOURS[key]
        yield Chip(card(key), icon, fill, mark)
    for key in trace.known:
        yield Chip(words.already_won(card(key)), COLOURS[key].icon, brief=t(words.ALREADY_WON))
    if not trace.premium:
        lifted = (face for face in trace.lifted if face in PREMIUM)
        for face in lifted:
            text = words.picked_up_earns_nothing(face)
            yield Chip(text, "round-star", brief=t(words.NO_BONUS))


def _tiles_moved(trace: Trace) -> Iterator[Chip]:
    """Yield a chip of the tiles picked up and placed, if any."""
    signs = [f"+{printed(face)}" for face in trace.lifted]
    signs += [f"{_MINUS}{printed(face)}" for face in trace.laid]
    if signs:
        spoken = [move_phrases.picks_up(trace.lifted)] if trace.lifted else []
        spoken += [move_phrases.places(trace.laid)] if trace.laid else []
        yield Chip(" ".join(signs), "card-draw", spoken=parts(spoken))


def _reason(trace: Trace, kinds: str) -> str:
    """Return the reason for a bonus move: the length, a premium letter, or either."""
    reasons = [
        words.letters(len(trace.legs)) if kind == "L" else printed(trace.premium) for kind in kinds
    ]
    return either(reasons)


def _chips(model: ViewModel) -> Iterator[Node]:
    """Yield the gains as pills in a row; those that don't fit are only for screen readers.

    They are pale while the path is not a move and earns nothing yet.
    """
    found, tray = tuple(chips(model)), model.places.tray
    left, right = tray.earned.x, tray.earned.right
    if found and tray.earned == tray.word:  # the gains follow the letters
        left = _slots(model)[-1].right + _SPACE
    size = 15.0 if tray.earned.h >= 32 else 14.0
    for index, chip in enumerate(_fitting(found, right - left, size)):
        wide = chip.wide(size)
        shapes = pill(0, 0, chip.text, (chip.fill, chip.mark, ""), chip.icon, size)
        at = (left + wide / 2, tray.earned.cy)
        if left + wide <= right:
            yield Node(f"chip-{index}", shapes, *at, opacity=1 if model.endings else 0.6)
        left += wide + _SPACE


def _fitting(found: Sequence[Chip], room: float, size: float) -> Sequence[Chip]:
    """Return pills that fit `room` pixels: first the last ones get shorter, then lose their text.

    Moved tiles lose theirs last, as no icon can say which they are.
    """
    pills = list(found)

    def fits() -> bool:
        return sum(each.wide(size) + _SPACE for each in pills) <= room + _SPACE

    last_first = range(len(pills))[::-1]
    for at in last_first:
        if not fits():
            pills[at] = pills[at].shorter
    for at in sorted(last_first, key=lambda at: bool(pills[at].spoken)):
        if not fits():
            pills[at] = found[at]._replace(text="")
    return pills
