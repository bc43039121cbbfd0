"""Why an opponent moves as it does: one sentence, from what the evaluation weighs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tabletop.games.letter_maze.boards import COLOUR_NAMES
from tabletop.games.letter_maze.bots_worth import Way, tour_of
from tabletop.games.letter_maze.letters import PREMIUM
from tabletop.games.letter_maze.maze import BLUE, NO_TILE
from tabletop.games.letter_maze.moves import kinds_earned
from tabletop.games.letter_maze.notation import Call, Move, Step, Tribute, Word, legs_of, spelled
from tabletop.games.letter_maze.state import Phase, State
from tabletop.games.letter_maze.telling import faces
from tabletop.games.letter_maze.tour import FAR
from tabletop.games.letter_maze.turns import VERY_LONG_WORD, after
from tabletop.games.letter_maze.walking import Stand, can_step, enter, ground_of, stand_of

_ORDINALS = ("first", "second", "third")

_HINDRANCE = 2
"""A way that grows by so many steps is worth a word."""


class Sequel(NamedTuple):
    """What a move is thought to lead to: the moves that are to follow in the turn, and its end.

    `wins` tells whether they reach the finish, `guards` whether a rival could have won otherwise.
    """

    line: tuple[Move, ...] = ()
    wins: bool = False
    guards: bool = False


class _Walk(NamedTuple):
    """A move letter by letter: where it leads, what it lifts, and which letter earns the bonus.

    `at_card` is where the last card was won, None where none was.
    """

    stand: Stand
    at_card: Stand | None
    lifted: str
    uncovers: bool
    premium: str


NOTHING_PLANNED = Sequel()


def reason_for(state: State, move: Move, way: Way, sequel: Sequel = NOTHING_PLANNED) -> str:
    """Return why `move` is good in `state`, told to its player.

    `way` measures the distance to the finish.
    """
    match move:
        case Tribute(tiles):
            return f"You will miss {faces(tiles)} least."
        case Call():
            return _why_call(state)
        case Word() | Step():
            return _why_walk(state, move, way, sequel)
        case _:
            raise ValueError(f"Chance alone decides {move!r}: it has no reason.")


def _why_call(state: State) -> str:
    if state.phase is Phase.BONUS:
        return "Every bonus move would cost more than it brings."
    if can_step(ground_of(state), stand_of(state), with_gardener=True):
        return "Only the Gardener could go on, and the card will be worth more later."
    return "There is no way to go on."


def _why_walk(state: State, move: Word | Step, way: Way, sequel: Sequel) -> str:
    subject = spelled(move) if isinstance(move, Word) else "This step"
    done = _walked(state, move)
    if done.stand.has_won:
        return f"{subject} reaches the finish with every card that it takes: you win."
    deeds = ["keeps a rival from winning with the next word"] if sequel.guards else []
    deeds += [*_on_the_way(state, done, way), *_beside_the_way(state, done, way)]
    if isinstance(move, Word):
        deeds += _earned(state, move, done, sequel)
    if not deeds:
        return f"{subject} costs least, for nothing leads nearer to the finish now."
    return f"{subject} {_listed(deeds)}."


def _walked(state: State, move: Word | Step) -> _Walk:
    ground, stand = ground_of(state), stand_of(state)
    lifted, uncovers, premium = "", False, ""
    at_card: Stand | None = None
    for leg in legs_of(move):
        before, stand = stand, enter(ground, stand, leg)
        tile = before.tiles[stand.square]
        if tile != NO_TILE:
            lifted += tile
            uncovers = uncovers or ground.maze.faces[stand.square] == BLUE
        if stand.is_premium and not before.is_premium:
            premium = leg.face
        if stand.cards != before.cards:
            at_card = stand
    return _Walk(stand, at_card, lifted, uncovers, premium)


def _on_the_way(state: State, done: _Walk, way: Way) -> Iterator[str]:
    """Yield the cards that are won, else how much nearer the finish comes, and the Gardener."""
    before, stand = stand_of(state), done.stand
    won = [colour for colour in stand.cards if colour not in before.cards]
    for number, colour in enumerate(won, start=len(before.cards)):
        yield f"takes you past the {COLOUR_NAMES[colour]} target: your {_ORDINALS[number]} card"
    left, now = (way.steps_left(each.square, each.cards) for each in (before, stand))
    if not won and now < left:
        yield f"shortens your way from {left} steps to {now}"
    if done.at_card and way.steps_left(done.at_card.square, stand.cards) < now < FAR:
        yield f"then leads away from the rest, with {now} steps left"
    if before.has_gardener and not stand.has_gardener:
        yield "uses up your Gardener"


def _beside_the_way(state: State, done: _Walk, way: Way) -> Iterator[str]:
    """Yield what is gained in tiles, and what rivals suffer."""
    gained = [face for face in done.lifted if face in PREMIUM and face in done.stand.hand]
    if gained:
        yield f"picks up {faces(''.join(gained))} for a later bonus"
    if done.uncovers:
        longer = _detour(state, done.stand.tiles, way)
        if longer >= _HINDRANCE:
            yield f"makes a rival's way {longer} steps longer"


def _detour(state: State, tiles: str, way: Way) -> int:
    """Return by how many steps the way of a rival grows at most when `tiles` are left."""
    later = tour_of(state._replace(tiles=tiles))
    return max(
        later.steps_left(player.piece, player.cards) - way.steps_left(player.piece, player.cards)
        for seat, player in enumerate(state.players, 1)
        if seat != state.turn.seat
    )


def _earned(state: State, word: Word, done: _Walk, sequel: Sequel) -> Iterator[str]:
    """Yield what the letters of a word earn (R18, R19, R25)."""
    count = sum(1 for _ in legs_of(word))
    if state.agreed.tribute and count >= VERY_LONG_WORD:
        yield "makes the others give half of their tiles"
    kind = word.bonus or kinds_earned(count, bool(done.premium), state.turn.earned)
    if kind:
        cause = f"{count} letters" if kind == "L" else f"its {faces(done.premium)}"
        yield f"earns a bonus move for {cause}{_rest(after(state, word), sequel)}"


def _rest(state: State, sequel: Sequel) -> str:
    """Return how the turn goes on from `state`."""
    moves = [move for move in sequel.line if isinstance(move, Word)]
    if not moves:
        return ""
    words = list(map(spelled, moves))
    if not sequel.wins:
        gains = _gains(state, moves[0])
        return f", with {words[0]} to follow{f', which {gains}' if gains else ''}"
    return (
        f", and {' and '.join(words)} then {'reaches' if len(words) == 1 else 'reach'} the finish"
    )


def _gains(state: State, word: Word) -> str:
    """Return which cards the next word of a turn takes, and whether the Gardener is used up.

    A tribute may be due before that word; what it brings into the hand changes neither.
    """
    before, stand = stand_of(state), _walked(state, word).stand
    won = [COLOUR_NAMES[colour] for colour in stand.cards if colour not in before.cards]
    deeds = [f"takes the {' and the '.join(won)} card{'s' * (len(won) > 1)}"] if won else []
    deeds += ["uses up your Gardener"] if before.has_gardener > stand.has_gardener else []
    return " and ".join(deeds)


def _listed(deeds: Sequence[str]) -> str:
    """Return deeds as a list; a comma stands even before the last, for deeds may be long."""
    return ", and ".join([", ".join(deeds[:-1]), deeds[-1]] if len(deeds) > 1 else deeds)
