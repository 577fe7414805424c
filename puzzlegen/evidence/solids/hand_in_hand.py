"""Children hand in hand in disguise, seen from the opposite side; and the steps of a program that follows hands."""

from random import Random
from typing import Final

from msgspec.structs import replace

from puzzlegen.evidence import Disguise, Measure, reordered
from puzzlegen.facts.solids.children import MARKS
from puzzlegen.formats.solids.hand_in_hand import Behind, Given, PassBoxed, Query, WrongBoxed


def from_across(given: Given, query: Query, rng: Random) -> tuple[Given, Query] | None:  # noqa: ARG001
    """The picture that somebody on the opposite side would take, where the question is not about that."""
    if isinstance(query, Behind | WrongBoxed):
        return None
    children, half = given.children, len(given.children) // 2
    moved = (*children[half:], *children[:half]) if given.ring else children[::-1]
    return replace(given, children=tuple(replace(child, faces=not child.faces) for child in moved)), query


def steps(given: Given, query: Query) -> float:
    """Passes of the ball; else everything that is worn, once for each picture."""
    if isinstance(query, PassBoxed):
        return float(len(query.hands))
    worn = sum(child.worn(mark) is not None for child in given.children for mark in MARKS)
    return float(worn * (4 if isinstance(query, Behind) else 1))


DISGUISES: Final[tuple[Disguise, ...]] = (reordered, from_across)
MEASURE: Final = Measure("passes of the ball, or things worn on a side in all pictures", steps)
