"""The card tables: what is checked when they are loaded, and their words (section 4)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tabletop.games.witchcraft.rules import cards
from tabletop.games.witchcraft.rules.cards import EVENTS, SPELLS, BadCard, check_names
from tabletop.games.witchcraft.words.cards import brought_by, event_in_words, spell_in_words
from tabletop.games.witchcraft.words.wanted import target_of
from tests.test_every_lesson import lines_of

FOLDER = Path(cards.__file__).parents[1]
SPELL_TEXT = (FOLDER / "spells.txt").read_text(encoding="utf-8")
EVENT_TEXT = (FOLDER / "events.txt").read_text(encoding="utf-8")

BAD_SPELLS = {
    "an id left out": ("S02|", "S03|", "Row 2"),
    "an id that is none": ("S07|", "S7|", "Row 7"),
    "a field too few": ("|POW self +1|-2", "|POW self +1", "S24"),
    "no name": ("Moth Lantern", "", "S05"),
    "kinds in another order": ("2N2F|POW self +2|+1", "2F2N|POW self +2|+1", "S07"),
    "a cost of nothing": ("1N1H|RES", "|RES", "S38"),
    "a cost of eleven": ("2N2F2B2H2A", "3N2F2B2H2A", "S21"),
    "an unknown verb": ("STEAL X 1", "ROB X 1", "S36"),
    "an unknown player": ("DET target +4|-2", "DET rival +4|-2", "S26"),
    "an unknown condition": ("if det>=6", "if det=6", "S22"),
    "a condition on a theft": ("STEAL X 1", "STEAL X 1 if low", "S36"),
    "no sign": ("POW target -3", "POW target 3", "S33"),
    "effects apart by a comma": ("DRAW self 2; POW", "DRAW self 2, POW", "S39"),
    "own Detection of 7": ("DET target +5|+2", "DET target +5|+7", "S02"),
    "own Detection of -5": ("POW self +1|-4", "POW self +1|-5", "S25"),
    "own Detection without sign": ("POW self +1|-4", "POW self +1|4", "S25"),
    "a roll in a spell": ("RES self X +1", "RES self d +1", "S38"),
    "a closure by a spell": ("RES self X +1", "CLOSE In", "S38"),
    "own Detection among the effects": ("RES self X +1", "DET self +1", "S38"),
    "a spell without effect": ("STEAL X 1", "-", "S36"),
    "a row too many": ("S40|", "S40|Spare|1N|POW self +1|0\nS41|", "41 rows"),
}

BAD_EVENTS = {
    "an id left out": ("E02|", "E03|", "Row 2"),
    "unknown dice": ("each|POW all +d", "both|POW all +d", "E02"),
    "a roll without dice": ("each|POW all +d", "-|POW all +d", "E02"),
    "a condition on a roll without dice": (
        "each|DET all +2 if roll",
        "-|DET all +2 if roll",
        "E27",
    ),
    "a closure by many rolls": ("one|CLOSE d", "each|CLOSE d", "E23"),
    "an event with a caster": ("POW all +1 if roll", "POW self +1 if roll", "E30"),
    "an event that does nothing": ("-|CLOSE In", "-|-", "E16"),
}


@pytest.mark.parametrize("name", BAD_SPELLS)
def test_a_bad_row_of_the_spells_is_named(name: str) -> None:
    """Section 7: ids without gaps, 1 to 10 resources, the grammar, own Detection -4 to 6."""
    good, bad, row = BAD_SPELLS[name]
    assert good in SPELL_TEXT
    with pytest.raises(BadCard, match=rf"{row}\b"):
        cards.read_spells(SPELL_TEXT.replace(good, bad))


@pytest.mark.parametrize("name", BAD_EVENTS)
def test_a_bad_row_of_the_events_is_named(name: str) -> None:
    """Section 7: ids without gaps, dice where a roll is wanted, the grammar."""
    good, bad, row = BAD_EVENTS[name]
    assert good in EVENT_TEXT
    with pytest.raises(BadCard, match=rf"{row}\b"):
        cards.read_events(EVENT_TEXT.replace(good, bad))


def test_a_table_that_ends_early_is_refused() -> None:
    """W2: all forty spells and thirty events are there."""
    with pytest.raises(BadCard, match="39 rows"):
        cards.read_spells("\n".join(SPELL_TEXT.splitlines()[:-1]))
    with pytest.raises(BadCard, match="29 rows"):
        cards.read_events("\n".join(EVENT_TEXT.splitlines()[:-1]))


def test_no_name_is_used_twice() -> None:
    """Section 4: no two cards share a name, neither within a table nor across both."""
    twin = EVENTS["E03"]._replace(name=SPELLS["S10"].name)
    with pytest.raises(BadCard, match=r"E03.*S10"):
        check_names([*SPELLS.values(), twin])


def test_spells_with_a_target_are_known() -> None:
    """W12: these name an opponent, STEAL always does, all others name nobody."""
    wanting = [card for card, spell in SPELLS.items() if spell.wants_target]
    assert wanting == ["S02", "S26", "S27", "S29", "S30", "S32", "S33", "S35", "S36"]


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        ("S01", "Gain 1 Power. Your Detection rises by 1."),
        ("S09", "Gain 2 Power. Your Detection stays the same."),
        ("S22", "Gain 1 Power, or 3 if your Detection is 6 or more. Your Detection rises by 1."),
        ("S29", "One rival: Detection +3. Gain 1 Power. Your Detection stays the same."),
        ("S34", "Every rival: Power −1. Gain 1 Power. Your Detection rises by 1."),  # noqa: RUF001
        ("S36", "Take 1 of each resource from a rival. Your Detection rises by 2."),
        ("S38", "Gain 1 of each resource. Your Detection rises by 2."),
        ("S39", "Draw 2 spells, up to three in hand. Gain 1 Power. Your Detection rises by 1."),
    ],
)
def test_a_spell_is_told_from_its_effects(card: str, sentence: str) -> None:
    """Section 4: the sentence of a card is made from the facts that the engine reads."""
    assert spell_in_words(SPELLS[card]) == sentence


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        ("E01", "Every witch with Detection below 5: Power +2."),
        ("E02", "Each witch rolls the die. Every witch gains as much Power as she rolls."),
        ("E10", "Every witch: \N{MINUS SIGN}1 of each resource."),
        ("E15", "Every witch at the Inn: Detection +2."),
        ("E22", "The Fields are closed all next round."),
        ("E24", "Every witch with the highest Power: Power \N{MINUS SIGN}1."),
        ("E28", "Every witch with 3 or more spells in hand: discard the oldest spell."),
    ],
)
def test_an_event_is_told_from_its_effects(card: str, sentence: str) -> None:
    """Section 4: the sentence of a card is made from the facts that the engine reads."""
    assert event_in_words(EVENTS[card]) == sentence


def test_every_card_has_its_own_words() -> None:
    """Two spells with equal words have equal effects and differ in cost alone."""
    by_words: dict[str, set[object]] = {}
    for spell in SPELLS.values():
        facts = (spell.effects, spell.own_detection)
        by_words.setdefault(spell_in_words(spell), set()).add(facts)
    assert all(len(facts) == 1 for facts in by_words.values())
    assert len({event_in_words(event) for event in EVENTS.values()}) == len(EVENTS)


def test_a_question_says_what_no_meter_foretells() -> None:
    """W12: who gets or loses what, and what a cast does to resources and hands; in two lines of a
    phone, with names of usual length."""
    said = {card: brought_by(card) for card in SPELLS}
    assert {card: each for card, each in said.items() if each} == {
        "S36": "You take 1 of each.",
        "S37": "Every rival: \N{MINUS SIGN}1 of each resource.",
        "S38": "Gain 1 of each resource.",
        "S39": "Draw 2 spells, up to three in hand.",
    }
    for card, spell in SPELLS.items():
        at = " on Hazel" if spell.wants_target else ""
        asked = [f"Player 1: cast {spell.name}{at}? {said[card]}"]
        if spell.wants_target:
            question = target_of(card, "Player 1").question
            assert re.search(r"who (gets \d Detection|loses \d (Power|of each resource))", question)
            asked += [question.format(spell=spell.name, name="Player 1")]
        for each in asked:
            assert lines_of(f"Round 12 · {each}") <= 2, each
