"""Into how many areas walls divide a maze, how large one of them is, and what belongs to it."""

from collections import Counter, deque
from collections.abc import Sequence
from itertools import pairwise
from math import dist
from typing import ClassVar, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.family import Band, Level, Params, Rejected
from puzzlegen.core.item import AnswerForm, Asked, Choice, FillIn, Option, Question, Statement, Text
from puzzlegen.core.scene import AnyNode, Circle, Group, Label, Polyline, Scene, Segments
from puzzlegen.core.stream import Stream
from puzzlegen.generators.kits.asking import AS_LETTER, AS_NUMBER, LETTERS, drawn_task, joined

Task: TypeAlias = Literal["count", "size", "reach"]
Cell: TypeAlias = tuple[int, int]  # row and column
Side: TypeAlias = tuple[Cell, Cell]  # two neighbours, the left or upper one first

TASKS: Final[tuple[Task, ...]] = ("count", "count", "size", "reach")
_LOOPS: Final = 6  # one in so many walls inside an area is left out, so that areas are no mere trees
_UNEVEN: Final = 3  # steps, were there no walls, by which letters may differ in their distance from the dot
_KEYS: Final = 8  # cells tried for the letter that can be reached
_TRIES: Final = 60  # letters until they suit, for each of them
_WALL: Final = 0.1  # width
_MARGIN: Final = 0.5


class MazeRegionsParams(Params, frozen=True, kw_only=True):
    """Bounds, both ends included, of the numbers of rows and of columns, and of the number of areas."""

    sides: tuple[int, int]
    areas: tuple[int, int]


class MazeRegionsState(msgspec.Struct, frozen=True):
    """The maze: the number of each cell's area, and the sides of cells where a wall stands.

    ``dot`` is the cell that is asked about, if there is one; ``lettered`` are the cells of the task ``reach``.
    """

    rows: int
    columns: int
    area: dict[Cell, int]
    walls: frozenset[Side]
    dot: Cell | None
    lettered: tuple[Cell, ...]


class MazeRegions:
    """See the module's docstring."""

    name = "maze_regions"
    version = 2
    levels: ClassVar = {
        Level.EASY: MazeRegionsParams(
            band=(20, 52), bands={"size": (5, 14), "reach": (3, 5)}, sides=(6, 8), areas=(2, 8)
        ),
        Level.MEDIUM: MazeRegionsParams(
            band=(53, 100), bands={"size": (15, 29), "reach": (6, 9)}, sides=(9, 11), areas=(3, 11)
        ),
        Level.HARD: MazeRegionsParams(
            band=(101, 200), bands={"size": (30, 80), "reach": (10, 24)}, sides=(12, 15), areas=(5, 16)
        ),
    }

    def generate(self, rng: Stream, params: MazeRegionsParams) -> MazeRegionsState:
        """Let areas grow from single cells until they fill the grid, and put walls between them and into them."""
        task, place = drawn_task(TASKS, rng)
        rows, columns = rng.between(*params.sides), rng.between(*params.sides)
        low, high = params.areas
        # A large area is rare where there are many: their number is drawn once for the item only if it is the answer.
        wanted = low + (rng.per_item(high - low + 1, "areas") if task == "count" else rng.below(high - low + 1))
        cells = [(row, column) for row in range(rows) for column in range(columns)]
        area, walls = _grown(cells, wanted, rng)
        dot: Cell | None = None
        lettered: tuple[Cell, ...] = ()
        if task == "size":
            least, most = params.bands[task]
            sizes = Counter(area.values())
            suiting = [cell for cell in cells if least <= sizes[area[cell]] <= most]
            if not suiting:
                raise Rejected("no area of a suitable size")
            dot = rng.choice(suiting)
        elif task == "reach":
            dot = rng.choice(cells)
            lettered = _lettered(dot, area, walls, place, params.bands[task], rng)
        return MazeRegionsState(rows, columns, area, walls, dot, lettered)

    def statement(self, state: MazeRegionsState) -> Statement:
        """The walls at the right of and below each cell, row by row, and the marked cells."""
        rows, columns, walls = state.rows, state.columns, state.walls
        return {
            "right": ["".join(".#"[((y, x), (y, x + 1)) in walls] for x in range(columns - 1)) for y in range(rows)],
            "below": ["".join(".#"[((y, x), (y + 1, x)) in walls] for x in range(columns)) for y in range(rows - 1)],
            "dot": state.dot,
            "lettered": state.lettered,
        }

    def ask(self, state: MazeRegionsState, rng: Stream) -> Asked:
        """Ask for the number of areas, for the size of one, or for a cell of one."""
        task, place = drawn_task(TASKS, rng)
        text = joined(_WALLS, _ASKED[task], AS_LETTER if task == "reach" else AS_NUMBER)
        explanation = _explanation(state)
        if task == "reach":
            drawn = tuple(Option(letter) for letter in LETTERS)
            question = Question(text, AnswerForm.CHOICE, {"task": task}, drawn)
            return Asked(question, Choice(LETTERS[place]), explanation=explanation)
        question = Question(text, AnswerForm.FILL_IN, {"task": task})
        areas = list(state.area.values())
        number = len(set(areas)) if state.dot is None else areas.count(state.area[state.dot])
        return Asked(question, FillIn(str(number)), explanation=explanation)

    def depict(self, state: MazeRegionsState, question: Question) -> tuple[Scene, ...]:  # noqa: ARG002
        """The cells between thin lines, the walls as thick ones; a unit is the side of a cell."""
        rows, columns = state.rows, state.columns
        thin = [(0.0, float(y), float(columns), float(y)) for y in range(1, rows)]
        thin += [(float(x), 0.0, float(x), float(rows)) for x in range(1, columns)]
        nodes: list[AnyNode] = [Segments(tuple(thin), stroke="line", weight="hair")]
        for (above, _), (y, x) in sorted(state.walls):
            end = (x, y + 1) if above == y else (x + 1, y)
            nodes.append(Polyline(((x, y), end), stroke="ink", width=_WALL))
        corners = ((0, 0), (columns, 0), (columns, rows), (0, rows), (0, 0))
        nodes += [Polyline(side, stroke="ink", width=_WALL) for side in pairwise(corners)]
        if state.dot is not None:
            y, x = state.dot
            nodes.append(Circle(x + 0.5, y + 0.5, 0.22, fill="ink"))
        nodes += [
            Label(x + 0.5, y + 0.5, letter, 0.44) for letter, (y, x) in zip(LETTERS, state.lettered, strict=False)
        ]
        board = Group(tuple(nodes), x=_MARGIN, y=_MARGIN)
        return (Scene(columns + 2 * _MARGIN, rows + 2 * _MARGIN, (board,), unit=(36, 50)),)


def _apart(one: Cell, other: Cell) -> int:
    """The distance of two cells in steps, were there no walls."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def _lettered(
    dot: Cell, area: dict[Cell, int], walls: frozenset[Side], place: int, band: Band, rng: Stream
) -> tuple[Cell, ...]:
    """A cell of the dot's area, at ``place``, and three others.

    They lie about as far from the dot. Since they share no area, the key would often be the one that is apart from the
    others, or nearest as the crow flies; so its ranks in both are drawn beforehand.

    Raises:
        Rejected: no way from the dot is as long as the band wants it, or there are no such letters.
    """
    least, most = band
    reached = [cell for cell, steps in _steps(dot, area, walls).items() if least <= steps <= most]
    ranks = divmod(rng.per_item(len(LETTERS) ** 2, "ranks"), len(LETTERS))
    for key in rng.sample(reached, min(_KEYS, len(reached))):
        others = [
            cell for cell in area if area[cell] != area[dot] and abs(_apart(dot, cell) - _apart(dot, key)) <= _UNEVEN
        ]
        for _ in range(_TRIES if len(others) >= len(LETTERS) - 1 else 0):
            chosen = rng.sample(others, len(LETTERS) - 1)
            alone = [sum(dist(cell, other) for other in (key, *chosen)) for cell in (key, *chosen)]
            near = [dist(cell, dot) for cell in (key, *chosen)]
            if (_rank(alone), _rank(near)) == ranks:
                return (*chosen[:place], key, *chosen[place:])
    raise Rejected("no four letters that suit")


def _rank(values: Sequence[float]) -> int:
    """How many of the other values are less than the first one."""
    return sum(value < values[0] for value in values)


def _steps(dot: Cell, area: dict[Cell, int], walls: frozenset[Side]) -> dict[Cell, int]:
    """How many steps each cell of the dot's area is from it, in the order of their distance."""
    steps = {dot: 0}
    waiting = deque(steps)
    while waiting:
        row, column = cell = waiting.popleft()
        for other in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)):
            if other in area and other not in steps and (min(cell, other), max(cell, other)) not in walls:
                steps[other] = steps[cell] + 1
                waiting.append(other)
    return steps


def _grown(cells: list[Cell], wanted: int, rng: Stream) -> tuple[dict[Cell, int], frozenset[Side]]:
    """Areas that grow from single cells by one neighbour at a time, each through an open side, and all walls."""
    sides = [
        ((row, column), other)
        for row, column in cells
        for other in ((row, column + 1), (row + 1, column))
        if other in cells
    ]
    around: dict[Cell, list[Cell]] = {cell: [] for cell in cells}
    for one, other in sides:
        around[one].append(other)
        around[other].append(one)
    area = {seed: number for number, seed in enumerate(rng.sample(cells, wanted))}
    edge = [(seed, other) for seed in area for other in around[seed]]
    opened: set[Side] = set()
    while edge:
        place = rng.below(len(edge))
        edge[place], edge[-1] = edge[-1], edge[place]
        cell, other = edge.pop()
        if other not in area:
            area[other] = area[cell]
            opened.add((min(cell, other), max(cell, other)))
            edge += [(other, beyond) for beyond in around[other] if beyond not in area]
    walls = frozenset(
        (one, other)
        for one, other in sides
        if area[one] != area[other] or ((one, other) not in opened and rng.below(_LOOPS))
    )
    return area, walls


_WALLS: Final[Text] = {
    "en": "The thick lines are walls, the thin ones are not. One can go from a cell to any neighbouring cell with a "
    "common side where no wall stands between them. Cells between which one can get in this way, in any number of "
    "steps, form one area.",
    "zh": "粗线是墙，细线不是墙。有公共边的两个相邻格子之间如果没有墙，就可以互相通行。"
    "经过任意多步能够互相到达的格子组成一个区域。",
}
_ASKED: Final[dict[Task, Text]] = {
    "count": {
        "en": "How many separate areas are there in the maze?",
        "zh": "这个迷宫一共分成多少个互不相通的区域？",
    },
    "size": {
        "en": "How many cells does the area with the dot have, that with the dot included?",
        "zh": "圆点所在的区域一共有多少个格子（包括圆点所在的格子）？",
    },
    "reach": {
        "en": "Which one of the cells A, B, C and D can be reached from the dot?",
        "zh": "从圆点出发，能到达 A、B、C、D 中的哪一格？",
    },
}


def _explanation(state: MazeRegionsState) -> Text:
    """A map of the areas: each cell has the number of its area."""
    numbers = {
        area: number for number, area in enumerate(dict.fromkeys(state.area[cell] for cell in sorted(state.area)), 1)
    }
    rows = [" ".join(str(numbers[state.area[y, x]]) for x in range(state.columns)) for y in range(state.rows)]
    areas = list(state.area.values())
    sizes = ", ".join(f"{number}: {areas.count(area)}" for area, number in numbers.items())
    return {
        "en": f"The area of each cell, row by row from the top: {' / '.join(rows)}. Cells of each area: {sizes}. "
        f"Number of areas: {len(numbers)}.",
        "zh": f"从上到下各行、每格所属的区域：{' / '.join(rows)}。各区域的格数：{sizes}。区域数：{len(numbers)}。",
    }


FAMILY = MazeRegions()
