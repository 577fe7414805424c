"""A tangle of ropes: how many there are, how many are closed, and where one of them leads.

The ropes run over a grid of square tiles, from the middle of one side to the middle of another: on each tile two
strands cross, or they bend past each other around opposite corners (tiles of S. Truchet and C. S. Smith). Around the
grid, arcs join neighbouring strands, or they end there. So all curves are smooth, cross at right angles only, and never
nearly touch.
"""

from collections import Counter
from typing import Annotated, Final, Literal, TypeAlias

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.facts.counting.ropes import Rope, Stub, Tile, Weave, rim
from puzzlegen.generators.kits.asking import drawn_options, drawn_task

Task: TypeAlias = Literal["count", "count_choice", "loops", "over", "lead", "lead_choice"]

TASKS: Final[tuple[Task, ...]] = ("count", "count", "count_choice", "loops", "over", "lead", "lead", "lead_choice")
_ENDS: Final = 9  # among which a rope has to be followed to its end
_FOLLOWED: Final = ("over", "lead", "lead_choice")  # tasks about one rope, whose length has a band
_TURNS: Final = 400  # changes of tiles to come to a wanted number of ropes
_OPTIONS: Final = 4
_APART: Final = 4  # one of so many entwined loops may cross no other rope


class TangleParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        sides: of the numbers of rows and of columns.
        ropes: of the number of ropes, or loops, that are counted.
        over: of the number of crossings at which the rope that is asked about is on top.
        entwined: whether the loops that are counted cross other ropes, but for one in four.
    """

    sides: Annotated[tuple[int, int], Knob("longer ropes that cross more often", 3, 14)]
    ropes: Annotated[tuple[int, int], Knob("more ropes to count", 2, 20)]
    over: Annotated[tuple[int, int], Knob("more crossings to judge along the rope that is asked about", 1, 60)]
    entwined: Annotated[bool, Knob("few of the loops that are counted lie apart")] = True


LEVELS: Final = {
    Level.EASY: TangleParams(
        band=(6, 14), bands=dict.fromkeys(_FOLLOWED, (6, 14)), sides=(4, 5), ropes=(2, 7), over=(1, 6), entwined=False
    ),
    Level.MEDIUM: TangleParams(
        band=(15, 28), bands=dict.fromkeys(_FOLLOWED, (15, 29)), sides=(6, 7), ropes=(2, 9), over=(3, 12)
    ),
    Level.HARD: TangleParams(
        band=(29, 60), bands=dict.fromkeys(_FOLLOWED, (30, 120)), sides=(8, 10), ropes=(3, 11), over=(6, 24)
    ),
    Level.EXTREME: TangleParams(
        band=(61, 120), bands=dict.fromkeys(_FOLLOWED, (121, 300)), sides=(12, 14), ropes=(4, 14), over=(12, 40)
    ),
}


def invent(rng: Stream, params: TangleParams) -> Puzzle:
    """Lay random tiles, and change some until there are as many ropes as wanted."""
    rng = rng.child("state")
    task, place = drawn_task(TASKS, rng)
    rows, columns = rng.between(*params.sides), rng.between(*params.sides)
    border = rim(rows, columns)
    first = rng.below(2)
    pairs = [(border[at - 1], border[at]) for at in range(first + 1 - 2 * first, len(border), 2)]
    rng.shuffle(pairs)
    opened = _ENDS // 2 + 1 if task in ("lead", "lead_choice") else 3 if task in ("loops", "over") else rng.below(3)
    ends = [stub for pair in pairs[:opened] for stub in pair]
    caps = sorted(pairs[opened:])
    grid: list[list[Tile]] = [[_tile(rng) for _ in range(columns)] for _ in range(rows)]
    weave = Weave(grid, caps)
    low, high = params.ropes
    options: tuple[int, ...] | tuple[Stub, ...] = ()
    match task:
        case "count" | "loops":
            wanted = low + rng.class_by_index(high - low + 1, "ropes")
            ropes = _changed(weave, grid, wanted, task == "loops", task == "loops" and params.entwined, rng)
        case "count_choice":  # the key's place is drawn apart from the numbers, which therefore tell nothing
            numbers = options = drawn_options(low, high, rng)
            ropes = _changed(weave, grid, numbers[place], False, False, rng)
        case _:
            ropes = weave.ropes()
    marks = dict.fromkeys(sorted(ends), "")
    answer = str(sum(rope.closed or task != "loops" for rope in ropes))
    if task in _FOLLOWED:
        least, most = params.bands[task]
        long = [rope for rope in ropes if not rope.closed and least <= len(rope.entries) <= most]
        if not long:
            raise Rejected("no rope as long as wanted")
        rope = rng.choice(long)
        start, goal = _ends_of(rope, rng)
        marks[start] = "dot"
        others = [stub for stub in border if stub in marks and stub != start]
        match task:
            case "over":
                low, high = params.over
                wanted = low + rng.class_by_index(high - low + 1, "over")
                _lay_over(rope, wanted, grid, rng)
                answer = str(wanted)
            case "lead":
                marks |= {stub: str(number) for number, stub in enumerate(others, 1)}
                answer = marks[goal]
            case _:
                wrong = [stub for stub in rng.sample(others, _OPTIONS) if stub != goal][: _OPTIONS - 1]
                options = (*wrong[:place], goal, *wrong[place:])
    return Puzzle(
        {
            "tiles": ["".join(row) for row in grid],
            "caps": caps,
            "ends": [(*stub, mark) for stub, mark in marks.items()],
        },
        {"task": task, "options": options} if options else {"task": task},
        LETTERS[place] if options else answer,
    )


def _tile(rng: Stream) -> Tile:
    """A crossing more often than not."""
    tiles: tuple[Tile, ...] = ("h", "v", "h", "v", "h", "v", "a", "a", "b", "b")
    return rng.choice(tiles)


def _changed(
    weave: Weave, grid: list[list[Tile]], wanted: int, closed_only: bool, entwined: bool, rng: Stream
) -> list[Rope]:
    """The ropes after changes of single tiles that lead to as many ropes as wanted; raises `Rejected`.

    ``entwined``, each closed one of them crosses another, but for one in four.
    """

    def off(ropes: list[Rope]) -> int:
        apart = sum(rope.closed and _lies_apart(rope, grid) for rope in ropes) if entwined else 0
        return abs(sum(rope.closed or not closed_only for rope in ropes) - wanted) + max(0, apart - wanted // _APART)

    ropes = weave.ropes()
    least = off(ropes)
    for _ in range(_TURNS):
        if least == 0:
            return ropes
        row, column = rng.below(weave.rows), rng.below(weave.columns)
        before, grid[row][column] = grid[row][column], _tile(rng)
        changed = weave.ropes()
        now = off(changed)
        if now <= least:
            ropes, least = changed, now
        else:
            grid[row][column] = before
    raise Rejected("another number of ropes")


def _lies_apart(rope: Rope, grid: list[list[Tile]]) -> bool:
    """True if a rope crosses none but itself."""
    return 1 not in Counter(entry[:2] for entry in rope.entries if grid[entry[0]][entry[1]] in "hv").values()


def _ends_of(rope: Rope, rng: Stream) -> tuple[Stub, Stub]:
    """The two ends of a rope that is not closed, in any order."""
    ends = [rope.entries[0], rope.exit or rope.entries[0]]
    rng.shuffle(ends)
    return ends[0], ends[1]


def _lay_over(rope: Rope, wanted: int, grid: list[list[Tile]], rng: Stream) -> None:
    """Lay the rope on top at so many crossings, those with itself included; raises `Rejected` where it has too few.

    Of its crossings with other ropes, it is on top at one at least, and below at one.
    """
    crossed = Counter(entry[:2] for entry in rope.entries if grid[entry[0]][entry[1]] in "hv")
    others = [entry for entry in rope.entries if crossed[entry[:2]] == 1]
    itself = sum(times == 2 for times in crossed.values())  # some strand of the rope is on top there
    if not itself < wanted < itself + len(others):
        raise Rejected("too many or too few crossings on the rope")
    rng.shuffle(others)
    for number, (row, column, side) in enumerate(others, itself):
        grid[row][column] = "v" if (side in (0, 2)) == (number < wanted) else "h"
