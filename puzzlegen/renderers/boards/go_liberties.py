"""Shows the chains of `puzzlegen.generators.boards.go_liberties`."""

from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.formats.boards.go_liberties import Board, Boxes, Extend, ExtendBox, Extended, Facts, Query
from puzzlegen.renderers.boards.kits.go_diagram import COLOURS, POINT_BOX, described, diagram
from puzzlegen.renderers.boards.kits.go_marks import Marks
from puzzlegen.renderers.kits.telling import comma_list
from puzzlegen.renderers.kits.wording import counting

msg: Final = messages(__name__)


def word(board: Board, query: Query) -> Wording:  # noqa: ARG001 - the question is the same of all boards
    """Ask for the number of liberties, for all of them, or for the point that gives most."""
    if isinstance(query, Boxes):
        return Wording(rules=msg("rules"), ask=sentences(msg("find"), POINT_BOX), kind=Kind.BOXES)
    if isinstance(query, Extend):
        rules = sentences(msg("rules"), msg("rules-extend"))
        if isinstance(query, ExtendBox):
            return Wording(rules=rules, ask=sentences(msg("extend"), POINT_BOX), kind=Kind.BOXES)
        return Wording(rules=rules, ask=msg("extend"), kind=Kind.POINT)
    kind, options = counting(query)
    return Wording(rules=msg("rules"), ask=msg("count"), kind=kind, options=options)


def explain(board: Board, query: Query, answer: str, why: Facts | Extended) -> Phrase:  # noqa: ARG001
    """The liberties by name, or their numbers after each move."""
    if isinstance(why, Extended):
        return msg("extended", points=comma_list(f"{point} ({count})" for point, count in why.liberties))
    row, column = board.marked
    colour, points = COLOURS[board.rows[row][column]], why.liberties
    return msg("liberties", colour=colour, stones=why.stones, points=comma_list(points), count=len(points))


def describe(board: Board, query: Query) -> Phrase:  # noqa: ARG001
    """The whole board."""
    return described(board.rows, board.marked)


def depict(board: Board, query: Query) -> tuple[Scene, ...]:
    """The whole board."""
    return (diagram(board.rows, board.marked, boxed=isinstance(query, Boxes | ExtendBox)),)


def depict_solution(board: Board, query: Query, answer: str, why: Facts | Extended) -> tuple[Scene, ...]:
    """The liberties, or how many there are after each move."""
    (scene,) = depict(board, query)
    marks = Marks(scene, len(board.rows))
    if isinstance(why, Extended):
        marks.numbers(why.liberties)
        marks.rings([answer])
    else:
        marks.dots(why.liberties)
    return (marks.scene,)
