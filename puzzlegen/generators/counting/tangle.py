"""A tangle of ropes: how many there are, how many are closed, and where one of them leads.

The ropes run over a grid of square tiles, from the middle of one side to the middle of another: on each tile two
strands cross, or they bend past each other around opposite corners (tiles of S. Truchet and C. S. Smith). Around the
grid, arcs join neighbouring strands, or they end there. So all curves are smooth, cross at right angles only, and never
nearly touch.
"""

import math
from collections import Counter
from collections.abc import Iterator
from typing import ClassVar, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.item import AnswerForm, Asked, Choice, FillIn, Option, Question, Statement, Text
from puzzlegen.core.scene import AnyNode, Circle, Group, Label, Polyline, Scene
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

Task: TypeAlias = Literal["count", "count_choice", "loops", "over", "lead", "lead_choice"]
Tile: TypeAlias = Literal["h", "v", "a", "b"]
"""Crossing with the horizontal or the vertical strand on top; arcs around the upper left and the lower right corner,
or around the other two."""
Stub: TypeAlias = tuple[int, int, int]  # row and column of a tile, and one of its sides: 0 up, 1 right, 2 down, 3 left
Point: TypeAlias = tuple[float, float]

TASKS: Final[tuple[Task, ...]] = ("count", "count", "count_choice", "loops", "over", "lead", "lead", "lead_choice")
_ACROSS: Final = {"h": (2, 3, 0, 1), "v": (2, 3, 0, 1), "a": (3, 2, 1, 0), "b": (1, 0, 3, 2)}  # by the side of entry
_ENDS: Final = 9  # among which a rope has to be followed to its end
_FOLLOWED: Final = ("over", "lead", "lead_choice")  # tasks about one rope, whose length has a band
_TURNS: Final = 400  # changes of tiles to come to a wanted number of ropes
_ROPE: Final = 0.3  # width with its outline
_CORE: Final = 0.19
_TAIL: Final = 0.42  # beyond the grid
_MARGIN: Final = 1.1
_STEPS: Final = 7  # of a quarter circle


class TangleParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        sides: of the numbers of rows and of columns.
        ropes: of the number of ropes, or loops, that are counted.
        over: of the number of crossings at which the rope that is asked about is on top.
    """

    sides: tuple[int, int]
    ropes: tuple[int, int]
    over: tuple[int, int]


class Rope(msgspec.Struct, frozen=True):
    """The stubs by which a rope enters tile after tile; closed, or from its first end on to the stub it leaves by."""

    entries: tuple[Stub, ...]
    closed: bool
    exit: Stub | None = None


class TangleState(msgspec.Struct, frozen=True):
    """The tiles row by row, the ropes, and what is asked.

    ``caps`` are the pairs of stubs on the border that arcs join. ``marks`` tells what is written at ends: the rope that
    is asked about begins at the end with the mark ``dot``.
    """

    tiles: tuple[str, ...]
    caps: tuple[tuple[Stub, Stub], ...]
    marks: dict[Stub, str]
    ropes: tuple[Rope, ...]
    task: Task
    answer: int | str
    numbers: tuple[int, ...] = ()


class Tangle:
    """See the module's docstring."""

    name = "tangle"
    version = 2
    levels: ClassVar = {
        Level.EASY: TangleParams(
            band=(6, 14), bands=dict.fromkeys(_FOLLOWED, (6, 14)), sides=(4, 5), ropes=(2, 7), over=(1, 6)
        ),
        Level.MEDIUM: TangleParams(
            band=(15, 28), bands=dict.fromkeys(_FOLLOWED, (15, 29)), sides=(6, 7), ropes=(2, 9), over=(3, 12)
        ),
        Level.HARD: TangleParams(
            band=(29, 60), bands=dict.fromkeys(_FOLLOWED, (30, 120)), sides=(8, 10), ropes=(3, 11), over=(6, 24)
        ),
    }

    def generate(self, rng: Stream, params: TangleParams) -> TangleState:
        """Lay random tiles, and change some until there are as many ropes as wanted."""
        task, place = drawn_task(TASKS, rng)
        rows, columns = rng.between(*params.sides), rng.between(*params.sides)
        rim = _rim(rows, columns)
        first = rng.below(2)
        pairs = [(rim[at - 1], rim[at]) for at in range(first + 1 - 2 * first, len(rim), 2)]
        rng.shuffle(pairs)
        opened = _ENDS // 2 + 1 if task in ("lead", "lead_choice") else 3 if task in ("loops", "over") else rng.below(3)
        ends = [stub for pair in pairs[:opened] for stub in pair]
        caps = tuple(sorted(pairs[opened:]))
        grid: list[list[Tile]] = [[_tile(rng) for _ in range(columns)] for _ in range(rows)]
        weave = _Weave(grid, caps)
        low, high = params.ropes
        numbers: tuple[int, ...] = ()
        match task:
            case "count" | "loops":
                ropes = _changed(weave, low + rng.per_item(high - low + 1, "ropes"), task == "loops", rng)
            case "count_choice":  # the key's place is drawn apart from the numbers, which therefore tell nothing
                numbers = offered(low, high, rng)
                ropes = _changed(weave, numbers[place], False, rng)
            case _:
                ropes = weave.ropes()
        marks = dict.fromkeys(sorted(ends), "")
        answer: int | str = sum(rope.closed or task != "loops" for rope in ropes)
        if task in _FOLLOWED:
            least, most = params.bands[task]
            long = [rope for rope in ropes if not rope.closed and least <= len(rope.entries) <= most]
            if not long:
                raise Rejected("no rope as long as wanted")
            rope = rng.choice(long)
            start, goal = _ends_of(rope, rng)
            marks[start] = "dot"
            if task == "over":
                low, high = params.over
                answer = low + rng.per_item(high - low + 1, "over")
                _lay_over(rope, answer, grid, rng)
            else:
                answer = _mark_others(marks, start, goal, task, place, grid, rng)
        tiles = tuple("".join(row) for row in grid)
        return TangleState(tiles, caps, marks, tuple(ropes), task, answer, numbers)

    def statement(self, state: TangleState) -> Statement:
        """The tiles, the arcs around them, and the ends with their marks."""
        return {
            "tiles": state.tiles,
            "caps": state.caps,
            "ends": [(*stub, mark) for stub, mark in sorted(state.marks.items())],
        }

    def ask(self, state: TangleState, rng: Stream) -> Asked:
        """Put the question for which the tangle was made."""
        _, place = drawn_task(TASKS, rng)
        choice = state.task in ("count_choice", "lead_choice")
        text = joined(_ROPES, _ASKED[state.task], AS_LETTER if choice else AS_NUMBER)
        explanation = _explanation(state)
        if not choice:
            question = Question(text, AnswerForm.FILL_IN, {"task": state.task})
            return Asked(question, FillIn(str(state.answer)), explanation=explanation)
        query: dict[str, object] = {"task": state.task}
        offered = tuple(Option(letter) for letter in LETTERS)
        if state.numbers:
            query["numbers"] = state.numbers
            offered = options(state.numbers)
        else:
            lettered = {mark: stub for stub, mark in state.marks.items()}
            query["ends"] = [lettered[letter] for letter in LETTERS]
        question = Question(text, AnswerForm.CHOICE, query, offered)
        return Asked(question, Choice(LETTERS[place]), explanation=explanation)

    def depict(self, state: TangleState, question: Question) -> tuple[Scene, ...]:  # noqa: ARG002
        """The ropes: all outlines, all cores above them, and at each crossing the upper strand once more."""
        rows, columns = len(state.tiles), len(state.tiles[0])
        courses = [(_course(rope, state), rope.closed) for rope in state.ropes]
        nodes: list[AnyNode] = [
            _at(stub, 0.78, mark) for stub, mark in sorted(state.marks.items()) if mark not in ("", "dot")
        ]
        nodes += [Polyline(points, "ink", width=_ROPE, closed=closed) for points, closed in courses]
        nodes += [Polyline(points, "highlight", width=_CORE, closed=closed) for points, closed in courses]
        for y, row in enumerate(state.tiles):
            for x, tile in enumerate(row):
                if tile in "hv":
                    nodes += _upper(x + 0.5, y + 0.5, tile == "h")
        nodes += [_at(stub, _TAIL, mark) for stub, mark in sorted(state.marks.items()) if mark == "dot"]
        board = Group(tuple(nodes), x=_MARGIN, y=_MARGIN)
        return (Scene(columns + 2 * _MARGIN, rows + 2 * _MARGIN, (board,), unit=(44, 56)),)


def _upper(x: float, y: float, horizontal: bool) -> tuple[AnyNode, AnyNode]:
    """The upper strand of the crossing at (x, y): its outline, which ends before the tile does, and its core."""

    def strand(reach: float) -> tuple[Point, Point]:
        a, b = (reach, 0.0) if horizontal else (0.0, reach)
        return (x - a, y - b), (x + a, y + b)

    return Polyline(strand(0.16), "ink", width=_ROPE), Polyline(strand(0.36), "highlight", width=_CORE)


def _at(stub: Stub, beyond: float, mark: str) -> AnyNode:
    """A mark so far beyond the side where a rope ends: a black dot or a text."""
    (x, y), (a, b) = _middle(stub), _OUTWARDS[stub[2]]
    x, y = x + beyond * a, y + beyond * b
    return Circle(x, y, 0.21, "ink") if mark == "dot" else Label(x, y, mark, 0.3)


def _tile(rng: Stream) -> Tile:
    """A crossing more often than not."""
    tiles: tuple[Tile, ...] = ("h", "v", "h", "v", "h", "v", "a", "a", "b", "b")
    return rng.choice(tiles)


def _rim(rows: int, columns: int) -> list[Stub]:
    """The stubs around the grid, clockwise from the upper left corner."""
    return [
        *((0, column, 0) for column in range(columns)),
        *((row, columns - 1, 1) for row in range(rows)),
        *((rows - 1, column, 2) for column in reversed(range(columns))),
        *((row, 0, 3) for row in reversed(range(rows))),
    ]


_STEP: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))  # rows and columns to the tile beyond a side


class _Weave:
    """Follows ropes from tile to tile."""

    def __init__(self, grid: list[list[Tile]], caps: tuple[tuple[Stub, Stub], ...]) -> None:
        self.grid = grid
        self.rows, self.columns = len(grid), len(grid[0])
        self._cap = {one: other for pair in caps for one, other in (pair, pair[::-1])}
        self._ends = sorted(set(_rim(self.rows, self.columns)) - set(self._cap))

    def _next(self, stub: Stub) -> Stub | None:
        """Where a strand that leaves by this stub enters next; None at an end."""
        row, column, side = stub
        down, right = _STEP[side]
        if 0 <= row + down < self.rows and 0 <= column + right < self.columns:
            return row + down, column + right, (side + 2) % 4
        return self._cap.get(stub)

    def ropes(self) -> list[Rope]:
        """All ropes, those with ends first."""
        seen: set[Stub] = set()
        found = []
        tiles = [(row, column) for row in range(self.rows) for column in range(self.columns)]
        for start in (*self._ends, *((row, column, side) for row, column in tiles for side in (0, 1, 2))):
            if start in seen:
                continue
            entries: list[Stub] = []
            at: Stub | None = start
            left = start
            while at is not None and not (entries and at == start):
                entries.append(at)
                row, column, side = at
                left = row, column, _ACROSS[self.grid[row][column]][side]
                seen |= {at, left}
                at = self._next(left)
            found.append(Rope(tuple(entries), at is not None, None if at is not None else left))
        return found


def _changed(weave: _Weave, wanted: int, closed_only: bool, rng: Stream) -> list[Rope]:
    """The ropes after changes of single tiles that lead to as many ropes as wanted; raises `Rejected`."""

    def off(ropes: list[Rope]) -> int:
        return abs(sum(rope.closed or not closed_only for rope in ropes) - wanted)

    ropes = weave.ropes()
    for _ in range(_TURNS):
        if off(ropes) == 0:
            return ropes
        row, column = rng.below(weave.rows), rng.below(weave.columns)
        before, weave.grid[row][column] = weave.grid[row][column], _tile(rng)
        now = weave.ropes()
        if off(now) <= off(ropes):
            ropes = now
        else:
            weave.grid[row][column] = before
    raise Rejected("another number of ropes")


def _ends_of(rope: Rope, rng: Stream) -> tuple[Stub, Stub]:
    """The two ends of a rope that is not closed, in any order."""
    ends = [rope.entries[0], rope.exit or rope.entries[0]]
    rng.shuffle(ends)
    return ends[0], ends[1]


def _lay_over(rope: Rope, wanted: int, grid: list[list[Tile]], rng: Stream) -> None:
    """Lay the rope on top at so many crossings, those with itself included; raises `Rejected` where it has too few."""
    crossed = Counter(entry[:2] for entry in rope.entries if grid[entry[0]][entry[1]] in "hv")
    others = [entry for entry in rope.entries if crossed[entry[:2]] == 1]
    itself = sum(times == 2 for times in crossed.values())  # some strand of the rope is on top there
    if not itself <= wanted <= itself + len(others):
        raise Rejected("too many or too few crossings on the rope")
    rng.shuffle(others)
    for number, (row, column, side) in enumerate(others, itself):
        grid[row][column] = "v" if (side in (0, 2)) == (number < wanted) else "h"


def _mark_others(
    marks: dict[Stub, str], start: Stub, goal: Stub, task: Task, place: int, grid: list[list[Tile]], rng: Stream
) -> str:
    """Number all other ends clockwise, or letter four of them; returns what is written at the goal."""
    others = [stub for stub in _rim(len(grid), len(grid[0])) if stub in marks and stub != start]
    if task == "lead":
        marks |= {stub: str(number) for number, stub in enumerate(others, 1)}
    else:
        wrong = [stub for stub in rng.sample(others, len(LETTERS)) if stub != goal][: len(LETTERS) - 1]
        marks |= dict(zip((*wrong[:place], goal, *wrong[place:]), LETTERS, strict=True))
    return marks[goal]


_OUTWARDS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # x and y


def _middle(stub: Stub) -> Point:
    """The middle of a tile's side."""
    row, column, side = stub
    a, b = _OUTWARDS[side]
    return column + 0.5 + a / 2, row + 0.5 + b / 2


def _course(rope: Rope, state: TangleState) -> tuple[Point, ...]:
    """The points of a rope, from its middle of the first side it enters by; with its tails, if it has ends."""
    cap = {one: other for pair in state.caps for one, other in (pair, pair[::-1])}
    points: list[Point] = []
    if not rope.closed:
        points.append(_tail(rope.entries[0]))
    for entry in rope.entries:
        row, column, side = entry
        tile = state.tiles[row][column]
        left = row, column, _ACROSS[tile][side]
        points.append(_middle(entry))
        if tile in "ab":
            points += _arc(_middle(entry), _middle(left), _corner(entry, left))
        if left in cap:
            points.append(_middle(left))
            points += _arc(_middle(left), _middle(cap[left]), _corner(left, cap[left]), (left[2], cap[left][2]))
    if rope.exit is not None:
        points += (_middle(rope.exit), _tail(rope.exit))
    return tuple(points)


def _tail(stub: Stub) -> Point:
    """Where a rope ends beyond a side."""
    (x, y), (a, b) = _middle(stub), _OUTWARDS[stub[2]]
    return x + _TAIL * a, y + _TAIL * b


def _corner(one: Stub, other: Stub) -> Point:
    """The corner of tiles around which an arc runs between two sides, both of them half a tile away from it."""
    (ax, ay), (bx, by) = _middle(one), _middle(other)
    if one[2] == other[2]:
        return (ax + bx) / 2, (ay + by) / 2
    return (ax, by) if ax == round(ax) else (bx, ay)


def _arc(start: Point, stop: Point, centre: Point, sides: tuple[int, int] | None = None) -> Iterator[Point]:
    """The points between both ends of an arc: of the shorter one, or of the one that lies beyond these sides."""
    x, y = centre
    begin = math.atan2(start[1] - y, start[0] - x)
    sweep = (math.atan2(stop[1] - y, stop[0] - x) - begin) % math.tau
    if sides is None:
        clockwise = sweep < math.pi
    else:
        (a, b), (c, d) = (_OUTWARDS[side] for side in sides)
        clockwise = (a + c) * math.cos(begin + sweep / 2) + (b + d) * math.sin(begin + sweep / 2) > 0
    if not clockwise:
        sweep -= math.tau
    steps = round(abs(sweep) / math.pi * 2 * _STEPS)
    for step in range(1, steps):
        angle = begin + sweep * step / steps
        yield x + math.cos(angle) / 2, y + math.sin(angle) / 2


_ROPES: Final[Text] = {
    "en": "The picture shows ropes. Where two strands cross, one runs over the other, and both go straight on. A rope "
    "is either closed to a loop, or has two ends.",
    "zh": "图中画着一些绳子。两股绳交叉时，一股在上、一股在下，各自笔直向前。"
    "每根绳子要么首尾相连成一个圈，要么有两个端点。",
}
_ASKED: Final[dict[Task, Text]] = {
    "count": {
        "en": "How many separate ropes are there, loops included?",
        "zh": "一共有多少根互不相连的绳子（包括绳圈）？",
    },
    "count_choice": {
        "en": "How many separate ropes are there, loops included?",
        "zh": "一共有多少根互不相连的绳子（包括绳圈）？",
    },
    "loops": {
        "en": "How many of the ropes are closed loops, without ends?",
        "zh": "其中有多少根是没有端点的绳圈？",
    },
    "over": {
        "en": "Follow the rope with the black dot from one of its ends to the other. At how many crossings does it run "
        "on top? A crossing with itself counts once.",
        "zh": "沿着带黑点的那根绳子从一端走到另一端，它在多少个交叉处位于上面？与自身的交叉算一次。",
    },
    "lead": {
        "en": "One end of a rope is marked with a black dot. Which number stands at its other end?",
        "zh": "有一根绳子的一端标有黑点。它的另一端标着哪个数？",
    },
    "lead_choice": {
        "en": "One end of a rope is marked with a black dot. Which letter stands at its other end?",
        "zh": "有一根绳子的一端标有黑点。它的另一端标着哪个字母？",
    },
}


def _explanation(state: TangleState) -> Text:
    """The tiles that each rope runs over, or only those of the rope with the dot."""
    ropes = state.ropes
    if "dot" in state.marks.values():
        ends = {stub for stub, mark in state.marks.items() if mark == "dot"}
        ropes = tuple(rope for rope in ropes if ends & {rope.entries[0], rope.exit})
    courses = {
        loop: [
            " ".join(f"r{row + 1}c{column + 1}" for row, column, _ in rope.entries) + loop * rope.closed
            for rope in ropes
        ]
        for loop in (" (loop)", "（绳圈）")
    }
    english, chinese = courses.values()
    return {
        "en": f"The ropes, by the tiles of the {len(state.tiles)} by {len(state.tiles[0])} grid that they run over, "
        f"one after the other: {'; '.join(english)}. Answer: {state.answer}.",
        "zh": f"把图分成 {len(state.tiles)} 行 {len(state.tiles[0])} 列的方格（r 为行，c 为列），"
        f"各根绳子依次经过：{'；'.join(chinese)}。答案：{state.answer}。",
    }


FAMILY = Tangle()
