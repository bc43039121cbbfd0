"""How much help a game had, in words."""

from __future__ import annotations

from tabletop.app.memory import words
from tabletop.app.model.helped import Helped


def told(helped: Helped) -> list[str]:
    """Return phrases about the help in a game, for a list; usually none."""
    return [
        *([words.hints(helped.hints)] if helped.hints else []),
        *([words.undos(helped.undos)] if helped.undos else []),
    ]
