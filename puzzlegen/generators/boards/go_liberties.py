"""How many liberties a chain of stones has, or where they are.

A game is played for a while; then one chain is chased until it has as many liberties, and is as hard to follow, as is
wanted.
"""

from functools import partial
from typing import ClassVar, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.boxing import AS_BOX
from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.item import AnswerForm, Asked, Choice, Elements, FillIn, Question, Statement, Text
from puzzlegen.core.scene import Scene
from puzzlegen.core.stream import Stream
from puzzlegen.generators.boards.go_board import EMPTY, OFF, OTHER, STONE_WORDS, Board
from puzzlegen.generators.boards.go_drawing import Place, diagram
from puzzlegen.generators.boards.go_games import played
from puzzlegen.generators.boards.go_points import AS_POINT_BOX, point_name
from puzzlegen.generators.kits.asking import (
    AS_LETTER,
    AS_NUMBER,
    LETTERS,
    drawn_task,
    joined,
    ladder,
    options,
)

Task: TypeAlias = Literal["count", "count_choice", "boxes"]

TASKS: Final[tuple[Task, ...]] = ("count", "count", "count", "count_choice", "boxes")
_MOVES: Final = 60  # of a chase
_LEAST: Final = 2  # liberties of every stone that is added: a chase leaves nothing in atari


class GoLibertiesParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        sizes: of the board, in lines.
        stones: that are played before, as a share of the points.
        counts: of the liberties.
        reach: of the stones and their neighbouring points together.
    """

    sizes: tuple[int, ...]
    stones: tuple[float, float]
    counts: tuple[int, int]
    reach: tuple[int, int]


class GoLibertiesState(msgspec.Struct, frozen=True):
    """The board from the top, the marked stone, and the chain of that stone with its liberties."""

    rows: tuple[str, ...]
    marked: Place
    colour: str
    stones: tuple[Place, ...]
    liberties: tuple[Place, ...]
    task: Task
    numbers: tuple[int, ...] = ()


class GoLiberties:
    """See the module's docstring."""

    name = "go_liberties"
    version = 2
    levels: ClassVar = {
        Level.EASY: GoLibertiesParams(band=(6, 11), sizes=(9,), stones=(0.2, 0.45), counts=(2, 6), reach=(6, 11)),
        Level.MEDIUM: GoLibertiesParams(
            band=(12, 19), sizes=(11, 13), stones=(0.2, 0.45), counts=(4, 9), reach=(12, 19)
        ),
        Level.HARD: GoLibertiesParams(band=(20, 70), sizes=(19,), stones=(0.15, 0.4), counts=(6, 14), reach=(20, 70)),
    }

    def generate(self, rng: Stream, params: GoLibertiesParams) -> GoLibertiesState:
        """Play, and chase a chain."""
        task, place = drawn_task(TASKS, rng)
        low, high = params.counts
        numbers: tuple[int, ...] = ()
        if task == "count_choice":  # the key's place is drawn apart from the numbers, which therefore tell nothing
            numbers = ladder(rng.between(low, high - len(LETTERS) + 1))
            wanted = numbers[place]
        else:
            wanted = low + rng.per_item(high - low + 1, "count")
        size = rng.choice(params.sizes)
        share = params.stones[0] + rng.unit() * (params.stones[1] - params.stones[0])
        board = played(rng, size, int(share * size * size))
        stones, liberties = _chase(board, wanted, params.reach, rng)
        first = rng.choice(stones)
        return GoLibertiesState(
            rows=board.rows(),
            marked=board.place(first),
            colour=board.cells[first],
            stones=tuple(map(board.place, sorted(stones))),
            liberties=tuple(map(board.place, sorted(liberties))),
            task=task,
            numbers=numbers,
        )

    def statement(self, state: GoLibertiesState) -> Statement:
        """The stones, and which one is marked."""
        return {"rows": state.rows, "marked": state.marked}

    def ask(self, state: GoLibertiesState, rng: Stream) -> Asked:
        """Put the question for which the game was played."""
        task, place = drawn_task(TASKS, rng)
        explanation = _explanation(state)
        if task == "count_choice":
            text = joined(_RULES, _COUNT, AS_LETTER)
            query = {"task": task, "numbers": state.numbers}
            question = Question(text, AnswerForm.CHOICE, query, options(state.numbers))
            return Asked(question, Choice(LETTERS[place]), explanation=explanation)
        if task == "boxes":
            text = joined(_RULES, _FIND, AS_POINT_BOX, AS_BOX)
            names = sorted(point_name(len(state.rows), *liberty) for liberty in state.liberties)
            question = Question(text, AnswerForm.BOUNDING_BOXES, {"task": task})
            return Asked(question, Elements(tuple(names)), explanation=explanation)
        text = joined(_RULES, _COUNT, AS_NUMBER)
        question = Question(text, AnswerForm.FILL_IN, {"task": task})
        return Asked(question, FillIn(str(len(state.liberties))), explanation=explanation)

    def depict(self, state: GoLibertiesState, question: Question) -> tuple[Scene, ...]:
        """The whole board."""
        boxed = question.form is AnswerForm.BOUNDING_BOXES
        return (diagram(state.rows, (state.marked,), boxed=boxed),)


def _chase(board: Board, wanted: int, reach: tuple[int, int], rng: Stream) -> tuple[list[int], set[int]]:
    """Let a chain run, and its opponent hem it in, until it has the wanted liberties and is within reach."""
    first = rng.choice([point for point in board.points() if board.cells[point] in OTHER])
    colour = OTHER[OTHER[board.cells[first]]]
    goal = rng.between(reach[0], (reach[0] + 2 * reach[1]) // 3)
    for _ in range(_MOVES):
        stones, liberties = board.chain(first)
        points = len(stones) + sum(board.cells[point] != OFF for point in _around(board, stones))
        if points >= goal and len(liberties) == wanted:
            return stones, liberties
        runs = points < goal or len(liberties) < wanted
        mover = colour if runs else OTHER[colour]
        point = rng.choice(sorted(liberties))
        if runs:  # lumps win nothing
            point = max((rng.choice(sorted(liberties)) for _ in range(3)), key=partial(_gain, board))
        if board.play(point, mover) != []:
            break
        if len(board.chain(point)[1]) < _LEAST:
            break
    raise Rejected("no chain with so many liberties")


def _around(board: Board, stones: list[int]) -> set[int]:
    """The points next to a chain, and some beyond the sides of the board."""
    return {stone + step for stone in stones for step in board.steps}.difference(stones)


def _gain(board: Board, point: int) -> int:
    """How many free points lie beside one."""
    return sum(board.cells[point + step] == EMPTY for step in board.steps)


_RULES: Final[Text] = {
    "en": "The picture shows a position in a game of Go. Stones of one colour next to each other along a line "
    "are connected; all stones that are connected, directly or through others, form a chain. The liberties of a chain "
    "are the free points next to its stones along a line; each such point is one liberty.",
    "zh": "图中是围棋的一个局面。同色棋子沿线相邻就相连，直接或间接相连的所有棋子组成一块棋。"
    "一块棋的气是沿线与它的棋子相邻的空点，每个这样的点算一口气。",
}
_COUNT: Final[Text] = {
    "en": "How many liberties does the chain of the stone with the triangle have?",
    "zh": "带三角标记的棋子所在的那块棋有多少口气？",
}
_FIND: Final[Text] = {
    "en": "Find every liberty of the chain of the stone with the triangle.",
    "zh": "请找出带三角标记的棋子所在的那块棋的每一口气。",
}


def _explanation(state: GoLibertiesState) -> Text:
    """The liberties by name."""
    size, colour = len(state.rows), STONE_WORDS[state.colour]
    names = [point_name(size, *liberty) for liberty in state.liberties]
    stones, count = len(state.stones), len(names)
    return {
        "en": f"The {colour['en']} chain has {stones} stones. Its liberties are {', '.join(names)}: {count}.",
        "zh": f"这块{colour['zh']}棋有 {stones} 子，它的气是 {'、'.join(names)}：共 {count} 口。",
    }


FAMILY = GoLiberties()
