"""Shows the boards of `puzzlegen.generators.counting.board_squares`."""

from functools import lru_cache
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Painted, Rect, Scene
from puzzlegen.drawing.marking import ACCENT, chosen, figure, over, pen, ring
from puzzlegen.facts.counting.cells import block
from puzzlegen.formats.counting.board_squares import Board, Costliest, Largest, Losses, Lost, Query, Squares
from puzzlegen.formats.counting.kits.counts import Cell, CountOffered
from puzzlegen.renderers.boards.kits.chess_pieces import place
from puzzlegen.renderers.counting.kits import grids
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, grid, labelled, legend, lines
from puzzlegen.renderers.kits.wording import numbers

msg: Final = messages(__name__)

_MARGIN: Final = 1.0  # left of the board and above it, with the numbers of columns and rows
_RIM: Final = 0.6  # on its right, and below it
_DARK: Final = ("#b4cba4", "#dfc09a", "#b3c8da", "#cfbcd4")  # of chequers: baize, maple, slate or heather


def word(board: Board, query: Query) -> Wording:
    """Ask how many squares are free, for the largest one, or what one more rook would cost."""
    rules = msg("rules", rows=board.rows, columns=board.columns)
    match query:
        case Lost(cell):
            return Wording(msg("ask-lost", cell=_cell(cell)), Kind.NUMBER, rules, msg("short-lost", cell=_cell(cell)))
        case Costliest(cells):
            named = tuple(map(_cell, cells))
            return Wording(msg("ask-costliest"), Kind.LETTER, rules, msg("short-costliest"), named)
    if isinstance(query, Largest):
        return Wording(msg("ask-largest"), Kind.BOX, rules, msg("short-largest"))
    kind, options = (Kind.LETTER, numbers(query.options)) if isinstance(query, CountOffered) else (Kind.NUMBER, ())
    return Wording(msg("ask-count"), kind, rules, msg("short-count"), options)


def _cell(cell: Cell) -> Phrase:
    """Where a cell is."""
    return msg("cell", row=cell[0] + 1, column=cell[1] + 1)


def explain(board: Board, query: Query, answer: str, why: Squares | Losses) -> Phrase:  # noqa: ARG001
    """How many free squares there are of each side, or of each side with a cell."""
    if isinstance(why, Losses):
        sums = [f"{' + '.join(map(str, lost))} = {sum(lost)}" if lost[1:] else str(*lost) for lost in why.lost]
        if isinstance(query, Lost):
            return msg("explain-lost", sum=sums[0])
        told = (labelled(letter, sum_) for letter, sum_ in zip(LETTERS, sums, strict=False))
        return msg("explain-costliest", sums=comma_list(told, SEMICOLON))
    terms = ", ".join(f"{side}×{side}: {count}" for side, count in enumerate(why.free, 1))
    return msg("explain", terms=terms, total=sum(why.free))


def describe(board: Board, query: Query) -> Phrase:  # noqa: ARG001 - all questions are about the whole board
    """The rows of the board."""
    signs = (["R" if (y, x) in board.rooks else "." for x in range(board.columns)] for y in range(board.rows))
    return lines(labelled(msg("board"), grid(signs)), legend({"R": msg("rook"), ".": msg("empty")}))


def depict(board: Board, query: Query) -> tuple[Scene, ...]:
    """The board with its rooks; a unit is the side of a cell."""
    rows, columns = board.rows, board.columns
    dark = _DARK[sum(y * x for y, x in board.rooks) % len(_DARK)]
    nodes: list[AnyNode] = [*_board(rows, columns, dark, isinstance(query, Lost | Costliest))]
    nodes += [place("r", x + 0.5, y + 0.5) for y, x in board.rooks]
    if isinstance(query, Largest):
        nodes += _elements(rows, columns)
    width, height = columns + _MARGIN + _RIM, rows + _MARGIN + _RIM
    return (Scene(width, height, (Group(tuple(nodes), x=_MARGIN, y=_MARGIN),)),)


@lru_cache(maxsize=64)
def _board(rows: int, columns: int, colour: str, named: bool) -> tuple[AnyNode, ...]:
    """The chequered cells, the frame, and the numbers of rows and columns that cells may be ``named`` by."""
    dark = [
        Painted(((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)), colour)
        for y in range(rows)
        for x in range(columns)
        if (x + y) % 2
    ]
    return (
        *dark,
        Rect(0, 0, columns, rows, stroke="ink", weight="medium"),
        grids.coordinates(rows, columns, 0.36, 0.28, needed=named),
    )


@lru_cache(maxsize=64)
def _elements(rows: int, columns: int) -> tuple[Element, ...]:
    """Every square of the board."""
    return tuple(
        Element(block(y, x, y + side - 1, x + side - 1), x, y, side, side)
        for side in range(1, min(rows, columns) + 1)
        for y in range(rows - side + 1)
        for x in range(columns - side + 1)
    )


def depict_solution(board: Board, query: Query, answer: str, why: Squares | Losses) -> tuple[Scene, ...]:
    """The largest square; a rook more, or those that would cost less; or the free squares by their last cells."""
    (scene,) = depict(board, query)
    width = pen(scene)
    match query:
        case Largest():
            return (chosen(scene, [answer]),)
        case Lost((y, x)):
            marks: list[AnyNode] = [ring((x, y, 1, 1), width)]
        case Costliest(cells):
            assert isinstance(why, Losses)
            marks = []
            for letter, (y, x), lost in zip(LETTERS, cells, why.lost, strict=False):
                marks.append(Label(x + 0.25, y + 0.25, letter, 0.28, ACCENT, "entry"))
                marks.append(Label(x + 0.6, y + 0.65, str(sum(lost)), 0.34, ACCENT, "entry"))
                marks += [ring((x, y, 1, 1), width)] if letter == answer else []
        case _:
            ending = _ending(board)
            marks = [figure(x + 0.5, y + 0.5, str(number), 0.8) for (y, x), number in ending.items()]
    return (over(scene, marks, _MARGIN, _MARGIN),)


def _ending(board: Board) -> dict[Cell, int]:
    """How many free squares have their lower right corner in each free cell."""
    found: dict[Cell, int] = {}
    for y in range(board.rows):
        for x in range(board.columns):
            if (y, x) not in board.rooks:
                found[y, x] = 1 + min(found.get(cell, 0) for cell in ((y - 1, x), (y, x - 1), (y - 1, x - 1)))
    return found
