"""What the table of Wizards' Garden says: its sentence, its labels, and what it reads aloud."""

from __future__ import annotations

from tabletop.games.wizards_garden.board import (
    CELL_NAMES,
    COLOURS,
    DIAGONAL,
    FACE_NAMES,
    FILE,
)
from tabletop.games.wizards_garden.notation import Plant
from tabletop.games.wizards_garden.planting import Planting
from tabletop.games.wizards_garden.position import SEEDS
from tabletop.games.wizards_garden.rules import GAME
from tabletop.games.wizards_garden.scene_draft import directions_by_size, why_not
from tabletop.games.wizards_garden.scene_shown import Shown
from tabletop.games.wizards_garden.state import Phase, State
from tabletop.games.wizards_garden.words import join, tell_effect
from tabletop.scene.layout import NARROW
from tabletop.scene.looking import opened_score
from tabletop.scene.table import Sight

LONGEST_NAME = 14
_NUMBERS = ("no", "one", "two", "three", "four")


def flowers(count: int) -> str:
    """Return "1 flower" or "3 flowers"."""
    return f"{count} flower" if count == 1 else f"{count} flowers"


def short_name(name: str) -> str:
    """Return a name that leaves room for the sentence: the first word of a long one."""
    first = name.split()[0] if len(name) > LONGEST_NAME and name.split() else name
    return first if len(first) <= LONGEST_NAME else first[: LONGEST_NAME - 1] + "…"


def sentence(sight: Sight[State], view: Shown) -> str:
    """Return what is wanted now, or how the game ended."""
    state = sight.state
    if view.gaze:
        return _counted(sight, view)
    if state.phase is Phase.OVER:
        return _ending(sight)
    if state.phase is Phase.TOSS:
        return "A toss decides who plants first."
    name = short_name(sight.name(state.position.mover))
    if sight.thinking:
        return f"{name} is thinking."
    if not sight.interactive:
        return f"{name} is to play."
    if view.planting is not None:
        return f"{name}, {_question(view.planting, state, narrow=sight.width < NARROW)}"
    return f"{name}, {_wish(state)}"


def _counted(sight: Sight[State], view: Shown) -> str:
    """Return how the flowers of a seat, or the seeds in the basket, come about."""
    seat = opened_score(view.gaze)
    if not seat:
        grown = sum(each.total for each in view.position.flowers)
        places = (f"{view.position.seeds} on the bed", f"{flowers(grown)}")
        return f"{SEEDS} seeds: {', '.join(places)}, {view.position.basket} in the basket."
    held = view.position.flowers[seat - 1]
    name = short_name(sight.name(seat))
    if not held.total:
        return f"{name} has harvested nothing yet."
    kinds = join([f"{held.white} white", f"{held.black} black"])
    return f"{name}: {flowers(held.total)}, {kinds}, each from a line of four seeds."


def _wish(state: State) -> str:
    if state.phase is Phase.CONFIRM:
        return "keep this planting? You may take it back once."
    if state.phase is Phase.REPLANT:
        return "plant again beside a seed. This one counts."
    if state.phase is Phase.PLANT:
        return "plant a seed beside another one."
    apart = ", not beside another seed" if state.agreed.apart and state.position.seeds else ""
    return f"place a seed on any free cell{apart}."


def _question(planting: Planting, state: State, *, narrow: bool) -> str:
    seed = f"{FACE_NAMES[planting.face]} on {CELL_NAMES[planting.cell]}?"
    if state.phase is Phase.PLACE:
        return f"place {seed}"
    if len(planting.directions) > 1:
        ways = [way(planting, where).lower() for where in directions_by_size(planting)]
        return f"which harvest: {' or '.join(ways)}? They share seeds."
    if narrow and planting.harvested:
        several = len(planting.harvested) > 1
        return f"plant {seed} It harvests {_number(len(planting.harvested))} line{'s' * several}."
    return f"plant {seed} {_effect(planting)}"


def _effect(planting: Planting) -> str:
    count = len(planting.flipped)
    turned = "One seed turns" if count == 1 else f"{_number(count).capitalize()} seeds turn"
    if not planting.harvested:
        return f"{turned} over."
    if len(planting.harvested) == 1:
        return f"{turned} over and a {COLOURS[planting.harvested[0].face]} line is harvested."
    return f"{turned} over and {_number(len(planting.harvested))} lines are harvested."


def _number(count: int) -> str:
    return _NUMBERS[count]


def _ending(sight: Sight[State]) -> str:
    outcome = GAME.outcome(sight.state)
    assert outcome is not None
    reason = outcome.reason.split(". ")[-1] if sight.width < NARROW else outcome.reason
    if not outcome.winners:
        return f"A draw. {reason}"
    first, second = sorted(GAME.scores(sight.state), reverse=True)
    winner = short_name(sight.name(outcome.winners[0]))
    return f"{winner} wins, {first} to {second}. {reason}"


def way(planting: Planting, direction: int) -> str:
    """Return what a direction harvests: "Both rows", "Column a", "Diagonal a1 to d4"."""
    lines = [each.line for each in planting.complete if each.line.direction == direction]
    if len(lines) == 1:
        return lines[0].name.capitalize() if direction != DIAGONAL else "Diagonal"
    kind = "columns" if direction == FILE else "diagonals" if direction == DIAGONAL else "rows"
    return f"Both {kind}" if len(lines) == 2 else f"Three {kind}"


def gain_of(planting: Planting, direction: int) -> str:
    """Return how many flowers a direction gives."""
    return flowers(sum(each.line.direction == direction for each in planting.complete))


def cell_label(view: Shown, cell: int) -> str:
    """Return the name of a cell with what lies there and what would become of it."""
    name = CELL_NAMES[cell]
    face = view.face_at(cell)
    if face is not None:
        return join_label(name, FACE_NAMES[face], *_fate(view, cell), *_history(view, cell))
    if view.planting is not None and view.choice.cell == cell:
        verb = "placed" if view.phase is Phase.PLACE else "planted"
        ghost = f"{FACE_NAMES[view.choice.face]} to be {verb}"
        return join_label(name, ghost, *_fate(view, cell))
    may = "can be planted" if view.phase is not Phase.PLACE else "free"
    state = may if view.active and cell in view.open_cells else "bare soil"
    return join_label(name, "empty", state, *_history(view, cell))


def join_label(*parts: str) -> str:
    """Return the parts of a label with commas between."""
    return ", ".join(parts)


def _fate(view: Shown, cell: int) -> tuple[str, ...]:
    """Return what the planting previewed does to the seed on a cell."""
    if view.planting is None:
        return ()
    turns = ("turns over",) if cell in view.planting.flipped else ()
    return (*turns, "is harvested") if cell in view.harvested_cells else turns


def _history(view: Shown, cell: int) -> tuple[str, ...]:
    if cell in view.trace.planted:
        return ("last planted",)
    return ("just turned",) if cell in view.trace.turned else ()


def cell_hint(sight: Sight[State], view: Shown, cell: int) -> str:
    """Return what a seed on a cell would do, or why none may go there."""
    if not view.active or view.face_at(cell) is not None:
        return ""
    if cell not in view.open_cells:
        refusal = why_not(sight.state, cell)
        return refusal.sentence if refusal and sight.state.phase is not Phase.CONFIRM else ""
    again = "Tap again to turn the seed over." if cell == view.choice.cell else ""
    if sight.state.phase is Phase.PLACE:
        return again
    return f"{again} {tell_effect(sight.state, Plant(cell, view.choice.face))}".strip()


def panel_note(view: Shown, seat: int) -> str:
    """Return what the panel of a seat shows, and what would change."""
    name = view.sitters[seat - 1].name
    held = view.position.flowers[seat - 1]
    by_colour = join([f"{held.white} white", f"{held.black} black"])
    kinds = f", {by_colour}" if held.total else ""
    parts = [f"{flowers(held.total)}{kinds}"]
    parts += ["has the Staff"] if view.position.staff == seat else []
    if view.position.mover == seat and view.flowers_to_come:
        parts.append(f"would have {flowers(held.total + len(view.flowers_to_come))}")
        parts += ["would take the Staff"] if view.staff_to_come else []
    parts += ["wins"] if view.winners and seat in view.winners else []
    return f"{name}: {'; '.join(parts)}."


def basket_note(view: Shown) -> str:
    """Return how many seeds are in the basket, and where the Staff is if nobody has it."""
    left = view.position.basket
    change = ""
    if view.planting is not None:
        change = f", {view.planting.basket_after(view.position)} afterwards"
    staff = "" if view.position.staff else " Nobody has the Staff yet."
    return f"{seeds_left(left)} in the basket{change}.{staff}"


def seeds_left(count: int) -> str:
    """Return "1 seed" or "5 seeds"."""
    return f"{count} seed" if count == 1 else f"{count} seeds"


def basket_line(view: Shown) -> str:
    """Return the quiet line beside the basket."""
    if view.planting is not None:
        back = _number_of_seeds(3 * len(view.planting.harvested))
        comes = "none comes back" if not back else f"{back} come back"
        return f"one {'placed' if view.phase is Phase.PLACE else 'planted'}, {comes}"
    if view.phase is Phase.PLACE:
        return f"seed {min(view.position.seeds + 1, 4)} of the first four"
    return "when it is empty, the game ends"


def _number_of_seeds(count: int) -> str:
    return {0: "", 3: "three", 6: "six", 9: "nine"}[count]
