"""Casts rays through stacks from the front, the left and above, and compares the line drawings with those on offer."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Annotated, Final, Literal

import msgspec

from puzzlegen.certificate import Certificate, MalformedStatement
from puzzlegen.item import Question, Statement
from puzzlegen.validators.solids.cubes import choice
from puzzlegen.validators.solids.signs import check_choice, read
from puzzlegen.validators.solids.stacks import (
    SIDES,
    Columns,
    Grid,
    Side,
    View,
    check_view,
    faces_in,
    lines_apart,
    look,
    read_grid,
    tops_seen,
)

METHOD: Final = "ray casting"
UNIT: Final = "faces seen"
LEAST_APART: Final = 2
"""Lines of unit length by which two options must differ to be told apart at a glance."""


class _Stack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    stack: Columns


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
    options: Annotated[tuple[Columns, ...], msgspec.Meta(min_length=2, max_length=4)]


class _WhichIsWrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["wrong"]
    options: Annotated[tuple[View, ...], msgspec.Meta(min_length=3, max_length=3)]


def certify(statement: Statement, question: Question) -> Certificate:
    """Find every option that is right: a view of the stack, a stack with these views, or a view that is wrong.

    The difficulty is the number of faces that are seen from the three sides together: of the stack, or of the views or
    stacks on offer and of those the one with the most. So it depends on all options alike, and the bands of levels
    say nothing about the key. It is a fault if a stack hides one of its columns, or if options hardly differ.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    task = question.query.get("task")
    if task == "solid":
        given = read(statement, _GivenViews, "three views").views
        wanted = [check_view(one) for one in (given.front, given.left, given.top)]
        stacks = read(question.query, _WhichSolid, "a choice of stacks").options
        grids = [read_grid(columns) for columns in stacks]
        options: Sequence[object] = stacks
        seen = [[look(grid, side) for side in SIDES] for grid in grids]
        fits = [views == wanted for views in seen]
        why = "this stack looks different from one of the sides"
        form: object = (wanted, sorted(stacks))
        side = "all sides"
        pairs = list(combinations(seen, 2))
        faces = max(sum(map(faces_in, views)) for views in seen)
    else:
        columns = read(statement, _Stack, "a stack").stack
        grids = [read_grid(columns)]
        if task == "view":
            which = read(question.query, _WhichView, "a choice of views")
            views, side = tuple(map(check_view, which.options)), which.side
            right = look(grids[0], which.side)
            fits = [view == right for view in views]
            why = "this is not what is seen from there"
            pairs = [([one], [other]) for one, other in combinations(views, 2)]
            faces = max(map(faces_in, views)) + sum(faces_in(look(grids[0], one)) for one in SIDES if one != side)
            form = (columns, side, sorted(views))
        else:
            views = read(question.query, _WhichIsWrong, "three views").options
            views = tuple(map(check_view, views))
            true = [look(grids[0], side) for side in SIDES]
            fits = [view != right for view, right in zip(views, true, strict=True)]
            why = "this is what is seen from there"
            side = "all sides"
            pairs = [([view], [right]) for view, right in zip(views, true, strict=True) if view != right]
            form = (columns, views)
            faces = sum(map(faces_in, views))
        options = views
    check_choice(question, len(options))
    if task != "wrong" and len(set(options)) < len(options):
        raise MalformedStatement("two options are alike")
    apart = [sum(lines_apart(a, b) for a, b in zip(one, other, strict=True)) for one, other in pairs]
    right_one = grids[fits.index(True)] if task == "solid" and any(fits) else grids[0]
    slopes = any(column.slope for column in right_one.values())
    width, depth = (1 + max(line) for line in zip(*right_one, strict=True))
    return choice(
        fits,
        why,
        method=METHOD,
        unit=UNIT,
        difficulty=faces,
        canonical=(task, form),
        structure=f"{task}; {side}; {width} x {depth}{'; wedges' if slopes else ''}",
        effort={"stacks": len(grids), "least lines that differ": min(apart, default=0)},
        faults=_faults(grids, apart),
    )


def _faults(grids: Sequence[Grid], apart: Sequence[int]) -> Iterator[str]:
    if not all(tops_seen(grid) for grid in grids):
        yield "the top of a column is hardly seen"
    if min(apart) < LEAST_APART:
        yield "two options hardly differ"
