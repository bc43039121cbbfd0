"""What people may throw or toss themselves where chance decides in the open.

A record holds outcomes of chance as moves, so a real die is simply played in place of what the seed
would give. Cards and tiles come from stacks that nobody at the table has, and are never thrown.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

DICE = "dice"
SEED = "seed"
OURS = "ours"
"""How links, start dialogs and kept games say who throws dice and lots: the option and its values.

The default is the record's seed; OURS are dice on the real table. See `Game.throw`.
"""


class Face(NamedTuple):
    """One thing that a die or a lot can show: how a move spells it, and how a person says it.

    `seat` is the seat that it names, 0 where it names none.
    """

    text: str
    label: str
    seat: int = 0


class Question(NamedTuple):
    """What is asked of one die or lot, and every face that it can show."""

    sentence: str
    faces: tuple[Face, ...]


class Throw(NamedTuple):
    """What is thrown at a chance position: some questions, one after the other.

    An outcome is spelled `head` and then the faces with commas between them: `roll=3,5`.
    """

    head: str
    questions: tuple[Question, ...]

    def outcome(self, shown: Sequence[str]) -> str:
        """Return the text of the outcome in which these faces, one for each question, came up."""
        return self.head + ",".join(shown)


def lots(sentence: str, names: Sequence[str]) -> Throw:
    """Return the draw of one seat among all, spelled `first=2`."""
    faces = tuple(Face(str(seat), name, seat) for seat, name in enumerate(names, start=1))
    return Throw("first=", (Question(sentence, faces),))


def dice(sentences: Sequence[str], faces: Sequence[int]) -> Throw:
    """Return a roll of as many dice as there are sentences, each asking for one of them."""
    shown = tuple(Face(str(face), str(face)) for face in faces)
    return Throw("roll=", tuple(Question(sentence, shown) for sentence in sentences))
