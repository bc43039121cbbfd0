"""The form of hints of Wizards' Garden: translated as a whole, and true when a phone cuts them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tabletop.app.table.hinting import shortened
from tabletop.core.sampling import random_match
from tabletop.core.seating import with_names
from tabletop.games.wizards_garden.advice.outlook import plantings
from tabletop.games.wizards_garden.advice.reasons import reason_for
from tabletop.games.wizards_garden.rules.game import GAME
from tabletop.games.wizards_garden.rules.phase import Phase
from tests.pseudo import pseudo_spoken, untranslated

NAMES = ("Hazel", "Basil")

ON_A_PHONE = 600.0
"""About the width of two lines of a hint, less what they say of pressing again."""


def reasons() -> Iterator[str]:
    """Yield reasons for some plantings of random games, also of games that are won or lost."""
    for seed in range(6):
        match = random_match(GAME, 2, f"reasons-{seed}", {})
        states = [each.state for each in match.positions if each.state.phase is Phase.PLANT]
        for state in states[::5]:
            for move in plantings(state.position)[::4]:
                for verdict in (-1, 0, 1):
                    reason = reason_for(state.position, move, verdict, is_trap=seed % 2 == 0)
                    yield with_names(reason, NAMES)


def test_every_reason_is_translated() -> None:
    """Also lines, numbers and what is done."""
    with pseudo_spoken():
        for reason in reasons():
            assert not untranslated(reason, frozenset(NAMES)), reason


BEGINNINGS = (
    "Complete the ",
    "Complete and harvest the ",
    "Leave Hazel no line",
    "Leave Basil no line",
    "Don’t harvest yet",
    "No planting is safe",
    "You can harvest right after ",
    "The safe plantings look worse in a few turns’ time",
    "From here you can win, whatever ",
    "Plant here: that ends the game",
)


@pytest.mark.parametrize("room", [ON_A_PHONE, 420.0])
def test_a_reason_that_is_cut_keeps_its_purpose(room: float) -> None:
    """Its first part is the advice, and stays."""
    for reason in reasons():
        assert shortened(reason, room).startswith(BEGINNINGS), reason
        assert reason.endswith(".")


def test_a_phone_has_room_for_what_a_safe_planting_does() -> None:
    """Else all such hints would say the same: to leave no line."""
    safe = {each for each in reasons() if re.match("Leave (Hazel|Basil) no line: ", each)}
    assert len(safe) > 20
    assert all(": " in shortened(each, ON_A_PHONE) for each in safe)
