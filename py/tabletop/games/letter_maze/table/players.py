"""The strip of players: cards won and needed, Gardener and tiles of each."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from tabletop.core.language import t
from tabletop.games.letter_maze.rules.boards import TARGET_COLOURS
from tabletop.games.letter_maze.rules.letters import printed
from tabletop.games.letter_maze.rules.state import State
from tabletop.games.letter_maze.table.art import card, gardener
from tabletop.games.letter_maze.table.layout import TILE_GAP
from tabletop.games.letter_maze.table.trace import Trace
from tabletop.games.letter_maze.table.view_model import ViewModel, events_of
from tabletop.games.letter_maze.words import table as words
from tabletop.games.letter_maze.words.moves import in_short
from tabletop.games.letter_maze.words.names import CARDS
from tabletop.kit.last_actions import rival_actions
from tabletop.kit.parts import Part, drawn
from tabletop.kit.players import HIGH, SAID, Extra, Player, place_of_extra, player_strip, standing
from tabletop.kit.score import score_line
from tabletop.kit.sheet import Line
from tabletop.kit.texts import seat_label
from tabletop.scene import widgets
from tabletop.scene.boxes import Box, around
from tabletop.scene.measure import text_width
from tabletop.scene.regions import Region
from tabletop.scene.shapes import FLAT, Node, Place, Rect, Shapes, joined, moved
from tabletop.scene.table import Played

PLAYERS = "players"
GARDENER = "gardener-"
"""The prefix of the region of a seat's Gardener, which only lessons highlight."""

_CARD, _GARDENER, _TILES = 19.5, 20.0, 44.0
"""Minimum widths of a card, the Gardener, and two tiles in the strip."""

_NAME, _BESIDE_NAME = 50.0, 16.0
"""The minimum width of a name beside the cards, and the gaps around it."""

_BESIDE_LINE = 46.0
"""The width of mark, gaps and margins in the line of a low strip."""

_THREE = 62.0
"""The width of three tiles; a number replaces more."""

_COUNT = 13.0
"""The size of the number of tiles."""

_GAP = 1.5
"""The gap between two small tiles."""

_BOLD = 1.08
"""The width of bold letters relative to normal ones."""

_TIMES = "\N{MULTIPLICATION SIGN}"


def player_parts(model: ViewModel) -> tuple[Part, ...]:
    """Return the strip of players, with each card as a node of its own for its flight."""
    boxes = model.places.players
    strip = [_player(model, seat, box) for seat, box in enumerate(boxes, 1)]
    cards = (
        node
        for player, box in zip(strip, boxes, strict=True)
        for node in _cards(model, player.seat, place_of_extra(player, box) or box)
    )
    return (*player_strip(strip, boxes, model.turn, PLAYERS), drawn(*cards), *_pointed(model))


def _pointed(model: ViewModel) -> Iterator[Part]:
    """Yield the region of the Gardener if a lesson highlights it."""
    seat = model.sight.pointed.removeprefix(GARDENER)
    if model.sight.pointed != seat:
        at = _place(model, int(seat))
        r, xs = _discs(model, at)
        place = around(xs[-1], at.cy, 2 * r + 4)
        yield Part(region=Region(model.sight.pointed, PLAYERS, t(words.THE_GARDENER), place))


def colours_of(model: ViewModel) -> tuple[str, ...]:
    """Return the target colours in the game, in the order of TARGET_COLOURS."""
    there = (model.maze.colours if model.is_laid else TARGET_COLOURS).values()
    return tuple(colour for colour in TARGET_COLOURS.values() if colour in there)


def score_of(model: ViewModel) -> tuple[str, str, list[Line]]:
    """Return the inspected player's name, number of cards, and a line for each colour."""
    won = model.player(model.looked).cards
    terms = [
        score_line(t(CARDS[key]), int(key in won), sign=partial(_sign, model, key))
        for key in colours_of(model)
    ]
    return model.called(model.looked), str(len(won)), terms


def _sign(model: ViewModel, key: str, x: float, y: float, size: float) -> Shapes:
    won = key in model.player(model.looked).cards
    return moved(card(key, size / 2, won=won), x, y)


def _player(model: ViewModel, seat: int, box: Box) -> Player:
    """Return the strip of a seat; a low one omits the number of cards that the path wins."""
    player, coming = model.player(seat), _trace_of(model, seat).cards
    wide = len(colours_of(model)) * _CARD + _GARDENER + _TILES
    room = max(_NAME, _longest(model, 14) + _BESIDE_NAME)
    won = words.cards_of(len(player.cards), model.state.cards_wanted)
    return Player(
        seat,
        model.called(seat),
        "" if _is_tight(model, box) else won,
        f"+{len(coming)}" if coming and box.h >= HIGH else "",
        status=standing(seat, model.mover, model.winners, model.sitters),
        wins=seat == model.state.winner,
        is_open=seat == model.looked,
        extra=Extra(wide, partial(_beside_cards, model, seat), name=room, stays=True),
        label=seat_label(model, seat, model.mover, *words.player(player), name=model.called(seat)),
        hint=words.shows_way(model.or_you(seat)),
        actions=rival_actions(model.sight, _action_text).get(seat, ()),
    )


def _longest(model: ViewModel, size: float) -> float:
    """Return the width of the longest name, so that all seats look alike."""
    return max(text_width(model.called(seat), size) for seat in model.seats)


def _is_tight(model: ViewModel, box: Box) -> bool:
    """Return whether a total leaves too little room for a name; discs show the cards anyway."""
    most = words.cards_of(model.state.cards_wanted, model.state.cards_wanted)
    room = box.w - _BESIDE_LINE - text_width(most, 16, "title")
    return box.h < HIGH and _longest(model, SAID) > room


def _action_text(played: Played[State]) -> str:
    return in_short(events_of(played))


def _trace_of(model: ViewModel, seat: int) -> Trace:
    """Return the chosen path if it is this seat's with gains on display, else an empty one."""
    return model.trace if seat == model.turn and model.foretells else Trace(model.state)


def _discs(model: ViewModel, box: Box) -> tuple[float, list[float]]:
    """Return the radius of the discs in `box`, and the x of each, the Gardener last."""
    count = len(colours_of(model)) + 1
    tiles = min(_THREE, box.w * 0.45 - 13)
    r = min(11.5, (box.w - tiles) / count / 2 - 1.2, box.h * 0.36)
    return r, [box.x + r + index * (2 * r + 2.4) for index in range(count)]


def _beside_cards(model: ViewModel, seat: int, box: Box) -> Shapes:
    """Return the Gardener and the tiles of a seat."""
    player, (r, xs) = model.player(seat), _discs(model, box)
    is_spending = seat == model.turn and model.trace.spends_gardener
    spent = not player.has_gardener or is_spending
    left = xs[-1] + r + 5
    tiles = Box(left, box.y, box.right - left, box.h)
    return (*moved(gardener(r, spent=spent), xs[-1], box.cy), *_tiles(player.hand, tiles, 1.7 * r))


def _cards(model: ViewModel, seat: int, at: Box) -> Iterator[Node]:
    """Yield the discs of the cards: won, about to be won, or still needed."""
    won, coming = model.player(seat).cards, _trace_of(model, seat).cards
    r, xs = _discs(model, at)
    for colour, x in zip(colours_of(model), xs, strict=False):
        disc = card(colour, r, won=colour in won, coming=colour in coming)
        face = "won" if colour in won else ""
        yield Node(f"card-{seat}-{colour}", disc, x, at.cy, face=face)


def _tiles(hand: str, box: Box, size: float) -> Shapes:
    """Return small tiles of a hand, at the right, or their number if they don't fit.

    The number is a text if that fits, else a tile with a times sign.
    """
    size, texts = max(size, 14.0), [printed(face) for face in hand]
    widths = [_wide(text, size) for text in texts]
    if sum(widths) > box.w:
        counted = words.count_of_tiles(len(hand))
        wide = text_width(counted, _COUNT) * _BOLD
        if wide <= box.w:
            return (widgets.words(box.right - wide / 2, box.cy, counted, _COUNT, bold=True),)
        texts, size = [f"{_TIMES}{len(hand)}"], max(size, 20.0)
        widths = [_wide(text, size) for text in texts]
    line = box._replace(x=box.right - sum(widths), w=sum(widths)).columns(widths)
    return joined(_small(text, each, size) for text, each in zip(texts, line, strict=True))


def _wide(text: str, size: float) -> float:
    """Return the width of a tile with its gap; it grows with the text."""
    return max(size, text_width(text, _COUNT) * _BOLD + 1) + _GAP


def _small(text: str, box: Box, size: float) -> Shapes:
    """Return the smallest legible tile."""
    at = around(*box.middle, box.w - _GAP, size)
    paper = Rect(*at, size * 0.2, "white", "tileedge", 1, shadow=FLAT)
    return (paper, widgets.words(*at.middle, text, _COUNT, "print", bold=True))


# -- where things fly to -------------------------------------------------------------------------


def _place(model: ViewModel, seat: int) -> Box:
    """Return the box of a seat's cards and tiles in the strip."""
    box = model.places.players[seat - 1]
    return place_of_extra(_player(model, seat, box), box) or box


def home_of_tiles(model: ViewModel, seat: int) -> Place:
    """Return the place that a seat's tiles fly to: the tray for the viewer's, else the strip."""
    if seat == model.home:
        tray = model.places.tray
        x = tray.hand.x + (len(model.slots) + 0.5) * (tray.tile + TILE_GAP)
        return Place(min(x, tray.hand.right), tray.hand.cy, 1.5, outside=True)
    at = _place(model, seat)
    return Place(at.right - 20, at.cy, 0.5, outside=True)


def card_place(model: ViewModel, seat: int, colour: str) -> Place:
    """Return the place of a seat's card in the strip."""
    at = _place(model, seat)
    x = _discs(model, at)[1][colours_of(model).index(colour)]
    return Place(x, at.cy, 0.5, outside=True)
