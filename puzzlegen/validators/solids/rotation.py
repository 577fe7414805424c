"""Turns solids of cubes in all 24 ways, to find which of several is the one that is shown."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Final

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.family import Faults, Layout, Pixels
from puzzlegen.core.item import Statement
from puzzlegen.validators.kits.answers import convert
from puzzlegen.validators.solids.kits.choices import choice, demand_different
from puzzlegen.validators.solids.kits.cubes import (
    Cells,
    all_seen,
    apply,
    at_origin,
    check_solid,
    cubes_apart,
    positions,
    quarter_turns,
)
from puzzlegen.validators.solids.kits.slivers import certify_faces

METHOD: Final = "24 rotations"
UNIT: Final = "cubes times quarter turns"


class _Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    solid: Cells


class _Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    options: Annotated[tuple[Cells, ...], msgspec.Meta(min_length=2, max_length=4)]


def certify(statement: Statement, query: Statement) -> Certificate:
    """Find every option that is a rotation of the solid.

    The difficulty is the number of cubes times the least number of quarter turns about the axes that make the right
    option out of what is shown. A drawing in which some cube is not clearly seen is a fault.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    solid = convert(statement, _Given, "statement").solid
    options = convert(query, _Options, "query").options
    for cells in (solid, *options):
        check_solid(cells, "a solid")
        if len(cells) != len(solid):
            raise MalformedStatement("all solids have the same number of cubes")
    demand_different(options)
    turns = [quarter_turns(solid, option) for option in options]
    wrong = [option for option, number in zip(options, turns, strict=True) if number is None]
    return choice(
        [number is not None for number in turns],
        "no rotation makes this solid of the one that is shown",
        method=METHOD,
        unit=UNIT,
        difficulty=len(solid) * max((number for number in turns if number is not None), default=0),
        canonical=_canonical(solid, options),
        structure=f"{len(solid)} cubes",
        effort={
            "rotations": 24 * len(options),
            "least cubes that differ": min((cubes_apart(solid, option) for option in wrong), default=0),
        },
        faults=_faults((solid, *options)),
    )


def _canonical(solid: Cells, options: Sequence[Cells]) -> object:
    """The same after a turn or a reflection of all solids together, and in whatever order the options are offered.

    Turns of single solids are no disguise: how many of them lead from one to another is what makes it hard.
    """
    forms = []
    for mirror in (1, -1):
        given, *others = ([(mirror * x, y, z) for x, y, z in cells] for cells in (solid, *options))
        for matrix in positions():
            shown, *offered = (sorted(at_origin(apply(matrix, cells))) for cells in (given, *others))
            forms.append((shown, sorted(offered)))
    return min(forms)


def _faults(solids: Sequence[Cells]) -> Iterator[str]:
    if not all(all_seen(cells) for cells in solids):
        yield "a cube is not clearly seen"


def certify_picture(pictures: Sequence[Pixels], statement: Statement, query: Statement, layout: Layout) -> Faults:  # noqa: ARG001
    """No part of a face is seen that is too small to be made out."""
    return certify_faces(pictures[0], layout)
