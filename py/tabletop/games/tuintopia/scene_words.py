"""What the table of Tuintopia says: its sentence, and what it reads aloud of cells and cards."""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.tuintopia.cards import CARDS, HOUSE, ICONS, Card
from tabletop.games.tuintopia.notation import Cover, Exchange, Lay, Skip, Tuck, Turn
from tabletop.games.tuintopia.scene_draft import (
    HOUSE_REGION,
    KEY,
    LOOK_CARD,
    TOGETHER,
)
from tabletop.games.tuintopia.scene_shown import Preview, Shown
from tabletop.games.tuintopia.state import HIDDEN, Phase, State
from tabletop.games.tuintopia.values import Gain
from tabletop.games.tuintopia.words import ENDINGS, GOAL, signed, together
from tabletop.scene.layout import NARROW
from tabletop.scene.wording import listed, short_name

PARTS = {"icons": "Icons", "sun": "Sun", "wind": "Wind"}
"""The parts of a gain, and what they are called."""


def name_of(view: Shown, seat: int) -> str:
    """Return the name of a seat as it stands in sentences."""
    return short_name(view.sitters[seat - 1].name)


def counted(points: int) -> str:
    """Return points in words, such as "1 point"."""
    figure = signed(points).removeprefix("+")
    return f"{figure} point{'s' * (abs(points) != 1)}"


def sentence(view: Shown) -> str:
    """Return what is wanted now, what one looks at, or how the game ended."""
    if view.gaze == KEY:
        return "Pale discs are needs, filled ones offers; each match with a neighbour is a point."
    if view.gaze.startswith(LOOK_CARD):
        return _described(view)
    if view.winners is not None:
        return _ending(view)
    if view.score is not None:
        return score_sentence(view, view.score)
    mover = name_of(view, view.state.seat)
    if view.thinking:
        return f"{mover} is thinking."
    if not view.active:
        return f"{mover} is to play."
    return f"{mover}, {_wish(view)}"


def _described(view: Shown) -> str:
    """Return what the card that one looks at needs and offers."""
    card = card_looked_at(view)
    return f"The {CARDS[card].english} {needs_and_offers(CARDS[card])}."


def card_looked_at(view: Shown) -> int:
    """Return the number of the card that one looks at."""
    name = view.gaze.removeprefix(LOOK_CARD)
    return HOUSE if name == HOUSE_REGION else view.state.open_cards[view.state.ground.numbers[name]]


def score_sentence(view: Shown, seat: int) -> str:
    """Return where the points of a seat, or of all together, come from."""
    gain = score_of(view.state, seat)
    parts = parts_of(gain) if view.is_leveled else ""
    by = f": {parts}" if parts else ""
    if seat == TOGETHER:
        return f"Together you have {gain.total} of {GOAL} points{by}."
    return f"{name_of(view, seat)} has {counted(gain.total)}{by}."


def score_of(state: State, seat: int) -> Gain:
    """Return the points of a seat (0: of all) in their parts."""
    gains = [
        gain for gain, who in zip(state.gains, state.who, strict=True) if seat in (TOGETHER, who)
    ]
    return Gain(*(sum(getattr(gain, part) for gain in gains) for part in PARTS))


def parts_of(gain: Gain) -> str:
    """Return a gain in its parts, such as "icons +4, wind +1"; "" where there are none."""
    return ", ".join(
        f"{part} {signed(getattr(gain, part))}" for part in PARTS if getattr(gain, part)
    )


def _ending(view: Shown) -> str:
    state, winners = view.state, view.winners or ()
    if state.variant.coop:
        return f"{ENDINGS[state.ending]} {together(sum(state.totals))}."
    points = counted(state.totals[winners[0] - 1])
    names = [name_of(view, seat) for seat in winners]
    if len(view.sitters) == 1:
        return f"{ENDINGS[state.ending]} {names[0]} has {points}."
    if len(names) == 1:
        return f"{names[0]} wins with {points}."
    return f"{listed(names)} share the win with {points} each."


def _wish(view: Shown) -> str:
    state, choice = view.state, view.choice
    if state.phase is Phase.TUCK:
        return _tuck(view)
    if choice.card >= 0 and choice.cell < 0:
        name = CARDS[choice.card].english
        return (
            f"where shall the {name} lie closed?" if view.closing else f"where does the {name} go?"
        )
    if choice.cell >= 0:
        return _question(view, state.ground.cells[choice.cell])
    if isinstance(view.move, Exchange):
        return "no card of yours can be placed: exchange one."
    if isinstance(view.move, Skip):
        return "no card can be placed: step A is skipped."
    return _rest(view)


def _rest(view: Shown) -> str:
    """Return what the turn asks for while nothing is picked."""
    state, narrow = view.state, view.places.width < NARROW
    if not view.is_leveled:
        return "place a card beside the house or another card."
    if state.a_used:
        return "lay or turn a card, or end the turn."
    if view.closing:
        return "lay a card closed, or turn one that lies closed."
    if state.b_used:
        return "now place a card open."
    more = "" if narrow else " You may also lay one closed or turn one."
    return f"place a card open{'; you may lay or turn one too.' if narrow else '.'}{more}"


def _tuck(view: Shown) -> str:
    if not isinstance(view.move, Tuck):
        return "which card goes under the stack?"
    return f"put the {CARDS[view.choice.card].english} under the stack?"


def _question(view: Shown, cell: str) -> str:
    """Return what the move that is picked would do, as a question."""
    move, preview = view.move, view.preview
    if isinstance(move, Lay):
        name = CARDS[view.choice.card].english
        return f"lay the {name} closed on {cell}? Points come when it is turned."
    if isinstance(move, Turn):
        if preview is None:
            return f"turn the closed card on {cell}? What it brings is yours."
        return f"turn the {CARDS[preview.card].english} on {cell}? {worth(view, preview)}"
    if preview is None:
        return f"which card goes on {cell}?"
    more = " and take up the closed card" if isinstance(move, Cover) else ""
    return f"place the {CARDS[preview.card].english} on {cell}{more}? {worth(view, preview)}"


def worth(view: Shown, preview: Preview) -> str:
    """Return what a card would bring, as a sentence."""
    if preview.returns:
        return "It belongs elsewhere and comes into your hand."
    total = signed(preview.gain.total)
    parts = parts_of(preview.gain) if view.is_leveled and view.places.width >= NARROW else ""
    return f"{total}: {parts}." if "," in parts else f"{total}."


def needs_and_offers(card: Card) -> str:
    """Return what a card needs and offers: "needs food and offers compost"."""
    offers = f"offers {listed([ICONS[letter] for letter in card.offers])}"
    if not card.needs:
        return f"needs nothing and {offers}"
    return f"needs {listed([ICONS[letter] for letter in card.needs])} and {offers}"


GIVES = {
    "#N": "gives shade to the north",
    "*N": "gives sun to the north",
    "BE": "shelters from the wind to the east",
}
WANTS = {
    "*S": "wants sun from the south",
    "#S": "wants shade from the south",
    "BW": "wants shelter from the west",
    "RW": "wants wind from the west",
}
"""What the tabs of a card mean, by mark and side."""


def compass_of(card: Card) -> tuple[str, ...]:
    """Return the marks and sides of the tabs of a card: what it gives, then what it wants."""
    marks = (f"{card.north}N", f"{card.east}E", f"{card.south}S", f"{card.west}W")
    return tuple(mark for mark in marks if mark in GIVES or mark in WANTS)


@lru_cache(maxsize=256)
def about(card: int, *, compass: bool, heights: bool, zones: bool) -> str:
    """Return all that is on a card, as sentences, as far as it counts in the game."""
    data = CARDS[card]
    told = [f"It {needs_and_offers(data)}."]
    marks = compass_of(data) if compass else ()
    if marks:
        told.append(f"It {listed([GIVES.get(mark) or WANTS[mark] for mark in marks])}.")
    if heights:
        told.append(f"Its height is {data.height}.")
    if zones and data.zone:
        told.append(f"It belongs in zone {data.zone}: {where(data.zone)}.")
    return " ".join(told)


def where(zone: str) -> str:
    """Return where cards of a zone may lie open (rule 18)."""
    return {"I": "beside the house", "II": "anywhere", "III": "away from the house"}[zone]


def about_in(view: Shown, card: int) -> str:
    """Return all that is on a card and counts in this game."""
    variant = view.state.variant
    return about(card, compass=view.is_leveled, heights=variant.heights, zones=variant.zones)


def cell_label(view: Shown, cell: int) -> str:
    """Return a cell with what lies there and what a tap would bring."""
    state = view.state
    name, opened, closed = (
        state.ground.cells[cell],
        state.open_cards[cell],
        state.closed_cards[cell],
    )
    if opened >= 0:
        words = [name, CARDS[opened].english]
    elif closed == -1:
        words = [name, "free"]
        if state.variant.zones:
            words.append(f"zone {'I' if state.ground.by_house >> cell & 1 else 'III'}")
    else:
        words = [name, _closed_words(view, cell, closed)]
    words += _would(view, cell)
    words += ["last move"] if cell in dict(view.last) else []
    return ", ".join(words)


def _closed_words(view: Shown, cell: int, card: int) -> str:
    """Return whose closed card it is, and which, for those who may know."""
    seat = view.state.who[cell]
    if card == HIDDEN:
        return f"closed card of {view.sitters[seat - 1].name}"
    return f"your closed card: {CARDS[card].english}"


def _would(view: Shown, cell: int) -> list[str]:
    """Return what is picked there, or the points that a tap would show."""
    if cell == view.choice.cell:
        picked = view.choice.card
        return [f"{CARDS[picked].english} chosen for it" if picked >= 0 else "chosen"]
    for target in view.targets:
        if target.cell == cell and target.points is not None:
            return [f"would bring {signed(target.points)}"]
    return []


def hand_label(view: Shown, card: int) -> str:
    """Return a card of the hand, with the points on the cell that was picked first.

    There are three ponds; those that come later in a hand say so, as no two labels are alike.
    """
    name = CARDS[card].english
    alike = [each for each in view.hand if each >= 0 and CARDS[each].english == name]
    which = ("", ", the second", ", the third")[alike.index(card)]
    points = dict(view.cards).get(card)
    more = [f"would bring {signed(points)}"] if points is not None else []
    return ", ".join([f"{name.capitalize()}{which}", *more])


def player_label(view: Shown, seat: int) -> str:
    """Return a player with the total and the hand."""
    count = len(view.state.hands[seat - 1])
    words = [view.sitters[seat - 1].name, counted(view.totals[seat - 1]), f"{count} cards in hand"]
    if view.winners is not None:
        words += ["wins"] if seat in view.winners and len(view.sitters) > 1 else []
    elif seat == view.mover:
        words.append("to move")
    return ", ".join(words)


def counts_note(view: Shown) -> str:
    """Return how many cards are in the stack and how many cells are free."""
    free = view.state.free.bit_count()
    return f"{view.state.left} cards in the stack; {free} free cells."


def status_of(state: State) -> str:
    """Return how far the game is."""
    if state.phase is Phase.OVER:
        return "Finished"
    count = state.free.bit_count()
    return f"{count} cell{'s' * (count != 1)} free"
