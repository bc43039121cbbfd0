"""The narration of moves: in the log, in a look back, in animations and for screen readers."""

from __future__ import annotations

from tabletop.app.model.session import Session
from tabletop.app.phones.known import sentence_at
from tabletop.app.presence.places import is_shared
from tabletop.app.presence.viewer import viewer_of
from tabletop.scene.scene import Step

Steps = tuple[Step, ...]


def move_sentence(session: Session, ply: int) -> str:
    """Return the sentence for the move played at `ply`, limited to what the viewer may know."""
    return sentence_at(session.match, ply, viewer_of(session))


def move_announcement(session: Session, ply: int) -> str:
    """Return the announcement of the move at `ply`: only public facts if secrets are shared."""
    return move_sentence(session.with_people(facing=None) if is_shared(session) else session, ply)


def throw_announcements(session: Session, first: int) -> list[str]:
    """Return the announcements of throws from ply `first` on."""
    match = session.match
    return [
        move_announcement(session, ply)
        for ply in range(first, match.ply)
        if match.game.throw(match.positions[ply].state)
    ]


def captioned(session: Session, ply: int, steps: Steps) -> Steps:
    """Return `steps` with captions: those of the table, or else the sentence of the log.

    If people with secrets share the screen, only the sentence of the log is announced, with the
    last step.
    """
    if not any(step.caption for step in steps):
        steps = (steps[0]._replace(caption=move_sentence(session, ply)), *steps[1:])
    if not is_shared(session):
        return steps
    silent = tuple(step._replace(announcement="") for step in steps)
    return (*silent[:-1], silent[-1]._replace(announcement=move_announcement(session, ply)))


def uncaptioned(steps: Steps) -> Steps:
    """Return `steps` without captions or announcements, for a look back."""
    return tuple(step._replace(caption="", announcement="") for step in steps)
