"""Fill in the pages of the rules for the site: sizes, captions and legends of their pictures.

The tables draw the pictures themselves in the browser.
"""

from __future__ import annotations

import re
from html import escape
from itertools import count

from tabletop.app.illustrations.drawing import sizes
from tabletop.core.illustration import Moment, spot
from tabletop.core.language import t
from tabletop.games.registry import load_illustrations

FIGURE = re.compile(r'<figure data-picture="([a-z-]+)"></figure>')
"""The placeholder of a picture, with its name among the ILLUSTRATIONS of the game."""


def filled(key: str, page: str) -> str:
    """Return the HTML of a game's rules with everything for its pictures except the drawings.

    `key` is that of the game. Raise KeyError if `page` names an unknown picture.
    """
    return FIGURE.sub(lambda found: _figure(key, found[1]), page)


def _figure(key: str, name: str) -> str:
    illustration = load_illustrations(key)[name]
    measured = zip(illustration.moments, sizes(key, illustration), strict=True)
    moments = "".join(_moment(moment, *size) for moment, size in measured)
    return f'<figure data-game="{key}" data-picture="{name}">{moments}</figure>'


def _moment(moment: Moment, width: int, height: int) -> str:
    said = escape(t(moment.said))
    canvas = (
        f'<canvas width="{width}" height="{height}" role="img" aria-label="{said}">{said}</canvas>'
    )
    return (
        f'<div class="moment">{canvas}'
        f'<p class="shown" aria-hidden="true">{said}</p>{_legend(moment)}</div>'
    )


def _legend(moment: Moment) -> str:
    """Return the legend of the numbered rings as an HTML list, "" if there is none."""
    told = [t(each.told) for each in map(spot, moment.rings) if each.told]
    lines = "".join(
        f'<li value="{number}">{escape(each)}</li>' for number, each in zip(count(1), told)
    )
    return f"<ol>{lines}</ol>" if lines else ""
