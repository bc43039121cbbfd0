"""What other tabs do: the same game is never overwritten by two."""

from __future__ import annotations

from dataclasses import replace

from tabletop.app.messages import Message, text_of
from tabletop.app.model import Button, Model, Notice
from tabletop.app.playing import Change, keep, repaint, think, with_sitting
from tabletop.app.reading import sitting_from
from tabletop.app.shelf import read_shelf
from tabletop.core.errors import BadRecord

DELETED = "This game was deleted in another tab. Your next move keeps it again."
UNREADABLE = "Another tab has written something over this game that can't be read."
PLAYED_ON = "This game was played on in another tab, and here it is. Your last move is not in it."


def storage(model: Model, message: Message) -> Change:
    """Return the change when another tab wrote: a new shelf, or the game that is on the table."""
    if "shelf_text" in message:
        return replace(model, shelf=read_shelf(message["shelf_text"])), ()
    sitting, text = model.sitting, message.get("text")
    if sitting is None or message.get("id") != sitting.id or text == sitting.kept:
        return model, ()
    if not isinstance(text, str):
        return replace(with_sitting(model, kept=None), notice=Notice(DELETED, warn=True)), ()
    return _taken_over(model, text, ours=None)


def clash(model: Model, message: Message) -> Change:
    """Return the change when a move could not be kept because another tab had played on.

    The other tab's game comes to the table; ours can be kept as a copy.
    """
    sitting = model.sitting
    if sitting is None or sitting.id != text_of(message, "id"):
        return model, ()
    text = message.get("text")
    if not isinstance(text, str):
        return keep(with_sitting(model, kept=None), text_of(message, "now"))
    return _taken_over(model, text, ours=text_of(message, "ours"))


def _taken_over(model: Model, text: str, ours: str | None) -> Change:
    sitting = model.sitting
    assert sitting is not None
    try:
        theirs = sitting_from(sitting.id, text)
    except BadRecord:
        return replace(model, notice=Notice(UNREADABLE, warn=True)), ()
    mine = sitting.match.record.moves
    has_mine = theirs.match.record.moves[: len(mine)] == mine
    model = replace(model, sitting=theirs)
    if ours is not None and not has_mine:
        keep_ours = Button("Keep mine as a copy", {"do": "import", "name": "", "text": ours})
        model = replace(model, notice=Notice(PLAYED_ON, True, (keep_ours,)))
    model, asked = think(model)
    return model, (*repaint(model, 300), *asked)
