"""The settings, and the stage that the table is laid out for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tabletop.scene.table import Forecast

FORECAST = "forecast"
"""The setting for when the table previews the result of a move."""

SETTINGS: Mapping[str, tuple[str, ...]] = {
    "theme": ("auto", "light", "dark", "contrast"),
    "motion": ("auto", "off"),
    "sound": ("off", "on"),
    "pace": ("normal", "slow", "quick"),
    "forecast": ("always", "after", "never"),
    "clearing": ("untold", "told"),
    "hearing": ("unasked", "asked"),
    "pacing": ("unoffered", "offered"),
    "foretelling": ("unoffered", "due", "offered"),
    "hinting": ("unexplained", "once", "twice", "explained"),
}
"""Every setting with its allowed values, the default first.

`pace` sets the reading time of announcements (static/js/page/reading.js), and `forecast` when the
table previews the result of a move (`scene/table.py`).

`clearing`, `hearing`, `pacing`, `foretelling` and `hinting` are not choices. They record which
explanations and offers this device has already shown: that Safari deletes data, sounds, a quicker
pace, when to show forecasts, and that a second tap on a hint shows the move. `foretelling` is `due`
from the end of the first lesson until the next game begins.
"""


def forecast_of(settings: Mapping[str, str]) -> Forecast:
    """Return when to show forecasts according to `settings`."""
    match settings["forecast"]:
        case "after":
            return "after"
        case "never":
            return "never"
        case _:
            return "always"


class Stage(NamedTuple):
    """The size of the table in CSS pixels, the text scale, and when to show forecasts."""

    width: float
    height: float
    text: float = 1.0
    forecast: Forecast = "always"
