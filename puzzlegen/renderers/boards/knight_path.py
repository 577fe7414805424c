"""Shows the boards of `puzzlegen.generators.boards.knight_path`."""

from collections.abc import Iterator, Set
from math import cos, pi, sin
from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Clipped, Painted, Scene
from puzzlegen.drawing.marking import over, pen, ring, tag, way
from puzzlegen.formats.boards.kits.squares import Square
from puzzlegen.formats.boards.knight_path import Board, Facts, First, Query, Ways
from puzzlegen.renderers.boards.kits import chess_pieces
from puzzlegen.renderers.boards.kits.square_board import MARGIN, TOP, board, described, place, square
from puzzlegen.renderers.kits.telling import comma_list
from puzzlegen.renderers.kits.wording import counting

msg: Final = messages(__name__)

_MEADOW: Final = ("#eef3df", "#d9e5c1")
_WATER: Final = "#84bbdb"
_SHORE: Final = "#3d7fa6"
_FOAM: Final = "#d3eaf5"  # between squares of a lake
_RIPPLE: Final = "#a9d2e7"
_GOAL: Final = "#fce8a2"
_ROUND: Final = 0.3  # radius of the corners of lakes
_ARC: Final = tuple((sin(angle), 1 - cos(angle)) for angle in (step * pi / 12 for step in range(7)))
_WAVE: Final = tuple((0.26 + 0.04 * step, 0.045 * sin(step * pi / 3)) for step in range(13))


def word(statement: Board, query: Query) -> Wording:  # noqa: ARG001 - the question is the same of all boards
    """Ask for the number of moves or of ways, or for the first move."""
    match query:
        case First():
            return Wording(
                rules=msg("rule"), ask=msg("first"), short=sentences(msg("short"), msg("first")), kind=Kind.SQUARE
            )
        case Ways():
            return Wording(
                rules=msg("rule"), ask=msg("ways"), short=sentences(msg("short"), msg("short-ways")), kind=Kind.NUMBER
            )
    kind, options = counting(query)
    return Wording(
        rules=msg("rule"), ask=msg("moves"), short=sentences(msg("short"), msg("moves")), kind=kind, options=options
    )


def explain(statement: Board, query: Query, answer: str, why: Facts) -> Phrase:  # noqa: ARG001
    """One of the shortest ways, how many there are and how all of them begin, and why fewer moves do not lead there."""
    told = "shortest-begin" if isinstance(query, First) and why.ways > 1 else "shortest"
    return sentences(
        msg(told, way="-".join(why.path), moves=len(why.path) - 1, ways=why.ways, first=answer),
        msg("reached", moves=len(why.path) - 1, squares=comma_list(map(str, why.reached))),
    )


def describe(statement: Board, query: Query) -> Phrase:  # noqa: ARG001
    """The board with its closed squares, the knight and the goal."""
    start, goal, closed = statement.start, statement.goal, statement.closed
    return described(
        statement.size, {"#": (msg("closed"), closed), "N": (msg("start"), (start,)), "o": (msg("goal"), (goal,))}
    )


def depict(statement: Board, query: Query) -> tuple[Scene, ...]:  # noqa: ARG001
    """A meadow with lakes: the knight stands on the start, a ring marks the goal."""
    knight, (row, column) = statement.start, statement.goal
    corners = ((0, 0), (statement.size, 0), (statement.size, statement.size), (0, statement.size))
    pieces: list[AnyNode] = [
        square(row, column, _GOAL),
        Clipped(corners, tuple(_lakes(statement))),
        Circle(column + 0.5, row + 0.5, 0.28, stroke="ink", weight="thick"),
        chess_pieces.place("n", knight[1] + 0.5, knight[0] + 0.5),
    ]
    return (board(statement.size, pieces, _MEADOW),)


def _lakes(board: Board) -> Iterator[Painted]:
    """The closed squares, whose shores are those of whole lakes that go on beyond the frame, with borders and waves."""
    closed, size = board.closed, board.size
    wet = {*closed}
    beyond = {cell for at in range(size) for cell in ((-1, at), (size, at), (at, -1), (at, size))}
    shapes = [_water(cell, wet | beyond) for cell in closed]
    yield from (Painted(shape, _SHORE, stroke=_SHORE, width=0.1) for shape in shapes)
    yield from (Painted(shape, _WATER) for shape in shapes)
    for row, column in closed:
        if (row, column + 1) in wet:
            yield Painted(((column + 1, row + 0.08), (column + 1, row + 0.92)), stroke=_FOAM, width=0.03, opacity=0.7)
        if (row + 1, column) in wet:
            yield Painted(((column + 0.08, row + 1), (column + 0.92, row + 1)), stroke=_FOAM, width=0.03, opacity=0.7)
        yield Painted(tuple((column + x, row + 0.5 + y) for x, y in _WAVE), stroke=_RIPPLE, width=0.04)


def _water(cell: Square, wet: Set[Square]) -> tuple[tuple[float, float], ...]:
    """The outline of a closed square: round where a lake has a corner, a trifle wider where it goes on."""
    row, column = cell
    points = []
    for right, down in ((1, -1), (1, 1), (-1, 1), (-1, -1)):  # clockwise from the upper right corner
        beside, below = (row, column + right) in wet, (row + down, column) in wet
        x, y = column + 0.5 + right * (0.5 + 0.02 * beside), row + 0.5 + down * (0.5 + 0.02 * below)
        if beside or below:
            points.append((x, y))
            continue
        corner = [(x - right * _ROUND * (1 - a), y - down * _ROUND * b) for a, b in _ARC]
        points += corner if right * down < 0 else corner[::-1]
    return tuple(points)


def depict_solution(statement: Board, query: Query, answer: str, why: Facts) -> tuple[Scene, ...]:
    """After how many moves each square is reached, one of the shortest ways, and a frame around its first square."""
    (scene,) = depict(statement, query)
    way_through = [place(statement.size, square) for square in why.path]
    marks = [*way([(column + 0.5, row + 0.5) for row, column in way_through], pen(scene))]
    if isinstance(query, First):
        row, column = place(statement.size, answer)
        marks.append(ring((column + 0.08, row + 0.08, 0.84, 0.84), pen(scene)))
    for (row, column), moves in _reached(statement).items():
        if 0 < moves < len(why.path):
            marks += tag(column + 0.24, row + 0.24, str(moves), 0.7 * pen(scene))
    return (over(scene, marks, MARGIN, TOP),)


def _reached(board: Board) -> dict[Square, int]:
    """After how many moves a knight can be on each square."""
    dry = {(row, column) for row in range(board.size) for column in range(board.size)} - {*board.closed}
    moves, queue = {board.start: 0}, [board.start]
    for row, column in queue:  # grows while it is read
        for there in dry - moves.keys():
            if {abs(there[0] - row), abs(there[1] - column)} == {1, 2}:
                moves[there] = moves[row, column] + 1
                queue.append(there)
    return moves
