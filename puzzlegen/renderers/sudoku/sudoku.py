"""Shows Sudokus of all variants."""

import math
from collections.abc import Iterable
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.message import Phrase, sentences
from puzzlegen.core.puzzle import Grid, Wording
from puzzlegen.core.scene import AnyNode, Group, Scene, option_element
from puzzlegen.drawing.marking import areas, chosen, over
from puzzlegen.facts.sudoku.grid import name
from puzzlegen.formats.sudoku.kits.puzzle import (
    Begun,
    CellChoice,
    Continuation,
    Digit,
    GridChoice,
    Led,
    Query,
    Solve,
    Solved,
    Sudoku,
    WrongEntry,
)
from puzzlegen.renderers.sudoku.kits import board, reasoning, telling, wording
from puzzlegen.renderers.sudoku.kits.published import alone

_BESIDE: Final = 30  # words about what is wrong with each option
_SEARCHED: Final = 20  # words about what is left where a chain does not suffice
_LARGER: Final = 1.1875  # scale of a puzzle beside options, at most
_GAP: Final = 1.1  # between the puzzle and the options, at least
_APART: Final = 0.3  # between what stands around the puzzle and the options
_MARGIN: Final = 0.5


def word(sudoku: Sudoku, query: Query) -> Wording:
    """State every rule that is in force, and ask."""
    kind, options, grid = Kind.LETTER, tuple[Phrase | None, ...](), None
    match query:
        case CellChoice():
            options = tuple(query.options)
        case Digit():
            kind = Kind.SYMBOL if sudoku.size > 9 else Kind.NUMBER
        case GridChoice() | Continuation():
            options = (None,) * len(query.options)
        case Solve():
            kind, grid = Kind.CELLS, Grid(sudoku.size, sudoku.givens, sudoku.regions)
        case WrongEntry():
            kind = Kind.BOX
    return Wording(
        rules=wording.rules(sudoku),
        ask=wording.asked(sudoku, query),
        short=wording.short(sudoku, query),
        kind=kind,
        options=options,
        grid=grid,
    )


def explain(sudoku: Sudoku, query: Query, answer: str, why: Solved) -> Phrase:
    """What the question is about, as the solution has it, and what it follows from; and the solution."""
    size, solution = sudoku.size, why.solution
    parts = [wording.compared(sudoku, query.options, solution)] if isinstance(query, GridChoice | Continuation) else []
    if isinstance(query, Continuation) and isinstance(why, Led):
        parts.append(reasoning.led(sudoku, why.steps, _BESIDE, known=True))
        if why.left:
            grids = zip(*query.options, strict=True)
            cell = next(cell for cell, each in enumerate(grids) if {*each} - {solution[cell], "."})
            parts.append(reasoning.left(sudoku, why.steps, cell, why.left, solution[cell]))
    elif isinstance(why, Led):
        cell, wrong = _asked(sudoku, query, answer)
        place, right = divmod(cell, size), solution[cell]
        parts.append(wording.corrected(place, right, wrong) if wrong else wording.held(place, right))
        parts.append(reasoning.led(sudoku, why.steps, _SEARCHED if why.left else 0))
        if why.left:
            parts.append(reasoning.left(sudoku, why.steps, cell, why.left, right))
        elif wrong:
            parts.append(reasoning.ruled_out(sudoku, why.steps, cell, wrong))
    elif isinstance(why, Begun):
        parts.append(reasoning.begun(sudoku, why.steps))
    whole = " ".join(solution[start : start + size] for start in range(0, size * size, size))
    return sentences(*parts, wording.solved(whole))


def _asked(sudoku: Sudoku, query: Query, answer: str) -> tuple[int, str]:
    """The cell that a question is about, and the wrong symbol in it; nothing if there is none."""
    if isinstance(query, WrongEntry):
        cell = next(cell for cell in range(sudoku.size**2) if name(cell, sudoku.size) == answer)
        return cell, query.entries[cell]
    assert isinstance(query, Digit)
    return query.cell, ""


def describe(sudoku: Sudoku, query: Query) -> Phrase:
    """The grid with its marks, and the option grids."""
    return telling.describe(sudoku, query)


def depict(sudoku: Sudoku, query: Query) -> tuple[Scene, ...]:
    """The one picture of a question: the puzzle, and the four option grids at its right where there are some."""
    marked = query.cell if isinstance(query, CellChoice) else None
    entries = query.entries if isinstance(query, WrongEntry) else None
    return (_scene(sudoku, query, board.board(sudoku, entries, marked)),)


def _scene(sudoku: Sudoku, query: Query, filled: Iterable[AnyNode]) -> Scene:
    """The grid with what lies on it, what stands around it, and the option grids; of large ones, these alone."""
    n = sudoku.size
    if isinstance(query, Continuation) and alone(sudoku, query):
        side = 2 * n + board.GUTTER
        four = Group(board.options(sudoku, query.options, 1), x=_MARGIN, y=_MARGIN)
        return Scene(side + 2 * _MARGIN, side + 2 * board.FOOT + 2 * _MARGIN, (four,))
    kinds = {mark.kind for mark in sudoku.marks}
    grids = query.options if isinstance(query, GridChoice | Continuation) else ()
    nodes = [*filled, *board.outside(sudoku)]
    before = after = _MARGIN  # left of and above the grid; right of and below it
    if "little_killer" in kinds:
        before = after = 1.0
    elif "sandwich" in kinds:
        before = 1.0
    elif not grids:
        before = after = 0.75 if n <= 9 else 1.0  # binary fractions, so that all cells snap to whole pixels alike
        nodes.append(board.coordinates(n, needed=isinstance(query, Digit) and not isinstance(query, CellChoice)))
    if isinstance(query, WrongEntry):
        nodes.extend(board.cells(n))
    side = high = before + n + after
    if "anti_knight" in sudoku.rules:
        nodes.extend(board.legend(n))
        high = before + n + board.LEGEND + (0 if grids else 0.4)
    if not grids:
        return Scene(side, high, (Group(tuple(nodes), x=before, y=before),))

    scale = 0.62 if n < 9 else 0.58
    width, height = 2 * scale * n + board.GUTTER, 2 * (scale * n + board.FOOT) + board.GUTTER
    tall = max(high, height + 2 * _MARGIN)
    larger = max(1.0, math.floor(16 * min(_LARGER, tall / high)) / 16)  # sixteenths, so that cells snap to whole pixels
    wide = (before + n) * larger + max(after * larger + _APART, _GAP)
    return Scene(
        wide + width + _MARGIN,
        tall,
        (
            Group(tuple(nodes), x=before * larger, y=(tall - high * larger) / 2 + before * larger, scale=larger),
            Group(board.options(sudoku, grids, scale), x=wide, y=(tall - height) / 2),
        ),
    )


def depict_solution(sudoku: Sudoku, query: Query, answer: str, why: Solved) -> tuple[Scene, ...]:
    """The deductions that lead to the answer, numbered as they are told; of grids on offer, what is wrong."""
    found = reasoning.deductions(sudoku, why.steps) if isinstance(why, Begun) else []
    puts = {cell: number for number, each in enumerate(found, 1) for cell in each.puts}
    entries = why.solution
    if isinstance(query, WrongEntry):
        entries = query.entries
    elif isinstance(query, Digit):
        entries = sudoku.givens[: query.cell] + why.solution[query.cell] + sudoku.givens[query.cell + 1 :]
    entries = "".join(
        right if cell in puts and entry == "." else entry
        for cell, (entry, right) in enumerate(zip(entries, why.solution, strict=True))
    )
    noted = reasoning.notes(found)
    notes = {cell: note for cell, note in noted.items() if entries[cell] == "."}
    numbers = {**puts, **{cell: note.number for cell, note in notes.items()}}
    marked = [*board.numbered(sudoku, numbers)]
    for cell, note in notes.items():
        marked += board.noted(sudoku, cell, note.text, note.gone)
    asked = query.cell if isinstance(query, Digit) else None
    if isinstance(query, WrongEntry):
        asked, _ = _asked(sudoku, query, answer)
        marked += board.corrected(sudoku, asked, why.solution[asked])
    scene = _scene(sudoku, query, (*board.board(sudoku, entries, asked), *marked))
    if isinstance(query, GridChoice | Continuation):
        letters = LETTERS[: len(query.options)]
        wrong = dict(zip(letters, query.options, strict=True))
        there = areas(scene)
        circled = [
            node
            for letter, grid in wrong.items()
            for node in board.differing(there[option_element(letter)], sudoku.size, grid, why.solution)
        ]
        scene = chosen(over(scene, circled), [option_element(answer)])
    return (scene,)
