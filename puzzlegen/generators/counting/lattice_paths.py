"""In how many ways a walker gets from one corner of a grid to the opposite one, around obstacles, without a detour."""

from collections.abc import Collection
from typing import ClassVar, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.item import LANGUAGES, AnswerForm, Asked, Choice, FillIn, Question, Statement, Text
from puzzlegen.core.scene import AnyNode, Circle, Group, Polyline, Rect, Scene, Segments
from puzzlegen.core.stream import Stream
from puzzlegen.generators.kits.asking import (
    AS_LETTER,
    AS_NUMBER,
    LETTERS,
    drawn_task,
    has_remainder,
    joined,
    offered,
    options,
)

Task: TypeAlias = Literal["count", "count_choice", "via"]
Cell: TypeAlias = tuple[int, int]  # row and column

TASKS: Final[tuple[Task, ...]] = ("count", "count", "count_choice", "via")
_LEAST: Final = 3  # ways; fewer are no counting
_TRIES: Final = 400  # grids until one has as many ways as wanted
_MARGIN: Final = 0.5


class LatticePathsParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        sides: of the numbers of rows and of columns.
        blocked: of the number of obstacles.
        offered: of the numbers of ways on offer.
        few: whether there are so few ways that some numbers of them would be too common.
    """

    sides: tuple[int, int]
    blocked: tuple[int, int]
    offered: tuple[int, int]
    few: bool = False


class LatticePathsState(msgspec.Struct, frozen=True):
    """The grid with its obstacles in reading order, the way from start to goal, and a cell to pass, if there is one.

    ``count`` is the number of ways that are asked for, ``every`` that of all ways; ``numbers`` are the options of the
    task ``count_choice``.
    """

    rows: int
    columns: int
    blocked: tuple[Cell, ...]
    start: Cell
    goal: Cell
    via: Cell | None
    count: int
    every: int
    numbers: tuple[int, ...] = ()


class LatticePaths:
    """See the module's docstring."""

    name = "lattice_paths"
    version = 3
    levels: ClassVar = {
        Level.EASY: LatticePathsParams(band=(15, 80), sides=(4, 6), blocked=(4, 11), offered=(5, 20), few=True),
        Level.MEDIUM: LatticePathsParams(band=(81, 400), sides=(5, 7), blocked=(5, 12), offered=(20, 60)),
        Level.HARD: LatticePathsParams(band=(401, 2000), sides=(6, 8), blocked=(6, 14), offered=(80, 200)),
    }

    def generate(self, rng: Stream, params: LatticePathsParams) -> LatticePathsState:
        """Draw the size, the corners and the obstacles, and count the ways."""
        task, place = drawn_task(TASKS, rng)
        numbers = offered(*params.offered, rng) if task == "count_choice" else ()
        for _ in range(_TRIES):
            state = _grid(rng, params)
            if task == "via":
                state = _with_mark(state, rng)
            suits = state.count == numbers[place] if numbers else not params.few or has_remainder(state.count, rng)
            if suits and state.count >= _LEAST:
                return msgspec.structs.replace(state, numbers=numbers)
        raise Rejected("another number of ways")

    def statement(self, state: LatticePathsState) -> Statement:
        """The grid, its obstacles, start and goal, and the marked cell."""
        return {
            "rows": state.rows,
            "columns": state.columns,
            "blocked": state.blocked,
            "start": state.start,
            "goal": state.goal,
            "via": state.via,
        }

    def ask(self, state: LatticePathsState, rng: Stream) -> Asked:
        """Ask for the number of ways."""
        task, place = drawn_task(TASKS, rng)
        text, explanation = _wording(state, task), _explanation(state)
        if task != "count_choice":
            question = Question(text, AnswerForm.FILL_IN, {"task": task})
            return Asked(question, FillIn(str(state.count)), explanation=explanation)
        query = {"task": task, "numbers": state.numbers}
        question = Question(text, AnswerForm.CHOICE, query, options(state.numbers))
        return Asked(question, Choice(LETTERS[place]), explanation=explanation)

    def depict(self, state: LatticePathsState, question: Question) -> tuple[Scene, ...]:  # noqa: ARG002
        """The grid with its marks; a unit is the side of a cell."""
        rows, columns = state.rows, state.columns
        nodes: list[AnyNode] = [Rect(x, y, 1, 1, fill="ink") for y, x in state.blocked]
        across = [(0.0, float(y), float(columns), float(y)) for y in range(1, rows)]
        down = [(float(x), 0.0, float(x), float(rows)) for x in range(1, columns)]
        nodes.append(Segments((*across, *down), stroke="line", weight="thin"))
        nodes.append(Rect(0, 0, columns, rows, stroke="ink", weight="medium"))
        (start_y, start_x), (goal_y, goal_x) = state.start, state.goal
        nodes.append(Circle(start_x + 0.5, start_y + 0.5, 0.26, fill="ink"))
        nodes.append(Circle(goal_x + 0.5, goal_y + 0.5, 0.26, stroke="ink", weight="thick"))
        if state.via is not None:
            y, x = state.via
            diamond = ((x + 0.5, y + 0.2), (x + 0.8, y + 0.5), (x + 0.5, y + 0.8), (x + 0.2, y + 0.5))
            nodes.append(Polyline(diamond, closed=True, stroke="ink", fill="highlight", weight="medium"))
        board = Group(tuple(nodes), x=_MARGIN, y=_MARGIN)
        return (Scene(columns + 2 * _MARGIN, rows + 2 * _MARGIN, (board,), unit=(44, 64)),)


def _grid(rng: Stream, params: LatticePathsParams) -> LatticePathsState:
    """A grid with obstacles."""
    rows, columns = rng.between(*params.sides), rng.between(*params.sides)
    start = rng.choice((0, rows - 1)), rng.choice((0, columns - 1))
    goal = rows - 1 - start[0], columns - 1 - start[1]
    corners = {row * columns + column for row, column in (start, goal)}
    inner = [cell for cell in range(rows * columns) if cell not in corners]
    blocked = [divmod(cell, columns) for cell in rng.sample(inner, rng.between(*params.blocked))]
    every = _ways(rows, columns, set(blocked), start, goal)[goal]
    return LatticePathsState(rows, columns, tuple(sorted(blocked)), start, goal, None, every, every)


def _with_mark(grid: LatticePathsState, rng: Stream) -> LatticePathsState:
    """The grid with a marked cell that some ways pass and others do not, if there is one."""
    ends = grid.start, grid.goal
    there, back = (_ways(grid.rows, grid.columns, set(grid.blocked), *way) for way in (ends, ends[::-1]))
    passing = {cell: there[cell] * back[cell] for cell in there if 0 < there[cell] * back[cell] < grid.every}
    if not passing:
        return msgspec.structs.replace(grid, count=0)
    via = rng.choice(list(passing))
    return msgspec.structs.replace(grid, via=via, count=passing[via])


def _ways(rows: int, columns: int, blocked: Collection[Cell], start: Cell, goal: Cell) -> dict[Cell, int]:
    """For each cell the number of ways from the corner ``start``: those to the two cells before it, added up."""
    down, right = (1 if goal[0] else -1), (1 if goal[1] else -1)
    ways: dict[Cell, int] = {}
    above = [0] * columns
    for row in range(rows)[::down]:
        beside = 0
        for column in range(columns)[::right]:
            cell = row, column
            beside = 0 if cell in blocked else 1 if cell == start else above[column] + beside
            ways[cell] = above[column] = beside
    return ways


_SIDES: Final = {"en": ("left", "right"), "zh": ("左", "右")}
_UPRIGHT: Final = {"en": ("above", "below"), "zh": ("上", "下")}
_WALK: Final = {
    "en": "A walker goes from the cell with the filled disc to the cell with the ring. Each step leads to the next "
    "cell on the {side} or to the next cell {upright}, never in another direction, and never into a dark cell.",
    "zh": "行人从实心圆所在的格子走到圆环所在的格子。每一步只能走到{side}边相邻的一格或{upright}方相邻的一格，"
    "不能朝其他方向走，也不能走进深色格子。",
}
_ASKED: Final[dict[Task, Text]] = {
    "count": {"en": "How many different ways are there?", "zh": "一共有多少种不同的走法？"},
    "count_choice": {"en": "How many different ways are there?", "zh": "一共有多少种不同的走法？"},
    "via": {
        "en": "How many different ways are there that pass through the cell with the diamond?",
        "zh": "其中经过菱形所在格子的不同走法有多少种？",
    },
}


def _wording(state: LatticePathsState, task: Task) -> Text:
    """The whole question."""
    walk = {
        language: _WALK[language].format(
            side=_SIDES[language][state.goal[1] > 0], upright=_UPRIGHT[language][state.goal[0] > 0]
        )
        for language in LANGUAGES
    }
    return joined(walk, _ASKED[task], AS_LETTER if task == "count_choice" else AS_NUMBER)


def _explanation(state: LatticePathsState) -> Text:
    """How many ways lead to each cell, row by row."""
    ways = _ways(state.rows, state.columns, state.blocked, state.start, state.goal)
    rows = " / ".join(" ".join(str(ways[row, column]) for column in range(state.columns)) for row in range(state.rows))
    english, chinese = (
        f"Ways to each cell, row by row from the top: {rows}.",
        f"从上到下各行、到达每格的走法数：{rows}。",
    )
    if state.via is None:
        return {"en": f"{english} Together: {state.count}.", "zh": f"{chinese}一共 {state.count} 种。"}
    first = ways[state.via]
    return {
        "en": f"{english} To the diamond {first}, from there {state.count // first}: {state.count} of {state.every}.",
        "zh": f"{chinese}到菱形 {first} 种，从那里到终点 {state.count // first} 种："
        f"{state.every} 种中的 {state.count} 种。",
    }


FAMILY = LatticePaths()
