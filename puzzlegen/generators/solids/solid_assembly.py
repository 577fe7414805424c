"""Which piece fills the gap of a block of cubes, and which piece makes a block together with another one.

Four pieces are drawn first, by a rule that treats them all alike, each at a place in the block. Then one of them
becomes the key, and what is left of the block without it is shown: standing there with its gap, or as a loose piece.
"""

from collections.abc import Iterable
from contextlib import suppress
from typing import Annotated, Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.solids.polycubes import (
    ROTATIONS,
    Cell,
    Cells,
    clearly_seen,
    connected,
    quarters_between,
    quarters_of_all,
    shape,
    slivered,
    turned,
)
from puzzlegen.formats.solids.solid_assembly import Given, Pair, Turns
from puzzlegen.generators.solids.kits.polycubes import grown, seen_after, varied

_POSITIONS: Final = 24  # of a piece that are tried, until one can be seen well
_TRIES: Final = 400  # at four pieces


class SolidAssemblyParams(Params, frozen=True, kw_only=True):
    """What puzzles of a level are like.

    Attributes:
        blocks: the sizes of blocks with a gap, and the bounds, both included, of the cubes of a piece.
        pairs: the same of blocks that are made of two loose pieces.
        mirrored: whether the pieces are two and their mirror images, instead of any four.
        quarters: turns that it takes until the right piece fits.
    """

    blocks: tuple[tuple[Cell, tuple[int, int]], ...]
    pairs: tuple[tuple[Cell, tuple[int, int]], ...] = ()
    mirrored: Annotated[bool, Knob("pieces come with their mirror images")]
    quarters: Annotated[int, Knob("more quarter turns until the right piece fits", 0, 3)]


LEVELS: Final = {
    Level.EASY: SolidAssemblyParams(
        band=(4, 5), depth=(0, 0), blocks=(((3, 3, 3), (4, 5)), ((2, 3, 4), (4, 5))), mirrored=False, quarters=0
    ),
    Level.MEDIUM: SolidAssemblyParams(
        band=(6, 7), depth=(2, 3), blocks=(((3, 3, 3), (6, 7)), ((2, 3, 4), (6, 7))), mirrored=True, quarters=1
    ),
    Level.HARD: SolidAssemblyParams(
        band=(8, 9),
        depth=(5, 6),
        bands={Pair: (9, 12)},
        blocks=(((3, 3, 3), (8, 9)), ((2, 3, 4), (8, 9))),
        pairs=(((2, 3, 4), (9, 12)),),
        mirrored=True,
        quarters=2,
    ),
    Level.EXTREME: SolidAssemblyParams(
        band=(11, 13),
        depth=(8, 9),
        bands={Pair: (13, 16)},
        blocks=(((3, 3, 3), (11, 12)), ((3, 3, 4), (11, 13)), ((2, 4, 4), (11, 13))),
        pairs=(((2, 4, 4), (13, 16)),),
        mirrored=True,
        quarters=3,
    ),
}


def invent(rng: Stream, params: SolidAssemblyParams, asked: Drawn) -> Puzzle:
    """Draw four pieces at places in the block, and take the key out of it."""
    rng, loose = rng.child("state"), asked.question is Pair
    place = rng.class_by_index(4, "place")
    block, count = rng.choice(params.pairs if loose else params.blocks)
    cubes = rng.between(*count)
    pieces, rests = _cut_out(block, cubes, params.mirrored, loose, rng)
    # Each piece must be able to be the key, whichever it is going to be.
    made = [_shown(loose, block, pieces[k], rests[k], params.quarters, rng) for k in rng.permutation(4)]
    size, cells, inside, _ = made[place]
    options = tuple(option for *_, option in made)
    why = Turns(quarters_between(options[place], inside))
    return Puzzle(Given(size, cells), asked.question(options), LETTERS[place], why)


def _cut_out(block: Cell, cubes: int, mirrored: bool, loose: bool, rng: Stream) -> tuple[list[Cells], list[Cells]]:
    """Four different pieces of a block at their places, which can be seen well, and what each leaves of it.

    What is left hangs together, and can be seen as well where it is to be ``loose``. Two pieces and their mirror images
    need boxes of one size, which would else tell one pair from the other at a glance.
    """
    for _ in range(_TRIES):
        pieces = [grown(cubes, block, rng)]
        if not seen_after(pieces[0]):  # most often
            continue
        with suppress(Rejected):
            if mirrored:
                pieces.append(varied(pieces[0], block, rng))
                if _box(pieces[1]) != _box(pieces[0]):
                    continue
                pieces += [tuple(sorted((block[0] - 1 - x, y, z) for x, y, z in piece)) for piece in pieces]
            else:
                pieces += [grown(cubes, block, rng) for _ in range(3)]
            rests = [_without(block, piece) for piece in pieces]
            if (
                all(map(connected, rests))
                and len({shape(piece) for piece in pieces}) == 4
                and all(map(seen_after, [*(rests if loose else ()), *pieces[1:]]))
            ):
                return pieces, rests
    raise Rejected("no four pieces differ, are seen well and leave a rest that hangs together")


def _box(piece: Cells) -> list[int]:
    """The sizes of the box that a piece needs, the least first."""
    return sorted(max(line) - min(line) + 1 for line in zip(*piece, strict=True))


def _without(block: Cell, piece: Iterable[Cell]) -> Cells:
    gone = set(piece)
    cells = ((x, y, z) for x in range(block[0]) for y in range(block[1]) for z in range(block[2]))
    return tuple(cell for cell in cells if cell not in gone)


def _offered(inside: Cells, quarters: int, rng: Stream) -> Cells | None:
    """A piece so many quarter turns from how it lies in the block, where all of it is seen."""
    rotations = [rotation for rotation in ROTATIONS if len(quarters_of_all()[rotation]) == quarters]
    for rotation in seen_after(inside, rng.sample(rotations, len(rotations))):
        option = turned(inside, rotation)
        if len(quarters_between(option, inside)) == quarters:
            return option
    return None


def _shown(
    loose: bool, block: Cell, piece: Cells, rest: Cells, quarters: int, rng: Stream
) -> tuple[Cell, Cells, Cells, Cells]:
    """The block without the piece, in a position in which the gap is seen; or as a loose piece of which all is seen.

    The size of the block, what is shown of it, the piece as it lies in it, and as it is on offer.
    """
    for rotation in seen_after(rest, rng.sample(ROTATIONS, _POSITIONS)) if loose else ():
        position, inside = turned(rest, rotation), turned(piece, rotation)
        if option := _offered(inside, quarters, rng):
            return block, position, inside, option
    for rotation in () if loose else rng.sample(ROTATIONS, _POSITIONS):
        position = turned(rest, rotation)
        a, b, c = rotation[0]
        size = block[a], block[b], block[c]
        gap = _without(size, position)
        # A cube of the gap is clearly missing if it were clearly seen.
        if len(gap) == len(piece) and all(clearly_seen({*position, cell}, [cell]) for cell in gap):
            inside = turned(piece, rotation)
            if not slivered(position) and (option := _offered(inside, quarters, rng)):
                return size, position, inside, option
    raise Rejected("the gap cannot be seen well")
