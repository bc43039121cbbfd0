"""The interface that every registered game must implement, at every seat count and option."""

from __future__ import annotations

import random
from itertools import product

import pytest

from tabletop.ai.bot import decide, luck_of
from tabletop.core.chance import Draw, draws_from
from tabletop.core.errors import IllegalMove
from tabletop.core.game import CHANCE, listed_moves, read_move, refuse
from tabletop.core.match import Match
from tabletop.core.plain import from_plain, to_plain
from tabletop.core.record import Record
from tabletop.core.sampling import random_match
from tabletop.games.registry import GAMES, AnyMatch, load_about, load_bots, load_game, words_of
from tests.amount import thorough_but
from tests.refusals import told
from tests.tables import ALL_GAMES, TABLES, Table, is_usual

PLIES = 90
"""How far the random games of these tests go; most games are over by then."""

NONSENSE = ("", " ", "?", "keep ", "A" * 81, "ä", "first=0", "undo undo", "=", "@@")


@pytest.fixture(params=thorough_but(TABLES, filter(is_usual, TABLES)), ids=str, scope="module")
def match(request: pytest.FixtureRequest) -> AnyMatch:
    """Return a random match at each table."""
    table: Table = request.param
    return random_match(load_game(table.key), table.seats, "contract", table.options, PLIES)


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_listed_by_its_key(key: str) -> None:
    """The registry lists each game under its own key."""
    assert load_game(key).info.key == key


def test_somebody_is_to_move_until_the_game_is_over(match: AnyMatch) -> None:
    """`to_move` is a seat, chance or nobody; there are legal moves exactly until the game ends."""
    game = match.game
    for position in match.positions:
        player = game.current_player(position.state)
        assert player is None or 0 <= player <= len(match.record.seats)
        any_move = next(iter(game.legal_moves(position.state)), None)
        assert (any_move is None) == (player is None)
        assert (game.outcome(position.state) is None) == (player is not None)


def test_every_listed_move_is_legal_and_spelled_once(match: AnyMatch) -> None:
    """Each legal move has a notation of its own, which parses back to the same move."""
    game = match.game
    for position in match.positions[::7]:
        texts = listed_moves(game, position.state, 400)
        for text in texts or ():
            assert len(text) <= 80
            assert text.isascii()
            assert not set(text) & set(" \t\n")
            assert game.move_to_text(read_move(game, position.state, text)) == text
        assert len(set(texts or ())) == len(texts or ())


def test_moves_are_listed_in_a_stable_order(match: AnyMatch) -> None:
    """`legal_moves` gives the same moves in the same order each time."""
    game = match.game
    for position in match.positions[::11]:
        first = [
            move for move, _ in zip(game.legal_moves(position.state), range(300), strict=False)
        ]
        again = [
            move for move, _ in zip(game.legal_moves(position.state), range(300), strict=False)
        ]
        assert first == again


def test_a_state_is_a_value(match: AnyMatch) -> None:
    """States are hashable, unchanged by play, and survive conversion to plain data."""
    game = match.game
    fresh = Match.load(game, match.record)
    for position, again in zip(match.positions, fresh.positions, strict=True):
        assert position == again
        assert hash(position.state) == hash(again.state)
        kind = type(position.state)
        assert from_plain(kind, to_plain(position.state)) == position.state


def test_nonsense_is_refused_and_changes_nothing(match: AnyMatch) -> None:
    """Unreadable moves raise IllegalMove with E-SYNTAX; the match is unchanged."""
    for text in NONSENSE:
        with pytest.raises(IllegalMove) as caught:
            match.play(text)
        assert caught.value.code == "E-SYNTAX"
        assert caught.value.rule == "notation"
        assert told(match.record.game, caught.value).endswith((".", "?", "!"))


def test_moves_of_other_positions_are_played_or_refused_with_a_reason(match: AnyMatch) -> None:
    """A parsable move is either in `legal_moves`, or refused with a code, a rule and a sentence."""
    game = match.game
    for text in dict.fromkeys(match.record.moves):
        refusal = refuse(game, match.state, game.move_from_text(text))
        texts = listed_moves(game, match.state, 2_000)
        assert texts is None or (text in texts) == (refusal is None)
        if refusal is not None:
            assert refusal.code.startswith("E-")
            assert refusal.rule
            assert told(match.record.game, refusal)[-1] in ".?!"


def test_a_finished_game_takes_no_move() -> None:
    """After the end every move is refused with E-OVER, before any other reason."""
    for key in ALL_GAMES:
        game = load_game(key)
        match = random_match(game, game.info.min_seats, "over", {}, 400)
        if match.to_move is None:
            with pytest.raises(IllegalMove) as caught:
                match.play(match.record.moves[-1])
            assert caught.value.code == "E-OVER"
            assert caught.value.rule == game.info.over_rule


def test_scores_open_into_their_terms(match: AnyMatch) -> None:
    """There is one integer for each seat, and in every position the score sheet adds up to it."""
    game = match.game
    for position in match.positions[::5]:
        scores = game.scores(position.state)
        assert len(scores) == len(match.record.seats)
        sheet = game.score_sheet(position.state)
        assert tuple(sum(term.points for term in seat) for seat in sheet) == scores


def test_the_text_of_a_record_is_read_back(match: AnyMatch) -> None:
    """Parsing a record's text and replaying it gives the same match."""
    record = Record.from_text(match.record.to_text())
    assert record == match.record
    assert Match.load(match.game, record).positions == match.positions


class CountedDraw:
    """A source of draws that counts them."""

    def __init__(self, draw: Draw) -> None:
        self._draw = draw
        self.taken = 0

    def __call__(self, k: int) -> int:
        """Return the next draw."""
        self.taken += 1
        return self._draw(k)


def test_chance_follows_the_seed(match: AnyMatch) -> None:
    """A seed's outcomes are possible, use the declared draws, and keep the game seeded."""
    game = match.game
    for position in match.positions:
        if game.current_player(position.state) == CHANCE:
            counted = CountedDraw(draws_from(match.record.seed, position.draws))
            outcome = game.draw_chance(position.state, counted)
            assert game.why_illegal(position.state, outcome) is None
            assert game.draws_taken(position.state, outcome) == counted.taken
    assert match.positions[-1].seeded


def test_every_move_is_told_in_a_sentence(match: AnyMatch) -> None:
    """`describe_move` returns a sentence for each seat and for an onlooker."""
    game, record = match.game, match.record
    for position, text in zip(match.positions, record.moves, strict=False):
        move = game.move_from_text(text)
        for viewer in (None, *range(1, len(record.seats) + 1)):
            sentence = words_of(match).describe_move(position.state, move, match.names, viewer)
            assert sentence[-1] in ".!"


def test_a_view_shows_what_its_seat_decides(match: AnyMatch) -> None:
    """A view has the true scores and side to move, and legal moves for its own seat only."""
    game = match.game
    for position in match.positions[::6]:
        player = game.current_player(position.state)
        for seat in range(1, len(match.record.seats) + 1):
            view = game.view(position.state, seat)
            assert game.current_player(view) == player
            assert from_plain(type(view), to_plain(view)) == view
            if player == seat:
                shown = listed_moves(game, view, 400)
                assert shown == listed_moves(game, position.state, 400)
            elif game.info.has_secrets and player:
                assert not list(game.legal_moves(view))


def test_a_resampled_state_looks_the_same(match: AnyMatch) -> None:
    """`resample` returns a full state with the same view for its seat as the true one."""
    game = match.game
    rng = random.Random(5)
    for position in match.positions[::9]:
        for seat in range(1, len(match.record.seats) + 1):
            view = game.view(position.state, seat)
            assert game.view(game.resample(view, seat, rng), seat) == view


def test_opponents_play_legal_moves_and_the_same_again(match: AnyMatch) -> None:
    """Random and greedy bots need only their view, and move alike given the same luck."""
    game, record = match.game, match.record
    deciding = [
        (ply, position.state)
        for ply, position in enumerate(match.positions)
        if game.current_player(position.state)
    ]
    for ply, state in deciding[:: max(1, len(deciding) // 3)]:
        seat = game.current_player(state)
        assert seat
        for level in ("random", "greedy"):
            bot = load_bots(record.game)[level]
            moves = {
                decide(bot, game.view(state, seat), seat, luck_of("s", ply, level)).move
                for _ in range(2)
            }
            assert len(moves) == 1
            assert game.why_illegal(state, moves.pop()) is None


def test_what_people_can_throw_is_what_chance_can_bring(match: AnyMatch) -> None:
    """If people may throw dice, the combinations of faces are exactly the possible outcomes."""
    game = match.game
    for position in match.positions:
        throw = game.throw(position.state)
        if throw is None:
            continue
        assert load_about(match.record.game).throws
        assert game.current_player(position.state) == CHANCE
        asked = words_of(match).throw_questions(position.state, match.names)
        assert len(asked) == len(throw.faces)
        assert all(asked)
        faces = product(*throw.faces)
        outcomes = listed_moves(game, position.state, 2_000)
        assert sorted(map(throw.outcome, faces)) == outcomes
