"""Cuts grids of letters into words: all paths that spell a known word, and all ways to cover the grid with them."""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, Final, NamedTuple

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import task_of
from puzzlegen.facts.words import common, digest, known
from puzzlegen.formats.cues.word_cells import (
    QUESTIONS,
    Among,
    Begins,
    Cell,
    Facts,
    Holding,
    Query,
    Sheet,
    Stranger,
    Words,
)
from puzzlegen.validators.cues.kits.common_words import uncommon
from puzzlegen.validators.kits.answers import (
    LETTERS,
    Findings,
    demand_different,
    fingerprint,
    least,
    letters_of,
    proven,
)

BUDGET: Final = 200_000
"""Pieces that are tried."""


class Piece(NamedTuple):
    """Cells that can be one piece: their set in bits, the word, and the cells where it can begin."""

    cells: int
    word: str
    starts: frozenset[Cell]


def certify(sheet: Sheet, asked: Query) -> Certificate:
    """Find two ways to cut the grid, if there are.

    The difficulty counts, round for round, the pieces that are still possible, until the asked is known. In each round
    those go that leave another cell without any piece; where that does not help, those that lead to such a cell. The
    depth is the number of these rounds.

    Raises:
        MalformedStatement: rows are uneven, a cell is none of the sheet, or the lists of words are others.
    """
    cells = _cells(sheet)
    _check(sheet, asked, cells)
    pieces, tried = _pieces(sheet, cells)
    search = _Search(pieces, tried)
    full = (1 << len(cells)) - 1
    search.cover(full, [])
    bit = 1 << cells.index(asked.cell) if isinstance(asked, Holding) else 0
    weighed, rounds = _weighed(pieces, full, asked, bit) if len(search.found) == 1 else (0, 0)
    return proven(
        [_findings(asked, solution, bit) for solution in search.found],
        BUDGET,
        method="all paths, exact cover",
        effort={"pieces": search.tried},
        difficulty=float(weighed),
        unit=QUESTIONS[type(asked)].unit,
        canonical=fingerprint(_canonical_form(sheet, asked)),
        faults=uncommon(*([piece.word] for piece in search.found[0])) if len(search.found) == 1 else (),
        structure=f"{len(cells)} cells, words of {' '.join(map(str, sheet.lengths))}, {sheet.ways}",
        depth=Depth.chain(rounds),
    )


def certify_why(sheet: Sheet, asked: Query, answer: str, why: Facts) -> Faults:  # noqa: ARG001
    """Whether the words are found so, one after another: of all common words over their cells, nothing else lasts.

    Raises:
        MalformedStatement: a cell is none of the sheet, or its lists of words are others.
    """
    cells = _cells(sheet)
    _check(sheet, asked, cells)
    bits = {cell: 1 << number for number, cell in enumerate(cells)}
    pieces = [piece for piece in _pieces(sheet, cells)[0] if piece.word.lower() in common()]
    left = (1 << len(cells)) - 1
    for step in why.found:
        if not {step.cell, *step.path} <= bits.keys():
            raise MalformedStatement("a cell is none of the sheet")
        taken = sum(bits[cell] for cell in {*step.path})
        spelled = "".join(sheet.rows[row][column] for row, column in step.path)
        joined = all(abs(a - c) + abs(b - d) == 1 for (a, b), (c, d) in pairwise(step.path))
        onward = sheet.ways == "any" or all((a, b) < (c, d) for (a, b), (c, d) in pairwise(step.path))
        if spelled != step.word or not joined or not onward or taken & ~left or not bits[step.cell] & taken:
            return ("a word does not run so",)
        possible = [piece for piece in pieces if not piece.cells & ~left]
        free = [cell for cell, bit in bits.items() if bit & left]
        if step.cell != min(free, key=lambda cell: sum(bool(one.cells & bits[cell]) for one in possible)):
            return ("fewer words could be meant elsewhere",)
        others = [one for one in possible if one.cells & bits[step.cell] and one.cells != taken]
        others.sort(key=lambda one: (one.word, [*_bits(one.cells)]))
        if [*step.against] != [*dict.fromkeys((one.word, _alone(one, possible, left, bits)) for one in others)]:
            return ("other words could be meant",)
        left &= ~taken
    return ("a word is left out",) if left else ()


def _alone(piece: Piece, possible: Sequence[Piece], left: int, bits: Mapping[Cell, int]) -> Cell | None:
    """The first cell that nothing could cover any more beside a piece; None if there is none."""
    beside = [one.cells for one in possible if not one.cells & piece.cells]
    free = (cell for cell, bit in bits.items() if bit & left & ~piece.cells)
    return next((cell for cell in free if not any(bits[cell] & one for one in beside)), None)


def _check(sheet: Sheet, asked: Query, cells: Sequence[Cell]) -> None:
    if sheet.words != digest():
        raise MalformedStatement("the statement is about other lists of words")
    if len({*map(len, sheet.rows)}) > 1 or [*sheet.lengths] != sorted({*sheet.lengths}):
        raise MalformedStatement("rows are of one length, and lengths of words stand in their order")
    if isinstance(asked, Holding) and asked.cell not in cells:
        raise MalformedStatement("the marked cell is none of the grid")
    demand_different(_options(asked))


def _options(asked: Query) -> tuple[str, ...]:
    return asked.options if isinstance(asked, Among | Stranger) else ()


def _cells(sheet: Sheet) -> list[Cell]:
    return [
        Cell(row, column) for row, line in enumerate(sheet.rows) for column, letter in enumerate(line) if letter != "."
    ]


@cache
def _beginnings(lengths: tuple[int, ...]) -> Mapping[str, bool]:
    """All beginnings of known words of these lengths, and whether they are words themselves."""
    words = {word.upper() for word in known() if len(word) in lengths}
    return {word[:end]: word[:end] in words for word in words for end in range(1, len(word) + 1)}


def _pieces(sheet: Sheet, cells: Sequence[Cell]) -> tuple[list[Piece], int]:
    """Every piece that spells a known word, and how many cells were looked at to find them."""
    bits = {cell: 1 << number for number, cell in enumerate(cells)}
    steps = ((0, 1), (1, 0)) if sheet.ways == "onward" else ((0, 1), (1, 0), (0, -1), (-1, 0))
    beside = {
        (row, column): [near for down, right in steps if (near := Cell(row + down, column + right)) in bits]
        for row, column in cells
    }
    beginnings = _beginnings(sheet.lengths)
    found: defaultdict[tuple[int, str], set[Cell]] = defaultdict(set)
    tried = 0
    for start in cells:
        waiting = [(start, bits[start], sheet.rows[start[0]][start[1]])]
        while waiting:
            cell, taken, text = waiting.pop()
            tried += 1
            if (ends := beginnings.get(text)) is None:
                continue
            if ends:
                found[taken, text].add(start)
            for near in beside[cell]:
                if not taken & bits[near]:
                    waiting.append((near, taken | bits[near], text + sheet.rows[near[0]][near[1]]))
    return [Piece(taken, word, frozenset(starts)) for (taken, word), starts in found.items()], tried


class _Search:
    """Covers the grid cell by cell, first the one that fewest pieces can cover."""

    def __init__(self, pieces: Sequence[Piece], tried: int) -> None:
        self.pieces, self.tried = pieces, tried
        self.found: list[tuple[Piece, ...]] = []

    def cover(self, left: int, taken: list[Piece]) -> None:
        if not left:
            self.found.append(tuple(taken))
            return
        possible = [piece for piece in self.pieces if piece.cells & ~left == 0]
        for piece in _fewest(possible, left):
            self.tried += 1
            if self.tried > BUDGET or len(self.found) > 1:
                return
            self.cover(left & ~piece.cells, [*taken, piece])


def _bits(mask: int) -> Iterator[int]:
    while mask:
        yield mask & -mask
        mask &= mask - 1


def _fewest(pieces: Collection[Piece], left: int) -> list[Piece]:
    """The pieces over the cell that the fewest can cover."""
    return min(([piece for piece in pieces if piece.cells & bit] for bit in _bits(left)), key=len)


def _weighed(pieces: Sequence[Piece], full: int, asked: Query, bit: int) -> tuple[int, int]:
    """Pieces that are still possible, summed up over the rounds until the asked is known; and these rounds."""
    weighed, rounds, alive = 0, 1, list(pieces)
    while True:
        weighed += len(alive)
        if _is_settled(alive, full, asked, bit):
            return weighed, rounds
        fewer = _round(alive, full)
        if len(fewer) == len(alive):
            weighed += len(alive)
            fewer = [piece for piece in alive if _lasts(piece, alive, full)]
        if len(fewer) == len(alive):
            return weighed, rounds
        alive, rounds = fewer, rounds + 1


def _is_settled(alive: Sequence[Piece], full: int, asked: Query, bit: int) -> bool:
    if isinstance(asked, Holding):
        return sum(bool(piece.cells & bit) for piece in alive) == 1
    if isinstance(asked, Begins):
        return sum(piece.word == asked.word for piece in alive) == 1
    if isinstance(asked, Among | Stranger):
        left = 1 if isinstance(asked, Among) else len(LETTERS) - 1
        return sum(any(piece.word == option for piece in alive) for option in asked.options) == left
    return sum(piece.cells.bit_count() for piece in alive) == full.bit_count()


def _round(alive: Sequence[Piece], full: int) -> list[Piece]:
    """The pieces beside which every other cell can still be covered."""
    over = {bit: [piece.cells for piece in alive if piece.cells & bit] for bit in _bits(full)}
    return [
        piece
        for piece in alive
        if all(any(not other & piece.cells for other in over[bit]) for bit in _bits(full & ~piece.cells))
    ]


def _lasts(piece: Piece, alive: Sequence[Piece], full: int) -> bool:
    """True if a piece that is cut out leaves something to cover each cell, round after round."""
    left = full & ~piece.cells
    rest = [other for other in alive if not other.cells & piece.cells]
    while True:
        fewer = _round(rest, left)
        if not fewer and left:
            return False
        if len(fewer) == len(rest):
            return True
        rest = fewer


def _findings(asked: Query, solution: Sequence[Piece], bit: int) -> Findings:
    words = sorted(piece.word for piece in solution)
    match asked:
        case Words():
            return Findings((", ".join(words),))
        case Holding():
            return Findings(tuple(piece.word for piece in solution if piece.cells & bit))
        case Begins(word):
            starts = [piece.starts for piece in solution if piece.word == word]
            cells = sorted(cell for some in starts for cell in some)
            return Findings(tuple(f"cell-{row + 1}-{column + 1}" for row, column in cells))
        case Among(options):
            return letters_of([option in words for option in options], "the grid is not cut so")
        case Stranger(options):
            return letters_of([option not in words for option in options], "it is one of the pieces")


def _canonical_form(sheet: Sheet, asked: Query) -> tuple[Any, ...]:
    """The least of the puzzle's turns and mirror images; one that turns the way of reading is none."""
    marked = asked.cell if isinstance(asked, Holding) else None
    marks = tuple(
        tuple(f"{letter}{'*' * ((row, column) == marked)}" for column, letter in enumerate(line))
        for row, line in enumerate(sheet.rows)
    )
    moves = (_transposed, _upside_down) if sheet.ways == "any" else (_transposed,)
    word = asked.word if isinstance(asked, Begins) else ""
    return least(marks, *moves), sheet.lengths, sheet.ways, task_of(asked), sorted(_options(asked)), word


def _transposed(grid: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(zip(*grid, strict=True))


def _upside_down(grid: tuple[Any, ...]) -> tuple[Any, ...]:
    return grid[::-1]
