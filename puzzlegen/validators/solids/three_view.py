"""Casts rays through solids from the front, the left and above, and compares the line drawings with those on offer."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, TypeAlias, TypeGuard, cast

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults, Layout, Pixels
from puzzlegen.core.item import Statement, task_of
from puzzlegen.core.question import NoFacts
from puzzlegen.facts.solids.parts import Feature, Part
from puzzlegen.facts.solids.views import Side, View
from puzzlegen.formats.solids.kits.stacks import Columns, Row
from puzzlegen.formats.solids.three_view import QUESTIONS, Given, Parts, Query, WhichSolid, WhichView
from puzzlegen.validators.solids.kits import parts, stacks
from puzzlegen.validators.solids.kits.choices import choice, demand_different
from puzzlegen.validators.solids.kits.slivers import certify_faces
from puzzlegen.validators.solids.kits.stacks import SIDES, check_view, faces_in, lines_apart

METHOD: Final = "ray casting"
MOST_ROWS: Final = 5
LEAST_APART: Final = 2
"""Lines of unit length by which two options must differ to be told apart at a glance."""


Solid: TypeAlias = tuple[Row, ...] | Part  # read


def certify(given: Given, query: Query) -> Certificate:
    """Find every option that is right: a view of the solid, a solid with these views, or a view that is wrong.

    The difficulty is the number of faces that are seen from the three sides together: of the solid, or of the views or
    solids on offer and of those the one with the most. So it depends on all options alike, and the bands of levels
    say nothing about the key. The depth is how many planes, one behind another, have to be told apart, since lines are
    where two of them meet: those that are seen from the side in question, or from each of three. It is a fault if a
    solid is not told by its picture, or if options hardly differ.

    Raises:
        MalformedStatement: a solid or a view is none, or what is given is not what the question needs.
    """
    side, sides = "all sides", SIDES
    if isinstance(query, WhichSolid):
        if given.views is None or given.stack is not None or given.part is not None:
            raise MalformedStatement("views are given where a solid is asked for")
        wanted = [check_view(one) for one in (given.views.front, given.views.left, given.views.top)]
        solids = [_solid(lines) for lines in query.options]
        demand_different(solids)
        seen = [[_look(solid, one) for one in SIDES] for solid in solids]
        fits = [views == wanted for views in seen]
        why = "this solid looks different from one of the sides"
        form: object = (wanted, sorted(map(_spelled, solids)))
        pairs = list(combinations(seen, 2))
        faces = max(sum(map(faces_in, views)) for views in seen)
    else:
        solids = [_given(given)]
        true = {one: _look(solids[0], one) for one in SIDES}
        views = tuple(map(check_view, query.options))
        if isinstance(query, WhichView):
            side, sides = query.side, (query.side,)
            demand_different(views)
            fits = [view == true[query.side] for view in views]
            why = "this is not what is seen from there"
            pairs = [([one], [other]) for one, other in combinations(views, 2)]
            faces = max(map(faces_in, views)) + sum(faces_in(view) for one, view in true.items() if one != side)
            form = (_spelled(solids[0]), side, sorted(map(repr, views)))
        else:
            fits = [view != right for view, right in zip(views, true.values(), strict=True)]
            why = "this is what is seen from there"
            pairs = [([view], [right]) for view, right in zip(views, true.values(), strict=True) if view != right]
            form = (_spelled(solids[0]), views)
            faces = sum(map(faces_in, views))
    apart = [sum(lines_apart(a, b) for a, b in zip(one, other, strict=True)) for one, other in pairs]
    right_one = solids[fits.index(True)] if isinstance(query, WhichSolid) and any(fits) else solids[0]
    return choice(
        fits,
        why,
        method=METHOD,
        unit=QUESTIONS[type(query)].unit,
        difficulty=faces,
        canonical=(task_of(query), form),
        structure=f"{task_of(query)}; {side}; {_sort(right_one)}",
        effort={"solids": len(solids), "least lines that differ": min(apart, default=0)},
        faults=_faults(solids, apart),
        depth=Depth.properties(sum(_planes(right_one, one) for one in sides)),
    )


def certify_why(given: Given, query: Query, answer: str, why: Parts | NoFacts) -> Faults:
    """Each of the parts has the view on offer, the right one is the part itself, and none is told twice over."""
    if not isinstance(why, Parts) or not isinstance(query, WhichView):
        return ()
    if len(why.parts) != (0 if given.part is None else len(query.options)):
        return ("there is one part for each view of a part",)
    for letter, part, view in zip(LETTERS, why.parts, query.options, strict=False):
        if letter == answer and part != given.part:
            return ("the right view is that of another part",)
        if parts.look(parts.check_part(part), query.side) != view:
            return ("a part has another view",)
        if any(parts.sampled((*part[:k], *part[k + 1 :])) == parts.sampled(part) for k in range(1, len(part))):
            return ("a feature changes nothing",)
    return ()


def _given(given: Given) -> Solid:
    if (given.stack is None) == (given.part is None) or given.views is not None:
        raise MalformedStatement("a stack or a part is given where views are on offer")
    return given.stack or parts.check_part(given.part or ())


def _solid(lines: Sequence[Row | Feature]) -> Solid:
    """A stack, row by row, or a part, feature by feature."""
    features = tuple(line for line in lines if isinstance(line, Feature))
    rows = tuple(line for line in lines if not isinstance(line, Feature))
    if (rows and features) or len(rows) > MOST_ROWS:
        raise MalformedStatement(f"a solid is a stack of at most {MOST_ROWS} rows, or a part")
    return rows or parts.check_part(features)


def _look(solid: Solid, side: Side) -> View:
    if _is_part(solid):
        return parts.look(solid, side)
    return stacks.look(stacks.read_grid(cast("Columns", solid)), side)


def _planes(solid: Solid, side: Side) -> int:
    """How many planes are seen from a side: a line is drawn wherever two of them meet."""
    if _is_part(solid):
        return parts.planes_met(solid, side)
    return stacks.planes_met(stacks.read_grid(cast("Columns", solid)), side)


def _spelled(solid: Solid) -> str:
    """The same for all lists of features that make the same part."""
    return parts.sampled(solid) if _is_part(solid) else repr(solid)


def _is_part(solid: Solid) -> TypeGuard[Part]:
    return isinstance(solid[0], Feature)


def _sort(solid: Solid) -> str:
    """What kind of solid it is."""
    if _is_part(solid):
        sorts = {" ".join((one.op, one.shape, *(one.axis or ()))) for one in solid}
        return f"part; {', '.join(sorted(sorts))}"
    grid = stacks.read_grid(cast("Columns", solid))
    slopes = any(column.slope for column in grid.values())
    width, depth = (1 + max(line) for line in zip(*grid, strict=True))
    return f"{width} x {depth}{'; wedges' if slopes else ''}"


def _faults(solids: Sequence[Solid], apart: Sequence[int]) -> Iterator[str]:
    for solid in solids:
        if _is_part(solid):
            yield from parts.told(solid)
        elif not stacks.tops_seen(stacks.read_grid(cast("Columns", solid))):
            yield "the top of a column, or the floor beside it, is hardly seen"
    if min(apart) < LEAST_APART:
        yield "two options hardly differ"


def certify_picture(pictures: Sequence[Pixels], statement: Statement, query: Statement, layout: Layout) -> Faults:  # noqa: ARG001
    """No part of a face is seen that is too small to be made out."""
    return certify_faces(pictures[0], layout)
