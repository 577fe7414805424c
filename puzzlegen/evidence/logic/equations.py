"""What judges `logic/equations`."""

# ruff: noqa: ARG001 - all disguises and measures have the same arguments

import math
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from puzzlegen.evidence import Disguise, Measure, reordered
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


def _other_points(shown: form.Lengths, rng: Random) -> tuple[form.Lengths, Sequence[int]]:
    """A figure whose points, lines and lengths have other numbers; and the new number of each listed length."""
    named = rng.sample(range(len(shown.points)), len(shown.points))
    ways = rng.sample(range(len(shown.lines)), len(shown.lines))
    order = rng.sample(range(len(shown.lengths)), len(shown.lengths))
    lengths = (form.Length(*sorted((named[low], named[high])), number) for low, high, number in shown.lengths)
    circle = shown.circle
    return replace(
        shown,
        points=tuple(_moved(shown.points, named)),
        lines=tuple(_moved([tuple(named[one] for one in line) for line in shown.lines], ways)),
        lengths=tuple(_moved(list(lengths), order)),
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
        form.Inscribed(moved(at), *sorted((moved(low), moved(high))), degrees) for at, low, high, degrees in shown.angles
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


DISGUISES: Final[tuple[Disguise, ...]] = (other_numbers, other_order, reordered)
MEASURE: Final = Measure("unknowns, once for each row, line, brick or part of a figure", looks)
