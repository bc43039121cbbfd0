"""What holds in every position of every game of Wizards' Garden."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.core.errors import IllegalMove
from tabletop.core.game import listed_moves, read_move
from tabletop.core.plain import from_plain, to_plain
from tabletop.core.sampling import random_match
from tabletop.games.wizards_garden.rules.board import CELL_NAMES, CELLS, FACES
from tabletop.games.wizards_garden.rules.game import GAME
from tabletop.games.wizards_garden.rules.notation import Plant
from tabletop.games.wizards_garden.rules.phase import Phase
from tabletop.games.wizards_garden.rules.planting import plant, preview
from tabletop.games.wizards_garden.rules.position import (
    SEEDS,
    Position,
    position_from_text,
    position_to_text,
    why_impossible,
)
from tabletop.games.wizards_garden.rules.state import State
from tests.games.wizards_garden import oracle
from tests.refusals import told

OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"undo": "on"},
    {"first": "1"},
    {"first": "2", "setup": "apart"},
    {"undo": "on", "setup": "apart"},
)
PLANTING = (Phase.PLANT, Phase.REPLANT)


def game_of(seed: int, options: int) -> tuple[State, ...]:
    """Return all states of a random game."""
    match = random_match(GAME, 2, f"game-{seed}", OPTIONS[options])
    return tuple(position.state for position in match.positions)


GAMES = st.builds(game_of, st.integers(0, 3_000), st.integers(0, len(OPTIONS) - 1))


def grid(position: Position) -> oracle.Board:
    """Return the board as the second telling of the rules has it."""
    return {
        CELL_NAMES[cell]: FACES[mask is position.black]
        for mask in (position.white, position.black)
        for cell in CELLS
        if mask >> cell & 1
    }


@given(GAMES)
@settings(max_examples=40, deadline=None)
def test_seeds_are_conserved(states: tuple[State, ...]) -> None:
    """R2, J24: 20 seeds in all; a game has at most 64 plantings."""
    for state in states:
        position = state.position
        flowers = sum(GAME.scores(state))
        assert not position.white & position.black
        assert position.basket >= 0
        assert position.seeds + position.basket + flowers == SEEDS
        assert position.plantings <= 64


@given(GAMES)
@settings(max_examples=40, deadline=None)
def test_the_engine_agrees_with_a_second_telling(states: tuple[State, ...]) -> None:
    """R6 to R11: the same legal plantings, boards and harvests as on a grid of letters."""
    for state in states:
        if state.phase not in PLANTING:
            continue
        board = grid(state.position)
        texts = listed_moves(GAME, state, 100) or []
        assert set(texts) == oracle.plantings(board)
        for text in texts:
            move = GAME.move_from_text(text)
            assert isinstance(move, Plant)
            after = plant(state.position, move)
            rest, faces = oracle.planted(board, text)
            assert grid(after) == rest
            mover = state.position.mover - 1
            gains = [
                now - before
                for now, before in zip(
                    after.flowers[mover], state.position.flowers[mover], strict=True
                )
            ]
            assert gains == [faces.count("w"), faces.count("b")]
            assert after.staff == (mover + 1 if "b" in faces else state.position.staff)


@given(GAMES)
@settings(max_examples=30, deadline=None)
def test_a_preview_tells_what_the_planting_does(states: tuple[State, ...]) -> None:
    """Section 8: flips, lines, flowers and basket of a preview are those of the planting."""
    for state in states:
        if state.phase not in PLANTING:
            continue
        for move in GAME.legal_moves(state):
            assert isinstance(move, Plant)
            model = preview(state.position, move)
            after = plant(state.position, move)
            seeds = grid(state.position)
            assert {CELL_NAMES[cell] for cell in model.flipped} == oracle.neighbours(
                CELL_NAMES[move.cell]
            ) & set(seeds)
            assert not model.is_open
            assert model.basket_after(state.position) == after.basket
            taken = sum(each.line.mask for each in model.harvested)
            assert (model.white | model.black) == (after.white | after.black | taken)
            if len(model.directions) > 1:
                assert preview(state.position, Plant(move.cell, move.face)).is_open


@given(GAMES)
@settings(max_examples=40, deadline=None)
def test_positions_are_read_back_from_their_text(states: tuple[State, ...]) -> None:
    """Section 1: every turn's start and the end have a position string that can be read."""
    for state in states:
        assert from_plain(State, to_plain(state)) == state
        if state.phase in (Phase.PLANT, Phase.OVER):
            assert why_impossible(state.position) is None
            assert position_from_text(position_to_text(state.position)) == state.position


@given(GAMES)
@settings(max_examples=30, deadline=None)
def test_an_undo_restores_everything(states: tuple[State, ...]) -> None:
    """R13: board, basket, flowers and Staff are those before the planting."""
    for before, state in pairwise(states):
        if state.phase is Phase.CONFIRM:
            undone = GAME.apply_move(state, GAME.move_from_text("undo"))
            assert undone.position == before.position
            assert undone.phase is Phase.REPLANT
            assert set(GAME.legal_moves(undone)) == set(GAME.legal_moves(before))


@given(GAMES, st.text(alphabet="abcdwrfist=/1234 keponuX", max_size=9))
@settings(max_examples=60, deadline=None)
def test_only_listed_moves_are_accepted(states: tuple[State, ...], text: str) -> None:
    """Section 7: a text is refused with a code, or it is one of the listed moves."""
    state = states[len(text) * 5 % len(states)]
    legal = listed_moves(GAME, state, 100) or []
    if text in legal:
        assert GAME.move_to_text(read_move(GAME, state, text)) == text
        return
    with pytest.raises(IllegalMove) as caught:
        read_move(GAME, state, text)
    assert caught.value.code.startswith("E-")
    assert told("wizards-garden", caught.value).endswith(".")
