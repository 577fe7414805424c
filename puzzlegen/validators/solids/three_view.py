"""Casts rays through solids from the front, the left and above, and compares the line drawings with those on offer."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Annotated, Final, Literal, TypeAlias, TypeGuard, cast

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.family import Faults, Layout, Pixels
from puzzlegen.core.item import Statement
from puzzlegen.formats.solids.kits.stacks import Columns, Row
from puzzlegen.validators.kits.answers import parse
from puzzlegen.validators.solids.kits import parts, stacks
from puzzlegen.validators.solids.kits.choices import choice, demand_different
from puzzlegen.validators.solids.kits.slivers import certify_faces
from puzzlegen.validators.solids.kits.stacks import SIDES, Side, View, check_view, faces_in, lines_apart

METHOD: Final = "ray casting"
UNIT: Final = "faces seen"
MOST_ROWS: Final = 5
LEAST_APART: Final = 2
"""Lines of unit length by which two options must differ to be told apart at a glance."""


Solid: TypeAlias = tuple[Row, ...] | parts.Part
_Lines: TypeAlias = Annotated[tuple[Row | parts.Feature, ...], msgspec.Meta(min_length=1, max_length=40)]


class _Stack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    stack: Columns


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    part: parts.Part


class _Views(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    front: View
    left: View
    top: View


class _GivenViews(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    views: _Views


class _WhichView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["view"]
    side: Side
    options: Annotated[tuple[View, ...], msgspec.Meta(min_length=2, max_length=4)]


class _WhichSolid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["solid"]
    options: Annotated[tuple[_Lines, ...], msgspec.Meta(min_length=2, max_length=4)]


class _WhichIsWrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["wrong"]
    options: Annotated[tuple[View, ...], msgspec.Meta(min_length=3, max_length=3)]


def certify(statement: Statement, query: Statement) -> Certificate:
    """Find every option that is right: a view of the solid, a solid with these views, or a view that is wrong.

    The difficulty is the number of faces that are seen from the three sides together: of the solid, or of the views or
    solids on offer and of those the one with the most. So it depends on all options alike, and the bands of levels
    say nothing about the key. It is a fault if a solid is not told by its picture, or if options hardly differ.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    task = query.get("task")
    side = "all sides"
    if task == "solid":
        given = parse(statement, _GivenViews, "statement").views
        wanted = [check_view(one) for one in (given.front, given.left, given.top)]
        solids = [_solid(lines) for lines in parse(query, _WhichSolid, "query").options]
        options: Sequence[object] = solids
        seen = [[_look(solid, one) for one in SIDES] for solid in solids]
        fits = [views == wanted for views in seen]
        why = "this solid looks different from one of the sides"
        form: object = (wanted, sorted(map(_spelled, solids)))
        pairs = list(combinations(seen, 2))
        faces = max(sum(map(faces_in, views)) for views in seen)
    else:
        solids = [
            _solid(
                parse(statement, _Part, "statement").part
                if "part" in statement
                else parse(statement, _Stack, "statement").stack
            )
        ]
        true = {one: _look(solids[0], one) for one in SIDES}
        if task == "view":
            which = parse(query, _WhichView, "query")
            views, side = tuple(map(check_view, which.options)), which.side
            fits = [view == true[which.side] for view in views]
            why = "this is not what is seen from there"
            pairs = [([one], [other]) for one, other in combinations(views, 2)]
            faces = max(map(faces_in, views)) + sum(faces_in(view) for one, view in true.items() if one != side)
            form = (_spelled(solids[0]), side, sorted(map(repr, views)))
        else:
            views = parse(query, _WhichIsWrong, "query").options
            views = tuple(map(check_view, views))
            fits = [view != right for view, right in zip(views, true.values(), strict=True)]
            why = "this is what is seen from there"
            pairs = [([view], [right]) for view, right in zip(views, true.values(), strict=True) if view != right]
            form = (_spelled(solids[0]), views)
            faces = sum(map(faces_in, views))
        options = views
    if task != "wrong":
        demand_different(options)
    apart = [sum(lines_apart(a, b) for a, b in zip(one, other, strict=True)) for one, other in pairs]
    right_one = solids[fits.index(True)] if task == "solid" and any(fits) else solids[0]
    return choice(
        fits,
        why,
        method=METHOD,
        unit=UNIT,
        difficulty=faces,
        canonical=(task, form),
        structure=f"{task}; {side}; {_sort(right_one)}",
        effort={"solids": len(solids), "least lines that differ": min(apart, default=0)},
        faults=_faults(solids, apart),
    )


def _solid(lines: Sequence[Row | parts.Feature]) -> Solid:
    """A stack, row by row, or a part, feature by feature."""
    features = tuple(line for line in lines if isinstance(line, parts.Feature))
    rows = tuple(line for line in lines if not isinstance(line, parts.Feature))
    if (rows and features) or len(rows) > MOST_ROWS:
        raise MalformedStatement(f"a solid is a stack of at most {MOST_ROWS} rows, or a part")
    return rows or parts.check_part(features)


def _look(solid: Solid, side: Side) -> View:
    if _is_part(solid):
        return parts.look(solid, side)
    return stacks.look(stacks.read_grid(cast("Columns", solid)), side)


def _spelled(solid: Solid) -> str:
    """The same for all lists of features that make the same part."""
    return parts.sampled(solid) if _is_part(solid) else repr(solid)


def _is_part(solid: Solid) -> TypeGuard[parts.Part]:
    return isinstance(solid[0], parts.Feature)


def _sort(solid: Solid) -> str:
    """What kind of solid it is."""
    if _is_part(solid):
        return f"part; {', '.join(sorted({f'{one.op} {one.shape} {one.axis}'.strip() for one in solid}))}"
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
