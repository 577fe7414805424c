"""The template of a family: a row of tiles numbered 1..n+1 in which one number is missing.

``puzzlegen new`` begins families with its rooms; ``docs/adding-a-family.md`` tells the steps. The sweep runs this one
like any other, so it cannot rot.
"""

from typing import Annotated, Final

from puzzlegen.core.family import Knob, Level, Params
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.blank import Missing, Tiles


class BlankParams(Params, frozen=True, kw_only=True):
    """``tiles`` bounds the number of tiles, both ends included."""

    tiles: Annotated[tuple[int, int], Knob("more tiles", 1, 20)]


LEVELS: Final = {
    Level.EASY: BlankParams(band=(5, 7), tiles=(5, 7)),
    Level.MEDIUM: BlankParams(band=(8, 11), tiles=(8, 11)),
    Level.HARD: BlankParams(band=(12, 16), tiles=(12, 16)),
}


def invent(rng: Stream, params: BlankParams, asked: Drawn) -> Puzzle:  # noqa: ARG001 - there is only one question
    """Draw the number of tiles, the missing number, and the order of the rest."""
    rng = rng.child("state")
    count = rng.between(*params.tiles)
    missing = rng.between(1, count + 1)
    tiles = [number for number in range(1, count + 2) if number != missing]
    rng.shuffle(tiles)
    return Puzzle(Tiles(tuple(tiles)), Missing(), str(missing))
