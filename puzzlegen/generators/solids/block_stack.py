"""Stacks of cubes: how many there are, how many of their faces are painted, and what is seen from behind.

The numbers of cubes are equally frequent. The stacks on offer as seen from behind differ in two columns, or in three on
the upper levels, each of which is alike in two and two of them. Any of them could have become the one that is shown, so
nothing about them tells the key.
"""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Annotated, ClassVar, Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.solids.polycubes import faces_apart, picture, slivered
from puzzlegen.facts.solids.stacks import SIGHT, Stack, cells_of, changed, places, published, sound, turned_round
from puzzlegen.formats.solids.block_stack import Back, Count, Given, Painted, Parts
from puzzlegen.generators.solids.kits.stacks import four_stacks, random_column, random_stack, with_cubes

LEAST_APART: Final = 0.6
"""Faces of cubes by which any two options differ as they are seen from behind."""
_TRIES: Final = 120  # at three changes
_FEWEST, _MOST = 6, 64  # cubes of a stack, where the band leaves it open


class BlockStackParams(Params, frozen=True, kw_only=True):
    """The sizes of stacks, from left to right and from front to back, and the height that no column exceeds."""

    sizes: tuple[tuple[int, int], ...]
    highest: Annotated[int, Knob("higher stacks", 2, 7)]
    columns: ClassVar[int] = 2  # in which the views on offer differ


class ManyColumnsParams(BlockStackParams, frozen=True, kw_only=True):
    """The views on offer differ in one column more."""

    columns: ClassVar[int] = 3


LEVELS: Final = {
    Level.EASY: BlockStackParams(
        band=(8, 14), bands={Painted: (24, 40)}, sizes=((3, 3), (4, 3), (3, 4), (5, 2), (2, 5)), highest=4
    ),
    Level.MEDIUM: BlockStackParams(band=(15, 25), bands={Painted: (41, 54)}, sizes=((4, 3), (3, 4)), highest=4),
    Level.HARD: ManyColumnsParams(band=(26, 45), bands={Painted: (55, 90)}, sizes=((4, 3), (3, 4), (4, 4)), highest=4),
    Level.EXTREME: ManyColumnsParams(
        band=(46, 80), bands={Painted: (91, 140)}, sizes=((4, 4), (5, 4), (4, 5)), highest=5
    ),
}


def invent(rng: Stream, params: BlockStackParams, asked: Drawn) -> Puzzle:
    """Draw a stack, and others that are like it where they are to be options."""
    rng, question = rng.child("state"), asked.question
    place = rng.class_by_index(4, "place")
    width, depth = rng.choice(params.sizes)
    stack = random_stack(width, depth, params.highest, 0, rng)
    low, high = max(_FEWEST, int(params.band[0])), min(_MOST, int(params.band[1]))
    # Some columns on offer may be higher than those of the stack that is drawn first
    most = high - 2 if question is Back else high
    cubes = rng.between(low, most) if question is not Count else low + rng.class_by_index(most - low + 1, "cubes")
    stack = with_cubes(stack, cubes, params.highest, rng)
    if not sound(stack):
        raise Rejected("a stack falls apart, or is smaller than its grid")
    if question is Back:
        draw = four_stacks if params.columns == 2 else _four_in_three_columns
        stacks = draw(stack, params.highest, 0, _differ_from_behind, rng)
        options = tuple(published(turned_round(one)) for one in stacks)
        return Puzzle(Given(published(stacks[place])), Back(options), LETTERS[place])
    if question is Count:
        highest = max(column.top for _, _, column in places(stack))
        parts = tuple(sum(column.top > z for _, _, column in places(stack)) for z in range(highest))
    else:
        parts = _painted(stack)
    return Puzzle(Given(published(stack)), question(), str(sum(parts)), Parts(parts))


def _four_in_three_columns(
    stack: Stack, highest: int, slopes: int, suit: Callable[[Sequence[Stack]], bool], rng: Stream
) -> list[Stack]:
    """The stack and what becomes of it by each two of three changes of a column, in random order."""
    spots = [(x, y) for y, row in enumerate(stack) for x in range(len(row))]
    for _ in range(_TRIES if suit([stack]) else 0):
        changes = [(spot, random_column(highest, slopes, rng)) for spot in rng.sample(spots, 3)]
        if any(stack[y][x] == column for (x, y), column in changes):
            continue
        stacks = [stack]
        for one, other in combinations(changes, 2):
            after = changed(stack, *one[0], one[1])
            stacks.append(changed(after, *other[0], other[1]))
            if not sound(stacks[-1]):
                break
        if len(stacks) == 4 and sound(stacks[-1]) and suit(stacks):
            rng.shuffle(stacks)
            return stacks
    raise Rejected("no four stacks differ enough")


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
