"""What judges the families of everyday reasoning."""

from typing import Final

from puzzlegen.evidence import Disguise, Measure
from puzzlegen.evidence.logic import (
    cipher_board,
    circuits,
    clue_grid,
    dissection,
    equations,
    linear_sums,
    mirrors,
    pour,
    relations_web,
    river,
    round_robin,
    routes,
    schedule,
    straight_roads,
    weighing,
)

DISGUISES: Final[dict[str, tuple[Disguise, ...]]] = {
    "logic/cipher_board": cipher_board.DISGUISES,
    "logic/circuits": circuits.DISGUISES,
    "logic/clue_grid": clue_grid.DISGUISES,
    "logic/dissection": dissection.DISGUISES,
    "logic/equations": equations.DISGUISES,
    "logic/linear_sums": linear_sums.DISGUISES,
    "logic/mirrors": mirrors.DISGUISES,
    "logic/pour": pour.DISGUISES,
    "logic/relations_web": relations_web.DISGUISES,
    "logic/river": river.DISGUISES,
    "logic/round_robin": round_robin.DISGUISES,
    "logic/routes": routes.DISGUISES,
    "logic/schedule": schedule.DISGUISES,
    "logic/straight_roads": straight_roads.DISGUISES,
    "logic/weighing": weighing.DISGUISES,
}
MEASURES: Final[dict[str, Measure]] = {
    "logic/cipher_board": cipher_board.MEASURE,
    "logic/circuits": circuits.MEASURE,
    "logic/clue_grid": clue_grid.MEASURE,
    "logic/dissection": dissection.MEASURE,
    "logic/equations": equations.MEASURE,
    "logic/linear_sums": linear_sums.MEASURE,
    "logic/mirrors": mirrors.MEASURE,
    "logic/pour": pour.MEASURE,
    "logic/relations_web": relations_web.MEASURE,
    "logic/river": river.MEASURE,
    "logic/round_robin": round_robin.MEASURE,
    "logic/routes": routes.MEASURE,
    "logic/schedule": schedule.MEASURE,
    "logic/straight_roads": straight_roads.MEASURE,
    "logic/weighing": weighing.MEASURE,
}
GLANCES: Final = {"logic/equations": equations.GLANCES, "logic/linear_sums": linear_sums.GLANCES}
ALTERNATIVES: Final[dict[str, tuple[str, ...]]] = {
    "logic/cipher_board": ("steps", "last", "against", "below"),  # letters in other orders, and others as good
    "logic/clue_grid": ("steps", "conflicts"),  # other cards exclude a place, or contradict one another, too
    "logic/dissection": ("start", "map", "shapes"),  # another topping with as few ways; pieces with other numbers
    "logic/equations": ("narrowed", "worked", "ways"),  # other steps prove the same, and other numbers fit
    "logic/linear_sums": ("clues", "ways"),  # other clues prove the same bound; two ways have no order
    "logic/pour": ("steps", "made"),
    "logic/relations_web": ("feeding", "plants"),  # other chains and plants do as well
    "logic/river": ("plan",),
    "logic/round_robin": ("thoughts",),  # other lines of thought decide as well
    "logic/routes": ("way", "legs"),
    "logic/schedule": ("steps",),  # another clock leaves the same times
    "logic/straight_roads": ("flipped",),  # in either order
    "logic/weighing": ("contradictions",),  # which have no order
}
