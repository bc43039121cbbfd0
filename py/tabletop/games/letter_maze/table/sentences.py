"""Which sentences fit what is shown: what is wanted now, and what is told of who is looked at."""

from __future__ import annotations

from tabletop.core.language import t
from tabletop.games.letter_maze.rules.boards import TARGET_COLOURS
from tabletop.games.letter_maze.rules.maze import BLUE, NO_TILE, maze_of
from tabletop.games.letter_maze.rules.moves import tribute_due
from tabletop.games.letter_maze.rules.state import SETUP, Phase, State
from tabletop.games.letter_maze.table.draft import letters_of
from tabletop.games.letter_maze.table.shown import Shown
from tabletop.games.letter_maze.table.trace import Ending, Trace, closed_to
from tabletop.games.letter_maze.words import sentences as words
from tabletop.games.letter_maze.words.names import in_turn
from tabletop.kit.saying import awaited


def sentence(shown: Shown) -> str:
    """Return whose turn it is and what is wanted."""
    state = shown.state
    if state.phase in SETUP:
        return t(words.LAYING_OUT)
    if shown.looked:
        return _looked(shown)
    if state.phase is Phase.OVER:
        return _ended(shown)
    name = shown.short(shown.mover)
    if not shown.active:
        return awaited(shown, shown.mover)
    return _wish(shown, name)


def _looked(shown: Shown) -> str:
    """Return what a player who is looked at still needs, and how far that is."""
    player, name = shown.player(shown.looked), shown.short(shown.looked)
    if shown.looked == shown.state.winner:
        return words.was_first_with_all(name)
    left = max(shown.state.cards_wanted - len(player.cards), 0)
    return words.way_to_go(name, left, len(shown.way))


def _ended(shown: Shown) -> str:
    winner, word = shown.state.winner, shown.state.won_with
    if not winner:
        return t(words.NOBODY_WINS)
    name = shown.short(winner)
    return words.wins_with_word(name, word) if word else words.wins_with_step(name)


def _wish(shown: Shown, name: str) -> str:
    if shown.state.phase is Phase.TRIBUTE:
        hand, taker = shown.player(shown.mover).hand, shown.short(shown.turn)
        return words.pay_tribute(name, taker, tribute_due(hand), len(hand))
    if shown.choice.held:
        return _lay_where(shown, name, shown.choice.held)
    if shown.trace is not None and shown.trace.legs:
        return _on_the_way(shown, shown.trace, name)
    if shown.state.phase is Phase.BONUS:
        return words.move_again(name)
    return words.begin(name) if shown.ways else words.no_way(name)


def _lay_where(shown: Shown, name: str, held: str) -> str:
    """Return the question where a tile goes, with the reason why a square beside is lit no more."""
    assert shown.trace is not None
    assert shown.maze is not None
    closed = closed_to(shown.state, shown.trace, held)
    on_pond = any(shown.maze.faces[square] == BLUE for square in closed)
    on_target = any(square in shown.maze.colours for square in closed)
    on_tile = any(
        shown.maze.faces[square] != BLUE and shown.trace.end.tiles[square] != NO_TILE
        for square in closed
    )
    why_not = words.not_on(pond=on_pond, target=on_target, tile=on_tile) if closed else ""
    return in_turn((words.lay_where(name, held), why_not))


def _on_the_way(shown: Shown, trace: Trace, name: str) -> str:
    """Return what a path may be played as, or that it goes on."""
    goes_on = bool(shown.ways)
    if shown.ending is not None:
        return _at_an_end(shown, trace, shown.ending, name)
    if len(trace.legs) == 1:
        return words.one_letter(name, goes_on=goes_on)
    return words.no_word(name, letters_of(trace.legs), goes_on=goes_on)


def _at_an_end(shown: Shown, trace: Trace, ending: Ending, name: str) -> str:
    goes_on = bool(shown.ways)
    if not ending.word:
        assert shown.maze is not None
        return words.step_to(name, shown.maze.names[trace.end.square], goes_on=goes_on)
    if len(ending.moves) > 1:
        return words.which_bonus(name, ending.word, len(trace.legs), trace.rare)
    return words.play(name, ending.word, goes_on=goes_on)


# -- beside the maze -----------------------------------------------------------------------------


def told_of_looked(shown: Shown) -> str:
    """Return where a player who is looked at has won each card, and the way that is left."""
    maze = shown.maze
    assert maze is not None
    cards = [
        words.card_by_word(each.colour, maze.names[each.square], each.word)
        if each.word
        else words.card_by_step(each.colour, maze.names[each.square])
        for each in shown.won
    ]
    way = [maze.names[square] for square in shown.way]
    leads = words.shortest_way(way) if way else ""
    return in_turn((words.has_won_cards(shown.name(shown.looked), cards), leads))


def prompt(shown: Shown) -> str:
    """Return what the game is about now, as long as no word is traced."""
    state = shown.state
    if state.phase is Phase.TRIBUTE and not shown.looked:
        return words.choose_tribute(tribute_due(shown.player(shown.mover).hand))
    if state.phase is Phase.OVER:
        first = state.winner
        return words.was_first(shown.short(first)) if first else t(words.NOBODY_MOVES)
    return words.goal(state.seats)


def cards_words(state: State, cards: str) -> str:
    """Return how many cards a player has, and what comes next."""
    if len(cards) >= state.cards_wanted:
        return t(words.NOW_TO_THE_FINISH)
    if not cards:
        return t(words.NO_CARD_YET)
    left = set(maze_of(state.plan).colours.values()) - set(cards)
    there = [colour for colour in TARGET_COLOURS.values() if colour in left]
    return words.next_card(len(cards), state.cards_wanted, there)


def status_of(state: State) -> str:
    """Return how far the race is: the most cards that anybody has."""
    if state.phase is Phase.OVER:
        return t(words.FINISHED)
    if not state.players:
        return t(words.LAID_OUT)
    best = max(len(player.cards) for player in state.players)
    return words.most_cards(best, state.cards_wanted)
