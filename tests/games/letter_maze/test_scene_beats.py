"""A move of Letter Maze is shown letter by letter, what it lifts, lays and wins in its order."""

from __future__ import annotations

from tabletop.core.game import read_move
from tabletop.games.letter_maze.rules.game import GAME
from tabletop.games.letter_maze.rules.state import State
from tabletop.games.letter_maze.table.table import TABLE
from tabletop.scene.scene import Scene, Step
from tabletop.scene.shapes import Node
from tests.games.letter_maze.positions import small_state
from tests.games.letter_maze.sights import keys, see


def model(state: State, text: str, viewer: int = 1) -> tuple[Step, ...]:
    """Return the beats of a move, seen by `viewer`."""
    move = read_move(GAME, state, text)
    after = GAME.apply_move(state, move)
    then = see(after, viewer=viewer)
    steps: tuple[Step, ...] = TABLE.beats(see(state, viewer=viewer), move, then, TABLE.scene(then))
    return steps


def place(scene: Scene, key: str) -> tuple[float, float]:
    """Return where a node lies."""
    node: Node = scene.node(key)
    return node.x, node.y


def test_a_word_hops_from_letter_to_letter() -> None:
    """Five letters are five hops; the last beat is the scene at rest."""
    state = small_state(at=["a4"])
    steps = model(state, "SPEED:26666")
    rest = TABLE.scene(see(GAME.apply_move(state, GAME.move_from_text("SPEED:26666"))))
    places = [place(step.scene, "piece-1") for step in steps]
    assert len(set(places[:-1])) == 5
    assert steps[-1].scene == rest
    assert [step.caption for step in steps] == [
        "Ada spells SPEED.",
        *[""] * 4,
        "That earns a bonus move.",
    ]


def test_a_tile_that_is_lifted_flies_to_the_hand() -> None:
    """R10: it leaves its square when the piece comes there."""
    steps = model(small_state(at=["e2"], tiles={"c3": "E"}), "NEAR:1476")
    before, after = steps[0].scene, steps[1].scene
    assert "on-c3" in keys(before)
    assert "on-c3" not in keys(after)
    way = before.node("on-c3").exit
    assert way is not None
    assert way.outside
    assert "tile-1-E-0" in keys(after)


def test_every_sentence_of_a_word_names_it() -> None:
    """Whichever stays on the screen says which word was spelled, and what it did there."""
    steps = model(small_state(at=["e2"], tiles={"c3": "E"}), "NEAR:1476")
    told = [step.caption for step in steps if step.caption]
    assert told == ["Ada spells NEAR.", "Ada spells NEAR and picks up E."]
    told = [step.caption for step in model(small_state(at=["e5"]), "GET:727") if step.caption]
    assert all(each.startswith("Ada spells GET") for each in told)
    assert any(each.endswith("and wins the green card.") for each in told)


def test_all_tiles_of_a_word_are_told_at_its_end_at_once() -> None:
    """R9, R10: sentences that change at each letter flicker by."""
    steps = model(small_state(at=["e2"], tiles={"c3": "E"}), "NE(E)D:1489")
    told = [step.caption for step in steps if step.caption]
    assert told == ["Ada spells NEED.", "Ada spells NEED, places E and picks up E."]


def test_a_tile_that_is_laid_comes_from_the_hand_of_its_owner() -> None:
    """R9: for another viewer, from the panel of the mover."""
    for viewer in (1, 2):
        steps = model(small_state(hands=["T"]), "LA(T)H:2667", viewer)
        assert "on-c2" not in keys(steps[1].scene)
        begin = steps[2].scene.node("on-c2").enter
        assert begin is not None
        assert begin.outside
        panel = steps[2].scene.node("player-1")
        assert (begin.y > 500) == (viewer == 1), panel


def test_a_card_rises_from_its_target_and_flies_to_its_owner() -> None:
    """R15: at the letter that wins it, before the word goes on."""
    steps = model(small_state(at=["e5"]), "GET:727")
    rising = next(index for index, step in enumerate(steps) if "prize" in keys(step.scene))
    assert steps[rising].scene.node("card-1-G").face == ""
    assert steps[rising + 1].scene.node("card-1-G").face == "won"
    goal = steps[rising].scene.node("prize").exit
    assert goal is not None
    assert (goal.x, goal.y) == place(steps[rising].scene, "card-1-G")
    assert place(steps[rising + 1].scene, "piece-1") != place(steps[-2].scene, "piece-1")


def test_the_view_follows_the_piece() -> None:
    """Every beat says what should be seen."""
    steps = model(small_state(at=["a4"]), "SPEED:26666")
    follows = [step.scene.window("maze").follow for step in steps[:-1]]
    assert len(set(follows)) == 5
    assert None not in follows


def test_a_call_is_one_short_beat() -> None:
    """Nothing flies when a turn ends."""
    state = GAME.apply_move(small_state(at=["a4"]), GAME.move_from_text("SPEED:26666"))
    assert len(model(state, "end")) == 1
