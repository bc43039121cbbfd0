"""Heuristic evaluation of a position for one seat; one step of Power is worth about ten points.

The weights were tuned by self-play of greedy bots. Hidden information is never used: rivals' hands
are ignored, and a spell just drawn has an average value. For speed, spells are simulated with plain
arithmetic here instead of applying the rules, because bots evaluate very many turns.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, assert_never

from tabletop.games.witchcraft.rules.board import HAND_LIMIT, METER_TOP, ONE_OF_EACH, kind_counts
from tabletop.games.witchcraft.rules.cards import SPELLS, Spell
from tabletop.games.witchcraft.rules.effects import (
    ChangeDetection,
    ChangePower,
    ChangeResources,
    CloseSpace,
    Condition,
    DiscardSpells,
    DrawSpells,
    Effect,
    StealResources,
    Who,
)
from tabletop.games.witchcraft.rules.notation import NO_TARGET
from tabletop.games.witchcraft.rules.standing import winners
from tabletop.games.witchcraft.rules.state import State, Step, Witch

WIN = 1000.0
ELIMINATION = -400.0

POWER = 9.8
DRAWN = (12.0, 7.0, 4.0)
"""Value of an unknown spell in addition to 0, 1 or 2 others in hand."""

USEFUL_RESOURCES = 14
"""Resources beyond this number have no value."""

_LEADER_SHARE = 0.7
_RIVAL_SHARE = 0.33
_HAND_SHARES = (1.0, 0.45, 0.25)
"""Weight of the best, second-best and third-best spell in a hand."""

_PATIENCE = tuple(float(0.93 ** (1 + 0.9 * missing)) for missing in range(11))
"""Discount on the value of a spell, by number of missing resources."""

DANGER = tuple(1.6 * value + 0.53 * max(0, value - 3) ** 2 for value in range(METER_TOP + 1))
"""Penalty for each Detection value; it grows faster than linearly."""

Counts = tuple[int, ...]

# Constants instead of attribute lookups: together they save 5 % of the time to evaluate a turn.
_SELF = Who.SELF
_TARGETED = frozenset(card for card, spell in SPELLS.items() if spell.wants_target)


def worth(power: int, detection: int, resources: Counts) -> float:
    """Return the value of a living witch's public state: both meters and her resources."""
    return POWER * power - DANGER[detection] + min(sum(resources), USEFUL_RESOURCES)


def missing(resources: Counts, cost: Counts) -> int:
    """Return the total number of resources missing to pay `cost`."""
    return sum([price - have for have, price in zip(resources, cost, strict=True) if price > have])


@lru_cache(maxsize=1 << 14)
def _nearness(resources: Counts, cost: Counts) -> float:
    """Return the discount (0 to 1) on a spell's value for the resources still missing."""
    return _PATIENCE[missing(resources, cost)]


class Cast(NamedTuple):
    """The simulated result of a cast: the caster's state, harm to rivals and value of draws.

    `end` is WIN or ELIMINATION if the cast decides the game for the caster, else 0.
    """

    power: int
    detection: int
    resources: Counts
    harm: float = 0.0
    drawn: float = 0.0
    end: float = 0.0


class Evaluation:
    """Evaluates what a turn of `seat` achieves, relative to the position `start`."""

    def __init__(self, start: State, seat: int) -> None:
        self.seat = seat
        self._rivals = [
            (number, witch)
            for number, witch in enumerate(start.witches, start=1)
            if number != seat and not witch.out
        ]
        self._highest = max(witch.power for _, witch in self._rivals)
        self._lowest = min(witch.power for _, witch in self._rivals)
        self._start = start.witches
        own = start.witches[seat - 1]
        self.spells = {card: self._effect(SPELLS[card], own) for card in own.hand}
        """Gain in value from casting each spell in hand now, ignoring its cost."""

    # -- whole positions -------------------------------------------------------------------------

    def gain(self, state: State, unseen: int = 0) -> float:
        """Return the value of `state`; the newest `unseen` spells in hand count as unknown."""
        if state.step is Step.OVER and self.seat in winners(state):
            return WIN / len(winners(state))
        own = state.witches[self.seat - 1]
        if state.step is Step.OVER or own.out:
            return ELIMINATION
        known = own.hand[: len(own.hand) - unseen]
        harm = sum(self._loss(seat, state.witches[seat - 1]) for seat, _ in self._rivals)
        public = worth(own.power, own.detection, own.resources) + harm
        return public + self.hand(known, own.resources) + sum(DRAWN[len(known) : len(own.hand)])

    def _loss(self, seat: int, later: Witch) -> float:
        """Return the weighted loss of a rival since `start`.

        The higher a rival's Power was, the more its elimination is worth.
        """
        before = self._start[seat - 1]
        if later is before:
            return 0.0
        if later.out:
            return self.share(before) * 1.5 * (30 + 6 * before.power)
        return self.share(before) * (_public_worth(before) - _public_worth(later))

    def share(self, rival: Witch) -> float:
        """Return the weight of harm to `rival`, which is highest for the leader in Power."""
        return _LEADER_SHARE if rival.power == self._highest else _RIVAL_SHARE

    def hand(self, cards: tuple[str, ...], resources: Counts) -> float:
        """Return the value of `cards` in hand, discounted by the resources still missing."""
        values = [
            max(0.0, self.spells[card]) * _nearness(resources, SPELLS[card].cost) for card in cards
        ]
        values.sort(reverse=True)
        return sum([part * value for part, value in zip(_HAND_SHARES, values, strict=False)])

    # -- spells ----------------------------------------------------------------------------------

    @property
    def rival_seats(self) -> list[int]:
        """Return the seats of all living rivals."""
        return [seat for seat, _ in self._rivals]

    def targets(self, spell: Spell) -> list[int]:
        """Return the possible targets of `spell`: the rivals, or just NO_TARGET."""
        return self.rival_seats if spell.id in _TARGETED else [NO_TARGET]

    def _effect(self, spell: Spell, own: Witch) -> float:
        """Return the gain in value from the best cast of `spell`, ignoring its cost."""
        before = _public_worth(own)
        casts = [
            self.cast(spell, target, own.power, own.detection, own.resources, len(own.hand) - 1)
            for target in self.targets(spell)
        ]
        return max(worth(*cast[:3]) - before + cast.harm + cast.drawn for cast in casts)

    def cast(
        self,
        spell: Spell,
        target: int,
        power: int,
        detection: int,
        resources: Counts,
        held: int,
    ) -> Cast:
        """Return the result of casting `spell`.

        `power`, `detection` and `resources` are the caster's, after paying the cost; `held` is the
        number of spells left in her hand.
        """
        now = Cast(power, detection, resources)
        for effect in spell.effects:
            if effect.who is _SELF:
                if self._holds(effect.condition, power, detection):
                    now = _on_self(now, effect, held)
            else:
                now = self._on_rivals(now, effect, target)
            if now.end:
                return now
        detection = max(0, now.detection + spell.own_detection)
        if detection >= METER_TOP:
            return now._replace(detection=METER_TOP, end=ELIMINATION)
        return now._replace(detection=detection)

    def _holds(self, condition: Condition | None, power: int, detection: int) -> bool:
        """Return whether a spell's condition holds for its caster (W24)."""
        if condition is None:
            return True
        match condition.fact:
            case "low":
                return power <= self._lowest
            case "det":
                return condition.holds_for(detection)
            case "top" | "at" | "roll" | "hand":
                raise ValueError(f"no spell depends on this: {condition}")
            case _:
                assert_never(condition.fact)

    def _on_rivals(self, now: Cast, effect: Effect, target: int) -> Cast:
        """Return `now` after applying an effect to `target`, or all rivals if NO_TARGET."""
        harm, left = now.harm, len(self._rivals)
        for seat, rival in self._rivals:
            if target not in (NO_TARGET, seat):
                continue
            share = self.share(rival)
            match effect:
                case ChangePower():
                    power = max(0, rival.power + effect.number)
                    if power >= METER_TOP:
                        return now._replace(end=ELIMINATION)
                    harm += share * POWER * (rival.power - power)
                case ChangeDetection():
                    detection = max(0, rival.detection + effect.number)
                    left -= detection >= METER_TOP
                    harm += _harm_by_detection(rival, detection, share)
                case ChangeResources():
                    lost = _taken(rival.resources, kind_counts(effect.what), -effect.number)
                    harm += share * _value_lost(rival.resources, lost)
                case StealResources():
                    lost = _taken(rival.resources, ONE_OF_EACH, effect.number)
                    gained = tuple(map(int.__add__, now.resources, lost))
                    now = now._replace(resources=gained)
                    harm += share * _value_lost(rival.resources, lost)
                case DrawSpells() | DiscardSpells() | CloseSpace():
                    pass
                case _:
                    assert_never(effect)
        return now._replace(harm=harm, end=0.0 if left else WIN)


def _public_worth(witch: Witch) -> float:
    return worth(witch.power, witch.detection, witch.resources)


def _harm_by_detection(rival: Witch, detection: int, share: float) -> float:
    """Return the harm if the Detection of `rival` becomes `detection`, which may eliminate her."""
    if detection >= METER_TOP:
        return share * 1.5 * (30 + 6 * rival.power)
    return share * (DANGER[detection] - DANGER[rival.detection])


def _on_self(now: Cast, effect: Effect, held: int) -> Cast:
    match effect:
        case ChangePower():
            power = min(now.power + effect.number, METER_TOP)
            return now._replace(power=power, end=WIN if power == METER_TOP else 0.0)
        case ChangeResources():
            counts = zip(now.resources, kind_counts(effect.what), strict=True)
            return now._replace(resources=tuple(n + effect.number * one for n, one in counts))
        case DrawSpells():
            return now._replace(drawn=sum(DRAWN[held : min(held + effect.number, HAND_LIMIT)]))
        case ChangeDetection() | DiscardSpells() | StealResources() | CloseSpace():
            return now  # no spell does this to its caster
        case _:
            assert_never(effect)


def _taken(resources: Counts, kinds: Counts, most: int) -> Counts:
    return tuple(min(have, most * one) for have, one in zip(resources, kinds, strict=True))


def _value_lost(resources: Counts, lost: Counts) -> int:
    """Return how much value is lost with the resources `lost`."""
    held = sum(resources)
    return min(held, USEFUL_RESOURCES) - min(held - sum(lost), USEFUL_RESOURCES)
