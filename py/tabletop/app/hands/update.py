"""What each message of a table of phones or of a phone does."""

from __future__ import annotations

from typing import assert_never

from tabletop.app.hands import guest, host, seating
from tabletop.app.messages import Context
from tabletop.app.messages import hands as messages
from tabletop.app.model.model import Model
from tabletop.app.table.playing import Change


def update(model: Model, message: messages.HandsMessage, context: Context) -> Change:
    """Return the model and the effects after a message of a table of phones or of a phone."""
    match message:
        case messages.HandJoined():
            return host.joined(model, message)
        case messages.HandLeft():
            return host.left(model, message)
        case messages.HandSaid():
            return host.receive(model, message, context)
        case messages.HandIs():
            return host.seat_phone(model, message, context.now)
        case messages.Hands():
            return seating.show(model, message.seat)
        case messages.Join():
            return guest.invited(model, message.code)
        case messages.GuestJoined():
            return guest.joined(model, message.token)
        case messages.GuestHeard():
            return guest.receive(model, message.text, context.now)
        case messages.GuestLeft():
            return guest.left(model, message.why)
        case _:
            assert_never(message)
