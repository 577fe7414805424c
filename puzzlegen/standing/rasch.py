"""An explanatory Rasch fit: models of all months on one scale, whatever the mix of levels they were asked.

The chance that model m of month t solves an item of cell c is g + (1 - g) L(theta_mt - beta_c), with L the logistic
function, g the chance of guessing, which is known (1/k with k options, else 0), and beta_c = lambda_level + u_c. All
answers of a series are fitted at once, so that no chain of links adds up errors. The u are shrunk towards 0 as draws
with standard deviation `SPREAD` (a ridge), since a cell may have few answers; the others are not, but for a trace
that decides what the data leave open. The covariance is a sandwich over items, which several models answered.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.errors import CheckFailed
from puzzlegen.standing.units import Cell

SPREAD: Final = 1.0
"""Of cells of a level, in logits, that is expected before any answer."""
_FREE: Final = 10.0  # the same for what is hardly shrunk
_ROUNDS: Final = 100
_STEP: Final = 2.0  # logits that a parameter moves at most in a round
_ENOUGH: Final = 1e-8
_EDGE: Final = 1e-6  # how near a chance comes to 0 or 1

Vector = NDArray[np.float64]


class NoFit(CheckFailed):
    """The fit does not settle."""


class Response(NamedTuple):
    """What a model earned for an item in a month; ``person`` is both of them, ``guessing`` the chance of a guess."""

    person: tuple[str, str]
    item: str
    cell: Cell
    guessing: float
    credit: float


class Fit(msgspec.Struct, frozen=True):
    """What was fitted.

    Attributes:
        persons: the abilities' places.
        levels, cells: the difficulties' places.
        values: of all of them, in logits.
        covariance: of the values.
        expected: of each response, in their order.
    """

    persons: Mapping[tuple[str, str], int]
    levels: Mapping[str, int]
    cells: Mapping[Cell, int]
    values: Vector
    covariance: Vector
    expected: Vector

    def difficulty(self, cell: Cell) -> Vector:
        """The difficulty of a cell as the sum of values: that of its level where it has no answer of its own."""
        row = np.zeros(len(self.values))
        for place in (self.levels.get(cell.level), self.cells.get(cell)):
            if place is not None:
                row[place] = 1
        return row


def fit(responses: Sequence[Response]) -> Fit:
    """Fit abilities and difficulties to answers, by Fisher scoring.

    Raises:
        NoFit: it does not settle.
    """
    responses = [*responses]
    persons = {one: place for place, one in enumerate(sorted({one.person for one in responses}))}
    levels = {one: len(persons) + place for place, one in enumerate(sorted({one.cell.level for one in responses}))}
    ordered = sorted({one.cell for one in responses}, key=lambda one: (one.family, one.version, one.level, one.asked))
    cells = {one: len(persons) + len(levels) + place for place, one in enumerate(ordered)}
    size = len(persons) + len(levels) + len(cells)
    places = np.array([(persons[one.person], levels[one.cell.level], cells[one.cell]) for one in responses])
    signs = np.array([1.0, -1.0, -1.0])
    guessing = np.array([one.guessing for one in responses])
    credit = np.array([one.credit for one in responses])
    ridge = np.full(size, 1 / _FREE**2)
    ridge[len(persons) + len(levels) :] = 1 / SPREAD**2

    values = np.zeros(size)
    for _ in range(_ROUNDS):
        slope, chance = _curve(values, places, signs, guessing)
        pull = (credit - chance) * slope / (chance * (1 - chance))
        gradient = _summed(pull, places, signs, size) - ridge * values
        step = np.linalg.solve(_information(slope, chance, places, signs, size) + np.diag(ridge), gradient)
        values = values + np.clip(step, -_STEP, _STEP)
        if np.abs(step).max() < _ENOUGH:
            break
    else:
        raise NoFit("The scale cannot be fitted: the answers of some months are all right, or all wrong.")
    slope, chance = _curve(values, places, signs, guessing)
    bread = np.linalg.inv(_information(slope, chance, places, signs, size) + np.diag(ridge))
    names = {one: place for place, one in enumerate(sorted({one.item for one in responses}))}
    scores = np.zeros((len(names), size))
    pull = (credit - chance) * slope / (chance * (1 - chance))
    rows = np.array([names[one.item] for one in responses])
    for column, sign in enumerate(signs):
        np.add.at(scores, (rows, places[:, column]), sign * pull)
    # The ridge is what is known of the cells before: as uncertain as it says
    filling = scores.T @ scores + np.diag(ridge)
    return Fit(persons, levels, cells, values, bread @ filling @ bread, chance)


def chances(ability: float, difficulties: Vector, guessing: Vector) -> tuple[Vector, Vector]:
    """The chances to solve items of these difficulties, and their slopes in the ability."""
    solved = 1 / (1 + np.exp(difficulties - ability))
    return guessing + (1 - guessing) * solved, (1 - guessing) * solved * (1 - solved)


def _curve(values: Vector, places: NDArray[np.intp], signs: Vector, guessing: Vector) -> tuple[Vector, Vector]:
    """The slope of each response's chance, and the chance."""
    solved = 1 / (1 + np.exp(-np.clip(values[places] @ signs, -30, 30)))
    chance = np.clip(guessing + (1 - guessing) * solved, _EDGE, 1 - _EDGE)
    return np.maximum((1 - guessing) * solved * (1 - solved), _EDGE), chance


def _summed(pull: Vector, places: NDArray[np.intp], signs: Vector, size: int) -> Vector:
    total = np.zeros(size)
    for column, sign in enumerate(signs):
        total += np.bincount(places[:, column], sign * pull, size)
    return total


def _information(slope: Vector, chance: Vector, places: NDArray[np.intp], signs: Vector, size: int) -> Vector:
    """The expected information of all responses: (size, size)."""
    weight = slope**2 / (chance * (1 - chance))
    whole = np.zeros(size * size)
    for one, first in enumerate(signs):
        for other, second in enumerate(signs):
            cells = places[:, one] * size + places[:, other]
            whole += np.bincount(cells, first * second * weight, size * size)
    return whole.reshape(size, size)
