"""The sentences of the log and the captions of an animation, made from the events of a move.

Where a name is "", they say "you".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from tabletop.games.letter_maze.rules.events import (
    BonusDeclined,
    BonusEarned,
    CardWon,
    FinishReached,
    GardenerUsed,
    HandsDealt,
    MazeEvent,
    OrdinaryBoardsPlaced,
    Passed,
    PieceMoved,
    PondsCovered,
    SetupEvent,
    StepTaken,
    TargetBoardsPlaced,
    TilePickedUp,
    TilePlaced,
    TributeDue,
    TributeGiven,
    TurnBegun,
    TurnEvent,
    WalkEvent,
    WordSpelled,
)
from tabletop.games.letter_maze.rules.letters import BAG
from tabletop.games.letter_maze.words import move_phrases as words
from tabletop.games.letter_maze.words.names import in_turn
from tabletop.games.letter_maze.words.table import one_step

Events = Sequence[MazeEvent]


def tell(events: Events, names: Sequence[str]) -> str:
    """Return the sentences of the log for the events of a move; `names` has one per seat."""
    return in_turn(_sentence(event, events, names) for event in events)


def tell_sequel(events: Events) -> str:
    """Return the sentences on what follows from a word: tribute and a bonus move."""
    sequel = (event for event in events if isinstance(event, TributeDue | BonusEarned))
    return in_turn(_of_turn(event, events, ()) for event in sequel)


def _sentence(event: MazeEvent, events: Events, names: Sequence[str]) -> str:
    """Return the sentence for one of `events`, or "" if another one tells it."""
    if isinstance(event, SetupEvent):
        return _of_setup(event, names)
    if isinstance(event, WalkEvent):
        return _of_walk(event, events, names[event.seat - 1])
    return _of_turn(event, events, names)


def _of_setup(event: SetupEvent, names: Sequence[str]) -> str:
    match event:
        case OrdinaryBoardsPlaced(numbers):
            return words.boards_laid(len(numbers))
        case TargetBoardsPlaced(numbers):
            return words.targets_laid(len(numbers))
        case PondsCovered(tiles):
            return words.tiles_laid(len(tiles), len(BAG))
        case HandsDealt(hands, first):
            return words.hands_dealt(names, hands, names[first - 1])
        case _:
            assert_never(event)


def _of_walk(event: WalkEvent, events: Events, name: str) -> str:
    """Return one sentence for everything on the path, and one for the finish."""
    match event:
        case WordSpelled():
            goes = words.goes(_end(events), yours=not name)
            return words.walks(name, (_main(events, name), goes, *_effects(events, name)))
        case StepTaken():
            return tell_path(events, name)
        case FinishReached():
            return words.has_won(name)
        case GardenerUsed() | PieceMoved() | TilePlaced() | TilePickedUp() | CardWon():
            return ""
        case _:
            assert_never(event)


def _of_turn(event: TurnEvent, events: Events, names: Sequence[str]) -> str:
    match event:
        case TributeDue():
            return words.others_pay()
        case TributeGiven(seat, taker, tiles):
            return words.gives(names[seat - 1], names[taker - 1], tiles)
        case BonusEarned():
            is_lost = any(isinstance(each, TurnBegun) for each in events)
            return "" if is_lost else words.moves_again()
        case BonusDeclined(seat):
            return words.ends_turn(names[seat - 1])
        case Passed(seat, keeps_gardener):
            return words.passes(names[seat - 1], keeps_gardener=keeps_gardener)
        case TurnBegun():
            return ""
        case _:
            assert_never(event)


# -- a word or a step ------------------------------------------------------------------------------


def in_short(events: Events) -> str:
    """Return a move in short for a player's strip: its word, "one step", or "" for others."""
    for event in events:
        match event:
            case WordSpelled(_, word):
                return word
            case StepTaken():
                return one_step()
    return ""


def tell_word(events: Events, name: str) -> str:
    """Return which word or step the events are, without its effects."""
    return words.walks(name, (_main(events, name),))


def tell_path(events: Events, name: str) -> str:
    """Return which word or step the events are, with the effects that are among them."""
    return words.walks(name, (_main(events, name), *_effects(events, name)))


def tell_card(events: Events, name: str) -> str:
    """Return which word or step the events are, and the last card that it wins."""
    card = [each.colour for each in events if isinstance(each, CardWon)][-1:]
    return words.walks(name, (_main(events, name), words.wins_cards(card, yours=not name)))


def _main(events: Events, name: str) -> str:
    """Return what a player does: spells a word, or steps to a square."""
    word = next((each.word for each in events if isinstance(each, WordSpelled)), "")
    if word:
        return words.spells(word, yours=not name)
    return words.steps(_end(events), yours=not name)


def _end(events: Events) -> str:
    """Return the name of the square where the piece ends."""
    return [each.end.name for each in events if isinstance(each, PieceMoved)][-1]


def _effects(events: Events, name: str) -> Iterator[str]:
    """Yield the tiles that a path places and picks up, the Gardener that it uses, and its cards."""
    yours = not name
    if placed := "".join(each.tile for each in events if isinstance(each, TilePlaced)):
        yield words.places(placed, yours=yours)
    if picked_up := "".join(each.tile for each in events if isinstance(each, TilePickedUp)):
        yield words.picks_up(picked_up, yours=yours)
    if any(isinstance(each, GardenerUsed) for each in events):
        yield words.uses_gardener(yours=yours)
    if cards := sorted(each.colour for each in events if isinstance(each, CardWon)):
        yield words.wins_cards(cards, yours=yours)
