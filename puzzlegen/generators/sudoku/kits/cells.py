"""The constraints of a number-placement grid of any layout, as kernels read them.

`narrowing` draws conclusions from a model, `thinning` searches and drops clues. Cells are numbered row by row; the
mask of a cell has bit v - 1 set while it may still hold the value v.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import accumulate, chain
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from puzzlegen.kernels.generators.narrowing import LARGEST_SUM, Houses, Masks, Model, Ties, Workspace

Ints = NDArray[np.int64]

# Relations: what the value w of the second cell may be, the value of the first one being v.
LESS: Final = 0  # v < w
GREATER: Final = 1  # v > w
CONSECUTIVE: Final = 2
APART: Final = 3  # not consecutive
DOUBLE: Final = 4  # one is twice the other
UNRELATED: Final = 5  # neither consecutive nor double

_CONVERSE: Final = {LESS: GREATER, GREATER: LESS}  # the others are symmetric


class Relation(NamedTuple):
    """Ties two cells; ``mark`` is the number of the mark that does so, or -1 for a rule always in force."""

    first: int
    second: int
    relation: int
    mark: int


class Sum(NamedTuple):
    """Ties the sum of some cells, of a kind of `narrowing`; ``mark`` is the number of its mark."""

    kind: int
    cells: tuple[int, ...]
    value: int
    mark: int


class Domain(NamedTuple):
    """Restricts a cell to the values of a mask; ``mark`` is the number of its mark."""

    cell: int
    mask: int
    mark: int


def _bits(groups: Sequence[Sequence[int]], count: int) -> Ints:
    """For each of ``count`` cells, the groups it belongs to, as bits."""
    if len(groups) > 62:
        raise ValueError(f"at most 62 groups fit into a word, not {len(groups)}")
    bits = [0] * count
    for number, group in enumerate(groups):
        for cell in group:
            bits[cell] |= 1 << number
    return _vector(bits)


def _vector(numbers: Iterable[int]) -> Ints:
    return np.array(list(numbers), np.int64)


def _lists(rows: Sequence[Sequence[int]]) -> tuple[Ints, Ints]:
    """Where each of some lists begins, and where the last one ends; the lists, one after the other."""
    return _vector(accumulate(map(len, rows), initial=0)), _vector(chain.from_iterable(rows))


@lru_cache(maxsize=8)
def _masks(size: int) -> Masks:
    """What there is to know of the masks of a size."""
    counts = _vector(mask.bit_count() for mask in range(1 << size))
    nothing = _vector(())
    if size > 9:  # no relations and no sums
        return Masks(counts, nothing, nothing, nothing, nothing, nothing)
    lowest = [(mask & -mask).bit_length() for mask in range(1 << size)]
    highest = [mask.bit_length() for mask in range(1 << size)]
    values = range(1, size + 1)
    holds: list[Callable[[int, int], bool]] = [
        lambda v, w: v < w,
        lambda v, w: v > w,
        lambda v, w: abs(v - w) == 1,
        lambda v, w: abs(v - w) != 1,
        lambda v, w: v == 2 * w or w == 2 * v,
        lambda v, w: abs(v - w) != 1 and v != 2 * w and w != 2 * v,
    ]
    unions = np.zeros((len(holds), 1 << size), dtype=np.int64)
    for table, test in zip(unions, holds, strict=True):
        for v in values:
            bit = 1 << v - 1
            table[bit : 2 * bit] = table[:bit] | sum(1 << w - 1 for w in values if test(v, w))
    masks: list[list[int]] = [[] for _ in range((size + 1) * (LARGEST_SUM + 1))]
    for mask in range(1 << size):
        total = sum(v for v in values if mask >> v - 1 & 1)
        masks[mask.bit_count() * (LARGEST_SUM + 1) + total].append(mask)
    return Masks(counts, _vector(lowest), _vector(highest), unions.ravel(), *_lists(masks))


def bare(size: int, houses: Sequence[Sequence[int]], different: Sequence[tuple[int, int]] = ()) -> Model:
    """The model of a grid in which each house holds each value once and the pairs of cells in ``different`` differ."""
    count = size * size
    member = np.zeros((len(houses), count), dtype=np.float32)
    member[np.arange(len(houses))[:, None], np.array(houses)] = 1
    apart = (member.T @ member) > 0
    sparse = False
    for a, b in different:
        if not apart[a, b]:
            apart[a, b] = apart[b, a] = sparse = True
    np.fill_diagonal(apart, False)
    peers_at, peers = _lists([np.flatnonzero(row).tolist() for row in apart])
    sees = apart.ravel().astype(np.int64)
    cells = _vector(chain.from_iterable(houses))
    known = Houses(len(houses), cells, _bits(houses, count), peers_at, peers, sees, sparse)
    return Model(size, _masks(size), known, _ties(count, (), (), ()))


def tied(
    model: Model, relations: Sequence[Relation] = (), sums: Sequence[Sum] = (), domains: Sequence[Domain] = ()
) -> Model:
    """A bare model with further constraints, for sizes up to 9."""
    return model.tied(_ties(model.cells, relations, sums, domains))


def _ties(count: int, relations: Sequence[Relation], sums: Sequence[Sum], domains: Sequence[Domain]) -> Ties:
    directed: list[list[int]] = [[] for _ in range(count)]
    for first, second, relation, mark in relations:
        directed[first] += (second, relation, mark)
        directed[second] += (first, _CONVERSE.get(relation, relation), mark)
    cells = [each.cells for each in sums]
    return Ties(
        len(sums),
        _bits(cells, count),
        _vector(each.kind for each in sums),
        _vector(each.value for each in sums),
        _vector(each.mark for each in sums),
        *_lists(cells),
        *_lists(directed),
        _vector(chain.from_iterable(domains)),
    )


workspace: Final = lru_cache(maxsize=8)(Workspace)
