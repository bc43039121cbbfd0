"""A summary of the moves since a person's last turn, shown when a link brings them."""

from __future__ import annotations

from tabletop.app.messages.table import See
from tabletop.app.model.notice import Button, Notice
from tabletop.app.model.session import Session
from tabletop.app.post import words
from tabletop.app.presence.places import is_shared, is_turn_here, people_here
from tabletop.app.table.log import move_sentence
from tabletop.core.game import CHANCE
from tabletop.core.language import t

MOST_TOLD = 6
"""The maximum number of moves in a summary; earlier ones are in the log."""


def recap(session: Session) -> Notice | None:
    """Return a notice about the moves since the last turn of the person to move.

    At the end of the game the notice is for everybody here. Return None if somebody else is to
    move, if there are no moves, or if the curtain shows them.
    """
    match = session.match
    if is_shared(session) or not (is_turn_here(session) or match.to_move is None):
        return None
    movers = [match.game.current_player(each.state) for each in match.positions[:-1]]
    ours = people_here(session)
    first = next((ply + 1 for ply in range(match.ply - 1, -1, -1) if movers[ply] in ours), 0)
    plies = [ply for ply in range(first, match.ply) if movers[ply] != CHANCE][-MOST_TOLD:]
    if not plies:
        return None
    moves = " ".join(move_sentence(session, ply) for ply in plies)
    again = Button(t(words.SEE_AGAIN), See(plies[0]))
    sentence = words.since(moves) if first else words.so_far(moves)
    return Notice(sentence, buttons=(again,), passes=True)
