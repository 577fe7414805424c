"""Life and death: the one point that captures or saves an enclosed chain, or who has to move first for that.

Enclosures are drawn and read out until one is as it is wanted.
"""

from collections.abc import Iterator, Sequence
from typing import Annotated, Final, Literal, TypeAlias

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.item import Statement
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.facts.boards.coordinates import Place, point_name
from puzzlegen.generators.boards.kits.go_board import OTHER, Colour
from puzzlegen.generators.boards.kits.go_enclosures import Enclosure, enclosure
from puzzlegen.generators.boards.kits.go_reading import Fight, Outcome, Reading, Spent

Task: TypeAlias = Literal["kill", "live", "kill_box", "live_box", "captured", "safe", "first"]

# The last three ask one question, whose answer they are.
TASKS: Final[tuple[Task, ...]] = ("kill", "live", "kill", "live", "kill_box", "live_box", "captured", "safe", "first")
STATUSES: Final[tuple[Task, ...]] = ("captured", "safe", "first")
_BOARDS: Final = (9, 13, 19, 19)


class GoLifeDeathParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        eye_space: of the points that the group's wall encloses.
        liberties: the largest number of points left free between the walls.
        strangers: of the number of stones in the eye space.
        budget: positions that may be read out.
    """

    eye_space: Annotated[tuple[int, int], Knob("larger eye spaces", 3, 8)]
    liberties: Annotated[int, Knob("more free points around the group", 0, 9)]
    strangers: Annotated[tuple[int, int], Knob("more stones in the eye space", 0, 5)]
    budget: int


LEVELS: Final = {
    Level.EASY: GoLifeDeathParams(band=(30, 160), eye_space=(4, 8), liberties=1, strangers=(1, 5), budget=120),
    Level.MEDIUM: GoLifeDeathParams(band=(161, 600), eye_space=(5, 8), liberties=1, strangers=(1, 5), budget=400),
    Level.HARD: GoLifeDeathParams(band=(601, 5000), eye_space=(5, 7), liberties=2, strangers=(1, 3), budget=4000),
}


def invent(rng: Stream, params: GoLifeDeathParams) -> Puzzle:
    """Draw an enclosure, read it out, and put it on a board."""
    rng = rng.child("state")
    task = TASKS[rng.per_item(len(TASKS), "task")]
    drawn = enclosure(rng, params.eye_space, params.liberties, params.strangers)
    points, lines = _solved(drawn, task, params.budget)
    height, width = len(drawn.rows), len(drawn.rows[0])
    size = rng.choice([lines for lines in _BOARDS if lines > max(height, width) + 2])
    shift = 0 if drawn.corner else rng.between(1, size - width - 1)
    transpose, flip, mirror = rng.below(2), rng.below(2), rng.below(2)

    def turned(place: Place) -> Place:
        """A place of the enclosure as one of the part that is shown."""
        row = height - 1 - place[0] if flip else place[0]
        column = width - 1 - place[1] if mirror else place[1]
        return (column, row) if transpose else (row, column)

    group: Colour = "B" if task.startswith("live") else "W"
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
    statement: Statement = {
        "size": size,
        "top": top,
        "left": left,
        "rows": tuple(map("".join, shown)),
        "marked": turned(drawn.target),
    }

    def name(place: Place) -> str:
        row, column = turned(place)
        return point_name(size, top + row, left + column)

    if task in STATUSES:
        why = {"good": [name(point) for point in points], "lines": [tuple(map(name, line)) for line in lines]}
        return Puzzle(statement, {"task": "status"}, LETTERS[STATUSES.index(task)], why)
    key, why = name(points[0]), {"refuted": [tuple(map(name, line)) for line in lines]}
    return Puzzle(statement, {"task": task}, (key,) if task.endswith("box") else key, why)


def _solved(drawn: Enclosure, task: Task, budget: int) -> tuple[list[Place], list[tuple[Place, ...]]]:
    """The point of the answer, or where either side moves first if that matters; and moves with what refutes them.

    A move that needs no answer stands alone.

    Raises:
        Rejected: the task does not fit.
    """
    width = len(drawn.rows[0]) + 1  # bits of a row
    places = [(r, c) for r, row in enumerate(drawn.rows) for c in range(len(row))]
    bits = {place: 1 << place[0] * width + place[1] for place in places}
    sides = {stone: sum(bits[r, c] for r, c in places if drawn.rows[r][c] == stone) for stone in "AD"}
    board, inside = sum(bits.values()), sum(bits[place] for place in drawn.inside)
    reading = Reading(board, inside, bits[drawn.target], width, budget)
    if _holes(reading, sides["A"] | sides["D"] | inside, bits[places[-1]]):
        raise Rejected("a hole in the siege")
    if not all(_breathes(reading, stones, sides["A"] | sides["D"]) for stones in sides.values()):
        raise Rejected("a chain without liberties")
    fights = [Fight(sides["A"], sides["D"], defending) for defending in (False, True)]
    try:
        statuses: tuple[Outcome, ...] = tuple(map(reading.outcome, fights))
        if statuses != _WANTED.get(task, ("captured", "safe")):
            raise Rejected("another status than wanted")
        names = {bit: place for place, bit in bits.items()}
        if task == "first":
            wins: list[Outcome] = ["safe", "captured"]
            return [names[_move_to(reading, fights[won == "safe"], won)] for won in wins], []
        if task in STATUSES:
            fight = fights[task == "captured"]
            return [], [tuple(names[point] for point in line) for line in _refuted(reading, fight, statuses[0])]
        defending = task.startswith("live")
        wanted: Outcome = "safe" if defending else "captured"
        good, refuted = list[Place](), list[tuple[Place, ...]]()
        for point, after in reading.moves(fights[defending]):
            outcome = reading.outcome(after)
            if outcome == wanted:
                good.append(names[point])
            elif outcome == "unsettled":
                raise Rejected("depends on a ko")
            else:
                answers = [reply for reply, then in reading.moves(after) if reading.outcome(then) == outcome]
                refuted += [(names[point], names[answer]) for answer in answers[:1]]
    except Spent:
        raise Rejected("too large to read out") from None
    if len(good) != 1:
        raise Rejected("not one point alone")
    return good, refuted


def _move_to(reading: Reading, fight: Fight, wanted: Outcome) -> int:
    """The first move found with this outcome, one that takes the chain before others; 0 if there is none."""
    good = [(point, after) for point, after in reading.moves(fight) if not after.defender & reading.target]
    if wanted == "captured" and good:
        return good[0][0]
    return next((point for point, after in reading.moves(fight) if reading.outcome(after) == wanted), 0)


def _refuted(reading: Reading, fight: Fight, outcome: Outcome) -> Iterator[tuple[int, ...]]:
    """All first moves of a side that cannot change the outcome, with an answer where one is needed."""
    for point, after in reading.moves(fight):
        passed = Fight(after.attacker, after.defender, not after.defending)
        answer = 0 if outcome == "safe" and reading.outcome(passed) == outcome else _move_to(reading, after, outcome)
        yield (point, answer) if answer else (point,)


_WANTED: Final[dict[Task, Sequence[Outcome]]] = {
    "captured": ("captured", "captured"),
    "safe": ("safe", "safe"),
}


def _holes(reading: Reading, taken: int, outer: int) -> bool:
    """Whether some free points outside are cut off from the rest."""
    free = reading.board & ~taken
    return reading.chain(outer, free) != free


def _breathes(reading: Reading, stones: int, taken: int) -> bool:
    """Whether all chains of these stones have liberties."""
    while stones:
        chain = reading.chain(stones & -stones, stones)
        if not reading.beside(chain) & ~taken:
            return False
        stones &= ~chain
    return True
