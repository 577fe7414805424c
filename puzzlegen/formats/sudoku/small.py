"""Sudokus of 4x4: as those without marks, but no choice among symbols, since all four would always be on offer."""

from typing import Final

from msgspec.structs import replace

from puzzlegen.core.family import Level
from puzzlegen.core.question import Questions
from puzzlegen.formats.sudoku import bare
from puzzlegen.formats.sudoku.kits.puzzle import CellChoice, Continuation
from puzzlegen.formats.sudoku.kits.puzzle import Put as Put
from puzzlegen.formats.sudoku.kits.puzzle import Query as Query
from puzzlegen.formats.sudoku.kits.puzzle import Statement as Statement

QUESTIONS: Final[Questions] = {
    **bare.QUESTIONS,
    CellChoice: replace(bare.QUESTIONS[CellChoice], levels=()),
    Continuation: replace(
        bare.QUESTIONS[Continuation],
        open_to={Level.EASY: "a grid of 4 x 4 is small enough to see a wrong digit at a glance"},
    ),
}
