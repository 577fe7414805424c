"""Judges what the explanation of a Sudoku says: the solution, and each step of its chain of deductions."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, lru_cache
from typing import Final

import numpy as np

from puzzlegen.core.family import Faults
from puzzlegen.formats.sudoku.kits.puzzle import (
    Begun,
    Continuation,
    Digit,
    Led,
    Put,
    Query,
    Solved,
    Step,
    Unit,
    WrongEntry,
)
from puzzlegen.kernels.validators.cover import Side, Work
from puzzlegen.kernels.validators.filters import read_alone
from puzzlegen.validators.sudoku.kits.layout import board_of, houses_of, side_of
from puzzlegen.validators.sudoku.kits.reading import broken_rule
from puzzlegen.validators.sudoku.kits.statement import (
    SYMBOLS,
    Puzzle,
    read_entries,
    read_full_grid,
)

_DEEPEST: Final = 8  # assumptions on assumptions
_SUBSETS: Final[Mapping[str, int]] = {"naked_pair": 2, "naked_triple": 3, "hidden_pair": 2, "hidden_triple": 3}
_FISHES: Final[Mapping[str, int]] = {"x_wing": 2, "swordfish": 3}
_ASIDE: Final = frozenset({"all_dots", "all_bars"})  # rules by which a side without a mark means something

Cells = tuple[int, ...]


def false_facts(puzzle: Puzzle, query: Query, why: Solved) -> Faults:
    """What does not hold; the puzzle has one solution, and the question one answer."""
    grid = read_full_grid(why.solution, puzzle.size, "the solution")
    if broken_rule(puzzle, grid) is not None:
        return ("the solution of the explanation is none",)
    if not isinstance(why, Begun):
        return ()
    pencil = _Pencil(puzzle)
    if not all(pencil.follows(step) for step in why.steps) or pencil.assumed:
        return ("a step does not follow as the explanation says",)
    if isinstance(why, Led):
        return () if _leads(puzzle, query, why, grid, pencil) else ("the steps do not lead to the answer",)
    return ()


def _leads(puzzle: Puzzle, query: Query, why: Led, grid: Cells, pencil: "_Pencil") -> bool:
    """True if the steps answer the question; or, where they do not, if they leave as many symbols as said."""
    if isinstance(query, Continuation):
        grids = [read_entries(text, puzzle, "a grid on offer") for text in query.options]
        wrong = [entries for entries in grids if any(value != grid[cell] for cell, value in entries.items())]
        led = all(any(pencil.lacks(cell, value) for cell, value in entries.items()) for entries in wrong)
        cell = min(cell for entries in wrong for cell, value in entries.items() if value != grid[cell])
    elif isinstance(query, WrongEntry):
        entries = read_entries(query.entries, puzzle, "entries")
        cell = next(cell for cell, value in entries.items() if value != grid[cell])
        led = pencil.lacks(cell, entries[cell])
    else:
        assert isinstance(query, Digit)
        cell = query.cell
        last = why.steps[-1] if why.steps else None
        led = isinstance(last, Put) and last.cell == cell
    return why.left == pencil.left(cell) and len(why.left) > 1 if why.left else led


@lru_cache(maxsize=1024)
def _units(size: int, regions: Cells, rules: tuple[str, ...]) -> dict[str, dict[int, Cells]]:
    """By kind of unit and cell, the cells of the unit."""
    found: dict[str, dict[int, Cells]] = {}
    for name, house in houses_of(size, regions, rules):
        words = name.split()
        kind = words[0] if words[0] != "the" else words[1]
        found.setdefault(kind, {}).update(dict.fromkeys(house, house))
    return found


def _bits(symbols: str | None) -> int:
    return sum(1 << SYMBOLS.index(symbol) for symbol in {*(symbols or "")})


class _Pencil:
    """What may stand in each cell, as far as the steps so far tell; bit v - 1 stands for the value v."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._puzzle, self._every = puzzle, (1 << puzzle.size) - 1
        self._board = board_of(puzzle.size, puzzle.regions, puzzle.rules)
        self._peers = self._board.peers
        self._houses = _units(puzzle.size, puzzle.regions, puzzle.rules)
        self._marked = {frozenset(mark.cells) for mark in puzzle.marks}
        self._masks = [self._every] * puzzle.size**2
        self.put: set[int] = set()
        self.assumed: list[tuple[list[int], set[int], int, int]] = []
        for cell, value in enumerate(puzzle.givens):
            if value:
                self._put(cell, 1 << value - 1)

    @cached_property
    def _side(self) -> Side:
        """The puzzle's marks, as the proof reads them."""
        return side_of(self._puzzle, self._board)

    @cached_property
    def _work(self) -> Work:
        return Work(self._board.cover, self._side, 1)

    def lacks(self, cell: int, value: int) -> bool:
        """True if a cell cannot hold a value any more."""
        return not self._masks[cell] >> value - 1 & 1

    def left(self, cell: int) -> str:
        """The symbols that a cell may still hold."""
        return "".join(symbol for place, symbol in enumerate(SYMBOLS) if self._masks[cell] >> place & 1)

    def follows(self, step: Put | Step) -> bool:
        """Take a step; False if it does not follow."""
        if isinstance(step, Put):
            return step.cell < len(self._masks) and self._follows_put(step)
        told = [(cell, _bits(symbols)) for cell, symbols in step.told]
        if any(cell >= len(self._masks) for cell in (*(cell for cell, _ in told), *step.basis)):
            return False
        if step.by in ("no_symbol", "no_place", "no_way"):
            return not told and self._follows_clash(step)
        if not told or any(self._masks[cell] & bits != bits for cell, bits in told):
            return False
        if not _STRIKES[step.by](self, step, told):
            return False
        for cell, bits in told:
            self._masks[cell] &= ~bits
        return True

    def _put(self, cell: int, bit: int) -> None:
        masks, others = self._masks, ~bit
        self.put.add(cell)
        masks[cell] &= bit
        for peer in self._peers[cell]:
            masks[peer] &= others

    def _follows_put(self, step: Put) -> bool:
        masks, cell, bit = self._masks, step.cell, 1 << SYMBOLS.index(step.symbol)
        if cell in self.put or not masks[cell] & bit:
            return False
        if step.by == "trial":
            if len(self.assumed) == _DEEPEST:
                return False
            self.assumed.append((masks.copy(), self.put.copy(), cell, bit))
        elif step.by == "cell":
            if masks[cell] != bit:
                return False
        else:
            for other in self._house(step.by, cell):
                if masks[other] & bit and other != cell:
                    return False
        self._put(cell, bit)
        return True

    def _follows_clash(self, step: Step) -> bool:
        """True if something has no way out; then the last assumption is given up."""
        if not self.assumed:
            return False
        if step.by == "no_symbol":
            clash = len(step.basis) == 1 and self._masks[step.basis[0]] == 0
        elif step.by == "no_place":
            bit = _bits(step.symbols)
            house = self._house(step.unit, step.basis[0]) if len(step.basis) == 1 else ()
            clash = len(house) > 1 and bit.bit_count() == 1 and not any(self._masks[cell] & bit for cell in house)
        elif step.mark is not None:
            clash = step.mark < len(self._puzzle.marks) and not any(self._read(step.mark))
        else:
            clash = self._is_bare(step.basis) and not all(self._beside(step.basis))
        if clash:
            self._masks, self.put, cell, bit = self.assumed.pop()
            self._masks[cell] &= ~bit
        return clash

    def _house(self, unit: Unit | None, cell: int) -> Cells:
        """The cells of a cell's unit; all cells, of which hardly anything follows, if it lies in none of this kind."""
        return self._houses.get(unit or "", {}).get(cell) or tuple(range(len(self._masks)))

    def _see(self, told: Iterable[tuple[int, int]], cells: Cells) -> bool:
        """True if each cell that something is told about sees all of these."""
        return all(other in self._peers[cell] for cell, _ in told for other in cells)

    def _is_locked(self, step: Step, told: list[tuple[int, int]]) -> bool:
        bit = _bits(step.symbols)
        if not step.basis or bit.bit_count() != 1 or any(bits != bit for _, bits in told):
            return False
        house = self._house(step.unit, step.basis[0])
        return all(cell in step.basis for cell in house if self._masks[cell] & bit) and self._see(told, step.basis)

    def _is_subset(self, step: Step, told: list[tuple[int, int]]) -> bool:
        wanted, union, basis = _SUBSETS[step.by], _bits(step.symbols), step.basis
        if union.bit_count() != wanted or len({*basis}) != wanted:
            return False
        house = self._house(step.unit, basis[0])
        if not {*house}.issuperset(basis):
            return False
        if step.by in ("hidden_pair", "hidden_triple"):
            return all(cell in basis for cell in house if self._masks[cell] & union) and all(
                cell in basis and not bits & union for cell, bits in told
            )
        return (
            all(not self._masks[cell] & ~union for cell in basis)
            and all(not bits & ~union for _, bits in told)
            and self._see(told, basis)
        )

    def _is_fish(self, step: Step, told: list[tuple[int, int]]) -> bool:
        n, wanted, bit = self._puzzle.size, _FISHES[step.by], _bits(step.symbols)
        if step.unit not in ("row", "column") or bit.bit_count() != 1 or any(bits != bit for _, bits in told):
            return False
        along, across = (divmod, _turned) if step.unit == "row" else (_turned, divmod)
        lines = {along(cell, n)[0] for cell in step.basis}
        covers = {across(cell, n)[0] for cell in step.basis}
        places = [cell for cell, mask in enumerate(self._masks) if along(cell, n)[0] in lines and mask & bit]
        return (
            len(lines) == len(covers) == wanted
            and all(across(cell, n)[0] in covers for cell in places)
            and all(along(cell, n)[0] not in lines and across(cell, n)[0] in covers for cell, _ in told)
        )

    def _is_wing(self, step: Step, told: list[tuple[int, int]]) -> bool:
        bit = _bits(step.symbols)
        if len({*step.basis}) != 3 or bit.bit_count() != 1 or any(bits != bit for _, bits in told):
            return False
        pivot, one, other = step.basis
        masks = [self._masks[cell] & ~bit for cell in step.basis]
        bare = step.by == "xy_wing"
        return (
            self._see(((pivot, 0),), (one, other))
            and masks[1].bit_count() == masks[2].bit_count() == 1
            and not masks[0] & ~(masks[1] | masks[2])
            and not (bare and self._masks[pivot] & bit)
            and self._see(told, (one, other) if bare else step.basis)
        )

    def _is_marked(self, step: Step, told: list[tuple[int, int]]) -> bool:
        if step.mark is None or step.mark >= len(self._puzzle.marks):
            return False
        left = self._read(step.mark)
        return not any(left[cell] & bits for cell, bits in told)

    def _is_unmarked(self, step: Step, told: list[tuple[int, int]]) -> bool:
        if not self._is_bare(step.basis):
            return False
        left = dict(zip(step.basis, self._beside(step.basis), strict=True))
        return all(cell in left and not left[cell] & bits for cell, bits in told)

    def _read(self, mark: int) -> list[int]:
        """What a mark leaves to each cell by itself: nothing to any, where it cannot hold."""
        masks = np.array(self._masks, np.int64)
        if not read_alone(self._board.cover, self._side, self._work, mark, masks):
            return [0] * len(self._masks)
        left: list[int] = masks.tolist()
        return left

    def _is_bare(self, cells: Cells) -> bool:
        """True if two cells share a side without a mark, which means something."""
        n = self._puzzle.size
        if len(cells) != 2 or sum(abs(a - b) for a, b in zip(*(divmod(cell, n) for cell in cells), strict=True)) != 1:
            return False
        return frozenset(cells) not in self._marked and not _ASIDE.isdisjoint(self._puzzle.rules)

    def _beside(self, cells: Cells) -> list[int]:
        """What each of two cells without a mark between them may hold beside the other one."""
        doubled = "all_dots" in self._puzzle.rules
        values = range(1, self._puzzle.size + 1)
        found = []
        for cell, other in (cells, cells[::-1]):
            near = [value for value in values if not self.lacks(other, value)]
            fits = [
                value
                for value in values
                if not self.lacks(cell, value)
                and any(
                    abs(value - one) != 1 and not (doubled and (value == 2 * one or one == 2 * value)) for one in near
                )
            ]
            found.append(sum(1 << value - 1 for value in fits))
        return found


def _turned(cell: int, n: int) -> tuple[int, int]:
    """Column and row of a cell."""
    row, column = divmod(cell, n)
    return column, row


_STRIKES: Final[Mapping[str, Callable[[_Pencil, Step, list[tuple[int, int]]], bool]]] = {
    "locked": _Pencil._is_locked,
    **dict.fromkeys(_SUBSETS, _Pencil._is_subset),
    **dict.fromkeys(_FISHES, _Pencil._is_fish),
    "xy_wing": _Pencil._is_wing,
    "xyz_wing": _Pencil._is_wing,
    "mark": _Pencil._is_marked,
    "unmarked": _Pencil._is_unmarked,
}
