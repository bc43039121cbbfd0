"""Scenes as SVG text: thumbnails of saved games, and whole tables without a browser."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from itertools import groupby
from typing import NamedTuple

from tabletop.scene.scene import Scene
from tabletop.scene.shapes import Circle, Icon, Node, Path, Rect, Shape, Text
from tabletop.scene.typesetting import typeset
from tabletop.scene.windows import Window, opening_part

FONTS = {"text": "Nunito Variable, Nunito, sans-serif", "title": "Fraunces Variable, serif"}


class IconPath(NamedTuple):
    """An icon: path data that fills a square of `size` by `size`."""

    path: str
    size: float


Colours = Callable[[str], str]


def css_variable(token: str) -> str:
    """Return the CSS variable of a colour token, which follows the theme."""
    return f"var(--{token})"


def to_svg(
    scene: Scene, colour: Colours = css_variable, icons: Mapping[str, IconPath] | None = None
) -> str:
    """Return `scene` as one <svg> element.

    Without `icons`, an icon refers to a symbol of the page with the id `icon-NAME`. A window shows
    the part visible when the table is opened. Shadows are left out: they are only noise in a
    thumbnail.
    """
    body = _body(scene, colour, icons)
    box = f"0 0 {_numbers(scene.width, scene.height)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" aria-hidden="true">{body}</svg>'
    )


def to_document(scene: Scene, colour: Colours, icons: Mapping[str, IconPath], ground: str) -> str:
    """Return `scene` as an SVG document of its own size, on a background of the token `ground`.

    Raise KeyError if an icon is missing from `icons`.
    """
    size = _attributes(width=scene.width, height=scene.height)
    box = f"0 0 {_numbers(scene.width, scene.height)}"
    name = escape(scene.sentence)
    sheet = f'<rect{size} fill="{colour(ground)}"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg"{size} viewBox="{box}" role="img"'
        f' aria-label="{name}">{sheet}{_body(scene, colour, icons)}</svg>'
    )


def _body(scene: Scene, colour: Colours, icons: Mapping[str, IconPath] | None) -> str:
    return "".join(
        _framed(scene.window(name), drawn) if name else drawn
        for name, nodes in groupby(scene.nodes, key=lambda node: node.window)
        for drawn in ["".join(_node(node, colour, icons) for node in nodes)]
    )


def _framed(window: Window, drawn: str) -> str:
    """Return what is drawn behind a window, clipped to the visible part."""
    box = window.box
    place = _attributes(x=box.x, y=box.y, width=box.w, height=box.h)
    return f'<svg{place} viewBox="{_numbers(*opening_part(window))}">{drawn}</svg>'


def _node(node: Node, colour: Colours, icons: Mapping[str, IconPath] | None) -> str:
    shapes = "".join(_shape(shape, colour, icons) for shape in node.shapes)
    attributes = _transform(node.x, node.y, node.scale, node.angle) + _opacity(node.opacity)
    return f"<g{attributes}>{shapes}</g>" if attributes else shapes


def _shape(shape: Shape, colour: Colours, icons: Mapping[str, IconPath] | None) -> str:
    match shape:
        case Rect():
            place = _attributes(x=shape.x, y=shape.y, width=shape.w, height=shape.h, rx=shape.r)
            return f"<rect{place}{_paint(shape, colour)}/>"
        case Circle():
            place = _attributes(cx=shape.x, cy=shape.y, r=shape.r)
            return f"<circle{place}{_paint(shape, colour)}/>"
        case Path():
            place = _transform(shape.x, shape.y, shape.scale, shape.angle)
            return (
                f'<path d="{escape(shape.d)}" fill-rule="evenodd"{place}{_paint(shape, colour)}/>'
            )
        case Icon():
            return _icon(shape, colour, icons)
        case Text():
            return _text(shape, colour)


def _icon(icon: Icon, colour: Colours, icons: Mapping[str, IconPath] | None) -> str:
    half = icon.size / 2
    turn = f' transform="rotate({_numbers(icon.angle, icon.x, icon.y)})"' if icon.angle else ""
    place = _attributes(x=icon.x - half, y=icon.y - half, width=icon.size, height=icon.size)
    style = f' fill="{colour(icon.fill)}"{_opacity(icon.opacity)}{turn}'
    if icons is None:
        return f'<use href="#icon-{escape(icon.name)}"{place}{style}/>'
    path, size = icons[icon.name]
    box = f"0 0 {_numbers(size, size)}"
    drawing = f'<svg{place} viewBox="{box}"><path d="{escape(path)}"/></svg>'
    return f"<g{style}>{drawing}</g>"


def _text(text: Text, colour: Colours) -> str:
    lines, size = typeset(text)
    place = _attributes(x=text.x, y=text.y, font_size=size, font_weight=text.weight)
    style = f' font-family="{FONTS[text.font]}" fill="{colour(text.fill)}"'
    anchor = "" if text.align == "start" else f' text-anchor="{text.align}"'
    below = f'<tspan x="{_number(text.x)}" dy="{_number(size * text.leading)}">'
    words = "".join([escape(lines[0]), *(f"{below}{escape(line)}</tspan>" for line in lines[1:])])
    return f"<text{place}{style}{anchor}{_opacity(text.opacity)}>{words}</text>"


def _paint(shape: Rect | Circle | Path, colour: Colours) -> str:
    fill = f' fill="{colour(shape.fill)}"' if shape.fill else ' fill="none"'
    if not shape.stroke:
        return fill + _opacity(shape.opacity)
    stroke = f' stroke="{colour(shape.stroke)}"{_attributes(stroke_width=shape.width)}'
    caps = ' stroke-linecap="round" stroke-linejoin="round"'
    dash = f' stroke-dasharray="{_numbers(*shape.dash)}"' if shape.dash else ""
    return fill + stroke + caps + dash + _opacity(shape.opacity)


def _transform(x: float, y: float, scale: float, angle: float) -> str:
    steps = [f"translate({_numbers(x, y)})"] if x or y else []
    steps += [f"rotate({_number(angle)})"] if angle else []
    steps += [f"scale({_number(scale)})"] if scale != 1 else []
    return f' transform="{" ".join(steps)}"' if steps else ""


def _opacity(opacity: float) -> str:
    return "" if opacity == 1 else f' opacity="{_number(opacity)}"'


def _attributes(**values: float) -> str:
    return "".join(
        f' {name.replace("_", "-")}="{_number(value)}"' for name, value in values.items() if value
    )


def _numbers(*values: float) -> str:
    return " ".join(_number(value) for value in values)


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
