"""Into how many areas walls divide a maze, how large one of them is, and what belongs to it."""

from collections import Counter, deque
from collections.abc import Sequence
from itertools import combinations
from math import dist
from typing import Annotated, Final, TypeAlias

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Band, Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.counting.kits.counts import Cell, Count
from puzzlegen.formats.counting.maze_regions import Area, Areas, Maze, Reach, Size, Span, Spans, Way

Side: TypeAlias = tuple[Cell, Cell]  # two neighbours, the left or upper one first

_LOOPS: Final = 6  # one in so many walls inside an area is left out, so that areas are no mere trees
_UNEVEN: Final = 3  # steps, were there no walls, by which letters may differ in their distance from the dot
_KEYS: Final = 8  # cells tried for the letter that can be reached
_TRIES: Final = 240  # letters until they suit, for each of them
_LETTERED: Final = 4


class MazeRegionsParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        sides: of the numbers of rows and of columns.
        areas: of their number.
        winding: in so many steps of a hundred an area grows on where it grew last: corridors wind and fork less.
    """

    sides: Annotated[tuple[int, int], Knob("larger mazes", 4, 20)]
    areas: Annotated[tuple[int, int], Knob("more areas", 1, 30)]
    winding: Annotated[int, Knob("corridors that wind more", 0, 100)]


LEVELS: Final = {
    Level.EASY: MazeRegionsParams(
        band=(20, 52),
        bands={Size: (5, 14), Reach: (3, 5)},
        depths={Count: (3, 5), Size: (2, 4), Reach: (2, 4)},
        sides=(6, 8),
        areas=(2, 8),
        winding=0,
    ),
    Level.MEDIUM: MazeRegionsParams(
        band=(53, 100),
        bands={Size: (15, 29), Reach: (6, 9)},
        depths={Count: (6, 8), Size: (4, 7), Reach: (4, 7)},
        sides=(9, 11),
        areas=(3, 11),
        winding=40,
    ),
    Level.HARD: MazeRegionsParams(
        band=(101, 200),
        bands={Size: (30, 80), Reach: (10, 24)},
        depths={Count: (8, 12), Size: (7, 12), Reach: (6, 13)},
        sides=(12, 15),
        areas=(5, 16),
        winding=60,
    ),
    Level.EXTREME: MazeRegionsParams(
        band=(201, 400),
        bands={Size: (81, 200), Reach: (25, 60)},
        depths={Count: (13, 40), Size: (13, 50), Reach: (13, 50)},
        sides=(18, 20),
        areas=(2, 9),
        winding=75,
    ),
}


def invent(rng: Stream, params: MazeRegionsParams, asked: Drawn) -> Puzzle:
    """Let areas grow from single cells until they fill the grid, and put walls between them and into them."""
    rng = rng.child("state")
    question, place = asked
    rows, columns = rng.between(*params.sides), rng.between(*params.sides)
    low, high = params.areas
    # A large area is rare where there are many: their number is drawn once for the item only if it is the answer.
    wanted = low + (rng.class_by_index(high - low + 1, "areas") if question is Count else rng.below(high - low + 1))
    cells = [(row, column) for row in range(rows) for column in range(columns)]
    area, walls = _grown(cells, wanted, params.winding, rng)
    sizes = Counter(area.values())
    if question is Count:
        firsts = {area[cell]: cell for cell in reversed(cells)}
        areas = sorted(Area(*cell, sizes[one]) for one, cell in firsts.items())
        return Puzzle(_maze(rows, columns, walls, None), Count(), str(len(sizes)), Areas(tuple(areas)))
    if question is Size:
        least, most = params.bands[Size]
        suiting = [cell for cell in cells if least <= sizes[area[cell]] <= most]
        if not suiting:
            raise Rejected("no area of a suitable size")
        dot = rng.choice(suiting)
        spans = _spans([cell for cell in cells if area[cell] == area[dot]])
        return Puzzle(_maze(rows, columns, walls, dot), Size(), str(sizes[area[dot]]), Spans(tuple(spans)))
    dot = rng.choice(cells)
    options = _lettered(dot, area, walls, place, params.bands[Reach], rng)
    shut = {LETTERS[one]: sizes[area[cell]] for one, cell in enumerate(options) if one != place}
    way = _way(dot, options[place], area, walls)
    return Puzzle(_maze(rows, columns, walls, dot), Reach(options), LETTERS[place], Way(way, shut))


def _maze(rows: int, columns: int, walls: frozenset[Side], dot: Cell | None) -> Maze:
    return Maze(
        tuple("".join(".#"[((y, x), (y, x + 1)) in walls] for x in range(columns - 1)) for y in range(rows)),
        tuple("".join(".#"[((y, x), (y + 1, x)) in walls] for x in range(columns)) for y in range(rows - 1)),
        dot,
    )


def _spans(cells: Sequence[Cell]) -> list[Span]:
    """Cells in the order of rows and columns, as rows, each with the first and the last column of a run of them."""
    spans = list[Span]()
    for row, column in cells:
        if spans and (spans[-1].row, spans[-1].last) == (row, column - 1):
            spans[-1] = spans[-1]._replace(last=column)
        else:
            spans.append(Span(row, column, column))
    return spans


def _way(dot: Cell, to: Cell, area: dict[Cell, int], walls: frozenset[Side]) -> tuple[Cell, ...]:
    """A shortest way, by the cells where it turns and both its ends."""
    steps = _steps(to, area, walls)
    way = [dot]
    while way[-1] != to:
        onward = (cell for cell in _beside(way[-1], area, walls) if steps.get(cell) == steps[way[-1]] - 1)
        way.append(next(onward))
    turns = [b for a, b, c in zip(way, way[1:], way[2:], strict=False) if (a[0] == b[0]) != (b[0] == c[0])]
    return (dot, *turns, to)


def _apart(one: Cell, other: Cell) -> int:
    """The distance of two cells in steps, were there no walls."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def _lettered(
    dot: Cell, area: dict[Cell, int], walls: frozenset[Side], place: int, band: Band, rng: Stream
) -> tuple[Cell, Cell, Cell, Cell]:
    """A cell of the dot's area, at ``place``, and three others.

    They lie about as far from the dot, in areas that are not shut off at a glance. Since they share no area, the key
    would often be the one that is apart from the others, or nearest as the crow flies; so its ranks in both are drawn
    beforehand. Two letters that can be reached from each other are both wrong, so no way between two is shorter
    than the key's may be.

    Raises:
        Rejected: no way from the dot is as long as the band wants it, or there are no such letters.
    """
    least, most = max(1, band[0]), band[1]
    reached = [cell for cell, steps in _steps(dot, area, walls).items() if least <= steps <= most]
    sizes = Counter(area.values())
    ranks = divmod(rng.class_by_index(_LETTERED**2, "ranks"), _LETTERED)
    for key in rng.sample(reached, min(_KEYS, len(reached))):
        others = [
            cell
            for cell in area
            if area[cell] != area[dot]
            and 2 * sizes[area[cell]] >= least
            and abs(_apart(dot, cell) - _apart(dot, key)) <= _UNEVEN
        ]
        for _ in range(_TRIES if len(others) >= _LETTERED - 1 else 0):
            chosen = rng.sample(others, _LETTERED - 1)
            if _rank([dist(cell, dot) for cell in (key, *chosen)]) != ranks[1]:
                continue
            alone = [sum(dist(cell, other) for other in (key, *chosen)) for cell in (key, *chosen)]
            if _rank(alone) == ranks[0] and _far(chosen, area, walls, least):
                chosen.insert(place, key)
                first, second, third, fourth = chosen
                return first, second, third, fourth
    raise Rejected("no four letters that suit")


def _far(cells: Sequence[Cell], area: dict[Cell, int], walls: frozenset[Side], least: float) -> bool:
    """True if every two of these cells lie in different areas, or at least so many steps from each other."""
    return all(
        area[one] != area[other] or _steps(one, area, walls)[other] >= least for one, other in combinations(cells, 2)
    )


def _rank(values: Sequence[float]) -> int:
    """How many of the other values are less than the first one."""
    return sum(value < values[0] for value in values)


def _steps(dot: Cell, area: dict[Cell, int], walls: frozenset[Side]) -> dict[Cell, int]:
    """How many steps each cell of the dot's area is from it, in the order of their distance."""
    steps = {dot: 0}
    waiting = deque(steps)
    while waiting:
        cell = waiting.popleft()
        for other in _beside(cell, area, walls):
            if other not in steps:
                steps[other] = steps[cell] + 1
                waiting.append(other)
    return steps


def _beside(cell: Cell, area: dict[Cell, int], walls: frozenset[Side]) -> list[Cell]:
    """The neighbours of a cell that no wall parts from it."""
    row, column = cell
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return [other for other in around if other in area and (min(cell, other), max(cell, other)) not in walls]


def _grown(cells: list[Cell], wanted: int, winding: int, rng: Stream) -> tuple[dict[Cell, int], frozenset[Side]]:
    """Areas that grow from single cells by one neighbour at a time, each through an open side, and all walls."""
    held = {*cells}
    sides = [
        ((row, column), other)
        for row, column in cells
        for other in ((row, column + 1), (row + 1, column))
        if other in held
    ]
    around: dict[Cell, list[Cell]] = {cell: [] for cell in cells}
    for one, other in sides:
        around[one].append(other)
        around[other].append(one)
    area = {seed: number for number, seed in enumerate(rng.sample(cells, wanted))}
    edge = [(seed, other) for seed in area for other in around[seed]]
    opened: set[Side] = set()
    while edge:
        place = -1 if rng.below(100) < winding else rng.below(len(edge))
        edge[place], edge[-1] = edge[-1], edge[place]
        cell, other = edge.pop()
        if other not in area:
            area[other] = area[cell]
            opened.add((min(cell, other), max(cell, other)))
            beyond = [one for one in around[other] if one not in area]
            rng.shuffle(beyond)  # corridors grow on where the last one leads, and would all run the same way
            edge += [(other, one) for one in beyond]
    walls = frozenset(
        (one, other)
        for one, other in sides
        if area[one] != area[other] or ((one, other) not in opened and rng.below(_LOOPS))
    )
    return area, walls
