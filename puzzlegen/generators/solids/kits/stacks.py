"""Random stacks of cubes and wedges."""

from collections.abc import Callable, Sequence
from typing import Final

from puzzlegen.core.family import Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.facts.solids.stacks import Column, Stack, changed, places, sound, top_seen, tops_seen

_TRIES: Final = 40  # at two changes that suit
_STEPS: Final = 160  # at cubes that are added or taken away
_MIXED: Final = 40  # of them leave little of the stack as it was


def random_stack(width: int, depth: int, highest: int, slopes: int, rng: Stream) -> Stack:
    """A stack that shows its tops: its columns are drawn from the front to the back until they do."""
    grid = [[Column(0)] * width for _ in range(depth)]
    for y in range(depth):
        for x in range(width):
            column = random_column(highest, slopes, rng)
            while not top_seen(grid, x, y, column):
                column = random_column(highest, slopes, rng)
            grid[y][x] = column
    return tuple(map(tuple, grid))


def random_column(highest: int, slopes: int, rng: Stream) -> Column:
    """A column no higher than that, one time in ten an empty one; about ``slopes`` of ten have a wedge."""
    if rng.below(10) < slopes:
        return Column(rng.below(highest), "F" if rng.below(2) else "L")
    return Column(rng.between(1, highest) if rng.below(10) else 0)


def with_cubes(stack: Stack, count: int, highest: int, rng: Stream) -> Stack:
    """The stack after many of its places became lower or higher, one cube at a time, until it has so many cubes."""
    spots = [(x, y) for y, row in enumerate(stack) for x in range(len(row))]
    more = count - sum(column.cubes for _, _, column in places(stack))
    for number in range(_STEPS):
        if not more and number >= _MIXED:
            return stack
        step = 1 if more > 1 else -1 if more < -1 else rng.choice((1, -1))
        x, y = rng.choice(spots)
        cubes = stack[y][x].cubes + step
        if 0 <= cubes <= highest and tops_seen(after := changed(stack, x, y, Column(cubes))):
            stack, more = after, more - step
    raise Rejected("no stack of so many cubes shows all of its tops")


def four_stacks(
    stack: Stack,
    highest: int,
    slopes: int,
    suit: Callable[[Sequence[Stack]], bool],
    rng: Stream,
    spots: Sequence[tuple[int, int]] = (),
) -> list[Stack]:
    """The stack and what becomes of it by either or both of two changes of a column, in random order.

    All four are sound, and they suit one another. The first change is at one of these spots, if there are any.
    """
    every = [(x, y) for y, row in enumerate(stack) for x in range(len(row))]
    stacks = [stack]
    tries = 0
    while tries < _TRIES and suit([stack]):
        tries += 1
        (x, y) = rng.choice(spots if spots and len(stacks) == 1 else every)
        column = random_column(highest, slopes, rng)
        after = [changed(one, x, y, column) for one in stacks]
        if len({*stacks, *after}) < 2 * len(stacks) or not all(map(sound, after)) or not suit([*stacks, *after]):
            continue
        stacks += after
        if len(stacks) == 4:
            rng.shuffle(stacks)
            return stacks
    raise Rejected("no four stacks differ enough")
