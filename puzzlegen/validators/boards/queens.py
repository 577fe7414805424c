"""Completes queens on a board, or counts what they do not attack; judges `boards/queens`."""

from collections.abc import Sequence
from typing import Final

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement, Verdict
from puzzlegen.core.family import Faults
from puzzlegen.formats.boards.kits.squares import Square
from puzzlegen.formats.boards.queens import QUESTIONS, Board, Count, CountOffered, Facts, Place, Placed, Places, Query
from puzzlegen.validators.boards.kits.squares import FILES, demand_squares, disguises, name
from puzzlegen.validators.kits.answers import (
    Findings,
    fingerprint,
    letter_of_number,
    verdict_on,
    witnesses,
)

BUDGET: Final = 200_000  # squares


def certify(board: Board, query: Query) -> Certificate:
    """Find all completions, or follow all lines.

    The difficulty is the number of squares that lie on the lines of the queens, or that were tried for a queen: on the
    average of the board's eight positions, since it matters in which column a search begins. So is the depth, the
    number of queens put on the board; where squares are counted, it is that of the queens without which there are more.

    Raises:
        MalformedStatement: the data contradict themselves.
    """
    demand_squares(board.size, board.queens)
    if isinstance(query, Count):
        attacked, looked = _attacked(board)
        free = board.size**2 - len(attacked)
        findings = letter_of_number(query.options, free) if isinstance(query, CountOffered) else Findings((str(free),))
        difficulty = float(looked)
        depth = Depth.properties(_needed(board))
        answers, method = findings.answers, "following all lines"
    else:
        searches = [_completions(board.size, queens) for (queens,) in disguises(board.size, board.queens)]
        completions, looked = searches[0][0], max(tried for _, tried, _ in searches)
        difficulty = sum(tried for _, tried, _ in searches) / len(searches)
        depth = Depth.search(max(1, round(sum(put for *_, put in searches) / len(searches))))
        findings, method = Findings(()), "backtracking column by column"
        answers = _asked(query, board, completions)
    verdict = verdict_on(answers)
    if looked >= BUDGET:
        verdict, answers = Verdict.UNDECIDED, ()
    return Certificate(
        verdict=verdict,
        answers=witnesses(answers),
        method=method,
        effort={"squares": looked},
        difficulty=round(difficulty, 1),
        unit=QUESTIONS[type(query)].unit,
        canonical=fingerprint((board.size, min(disguises(board.size, board.queens)))),
        structure=f"{len(board.queens)} queens on {board.size}x{board.size}",
        refuted=findings.refuted,
        depth=depth,
    )


def certify_why(board: Board, query: Query, answer: str, why: Facts | Placed) -> Faults:  # noqa: ARG001
    """What is false in the squares of an explanation: those that no queen attacks, or all that miss one.

    The former are in reading order, the latter by columns, with those of each column that are open.
    """
    attacked, _ = _attacked(board)
    if isinstance(why, Facts):
        every = ((row, column) for row in range(board.size) for column in range(board.size))
        squares = [square for square in every if square not in attacked]
    else:
        held = {column for _, column in board.queens}
        ((rows, *_), *_) = _completions(board.size, board.queens)
        squares = [(row, file) for file, row in enumerate(rows) if file not in held]
        for (_, file), named in zip(squares, why.open, strict=False):
            free = ((row, file) for row in range(board.size) if (row, file) not in attacked)
            if named != tuple(name(board.size, one) for one in free):
                return ("other squares are open",)
        if len(why.open) != len(squares):
            return ("open squares are missing",)
    return () if why.squares == tuple(name(board.size, one) for one in squares) else ("the squares are others",)


def _asked(query: Place | Places, board: Board, completions: list[list[int]]) -> tuple[str, ...]:
    """The answers that the completions give; the question says that there is only one completion."""
    held = {column for _, column in board.queens}
    if isinstance(query, Place):
        if query.file not in FILES[: board.size] or FILES.index(query.file) in held:
            raise MalformedStatement("the column is one without a queen")
        file = FILES.index(query.file)
        found = [name(board.size, (rows[file], file)) for rows in completions]
    else:
        if len(held) == board.size:
            raise MalformedStatement("some queens are missing")
        files = [file for file in range(board.size) if file not in held]
        found = [" ".join(sorted(name(board.size, (rows[file], file)) for file in files)) for rows in completions]
    return tuple(found)


def _attacked(board: Board) -> tuple[set[Square], int]:
    """The squares that are attacked or hold a queen, and how many squares lie on all the queens' lines."""
    reached, looked = set(board.queens), 0
    for row, column in board.queens:
        for down in (-1, 0, 1):
            for right in (-1, 0, 1):
                y, x = row + down, column + right
                while (down or right) and 0 <= y < board.size and 0 <= x < board.size:
                    reached.add((y, x))
                    looked += 1
                    y, x = y + down, x + right
    return reached, looked


def _needed(board: Board) -> int:
    """How many of the queens attack, or stand on, a square that no other one does."""
    whole = len(_attacked(board)[0])
    others = (tuple(other for other in board.queens if other != queen) for queen in board.queens)
    return sum(len(_attacked(Board(board.size, rest))[0]) < whole for rest in others)


def _completions(size: int, queens: Sequence[Square]) -> tuple[list[list[int]], int, int]:
    """At most two ways to have a queen in each column, as rows by columns; the squares tried, and the queens put."""
    given: dict[int, list[int]] = {}
    for row, column in queens:
        given.setdefault(column, []).append(row)
    if any(len(rows) > 1 for rows in given.values()):
        return [], 0, 0
    found: list[list[int]] = []
    looked = put = 0

    def fits(rows: dict[int, int], file: int, row: int) -> bool:
        return all(
            row != other and abs(row - other) != abs(file - column) for column, other in rows.items() if column != file
        )

    def extend(rows: dict[int, int], file: int) -> None:
        nonlocal looked, put
        if file == size:
            found.append([rows[column] for column in range(size)])
            return
        if file in given:
            extend(rows, file + 1)
            return
        for row in range(size):
            looked += 1
            if looked > BUDGET or len(found) > 1:
                return
            if fits(rows, file, row):
                put += 1
                extend({**rows, file: row}, file + 1)

    start = {file: rows[0] for file, rows in given.items()}
    if all(fits(start, file, row) for file, row in start.items()):
        extend(start, 0)
    return found, looked, put
