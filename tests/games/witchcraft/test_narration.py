"""What is told of a move: the deed, every change, and who is out or wins."""

from __future__ import annotations

import pytest

from tabletop.games.witchcraft.rules.course import after
from tabletop.games.witchcraft.rules.events import ResourcesMoved
from tabletop.games.witchcraft.rules.game import GAME
from tabletop.games.witchcraft.rules.notation import move_from_text
from tabletop.games.witchcraft.rules.state import Step
from tabletop.games.witchcraft.words.game_words import WORDS
from tabletop.games.witchcraft.words.moves import what_changes
from tests.games.witchcraft.positions import EXAMPLES, play, position

NAMES = ("Ada", "Ben", "Cyd")

by_id = {row["id"]: row for row in EXAMPLES}

TOLD = [
    ("T1", 0, "Ada goes to the Swamp: Eye of Newt +1."),
    ("T1", 1, "Ada draws a spell."),
    ("T1", 2, "39 spells are left in the deck."),
    ("T3", 5, "Ada goes to the Inn: one of each resource."),
    ("T3", 6, "Ada rolls 1 at the Inn: Detection +7 (now 7)."),
    ("T3", 7, "Ada stays at the Inn again: one of each resource."),
    ("T4", -1, "Ada rolls 6 at the Inn. Ada is out: Detection 15. Ben wins."),
    ("T6", -1, "Ada casts Hedge Cantrip: Power +1 (now 2), Detection +1 (now 4)."),
    (
        "T9",
        -1,
        "Ada casts Whispered Denunciation on Ben: Detection +2 (now 2). Ben: Detection +5 (now 5).",
    ),
    ("T10", -1, "Ben goes to the Townhall: Detection \N{MINUS SIGN}1 (now 4)."),
    ("T12", -2, "Ada discards Candle Trick and draws another."),
    ("T14", -2, "Ada casts Scrying Bowl."),
    (
        "T14",
        -1,
        (
            "Ada draws a spell. Scrying Bowl takes effect. Ada: Power +1 (now 1), Detection +1 (now"
            " 1)."
        ),
    ),
    (
        "T16",
        -1,
        (
            "Event: Confiscated Grimoire. Every witch with 3 or more spells in hand: discard the "
            "oldest spell. Ada discards Hedge Cantrip. Ben discards Whispered Denunciation."
        ),
    ),
    ("T17", -2, "Cyd rolls 1."),
    (
        "T17",
        -1,
        (
            "Ada rolls 4. Wild Magic takes effect. Ada: Power +4 (now 4). Ben: Power +6 (now 6). "
            "Cyd: Power +1 (now 1)."
        ),
    ),
    (
        "T19",
        -1,
        "Event: Quiet Night. Every witch with Detection below 5: Power +2. Ben: Power +2 (now 2).",
    ),
    ("T21", -1, "The die shows 1. The Swamp is closed all next round."),
    (
        "T24",
        -1,
        (
            "Ada casts Magpie Familiar on Ben: Detection +2 (now 2), Eye of Newt +1, Wool of Bat"
            " +1, Adder’s Fork +1. Ben: Eye of Newt −1, Wool of Bat −1, Adder’s Fork −1."  # noqa: RUF001
        ),
    ),
    (
        "T30",
        -1,
        (
            "Ben rolls 4. Falling Star takes effect. Ada: Power +1 (now 15). Ben: Power +1 (now"
            " 15). Ada and Ben share the win."
        ),
    ),
    (
        "T32",
        -1,
        (
            "Event: Thundering Sermon. Every witch: Detection +1. Ada and Ben are out: Detection "
            "15. Nobody is left, so nobody wins."
        ),
    ),
]


@pytest.mark.parametrize(("example", "ply", "sentence"), TOLD)
def test_a_move_is_told(example: str, ply: int, sentence: str) -> None:
    """The sentence of a move of a worked example, as an onlooker hears it."""
    row = by_id[example]
    match = play(row["moves"], row.get("seats", 2), row.get("first", "1"))
    texts = match.record.moves
    index = ply % len(texts)
    names = NAMES[: len(match.names)]
    move = move_from_text(texts[index])
    assert WORDS.describe_move(match.positions[index].state, move, names, None) == sentence


def test_the_first_player_is_told() -> None:
    """W1: who goes first."""
    state = play("", 3, "draw").state
    assert WORDS.describe_move(state, move_from_text("first=2"), NAMES, 1) == "Ben goes first."


def test_the_deck_is_counted_as_it_is_drawn_from() -> None:
    """W28: where it is empty, the discards have become it."""
    state = position("3/1 11111 . Sw | 9/6 00000 . Ri", Step.CHOICE)
    empty = state._replace(deck=(), discard=state.deck[:12])
    drawn = after(empty, move_from_text("draw"))
    told = WORDS.describe_move(drawn, move_from_text(f"spell={drawn.deck[0]}"), NAMES[:2], None)
    assert told == "11 spells are left in the deck."


def test_many_losses_are_one_number_over_the_table() -> None:
    """Damp Cellar: the caption has no room for each kind of each witch."""
    state = position("3/0 11111 . Sw | 3/0 11100 . Ri | 3/0 10010 . Fo", Step.EVENT)
    _, *changes = GAME.events(state, move_from_text("event=E10"))
    lost = changes[0]
    assert isinstance(lost, ResourcesMoved)
    assert what_changes(lost, ("Ada", "Ben", "Cyd")) == (
        "Ada: \N{MINUS SIGN}5 resources. Ben: \N{MINUS SIGN}3 resources. "
        "Cyd: Eye of Newt \N{MINUS SIGN}1, Houndstongue \N{MINUS SIGN}1."
    )
