"""What the lessons of Letter Maze say is true on their boards, and learners do it themselves."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from tabletop.core.lesson import Choose, Do, Lesson, Look
from tabletop.core.match import Match
from tabletop.core.sampling import computer_seats
from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.rules.maze import BLUE, NO_TILE, maze_of
from tabletop.games.letter_maze.rules.notation import Step, Word, legs_of
from tabletop.games.letter_maze.rules.state import Phase, State
from tabletop.games.letter_maze.rules.tour import tour_of
from tabletop.games.letter_maze.words.lesson import LESSONS
from tabletop.games.registry import AnyMatch

WORDS, CARDS, HOME, FINE_POINTS, BONUS, EXTRA_RULES = LESSONS


def at(lesson: Lesson, ply: int, *more: str) -> AnyMatch:
    """Return the match of a lesson at a ply, and after more moves."""
    match: AnyMatch = Match.start(
        GAME, computer_seats(lesson.seats, "random"), lesson.seed, lesson.options
    )
    for move in (*lesson.moves[:ply], *more):
        match = match.play(move)
    return match


def left(state: State) -> int:
    """Return how many steps the learner still has."""
    player = state.players[0]
    return tour_of(state).steps_left(player.piece, player.cards)


def choices(lesson: Lesson) -> Iterator[Choose]:
    return (step for step in lesson.steps if isinstance(step, Choose))


def test_every_word_that_a_lesson_says_leads_nearer_does() -> None:
    """SEAT is three steps nearer; STORM moves again, and a step ends the turn."""
    (step,) = choices(WORDS)
    before = at(WORDS, step.ply)
    for way in step.good:
        after = at(WORDS, step.ply, *way.moves)
        if way.moves[0].startswith("SEAT"):
            assert left(before.state) - left(after.state) == 3
        is_again = after.to_move == 1
        assert is_again == way.moves[0].startswith("STORM")


def test_the_other_e_of_ice_is_behind_a_hedge() -> None:
    """The first lesson says so to anybody who takes it, and it rings the X that earned it."""
    before = at(WORDS, 7).state
    maze = maze_of(before.plan)
    ways, c = {each: maze.names.index(each) for each in ("k8", "k9")}, maze.names.index("j9")
    assert [maze.faces[ways[each]] for each in ("k8", "k9")] == ["E", "E"]
    assert maze.open_ways[c]["9"] == ways["k8"]
    assert maze.hedged_ways[c]["6"] == ways["k9"]
    ring = WORDS.steps[6]
    assert isinstance(ring, Look)
    assert maze.faces[maze.names.index(ring.at)] == "X"
    assert GAME.why_illegal(before, GAME.move_from_text("(I)CE:76*6")) is None


def test_seat_and_storm_begin_on_the_s_that_is_named() -> None:
    """The choice of the first lesson says where to begin: at the upper left of the piece."""
    state = at(WORDS, 9).state
    maze = maze_of(state.plan)
    assert maze.faces[maze.open_ways[state.players[0].piece]["7"]] == "S"


def test_a_learner_wins_a_card_and_so_does_the_rival() -> None:
    """R15, R16: by a word of the learner's own, over the target that was pointed at."""
    first, do, *_ = CARDS.steps
    assert isinstance(first, Look)
    assert isinstance(do, Do)
    assert (
        maze_of(at(CARDS, 15).state.plan).colours[
            maze_of(at(CARDS, 15).state.plan).names.index(first.at)
        ]
        == "Y"
    )
    assert [player.cards for player in at(CARDS, 15).state.players] == ["", ""]
    assert [player.cards for player in at(CARDS, 17).state.players] == ["Y", "Y"]


def test_every_good_way_goes_through_a_hedge_and_nearer() -> None:
    """R14: those that are no nearer are poor, and said to be."""
    (step,) = choices(CARDS)
    before = at(CARDS, step.ply).state
    assert before.players[0].has_gardener
    for way in step.good:
        after = at(CARDS, step.ply, *way.moves).state
        assert not after.players[0].has_gardener
        assert left(after) <= left(before) - 2
    for slip in step.poor:
        after = at(CARDS, step.ply, slip.move).state
        assert not after.players[0].has_gardener
        assert left(after) >= left(before)


def test_the_last_lesson_is_one_word_from_the_finish() -> None:
    """R22: whoever plays on after it can win with RIPS at once; before it nobody could."""
    end = at(HOME, len(HOME.moves))
    assert (end.to_move, end.state.phase) == (1, Phase.BONUS)
    assert end.play("RIPS:3122").state.winner == 1
    begun = at(HOME, 48).state
    assert [player.cards for player in begun.players] == ["ORY"] * 3
    assert tour_of(begun).steps_left(begun.players[1].piece, "ORY") == 3
    pond = maze_of(begun.plan).names.index("f27")
    assert (maze_of(begun.plan).faces[pond], begun.tiles[pond]) == (BLUE, NO_TILE)
    assert begun.players[0].hand[2] == "X"


def test_the_poor_answers_of_the_last_lesson_lose() -> None:
    """The rival reaches the finish with the word that is said; TAX leaves no word that wins."""
    (step,) = choices(HOME)
    for slip in step.poor:
        after = at(HOME, step.ply, slip.move, *slip.reply)
        assert after.state.winner == (2 if slip.reply else 0)
    short = at(HOME, step.ply, "TA(X):836")
    words = [move for move in GAME.legal_moves(short.state) if isinstance(move, Word)]
    assert words
    assert not any(short.play(GAME.move_to_text(move)).state.winner for move in words)


@pytest.mark.parametrize("lesson", [WORDS, CARDS, HOME], ids=["words", "cards", "home"])
def test_every_core_rule_is_done_by_the_learner(lesson: Lesson) -> None:
    """A word, a tile placed, a bonus move, a card, a hedge and a premium tile: none only told."""
    done = [lesson.moves[step.ply] for step in lesson.steps if not isinstance(step, Look)]
    moves = [GAME.move_from_text(each) for each in done]
    walked = [move for move in moves if isinstance(move, Word | Step)]
    assert walked == moves
    is_laid = any(leg.is_laid for move in walked for leg in legs_of(move))
    is_cut = any(leg.crosses for move in walked for leg in legs_of(move))
    assert is_laid == (lesson is not CARDS)
    assert is_cut == (lesson is CARDS)


def test_the_fine_points_are_true_on_their_board() -> None:
    """Set-up, R3, R12, R13, R14, R17: each sentence beside the state that it is about."""
    begun = at(FINE_POINTS, 4).state
    assert [player.hand for player in begun.players] == ["ADE", "ADE", "BOT"]
    assert begun.turn.seat == 1, "the lower seat begins with an equal hand"
    maze = maze_of(begun.plan)
    lifted = at(FINE_POINTS, 7).state
    assert lifted.players[2].hand == "ABOT"
    assert maze.names[lifted.players[2].piece] == "m2"
    ways = maze.open_ways[lifted.players[0].piece]
    assert {way: way in ways for way in "142"} == {"1": True, "4": False, "2": True}
    stepped = at(FINE_POINTS, 13)
    assert stepped.state.players[0].hand == "DEX"
    moves = [GAME.move_to_text(each) for each in GAME.legal_moves(stepped.state)]
    assert "pass" in moves
    assert all("*" in move for move in moves if move != "pass")
    assert maze.names[stepped.state.players[1].piece] == "k2"


def test_the_extra_rules_are_seen_at_work() -> None:
    """R25, R26: a covered target gives no card, and half of three tiles is one."""
    before, covered, lifted = (at(EXTRA_RULES, ply).state for ply in (26, 27, 28))
    a4 = maze_of(before.plan).names.index("a4")
    assert maze_of(before.plan).colours[a4] == "G"
    assert (covered.tiles[a4], covered.players[0].cards) == ("E", "GO")
    assert (lifted.players[1].piece, lifted.players[1].cards) == (a4, "O")
    assert len(lifted.players[1].hand) == 3
    paid = at(EXTRA_RULES, 30)
    assert len(paid.state.players[1].hand) == 2
    assert (paid.to_move, paid.state.phase) == (1, Phase.BONUS)


TAUGHT: dict[str, tuple[Lesson, int, str]] = {
    "R1 two players: two colours, then beside Start": (WORDS, 1, "both colours.*beside Start"),
    "R1 more players: three colours, then the bottom row": (HOME, 1, "three of four.*bottom"),
    "R2, R12 a step ends the turn": (WORDS, 10, "A step ends your turn"),
    "R3 hedges block": (CARDS, 5, "Hedges block"),
    "R3 one open way round a corner is enough": (FINE_POINTS, 7, "one open way.*enough"),
    "R5 nobody enters a pond without its tile": (WORDS, 5, "closed to everyone"),
    "R5 nobody goes over a piece": (FINE_POINTS, 10, "nobody may go over a piece"),
    "R5 nobody enters Start": (FINE_POINTS, 6, "Start is closed for good"),
    "R6 squares used this turn": (WORDS, 8, "Hatched squares are closed"),
    "R19 a premium tile counts when it is placed": (FINE_POINTS, 8, "only when you place it"),
    "R20 each kind of bonus once a turn": (WORDS, 7, "each once a turn"),
    "R20 a word with both kinds earns the one that is left": (
        BONUS,
        5,
        "have counted.*Qu still earns",
    ),
    "R20 two premium letters count once": (BONUS, 6, "K and a V.*only once"),
    "R20 three moves a turn at most": (BONUS, 7, "both bonus moves.*third move is your last"),
    "R11 a tile is placed in the word that picked it up": (BONUS, 2, "later in the same word"),
    "R23 the word list": (WORDS, 4, "Common English words count, but no names"),
    "R23 a shorter word inside a longer one": (BONUS, 3, "offered TEST.*stop at a shorter word"),
    "nothing is hidden": (FINE_POINTS, 3, "You see everyone’s tiles"),
    "R7 letters that touch": (WORDS, 4, "touches the last"),
    "R3 diagonals": (WORDS, 4, "even at a corner"),
    "R7 the own square is no part of the word": (WORDS, 9, "standing on isn’t part"),
    "R8 Qu is one letter": (HOME, 5, "Qu is one letter"),
    "R9 ponds, targets and tiles can't be covered": (FINE_POINTS, 4, "pond, target or tile"),
    "R9 a tile stays on the board": (FINE_POINTS, 5, "Anyone may pick up"),
    "R8 a tile that is picked up is a letter of the word": (WORDS, 5, "counts in TREE.*picked up"),
    "R8 Qu may be read as plain Q": (HOME, 5, "read as QU or Q"),
    "R20 one bonus a word, at choice": (HOME, 7, "You get one bonus: choose which"),
    "R10 tiles are picked up": (WORDS, 5, "picked up"),
    "R12 a step picks up a tile": (FINE_POINTS, 8, "step picks up"),
    "R13 whoever can move must": (FINE_POINTS, 11, "If you can move, you must"),
    "R13 pass, or use the Gardener": (FINE_POINTS, 11, "pass or use your Gardener"),
    "R14 the Gardener, once": (CARDS, 5, "once a game"),
    "R14 the hedge stays": (CARDS, 7, "hedge is still there"),
    "R15 going over a target is enough": (WORDS, 2, "Go over it, or stop on it"),
    "R16 a card for everyone": (CARDS, 3, "a card for everyone"),
    "R17 no limit to tiles": (FINE_POINTS, 9, "no limit"),
    "R17 tiles only by picking them up": (FINE_POINTS, 9, "only get more by picking"),
    "R18 five letters earn a move": (WORDS, 10, "five letters"),
    "R19 the premium letters": (HOME, 5, "J, K, Qu, V, X and Z"),
    "R21 a bonus move": (WORDS, 9, "Bonus move"),
    "R22 the first to arrive wins, no ties": (HOME, 3, "first.*wins at once.*no ties"),
    "R22 going over the finish is enough": (HOME, 3, "goes over the bottom row, or stops there"),
    "R24 an ending without a winner": (FINE_POINTS, 12, "without a winner"),
    "R25 tribute": (EXTRA_RULES, 5, "half, rounded down"),
    "R25 a winning word takes none": (EXTRA_RULES, 6, "takes no tribute"),
    "R26 covered targets": (EXTRA_RULES, 3, "no card"),
    "options are off by default": (EXTRA_RULES, 1, "off unless"),
    "set-up: who begins": (FINE_POINTS, 2, "first in the alphabet begins"),
    "set-up: equal hands": (FINE_POINTS, 3, "listed first"),
}
"""For each rule that a player must know, the lesson, the step from 1 on, and words of it."""


@pytest.mark.parametrize("rule", TAUGHT)
def test_every_rule_is_taught(rule: str) -> None:
    """Nobody reads the page of rules first: what no lesson says, nobody knows."""
    lesson, number, words = TAUGHT[rule]
    step = lesson.steps[number - 1]
    said = [step.say]
    if isinstance(step, Choose):
        said += [way.said for way in step.good]
    if isinstance(step, Do):
        said.append(step.ready)
    assert any(re.search(words, each) for each in said), said


EXERCISED: dict[str, tuple[Lesson, int, set[str]]] = {
    "R7 a word": (WORDS, 4, {"word"}),
    "R9 a tile is placed": (WORDS, 6, {"word", "places", "again"}),
    "R21 a bonus move": (WORDS, 9, {"word", "bonus"}),
    "R15 a card is won by a word": (CARDS, 2, {"word", "card"}),
    "R14 a hedge is crossed": (CARDS, 6, {"Gardener"}),
    "R19 a premium tile earns a move": (HOME, 6, {"places", "again"}),
    "R3 a corner with one open way": (FINE_POINTS, 7, {"step", "past a hedge"}),
    "R12 a step picks up a tile": (FINE_POINTS, 8, {"step", "picks up"}),
    "R13 nobody passes who can move": (FINE_POINTS, 11, {"pass"}),
    "R11 a tile is picked up and placed": (BONUS, 2, {"word", "places", "picked up and placed"}),
    "R20 the other kind still earns a move": (BONUS, 5, {"word", "bonus", "again", "both kinds"}),
    "R26 a target is covered": (EXTRA_RULES, 2, {"places", "covers"}),
    "R25 tribute is due": (EXTRA_RULES, 4, {"word", "tribute", "again"}),
}
"""For each rule that a learner uses, the lesson, the step from 1 on, and what its move does."""


@pytest.mark.parametrize("rule", EXERCISED)
def test_a_learner_uses_the_rules(rule: str) -> None:
    """What somebody has done is not forgotten: the move of the step does what its rule says."""
    lesson, number, wanted = EXERCISED[rule]
    step = lesson.steps[number - 1]
    assert not isinstance(step, Look)
    move = lesson.moves[step.ply]
    assert wanted <= set(
        effects(at(lesson, step.ply).state, at(lesson, step.ply, move).state, move)
    )


def effects(before: State, after: State, text: str) -> Iterator[str]:
    """Yield what a move of the learner does, by the states before and after it."""
    move, was, now = GAME.move_from_text(text), before.players[0], after.players[0]
    maze = maze_of(before.plan)
    yield "word" if isinstance(move, Word) else "step" if isinstance(move, Step) else text
    if isinstance(move, Word | Step):
        legs = legs_of(move)
        if any(leg.is_laid for leg in legs):
            yield "places"
        if Counter(leg.face for leg in legs if leg.is_laid) - Counter(was.hand):
            yield "picked up and placed"
        if len(legs) >= 5 and "P" in set(after.turn.earned) - set(before.turn.earned):
            yield "both kinds"
        corner = {"1": "42", "3": "62", "7": "48", "9": "68"}.get(legs[0].direction, "")
        if sum(each in maze.open_ways[was.piece] for each in corner) == 1:
            yield "past a hedge"
    facts = {
        "picks up": len(now.hand) > len(was.hand),
        "card": now.cards > was.cards,
        "Gardener": was.has_gardener and not now.has_gardener,
        "covers": any(after.tiles[target] != NO_TILE for target in maze.colours),
        "bonus": before.phase is Phase.BONUS,
        "tribute": after.phase is Phase.TRIBUTE,
        "again": after.turn.seat == before.turn.seat and after.turn.has_bonus,
    }
    yield from (name for name, is_so in facts.items() if is_so)
