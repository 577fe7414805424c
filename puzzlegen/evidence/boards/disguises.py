"""Go and the small boards: boards turned and mirrored, colours exchanged, marks on another stone, parts moved."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from puzzlegen.core.question import Question
from puzzlegen.evidence import Disguise
from puzzlegen.formats.boards import go_capture, go_liberties, go_life_death, go_score, knight_path, queens

Cell = tuple[int, int]
Marked = go_capture.Board | go_liberties.Board | go_life_death.Part
Stones = Marked | go_score.Board
Move = Callable[[Cell], Cell]
FILES: Final = "abcdefghijkl"


def _move(height: int, width: int, random: Random) -> Move:
    """Where a cell of a board gets to when it is turned or mirrored at random."""
    down, right, aslant = (random.random() < 0.5 for _ in range(3))

    def moved(cell: Cell) -> Cell:
        y = height - 1 - cell[0] if down else cell[0]
        x = width - 1 - cell[1] if right else cell[1]
        return (x, y) if aslant else (y, x)

    return moved


def _rows(rows: Sequence[str], move: Move) -> tuple[str, ...]:
    cells = {move((y, x)): stone for y, row in enumerate(rows) for x, stone in enumerate(row)}
    height, width = (1 + max(place[axis] for place in cells) for axis in (0, 1))
    return tuple("".join(cells[y, x] for x in range(width)) for y in range(height))


def turned_stones(board: Stones, query: Question, random: Random) -> tuple[Stones, Question]:
    """The board, or the part of one, turned or mirrored."""
    rows = board.rows
    move = _move(len(rows), len(rows[0]), random)
    changes: dict[str, Any] = {"rows": _rows(rows, move)}
    if not isinstance(board, go_score.Board) and board.marked is not None:
        changes["marked"] = move(board.marked)
    if isinstance(board, go_life_death.Part):
        size, top, left = board.size, board.top, board.left
        corners = [(top, left), (top + len(rows) - 1, left + len(rows[0]) - 1)]
        # The same turn of the whole board
        for whole in _turns(size):
            placed = [whole(corner) for corner in corners]
            origin = (min(y for y, _ in placed), min(x for _, x in placed))
            if all(
                _less(whole((top + y, left + x)), origin) == move((y, x))
                for y in range(len(rows))
                for x in range(len(rows[0]))
            ):
                changes["top"], changes["left"] = origin
                break
    return replace(board, **changes), query


def _less(cell: Cell, origin: Cell) -> Cell:
    return cell[0] - origin[0], cell[1] - origin[1]


def _turns(size: int) -> list[Move]:
    last = size - 1
    plain: list[Move] = [
        lambda cell: cell,
        lambda cell: (last - cell[0], cell[1]),
        lambda cell: (cell[0], last - cell[1]),
        lambda cell: (last - cell[0], last - cell[1]),
    ]
    return plain + [lambda cell, way=way: way(cell)[::-1] for way in plain]


def exchanged_colours(board: Stones, query: Question, _: Random) -> tuple[Stones, Question] | None:
    """Black stones for white ones; not where the question is about one colour."""
    if isinstance(query, go_life_death.Kill | go_life_death.Live | go_score.CountOffered):
        return None  # Black's points are among the options, White's need not be
    rows = tuple(row.translate(str.maketrans("BW", "WB")) for row in board.rows)
    return replace(board, rows=rows), query


def another_mark(board: Marked, query: Question, random: Random) -> tuple[Marked, Question] | None:
    """The mark on another stone of the same chain."""
    rows, marked = board.rows, board.marked
    if marked is None:
        return None
    chain, rest = {marked}, [marked]
    while rest:
        y, x = rest.pop()
        for there in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)):
            inside = 0 <= there[0] < len(rows) and 0 <= there[1] < len(rows[0])
            if inside and there not in chain and rows[there[0]][there[1]] == rows[y][x]:
                chain.add(there)
                rest.append(there)
    return replace(board, marked=random.choice(sorted(chain))), query


def elsewhere(part: go_life_death.Part, query: Question, random: Random) -> tuple[go_life_death.Part, Question] | None:
    """The part at another place along the same side of the board."""
    for key, place, length in (("left", part.left, len(part.rows[0])), ("top", part.top, len(part.rows))):
        room = part.size - length
        if 0 < place < room and room > 2:
            return replace(part, **{key: random.randrange(1, room)}), query
    return None


def turned_queens(board: queens.Board, query: queens.Query, random: Random) -> tuple[queens.Board, queens.Query]:
    """The board turned or mirrored, its queens in another order; a column is asked for that lacks one."""
    size = board.size
    turned = _shuffled(board.queens, _move(size, size, random), random)
    if isinstance(query, queens.Place):
        held = {column for _, column in turned}
        query = queens.Place(FILES[random.choice([file for file in range(size) if file not in held])])
    return queens.Board(size, turned), query


def _shuffled(squares: Sequence[Cell], move: Move, random: Random) -> tuple[Cell, ...]:
    return tuple(random.sample([move(square) for square in squares], len(squares)))


def turned_squares(
    board: knight_path.Board, query: knight_path.Query, random: Random
) -> tuple[knight_path.Board, knight_path.Query]:
    """The board turned or mirrored, its closed squares in another order."""
    move = _move(board.size, board.size, random)
    closed = _shuffled(board.closed, move, random)
    return knight_path.Board(board.size, closed, move(board.start), move(board.goal)), query


DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {
    "boards/go_capture": (turned_stones, another_mark),
    "boards/go_liberties": (turned_stones, exchanged_colours, another_mark),
    "boards/go_life_death": (turned_stones, exchanged_colours, another_mark, elsewhere),
    "boards/go_score": (turned_stones, exchanged_colours),
    "boards/knight_path": (turned_squares,),
    "boards/queens": (turned_queens,),
}
