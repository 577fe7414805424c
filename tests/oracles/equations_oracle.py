"""Equations solved by CP-SAT over whole numbers, and by a Groebner basis; written from the format's words alone."""

import itertools
import math
from itertools import pairwise

import sympy
from ortools.sat.python import cp_model

from puzzlegen.catalog.format import plain

MOST = 5_000
"""Numbers of walls and figures are tried up to this one."""


def conditions(statement):
    """Unknowns by their numbers, those that are shown, and polynomials that are 0, as lists of (factor, unknowns)."""
    statement = plain(statement)
    return {
        "things": _things,
        "magic": _magic,
        "wall": _wall,
        "plan": _plan,
        "zigzag": _zigzag,
        "circle": _circle,
        "lengths": _lengths,
    }[statement["scene"]](statement)


def _things(statement):
    rows = [
        [(sign, tuple(factors)) for sign, factors in row["terms"]] + [(-row["makes"], ())] for row in statement["rows"]
    ]
    return {}, rows, statement["most"]


def _magic(statement):
    shown = {one: number for one, (_, _, number) in enumerate(statement["spots"]) if number is not None}
    first, *others = statement["lines"]
    rows = [[(1, (one,)) for one in first] + [(-1, (one,)) for one in line] for line in others]
    return shown, rows, MOST


def _wall(statement):
    shown = {one: number for one, number in enumerate(statement["bricks"]) if number is not None}
    rows, start, width = [], 0, 1
    while start + width < len(statement["bricks"]):
        for place in range(width):
            left = start + width + place
            parts = [(1, (left,)), (1, (left + 1,))] if statement["joined"] == "sum" else [(1, (left, left + 1))]
            rows.append([*parts, (-1, (start + place,))])
        start, width = start + width, width + 1
    return shown, rows, MOST


def _plan(statement):
    """Lengths are differences of places of cuts; the first cuts of both ways are at 0."""
    pieces, spans = statement["pieces"], statement["spans"]
    count = len(pieces) + len(spans)
    shown = {one: piece[4] for one, piece in enumerate(pieces) if piece[4] is not None}
    shown |= {len(pieces) + one: span[3] for one, span in enumerate(spans) if span[3] is not None}
    lengths = {(way, low, high): len(pieces) + one for one, (way, low, high, _) in enumerate(spans)}
    rows = []
    for one, (left, top, right, bottom, _) in enumerate(pieces):
        for side in (("across", left, right), ("down", top, bottom)):
            lengths.setdefault(side, count + len(lengths) - len(spans))
        rows.append([(1, (lengths["across", left, right], lengths["down", top, bottom])), (-1, (one,))])
    cuts = {}
    for (way, low, high), length in lengths.items():
        for cut in (low, high):
            if cut:
                cuts.setdefault((way, cut), 100 + len(cuts))
        rows.append([(1, (cuts[way, high],)), (-1, (length,))] + ([(-1, (cuts[way, low],))] if low else []))
    return shown, rows, 800


def _zigzag(statement):
    angles, ticks = statement["angles"], statement["ticks"]
    shown = {one: number for one, number in enumerate(angles) if number is not None}
    count = len(angles) // 3
    rows = [[(1, (3 * t,)), (1, (3 * t + 1,)), (1, (3 * t + 2,)), (-180, ())] for t in range(count)]
    for point in range(1, count):
        at = [3 * t + point - t for t in range(count) if 0 <= point - t < 3]
        rows.append([(1, (one,)) for one in at] + [(-180, ())])
    rows += [[(1, (3 * t,)), (-1, (3 * t + 2,))] for t in range(count) if 0 < ticks[t] == ticks[t + 1]]
    rows += [[(1, (3 * t + 1,)), (-1, (3 * t + 4,))] for t in statement.get("parallel", ())]
    return shown, rows, 180


def _circle(statement):
    """An angle is half the arc from the one end of its chords to the other that does not hold its vertex."""
    points, angles = statement["points"], statement["angles"]
    shown = {points + one: angle[3] for one, angle in enumerate(angles) if angle[3] is not None}
    rows = [[(1, (one,)) for one in range(points)] + [(-360, ())]]
    turns = _drawn_turns(points, statement.get("diameter", ()))
    for one, (at, start, end, _) in enumerate(angles, points):
        if points in (at, end):  # two radii, or a chord and a radius: half of what is left of 180 degrees
            first, last = (start, end) if at == points else sorted((at, start))
            steps = [(first + step) % points for step in range(last - first)]
            if turns[last] - turns[first] > 0.5:
                steps = [step for step in range(points) if step not in steps]
            rows.append(
                [(1, (step,)) for step in steps] + ([(-1, (one,))] if at == points else [(2, (one,)), (-180, ())])
            )
            continue
        low, high = (end, start) if (at - start) % points < (end - start) % points else (start, end)
        rows.append([(1, ((low + step) % points,)) for step in range((high - low) % points)] + [(-2, (one,))])
    equal = statement.get("equal", ())
    rows += [[(1, (one,)), (-1, (other,))] for one, other in pairwise(equal)]
    if statement.get("diameter"):
        start, end = statement["diameter"]
        rows.append([(1, (one,)) for one in range(start, end)] + [(-180, ())])
    return shown, rows, 360


def _drawn_turns(points, diameter):
    """Where points are drawn, as parts of a turn from the first one: evenly, on each side of a diameter."""
    if not diameter:
        return [one / points for one in range(points)]
    start, end = diameter
    before = points - end + start
    turns = [0.0]
    for one in range(points - 1):
        turns.append(turns[-1] + (0.5 / (end - start) if start <= one < end else 0.5 / before))
    return turns


def _lengths(statement):
    """Coordinates along lines: a length is the difference of two places."""
    lines, listed = statement["lines"], statement["lengths"]
    number = {(low, high): one for one, (low, high, _) in enumerate(listed)}
    for line in lines:
        for low, high in itertools.combinations(sorted(line), 2):
            number.setdefault((low, high), 100 + len(number))

    def far(one, other):
        return number[min(one, other), max(one, other)]

    shown = {one: length for one, (_, _, length) in enumerate(listed) if length is not None}
    rows = [
        [(1, (far(low, middle),)), (1, (far(middle, high),)), (-1, (far(low, high),))]
        for line in lines
        for low, middle, high in itertools.combinations(line, 3)
    ]
    for at, one, other in statement.get("right", ()):
        for low, high in itertools.product(lines[one], lines[other]):
            if at not in (low, high) and (min(low, high), max(low, high)) in number:
                legs, long = (far(at, low), far(at, high)), far(low, high)
                rows.append([(1, (legs[0],) * 2), (1, (legs[1],) * 2), (-1, (long,) * 2)])
    for one, other in itertools.combinations(lines, 2):
        meet = {*one} & {*other}
        circle = statement.get("circle")
        if circle and meet:
            (at,) = meet
            ends = [[point for point in line if point in circle[3]] for line in (one, other)]
            rows.append(
                [(1, (far(at, ends[0][0]), far(at, ends[0][-1]))), (-1, (far(at, ends[1][0]), far(at, ends[1][-1])))]
            )
    parallel = [lines[one] for one in statement.get("parallel", ())]
    if parallel:
        one, other = (line for line in lines if line not in parallel)
        (apex,) = {*one} & {*other}
        for first, second in itertools.combinations(parallel, 2):  # similar triangles at the apex
            pairs = [sorted(rung, key=lambda point: point in other) for rung in (first, second)]
            sides = [(far(apex, low), far(apex, high), far(low, high)) for low, high in pairs]
            rows += [
                [(1, (sides[0][a], sides[1][b])), (-1, (sides[1][a], sides[0][b]))] for a, b in ((0, 1), (0, 2), (1, 2))
            ]
    return shown, rows, 400


def whole_values(statement, asked, limit=2):
    """Up to so many positive whole values of an unknown, by CP-SAT."""
    shown, rows, most = conditions(statement)
    model = cp_model.CpModel()
    inside = {one for row in rows for _, factors in row for one in factors} | {asked}
    unknowns = {one: model.new_int_var(shown.get(one, 1), shown.get(one, most), f"x{one}") for one in sorted(inside)}
    for row in rows:
        terms = []
        for number, (times, factors) in enumerate(row):
            if len(factors) > 1:
                product = model.new_int_var(1, most * most, f"p{number}")
                model.add_multiplication_equality(product, [unknowns[one] for one in factors])
                terms.append(times * product)
            else:
                terms.append(times * (unknowns[factors[0]] if factors else 1))
        model.add(sum(terms) == 0)
    solver, found = cp_model.CpSolver(), []
    solver.parameters.num_workers = 1
    while len(found) < limit:
        status = solver.solve(model)
        if status == cp_model.INFEASIBLE:
            break
        assert status in (cp_model.OPTIMAL, cp_model.FEASIBLE)
        found.append(solver.value(unknowns[asked]))
        model.add(unknowns[asked] != found[-1])
    return sorted(found)


def positive_values(statement, asked):
    """All positive values of an unknown that a Groebner basis leaves; None if there are infinitely many.

    The basis is lexical, so that its last polynomial has the asked unknown alone. Each root is put into all others, and
    is kept if they leave positive numbers for all unknowns.
    """
    shown, rows, _ = conditions(statement)
    inside = sorted(
        {one for row in rows for _, factors in row for one in factors} | {asked}, key=lambda one: one == asked
    )
    symbols = {one: sympy.Symbol(f"x{one}") for one in inside}
    known = {symbols[one]: number for one, number in shown.items()}
    polynomials = [
        sum(times * math.prod([symbols[one] for one in factors]) for times, factors in row).subs(known) for row in rows
    ]
    free = [symbols[one] for one in inside if one not in shown]
    basis = sympy.groebner([one for one in polynomials if one != 0], *free, order="lex")
    if basis.exprs == [1]:
        return []
    alone = [one for one in basis.exprs if one.free_symbols == {symbols[asked]}]
    if not alone:
        return None
    roots = [root for root in sympy.roots(alone[-1], symbols[asked]) if root.is_positive]
    others = [one for one in free if one != symbols[asked]]
    return [root for root in roots if _all_positive([one.subs(symbols[asked], root) for one in basis.exprs], others)]


def _all_positive(polynomials, free):
    """True if all unknowns can be positive at once, one root after another tried."""
    left = [one for one in polynomials if one != 0]
    if not free or not left:
        return not left
    basis = sympy.groebner(left, *free, order="lex")
    if basis.exprs == [1]:
        return False
    *others, last = free
    alone = [one for one in basis.exprs if one.free_symbols == {last}]
    if not alone:
        return True
    return any(
        _all_positive([one.subs(last, root) for one in basis.exprs], others)
        for root in sympy.roots(alone[-1], last)
        if root.is_positive
    )
