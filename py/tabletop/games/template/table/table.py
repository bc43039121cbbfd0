"""The table of Falling Leaves: the heap on a sheet, the players beside it, and one button."""

from __future__ import annotations

from typing import Any

from tabletop.core.language import t
from tabletop.games.template import words
from tabletop.games.template.rules.game import GAME, State
from tabletop.games.template.rules.notation import MOST_TAKEN, First, Move
from tabletop.kit.arrangement import (
    BOARD,
    FOOT,
    PLAYERS,
    REST,
    TRAY,
    Arrangement,
    Length,
    Places,
    Plan,
    Seats,
    arranged,
)
from tabletop.kit.buttons import Button, button_parts
from tabletop.kit.parts import Part, assembled, drawn
from tabletop.kit.players import Player, player_strip, standing
from tabletop.kit.texts import awaited
from tabletop.kit.tray import Piece, in_slots, round_piece, tray_paper
from tabletop.kit.view_model import TableModel
from tabletop.scene.boxes import Box
from tabletop.scene.regions import BUTTONS, RADIOS, Group
from tabletop.scene.scene import THUMBNAIL, Scene
from tabletop.scene.shapes import PIECE, Circle, Icon, Node
from tabletop.scene.table import Answer, Picked, Play, Sight, Table
from tabletop.scene.widgets import GO, IDLE, number, sheet
from tabletop.words.objection import Objection

TAKE = "take"
_ROWS = 5
"""The number of rows on the board, five leaves each."""

_UPRIGHT = Plan(
    {PLAYERS: Seats(Length(52), abreast=3), BOARD: REST, TRAY: Length(72), FOOT: Length(56)}
)
_LYING = Plan(
    left={BOARD: REST, TRAY: Length(60, 0.15, 110)},
    right={PLAYERS: Seats(Length(44, 0.3, 60), abreast=1), "spare": REST, FOOT: Length(52)},
    wide=Length(220, 0.3, 390),
)

ARRANGEMENT = Arrangement(_UPRIGHT, _UPRIGHT, _LYING, _LYING)
"""The areas of the table for each page format; the kit computes their boxes."""


class LeavesTable(Table[State, Move]):
    """A table on which a tap chooses how many leaves to take, and a button takes them."""

    big = TAKE

    def scene(self, sight: Sight[State]) -> Scene:
        """Return the scene: the heap, the players, the choices and the button."""
        places = arranged(ARRANGEMENT, sight.width, sight.height, len(sight.sitters))
        label = _label(sight)
        button = Button(TAKE, label, tone=GO if sight.draft else IDLE)
        parts = (
            drawn(Node("sheet", (sheet(places.of(BOARD)),))),
            *_leaves(sight.state, places.of(BOARD)),
            *_players(sight, places),
            tray_paper(places.of(TRAY)),
            *_choices(sight, places.of(TRAY)),
            *button_parts([button], [places.of(FOOT)]),
        )
        groups = (Group("heap", t(words.HEAP), RADIOS), Group("go", t(words.PLAY), BUTTONS))
        return assembled(sight, parts, groups, _sentence(sight))

    def tap(self, sight: Sight[State], region: str) -> Answer:
        """Return the chosen number of leaves, or the move if the button was tapped.

        Return an objection if there are too few leaves, or if none were chosen.
        """
        if region == TAKE:
            nothing = Objection("E-PHASE", "turn", t(words.CHOOSE_FIRST))
            return Play(f"take={sight.draft[0]}") if sight.draft else nothing
        leaves = int(region.removeprefix("leaves-"))
        if leaves > sight.state.heap:
            return Objection("E-HEAP", "L2", words.too_few(sight.state.heap))
        return Picked((str(leaves),))

    def spelling(self, sight: Sight[State], move: Move) -> tuple[str, ...]:
        """Return the regions to tap for `move`: the number of leaves, then the button."""
        return () if isinstance(move, First) else (f"leaves-{move.leaves}", TAKE)

    def thumbnail(self, state: State) -> Scene:
        """Return a scene with the number of remaining leaves on a sheet."""
        count = number(49, 49, str(state.heap), 44)
        return Scene(98, 98, (Node("heap", (sheet(THUMBNAIL, r=10), count)),))

    def status(self, state: State) -> str:
        """Return how many leaves are left, as text."""
        return words.left(state.heap)


def _leaves(state: State, board: Box) -> tuple[Part, ...]:
    """Return one part per remaining leaf, in rows of five."""
    step = min(board.w / 6, board.h / (_ROWS + 1))
    left = board.cx - 3 * step
    shapes = (Icon("plant-seed", 0, 0, step * 0.7, "leaf2"),)
    return tuple(
        drawn(
            Node(
                f"leaf-{index}",
                shapes,
                left + step * (index % 5 + 1),
                board.y + step * (index // 5 + 1),
            )
        )
        for index in range(state.heap)
    )


def _players(sight: Sight[State], places: Places) -> tuple[Part, ...]:
    """Return the player strip with each seat's number of leaves."""
    state, outcome = sight.state, GAME.outcome(sight.state)
    winners = outcome.winners if outcome else None
    players = [
        Player(
            seat,
            sight.name(seat),
            str(taken),
            status=standing(seat, state.mover, winners, sight.sitters),
            wins=bool(winners and seat in winners),
        )
        for seat, taken in enumerate(state.taken, start=1)
    ]
    return player_strip(players, places.players, 0 if outcome else state.mover)


def _choices(sight: Sight[State], tray: Box) -> tuple[Part, ...]:
    """Return a disc for each number of leaves, in the slots of the tray."""
    boxes = tray.inset(12, 6).columns([0] * MOST_TAKEN, 8)
    return in_slots([_choice(sight, each) for each in range(1, MOST_TAKEN + 1)], boxes, "heap")


def _choice(sight: Sight[State], leaves: int) -> Piece:
    may = sight.interactive and leaves <= sight.state.heap
    disc = Circle(0, 0, 24, fill="white", shadow=PIECE)
    return Piece(
        f"leaves-{leaves}",
        words.choice(leaves),
        (disc, number(0, 0, str(leaves), 22, "print")),
        *round_piece(24),
        may=may,
        chosen=sight.draft == (str(leaves),),
        is_pale=not may,
    )


def _label(sight: Sight[State]) -> str:
    return t(words.TAKE_COUNT, count=sight.draft[0]) if sight.draft else t(words.TAKE_LEAVES)


def _sentence(sight: Sight[State]) -> str:
    mover, outcome = sight.state.mover, GAME.outcome(sight.state)
    if outcome:
        return words.won([sight.name(seat) for seat in outcome.winners])
    if mover and not sight.interactive:
        return awaited(TableModel(sight=sight, active=False, choice=sight.draft), mover)
    return t(words.HOW_MANY, name=sight.name(mover)) if mover else t(words.WHO_BEGINS)


TABLE: Table[Any, Any] = LeavesTable()
