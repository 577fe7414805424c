"""Grids of things whose rows hold one thing of each of three classes."""

from typing import Final

from puzzlegen.core.family import Band, Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.facts.things import Property, facts
from puzzlegen.generators.matrices.kits.thing_sets import common

_TRIES: Final = 60


def class_grid(
    place: int, properties: tuple[Property, ...], band: Band, rng: Stream
) -> tuple[tuple[str, ...], tuple[str, str, str, str], tuple[str, str, str]]:
    """Eight things of a grid, four options of which the one at ``place`` completes it, and the names of the classes.

    These are that of the missing thing, and those of the things of the last row, each by its nearest name.

    Four classes are drawn, of which the things of one are never of another. Each gives an option, so that none stands
    out among them, and the three of the answer and of two others give the grid.
    """
    for _ in range(_TRIES):
        drawn = rng.sample(properties, 4)
        own = [sorted(thing for thing in one.yes if all(o.lacks(thing) for o in drawn if o != one)) for one in drawn]
        if min(map(len, own)) < 4:
            continue
        four = [rng.sample(things, 4) for things in own]
        others = [number for number in range(4) if number != place]
        chosen = [place, *rng.sample(others, 2)]
        rows = [rng.sample([four[number][row] for number in chosen], 3) for row in range(2)]
        if {rows[0][2], rows[1][2]} <= {*four[place]}:
            continue  # what stands above the empty place would tell the answer
        ends = rng.sample(chosen[1:], 2)
        fitting = [
            held for held in facts().properties if all(sum(thing in held.yes for thing in row) == 1 for row in rows)
        ]
        if not band[0] <= len(fitting) <= band[1]:
            continue
        things = (*rows[0], *rows[1], *(four[number][2] for number in ends))
        one, two, three, other = (some[3] for some in four)
        grid = (*things, four[place][3])
        first, second, third = (
            common([thing for thing in grid if thing in four[number]], [one for one in grid if one not in four[number]])
            for number in (place, *ends)
        )
        return things, (one, two, three, other), (first, second, third)
    raise Rejected("no classes exclude one another")
