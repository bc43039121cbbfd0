"""The start dialogs show the default options of a game."""

import re
from itertools import product

import pytest

from tabletop.app.start.dialog import start_dialog
from tabletop.core.errors import BadRecord
from tabletop.core.options import complete_options
from tabletop.games.registry import explain, load_about, load_bots, load_game
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
            if choice.beside:
                continue  # it does not stand alone
            said = shown[option.key]["follows"].get(chosen.key, {}).get(choice.value)
            taken = complete_options(
                key, options, {chosen.key: choice.value}, load_game(key).info.min_seats
            )
            assert (said or shown[option.key]["value"]) == taken[option.key]


def test_the_dialog_says_what_heights_go_with() -> None:
    """Tuintopia, ruling 22: heights are offered beside level 2 only, and refused without it."""
    options = {option["key"]: option for option in start_dialog("tuintopia")["options"]}
    on = next(value for value in options["heights"]["values"] if value["value"] == "on")
    assert on["beside"] == {"level": "2"}
    known = load_game("tuintopia").info.options
    with pytest.raises(BadRecord) as caught:
        complete_options("tuintopia", known, {"heights": "on"}, 2)
    wrong = "“Heights: On” works only with “Level: Icons, sun and wind”."
    assert explain(caught.value) == wrong
    assert (
        complete_options("tuintopia", known, {"heights": "on", "level": "2"}, 2)["heights"] == "on"
    )


def test_together_the_dialog_proposes_the_large_garden() -> None:
    """The goal of 60 is made for it; a record that names no garden keeps the small one."""
    options = {option["key"]: option for option in start_dialog("tuintopia")["options"]}
    values = {value["value"]: value for value in options["coop"]["values"]}
    assert values["on"]["proposes"] == {"garden": "large"}
    assert values["off"]["proposes"] == {}
    known = load_game("tuintopia").info.options
    assert complete_options("tuintopia", known, {"coop": "on"}, 2)["garden"] == "small"


def test_the_dialog_says_how_many_seats_a_value_wants() -> None:
    """A seat that is not at the table can't begin: the page leaves it out."""
    options = {option["key"]: option for option in start_dialog("hanging-gardens")["options"]}
    values = next(each for each in options.values() if len(each["values"]) > 3)["values"]
    assert {value["value"]: value["seats"] for value in values}["4"] == 4


@pytest.mark.parametrize("key", ALL_GAMES)
def test_each_level_says_how_it_plays_this_game(key: str) -> None:
    """All levels exist, and each has a sentence of its own, which no other game says."""
    levels = start_dialog(key)["levels"]
    opponents = load_about(key).opponents
    assert {"random", "greedy", *opponents} <= set(load_bots(key))
    assert {level["key"] for level in levels} <= set(load_bots(key))
    everywhere = [each["sentence"] for game in ALL_GAMES for each in start_dialog(game)["levels"]]
    for level in levels:
        assert re.fullmatch(r"[A-Z][^.!?]{20,95}\.", level["sentence"])
        assert everywhere.count(level["sentence"]) == 1


def test_the_dialog_says_what_is_thrown_and_by_whom() -> None:
    """Whichever is chosen: what the page rolls or tosses has a name, and so has what people do."""
    dice = next(each for each in start_dialog("wizards-garden")["options"] if each["key"] == "dice")
    assert all("toss that decides who plants first" in each["sentence"] for each in dice["values"])
