"""Finds every stack of cubes that looks like the one that is drawn; judges `counting/blocks`.

The question says that there are no cubes but those that are seen, at least in part, and those below them; so a stack is
a map of heights in which the topmost cube of every column is seen.
"""

from collections.abc import Iterator, Sequence
from typing import Final, Literal, TypeAlias

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement, Verdict
from puzzlegen.core.family import Faults
from puzzlegen.core.item import task_of
from puzzlegen.core.question import Published
from puzzlegen.formats.counting.blocks import QUESTIONS, Heights, Hidden, Missing, Number, Places, Query, Stack, Unseen
from puzzlegen.formats.counting.kits.counts import CountOffered
from puzzlegen.validators.kits.answers import Findings, fingerprint, letter_of_number, verdict_on

Half: TypeAlias = tuple[int, int, bool]
"""Half of a face, as a triangle of the picture's isometric lattice. Looked at along a diagonal of the cubes, the corner
(row, column, level) lies at (row - level, column - level). A vertical edge is a diagonal of the lattice's squares: the
triangle below it is True if it is the one with more columns than rows."""
Face: TypeAlias = Literal["top", "left", "right"]
View: TypeAlias = dict[Half, Face]

BUDGET: Final = 4_000  # columns tried


def certify(stack: Stack, query: Query) -> Certificate:
    """Find all stacks with the same view; the difficulty is the number of cubes, unseen ones counted twice.

    The heights in front are seen from the foot on, each other one is told by a neighbour whose height is known: the
    depth is the chain of columns till all are.

    Raises:
        MalformedStatement: rows of heights differ in length, there is no cube, or two options say the same.
    """
    heights = stack.heights
    if len(set(map(len, heights))) > 1:
        raise MalformedStatement("the rows of heights have one length")
    if not any(map(any, heights)):
        raise MalformedStatement("a stack has at least one cube")
    rows, columns = len(heights), len(heights[0])
    search = _Search(heights)
    readings = search.readings()
    found = _answer(query, readings)
    verdict = verdict_on(found.answers)
    if search.tried > BUDGET:
        found, verdict = Findings(()), Verdict.UNDECIDED
    return Certificate(
        verdict=verdict,
        answers=found.answers[:2],
        method="all stacks with this view",
        effort={"columns tried": search.tried},
        difficulty=sum(map(sum, heights)) + _unseen(heights),
        unit=QUESTIONS[type(query)].unit,
        canonical=fingerprint(min(heights, tuple(zip(*heights, strict=True)))),
        structure=f"{task_of(query)}, floor of {min(rows, columns)}x{max(rows, columns)}",
        refuted=found.refuted,
        faults=() if heights in readings else ("a column is hidden",),
        depth=Depth.chain(_rounds(heights)),
    )


def certify_why(stack: Stack, query: Query, answer: str, why: Published) -> Faults:  # noqa: ARG001 - proven already
    """Judges how many cubes cannot be seen; where they are asked for, also where they are, and what is before them."""
    hidden = _hidden(stack.heights)
    match why:
        case Number(unseen):
            return () if unseen == _unseen(stack.heights) else ("more cubes cannot be seen, or fewer",)
        case Places(places):
            return () if list(places) == hidden else ("cubes are hidden elsewhere, or by others",)
    return ()


def _answer(query: Query, readings: Sequence[Heights]) -> Findings:
    numbers = list(dict.fromkeys(_number(query, heights) for heights in readings))
    if not isinstance(query, CountOffered):
        return Findings(tuple(map(str, numbers)))
    each = [letter_of_number(query.options, number) for number in numbers]
    return Findings(tuple(answer for one in each for answer in one.answers), each[0].refuted if len(each) == 1 else {})


def _number(query: Query, heights: Heights) -> int:
    """The number asked for, if the heights are these."""
    cubes = sum(map(sum, heights))
    if isinstance(query, Missing):
        return len(heights) * len(heights[0]) * max(map(max, heights)) - cubes
    return _unseen(heights) if isinstance(query, Unseen) else cubes


def _columns(heights: Heights) -> list[tuple[int, int]]:
    """Rows and columns of the floor from the nearest tile to the farthest: later ones hide nothing of earlier ones."""
    floor = [(row, column) for row in range(len(heights)) for column in range(len(heights[0]))]
    return sorted(floor, key=lambda tile: (-sum(tile), tile))


def _sides(row: int, column: int, level: int) -> Iterator[tuple[Half, Face]]:
    """The halves of the two upright faces of a cube that can be seen."""
    a, b = row - level, column - level
    yield (a, b - 1, True), "left"
    yield (a, b, False), "left"
    yield (a - 1, b, False), "right"
    yield (a, b, True), "right"


def _top(row: int, column: int, level: int) -> Iterator[tuple[Half, Face]]:
    """The halves of the upper face of a cube."""
    a, b = row - level - 1, column - level - 1
    yield (a, b, False), "top"
    yield (a, b, True), "top"


def _owners(heights: Heights) -> dict[Half, tuple[int, int, int, Face]]:
    """To which cube each half of a face belongs that is seen: row, column, level, and which face."""
    owners: dict[Half, tuple[int, int, int, Face]] = {}
    for row, column in _columns(heights):
        for level in reversed(range(heights[row][column])):
            faces = [*_sides(row, column, level)]
            if level == heights[row][column] - 1:
                faces += _top(row, column, level)
            for half, face in faces:
                owners.setdefault(half, (row, column, level, face))
    return owners


def _rounds(heights: Heights) -> int:
    """In how many rounds all heights are told: those in front at first, then those beside ones that are told.

    Two neighbours tell each other's heights if they are equal, or if one sees the foot of what the higher one, behind,
    has more. Columns that nothing tells so come last, by how far behind others their tops appear.
    """
    owners = {owner for owner in _owners(heights).values() if owner[3] != "top"}
    rows, columns = len(heights), len(heights[0])
    beside: dict[tuple[int, int], list[tuple[int, int]]] = {tile: [] for tile in _columns(heights)}
    for row, column in beside:
        here = heights[row][column]
        for other, face in (((row + 1, column), "left"), ((row, column + 1), "right")):
            if other in beside:
                there = heights[other[0]][other[1]]
                if here == there or (row, column, there, face) in owners:
                    beside[row, column].append(other)
                    beside[other].append((row, column))
    told = {tile for tile in beside if tile[0] == rows - 1 or tile[1] == columns - 1}
    newest, rounds = told, 1
    while len(told) < len(beside):
        newest = {other for tile in newest for other in beside[tile]} - told
        told |= newest or beside.keys()
        rounds += 1
    return rounds


def _unseen(heights: Heights) -> int:
    """How many cubes show no half of a face."""
    return sum(map(sum, heights)) - len({owner[:3] for owner in _owners(heights).values()})


def _hidden(heights: Heights) -> list[Hidden]:
    """The columns with unseen cubes, row by row, each with the other columns that cover faces of those."""
    owners = _owners(heights)
    seen = {owner[:3] for owner in owners.values()}
    found = []
    for row, column in sorted(_columns(heights)):
        unseen = [level for level in range(heights[row][column]) if (row, column, level) not in seen]
        faces = [face for level in unseen for face in (*_sides(row, column, level), *_top(row, column, level))]
        before = {owners[half][:2] for half, _ in faces} - {(row, column)}
        if unseen:
            found.append(Hidden(row, column, len(unseen), tuple(sorted(before))))
    return found


class _Search:
    """Builds stacks column by column, the nearest first, as long as they look like the view of the given one."""

    def __init__(self, heights: Heights) -> None:
        self._owners = _owners(heights)
        self._view: View = {half: owner[3] for half, owner in self._owners.items()}
        self._order = _columns(heights)
        self._due = self._last_columns()
        self._built = [[0] * len(heights[0]) for _ in heights]
        self._found: list[Heights] = []
        self.tried = 0

    def readings(self) -> list[Heights]:
        """All stacks with the same view in which the topmost cube of every column is seen."""
        self._extend(0, frozenset())
        return self._found

    def _last_columns(self) -> list[list[Half]]:
        """For each column the halves of the view that no column after it can show.

        A cube that shows a half has the row, the column and the level of another one that does, all moved by as much.
        """
        places = {tile: place for place, tile in enumerate(self._order)}
        due: list[list[Half]] = [[] for _ in self._order]
        for half, (row, column, level, _) in self._owners.items():
            tiles = ((row + shift, column + shift) for shift in range(-level, len(places)))
            due[max(places[tile] for tile in tiles if tile in places)].append(half)
        return due

    def _extend(self, place: int, taken: frozenset[Half]) -> None:
        """Try all heights of the next column; ``taken`` are the halves that nearer columns cover."""
        if self.tried > BUDGET or (place > 0 and not taken.issuperset(self._due[place - 1])):
            return
        if place == len(self._order):
            if len(taken) == len(self._view):
                self._found.append(tuple(map(tuple, self._built)))
            return
        row, column = self._order[place]
        level, covered = 0, taken
        self._extend(place + 1, taken)
        while True:
            self.tried += 1
            sides = [(half, face) for half, face in _sides(row, column, level) if half not in taken]
            if any(self._view.get(half) != face for half, face in sides):
                break
            covered |= {half for half, _ in sides}
            top = [(half, face) for half, face in _top(row, column, level) if half not in taken]
            if (sides or top) and all(self._view.get(half) == face for half, face in top):
                self._built[row][column] = level + 1
                self._extend(place + 1, covered | {half for half, _ in top})
            level += 1
            if level > len(self._view):
                break
        self._built[row][column] = 0
