"""What judges the families of chess."""

from typing import Final

from puzzlegen.evidence.boards.chess.disguises import DISGUISES as DISGUISES
from puzzlegen.evidence.boards.chess.measures import MEASURES as MEASURES

ALTERNATIVES: Final = {
    "boards/chess_mate": ("line", "others", "mate", "failing"),
    "boards/chess_reconstruct": ("moves", "pairs"),
    "boards/chess_rules": ("guards", "wings"),
}
DEAR: Final = {"boards/chess_best_move": 4, "boards/chess_mate": 10}
