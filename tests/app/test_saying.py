"""The prompt below the title is announced when a table opens, and when it changes."""

from __future__ import annotations

import random

import pytest

from tabletop.app.announcing import sentence
from tabletop.app.table.current_scene import current_scene
from tabletop.core.language import figure
from tabletop.games.registry import GAMES, has_table, load_game, table_of
from tests.app.test_every_game import any_move
from tests.app.world import SIZE, World

MINUS = "\N{MINUS SIGN}"
KEYS = [key for key in GAMES if has_table(key)]


def said_since(world: World, count: int) -> list[str]:
    """Return the announcements after the first `count`."""
    return world.said[count:]


def test_a_table_that_opens_says_what_is_wanted() -> None:
    """Also if its size arrives only afterwards, as on the page."""
    world = World().start()
    world.send("link", fragment="new=wizards-garden&seats=2&seed=7&first=1")
    assert world.said == []
    world.send("resize", **SIZE)
    assert world.said == ["Player 1, place a seed on any empty space."]
    world.send("resize", width=390, height=600)
    assert len(world.said) == 1


def test_a_button_that_changes_what_is_wanted_says_it() -> None:
    """After a selection, and after Escape."""
    world = World().start()
    world.new("new=wizards-garden&seats=2&seed=7&first=1")
    world.send("tap", region="c3")
    assert world.said[-1] == "Player 1, place a white Dovetail on c3?"
    world.send("cancel")
    assert world.said[-1] == "Player 1, place a seed on any empty space."


def test_a_move_is_said_before_what_is_wanted_next() -> None:
    """With two people: the one's move, then the other's prompt."""
    world = World().start()
    world.new("new=wizards-garden&seats=2&seed=7&first=1")
    world.send("type", text="c3w")
    move, wanted = world.said[-2:]
    assert "c3" in move
    assert wanted == "Player 2, place a seed on any empty space."


def test_nothing_is_said_over_a_move_while_a_computer_thinks() -> None:
    """That it thinks is only displayed; its move and the next prompt are announced."""
    world = World().start()
    world.new("new=wizards-garden&seats=human,easy&seed=42&first=1")
    count = len(world.said)
    world.send("type", text="c3w")
    (move,) = said_since(world, count)
    assert "c3" in move
    world.answer("b2b")
    assert len(said_since(world, count)) == 3
    assert world.said[-1] == "Place a seed on any empty space."


def test_a_refusal_is_said_once_and_each_time() -> None:
    """Each refused tap announces it once; it does not count as a prompt."""
    world = World().start()
    world.new("new=wizards-garden&seats=2&seed=7&first=1")
    world.send("type", text="c3w")
    count = len(world.said)
    world.send("tap", region="c3")
    world.send("tap", region="c3")
    first, second = said_since(world, count)
    assert first == second


@pytest.mark.parametrize("key", KEYS)
def test_each_step_of_a_hint_is_said_and_leaves_a_trace(key: str) -> None:
    """Why, and then what: two sentences, and what is pointed at says so in the tree."""
    world = World().start()
    world.new(f"new={key}&seats=human{',easy' * (load_game(key).info.min_seats > 1)}&seed=7")
    rng = random.Random(5)
    for number in range(6):
        while world.job and not world.page["table"]["tools"]["hint"]:
            world.answer(any_move(world, rng))
        move = any_move(world, rng)
        world.send("hint")
        assert world.said[-1] == "Thinking about a hint…"
        world.answer(move, "Because it is there.")
        why = world.said[-1]
        pointed = [each for each in world.painted[-1].regions if "hint" in each.states]
        assert len(pointed) == 1, (key, move)
        more = " Tap the bulb to see it." if number < 3 else ""
        assert why == f"Because it is there.{more}"
        assert pointed[0].label.endswith(", suggested by the hint")
        world.send("hint")
        assert world.said[-1] != why, move
        world.send("type", text=move)


def test_a_hint_is_told_also_where_something_is_picked_until_more_is() -> None:
    """Its bulb is seen then, too; whoever picks on is asked what the table asks."""
    world = World().start()
    world.new("new=wizards-garden&seats=2&seed=7&first=1")
    world.send("tap", region="c3")
    world.send("hint")
    world.answer("b2w", "Because it is there.")
    assert world.said[-1] == "Because it is there. Tap the bulb to see it."
    world.send("tap", region="a1")
    assert world.said[-1].endswith("place a white Dovetail on a1?")


def test_a_second_tap_in_garden_growth_says_what_is_put_back() -> None:
    """A seed, or the plant that was selected for care; then the prompt."""
    world = World().start()
    world.new("new=garden-growth&seats=1&seed=7")
    world.send("tap", region="seed-C")
    world.send("tap", region="seed-C")
    assert world.said[-2:] == [
        "You put the carrot back.",
        "Choose a seed and a space for it.",
    ]
    for text in ("A2=C", "end"):
        world.send("type", text=text)
    world.send("tap", region="A2")
    world.send("tap", region="A2")
    assert world.said[-2] == "The carrot on A2 is no longer chosen."


def test_a_plant_of_garden_growth_is_cared_for_again_by_the_same_button() -> None:
    """It stays picked, is let go by an undo and by the end of the turn, and is spoken of."""
    world = World().start()
    world.new("new=garden-growth&seats=1&seed=7")
    for text in ("A2=S", "end", "A1=S", "end"):
        world.send("type", text=text)
    for region in ("A2", "water", "water"):
        world.send("tap", region=region)
    assert world.moves[-2:] == ("A2+", "A2+")
    assert world.said[-1].startswith("What does the strawberry on A2 need?")
    world.send("undo")
    assert world.model.session
    assert world.model.session.selection.draft == ()
    for region in ("A2", "water", "water", "end"):
        world.send("tap", region=region)
    assert world.moves[-1] == "end"
    assert world.model.session.selection.draft == ()


def test_a_lot_that_says_who_goes_first_is_told_when_a_table_opens() -> None:
    """Dice are named too; what is dealt is not told, nor anything once more that was told."""
    world = World().start()
    id_ = world.new("new=hanging-gardens&seats=2&seed=7")
    told = "Player 1 rolls 1 and Player 2 rolls 5: Player 2 goes first."
    assert world.said[0] == told
    world.send("leave")
    world.send("open-save", id=id_)
    world.new("new=tuintopia&seats=2&seed=7")
    assert world.said.count(told) == 1
    assert not any("draws" in said for said in world.said)


def test_behind_the_curtain_nothing_is_asked() -> None:
    """The curtain says whose turn it is; lifting it announces the prompt."""
    world = World().start()
    world.new("new=witchcraft&seats=2&seed=7")
    assert world.page["curtain"]
    assert world.said == ["Player 2 goes first."]
    world.send("lift")
    assert len(world.said) == 2
    assert world.said[1].endswith("where do you go?")


def test_where_people_share_secrets_only_prompts_are_said() -> None:
    """Selections in a hidden hand are displayed, but not announced."""
    world = World().start()
    world.new("new=tuintopia&seats=2&seed=7")
    world.send("lift")
    count = len(world.said)
    card = next(each.id for each in world.painted[-1].regions if each.id.startswith("hand-"))
    world.send("tap", region=card)
    assert world.page["table"]["sentence"]
    world.send("hint")
    world.answer(any_move(world, random.Random(1)), "A secret reason.")
    world.send("hint")
    assert said_since(world, count) == []


def picked(world: World, *regions: str) -> str:
    """Return what is said after the last of some taps, each in its turn."""
    for region in regions:
        world.send("tap", region=region)
    return world.said[-1]


def asked_and_foretold(world: World) -> tuple[str, str]:
    """Return what the page knows of a pick: it says both again when a key asks for it."""
    return world.page["table"]["sentence"], world.page["table"]["foretold"]


def taps_of(world: World, text: str) -> tuple[str, ...]:
    """Return the taps that pick the move of a text, without the last one, which plays it."""
    session, size = world.model.session, world.model.size
    assert session
    assert size
    move = session.match.game.move_from_text(text)
    return table_of(session.match).spelling(current_scene(session, size).sight, move)[:-1]


def is_over(world: World) -> bool:
    """Return whether the game on the table is over."""
    return bool(world.page["table"]["over"])


CARROT = "Plant the carrot on D1? It costs 1 action."
WORTH = "The garden would be worth 1 point: Living plants +1."
NEXT = f"Next upkeep (even): {figure(-1)} water, then 2 actions."


def test_a_pick_says_its_question_and_what_it_would_do() -> None:
    """In one announcement; Escape announces the prompt, and clears the preview."""
    world = World().start()
    world.new("new=garden-growth&seats=1&seed=7")
    assert picked(world, "seed-C", "D1") == f"{CARROT} {WORTH} {NEXT}"
    assert asked_and_foretold(world) == (CARROT, f"{WORTH} {NEXT}")
    world.send("cancel")
    assert world.said[-1] == asked_and_foretold(world)[0]
    assert asked_and_foretold(world)[1] == ""


def test_the_end_of_a_turn_is_asked_with_what_its_upkeep_does() -> None:
    """G5: where actions are left, so that a second tap is wanted."""
    world = World().start()
    world.new("new=garden-growth&seats=1&seed=7")
    for text in ("D1=C", "end"):
        world.send("type", text=text)
    assert picked(world, "end").endswith("D1 will die. Next upkeep (odd): +1 weed, then 1 action.")


def test_a_lesson_speaks_alone() -> None:
    """Its steps say what matters of a pick, here the carrot's rule; a key tells the rest."""
    world = World().start()
    world.send("resize", **SIZE)
    world.send("learn", game="garden-growth", lesson=1)
    world.send("lesson-on")
    count = len(world.said)
    picked(world, "seed-C", "A2")
    assert said_since(world, count) == ["Carrots gain weeds on odd turns only. Plant it!"]
    assert asked_and_foretold(world)[1] == f"{WORTH} {NEXT}"


def test_of_a_long_preview_the_first_sentences_are_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever wants all of it asks for it, or reads the note."""
    monkeypatch.setattr(sentence, "MOST_FORETOLD", len(WORTH) + 10)
    world = World().start()
    world.new("new=garden-growth&seats=1&seed=7")
    assert picked(world, "seed-C", "D1") == f"{CARROT} {WORTH}"
    assert asked_and_foretold(world) == (CARROT, f"{WORTH} {NEXT}")


def test_what_was_foretold_already_is_not_said_again() -> None:
    """A letter more earns nothing more, but makes another question."""
    world = World().start()
    world.new("new=letter-maze&seats=human,easy&seed=7")
    earns = "On this path: places C."
    assert picked(world, "tile-0", "i12").endswith(earns)
    assert picked(world, "i11") == "CA isn’t a word yet: continue or go back."
    assert asked_and_foretold(world)[1] == earns


def test_behind_a_hint_nothing_is_foretold() -> None:
    """Its sentence is no question; the move that it shows is asked and foretold like a pick."""
    world = World().start()
    world.new("new=garden-growth&seats=1&seed=7")
    picked(world, "seed-C", "D1")
    world.send("hint")
    world.answer("D1=C", "Because it is there.")
    why = "Because it is there. Tap the bulb to see it."
    assert world.said[-1] == why
    assert asked_and_foretold(world) == (why, "")
    world.send("hint")
    assert world.said[-1] == f"{CARROT} {WORTH} {NEXT}"


@pytest.mark.parametrize("key", KEYS)
def test_at_every_table_what_a_pick_would_do_is_said(key: str) -> None:
    """At once behind the question, or as a part of it, and briefly; and a note tells it too."""
    world = World().start()
    world.new(f"new={key}&seats=human{',easy' * (load_game(key).info.min_seats > 1)}&seed=7")
    rng, told = random.Random(5), set[str]()
    for _ in range(20):
        while not (is_over(world) or world.page["table"]["tools"]["hint"]):
            world.answer(any_move(world, rng))
        if is_over(world):
            break
        text = any_move(world, rng)
        said = [picked(world, tap) for tap in taps_of(world, text)]
        question, foretold = asked_and_foretold(world)
        assert not said or question in "".join(said)
        assert len(foretold) > 200 or foretold in "".join(said)
        assert not foretold or world.painted[-1].notes
        assert "→" not in question + foretold, "an arrow is read as what it is, not as a change"
        told |= {foretold} - {""}
        world.send("type", text=text)
    assert len(told) > 2 or key in ASK_ALL


ASK_ALL = ("wizards-garden",)
"""Tables whose question says all that a pick would do."""


def test_where_people_share_secrets_nothing_is_foretold() -> None:
    """Nor does the page get a text that a key would read out."""
    world = World().start()
    world.new("new=witchcraft&seats=2&seed=7")
    world.send("lift")
    world.send("type", text="go=Ri")
    count = len(world.said)
    world.send("tap", region="draw")
    assert world.painted[-1].foretold == "You get one of the 40 spells left."
    assert said_since(world, count) == []
    assert asked_and_foretold(world)[1] == ""


def test_looking_back_tells_each_move_but_not_while_they_play() -> None:
    """A replay would run ahead of the voice."""
    world = World().start()
    world.new("new=wizards-garden&seats=2&seed=7&first=1")
    for move in ("c3w", "b2b"):
        world.send("type", text=move)
    world.send("goto", ply=1)
    assert "c3" in world.said[-1]
    count = len(world.said)
    world.send("replay", playing=True)
    world.send("tick")
    assert said_since(world, count) == []
