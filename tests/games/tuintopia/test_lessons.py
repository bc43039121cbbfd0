"""The lessons of Tuintopia teach every rule that a player must know, each where it is seen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from tabletop.core.lesson import Choose, Do, Lesson, Look, Step
from tabletop.core.match import Match
from tabletop.core.record import SeatEntry
from tabletop.games.tuintopia.rules.cards import CARDS, NUMBERS
from tabletop.games.tuintopia.rules.game import GAME
from tabletop.games.tuintopia.rules.notation import Move
from tabletop.games.tuintopia.rules.scoring import gain_of
from tabletop.games.tuintopia.rules.state import State
from tabletop.games.tuintopia.words.lesson import LESSONS

ICONS, SUN, DOWN, SHADE, ZONES, TIES, TOGETHER = range(7)
"""The places of the lessons."""


class Seen(NamedTuple):
    """What a step shows: the position at which it stands, and the one after its move, if any."""

    before: State
    after: State
    move: str


Fact = Callable[[Seen], bool]


def match_after(lesson: Lesson, moves: tuple[str, ...]) -> Match[State, Move]:
    """Return a lesson's match after some moves."""
    rivals = [SeatEntry("Basil", "easy")] * (lesson.seats - 1)
    match: Match[State, Move]
    match = Match.start(GAME, [SeatEntry("You"), *rivals], lesson.seed, lesson.options)
    for move in moves:
        match = match.play(move)
    return match


def said_at(step: Step) -> list[str]:
    """Return what a step says, with what follows each answer."""
    if isinstance(step, Look):
        return [step.say]
    if isinstance(step, Do):
        return [step.say, step.ready]
    return [step.say, *(way.said for way in step.good), *(slip.said for slip in step.poor)]


def seen_at(lesson: Lesson, step: Step, said: str) -> Seen:
    """Return what a sentence of a step is about: a poor answer with its reply, or the move."""
    line: tuple[str, ...] = () if isinstance(step, Look) else lesson.moves[step.ply :][:1]
    if isinstance(step, Choose):
        ways = [(slip.said, (slip.move, *slip.reply)) for slip in step.poor]
        ways += [(way.said, way.moves[:1]) for way in step.good]
        line = next((moves for text, moves in ways if text == said), line)
    start = lesson.moves[: step.ply]
    before = match_after(lesson, start).state
    after = match_after(lesson, (*start, *line)).state
    return Seen(before, after, line[0] if line else "")


def scored(seat: int, points: int) -> Fact:
    """Return a test of whether a move changes the total of `seat` by `points`."""
    return lambda seen: seen.after.totals[seat - 1] - seen.before.totals[seat - 1] == points


def plays(pattern: str) -> Fact:
    """Return a test of whether `pattern` matches the spelling of the move."""
    return lambda seen: re.fullmatch(pattern, seen.move) is not None


def part(name: str, points: int) -> Fact:
    """Return a test of whether a placement scores `points` by one part of its gain."""

    def fact(seen: Seen) -> bool:
        card, cell = NUMBERS[seen.move[:3]], seen.before.ground.numbers[seen.move[4:]]
        return bool(getattr(gain_of(seen.before, card, cell), name) == points)

    return fact


def hand(count: int) -> Fact:
    """Return a test of whether the learner holds `count` cards."""
    return lambda seen: len(seen.before.hands[0]) == count


def is_on(option: str) -> Fact:
    """Return a test of whether an option of the variant is on."""
    return lambda seen: bool(getattr(seen.before.variant, option))


TAUGHT: tuple[tuple[str, int, str, Fact | None], ...] = (
    ("1 The house is one card", ICONS, "counts once", None),
    ("2 Reachable cells", ICONS, "must touch the house or another card", None),
    ("3 Needs and offers", ICONS, "Pale discs show what the house needs", None),
    ("4 A need that is met", ICONS, "offers food, and the house needs it", scored(1, 1)),
    ("4 Several neighbours, corners", ICONS, "two neighbours offer it", scored(1, 2)),
    ("4 The newer card scores", ICONS, "A pair scores once, for whoever completes it", None),
    ("10 Draw one card", ICONS, "so you hold four again", hand(4)),
    ("Components: 65 cards", TOGETHER, "All 65 cards have been drawn", None),
    ("11, 24 The end, and who wins", ICONS, "full, the highest total wins", None),
    ("5 Sun from the pond", SUN, "A pond gives sun to the three cells above", part("sun", 1)),
    ("6 Shelter", SUN, "stone wall there", part("wind", 1)),
    ("6 Three cells to the right", SUN, "three cells to its right", part("wind", 1)),
    ("6 No wall: wind", SUN, "Lavender has no wall", part("wind", -1)),
    ("6 No wall: wind, which counts", SUN, "With no wall, it gives wind", None),
    ("5 No sun or shade counts nothing", SUN, "With no tab at the top, a card gives no sun", None),
    ("5, 6 Against the wish", SUN, "a point off if not", None),
    ("12, 13 Step A", DOWN, "Step A is required", None),
    ("12, 14 Step B", DOWN, "Step B is optional", plays("...#..")),
    ("Ruling 12 On free cells", DOWN, "face down on a free cell", plays("...#..")),
    ("2 Beside a face-down card", DOWN, "cards may be placed beside it", None),
    ("14 Anybody may turn it", DOWN, "Anyone may", None),
    ("12 Either order", DOWN, "step B first", plays("...#..")),
    ("Ruling 33 Who may look", DOWN, "you may look at that card", None),
    ("14 Turning scores", DOWN, "Turn it over: tap f2", scored(1, 2)),
    ("13 Covering", DOWN, "Cover it", plays("...x..")),
    ("Ruling 12 Never a face-up card", DOWN, "Face-up cards can’t be covered", None),
    ("16 Draw up to four", DOWN, "hold four again", hand(4)),
    ("14 Why to place one face down", DOWN, "Why face down?", None),
    ("17 Face down at the end", DOWN, "Cards still face down at the end score nothing", None),
    ("5 Shade that is wanted", SHADE, "wants shade from below", part("sun", 1)),
    ("5 Shade that is not", SHADE, "the house shades it there", part("sun", -1)),
    ("6 A card that wants wind", SHADE, "rye wants wind", part("wind", 1)),
    ("6 Shelter that is not", SHADE, "keeps the wind off", part("wind", -1)),
    ("5, 6 No tab", SHADE, "Comfrey has no tabs", part("sun", 0)),
    ("5 Neither sun nor shade", SHADE, "no tab at the top gives no sun or shade", None),
    ("16 End of the turn", SHADE, "you draw until you hold four", plays(r"\.")),
    ("18 Zones", ZONES, "by the house, III farther out, II anywhere", is_on("zones")),
    ("21 Exchange: draw", ZONES, "exchange one", plays("!")),
    ("21, ruling 26 The exchange at level 1", ZONES, "At level 1, that’s the whole turn", None),
    ("21 Exchange: put one under", ZONES, "any card, even the new one", plays("!...")),
    ("21 It replaces step A", ZONES, "That was step A", plays("VRN#d1")),
    ("19 Face down anywhere", ZONES, "any zone will do", plays("VRN#d1")),
    ("20 A card turned in the wrong zone", ZONES, "turn over your fern in zone I", scored(1, 0)),
    ("20 It goes into the hand, and the cell is free", ZONES, "and d1 is free", hand(5)),
    ("20 Which card would stay", ZONES, "stay there when turned over", plays("PMP#d1")),
    ("16, ruling 14 More than four", ZONES, "With five cards, you don’t draw", hand(5)),
    ("8 No shelter for a higher card", ZONES, "the wind gets through", part("wind", -1)),
    ("8 Shelter at equal height", ZONES, "4 high, like the tree",
     lambda s: s.before.totals[0] == 2),
    ("8 No pond sun at equal height", ZONES, "pumpkin and pond are both 0", part("sun", 0)),
    ("8 Pond sun for a higher card", ZONES, "potato 1, pumpkin and pond 0",
     lambda s: s.before.totals[0] == 3),
    ("8 Equal height", ZONES, "only cards that are no higher", is_on("heights")),
    ("8, ruling 20 A wall too low", ZONES, "Low walls let the wind in", is_on("heights")),
    ("Players", TIES, "One to four can play, by the same rules", None),
    ("24 Alone", TIES, "Alone, your total is your result", None),
    ("14 Any rival", TIES, "either may take your face-down cards", None),
    ("Options", ZONES, "like the six gardens and playing together", None),
    ("Ruling 27 Placing is compulsory", TIES, "even at a loss", scored(1, -1)),
    ("9 Negative totals", TIES, "totals can be negative", lambda s: s.before.totals[0] == -1),
    ("Ruling 11 Face-down cards fill", TIES, "It fills the cell", plays("KLA#b2")),
    ("Ruling 11 and offer nothing", TIES, "your clover offers nothing", None),
    ("17 The last cell", TIES, "the game is over", lambda s: s.after.ending == "full"),
    ("17 The turn is finished first", TIES, "you still have step B", lambda s: not s.before.free),
    ("24 A shared win", TIES, "If you tie, you share the win", None),
    ("24 Together", TOGETHER, "with 60 at the end you all win", is_on("coop")),
    ("24 Not before the end", TOGETHER, "what counts is the total at the end",
     lambda s: sum(s.before.totals) == 60),
    ("24 A joint loss", TOGETHER, "59 of 60", lambda s: s.after.ending == "full"),
    ("Ruling 29 An empty stack", TOGETHER, "Nobody draws now", lambda s: not s.before.left),
    ("22 Skipping step A", TOGETHER, "skip step A", plays("-")),
    ("Ruling 33 Secrets", TOGETHER, "even when you play together", None),
    ("Ruling 33 Secrets, earlier", DOWN, "even if all play together", None),
    ("23 b, d Rare ends", TOGETHER, "no cards left at all, or 65 turns in a row", None),
    ("23 c Nothing fits", TOGETHER, "no card for a2 in hands or stack", None),
)  # fmt: skip
"""Each rule that a player must know, the lesson that teaches it, words of the sentence that does,
and what must be so in the position that the sentence is about."""


def sentences(place: int) -> Iterator[tuple[Step, str]]:
    """Yield each step of a lesson with each of its sentences that somebody reads.

    What is said of a good answer takes the place of the next step's own sentence.
    """
    steps = LESSONS[place].steps
    for before, step in zip((None, *steps), steps, strict=False):
        is_replaced = isinstance(before, Choose) and all(way.said for way in before.good)
        for said in said_at(step)[is_replaced:]:
            yield step, said


@pytest.mark.parametrize(("rule", "place", "words", "fact"), TAUGHT, ids=[row[0] for row in TAUGHT])
def test_a_rule_is_taught(rule: str, place: int, words: str, fact: Fact | None) -> None:
    """Its sentence is there, and what it tells is so at its step."""
    found = [(step, said) for step, said in sentences(place) if words in said]
    assert found, rule
    if fact is not None:
        assert all(fact(seen_at(LESSONS[place], *each)) for each in found), rule


def test_the_learner_can_tie_the_game_of_the_last_turns() -> None:
    """Both equal totals win, on every line, as the last sentence says."""
    for line in LESSONS[TIES].lines():
        match = match_after(LESSONS[TIES], (*line, "^b2", "draw=COM"))
        outcome = GAME.outcome(match.state)
        assert match.state.totals == (2, 0, 2)
        assert outcome is not None
        assert outcome.winners == (1, 3)


def test_whatever_fills_the_last_cell_the_partners_win() -> None:
    """After the choice all cards that may be placed on the last cell score nothing or more."""
    state = match_after(LESSONS[TOGETHER], LESSONS[TOGETHER].moves).state
    cell = state.ground.numbers["a2"]
    zone = state.ground.zones
    placed = [card for held in state.hands for card in held if zone[CARDS[card].zone] >> cell & 1]
    assert placed
    assert min(gain_of(state, card, cell).total for card in placed) >= 0
