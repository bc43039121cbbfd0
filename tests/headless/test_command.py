"""The headless command: its output, its exit status, and one line on standard error."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tabletop.core.match import Match
from tabletop.core.record import STEPS, Record
from tabletop.core.seal import SUM, sealed
from tabletop.games.registry import GAMES, load_game
from tabletop.headless.command import main

Capture = pytest.CaptureFixture[str]


def run(capture: Capture, *arguments: str) -> str:
    """Return the output of a command; fail if the command fails."""
    assert main(arguments) == 0
    return capture.readouterr().out


@pytest.fixture
def record(tmp_path: Path, capsys: Capture) -> Path:
    """Return the path of the record of a random game."""
    path = tmp_path / "game.json"
    path.write_text(run(capsys, "random", "template", "--seats", "2", "--seed", "r"))
    return path


def test_games_lists_the_keys(capsys: Capture) -> None:
    """One key a line."""
    assert run(capsys, "games").split() == list(GAMES)


def test_levels_lists_the_strengths(capsys: Capture) -> None:
    """A JSON list, weakest first, the same for all games; the template has no dial."""
    for key in GAMES:
        assert json.loads(run(capsys, "levels", key)) == list(STEPS)
    assert json.loads(run(capsys, "levels", "template")) == ["random", "greedy", "easy", "medium"]


def test_events_lists_what_each_move_did(record: Path, capsys: Capture) -> None:
    """A JSON object for each event, with the ply and the text of its move."""
    lines = [json.loads(line) for line in run(capsys, "events", str(record)).splitlines()]
    moves = Record.from_text(record.read_text()).moves
    seat = int(moves[0].removeprefix("first="))
    assert lines[0] == {"ply": 0, "move": moves[0], "event": "first-drawn", "seat": seat}
    taken = sum(line["leaves"] for line in lines if line["event"] == "leaves-taken")
    assert taken == 7
    assert lines[-1]["event"] == "game-ended"
    assert lines[-1]["ply"] == len(moves) - 1


def test_replay_says_how_a_game_stands(record: Path, capsys: Capture) -> None:
    """It prints one JSON object; --trace prints a line for each position first."""
    summary = json.loads(run(capsys, "replay", str(record)))
    assert list(summary) == ["plies", "over", "to_move", "legal", "scores", "winners", "seeded"]
    assert summary["over"]
    assert summary["to_move"] is None
    assert summary["seeded"]
    lines = run(capsys, "replay", str(record), "--trace").splitlines()
    traces = [json.loads(line) for line in lines[:-1]]
    assert [trace["ply"] for trace in traces] == list(range(summary["plies"] + 1))
    assert traces[0] == {
        "ply": 0, "to_move": 0, "legal": ["first=1", "first=2"], "scores": [0, 0],
    }  # fmt: skip
    assert json.loads(lines[-1]) == summary


def test_random_is_the_same_for_a_seed(capsys: Capture) -> None:
    """A seed always gives the same game; options are accepted."""
    command = ["random", "template", "--seats", "4", "--seed", "x", "--option", "heap=15"]
    first = run(capsys, *command)
    assert run(capsys, *command) == first
    assert json.loads(first)["options"] == {"heap": "15"}


def test_perft_from_the_start_and_from_a_record(record: Path, capsys: Capture) -> None:
    """Each sequence of moves and outcomes counts once; a finished game has none."""
    assert run(capsys, "perft", "template", "--seats", "3", "--depth", "2") == "9\n"
    assert run(capsys, "perft", "template", "--depth", "0") == "1\n"
    assert run(capsys, "perft", "template", "--record", str(record), "--depth", "1") == "0\n"


def test_move_gives_a_legal_move(record: Path, capsys: Capture) -> None:
    """It prints a level's move at the end of the record, and the milliseconds it took."""
    data = json.loads(record.read_text())
    record.write_text(json.dumps({**data, "moves": data["moves"][:1]}))
    answer = json.loads(run(capsys, "move", str(record), "--level", "greedy"))
    assert answer["move"] == "take=3"
    assert answer["ms"] >= 0


def test_move_tells_what_moves_are_worth(record: Path, capsys: Capture) -> None:
    """--values adds pairs of a move and its value, best first."""
    data = json.loads(record.read_text())
    record.write_text(json.dumps({**data, "moves": data["moves"][:1]}))
    answer = json.loads(run(capsys, "move", str(record), "--level", "greedy", "--values"))
    assert answer["unit"] == "points"
    assert answer["values"] == [["take=3", 0.0], ["take=2", -1.0], ["take=1", -2.0]]
    assert "values" not in json.loads(run(capsys, "move", str(record), "--level", "greedy"))


def test_arena_counts_in_the_order_of_the_levels(capsys: Capture) -> None:
    """Wins (fractions if shared), draws, scores and times, one number for each level."""
    command = ["arena", "template", "--seats", "greedy,random", "--games", "6", "--seed", "a"]
    result = json.loads(run(capsys, *command))
    assert result["levels"] == ["greedy", "random"]
    assert sum(result["wins"]) + result["draws"] == pytest.approx(6)
    assert sum(result["mean_scores"]) == pytest.approx(8)
    assert len(result["ms_median"]) == len(result["ms_worst"]) == 2


def test_review_tells_where_a_game_turned(record: Path, capsys: Capture) -> None:
    """A JSON list of turning points with better moves; a broken record is refused."""
    points = json.loads(run(capsys, "review", str(record)))
    assert points == json.loads(run(capsys, "review", str(record)))
    moves = json.loads(record.read_text(encoding="utf-8"))["moves"]
    assert points
    for point in points:
        named = ["ply", "seat", "turn", "move", "better", "loss", "unit", "meaning", "why"]
        assert list(point) == named
        assert point["move"] == moves[point["ply"]] != point["better"]
        assert point["turn"] > 0
        assert point["unit"] == "points"


def test_review_tells_first_who_was_put_out(tmp_path: Path, capsys: Capture) -> None:
    """In Witchcraft, with the dice rolls that caused it."""
    path = tmp_path / "game.json"
    path.write_text(run(capsys, "random", "witchcraft", "--seats", "2", "--seed", "inn-12"))
    moves = json.loads(path.read_text(encoding="utf-8"))["moves"]
    first = json.loads(run(capsys, "review", str(path)))[0]
    told = {"ply": len(moves) - 2, "seat": 2, "turn": first["turn"], "move": "go=In"}
    assert first == {**told, "out": 2, "rolls": [6, 6]}


def test_puzzles_are_whole_records(capsys: Capture) -> None:
    """Each record replays, and comes with a seat and the turn to find."""
    first, *others = json.loads(run(capsys, "puzzles", "wizards-garden"))
    assert len(others) > 50
    match = Match.load(load_game("wizards-garden"), Record.from_data(first["record"]))
    assert match.to_move == first["seat"]
    assert match.play(first["solution"][0]).ply == match.ply + 1
    assert set(first) == {"record", "seat", "kind", "solution", "grade"}


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["puzzles", "chess"], "chess"),
        (["replay", "nowhere.json"], "nowhere.json"),
        (["random", "chess", "--seats", "2", "--seed", "s"], "chess"),
        (["random", "template", "--seats", "9", "--seed", "s"], "seats"),
        (["random", "template", "--seats", "999999999", "--seed", "s"], "seats"),
        (["perft", "template", "--seats", "999999999", "--depth", "1"], "seats"),
        (["random", "template", "--seats", "2", "--seed", "a b"], "seed"),
        (["random", "template", "--seats", "2", "--seed", "s", "--option", "x"], "K=V"),
        (["random", "template", "--seats", "2", "--seed", "s", "--option", "heap=9"], "heap"),
        (["perft", "template", "--depth", "-1"], "--depth"),
        (["arena", "template", "--seats", "easy,x", "--games", "1", "--seed", "s"], "x"),
        (["arena", "template", "--seats", "hard", "--games", "1", "--seed", "s"], "hard"),
        (["draw", "nowhere.json"], "nowhere.json"),
        (["draw", "x.json", "--theme", "pink"], "pink"),
        (["dance"], "dance"),
        ([], "COMMAND"),
    ],
)
def test_bad_input_is_told_in_one_line(arguments: list[str], told: str, capsys: Capture) -> None:
    """Exit status 2, no output, and one line that says what is wrong and where."""
    assert main(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.splitlines()) == 1
    assert told in printed.err


def test_nobody_to_move_is_told(record: Path, capsys: Capture) -> None:
    """`move` fails at the end of a game and at a chance event."""
    assert main(["move", str(record), "--level", "greedy"]) == 2
    assert "the game is over" in capsys.readouterr().err


def test_an_illegal_move_in_a_record_is_told(record: Path, capsys: Capture) -> None:
    """The error has the code of the move and its index."""
    data = json.loads(record.read_text())
    record.write_text(json.dumps({**data, "moves": ["first=1", "first=1"]}))
    assert main(["replay", str(record)]) == 2
    assert "E-PHASE at move 1" in capsys.readouterr().err


def test_a_check_sum_means_nothing_to_the_rules(record: Path, capsys: Capture) -> None:
    """A record replays alike with a valid, an invalid and no checksum."""
    without = run(capsys, "replay", str(record))
    data = json.loads(record.read_text())
    for meta in (sealed(Record.from_data(data)).meta, {SUM: "0" * 12}, {SUM: None}):
        record.write_text(json.dumps({**data, "meta": meta}))
        assert run(capsys, "replay", str(record)) == without


def test_a_file_without_an_end_is_told(capsys: Capture) -> None:
    """Reading stops at the maximum length of a record."""
    endless = Path("/dev/zero")
    if not endless.exists():
        pytest.skip("this system has no endless file")
    assert main(["replay", str(endless)]) == 2
    assert "longer than 2,000,000 characters" in capsys.readouterr().err


def test_a_link_is_printed_and_read_back(record: Path, capsys: Capture) -> None:
    """The text after `#play=`, or the whole address, gives the record back."""
    link = run(capsys, "link", str(record)).strip()
    assert run(capsys, "link", "--read", link) == record.read_text()
    assert run(capsys, "link", "--read", f"https://host/six/#play={link}\n") == record.read_text()


@pytest.mark.parametrize("kept", [slice(0, -1), slice(2, None), slice(0)])
def test_a_link_that_is_none_is_told(kept: slice, record: Path, capsys: Capture) -> None:
    """A truncated or empty link prints one line, with exit status 2."""
    link = run(capsys, "link", str(record)).strip()
    assert main(["link", "--read", link[kept]]) == 2
    told = capsys.readouterr().err
    assert "the link" in told
    assert len(told.splitlines()) == 1
    assert main(["link"]) == 2
