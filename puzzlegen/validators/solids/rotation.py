"""Turns solids of cubes in all 24 ways, to find which are one solid in several positions."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults, Layout, Pixels
from puzzlegen.core.item import Statement
from puzzlegen.formats.solids.kits.cubes import Cells
from puzzlegen.formats.solids.rotation import (
    QUESTIONS,
    Analogy,
    Chains,
    Given,
    Grouping,
    Images,
    OddOneBoxed,
    OddOneOut,
    Query,
    Same,
    Turns,
)
from puzzlegen.validators.solids.kits.choices import choice, demand_different
from puzzlegen.validators.solids.kits.cubes import after as after_turns
from puzzlegen.validators.solids.kits.cubes import (
    all_seen,
    apply,
    at_origin,
    check_solid,
    cubes_apart,
    positions,
    quarter_turns,
    turn_so,
)
from puzzlegen.validators.solids.kits.slivers import certify_faces

METHOD: Final = "24 rotations"
_NO_TURNS: Final = 99  # where no rotation makes one solid of another


def certify(given: Given, query: Query) -> Certificate:
    """Find every answer that some rotation, of all 24, makes right.

    The difficulty is the number of cubes of a solid times the least number of quarter turns about the axes that show
    it: those that make the right option out of what is shown, those that link all solids that are alike, or those of
    the turn that is to be copied. These turns follow one another and are the depth; of two groups, which can be looked
    at side by side, those of the one with more. A drawing in which some cube is not clearly seen is a fault.

    Raises:
        MalformedStatement: a solid is none, options are alike, or what is given is not what the question needs.
    """
    match query:
        case OddOneOut():
            return _odd(given, query)
        case Grouping():
            return _grouping(given, query)
        case Analogy():
            return _analogy(given, query)
    return _same(given, query)


def _shown(given: Given, query: Query) -> tuple[Cells, ...]:
    """The solids that are given: one, two before and after a turn with a third, four, or six."""
    parts = given.before, given.after, given.solid
    shown, count = {Same: (parts[2:], 1), Analogy: (parts, 3), Grouping: (given.solids, 6)}.get(
        type(query), (given.solids, 4)
    )
    there = tuple(cells for cells in (*parts, *given.solids) if cells is not None)
    if shown != there or len(there) != count:
        raise MalformedStatement("what is given is not what the question needs")
    return there


def certify_why(given: Given, query: Query, answer: str, why: Turns | Chains) -> Faults:
    """The turns make one solid of another, as few as do, and the others are mirror images or have a cube elsewhere."""
    shown = _shown(given, query)
    if isinstance(why, Chains):
        return tuple(_false_chains(shown, query, answer, why))
    if isinstance(query, Analogy):
        before, after, solid = shown
        copied = after_turns(solid, why.quarters) == set(query.options[LETTERS.index(answer)])
        return () if copied and turn_so(before, after, why.quarters) else ("this is not the turn that is shown",)
    assert isinstance(query, Same)
    assert isinstance(why, Images)
    options = dict(zip(LETTERS, query.options, strict=False))
    if not turn_so(options.pop(answer), shown[0], why.quarters):
        return ("these turns do not make the solid",)
    if why.mirror not in options or not _are_images(options.pop(why.mirror), shown[0]):
        return ("this is not the mirror image",)
    if len(options) != 2 or not _are_images(*options.values()):
        return ("the other two are not mirror images of each other",)
    moved = any(cubes_apart(shown[0], option) == 1 for option in options.values())
    return () if moved else ("more than one cube differs",)


def _false_chains(solids: Sequence[Cells], query: Query, answer: str, why: Chains) -> Iterator[str]:
    if isinstance(query, Grouping):
        groups: tuple[tuple[int, ...], ...] = query.options[LETTERS.index(answer)]
        one, other = solids[groups[0][0] - 1], solids[groups[1][0] - 1]
    else:
        odd = int(answer.removeprefix("given-")) if isinstance(query, OddOneBoxed) else 1 + LETTERS.index(answer)
        groups = (tuple(number for number in (1, 2, 3, 4) if number != odd),)
        one, other = solids[odd - 1], solids[groups[0][0] - 1]
    if [[chain[0][0], *(to for _, to, _ in chain)] for chain in why.chains if chain] != list(map(list, groups)):
        yield "the solids that are alike are others"
    elif any(start != chain[0][0] for chain in why.chains for start, *_ in chain):
        yield "solids are turned into one another from the first one on"
    elif not all(turn_so(solids[a - 1], solids[b - 1], quarters) for chain in why.chains for a, b, quarters in chain):
        yield "these turns do not make one solid of another"
    if not (_are_images(one, other) if why.contrast == "mirror" else cubes_apart(one, other) == 1):
        yield "the solids differ in another way"


def _are_images(one: Cells, other: Cells) -> bool:
    return quarter_turns([(-x, y, z) for x, y, z in one], other) is not None


def _same(given: Given, query: Same) -> Certificate:
    """Every option that is a rotation of the solid."""
    (solid,), options = _shown(given, query), query.options
    _check((solid, *options))
    demand_different(options)
    turns = [quarter_turns(solid, option) for option in options]
    wrong = [option for option, number in zip(options, turns, strict=True) if number is None]
    return choice(
        [number is not None for number in turns],
        "no rotation makes this solid of the one that is shown",
        method=METHOD,
        unit=QUESTIONS[type(query)].unit,
        difficulty=len(solid) * max((number for number in turns if number is not None), default=0),
        canonical=_canonical((solid,), options),
        structure=f"{len(solid)} cubes",
        depth=Depth.chain(max((number for number in turns if number is not None), default=0)),
        effort={
            "rotations": 24 * len(options),
            "least cubes that differ": min((cubes_apart(solid, option) for option in wrong), default=0),
        },
        faults=_faults((solid, *options)),
    )


def _odd(given: Given, query: OddOneOut) -> Certificate:
    """Every solid that is none of the others, which are rotations of one another."""
    solids, boxed = _shown(given, query), isinstance(query, OddOneBoxed)
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
        unit=QUESTIONS[type(query)].unit,
        difficulty=len(solids[0]) * _linked(alike, turns),
        canonical=(boxed, _canonical((), solids)),
        structure=f"odd one out; {len(solids[0])} cubes",
        depth=Depth.chain(_linked(alike, turns)),
        effort={"rotations": 24 * 6, "least cubes that differ": _least_apart(solids, turns)},
        faults=_faults(solids),
        names=[f"given-{number}" for number in range(1, 5)] if boxed else "ABCD",
    )


def _grouping(given: Given, query: Grouping) -> Certificate:
    """Every division of which the solids of each group are rotations of one another."""
    solids, options = _shown(given, query), query.options
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
    links = [_linked([number - 1 for number in group], turns) for group in right]
    return choice(
        [pair is None for pair in apart],
        [f"no rotation makes solid {pair[1]} of solid {pair[0]}" if pair else "" for pair in apart],
        method=METHOD,
        unit=QUESTIONS[type(query)].unit,
        difficulty=len(solids[0]) * sum(links),
        depth=Depth.chain(max(links, default=0)),
        canonical=_canonical_groups(solids, options),
        structure=f"grouping; {len(solids[0])} cubes",
        effort={"rotations": 24 * 15, "least cubes that differ": _least_apart(solids, turns)},
        faults=_faults(solids),
    )


def _analogy(given: Given, query: Analogy) -> Certificate:
    """Every option that a rotation makes of the solid which makes ``after`` of ``before``, too."""
    before, after, solid = shown = _shown(given, query)
    options = query.options
    _check((*shown, *options))
    demand_different(options)
    wanted = at_origin(after)
    turns = {way: count for way, count in positions().items() if at_origin(apply(way, before)) == wanted}
    reached = [at_origin(apply(way, solid)) for way in turns]
    return choice(
        [frozenset(option) in reached for option in options],
        "the turn that is shown does not make this of the other solid",
        method=METHOD,
        unit=QUESTIONS[type(query)].unit,
        difficulty=len(solid) * min(turns.values(), default=0),
        canonical=_canonical(shown, options),
        structure=f"analogy; {len(solid)} cubes",
        depth=Depth.chain(min(turns.values(), default=0)),
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


def _canonical_groups(solids: Sequence[Cells], options: Sequence[tuple[Sequence[int], Sequence[int]]]) -> object:
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
