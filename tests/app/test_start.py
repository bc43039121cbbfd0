"""The start dialogs: they show the defaults that the games take."""

from itertools import product

import pytest

from tabletop.app.start import start_dialog
from tabletop.core.options import complete_options
from tabletop.games.registry import load_game
from tests.tables import ALL_GAMES


def test_the_garden_of_tuintopia_follows_the_level() -> None:
    """The default of one option may depend on another: the small garden, or the large one."""
    options = {option["key"]: option for option in start_dialog("tuintopia")["options"]}
    assert options["garden"]["value"] == "small"
    assert options["garden"]["follows"] == {"level": {"1": "small", "2": "large"}}
    assert options["level"]["follows"] == {}


@pytest.mark.parametrize("key", ALL_GAMES)
def test_the_dialog_shows_the_defaults_that_a_record_takes(key: str) -> None:
    """Whatever is chosen for one option, the others show what the rules fill in."""
    options = load_game(key).info.options
    shown = {option["key"]: option for option in start_dialog(key)["options"]}
    for chosen, option in product(options, options):
        for choice in chosen.choices:
            if chosen.key == option.key or choice.min_seats > load_game(key).info.min_seats:
                continue
            said = shown[option.key]["follows"].get(chosen.key, {}).get(choice.value)
            taken = complete_options(
                options, {chosen.key: choice.value}, load_game(key).info.min_seats
            )
            assert (said or shown[option.key]["value"]) == taken[option.key]
