"""Witchcraft by ear: every change of a move is told, once, and labels say what a picture shows."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tabletop.games.registry import AnyMatch
from tabletop.games.witchcraft.rules.notation import move_from_text
from tabletop.games.witchcraft.table.table import TABLE
from tabletop.scene.table import Played
from tests.games.witchcraft.positions import lively_match
from tests.games.witchcraft.test_table import AT_THE_INN, DENOUNCING, played, sight

ROUND = "go=Sw again=Sw go=Ri again=Ri "


def heard(match: AnyMatch, viewer: int = 1) -> list[str]:
    """Return what is read aloud of the last move of a match, beat by beat."""
    before, text = match.back_to(match.ply - 1), match.record.moves[-1]
    then = sight(match, viewer)
    steps = TABLE.beats(sight(before, viewer), move_from_text(text), then, TABLE.scene(then))
    return list(
        filter(
            None,
            (step.caption if step.announcement is None else step.announcement for step in steps),
        )
    )


@pytest.mark.parametrize(
    ("moves", "told"),
    [
        (AT_THE_INN + " go=To", ["Ada goes to the Townhall.", "Ada: Detection −1 (now 6)."]),  # noqa: RUF001
        (ROUND + "event=E09 go=To", ["Ada goes to the Townhall."]),
        (
            ROUND + "event=E09 go=In roll=1",
            ["Ada rolls 1 at the Inn.", "Ada: Detection +7 (now 7)."],
        ),
        (ROUND + "event=E27 roll=3", ["Ada rolls 3."]),
        (
            ROUND + "event=E27 roll=3 roll=4",
            ["Bram rolls 4.", "Knock at the Door changes nothing."],
        ),
        (
            ROUND + "event=E12",
            [
                "Event: Night Watch. Every witch with Detection 8 or more: Detection +2.",
                "Night Watch changes nothing.",
            ],
        ),
    ],
)
def test_each_change_is_heard_once(moves: str, told: list[str]) -> None:
    """W8, W9, W22: what a place, a roll or an event does, also that it does nothing."""
    assert heard(played(moves)) == told


def test_a_drawn_spell_is_heard_with_its_cost_and_what_it_does() -> None:
    """W30: by who draws it, in the words of its card; others hear that there is one less."""
    drawn = played(DENOUNCING + " draw spell=S20")
    (told,) = heard(drawn)
    assert told == (
        "It’s Midnight Crescendo, with 37 spells left in the deck. It costs 3 Toes of"
        " Frog, 3 Wools of Bat and 3 Houndstongues. Gain 5 Power. Your Detection rises by 4."
    )
    assert heard(drawn, viewer=2) == ["37 spells are left in the deck."]


def test_what_changes_meters_is_always_heard() -> None:
    """In a whole game: whoever's meters move is named in what is read aloud."""
    match = lively_match(3, "ear")
    for ply in range(1, match.ply):
        then = match.back_to(ply)
        old, new = then.back_to(ply - 1).state.witches, then.state.witches
        said = " ".join(heard(then))
        for name, before, after in zip(match.names, old, new, strict=True):
            if (before.power, before.detection) != (after.power, after.detection):
                assert name in said, (ply, match.record.moves[ply - 1])


METER = re.compile(r"(Power|Detection) \S+ to (\d+)")


@pytest.mark.parametrize(
    "match", [lively_match(2, "lively-0"), lively_match(4, "lively-2"), lively_match(6, "lively-1")]
)
def test_what_is_heard_has_happened(match: AnyMatch) -> None:
    """W21, W32: no effect is told that came after the end of the game, or over who was out."""
    for ply in range(match.ply - 20, match.ply + 1):
        then = match.back_to(ply)
        told = " ".join(heard(then))
        for name, witch in zip(match.names, then.state.witches, strict=True):
            own = re.findall(rf"{name}: ([^.]*)", told)
            last = dict(found for line in own for found in METER.findall(line))
            meters = {"Power": witch.power, "Detection": witch.detection}
            assert witch.out or all(int(to) == meters[meter] for meter, to in last.items()), ply


def test_labels_say_what_a_picture_shows() -> None:
    """Whose turn it is, what a rival did last, what the roll may bring, what an event has shut."""
    inn = played(AT_THE_INN)
    mover = TABLE.scene(sight(inn)).region("witch-1").label
    assert mover.endswith("to move")
    at_inn = TABLE.scene(sight(inn, 1, "In")).region("witch-1").label
    assert "if you do this: 1–2: Detection +7 to 14; 3–4: Detection +5 to 12" in at_inn  # noqa: RUF001
    last = Played(inn.back_to(inn.ply - 3).state, 2, "go=To")
    hint = TABLE.scene(replace(sight(inn), last=(last,))).region("witch-2").hint
    assert hint == "Last turn: went to the Townhall. Shows every change to Power and Detection."
    shut = TABLE.scene(sight(played(ROUND + "event=E20"))).region("events").label
    assert shut == "Event: Woodcutters. The Forest is closed this round. 29 events left."


def test_buttons_say_what_they_do_in_one_word() -> None:
    """W13: a new spell is drawn; from a full hand one is given away for it."""
    empty = TABLE.scene(sight(played("go=Sw")))
    assert empty.region("draw").label == "Draw a spell, 40 in the deck"
    assert empty.sentence.endswith("spells give Power. Draw one, or move again.")
    assert empty.region("go").label == "Draw or move"
    full = (
        "go=Sw draw spell=S01 go=Sw draw spell=S02 event=E29 spell=S03 spell=S04 "
        "go=Sw draw spell=S39 go=Ri draw spell=S05 event=E07 go=Ro"
    )
    scene = TABLE.scene(sight(played(full)))
    assert scene.region("draw").label == "Draw a spell, but discard one first; 34 in the deck"
    assert scene.sentence.endswith("discard a spell to draw one, or move again.")
    begun = "go=Sw draw spell=S31 go=Sw draw spell=S02 event=E29 spell=S03 spell=S04 go=Ri"
    poor = TABLE.scene(sight(played(begun)))
    assert poor.sentence.endswith("you can’t pay for any spell yet. Draw another, or move again.")
    assert poor.region("go").label == "Draw or move"
    cast = TABLE.scene(sight(played(DENOUNCING), 1, "S02", "2"))
    assert cast.region("go").label == "Cast Whispered Denunciation on Bram"


def test_who_wants_a_witch_comes_to_the_witches_next() -> None:
    """W12: in the order of Tab they follow the spells; W8: and where one is calm, that is said."""
    groups = [group.id for group in TABLE.scene(sight(played(DENOUNCING))).groups]
    assert groups == ["places", "hand", "witches", "go"]
    calm = TABLE.scene(sight(played(ROUND + "event=E09"), 1, "To"))
    assert calm.sentence.endswith("go to the Townhall? Your Detection is already 0.")
