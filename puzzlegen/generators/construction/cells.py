"""Fills and thins number-placement grids of any layout: a search over the candidate mask of each cell.

The mask of a cell has bit v - 1 set while it may still hold the value v. Masks are narrowed by naked and hidden
singles, by tables of which neighbours two cells may be, and by sums; where nothing follows, the cell with the fewest
candidates is tried. Work is budgeted in *nodes* (trials), never in seconds.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate, chain
from typing import Final, NamedTuple

import numpy as np

from puzzlegen.generators.construction.dice import Ints, below
from puzzlegen.kernels import lean_kernel

# What a search can end with.
NONE: Final = 0  # there is no filling, or none but the known one
FOUND: Final = 1
LIMIT: Final = -1  # the nodes ran out: nothing is known

# Relations: what the value w of the second cell may be, the value of the first one being v.
LESS: Final = 0  # v < w
GREATER: Final = 1  # v > w
CONSECUTIVE: Final = 2
APART: Final = 3  # not consecutive
DOUBLE: Final = 4  # one is twice the other
UNRELATED: Final = 5  # neither consecutive nor double

_CONVERSE: Final = {LESS: GREATER, GREATER: LESS}  # the others are symmetric

# Kinds of sums.
CAGE: Final = 0  # all different, and adding up to the value
TOTAL: Final = 1  # adding up to the value
ARROW: Final = 2  # the first cell is the sum of the others
SANDWICH: Final = 3  # what lies between the lowest and the highest value of a line adds up to the value

LARGEST_SUM: Final = 61  # sets of sums are kept as the bits of an int64
_ALL_SUMS: Final = (1 << LARGEST_SUM + 1) - 1

# A model is one vector: numbers and positions in this order, then the tables and lists that they point to. (One vector
# compiles in seconds and costs nothing to hand on; a tuple of arrays is dear in both.) A position "AT" belongs to a
# table of the beginnings of consecutive lists, one more than there are lists.
_SIZE: Final = 0
_CELLS: Final = 1
_HOUSES: Final = 2  # the number of houses
_SUMS: Final = 3  # the number of sums
_HOUSE_CELLS: Final = 4  # size cells for each house
_HOUSES_OF: Final = 5  # by cell: its houses, as bits
_SUMS_OF: Final = 6  # by cell: its sums, as bits
_PEERS_AT: Final = 7  # by cell: the cells that must differ from it
_RELATIONS_AT: Final = 8  # by cell: triples (other cell, table of the relation, mark)
_SUMS_AT: Final = 9  # by sum: kind, value, mark, cells
_DOMAINS_AT: Final = 10  # one list of triples (cell, mask, mark)
_COUNTS: Final = 11  # by mask: the number of its values
_UNIONS: Final = 12  # by relation and mask of the first cell: what the second cell may be
_COMBINATIONS_AT: Final = 13  # by number of values and sum: masks
_PAIRS: Final = 14  # 1 if some cells must differ that share no house
_HEADER: Final = 15

# The desk is the vector in which a search works.
_HOUSES_DUE: Final = 0  # houses to be looked at, as bits
_SUMS_DUE: Final = 1  # sums to be looked at, as bits
_WAITING: Final = 2  # length of the queue
_LINE: Final = 3  # scratch of the sums
_POSSIBLE: Final = 19
_QUEUE: Final = 35  # cells whose change has not been told to their neighbours
_QUEUED: Final = 291  # by cell: 1 for those in the queue
_TRIED: Final = 547  # by depth: the cell tried
_STACK: Final = 804  # by depth: the masks of all cells; those at depth 0 are the result


class Relation(NamedTuple):
    """Ties two cells; ``mark`` is the number of the mark that does so, or -1 for a rule always in force."""

    first: int
    second: int
    relation: int
    mark: int


class Sum(NamedTuple):
    """Ties the sum of some cells, see the kinds above; ``mark`` is the number of its mark."""

    kind: int
    cells: tuple[int, ...]
    value: int
    mark: int


class Domain(NamedTuple):
    """Restricts a cell to the values of a mask; ``mark`` is the number of its mark."""

    cell: int
    mask: int
    mark: int


def _bits(groups: Sequence[Sequence[int]], count: int) -> list[int]:
    """For each of ``count`` cells, the groups it belongs to, as bits."""
    if len(groups) > 62:
        raise ValueError(f"at most 62 groups fit into a word, not {len(groups)}")
    bits = [0] * count
    for number, group in enumerate(groups):
        for cell in group:
            bits[cell] |= 1 << number
    return bits


def _append(
    model: Ints, tables: Mapping[int, Sequence[int] | Ints], lists: Mapping[int, Sequence[Sequence[int]]]
) -> Ints:
    """The model with tables, and tables of lists, added at its end and pointed to from its header."""
    parts: list[Sequence[int] | Ints] = [model]
    position = len(model)
    places = {}
    for place, table in tables.items():
        places[place] = position
        parts.append(table)
        position += len(table)
    for place, rows in lists.items():
        places[place] = position
        ends = list(accumulate(map(len, rows), initial=position + len(rows) + 1))
        parts += [ends, list(chain.from_iterable(rows))]
        position = ends[-1]
    longer = np.concatenate([np.array(part, dtype=np.int64) for part in parts])
    for place, where in places.items():
        longer[place] = where
    return longer


@lru_cache(maxsize=8)
def _empty(size: int) -> Ints:
    """The beginning of all models of a size: an empty header and the tables that hold for the size."""
    header = np.zeros(_HEADER, dtype=np.int64)
    header[_SIZE] = size
    header[_CELLS] = size * size
    counts = np.array([mask.bit_count() for mask in range(1 << size)], dtype=np.int64)
    if size > 9:  # no relations and no sums
        return _append(header, {_COUNTS: counts}, {})
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
    return _append(header, {_COUNTS: counts, _UNIONS: unions.ravel()}, {_COMBINATIONS_AT: masks})


def bare(size: int, houses: Sequence[Sequence[int]], different: Sequence[tuple[int, int]] = ()) -> Ints:
    """The model of a grid in which each house holds each value once and the pairs of cells in ``different`` differ."""
    count = size * size
    member = np.zeros((len(houses), count), dtype=np.float32)
    member[np.arange(len(houses))[:, None], np.array(houses)] = 1
    apart = (member.T @ member) > 0
    pairs = 0
    for a, b in different:
        if not apart[a, b]:
            apart[a, b] = apart[b, a] = True
            pairs = 1
    np.fill_diagonal(apart, False)
    nothing = [0] * (count + 1)
    model = _append(
        _empty(size),
        {
            _HOUSE_CELLS: list(chain.from_iterable(houses)),
            _HOUSES_OF: _bits(houses, count),
            _SUMS_OF: nothing,
            _RELATIONS_AT: nothing,
            _DOMAINS_AT: nothing,
        },
        {_PEERS_AT: [np.flatnonzero(row).tolist() for row in apart]},
    )
    model[_HOUSES] = len(houses)
    model[_PAIRS] = pairs
    return model


def tied(
    model: Ints, relations: Sequence[Relation] = (), sums: Sequence[Sum] = (), domains: Sequence[Domain] = ()
) -> Ints:
    """A bare model with further constraints, for sizes up to 9."""
    count = int(model[_CELLS])
    unions = int(model[_UNIONS])
    values = 1 << int(model[_SIZE])
    directed: list[list[int]] = [[] for _ in range(count)]
    for first, second, relation, mark in relations:
        directed[first] += (second, unions + values * relation, mark)
        directed[second] += (first, unions + values * _CONVERSE.get(relation, relation), mark)
    longer = _append(
        model,
        {_SUMS_OF: _bits([each.cells for each in sums], count)},
        {
            _RELATIONS_AT: directed,
            _SUMS_AT: [(each.kind, each.value, each.mark, *each.cells) for each in sums],
            _DOMAINS_AT: [list(chain.from_iterable(domains))],
        },
    )
    longer[_SUMS] = len(sums)
    return longer


@lru_cache(maxsize=8)
def desk(size: int) -> Ints:
    """Working space for grids of this size; a search leaves nothing in it that the next one would notice."""
    count = size * size
    return np.zeros(_STACK + (count + 1) * count, dtype=np.int64)


def result(desk: Ints, size: int) -> tuple[int, ...]:
    """The filling that a search left on the desk."""
    return tuple(mask.bit_length() for mask in desk[_STACK : _STACK + size * size].tolist())


@lean_kernel
def _narrow(model: Ints, desk: Ints, masks: int, cell: int, mask: int) -> bool:
    """Give a cell its new mask and note what is to be looked at again; False if no value is left.

    ``masks`` is the position on the desk of the masks of the present depth, here and below.
    """
    desk[masks + cell] = mask
    desk[_HOUSES_DUE] |= model[model[_HOUSES_OF] + cell]
    desk[_SUMS_DUE] |= model[model[_SUMS_OF] + cell]
    at = model[_RELATIONS_AT] + cell
    if desk[_QUEUED + cell] == 0 and (mask & mask - 1 == 0 or model[at] < model[at + 1]):
        desk[_QUEUED + cell] = 1
        desk[_QUEUE + desk[_WAITING]] = cell
        desk[_WAITING] += 1
    return bool(mask != 0)


@lean_kernel
def _cage(model: Ints, desk: Ints, masks: int, begin: int, end: int, value: int) -> bool:
    """Narrow the cells of a cage to the combinations of values that still fit."""
    settled = 0
    union = 0
    for i in range(begin, end):
        mask = desk[masks + model[i]]
        union |= mask
        if mask & mask - 1 == 0:
            if settled & mask:
                return False
            settled |= mask
    possible = 0
    at = model[_COMBINATIONS_AT] + (end - begin) * (LARGEST_SUM + 1) + value
    for j in range(model[at], model[at + 1]):
        combination = model[j]
        if combination & settled == settled and combination & union == combination:
            fits = True
            for i in range(begin, end):
                if desk[masks + model[i]] & combination == 0:
                    fits = False
                    break
            if fits:
                possible |= combination
    for i in range(begin, end):
        cell = model[i]
        mask = desk[masks + cell]
        narrowed = mask & possible
        if mask & mask - 1:
            narrowed &= ~settled
        if narrowed != mask and not _narrow(model, desk, masks, cell, narrowed):
            return False
    return True


@lean_kernel
def _total(model: Ints, desk: Ints, masks: int, begin: int, end: int, value: int, arrow: bool) -> bool:
    """Narrow the addends of a sum, and the circle of an arrow, to the values that reach it."""
    size = model[_SIZE]
    first = begin + 1 if arrow else begin
    sums = 1  # what the addends so far can add up to, as bits; _LINE keeps it for each addend
    for i in range(first, end):
        desk[_LINE + i - first] = sums
        mask = desk[masks + model[i]]
        longer = 0
        for v in range(1, size + 1):
            if mask >> v - 1 & 1:
                longer |= sums << v
        sums = longer & _ALL_SUMS
    if arrow:
        circle = model[begin]
        wanted = desk[masks + circle] << 1 & sums
        if desk[masks + circle] != wanted >> 1 and not _narrow(model, desk, masks, circle, wanted >> 1):
            return False
    else:
        wanted = 1 << value & sums
    for i in range(end - 1, first - 1, -1):
        mask = desk[masks + model[i]]
        narrowed = 0
        shorter = 0
        for v in range(1, size + 1):
            if mask >> v - 1 & 1:
                before = wanted >> v & desk[_LINE + i - first]
                if before:
                    narrowed |= 1 << v - 1
                    shorter |= before
        wanted = shorter
        if narrowed != mask and not _narrow(model, desk, masks, model[i], narrowed):
            return False
    return True


@lean_kernel
def _sandwich(model: Ints, desk: Ints, masks: int, begin: int, value: int) -> bool:
    """Narrow a line to the places of its lowest and highest value, and the fillings between, that still fit."""
    size = model[_SIZE]
    low = 1
    high = 1 << size - 1
    filling = (1 << size) - 1 - low - high
    for i in range(size):
        desk[_LINE + i] = desk[masks + model[begin + i]]
        desk[_POSSIBLE + i] = 0
    for i in range(size):
        if desk[_LINE + i] & (low | high) == 0:
            continue
        for j in range(i + 1, size):
            left = 0
            right = 0
            if desk[_LINE + i] & low and desk[_LINE + j] & high:
                left |= low
                right |= high
            if desk[_LINE + i] & high and desk[_LINE + j] & low:
                left |= high
                right |= low
            if left == 0:
                continue
            at = model[_COMBINATIONS_AT] + (j - i - 1) * (LARGEST_SUM + 1) + value
            for k in range(model[at], model[at + 1]):
                inside = model[k]
                if inside & filling != inside:
                    continue
                outside = filling & ~inside
                union = 0
                fits = True
                for m in range(size):
                    if m != i and m != j:
                        mask = desk[_LINE + m] & (inside if i < m < j else outside)
                        union |= mask
                        if mask == 0:
                            fits = False
                            break
                if fits and union == filling:
                    for m in range(size):
                        desk[_POSSIBLE + m] |= inside if i < m < j else outside
                    desk[_POSSIBLE + i] |= left
                    desk[_POSSIBLE + j] |= right
    for i in range(size):
        narrowed = desk[_LINE + i] & desk[_POSSIBLE + i]
        if narrowed != desk[_LINE + i] and not _narrow(model, desk, masks, model[begin + i], narrowed):
            return False
    return True


@lean_kernel
def _tell(model: Ints, desk: Ints, masks: int, active: Ints) -> bool:
    """Work the queue off: tell peers of settled cells, and neighbours what a changed cell leaves them."""
    while desk[_WAITING] > 0:
        desk[_WAITING] -= 1
        cell = desk[_QUEUE + desk[_WAITING]]
        desk[_QUEUED + cell] = 0
        mask = desk[masks + cell]
        if mask & mask - 1 == 0:
            at = model[_PEERS_AT] + cell
            for i in range(model[at], model[at + 1]):
                other = desk[masks + model[i]]
                if other & mask and not _narrow(model, desk, masks, model[i], other & ~mask):
                    return False
        at = model[_RELATIONS_AT] + cell
        for i in range(model[at], model[at + 1], 3):
            mark = model[i + 2]
            if mark < 0 or active[mark]:
                other = desk[masks + model[i]]
                narrowed = other & model[model[i + 1] + mask]
                if narrowed != other and not _narrow(model, desk, masks, model[i], narrowed):
                    return False
    return True


@lean_kernel
def _hidden(model: Ints, desk: Ints, masks: int, house: int) -> bool:
    """Settle the cells of a house that alone can take some value; False if a value has no place."""
    size = model[_SIZE]
    begin = model[_HOUSE_CELLS] + house * size
    once = 0
    twice = 0
    for i in range(begin, begin + size):
        mask = desk[masks + model[i]]
        twice |= once & mask
        once |= mask
    if once != (1 << size) - 1:
        return False
    alone = once & ~twice
    if alone:
        for i in range(begin, begin + size):
            mask = desk[masks + model[i]]
            if mask & alone and mask & mask - 1:
                mask &= alone
                if mask & mask - 1:
                    return False
                _narrow(model, desk, masks, model[i], mask)
    return True


@lean_kernel
def _sum(model: Ints, desk: Ints, masks: int, active: Ints, number: int) -> bool:
    """Narrow the cells of one sum."""
    at = model[_SUMS_AT] + number
    begin = model[at] + 3
    end = model[at + 1]
    kind = model[begin - 3]
    value = model[begin - 2]
    if active[model[begin - 1]] == 0:
        return True
    if kind == CAGE:
        return bool(_cage(model, desk, masks, begin, end, value))
    if kind == SANDWICH:
        return bool(_sandwich(model, desk, masks, begin, value))
    return bool(_total(model, desk, masks, begin, end, value, kind == ARROW))


@lean_kernel
def _settle(model: Ints, desk: Ints, masks: int, active: Ints) -> bool:
    """Narrow until nothing changes any more; False on a contradiction."""
    while True:
        if not _tell(model, desk, masks, active):
            return False
        if desk[_HOUSES_DUE]:
            for house in range(model[_HOUSES]):
                if desk[_HOUSES_DUE] >> house & 1:
                    desk[_HOUSES_DUE] &= ~(1 << house)
                    if not _hidden(model, desk, masks, house):
                        return False
                    if desk[_WAITING] > 0:
                        break
        elif desk[_SUMS_DUE]:
            for number in range(model[_SUMS]):
                if desk[_SUMS_DUE] >> number & 1:
                    desk[_SUMS_DUE] &= ~(1 << number)
                    if not _sum(model, desk, masks, active, number):
                        return False
                    if desk[_HOUSES_DUE] or desk[_WAITING] > 0:
                        break
        elif desk[_WAITING] == 0:
            return True


@lean_kernel
def _clear(desk: Ints) -> None:
    """Forget what is to be looked at, after a contradiction."""
    for i in range(desk[_WAITING]):
        desk[_QUEUED + desk[_QUEUE + i]] = 0
    desk[_HOUSES_DUE] = 0
    desk[_SUMS_DUE] = 0
    desk[_WAITING] = 0


@lean_kernel
def _fewest(model: Ints, desk: Ints, masks: int) -> int:
    """The first cell with the fewest candidates above one, or -1 if all are settled."""
    best = -1
    fewest = model[_SIZE] + 1
    for cell in range(model[_CELLS]):
        count = model[model[_COUNTS] + desk[masks + cell]]
        if 1 < count < fewest:
            best = cell
            fewest = count
            if count == 2:
                break
    return best


@lean_kernel
def _candidate(model: Ints, mask: int, known: int, near: bool, dice: Ints) -> int:
    """A candidate of a cell as a mask: the value of the known filling if it is to be near it, else a random other."""
    if known > 0:
        bit = 1 << known - 1
        if near and mask & bit:
            return bit
        mask &= ~bit
    for _ in range(below(dice, model[model[_COUNTS] + mask])):
        mask &= mask - 1
    return int(mask & -mask)


@lean_kernel
def _differs(model: Ints, desk: Ints, masks: int, known: Ints) -> bool:
    """Whether a settled grid is another one than the known filling."""
    for cell in range(model[_CELLS]):  # noqa: SIM110 (numba has no generator expressions)
        if known[cell] == 0 or desk[masks + cell] != 1 << known[cell] - 1:
            return True
    return False


@lean_kernel
def _begin(model: Ints, desk: Ints, givens: Ints, active: Ints) -> bool:
    """Lay out the masks that givens and marks on single cells leave; False if they contradict each other."""
    size = model[_SIZE]
    count = model[_CELLS]
    full = (1 << size) - 1
    for cell in range(count):
        desk[_STACK + cell] = full
    for begin in range(model[_HOUSE_CELLS], model[_HOUSE_CELLS] + size * model[_HOUSES], size):
        used = 0
        for i in range(begin, begin + size):
            given = givens[model[i]]
            if given:
                used |= 1 << given - 1
        if used:
            for i in range(begin, begin + size):
                desk[_STACK + model[i]] &= ~used
    at = model[_DOMAINS_AT]
    for i in range(model[at], model[at + 1], 3):
        if active[model[i + 2]]:
            desk[_STACK + model[i]] &= model[i + 1]
    desk[_HOUSES_DUE] = (1 << model[_HOUSES]) - 1
    desk[_SUMS_DUE] = (1 << model[_SUMS]) - 1
    desk[_WAITING] = 0
    for cell in range(count):
        desk[_QUEUED + cell] = 0
        at = model[_RELATIONS_AT] + cell
        tell = model[at] < model[at + 1]
        if givens[cell]:
            desk[_STACK + cell] = 1 << givens[cell] - 1
            tell |= model[_PAIRS] != 0
        else:
            mask = desk[_STACK + cell]
            if mask == 0:
                return False
            tell |= mask & mask - 1 == 0
        if tell:
            desk[_QUEUED + cell] = 1
            desk[_QUEUE + desk[_WAITING]] = cell
            desk[_WAITING] += 1
    return True


@lean_kernel
def search(
    model: Ints, desk: Ints, givens: Ints, active: Ints, forbidden: int, known: Ints, limit: int, dice: Ints
) -> int:
    """Look for a filling other than the known one.

    Args:
        model: the constraints.
        desk: working space; holds the filling found, see `result`.
        givens: (cells,) values, 0 for an empty cell.
        active: (marks,) 0 for the marks that are left out.
        forbidden: a cell that must not hold its known value, or -1.
        known: (cells,) a filling that does not count, or zeros.
        limit: how many nodes may be spent; with 0 the constraints alone must decide.
        dice: state of the random numbers, which choose among candidates.

    Returns:
        FOUND, NONE, or LIMIT when the nodes ran out.
    """
    cells = model[_CELLS]
    alive = _begin(model, desk, givens, active)
    if forbidden >= 0 and alive:
        alive = _narrow(model, desk, _STACK, forbidden, desk[_STACK + forbidden] & ~(1 << known[forbidden] - 1))
    depth = 0
    nodes = 0
    while True:
        masks = _STACK + depth * cells
        if alive and _settle(model, desk, masks, active):
            cell = _fewest(model, desk, masks)
            if cell >= 0:
                nodes += 1
                if nodes > limit:
                    return LIMIT
                # Other fillings mostly differ in few cells: once one differs, the rest is tried near the known one.
                near = depth > 0 or forbidden >= 0
                bit = _candidate(model, desk[masks + cell], known[cell], near, dice)
                desk[_TRIED + depth] = cell
                for i in range(masks, masks + cells):
                    desk[i + cells] = desk[i]
                desk[masks + cell] &= ~bit
                depth += 1
                alive = _narrow(model, desk, masks + cells, cell, bit)
                continue
            if _differs(model, desk, masks, known):
                for i in range(cells):
                    desk[_STACK + i] = desk[masks + i]
                return FOUND
        else:
            _clear(desk)
        if depth == 0:
            return NONE
        depth -= 1
        cell = desk[_TRIED + depth]
        masks -= cells
        alive = _narrow(model, desk, masks, cell, desk[masks + cell])


@lean_kernel
def fill(model: Ints, desk: Ints, nothing: Ints, active: Ints, limit: int, restarts: int, dice: Ints) -> bool:
    """Fill an empty grid at random; starts again whenever ``limit`` nodes were in vain.

    ``nothing`` is (cells,) zeros; the filling is left on the desk, see `result`.
    """
    for _ in range(restarts):  # noqa: SIM110 (numba has no generator expressions)
        if search(model, desk, nothing, active, -1, nothing, limit, dice) == FOUND:
            return True
    return False


@lean_kernel
def _drop(givens: Ints, active: Ints, order: Ints, begin: int, end: int) -> None:
    """Take these clues out."""
    for i in range(begin, end):
        if order[i] < len(givens):
            givens[order[i]] = 0
        else:
            active[order[i] - len(givens)] = 0


@lean_kernel
def _restore(solution: Ints, givens: Ints, active: Ints, order: Ints, begin: int, end: int) -> None:
    """Put these clues back."""
    for i in range(begin, end):
        if order[i] < len(givens):
            givens[order[i]] = solution[order[i]]
        else:
            active[order[i] - len(givens)] = 1


@lean_kernel
def _agrees(givens: Ints, other: Ints) -> bool:
    """Whether a filling agrees with the givens."""
    for cell in range(len(givens)):  # noqa: SIM110 (numba has no generator expressions)
        if givens[cell] and givens[cell] != other[cell]:
            return False
    return True


@lean_kernel
def thin(
    model: Ints,
    desk: Ints,
    solution: Ints,
    givens: Ints,
    active: Ints,
    order: Ints,
    limit: int,
    other: Ints,
    dice: Ints,
) -> int:
    """Drop clues in the given order wherever the solution stays the only one.

    The outcome is the same as with one clue at a time: when several at once can go, each of them can.

    Args:
        model: the constraints.
        desk: working space.
        solution: (cells,) the one filling.
        givens: (cells,) changed in place.
        active: (marks,) changed in place.
        order: the clues to try: a cell for its given, or (number of cells) + mark; givens come first. Changed in place.
        limit: how many nodes each proof of uniqueness may take; with 0, singles and single marks must suffice.
        other: (cells,) scratch.
        dice: state of the random numbers.

    Returns:
        How many clues were kept only because the nodes ran out; they are now the first ones of ``order``.
    """
    count = len(solution)
    undecided = 0
    begin = 0
    stride = 1
    other[0] = 0  # whether ``other`` holds a filling that the present marks allow: symbols start at 1
    while begin < len(order):
        end = min(begin + stride, len(order))
        _drop(givens, active, order, begin, end)
        if other[0] > 0 and _agrees(givens, other):
            outcome = FOUND
        else:
            forbidden = -1
            if stride == 1 and limit > 0 and order[begin] < count:
                forbidden = order[begin]
            outcome = search(model, desk, givens, active, forbidden, solution, limit, dice)
            if outcome == FOUND and order[end - 1] < count:
                for cell in range(count):
                    value = 1
                    while desk[_STACK + cell] >> value:
                        value += 1
                    other[cell] = value
        if outcome == NONE:
            begin = end
            stride *= 2
        else:
            _restore(solution, givens, active, order, begin, end)
            if stride > 1:
                stride //= 2
            else:
                if outcome == LIMIT:
                    order[undecided] = order[begin]
                    undecided += 1
                begin += 1
    return undecided
