"""The rivals' last actions stay on their strips until the person picks something."""

from __future__ import annotations

from dataclasses import replace

from tabletop.kit.last_actions import rival_actions
from tabletop.kit.players import LOW, Player, player_strip
from tabletop.scene.boxes import Box
from tabletop.scene.shapes import Icon, Shapes, Text
from tabletop.scene.table import Played, Sight, Sitter

SITTERS = (Sitter("Ada"), Sitter("Basil", is_computer=True), Sitter("Ivy", is_computer=True))
LAST = tuple(Played("before", seat, move) for seat, move in ((2, "BANE"), (2, "end"), (3, "OAK")))
SIGHT = Sight("state", SITTERS, 1, 390, 720, last=LAST)


def actions(sight: Sight[str]) -> dict[int, tuple[str, ...]]:
    """Return the last actions by seat, without markers of an end."""
    return dict(rival_actions(sight, lambda played: "" if played.move == "end" else played.move))


def test_each_rival_has_its_deeds() -> None:
    """Several actions of a turn are side by side; one's own are not shown."""
    assert actions(SIGHT) == {2: ("BANE",), 3: ("OAK",)}
    again = replace(SIGHT, last=(*LAST, Played("before", 2, "ELM")))
    assert actions(again)[2] == ("BANE", "ELM")
    assert actions(replace(SIGHT, viewer=2)) == {3: ("OAK",)}


def test_they_stay_until_one_picks_something() -> None:
    """The preview of a hint does not count as picking."""
    picked = replace(SIGHT, draft=("a1",))
    assert actions(picked) == {}
    assert actions(replace(picked, is_ghost=True)) == actions(SIGHT)


def test_a_strip_shows_a_deed_in_every_form_with_room_for_it() -> None:
    """In a wide strip it is on the second line, in a tall one below the name."""
    player = Player(1, "Basil", "3", status="computer", actions=("BANE",))
    for box in (Box(0, 0, 240, 56), Box(0, 0, 170, LOW)):
        texts = texts_of(player, box)
        assert "BANE" in texts, box
        assert "computer" not in texts


def test_no_deed_is_cut() -> None:
    """If room is short, earlier actions are dropped first, then the strip shows its usual text."""
    player = Player(1, "Basil", "3", status="computer", actions=("BANE by a long way round", "OAK"))
    assert "BANE by a long way round, OAK" in texts_of(player, Box(0, 0, 300, 56))
    for box in (Box(0, 0, 200, 56), Box(0, 0, 170, LOW)):
        assert "OAK" in texts_of(player, box), box
    long = player._replace(actions=("a deed of which nobody could read more than half",))
    assert "computer" in texts_of(long, Box(0, 0, 200, 56))
    assert texts_of(long, Box(0, 0, 170, LOW)) == {"Basil", "3"}


def test_signs_stand_for_deeds_that_cannot_all_be_read() -> None:
    """If one action does not fit as words, all are icons; those without an icon are dropped."""

    def sign(x: float, y: float, size: float) -> Shapes:
        return (Icon("lotus", x, y, size),)

    player = Player(1, "Basil", "3", actions=("laid a terrace", "moved"), signs=(sign, sign))
    for box, is_told in (
        (Box(0, 0, 300, 56), True), (Box(0, 0, 187, 48), False), (Box(0, 0, 123, 48), False),
        (Box(0, 0, 112, LOW), False), (Box(0, 0, 90, 48), False),
    ):  # fmt: skip
        (part,) = player_strip([player], [box], 0)
        (node,) = part.nodes
        icons = [each for each in node.shapes if isinstance(each, Icon)]
        assert len(icons) == (0 if is_told else 2), box
        assert all(each.x + each.size / 2 <= box.right for each in icons), box
        assert ("laid a terrace, moved" in texts_of(player, box)) == is_told


def test_what_is_said_is_as_long_as_it_can_be_read() -> None:
    """The shortest text is always used if no other fits."""
    briefs = ("east 3 + 1", "E 3 + 1")
    player = Player(1, "Basil", "3", status="east 3 points, level 1", briefs=briefs)
    for wide, said in ((300, player.status), (190, "east 3 + 1")):
        assert said in texts_of(player, Box(0, 0, wide, 56))
    assert player.line(20) == "E 3 + 1"


def texts_of(player: Player, box: Box) -> set[str]:
    """Return the texts on the strip of a player who is not to move."""
    (part,) = player_strip([player], [box], 0)
    return {shape.text for node in part.nodes for shape in node.shapes if isinstance(shape, Text)}
