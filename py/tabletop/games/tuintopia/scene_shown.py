"""What a picture of the table shows, resolved from what there is to see: the model of the drawing.

Beats change single fields of it, so that a card in flight is drawn like one at rest.
"""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.tuintopia.cards import NUMBERS
from tabletop.games.tuintopia.legal import cells_in
from tabletop.games.tuintopia.notation import Cover, Lay, Move, Place, Turn, move_from_text
from tabletop.games.tuintopia.rules import GAME
from tabletop.games.tuintopia.scene_draft import (
    LOOK_SCORE,
    TOGETHER,
    Choice,
    choice_of,
    gaze_of,
    hinted_move,
    is_closing,
    move_of,
)
from tabletop.games.tuintopia.scene_layout import Layout, layout
from tabletop.games.tuintopia.scoring import Partner, gain_of, partners_of, points_of
from tabletop.games.tuintopia.state import HIDDEN, Phase, State, fitting
from tabletop.games.tuintopia.values import Gain
from tabletop.scene.table import Played, Sight, Sitter


class Target(NamedTuple):
    """A cell that may be tapped for what is picked, and the points that would come, if any."""

    cell: int
    points: int | None


class Preview(NamedTuple):
    """What would become open where, and what it would bring from which partners.

    `returns` says that the turned card belongs elsewhere and would come into the hand (rule 20).
    """

    card: int
    cell: int
    gain: Gain
    partners: tuple[Partner, ...]
    returns: bool = False


class Shown(NamedTuple):
    """Everything that is drawn.

    `owner` is the seat whose hand lies on the table and `hand` its cards, HIDDEN where they may
    not be seen. `move` is that of the big button. `last` are the cells of the latest moves with
    the seats that made them. `score` is the seat whose points lie on the board (TOGETHER: all),
    None for none. In beats, `totals` may lag behind the state, `drawn` is a card that comes from
    the stack, `pops` shows the badges of a preview that has come true, `hides` a card not to be
    drawn, and `caption` is what the button says.
    """

    places: Layout
    sitters: tuple[Sitter, ...]
    state: State
    viewer: int | None
    owner: int
    hand: tuple[int, ...]
    active: bool
    thinking: bool
    choice: Choice
    closing: bool
    move: Move | None
    preview: Preview | None
    targets: tuple[Target, ...]
    cards: tuple[tuple[int, int], ...]
    last: tuple[tuple[int, int], ...]
    hint: Move | None
    gaze: str
    score: int | None
    totals: tuple[int, ...]
    winners: tuple[int, ...] | None
    drawn: int | None = None
    pops: bool = False
    caption: str = ""

    @property
    def mover(self) -> int:
        """Return the seat whose turn it is; 0 when the game is over."""
        return 0 if self.state.phase is Phase.OVER else self.state.seat

    @property
    def gain(self) -> int:
        """Return by how much the total of the mover would change."""
        return self.preview.gain.total if self.preview and not self.pops else 0

    @property
    def is_leveled(self) -> bool:
        """Return whether sun, wind and closed cards are played (level 2)."""
        return self.state.variant.level == 2


def shown(sight: Sight[State]) -> Shown:
    """Return what the picture of a sight shows."""
    state = sight.state
    active = sight.interactive and state.phase in (Phase.ACT, Phase.TUCK)
    choice = choice_of(sight) if active else Choice()
    move = move_of(state, choice) if active else None
    owner = sight.viewer or state.seat
    outcome = GAME.outcome(state)
    gaze = gaze_of(sight)
    return Shown(
        places=layout(sight.width, sight.height, len(sight.sitters), state.variant),
        sitters=sight.sitters,
        state=state,
        viewer=sight.viewer,
        owner=owner,
        hand=state.hands[owner - 1],
        active=active,
        thinking=sight.thinking,
        choice=choice,
        closing=active and is_closing(state, choice),
        move=move,
        preview=preview_of(state, move) if move else None,
        targets=_targets(state, choice) if active else (),
        cards=_cards_for(state, choice) if active else (),
        last=_last_cells(sight.last, state),
        hint=hinted_move(sight) if active else None,
        gaze=gaze,
        score=_score_of(gaze, state, outcome.winners if outcome else None),
        totals=state.totals,
        winners=outcome.winners if outcome else None,
    )


def _score_of(gaze: str, state: State, winners: tuple[int, ...] | None) -> int | None:
    """Return whose points lie on the board: those one looks at, at the end the winner's."""
    if gaze.startswith(LOOK_SCORE):
        return int(gaze.removeprefix(LOOK_SCORE))
    if gaze or winners is None:
        return None
    return TOGETHER if state.variant.coop else winners[0]


def preview_of(state: State, move: Move) -> Preview | None:
    """Return what a move would open; None if nothing, or nobody knows what."""
    match move:
        case Place(code, cell) | Cover(code, cell):
            card = NUMBERS[code]
        case Turn(cell):
            card = state.closed_cards[state.ground.numbers[cell]]
        case _:
            return None
    if card == HIDDEN:
        return None
    number = state.ground.numbers[cell]
    if not fitting(state, card) >> number & 1:
        return Preview(card, number, Gain(0, 0, 0), (), returns=True)
    return Preview(card, number, gain_of(state, card, number), partners_of(state, card, number))


def _targets(state: State, choice: Choice) -> tuple[Target, ...]:
    """Return the cells that may be tapped now, with points where a card is known."""
    if state.phase is Phase.TUCK:
        return ()
    aims = state.reachable & state.free
    turns = 0 if state.b_used else state.closed
    if is_closing(state, choice):
        return (*_bare(aims if state.hand else 0), *_turns(state, turns))
    if choice.card >= 0:
        cells = cells_in(
            state.reachable & (state.free | state.closed) & fitting(state, choice.card)
        )
        points = points_of(state, choice.card, cells)
        return tuple(map(Target, cells, points))
    fits = 0
    for card in state.hand:
        fits |= fitting(state, card)
    covers = state.reachable & state.closed & fits
    return (*_bare((aims & fits) | (covers & ~turns)), *_turns(state, turns))


def _bare(cells: int) -> tuple[Target, ...]:
    return tuple(Target(cell, None) for cell in cells_in(cells))


def _turns(state: State, cells: int) -> tuple[Target, ...]:
    """Return the closed cards that may be turned, with the points of those that are known."""
    return tuple(Target(cell, _turned(state, cell)) for cell in cells_in(cells))


def _turned(state: State, cell: int) -> int | None:
    card = state.closed_cards[cell]
    if card == HIDDEN:
        return None
    return gain_of(state, card, cell).total if fitting(state, card) >> cell & 1 else 0


def _cards_for(state: State, choice: Choice) -> tuple[tuple[int, int], ...]:
    """Return the cards of the hand that may be placed open on the cell picked first, and points."""
    cell = choice.cell
    if cell < 0 or choice.card >= 0 or is_closing(state, choice) or state.a_used:
        return ()
    if not state.reachable >> cell & 1 or (state.closed >> cell & 1 and not state.b_used):
        return ()
    return tuple(
        (card, points_of(state, card, [cell])[0])
        for card in state.hand
        if fitting(state, card) >> cell & 1
    )


def _last_cells(moves: tuple[Played[State], ...], state: State) -> tuple[tuple[int, int], ...]:
    """Return where the latest moves were made and by whom, each cell once."""
    cells: dict[int, int] = {}
    for played in moves:
        if played.move[0] == "?":
            cells[state.ground.numbers[played.move[2:]]] = played.seat
        elif played.move[0] != "!" and "=" not in played.move:
            move = move_from_text(played.move)
            if isinstance(move, Place | Cover | Lay | Turn):
                cells[state.ground.numbers[move.cell]] = played.seat
    return tuple(cells.items())
