"""Wizards' Garden in sentences that can be read aloud."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.games.wizards_garden.board import BLACK, CELL_NAMES, COLOURS, FACE_NAMES, WHITE
from tabletop.games.wizards_garden.notation import Confirm, Move, Plant, Toss
from tabletop.games.wizards_garden.planting import CompleteLine, Planting, preview
from tabletop.games.wizards_garden.state import Phase, State

_NUMBERS = ("no", "one", "two", "three", "four")


def join(words: Sequence[str]) -> str:
    """Return the words as an enumeration: "one, two and three"."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def tell(state: State, move: Move, names: Sequence[str]) -> str:
    """Return the sentences that say what `move`, played in `state`, does."""
    if isinstance(move, Toss):
        return f"The toss is made: {names[move.seat - 1]} plants first."
    name = names[state.position.mover - 1]
    if isinstance(move, Confirm):
        return f"{name} keeps it." if move.keep else f"{name} takes the planting back."
    seed = f"{FACE_NAMES[move.face]} on {CELL_NAMES[move.cell]}"
    if state.phase == Phase.PLACE:
        return f"{name} places {seed}."
    again = " instead" if state.phase == Phase.REPLANT else ""
    return f"{name} plants {seed}{again}. {tell_effect(state, move)}"


def tell_effect(state: State, move: Plant) -> str:
    """Return what the planting turns over and harvests."""
    planting = preview(state.position, move)
    flips = len(planting.flipped)
    turned = "One seed turns" if flips == 1 else f"{_NUMBERS[flips].capitalize()} seeds turn"
    if not planting.harvested:
        return f"{turned} over."
    gains = _flowers(planting.harvested)
    if planting.takes_staff and state.position.staff != state.position.mover:
        gains.append("the Staff")
    return f"{turned} over and {tell_harvest(planting)}: {join(gains)}."


def tell_harvest(planting: Planting) -> str:
    """Return which lines are harvested: "the black column b is harvested"."""
    lines = tell_lines(planting.harvested)
    return f"{lines} {'is' if len(planting.harvested) == 1 else 'are'} harvested"


def tell_lines(lines: Sequence[CompleteLine]) -> str:
    """Return the lines by colour: "the white row 1 and the black rows 3 and 4"."""
    parts = []
    for face in (WHITE, BLACK):
        names = [each.line.name for each in lines if each.face == face]
        kinds = "s" if len(names) > 1 else ""
        if names:
            kind = names[0].split()[0]
            which = join([name.removeprefix(f"{kind} ") for name in names])
            parts.append(f"the {COLOURS[face]} {kind}{kinds} {which}")
    return join(parts)


def _flowers(lines: Sequence[CompleteLine]) -> list[str]:
    """Return the harvested flowers by colour: "one white flower", "two black flowers"."""
    counts = [(face, sum(each.face == face for each in lines)) for face in (WHITE, BLACK)]
    return [
        f"{_NUMBERS[count]} {COLOURS[face]} {'flower' if count == 1 else 'flowers'}"
        for face, count in counts
        if count
    ]
