"""Stacks of cubes: how many there are, how many of their faces are painted, and what is seen from behind.

The numbers of cubes are equally frequent. The stacks on offer as seen from behind differ in two columns, each of which
is alike in two and two of them. Any of them could have become the one that is shown: nothing about them tells the key.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Annotated, Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.solids.polycubes import faces_apart, picture, slivered
from puzzlegen.facts.solids.stacks import SIGHT, Stack, cells_of, places, published, sound, turned_round
from puzzlegen.formats.solids.block_stack import Back, Count, Given, Painted, Parts
from puzzlegen.generators.solids.kits.stacks import four_stacks, random_stack, with_cubes

LEAST_APART: Final = 0.6
"""Faces of cubes by which any two options differ as they are seen from behind."""
_STACKS: Final = 16  # that are tried
_FEWEST, _MOST = 6, 64  # cubes of a stack, where the band leaves it open


class BlockStackParams(Params, frozen=True, kw_only=True):
    """The sizes of stacks, from left to right and from front to back, and the height that no column exceeds.

    So many cubes that lie below one another are ``hidden``; of the columns that are read one after another, the one
    with this number tells how the stack looks from behind.
    """

    sizes: tuple[tuple[int, int], ...]
    highest: Annotated[int, Knob("higher stacks", 2, 7)]
    hidden: Annotated[int, Knob("more cubes out of sight below one another", 0, 4)]


LEVELS: Final = {
    Level.EASY: BlockStackParams(
        band=(8, 14),
        bands={Painted: (24, 40)},
        sizes=((3, 3), (4, 3), (3, 4), (5, 2), (2, 5)),
        highest=4,
        hidden=1,
        depth=(2, 2),
        depths={Back: (1, 1)},
    ),
    Level.MEDIUM: BlockStackParams(
        band=(15, 25),
        bands={Painted: (41, 54)},
        sizes=((4, 3), (3, 4)),
        highest=4,
        hidden=2,
        depth=(3, 3),
        depths={Back: (2, 2)},
    ),
    Level.HARD: BlockStackParams(
        band=(26, 45), bands={Painted: (55, 90)}, sizes=((4, 3), (3, 4), (4, 4)), highest=4, hidden=3, depth=(4, 4)
    ),
    Level.EXTREME: BlockStackParams(
        band=(46, 80), bands={Painted: (91, 140)}, sizes=((4, 4), (5, 4), (4, 5)), highest=5, hidden=4, depth=(5, 5)
    ),
}


def invent(rng: Stream, params: BlockStackParams, asked: Drawn) -> Puzzle:
    """Draw a stack, and others that are like it where they are to be options."""
    rng, question = rng.child("state"), asked.question
    place = rng.class_by_index(4, "place")
    low, high = max(_FEWEST, int(params.band[0])), min(_MOST, int(params.band[1]))
    # Some columns on offer may be higher than those of the stack that is drawn first
    most = high - 2 if question is Back else high
    cubes = rng.between(low, most) if question is not Count else low + rng.class_by_index(most - low + 1, "cubes")
    for _ in range(_STACKS):
        stack = _stack(cubes, params, rng)
        late = _spots(stack, params) if question is Back else ()
        if late if question is Back else _hidden(stack) == params.hidden:
            break
    else:
        raise Rejected("another number of cubes are out of sight, or of columns are read one after another")
    if question is Back:
        stacks = four_stacks(stack, params.highest, 0, _differ_from_behind, rng, late)
        options = tuple(published(turned_round(one)) for one in stacks)
        return Puzzle(Given(published(stacks[place])), Back(options), LETTERS[place])
    if question is Count:
        highest = max(column.top for _, _, column in places(stack))
        parts = tuple(sum(column.top > z for _, _, column in places(stack)) for z in range(highest))
    else:
        parts = _painted(stack)
    return Puzzle(Given(published(stack)), question(), str(sum(parts)), Parts(parts))


def _stack(cubes: int, params: BlockStackParams, rng: Stream) -> Stack:
    """A sound stack of so many cubes."""
    for _ in range(_STACKS):
        width, depth = rng.choice(params.sizes)
        stack = with_cubes(random_stack(width, depth, params.highest, 0, rng), cubes, params.highest, rng)
        if sound(stack):
            return stack
    raise Rejected("a stack falls apart, or is smaller than its grid")


def _spots(stack: Stack, params: BlockStackParams) -> list[tuple[int, int]]:
    """Columns that are read as late as one is to be that tells the stack from others."""
    return [spot for spot, steps in _read_one_by_one(stack).items() if steps == params.hidden]


def _hidden(stack: Stack) -> int:
    """How many cubes lie below one another at most, none of which shows a face on top, in front or on the left."""
    heights = {(x, y): column.cubes for x, y, column in places(stack)}
    beside = ((height, heights.get((x - 1, y), 0), heights.get((x, y - 1), 0)) for (x, y), height in heights.items())
    return max(min(height - 1, left, front) for height, left, front in beside)


def _read_one_by_one(stack: Stack) -> dict[tuple[int, int], int]:
    """At which step the height of each column is known, from those in front of it and on its left."""
    heights = {(x, y): column.cubes for x, y, column in places(stack)}
    found: dict[tuple[int, int], int] = {}
    for y, row in enumerate(stack):
        for x in range(len(row)):
            beside = [(x - 1, y), (x, y - 1)]
            seen = not all(heights.get(one) for one in beside)
            found[x, y] = 1 if seen else 1 + min(found[one] for one in beside)
    return found


def _differ_from_behind(stacks: Sequence[Stack]) -> bool:
    behind = [cells_of(turned_round(one)) for one in stacks]
    if any(slivered(cells, SIGHT) for cells in behind):
        return False
    pictures = [picture(cells, SIGHT) for cells in behind]
    return all(faces_apart(one, other) >= LEAST_APART for one, other in combinations(pictures, 2))


def _painted(stack: Stack) -> tuple[int, ...]:
    """The faces on top, in front, at the back, on the left and on the right."""
    heights = {(x, y): column.cubes for x, y, column in places(stack)}
    sides = ((0, -1), (0, 1), (-1, 0), (1, 0))
    return (
        len(heights),
        *(sum(max(0, h - heights.get((x + a, y + b), 0)) for (x, y), h in heights.items()) for a, b in sides),
    )
