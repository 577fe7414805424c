"""A tangle of ropes: how many there are, how many are closed, and where one of them leads.

The ropes run over a grid of square tiles, from the middle of one side to the middle of another: on each tile two
strands cross, or they bend past each other around opposite corners (tiles of S. Truchet and C. S. Smith). Around the
grid, arcs join neighbouring strands, or they end there. So all curves are smooth, cross at right angles only, and never
nearly touch.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.counting.ropes import ACROSS, Rope, Stub, Tile, Weave, rim
from puzzlegen.formats.counting.kits.counts import Count, CountOffered
from puzzlegen.formats.counting.tangle import Box, Closed, End, Lead, LeadOffered, Loops, Over, Tangle, Way, WayOver
from puzzlegen.generators.kits.asking import drawn_options

_ENDS: Final = 9  # among which a rope has to be followed to its end
_FOLLOWED: Final = (Over, Lead, LeadOffered)  # one rope, whose length has a band
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
        band=(6, 14),
        bands=dict.fromkeys(_FOLLOWED, (6, 14)),
        depths={Count: (4, 16), Loops: (3, 10), Over: (2, 8), Lead: (2, 8)},
        sides=(4, 5),
        ropes=(2, 7),
        over=(1, 6),
        entwined=False,
    ),
    Level.MEDIUM: TangleParams(
        band=(15, 28),
        bands=dict.fromkeys(_FOLLOWED, (15, 29)),
        depths={Count: (10, 34), Loops: (8, 26), Over: (6, 21), Lead: (6, 21)},
        sides=(6, 7),
        ropes=(2, 9),
        over=(3, 12),
    ),
    Level.HARD: TangleParams(
        band=(29, 60),
        bands=dict.fromkeys(_FOLLOWED, (30, 120)),
        depths={Count: (20, 50), Loops: (14, 36), Over: (12, 56), Lead: (12, 56)},
        sides=(8, 10),
        ropes=(3, 11),
        over=(6, 24),
    ),
    Level.EXTREME: TangleParams(
        band=(61, 120),
        bands=dict.fromkeys(_FOLLOWED, (121, 300)),
        depths={Count: (50, 400), Loops: (32, 400), Over: (51, 400), Lead: (51, 400)},
        sides=(12, 14),
        ropes=(4, 14),
        over=(12, 40),
    ),
}


def invent(rng: Stream, params: TangleParams, asked: Drawn) -> Puzzle:
    """Lay random tiles, and change some until there are as many ropes as wanted."""
    rng = rng.child("state")
    question, place = asked
    rows, columns = rng.between(*params.sides), rng.between(*params.sides)
    border = rim(rows, columns)
    first = rng.below(2)
    pairs = [(border[at - 1], border[at]) for at in range(first + 1 - 2 * first, len(border), 2)]
    rng.shuffle(pairs)
    opened = _ENDS // 2 + 1 if issubclass(question, Lead) else 3 if question in (Loops, Over) else rng.below(3)
    ends = [stub for pair in pairs[:opened] for stub in pair]
    caps = sorted(pairs[opened:])
    grid: list[list[Tile]] = [[_tile(rng) for _ in range(columns)] for _ in range(rows)]
    weave = Weave(grid, caps)
    low, high = params.ropes
    marks = dict.fromkeys(sorted(ends), "")
    if question is CountOffered:  # the key's place is drawn apart from the numbers, which therefore tell nothing
        numbers = drawn_options(low, high, rng)
        ropes = _changed(weave, grid, numbers[place], False, False, rng)
        return Puzzle(_tangle(grid, caps, marks), CountOffered(numbers), LETTERS[place], _closed(ropes, caps))
    if question in (Count, Loops):
        wanted = low + rng.class_by_index(high - low + 1, "ropes")
        ropes = _changed(weave, grid, wanted, question is Loops, question is Loops and params.entwined, rng)
        return Puzzle(_tangle(grid, caps, marks), question(), str(wanted), _closed(ropes, caps))
    least, most = params.bands[question]
    long = [rope for rope in weave.ropes() if not rope.closed and least <= len(rope.entries) <= most]
    if not long:
        raise Rejected("no rope as long as wanted")
    rope = rng.choice(long)
    start, goal = _ends_of(rope, rng)
    marks[start] = "dot"
    others = [stub for stub in border if stub in marks and stub != start]
    if question is Over:
        low, high = params.over
        wanted = low + rng.class_by_index(high - low + 1, "over")
        _lay_over(rope, wanted, grid, rng)
        return Puzzle(_tangle(grid, caps, marks), Over(), str(wanted), _way(rope, start, grid, caps))
    over = _way(rope, start, grid, caps)
    way = Way(over.arcs, over.crossings)
    if question is Lead:
        marks |= {stub: str(number) for number, stub in enumerate(others, 1)}
        return Puzzle(_tangle(grid, caps, marks), Lead(), marks[goal], way)
    wrong = [stub for stub in rng.sample(others, _OPTIONS) if stub != goal][: _OPTIONS - 1]
    wrong.insert(place, goal)
    a, b, c, d = wrong
    return Puzzle(_tangle(grid, caps, marks), LeadOffered((a, b, c, d)), LETTERS[place], way)


def _tangle(grid: Sequence[Sequence[Tile]], caps: Sequence[tuple[Stub, Stub]], marks: dict[Stub, str]) -> Tangle:
    return Tangle(tuple(map("".join, grid)), tuple(caps), tuple(End(*stub, mark) for stub, mark in marks.items()))


def _closed(ropes: Sequence[Rope], caps: Sequence[tuple[Stub, Stub]]) -> Closed:
    """Which ropes are closed."""
    number = {stub: place for place, cap in enumerate(caps) for stub in cap}
    loops, inner = list[tuple[int, ...]](), list[Box]()
    for rope in ropes:
        if rope.closed:
            arcs = {number[entry] for entry in rope.entries if entry in number}
            rows, columns, _ = zip(*rope.entries, strict=True)
            if arcs:
                loops.append(tuple(sorted(arcs)))
            else:
                inner.append(Box(min(columns), max(columns), min(rows), max(rows)))
    return Closed(tuple(sorted(loops)), tuple(sorted(inner)))


def _way(rope: Rope, start: Stub, grid: Sequence[Sequence[Tile]], caps: Sequence[tuple[Stub, Stub]]) -> WayOver:
    """The way along a rope from one of its ends."""
    number = {stub: place for place, cap in enumerate(caps) for stub in cap}
    entries: Sequence[Stub] = rope.entries
    if start != entries[0]:
        entries = [(row, column, ACROSS[grid[row][column]][side]) for row, column, side in reversed(entries)]
    arcs, crossings, on_top = list[int](), [0], [0]
    for row, column, side in entries:
        tile = grid[row][column]
        crossings[-1] += tile in "hv"
        on_top[-1] += tile == ("v" if side in (0, 2) else "h")
        left = row, column, ACROSS[tile][side]
        if left in number:
            arcs.append(number[left])
            crossings.append(0)
            on_top.append(0)
    itself = sum(times == 2 for times in _crossed(rope, grid).values())
    return WayOver(tuple(arcs), tuple(crossings), tuple(on_top), itself)


def _crossed(rope: Rope, grid: Sequence[Sequence[Tile]]) -> Counter[tuple[int, int]]:
    """How often a rope passes each crossing."""
    return Counter(entry[:2] for entry in rope.entries if grid[entry[0]][entry[1]] in "hv")


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
    return 1 not in _crossed(rope, grid).values()


def _ends_of(rope: Rope, rng: Stream) -> tuple[Stub, Stub]:
    """The two ends of a rope that is not closed, in any order."""
    ends = [rope.entries[0], rope.exit or rope.entries[0]]
    rng.shuffle(ends)
    return ends[0], ends[1]


def _lay_over(rope: Rope, wanted: int, grid: list[list[Tile]], rng: Stream) -> None:
    """Lay the rope on top at so many crossings, those with itself included; raises `Rejected` where it has too few.

    Of its crossings with other ropes, it is on top at one at least, and below at one.
    """
    crossed = _crossed(rope, grid)
    others = [entry for entry in rope.entries if crossed[entry[:2]] == 1]
    itself = sum(times == 2 for times in crossed.values())  # some strand of the rope is on top there
    if not itself < wanted < itself + len(others):
        raise Rejected("too many or too few crossings on the rope")
    rng.shuffle(others)
    for number, (row, column, side) in enumerate(others, itself):
        grid[row][column] = "v" if (side in (0, 2)) == (number < wanted) else "h"
