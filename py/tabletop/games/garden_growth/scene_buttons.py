"""The buttons: what is picked, water and weeds, the end of the turn, the way back."""

from __future__ import annotations

from tabletop.games.garden_growth.garden import SPACE_NAMES
from tabletop.games.garden_growth.notation import Planting, Watering, Weeding
from tabletop.games.garden_growth.rules import GAME
from tabletop.games.garden_growth.scene_draft import ENDING, GO, STAY, WATER, WEED
from tabletop.games.garden_growth.scene_gaze import BACK
from tabletop.games.garden_growth.scene_layout import STACKED
from tabletop.games.garden_growth.scene_shown import Shown
from tabletop.games.garden_growth.scene_words import (
    gained,
    in_points,
    short_name,
)
from tabletop.games.garden_growth.scoring import items
from tabletop.games.garden_growth.upkeep import fates
from tabletop.games.garden_growth.words import actions
from tabletop.scene import papers
from tabletop.scene.boxes import Box
from tabletop.scene.papers import button
from tabletop.scene.shapes import Icon, Node, Shapes
from tabletop.scene.ways import Way


def ways(view: Shown) -> tuple[Way, ...]:
    """Return the buttons there are: one or two."""
    whole = _whole(view)
    large, small = _parts(view)
    if view.gaze.seat is not None:
        return (Way(BACK, _away(view), "", papers.GO, "", whole),)
    if not view.active:
        return (Way(GO, _waiting(view), "", papers.IDLE, "", whole),)
    if view.care or view.choice.tree is not None or view.move is not None:
        return _doing(view)
    if view.choice.is_ending:
        lost = f"{actions(view.left)} lost"
        return (
            Way(ENDING, f"End turn {view.state.turn}", lost, papers.GO, "", large),
            Way(STAY, "Not yet", "", papers.QUIET, "", small),
        )
    if not view.can_act:
        return (Way(ENDING, f"End turn {view.state.turn}", "", papers.GO, "", whole),)
    return (
        Way(GO, _idle(view), "", papers.IDLE, "", large),
        Way(ENDING, "End turn", "", papers.QUIET, "", small),
    )


def _away(view: Shown) -> str:
    """Return what the button says that looks away."""
    if view.seat == view.home:
        return "Close the score"
    return f"Back to {short_name(view.sitters[view.home - 1].name)}"


def _whole(view: Shown) -> Box:
    """Return the place of a single button; once the game is over no actions lie beside it."""
    tray = view.places.tray
    if not view.state.is_over:
        return tray.buttons
    return tray.buttons._replace(x=tray.trowels.x, w=tray.buttons.right - tray.trowels.x)


def _parts(view: Shown) -> tuple[Box, Box]:
    """Return the places of the large and the small button."""
    box = view.places.tray.buttons
    if _is_stacked(view):
        upper, lower = box.rows([0, 0], 8)
        return upper, lower
    small, large = box.columns([min(max(box.w * 0.34, 82), 170), 0], 8)
    return large, small


def _is_stacked(view: Shown) -> bool:
    """Return whether the buttons lie one below the other."""
    tray = view.places.tray
    return tray.is_wide and tray.box.h >= STACKED


def _doing(view: Shown) -> tuple[Way, ...]:
    """Return the button of what is picked, or two where water and weeds both can be seen to."""
    large, small = _parts(view)
    if not view.care:
        verb = "Plant on" if isinstance(view.move, Planting) else "Revive"
        where = SPACE_NAMES[view.choice.space or 0]
        return (
            Way(GO, f"{verb} {where}", "", papers.GO, "", large),
            Way(ENDING, "End turn", "", papers.QUIET, "", small),
        )
    if len(view.care) == 1:
        return (
            _care_way(view, view.care[0], large),
            Way(ENDING, "End turn", "", papers.QUIET, "", small),
        )
    box = view.places.tray.buttons
    halves = box.rows([0, 0], 8) if _is_stacked(view) else box.columns([0, 0], 8)
    return tuple(_care_way(view, move, half) for move, half in zip(view.care, halves, strict=True))


def _care_way(view: Shown, move: Watering | Weeding, box: Box) -> Way:
    """Return the button that waters or weeds, with what good it does."""
    where = SPACE_NAMES[move.space]
    below = care_words(view, move)
    if isinstance(move, Watering):
        return Way(WATER, f"Water {where}", below, papers.GO, "drop", box)
    return Way(WEED, f"Weed {where}", below, papers.GO, "high-grass", box)


def care_words(view: Shown, move: Watering | Weeding) -> str:
    """Return what care comes to: a plant saved, a point, or nothing that shows yet."""
    after = GAME.apply_move(view.state, move).garden
    gain = sum(items(after)) - sum(view.points)
    points = gained(gain) if gain else ""
    fate = view.fates[move.space]
    if view.upkeep and fate is not None and fate.dies:
        then = fates(after, view.upkeep)[move.space]
        if then is not None and not then.dies:
            return "saves it" + (f", {points}" if points else "")
    return points


def _idle(view: Shown) -> str:
    """Return what the large button says while there is nothing to go on with."""
    if view.choice.seed:
        return "Choose a place"
    if view.choice.space is not None and view.garden[view.choice.space] is None:
        return "Choose a seed"
    if view.is_full:
        return "Tap a plant"
    return "Tap a seed or plant" if _parts(view)[0].w > 140 else "Choose"


def _waiting(view: Shown) -> str:
    if view.caption:
        return view.caption
    if view.winners is not None:
        first = short_name(view.sitters[view.winners[0] - 1].name)
        if len(view.sitters) == 1:
            return in_points(view.totals[0])
        return f"{first} wins" if len(view.winners) == 1 else "A shared win"
    return f"{short_name(view.sitters[view.mover - 1].name)} is to play"


def _button(each: Way) -> Shapes:
    """Return a button; where it is narrow its icon stands close to the edge."""
    box = each.box
    size = 18.0 if box.h >= 44 and box.w >= 130 else 15.0
    if not each.icon or box.w >= 130:
        return button(box, each.label, each.tone, each.icon, each.below, size)
    plain = button(box, each.label, each.tone, "", each.below, size)
    return (*plain, Icon(each.icon, box.x + 14, box.cy, 19, "white"))


def button_nodes(view: Shown) -> tuple[Node, ...]:
    """Return the buttons."""
    return tuple(Node(f"button-{each.id}", _button(each)) for each in ways(view))
