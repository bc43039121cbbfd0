"""The playout search, tried on a bandit whose buckets pay at random."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field

import pytest

from tabletop.ai.playouts import AT_LEAST, Found, search

PAYS = {"poor": 0.2, "fair": 0.5, "rich": 0.8}
"""How likely each bucket pays."""

Bucket = tuple[float, str, int]
"""The luck of the sample, the bucket that was chosen, and the steps since then."""


@dataclass
class Buckets:
    """Choose a bucket, wait for two steps, and see whether it pays.

    `lucks` collects the samples that each bucket met, in order.
    """

    lucks: dict[str, list[float]] = field(default_factory=dict)

    def sample(self, rng: random.Random) -> Bucket:
        """Return a state with a hidden random number."""
        return rng.random(), "", 0

    def after(self, state: Bucket, move: str) -> Bucket:
        """Return the state with the bucket chosen, or one step later."""
        luck, bucket, steps = state
        if bucket:
            return luck, bucket, steps + 1
        self.lucks.setdefault(move, []).append(luck)
        return luck, move, 0

    def reply(self, state: Bucket, rng: random.Random) -> str | None:
        """Return a step, or None after two steps."""
        return None if state[2] == 2 else "step"

    def value(self, state: Bucket) -> float:
        """Return 1 if the bucket pays, else 0."""
        luck, bucket, _ = state
        return float(luck < PAYS[bucket])


def found(playouts: int, seed: int = 1, moves: tuple[str, ...] = tuple(PAYS)) -> list[Found[str]]:
    """Return all findings of a search."""
    return list(search(Buckets(), moves, playouts, random.Random(seed)))


@pytest.mark.parametrize("seed", range(10))
def test_it_finds_the_best_candidate(seed: int) -> None:
    """Two hundred playouts distinguish 0.8 from 0.5, whatever the seed."""
    last = found(200, seed)[-1]
    assert last.move == "rich"
    assert last.value == pytest.approx(0.8, abs=0.12)


def test_the_last_finding_tells_what_all_candidates_are_worth() -> None:
    """Values are sorted, best first; earlier findings have none."""
    *sooner, last = found(300)
    assert last.values[0][0] == "rich"
    assert last.values[0][1] == pytest.approx(last.value)
    assert max(last.values[1:], key=lambda each: each[1])[1] <= last.value
    assert not any(each.values for each in sooner)


def test_each_candidate_can_be_tried_half_as_often_as_the_best() -> None:
    """That makes means comparable; the best candidate stays the best."""
    buckets = Buckets()
    *_, last = search(buckets, tuple(PAYS), 300, random.Random(2), evenly=True)
    tries = {bucket: len(lucks) for bucket, lucks in buckets.lucks.items()}
    assert min(tries.values()) >= tries["rich"] // 2
    assert last.move == "rich"
    assert dict(last.values) == pytest.approx(PAYS, abs=0.12)


def test_it_tries_the_best_most_and_all_of_them_enough() -> None:
    """UCB1 favours promising candidates, but tries every one."""
    buckets = Buckets()
    list(search(buckets, tuple(PAYS), 300, random.Random(2)))
    tries = Counter({bucket: len(lucks) for bucket, lucks in buckets.lucks.items()})
    assert tries.total() == 300
    assert [bucket for bucket, _ in tries.most_common()] == ["rich", "fair", "poor"]
    assert AT_LEAST <= tries["poor"] < 50


def test_candidates_share_their_luck() -> None:
    """The n-th playout of each candidate uses the same sample."""
    buckets = Buckets()
    list(search(buckets, tuple(PAYS), 60, random.Random(3)))
    shortest = min(len(lucks) for lucks in buckets.lucks.values())
    assert len({tuple(lucks[:shortest]) for lucks in buckets.lucks.values()}) == 1


def test_a_seed_gives_the_same_search() -> None:
    """All randomness comes from the generator; another seed searches differently."""
    assert found(50, 4) == found(50, 4)
    assert found(50, 4) != found(50, 5)


def test_it_yields_after_every_playout_and_counts_states() -> None:
    """So a search can be stopped any time; a playout here visits three states."""
    assert [each.nodes for each in found(5)] == [3, 6, 9, 12, 15]


def test_of_equal_candidates_the_first_is_best() -> None:
    """Ties are broken by the order of the candidates."""
    assert found(2, moves=("fair", "rich"))[0].move == "fair"
    assert found(40, moves=("rich",))[-1].move == "rich"
