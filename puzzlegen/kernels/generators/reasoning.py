"""Reasons about a number-placement grid by named techniques, and remembers what each conclusion rests on.

Every value that is struck from a cell bears the number of the step that struck it. So the steps that something rests on
are found by going back from it, and all others are left out. Assumptions are made on copies, the *levels* of a
`Reasoner`: level 0 is the puzzle, each further one stands on an assumption made on the level before.
"""

from array import array
from typing import Final

from puzzlegen.kernels.arrays import Ints
from puzzlegen.kernels.generators.narrowing import Model, Workspace, add_up, clear

# Techniques, with what a step of the log holds after them.
SUPPOSE: Final = 0  # cell, value
NAKED_SINGLE: Final = 1  # cell, value
HIDDEN_SINGLE: Final = 2  # cell, value, house
LOCKED: Final = 3  # house, value, places in the house as bits
NAKED: Final = 4  # house, values, places
HIDDEN: Final = 5  # house, values, places
FISH: Final = 6  # value, lines, places in them, 1 if the lines are columns
WING: Final = 7  # pivot, two cells, value, 1 if the pivot may hold it, too
FACT: Final = 8  # number
CLASH: Final = (
    9  # what has no way out (see below), which one, value, the step of the assumption, the assumption's number
)

# Facts that are no relations of neighbours.
ADDED: Final = -1
ALLOWED: Final = -2

# What has no way out.
CELL: Final = 0
HOUSE: Final = 1
STATED: Final = 2

WORDS: Final = 6  # to a step
MOST: Final = 6000  # steps
LEVELS: Final = 3
_TRIALS: Final = 400
_ATTEMPTS: Final = 500  # so many assumptions are made before it is given up
_WIDTH: Final = 16  # values
_NEVER: Final = 1 << 40

# How a round of reasoning ends, and how far it goes.
_STUCK: Final = 0
_FOUND: Final = 1
_CLASHED: Final = 2
_PLAIN: Final = 0  # singles, and what is stated
_NAMED: Final = 1  # all techniques
_NESTED: Final = 2  # and further assumptions


class Facts:
    """What a puzzle states besides its houses.

    Attributes:
        number: how many facts.
        at: by fact, where its cells begin; one more than there are.
        cells: these cells.
        relations: by fact, the relation of each of its cells to the next; or `ADDED` or `ALLOWED`.
        terms: by fact, the number of its sum in the model (`ADDED`), or the mask that its cell may hold (`ALLOWED`).
        active: by mark of the model, 1.
    """

    def __init__(self, at: Ints, cells: Ints, relations: Ints, terms: Ints, active: Ints) -> None:
        self.number = len(relations)
        self.at, self.cells, self.relations, self.terms, self.active = at, cells, relations, terms, active


class Reasoner:
    """Memory for reasoning about grids of a size.

    Attributes:
        steps: how many numbers of steps are taken; 0 is that of the givens.
        trials: how many assumptions were refuted.
        attempts: how many were made.
        strikes: how many struck values are kept.
        members: the lines that `_tight` found, as bits.
        masks: by level and cell, the values that are left.
        placed: by level and cell, the step that put its value there, or -1.
        causes: by level, cell and value, the step that struck it.
        wanted: by level and cell, the struck values that something rests on.
        log: by step, the technique and what belongs to it.
        kept: by step, 1 if something rests on it.
        carried: by assumption and cell, the values struck before it that its refutation rests on.
        struck: of each kept value, the step, the cell, the value as a bit.
        line, places, before, relaxed: scratch for a house or the cells of a fact.
    """

    def __init__(self, size: int) -> None:
        cells = size * size
        self.size, self.cells = size, cells
        self.steps = self.trials = self.attempts = self.strikes = self.members = 0
        self.masks, self.placed, self.wanted = (_zeros(LEVELS * cells) for _ in range(3))
        self.causes = _zeros(LEVELS * cells * _WIDTH)
        self.log, self.kept = _zeros(MOST * WORDS), _zeros(MOST)
        self.carried = _zeros(_TRIALS * cells)
        self.struck = _zeros(3 * MOST)
        self.line, self.places, self.before, self.relaxed = (_zeros(_WIDTH) for _ in range(4))

    def taken(self) -> list[tuple[int, ...]]:
        """The kept steps in their order: number, technique, and what belongs to it."""
        return [
            (step, *[self.log[step * WORDS + k] for k in range(WORDS)])
            for step in range(1, self.steps)
            if self.kept[step]
        ]

    def left(self, cell: int) -> int:
        """The values that are left to a cell, as bits."""
        return self.masks[cell]

    def gone(self) -> list[tuple[int, int, int]]:
        """Of values struck by kept steps, those that something rests on: step, cell, value as a bit."""
        return [(self.struck[i], self.struck[i + 1], self.struck[i + 2]) for i in range(0, 3 * self.strikes, 3)]


def _zeros(count: int) -> "array[int]":
    return array("q", bytes(8 * count))


def reason(
    reasoner: Reasoner,
    model: Model,
    work: Workspace,
    facts: Facts,
    givens: Ints,
    solution: Ints,
    goals: Ints,
    needed: int,
    searching: bool,
) -> bool:
    """Reason until enough goals are reached, and keep the steps that they rest on; False if nothing helps.

    Without searching, techniques are applied as far as they go, and what strikes values from the goals' cells is kept.

    Args:
        reasoner: receives the steps.
        model: the constraints.
        work: working space.
        facts: what is stated besides.
        givens: (cells,) values, 0 for an empty cell.
        solution: (cells,) the one filling.
        goals: pairs of a cell and a mask of values to be struck there, or 0 if its value is wanted.
        needed: how many goals are to be reached; with -1, all cells are, as far as techniques and one assumption go.
        searching: True if something may be assumed.
    """
    _begin(reasoner, model, givens)
    if _go(reasoner, model, work, facts, 0, _NAMED, goals, needed) != _FOUND:
        if needed < 0 and searching:
            # one assumption shows how it goes on
            if _try_any(reasoner, model, work, facts, 0, solution, _PLAIN):
                reasoner.kept[reasoner.steps - 1] = 1
            _trace_goals(reasoner, model, work, facts, goals, needed)
            return True
        if not searching:
            _trace_struck(reasoner, model, work, facts, goals)
            return False
        if not _search(reasoner, model, work, facts, solution, goals, needed):
            return False
    _trace_goals(reasoner, model, work, facts, goals, needed)
    return True


def refute(reasoner: Reasoner, model: Model, work: Workspace, facts: Facts, givens: Ints, goal: Ints) -> bool:
    """Assume a value right after the givens, and keep the steps that refute it; False if techniques do not.

    Args:
        reasoner: receives the steps.
        model: the constraints.
        work: working space.
        facts: what is stated besides.
        givens: (cells,) values, 0 for an empty cell.
        goal: a cell and the value as a bit.
    """
    _begin(reasoner, model, givens)
    for effort in range(_PLAIN, _NESTED):
        if _refute(reasoner, model, work, facts, 0, goal[0], _low(goal[1]), effort):
            _trace_goals(reasoner, model, work, facts, goal, 1)
            return True
    return False


def _search(r: Reasoner, model: Model, work: Workspace, facts: Facts, solution: Ints, goals: Ints, needed: int) -> bool:
    """Reach the goals by assumptions where no technique does: first of what they want to be struck, which is short."""
    while True:
        if _go(r, model, work, facts, 0, _PLAIN, goals, needed) == _FOUND:
            return True
        if _try_goals(r, model, work, facts, solution, goals, _PLAIN):
            continue
        before = r.steps
        if _go(r, model, work, facts, 0, _NAMED, goals, needed) == _FOUND:
            return True
        if r.steps > before:
            continue
        if _try_goals(r, model, work, facts, solution, goals, _NAMED):
            continue
        if _try_goals(r, model, work, facts, solution, goals, _NESTED):
            continue
        if _try_any(r, model, work, facts, 0, solution, _PLAIN):
            continue
        if not _try_any(r, model, work, facts, 0, solution, _NESTED):
            return False


def _begin(r: Reasoner, model: Model, givens: Ints) -> None:
    """Lay out what the givens leave."""
    r.steps = 1
    r.trials = r.attempts = r.strikes = 0
    full = (1 << r.size) - 1
    for cell in range(r.cells):
        r.masks[cell] = full
        r.placed[cell] = -1
        for value in range(r.size):
            r.causes[cell * _WIDTH + value] = _NEVER
    for cell in range(r.cells):
        if givens[cell]:
            _place(r, model, 0, cell, givens[cell] - 1, 0)


def _strike(r: Reasoner, level: int, cell: int, mask: int, step: int) -> bool:
    """Take values from a cell; False if it has none of them."""
    at = level * r.cells + cell
    gone = r.masks[at] & mask
    if gone == 0:
        return False
    r.masks[at] &= ~mask
    for value in range(r.size):
        if gone >> value & 1:
            r.causes[at * _WIDTH + value] = step
    return True


def _place(r: Reasoner, model: Model, level: int, cell: int, value: int, step: int) -> None:
    """Put a value into a cell."""
    bit = 1 << value
    r.placed[level * r.cells + cell] = step
    _strike(r, level, cell, ~bit, step)
    for i in range(model.peers_at[cell], model.peers_at[cell + 1]):
        _strike(r, level, model.peers[i], bit, step)


def _note(r: Reasoner, technique: int, one: int, two: int, three: int, four: int) -> int:
    """Number a step; when there are too many, the last one is written over, and `_go` gives up."""
    step = r.steps
    if step < MOST - 1:
        r.steps += 1
    at = step * WORDS
    r.log[at] = technique
    r.log[at + 1] = one
    r.log[at + 2] = two
    r.log[at + 3] = three
    r.log[at + 4] = four
    r.kept[step] = 0
    return step


def _low(mask: int) -> int:
    """The number of the lowest bit."""
    bit = 0
    while not mask >> bit & 1:
        bit += 1
    return bit


def _reached(r: Reasoner, goals: Ints, needed: int) -> bool:
    """True if enough goals are reached."""
    if needed < 0:
        for cell in range(r.cells):
            if r.placed[cell] < 0:
                return False
        return True
    for i in range(0, len(goals), 2):
        if needed and _is_reached(r, goals, i):
            needed -= 1
    return needed == 0


def _is_reached(r: Reasoner, goals: Ints, i: int) -> bool:
    if goals[i + 1]:
        return r.masks[goals[i]] & goals[i + 1] == 0
    return r.placed[goals[i]] >= 0


def _go(
    r: Reasoner, model: Model, work: Workspace, facts: Facts, level: int, effort: int, goals: Ints, needed: int
) -> int:
    """Reason on a level until the goals are reached, or something has no way out, or nothing more follows."""
    while r.steps < MOST - 100:
        if level == 0 and _reached(r, goals, needed):
            return _FOUND
        outcome = _singles(r, model, level)
        if outcome == _STUCK:
            outcome = _read(r, model, work, facts, level)
        if outcome == _CLASHED:
            return _CLASHED
        if outcome == _FOUND:
            continue
        if effort == _PLAIN:
            return _STUCK
        if _locked(r, model, level) or _subset(r, model, level, 2) or _subset(r, model, level, 3):
            continue
        if _fish(r, model, level) or _wing(r, model, level):
            continue
        if effort == _NESTED and _try_any(r, model, work, facts, level, goals, _PLAIN):
            continue
        return _STUCK
    return _STUCK


def _singles(r: Reasoner, model: Model, level: int) -> int:
    """Look once for hidden singles in every house, regions first, and for naked ones in every cell."""
    size = r.size
    base = level * r.cells
    found = _STUCK
    for turn in range(model.houses):
        house = turn + 2 * size
        if house >= model.houses:
            house -= model.houses
        begin = house * size
        once = 0
        twice = 0
        done = 0
        for i in range(begin, begin + size):
            mask = r.masks[base + model.house_cells[i]]
            twice |= once & mask
            once |= mask
            if r.placed[base + model.house_cells[i]] >= 0:
                done |= mask
        missing = ((1 << size) - 1) & ~once
        if missing:
            _note(r, CLASH, HOUSE, house, _low(missing), 0)
            return _CLASHED
        alone = once & ~twice & ~done
        for value in range(size):
            if not alone >> value & 1:
                continue
            only = -1
            for i in range(begin, begin + size):
                if r.masks[base + model.house_cells[i]] >> value & 1:
                    only = model.house_cells[i]
            if only < 0:
                _note(r, CLASH, HOUSE, house, value, 0)
                return _CLASHED
            _place(r, model, level, only, value, _note(r, HIDDEN_SINGLE, only, value, house, 0))
            found = _FOUND
    for cell in range(r.cells):
        mask = r.masks[base + cell]
        if mask == 0:
            _note(r, CLASH, CELL, cell, 0, 0)
            return _CLASHED
        if r.placed[base + cell] < 0 and mask & mask - 1 == 0:
            value = _low(mask)
            _place(r, model, level, cell, value, _note(r, NAKED_SINGLE, cell, value, 0, 0))
            found = _FOUND
    return found


def _read(r: Reasoner, model: Model, work: Workspace, facts: Facts, level: int) -> int:
    """Look once at everything that is stated."""
    found = _STUCK
    base = level * r.cells
    for number in range(facts.number):
        for i in range(facts.at[number], facts.at[number + 1]):
            work.stack[facts.cells[i]] = r.masks[base + facts.cells[i]]
        if not _holds(model, work, facts, number):
            _note(r, CLASH, STATED, number, 0, 0)
            return _CLASHED
        step = -1
        for i in range(facts.at[number], facts.at[number + 1]):
            cell = facts.cells[i]
            gone = r.masks[base + cell] & ~work.stack[cell]
            if gone:
                if step < 0:
                    step = _note(r, FACT, number, 0, 0, 0)
                _strike(r, level, cell, gone, step)
                found = _FOUND
    return found


def _holds(model: Model, work: Workspace, facts: Facts, number: int) -> bool:
    """Narrow the masks of a fact's cells on the working space to what it leaves; False if it leaves nothing."""
    relation = facts.relations[number]
    if relation == ALLOWED:
        only = facts.cells[facts.at[number]]
        work.stack[only] &= facts.terms[number]
        return work.stack[only] != 0
    if relation == ADDED:
        fits = add_up(model, work, 0, facts.active, facts.terms[number])
        clear(work)
        return fits
    converse = 1 - relation if relation < 2 else relation
    last = facts.at[number + 1] - 1
    changed = True
    while changed:
        changed = False
        for i in range(facts.at[number], last):
            one = facts.cells[i]
            other = facts.cells[i + 1]
            right = work.stack[other] & model.unions[(relation << model.size) + work.stack[one]]
            left = work.stack[one] & model.unions[(converse << model.size) + right]
            if left == 0 or right == 0:
                return False
            if left != work.stack[one] or right != work.stack[other]:
                work.stack[one] = left
                work.stack[other] = right
                changed = True
    return True


def _locked(r: Reasoner, model: Model, level: int) -> bool:
    """Take a value of a house from the cells that see all of its places there."""
    size = r.size
    base = level * r.cells
    found = False
    for house in range(model.houses):
        begin = house * size
        for value in range(size):
            places = 0
            count = 0
            for k in range(size):
                if r.masks[base + model.house_cells[begin + k]] >> value & 1:
                    places |= 1 << k
                    r.line[count] = model.house_cells[begin + k]
                    count += 1
            if not 2 <= count <= size // 2:
                continue
            step = -1
            for i in range(model.peers_at[r.line[0]], model.peers_at[r.line[0] + 1]):
                cell = model.peers[i]
                if not r.masks[base + cell] >> value & 1:
                    continue
                sees = True
                for k in range(1, count):
                    if model.sees[cell * r.cells + r.line[k]] == 0:
                        sees = False
                        break
                if sees:
                    if step < 0:
                        step = _note(r, LOCKED, house, value, places, 0)
                    _strike(r, level, cell, 1 << value, step)
            if step >= 0:
                found = True
    return found


def _tight(r: Reasoner, model: Model, line: Ints, count: int) -> int:
    """The union of ``count`` (2 or 3) lines that have just as many bits together while another line shares some.

    0 if there are no such lines; ``members`` receives which they are.
    """
    size = r.size
    for i in range(size):
        if line[i] == 0 or model.counts[line[i]] > count:
            continue
        for j in range(i + 1, size):
            two = line[i] | line[j]
            if line[j] == 0 or model.counts[two] > count:
                continue
            for k in range(j + 1, size if count == 3 else j + 2):
                union = two
                chosen = 1 << i | 1 << j
                if count == 3:
                    union |= line[k]
                    chosen |= 1 << k
                    if line[k] == 0:
                        continue
                if model.counts[union] != count:
                    continue
                for other in range(size):
                    if not chosen >> other & 1 and line[other] & union:
                        r.members = chosen
                        return union
    return 0


def _subset(r: Reasoner, model: Model, level: int, count: int) -> bool:
    """Naked and hidden pairs or triples; where few cells are open, they would be singles or pairs of the other sort."""
    size = r.size
    base = level * r.cells
    for house in range(model.houses):
        begin = house * size
        still_open = 0
        for k in range(size):
            cell = model.house_cells[begin + k]
            r.line[k] = 0
            if r.placed[base + cell] < 0:
                r.line[k] = r.masks[base + cell]
                still_open += 1
        if still_open < 2 * count:
            continue
        for value in range(size):
            r.places[value] = 0
        for k in range(size):
            for value in range(size if r.line[k] else 0):
                r.places[value] |= (r.line[k] >> value & 1) << k
        union = _tight(r, model, r.line, count)
        if union:
            step = _note(r, NAKED, house, union, r.members, 0)
            for k in range(size):
                if not r.members >> k & 1:
                    _strike(r, level, model.house_cells[begin + k], union, step)
            return True
        union = _tight(r, model, r.places, count)
        if union:
            step = _note(r, HIDDEN, house, r.members, union, 0)
            for k in range(size):
                if union >> k & 1:
                    _strike(r, level, model.house_cells[begin + k], ~r.members, step)
            return True
    return False


def _fish(r: Reasoner, model: Model, level: int) -> bool:
    """X-wing and swordfish in rows and columns."""
    size = r.size
    base = level * r.cells
    for count in range(2, 4):
        for value in range(size):
            for turned in range(2):
                line = 1 if turned else size
                step = size if turned else 1
                for i in range(size):
                    r.line[i] = 0
                    for k in range(size):
                        cell = i * line + k * step
                        if r.placed[base + cell] < 0:
                            r.line[i] |= (r.masks[base + cell] >> value & 1) << k
                union = _tight(r, model, r.line, count)
                if union:
                    number = _note(r, FISH, value, r.members, union, turned)
                    for i in range(size):
                        for k in range(size):
                            if not r.members >> i & 1 and union >> k & 1:
                                _strike(r, level, i * line + k * step, 1 << value, number)
                    return True
    return False


def _wing(r: Reasoner, model: Model, level: int) -> bool:
    """XY- and XYZ-wings."""
    base = level * r.cells
    for pivot in range(r.cells):
        middle = r.masks[base + pivot]
        if not 2 <= model.counts[middle] <= 3:
            continue
        for p in range(model.peers_at[pivot], model.peers_at[pivot + 1]):
            first = model.peers[p]
            one = r.masks[base + first]
            if model.counts[one] != 2 or model.counts[one | middle] != 3:
                continue
            for q in range(p + 1, model.peers_at[pivot + 1]):
                second = model.peers[q]
                other = r.masks[base + second]
                last = one & other
                if model.counts[other] != 2 or model.counts[last] != 1 or middle & ~last != one ^ other:
                    continue
                step = -1
                for cell in range(r.cells):
                    if (
                        not r.masks[base + cell] & last
                        or model.sees[cell * r.cells + first] == 0
                        or model.sees[cell * r.cells + second] == 0
                        or (middle & last and model.sees[cell * r.cells + pivot] == 0)
                    ):
                        continue
                    if step < 0:
                        step = _note(r, WING, pivot, first, second, _low(last))
                        r.log[step * WORDS + 5] = 1 if middle & last else 0
                    _strike(r, level, cell, last, step)
                if step >= 0:
                    return True
    return False


def _try_goals(
    r: Reasoner, model: Model, work: Workspace, facts: Facts, solution: Ints, goals: Ints, effort: int
) -> bool:
    """Refute a value that a goal wants to be struck."""
    for i in range(0, len(goals), 2):
        cell = goals[i]
        wanted = goals[i + 1] if goals[i + 1] else ~(1 << solution[cell] - 1)
        for value in range(r.size):
            if (r.masks[cell] & wanted) >> value & 1 and _refute(r, model, work, facts, 0, cell, value, effort):
                return True
    return False


def _try_any(r: Reasoner, model: Model, work: Workspace, facts: Facts, level: int, solution: Ints, effort: int) -> bool:
    """Refute a value of any cell, of those with two values first; in the puzzle itself, a wrong one."""
    base = level * r.cells
    for rest in range(2):
        for cell in range(r.cells):
            mask = r.masks[base + cell]
            if r.placed[base + cell] >= 0 or (model.counts[mask] == 2) != (rest == 0):
                continue
            for value in range(r.size):
                if not mask >> value & 1 or (level == 0 and solution[cell] == value + 1):
                    continue
                if _refute(r, model, work, facts, level, cell, value, effort):
                    return True
    return False


def _refute(
    r: Reasoner, model: Model, work: Workspace, facts: Facts, level: int, cell: int, value: int, effort: int
) -> bool:
    """Assume a value, and strike it if something has no way out then."""
    if level + 1 >= LEVELS or r.trials >= _TRIALS or r.attempts >= _ATTEMPTS:
        return False
    r.attempts += 1
    trials, strikes = r.trials, r.strikes
    start, base, above = r.steps, level * r.cells, (level + 1) * r.cells
    for i in range(r.cells):
        r.masks[above + i] = r.masks[base + i]
        r.placed[above + i] = r.placed[base + i]
        for k in range(r.size):
            r.causes[(above + i) * _WIDTH + k] = r.causes[(base + i) * _WIDTH + k]
    _place(r, model, level + 1, cell, value, _note(r, SUPPOSE, cell, value, 0, 0))
    if _go(r, model, work, facts, level + 1, effort, r.line, 0) != _CLASHED:
        r.steps, r.trials, r.strikes = start, trials, strikes
        return False
    clash = r.steps - 1
    r.log[clash * WORDS + 4] = start
    r.log[clash * WORDS + 5] = r.trials
    for i in range(r.cells):
        r.carried[r.trials * r.cells + i] = 0
    r.trials += 1
    r.kept[start] = 1
    r.kept[clash] = 1
    _trace(r, model, work, facts, level + 1, start, clash, r.trials - 1)
    r.kept[clash] = 0
    _strike(r, level, cell, 1 << value, clash)
    return True


def _trace_goals(r: Reasoner, model: Model, work: Workspace, facts: Facts, goals: Ints, needed: int) -> None:
    """Keep what the goals rest on."""
    for cell in range(r.cells):
        r.wanted[cell] = 0
        if needed < 0 and r.placed[cell] > 0:
            r.kept[r.placed[cell]] = 1
    if needed > 0:
        for i in range(0, len(goals), 2):
            cell = goals[i]
            if needed == 0 or not _is_reached(r, goals, i):
                continue
            needed -= 1
            if goals[i + 1] == 0:
                r.kept[r.placed[cell]] = 1
            for value in range(r.size):
                if goals[i + 1] >> value & 1:
                    _want(r, 0, 0, cell, value, 0)
    _trace(r, model, work, facts, 0, 0, r.steps - 1, 0)


def _trace_struck(r: Reasoner, model: Model, work: Workspace, facts: Facts, goals: Ints) -> None:
    """Keep what strikes values from the cells of the goals."""
    for cell in range(r.cells):
        r.wanted[cell] = 0
    for i in range(0, len(goals), 2):
        for value in range(r.size):
            _want(r, 0, 0, goals[i], value, 0)
    _trace(r, model, work, facts, 0, 0, r.steps - 1, 0)


def _want(r: Reasoner, level: int, base: int, cell: int, value: int, trial: int) -> None:
    """Keep the step that struck a value, or note the value where that was before the assumption ``base``."""
    at = level * r.cells + cell
    step = r.causes[at * _WIDTH + value]
    if step == 0 or step >= _NEVER:
        return
    r.wanted[at] |= 1 << value
    if step >= base:
        r.kept[step] = 1
    else:
        r.carried[trial * r.cells + cell] |= 1 << value


def _trace(
    r: Reasoner, model: Model, work: Workspace, facts: Facts, level: int, base: int, last: int, trial: int
) -> None:
    """Keep what the kept steps of a level rest on, from the last one back to the assumption ``base``."""
    above = level * r.cells
    if level:
        for cell in range(r.cells):
            r.wanted[above + cell] = 0
    step = last
    while step > base:
        at = step * WORDS
        if r.log[at] == CLASH and (level == 0 or step < last):
            _trace_refuted(r, level, base, step, trial)
            step = r.log[at + 4]
        elif r.kept[step]:
            _rest(r, model, work, facts, level, base, step, trial)
        step -= 1
    for cell in range(r.cells):
        for value in range(r.size):
            step = r.causes[(above + cell) * _WIDTH + value]
            if step <= base or not r.wanted[above + cell] >> value & 1 or r.strikes == MOST:
                continue
            if LOCKED <= r.log[step * WORDS] <= FACT:
                r.struck[3 * r.strikes] = step
                r.struck[3 * r.strikes + 1] = cell
                r.struck[3 * r.strikes + 2] = 1 << value
                r.strikes += 1


def _trace_refuted(r: Reasoner, level: int, base: int, step: int, trial: int) -> None:
    """Keep what an assumption's refutation rests on; without the refutation itself, nothing of it is kept."""
    at = step * WORDS
    if r.kept[step] == 0:
        for each in range(r.log[at + 4], step):
            r.kept[each] = 0
        return
    for cell in range(r.cells):
        mask = r.carried[r.log[at + 5] * r.cells + cell]
        for value in range(r.size):
            if mask >> value & 1:
                _want(r, level, base, cell, value, trial)


def _rest(
    r: Reasoner, model: Model, work: Workspace, facts: Facts, level: int, base: int, step: int, trial: int
) -> None:
    """Keep what a step rests on."""
    size = r.size
    every = (1 << size) - 1
    at = step * WORDS
    technique, one, two, three = r.log[at], r.log[at + 1], r.log[at + 2], r.log[at + 3]
    if technique == NAKED_SINGLE:
        _want_all(r, level, base, step, one, every, trial)
    elif technique == HIDDEN_SINGLE:
        for k in range(size):
            _want_all(r, level, base, step, model.house_cells[three * size + k], 1 << two, trial)
    elif technique == LOCKED:
        for k in range(size):
            _want_all(r, level, base, step, model.house_cells[one * size + k], 1 << two, trial)
    elif technique in (NAKED, HIDDEN):
        for k in range(size):
            if technique == HIDDEN and not three >> k & 1:
                _want_all(r, level, base, step, model.house_cells[one * size + k], two, trial)
            elif technique == NAKED and three >> k & 1:
                _want_all(r, level, base, step, model.house_cells[one * size + k], every & ~two, trial)
    elif technique == FISH:
        line = 1 if r.log[at + 4] else size
        along = size if r.log[at + 4] else 1
        for i in range(size):
            for k in range(size):
                if two >> i & 1 and not three >> k & 1:
                    _want_all(r, level, base, step, i * line + k * along, 1 << one, trial)
    elif technique == WING:
        _want_all(r, level, base, step, one, every, trial)
        _want_all(r, level, base, step, two, every, trial)
        _want_all(r, level, base, step, three, every, trial)
    elif technique == FACT:
        _rest_on_fact(r, model, work, facts, level, base, step, one, False, trial)
    elif technique == CLASH and one == STATED:
        _rest_on_fact(r, model, work, facts, level, base, step, two, True, trial)
    elif technique == CLASH and one == HOUSE:
        for k in range(size):
            _want_all(r, level, base, step, model.house_cells[two * size + k], 1 << three, trial)
    elif technique == CLASH:
        _want_all(r, level, base, step, two, every, trial)


def _want_all(r: Reasoner, level: int, base: int, step: int, cell: int, mask: int, trial: int) -> None:
    """Keep what struck some values of a cell before a step."""
    for value in range(r.size):
        if mask >> value & 1 and r.causes[(level * r.cells + cell) * _WIDTH + value] < step:
            _want(r, level, base, cell, value, trial)


def _rest_on_fact(
    r: Reasoner,
    model: Model,
    work: Workspace,
    facts: Facts,
    level: int,
    base: int,
    step: int,
    number: int,
    clash: bool,
    trial: int,
) -> None:
    """Keep what is needed to conclude something from a fact: what it follows without is left out."""
    begin, end = facts.at[number], facts.at[number + 1]
    above = level * r.cells
    for i in range(begin, end):
        r.before[i - begin] = 0
        r.relaxed[i - begin] = 0
        for value in range(r.size):
            cause = r.causes[(above + facts.cells[i]) * _WIDTH + value]
            if cause >= step:
                r.before[i - begin] |= 1 << value
            if cause > 0:
                r.relaxed[i - begin] |= 1 << value
    for i in range(begin, end):
        narrow = r.before[i - begin]
        wide = r.relaxed[i - begin]
        r.before[i - begin] = wide
        if narrow == wide or _still_follows(r, model, work, facts, above, step, number, clash):
            continue
        r.before[i - begin] = narrow
        for value in range(r.size):
            bit = 1 << value
            if not (wide & ~narrow) >> value & 1:
                continue
            r.before[i - begin] |= bit
            if not _still_follows(r, model, work, facts, above, step, number, clash):
                r.before[i - begin] &= ~bit
                _want(r, level, base, facts.cells[i], value, trial)


def _still_follows(
    r: Reasoner, model: Model, work: Workspace, facts: Facts, above: int, step: int, number: int, clash: bool
) -> bool:
    """True if a fact still has no way out (``clash``), or strikes what is wanted, with the masks ``before``."""
    begin, end = facts.at[number], facts.at[number + 1]
    for k in range(begin, end):
        work.stack[facts.cells[k]] = r.before[k - begin]
    if not _holds(model, work, facts, number):
        return True
    if clash:
        return False
    for k in range(begin, end):
        cell = facts.cells[k]
        kept = r.wanted[above + cell] & work.stack[cell]
        for value in range(r.size):
            if kept >> value & 1 and r.causes[(above + cell) * _WIDTH + value] == step:
                return False
    return True
