"""The buttons: play what is traced, end the turn, pay tribute, the way back."""

from __future__ import annotations

from tabletop.core.language import t
from tabletop.games.letter_maze.rules.moves import LONG_WORD, tribute_due
from tabletop.games.letter_maze.rules.state import Phase
from tabletop.games.letter_maze.table.draft import (
    BACK,
    CLEAR,
    ENDING,
    FLIP,
    GO,
    LENGTH,
    PASSING,
    PREMIUM,
    answer_to,
    letters_of,
)
from tabletop.games.letter_maze.table.shown import Shown
from tabletop.games.letter_maze.table.trace import Trace, endings
from tabletop.games.letter_maze.words import table as words
from tabletop.kit.buttons import HIGH, Button, button_parts, shared_out
from tabletop.kit.parts import Part
from tabletop.kit.saying import resting
from tabletop.scene.boxes import Box
from tabletop.scene.papers import IDLE, QUIET
from tabletop.scene.table import Play

GO_ON = "go"

_SMALL, _SMALLEST = 84.0, 72.0
"""The width of a button that is wanted less than the one beside it, or the two."""


def way_parts(shown: Shown) -> tuple[Part, ...]:
    """Return the buttons there are: up to three."""
    found = _buttons(shown)
    return button_parts(found, _boxes(shown.places.tray.buttons, found), GO_ON)


def _boxes(place: Box, buttons: list[Button]) -> list[Box]:
    """Return the places of the buttons: the first is the large one, the last the small one."""
    count = len(buttons)
    if count == 1 or place.h < HIGH:
        return shared_out(place, count, _SMALL if count == 2 else _SMALLEST)[::-1]
    upper, lower = shared_out(place, 2)
    if buttons[1].id == PREMIUM:
        return [*shared_out(upper, 2), lower]
    return [upper, *shared_out(lower, count - 1)]


def _buttons(shown: Shown) -> list[Button]:
    if shown.looked:
        return [Button(BACK, t(words.BACK))]
    if not shown.active:
        return [_idle(resting(shown, shown.mover, chance=t(words.LAYING_OUT)))]
    if shown.state.phase is Phase.TRIBUTE:
        return _tribute(shown)
    if shown.trace is not None and (shown.trace.legs or shown.choice.held):
        return [*_tracing(shown, shown.trace), Button(CLEAR, t(words.CLEAR), tone=QUIET)]
    if shown.state.phase is Phase.BONUS:
        return [_idle(t(words.MOVE_AGAIN)), Button(ENDING, t(words.END_TURN), tone=QUIET)]
    if isinstance(answer_to(shown.state, shown.choice, PASSING), Play):
        return [Button(PASSING, t(words.PASSING), t(words.NO_WAY))]
    return [_idle(t(words.TRACE_WORD))]


def _idle(label: str, below: str = "") -> Button:
    return Button(GO, label, below, IDLE)


def _tracing(shown: Shown, trace: Trace) -> list[Button]:
    """Return the buttons of a path: play it, as either kind of bonus, or read otherwise."""
    ending = shown.ending
    if not trace.legs:
        return [_idle(t(words.TAP_SQUARE))]
    if ending is None:
        below = t(words.NO_WORD) if len(trace.legs) > 1 else t(words.GOES_ON)
        return [_idle(letters_of(trace.legs), below)]
    if len(ending.moves) > 1:
        return [
            Button(LENGTH, words.for_letters(len(trace.legs)), t(words.KEEPS_RARE_LETTER)),
            Button(PREMIUM, words.for_rare(trace.rare), words.keeps_letters(LONG_WORD)),
        ]
    if not ending.word:
        assert shown.maze is not None
        return [Button(GO, words.step_to(shown.maze.names[trace.end.square]))]
    play = Button(GO, words.play(ending.word))
    others = endings(shown.state, trace.legs)
    if len(others) < 2:
        return [play]
    following = others[(shown.choice.reading + 1) % len(others)]
    return [play, Button(FLIP, words.read_as(following.word), tone=QUIET)]


def _tribute(shown: Shown) -> list[Button]:
    given = shown.choice.given
    left = tribute_due(shown.player(shown.mover).hand) - len(given)
    if not given:
        return [_idle(words.choose(left))]
    play = _idle(words.choose_more(left)) if left else Button(GO, words.give(given))
    return [play, Button(CLEAR, t(words.CLEAR), tone=QUIET)]
