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
from tabletop.games.garden_growth.table.inspected import BACK
from tabletop.games.garden_growth.table.layout import Tray
from tabletop.games.garden_growth.table.view_model import ViewModel
from tabletop.games.garden_growth.words import buttons as said
from tabletop.kit.buttons import GAP, HIGH, Button, button_parts, shared_out
from tabletop.kit.page import Form
from tabletop.kit.parts import Part
from tabletop.kit.texts import resting
from tabletop.scene.boxes import Box
from tabletop.scene.measure import text_width
from tabletop.scene.widgets import DANGER, IDLE, QUIET
from tabletop.scene.widgets import GO as GREEN

GO_ON = "go"

_SMALL_WORDS = 14.0
"""The size to which the words of a button may shrink."""


def go_on_parts(model: ViewModel) -> tuple[Part, ...]:
    """Return the parts of the one or two buttons."""
    in_tray = model.places.form is not Form.LOW
    return button_parts(_buttons(model), _boxes(model), GO_ON, on_sheet=in_tray)


def _buttons(model: ViewModel) -> list[Button]:
    """Return the buttons; those that go on come first, and what ends the turn is the last."""
    if model.inspected.seat is not None:
        return [Button(BACK, _away(model))]
    if not model.active:
        rest = resting(model, model.mover, alone=in_points(model.totals[0]))
        return [Button(GO, rest, tone=IDLE)]
    if model.choice.is_ending:
        return _sure(model)
    ending = Button(ENDING, t(said.END_TURN), tone=_tone(model, is_wanted=_ends(model)))
    if model.cared is not None:
        return [*(_care(model, kind(model.cared)) for kind in (Watering, Weeding)), ending]
    if not model.can_act:
        return [Button(ENDING, said.end_this_turn(model.state.turn), _after_upkeep(model))]
    return [_next(model), ending]


def _tone(model: ViewModel, region: str = ENDING, *, is_wanted: bool) -> str:
    """Return how a button looks: one stands out that a lesson or a hint points at, or is wanted."""
    pointed = model.sight.pointed
    is_first = pointed == region if pointed else is_wanted
    return GREEN if is_first else QUIET


def _ends(model: ViewModel) -> bool:
    """Return whether the only thing left to do is to end the turn."""
    return not (model.can_act and has_purpose(model.state))


def _sure(model: ViewModel) -> list[Button]:
    """Return the buttons that end a turn for certain, with what that costs, and that don't."""
    dead, label = len(dying(model.state)), said.end_this_turn(model.state.turn)
    if dead:
        end = Button(ENDING, label, said.plants_die(dead), tone=DANGER)
        return [end, Button(STAY, t(said.NOT_YET), tone=QUIET)]
    tone = _tone(model, is_wanted=False)
    stay = Button(STAY, t(said.NOT_YET), tone=GREEN if tone == QUIET else QUIET)
    return [Button(ENDING, label, said.actions_lost(model.left), tone=tone), stay]


def _after_upkeep(model: ViewModel) -> str:
    """Return what the garden comes to by the next upkeep; "" where that changes nothing."""
    if model.upkeep is None or model.sight.forecast != "always":
        return ""
    now, then = sum(model.points), total(after_upkeep(model.garden, model.upkeep))
    return "" if then == now else said.worth_after(now, then)


def _next(model: ViewModel) -> Button:
    """Return the button of what is picked; while that is not whole it says what is wanted."""
    if model.move is None and model.offer is not None:
        return _offered(model, model.offer)
    if model.move is None:
        return Button(GO, _idle(model), tone=IDLE)
    does = said.plant_on if isinstance(model.move, Planting) else said.revive
    return Button(GO, does(model.move.space))


def _offered(model: ViewModel, move: Care) -> Button:
    """Return the button for the offered care, with the number of plants in danger."""
    does = said.water if isinstance(move, Watering) else said.weed
    endangered = len(dying(model.state))
    below = said.plants_to_save(endangered) if endangered else ""
    return Button(GO, does(move.space), below, tone=_tone(model, GO, is_wanted=True))


def _boxes(model: ViewModel) -> list[Box]:
    """Return the boxes of the buttons. Two buttons that play a move share the larger part."""
    tray, buttons = model.places.tray, _buttons(model)
    place = tray.buttons
    if len(buttons) == 1:
        return [_widened(tray) if model.state.is_over else place]
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


def _away(model: ViewModel) -> str:
    """Return the label of the button that returns to the home garden."""
    if model.seat == model.home:
        return t(said.CLOSE_SCORE)
    return said.back_to(model.or_you(model.home))


def _care(model: ViewModel, move: Watering | Weeding) -> Button:
    """Return the button that waters or weeds, with what good it does; idle where it may not be.

    Of both it stands out that the plant needs first.
    """
    if isinstance(move, Watering):
        made = Button(WATER, said.water(move.space), icon="drop", brief=t(said.WATER))
    else:
        made = Button(WEED, said.weed(move.space), icon="high-grass", brief=t(said.WEED))
    may = move in model.care
    if not may:
        return made._replace(tone=IDLE)
    is_wanted = move in wanted_care(model.state, move.space)
    tone = _tone(model, made.id, is_wanted=is_wanted)
    return made._replace(below=_good_of(model, move), tone=tone)


def _good_of(model: ViewModel, move: Watering | Weeding) -> str:
    """Return the benefit of care: a plant saved, points, or "" for none yet."""
    if model.sight.forecast != "always":
        return ""
    after = GAME.apply_move(model.state, move).garden
    gain = sum(items(after)) - sum(model.points)
    fate = model.fates[move.space]
    then = fate_of(after, move.space, model.upkeep) if model.upkeep else None
    saves = fate is not None and fate.dies and then is not None and not then.dies
    return said.good_of(gain, saves=saves)


def _idle(model: ViewModel) -> str:
    """Return what the large button says while there is nothing to go on with, if that has room."""
    if model.choice.seed:
        return t(said.CHOOSE_SPACE)
    if model.choice.space is not None and model.garden[model.choice.space] is None:
        return t(said.CHOOSE_SEED)
    if model.is_full:
        return t(said.TAP_PLANT)
    place = model.places.tray.buttons
    room = place.w - 24 - (0 if place.h >= HIGH else _small(place) + GAP)
    is_told = text_width(t(said.TAP_ANYTHING), _SMALL_WORDS) <= room
    return t(said.TAP_ANYTHING) if is_told else t(said.SEED_OR_PLANT)
