"""What judges `logic/equations`."""

# ruff: noqa: ARG001 - all disguises and measures have the same arguments

import math
from collections.abc import Sequence
from itertools import permutations
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from puzzlegen.evidence import Disguise, Glance, Measure, reordered
from puzzlegen.formats.logic import equations as form


def _renumbered(query: form.Query, order: Sequence[int]) -> form.Query:
    """The question about quantities that have other numbers."""
    match query:
        case form.Knowable(options=options) | form.Superfluous(options=options):
            return replace(query, options=tuple(order[one] for one in options))
        case form.Follows(options=rows):
            return replace(query, options=tuple(_renamed(row, order) for row in rows))
    return replace(query, asked=order[query.asked])


def _renamed(row: form.Row, order: Sequence[int]) -> form.Row:
    terms = (form.Term(sign, tuple(sorted(order[one] for one in some))) for sign, some in row.terms)
    return replace(row, terms=tuple(terms))


def other_numbers(shown: form.Statement, query: form.Query, rng: Random) -> tuple[form.Statement, form.Query] | None:
    """Things, circles, pieces or angles in another order; a wall in a mirror; other signs for equal sides."""
    match shown:
        case form.Things(things=things, rows=rows):
            order = rng.sample(range(len(things)), len(things))
            renamed = (_renamed(row, order) for row in rows)
            shown = replace(shown, things=tuple(_moved(things, order)), rows=tuple(renamed))
        case form.Magic(spots=spots, lines=lines):
            order = rng.sample(range(len(spots)), len(spots))
            joined = tuple(tuple(order[one] for one in line) for line in lines)
            shown = replace(shown, spots=tuple(_moved(spots, order)), lines=joined)
        case form.Wall(bricks=bricks):
            order = []
            for one in range(len(bricks)):
                row = (math.isqrt(8 * one + 1) - 1) // 2
                order.append(row * (row + 1) + row - one)
            shown = replace(shown, bricks=tuple(_moved(bricks, order)))
        case form.Plan(pieces=pieces, spans=spans):
            first, count = rng.sample(range(len(pieces)), len(pieces)), len(pieces)
            rest = rng.sample(range(len(spans)), len(spans))
            shown = replace(shown, pieces=tuple(_moved(pieces, first)), spans=tuple(_moved(spans, rest)))
            order = [*first, *(count + one for one in rest)]
        case form.Zigzag(ticks=ticks, angles=angles):
            signs = [0, *rng.sample((1, 2, 3), 3)]
            shown = replace(shown, ticks=tuple(signs[one] for one in ticks))
            order = list(range(len(angles)))
        case form.Circle(points=points, angles=inscribed):
            first = rng.sample(range(len(inscribed)), len(inscribed))
            shown = replace(shown, angles=tuple(_moved(inscribed, first)))
            order = [*range(points), *(points + one for one in first)]
        case form.Lengths():
            shown, order = _other_points(shown, rng)
    return shown, _renumbered(query, order)


def _other_points(shown: form.Lengths, rng: Random) -> tuple[form.Lengths, list[int]]:
    """A figure whose points, lines and lengths have other numbers; and the new number of each listed length."""
    named = rng.sample(range(len(shown.points)), len(shown.points))
    ways = rng.sample(range(len(shown.lines)), len(shown.lines))
    order = rng.sample(range(len(shown.lengths)), len(shown.lengths))
    ends = [sorted((named[low], named[high])) for low, high, _ in shown.lengths]
    lengths = [form.Length(low, high, one.number) for (low, high), one in zip(ends, shown.lengths, strict=True)]
    circle = shown.circle
    return replace(
        shown,
        points=tuple(_moved(shown.points, named)),
        lines=tuple(_moved([tuple(named[one] for one in line) for line in shown.lines], ways)),
        lengths=tuple(_moved(lengths, order)),
        right=tuple(form.RightAngle(named[at], ways[one], ways[other]) for at, one, other in shown.right),
        parallel=tuple(ways[one] for one in shown.parallel),
        circle=circle and circle._replace(points=tuple(named[one] for one in circle.points)),
    ), order


def _moved(parts: Sequence[Any], order: Sequence[int]) -> list[Any]:
    return [parts[order.index(place)] for place in range(len(order))]


def other_order(shown: form.Statement, query: form.Query, rng: Random) -> tuple[form.Statement, form.Query] | None:
    """Rows or lines in another order."""
    match shown:
        case form.Things(rows=rows):
            return replace(shown, rows=tuple(rng.sample(rows, len(rows)))), query
        case form.Magic(lines=lines):
            return replace(shown, lines=tuple(line[::-1] for line in rng.sample(lines, len(lines)))), query
        case form.Circle():
            return _mirrored(shown), query
    return None


def _mirrored(shown: form.Circle) -> form.Circle:
    """A circle whose points are numbered the other way round."""
    last = shown.points - 1

    def moved(point: int) -> int:
        return last - point if point <= last else point

    angles = (
        form.Inscribed(moved(at), min(moved(low), moved(high)), max(moved(low), moved(high)), degrees)
        for at, low, high, degrees in shown.angles
    )
    equal = tuple(sorted((last - 1 - one) % shown.points for one in shown.equal))
    return replace(
        shown,
        angles=tuple(angles),
        equal=equal,
        diameter=tuple(sorted(last - one for one in shown.diameter)),
    )


def looks(shown: form.Statement, query: form.Query) -> float:
    """Unknowns, each looked at once for every row, line, brick or part of a figure."""
    match shown:
        case form.Things(things=things, rows=rows):
            return float(len(things) * len(rows))
        case form.Magic(spots=spots, lines=lines):
            return float(sum(spot.number is None for spot in spots) * len(lines))
        case form.Wall(bricks=bricks):
            high = (math.isqrt(8 * len(bricks) + 1) - 1) // 2
            return float(bricks.count(None) * high * (high - 1) / 2)
        case form.Plan(pieces=pieces):
            return float(len(pieces) ** 2)
        case form.Zigzag(angles=angles):
            return float(angles.count(None) * len(angles) / 3)
        case form.Circle(points=points, angles=inscribed):
            return float(points * len(inscribed))
        case form.Lengths(points=dots, lines=straight):
            return float(len(dots) * len(straight))


def _numbers(shown: form.Statement) -> list[int]:
    """All numbers that are written."""
    match shown:
        case form.Things(rows=rows):
            return [row.makes for row in rows]
        case form.Magic(spots=spots):
            found = [spot.number for spot in spots]
        case form.Wall(bricks=bricks):
            found = list(bricks)
        case form.Plan(pieces=pieces, spans=spans):
            found = [*(one.area for one in pieces), *(one.length for one in spans)]
        case form.Zigzag(angles=angles):
            found = list(angles)
        case form.Circle(angles=inscribed):
            found = [one.degrees for one in inscribed]
        case form.Lengths(lengths=listed):
            found = [one.number for one in listed]
    return [one for one in found if one is not None]


def made_of_two(shown: form.Statement, query: form.ValueOffered) -> list[float]:
    """How often a number is the sum, the difference or the quotient of two that are written."""
    pairs = list(permutations(_numbers(shown), 2))
    return [float(sum(one in (a + b, a - b) or one * b == a for a, b in pairs)) for one in query.options]


def like_the_written(shown: form.Statement, query: form.ValueOffered) -> list[float]:
    """How near a number is to one that is written."""
    return [-min(abs(one - other) for other in _numbers(shown)) for one in query.options]


def divides_its_rows(shown: form.Things, query: form.Cannot) -> list[float]:
    """How many rows of the thing make a number that this one does not divide."""
    rows = [row for row in shown.rows if any(query.asked in factors for _, factors in row.terms)]
    return [float(sum(row.makes % one > 0 for row in rows)) for one in query.options]


def written_around(shown: form.Statement, query: form.Knowable | form.Superfluous) -> list[float]:
    """How many numbers are written on the lines or bricks of one that is marked; of a thing, how many rows have it."""
    match shown:
        case form.Things(rows=rows):
            groups = [{one for _, factors in row.terms for one in factors} for row in rows]
            known = {*range(len(shown.things))}
        case form.Magic(spots=spots, lines=lines):
            groups, known = [{*line} for line in lines], {one for one, spot in enumerate(spots) if spot.number}
        case form.Wall(bricks=bricks):
            known, groups, row = {one for one, number in enumerate(bricks) if number}, [], 1
            for above in range(len(bricks)):
                row += above == row * (row + 1) // 2
                if above + row + 1 < len(bricks):
                    groups.append({above, above + row, above + row + 1})
        case _:
            raise TypeError(shown)
    return [float(sum(len(some & known) for some in groups if one in some)) for one in query.options]


def much_seen(shown: form.Things, query: form.Follows) -> list[float]:
    """In how many rows the things of one more row stand."""
    seen = [{one for _, factors in row.terms for one in factors} for row in shown.rows]
    return [
        float(sum(one in some for _, factors in row.terms for one in factors for some in seen)) for row in query.options
    ]


GLANCES: Final[dict[type[form.Query], dict[str, Glance]]] = {
    form.ValueOffered: {"made of two written numbers": made_of_two, "near a written number": like_the_written},
    form.Cannot: {"divides the numbers of its rows": divides_its_rows},
    form.Knowable: {"written around it": written_around},
    form.Superfluous: {"written around it": written_around},
    form.Follows: {"its things are seen often": much_seen},
}
DISGUISES: Final[tuple[Disguise, ...]] = (other_numbers, other_order, reordered)
MEASURE: Final = Measure("unknowns, once for each row, line, brick or part of a figure", looks)
