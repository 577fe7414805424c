"""Lines and arcs for the tests of counting/shape_count, and what is drawn in them, without the validator."""

from fractions import Fraction
from itertools import combinations

from puzzlegen import catalog
from puzzlegen.generators.counting.shape_count import LEVELS
from puzzlegen.snapshots import pipeline
from puzzlegen.validators.counting import shape_count as validator

LOADED = catalog.load("counting/shape_count")


def asked(kind):
    return {"task": "count", "kind": kind}


def certify(statement, query):
    one = LOADED.format.puzzle(statement, query)
    return validator.certify(one.statement, one.query)


def false(statement, kind, why):
    """What is false in an explanation."""
    one = LOADED.format.puzzle(statement, asked(kind), why)
    return validator.certify_why(one.statement, one.query, "", one.why)


def invent(rng, level):
    return pipeline.invent(LOADED, level, LEVELS[level], rng)


def drawn(segments, p, q):
    """True if the whole way from p to q is drawn: the parts of it that segments cover leave no gap."""
    (px, py), (qx, qy) = p, q
    covered = []
    for a, b, c, d in segments:
        if any((c - a) * (y - b) != (d - b) * (x - a) for x, y in (p, q)):
            continue
        along = sorted(
            ((x - px) * (qx - px) + (y - py) * (qy - py)) / Fraction((qx - px) ** 2 + (qy - py) ** 2)
            for x, y in ((a, b), (c, d))
        )
        covered.append(along)
    reached = Fraction(0)
    for start, end in sorted(covered):
        if start <= reached:
            reached = max(reached, end)
    return reached >= 1


def meeting_points(segments):
    points = {(Fraction(x), Fraction(y)) for a, b, c, d in segments for x, y in ((a, b), (c, d))}
    for (a, b, c, d), (e, f, g, h) in combinations(segments, 2):
        turn = (c - a) * (h - f) - (d - b) * (g - e)
        if turn:
            t = Fraction((e - a) * (h - f) - (f - b) * (g - e), turn)
            u = Fraction((e - a) * (d - b) - (f - b) * (c - a), turn)
            if 0 <= t <= 1 and 0 <= u <= 1:
                points.add((a + t * (c - a), b + t * (d - b)))
    return sorted(points)


def closed(arcs, circle):
    """True if each point between two twenty-fourths of a circle lies within an arc."""
    return all(
        any(
            arc[:3] == circle and any(start < point < start + extent for point in (half, half + 24))
            for arc in arcs
            for start, extent in (arc[3:],)
        )
        for half in (step + 0.5 for step in range(24))
    )


def moved(segments, change):
    return [(*change(a, b), *change(c, d)) for a, b, c, d in segments]
