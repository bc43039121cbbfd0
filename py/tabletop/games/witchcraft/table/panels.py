"""The panels of the witches: hat and name, both meters, resources and spells."""

from __future__ import annotations

from functools import lru_cache

from tabletop.core.language import t
from tabletop.games.witchcraft.table.art import back, chip, plaque
from tabletop.games.witchcraft.table.draft import WITCH, WITCHES
from tabletop.games.witchcraft.table.meters import detection_of, power_of
from tabletop.games.witchcraft.table.panel_layout import Panel, panel_in
from tabletop.games.witchcraft.table.texts import witch_label
from tabletop.games.witchcraft.table.view_model import ViewModel
from tabletop.games.witchcraft.words.move_phrases import HAS_CAST_ONE
from tabletop.games.witchcraft.words.table import FOUND_OUT, witch_hint
from tabletop.kit.last_actions import latest_actions
from tabletop.kit.parts import Part, thing
from tabletop.kit.signs import crown, mover_edge
from tabletop.scene.boxes import Box, around
from tabletop.scene.marks import edge, hat, last_leaf, ring, tick
from tabletop.scene.measure import baseline
from tabletop.scene.regions import LAST
from tabletop.scene.shapes import PIECE, Node, Shapes, Text, joined, moved
from tabletop.scene.widgets import number, sheet, words

_LARGE = 8.0
"""Radius of a resource from which its number is larger."""


def panel_parts(model: ViewModel) -> tuple[Part, ...]:
    """Return the panels of all witches."""
    return tuple(_panel(model, seat) for seat in model.seats)


def _panel(model: ViewModel, seat: int) -> Part:
    """Return the panel of a seat. A tap inspects the witch or targets her."""
    region = f"{WITCH}{seat}"
    may = model.may(region) if model.targets else None
    return thing(
        region,
        WITCHES,
        witch_label(model, seat),
        model.places.panel(seat).box,
        nodes=_nodes(model, seat, *panel_of(model, seat)),
        may=may,
        chosen=seat in (model.choice.target if may else 0, model.inspected.seat),
        states=(LAST,) if seat in model.cast else (),
        row=seat,
        hint="" if model.targets else witch_hint(model.actions.get(seat, ())),
    )


def panel_of(model: ViewModel, seat: int) -> tuple[Panel, str]:
    """Return the panel layout of a seat, and the rival's last action if it fits, else ""."""
    panel, whole = model.places.panel(seat), model.actions.get(seat, ())
    if not whole:
        return panel, ""
    telling = panel_in(panel.box, tells=True)
    least = (t(HAS_CAST_ONE),) if seat in model.cast else ()
    ways = (whole, model.briefly.get(seat, ()), least)
    told = next(filter(None, (latest_actions(way, 13, telling.deed.w) for way in ways)), "")
    return (telling, told) if told else (panel, "")


def panel_shapes(model: ViewModel, seat: int, box: Box) -> Shapes:
    """Return the shapes of a seat's panel, laid out for `box`."""
    return joined(moved(each.shapes, each.x, each.y) for each in _nodes(model, seat, panel_in(box)))


def _nodes(model: ViewModel, seat: int, panel: Panel, told: str = "") -> tuple[Node, ...]:
    """Return the nodes of a panel: paper, meters, resources, hand and marks."""
    witch, later, node = model.witch(seat), model.later(seat), panel.node
    wins = seat in (model.winners or ())
    paper = node(f"panel-{seat}", _paper(panel, seat, model.called(seat), wins=wins))
    if witch.out:
        out = words(panel.box.w / 2 + 14, panel.hat.y, t(FOUND_OUT), 13, bold=True)
        return (paper._replace(opacity=0.62), node(f"out-{seat}", (out,)))
    lit = _lit(panel, chosen=seat == model.choice.target) if seat in model.targets else ()
    top = 11 if seat == model.home else 5  # the frame of the village covers what is higher
    leaf = last_leaf(panel.box.w - 9, top, 18) if seat in model.cast else ()
    deed = Text(panel.deed.x, baseline(panel.deed.cy, 13), told, 13, "ink2", weight=700)
    held = witch.resources
    kinds = _resources(panel, held, held if later.out else later.resources)
    return (
        paper,
        *((_mover(panel, is_aimed=bool(model.targets)),) if seat == model.mover else ()),
        node(f"target-{seat}", lit),
        node(f"power-{seat}", power_of(model, seat, panel)),
        node(f"detection-{seat}", detection_of(model, seat, panel)),
        node(f"resources-{seat}", kinds),
        node(f"hand-{seat}", _hand(panel, len(witch.hand)), panel.spells.middle),
        node(f"cast-{seat}", leaf),
        node(f"deed-{seat}", (deed,) if told else ()),
    )


def _mover(panel: Panel, *, is_aimed: bool) -> Node:
    """Return the highlight of the mover: an edge, or a ring around the hat during targeting."""
    x, y, size, _ = panel.hat
    aside = panel.node("mover", ring(0, 0, size * 0.58), (x, y - size * 0.4))
    return aside if is_aimed else mover_edge(panel.box)


@lru_cache(maxsize=64)  # saves 0.08 ms of 0.6 at each tap
def _paper(panel: Panel, seat: int, name: str, *, wins: bool) -> Shapes:
    """Return the background with hat and name, and a crown for a winner."""
    x, y, size, _ = panel.hat
    label = number(*panel.name.middle, name, panel.letters)._replace(fit=panel.name.w)
    return (
        sheet(panel.inside, 13, shadow=PIECE),
        *(edge(panel.inside.inset(2), 12, 4) if wins else ()),
        *hat(seat, x, y, size),
        *(crown(x + size * 0.45, y - size * 0.75, size * 0.28) if wins else ()),
        label,
    )


def _lit(panel: Panel, *, chosen: bool) -> Shapes:
    """Return the highlight of a legal target, with a tick if chosen."""
    mark, wide = tick(2, 8, 20), 3.4 if chosen else 2.2
    return (*edge(panel.inside.inset(1.2), 12, wide), *(mark if chosen else mark[:1]))


@lru_cache(maxsize=256)  # saves 0.1 ms of 0.6 at each tap
def _resources(panel: Panel, held: tuple[int, ...], later: tuple[int, ...]) -> Shapes:
    """Return each kind of resource with its number, on a dark plaque if the preview changes it."""
    if not panel.kinds.w:
        return ()
    r, spots = panel.chips
    shapes: Shapes = ()
    for kind, (at, figure_at) in enumerate(spots):
        now, would_be = str(held[kind]), str(later[kind])
        shapes += chip(kind, *at, r, held=held[kind] > 0)
        if would_be == now:
            shapes += (number(*figure_at, now, _size_of(now, r)),)
        else:
            shapes += plaque(around(*figure_at, 12 + 6 * len(would_be), 17), would_be, "night")
    return shapes


def _size_of(figure: str, r: float) -> float:
    """Return the font size of a number beside a resource of radius `r`."""
    least = 15.0 if r >= _LARGE and len(figure) == 1 else 13.0
    return max(least, min(16.0, r * 1.4))


@lru_cache(maxsize=64)  # saves 0.06 ms of 0.6 at each tap
def _hand(panel: Panel, count: int) -> Shapes:
    """Return the backs of `count` spells, centred on the origin; in a small panel a number."""
    if panel.is_little:
        return plaque(around(0, 0, 14, 18), str(count), "plum", rim=1.2, r=4)
    w = min(22.0, panel.spells.h * 0.5, panel.spells.w * 0.42)
    spots = ((index - (count - 1) / 2) * w * 0.5 for index in range(count))
    return joined(moved(back(w, w * 1.4), x, 0) for x in spots)
