"""Texts on the table of Tuintopia: the prompt, labels, and screen reader texts."""

from __future__ import annotations

from tabletop.core.language import phrases, t
from tabletop.core.words import in_points
from tabletop.games.tuintopia.rules.cards import CARDS
from tabletop.games.tuintopia.rules.notation import Cover, Exchange, Lay, Skip, Tuck, Turn
from tabletop.games.tuintopia.rules.scoring import gain_of
from tabletop.games.tuintopia.rules.state import HIDDEN, NONE, Phase, State, fitting
from tabletop.games.tuintopia.rules.values import NOTHING, Gain
from tabletop.games.tuintopia.table.draft import KEY, TOGETHER
from tabletop.games.tuintopia.table.view_model import ViewModel
from tabletop.games.tuintopia.words import cards, points, sentences, sheets
from tabletop.games.tuintopia.words import table as words
from tabletop.kit.texts import awaited, seat_label


def sentence(model: ViewModel) -> str:
    """Return the prompt, the text of the inspected item, or how the game ended."""
    if model.inspected == KEY:
        return sentences.icons_explained()
    if model.looked >= 0:
        return cards.described(model.state.open_cards[model.looked])
    if model.winners is not None:
        return _ending(model, model.winners)
    if model.score is not None:
        return score_sentence(model, model.score)
    seat = model.state.seat
    return _wish(model, model.or_you(seat)) if model.active else awaited(model, seat)


def score_sentence(model: ViewModel, seat: int) -> str:
    """Return a sentence about the score of a seat, or of all (TOGETHER), by source."""
    gain = score_of(model.state, seat)
    if seat == TOGETHER:
        return points.score_together(gain, in_parts=model.is_leveled)
    return points.score_of(model.or_you(seat), gain, in_parts=model.is_leveled)


def score_of(state: State, seat: int) -> Gain:
    """Return the points of a seat, or of all (TOGETHER), by source."""
    cells = zip(state.gains, state.who, strict=True)
    gains = [NOTHING, *(gain for gain, who in cells if seat in (TOGETHER, who))]
    return Gain(*map(sum, zip(*gains, strict=True)))


def _ending(model: ViewModel, winners: tuple[int, ...]) -> str:
    state = model.state
    if state.variant.coop:
        return points.ended_together(state.ending, sum(state.totals))
    total, names = state.totals[winners[0] - 1], [model.or_you(seat) for seat in winners]
    if len(model.sitters) == 1:
        return points.ended_alone(state.ending, names[0], total)
    return points.won(names, total)


def _wish(model: ViewModel, name: str) -> str:
    """Return the prompt for the player to move."""
    state, choice = model.state, model.choice
    if state.phase is Phase.TUCK:
        picked = isinstance(model.move, Tuck)
        return sentences.put_under(name, choice.card) if picked else sentences.which_under(name)
    if choice.cell >= 0:
        return _question(model, name, state.ground.cells[choice.cell])
    if choice.card >= 0:
        where = sentences.where_closed if model.closing else sentences.where_open
        return where(name, choice.card)
    if isinstance(model.move, Exchange):
        return sentences.exchange(name)
    if isinstance(model.move, Skip):
        return sentences.skip(name)
    return _rest(model, name)


def _rest(model: ViewModel, name: str) -> str:
    """Return the prompt while nothing is chosen."""
    if not model.is_leveled:
        return sentences.place_beside(name)
    if model.state.a_used:
        return sentences.lay_turn_or_end(name)
    if model.closing:
        return sentences.lay_or_turn(name)
    if model.state.b_used:
        return sentences.place_now(name)
    return sentences.place_open(name, briefly=model.places.form.is_small)


def _question(model: ViewModel, name: str, cell: str) -> str:
    """Return the question whether to play the chosen move."""
    move, preview = model.move, model.preview
    if isinstance(move, Lay):
        return sentences.lay(name, model.choice.card, cell)
    if preview is None:
        is_turn = isinstance(move, Turn)
        return (sentences.turn_unknown if is_turn else sentences.which_on)(name, cell)
    if preview.returns:
        return sentences.turn_misplaced(name, preview.card, cell)
    if not model.tells_points:
        ask = sentences.turn_it if isinstance(move, Turn) else sentences.place_it
        return ask(name, preview.card, cell)
    worth = (points.briefly if model.places.form.is_small else points.worth)(preview.gain)
    if isinstance(move, Turn):
        return sentences.turn(name, preview.card, cell, worth)
    covers = isinstance(move, Cover)
    return (sentences.cover if covers else sentences.place)(name, preview.card, cell, worth)


def about_in(model: ViewModel, card: int) -> str:
    """Return everything on a card that counts in this variant."""
    cut = model.places.field.cut
    return cards.about(card, compass=cut.compass, heights=cut.heights, zones=cut.zones)


def cell_label(model: ViewModel, cell: int) -> str:
    """Return the label of a cell: its name, its card, and the points of a tap."""
    told = [model.state.ground.cells[cell], *_lying(model, cell), *_would(model, cell)]
    return phrases([*told, t(words.LAST_MOVE)] if cell in model.last else told)


def _lying(model: ViewModel, cell: int) -> list[str]:
    """Return what is on a cell, in words."""
    state = model.state
    opened, closed = state.open_cards[cell], state.closed_cards[cell]
    if opened >= 0:
        return [cards.named(opened)]
    if closed == HIDDEN:
        return [words.closed_of(model.sitters[state.who[cell] - 1].name)]
    if closed != NONE:
        return [words.your_closed(closed)]
    zone = words.zone("I" if state.ground.by_house >> cell & 1 else "III")
    return [t(words.FREE), zone] if state.variant.zones else [t(words.FREE)]


def _would(model: ViewModel, cell: int) -> list[str]:
    """Return what is chosen for a cell, or the points that a card would score there."""
    if cell == model.choice.cell:
        picked = model.choice.card
        return [words.chosen(picked if picked >= 0 else None)]
    brings = model.targets.get(cell)
    return [] if brings is None else [words.would_bring(brings)]


def cell_hint(model: ViewModel, cell: int) -> str:
    """Return everything on the card of a cell, "" if the viewer can't see it."""
    state = model.state
    if state.open_cards[cell] >= 0:
        about, seat = about_in(model, state.open_cards[cell]), state.who[cell]
        return " ".join((about, words.brought(model.or_you(seat), state.gains[cell].total)))
    return about_in(model, state.closed_cards[cell]) if state.closed_cards[cell] >= 0 else ""


def hand_label(model: ViewModel, card: int) -> str:
    """Return the label of a card in the hand, with its points on a cell chosen first.

    Labels must differ, so the second and third pond of a hand are numbered.
    """
    name = CARDS[card].name
    alike = [each for each in model.hand if each >= 0 and CARDS[each].name == name]
    label, brings = words.held(card, alike.index(card)), model.brings.get(card)
    return label if brings is None else phrases([label, words.would_bring(brings)])


def hand_hint(model: ViewModel, card: int) -> str:
    """Return everything on a card of the hand, and its code for typed moves."""
    return " ".join((about_in(model, card), words.typed(CARDS[card].code)))


def player_label(model: ViewModel, seat: int) -> str:
    """Return the label of a player: name, total, number of cards."""
    total = in_points(model.totals[seat - 1])
    held = words.in_hand(len(model.state.hands[seat - 1]))
    return seat_label(model, seat, model.mover, total, held, name=model.called(seat))


def info_note(model: ViewModel) -> str:
    """Return the note on the chosen move: its points by neighbour, or its effect without points.

    Return "" if no such move is chosen, or the game is over.
    """
    preview, move = model.priced, move_texts(model)
    if model.state.phase is Phase.OVER:
        return ""
    if preview is None:
        return sheets.aloud(move) if move else ""
    return sheets.preview(preview.card, preview.gain.total, preview.partners)


def foretold(model: ViewModel) -> str:
    """Return the details of the chosen move for screen readers, after its question; "" for none."""
    move, preview = move_texts(model), model.priced
    if move is not None and isinstance(model.move, Lay):
        return move.text
    return sheets.from_partners(preview.partners) if preview else ""


# -- a move without points -----------------------------------------------------------------------


def move_texts(model: ViewModel) -> sheets.MoveTexts | None:
    """Return the texts for a chosen move without points, or None."""
    move, preview, cell = model.move, model.preview, model.picked_cell
    if isinstance(move, Lay):
        return _lay_texts(model, model.choice.card, cell)
    if not isinstance(move, Turn):
        return None
    if preview is not None:
        return sheets.returns(preview.card, move.cell)
    return sheets.unknown(model.short(model.state.who[cell]))


def _lay_texts(model: ViewModel, card: int, cell: int) -> sheets.MoveTexts:
    """Return the texts for placing `card` face down on a cell."""
    name, belongs = model.cell_name(cell), fitting(model.state, card) >> cell & 1
    if not belongs:
        return sheets.laid_misplaced(card, name)
    if not model.tells_points:
        return sheets.laid_unpriced(card, name)
    return sheets.laid(card, name, gain_of(model.state, card, cell).total)
