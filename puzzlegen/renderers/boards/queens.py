"""Shows the boards of `puzzlegen.generators.boards.queens`."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Circle, Group, Painted, Polyline, Scene
from puzzlegen.drawing.marking import ACCENT, chosen, over, pen, ring
from puzzlegen.formats.boards.queens import Board, Count, Facts, Place, Placed, Places, Query
from puzzlegen.renderers.boards.kits.square_board import MARGIN, TOP, board, described, place
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list
from puzzlegen.renderers.kits.wording import counting

msg: Final = messages(__name__)

_BAIZE: Final = ("#f3f2e3", "#a5c09c")
_GOLD, _SHADE, _EDGE, _STONE = "#fbe38e", "#dfa51f", "#5b3a08", "#b3202c"
_POINTS: Final = ((0.15, 0.36), (0.315, 0.27), (0.5, 0.22), (0.685, 0.27), (0.85, 0.36))  # of a crown
_VALLEYS: Final = ((0.27, 0.53), (0.43, 0.49), (0.57, 0.49), (0.73, 0.53))
_CROWN: Final = (
    *(point for pair in zip(_POINTS, _VALLEYS, strict=False) for point in pair),
    _POINTS[-1],
    (0.75, 0.74),
    (0.25, 0.74),
)


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
    return (board(statement.size, list(map(_queen, statement.queens)), _BAIZE, isinstance(query, Places)),)


def _queen(square: Sequence[int]) -> Group:
    """A golden crown with five points, a ball on each, and stones in its band."""
    row, column = square
    crown = Painted((*_CROWN, _CROWN[0]), _GOLD, _SHADE, _EDGE, 0.035)
    left, right, top, bottom = 0.23, 0.77, 0.72, 0.84
    corners = ((left, top), (right, top), (right, bottom), (left, bottom), (left, top))
    band = Painted(corners, _SHADE, _GOLD, _EDGE, 0.035)
    balls = (_disc(x, y, 0.048, _GOLD, _EDGE) for x, y in _POINTS)
    stones = (_disc(x, 0.78, 0.028, _STONE) for x in (0.33, 0.5, 0.67))
    return Group((crown, *balls, band, *stones), x=column, y=row)


def _disc(x: float, y: float, radius: float, fill: str, edge: str | None = None) -> Painted:
    turns = (pi * step / 12 for step in range(25))
    return Painted(tuple((x + radius * cos(turn), y + radius * sin(turn)) for turn in turns), fill, None, edge, 0.03)


def depict_solution(statement: Board, query: Query, answer: str, why: Facts | Placed) -> tuple[Scene, ...]:
    """The missing queens, or the squares that none attacks."""
    (scene,) = depict(statement, query)
    places = [place(statement.size, square) for square in why.squares]
    if isinstance(query, Count):
        return (over(scene, (Circle(x + 0.5, y + 0.5, 0.2, fill=ACCENT) for y, x in places), MARGIN, TOP),)
    queens = [
        Polyline(tuple((x + a, y + b) for a, b in _CROWN), closed=True, fill=ACCENT, stroke=ACCENT) for y, x in places
    ]
    scene = over(scene, queens, MARGIN, TOP)
    if isinstance(query, Places):
        return (chosen(scene, answer.split()),)
    y, x = place(statement.size, answer)
    return (over(scene, [ring((x + 0.08, y + 0.08, 0.84, 0.84), pen(scene))], MARGIN, TOP),)
