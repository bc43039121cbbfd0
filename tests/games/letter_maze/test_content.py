"""The boards, the tiles, the layouts and the word lists are those of the rules (section 4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256

import pytest

from tabletop.games.letter_maze.rules.boards import BOARDS, LAYOUTS, PITCH, Plan, count_of, lay_out
from tabletop.games.letter_maze.rules.letters import BAG, PREMIUM
from tabletop.games.letter_maze.rules.lexicon import Lexicon, common_words, masked_words
from tabletop.games.letter_maze.rules.maze import Maze, maze_of
from tabletop.games.letter_maze.rules.packing import pack
from tests.games.letter_maze.test_oracle import ALL_WORDS, all_spelled

NAMES = tuple(BOARDS)
VOWELS = set("AEIOU")


def signs(rows: tuple[str, ...]) -> str:
    """Return the signs of the squares of one board."""
    return "".join(line[1::2] for line in rows[1::2])


def pieces_of(maze: Maze, squares: set[int]) -> list[set[int]]:
    """Return the connected parts of `squares`, largest first."""
    parts = []
    left = set(squares)
    while left:
        part, edge = set(), {left.pop()}
        while edge:
            square = edge.pop()
            part.add(square)
            edge |= {n for n in maze.open_ways[square].values() if n in squares} - part
        left -= part
        parts.append(part)
    return sorted(parts, key=len, reverse=True)


def lone(name: str) -> Maze:
    """Return one Maze Board as a maze; without Start, a blue square that is not entered is it."""
    drawing = "\n".join(BOARDS[name])
    if "@" not in drawing:
        drawing = drawing.replace("*", "@", 1)
    return maze_of(Plan(drawing, "G" * sum(sign.islower() for sign in signs(BOARDS[name]))))


def open_squares(name: str) -> set[int]:
    """Return the letter squares of one board as squares of `lone`."""
    kinds = signs(BOARDS[name])
    return {square for square, sign in enumerate(kinds) if sign.isalpha()}


def sides(rows: tuple[str, ...]) -> Iterator[list[tuple[str, str]]]:
    """Yield for each outer side its five squares with what lies on their outer edge."""
    odd = range(1, PITCH, 2)
    yield [(rows[1][n], rows[0][n]) for n in odd]
    yield [(rows[PITCH - 1][n], rows[PITCH][n]) for n in odd]
    yield [(rows[n][1], rows[n][0]) for n in odd]
    yield [(rows[n][PITCH - 1], rows[n][PITCH]) for n in odd]


def test_there_are_eighteen_boards() -> None:
    """Start, four Target Boards and 13 ordinary ones, of five by five squares each."""
    numbers = [f"T{n}" for n in range(1, 5)] + [f"B{n:02}" for n in range(1, 14)]
    assert list(NAMES) == ["S", *numbers]
    for name, rows in BOARDS.items():
        assert len(rows) == PITCH + 1, name
        assert {len(row) for row in rows} == {PITCH + 1}, name
        assert all(row[n] == "+" for row in rows[::2] for n in range(0, PITCH + 1, 2)), name
        assert " " not in signs(rows), name


@pytest.mark.parametrize("name", NAMES)
def test_a_board_has_its_squares(name: str) -> None:
    """One premium square, 3 or 4 blue ones, no two side by side, and two targets or none."""
    rows = BOARDS[name]
    found = Counter(signs(rows))
    assert sum(found[face] for face in PREMIUM) == 1
    assert found["*"] == (4 if name.startswith("B") else 3)
    assert found["@"] == (name == "S")
    targets = [sign for sign in signs(rows) if sign.islower()]
    assert len(targets) == (2 if name.startswith("T") else 0)
    for line in (*signs_by_row(rows), *map("".join, zip(*signs_by_row(rows), strict=True))):
        assert "**" not in line


def signs_by_row(rows: tuple[str, ...]) -> list[str]:
    """Return the signs of the squares, a text a row."""
    return [line[1::2] for line in rows[1::2]]


@pytest.mark.parametrize("name", NAMES)
def test_any_two_boards_join(name: str) -> None:
    """Of the five places of an outer side one is hedged, and at most two are barred in all."""
    for side in sides(BOARDS[name]):
        assert sum(edge in "|-" for _, edge in side) == 1
        assert sum(edge in "|-" or sign in "*@" for sign, edge in side) <= 2


@pytest.mark.parametrize("name", NAMES)
def test_a_board_hangs_together(name: str) -> None:
    """Its letter squares are connected without the blue ones; the loss of one costs at most 11."""
    maze, squares = lone(name), open_squares(name)
    assert len(pieces_of(maze, squares)) == 1
    for square in squares:
        rest = pieces_of(maze, squares - {square})
        assert len(squares) - 1 - len(rest[0]) <= 11
    rows = BOARDS[name]
    inner = [row[1:PITCH] for row in rows[1:PITCH]]
    assert 11 <= sum(line.count("|") + line.count("-") for line in inner) <= 15


def test_the_letters_of_all_boards() -> None:
    """382 letter squares, 148 of them vowels, and each premium letter three times."""
    letters = [sign.upper() for rows in BOARDS.values() for sign in signs(rows) if sign.isalpha()]
    assert len(letters) == 382
    assert sum(letter in VOWELS for letter in letters) == 148
    assert {letter: letters.count(letter) for letter in PREMIUM} == dict.fromkeys(PREMIUM, 3)


def test_the_bag() -> None:
    """88 tiles, 31 of them vowels, in alphabetical order."""
    assert len(BAG) == 88
    assert sum(face in VOWELS for face in BAG) == 31
    assert "".join(sorted(BAG)) == BAG
    assert Counter(BAG)["E"] == 9
    assert Counter(BAG)["Q"] == 1


@pytest.mark.parametrize(
    ("seats", "squares", "blue", "start", "finish"),
    [
        (2, 375, 57, "h13", "g12 g13 g14 h12 h14 i12 i13 i14"),
        (3, 400, 59, "m3", "f30 g30 h30 i30 j30"),
        (4, 450, 67, "m3", "f30 g30 h30 i30 j30"),
    ],
)
def test_layouts(seats: int, squares: int, blue: int, start: str, finish: str) -> None:
    """Squares, blue squares, Start and finish of the three layouts; all of it is connected."""
    ordinary = tuple(range(1, count_of(seats, "B") + 1))
    targets = tuple(range(1, count_of(seats, "T") + 1))
    maze = maze_of(lay_out(seats, ordinary, targets))
    assert (len(maze.cells), len(maze.blue), maze.names[maze.start]) == (squares, blue, start)
    goal = maze.ring if seats == 2 else maze.bottom
    assert sorted(maze.names[square] for square in goal) == finish.split()
    without_blue = set(range(squares)) - set(maze.blue) - {maze.start}
    assert len(pieces_of(maze, without_blue)) == 1
    assert Counter(maze.colours.values()) == Counter({"GORY"[n - 1]: 2 for n in targets})


def test_layouts_are_used_by_all_seats() -> None:
    """Every table has a layout, with one Start Board and no more boards than there are."""
    assert sorted(LAYOUTS) == [2, 3, 4, 5, 6]
    assert [count_of(seats, "B") for seats in sorted(LAYOUTS)] == [12, 11, 13, 13, 13]


def test_a_hedge_of_either_board_bars_the_shared_edge() -> None:
    """R4: the plan shows the hedges of both neighbours where two boards meet."""
    plan = lay_out(2, tuple(range(1, 13)), (1, 2))
    rows = plan.drawing.split("\n")
    upper, lower = BOARDS["T1"], BOARDS["B03"]
    for column in range(1, PITCH, 2):
        hedged = "-" in (upper[PITCH][column], lower[0][column])
        assert (rows[PITCH][column] == "-") == hedged
    left, right = BOARDS["T1"], BOARDS["B01"]
    for row in range(1, PITCH, 2):
        hedged = "|" in (left[row][PITCH], right[row][0])
        assert (rows[row][PITCH] == "|") == hedged


def test_the_word_list() -> None:
    """R23: 113,871 words; as sorted lines they have the size and the digest of the rules."""
    lines = "".join(f"{word.lower()}\n" for word in ALL_WORDS).encode("ascii")
    assert len(ALL_WORDS) == 113_871
    assert len(lines) == 1_110_144
    assert sha256(lines).hexdigest().startswith("2ed15bfba8430f16")


def test_common_words() -> None:
    """The common words are part of the list; with the offensive ones there are 63,062 at most."""
    common = set(all_spelled(common_words()))
    assert common < set(ALL_WORDS)
    assert not common & masked_words()
    assert masked_words() < set(ALL_WORDS)
    assert len(common) <= 63_062 <= len(common | masked_words())


def test_a_lexicon_holds_its_words_and_no_others() -> None:
    """Membership, beginnings that are no words, and the Qu tile as one letter."""
    lexicon = Lexicon.of(["quit", "QUITE", "qi", "it", "its"])
    assert [word in lexicon for word in ("QUIT", "QUITE", "QI", "IT", "ITS")] == [True] * 5
    assert [word in lexicon for word in ("Q", "QU", "I", "ITE", "TI", "")] == [False] * 6
    assert all_spelled(lexicon) == ["IT", "ITS", "QI", "QUIT", "QUITE"]


def test_words_are_packed_in_alphabetical_order() -> None:
    """A list that is not sorted is refused, by the word that stands wrong."""
    with pytest.raises(ValueError, match="'abe'"):
        pack(["acid", "abe"])
