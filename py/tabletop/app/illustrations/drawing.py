"""Render the moments of an illustration: a cropped table, with marks."""

from __future__ import annotations

from itertools import count

from tabletop.app.effects import MomentData, SketchNode
from tabletop.app.illustrations.places import flat, joined, place_of
from tabletop.app.model.session import Session
from tabletop.app.model.settings import Stage
from tabletop.app.table.viewer import sight_of
from tabletop.core.illustration import Course, Illustration, Moment, spot
from tabletop.core.match import Match
from tabletop.core.record import SeatEntry
from tabletop.core.seating import named_seats
from tabletop.games.registry import AnyMatch, load_game, table_of
from tabletop.kit.callouts import called_out
from tabletop.scene.boxes import Box
from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Node, node_data
from tabletop.scene.table import Picked

_RIVAL = "easy"


def drawn(key: str, illustration: Illustration) -> list[MomentData]:
    """Return the moments of an illustration as JSON-compatible data."""
    return [_data(key, illustration.course, moment) for moment in illustration.moments]


def sizes(key: str, illustration: Illustration) -> list[tuple[int, int]]:
    """Return the (width, height) of each moment, in CSS pixels."""
    return [_size(each, _cut(key, illustration.course, each)) for each in illustration.moments]


def _cut(key: str, course: Course, moment: Moment) -> Box:
    return cut_of(scene_of(key, course, moment), moment)


def _size(moment: Moment, cut: Box) -> tuple[int, int]:
    return round(cut.w * moment.scale), round(cut.h * moment.scale)


def match_at(key: str, course: Course, ply: int) -> AnyMatch:
    """Return the match at `ply` of a course: a person at seat 1, computers at the others."""
    seats = [SeatEntry(""), *[SeatEntry("", _RIVAL)] * (course.seats - 1)]
    match: AnyMatch = Match.start(load_game(key), named_seats(seats), course.seed, course.options)
    for text in course.moves[:ply]:
        match = match.play(text)
    return match


def scene_of(key: str, course: Course, moment: Moment) -> Scene:
    """Return the scene of a moment as the person at seat 1 sees it."""
    session = Session("", match_at(key, course, moment.ply))
    for region in moment.taps:
        session = _tapped(session, region, moment.size)
    return table_of(session.match).scene(sight_of(session, Stage(*moment.size)))


def _tapped(session: Session, region: str, size: tuple[float, float]) -> Session:
    """Return `session` after a tap that inspects or picks; raise ValueError if it does neither."""
    table, sight = table_of(session.match), sight_of(session, Stage(*size))
    inspected = table.look(sight, region)
    if inspected is not None:
        return session.with_selection(inspected=inspected)
    answer = table.tap(sight, region)
    if not isinstance(answer, Picked):
        raise ValueError(f"a tap on {region!r} picks nothing: {answer}")
    seen = session.selection.inspected if answer.inspected is None else answer.inspected
    return session.with_selection(draft=answer.draft, inspected=seen)


def cut_of(scene: Scene, moment: Moment) -> Box:
    """Return the part of the scene to show: the places of the moment, with a margin."""
    cut = joined([place_of(scene, spot(each)) for each in moment.shows]).inset(-moment.margin)
    left, top = max(cut.x, 0), max(cut.y, 0)
    right, bottom = min(cut.right, scene.width), min(cut.bottom, scene.height)
    return Box(left, top, right - left, bottom - top)


def _data(key: str, course: Course, moment: Moment) -> MomentData:
    scene = scene_of(key, course, moment)
    cut = cut_of(scene, moment)
    nodes = [_node(scene, index, cut) for index in range(len(scene.nodes))]
    calls = _calls(scene, moment)
    moved = [_moved(each, cut) for each in calls]
    width, height = _size(moment, cut)
    return {
        "width": width,
        "height": height,
        "scale": moment.scale,
        "nodes": [*nodes, *moved],
    }


def _node(scene: Scene, index: int, cut: Box) -> SketchNode:
    node = scene.nodes[index]
    data = _moved(flat(scene, node), cut)
    if not node.window:
        return data
    x, y, w, h = scene.window(node.window).box
    return SketchNode({**data, "clip": [x - cut.x, y - cut.y, w, h]})


def _moved(node: Node, cut: Box) -> SketchNode:
    return SketchNode(node_data(node._replace(x=node.x - cut.x, y=node.y - cut.y)))


def _calls(scene: Scene, moment: Moment) -> list[Node]:
    """Return the marks of a moment; those that are explained are numbered."""
    spots = [spot(each) for each in moment.rings]
    numbers = count(1)
    return [
        called_out(place_of(scene, each), next(numbers) if each.told else 0, moment.scale)
        for each in spots
    ]
