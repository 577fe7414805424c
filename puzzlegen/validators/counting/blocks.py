"""Finds every stack of cubes that looks like the one that is drawn; judges `counting/blocks`.

The format is that of ``docs/counting.md``. The question says that there are no cubes but those that are seen, at least
in part, and those below them; so a stack is a map of heights in which the topmost cube of every column is seen.
"""

from collections.abc import Iterator, Sequence
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement, Verdict
from puzzlegen.core.item import Statement
from puzzlegen.validators.kits.answers import Findings, fingerprint, letter_of_number, parse, verdict_on

Height: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=20)]
Heights: TypeAlias = tuple[tuple[Height, ...], ...]
Half: TypeAlias = tuple[int, int, bool]
"""Half of a face, as a triangle of the picture's isometric lattice. Looked at along a diagonal of the cubes, the corner
(row, column, level) lies at (row - level, column - level). A vertical edge is a diagonal of the lattice's squares: the
triangle below it is True if it is the one with more columns than rows."""
Face: TypeAlias = Literal["top", "left", "right"]
View: TypeAlias = dict[Half, Face]

BUDGET: Final = 4_000  # columns tried
_LARGEST: Final = 12


class _Stack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    heights: Heights


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["count", "count_choice", "missing", "unseen"]
    options: tuple[int, int, int, int] | None = None


def certify(statement: Statement, query: Statement) -> Certificate:
    """Find all stacks with the same view; the difficulty is the number of cubes, unseen ones counted twice.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    heights = parse(statement, _Stack, "statement").heights
    asked = parse(query, _Query, "query")
    if (
        not heights
        or not heights[0]
        or len(set(map(len, heights))) > 1
        or max(len(heights), len(heights[0])) > _LARGEST
    ):
        raise MalformedStatement(f"the rows of heights have one length, and there are 1 to {_LARGEST} of both")
    if not any(map(any, heights)):
        raise MalformedStatement("a stack has at least one cube")
    if (asked.options is None) == (asked.task == "count_choice"):
        raise MalformedStatement("four numbers are on offer exactly where the task needs them")
    search = _Search(heights)
    readings = search.readings()
    found = _answer(asked, readings)
    verdict = verdict_on(found.answers)
    if search.tried > BUDGET:
        found, verdict = Findings(()), Verdict.UNDECIDED
    unseen = _unseen(heights)
    return Certificate(
        verdict=verdict,
        answers=found.answers[:2],
        method="all stacks with this view",
        effort={"columns tried": search.tried},
        difficulty=sum(map(sum, heights)) + unseen,
        unit="cubes, unseen ones twice",
        canonical=fingerprint(min(heights, tuple(zip(*heights, strict=True)))),
        structure=f"{asked.task}, floor of {min(len(heights), len(heights[0]))}x{max(len(heights), len(heights[0]))}",
        refuted=found.refuted,
        faults=() if heights in readings else ("a column is hidden",),
    )


def _answer(query: _Query, readings: Sequence[Heights]) -> Findings:
    numbers = list(dict.fromkeys(_number(query.task, heights) for heights in readings))
    if query.options is None:
        return Findings(tuple(map(str, numbers)))
    each = [letter_of_number(query.options, number) for number in numbers]
    return Findings(tuple(answer for one in each for answer in one.answers), each[0].refuted if len(each) == 1 else {})


def _number(task: str, heights: Heights) -> int:
    """The answer to a task, if the heights are these."""
    cubes = sum(map(sum, heights))
    if task == "missing":
        return len(heights) * len(heights[0]) * max(map(max, heights)) - cubes
    return _unseen(heights) if task == "unseen" else cubes


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


def _unseen(heights: Heights) -> int:
    """How many cubes show no half of a face."""
    return sum(map(sum, heights)) - len({owner[:3] for owner in _owners(heights).values()})


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
