"""What is said of what is shown: chosen here, worded in the words of the game."""

from __future__ import annotations

from tabletop.core.language import t
from tabletop.games.witchcraft.rules.board import INN, METER_TOP, SPACES, TOWNHALL
from tabletop.games.witchcraft.rules.foresight import Preview
from tabletop.games.witchcraft.rules.legality import is_closed
from tabletop.games.witchcraft.rules.notation import Again, Cast, DrawSpell, Go, Move, Swap
from tabletop.games.witchcraft.rules.state import Step, deck_size, stays_at
from tabletop.games.witchcraft.table.draft import due
from tabletop.games.witchcraft.table.view_model import ViewModel
from tabletop.games.witchcraft.words import buttons, previews, sentences
from tabletop.games.witchcraft.words import table as words
from tabletop.games.witchcraft.words.addressed import addressed, variant_for
from tabletop.games.witchcraft.words.cards import brought_by, card_name
from tabletop.games.witchcraft.words.move_phrases import win
from tabletop.games.witchcraft.words.names import at_space, resources, the_space
from tabletop.games.witchcraft.words.wanted import WANTED, target_of
from tabletop.kit.texts import awaited, resting, seat_label


def sentence(model: ViewModel) -> str:
    """Return the sentence over the village: what to do next, the inspected item, or the result."""
    state, inspected = model.state, model.inspected
    if inspected.pile:
        return t(sentences.LOOKING_AT_PILES)
    if inspected.seat:
        return addressed(sentences.LOOKING_AT_WITCH, model.or_you(inspected.seat))
    if inspected.card:
        return t(sentences.LOOKING_AT_SPELL, spell=card_name(inspected.card))
    if state.step is Step.OVER:
        return win([model.or_you(seat) for seat in model.winners or ()])
    if not model.mover:
        return t(sentences.FIRST_DRAWN if state.step is Step.FIRST else sentences.EVENT_COMES)
    wanted = _choice_texts(model).question if model.active else awaited(model, model.mover)
    return t(sentences.IN_ROUND, round=state.round, sentence=wanted)


def _choice_texts(model: ViewModel) -> buttons.ChoiceTexts:
    """Return the texts for the picked move, or for the next choice to make."""
    coming, name = model.coming, model.or_you(model.mover)
    if coming is None:
        spell = card_name(model.choice.spell) if model.choice.spell else ""
        wanted = WANTED[due(model.state, model.choice)]
        if wanted is WANTED["target"]:
            return target_of(model.choice.spell, name).texts.filled(name=name, spell=spell)
        return _asked(wanted.texts, name).filled(name=name, spell=spell)
    match coming.move:
        case Go(space) | Again(space):
            said = buttons.STAY if stays_at(model.state, space) else buttons.GO
            said = said._replace(question=_where(model, coming, space))
            gifts = resources(SPACES[space])
            return _asked(said, name).filled(
                name=name, space=the_space(space), where=at_space(space), gifts=gifts
            )
        case Cast(card, target):
            said = buttons.CAST_AT if target else buttons.CAST
            said = buttons.winning(said) if coming.wins else said
            whom, short = (model.name(target), model.short(target)) if target else ("", "")
            said = _asked(said, name).filled(
                name=name, spell=card_name(card), whom=whom, target=short
            )
            return said._replace(question=" ".join(filter(None, [said.question, brought_by(card)])))
        case Swap(card):
            return _asked(buttons.GIVE, name).filled(name=name, spell=card_name(card))
        case _:
            return _asked(buttons.DRAW, name).filled(name=name)


def _asked(said: buttons.ChoiceTexts, name: str) -> buttons.ChoiceTexts:
    """Address the question to `name`, or to "you" if it is ""."""
    return said._replace(question=variant_for(name, said.question))


def _where(model: ViewModel, coming: Preview, space: str) -> str:
    """Return the question whether to go to a space, or to stay there."""
    if space == INN:
        asked = sentences.AT_INN if stays_at(model.state, space) else sentences.TO_INN
        return asked[coming.risk]
    if space != TOWNHALL:
        return sentences.AT_PLACE if stays_at(model.state, space) else sentences.TO_PLACE
    is_calm = not model.witch(model.mover).detection
    if stays_at(model.state, space):
        return sentences.AT_TOWNHALL_CALM if is_calm else sentences.AT_TOWNHALL
    return sentences.TO_TOWNHALL_CALM if is_calm else sentences.TO_TOWNHALL


def go_label(model: ViewModel) -> buttons.ChoiceTexts:
    """Return the texts of the big button."""
    if model.active:
        return _choice_texts(model)
    chance = t(buttons.THE_LOT if model.state.step is Step.FIRST else buttons.THE_EVENT)
    return buttons.alike(resting(model, model.mover, chance=chance))


def effect_lines(model: ViewModel) -> previews.Lines:
    """Return two lines: the preview for rivals and for the mover, or the next choice to make."""
    if model.coming is not None:
        return _coming_lines(model, model.coming)
    if not model.active:
        return "", ""  # the button below says whose turn it is, or who has won
    return WANTED[due(model.state, model.choice)].lines


def _coming_lines(model: ViewModel, coming: Preview) -> previews.Lines:
    if coming.inn:
        return previews.at_inn(coming.risk)
    if coming.winners is not None:
        return _ending_lines(model, coming, coming.winners)
    others = [
        previews.of_other(model.short(seat), said)
        for seat in model.seats
        if seat != model.mover and (said := _meters(model, seat))
    ]
    own = _meters(model, model.mover)
    if others:
        return previews.of_others(others), previews.of_own(own) if own else ""
    if not own and isinstance(coming.move, DrawSpell | Swap):
        return previews.drawn(deck_size(model.state)), ""
    brought = own or _brought(model, coming.move)
    return previews.of_own(brought) if brought else "", ""


def _ending_lines(model: ViewModel, coming: Preview, winners: tuple[int, ...]) -> previews.Lines:
    """Return why a cast would end the game, and who would win."""
    if not winners:
        return previews.nobody_left(METER_TOP)
    seat = model.mover if model.mover in winners else winners[0]
    name = "" if seat == model.mover else model.short(seat)
    if coming.witches[seat - 1].power == METER_TOP:
        return previews.won_by_power(name, METER_TOP)
    lost = [
        model.short(each)
        for each in model.seats
        if each != model.mover and coming.witches[each - 1].out and not model.witch(each).out
    ]
    return previews.won_as_last(name, lost, METER_TOP)


def foretold(model: ViewModel, coming: Preview) -> str:
    """Return what is said of a pick behind its question, which tells what a place gives."""
    gathers = isinstance(coming.move, Go | Again) and not _meters(model, model.mover)
    lines = [words.each_roll(coming.inn)] if gathers else _coming_lines(model, coming)
    return previews.in_turn(lines)


def _brought(model: ViewModel, move: Move) -> str:
    """Return what a move brings besides changes of meters."""
    if not isinstance(move, Go | Again):
        return ""
    if move.space == TOWNHALL and model.own.detection:
        return ""
    return resources(SPACES[move.space]) or previews.detection_stays(0)


def _meters(model: ViewModel, seat: int) -> str:
    is_own = seat == model.mover
    return previews.meters(model.witch(seat), model.later(seat), is_own=is_own)


def place_label(model: ViewModel, code: str) -> str:
    """Return the accessible name of a space, whether it is closed, and who is there."""
    witches, shut = enumerate(model.state.witches, 1), ""
    names = [model.called(seat) for seat, witch in witches if witch.position == code]
    if is_closed(model.state, code):
        by_event = code == model.state.closed
        shut = t(words.CLOSED_THIS_ROUND if by_event else words.CLOSED_AT_FIRST)
    return words.place(code, shut, names)


def place_hint(model: ViewModel, code: str) -> str:
    """Return what a space gives, with the results of a roll for the Inn."""
    if code == TOWNHALL:
        return t(words.CALMS if model.own.detection else words.CALM_ALREADY)
    if code == INN:
        return words.inn_gives(model.inn, is_closed=is_closed(model.state, INN))
    return words.gives(SPACES[code])


def witch_label(model: ViewModel, seat: int) -> str:
    """Return the accessible name of the panel of a witch: name, meters, resources, spells."""
    witch = model.witch(seat)
    if witch.out:
        return seat_label(model, seat, 0, t(words.OUT), name=model.called(seat))
    facts = words.facts((witch.power, witch.detection), witch.resources, len(witch.hand))
    said = seat_label(model, seat, model.mover, *facts, name=model.called(seat))
    coming = model.coming
    rolls = coming.inn if coming and seat == model.mover else ()
    changes = words.each_roll(rolls) or (_meters(model, seat) if coming else "")
    return words.would_be(said, changes) if changes else said
