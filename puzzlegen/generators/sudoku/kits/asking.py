"""Puts questions about a Sudoku.

The letter of the key follows from the item's index alone (`Stream.class_by_index`), however many attempts are rejected.
"""

from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.sudoku.grid import SYMBOLS, Layout, name, write
from puzzlegen.formats.sudoku.kits.puzzle import (
    Begun,
    CellChoice,
    Continuation,
    Digit,
    GridChoice,
    Led,
    Solve,
    Solved,
    WrongEntry,
)
from puzzlegen.generators.sudoku.kits import offering, pencil
from puzzlegen.generators.sudoku.kits.deducing import beginning, first_steps, steps_against, steps_to, steps_towards
from puzzlegen.generators.sudoku.kits.fillings import completes
from puzzlegen.generators.sudoku.kits.model import full_model
from puzzlegen.generators.sudoku.kits.offering import OPTIONS
from puzzlegen.generators.sudoku.kits.state import State
from puzzlegen.kernels.generators.narrowing import PLAIN, Model

_LOOKED_AT: Final = 4  # empty cells among which the least obvious one is asked about
_DRAWS: Final = 30  # of a wrong entry
_RIGHT: Final = 4  # the fewest right entries beside a wrong one
_OPEN_BESIDE: Final = 3  # how many of them are no easier to see than the wrong one, if enough others are


def ask(state: State, asked: Drawn, rng: Stream) -> Puzzle:
    """The puzzle with a question and its key; raises `Rejected` where there is no good one."""
    question, place = asked
    n, solution = state.layout.size, write(state.solution)
    if question is Solve:
        return Puzzle(state.statement, Solve(), solution, Begun(solution, first_steps(state)))
    if question is Continuation:
        entered = offering.entered_grids(state, rng, place)
        return Puzzle(state.statement, Continuation(_four(entered)), LETTERS[place], _told(state, entered))
    if question is GridChoice:
        if not state.marks:
            raise Rejected("no mark is left that tells full grids apart")
        full = offering.full_grids(state, rng, place)
        return Puzzle(state.statement, GridChoice(_four(full)), LETTERS[place], Solved(solution))
    if question is WrongEntry:
        entries, cell = _wrong_entry(state, rng)
        wrong = 1 << SYMBOLS.index(entries[cell])
        why = _begun(state, cell, _led(state, cell, wrong))
        return Puzzle(state.statement, WrongEntry(entries), name(cell, n), why)
    cell, why = _explained(state, _least_obvious(state, rng))
    value = state.solution[cell]
    if question is Digit:
        return Puzzle(state.statement, Digit(cell), SYMBOLS[value - 1], why)
    values = _wrong_values(state, cell, rng)[: OPTIONS - 1]
    values.insert(place, value)
    one, two, three, four = (SYMBOLS[value - 1] for value in values)
    return Puzzle(state.statement, CellChoice(cell, (one, two, three, four)), LETTERS[place], why)


def _four(grids: Sequence[tuple[int, ...]]) -> tuple[str, str, str, str]:
    one, two, three, four = map(write, grids)
    return one, two, three, four


def _explained(state: State, cells: Sequence[int]) -> tuple[int, Led]:
    """The first of some cells to which a chain of deductions leads, with it; or else the very first one."""
    found = list[tuple[int, Led]]()
    for cell in cells:
        found.append((cell, _led(state, cell, 0)))
        if not found[-1][1].left:
            return found[-1]
    cell, led = found[0]
    return cell, _begun(state, cell, led)


def _led(state: State, cell: int, wrong: int) -> Led:
    """The solution, and what leads to the cell that the question is about, or to this wrong value of it as a bit."""
    steps, left = steps_against(state, cell, wrong) if wrong else steps_to(state, ((cell, 0),), 1), ""
    if not steps:
        steps, left = steps_towards(state, cell)
    return Led(write(state.solution), steps, left)


def _told(state: State, grids: Sequence[tuple[int, ...]]) -> Led:
    """The solution, and what refutes three of four partly filled grids."""
    wrong = {
        (cell, 1 << value - 1)
        for grid in grids
        for cell, (value, right) in enumerate(zip(grid, state.solution, strict=True))
        if value not in (0, right)
    }
    steps, left = steps_to(state, sorted(wrong), len(wrong) - 1), ""
    cell = min(wrong)[0]
    if not steps:
        steps, left = steps_towards(state, cell)
    return _begun(state, cell, Led(write(state.solution), steps, left))


def _begun(state: State, cell: int, led: Led) -> Led:
    """The facts; where not one step restricts the cell, how the puzzle begins."""
    if led.steps or not led.left:
        return led
    steps, left = beginning(state, cell, led.left)
    return Led(led.solution, steps, left) if steps else led


def _wrong_entry(state: State, rng: Stream) -> tuple[str, int]:
    """Some cells filled in, and the one with a wrong value, which no given or entry in its houses forbids.

    Nor is it the only one that takes more than the logic below the level's, and where singles do not solve the puzzle,
    they do not refute it either, not even with all other entries taken as right. Where there are extra rules or marks,
    nothing else speaks against it: without them the grid could be completed.
    """
    n = state.layout.size
    plain = Layout(n, state.layout.regions)
    unruled = plain == state.layout and not state.marks
    plausible = pencil.plausible(state)
    empty = [cell for cell, value in enumerate(state.givens) if not value]
    unclear = [cell for cell in empty if len(plausible[cell]) > 1]
    model = full_model(state.layout, state.marks)
    for _ in range(_DRAWS if len(unclear) > 1 else 0):
        cell = rng.choice(unclear)
        wrong = rng.choice([value for value in plausible[cell] if value != state.solution[cell]])
        near = pencil.neighbours(plain)[cell]
        apart = [other for other in empty if other != cell and not (other in near and state.solution[other] == wrong)]
        beside = [other for other in apart if len(plausible[other]) > 1]
        clear = [other for other in apart if other not in beside]
        shown = min(rng.between(1, n // 2), len(clear))
        others = rng.sample(clear, shown)
        others += rng.sample(beside, min(max(rng.between(1, _OPEN_BESIDE), _RIGHT - shown), len(beside)))
        if not beside or len(others) < _RIGHT:
            continue
        entries = list(state.givens)
        for other in others:
            entries[other] = state.solution[other]
        if state.left and not _survives(model, state, entries, cell, wrong):
            continue
        entries[cell] = wrong
        if unruled or completes(plain, entries):
            return write(tuple(entries)), cell
    raise Rejected("no entry that is wrong only by the rules")


def _survives(model: Model, state: State, entries: list[int], cell: int, wrong: int) -> bool:
    """True if singles leave the wrong value to its cell when all other entries are taken as right."""
    left = pencil.left_by(model, state, entries, PLAIN)
    return bool(left) and bool(left[cell] >> wrong - 1 & 1)


def _least_obvious(state: State, rng: Stream) -> list[int]:
    """A few empty cells with the same value, first the one that the givens show the least.

    They are among those that the logic below the level's leaves open, if there are such. A cell is the more obvious
    the fewer values are left to it, or the fewer cells its value may still go to in its row, its column or its region:
    at 1 it is a naked or a hidden single.
    """
    n, regions = state.layout.size, state.layout.regions
    candidates = pencil.candidates(state)

    def choices(cell: int) -> int:
        row, column = divmod(cell, n)
        area = regions[cell]
        piece = [left for left, region in zip(candidates, regions, strict=True) if region == area]
        bit = 1 << state.solution[cell]
        houses = (candidates[row * n : row * n + n], candidates[column::n], piece)
        return min(candidates[cell].bit_count(), *(len([1 for left in house if left & bit]) for house in houses))

    empty = [cell for cell, value in enumerate(state.givens) if not value]
    # The value comes first: where marks make some values more obvious than others (1 and 9 of a sandwich), the key
    # would otherwise be one of these less often than an option is.
    value = state.solution[rng.choice(empty)]
    empty = [cell for cell in empty if state.solution[cell] == value]
    empty = [cell for cell in empty if state.left and state.left[cell].bit_count() > 1] or empty
    return sorted(rng.sample(empty, min(_LOOKED_AT, len(empty))), key=choices, reverse=True)


def _wrong_values(state: State, cell: int, rng: Stream) -> list[int]:
    """All wrong values for an empty cell in random order, but first those that no given in its houses rules out."""
    n, regions, givens = state.layout.size, state.layout.regions, state.givens
    row, column = divmod(cell, n)
    area = regions[cell]
    seen = {*givens[row * n : row * n + n], *givens[column::n]}
    seen.update(value for value, region in zip(givens, regions, strict=True) if region == area)
    values = [value for value in range(1, n + 1) if value != state.solution[cell]]
    rng.shuffle(values)
    return sorted(values, key=seen.__contains__)
