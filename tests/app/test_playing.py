"""Playing at the table: taps, typed moves, undo, computers, hints, reviewing earlier plies."""

from __future__ import annotations

import pytest

from tabletop.scene.regions import LEGAL
from tests.app.world import World


@pytest.fixture
def world() -> World:
    """Return a tab with a new game of two people on the table; seat 1 is to move."""
    world = World().start()
    world.new()
    return world


def test_taps_spell_a_move_and_the_button_plays_it(world: World) -> None:
    """Nothing is played before the button is pressed; then the selection is cleared."""
    world.send("tap", region="leaves-3")
    assert world.page["table"]["ply"] == 0
    assert world.painted[-1].region("take").label == "Take 3"
    world.send("tap", region="take")
    assert world.moves == ("take=3",)
    assert "Player 1 takes 3 leaves." in world.said
    assert world.painted[-1].region("take").label == "Take leaves"


def test_a_refused_tap_says_why_and_changes_nothing(world: World) -> None:
    """The sentence below the title gives the reason until the next action."""
    shown = world.send("tap", region="take")
    assert shown["table"]["refused"]
    assert shown["table"]["sentence"] == "First choose how many leaves to take."
    assert world.moves == ()
    assert not world.send("tap", region="leaves-1")["table"]["refused"]


def test_a_typed_move_is_played_or_refused_beside_the_box(world: World) -> None:
    """Each good one is counted, so that the box can be emptied."""
    shown = world.send("type", text=" take=2 ")["table"]["typed"]
    assert shown == {"error": None, "passage": "", "played": 1}
    shown = world.send("type", text="take=9")["table"]["typed"]
    assert shown["played"] == 1
    assert "take=1" in shown["error"]
    assert world.moves == ("take=2",)


def test_a_refusal_names_the_passage_that_explains_it(world: World) -> None:
    """The sentence has no rule number: the page links to the rule, for taps and typed moves."""
    world.send("type", text="take=3")
    world.send("type", text="take=3")
    world.send("tap", region="leaves-3")
    table = world.page["table"]
    assert (table["refused"], table["passage"]) == (True, "L2")
    assert "L2" not in table["sentence"]
    section = {"kind": "rules", "game": "template", "section": table["passage"]}
    assert world.send("dialog", **section)["dialog"] == {**section, "back": False}


def test_escape_puts_back_what_was_picked(world: World) -> None:
    """The selection is cleared, the game unchanged."""
    world.send("tap", region="leaves-2")
    world.send("cancel")
    assert world.painted[-1].region("take").label == "Take leaves"


def test_escape_takes_a_path_back_square_by_square() -> None:
    """One press removes one square, so that a long path need not start over."""
    world = World().start()
    world.send("resize", width=820, height=1180)
    world.send("link", fragment="new=letter-maze&seats=2&seed=bench")
    for _ in range(2):
        lit = (each for each in world.painted[-1].regions if LEGAL in each.states)
        world.send("tap", region=next(each.id for each in lit if each.group == "maze"))
    left = []
    while (session := world.model.session) and session.selection.draft:
        left.append(len(session.selection.draft))
        world.send("cancel")
    assert left == [2, 1]


def test_undo_and_redo_to_the_start(world: World) -> None:
    """Both go decision by decision and are saved."""
    for text in ("take=1", "take=2", "take=3"):
        world.send("type", text=text)
    for left in (2, 1, 0):
        assert world.send("undo")["table"]["ply"] == left
    assert not world.page["table"]["tools"]["undo"]
    assert world.page["table"]["last"] == 3
    for left in (1, 2, 3):
        assert world.send("redo")["table"]["ply"] == left
    assert world.moves == ("take=1", "take=2", "take=3")


def test_what_was_taken_back_can_be_redone_after_a_reload(world: World) -> None:
    """The redo list is saved with the game."""
    id_ = world.model.session.id if world.model.session else ""
    world.send("type", text="take=1")
    world.send("undo")
    again = World(games=world.games, entries=world.entries).start()
    again.send("resize", width=1024, height=660)
    again.send("link", fragment=f"game={id_}")
    assert again.send("redo")["table"]["ply"] == 1


def test_a_computer_gets_the_view_of_its_seat_and_its_move_is_checked() -> None:
    """A stale answer is discarded, an illegal one reported."""
    world = World().start()
    world.new("new=template&seats=human,easy&seed=7&first=1")
    assert world.job is None
    world.send("type", text="take=1")
    assert world.job
    assert (world.job["seat"], world.job["level"], world.job["ply"]) == (2, "easy", 1)
    stale = world.job["number"]
    world.send("undo")
    world.send("thought", number=stale, move="take=1", reason="")
    assert world.moves == ()
    world.send("type", text="take=3")
    world.answer("take=2")
    assert world.moves == ("take=3", "take=2")


def test_a_tap_while_the_computer_thinks_is_answered_with_the_reason() -> None:
    """It is another seat's turn; undo takes the last move back and cancels the job."""
    world = World().start()
    world.new("new=template&seats=human,easy&seed=7&first=1")
    world.send("type", text="take=1")
    assert "not your turn" in world.send("tap", region="leaves-1")["table"]["sentence"]
    assert world.send("undo")["table"]["ply"] == 0
    assert world.job is None


def test_a_computers_turn_is_taken_again_after_a_reload() -> None:
    """The tab may be closed while the computer thinks."""
    world = World().start()
    id_ = world.new("new=template&seats=human,easy&seed=7&first=1")
    world.send("type", text="take=1")
    again = World(games=world.games, entries=world.entries).start()
    again.send("open-save", id=id_)
    assert again.job
    again.answer("take=1")
    assert again.moves == ("take=1", "take=1")


def test_a_computer_that_fails_can_be_asked_again() -> None:
    """The notice gives the reason; nothing is lost."""
    world = World().start()
    world.new("new=template&seats=human,easy&seed=7&first=1")
    world.send("type", text="take=1")
    assert world.job
    shown = world.send("no-thought", number=world.job["number"], why="out of memory")
    assert "out of memory" in shown["notice"]["text"]
    world.job = None
    assert world.send("retry")["notice"] is None
    assert world.job is not None


def test_the_level_can_be_changed_in_mid_game() -> None:
    """The change is saved and applies from the next move, even during a computer's turn."""
    world = World().start()
    id_ = world.new("new=template&seats=human,easy&seed=7&first=1")
    world.send("type", text="take=1")
    world.send("level", seat=2, level="hard")
    assert world.job
    assert world.job["level"] == "hard"
    assert '"level": "hard"' in world.games[id_]


def test_a_hint_gives_the_reason_and_then_the_move(world: World) -> None:
    """The first press announces the second; a third clears the hint."""
    assert "hint" in world.send("hint")["table"]["sentence"]
    world.answer("take=3", "Each leaf is a point.")
    why = "Each leaf is a point. Tap the bulb to see it."
    for depth, told in ((1, why), (2, "Player 1, how many leaves do you take?")):
        assert world.model.session
        assert world.model.session.help.hint
        assert world.model.session.help.hint.depth == depth
        assert world.page["table"]["sentence"] == told
        world.send("hint")
    assert world.model.session
    assert world.model.session.help.hint is None
    assert world.moves == ()


def test_a_hint_repeats_no_plan(world: World) -> None:
    """What the hint before it has said is left out, but for the step itself."""
    for move, step in (("take=1", "Take one."), ("take=2", "Take two.")):
        world.send("hint")
        world.answer(move, f"There’s a plan. {step}")
        begins = "There’s a plan. Take one." if step == "Take one." else step
        assert world.page["table"]["sentence"].startswith(begins)
        world.send("type", text=move)


def test_a_hint_puts_back_what_was_picked(world: World) -> None:
    """The hinted move replaces the person's selection."""
    world.send("tap", region="leaves-2")
    world.send("hint")
    world.answer("take=3", "Each leaf is a point.")
    assert world.painted[-1].region("take").label == "Take 2"
    world.send("hint")
    assert world.model.session
    assert world.model.session.selection.draft == ()


def test_who_picks_after_a_hint_is_told_of_the_own_pick(world: World) -> None:
    """Only where the hint points stays; the next press tells what again."""
    world.send("hint")
    world.answer("take=3", "Each leaf is a point.")
    world.send("hint")
    shown = world.send("tap", region="leaves-1")
    assert "Each leaf is a point." not in shown["table"]["sentence"]
    assert world.model.session
    assert world.model.session.help.hint
    assert world.model.session.help.hint.depth == 1


def test_looking_back_leaves_the_record_alone(world: World) -> None:
    """Any ply can be shown, stepping or playing; no move is accepted until it ends."""
    for text in ("take=1", "take=2"):
        world.send("type", text=text)
    shown = world.send("goto", ply=1)["table"]
    replay = {"ply": 1, "last": 2, "playing": False, "speed": 1, "turning": None}
    assert shown["replay"] == replay
    assert shown["sentence"] == "Player 1 takes 1 leaf."
    assert not any(shown["tools"].values())
    assert world.send("undo")["table"]["last"] == 2
    assert "looking back" in world.send("type", text="take=1")["table"]["typed"]["error"]
    world.send("replay", playing=True, speed=2)
    assert world.send("tick")["table"]["replay"]["ply"] == 2
    assert not world.send("tick")["table"]["replay"]["playing"]
    assert world.send("tap", region="take")["table"]["refused"]
    table = world.send("live")["table"]
    assert (table["replay"], table["refused"], table["typed"]["error"]) == (None, False, None)
    assert world.moves == ("take=1", "take=2")


def test_looking_back_puts_the_result_aside(world: World) -> None:
    """At the end of a game nothing covers the controls of the review."""
    world.send("type", text="take=1")
    world.send("dialog", kind="menu")
    shown = world.send("replay", playing=False)
    assert shown["dialog"] is None
    assert shown["table"]["replay"]["ply"] == 1


def test_going_on_from_an_earlier_ply_makes_another_game(world: World) -> None:
    """The first game is unchanged."""
    world.send("type", text="take=1")
    world.send("type", text="take=2")
    first = dict(world.games)
    world.send("goto", ply=1)
    world.send("continue-here")
    assert world.moves == ("take=1",)
    assert len(world.games) == 2
    assert first.items() <= world.games.items()


def test_the_end_is_announced_when_the_table_has_come_to_rest(world: World) -> None:
    """Winner and score are announced once."""
    for text in ("take=3", "take=1", "take=3"):
        assert world.send("type", text=text)["dialog"] is None
    dialog = world.send("painted")["dialog"]
    assert dialog["headline"] == "Player 1 wins!"
    assert [(each["name"], each["total"]) for each in dialog["standings"]] == [
        ("Player 1", "7 points"),
        ("Player 2", "1 point"),
    ]
    assert dialog["sheet"]["columns"] == ["Total", "Leaves", "The last leaf"]
    assert [row["cells"][0] for row in dialog["sheet"]["rows"]] == ["7", "1"]
    world.send("close-dialog")
    assert world.send("painted")["dialog"] is None
    world.send("again")
    assert world.moves == ()


def test_the_log_tells_every_move(world: World) -> None:
    """Each line has the player, the ply after the move, and its notation."""
    world.send("type", text="take=1")
    (entry,) = world.send("dialog", kind="log")["dialog"]["entries"]
    assert entry == {
        "ply": 1, "mark": 1, "who": "Player 1", "text": "Player 1 takes 1 leaf.", "move": "take=1",
    }  # fmt: skip


def test_a_table_is_never_laid_out_in_less_than_it_needs() -> None:
    """A magnified page gets a scene that is higher than itself, and scrolls it."""
    world = World().start()
    world.new()
    world.send("resize", width=320, height=156)
    assert (world.painted[-1].width, world.painted[-1].height) == (320, 460)


def test_larger_text_is_a_scene_that_the_page_stretches() -> None:
    """Text of twice the size halves the layout's width and height; the factor is limited."""
    world = World().start()
    world.new()
    for text in (2, 9):
        world.send("resize", width=1400, height=800, text=text)
        assert (world.painted[-1].width, world.painted[-1].height) == (700, 400)
