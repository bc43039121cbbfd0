"""What the table of Letter Maze says: the sentence, the buttons' words, the names of squares."""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.letter_maze.boards import COLOUR_NAMES, TARGET_COLOURS, Plan
from tabletop.games.letter_maze.letters import PREMIUM as RARE
from tabletop.games.letter_maze.maze import BLUE, NO_TILE, START, maze_of
from tabletop.games.letter_maze.scene_draft import letters_of
from tabletop.games.letter_maze.scene_shown import Shown
from tabletop.games.letter_maze.scene_tour import tour_of
from tabletop.games.letter_maze.scene_trace import Trace
from tabletop.games.letter_maze.state import SETUP, SMALL_TABLE, Phase, State
from tabletop.games.letter_maze.telling import faces
from tabletop.scene.wording import listed, short_name


def sentence(view: Shown) -> str:
    """Return whose turn it is and what is wanted."""
    state = view.state
    if state.phase in SETUP:
        return "The maze is being laid out."
    if view.looked:
        return look_words(view)
    if state.phase is Phase.OVER:
        return _ended(view)
    name = short_name(view.name(view.mover))
    if not view.active:
        return f"{name} is looking for a word." if view.thinking else f"{name} is to play."
    return f"{name}, {_where(view) if view.points else _wish(view)}"


def _where(view: Shown) -> str:
    """Return where a hint points, which tells no more yet."""
    if view.goal is None:
        tiles = view.state.phase is Phase.TRIBUTE
        return f"look at {'your tiles' if tiles else 'the button with the bulb'}."
    square = square_labels(view.state.plan, view.state.tiles)[view.goal]
    return f"a good move ends at the bulb, on {square}."


def _ended(view: Shown) -> str:
    if not view.state.winner:
        return "Nobody can move any more: the game ends without a winner."
    way = view.state.won_with or "a step"
    return f"{short_name(view.name(view.state.winner))} reaches the finish with {way}, and wins!"


def look_words(view: Shown) -> str:
    """Return what a player who is looked at still needs, and how far that is."""
    player, name = view.player(view.looked), short_name(view.name(view.looked))
    left = view.state.cards_wanted - len(player.cards)
    if view.looked == view.state.winner:
        return f"{name} has won all cards and was first at the finish."
    steps = len(tour_of(view.state, view.looked)) - 1
    cards = f"{left} card{'s' * (left != 1)} to go" if left > 0 else "all cards won"
    if not steps:
        return f"{name}: {cards}; no way to the finish is open just now."
    return f"{name}: {cards}; the shortest way to the finish takes {steps} steps."


def won_words(view: Shown) -> str:
    """Return where a player who is looked at has won each card, and by which word."""
    maze, name = view.maze, view.name(view.looked)
    assert maze is not None
    told = [
        f"the {COLOUR_NAMES[each.colour]} card on {maze.names[each.square]}"
        + (f" with {each.word}" if each.word else " by a step")
        for each in view.won
    ]
    return f"{name} has won {listed(told)}." if told else f"{name} has won no card yet."


def _wish(view: Shown) -> str:
    state = view.state
    if state.phase is Phase.TRIBUTE:
        hand = len(view.player(view.mover).hand)
        taker = short_name(view.name(view.turn))
        return f"give {taker} {hand // 2} of your {hand} tiles for that long word."
    if view.choice.held:
        return f"on which square does the {faces(view.choice.held)} go?"
    if view.trace is not None and view.trace.legs:
        return _on_the_way(view)
    if state.phase is Phase.BONUS:
        return "move again with a word or a step, or end your turn."
    if not view.ways:
        return "there is no way to move: pass."
    return "trace a word from your piece, or step to a lit square."


def _on_the_way(view: Shown) -> str:
    """Return what a path may be played as, or that it goes on."""
    maze, trace = view.maze, view.trace
    assert maze is not None
    assert trace is not None
    more = ", or go on to a lit square" if view.ways else ""
    if view.ending is None:
        if len(trace.legs) == 1:
            return f"one letter is no word yet{': go on to a lit square' if view.ways else ''}."
        return f"{letters_of(trace.legs)} is no word: go {'on or ' if view.ways else ''}back."
    if not view.ending.word:
        return f"step to {maze.names[trace.end.square]}{more}."
    if len(view.ending.moves) > 1:
        bonuses = f"{len(trace.legs)} letters or {rare_letter(view, trace)}"
        word = view.ending.word
        return f"which bonus does {word} use up: {bonuses}? The other stays open this turn."
    return f"play {view.ending.word}{more}."


def goal(state: State) -> str:
    """Return what the game is won by."""
    if state.seats == SMALL_TABLE:
        return "Two cards, then back to the squares round Start."
    return "Three cards, then on to the lowest row."


def prompt(view: Shown) -> str:
    """Return what the game is about now, as long as no word is traced."""
    if view.state.phase is Phase.TRIBUTE and not view.looked:
        half = len(view.player(view.mover).hand) // 2
        return f"Tribute: choose {half} tile{'s' * (half != 1)} to give away."
    if view.state.phase is Phase.OVER:
        first = view.state.winner
        return (
            f"{short_name(view.name(first))} was first." if first else "Nobody can move any more."
        )
    return goal(view.state)


def cards_words(state: State, cards: str) -> str:
    """Return how many cards a player has, and what comes next."""
    wanted = state.cards_wanted
    if len(cards) >= wanted:
        return "All cards won: now to the finish!"
    if not cards:
        return "No card yet: any colour will do."
    there = [each for each in TARGET_COLOURS.values() if each in _colours(state) - set(cards)]
    names = [COLOUR_NAMES[colour] for colour in there]
    either = " or ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))
    return f"{len(cards)} of {wanted} cards; next {either}."


def _colours(state: State) -> set[str]:
    return set(maze_of(state.plan).colours.values())


@lru_cache(maxsize=8)
def square_labels(plan: Plan, tiles: str) -> tuple[str, ...]:
    """Return each square with what can be read there."""
    maze = maze_of(plan)
    return tuple(
        f"{name}, {_letter_words(maze.faces[square], tile, maze.colours.get(square, ''))}"
        for square, (name, tile) in enumerate(zip(maze.names, tiles, strict=True))
    )


def _letter_words(face: str, tile: str, colour: str) -> str:
    if face == START:
        return "Start"
    if face == BLUE:
        return "pond without a tile, closed" if tile == NO_TILE else f"tile {faces(tile)} on a pond"
    printed = faces(face)
    if colour:
        printed = f"{COLOUR_NAMES[colour]} target {printed}"
    elif face in RARE:
        printed = f"premium letter {printed}"
    return printed if tile == NO_TILE else f"tile {faces(tile)} on {printed}"


def square_extras(view: Shown) -> dict[int, list[str]]:
    """Return what else there is to say of some squares: pieces, the path, where it can go on."""
    found: dict[int, list[str]] = {}

    def say(square: int, words: str) -> None:
        found.setdefault(square, []).append(words)

    for seat, player in enumerate(view.state.players, 1):
        say(player.piece, f"piece of {view.name(seat)}")
    for place, square in enumerate(view.path, 1):
        say(square, f"letter {place} of the word")
    for square, crosses in view.ways:
        say(square, "through the hedge, with the Gardener" if crosses else "can be entered")
    if view.mover and view.state.players:
        for square in view.state.turn.used:
            say(square, "used this turn")
    for walked in view.last:
        for square in walked.squares[1:]:
            say(square, f"gone over by {view.name(walked.seat)}")
    return found


def player_label(view: Shown, seat: int) -> str:
    """Return a player with cards, tiles and Gardener, as a button that shows the way ahead."""
    player = view.player(seat)
    cards = [COLOUR_NAMES[colour] for colour in player.cards]
    parts = [view.name(seat)]
    parts += [f"cards {' and '.join(cards)}" if cards else "no card"]
    parts += [f"tiles {faces(player.hand)}" if player.hand else "no tiles"]
    parts += [] if player.has_gardener else ["Gardener spent"]
    parts += ["to move"] if seat == view.mover else []
    parts += ["has won"] if seat == view.state.winner else []
    return ", ".join(parts)


def status_of(state: State) -> str:
    """Return how far the race is: the most cards that anybody has."""
    if state.phase is Phase.OVER:
        return "Finished"
    best = max((len(player.cards) for player in state.players), default=0)
    return f"{best} of {state.cards_wanted} cards" if state.players else "Laid out"


def named(face: str) -> str:
    """Return a face as it is printed: Q as Qu."""
    return "Qu" if face == "Q" else face


def rare_letter(view: Shown, trace: Trace) -> str:
    """Return the first rare letter of a path that earns a bonus (R19)."""
    maze = view.maze
    assert maze is not None
    for leg, lifted in zip(trace.legs, trace.lifted, strict=True):
        if leg.face in RARE and (leg.is_laid or not lifted):
            return named(leg.face)
    return ""
