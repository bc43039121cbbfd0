"""The sentence above the table for the player to move, and the buttons."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.language import t
from tabletop.games.letter_maze.rules.maze import BLUE, NO_TILE
from tabletop.games.letter_maze.rules.moves import tribute_due
from tabletop.games.letter_maze.rules.state import SETUP, Phase
from tabletop.games.letter_maze.table import draft
from tabletop.games.letter_maze.table.view_model import ViewModel
from tabletop.games.letter_maze.words import sentences as words
from tabletop.games.letter_maze.words import table as labels
from tabletop.games.letter_maze.words.names import in_turn
from tabletop.kit.buttons import HIGH, Button, button_parts, shared_out
from tabletop.kit.parts import Part
from tabletop.kit.texts import awaited, resting
from tabletop.scene.boxes import Box
from tabletop.scene.widgets import IDLE, QUIET

_SMALL, _SMALLEST = 84.0, 72.0
"""The width of a secondary button beside one other button, or beside two."""


class Asked(NamedTuple):
    """A sentence, and up to three buttons, the main one first."""

    sentence: str
    buttons: tuple[Button, ...]


def button_row(model: ViewModel) -> tuple[Part, ...]:
    """Return the parts of the buttons."""
    found = asked(model).buttons
    return button_parts(found, _boxes(model.places.tray.buttons, found), on_sheet=True)


def _boxes(place: Box, buttons: tuple[Button, ...]) -> list[Box]:
    """Return the boxes of the buttons in order, the first the largest."""
    count = len(buttons)
    if count == 1 or place.h < HIGH:
        return shared_out(place, count, _SMALL if count == 2 else _SMALLEST)[::-1]
    upper, lower = shared_out(place, 2)
    if buttons[1].id == draft.PREMIUM:
        return [*shared_out(upper, 2), lower]
    return [upper, *shared_out(lower, count - 1)]


def asked(model: ViewModel) -> Asked:
    """Return the prompt and buttons for the present state and choice."""
    if model.looked:
        return Asked(_looked(model), (Button(draft.BACK, t(labels.BACK)),))
    if not model.active:
        said = resting(model, model.mover, chance=t(labels.SETTING_UP))
        return Asked(_watched(model), (_idle(said),))
    name = model.or_you(model.mover)
    if model.state.phase is Phase.TRIBUTE:
        return _tribute(model, name)
    if model.path or model.taken:
        return _traced(model, name)
    if model.state.phase is Phase.BONUS:
        end = Button(draft.ENDING, t(labels.END_TURN), tone=QUIET)
        return Asked(words.move_again(name), (_idle(t(labels.MOVE_AGAIN)), end))
    button = _idle(t(labels.TRACE_WORD))
    if model.may(draft.PASSING):
        why = labels.KEEPS_GARDENER if model.ways else labels.NO_WAY
        button = Button(draft.PASSING, t(labels.PASSING), t(why))
    begin = words.begin_first if model.is_first_turn else words.begin
    return Asked((begin if model.ways else words.no_way)(name), (button,))


def _clear() -> Button:
    return Button(draft.CLEAR, t(labels.CLEAR), tone=QUIET)


def _idle(label: str, below: str = "") -> Button:
    return Button(draft.GO, label, below, IDLE)


def _looked(model: ViewModel) -> str:
    """Return how many cards and steps the inspected player has left."""
    seat, player = model.looked, model.player(model.looked)
    if seat == model.state.winner:
        return words.was_first_with_all(model.or_you(seat))
    left = max(model.state.cards_wanted - len(player.cards), 0)
    return words.way_to_go(model.or_you(seat) or model.called(seat), left, len(model.way))


def _watched(model: ViewModel) -> str:
    """Return the sentence for an onlooker."""
    winner, word = model.state.winner, model.state.won_with
    if model.state.phase in SETUP:
        return t(words.SETTING_UP)
    if model.state.phase is not Phase.OVER:
        return awaited(model, model.mover)
    if not winner:
        return t(words.NOBODY_WINS)
    name = model.or_you(winner)
    return words.wins_with_word(name, word) if word else words.wins_with_step(name)


def _tribute(model: ViewModel, name: str) -> Asked:
    given, hand = model.taken, model.player(model.mover).hand
    due = tribute_due(hand)
    sentence = words.pay_tribute(name, model.short(model.turn), due, len(hand))
    left = due - len(given)
    if not given:
        return Asked(sentence, (_idle(labels.choose(left)),))
    play = _idle(labels.choose_more(left)) if left else Button(draft.GO, labels.give(given))
    return Asked(sentence, (play, _clear()))


def _traced(model: ViewModel, name: str) -> Asked:
    """Return the sentence and buttons while a path or a tile is chosen."""
    sentence, buttons = (_ended if model.endings else _unended)(model, name)
    if model.taken:
        sentence = _place_where(model, name)
    elif model.trace.legs[-1].crosses:
        sentence = words.through_hedge(name)
    return Asked(sentence, (*buttons, _clear()))


def _place_where(model: ViewModel, name: str) -> str:
    """Return the question where a tile goes, and the kinds of adjoining squares that it can't."""
    faces, held, tiles = model.maze.faces, model.taken, model.trace.end.tiles
    closed = model.trace.closed_to(held)
    why_not = words.not_on(
        pond=any(faces[square] == BLUE for square in closed),
        target=any(square in model.maze.colours for square in closed),
        tile=any(faces[square] != BLUE and tiles[square] != NO_TILE for square in closed),
    )
    return in_turn((words.place_where(name, held), why_not if closed else ""))


def _unended(model: ViewModel, name: str) -> Asked:
    """Return the sentence and buttons of a path that can't be played as it is."""
    letters = model.trace.letters
    if not letters:
        return Asked("", (_idle(t(labels.TAP_SQUARE)),))
    if model.is_dead_end:
        return Asked(words.dead_end(name, letters), (_idle(letters, t(labels.DEAD_END)),))
    if len(model.path) == 1:
        return Asked(words.one_letter(name), (_idle(letters, t(labels.GOES_ON)),))
    return Asked(words.no_word(name, letters), (_idle(letters, t(labels.NO_WORD)),))


def _ended(model: ViewModel, name: str) -> Asked:
    """Return the sentence and buttons of a path that is a move."""
    (word, moves), *others = model.endings
    goes_on, count, premium = model.goes_on, len(model.path), model.trace.premium
    if not word:
        square = model.named(model.path[-1])
        step = Button(draft.GO, labels.step_to(square), t(labels.ENDS_TURN))
        return Asked(words.step_to(name, square, goes_on=goes_on), (step,))
    if len(moves) > 1:
        by_length = Button(draft.LENGTH, labels.for_letters(count), t(labels.LETTER_BONUS_LEFT))
        by_premium = Button(draft.PREMIUM, labels.for_premium(premium), t(labels.LENGTH_BONUS_LEFT))
        return Asked(words.which_bonus(name, count, premium), (by_length, by_premium))
    flip = [Button(draft.FLIP, labels.read_as(other.word), tone=QUIET) for other in others[:1]]
    play = Button(draft.GO, labels.play(word))
    return Asked(words.play(name, word, goes_on=goes_on), (play, *flip))
