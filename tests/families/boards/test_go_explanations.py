"""Explanations of Go puzzles are true: held against the validators, which know nothing of them."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.core.certificate import MalformedStatement, Verdict
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.facts.boards.coordinates import COLUMNS, point_name
from puzzlegen.formats.boards.go_capture import Ladder
from puzzlegen.generators.boards import go_capture, go_life_death, go_score
from puzzlegen.generators.boards.kits.go_board import Board
from puzzlegen.snapshots import pipeline
from puzzlegen.validators.boards.go_life_death import certify
from tests.support.boards_cases import answers, faults


def invented(family: str, level: Level, count: int) -> list[Puzzle]:
    """Puzzles of a level as they are invented, of whatever difficulty."""
    loaded, found = catalog.load(f"boards/{family}"), list[Puzzle]()
    for index in range(20 * count):
        try:
            rng = Stream.for_item("go", 1, level, 5, index, 0)
            found.append(pipeline.invent(loaded, level, loaded.levels[level], rng))
        except Rejected:
            continue
        if len(found) == count:
            break
    return found


@pytest.mark.parametrize("level", go_life_death.LEVELS)
def test_lines_of_play_are_judged(level: Level) -> None:
    """The true ones are believed; none is that lacks a move, ends early, goes on, or has another answer that fails."""
    refused, believed = Counter[str](), 0
    for puzzle in invented("go_life_death", level, 6 if level is Level.HARD else 24):
        if certify(puzzle.statement, puzzle.query).verdict is not Verdict.UNIQUE:
            continue
        answer = puzzle.answer[0] if isinstance(puzzle.answer, tuple) else puzzle.answer

        statement, query, why = map(plain, (puzzle.statement, puzzle.query, puzzle.why))

        def false(why: Mapping[str, Any]) -> bool:
            return bool(faults("boards/go_life_death", statement, query, answer, why))  # noqa: B023

        if false(why):  # what hangs on a ko is seen otherwise by the generator, and no item is made of it
            refused["as invented"] += 1
            continue
        believed += 1
        for what, lines in ((what, lines) for what, lines in why.items() if isinstance(lines, list) and lines):
            first = lines[0]
            changes = {
                "a line is missing": lines[1:],
                "a line comes twice": [first, *lines],
                "a line goes on": [[*first, "A1"], *lines[1:]],
                "a line is no line": [[], *lines[1:]],
                "the order": [*lines[1:], first],
                "a move is elsewhere": [["J19", *first[1:]], *lines[1:]],
            }
            if len(first) > 1:
                changes["a line ends early"] = [first[:-1], *lines[1:]]
                changes["an answer is a pass"] = [[first[0], "", *first[2:]], *lines[1:]]
            for change, told in changes.items():
                if told != lines:
                    assert false(why | {what: told}), (change, puzzle)
                    refused[change] += 1
        for who in ("saving", "taking"):
            if who in why:
                assert false(why | {who: why[who] | {"at": "J19"}})
                refused["a first move is elsewhere"] += 1
    assert refused.pop("as invented", 0) <= believed / 3
    assert min(refused.values()) >= 1
    assert len(refused) >= 8


def test_a_line_that_gives_the_chain_away_is_refused() -> None:
    """Straight three: White lives in the middle, and Black captures there; either end fails."""
    statement = {
        **{"size": 19, "top": 5, "left": 5, "marked": [2, 2]},
        "rows": [".........", ".BBBBBBB.", ".BWWWWWB.", ".BW...WB.", ".BWWWWWB.", ".BBBBBBB.", "........."],
    }
    kill = {"task": "kill"}
    middle, left, right = "K11", "J11", "L11"
    name = "boards/go_life_death"
    assert answers(name, statement, kill) == (middle,)
    true = {"tries": [], "refuted": [[left, middle], [right, middle]]}
    assert faults(name, statement, kill, middle, true) == ()
    for false in (
        true | {"refuted": [[left, right], [right, middle]]},
        true | {"refuted": [[left], [right, middle]]},
        true | {"refuted": [[left, middle]]},
        true | {"tries": [[left, right]]},
    ):
        assert faults(name, statement, kill, middle, false)
    with pytest.raises(MalformedStatement):
        faults(name, statement, kill, middle, {"tries": []})


@pytest.mark.parametrize("level", go_score.LEVELS)
def test_scores_are_stones_and_territory(level: Level) -> None:
    for puzzle in invented("go_score", level, 20):
        rows = puzzle.statement.rows
        (black, all_black), (white, all_white) = puzzle.why.black, puzzle.why.white
        assert [black, white] == ["".join(rows).count(stone) for stone in "BW"]
        assert all_black + all_white + len(puzzle.why.neutral) == len(rows) ** 2
        for name in puzzle.why.neutral:
            row, column = len(rows) - int(name[1:]), COLUMNS.index(name[0])
            beside = {
                rows[row + v][column + h]
                for v, h in ((0, 1), (1, 0), (0, -1), (-1, 0))
                if 0 <= row + v < len(rows) and 0 <= column + h < len(rows)
            }
            assert rows[row][column] == "."
            assert beside >= {"B", "W"}


@pytest.mark.parametrize("level", go_capture.LEVELS)
def test_ladders_end_as_it_is_said(level: Level) -> None:
    ladders = [puzzle for puzzle in invented("go_capture", level, 60) if isinstance(puzzle.query, Ladder)]
    assert ladders
    for puzzle in ladders:
        board = Board.of(puzzle.statement.rows)
        marked = board.at(*puzzle.statement.marked)
        start = list(board.cells)
        working = {"A": (True, False), "B": (False, True), "C": (True, True), "D": (False, False)}[puzzle.key]
        for line, works in zip(puzzle.why.lines, working, strict=True):
            board.cells = list(start)
            for number, name in enumerate(line):
                if not name:  # white passes, having no move that is not suicide
                    assert len(board.chain(marked)[1]) == 1
                    continue
                point = board.at(board.size - int(name[1:]), COLUMNS.index(name[0]))
                assert board.play(point, "W" if number % 2 else "B") is not None
                if number % 2 == 0 and board.cells[marked] == "W":
                    assert len(board.chain(marked)[1]) == 1
            if works:
                assert board.cells[marked] != "W"
            else:
                assert board.cells[marked] == "W"
                assert not _ataris(board, marked)
        board.cells = start
        assert {line[0] for line in puzzle.why.lines} == _ataris(board, marked)


def _ataris(board: Board, marked: int) -> set[str]:
    """The points where a black stone leaves the chain with one liberty."""
    before, found = list(board.cells), set()
    for point in list(board.points()):
        played = board.cells[point] == "." and board.play(point, "B") is not None
        if played and board.cells[marked] == "W" and len(board.chain(marked)[1]) == 1:
            found.add(point_name(board.size, *board.place(point)))
        board.cells = list(before)
    return found


SMALL: dict[str, tuple[dict[str, Any], dict[str, Any], str, dict[str, Any], list[dict[str, Any]]]] = {
    "go_liberties": (
        {"rows": ["..W..", ".WBB.", "..B..", ".....", "....."], "marked": [1, 2]},
        {"task": "count"},
        "5",
        {"stones": 3, "liberties": ["D5", "E4", "B3", "D3", "C2"]},
        [{"stones": 4}, {"liberties": ["D5", "E4", "B3", "D3"]}, {"liberties": ["D5", "E4", "B3", "D3", "C1"]}],
    ),
    "go_capture": (
        {"rows": [".BW..", ".BWB.", "..B..", ".....", "....."], "marked": None},
        {"task": "count"},
        "2",
        {"captures": [["D5", 2]]},
        [{"captures": []}, {"captures": [["D5", 1]]}, {"captures": [["E5", 2]]}],
    ),
    "go_score": (
        {"rows": [".BW..", ".BW..", ".BW..", ".BW..", ".B.W."]},
        {"task": "margin"},
        "W+4",
        {"black": [5, 10], "white": [5, 14], "neutral": ["C1"]},
        [{"black": [6, 10]}, {"white": [5, 15]}, {"neutral": []}, {"neutral": ["C2"]}],
    ),
    "knight_path": (
        {"size": 5, "closed": [], "start": [4, 0], "goal": [3, 2]},
        {"task": "count"},
        "1",
        {"path": ["a1", "c2"], "ways": 1, "reached": [2]},
        [
            {"ways": 2},
            {"reached": [1]},
            {"reached": [2, 1]},
            {"path": ["a1", "b3"]},
            {"path": ["a1", "b3", "c1", "a2"]},
            {"path": ["a1", "c3"]},
        ],
    ),
}


@pytest.mark.parametrize("family", SMALL)
def test_facts_of_small_boards_are_derived_again(family: str) -> None:
    statement, query, answer, true, false = SMALL[family]
    name = f"boards/{family}"
    assert answers(name, statement, query) == (answer,)
    assert faults(name, statement, query, answer, true) == ()
    for change in false:
        assert faults(name, statement, query, answer, true | change), change


def test_squares_of_queens_are_derived_again() -> None:
    """Of a queen in the corner of a board of four, only six squares are not attacked."""
    statement = {"size": 4, "queens": [[3, 0]]}
    told = ["b4", "c4", "b3", "d3", "c2", "d2"]
    count, name = {"task": "count"}, "boards/queens"
    assert answers(name, statement, count) == (str(len(told)),)
    assert faults(name, statement, count, "6", {"squares": told}) == ()
    for false in (told[1:], [*told, "a2"], told[::-1]):
        assert faults(name, statement, count, "6", {"squares": false})
    board, places = {"size": 4, "queens": [[2, 0]]}, {"task": "places"}
    assert answers(name, board, places) == ("b4 c1 d3",)
    squares, free = ["b4", "c1", "d3"], [["b4"], ["c3", "c1"], ["d4", "d3", "d1"]]
    assert faults(name, board, places, "b4 c1 d3", {"squares": squares, "open": free}) == ()
    for wrong in ([free[0], ["c1"], free[2]], [free[0], ["c1", "c3"], free[2]], free[:2], [*free, ["a1"]]):
        assert faults(name, board, places, "b4 c1 d3", {"squares": squares, "open": wrong}), wrong
    assert faults(name, board, places, "b4 c1 d3", {"squares": ["b4", "d3", "c1"], "open": free})


def test_lines_of_a_ladder_are_judged() -> None:
    """Wherever Black begins, White can only run along the first line: Black takes the chain with ataris only."""
    statement = {"rows": [".....", ".....", ".BB..", "BWWB.", "....."], "marked": [3, 1]}
    first, second = ["B1", "C1", "D1"], ["C1", "B1", "A1"]
    name, ladder = "boards/go_capture", {"task": "ladder"}
    assert answers(name, statement, ladder) == ("C",)
    assert faults(name, statement, ladder, "C", {"lines": [first, second]}) == ()
    for line in (["C1", "B1"], ["C1", "E5", "A1"], ["E5", "B1", "A1"], ["C1", "", "B1"], ["C1", "B1", "A1", "E5"]):
        assert faults(name, statement, ladder, "C", {"lines": [first, line]}), line
    assert faults(name, statement, ladder, "C", {"lines": [second, first]})
    assert faults(name, statement, ladder, "A", {"lines": [first, second]})
