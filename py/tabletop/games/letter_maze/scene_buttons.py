"""The buttons: play what is traced, end the turn, pay tribute, the way back."""

from __future__ import annotations

from tabletop.games.letter_maze.moves import LONG_WORD
from tabletop.games.letter_maze.notation import Call, Tribute, Word
from tabletop.games.letter_maze.scene_draft import (
    BACK,
    CLEAR,
    ENDING,
    FLIP,
    GO,
    LENGTH,
    PASSING,
    PREMIUM,
    letters_of,
)
from tabletop.games.letter_maze.scene_shown import Shown
from tabletop.games.letter_maze.scene_trace import Trace, endings
from tabletop.games.letter_maze.scene_words import named, rare_letter
from tabletop.games.letter_maze.state import Phase
from tabletop.scene import papers
from tabletop.scene.boxes import Box
from tabletop.scene.measure import text_width
from tabletop.scene.papers import button
from tabletop.scene.shapes import CHIP, Circle, Icon, Node, Shapes
from tabletop.scene.ways import Way
from tabletop.scene.wording import short_name

_SMALL = 13.0
"""The size of the second line of a button."""


def button_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the buttons, and the sign of a hint on the one that it means."""
    return (*(Node(f"button-{way.id}", _button(way)) for way in ways(view)), *_bulb(view))


def ways(view: Shown) -> tuple[Way, ...]:
    """Return the buttons there are: up to three."""
    if view.looked:
        return _laid_out(view, [(BACK, "Back to the game", "", papers.GO)])
    if not view.active:
        return _laid_out(view, [(GO, _waiting(view), "", papers.IDLE)])
    if view.state.phase is Phase.TRIBUTE:
        return _laid_out(view, _tribute(view))
    if view.trace is not None and (view.trace.legs or view.choice.held):
        return _laid_out(view, _tracing(view, view.trace))
    if view.state.phase is Phase.BONUS:
        idle = (GO, "Move again", "", papers.IDLE)
        return _laid_out(view, [idle, (ENDING, "End turn", "", papers.QUIET)])
    can_pass = not any(not way.crosses for way in view.ways)
    if can_pass:
        return _laid_out(view, [(PASSING, "Pass", "no way to move", papers.GO)])
    return _laid_out(view, [(GO, "Trace a word", "", papers.IDLE)])


_Button = tuple[str, str, str, str]


def _tracing(view: Shown, trace: Trace) -> list[_Button]:
    """Return the buttons of a path: play it, as either kind of bonus, read otherwise, clear."""
    clear = (CLEAR, "Clear", "", papers.QUIET)
    if not trace.legs:
        return [(GO, "Tap a square", "", papers.IDLE), clear]
    ending = view.ending
    if ending is None:
        word = letters_of(trace.legs)
        return [(GO, word, "not a word" if len(trace.legs) > 1 else "go on", papers.IDLE), clear]
    if len(ending.moves) > 1:
        return [
            (LENGTH, f"For {len(trace.legs)} letters", "keeps rare letter", papers.GO),
            (PREMIUM, f"For {rare_letter(view, trace)}", f"keeps {LONG_WORD} letters", papers.GO),
            clear,
        ]
    if not ending.word:
        assert view.maze is not None
        return [(GO, f"Step to {view.maze.names[trace.end.square]}", "", papers.GO), clear]
    play = (GO, f"Play {ending.word}", "", papers.GO)
    if view.endings > 1:
        others = endings(view.state, trace.legs)
        after = others[(view.choice.reading + 1) % len(others)]
        return [play, (FLIP, f"Read {after.word}", "", papers.QUIET), clear]
    return [play, clear]


def _tribute(view: Shown) -> list[_Button]:
    hand = view.player(view.mover).hand
    wanted, given = len(hand) // 2, view.choice.given
    if len(given) < wanted:
        left = wanted - len(given)
        button = (GO, f"Choose {left} more" if given else f"Choose {left}", "", papers.IDLE)
    else:
        button = (GO, f"Give {' '.join(map(named, given))}", "", papers.GO)
    return [button, (CLEAR, "Clear", "", papers.QUIET)] if given else [button]


def _waiting(view: Shown) -> str:
    if view.caption:
        return view.caption
    if view.state.winner:
        return f"{short_name(view.name(view.state.winner))} wins"
    if view.state.phase is Phase.OVER:
        return "Nobody wins"
    return f"{short_name(view.name(view.mover))} is to play" if view.mover else "Laying out"


def _way(button_: _Button, box: Box) -> Way:
    name, label, below, tone = button_
    return Way(name, label, below, tone, "", box)


def _laid_out(view: Shown, buttons: list[_Button]) -> tuple[Way, ...]:
    """Return the buttons in their places: the first is the large one, the last the small one."""
    box = view.places.tray.buttons
    if len(buttons) == 1:
        return (_way(buttons[0], box),)
    if view.places.tray.stacked:
        upper, lower = box.rows([0, 0], 6)
        if len(buttons) == 2:
            return (_way(buttons[0], upper), _way(buttons[1], lower))
        pairs = upper.columns([0, 0], 6) if buttons[1][0] == PREMIUM else [upper]
        rest = [lower] if buttons[1][0] == PREMIUM else lower.columns([0, 0], 6)
        return tuple(
            _way(each, place) for each, place in zip(buttons, [*pairs, *rest], strict=True)
        )
    small = 84.0 if box.w < 500 else 130.0
    middle = [small] * (len(buttons) - 2) if buttons[1][0] != PREMIUM else [0.0]
    places = box.columns([small, *middle, 0], 8)
    order = [*buttons[1:][::-1], buttons[0]] if buttons[1][0] != PREMIUM else [
        buttons[2], buttons[0], buttons[1]
    ]  # fmt: skip
    placed = {each[0]: _way(each, place) for each, place in zip(order, places, strict=True)}
    return tuple(placed[each[0]] for each in buttons)


def _button(way: Way) -> Shapes:
    """Return a button; its words are as large as it has room for."""
    room = way.box.w - 24
    size = next((s for s in (18.0, 16.0, 15.0, 14.0) if text_width(way.label, s) <= room), 13.0)
    has_room = way.box.h >= 42 and text_width(way.below, _SMALL) <= room
    return button(way.box, way.label, way.tone, "", way.below if has_room else "", size)


def _hinted(view: Shown) -> Box | None:
    """Return the place of the button that a hint means: a call, or a kind of bonus."""
    if isinstance(view.hint, Call):
        meant = {ENDING, PASSING}
    elif isinstance(view.hint, Word) and view.hint.bonus:
        meant = {LENGTH if view.hint.bonus == "L" else PREMIUM}
    else:
        return None
    return next((way.box for way in ways(view) if way.id in meant), None)


def _bulb(view: Shown) -> tuple[Node, ...]:
    """Return the sign of a hint on the button, or on the tiles, that it means."""
    tray = view.places.tray
    if isinstance(view.hint, Tribute):
        x, y = tray.hand.x + 6, tray.hand.y + 4
    elif box := _hinted(view):
        x, y = box.right - 10, box.y + 6
    else:
        return ()
    bulb = (
        Circle(0, 0, 12, fill="sun", stroke="white", width=2, shadow=CHIP),
        Icon("light-bulb", 0, 0, 17, "print"),
    )
    return (Node("hint-tray", bulb, x, y),)
