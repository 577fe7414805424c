"""Shows the boards of `puzzlegen.generators.boards.knight_path`."""

from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Paint, Rect, Scene
from puzzlegen.drawing.marking import over, pen, ring, tag, way
from puzzlegen.formats.boards.knight_path import Board, Facts, First, Query, Ways
from puzzlegen.renderers.boards.kits import chess_pieces
from puzzlegen.renderers.boards.kits.square_board import MARGIN, board, described, place
from puzzlegen.renderers.kits.wording import counting

msg: Final = messages(__name__)

_GAP: Final = 0.06  # between a closed square's dark fill and its sides


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
    """One of the shortest ways, how many there are, and how all of them begin if that is asked."""
    told = "shortest-begin" if isinstance(query, First) and why.ways > 1 else "shortest"
    return msg(told, way="-".join(why.path), moves=len(why.path) - 1, ways=why.ways, first=answer)


def describe(statement: Board, query: Query) -> Phrase:  # noqa: ARG001
    """The board with its closed squares, the knight and the goal."""
    start, goal, closed = statement.start, statement.goal, statement.closed
    return described(
        statement.size, {"#": (msg("closed"), closed), "N": (msg("start"), (start,)), "o": (msg("goal"), (goal,))}
    )


def depict(statement: Board, query: Query) -> tuple[Scene, ...]:  # noqa: ARG001
    """The board: closed squares are dark, the knight stands on the start, a ring marks the goal."""
    knight, (row, column) = statement.start, statement.goal
    pieces: list[AnyNode] = [
        *(_filled(square, "mark") for square in statement.closed),
        _filled(statement.goal, "highlight"),
        chess_pieces.place("n", knight[1] + 0.5, knight[0] + 0.5),
        Circle(column + 0.5, row + 0.5, 0.28, stroke="ink", weight="thick"),
    ]
    return (board(statement.size, pieces),)


def _filled(square: Sequence[int], paint: Paint) -> Rect:
    row, column = square
    return Rect(column + _GAP, row + _GAP, 1 - 2 * _GAP, 1 - 2 * _GAP, fill=paint)


def depict_solution(statement: Board, query: Query, answer: str, why: Facts) -> tuple[Scene, ...]:
    """One of the shortest ways; and a frame around the square with which all of them begin."""
    (scene,) = depict(statement, query)
    way_through = [place(statement.size, square) for square in why.path]
    marks = [*way([(column + 0.5, row + 0.5) for row, column in way_through], pen(scene))]
    if isinstance(query, First):
        row, column = place(statement.size, answer)
        marks.append(ring((column + 0.08, row + 0.08, 0.84, 0.84), pen(scene)))
    else:
        marks += [
            mark
            for number, (row, column) in enumerate(way_through[1:], 1)
            for mark in tag(column + 0.24, row + 0.24, str(number), 0.7 * pen(scene))
        ]
    return (over(scene, marks, MARGIN, MARGIN),)
