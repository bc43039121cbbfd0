"""The table of Witchcraft: previews, refusals that name the rule, secrets, and beats."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop.core.match import Match
from tabletop.core.record import Record, SeatEntry
from tabletop.games.registry import AnyMatch
from tabletop.games.witchcraft.rules.cards import SPELLS
from tabletop.games.witchcraft.rules.foresight import inn_results
from tabletop.games.witchcraft.rules.game import GAME
from tabletop.games.witchcraft.rules.notation import move_from_text
from tabletop.games.witchcraft.rules.state import State, Step
from tabletop.games.witchcraft.table.table import TABLE
from tabletop.scene.regions import DISABLED, LEGAL, SELECTED
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Text
from tabletop.scene.svg import to_svg
from tabletop.scene.table import REFUSED, Picked, Play, Sight, Sitter
from tests.games.witchcraft.positions import position

NAMES = ("Ada", "Bram", "Cleo", "Dora", "Evi", "Fien")
PHONE, TABLET = (390.0, 720.0), (1024.0, 660.0)

DENOUNCING = (
    "go=Fi draw spell=S02 go=Ri draw spell=S04 event=E06 go=Fi again=Fi go=Ri again=Ri event=E08 "
    "go=To"
)
"""Seat 1 may cast Whispered Denunciation (S02), which wants a target; seat 2 holds S04."""

AT_THE_INN = (
    "go=Sw again=Sw go=Ri again=Ri event=E09 go=In roll=1 again=Sw go=To again=To event=E26"
)
"""Seat 1 is to move with Detection 7."""


def played(moves: str, seats: int = 2) -> AnyMatch:
    """Return a match after these moves, seat 1 going first."""
    entries = tuple(SeatEntry(name) for name in NAMES[:seats])
    record = Record("witchcraft", entries, "s", {"first": "1"}, tuple(moves.split()))
    return Match.load(GAME, record)


def sight(match: AnyMatch, viewer: int | None = 1, *draft: str) -> Sight[State]:
    """Return what `viewer` sees of the table on a tablet."""
    return Sight(
        GAME.view(match.state, viewer),
        tuple(Sitter(name) for name in match.names),
        viewer,
        *TABLET,
        draft=draft,
        interactive=viewer is not None and viewer == match.to_move,
    )


def words(scene: Scene) -> str:
    """Return all that is written in a scene."""
    return " | ".join(
        shape.text for node in scene.nodes for shape in node.shapes if isinstance(shape, Text)
    )


def test_a_cast_shows_what_it_would_change_before_it_is_played() -> None:
    """W11: the cost, the target's Detection, the own one; the button says at whom."""
    looking = sight(played(DENOUNCING), 1, "S02", "2")
    scene = TABLE.scene(looking)
    said = words(scene)
    assert "Bram: Detection 0 → 5" in said
    assert "You: Power 0 → 0" not in said
    assert "Detection 0 → 2" in said
    assert scene.region("go").label == "Cast Whispered Denunciation on Bram"
    assert "if you do this: Detection 0 to 5" in scene.region("witch-2").label
    assert TABLE.tap(looking, "go") == Play("cast=S02@2")


def test_the_only_rival_is_the_target_at_once() -> None:
    """W12: with two witches nobody else can be meant; with three one is asked."""
    assert TABLE.tap(sight(played(DENOUNCING)), "card-S02") == Picked(("S02", "2"))
    three = played(
        "go=Fi draw spell=S02 go=Sw again=Sw go=Sw again=Sw event=E06 go=Fi again=Fi "
        "go=Sw again=Sw go=Sw again=Sw event=E08 go=To",
        3,
    )
    picked = TABLE.tap(sight(three), "card-S02")
    assert picked == Picked(("S02",))
    scene = TABLE.scene(sight(three, 1, "S02"))
    assert scene.sentence.endswith("Whispered Denunciation: who gets 5 Detection, Ada?")
    assert LEGAL in scene.region("witch-3").states
    assert DISABLED in scene.region("witch-1").states
    assert TABLE.tap(sight(three, 1, "S02"), "witch-3") == Picked(("S02", "3"))


@pytest.mark.parametrize(
    ("move", "pointed", "draft"),
    [
        ("cast=S02@2", "card-S02", ("S02", "2")),
        ("draw", "draw", ("draw",)),
        ("again=Sw", "Sw", ("Sw",)),
    ],
)
def test_a_hint_points_where_its_move_begins(
    move: str, pointed: str, draft: tuple[str, ...]
) -> None:
    """W11: at the spell before the witch; what it would do is shown with the target picked."""
    looking, hinted = sight(played(DENOUNCING)), move_from_text(move)
    assert TABLE.pointed(looking, hinted) == pointed
    assert TABLE.draft_of(looking, hinted) == draft


@pytest.mark.parametrize(
    ("moves", "region", "rule"),
    [
        ("", "In", "W6"),
        ("", "draw", "W4"),
        ("", "go", "W5"),
        (DENOUNCING, "witch-2", "W12"),
        (DENOUNCING, "go", "W10"),
        ("go=Fi draw spell=S18 go=Ri again=Ri event=E26 go=To", "card-S18", "W11"),
        ("go=Sw again=Sw go=Ri again=Ri event=E16", "In", "W6"),
    ],
)
def test_a_refusal_names_its_rule(moves: str, region: str, rule: str) -> None:
    """Closed spaces, missing resources, the wrong moment."""
    refusal = TABLE.tap(sight(played(moves)), region)
    assert isinstance(refusal, REFUSED)
    assert refusal.rule == rule


def test_the_inn_tells_its_three_results_before_it_is_entered() -> None:
    """W9: at 7 or less 7, 5 or 3 more; from 8 on 8, 6 or 4, and 15 is out."""
    assert [(each.faces[0], each.detection) for each in inn_results(7)] == [
        ("1", 14), ("3", 12), ("5", 10),
    ]  # fmt: skip
    assert [(each.rolls, each.is_out) for each in inn_results(9)] == [
        ((1, 2, 3, 4), True), ((5, 6), False),
    ]  # fmt: skip
    match = played(AT_THE_INN)
    assert "5–6: Detection +3 to 10" in TABLE.scene(sight(match)).region("In").hint  # noqa: RUF001
    risky = played(AT_THE_INN + " go=Sw again=In roll=6 go=To again=To event=E04")
    scene = TABLE.scene(sight(risky, 1, "In"))
    assert "A roll of 1, 2, 3 or 4 puts you out." in scene.sentence
    assert scene.region("go").label == "Stay at the Inn"


def test_with_three_spells_one_is_discarded() -> None:
    """W13: the button swaps, and asks which."""
    match = played(
        "go=Sw draw spell=S01 go=Sw draw spell=S02 event=E29 spell=S03 spell=S04 "
        "go=Sw draw spell=S39 go=Ri draw spell=S05 event=E07 go=Ro"
    )
    assert TABLE.tap(sight(match), "draw") == Picked(("swap",))
    asked = sight(match, 1, "swap")
    assert TABLE.scene(asked).sentence.endswith("Which spell will you discard, Ada?")
    assert TABLE.tap(asked, "card-S03") == Picked(("swap", "S03"))
    chosen = sight(match, 1, "swap", "S03")
    assert SELECTED in TABLE.scene(chosen).region("card-S03").states
    assert TABLE.scene(chosen).sentence.endswith("discard Candle Trick and draw?")
    assert TABLE.tap(chosen, "go") == Play("swap=S03")


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_a_scene_holds_no_spell_that_its_viewer_may_not_see(viewer: int | None) -> None:
    """W30: neither as a picture, nor a region, nor a note."""
    match = played(DENOUNCING)
    scene = TABLE.scene(sight(match, viewer))
    told = f"{scene.regions}{scene.notes}{scene.nodes}"
    for seat, witch in enumerate(match.state.witches, start=1):
        for card in witch.hand:
            assert (SPELLS[card].name in told) == (seat == viewer)
            assert (card in told) == (seat == viewer)


def test_a_drawn_spell_flies_face_down_to_others() -> None:
    """W30: the beats of a draw show the face to its owner alone."""
    match = played(DENOUNCING + " draw spell=S20")
    before = match.back_to(match.ply - 1)
    for viewer, seen in ((1, True), (2, False)):
        then = sight(match, viewer)
        steps = TABLE.beats(
            sight(before, viewer), move_from_text("spell=S20"), then, TABLE.scene(then)
        )
        told = "".join(str(step.scene) for step in steps)
        assert (SPELLS["S20"].name in told) == seen


def test_effects_of_a_cast_come_one_after_the_other() -> None:
    """W11: first the target, last the own Detection, as the meters show it."""
    match = played(DENOUNCING + " cast=S02@2")
    before = match.back_to(match.ply - 1)
    then, move = sight(match), move_from_text("cast=S02@2")
    steps = TABLE.beats(sight(before), move, then, TABLE.scene(then))
    figures = [tuple(_figure(step.scene, f"detection-{seat}") for seat in (1, 2)) for step in steps]
    assert figures == [("0", "0"), ("0", "5"), ("2", "5"), ("2", "5")]


@pytest.mark.parametrize("viewer", [1, 2])
def test_a_spell_that_draws_gives_power_after_the_draw(viewer: int) -> None:
    """W25, W29: as the log says, not when it is cast."""
    begun = "go=Ri draw spell=S39 go=Sw draw spell=S02 event=E29 spell=S03 spell=S04 go=Ro"
    unmoved = ["0", "0"]
    moved = ["0", "1", "1", "1"]
    for move, powers in (("cast=S39", unmoved), ("spell=S21", unmoved), ("spell=S22", moved)):
        begun = f"{begun} {move}"
        match = played(begun)
        before, then = match.back_to(match.ply - 1), sight(match, viewer)
        steps = TABLE.beats(sight(before, viewer), move_from_text(move), then, TABLE.scene(then))
        assert [_figure(step.scene, "power-1") for step in steps] == powers


def _figure(scene: Scene, key: str) -> str:
    """Return the number that stands beside a meter."""
    return next(shape.text for shape in scene.node(key).shapes if isinstance(shape, Text))


@pytest.mark.parametrize("size", [PHONE, (360.0, 560.0), (1440.0, 800.0)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_sentences_are_short_and_nothing_leaves_the_box(
    seats: int, size: tuple[float, float]
) -> None:
    """The head keeps to two lines on a phone, whatever names sit at the table."""
    match = played("", seats)
    looking = replace(sight(match), width=size[0], height=size[1])
    long = tuple(Sitter("Maximiliana Featherstonehaugh") for _ in match.names)
    for draft in ((), ("Sw",), ("To",)):
        scene = TABLE.scene(replace(looking, draft=draft, sitters=long))
        assert len(scene.sentence) <= 80
        for region in scene.regions:
            assert region.box.x >= 0
            assert region.box.y >= 0
            assert region.box.right <= size[0]
            assert region.box.bottom <= size[1]


def test_the_end_crowns_the_winner_and_answers_no_tap() -> None:
    """W21: nothing more happens; the sentence says who has won."""
    over = played(
        "go=Fo draw spell=S31 go=Ri again=Ri go=Ri again=Ri event=E09 go=Ro again=Fi go=In roll=1 "
        "again=In roll=3 go=In roll=1 again=In roll=3 event=E08 go=To cast=S31",
        3,
    )
    scene = TABLE.scene(sight(over))
    assert scene.sentence == "Ada wins."
    assert scene.region("witch-2").label == "Bram, out"
    refusal = TABLE.tap(sight(over), "Sw")
    assert isinstance(refusal, REFUSED)
    assert refusal.code == "E-OVER"


def test_the_thumbnail_raises_each_hat_with_its_power() -> None:
    """The picture on the menu tells how the race stands, and no spell."""
    match = played(DENOUNCING)
    scene = TABLE.thumbnail(match.state)
    assert {node.key for node in scene.nodes} == {"sky", "hat-1", "hat-2"}
    assert "Denunciation" not in to_svg(scene)
    assert TABLE.status(match.state) == "Round 3"


@pytest.mark.parametrize(
    ("seats", "cast", "lines"),
    [
        ("2/2 00012 S27 Ro | 1/14 00000 . Ri", "S27@2", "Bram: Detection 15, found out. You win:"),
        ("2/2 00012 S27 Ro | 1/14 00000 . Ri | 0/0 00000 . Ri", "S27@2", "Bram: out."),
        ("14/2 21000 S01 Ro | 1/14 00000 . Ri", "S01", "You: Power 15. You win at once."),
        ("2/14 21000 S01 Ro | 1/3 00000 . Ri", "S01", "You: Detection 15, found out. Bram wins"),
        ("2/2 11002 S40 Ro | 14/3 00000 . Ri", "S40", "Bram: Power 15. Bram wins at once."),
    ],
)
def test_a_cast_that_ends_the_game_says_why(seats: str, cast: str, lines: str) -> None:
    """W18-W21: by Power or because the others are found out, whoever wins."""
    state = position(seats, Step.CHOICE)
    card, _, target = cast.partition("@")
    sitters = tuple(Sitter(name) for name in NAMES[: len(state.witches)])
    draft = (card, target) if target else (card,)
    scene = TABLE.scene(Sight(state, sitters, 1, *TABLET, draft=draft, interactive=True))
    assert lines in f"{scene.foretold} "


def numbers(scene: Scene) -> str:
    """Return all that a scene says of the Inn's rolls and of what a pick would change."""
    hints = " ".join(f"{region.label} {region.hint}" for region in scene.regions)
    return f"{hints} {scene.foretold} {words(scene)}"


@pytest.mark.parametrize("draft", [(), ("In",), ("To",), ("Sw",)])
def test_forecasts_come_when_they_are_wanted(draft: tuple[str, ...]) -> None:
    """The Inn's rolls are told before it is picked, only then, or not at all; so are meters."""
    looking = sight(played(AT_THE_INN), 1, *draft)
    told = {
        when: numbers(TABLE.scene(replace(looking, forecast=when)))
        for when in ("always", "after", "never")
    }
    rolls = "Detection +7 to 14"
    assert rolls in told["always"]
    assert (rolls in told["after"]) == (draft == ("In",))
    assert rolls not in told["never"]
    lowered = "Detection 7 to 6"
    assert [lowered in told[when] for when in told] == [draft == ("To",)] * 2 + [False]


def test_a_cast_without_forecast_changes_nothing_on_the_table() -> None:
    """W11: the spell and its target are named; no meter, no line and no button says more."""
    looking = replace(sight(played(DENOUNCING), 1, "S02", "2"), forecast="never")
    scene = TABLE.scene(looking)
    assert "if you do this" not in numbers(scene)
    assert "Bram: Detection" not in numbers(scene)
    assert scene.region("go").label == "Cast Whispered Denunciation on Bram"
    assert "effect" not in {region.id for region in scene.regions}
    assert TABLE.tap(looking, "go") == Play("cast=S02@2")
