"""Explanations of Go puzzles are true: held against the validators, which know nothing of them."""

from types import ModuleType

import pytest

from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.facts.boards.coordinates import COLUMNS, point_name
from puzzlegen.generators.boards import go_capture, go_score
from puzzlegen.generators.boards import go_life_death as life_death
from puzzlegen.generators.boards.kits.go_board import Board
from puzzlegen.validators.boards import go_life_death
from puzzlegen.validators.boards.kits.go_position import read
from puzzlegen.validators.kits.answers import convert


def invented(generator: ModuleType, level: Level, count: int) -> list[Puzzle]:
    """Puzzles of a level as they are invented, of whatever difficulty."""
    found: list[Puzzle] = []
    for index in range(20 * count):
        try:
            found.append(generator.invent(Stream.for_item("go", 1, level, 5, index, 0), generator.LEVELS[level]))
        except Rejected:
            continue
        if len(found) == count:
            break
    return found


@pytest.mark.parametrize("level", [Level.EASY, Level.MEDIUM, Level.HARD])
def test_moves_that_show_a_status_do_what_is_said_of_them(level: Level) -> None:
    seen = set()
    for puzzle in invented(life_death, level, 40):
        if puzzle.query["task"] != "status":
            continue
        seen.add(puzzle.answer)
        part = convert(puzzle.statement, go_life_death._Part, "statement")
        position = read(part.rows, 3)
        area = go_life_death._enclosed(position, part, position.stones[part.marked])
        analysis = go_life_death.Analysis(area)
        bits = {
            point_name(part.size, part.top + row, part.left + column): 1 << bit
            for bit, (row, column) in enumerate(area.points)
        }

        def after(state: go_life_death.State, move: str) -> go_life_death.State:
            return dict(analysis.after.get(state) or analysis._moves(state))[bits[move]]  # noqa: B023

        for own in (False, True):
            start = (area.attacker, area.defender, own)
            if puzzle.answer == "C":
                move = puzzle.why["good"][not own]
                assert _outcome(analysis, after(start, move)) is not own
            elif own is (puzzle.answer == "A"):
                first = [bits[line[0]] for line in puzzle.why["lines"]]
                assert sorted(first) == sorted(point for point, _ in analysis._moves(start) if point)
                for move, *answers in puzzle.why["lines"]:
                    state = after(start, move)
                    state = after(state, answers[0]) if answers else (*state[:2], not state[2])
                    assert _outcome(analysis, state) is own
    assert seen >= {"A", "B"}


def _outcome(analysis: go_life_death.Analysis, state: go_life_death.State) -> bool | None:
    return analysis.states[state] if state in analysis.states else analysis._evident(state)


@pytest.mark.parametrize("level", go_score.LEVELS)
def test_scores_are_stones_and_territory(level: Level) -> None:
    for puzzle in invented(go_score, level, 20):
        rows = puzzle.statement["rows"]
        (black, all_black), (white, all_white) = puzzle.why["black"], puzzle.why["white"]
        assert [black, white] == ["".join(rows).count(stone) for stone in "BW"]
        assert all_black + all_white + len(puzzle.why["neutral"]) == len(rows) ** 2
        for name in puzzle.why["neutral"]:
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
    ladders = [puzzle for puzzle in invented(go_capture, level, 60) if puzzle.query["task"] == "ladder"]
    assert ladders
    for puzzle in ladders:
        board = Board.of(puzzle.statement["rows"])
        marked = board.at(*puzzle.statement["marked"])
        start = list(board.cells)
        for line in puzzle.why["lines"]:
            board.cells = list(start)
            for number, name in enumerate(line):
                if not name:  # white passes, having no move that is not suicide
                    assert len(board.chain(marked)[1]) == 1
                    continue
                point = board.at(board.size - int(name[1:]), COLUMNS.index(name[0]))
                assert board.play(point, "BW"[number % 2]) is not None
                if number % 2 == 0 and board.cells[marked] == "W":
                    assert len(board.chain(marked)[1]) == 1
            if puzzle.answer == "A":
                assert board.cells[marked] != "W"
            else:
                assert board.cells[marked] == "W"
                assert not _ataris(board, marked)
        if puzzle.answer == "B":
            board.cells = start
            assert {line[0] for line in puzzle.why["lines"]} == _ataris(board, marked)


def _ataris(board: Board, marked: int) -> set[str]:
    """The points where a black stone leaves the chain with one liberty."""
    before, found = list(board.cells), set()
    for point in list(board.points()):
        played = board.cells[point] == "." and board.play(point, "B") is not None
        if played and board.cells[marked] == "W" and len(board.chain(marked)[1]) == 1:
            found.add(point_name(board.size, *board.place(point)))
        board.cells = list(before)
    return found
