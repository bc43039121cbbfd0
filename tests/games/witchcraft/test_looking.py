"""Looking around in Witchcraft: the piles of cards, a witch and what has moved her meters."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest

from tabletop.app.model.people import People
from tabletop.app.model.selection import Selection
from tabletop.app.model.session import Session
from tabletop.app.model.settings import Stage
from tabletop.app.table.viewer import sight_of
from tabletop.games.registry import AnyMatch
from tabletop.games.witchcraft.rules.board import SPACES
from tabletop.games.witchcraft.rules.cards import EVENTS, SPELLS
from tabletop.games.witchcraft.rules.state import HIDDEN, State
from tabletop.games.witchcraft.table.draft import Cause, causes
from tabletop.games.witchcraft.table.layout import layout
from tabletop.games.witchcraft.table.table import TABLE
from tabletop.scene.boxes import TOUCH
from tabletop.scene.regions import DISABLED, SELECTED
from tabletop.scene.scene import Scene
from tabletop.scene.table import REFUSED, Picked, Sight
from tests.games.witchcraft.positions import lively_match
from tests.games.witchcraft.test_table import (
    AT_THE_INN,
    DENOUNCING,
    PHONE,
    TABLET,
    played,
    sight,
    words,
)

SIZES = [PHONE, TABLET, (360.0, 560.0), (844.0, 330.0), (820.0, 1060.0)]


def looking(match: AnyMatch, inspected: str, viewer: int = 1) -> Sight[State]:
    """Return the sight of a viewer who looks at something, with what is known of the past."""
    session = Session(
        "id",
        match,
        selection=Selection(inspected=inspected),
        people=People(facing=viewer, passing=True),
    )
    return cast("Sight[State]", sight_of(session, Stage(*TABLET)))


def seen(
    match: AnyMatch, inspected: str, viewer: int = 1, size: tuple[float, float] = TABLET
) -> Scene:
    """Return the scene of a viewer who looks at something."""
    width, height = size
    return TABLE.scene(replace(looking(match, inspected, viewer), width=width, height=height))


def told(match: AnyMatch, seat: int) -> tuple[Cause, ...]:
    """Return what has changed the meters of a seat, as seat 1 may know it."""
    return causes(looking(match, f"score-{seat}"), seat)


def test_every_change_of_a_meter_has_its_cause() -> None:
    """In whole games: the changes add up to where the meters stand."""
    for seed in ("a", "b", "c"):
        match = lively_match(4, seed)
        for seat, witch in enumerate(match.state.witches, start=1):
            found = told(match, seat)
            assert sum(each.power for each in found) == witch.power
            assert sum(each.detection for each in found) == witch.detection
            assert all(each.what for each in found)


def test_causes_are_named() -> None:
    """A spell with who cast it, the Inn with its roll; the latest first."""
    match = played(DENOUNCING + " cast=S02@2")
    assert told(match, 2)[0] == Cause(3, "S02", 0, 1, 0, 5)
    assert told(match, 1)[0] == Cause(3, "S02", 0, 0, 0, 2)
    inn = played(AT_THE_INN)
    assert [(each.what, each.roll) for each in told(inn, 1)] == [("E26", 0), ("In", 1)]
    assert "Inn, roll 1" in words(seen(inn, "score-1"))
    assert f"{SPELLS['S02'].name} by Ada" in words(seen(match, "score-2"))


@pytest.mark.parametrize("size", SIZES)
def test_a_witch_is_opened_over_the_village(size: tuple[float, float]) -> None:
    """By a tap on her panel, also at another's turn; the places are gone until one looks away."""
    match = lively_match(6, "d", "1").back_to(90)
    assert TABLE.look(looking(match, ""), "witch-4") == "score-4"
    scene = seen(match, "score-4", size=size)
    ids = {region.id for region in scene.regions}
    assert not ids & set(SPACES)
    assert {"back", "earlier", "later", "witch-1"} <= ids
    assert scene.region("witch-4").states == (SELECTED,)
    assert scene.sentence == (
        "Seat 4: the star is Power (win at 15), the eye Detection (out at 15)."
    )
    assert f"spells: {len(match.state.witches[3].hand)}." in scene.notes[0].text
    opened = looking(match, "score-4/2")
    assert TABLE.look(opened, "witch-4") == ""
    assert TABLE.look(opened, "back") == ""
    assert TABLE.look(opened, "witch-2") == "score-2"


@pytest.mark.parametrize("size", SIZES)
def test_the_dice_of_the_inn_are_explained(size: tuple[float, float]) -> None:
    """A tap opens the witch to move, with what each roll comes to, and the rules of the Inn."""
    match = lively_match(6, "d", "1").back_to(90)
    seat = match.state.mover
    region = seen(match, "", seat, size).region("rolls")
    assert region.label.startswith("After a roll at the Inn: ")
    inspected = TABLE.look(looking(match, "", seat), "rolls")
    assert inspected == f"rolls-{seat}"
    assert TABLE.passage(inspected) == "inn"
    scene = seen(match, inspected, seat, size)
    assert scene.region(f"witch-{seat}").states == (SELECTED,)
    assert region.label in [note.text for note in scene.notes]


def test_the_piles_are_turned_page_by_page() -> None:
    """All that was played is found, once each, the latest first; the last page has no earlier."""
    match = lively_match(5, "e")
    state: State = match.state
    events = [EVENTS[card].name for card in reversed(state.event_discard)]
    spells = [SPELLS[card].name for card in reversed(state.discard)]
    for pile, played_names in (("events", events), ("spells", spells)):
        names: list[str] = []
        inspected: str | None = pile
        while inspected is not None:
            scene = seen(match, inspected, size=(360.0, 560.0))
            names += [note.text.partition(".")[0] for note in scene.notes]
            is_last = DISABLED in scene.region("earlier").states
            inspected = None if is_last else TABLE.look(looking(match, inspected), "earlier")
        assert names == played_names


def test_pages_lead_back_too() -> None:
    """The first page is the pile itself; the other pile begins with its own first page."""
    now = sight(played(DENOUNCING))
    assert TABLE.look(now, "events") == "events"
    second = replace(now, inspected="events/1")
    assert TABLE.look(second, "later") == "events"
    assert TABLE.look(replace(now, inspected="events"), "later") == "events"
    assert TABLE.look(second, "earlier") == "events/2"
    assert TABLE.look(second, "spells") == "spells"


def test_choosing_wins_while_a_target_is_wanted() -> None:
    """A tap on a witch names her then; without a spell it looks at her (W12)."""
    match = played(
        "go=Fi draw spell=S02 go=Sw again=Sw go=Sw again=Sw event=E06 go=Fi again=Fi "
        "go=Sw again=Sw go=Sw again=Sw event=E08 go=To",
        3,
    )
    assert TABLE.look(sight(match), "witch-3") == "score-3"
    choosing = sight(match, 1, "S02")
    assert TABLE.look(choosing, "witch-3") is None
    assert TABLE.look(choosing, "events") == "events"
    assert TABLE.tap(choosing, "witch-3") == Picked(("S02", "3"))


def test_playing_on_looks_away() -> None:
    """What was picked before is put back; a spell that is tapped is seen with the village."""
    opened = replace(sight(played(DENOUNCING), 1, "S02", "2"), inspected="spells")
    assert isinstance(TABLE.tap(opened, "go"), REFUSED)
    assert TABLE.tap(opened, "card-S02") == Picked(("S02", "2"), inspected="")


def test_a_spell_that_cannot_be_cast_now_is_enlarged() -> None:
    """W4, W11: by a tap, with its words and why not now; one that can be cast is picked."""
    poor = played("go=Fi draw spell=S18 go=Ri again=Ri event=E26")
    assert TABLE.look(sight(poor), "card-S18") == "card-S18"
    scene = seen(poor, "card-S18")
    assert not {region.id for region in scene.regions} & set(SPACES)
    assert scene.region("card-S18").states == (SELECTED,)
    assert scene.sentence == "Storm Kettle: what it does, and why you can’t cast it yet."
    lack = "You need 3 more Eyes of Newt, 3 more Toes of Frog and 1 more Adder’s Fork to cast it."
    assert scene.notes[0].text == f"Gain 5 Power. Your Detection rises by 5. {lack}"
    assert lack in words(scene)
    opened = replace(sight(poor), inspected="card-S18")
    assert TABLE.look(opened, "card-S18") == TABLE.look(opened, "back") == ""
    rich = played(DENOUNCING.removesuffix(" go=To"))
    assert TABLE.look(sight(rich), "card-S02") == "card-S02"
    assert "Move first, then you can cast it." in words(seen(rich, "card-S02"))
    assert TABLE.look(sight(played(DENOUNCING)), "card-S02") is None


@pytest.mark.parametrize(
    "inspected", ["score-2", "score-1", "events", "spells", "card-S02", "card-S04", "card-S20"]
)
def test_looking_uncovers_no_hand(inspected: str) -> None:
    """W30: neither drawn nor read aloud; what was drawn and not played yet is nowhere named."""
    match = played(DENOUNCING + " draw spell=S20")
    for viewer in (1, 2):
        scene = seen(match, inspected, viewer)
        said = f"{scene.regions}{scene.notes}{scene.nodes}"
        for seat, witch in enumerate(match.state.witches, start=1):
            for card in witch.hand:
                assert card != HIDDEN
                assert (SPELLS[card].name in said) == (seat == viewer)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("size", SIZES)
def test_panels_can_be_touched_and_leave_the_village_its_room(
    size: tuple[float, float], seats: int
) -> None:
    """Also with six witches on a small phone, standing or lying."""
    places = layout(*size, tuple(range(1, seats + 1)), 1)
    boxes = [panel.box for panel in places.panels]
    for box in boxes:
        assert box.h >= TOUCH
        assert box.w >= 100
    assert places.village.board.h >= (160 if size[1] < 400 else 230)
    for index, box in enumerate(boxes):
        for other in boxes[index + 1 :]:
            across = min(box.right, other.right) - max(box.x, other.x)
            down = min(box.bottom, other.bottom) - max(box.y, other.y)
            assert across <= 0.01 or down <= 0.01
