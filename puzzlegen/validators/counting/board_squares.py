"""Counts the squares of a board that hold no rook, and looks at its cells; judges `counting/board_squares`."""

from collections.abc import Iterator, Sequence
from itertools import accumulate, product
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults, Layout, Pixels
from puzzlegen.formats.counting.board_squares import (
    QUESTIONS,
    Board,
    Costliest,
    Largest,
    Losses,
    Lost,
    Query,
    Squares,
)
from puzzlegen.formats.counting.kits.counts import CountOffered
from puzzlegen.validators.counting.kits import ruling, symmetries
from puzzlegen.validators.kits.answers import (
    Findings,
    demand_different,
    fingerprint,
    letter_of_number,
    letters_of,
    verdict_on,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

Cells: TypeAlias = frozenset[tuple[int, int]]

_INSET: Final = 3  # pixels next to a cell's edge that are not looked at: there is the frame
_ROOK: Final = 0.1  # of a cell's area that a rook covers at least


def certify(board: Board, query: Query) -> Certificate:
    """Count the squares that hold no rook; the difficulty is the number of squares that have to be looked at.

    From each free cell as a corner, ever larger squares are looked at: all that are free, and the first one that fits
    on the board and holds a rook. The corner is that of the four for which these are fewest. Where a rook is added, the
    difficulty is the number of free squares with the cells that are asked about.

    A square is free if four squares of the side before are: the depth is the chain of sides, up to that of the largest
    square that matters. Where four cells are compared, it is the number of sides, from the least on, that have to be
    compared till the right cell is ahead for good.

    Raises:
        MalformedStatement: rooks stand beside the board or on one cell, one is added there, or options are alike.
    """
    rooks = _rooks(board)
    largest = _largest_from(board.rows, board.columns, rooks)
    count = sum(largest.values())
    stopped = min(
        _stopped(rows, columns, frozenset(map(placed, rooks)))
        for rows, columns, placed in symmetries.images(board.rows, board.columns)
    )
    cells = _cells(query)
    if rooks.intersection(cells) or any(row >= board.rows or column >= board.columns for row, column in cells):
        raise MalformedStatement("a rook is added on an empty cell of the board")
    lost = [_lost(largest, cell) for cell in cells]
    findings = _answer(query, largest, lost, count)
    return Certificate(
        verdict=verdict_on(findings.answers),
        answers=findings.answers[:2],
        method="largest free square from each cell",
        effort={"squares": count + stopped},
        difficulty=sum(map(sum, lost)) if cells else count + stopped,
        unit=QUESTIONS[type(query)].unit,
        canonical=fingerprint(_canonical_form(board.rows, board.columns, rooks, cells)),
        structure=f"board of {min(board.rows, board.columns)}x{max(board.rows, board.columns)}",
        refuted=findings.refuted,
        depth=_depth(query, largest, lost),
    )


def certify_why(board: Board, query: Query, answer: str, why: Squares | Losses) -> Faults:  # noqa: ARG001
    """Judges whether there are as many squares without a rook of each side, or of each side with the cells asked about.

    Each free square ends in one of each smaller side.
    """
    largest = _largest_from(board.rows, board.columns, _rooks(board))
    if isinstance(why, Losses):
        lost = tuple(_lost(largest, cell) for cell in _cells(query))
        return () if why.lost == lost else ("other squares are lost",)
    sides = largest.values()
    free = tuple(sum(most >= side for most in sides) for side in range(1, max(sides) + 1))
    return () if why.free == free else ("there are more squares of some side, or fewer",)


def _rooks(board: Board) -> Cells:
    """The cells of the rooks."""
    rooks = frozenset(board.rooks)
    if len(rooks) < len(board.rooks) or any(row >= board.rows or column >= board.columns for row, column in rooks):
        raise MalformedStatement("each rook stands on a cell of the board of its own")
    return rooks


def _largest_from(rows: int, columns: int, rooks: Cells) -> dict[tuple[int, int], int]:
    """For each cell the side of the largest free square of which it is the top left one, which is also their number.

    A free square grows by one if those from the cells to the right, below and aslant do; so each side is one more
    than the least of these three (the recurrence for maximal squares of ones in a binary matrix).
    """
    sides: dict[tuple[int, int], int] = {}
    for row, column in product(reversed(range(rows)), reversed(range(columns))):
        if (row, column) in rooks:
            sides[row, column] = 0
        else:
            beyond = ((row, column + 1), (row + 1, column), (row + 1, column + 1))
            sides[row, column] = 1 + min(sides.get(cell, 0) for cell in beyond)
    return sides


def _cells(query: Query) -> tuple[tuple[int, int], ...]:
    """The cells on which a rook might be put."""
    match query:
        case Lost(cell):
            return (cell,)
        case Costliest(options):
            return options
    return ()


def _lost(largest: dict[tuple[int, int], int], cell: tuple[int, int]) -> tuple[int, ...]:
    """How many free squares of side 1, 2 and so on hold a cell, up to the largest of them."""
    row, column = cell
    lost: list[int] = []
    for side in range(1, max(largest.values()) + 1):
        corners = product(range(row - side + 1, row + 1), range(column - side + 1, column + 1))
        lost.append(sum(largest.get(corner, 0) >= side for corner in corners))
    return tuple(number for number in lost if number)


def _depth(query: Query, largest: dict[tuple[int, int], int], lost: Sequence[Sequence[int]]) -> Depth:
    if not isinstance(query, Costliest):
        return Depth.chain(len(lost[0]) if lost else max(largest.values()))
    sides = max(map(len, lost))
    each = list(zip(*(accumulate([*one, *[0] * (sides - len(one))]) for one in lost), strict=True))
    ahead = [{place for place, sum_ in enumerate(sums) if sum_ == max(sums)} for sums in each]
    return Depth.properties(1 + max((side for side in range(1, sides) if ahead[side - 1] != ahead[-1]), default=0))


def _stopped(rows: int, columns: int, rooks: Cells) -> int:
    """From how many free cells as top left corners a square grows until it holds a rook, not to the board's edge."""
    return sum(
        side > 0 and row + side < rows and column + side < columns
        for (row, column), side in _largest_from(rows, columns, rooks).items()
    )


def _answer(query: Query, largest: dict[tuple[int, int], int], lost: Sequence[Sequence[int]], count: int) -> Findings:
    match query:
        case Lost():
            return Findings((str(sum(lost[0])),))
        case Costliest(options):
            demand_different(options)
            costs = [sum(one) for one in lost]
            return letters_of([cost == max(costs) for cost in costs], "a rook there leaves more squares")
        case CountOffered(options):
            return letter_of_number(options, count)
        case Largest():
            return Findings(tuple(_block(*square) for square in _best(largest)))
    return Findings((str(count),))


def _best(largest: dict[tuple[int, int], int]) -> list[tuple[int, int, int]]:
    """The largest free squares: row and column of the top left cell, and the side."""
    best = max(largest.values())
    return sorted((*cell, side) for cell, side in largest.items() if side == best > 0)


def _block(row: int, column: int, side: int) -> str:
    """The element id of a square."""
    return ruling.block(row, column, row + side - 1, column + side - 1)


def _canonical_form(rows: int, columns: int, rooks: Cells, cells: Sequence[tuple[int, int]]) -> tuple[object, ...]:
    """The least of the board's reflections and turns, with the cells that are asked about, if any are."""
    return min(
        (*size, sorted(map(placed, rooks)), *([sorted(map(placed, cells))] if cells else []))
        for *size, placed in symmetries.images(rows, columns)
    )


def certify_picture(pictures: Sequence[Pixels], board: Board, query: Query, layout: Layout) -> Faults:
    """Find the board by its frame and chequers, see where rooks stand, and compare the box with the cells' edges."""
    rooks = _rooks(board)
    grid = ruling.find_grid(pictures[0], board.rows, board.columns, ruled=False)
    if grid is None:
        return ("the picture shows no board of these rows and columns",)
    cells = grid.cells(pictures[0], _INSET)
    faults = list(_unlike(cells, rooks))
    if isinstance(query, Largest):
        for row, column, side in _best(_largest_from(board.rows, board.columns, rooks)):
            last = row + side - 1, column + side - 1
            if not grid.fits(layout.get(_block(row, column, side)), (row, column), last):
                faults.append("the box does not fit the cells of its square")
    return tuple(faults)


def _unlike(cells: "ruling.Cells", rooks: Cells) -> Iterator[str]:
    """Where what the cells show contradicts the statement."""
    rows, columns, side, _, _ = cells.shape
    grounds = cells[:, :, :1, :1]
    dark = np.add.outer(np.arange(rows), np.arange(columns)) % 2 == 1
    colours = [{ground.tobytes() for ground in grounds[of]} for of in (dark, ~dark)]
    if max(map(len, colours)) > 1 or colours[0] == colours[1]:
        yield "the board is not chequered"
    stand: NDArray[np.bool_] = np.zeros((rows, columns), np.bool_)
    for row, column in rooks:
        stand[row, column] = True
    inked = ruling.differing(ruling.brightness(cells[stand]), ruling.brightness(grounds[stand]))
    if (inked < _ROOK * side * side).any():
        yield "a rook is missing"
    if (cells[~stand] != grounds[~stand]).any():
        yield "a cell without a rook is not empty"
    if any(len({cell.tobytes() for cell in cells[stand & of]}) > 1 for of in (dark, ~dark)):
        yield "rooks look different"
