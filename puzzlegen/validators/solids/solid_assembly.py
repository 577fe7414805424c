"""Tries every piece in every position and at every place of a block of cubes."""

import math
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from puzzlegen.certificate import Certificate, MalformedStatement
from puzzlegen.item import Question, Statement
from puzzlegen.validators.solids.cubes import (
    Cell,
    Cells,
    all_seen,
    apply,
    at_origin,
    check_solid,
    choice,
    cubes_apart,
    positions,
    quarter_turns,
)
from puzzlegen.validators.solids.signs import check_choice, read

METHOD: Final = "placement search, 24 positions"
UNIT: Final = "cubes to be placed"

Size: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=4)]


class _Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    block: tuple[Size, Size, Size]
    solid: Cells


class _Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["gap", "pair"]
    options: Annotated[tuple[Cells, ...], msgspec.Meta(min_length=2, max_length=4)]


def certify(statement: Statement, question: Question) -> Certificate:
    """Find every piece that makes the block whole, together with what is shown of it.

    In the task ``gap`` what is shown stays where it is, in ``pair`` it is a loose piece that may be turned like the
    others. The difficulty is the number of cubes of a piece; of both pieces in ``pair``. It is a fault if some cube of
    a piece, or some cube that the block lacks, is not clearly seen to be there, or not to be there.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    given = read(statement, _Given, "a part of a block")
    query = read(question.query, _Options, "a choice of pieces")
    options = query.options
    check_choice(question, len(options))
    for cells in (given.solid, *options):
        check_solid(cells, "a piece")
    if any(len(given.solid) + len(cells) != math.prod(given.block) for cells in options):
        raise MalformedStatement("a piece has as many cubes as the block lacks")
    if len(set(options)) < len(options):
        raise MalformedStatement("two options are alike")
    across, back, up = map(range, given.block)
    whole = frozenset(product(across, back, up))
    gap = whole - set(given.solid)
    if query.task == "gap":
        if not whole >= set(given.solid):
            raise MalformedStatement("what is shown lies within the block")
        fits = [quarter_turns(option, gap) is not None for option in options]
        right = gap
        faults = _faults(options, given.solid, gap)
    else:
        rests = [_rests(option, whole) for option in options]
        fits = [any(quarter_turns(given.solid, rest) is not None for rest in found) for found in rests]
        right = frozenset(options[fits.index(True)]) if any(fits) else frozenset()
        faults = _faults((given.solid, *options), (), ())
    wrong = [option for option, fit in zip(options, fits, strict=True) if not fit]
    return choice(
        fits,
        "at no place and in no position does this piece make the block whole",
        method=METHOD,
        unit=UNIT,
        difficulty=len(options[0]) if query.task == "gap" else len(options[0]) + len(given.solid),
        canonical=(query.task, given.block, given.solid, sorted(options)),
        structure=f"{query.task}; {'x'.join(map(str, sorted(given.block)))}; {len(options[0])} cubes",
        effort={
            "positions": 24 * len(options),
            "least cubes that differ": min((cubes_apart(sorted(right), option) for option in wrong), default=0)
            if right
            else 0,
        },
        faults=faults,
    )


def _rests(piece: Cells, whole: frozenset[Cell]) -> Iterator[frozenset[Cell]]:
    """What the block lacks besides the piece, for all of its places and positions."""
    for position in {at_origin(apply(matrix, piece)): None for matrix in positions()}:
        for a, b, c in sorted(whole):
            placed = frozenset((x + a, y + b, z + c) for x, y, z in position)
            if placed <= whole:
                yield whole - placed


def _faults(pieces: Sequence[Cells], block: Sequence[Cell], gap: Sequence[Cell] | frozenset[Cell]) -> Iterator[str]:
    if not all(all_seen(piece) for piece in pieces):
        yield "a cube is not clearly seen"
    # A cube that would be clearly seen, and is not there, is clearly missing.
    if not all(all_seen({*block, cell}, [cell]) for cell in gap):
        yield "a part of the gap is not clearly seen"
