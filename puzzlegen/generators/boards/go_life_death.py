"""Life and death: the one point that captures or saves an enclosed chain, or who has to move first for that.

Enclosures are drawn and read out until one is as it is wanted.
"""

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.boards.coordinates import Place, point_name
from puzzlegen.formats.boards import go_life_death as form
from puzzlegen.generators.boards.kits.go_board import OTHER, Colour
from puzzlegen.generators.boards.kits.go_enclosures import Enclosure, chain, enclosure
from puzzlegen.generators.boards.kits.go_lines import Endless, refuted, tries
from puzzlegen.generators.boards.kits.go_reading import Fight, Ground, Outcome, Reading, Spent

Wanted: TypeAlias = Literal["captured", "safe", "first", "kill", "live"]

STATUSES: Final[tuple[Wanted, ...]] = ("captured", "safe", "first")
_BOARDS: Final = (9, 13, 19, 19)
_DRAWS: Final = 16  # enclosures in one attempt
_CHANGES: Final = 6  # of the stones in an eye space
_FREE: Final = 2  # points of it, at least, that no stone is drawn on
_TOO_LARGE: Final = "too large to read out"
_EXPLAINED: Final = 4  # times the budget, for the explanation, which looks at more positions than the answer takes


class GoLifeDeathParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        eye_space: of the points that the group's wall encloses.
        liberties: the largest number of points left free between the walls.
        strangers: of the number of stones in the eye space.
        inside: of the points of the eye space and those left free around the group.
        line: moves that the longest line has, at least, of those that the explanation needs.
        budget: positions that may be read out.
    """

    eye_space: Annotated[tuple[int, int], Knob("larger eye spaces", 3, 8)]
    liberties: Annotated[int, Knob("more free points around the group", 0, 9)]
    strangers: Annotated[tuple[int, int], Knob("more stones in the eye space", 0, 5)]
    inside: Annotated[tuple[int, int], Knob("more points inside", 3, 9)]
    line: Annotated[int, Knob("longer lines of play", 0, 6)]
    budget: int


LEVELS: Final = {
    Level.EASY: GoLifeDeathParams(
        band=(30, 160),
        depth=(1, 5.5),
        eye_space=(4, 5),
        liberties=1,
        strangers=(1, 2),
        inside=(4, 5),
        line=0,
        budget=120,
    ),
    Level.MEDIUM: GoLifeDeathParams(
        band=(161, 600),
        depth=(6, 8),
        depths={form.Kill: (6, 7.4)},
        eye_space=(5, 6),
        liberties=1,
        strangers=(1, 3),
        inside=(5, 6),
        line=2,
        budget=400,
    ),
    Level.HARD: GoLifeDeathParams(
        band=(601, 5000),
        depth=(9, 16),
        eye_space=(5, 7),
        liberties=2,
        strangers=(1, 3),
        inside=(7, 7),
        line=4,
        budget=4000,
    ),
}


def invent(rng: Stream, params: GoLifeDeathParams, asked: Drawn) -> Puzzle:
    """Draw an enclosure, read it out, and put it on a board."""
    rng = rng.child("state")
    task = _wanted(asked.question, rng)
    for last in (*[False] * (_DRAWS - 1), True):
        try:
            drawn, solved = _settled(rng, params, task)
            break
        except Rejected:
            if last:
                raise
    height, width = len(drawn.rows), len(drawn.rows[0])
    size = rng.choice([lines for lines in _BOARDS if lines > max(height, width) + 2])
    shift = 0 if drawn.corner else rng.between(1, size - width - 1)
    transpose, flip, mirror = rng.below(2), rng.below(2), rng.below(2)

    def turned(place: Place) -> Place:
        """A place of the enclosure as one of the part that is shown."""
        row = height - 1 - place[0] if flip else place[0]
        column = width - 1 - place[1] if mirror else place[1]
        return (column, row) if transpose else (row, column)

    group: Colour = "B" if task == "live" else "W"
    if task in STATUSES:
        group = rng.choice(("B", "W"))
    colours = {"D": group, "A": OTHER[group], ".": "."}
    shown = [[""] * (height if transpose else width) for _ in range(width if transpose else height)]
    for r, row in enumerate(drawn.rows):
        for c, stone in enumerate(row):
            y, x = turned((r, c))
            shown[y][x] = colours[stone]
    top = size - height if flip else 0
    left = size - width - shift if mirror else shift
    if transpose:
        top, left = left, top
    part = form.Part(size, top, left, tuple(map("".join, shown)), turned(drawn.target))

    def name(place: Place) -> str:
        row, column = turned(place)
        return point_name(size, top + row, left + column)

    def named(lines: Iterable[Sequence[Place]]) -> tuple[tuple[str, ...], ...]:
        return tuple(tuple(map(name, line)) for line in sorted(lines, key=lambda line: turned(line[0])))

    began = [form.Began(name(point), named(tries)) for point, tries in solved.good]
    others = named(solved.others)
    if task in STATUSES:
        why = form.Decided(None, *began) if task == "first" else form.Decided(others)
        return Puzzle(part, form.Status(), LETTERS[STATUSES.index(task)], why)
    (good,) = began
    boxed = asked.question in (form.KillBox, form.LiveBox)
    return Puzzle(part, asked.question(), (good.at,) if boxed else good.at, form.Refuted(good.tries, others))


def _settled(rng: Stream, params: GoLifeDeathParams, task: Wanted) -> tuple[Enclosure, "_Solved"]:
    """Draw an enclosure, and move the stones in its eye space until its status is the wanted one."""
    drawn = enclosure(rng, *_measures(rng, params))
    ground = _ground(drawn)
    for _ in range(_CHANGES):
        try:
            solved = _solved(drawn, ground, task, params.budget)
        except _OtherStatus:
            pass
        else:
            given_away = task not in STATUSES and _on_an_axis(drawn, solved.good[0][0])
            if solved.longest >= params.line and not given_away:
                return drawn, solved
        drawn = _shuffled(rng, drawn)
    raise Rejected("another status than wanted, or one without long lines")


def _on_an_axis(drawn: Enclosure, key: Place) -> bool:
    """True if the eye space is its own mirror image, and the key is all that is free on the axis.

    An only move has to lie there, so that nothing would have to be read.
    """
    rows, columns = zip(*drawn.space, strict=True)
    (top, bottom), (left, right) = ((min(lines), max(lines)) for lines in (rows, columns))
    stones = {(r, c): drawn.rows[r][c] for r, c in drawn.space}
    images = (
        {(r, c): (r, left + right - c) for r, c in stones},
        {(r, c): (top + bottom - r, c) for r, c in stones},
        {(r, c): (top + c - left, left + r - top) for r, c in stones},
        {(r, c): (top + right - c, left + bottom - r) for r, c in stones},
    )
    return any(
        all(stones.get(there) == stones[here] for here, there in image.items())
        and [here for here, there in image.items() if here == there and stones[here] == "."] == [key]
        for image in images
    )


def _measures(rng: Stream, params: GoLifeDeathParams) -> tuple[int, int, str]:
    """An eye space, liberties and stones in it, with as many points inside as wanted, on which all reading hangs.

    The stones are drawn before the status is known, which their number would tell otherwise.
    """
    least, most = params.inside
    (smallest, largest), (fewest, highest) = params.eye_space, params.strangers
    fitting = [
        (space, liberties, strangers)
        for space in range(smallest, largest + 1)
        for liberties in range(params.liberties + 1)
        for strangers in range(fewest, min(highest, space - _FREE) + 1)
        if least <= space + liberties <= most
    ]
    if not fitting:
        raise Rejected("no eye space leaves as many points inside as wanted")
    numbers = sorted({strangers for _, _, strangers in fitting})
    number = numbers[rng.class_by_index(len(numbers), "strangers")]
    own = rng.class_by_index(2, "own") if number > 1 else 0
    space, liberties, _ = rng.choice([measures for measures in fitting if measures[2] == number])
    return space, liberties, "D" * own + "A" * (number - own)


def _shuffled(rng: Stream, drawn: Enclosure) -> Enclosure:
    """The stones in the eye space in other places."""
    stones = [drawn.rows[y][x] for y, x in drawn.space]
    rng.shuffle(stones)
    for place, stone in zip(drawn.space, stones, strict=True):
        drawn = drawn.with_stone(place, stone)
    return drawn


def _wanted(question: type[Any], rng: Stream) -> Wanted:
    """What is to become of the chain; of a status this is the answer."""
    if question is form.Status:
        return STATUSES[rng.class_by_index(len(STATUSES), "status")]
    return "live" if issubclass(question, form.Live) else "kill"


class _OtherStatus(Exception):
    """The status of an enclosure is another than the wanted one."""


class _Solved(NamedTuple):
    """What decides about a chain; a line is a move and what follows, until nothing more needs an answer.

    Attributes:
        good: first moves that do what is asked, with the lines of the other side's tries after each: of the one that
            saves the chain, and the one that takes it, or of the only one.
        others: lines of the first moves that fail, or of the tries against a status that nothing changes.
    """

    good: tuple[tuple[Place, list[tuple[Place, ...]]], ...]
    others: list[tuple[Place, ...]]

    @property
    def longest(self) -> int:
        """Moves of the longest line."""
        return max(
            (len(line) for lines in (self.others, *(tries for _, tries in self.good)) for line in lines), default=0
        )


def _ground(drawn: Enclosure) -> Ground:
    """The points that may change hands; raises `Rejected` where some free points outside are cut off from the rest."""
    stones = {(r, c): stone for r, row in enumerate(drawn.rows) for c, stone in enumerate(row)}
    near = {(r, c): [(r - 1, c), (r, c - 1), (r, c + 1), (r + 1, c)] for r, c in stones}
    free = {place for place, stone in stones.items() if stone == "."}.difference(drawn.inside)
    if chain(max(stones), free) != free:
        raise Rejected("a hole in the siege")
    siege = {place for place, stone in stones.items() if stone == "A"}.difference(drawn.space)
    unsafe, safe = set(siege), set[Place]()
    for stone in siege:
        if stone in unsafe and not free.isdisjoint(near[stone]):
            safe |= (found := chain(stone, unsafe))
            unsafe -= found
    points = unsafe.union(drawn.inside, (place for place, stone in stones.items() if stone == "D"))
    anchored = {place for stone in safe for place in near[stone]}
    try:
        return Ground({point: near[point] for point in sorted(points)}, drawn.inside, anchored)
    except Spent:
        raise Rejected(_TOO_LARGE) from None


def _solved(drawn: Enclosure, ground: Ground, task: Wanted, budget: int) -> _Solved:
    """Read out what the task asks about; raises `Rejected` or `_OtherStatus` if it does not fit."""
    stones: dict[str, list[Place]] = {"A": [], "D": []}
    for r, c in ground.bits:
        if (stone := drawn.rows[r][c]) in stones:
            stones[stone].append((r, c))
    sides = {stone: ground.mask(places) for stone, places in stones.items()}
    reading = Reading(ground, ground.bits[drawn.target], budget, _EXPLAINED * budget)
    attacked, defended = (Fight(sides["A"], sides["D"], defending) for defending in (False, True))
    if not reading.breathe(attacked):
        raise Rejected("a chain without liberties")
    try:
        statuses = (reading.outcome(attacked), reading.outcome(defended))
        if statuses != _WANTED.get(task, ("captured", "safe")):
            raise _OtherStatus
        names = {bit: place for place, bit in ground.bits.items()}

        def places_of(lines: Iterable[Sequence[int]]) -> list[tuple[Place, ...]]:
            return [tuple(names[point] for point in line) for line in lines]

        def good(fight: Fight, wanted: Outcome, only: bool) -> tuple[Place, list[tuple[Place, ...]]]:
            point, after = _moving(reading, fight, wanted, only)
            reading.budget = _EXPLAINED * budget
            return names[point], places_of(tries(reading, after, wanted))

        if task == "first":
            return _Solved((good(defended, "safe", False), good(attacked, "captured", False)), [])
        if task in STATUSES:
            reading.budget = _EXPLAINED * budget
            return _Solved((), places_of(tries(reading, attacked if task == "safe" else defended, statuses[0])))
        fight, wanted = (defended, statuses[1]) if task == "live" else (attacked, statuses[0])
        found = good(fight, wanted, True)
        return _Solved((found,), places_of(refuted(reading, fight, statuses[not fight.defending])))
    except Spent:
        raise Rejected(_TOO_LARGE) from None
    except Endless:
        raise Rejected("threats without an end") from None


def _moving(reading: Reading, fight: Fight, wanted: Outcome, only: bool) -> tuple[int, Fight]:
    """The first move found with this outcome, one that takes the chain before others; the only one if it has to be."""
    outcomes = [(point, after, reading.outcome(after)) for point, after in reading.moves(fight)]
    if only and any(outcome == "unsettled" for _, _, outcome in outcomes):
        raise Rejected("depends on a ko")
    good = [(point, after) for point, after, outcome in outcomes if outcome == wanted]
    if not good or (only and len(good) > 1):
        raise Rejected("not one point alone")
    return min(good, key=lambda move: move[1].defender & reading.target)


_WANTED: Final[dict[Wanted, tuple[Outcome, Outcome]]] = {
    "captured": ("captured", "captured"),
    "safe": ("safe", "safe"),
}
