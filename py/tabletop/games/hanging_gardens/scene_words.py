"""What the table of Hanging Gardens says: its sentence, its labels, and what it reads aloud."""

from __future__ import annotations

from tabletop.games.hanging_gardens.garden import COLOURS, supports_at, top_level
from tabletop.games.hanging_gardens.lookout import Row, Run
from tabletop.games.hanging_gardens.rules import GAME
from tabletop.games.hanging_gardens.scene_draft import Choice, lifts
from tabletop.games.hanging_gardens.scene_shown import Shown
from tabletop.games.hanging_gardens.scene_views import best_of, views_from
from tabletop.games.hanging_gardens.state import ACTIONS_A_TURN, IDLE_ROUNDS
from tabletop.games.hanging_gardens.words import COLOUR_NAMES, count, join
from tabletop.scene.wording import short_name


def sentence(view: Shown) -> str:
    """Return what is wanted now, or how the game ended."""
    state = view.state
    if view.winners is not None:
        return _ending(view)
    if state.rolling:
        return "The dice decide who goes first."
    name = short_name(view.name(state.seat))
    if view.thinking:
        return f"{name} is thinking."
    if not view.active:
        return f"{name} is to build."
    return f"{name}, {_wish(view)}"


def _ending(view: Shown) -> str:
    outcome = GAME.outcome(view.state)
    assert outcome is not None
    names = [short_name(view.name(seat)) for seat in outcome.winners]
    points = count(max(view.scores), "point")
    wins = "wins" if len(names) == 1 else "share the win"
    why = outcome.reason.split(".")[0]
    return f"{join(names)} {wins} with {points}. {why}."


def _wish(view: Shown) -> str:
    nth = f"action {view.state.action} of {ACTIONS_A_TURN}: "
    if view.layout.is_narrow:
        nth = ""
    if view.must_pass:
        return "nothing can be done: you have to pass."
    if view.move is not None:
        return _question(view)
    if view.choice.piece:
        return nth + _where(view)
    if view.state.must_build:
        return f"{nth}now something has to be built."
    return f"{nth}take a tile, a bed or your gazebo."


def _where(view: Shown) -> str:
    choice = view.choice
    if lifts(view.state, choice):
        how = "laid as a terrace" if choice.piece == "T" else "moved"
        return f"which support is {how}?"
    if choice.is_tile:
        verb = "does the support go" if choice.piece == "S" else "is the terrace laid"
        return f"where {verb}?"
    if choice.piece == "G":
        return "where is your gazebo to stand?"
    return f"where is the {piece_name(choice.piece)} planted?"


def _question(view: Shown) -> str:
    now, then = view.scores[view.mover - 1], view.scores_to_come[view.mover - 1]
    points = "point" if then == 1 else "points"
    effect = f"{now} → {then} {points}." if now != then else _for_others(view)
    return f"{_deed(view)}? {effect}"


def _for_others(view: Shown) -> str:
    """Return whose points change if not the mover's, or else what the action is for."""
    pairs = zip(view.scores, view.scores_to_come, strict=True)
    for seat, (now, then) in enumerate(pairs, start=1):
        if now != then:
            return f"{short_name(view.name(seat))} then has {then}, not {now}."
    return _no_points(view)


def _deed(view: Shown) -> str:
    choice, state = view.choice, view.state
    if choice.origin is not None:
        return "turn the support over there" if choice.piece == "T" else "move the support there"
    if choice.piece == "G":
        placed = state.garden.gazebos[state.seat - 1] is None
        return "place your gazebo there" if placed else "move your gazebo there"
    verb = "lay a" if choice.is_tile else "plant the"
    return f"{verb} {piece_name(choice.piece)} there"


def _no_points(view: Shown) -> str:
    """Return what an action does that changes no points of the mover."""
    choice, garden = view.choice, view.garden
    assert choice.place is not None
    laid = supports_at(garden, choice.place)
    if choice.piece == "S":
        return "A terrace fits on top then." if laid else "It takes a second one on top."
    if choice.piece == "T" and laid:
        return f"It rises to level {top_level(garden, choice.place) + 1}."
    if choice.piece == "T":
        return "It makes room for four things."
    if garden.gazebos[view.mover - 1] is None and choice.piece != "G":
        return "It counts for gazebos that see it."
    return "Your points stay the same."


def piece_name(piece: str) -> str:
    """Return the word for a piece of the tray."""
    if piece in ("T", "S", "G"):
        return {"T": "terrace", "S": "support", "G": "gazebo"}[piece]
    return f"{COLOUR_NAMES[piece[1]]} bed"


def short_piece(view: Shown, piece: str) -> str:
    """Return the word below a piece in the tray."""
    if piece == "G":
        seat = view.state.seat or view.home
        return "Place" if view.garden.gazebos[seat - 1] is None else "Move"
    if piece in ("T", "S") and not view.garden.pile:
        over = "Turn" if view.layout.is_narrow else "Turn over"
        return over if piece == "T" else "Move"
    name = piece_name(piece)
    return name.removesuffix(" bed").capitalize()


def piece_label(view: Shown, piece: str) -> str:
    """Return what a piece of the tray is, and how many are left."""
    garden = view.garden
    if piece == "G":
        return f"{short_piece(view, piece)} your gazebo"
    if piece in ("T", "S"):
        if not garden.pile:
            laid = "turned over as a terrace" if piece == "T" else "as a support"
            return f"Move a bare support, {laid}"
        return f"{piece_name(piece).capitalize()}, {count(garden.pile, 'tile')} left"
    left = garden.coins[COLOURS.index(piece[1])]
    return f"{piece_name(piece).capitalize()}, {left} left"


def button_label(view: Shown) -> str:
    """Return what the big button will do, or why it does nothing just now."""
    if view.caption:
        return view.caption
    if view.winners is not None:
        names = [short_name(view.name(seat)) for seat in view.winners]
        return f"{names[0]} wins" if len(names) == 1 else "A shared win"
    if view.must_pass:
        return "Pass"
    if view.move is not None:
        return _deed_here(view)
    if view.active:
        return "Tap a lit place" if view.choice.piece else "Take a piece"
    return f"{short_name(view.name(view.mover))} is to build" if view.mover else "The dice roll"


def told_short(view: Shown, choice: Choice) -> str:
    """Return who does what, in as few words as the button has room for."""
    name = short_name(view.name(view.state.seat))
    if choice.origin is not None:
        return f"{name} moves a support"
    if choice.piece == "G":
        return (
            f"{name} moves in"
            if view.garden.gazebos[view.state.seat - 1] is None
            else (f"{name} moves")
        )
    verb = "lays" if choice.is_tile else "plants"
    return f"{name} {verb} a {piece_name(choice.piece)}"


def _deed_here(view: Shown) -> str:
    choice = view.choice
    if choice.origin is not None:
        return "Lay it here"
    if choice.piece == "G":
        return "Stand here"
    return "Lay it here" if choice.is_tile else "Plant here"


def player_line(view: Shown, seat: int) -> str:
    """Return what the score of a seat is made of: "east 16 · level 1"."""
    gaze = best_of(view.garden, seat)
    space = view.garden.gazebos[seat - 1]
    if gaze is None or space is None:
        return "no gazebo yet"
    best = views_from(view.garden, space)[gaze.direction]
    return f"{gaze.word} {best.points} · level {best.level}"


def player_label(view: Shown, seat: int) -> str:
    """Return the name of a seat, its score, and how that would change."""
    now, then = view.scores[seat - 1], view.scores_to_come[seat - 1]
    parts = [view.name(seat), player_line(view, seat).replace(" ·", ","), count(now, "point")]
    if then != now:
        parts.append(f"then {count(then, 'point')}")
    if seat == view.mover:
        parts.append("to build")
    if view.winners and seat in view.winners:
        parts.append("wins")
    return ", ".join(parts)


def look_title(view: Shown) -> str:
    """Return who looks where: "Ada looks east"."""
    name = short_name(view.name(view.watched))
    if view.gaze is None:
        placed = view.garden.gazebos[view.watched - 1] is not None
        return f"The gazebo of {name}" if placed else "No gazebo yet"
    return f"{name} looks {view.gaze.word}"


def row_text(row: Row) -> str:
    """Return how the points of a row are counted, run by run: "2 colours + 3 alike"."""
    return "; ".join(_run_text(run) for run in row.runs if run.points)


def _run_text(run: Run) -> str:
    colours = f"{run.colours} colour" + "s" * (run.colours != 1)
    return f"{colours} + {run.bonus} mirrored" if run.bonus else colours


def view_note(view: Shown) -> str:
    """Return the view that is laid open, row by row, with what would change."""
    look = view.view
    if look is None:
        return "Tap a player or a direction to see what a gazebo sees."
    before = {row.k: row.points for row in view.view_before.rows} if view.view_before else {}
    rows = [
        f"Row {row.k}: {count(row.points, 'point')}, {row_text(row)}{_was(view, before, row)}."
        for row in look.rows
        if row.points
    ]
    total = look.points + look.level
    end = f"The view makes {look.points}, level {look.level}, together {total}."
    return " ".join([f"{look_title(view)}.", *rows, end])


def _was(view: Shown, before: dict[int, int], row: Row) -> str:
    was = before.get(row.k, 0)
    return f" (now {was})" if view.view_before and was != row.points else ""


def stock_note(view: Shown) -> str:
    """Return which action of the turn is due, what is left to play, how long nothing was built."""
    if view.state.is_over:
        return "The game is over."
    left = count(view.garden.pieces_left, "piece").capitalize()
    nth = f"Action {view.state.action} of {ACTIONS_A_TURN}. " if view.mover else ""
    return f"{nth}{left} left; the last one ends the game.{idle_text(view)}"


def head_text(view: Shown, *, wide: bool) -> str:
    """Return what stands above the garden: what is left, or that building is due."""
    left = view.garden.pieces_left
    if view.state.is_over:
        return "The game is over"
    if not wide:
        return f"{left} left"
    said = idle_text(view)
    pieces = f"{left} piece{'' if left == 1 else 's'} left"
    return f"{pieces}.{said}" if said else f"{pieces}; the last one ends the game"


def idle_text(view: Shown) -> str:
    """Return how many actions in a row built nothing, once that is worth knowing (R17)."""
    limit = IDLE_ROUNDS * view.state.seats
    if view.state.idle * 2 < limit:
        return ""
    return f" {view.state.idle} of {limit} actions without building."
