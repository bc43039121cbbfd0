"""The buttons: play the picked move, water, weed, end the turn, go back."""

from __future__ import annotations

from tabletop.core.language import t
from tabletop.core.words import in_points
from tabletop.games.garden_growth.rules.game import GAME
from tabletop.games.garden_growth.rules.notation import Planting, Watering, Weeding
from tabletop.games.garden_growth.rules.scoring import has_purpose, items, total
from tabletop.games.garden_growth.rules.upkeep import after_upkeep, fate_of
from tabletop.games.garden_growth.table.care import Care, dying, wanted_care
from tabletop.games.garden_growth.table.draft import ENDING, GO, STAY, WATER, WEED
from tabletop.games.garden_growth.table.gaze import BACK
from tabletop.games.garden_growth.table.layout import Tray
from tabletop.games.garden_growth.table.shown import Shown
from tabletop.games.garden_growth.words import buttons as said
from tabletop.kit.buttons import GAP, HIGH, Button, button_parts, shared_out
from tabletop.kit.page import Form
from tabletop.kit.parts import Part
from tabletop.kit.saying import resting
from tabletop.scene.boxes import Box
from tabletop.scene.measure import text_width
from tabletop.scene.papers import DANGER, IDLE, QUIET
from tabletop.scene.papers import GO as GREEN

GO_ON = "go"

_SMALL_WORDS = 14.0
"""The size to which the words of a button may shrink."""


def go_on_parts(shown: Shown) -> tuple[Part, ...]:
    """Return the parts of the one or two buttons."""
    in_tray = shown.places.form is not Form.LOW
    return button_parts(_buttons(shown), _boxes(shown), GO_ON, on_sheet=in_tray)


def _buttons(shown: Shown) -> list[Button]:
    """Return the buttons; those that go on come first, and what ends the turn is the last."""
    if shown.gaze.seat is not None:
        return [Button(BACK, _away(shown))]
    if not shown.active:
        rest = resting(shown, shown.mover, alone=in_points(shown.totals[0]))
        return [Button(GO, rest, tone=IDLE)]
    if shown.choice.is_ending:
        return _sure(shown)
    ending = Button(ENDING, t(said.END_TURN), tone=_tone(shown, is_wanted=_ends(shown)))
    if shown.cared is not None:
        return [*(_care(shown, kind(shown.cared)) for kind in (Watering, Weeding)), ending]
    if not shown.can_act:
        return [Button(ENDING, said.end_this_turn(shown.state.turn), _after_upkeep(shown))]
    return [_next(shown), ending]


def _tone(shown: Shown, region: str = ENDING, *, is_wanted: bool) -> str:
    """Return how a button looks: one stands out that a lesson or a hint points at, or is wanted."""
    pointed = shown.sight.pointed
    is_first = pointed == region if pointed else is_wanted
    return GREEN if is_first else QUIET


def _ends(shown: Shown) -> bool:
    """Return whether the only thing left to do is to end the turn."""
    return not (shown.can_act and has_purpose(shown.state))


def _sure(shown: Shown) -> list[Button]:
    """Return the buttons that end a turn for certain, with what that costs, and that don't."""
    dead, label = len(dying(shown.state)), said.end_this_turn(shown.state.turn)
    if dead:
        end = Button(ENDING, label, said.plants_die(dead), tone=DANGER)
        return [end, Button(STAY, t(said.NOT_YET), tone=QUIET)]
    tone = _tone(shown, is_wanted=False)
    stay = Button(STAY, t(said.NOT_YET), tone=GREEN if tone == QUIET else QUIET)
    return [Button(ENDING, label, said.actions_lost(shown.left), tone=tone), stay]


def _after_upkeep(shown: Shown) -> str:
    """Return what the garden comes to by the next upkeep; "" where that changes nothing."""
    if shown.upkeep is None or shown.sight.forecast != "always":
        return ""
    now, then = sum(shown.points), total(after_upkeep(shown.garden, shown.upkeep))
    return "" if then == now else said.worth_after(now, then)


def _next(shown: Shown) -> Button:
    """Return the button of what is picked; while that is not whole it says what is wanted."""
    if shown.move is None and shown.offer is not None:
        return _offered(shown, shown.offer)
    if shown.move is None:
        return Button(GO, _idle(shown), tone=IDLE)
    does = said.plant_on if isinstance(shown.move, Planting) else said.revive
    return Button(GO, does(shown.move.space))


def _offered(shown: Shown, move: Care) -> Button:
    """Return the button for the offered care, with the number of plants in danger."""
    does = said.water if isinstance(move, Watering) else said.weed
    endangered = len(dying(shown.state))
    below = said.plants_to_save(endangered) if endangered else ""
    return Button(GO, does(move.space), below, tone=_tone(shown, GO, is_wanted=True))


def _boxes(shown: Shown) -> list[Box]:
    """Return the boxes of the buttons. Two buttons that play a move share the larger part."""
    tray, buttons = shown.places.tray, _buttons(shown)
    place = tray.buttons
    if len(buttons) == 1:
        return [_widened(tray) if shown.state.is_over else place]
    boxes = shared_out(place, 2, _small(place))
    large, small = boxes if place.h >= HIGH else boxes[::-1]
    return [*large.columns([0] * (len(buttons) - 1), GAP), small]


def _small(place: Box) -> float:
    """Return the width of the less important button."""
    return min(max(place.w * 0.34, 82), 170)


def _widened(tray: Tray) -> Box:
    """Return the box of the button after the game, when it takes the place of the actions too."""
    if tray.buttons.x > tray.box.right:
        return tray.buttons
    return tray.buttons._replace(x=tray.trowels.x, w=tray.buttons.right - tray.trowels.x)


def _away(shown: Shown) -> str:
    """Return the label of the button that returns to the home garden."""
    if shown.seat == shown.home:
        return t(said.CLOSE_SCORE)
    return said.back_to(shown.or_you(shown.home))


def _care(shown: Shown, move: Watering | Weeding) -> Button:
    """Return the button that waters or weeds, with what good it does; idle where it may not be.

    Of both it stands out that the plant needs first.
    """
    if isinstance(move, Watering):
        made = Button(WATER, said.water(move.space), icon="drop", brief=t(said.WATER))
    else:
        made = Button(WEED, said.weed(move.space), icon="high-grass", brief=t(said.WEED))
    may = move in shown.care
    if not may:
        return made._replace(tone=IDLE)
    is_wanted = move in wanted_care(shown.state, move.space)
    tone = _tone(shown, made.id, is_wanted=is_wanted)
    return made._replace(below=_good_of(shown, move), tone=tone)


def _good_of(shown: Shown, move: Watering | Weeding) -> str:
    """Return the benefit of care: a plant saved, points, or "" for none yet."""
    if shown.sight.forecast != "always":
        return ""
    after = GAME.apply_move(shown.state, move).garden
    gain = sum(items(after)) - sum(shown.points)
    fate = shown.fates[move.space]
    then = fate_of(after, move.space, shown.upkeep) if shown.upkeep else None
    saves = fate is not None and fate.dies and then is not None and not then.dies
    return said.good_of(gain, saves=saves)


def _idle(shown: Shown) -> str:
    """Return what the large button says while there is nothing to go on with, if that has room."""
    if shown.choice.seed:
        return t(said.CHOOSE_SPACE)
    if shown.choice.space is not None and shown.garden[shown.choice.space] is None:
        return t(said.CHOOSE_SEED)
    if shown.is_full:
        return t(said.TAP_PLANT)
    place = shown.places.tray.buttons
    room = place.w - 24 - (0 if place.h >= HIGH else _small(place) + GAP)
    is_told = text_width(t(said.TAP_ANYTHING), _SMALL_WORDS) <= room
    return t(said.TAP_ANYTHING) if is_told else t(said.SEED_OR_PLANT)
