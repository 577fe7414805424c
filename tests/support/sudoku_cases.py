"""Published Sudokus for the validator's tests, and short ways to write more."""

import json

import numpy as np

from puzzlegen import catalog
from puzzlegen.facts.sudoku.grid import Layout
from puzzlegen.generators.sudoku.kits.state import State
from puzzlegen.validators.sudoku import sudoku as validator
from puzzlegen.validators.sudoku.kits.layout import board_of, side_of
from puzzlegen.validators.sudoku.kits.statement import read_puzzle
from tests.support.judging import EVIDENCE

SYMBOLS = "123456789ABCDEFG"
CORPUS = [
    json.loads(line) for file in sorted((EVIDENCE / "sudoku").glob("*.jsonl")) for line in file.read_text().splitlines()
]
BY_NAME = {case["name"]: case for case in CORPUS}
GOOD = [case for case in CORPUS if case["name"].endswith(" good")]
BOXES = {4: (2, 2), 6: (2, 3), 9: (3, 3), 16: (4, 4)}


FORM = catalog.load_format("sudoku/arrow")  # of which everything is asked
GRID = {"task": "grid"}


def certify(statement, query):
    """The certificate of published data."""
    one = FORM.puzzle(statement, query)
    return validator.certify(one.statement, one.query)


def parsed(statement):
    """The puzzle of a published statement, as the validator has it."""
    return read_puzzle(FORM.puzzle(statement, GRID).statement)


def query_of(task, cell=40, grids=("1", "2", "3", "4")):
    """A question of a task."""
    (question,) = (one for one in FORM.questions if one.__struct_config__.tag == task)
    fields = {"cell": cell, "options": grids, "entries": grids[0]}
    return question(**{name: fields[name] for name in question.__struct_fields__})


def puzzle(size, givens=None, rules=(), marks=(), regions=None, minimal=False):
    """A statement with ordinary boxes."""
    height, width = BOXES.get(size, (1, size))
    regions = regions or [
        (cell // size) // height * (size // width) + (cell % size) // width for cell in range(size * size)
    ]
    return {
        "size": size,
        "regions": regions,
        "givens": givens or "." * size**2,
        "rules": list(rules),
        "marks": list(marks),
        "minimal": minimal,
    }


# From Wikipedia, "Sudoku": the first picture; and a puzzle of 17 givens from Gordon Royle's collection
WIKIPEDIA = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SEVENTEEN = ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6..."


def books(statement):
    """The arguments of a proof: the layout, the marks and the givens."""
    one = parsed(statement)
    board = board_of(one.size, one.regions, one.rules)
    return board.cover, side_of(one, board), np.array(one.givens, np.int64)


def state_of(puzzle):
    """The grid, the clues and the solution of an invented Sudoku."""
    given = puzzle.statement
    layout = Layout(given.size, given.regions, given.rules)
    return State(layout, values(given.givens), given.marks, values(puzzle.why.solution), given.minimal)


def values(grid):
    """The values of a written grid."""
    return tuple(SYMBOLS.find(symbol) + 1 for symbol in grid)


def houses(layout):
    """Every set of cells that holds each symbol once: rows, columns, regions, and those of the rules."""
    n = layout.size
    found = [[r * n + c for c in range(n)] for r in range(n)] + [[r * n + c for r in range(n)] for c in range(n)]
    found += [[cell for cell, region in enumerate(layout.regions) if region == number] for number in range(n)]
    if "diagonals" in layout.rules:
        found += [[i * n + i for i in range(n)], [i * n + n - 1 - i for i in range(n)]]
    if "windows" in layout.rules:
        found += [[(r + i) * 9 + c + j for i in range(3) for j in range(3)] for r in (1, 5) for c in (1, 5)]
    return found
