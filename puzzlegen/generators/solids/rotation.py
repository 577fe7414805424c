"""Which of four solids of cubes is the one that is shown, in another position; two of the others are mirror images.

The options are two solids and their mirror images, each in a position of its own; any of them could have become the
key. Only then is the solid that is shown turned out of the key. So nothing about the options tells the key.
"""

from contextlib import suppress
from typing import ClassVar, Final

import msgspec

from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.item import AnswerForm, Asked, Choice, Option, Question, Statement
from puzzlegen.core.scene import Scene
from puzzlegen.core.stream import Stream
from puzzlegen.generators.solids import cube_wording
from puzzlegen.generators.solids.layout import Room, arranged
from puzzlegen.generators.solids.polycubes import (
    ROTATIONS,
    UPRIGHT,
    Cells,
    clearly_seen,
    draw_cubes,
    grown,
    mirrored,
    shape,
    slivered,
    turned,
    varied,
)

LETTERS: Final = "ABCD"
_ROOM: Final = (4, 4, 4)
_TRIES: Final = 40  # at two solids


class RotationParams(Params, frozen=True, kw_only=True):
    """How many cubes the solids have, bounds both included, and whether they are only turned about the vertical."""

    cubes: tuple[int, int]
    upright: bool


class RotationState(msgspec.Struct, frozen=True):
    """The solid that is shown, the options, and the place of the key; all in the positions in which they are drawn."""

    shown: Cells
    options: tuple[Cells, ...]
    place: int


class Rotation:
    """See the module's docstring."""

    name = "rotation"
    version = 2
    levels: ClassVar = {
        Level.EASY: RotationParams(band=(5, 7), cubes=(6, 7), upright=True),
        Level.MEDIUM: RotationParams(band=(10, 14), cubes=(6, 7), upright=False),
        Level.HARD: RotationParams(band=(16, 27), cubes=(7, 9), upright=False),
    }

    def generate(self, rng: Stream, params: RotationParams) -> RotationState:
        """Draw two chiral solids, and positions of them and of their mirror images."""
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
        return RotationState(options[place][1], tuple(option for option, _ in options), place)

    def statement(self, state: RotationState) -> Statement:
        """The cells of the solid that is shown."""
        return {"solid": state.shown}

    def ask(self, state: RotationState, rng: Stream) -> Asked:  # noqa: ARG002 - the options are part of the state
        """Ask for the same solid."""
        return Asked(
            Question(
                text=cube_wording.rotation(len(state.shown)),
                form=AnswerForm.CHOICE,
                query={"options": state.options},
                options=tuple(Option(letter) for letter in LETTERS),
            ),
            Choice(LETTERS[state.place]),
            explanation=cube_wording.ROTATION_EXPLANATION,
        )

    def depict(self, state: RotationState, question: Question) -> tuple[Scene, ...]:  # noqa: ARG002
        """The solid above, the options below, all at the same scale."""
        options = [draw_cubes(option) for option in state.options]
        return (arranged([draw_cubes(state.shown)], Room(0.85), options, Room(0.85), LETTERS, 4),)


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


FAMILY = Rotation()
