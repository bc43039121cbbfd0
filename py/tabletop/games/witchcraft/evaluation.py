"""How good a position is for one seat, in points of which a step of Power is worth about ten.

The weights come from games of greedy opponents against each other. What a seat may not know is
never read: the hands of rivals do not count, and a spell just drawn counts by its number alone.
"""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.games.witchcraft.cards import SPELLS, Spell
from tabletop.games.witchcraft.carrying_out import carry_out, on_meter, seats_concerned
from tabletop.games.witchcraft.legality import is_target
from tabletop.games.witchcraft.notation import NO_TARGET
from tabletop.games.witchcraft.standing import winners
from tabletop.games.witchcraft.state import CardInPlay, State, Step, Witch, room

WIN = 1000.0
ELIMINATION = -400.0

_POWER = 9.8
_USEFUL_RESOURCES = 14
_LEADER_SHARE = 0.7
_RIVAL_SHARE = 0.33
_DRAWN = (12.0, 7.0, 4.0)
"""What an unknown spell is worth beside 0, 1 or 2 others."""

_HAND_SHARES = (1.0, 0.45, 0.25)
"""How much of its worth the best spell of a hand counts, the second and the third."""

_PATIENCE = 0.93
_PATIENCE_PER_RESOURCE = 0.9


def danger(detection: int) -> float:
    """Return what a Detection costs; it rises ever faster."""
    return 1.6 * detection + 0.53 * max(0, detection - 3) ** 2


def worth(witch: Witch) -> float:
    """Return what everybody can see of a living witch is worth: both meters and resources."""
    resources = min(sum(witch.resources), _USEFUL_RESOURCES)
    return _POWER * witch.power - danger(witch.detection) + resources


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The eyes of `seat` at the position `start`: what changes since then are worth to it.

    `shares` says how much harm to each seat counts, 0 for the own one; `spells` what each spell
    of the own hand would do if it were cast at `start`.
    """

    seat: int
    start: State
    shares: tuple[float, ...]
    spells: dict[str, float]

    @classmethod
    def at(cls, start: State, seat: int) -> Evaluation:
        """Return the evaluation for `seat`, which is to move at `start`."""
        shares = _shares(start, seat)
        blank = cls(seat, start, shares, {})
        hand = start.witches[seat - 1].hand
        return cls(seat, start, shares, {card: blank.effect(SPELLS[card]) for card in hand})

    def gain(self, state: State, unseen: int = 0) -> float:
        """Return how good `state` is; the newest `unseen` spells of the own hand are unknown."""
        if state.step is Step.OVER and self.seat in winners(state):
            return WIN / len(winners(state))
        own = state.witches[self.seat - 1]
        if state.step is Step.OVER or own.out:
            return ELIMINATION
        return worth(own) + self._harm(state) + self._hand(own, unseen)

    def effect(self, spell: Spell) -> float:
        """Return what the best cast of `spell` at the start would change, its cost left aside."""
        if not spell.wants_target:
            return self._cast(spell, NO_TARGET)
        seats = range(1, len(self.shares) + 1)
        return max(self._cast(spell, seat) for seat in seats if is_target(self.start, seat))

    def _cast(self, spell: Spell, target: int) -> float:
        rolls = (0,) * len(self.shares)
        state = self.start._replace(in_play=CardInPlay(spell.id, target, rolls))
        drawn = 0.0
        for effect, seats in [(each, seats_concerned(state, each)) for each in spell.effects]:
            if effect.verb == "DRAW":
                drawn += self._drawn(effect.number)
            else:
                state = carry_out(state, effect, seats)
        before, later = self.start.witches[self.seat - 1], state.witches[self.seat - 1]
        raised = later._replace(detection=on_meter(later.detection + spell.own_detection))
        return worth(raised) - worth(before) + self._harm(state) + drawn

    def _drawn(self, number: int) -> float:
        """Return what a spell that draws `number` cards adds once it has left the hand."""
        own = self.start.witches[self.seat - 1]
        held = len(own.hand) - 1
        return sum(_DRAWN[held : held + min(number, room(own) + 1)])

    def _harm(self, state: State) -> float:
        """Return what rivals have lost since the start, as far as it counts."""
        pairs = zip(self.shares, self.start.witches, state.witches, strict=True)
        return sum(
            share * _loss(before, later)
            for share, before, later in pairs
            if share and before is not later
        )

    def _hand(self, own: Witch, unseen: int) -> float:
        """Return what the spells of a hand are worth: the nearer to be cast, the more."""
        known = own.hand[: len(own.hand) - unseen]
        values = sorted((self._spell(card, own) for card in known), reverse=True)
        cards = sum(share * value for share, value in zip(_HAND_SHARES, values, strict=False))
        return cards + sum(_DRAWN[len(known) : len(known) + unseen])

    def _spell(self, card: str, own: Witch) -> float:
        pairs = zip(own.resources, SPELLS[card].cost, strict=True)
        missing = sum(price - have for have, price in pairs if price > have)
        patience: float = _PATIENCE ** (1 + _PATIENCE_PER_RESOURCE * missing)
        return max(0.0, self.spells[card]) * patience


def _shares(state: State, seat: int) -> tuple[float, ...]:
    """Return how much harm to each seat counts: most to the rivals with the highest Power."""
    rivals = [
        witch
        for number, witch in enumerate(state.witches, start=1)
        if number != seat and not witch.out
    ]
    highest = max(witch.power for witch in rivals)
    return tuple(
        0.0
        if number == seat or witch.out
        else (_LEADER_SHARE if witch.power == highest else _RIVAL_SHARE)
        for number, witch in enumerate(state.witches, start=1)
    )


def _loss(before: Witch, later: Witch) -> float:
    """Return what a rival has lost; its elimination is worth more the nearer it was to winning."""
    if later.out:
        return 1.5 * (30 + 6 * before.power)
    return worth(before) - worth(later)
