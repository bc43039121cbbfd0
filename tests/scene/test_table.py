"""Defaults of a table: a drag is two taps, and a move is one animation step."""

from tabletop.core.errors import Refusal
from tabletop.scene.regions import Group
from tabletop.scene.scene import Scene, Step
from tabletop.scene.table import REFUSED, Answer, Picked, Play, Sight, Sitter, Table


class Ferry(Table[int, str]):
    """A table on which goods are ferried from one bank to another."""

    def scene(self, sight: Sight[int]) -> Scene:
        return Scene(sight.width, sight.height, (), groups=(Group("banks", "Banks"),))

    def tap(self, sight: Sight[int], region: str) -> Answer:
        if region == "river":
            return Refusal("E-WET", "R1", "Nothing is put down in the river (R1).")
        if sight.draft:
            return Play(f"{sight.draft[0]}-{region}")
        return Picked((region,))

    def spelling(self, sight: Sight[int], move: str) -> tuple[str, ...]:
        return tuple(move.split("-"))

    def thumbnail(self, state: int) -> Scene:
        return Scene(98, 98, ())

    def status(self, state: int) -> str:
        return f"Crossing {state}"


SIGHT = Sight(1, (Sitter("Ada"), Sitter("Fern", is_computer=True)), 1, 300, 200)


def test_a_drag_is_a_tap_on_its_start_and_one_on_its_end() -> None:
    """Tapping twice and dragging play the same move."""
    assert Ferry().drag(SIGHT, "left", "right") == Play("left-right")


def test_a_hint_leaves_and_points_at_what_is_picked_last() -> None:
    """Both are derived from the taps that spell the move."""
    assert Ferry().draft_of(SIGHT, "left-right") == ("left",)
    assert Ferry().pointed(SIGHT, "left-right") == "left"


def test_a_drag_that_cannot_begin_or_end_is_refused_with_the_rule() -> None:
    """The refusal is that of the tap."""
    for start, end in (("river", "right"), ("left", "river")):
        answer = Ferry().drag(SIGHT, start, end)
        assert isinstance(answer, REFUSED)
        assert answer.rule == "R1"


def test_a_move_is_one_beat_unless_the_game_says_more() -> None:
    """The last step is the scene at rest."""
    rest = Ferry().scene(SIGHT)
    assert Ferry().beats(SIGHT, "left-right", SIGHT, rest) == (Step(rest),)


def test_sitters_are_named_by_seat() -> None:
    """Seats count from 1."""
    assert (SIGHT.name(1), SIGHT.name(2)) == ("Ada", "Fern")
