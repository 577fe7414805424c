"""How many squares of any size on a board hold no rook, or which is the largest of them."""

from functools import lru_cache
from itertools import accumulate
from math import ceil
from typing import ClassVar, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.boxing import AS_BOX
from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.item import LANGUAGES, AnswerForm, Asked, Choice, Elements, FillIn, Question, Statement, Text
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Polyline, Rect, Scene
from puzzlegen.core.stream import Stream
from puzzlegen.generators.kits.asking import (
    AS_LETTER,
    AS_NUMBER,
    LETTERS,
    drawn_task,
    joined,
    offered,
    options,
)

Task: TypeAlias = Literal["count", "count_choice", "largest"]
Square: TypeAlias = tuple[int, int, int]  # row and column of its top left cell, and its side

TASKS: Final[tuple[Task, ...]] = ("count", "count", "count", "count_choice", "largest")
_LEAST_LARGEST: Final = 2  # side; below, "the largest" is every free cell
_TRIES: Final = 300  # boards until one has as many free squares as wanted
_MARGIN: Final = 0.75
_WIDTH: Final = 400  # pixels of the picture, or more
_CELL: Final = 44  # pixels, or more
_COORDINATE: Final = 0.28
# The outline of a rook in a cell of side 1, from the bottom left corner clockwise
_ROOK: Final = (
    (0.2, 0.84),
    (0.2, 0.74),
    (0.3, 0.68),
    (0.35, 0.42),
    (0.25, 0.34),
    (0.25, 0.16),
    (0.36, 0.16),
    (0.36, 0.24),
    (0.445, 0.24),
    (0.445, 0.16),
    (0.555, 0.16),
    (0.555, 0.24),
    (0.64, 0.24),
    (0.64, 0.16),
    (0.75, 0.16),
    (0.75, 0.34),
    (0.65, 0.42),
    (0.7, 0.68),
    (0.8, 0.74),
    (0.8, 0.84),
)


class BoardSquaresParams(Params, frozen=True, kw_only=True):
    """Bounds, both ends included: of the numbers of rows and of columns, of rooks, and of free squares on offer."""

    sides: tuple[int, int]
    rooks: tuple[int, int]
    offered: tuple[int, int]


class BoardSquaresState(msgspec.Struct, frozen=True):
    """The board, the cells of its rooks as (row, column) in reading order, its free squares, and options, if any."""

    rows: int
    columns: int
    rooks: tuple[tuple[int, int], ...]
    free: tuple[Square, ...]
    numbers: tuple[int, ...] = ()


class BoardSquares:
    """See the module's docstring."""

    name = "board_squares"
    version = 4
    levels: ClassVar = {
        Level.EASY: BoardSquaresParams(band=(16, 45), sides=(5, 6), rooks=(4, 10), offered=(19, 34)),
        Level.MEDIUM: BoardSquaresParams(band=(46, 115), sides=(6, 7), rooks=(3, 9), offered=(36, 80)),
        Level.HARD: BoardSquaresParams(band=(116, 300), sides=(8, 10), rooks=(4, 14), offered=(90, 180)),
    }

    def generate(self, rng: Stream, params: BoardSquaresParams) -> BoardSquaresState:
        """Draw boards and scatter rooks over them until one suits the question."""
        task, place = drawn_task(TASKS, rng)
        numbers = offered(*params.offered, rng) if task == "count_choice" else ()
        for _ in range(_TRIES):
            state = _scattered(rng, params)
            sides = [side for _, _, side in state.free]
            if task == "largest":
                suits = max(sides) >= _LEAST_LARGEST and sides.count(max(sides)) == 1
            else:
                suits = not numbers or len(sides) == numbers[place]
            if suits:
                return msgspec.structs.replace(state, numbers=numbers)
        raise Rejected("no board that suits the question")

    def statement(self, state: BoardSquaresState) -> Statement:
        """The size of the board and the cells of the rooks."""
        return {"rows": state.rows, "columns": state.columns, "rooks": state.rooks}

    def ask(self, state: BoardSquaresState, rng: Stream) -> Asked:
        """Ask how many squares are free, or for the largest one."""
        task, place = drawn_task(TASKS, rng)
        count = len(state.free)
        text, explanation = _wording(task, state.rows, state.columns), _by_side(state.free)
        match task:
            case "count":
                question = Question(text, AnswerForm.FILL_IN, {"task": task})
                return Asked(question, FillIn(str(count)), explanation=explanation)
            case "count_choice":
                query = {"task": task, "numbers": state.numbers}
                question = Question(text, AnswerForm.CHOICE, query, options(state.numbers))
                return Asked(question, Choice(LETTERS[place]), explanation=explanation)
            case "largest":
                question = Question(text, AnswerForm.BOUNDING_BOXES, {"task": task})
                row, column, side = max(state.free, key=lambda square: square[2])
                return Asked(question, Elements((_name(row, column, side),)), explanation=explanation)

    def depict(self, state: BoardSquaresState, question: Question) -> tuple[Scene, ...]:
        """The board with its rooks; a unit is the side of a cell."""
        nodes: list[AnyNode] = [*_board(state.rows, state.columns)]
        nodes += [Group((Polyline(_ROOK, fill="ink", stroke=None, closed=True),), x=x, y=y) for y, x in state.rooks]
        if question.query["task"] == "largest":
            nodes += _elements(state.rows, state.columns)
        board = Group(tuple(nodes), x=_MARGIN, y=_MARGIN)
        width, height = state.columns + 2 * _MARGIN, state.rows + 2 * _MARGIN
        least = max(_CELL, ceil(_WIDTH / width))
        return (Scene(width, height, (board,), unit=(least, least + 16)),)


def _scattered(rng: Stream, params: BoardSquaresParams) -> BoardSquaresState:
    """A board with rooks anywhere."""
    rows, columns = rng.between(*params.sides), rng.between(*params.sides)
    cells = rng.sample(range(rows * columns), rng.between(*params.rooks))
    rooks = tuple(divmod(cell, columns) for cell in sorted(cells))
    return BoardSquaresState(rows, columns, rooks, _free_squares(rows, columns, rooks))


def _free_squares(rows: int, columns: int, rooks: tuple[tuple[int, int], ...]) -> tuple[Square, ...]:
    """All squares without a rook; the rooks above and left of each corner tell how many a square holds."""
    held = [[0] * (columns + 1)]
    for row in range(rows):
        line = [0, *accumulate(int((row, column) in rooks) for column in range(columns))]
        held.append([above + here for above, here in zip(held[-1], line, strict=True)])
    return tuple(
        (row, column, side)
        for side in range(1, min(rows, columns) + 1)
        for row in range(rows - side + 1)
        for column in range(columns - side + 1)
        if held[row + side][column + side] + held[row][column] == held[row][column + side] + held[row + side][column]
    )


def _name(row: int, column: int, side: int) -> str:
    """The element id of a square: ``r1c2-r3c4`` from its top left to its bottom right cell."""
    return f"r{row + 1}c{column + 1}-r{row + side}c{column + side}"


_INTRODUCTION: Final = {
    "en": "The board has {rows} rows and {columns} columns of cells; some cells hold a rook. Consider all squares made "
    "of whole cells of the board: a single cell, 2 by 2 cells, 3 by 3 cells, and so on.",
    "zh": "棋盘有 {rows} 行 {columns} 列，部分格子里有车。"
    "考虑由棋盘上完整格子组成的所有正方形：单个格子、2×2 格、3×3 格，依此类推。",
}
_COUNT: Final[Text] = {
    "en": "How many squares, of all sizes together, hold no rook? Squares that overlap count separately.",
    "zh": "各种大小合计，不含车的正方形一共有多少个？相互重叠的正方形分别计数。",
}
_LARGEST: Final[Text] = {
    "en": "Exactly one of the squares that hold no rook is larger than all others. Answer with its box",
    "zh": "在不含车的正方形中，恰有一个比其他的都大。请回答它的",
}


def _wording(task: Task, rows: int, columns: int) -> Text:
    """The whole question."""
    size = {language: _INTRODUCTION[language].format(rows=rows, columns=columns) for language in LANGUAGES}
    if task == "largest":
        return joined(size, _LARGEST, AS_BOX)
    return joined(size, _COUNT, AS_NUMBER if task == "count" else AS_LETTER)


def _by_side(free: tuple[Square, ...]) -> Text:
    """How many free squares there are of each side."""
    sides = [side for _, _, side in free]
    terms = ", ".join(f"{side}×{side}: {sides.count(side)}" for side in range(1, max(sides) + 1))
    return {
        "en": f"Squares without a rook by size: {terms}. Together: {len(free)}.",
        "zh": f"不含车的正方形按大小：{terms}。合计：{len(free)} 个。",
    }


@lru_cache(maxsize=64)
def _board(rows: int, columns: int) -> tuple[AnyNode, ...]:
    """The chequered cells, the frame, and the numbers of rows and columns."""
    dark = [Rect(x, y, 1, 1, fill="tint") for y in range(rows) for x in range(columns) if (x + y) % 2]
    numbers = [Label(-0.36, y + 0.5, str(y + 1), _COORDINATE, "label", "label") for y in range(rows)]
    numbers += [Label(x + 0.5, -0.36, str(x + 1), _COORDINATE, "label", "label") for x in range(columns)]
    return (
        *dark,
        Rect(0, 0, columns, rows, stroke="ink", weight="medium"),
        Group(tuple(numbers), optional="coordinates"),
    )


@lru_cache(maxsize=64)
def _elements(rows: int, columns: int) -> tuple[Element, ...]:
    """Every square of the board."""
    squares = _free_squares(rows, columns, ())
    return tuple(Element(_name(row, column, side), column, row, side, side) for row, column, side in squares)


FAMILY = BoardSquares()
