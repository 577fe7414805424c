"""Refutes views of a part by the other views on a sheet, and sees by rays that a part has the one that is left."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.facts.parts.sides import LOOKS, Axis, Side, shared
from puzzlegen.formats.parts.kits.drawings import Sheet, View
from puzzlegen.formats.parts.missing_view import QUESTIONS, Reasons, WhichView
from puzzlegen.validators.parts.kits.drawn_views import (
    LEAST_BETWEEN_LINES,
    SAME,
    Surface,
    apart,
    check_sheet,
    compared,
    listed,
    nearest_lines,
    straight,
)
from puzzlegen.validators.solids.kits.choices import choice, demand_different

METHOD: Final = "places along shared axes"
LEAST_GAP: Final = 0.022
"""Of the longest side of the views: by how much a place that refutes a view has to lie away from all marks."""
LEAST_APART: Final = 0.5
"""By which two views on offer differ, as `apart` measures it."""


def certify(sheet: Sheet, query: WhichView) -> Certificate:
    """Find every view on offer that agrees with the sheet wherever a straight line lies across a shared axis.

    The difficulty is the number of places that are compared: straight lines across shared axes, of each view on offer
    and each given one. The depth is how many of them there are for the right view, at all of which it has to agree. It
    is a fault if a wrong view is refuted by less than people can see, if two of them hardly differ, or if lines almost
    touch.

    Raises:
        MalformedStatement: views do not go together, or strokes are none.
    """
    views = {shown.side: shown.view for shown in sheet.views}
    _check_sides(sheet, query)
    demand_different([listed(view) for view in query.options])
    found = [
        [place for side, given in views.items() for place in compared(option, query.side, given, side)]
        for option in query.options
    ]
    fits = [all(place.gap <= SAME for place in places) for places in found]
    longest = max(max(view.width, view.height) for view in views.values())
    least = LEAST_GAP * longest
    right = query.options[fits.index(True)] if any(fits) else query.options[0]
    given = sorted((side, listed(view)) for side, view in views.items())
    return choice(
        fits,
        "a straight line lies where another view has nothing",
        method=METHOD,
        unit=QUESTIONS[WhichView].unit,
        difficulty=sum(map(len, found)),
        canonical=(query.side, given, sorted(map(listed, query.options))),
        structure=f"{query.side} from {' and '.join(sorted(views))}",
        effort={"places": sum(map(len, found))},
        faults=_faults(sheet, query, [max((place.gap for place in places), default=0) for places in found], least),
        depth=Depth.properties(sum(len(_places(right, query.side, view, side)) for side, view in views.items())),
    )


def _check_sides(sheet: Sheet, query: WhichView) -> None:
    """Refuse a sheet whose views are of one side twice, or of different sizes along one axis of the part."""
    check_sheet(sheet, *((query.side, view) for view in query.options))
    sides = [shown.side for shown in sheet.views]
    if query.side in sides:
        raise MalformedStatement("the missing view is on the sheet")
    if {axis for side in sides for axis in shared(query.side, side)} < {ray.axis for ray in LOOKS[query.side][:2]}:
        raise MalformedStatement("an axis of the missing view is not seen on the sheet")


def _places(offered: View, side: Side, given: View, of: Side) -> set[tuple[Axis, int]]:
    """Where straight lines lie across shared axes, in either view."""
    looks = ((offered, side), (given, of))
    return {(axis, at) for axis in shared(side, of) for view, one in looks for at in straight(view, one, axis)}


def _faults(sheet: Sheet, query: WhichView, gaps: Sequence[int], least: float) -> Iterator[str]:
    if any(SAME < gap < least for gap in gaps):
        yield "a wrong view is hardly refuted"
    if min(apart(one, other) for one, other in combinations(query.options, 2)) < LEAST_APART:
        yield "two options hardly differ"
    between = LEAST_BETWEEN_LINES * least / LEAST_GAP
    if min(map(nearest_lines, (*(shown.view for shown in sheet.views), *query.options))) < between:
        yield "two lines almost touch"


def certify_why(sheet: Sheet, query: WhichView, answer: str, why: Reasons) -> Faults:
    """Each wrong view is refuted where it is said, and the part has the given views and the right one."""
    wrong = [letter for letter in LETTERS[: len(query.options)] if letter != answer]
    if [clash.letter for clash in why.clashes] != wrong:
        return ("not every wrong view is refuted once, in order",)
    views = {shown.side: shown.view for shown in sheet.views}
    least = LEAST_GAP * max(max(view.width, view.height) for view in views.values())
    for clash in why.clashes:
        if clash.side not in views:
            return ("the view that refutes is not on the sheet",)
        option = query.options[LETTERS.index(clash.letter)]
        if not any(
            (place.axis, place.at, place.offered) == (clash.axis, clash.at, clash.offered) and place.gap >= least
            for place in compared(option, query.side, views[clash.side], clash.side)
        ):
            return ("nothing is wrong with a view where it is said",)
    surface = Surface(why.part)
    right = query.options[LETTERS.index(answer)]
    return tuple(fault for side, view in (*views.items(), (query.side, right)) for fault in surface.faults(view, side))
