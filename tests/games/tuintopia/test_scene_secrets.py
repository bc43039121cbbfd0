"""What a table of Tuintopia draws and says holds no secret of anybody else (ruling 33)."""

from __future__ import annotations

import random
import re
from itertools import islice

import pytest

from tabletop.games.tuintopia.rules.cards import CARDS
from tabletop.games.tuintopia.rules.game import GAME
from tabletop.games.tuintopia.rules.state import HIDDEN, State
from tabletop.games.tuintopia.table.table import TABLE
from tabletop.scene.regions import DISABLED
from tests.games.tuintopia.games import TABLES, random_plies
from tests.games.tuintopia.sights import PHONE, TABLET, everything, garden, see

ICON = r'"name": "[^"]*"'
"""The name of an icon: that of a beehive is part of the one of a bumblebee nest."""


def known_to(state: State, viewer: int | None) -> set[int]:
    """Return the cards that a viewer may see: the open ones, the own hand, those laid closed."""
    view = GAME.view(state, viewer)
    cards = {card for card in view.open_cards if card >= 0}
    cards |= {card for card in view.closed_cards if card >= 0}
    return cards | {card for hand in view.hands for card in hand if card >= 0}


def secrets_of(state: State, viewer: int | None) -> set[int]:
    """Return the cards of others' hands and closed cards that a viewer may not know."""
    held = {card for hand in state.hands for card in hand}
    held |= {card for card in state.closed_cards if card >= 0}
    return held - known_to(state, viewer)


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_no_scene_names_a_card_that_the_viewer_may_not_know(table: int) -> None:
    """Neither a key, nor a region, nor a word: for every seat and for an onlooker."""
    for state, _, _ in islice(random_plies(table, 11), 8, 100, 30):
        for viewer in (None, *range(1, len(state.hands) + 1)):
            hidden = secrets_of(state, viewer)
            seen = {CARDS[card].name for card in known_to(state, viewer)}
            for size in (PHONE, TABLET):
                told = re.sub(ICON, "", everything(TABLE.scene(see(state, size, viewer))))
                codes = set(re.findall(r"(?:card|hand)-([A-Z]{3})", told))
                assert not codes & {CARDS[card].code for card in hidden}
                for name in {CARDS[card].name for card in hidden} - seen:
                    assert not re.search(rf"\b{name}\b", told, re.IGNORECASE)


@pytest.mark.parametrize("table", [2, 3, 4])
def test_the_scene_is_the_same_whatever_the_hidden_cards_are(table: int) -> None:
    """Spread anew, the unknown cards change nothing that is drawn or said."""
    rng = random.Random(5)
    for state, _, _ in islice(random_plies(table, 2), 12, 100, 29):
        for viewer in range(1, len(state.hands) + 1):
            other = GAME.resample(GAME.view(state, viewer), viewer, rng)
            assert TABLE.scene(see(other, PHONE, viewer)) == TABLE.scene(see(state, PHONE, viewer))


def test_hands_of_others_are_backs() -> None:
    """An onlooker, to whom the page shows a table under the curtain, sees none of them."""
    model = TABLE.scene(see(garden(), viewer=None))
    backs = [node for node in model.nodes if node.key.startswith("hidden-")]
    assert [node.face for node in backs] == ["back"] * 4
    assert not [region for region in model.regions if region.id.startswith("hand-")]
    assert "card-VAR" not in {node.key for node in model.nodes}


def test_only_who_laid_a_card_closed_is_told_which() -> None:
    """Ruling 33: in its label, its hint and its picture."""
    own = TABLE.scene(see(garden())).region("d1")
    assert own.label == "d1, your face-down card: free-range pig, would score +2"
    assert own.hint.startswith("It needs food and offers compost.")
    other = TABLE.scene(see(garden(), viewer=2)).region("d1")
    assert other.label == "d1, Ada’s face-down card"
    assert other.hint == ""


def test_the_beats_of_a_hidden_move_show_no_face() -> None:
    """What another draws and lays closed stays hidden while it flies."""
    state = garden()._replace(seat=2)
    for text in ("COM#e1", "PER@c5"):
        move = GAME.move_from_text(text)
        after = GAME.apply_move(state, move)
        then = see(after, viewer=1)
        steps = TABLE.beats(see(state, viewer=1), move, then, TABLE.scene(then))
        if text == "COM#e1":
            assert not [step for step in steps if "COM" in everything(step.scene)]
        state = after
    card = next(card for card in state.stack)
    move = GAME.move_from_text(f"draw={CARDS[card].code}")
    after = GAME.apply_move(state, move)
    before, now = see(state, viewer=1), see(after, viewer=1, interactive=False)
    assert HIDDEN in now.state.hands[1]
    for step in TABLE.beats(before, move, now, TABLE.scene(now)):
        assert f"card-{CARDS[card].code}" not in everything(step.scene)


def test_the_own_hand_can_be_read_while_others_play() -> None:
    """And not picked; the cards of others have no name."""
    state = next(state for state, _, _ in islice(random_plies(2, 11), 8, None) if state.seat == 2)
    held = [each for each in state.hands[0] if each >= 0]
    scene = TABLE.scene(see(state, viewer=1, interactive=False, thinking=True))
    hand = [each for each in scene.regions if each.group == "hand"]
    assert [each.id for each in hand] == [f"hand-{CARDS[card].code}" for card in held]
    assert all(each.states == (DISABLED,) and each.hint and each.drag is None for each in hand)
