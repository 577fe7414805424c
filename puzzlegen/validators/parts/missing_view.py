"""Refutes views of a part by the other views on a sheet, and sees by rays that a part has the one that is left.

Of views one of which is wrong, each that may be is put away: those that are left agree with one another for one of them
only, and a part has them all.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.facts.parts.sides import LOOKS, Axis, Side, shared
from puzzlegen.formats.parts.kits.drawings import Mesh, Sheet, Shown, View
from puzzlegen.formats.parts.missing_view import QUESTIONS, Conflicts, Query, Reasons, WhichView, WrongView
from puzzlegen.validators.parts.kits.drawn_views import (
    LEAST_BETWEEN_LINES,
    SAME,
    Place,
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
LEAST_VIEWS: Final = 3
"""On a sheet of which one is wrong."""


def certify(sheet: Sheet, query: Query) -> Certificate:
    """Find every option that agrees with the sheet, or view without which all others agree, wherever lines lie across.

    The difficulty is the number of places that are compared: straight lines across shared axes, of each view on offer
    and each given one, or of each two on the sheet. The depth is how many of them there are for the right view, at all
    of which it has to agree, or at how many different places lines of the sheet lie. It is a fault if a wrong option is
    refuted by less than people can see, if two of them hardly differ, or if lines almost touch.

    Raises:
        MalformedStatement: views do not go together, or strokes are none.
    """
    if isinstance(query, WhichView):
        return _certify_missing(sheet, query)
    return _certify_wrong(sheet)


def _certify_missing(sheet: Sheet, query: WhichView) -> Certificate:
    views = {shown.side: shown.view for shown in sheet.views}
    _check_sides(sheet, query)
    demand_different([listed(view) for view in query.options])
    found = [
        [place for side, given in views.items() for place in compared(option, query.side, given, side)]
        for option in query.options
    ]
    gaps = [_worst(places) for places in found]
    fits = [gap <= SAME for gap in gaps]
    right = query.options[fits.index(True)] if any(fits) else query.options[0]
    given = sorted((side, listed(view)) for side, view in views.items())
    faults = [*_faults((*views.values(), *query.options), gaps, _longest(sheet))]
    if min(apart(one, other) for one, other in combinations(query.options, 2)) < LEAST_APART:
        faults.append("two options hardly differ")
    return choice(
        fits,
        "a straight line lies where another view has nothing",
        method=METHOD,
        unit=QUESTIONS[WhichView].unit,
        difficulty=sum(map(len, found)),
        canonical=(query.side, given, sorted(map(listed, query.options))),
        structure=f"{query.side} from {' and '.join(sorted(views))}",
        effort={"places": sum(map(len, found))},
        faults=faults,
        depth=Depth.properties(sum(len(_places(right, query.side, view, side)) for side, view in views.items())),
    )


def _certify_wrong(sheet: Sheet) -> Certificate:
    check_sheet(sheet)
    if len(sheet.views) < LEAST_VIEWS:
        raise MalformedStatement("of two views, nobody knows which is wrong")
    sides = [shown.side for shown in sheet.views]
    found = {frozenset((one.side, other.side)): _between(one, other) for one, other in combinations(sheet.views, 2)}
    gaps = [max(_worst(places) for pair, places in found.items() if side not in pair) for side in sides]
    lines = {
        place
        for one, other in combinations(sheet.views, 2)
        for place in _places(one.view, one.side, other.view, other.side)
    }
    return choice(
        [gap <= SAME for gap in gaps],
        "views that are left without it contradict one another",
        method=METHOD,
        unit=QUESTIONS[WrongView].unit,
        difficulty=sum(map(len, found.values())),
        canonical=sorted((shown.side, listed(shown.view)) for shown in sheet.views),
        structure=f"one of {' and '.join(sorted(sides))}",
        effort={"places": sum(map(len, found.values()))},
        faults=_faults([shown.view for shown in sheet.views], gaps, _longest(sheet)),
        depth=Depth.properties(len(lines)),
    )


def _between(one: Shown, other: Shown) -> list[Place]:
    """The places along shared axes at which two views on the sheet are compared."""
    return [*compared(one.view, one.side, other.view, other.side)]


def _worst(places: Sequence[Place]) -> int:
    """By how much views differ where they do most."""
    return max((place.gap for place in places), default=0)


def _longest(sheet: Sheet) -> int:
    return max(max(shown.view.width, shown.view.height) for shown in sheet.views)


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


def _faults(views: Sequence[View], gaps: Sequence[int], longest: int) -> Iterator[str]:
    if any(SAME < gap < LEAST_GAP * longest for gap in gaps):
        yield "a wrong option is hardly refuted"
    if min(map(nearest_lines, views)) < LEAST_BETWEEN_LINES * longest:
        yield "two lines almost touch"


def certify_why(sheet: Sheet, query: Query, answer: str, why: Reasons | Conflicts) -> Faults:
    """Each wrong option is refuted where it is said, and the part has all views that are not wrong."""
    if isinstance(query, WhichView):
        assert isinstance(why, Reasons), "the format has these facts for this question"
        return _certify_reasons(sheet, query, answer, why)
    assert isinstance(why, Conflicts), "likewise"
    return _certify_conflicts(sheet, answer, why)


def _certify_reasons(sheet: Sheet, query: WhichView, answer: str, why: Reasons) -> Faults:
    wrong = [letter for letter in LETTERS[: len(query.options)] if letter != answer]
    if [clash.letter for clash in why.clashes] != wrong:
        return ("not every wrong view is refuted once, in order",)
    views = {shown.side: shown.view for shown in sheet.views}
    least = LEAST_GAP * _longest(sheet)
    for clash in why.clashes:
        if clash.side not in views:
            return ("the view that refutes is not on the sheet",)
        option = query.options[LETTERS.index(clash.letter)]
        if not any(
            (place.axis, place.at, place.offered) == (clash.axis, clash.at, clash.offered) and place.gap >= least
            for place in compared(option, query.side, views[clash.side], clash.side)
        ):
            return ("nothing is wrong with a view where it is said",)
    right = query.options[LETTERS.index(answer)]
    return _seen(why.part, {**views, query.side: right})


def _certify_conflicts(sheet: Sheet, answer: str, why: Conflicts) -> Faults:
    wrong = sheet.views[LETTERS.index(answer)]
    views = {shown.side: shown.view for shown in sheet.views if shown is not wrong}
    if len({conflict.side for conflict in why.conflicts} & {*views}) < len(why.conflicts):
        return ("the wrong view does not contradict two others",)
    for conflict in why.conflicts:
        if not any(
            (place.axis, place.at, place.offered) == (conflict.axis, conflict.at, conflict.on_wrong)
            and place.gap >= LEAST_GAP * _longest(sheet)
            for place in compared(wrong.view, wrong.side, views[conflict.side], conflict.side)
        ):
            return ("two views agree where they are said not to",)
    return _seen(why.part, views)


def _seen(part: Mesh, views: Mapping[Side, View]) -> Faults:
    """What of views is not seen of a part."""
    surface = Surface(part)
    return tuple(fault for side, view in views.items() for fault in surface.faults(view, side))
