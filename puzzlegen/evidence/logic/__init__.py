"""What judges the families of everyday reasoning."""

from typing import Final

from puzzlegen.evidence import Disguise, Measure
from puzzlegen.evidence.logic import cipher_board, clue_grid, relations_web

DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {
    "logic/cipher_board": cipher_board.DISGUISES,
    "logic/clue_grid": clue_grid.DISGUISES,
    "logic/relations_web": relations_web.DISGUISES,
}
MEASURES: Final[dict[str, Measure]] = {
    "logic/cipher_board": cipher_board.MEASURE,
    "logic/clue_grid": clue_grid.MEASURE,
    "logic/relations_web": relations_web.MEASURE,
from puzzlegen.evidence.logic import linear_sums, round_robin
    "logic/linear_sums": linear_sums.DISGUISES,
    "logic/round_robin": round_robin.DISGUISES,
    "logic/linear_sums": linear_sums.MEASURE,
    "logic/round_robin": round_robin.MEASURE,
from puzzlegen.evidence.logic import pour, river
    "logic/pour": pour.DISGUISES,
    "logic/river": river.DISGUISES,
    "logic/pour": pour.MEASURE,
    "logic/river": river.MEASURE,
from puzzlegen.evidence.logic import mirrors, routes, straight_roads
    "logic/mirrors": mirrors.DISGUISES,
    "logic/routes": routes.DISGUISES,
    "logic/straight_roads": straight_roads.DISGUISES,
    "logic/mirrors": mirrors.MEASURE,
    "logic/routes": routes.MEASURE,
    "logic/straight_roads": straight_roads.MEASURE,
}
