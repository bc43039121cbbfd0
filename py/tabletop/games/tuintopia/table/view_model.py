"""Presentation state of the Tuintopia table, derived from a seat's view.

Animation steps replace single fields, so that the same code draws a card in flight and at rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from tabletop.core.words import you
from tabletop.games.tuintopia.rules.cards import CARDS, NUMBERS
from tabletop.games.tuintopia.rules.events import CellEvent, event_of
from tabletop.games.tuintopia.rules.game import GAME
from tabletop.games.tuintopia.rules.legal import legal_moves
from tabletop.games.tuintopia.rules.notation import Cover, Lay, Move, Place, Turn
from tabletop.games.tuintopia.rules.scoring import Partner, gain_of, partners_of, points_of
from tabletop.games.tuintopia.rules.secrecy import move_from_redacted
from tabletop.games.tuintopia.rules.state import HIDDEN, Phase, State, fitting
from tabletop.games.tuintopia.rules.values import NOTHING, Gain
from tabletop.games.tuintopia.table import draft
from tabletop.games.tuintopia.table.draft import Choice
from tabletop.games.tuintopia.table.layout import Layout, layout
from tabletop.kit.view_model import TableModel, winners_of
from tabletop.scene.looking import SCORE, opened_score
from tabletop.scene.table import Played, Sight


class Preview(NamedTuple):
    """A card that the chosen move would turn face up, its cell, its gain, and its neighbours' part.

    `returns` is whether the card is in the wrong zone and would go back to the hand (rule 20).
    """

    card: int
    cell: int
    gain: Gain
    partners: tuple[Partner, ...]
    returns: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ViewModel(TableModel[State, Choice]):
    """The presentation state.

    - `owner`: the seat whose `hand` is on the table; unknown cards are HIDDEN.
    - `move`: the move of the main button, or None.
    - `targets`: the legal cells for the choice, with points if known and forecast.
    - `brings`: the cards that may go on a cell chosen first, with points likewise.
    - `idle`: the cards of the hand without a legal cell.
    - `last`: the seat that made the latest move on a cell, by cell.
    - `inspected`: the inspected item, "" for none.
    - `score`: the seat whose points are on the board (TOGETHER: all), or None.
    - `totals`: the scores; in animations they can lag behind the state.
    - `drawn`: in animations, the card that comes from the stack.
    - `pops`: in animations, whether `preview` shows points just scored.
    """

    places: Layout
    owner: int
    hand: tuple[int, ...]
    closing: bool
    move: Move | None
    preview: Preview | None
    targets: dict[int, int | None]
    brings: dict[int, int | None]
    idle: frozenset[int]
    last: dict[int, int]
    inspected: str
    score: int | None
    totals: tuple[int, ...]
    drawn: int | None = None
    pops: bool = False

    @property
    def mover(self) -> int:
        """Return the seat whose turn it is; 0 when the game is over."""
        return 0 if self.state.phase is Phase.OVER else self.state.seat

    @property
    def priced(self) -> Preview | None:
        """Return the preview if its points are displayed, else None."""
        if self.preview is None or self.preview.returns or not self.tells_points:
            return None
        return self.preview

    @property
    def tells_points(self) -> bool:
        """Return whether the table shows the points of the chosen or animated move."""
        return self.pops or self.sight.forecast != "never"

    @property
    def gain(self) -> int:
        """Return the change of the mover's total by the chosen move, 0 if not displayed."""
        return self.priced.gain.total if self.priced and not self.pops else 0

    @property
    def is_leveled(self) -> bool:
        """Return whether the variant has sun, wind and face-down cards (level 2)."""
        return self.state.variant.level == 2

    @property
    def parts(self) -> tuple[str, ...]:
        """Return the names of the fields of `Gain` that count in this variant."""
        return Gain._fields if self.is_leveled else ("icons",)

    @property
    def picked_cell(self) -> int:
        """Return the cell of the chosen move, -1 for none."""
        if isinstance(self.move, Place | Cover | Lay | Turn) and not self.pops:
            return self.state.ground.numbers[self.move.cell]
        return -1

    @property
    def looked(self) -> int:
        """Return the cell of the inspected card, -1 for none; the house follows the last cell."""
        name, ground = self.inspected.removeprefix(draft.LOOK_CARD), self.state.ground
        return -1 if name == self.inspected else ground.numbers.get(name, ground.house)

    def titled(self, seat: int) -> str:
        """Return the name of a seat, or "You" for the viewer's, for use outside of a sentence."""
        return self.or_you(seat) or you()

    def cell_name(self, cell: int) -> str:
        """Return the name of a cell."""
        return self.state.ground.cells[cell]


def model_of(sight: Sight[State]) -> ViewModel:
    """Return the presentation state for `sight`."""
    state, inspected = sight.state, draft.inspected_of(sight)
    active = sight.interactive and state.phase in (Phase.ACT, Phase.TUCK)
    choice = draft.choice_of(sight) if active else Choice()
    move = draft.move_of(state, choice) if active else None
    moves = legal_moves(state) if active else []
    brings = _forecast(sight, _brought(state, choice, moves))
    owner = sight.viewer or state.seat
    winners = winners_of(GAME, state)
    return ViewModel(
        sight=sight,
        places=layout(sight.width, sight.height, len(sight.sitters), state.variant),
        owner=owner,
        hand=state.hands[owner - 1],
        active=active,
        choice=choice,
        closing=active and draft.is_closing(state, choice),
        move=move,
        preview=preview_of(state, move) if move else None,
        targets=_forecast(sight, _targets(state, choice, moves)),
        brings=brings,
        idle=_idle(state, choice, brings or _placed(moves)) if active else frozenset(),
        last=_last_cells(sight.last if len(sight.sitters) > 1 else sight.last[-1:], state),
        inspected=inspected,
        score=_score_of(inspected, state, winners),
        totals=state.totals,
        winners=winners,
    )


def _forecast(sight: Sight[State], points: Mapping[int, int | None]) -> dict[int, int | None]:
    """Return `points`, with None for each unless the options always forecast them."""
    return dict(points) if sight.forecast == "always" else dict.fromkeys(points)


def _score_of(inspected: str, state: State, winners: tuple[int, ...] | None) -> int | None:
    """Return the seat whose points are on the board: the inspected one, at the end the winner."""
    if inspected.startswith(SCORE):
        return opened_score(inspected)
    if inspected or winners is None:
        return None
    return draft.TOGETHER if state.variant.coop else winners[0]


def preview_of(state: State, move: Move) -> Preview | None:
    """Return the preview of a move that turns a card face up; None for others or unknown cards."""
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
        return Preview(card, number, NOTHING, (), returns=True)
    return Preview(card, number, gain_of(state, card, number), partners_of(state, card, number))


def _targets(state: State, choice: Choice, moves: Iterable[Move]) -> dict[int, int | None]:
    """Return the cells of the moves that fit the choice, with points if known, else None."""
    closing, number = draft.is_closing(state, choice), state.ground.numbers
    code = CARDS[choice.card].code if choice.card >= 0 else ""
    way = Lay if closing else Place | Cover
    ways = [each for each in moves if isinstance(each, way) and code in ("", each.card)]
    cells = [number[each.cell] for each in ways]
    if code and not closing:
        return dict(zip(cells, points_of(state, choice.card, cells), strict=True))
    turns = {number[each.cell]: preview_of(state, each) for each in moves if isinstance(each, Turn)}
    known = {cell: seen.gain.total if seen else None for cell, seen in turns.items()}
    return dict.fromkeys(cells) | known


def _brought(state: State, choice: Choice, moves: Iterable[Move]) -> dict[int, int]:
    """Return the points of each card that may go face up on a cell chosen first."""
    if choice.cell < 0 or choice.card >= 0 or isinstance(draft.move_of(state, choice), Turn):
        return {}
    cards = _placed(moves, state.ground.cells[choice.cell])
    return {card: points_of(state, card, [choice.cell])[0] for card in cards}


def _placed(moves: Iterable[Move], cell: str = "") -> list[int]:
    """Return the cards that `moves` place face up, on the cell of that name or ("") on any."""
    placed = [each for each in moves if isinstance(each, Place | Cover)]
    return [NUMBERS[each.card] for each in placed if cell in ("", each.cell)]


def _idle(state: State, choice: Choice, useful: Iterable[int]) -> frozenset[int]:
    """Return the cards of the hand without a legal cell in the chosen step."""
    is_any = state.phase is Phase.TUCK or draft.is_closing(state, choice)
    return frozenset() if is_any else frozenset(state.hand).difference(useful)


def _last_cells(moves: tuple[Played[State], ...], state: State) -> dict[int, int]:
    """Return the seat that made each of the latest moves, by cell."""
    return {state.ground.numbers[event.cell]: event.seat for event in cell_events(moves)}


def cell_events(moves: Iterable[Played[State]]) -> tuple[CellEvent, ...]:
    """Return what `moves` did on cells of the garden, the oldest first."""
    events = (event_of(each.before, move_from_redacted(each.move)) for each in moves)
    return tuple(event for event in events if isinstance(event, CellEvent))
