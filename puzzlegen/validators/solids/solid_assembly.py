"""Tries every piece in every position and at every place of a block of cubes, wherever that block may lie."""

import math
from collections.abc import Iterator, Sequence
from itertools import permutations, product
from typing import Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults, Layout, Pixels
from puzzlegen.core.item import Statement, task_of
from puzzlegen.formats.solids.kits.cubes import Cells
from puzzlegen.formats.solids.solid_assembly import QUESTIONS, Gap, Given, Query, Turns
from puzzlegen.validators.solids.kits.choices import choice, demand_different
from puzzlegen.validators.solids.kits.cubes import (
    Cell,
    all_seen,
    apply,
    at_origin,
    check_solid,
    cubes_apart,
    positions,
    quarter_turns,
    seen,
    turn_so,
)
from puzzlegen.validators.solids.kits.slivers import certify_faces

METHOD: Final = "placement search, 24 positions"
_QUARTERS: Final = 6  # turns about three axes, either way
NOTICED: Final = 1 / 8
"""Of a face of a cube; a cube that would show no more than this may be there or not."""


def certify(given: Given, query: Query) -> Certificate:
    """Find every piece that makes the block whole, together with what is shown of it.

    Of the block the question tells three sizes, not how it lies. Of `Gap`, what is shown stays where it is,
    and every block of these sizes that holds all that is seen may be meant; of `Pair`, it is a loose piece that may be
    turned like the others. The difficulty is the number of cubes of a piece; the depth is that of a search for the
    quarter turns, of six at each step, after which the right one can be laid to what is shown. It is a fault if some
    cube of a piece, or some cube that the block lacks, is not clearly seen to be there, or not to be there.

    Raises:
        MalformedStatement: a piece is none, or has not as many cubes as the block lacks.
    """
    options = query.options
    for cells in (given.solid, *options):
        check_solid(cells, "a piece")
    if any(len(given.solid) + len(cells) != math.prod(given.block) for cells in options):
        raise MalformedStatement("a piece has as many cubes as the block lacks")
    demand_different(options)
    block = _box(given.block)
    turned = [list({at_origin(apply(matrix, option)): None for matrix in positions()}) for option in options]
    if isinstance(query, Gap):
        if not block >= set(given.solid):
            raise MalformedStatement("what is shown lies within the block")
        right = block - set(given.solid)
        gaps = list(_gaps(given.block, given.solid, len(options[0])))
        fits = [any(_fills(ways, *gap) for gap in gaps) for ways in turned]
        faults = _faults(options, given.solid, right)
    else:
        gaps = []
        fits = [any(quarter_turns(given.solid, rest) is not None for rest in _rests(ways, block)) for ways in turned]
        right = frozenset(options[fits.index(True)]) if any(fits) else frozenset()
        faults = _faults((given.solid, *options), (), ())
    wrong = [option for option, fit in zip(options, fits, strict=True) if not fit]
    return choice(
        fits,
        "at no place and in no position does this piece make the block whole",
        method=METHOD,
        unit=QUESTIONS[type(query)].unit,
        difficulty=len(options[0]),
        canonical=_canonical(given, query),
        structure=f"{task_of(query)}; {'x'.join(map(str, sorted(given.block)))}; {len(options[0])} cubes",
        effort={
            "positions": 24 * len(options),
            "blocks that may be meant": len(gaps) or 1,
            "least cubes that differ": min((cubes_apart(sorted(right), option) for option in wrong), default=0)
            if right
            else 0,
        },
        faults=faults,
        depth=Depth.search(sum(_QUARTERS**step for step in range(1 + _turns(given, query, fits)))),
    )


def certify_why(given: Given, query: Query, answer: str, why: Turns) -> Faults:
    """The right piece, after as few quarter turns as will do, is the gap, or makes the block with what is shown."""
    piece = query.options[LETTERS.index(answer)]
    if not any(turn_so(piece, rest, why.quarters) for rest in _lacking(given, query)):
        return ("these turns do not make the piece fit",)
    return ()


def _lacking(given: Given, query: Query) -> Iterator[frozenset[Cell]]:
    """What the block lacks as it is shown, or a block lacks that may lie anyhow around a loose piece."""
    if isinstance(query, Gap):
        yield _box(given.block) - set(given.solid)
        return
    low, high = ([end(line) for line in zip(*given.solid, strict=True)] for end in (min, max))
    for sizes in sorted(set(permutations(given.block))):
        starts = (range(last - size + 1, first + 1) for first, last, size in zip(low, high, sizes, strict=True))
        for start in product(*starts):
            block = _box(sizes, start)
            if block >= set(given.solid):
                yield block - set(given.solid)


def _turns(given: Given, query: Query, fits: Sequence[bool]) -> int:
    """The fewest quarter turns after which the right piece can be laid to what is shown."""
    if not any(fits):
        return 0
    piece = query.options[list(fits).index(True)]
    turns = (quarter_turns(piece, rest) for rest in _lacking(given, query))
    return min((count for count in turns if count is not None), default=0)


def _box(sizes: Sequence[int], start: Sequence[int] = (0, 0, 0)) -> frozenset[Cell]:
    """The cells of a block that begins at a cell."""
    x, y, z = (range(low, low + size) for low, size in zip(start, sizes, strict=True))
    return frozenset(product(x, y, z))


def _gaps(sizes: Sequence[int], shown: Sequence[Cell], count: int) -> Iterator[tuple[frozenset[Cell], frozenset[Cell]]]:
    """What such a block surely lacks, and what of it cannot be told, for each way in which it may lie.

    It holds all cubes that are seen. A cube of it that is not seen, but would be if it were there, is missing; nobody
    sees whether there are others. Blocks that lack more than ``count`` cubes are none.
    """
    there = frozenset(cell for cell, share in seen(shown).items() if share > 0)
    low, high = ([end(line) for line in zip(*there, strict=True)] for end in (min, max))
    noticed: dict[Cell, bool] = {}
    for turned in sorted(set(permutations(sizes))):
        starts = (range(last - size + 1, first + 1) for first, last, size in zip(low, high, turned, strict=True))
        for start in product(*starts):
            rest = _box(turned, start) - there
            for cell in rest - noticed.keys():
                noticed[cell] = seen({*there, cell}, [cell])[cell] > NOTICED
            missing = frozenset(cell for cell in rest if noticed[cell])
            if len(missing) <= count <= len(rest):
                yield missing, rest - missing


def _fills(ways: Sequence[frozenset[Cell]], missing: frozenset[Cell], unseen: frozenset[Cell]) -> bool:
    """True if a piece in one of these positions is all that is missing, and else only what nobody sees."""
    room = missing | unseen
    anchors = missing or unseen
    first = min(anchors)
    for cells in ways:
        # Some cube of the piece lies on the first cell that is missing, or else on any that is not seen
        for anchor in [first] if missing else sorted(unseen):
            for x, y, z in cells:
                a, b, c = anchor[0] - x, anchor[1] - y, anchor[2] - z
                placed = frozenset((p + a, q + b, r + c) for p, q, r in cells)
                if missing <= placed <= room:
                    return True
    return False


def _rests(ways: Sequence[frozenset[Cell]], whole: frozenset[Cell]) -> Iterator[frozenset[Cell]]:
    """What the block lacks besides the piece, for all of its places and positions."""
    for position in ways:
        for a, b, c in sorted(whole):
            placed = frozenset((x + a, y + b, z + c) for x, y, z in position)
            if placed <= whole:
                yield whole - placed


def _canonical(given: Given, query: Query) -> object:
    """The same however loose pieces are turned, and in whatever order they are offered.

    What has a gap stays as it is: in another position other cubes would be hidden. Loose pieces may also be all seen in
    a mirror.
    """
    task, options = task_of(query), query.options
    if isinstance(query, Gap):
        return task, given.solid, sorted(map(_least, options))
    mirrored = [[(-x, y, z) for x, y, z in cells] for cells in (given.solid, *options)]
    forms = ((_least(shown), sorted(map(_least, others))) for shown, *others in ([given.solid, *options], mirrored))
    return task, sorted(given.block), min(forms)


def _least(cells: Sequence[Cell]) -> list[Cell]:
    """The same for all positions of a piece, and only for these."""
    return min(sorted(at_origin(apply(matrix, cells))) for matrix in positions())


def _faults(pieces: Sequence[Cells], block: Sequence[Cell], gap: Sequence[Cell] | frozenset[Cell]) -> Iterator[str]:
    if not all(all_seen(piece) for piece in pieces):
        yield "a cube is not clearly seen"
    # A cube that would be clearly seen, and is not there, is clearly missing.
    if not all(all_seen({*block, cell}, [cell]) for cell in gap):
        yield "a part of the gap is not clearly seen"


def certify_picture(pictures: Sequence[Pixels], statement: Statement, query: Statement, layout: Layout) -> Faults:  # noqa: ARG001
    """No part of a face is seen that is too small to be made out."""
    return certify_faces(pictures[0], layout)
