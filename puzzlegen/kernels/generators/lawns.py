"""Plants bodies on lawns, so that all of them are seen from some stops, in orders that no other stop shows.

Places are whole numbers around the middle of the lawn. How far a body is to the right of the middle of a picture is
counted in thousandths of its distance.
"""

from math import floor
from typing import Final

from puzzlegen.kernels.arrays import FloatTable, Ints, IntTable
from puzzlegen.kernels.generators.random_numbers import RandomNumbers

LAWN: Final = 54  # all bodies are within so much of the middle
APART: Final = 26  # at least, for two bodies
TRIES: Final = 120  # at places for bodies
_GAP: Final = 58.0  # thousandths, between the middles of any two bodies of a picture
_CLEAR: Final = 22.0  # thousandths by which the edge of a body stays beside the middle of one behind it


def plant(
    random: RandomNumbers,
    kinds: Ints,
    stops: IntTable,
    used: Ints,
    path: int,
    half_width: float,
    plantings: int,
    bodies: IntTable,
    right: FloatTable,
    away: IntTable,
    orders: IntTable,
) -> bool:
    """Plant a lawn.

    Args:
        random: chooses the places.
        kinds: (n,) of the bodies; those that look alike have one number.
        stops: (stops, 2) their places.
        used: (k,) the stops from which all is to be seen.
        path: how far the stops are from the middle.
        half_width: of every body.
        plantings: how many lawns are tried.
        bodies: (n, 2) receives the places of the bodies.
        right: (stops, n) scratch.
        away: (stops, n) scratch.
        orders: (stops, n) scratch.

    Returns:
        True if it found one.
    """
    for _ in range(plantings):
        planted = 0
        for _ in range(TRIES):
            x = random.below(2 * LAWN + 1) - LAWN
            y = random.below(2 * LAWN + 1) - LAWN
            if not _is_apart(x, y, bodies, planted):
                continue
            seen = True
            for picture in range(len(used)):
                _look(x, y, stops, used[picture], path, planted, right, away)
                if not _is_clear(used[picture], half_width, planted, right, away):
                    seen = False
                    break
            if seen:
                bodies[planted, 0] = x
                bodies[planted, 1] = y
                planted += 1
                if planted == len(bodies):
                    break
        if planted == len(bodies):
            for stop in range(len(stops)):
                for body in range(planted):
                    _look(bodies[body, 0], bodies[body, 1], stops, stop, path, body, right, away)
                    _sort_in(kinds, stop, body, right, orders)
            if _are_single(used, orders):
                return True
    return False


def _is_apart(x: int, y: int, bodies: IntTable, planted: int) -> bool:
    """True if a place lies on the lawn, and away from the bodies."""
    if x * x + y * y > LAWN * LAWN:
        return False
    for body in range(planted):
        across, down = x - bodies[body, 0], y - bodies[body, 1]
        if across * across + down * down < APART * APART:
            return False
    return True


def _look(x: int, y: int, stops: IntTable, stop: int, path: int, body: int, right: FloatTable, away: IntTable) -> None:
    """Note how far to the right a body is from a stop, and how far away."""
    a, b = stops[stop, 0], stops[stop, 1]
    aside, ahead = x * b - y * a, a * a + b * b - x * a - y * b
    right[stop, body] = floor(1000.0 * aside / ahead + 0.5)
    away[stop, body] = ahead // path


def _is_clear(stop: int, half_width: float, body: int, right: FloatTable, away: IntTable) -> bool:
    """True if the middle of the one farther away is well beside the edge of the nearer one, for a body and others."""
    for other in range(body):
        edge = 1000.0 * half_width / min(away[stop, body], away[stop, other]) + _CLEAR
        if abs(right[stop, body] - right[stop, other]) < max(_GAP, edge):
            return False
    return True


def _sort_in(kinds: Ints, stop: int, body: int, right: FloatTable, orders: IntTable) -> None:
    """Put a body into the row of those before it, as it is seen from a stop: ``orders`` receives the kinds."""
    place = body
    while place and right[stop, body] < right[stop, place - 1]:
        place -= 1
    aside = right[stop, body]
    for other in range(body, place, -1):
        right[stop, other] = right[stop, other - 1]
        orders[stop, other] = orders[stop, other - 1]
    right[stop, place] = aside
    orders[stop, place] = kinds[body]


def _are_single(used: Ints, orders: IntTable) -> bool:
    """True if what is seen from the stops in use is seen from no other."""
    for picture in range(len(used)):
        for stop in range(len(orders)):
            if stop == used[picture]:
                continue
            differs = False
            for place in range(orders.shape[1]):
                if orders[stop, place] != orders[used[picture], place]:
                    differs = True
                    break
            if not differs:
                return False
    return True
