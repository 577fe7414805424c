"""Turns solids of cubes in all 24 ways, to find which are one solid in several positions."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.family import Faults, Layout, Pixels
from puzzlegen.core.item import Statement
from puzzlegen.validators.kits.answers import parse
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

Group: TypeAlias = tuple[int, int, int]
Groups: TypeAlias = tuple[Group, Group]

METHOD: Final = "24 rotations"
UNIT: Final = "cubes times quarter turns"
_NO_TURNS: Final = 99  # where no rotation makes one solid of another


class _Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    solid: Cells


class _Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    options: Annotated[tuple[Cells, ...], msgspec.Meta(min_length=2, max_length=4)]


class _Four(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    solids: tuple[Cells, Cells, Cells, Cells]


class _Odd(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["odd_one_out", "odd_one_out_box"]


class _Six(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    solids: Annotated[tuple[Cells, ...], msgspec.Meta(min_length=6, max_length=6)]


class _Grouping(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["grouping"]
    options: Annotated[tuple[Groups, ...], msgspec.Meta(min_length=2, max_length=4)]


class _Turned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    before: Cells
    after: Cells
    solid: Cells


class _Analogy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["analogy"]
    options: Annotated[tuple[Cells, ...], msgspec.Meta(min_length=2, max_length=4)]


def certify(statement: Statement, query: Statement) -> Certificate:
    """Find every answer that some rotation, of all 24, makes right.

    The difficulty is the number of cubes of a solid times the least number of quarter turns about the axes that show
    it: those that make the right option out of what is shown, those that link all solids that are alike, or those of
    the turn that is to be copied. A drawing in which some cube is not clearly seen is a fault.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    match query.get("task"):
        case "odd_one_out" | "odd_one_out_box":
            return _odd(statement, query)
        case "grouping":
            return _grouping(statement, query)
        case "analogy":
            return _analogy(statement, query)
    return _same(statement, query)


def _same(statement: Statement, query: Statement) -> Certificate:
    """Every option that is a rotation of the solid."""
    solid = parse(statement, _Given, "statement").solid
    options = parse(query, _Options, "query").options
    _check((solid, *options))
    demand_different(options)
    turns = [quarter_turns(solid, option) for option in options]
    wrong = [option for option, number in zip(options, turns, strict=True) if number is None]
    return choice(
        [number is not None for number in turns],
        "no rotation makes this solid of the one that is shown",
        method=METHOD,
        unit=UNIT,
        difficulty=len(solid) * max((number for number in turns if number is not None), default=0),
        canonical=_canonical((solid,), options),
        structure=f"{len(solid)} cubes",
        effort={
            "rotations": 24 * len(options),
            "least cubes that differ": min((cubes_apart(solid, option) for option in wrong), default=0),
        },
        faults=_faults((solid, *options)),
    )


def _odd(statement: Statement, query: Statement) -> Certificate:
    """Every solid that is none of the others, which are rotations of one another."""
    solids = parse(statement, _Four, "statement").solids
    boxed = parse(query, _Odd, "query").task == "odd_one_out_box"
    turns = _all_turns(solids)
    fits = []
    for odd in range(len(solids)):
        others = [number for number in range(len(solids)) if number != odd]
        together = all(pair in turns for pair in combinations(others, 2))
        fits.append(together and not any(tuple(sorted((odd, other))) in turns for other in others))
    alike = [number for number, fit in enumerate(fits) if not fit]
    return choice(
        fits,
        "a rotation makes another one of the solids of it, or the others are not alike",
        method=METHOD,
        unit=UNIT,
        difficulty=len(solids[0]) * _linked(alike, turns),
        canonical=(boxed, _canonical((), solids)),
        structure=f"odd one out; {len(solids[0])} cubes",
        effort={"rotations": 24 * 6, "least cubes that differ": _least_apart(solids, turns)},
        faults=_faults(solids),
        names=[f"given-{number}" for number in range(1, 5)] if boxed else "ABCD",
    )


def _grouping(statement: Statement, query: Statement) -> Certificate:
    """Every division of which the solids of each group are rotations of one another."""
    solids = parse(statement, _Six, "statement").solids
    options = parse(query, _Grouping, "query").options
    for one, other in options:
        if sorted(one + other) != [1, 2, 3, 4, 5, 6] or one + other != (*sorted(one), *sorted(other)) or one[0] != 1:
            raise MalformedStatement("an option divides 1 to 6 into two groups of three, in order, that of 1 first")
    demand_different(options)
    turns = _all_turns(solids)
    apart = [
        next((pair for group in groups for pair in combinations(group, 2) if _places(pair) not in turns), None)
        for groups in options
    ]
    right = next((groups for groups, pair in zip(options, apart, strict=True) if pair is None), ())
    return choice(
        [pair is None for pair in apart],
        [f"no rotation makes solid {pair[1]} of solid {pair[0]}" if pair else "" for pair in apart],
        method=METHOD,
        unit=UNIT,
        difficulty=len(solids[0]) * sum(_linked([number - 1 for number in group], turns) for group in right),
        canonical=_canonical_groups(solids, options),
        structure=f"grouping; {len(solids[0])} cubes",
        effort={"rotations": 24 * 15, "least cubes that differ": _least_apart(solids, turns)},
        faults=_faults(solids),
    )


def _analogy(statement: Statement, query: Statement) -> Certificate:
    """Every option that a rotation makes of the solid which makes ``after`` of ``before``, too."""
    given = parse(statement, _Turned, "statement")
    options = parse(query, _Analogy, "query").options
    _check((given.before, given.after, given.solid, *options))
    demand_different(options)
    wanted = at_origin(given.after)
    turns = {way: count for way, count in positions().items() if at_origin(apply(way, given.before)) == wanted}
    reached = [at_origin(apply(way, given.solid)) for way in turns]
    shown = given.before, given.after, given.solid
    return choice(
        [frozenset(option) in reached for option in options],
        "the turn that is shown does not make this of the other solid",
        method=METHOD,
        unit=UNIT,
        difficulty=len(given.solid) * min(turns.values(), default=0),
        canonical=_canonical(shown, options),
        structure=f"analogy; {len(given.solid)} cubes",
        effort={"rotations": 24 + len(turns)},
        faults=_faults((*shown, *options)),
    )


def _check(solids: Sequence[Cells]) -> None:
    for cells in solids:
        check_solid(cells, "a solid")
        if len(cells) != len(solids[0]):
            raise MalformedStatement("all solids have the same number of cubes")


def _all_turns(solids: Sequence[Cells]) -> dict[tuple[int, ...], int]:
    """The quarter turns between any two solids, by their places, of which some rotation makes one of the other."""
    _check(solids)
    demand_different(solids)
    pairs = combinations(range(len(solids)), 2)
    found = {(one, other): quarter_turns(solids[one], solids[other]) for one, other in pairs}
    return {pair: turns for pair, turns in found.items() if turns is not None}


def _places(pair: Iterable[int]) -> tuple[int, ...]:
    return tuple(number - 1 for number in pair)


def _linked(three: Sequence[int], turns: dict[tuple[int, ...], int]) -> int:
    """The fewest quarter turns that link three solids, by their places."""
    return sum(sorted(turns.get(pair, _NO_TURNS) for pair in combinations(three, 2))[:2])


def _least_apart(solids: Sequence[Cells], turns: dict[tuple[int, ...], int]) -> int:
    """Of two solids that are not alike; the first and the others are as good as all."""
    apart = [
        cubes_apart(solids[0], other) for number, other in enumerate(solids) if (0, number) not in turns and number
    ]
    return min(apart, default=0)


def _positions(*kinds: Sequence[Cells]) -> Iterator[list[list[list[tuple[int, int, int]]]]]:
    """All solids, in their order, after each turn or reflection of all of them together."""
    for mirror in (1, -1):
        given = [[[(mirror * x, y, z) for x, y, z in cells] for cells in solids] for solids in kinds]
        for matrix in positions():
            yield [[sorted(at_origin(apply(matrix, cells))) for cells in solids] for solids in given]


def _canonical(shown: Sequence[Cells], options: Sequence[Cells]) -> object:
    """The same after a turn or a reflection of all solids together, and in whatever order the options are offered.

    Turns of single solids are no disguise: how many of them lead from one to another is what makes it hard.
    """
    return min((given, sorted(offered)) for given, offered in _positions(shown, options))


def _canonical_groups(solids: Sequence[Cells], options: Sequence[Groups]) -> object:
    """The same after such a turn or reflection, and however the solids are numbered."""
    forms: list[Any] = []
    for (given,) in _positions(solids):
        order = sorted(given)
        rank = [order.index(cells) for cells in given]
        offered = sorted(sorted(sorted(rank[number - 1] for number in group) for group in groups) for groups in options)
        forms.append((order, offered))
    return min(forms)


def _faults(solids: Sequence[Cells]) -> Iterator[str]:
    if not all(all_seen(cells) for cells in solids):
        yield "a cube is not clearly seen"


def certify_picture(pictures: Sequence[Pixels], statement: Statement, query: Statement, layout: Layout) -> Faults:  # noqa: ARG001
    """No part of a face is seen that is too small to be made out."""
    return certify_faces(pictures[0], layout)
