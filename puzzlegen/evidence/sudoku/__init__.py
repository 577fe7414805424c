"""What judges the families of Sudoku."""

from typing import Final

from puzzlegen.evidence.sudoku.disguises import DISGUISES as DISGUISES
from puzzlegen.evidence.sudoku.measures import MEASURES as MEASURES

ALTERNATIVES: Final = dict.fromkeys(DISGUISES, ("steps",))  # a cell may follow for several reasons, in any order
SMALL: Final = frozenset({"sudoku/classic_4x4"})
