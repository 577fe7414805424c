"""Draws conclusions about a number-placement grid of any layout: kernels that narrow what its cells may hold.

Cells are numbered row by row; the mask of a cell has bit v - 1 set while it may still hold the value v. ``masks`` says
where the masks of the present depth begin in the stack of a `Workspace`.
"""

from array import array
from typing import Final, NamedTuple

from puzzlegen.kernels.arrays import Ints

# Kinds of sums.
CAGE: Final = 0  # all different, and adding up to the value
TOTAL: Final = 1  # adding up to the value
ARROW: Final = 2  # the first cell is the sum of the others
SANDWICH: Final = 3  # what lies between the lowest and the highest value of a line adds up to the value

# How much is concluded before anything is tried.
PLAIN: Final = 0  # naked and hidden singles, relations of two cells, the extremes of sums
COMBINED: Final = 1  # also all ways to make a sum
PAIRED: Final = 2  # also locked candidates, naked and hidden pairs

LARGEST_SUM: Final = 61  # sets of sums are kept as the bits of a word
_ALL_SUMS: Final = (1 << LARGEST_SUM + 1) - 1

_MOST_VALUES: Final = 16


class Masks(NamedTuple):
    """What there is to know of the masks of a size; without relations and sums, ``counts`` alone.

    Attributes:
        counts: by mask, the number of its values.
        lowest: by mask, its least value.
        highest: by mask, its greatest value.
        unions: by relation and mask of one cell, what the other one may be.
        combinations_at: by number of values and sum, where the masks that make it begin; one more than there are.
        combinations: the masks.
    """

    counts: Ints
    lowest: Ints
    highest: Ints
    unions: Ints
    combinations_at: Ints
    combinations: Ints


class Houses(NamedTuple):
    """Sets of cells that hold each value once.

    Attributes:
        number: how many houses.
        cells: of each house, as many as there are values.
        of: by cell, its houses, as bits.
        peers_at: by cell, where the cells begin that must differ from it; one more than there are.
        peers: these cells.
        sees: by cell and cell, 1 if they must differ.
        sparse: True if some cells must differ that share no house.
    """

    number: int
    cells: Ints
    of: Ints
    peers_at: Ints
    peers: Ints
    sees: Ints
    sparse: bool


class Ties(NamedTuple):
    """What marks, or rules about absent marks, say about cells. The mark of a rule is -1.

    Attributes:
        sums: how many sums there are.
        sums_of: by cell, its sums, as bits.
        sum_kinds: by sum, CAGE, TOTAL, ARROW or SANDWICH.
        sum_values: by sum, what it adds up to.
        sum_marks: by sum, its mark.
        summed_at: by sum, where its cells begin; one more than there are.
        summed: these cells.
        relations_at: by cell, where its relations begin; one more than there are.
        relations: triples of another cell, the relation, its mark.
        domains: triples of a cell, the mask that it may hold, the mark.
    """

    sums: int
    sums_of: Ints
    sum_kinds: Ints
    sum_values: Ints
    sum_marks: Ints
    summed_at: Ints
    summed: Ints
    relations_at: Ints
    relations: Ints
    domains: Ints


class Model:
    """The constraints of a grid, and how much is concluded from them.

    Its attributes are those of `Masks`, `Houses` and `Ties`, for kernels to read.
    """

    def __init__(self, size: int, masks: Masks, houses: Houses, ties: Ties, logic: int = COMBINED) -> None:
        self.size = size
        self.cells = size * size
        self.logic = logic
        self._parts = masks, houses, ties
        self.counts, self.lowest, self.highest, self.unions, self.combinations_at, self.combinations = masks
        self.houses, self.house_cells, self.houses_of, self.peers_at, self.peers, self.sees, self.sparse = houses
        self.sums, self.sums_of, self.sum_kinds, self.sum_values, self.sum_marks, self.summed_at, self.summed = ties[:7]
        self.relations_at, self.relations, self.domains = ties[7:]

    def concluding(self, logic: int) -> "Model":
        """The same model with another amount of logic."""
        return Model(self.size, *self._parts, logic)

    def tied(self, ties: Ties) -> "Model":
        """The same model with other marks."""
        return Model(self.size, self._parts[0], self._parts[1], ties, self.logic)


class Workspace:
    """What a search works in; it leaves nothing there that the next one would notice.

    Attributes:
        houses_due: houses to be looked at, as bits.
        sums_due: sums to be looked at, as bits.
        waiting: the length of the queue.
        queue: cells whose change has not been told to their neighbours.
        queued: by cell, 1 for those in the queue.
        line: scratch for the cells of a house or of a sum.
        possible: likewise.
        tried: by depth, the cell that was tried.
        stack: by depth, the masks of all cells; those at depth 0 are the result.
    """

    def __init__(self, size: int) -> None:
        self.cells = size * size
        self.houses_due = self.sums_due = self.waiting = 0
        self.queue, self.queued, self.tried = (array("q", bytes(8 * (self.cells + 1))) for _ in range(3))
        self.line, self.possible = (array("q", bytes(8 * _MOST_VALUES)) for _ in range(2))
        self.stack = array("q", bytes(8 * (self.cells + 1) * self.cells))

    def left(self) -> tuple[int, ...]:
        """The masks that a search left to the cells."""
        return tuple([self.stack[cell] for cell in range(self.cells)])

    def filling(self) -> tuple[int, ...]:
        """The filling that a search left."""
        return tuple([self.stack[cell].bit_length() for cell in range(self.cells)])


def narrow(model: Model, work: Workspace, masks: int, cell: int, mask: int) -> bool:
    """Give a cell its new mask and note what is to be looked at again; False if no value is left."""
    work.stack[masks + cell] = mask
    work.houses_due |= model.houses_of[cell]
    work.sums_due |= model.sums_of[cell]
    if work.queued[cell] == 0 and (mask & mask - 1 == 0 or model.relations_at[cell] < model.relations_at[cell + 1]):
        work.queued[cell] = 1
        work.queue[work.waiting] = cell
        work.waiting += 1
    return mask != 0


def _bounds(model: Model, work: Workspace, masks: int, begin: int, end: int, value: int, arrow: bool) -> bool:
    """Narrow the parts of a sum, and the circle of an arrow, to what the extremes of the others leave."""
    size = model.size
    first = begin + 1 if arrow else begin
    least = 0
    most = 0
    for i in range(first, end):
        mask = work.stack[masks + model.summed[i]]
        least += model.lowest[mask]
        most += model.highest[mask]
    low = value
    high = value
    if arrow:
        mask = work.stack[masks + model.summed[begin]]
        low = max(least, model.lowest[mask])
        high = min(most, model.highest[mask])
    if low > most or high < least or low > high:
        return False
    for i in range(begin, end):
        mask = work.stack[masks + model.summed[i]]
        if i < first:
            bottom = low
            top = high
        else:
            bottom = max(1, low - most + model.highest[mask])
            top = min(size, high - least + model.lowest[mask])
        if bottom > top:
            return False
        narrowed = mask & (1 << top) - (1 << bottom - 1)
        if narrowed != mask and not narrow(model, work, masks, model.summed[i], narrowed):
            return False
    return True


def _sandwich_bounds(model: Model, work: Workspace, masks: int, begin: int, value: int) -> bool:
    """Where the lowest and the highest value of a line are settled, narrow what lies between by its extremes."""
    size = model.size
    first = -1
    for i in range(begin, begin + size):
        mask = work.stack[masks + model.summed[i]]
        if mask == 1 or mask == 1 << size - 1:
            if first >= 0:
                return _bounds(model, work, masks, first + 1, i, value, False)
            first = i
    return True


def _apart(model: Model, work: Workspace, masks: int, begin: int, end: int) -> bool:
    """Take the values of the settled cells of a cage from its other cells."""
    settled = 0
    for i in range(begin, end):
        mask = work.stack[masks + model.summed[i]]
        if mask & mask - 1 == 0:
            if settled & mask:
                return False
            settled |= mask
    for i in range(begin, end):
        mask = work.stack[masks + model.summed[i]]
        if mask & mask - 1 and mask & settled and not narrow(model, work, masks, model.summed[i], mask & ~settled):
            return False
    return True


def _cage(model: Model, work: Workspace, masks: int, begin: int, end: int, value: int) -> bool:
    """Narrow the cells of a cage to the combinations of values that still fit."""
    settled = 0
    union = 0
    for i in range(begin, end):
        mask = work.stack[masks + model.summed[i]]
        union |= mask
        if mask & mask - 1 == 0:
            settled |= mask
    possible = 0
    at = (end - begin) * (LARGEST_SUM + 1) + value
    for j in range(model.combinations_at[at], model.combinations_at[at + 1]):
        combination = model.combinations[j]
        if combination & settled == settled and combination & union == combination:
            fits = True
            for i in range(begin, end):
                if work.stack[masks + model.summed[i]] & combination == 0:
                    fits = False
                    break
            if fits:
                possible |= combination
    for i in range(begin, end):
        mask = work.stack[masks + model.summed[i]]
        if mask & ~possible and not narrow(model, work, masks, model.summed[i], mask & possible):
            return False
    return True


def _total(model: Model, work: Workspace, masks: int, begin: int, end: int, value: int, arrow: bool) -> bool:
    """Narrow the addends of a sum, and the circle of an arrow, to the values that reach it."""
    size = model.size
    first = begin + 1 if arrow else begin
    one = sums = 1  # what the addends so far can add up to, as bits; LINE keeps it for each addend
    for i in range(first, end):
        work.line[i - first] = sums
        mask = work.stack[masks + model.summed[i]]
        longer = 0
        for v in range(1, size + 1):
            if mask >> v - 1 & 1:
                longer |= sums << v
        sums = longer & _ALL_SUMS
    if arrow:
        circle = model.summed[begin]
        wanted = work.stack[masks + circle] << 1 & sums
        if work.stack[masks + circle] != wanted >> 1 and not narrow(model, work, masks, circle, wanted >> 1):
            return False
    else:
        wanted = one << value & sums
    for i in range(end - 1, first - 1, -1):
        mask = work.stack[masks + model.summed[i]]
        narrowed = 0
        shorter = 0
        for v in range(1, size + 1):
            if mask >> v - 1 & 1:
                before = wanted >> v & work.line[i - first]
                if before:
                    narrowed |= 1 << v - 1
                    shorter |= before
        wanted = shorter
        if narrowed != mask and not narrow(model, work, masks, model.summed[i], narrowed):
            return False
    return True


def _sandwich(model: Model, work: Workspace, masks: int, begin: int, value: int) -> bool:
    """Narrow a line to the places of its lowest and highest value, and the fillings between, that still fit."""
    size = model.size
    low = 1
    high = 1 << size - 1
    filling = (1 << size) - 1 - low - high
    for i in range(size):
        work.line[i] = work.stack[masks + model.summed[begin + i]]
        work.possible[i] = 0
    for i in range(size):
        if work.line[i] & (low | high) == 0:
            continue
        for j in range(i + 1, size):
            left = 0
            right = 0
            if work.line[i] & low and work.line[j] & high:
                left |= low
                right |= high
            if work.line[i] & high and work.line[j] & low:
                left |= high
                right |= low
            if left == 0:
                continue
            at = (j - i - 1) * (LARGEST_SUM + 1) + value
            for k in range(model.combinations_at[at], model.combinations_at[at + 1]):
                inside = model.combinations[k]
                if inside & filling != inside:
                    continue
                outside = filling & ~inside
                union = 0
                fits = True
                for m in range(size):
                    if m != i and m != j:
                        mask = work.line[m] & (inside if i < m < j else outside)
                        union |= mask
                        if mask == 0:
                            fits = False
                            break
                if fits and union == filling:
                    for m in range(size):
                        work.possible[m] |= inside if i < m < j else outside
                    work.possible[i] |= left
                    work.possible[j] |= right
    for i in range(size):
        narrowed = work.line[i] & work.possible[i]
        if narrowed != work.line[i] and not narrow(model, work, masks, model.summed[begin + i], narrowed):
            return False
    return True


def add_up(model: Model, work: Workspace, masks: int, active: Ints, number: int) -> bool:
    """Narrow the cells of one sum."""
    begin = model.summed_at[number]
    end = model.summed_at[number + 1]
    kind = model.sum_kinds[number]
    value = model.sum_values[number]
    if active[model.sum_marks[number]] == 0:
        return True
    if kind == CAGE and not _apart(model, work, masks, begin, end):
        return False
    if model.logic == PLAIN:
        if kind == SANDWICH:
            return _sandwich_bounds(model, work, masks, begin, value)
        return _bounds(model, work, masks, begin, end, value, kind == ARROW)
    if kind == CAGE:
        return _cage(model, work, masks, begin, end, value)
    if kind == SANDWICH:
        return _sandwich(model, work, masks, begin, value)
    return _total(model, work, masks, begin, end, value, kind == ARROW)


def _tell(model: Model, work: Workspace, masks: int, active: Ints) -> bool:
    """Work the queue off: tell peers of settled cells, and neighbours what a changed cell leaves them."""
    while work.waiting > 0:
        work.waiting -= 1
        cell = work.queue[work.waiting]
        work.queued[cell] = 0
        mask = work.stack[masks + cell]
        if mask & mask - 1 == 0:
            for i in range(model.peers_at[cell], model.peers_at[cell + 1]):
                other = work.stack[masks + model.peers[i]]
                if other & mask and not narrow(model, work, masks, model.peers[i], other & ~mask):
                    return False
        for i in range(model.relations_at[cell], model.relations_at[cell + 1], 3):
            mark = model.relations[i + 2]
            if mark < 0 or active[mark]:
                other = work.stack[masks + model.relations[i]]
                narrowed = other & model.unions[(model.relations[i + 1] << model.size) + mask]
                if narrowed != other and not narrow(model, work, masks, model.relations[i], narrowed):
                    return False
    return True


def _hidden(model: Model, work: Workspace, masks: int, house: int) -> bool:
    """Settle the cells of a house that alone can take some value; False if a value has no place."""
    size = model.size
    begin = house * size
    once = 0
    twice = 0
    for i in range(begin, begin + size):
        mask = work.stack[masks + model.house_cells[i]]
        twice |= once & mask
        once |= mask
    if once != (1 << size) - 1:
        return False
    alone = once & ~twice
    if alone:
        for i in range(begin, begin + size):
            mask = work.stack[masks + model.house_cells[i]]
            if mask & alone and mask & mask - 1:
                mask &= alone
                if mask & mask - 1:
                    return False
                narrow(model, work, masks, model.house_cells[i], mask)
    return True


def _locked(model: Model, work: Workspace, masks: int, house: int) -> bool:
    """Take each value of a house from all cells that see every place of it there."""
    size = model.size
    begin = house * size
    for value in range(size):
        bit = 1 << value
        places = 0
        settled = False
        for i in range(begin, begin + size):
            mask = work.stack[masks + model.house_cells[i]]
            if mask & bit:
                if mask == bit:
                    settled = True
                work.line[places] = model.house_cells[i]
                places += 1
        if settled or not 1 < places <= size // 2:  # more places are hardly ever seen from one cell
            continue
        for i in range(model.peers_at[work.line[0]], model.peers_at[work.line[0] + 1]):
            cell = model.peers[i]
            mask = work.stack[masks + cell]
            if mask & bit:
                sees = cell * model.cells
                all_seen = True
                for j in range(1, places):
                    if model.sees[sees + work.line[j]] == 0:
                        all_seen = False
                        break
                if all_seen and not narrow(model, work, masks, cell, mask & ~bit):
                    return False
    return True


def _pairs(model: Model, work: Workspace, masks: int, house: int) -> bool:
    """Two cells of a house with the same two values take them; two values with the same two places take these."""
    size = model.size
    begin = house * size
    for i in range(size):
        pair = work.stack[masks + model.house_cells[begin + i]]
        if model.counts[pair] != 2:
            continue
        for j in range(i + 1, size):
            if work.stack[masks + model.house_cells[begin + j]] == pair:
                for k in range(size):
                    cell = model.house_cells[begin + k]
                    mask = work.stack[masks + cell]
                    if k != i and k != j and mask & pair and not narrow(model, work, masks, cell, mask & ~pair):
                        return False
    for value in range(size):
        places = 0
        for i in range(size):
            places |= (work.stack[masks + model.house_cells[begin + i]] >> value & 1) << i
        work.line[value] = places
    for value in range(size):
        places = work.line[value]
        if model.counts[places] != 2:
            continue
        for other in range(value + 1, size):
            if work.line[other] == places:
                pair = 1 << value | 1 << other
                for i in range(size):
                    cell = model.house_cells[begin + i]
                    mask = work.stack[masks + cell]
                    if places >> i & 1 and mask & ~pair and not narrow(model, work, masks, cell, mask & pair):
                        return False
    return True


def _sharpen(model: Model, work: Workspace, masks: int) -> bool:
    """Look once for locked candidates and pairs in every house; False on a contradiction."""
    for house in range(model.houses):
        if not (_locked(model, work, masks, house) and _pairs(model, work, masks, house)):
            return False
    return True


def settle(model: Model, work: Workspace, masks: int, active: Ints) -> bool:
    """Narrow until nothing changes any more; False on a contradiction."""
    one = 1
    while True:
        if not _tell(model, work, masks, active):
            return False
        if work.houses_due:
            for house in range(model.houses):
                if work.houses_due >> house & 1:
                    work.houses_due &= ~(one << house)
                    if not _hidden(model, work, masks, house):
                        return False
                    if work.waiting > 0:
                        break
        elif work.sums_due:
            for number in range(model.sums):
                if work.sums_due >> number & 1:
                    work.sums_due &= ~(one << number)
                    if not add_up(model, work, masks, active, number):
                        return False
                    if work.waiting > 0 or work.houses_due:
                        break
        elif model.logic < PAIRED:
            return True
        elif not _sharpen(model, work, masks):
            return False
        elif work.houses_due == 0:
            return True


def clear(work: Workspace) -> None:
    """Forget what is to be looked at, after a contradiction."""
    for i in range(work.waiting):
        work.queued[work.queue[i]] = 0
    work.houses_due = 0
    work.sums_due = 0
    work.waiting = 0


def begin(model: Model, work: Workspace, givens: Ints, active: Ints) -> bool:
    """Lay out the masks that givens and marks on single cells leave; False if they contradict each other."""
    size = model.size
    count = model.cells
    one = 1
    full = (one << size) - 1
    for cell in range(count):
        work.stack[cell] = full
    for house in range(model.houses):
        first = house * size
        used = 0
        for i in range(first, first + size):
            given = givens[model.house_cells[i]]
            if given:
                used |= 1 << given - 1
        if used:
            for i in range(first, first + size):
                work.stack[model.house_cells[i]] &= ~used
    for cell in range(count):
        if givens[cell]:
            work.stack[cell] = 1 << givens[cell] - 1
    stop = len(model.domains)
    for i in range(0, stop, 3):
        if active[model.domains[i + 2]]:
            work.stack[model.domains[i]] &= model.domains[i + 1]
    work.houses_due = (one << model.houses) - 1
    work.sums_due = (one << model.sums) - 1
    work.waiting = 0
    for cell in range(count):
        work.queued[cell] = 0
        tell = False
        if model.relations_at[cell] < model.relations_at[cell + 1]:
            tell = True
        mask = work.stack[cell]
        if mask == 0:
            return False
        if mask & mask - 1 == 0 and (givens[cell] == 0 or model.sparse):  # the houses of givens have been told
            tell = True
        if tell:
            work.queued[cell] = 1
            work.queue[work.waiting] = cell
            work.waiting += 1
    return True
