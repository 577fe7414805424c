"""Shows the boards of `puzzlegen.generators.boards.queens`."""

from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Circle, Group, Polyline, Rect, Scene
from puzzlegen.drawing.marking import ACCENT, chosen, over, pen, ring
from puzzlegen.formats.boards.queens import Board, Count, Facts, Place, Placed, Places, Query
from puzzlegen.renderers.boards.kits.square_board import MARGIN, board, described, place
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list
from puzzlegen.renderers.kits.wording import counting

msg: Final = messages(__name__)

_CROWN: Final = ((0.2, 0.36), (0.34, 0.56), (0.5, 0.27), (0.66, 0.56), (0.8, 0.36), (0.72, 0.72), (0.28, 0.72))


def word(statement: Board, query: Query) -> Wording:
    """Ask for one or all of the missing queens, or for the squares that none attacks."""
    if isinstance(query, Count):
        kind, options = counting(query)
        return Wording(
            rules=msg("rule"),
            ask=msg("count"),
            short=sentences(msg("count"), msg("through")),
            kind=kind,
            options=options,
        )
    missing = statement.size - len(statement.queens)
    rules = sentences(msg("rule"), msg("complete", size=statement.size, missing=missing))
    kind, which = (Kind.SQUARE, msg("which", file=query.file)) if isinstance(query, Place) else (Kind.BOXES, msg("all"))
    return Wording(rules=rules, ask=which, short=sentences(msg("missing", missing=missing), which), kind=kind)


def explain(statement: Board, query: Query, answer: str, why: Facts | Placed) -> Phrase:  # noqa: ARG001
    """The squares by name, and those among which the missing queens had to be found."""
    squares = comma_list(why.squares)
    if isinstance(why, Facts):
        return msg("safe", squares=squares, count=len(why.squares))
    return msg("found", squares=squares, open=comma_list(map(comma_list, why.open), SEMICOLON))


def describe(statement: Board, query: Query) -> Phrase:  # noqa: ARG001
    """The board with its queens."""
    return described(statement.size, {"Q": (msg("queen"), statement.queens)})


def depict(statement: Board, query: Query) -> tuple[Scene, ...]:
    """The board with its queens."""
    return (board(statement.size, list(map(_queen, statement.queens)), isinstance(query, Places)),)


def _queen(square: Sequence[int]) -> Group:
    """A crown with five points, three of them with a ball."""
    row, column = square
    balls = tuple(
        Circle(x, y, 0.05, fill="yellow", stroke="ink", weight="thin") for x, y in (_CROWN[0], _CROWN[2], _CROWN[4])
    )
    crown = Polyline(_CROWN, closed=True, fill="yellow", stroke="ink", weight="thin")
    return Group(
        (crown, *balls, Rect(0.27, 0.75, 0.46, 0.09, fill="yellow", stroke="ink", weight="thin")), x=column, y=row
    )


def depict_solution(statement: Board, query: Query, answer: str, why: Facts | Placed) -> tuple[Scene, ...]:
    """The missing queens, or the squares that none attacks."""
    (scene,) = depict(statement, query)
    places = [place(statement.size, square) for square in why.squares]
    if isinstance(query, Count):
        return (over(scene, (Circle(x + 0.5, y + 0.5, 0.2, fill=ACCENT) for y, x in places), MARGIN, MARGIN),)
    queens = [
        Polyline(tuple((x + a, y + b) for a, b in _CROWN), closed=True, fill=ACCENT, stroke=ACCENT) for y, x in places
    ]
    scene = over(scene, queens, MARGIN, MARGIN)
    if isinstance(query, Places):
        return (chosen(scene, answer.split()),)
    y, x = place(statement.size, answer)
    return (over(scene, [ring((x + 0.08, y + 0.08, 0.84, 0.84), pen(scene))], MARGIN, MARGIN),)
