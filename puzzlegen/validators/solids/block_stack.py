"""Counts the cubes of stacks and the faces of their surface, one by one, and turns stacks around."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement, Verdict
from puzzlegen.core.family import Faults, Layout, Pixels
from puzzlegen.core.item import Statement, task_of
from puzzlegen.core.question import NoFacts
from puzzlegen.formats.solids.block_stack import QUESTIONS, Back, Count, Given, Parts, Query
from puzzlegen.formats.solids.kits.stacks import Columns
from puzzlegen.validators.kits.answers import fingerprint
from puzzlegen.validators.solids.kits.choices import choice, demand_different
from puzzlegen.validators.solids.kits.cubes import RAYS, Cell, spots_seen
from puzzlegen.validators.solids.kits.slivers import certify_faces
from puzzlegen.validators.solids.kits.stacks import TO_VIEWER, Grid, read_grid, tops_seen

METHOD: Final = "cube by cube"
LEAST_APART: Final = 0.5
"""Faces of cubes by which two pictures must differ to be told apart."""

_SIDES: Final = ((0, 0, 1), (0, -1, 0), (0, 1, 0), (-1, 0, 0), (1, 0, 0))  # on top, in front, at the back, left, right

Picture: TypeAlias = dict[tuple[Cell, int], NDArray[np.bool_]]  # face -> which of the rays from it reach the viewer


def certify(given: Given, query: Query) -> Certificate:
    """Find the number of cubes or of painted faces, or every option that is the stack seen from behind.

    The difficulty is the number of cubes, or of painted faces; where stacks are on offer, the cubes of the largest. The
    depth is a chain: cubes out of sight that are known, one after another, since each carries one that is; or columns
    whose heights are read, each from the one in front of it or on its left, until all wrong stacks are refuted. It
    is a fault if the top of some column, or the floor of a place without one, is hardly seen, since then a drawing does
    not tell its stack, or if two options look much alike.

    Raises:
        MalformedStatement: a stack has rows of different lengths, an empty border or two parts, or options are alike.
    """
    columns, unit = given.stack, QUESTIONS[type(query)].unit
    grid = _of_cubes(columns)
    cells = {(x, y, z) for (x, y), column in grid.items() for z in range(column.cubes)}
    inside = sum({(x - 1, y, z), (x, y - 1, z), (x, y, z + 1)} <= cells for x, y, z in cells)
    size = f"{len(columns[0])} x {len(columns)}"
    if isinstance(query, Back):
        options = query.options
        demand_different(options)
        wanted = _picture(tuple(row[::-1] for row in columns[::-1]))
        pictures = [_picture(option) for option in options]
        apart = [_faces_apart(picture, wanted) for picture in pictures]
        between = [_faces_apart(one, other) for one, other in combinations(pictures, 2)]
        return choice(
            [difference == 0 for difference in apart],
            "this is not what the stack looks like from behind",
            method=METHOD,
            unit=unit,
            difficulty=max(sum(column.cubes for column in _of_cubes(option).values()) for option in options),
            canonical=(columns, sorted(options)),
            structure=f"back; {size}",
            effort={
                "cubes": len(cells),
                "without a face to the viewer": inside,
                "least difference in hundredths of a face": int(100 * min(between)),
            },
            faults=_faults([grid], min(between)),
            depth=Depth.chain(_read_one_by_one(columns, options, [difference == 0 for difference in apart])),
        )
    number = len(cells) if isinstance(query, Count) else sum(_in_the_air(cell, cells) for cell in cells)
    return Certificate(
        verdict=Verdict.UNIQUE,
        answers=(str(number),),
        method=METHOD,
        effort={"cubes": len(cells), "without a face to the viewer": inside},
        difficulty=float(number),
        unit=unit,
        canonical=fingerprint((task_of(query), min(_symmetries(columns)))),
        structure=f"{task_of(query)}; {size}",
        faults=tuple(_faults([grid], 1.0)),
        depth=Depth.chain(1 + _longest_hidden(cells)),
    )


def certify_why(given: Given, query: Query, answer: str, why: Parts | NoFacts) -> Faults:  # noqa: ARG001
    """Judges whether there are so many cubes in each layer, or so many painted faces on each side."""
    if not isinstance(why, Parts):
        return ()
    cells = {(x, y, z) for (x, y), column in _of_cubes(given.stack).items() for z in range(column.cubes)}
    if isinstance(query, Count):
        found = [sum(cell[2] == layer for cell in cells) for layer in range(1 + max(z for _, _, z in cells))]
    else:
        found = [sum((x + dx, y + dy, z + dz) not in cells for x, y, z in cells) for dx, dy, dz in _SIDES]
    return () if why.parts == tuple(found) else ("the parts are others",)


def _longest_hidden(cells: set[Cell]) -> int:
    """How many cubes without a face to the viewer lie below one another, at most."""
    longest = 0
    for x, y, z in cells:
        low = z
        while {(x - 1, y, low), (x, y - 1, low), (x, y, low + 1)} <= cells and low >= 0:
            low -= 1
        longest = max(longest, z - low)
    return longest


def _read_one_by_one(columns: Columns, options: Sequence[Columns], fits: Sequence[bool]) -> int:
    """How many heights of columns are read one after another, until those that are known refute all wrong stacks.

    Where nothing stands in front of a column, or nothing on its left, it is seen from top to bottom. All others are as
    much higher as they are seen to be than a column in front of them or on their left whose height is known.
    """
    grid = _of_cubes(columns)
    steps: dict[tuple[int, int], int] = {}
    for x, y in sorted(grid, key=sum):
        beside = [(x - 1, y), (x, y - 1)]
        open_one = any(one not in grid or not grid[one].cubes for one in beside)
        steps[x, y] = 1 if open_one else 1 + min(steps[one] for one in beside)
    right = [option for option, fit in zip(options, fits, strict=True) if fit]
    wrong = [_of_cubes(option) for option, fit in zip(options, fits, strict=True) if not fit]
    if not right or not wrong:
        return 1
    true, wide, deep = _of_cubes(right[0]), len(columns[0]), len(columns)
    return max(
        min(
            (count for (x, y), count in steps.items() if other.get(at := (wide - 1 - x, deep - 1 - y)) != true.get(at)),
            default=1,
        )
        for other in wrong
    )


def _of_cubes(columns: Columns) -> Grid:
    grid = read_grid(columns)
    if any(column.slope for column in grid.values()):
        raise MalformedStatement("these stacks have no wedges")
    return grid


def _in_the_air(cell: Cell, cells: set[Cell]) -> int:
    """How many faces of a cube touch neither another cube nor the floor."""
    x, y, z = cell
    around = ((x + 1, y, z), (x - 1, y, z), (x, y + 1, z), (x, y - 1, z), (x, y, z + 1), (x, y, z - 1))
    return sum(other not in cells and other[2] >= 0 for other in around)


def _symmetries(columns: Columns) -> Iterator[Columns]:
    """The stack as it lies after every turn on the floor, and as in a mirror."""
    for _ in range(4):
        columns = tuple(tuple(row) for row in zip(*columns[::-1], strict=True))
        yield columns
        yield columns[::-1]


def _picture(columns: Columns) -> Picture:
    """What is seen of each face that looks to the viewer."""
    cells = [(x, y, z) for (x, y), column in _of_cubes(columns).items() for z in range(column.cubes)]
    return {face: rays for face, rays in spots_seen(cells, TO_VIEWER).items() if rays.any()}


def _faces_apart(one: Picture, other: Picture) -> float:
    """By how much two pictures differ, in faces of cubes."""
    alike = sum(int((rays & other[face]).sum()) for face, rays in one.items() if face in other)
    return (sum(int(rays.sum()) for picture in (one, other) for rays in picture.values()) - 2 * alike) / RAYS


def _faults(grids: Sequence[Grid], apart: float) -> Iterator[str]:
    if not all(tops_seen(grid) for grid in grids):
        yield "the top of a column, or the floor beside it, is hardly seen"
    if apart < LEAST_APART:
        yield "two options hardly differ"


def certify_picture(pictures: Sequence[Pixels], statement: Statement, query: Statement, layout: Layout) -> Faults:  # noqa: ARG001
    """No part of a face is seen that is too small to be made out."""
    return certify_faces(pictures[0], layout)
