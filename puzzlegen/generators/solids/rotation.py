"""Which of four solids of cubes is the one that is shown, in another position; two of the others are mirror images.

The options are two solids and their mirror images, each in a position of its own; any of them could have become the
key. Only then is the solid that is shown turned out of the key. So nothing about the options tells the key.
"""

from contextlib import suppress
from typing import Annotated, Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.facts.solids.polycubes import (
    ROTATIONS,
    UPRIGHT,
    Cells,
    clearly_seen,
    mirrored,
    shape,
    slivered,
    turned,
)
from puzzlegen.generators.solids.kits.polycubes import grown, varied

_ROOM: Final = (4, 4, 4)
_TRIES: Final = 40  # at two solids


class RotationParams(Params, frozen=True, kw_only=True):
    """How many cubes the solids have, bounds both included, and whether they are only turned about the vertical."""

    cubes: Annotated[tuple[int, int], Knob("larger solids", 4, 12)]
    upright: Annotated[bool, Knob("solids are only turned about the vertical")]


LEVELS: Final = {
    Level.EASY: RotationParams(band=(5, 7), cubes=(6, 7), upright=True),
    Level.MEDIUM: RotationParams(band=(10, 14), cubes=(6, 7), upright=False),
    Level.HARD: RotationParams(band=(16, 27), cubes=(7, 9), upright=False),
}


def invent(rng: Stream, params: RotationParams) -> Puzzle:
    """Draw two chiral solids, and positions of them and of their mirror images."""
    rng = rng.child("state")
    place = rng.per_item(4, "place")
    solids = _two_and_their_images(rng.between(*params.cubes), rng)
    rng.shuffle(solids)
    if params.upright:
        rotation = rng.choice(ROTATIONS)
        solids = [turned(solid, rotation) for solid in solids]
    rotations = UPRIGHT if params.upright else ROTATIONS
    options = []
    for solid in solids:  # each in two positions: one as an option, one to be shown if it becomes the key
        positions = [turned(solid, rotation) for rotation in rotations]
        if len(set(positions)) < len(positions):  # it would be the key more seldom: fewer turns lead to it
            raise Rejected("a solid has a symmetry")
        rng.shuffle(positions)
        clear = (position for position in positions if clearly_seen(position) and not slivered(position))
        pair = next(clear, ()), next(clear, ())
        if () in pair:
            raise Rejected("a solid cannot be seen well")
        options.append(pair)
    return Puzzle({"solid": options[place][1]}, {"options": [option for option, _ in options]}, LETTERS[place])


def _two_and_their_images(count: int, rng: Stream) -> list[Cells]:
    """Two solids of so many cubes, which differ by the place of one of them, and their mirror images."""
    for _ in range(_TRIES):
        with suppress(Rejected):
            one = grown(count, _ROOM, rng)
            other = varied(one, _ROOM, rng)
            solids = [one, other, mirrored(one), mirrored(other)]
            if len({shape(solid) for solid in solids}) == 4:
                return solids
    raise Rejected("no two solids differ from their mirror images")
