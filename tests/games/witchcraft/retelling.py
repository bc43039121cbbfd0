"""The rules of Witchcraft told a second time, slowly and in one go, to compare the engine with.

A whole game is one generator that follows the text of the rules: it yields the seat to move (0 for
chance) with the set of legal moves, and is sent the move. It shares nothing with the engine but
the two card tables, whose rows it reads in its own way.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from pathlib import Path

from tabletop.games.witchcraft.rules import cards

Course = Generator[tuple[int, set[str]], str, None]

_FOLDER = Path(cards.__file__).parents[1]
ROWS = {
    line[:3]: line.split("|")
    for name in ("spells.txt", "events.txt")
    for line in (_FOLDER / name).read_text(encoding="utf-8").splitlines()
}
PLACES = ["Sw", "Ri", "Fo", "Ro", "Fi", "To", "In"]
DIE = {f"roll={die}" for die in range(1, 7)}


class Finished(Exception):
    """The game is over."""


class Retelling:
    """One table; seats are the keys of every dictionary, and who is eliminated leaves `living`."""

    def __init__(self, seats: int, first: int) -> None:
        self.seats = seats
        self.first = first
        self.living = list(range(1, seats + 1))
        self.power = dict.fromkeys(self.living, 0)
        self.detection = dict.fromkeys(self.living, 0)
        self.goods = {seat: dict.fromkeys("NFBHA", 0) for seat in self.living}
        self.hand: dict[int, list[str]] = {seat: [] for seat in self.living}
        self.at = dict.fromkeys(self.living, "")
        self.deck = {card for card in ROWS if card[0] == "S"}
        self.events = {card for card in ROWS if card[0] == "E"}
        self.discards: set[str] = set()
        self.past_events: set[str] = set()
        self.closed = ""
        self.round = 1
        self.winners: list[int] | None = None

    def model(self) -> str:
        """Return the position in the form of the worked examples."""
        return " | ".join(self._shown(seat) for seat in range(1, self.seats + 1))

    def _shown(self, seat: int) -> str:
        if seat not in self.living:
            return "out"
        counts = list(self.goods[seat].values())
        goods = ("," if max(counts) > 9 else "").join(map(str, counts))
        meters = f"{self.power[seat]}/{self.detection[seat]}"
        return f"{meters} {goods} {'-'.join(self.hand[seat]) or '.'} {self.at[seat] or '.'}"

    def course(self) -> Course:
        """Yield the seat to move and its legal moves, from the start to the end of the game."""
        try:
            if not self.first:
                drawn = yield 0, {f"first={seat}" for seat in self.living}
                self.first = int(drawn[-1])
            while True:
                yield from self._round()
        except Finished:
            return

    def _in_turn_order(self) -> list[int]:
        seats = list(range(self.first, self.seats + 1)) + list(range(1, self.first))
        return [seat for seat in seats if seat in self.living]

    def _round(self) -> Course:
        for seat in self._in_turn_order():
            if seat in self.living:
                yield from self._turn(seat)
        self.closed = ""
        if not self.events:
            self.events, self.past_events = self.past_events, set()
        text = yield 0, {f"event={card}" for card in self.events}
        card = text[6:]
        self.events.remove(card)
        self.past_events.add(card)
        yield from self._event(ROWS[card])
        self.round += 1

    # -- a turn ----------------------------------------------------------------------------------

    def _turn(self, seat: int) -> Course:
        places = [p for p in PLACES if p != self.closed and not (p == "In" and self.round == 1)]
        text = yield seat, {f"go={place}" for place in places}
        yield from self._arrive(seat, text[3:])
        if seat not in self.living:
            return
        hand = self.hand[seat]
        new = {"draw"} if len(hand) < 3 else {f"swap={card}" for card in hand}
        again = {f"again={place}" for place in places}
        text = yield seat, new | again | set(self._casts(seat))
        kind, _, rest = text.partition("=")
        if kind == "again":
            yield from self._arrive(seat, rest)
        elif kind == "cast":
            yield from self._cast(seat, *rest.split("@"))
        else:
            if kind == "swap":
                hand.remove(rest)
                self.discards.add(rest)
            yield from self._draw(seat)

    def _arrive(self, seat: int, place: str) -> Course:
        self.at[seat] = place
        kinds = "NFBHA" if place == "In" else "NFBHA"[PLACES.index(place) :][: place != "To"]
        for kind in kinds:
            self.goods[seat][kind] += 1
        if place == "To":
            self._move_meter(self.detection, seat, -1)
        if place == "In":
            text = yield 0, DIE
            low = {1: 7, 2: 7, 3: 5, 4: 5, 5: 3, 6: 3}[int(text[-1])]
            self._move_meter(self.detection, seat, low + int(self.detection[seat] > 7))
            self._checkpoint()

    def _draw(self, seat: int) -> Course:
        if not self.deck:
            self.deck, self.discards = self.discards, set()
        text = yield 0, {f"spell={card}" for card in self.deck}
        self.deck.remove(text[6:])
        self.hand[seat].append(text[6:])

    def _price(self, card: str) -> dict[str, int]:
        cost = ROWS[card][2]
        return {cost[i + 1]: int(cost[i]) for i in range(0, len(cost), 2)}

    def _casts(self, seat: int) -> Iterable[str]:
        for card in self.hand[seat]:
            if any(self.goods[seat][kind] < price for kind, price in self._price(card).items()):
                continue
            if "target" in ROWS[card][3] or "STEAL" in ROWS[card][3]:
                yield from (f"cast={card}@{other}" for other in self.living if other != seat)
            else:
                yield f"cast={card}"

    def _cast(self, seat: int, card: str, target: str = "0") -> Course:
        for kind, price in self._price(card).items():
            self.goods[seat][kind] -= price
        self.hand[seat].remove(card)
        self.discards.add(card)
        yield from self._effects(ROWS[card][3], seat, int(target), {})
        self._move_meter(self.detection, seat, int(ROWS[card][4]))
        self._checkpoint()

    # -- cards -----------------------------------------------------------------------------------

    def _event(self, row: list[str]) -> Course:
        rolls: dict[int, int] = {}
        if row[2] == "one":
            text = yield 0, DIE
            rolls = dict.fromkeys(self.living, int(text[-1]))
        if row[2] == "each":
            for seat in self._in_turn_order():
                text = yield 0, DIE
                rolls[seat] = int(text[-1])
        yield from self._effects(row[3], 0, 0, rolls)

    def _effects(self, text: str, caster: int, target: int, rolls: dict[int, int]) -> Course:
        plan = []
        for part in text.split("; "):
            change, _, condition = part.partition(" if ")
            verb, *words = change.split(" ")
            who = {"self": [caster], "target": [target]}.get(words[0], self._in_turn_order())
            if verb == "STEAL":
                who = [target]
            if words[0] == "others":
                who = [seat for seat in who if seat != caster]
            plan.append((verb, words, [s for s in who if self._meets(s, condition, rolls)]))
        for verb, words, seats in plan:
            if verb == "CLOSE":
                self.closed = PLACES[min(rolls.values()) - 1] if words[0] == "d" else words[0]
            for seat in seats:
                if seat in self.living:
                    yield from self._effect(verb, words, seat, caster, rolls.get(seat, 0))
            self._checkpoint()

    def _meets(self, seat: int, condition: str, rolls: dict[int, int]) -> bool:
        powers = [self.power[each] for each in self.living]
        facts = {
            "det": self.detection[seat],
            "roll": rolls.get(seat, 0),
            "hand": len(self.hand[seat]),
            "top": self.power[seat] == max(powers),
            "low": self.power[seat] == min(powers),
            "": True,
        }
        if condition.startswith("at="):
            return self.at[seat] == condition[3:]
        for sign in (">=", "<=", "<"):
            if sign in condition:
                fact, _, number = condition.partition(sign)
                value, bound = facts[fact], int(number)
                return {">=": value >= bound, "<=": value <= bound, "<": value < bound}[sign]
        return bool(facts[condition])

    def _effect(self, verb: str, words: list[str], seat: int, caster: int, roll: int) -> Course:
        size = words[-1].strip("+-")
        amount = {"d": roll}.get(size, int(size) if size.isdigit() else 0)
        amount = -amount if words[-1].startswith("-") else amount
        what = words[-2] if len(words) > 1 else ""
        kinds = {"X": "NFBHA", "d": "NFBHA "[roll - 1].strip()}.get(what, what)
        match verb:
            case "POW":
                self._move_meter(self.power, seat, amount)
            case "DET":
                self._move_meter(self.detection, seat, amount)
            case "RES":
                for kind in kinds:
                    self.goods[seat][kind] = max(0, self.goods[seat][kind] + amount)
            case "STEAL":
                for kind in kinds:
                    stolen = min(amount, self.goods[seat][kind])
                    self.goods[seat][kind] -= stolen
                    self.goods[caster][kind] += stolen
            case "DROP":
                self.discards |= set(self.hand[seat][:amount])
                del self.hand[seat][:amount]
            case "DRAW":
                for _ in range(min(amount, 3 - len(self.hand[seat]))):
                    yield from self._draw(seat)

    def _move_meter(self, meter: dict[int, int], seat: int, amount: int) -> None:
        meter[seat] = sorted((0, meter[seat] + amount, 15))[1]

    def _checkpoint(self) -> None:
        at_top = [seat for seat in self.living if self.power[seat] == 15]
        if at_top:
            self._finish(at_top)
        for seat in [seat for seat in self.living if self.detection[seat] == 15]:
            self.living.remove(seat)
            self.discards |= set(self.hand[seat])
            self.hand[seat] = []
            self.power[seat] = 0
        if len(self.living) < 2:
            self._finish(self.living)

    def _finish(self, winners: list[int]) -> None:
        self.winners = list(winners)
        raise Finished
