"""What a picture of the table shows, resolved from what there is to see: the model of the drawing.

Beats change single fields of it, so that a card in flight is drawn like one at rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from tabletop.core.words import you
from tabletop.games.tuintopia.rules.cards import CARDS, NUMBERS
from tabletop.games.tuintopia.rules.game import GAME
from tabletop.games.tuintopia.rules.legal import legal_moves
from tabletop.games.tuintopia.rules.notation import Cover, Lay, Move, Place, Turn, move_from_text
from tabletop.games.tuintopia.rules.scoring import Partner, gain_of, partners_of, points_of
from tabletop.games.tuintopia.rules.state import HIDDEN, Phase, State, fitting
from tabletop.games.tuintopia.rules.values import NOTHING, Gain
from tabletop.games.tuintopia.table import draft
from tabletop.games.tuintopia.table.draft import Choice
from tabletop.games.tuintopia.table.layout import Layout, layout
from tabletop.kit.shown import Base, winners_of
from tabletop.scene.looking import SCORE, opened_score
from tabletop.scene.table import Played, Sight


class Preview(NamedTuple):
    """What would become open where, and what it would bring from which partners.

    `returns` says that the turned card belongs elsewhere and would come into the hand (rule 20).
    """

    card: int
    cell: int
    gain: Gain
    partners: tuple[Partner, ...]
    returns: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown(Base[State, Choice]):
    """Everything that is drawn.

    `owner` is the seat whose hand lies on the table and `hand` its cards, HIDDEN where they may
    not be seen. `move` is that of the big button. `targets` are the cells that may be tapped for
    what is picked, with their points if these are known and forecast; `brings` the cards that may
    be placed on the cell picked first, with theirs; `idle` those that can go nowhere. `last` are
    the cells of the latest moves with the seats that made them. `score` is the seat whose points
    lie on the board (TOGETHER: all), None for none. In beats, `totals` may lag behind the state,
    `drawn` is a card that comes from the stack, and `pops` shows the badges of a preview that has
    come true.
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
    gaze: str
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
        """Return the preview whose points are shown; None if there is none."""
        if self.preview is None or self.preview.returns or not self.tells_points:
            return None
        return self.preview

    @property
    def tells_points(self) -> bool:
        """Return whether the points of a whole move are shown: before it unless they never are."""
        return self.pops or self.sight.forecast != "never"

    @property
    def gain(self) -> int:
        """Return by how much the total of the mover would change."""
        return self.priced.gain.total if self.priced and not self.pops else 0

    @property
    def is_leveled(self) -> bool:
        """Return whether sun, wind and closed cards are played (level 2)."""
        return self.state.variant.level == 2

    @property
    def parts(self) -> tuple[str, ...]:
        """Return the parts of a gain that count."""
        return Gain._fields if self.is_leveled else ("icons",)

    @property
    def picked_cell(self) -> int:
        """Return the cell on which a card lies that is not played yet; -1 for none."""
        if isinstance(self.move, Place | Cover | Lay | Turn) and not self.pops:
            return self.state.ground.numbers[self.move.cell]
        return -1

    @property
    def looked(self) -> int:
        """Return the cell whose card one looks at, the house behind the last; -1 for none."""
        name, ground = self.gaze.removeprefix(draft.LOOK_CARD), self.state.ground
        return -1 if name == self.gaze else ground.numbers.get(name, ground.house)

    def titled(self, seat: int) -> str:
        """Return the name of a seat as `short`, or "You", for use outside of a sentence."""
        return self.or_you(seat) or you()

    def cell_name(self, cell: int) -> str:
        """Return the name of a cell."""
        return self.state.ground.cells[cell]


def shown_of(sight: Sight[State]) -> Shown:
    """Return what the picture of a sight shows."""
    state, gaze = sight.state, draft.gaze_of(sight)
    active = sight.interactive and state.phase in (Phase.ACT, Phase.TUCK)
    choice = draft.choice_of(sight) if active else Choice()
    move = draft.move_of(state, choice) if active else None
    moves = legal_moves(state) if active else []
    brings = _forecast(sight, _brought(state, choice, moves))
    owner = sight.viewer or state.seat
    winners = winners_of(GAME, state)
    return Shown(
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
        gaze=gaze,
        score=_score_of(gaze, state, winners),
        totals=state.totals,
        winners=winners,
    )


def _forecast(sight: Sight[State], points: Mapping[int, int | None]) -> dict[int, int | None]:
    """Return places that may be chosen with their points, or without if a move comes first."""
    return dict(points) if sight.forecast == "always" else dict.fromkeys(points)


def _score_of(gaze: str, state: State, winners: tuple[int, ...] | None) -> int | None:
    """Return whose points lie on the board: those one looks at, at the end the winner's."""
    if gaze.startswith(SCORE):
        return opened_score(gaze)
    if gaze or winners is None:
        return None
    return draft.TOGETHER if state.variant.coop else winners[0]


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
        return Preview(card, number, NOTHING, (), returns=True)
    return Preview(card, number, gain_of(state, card, number), partners_of(state, card, number))


def _targets(state: State, choice: Choice, moves: Iterable[Move]) -> dict[int, int | None]:
    """Return the cells of the moves that go on from what is picked, with points that are known."""
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
    """Return the cards of the hand that may be placed open on the cell picked first, and points."""
    if choice.cell < 0 or choice.card >= 0 or isinstance(draft.move_of(state, choice), Turn):
        return {}
    cards = _placed(moves, state.ground.cells[choice.cell])
    return {card: points_of(state, card, [choice.cell])[0] for card in cards}


def _placed(moves: Iterable[Move], cell: str = "") -> list[int]:
    """Return the cards that these moves place open, on the cell of that name or anywhere."""
    placed = [each for each in moves if isinstance(each, Place | Cover)]
    return [NUMBERS[each.card] for each in placed if cell in ("", each.cell)]


def _idle(state: State, choice: Choice, useful: Iterable[int]) -> frozenset[int]:
    """Return the cards of the hand that can go nowhere in the step that is chosen."""
    is_any = state.phase is Phase.TUCK or draft.is_closing(state, choice)
    return frozenset() if is_any else frozenset(state.hand).difference(useful)


def _last_cells(moves: tuple[Played[State], ...], state: State) -> dict[int, int]:
    """Return where the latest moves were made and by whom."""
    made = [(placed_by(played), played.seat) for played in moves]
    return {state.ground.numbers[move.cell]: seat for move, seat in made if move}


def placed_by(played: Played[State]) -> Place | Cover | Lay | Turn | None:
    """Return what was done on a cell, None for what happens in a hand.

    A card that nobody may know was laid closed, and has no code.
    """
    if played.move.startswith("?"):
        return Lay("", played.move[2:])
    move = None if "?" in played.move else move_from_text(played.move)
    return move if isinstance(move, Place | Cover | Lay | Turn) else None
